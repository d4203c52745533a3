"""A deal of four players as one of three: the searches know no other, and who sits out has no part in it (T42).

An action is the same integer in both: none names a seat.
"""

from __future__ import annotations

from dataclasses import fields, replace

from chiliad.game import Event
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.scoring import is_bomb
from chiliad.games.tysiac.state import DEAL, Auction, Numbers, Standing
from chiliad.games.tysiac.talon import is_golden
from chiliad.information import InformationState

_SEATS_OF_EVENTS = ("seat", "receiver", "leader")


def as_three(info: InformationState[Observation]) -> InformationState[Observation]:
    """What a seat of four knows, with the dealer left out and the seats numbered 0 to 2; all else unchanged."""
    seen = info.observation
    if len(seen.counts) != 4:
        return info
    three = _three(seen)

    def events() -> tuple[Event, ...]:
        return tuple(_event(event, seen.dealer) for event in info.events)

    return InformationState(info.game, three.rules, three.seat, three.before, three.dealer, three, events)


def _seat(seat: int, dealer: int) -> int:
    """The number of a seat without the dealer's; NOBODY remains."""
    return seat - 1 if seat > dealer else seat


def _numbers(values: Numbers, dealer: int) -> Numbers:
    return (*values[:dealer], *values[dealer + 1 :])


def _mask(mask: int, dealer: int) -> int:
    """A mask of seats."""
    below = mask & (1 << dealer) - 1
    return below | mask >> dealer + 1 << dealer


def _event(event: Event, dealer: int) -> Event:
    names = [one.name for one in fields(event) if one.name in _SEATS_OF_EVENTS]  # type: ignore[arg-type]
    return replace(event, **{name: _seat(getattr(event, name), dealer) for name in names})  # type: ignore[type-var]


def _rules(rules: Rules) -> Rules:
    if not is_bomb(rules):
        return rules._replace(players=3)
    return rules._replace(players=3, concession_award_min=rules.concession_award_four)


def _three(seen: Observation) -> Observation:
    dealer, before, auction = seen.dealer, seen.before, seen.auction
    golden = is_golden(seen.rules, before)  # so it must be with three players, and with none after the last one
    standing = Standing(
        totals=_numbers(before.totals, dealer),
        concessions=_numbers(before.concessions, dealer),
        empty_hands=_numbers(before.empty_hands, dealer),
        barrel_deals=_numbers(before.barrel_deals, dealer),
        barrel_falls=_numbers(before.barrel_falls, dealer),
        golden_deals=0 if golden else min(before.golden_deals, 3),
    )
    return seen._replace(
        rules=_rules(seen.rules),
        seat=_seat(seen.seat, dealer),
        before=standing,
        dealer=(dealer + 2) % 3,  # the seat before the opener
        turn=seen.turn if seen.phase == DEAL else _seat(seen.turn, dealer),
        counts=_numbers(seen.counts, dealer),
        auction=Auction(
            talon=auction.talon,
            passed=_mask(auction.passed, dealer),
            bids=_numbers(auction.bids, dealer),
            declarer=_seat(auction.declarer, dealer),
            contract=auction.contract,
            given=_numbers(auction.given, dealer),
            blind=auction.blind,
        ),
        played=_numbers(seen.played, dealer),
        excluded=_numbers(seen.excluded, dealer),
        held=_numbers(seen.held, dealer),
        points=_numbers(seen.points, dealer),
        takers=_mask(seen.takers, dealer),
    )
