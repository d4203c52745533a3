"""The score sheet of a match: ``Sheet`` of docs/protocol.md."""

from __future__ import annotations

from typing import Any

from chiliad.game import NOBODY
from chiliad.games.tysiac.scoring import deal_scores
from chiliad.games.tysiac.state import OVER_CONCEDED
from chiliad.play.language import Language
from chiliad.play.match import Match
from chiliad.play.record import Deal, Record
from chiliad.server.showing.following import Scene
from chiliad.server.showing.said import Said
from chiliad.server.showing.tysiac_desk import standing


def sheet(match_or_record: Match | Record, language: Language, seat: int | None) -> dict[str, Any]:
    """The deals that are over, as ``seat`` is told of them; the same figures for everybody."""
    record = match_or_record.record if isinstance(match_or_record, Match) else match_or_record
    scene = Scene(record, seat, Said(language))
    settled = [(number, deal) for number, deal in enumerate(record.deals) if deal.settlement is not None]
    over = record.winner != NOBODY
    last = settled[-1][1].settlement if settled else None
    totals = last.after.totals if last is not None else record.game.before(record.rules).totals
    return {
        "game": record.game.name,
        "names": list(scene.seats.names),
        "deals": [_deal(scene, number, deal) for number, deal in settled],
        "totals": list(totals),
        "winner": record.winner if over else None,
        "payment": _payment(scene) if over and record.payment is not None else None,
    }


def _payment(scene: Scene) -> dict[str, Any]:
    paid, winner = scene.record.payment, scene.record.winner
    assert paid is not None, "a match that was paid"
    lines = scene.payment()
    return {"payer": 1 - winner, "payee": winner, "amount": paid.amount, "small": paid.small, "lines": lines}


def _deal(scene: Scene, number: int, deal: Deal) -> dict[str, Any]:
    game, rules, settlement = scene.record.game, scene.record.rules, deal.settlement
    assert settlement is not None, "the deal is over"
    state = deal.start
    for action in deal.actions:
        state = game.apply(rules, state, action)
    view = game.view(rules, state, NOBODY)
    shared = {
        "deal": number + 1,
        "dealer": deal.dealer,
        "points": list(settlement.points) or None,
        "scores": list(settlement.scores),
        "totals": list(settlement.after.totals),
        "told": scene.telling.settled(view, settlement),
    }
    own = _tysiac(rules, view, deal) if game.name == "tysiac" else _mille(deal)
    return {**shared, **own}


def _tysiac(rules: Any, view: Any, deal: Deal) -> dict[str, Any]:
    assert deal.settlement is not None, "the deal is over"
    after = deal.settlement.after
    kept = ("barrel_left", "concessions", "empty_hands")
    marks = [standing(rules, after, seat) for seat in range(len(after.totals))]
    return {
        "declarer": view.auction.declarer,
        "contract": view.auction.contract,
        "conceded": view.phase == OVER_CONCEDED,
        "made": _made(rules, view),
        "stars": [],
        "circled": [],
        "marks": [{key: one[key] for key in kept} for one in marks],
    }


def _made(rules: Any, view: Any) -> bool | None:
    """Whether the contract was made; None where it was conceded, and not played."""
    if view.phase == OVER_CONCEDED:
        return None
    declarer, contract = view.auction.declarer, view.auction.contract
    # Before penalties: what the contract alone brought. Too small a contract on the barrel is made, and brings nothing.
    made: bool = deal_scores(rules, view.before, declarer, contract, False, view.points)[declarer] >= 0
    return made


def _mille(deal: Deal) -> dict[str, Any]:
    """Stars and chapeaux are those this deal added."""
    assert deal.settlement is not None, "the deal is over"
    before, after = deal.before, deal.settlement.after
    seats = range(len(after.totals))
    return {
        "declarer": None,
        "contract": None,
        "conceded": False,
        "made": None,
        "stars": [after.stars[seat] - before.stars[seat] for seat in seats],
        "circled": [after.chapeaux[seat] > before.chapeaux[seat] for seat in seats],
        "marks": None,
    }
