"""Places in a record: where to jump to in a replay, and a match up to one of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from chiliad.errors import Unreadable
from chiliad.game import CHANCE, OVER
from chiliad.records import Record


def marks(record: Record, number: int) -> tuple[int, list[int]]:
    """How many lines deal ``number`` (from 1) has, and the steps before which a trick or a turn begins."""
    found, count, begins = list[int](), 0, record.game.face("presentation").begins
    for entered, state, _ in _walk(record, number):
        if entered and begins(state):
            found.append(count)
        count += entered
    return count, found


def cut(record: Record, number: int, step: int) -> Record:
    """The match as it stood after ``step`` lines of deal ``number``, nothing drawn yet that comes after.

    Raises ``Unreadable("no-such-step")`` where that deal has fewer, or where the cards are still being dealt.
    """
    places = [(place, state) for _, state, place in _walk(record, number)]
    dealt = [at for at, (_, state) in enumerate(places) if record.game.actor(state) != CHANCE]
    if step >= len(places) or not dealt or step < dealt[0]:
        raise Unreadable("no-such-step", number=step, first=dealt[0] if dealt else 0, last=len(places) - 1)
    place, state = places[step]
    deal = record.deals[number - 1]
    over = record.game.actor(state) == OVER
    part = replace(deal, actions=deal.actions[:place], settlement=deal.settlement if over else None)
    part.comments, part.lines_read = {}, []
    deals = [*record.deals[: number - 1], part]
    # Its cards are another match's: the proof of those says nothing of what is played from here.
    return Record(record.game, record.preset, record.rules, list(record.players), deals)


def _walk(record: Record, number: int) -> Iterator[tuple[bool, object, int]]:
    """For each entry of a deal True, the state before it and its place in the log; last False and the deal's end."""
    deal = record.deals[number - 1]
    state, place = deal.start, 0
    for entry in record.game.entries(record.rules, deal.start, deal.actions):
        yield True, state, place
        state, place = entry.state, entry.length
    yield False, state, place
