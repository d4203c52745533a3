"""What a desk of Tysiac shares with others: the moves that all tables have, the standing that a whole deal has."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from chiliad.games import GAMES
from chiliad.games.tysiac import choices
from chiliad.games.tysiac.choices import moves
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.state import GIVE, KIND_PLAY, PLAY, SECOND
from chiliad.i18n.language import Language
from chiliad.i18n.words import ASCII, MARKED, Seats
from chiliad.presentation.said import Said
from chiliad.server.presenters import Viewer
from server.matches import ENGLISH, dealt, played

TYSIAC = GAMES["tysiac"]


def observations() -> list[Any]:
    """What seats observe that may give a card, or declare a marriage: two of each by seat."""
    found: dict[tuple[int, int], list[Any]] = {}
    rng = random.Random(4)
    while len(found) < 2 * TYSIAC.default_seats or min(map(len, found.values())) < 2:
        for match in played(dealt(TYSIAC, rng, rules=Rules()), rng, "anything"):
            if match.deal_over:
                break
            observation = match.observe()
            if observation.phase == GIVE or (observation.phase == PLAY and observation.legal[KIND_PLAY] >> SECOND):
                found.setdefault((observation.phase, observation.seat), []).append(observation)
    return [one for kept in found.values() for one in kept[:2]]


def test_a_move_made_for_one_table_is_shown_only_where_it_is_the_same() -> None:
    """A label has words, cards in a style, receivers by name, points of the rules, and who is to act."""
    languages, styles = (ENGLISH, Language("pl")), (MARKED, ASCII)
    names = (["Ala", "Bo", "Cem"], ["Dan", "Eve", "Flo"])
    rules = (Rules(), Rules(marriage_values=(20, 30, 50, 70)))
    asked = list(product(observations(), languages, styles, names, rules))

    def shown(observation: Any, language: Language, style: str, players: list[str], chosen: Rules) -> list[Any]:
        said = Said(language, style)
        return moves(said, Seats(said, players, observation.seat), chosen, observation)

    choices._made.cache_clear()
    shared = [shown(*one) for one in asked]
    assert choices._made.cache_info().hits > 0
    for one, seen in zip(asked, shared, strict=True):
        choices._made.cache_clear()
        assert seen == shown(*one)


@pytest.mark.parametrize("seed", range(3))
def test_the_standing_shown_is_that_before_the_deal_and_then_that_after_it(seed: int) -> None:
    rng = random.Random(seed)
    match = dealt(TYSIAC, rng)
    viewer, before = Viewer(match, 0, ENGLISH), match.totals
    for _ in played(match, rng, "greedy"):
        desk: Any = viewer.desk()
        assert [one.total for one in desk.standing] == list(match.totals if match.deal_over else before)
    settlement = match.record.deals[-1].settlement
    assert settlement is not None
    assert (match.totals != before) == any(settlement.scores)  # a total may be locked
