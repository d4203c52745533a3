"""The score sheet of a match."""

from __future__ import annotations

from chiliad.game import NOBODY
from chiliad.i18n.language import Language
from chiliad.play.match import Match
from chiliad.play.showing import Scene
from chiliad.presentation.desk import SheetDeal
from chiliad.presentation.said import Said
from chiliad.records import Deal, Payment, Record
from chiliad.server.protocol import Sheet, SheetPayment


def sheet(match_or_record: Match | Record, language: Language, seat: int | None) -> Sheet:
    """The deals that are over, as ``seat`` is told of them; the same figures for everybody."""
    record = match_or_record.record if isinstance(match_or_record, Match) else match_or_record
    scene = Scene(record, seat, Said(language))
    settled = [(number, deal) for number, deal in enumerate(record.deals) if deal.settlement is not None]
    over = record.winner != NOBODY
    last = settled[-1][1].settlement if settled else None
    totals = last.after.totals if last is not None else record.game.before(record.rules).totals
    return Sheet(
        game=record.game.name,
        names=list(scene.seats.names),
        deals=[_deal(scene, number, deal) for number, deal in settled],
        totals=list(totals),
        winner=record.winner if over else None,
        payment=_payment(scene, record.payment) if over and record.payment is not None else None,
    )


def _payment(scene: Scene, paid: Payment) -> SheetPayment:
    winner = scene.record.winner
    return SheetPayment(1 - winner, winner, paid.amount, paid.small, scene.payment())


def _deal(scene: Scene, number: int, deal: Deal) -> SheetDeal:
    game, rules, settlement = scene.record.game, scene.record.rules, deal.settlement
    assert settlement is not None, "the deal is over"
    state = deal.start
    for action in deal.actions:
        state = game.apply(rules, state, action)
    view = game.view(rules, state, NOBODY)
    line = SheetDeal(
        deal=number + 1,
        dealer=deal.dealer,
        points=list(settlement.points) or None,
        scores=list(settlement.scores),
        totals=list(settlement.after.totals),
        told=scene.telling.settled(view, settlement),
    )
    shown: SheetDeal = game.face("presentation").sheet_deal(line, rules, deal.before, view, settlement)
    return shown
