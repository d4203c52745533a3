"""The comparison of log and speech finds the faults that it is for."""

from __future__ import annotations

import pytest

from heard.compare import faults

LOG = ["Boris plays 9 of hearts.", "Cleo takes the trick, 14 points: 14 so far.", "You pass.", "You pass."]


def test_what_is_spoken_once_and_in_order_is_right() -> None:
    assert faults(LOG, ["Your turn. " + LOG[0], "card 2", LOG[1], "You pass. You pass."]) == []


@pytest.mark.parametrize(
    "speech,found",
    [
        ([LOG[1], LOG[0], *LOG[2:]], "out of order"),
        ([LOG[0], *LOG[2:]], "lost: cleo takes"),
        ([LOG[0], *LOG], "once too often: boris plays"),
        (LOG[:3], "lost: you pass"),
        ([], "lost: boris"),
    ],
)
def test_what_is_reversed_lost_or_repeated_is_found(speech: list[str], found: str) -> None:
    assert any(found in one for one in faults(LOG, speech))
