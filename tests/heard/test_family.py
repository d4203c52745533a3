"""Tables of two and of four by ear, with Orca: what three at a table never meet."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from heard.conftest import DEALS
from heard.listener import Listener

NEW = {"take", "discard"}  # the decisions of two players that three do not have
BOUGHT = 4  # the number of the table whose first auction the person wins
STEPS_MAX = 12
TARGETS = {2: 300, 4: 400}  # points, by the number of players: a match of a few deals


@pytest.fixture(autouse=True)
def story(listener: Listener) -> Iterator[None]:
    """Print the keys and the speech: pytest shows them where a test fails."""
    since = time.time()
    yield
    print(listener.journal.story(since))


def test_the_talons_and_what_two_lay_away_are_heard(listener: Listener) -> None:
    seat, met = listener, set()
    seat.sit("tysiac", BOUGHT, preset="kurnik", options={"players": 2})
    seat.listen()
    for _ in range(STEPS_MAX):
        news = seat.my_turn()
        seat.heard_all()
        at = news["desk"]["phase"]
        if met >= NEW and at != "discard":
            break
        if at in NEW - met:
            assert seat.asks("t") == ""
            assert seat.asks("h") == ""
        met.add(at)
        seat.step()
    assert met >= NEW
    seat.heard_all()
    assert seat.faults() == [], "events that are not spoken once and in order"


@pytest.mark.skipif(DEALS == 0, reason="make heard")
@pytest.mark.parametrize("players", TARGETS)
def test_a_whole_match_is_heard(listener: Listener, players: int) -> None:
    seat = listener
    seat.sit("tysiac", preset="polish", options={"players": players, "target": TARGETS[players], "lock_width": 50})
    seat.listen()
    deals = 0
    while True:
        news = seat.my_turn()
        seat.heard_all()
        if news["head"]["phase"] == "over":
            break
        if news["head"]["phase"] == "playing":
            seat.step()
        else:
            deals += 1
            seat.act("n")
    print(f"{deals + 1} deals, {len(seat.told)} sentences, {len(seat.speech)} utterances")
    assert seat.faults() == [], "events that are not spoken once and in order"
