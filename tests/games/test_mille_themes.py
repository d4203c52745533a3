"""Themed positions of Mille (``mille_themes.py``): ``expert`` finds them all.

In plain Python a few of them are searched with a smaller budget, which is enough for those.
"""

import pytest

from chiliad._jit import COMPILED
from chiliad.bot import Budget, ask
from chiliad.bots import bot_class
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.games.mille.state import (
    ACTION_DRAW,
    ACTION_TAKE,
    KIND_DISCARD,
    KIND_LAY,
    KIND_TURN,
    KIND_WILD,
    RANKS,
    TURN_TAKE_UPCARD_TWO,
)
from games.mille_positions import PAGAT
from games.mille_themes import THEMES
from games.stepping import observed
from pace import count

GAME = GAMES["mille"]
SEEDS = range(1, 4)
BUDGET = None if COMPILED else Budget(nodes=400)
SOME = THEMES[:: len(THEMES) // max(count(len(THEMES)), 2)]
BEGINNINGS = {
    "take": ACTION_TAKE,
    "draw": ACTION_DRAW,
    "take 2": KIND_TURN << 6 | TURN_TAKE_UPCARD_TWO,
}


def turn_of(name, state, seed, budget):
    """The actions of a bot until its turn is over, or chance must act, and the state then."""
    seat, actions = state.turn, []
    while GAME.actor(state) == seat:
        info = observed(GAME, GAME.observe(PAGAT, state, seat))
        actions.append(ask(bot_class("mille", name)(seed), info, budget).action)
        state = GAME.apply(PAGAT, state, actions[-1])
        if actions[-1] in BEGINNINGS.values():
            break
    return actions, state


def fits(expected, actions, end):
    """Whether a turn is as expected; ``mille_themes.py`` says how that is written."""
    if expected in BEGINNINGS:
        return actions[0] == BEGINNINGS[expected]
    laid = {RANKS[(action & 63) >> 2] for action in actions if action >> 6 == KIND_LAY}
    wild = any(action >> 6 == KIND_WILD for action in actions)
    discarded = {RANKS[(action & 63) >> 2] for action in actions if action >> 6 == KIND_DISCARD}
    what, _, rank = expected.partition(" ")
    return {
        "out": end.out != NOBODY,
        "lay": rank in laid,
        "wild": wild,
        "no": not wild,
        "discard": rank in discarded,
        "keep": rank not in discarded,
    }[what]


def found(name, theme, seed, budget=None):
    """Whether a bot plays a theme as expected."""
    return fits(theme.expected, *turn_of(name, theme.state(), seed, budget))


@pytest.mark.parametrize("theme", SOME, ids=[theme.name for theme in SOME])
def test_expert_finds_every_theme(theme):
    assert all(found("expert", theme, seed, BUDGET) for seed in SEEDS), theme.reason


def test_a_beginner_misses_some_themes_and_strong_misses_fewer():
    beginner, strong = (
        [theme.name for theme in THEMES if not found(name, theme, 1)] for name in ("beginner", "strong")
    )
    assert len(strong) < len(beginner)


def test_each_theme_has_a_name_of_its_own_and_a_reason():
    assert len(THEMES) >= 30
    assert len({theme.name for theme in THEMES}) == len(THEMES)
    for theme in THEMES:
        assert len(theme.reason.split()) > 5
        assert theme.begins == (theme.expected in BEGINNINGS)
