"""Hypothesis strategies for matches and options."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st

from chiliad.errors import Unreadable
from chiliad.game import Game, Option
from chiliad.games import GAMES
from chiliad.play.match import Match
from chiliad.records.options import read_options, written_value

SEEDS = st.integers(0, (1 << 63) - 1)
MOVES = st.lists(st.integers(0, 1 << 20), max_size=120)


def written_values(option: Option) -> st.SearchStrategy[Any]:
    """Every value of an option as a record has it."""
    numbers = st.sampled_from(sorted((option.values or {}).values())) if option.values else st.nothing()
    if option.low is not None and option.high is not None:
        numbers |= st.integers(option.low, option.high)
    return numbers.map(lambda number: written_value(option, number))


def options_of(game: Game) -> st.SearchStrategy[dict[str, Any]]:
    """Any choice of options."""
    return st.fixed_dictionaries({}, optional={option.key: written_values(option) for option in game.options})


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match that has not begun: any game, preset, options and seed."""
    game = GAMES[draw(st.sampled_from(list(GAMES)))]
    preset = draw(st.sampled_from(list(game.presets)))
    return Match(game, preset=preset, options=agreeing(game, preset, draw(options_of(game))), seed=draw(SEEDS))


def agreeing(game: Game, preset: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options less those that another one, or the preset, excludes."""
    while True:
        try:
            read_options(game, preset, options)
        except Unreadable as error:
            left_out = error.details["key"] if error.details["key"] in options else error.details["other"]
            options = {key: value for key, value in options.items() if key != left_out}
        else:
            return options


def play_on(match: Match, moves: Iterable[int]) -> Match:
    """Make one random decision per move; begin a new deal when one ends."""
    for move in moves:
        if match.over:
            break
        if match.deal_over:
            match.begin_deal()
        legal = match.legal()
        match.play(legal[move % len(legal)])
    return match


def standing(match: Match) -> tuple[Any, ...]:
    """The whole content of a match, for comparison."""
    deals = [(deal.dealer, deal.before, list(deal.actions), deal.settlement) for deal in match.record.deals]
    return match.state, deals, match.actor, match.winner, match.totals, match.text()
