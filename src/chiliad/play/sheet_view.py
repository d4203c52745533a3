"""The score sheet of a match, as one viewer is told of it: what the page draws and the terminal prints."""

from __future__ import annotations

from typing import Any

from chiliad.game import NOBODY
from chiliad.i18n.language import Language
from chiliad.play.deal_view import Scene
from chiliad.presentation.desk import Sheet, SheetDeal, SheetPayment
from chiliad.presentation.said import Said
from chiliad.presentation.sheet import SheetNotes
from chiliad.records import Deal, Payment, Record

_Notes = SheetNotes[Any, Any, Any]  # each game has types of its own


def sheet(record: Record, language: Language, seat: int | None) -> Sheet:
    """The deals that are over, as ``seat`` is told of them; the same figures for everybody."""
    scene = Scene(record, seat, Said(language))
    settled = [(number, deal) for number, deal in enumerate(record.deals) if deal.settlement is not None]
    over = record.winner != NOBODY
    last = settled[-1][1].settlement if settled else None
    after = last.after if last is not None else record.game.before(record.rules)
    noting = getattr(record.game.face("presentation"), "SheetNotes", SheetNotes)
    notes: _Notes = noting(scene.said, record.rules)
    deals = [_deal(scene, notes, number, deal) for number, deal in settled]
    return Sheet(
        game=record.game.name,
        names=list(scene.seats.names),
        deals=deals,
        totals=list(after.totals),
        counts=notes.counts(after),
        legend=notes.legend(),
        hint=notes.hint(),
        winner=record.winner if over else None,
        payment=_payment(scene, record.payment) if over and record.payment is not None else None,
    )


def _payment(scene: Scene, paid: Payment) -> SheetPayment:
    winner = scene.record.winner
    return SheetPayment(1 - winner, winner, paid.amount, paid.small, scene.payment())


def _deal(scene: Scene, notes: _Notes, number: int, deal: Deal) -> SheetDeal:
    settlement = deal.settlement
    assert settlement is not None, "the deal is over"
    observation, after = scene.record.seen_at_end(deal), settlement.after
    return SheetDeal(
        deal=number + 1,
        dealer=deal.dealer,
        points=list(settlement.points) or None,
        scores=list(settlement.scores),
        totals=list(after.totals),
        contract=notes.contract(observation),
        signs=[notes.signs(seat, observation, after) for seat in range(scene.record.seats)],
        told=scene.narration.settled(observation, settlement),
    )
