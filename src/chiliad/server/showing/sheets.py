"""The score sheet of a match."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from chiliad.game import NOBODY, Settlement
from chiliad.games.tysiac.scoring import deal_scores
from chiliad.games.tysiac.state import OVER_CONCEDED
from chiliad.play.language import Language
from chiliad.play.match import Match
from chiliad.play.record import Deal, Payment, Record
from chiliad.server.protocol import Sheet, SheetDeal, SheetMark, SheetPayment
from chiliad.server.showing.following import Scene
from chiliad.server.showing.said import Said
from chiliad.server.showing.tysiac_desk import standing


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
        declarer=None,
        contract=None,
        conceded=False,
        made=None,
        stars=[],
        circled=[],
        marks=None,
        told=scene.telling.settled(view, settlement),
    )
    return _tysiac(line, rules, view, settlement) if game.name == "tysiac" else _mille(line, deal.before, settlement)


def _tysiac(line: SheetDeal, rules: Any, view: Any, settlement: Settlement) -> SheetDeal:
    after = settlement.after
    counted = [standing(rules, after, seat) for seat in range(len(after.totals))]
    return replace(
        line,
        declarer=view.auction.declarer,
        contract=view.auction.contract,
        conceded=view.phase == OVER_CONCEDED,
        made=_made(rules, view),
        marks=[SheetMark(one.barrel_left, one.concessions, one.empty_hands) for one in counted],
    )


def _made(rules: Any, view: Any) -> bool | None:
    """Whether the contract was made; None where it was conceded, and not played."""
    if view.phase == OVER_CONCEDED:
        return None
    declarer, contract = view.auction.declarer, view.auction.contract
    # Before penalties: what the contract alone brought. Too small a contract on the barrel is made, and brings nothing.
    made: bool = deal_scores(rules, view.before, declarer, contract, False, view.points)[declarer] >= 0
    return made


def _mille(line: SheetDeal, before: Any, settlement: Settlement) -> SheetDeal:
    """Stars and chapeaux are those this deal added."""
    after = settlement.after
    seats = range(len(after.totals))
    return replace(
        line,
        stars=[after.stars[seat] - before.stars[seat] for seat in seats],
        circled=[after.chapeaux[seat] > before.chapeaux[seat] for seat in seats],
    )
