"""A record for one viewer: a deal step by step, and the places to jump to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from chiliad.errors import Unreadable
from chiliad.game import CHANCE, OVER
from chiliad.i18n.language import Language
from chiliad.play.deal_view import DealView, Scene
from chiliad.presentation.said import Said
from chiliad.records import Record
from chiliad.server.protocol import Step


def steps(record: Record, number: int, seat: int | None, language: Language) -> list[Step]:
    """Deal ``number`` (from 1) as ``seat`` saw it, line by line, step 0 being what stood before the first.

    ``seat``: NOBODY for the public, None for all cards: every hand is then in ``shown``.
    """
    game, rules, deal = record.game, record.rules, record.deals[number - 1]
    scene = Scene(record, seat, Said(language))
    followed = DealView(scene, number - 1)
    begins = scene.said.text("deal-begins", number=number, **scene.seats.who(deal.dealer))
    state = deal.start
    if deal.typed is not None and deal.settlement is not None:  # no card of it is known
        result = scene.narration.settled(record.seen_at_end(deal), deal.settlement)
        return [Step(0, "", [begins, scene.said.text("deal-typed"), *result], followed.desk(state))]
    found = [Step(0, "", [begins], followed.desk(state))]
    for entry in game.entries(rules, deal.start, deal.actions):
        for _, told in followed.read(entry.length):
            found.append(Step(len(found), told.line, told.told, followed.desk(entry.state)))
    return found


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
