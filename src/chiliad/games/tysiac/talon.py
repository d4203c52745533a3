"""Talon, concession and contract of Tysiac (T9 to T11, T22, T41): what the declarer does before the first trick."""

from __future__ import annotations

from chiliad._jit import hot, kernel, set_at
from chiliad.game import NOBODY
from chiliad.games.tysiac.options import CONCESSION_NO, ENDGAME_BARREL, RAISE_HELD, Rules
from chiliad.games.tysiac.state import (
    ACES,
    CONTRACT,
    GIVE,
    LAY_AWAY,
    OVER_CONCEDED,
    OVER_PLAYED,
    PLAY,
    SECOND,
    TAKE,
    TAKE_FIRST,
    TAKE_SECOND,
    Auction,
    Numbers,
    Standing,
    State,
    marriage_points,
    next_seat,
)

FIRST_CALL = 100
CALL_STEP = 5


@hot
def is_golden(rules: Rules, before: Standing) -> bool:
    """Whether a deal is one of the golden ones, that begin a match: as many as there are players (T37)."""
    return rules.golden_deal == 1 and before.golden_deals < len(before.totals)


@hot
def declarable_points(rules: Rules, hand: int) -> int:
    """What a hand can declare is worth: its marriages, and four aces where they count (T3, T34)."""
    points = marriage_points(rules, hand)
    if rules.ace_marriage and hand & ACES == ACES:
        points += rules.ace_marriage_value
    return points


@hot
def call_index(points: int) -> int:
    """The index of a bid or contract of this number of points."""
    return (points - FIRST_CALL) // CALL_STEP


@hot
def calls_between(rules: Rules, low: int, high: int) -> int:
    """The mask of the bids from ``low`` to ``high`` points, by ``rules.step``; empty when ``low > high``."""
    if low > high:
        return 0
    mask = ((1 << (call_index(high) + 1)) - 1) & ~((1 << call_index(low)) - 1)
    if rules.step == CALL_STEP:
        return mask
    stepped = 0
    for points in range(FIRST_CALL, rules.bid_max + 1, rules.step):
        stepped |= 1 << call_index(points)
    return mask & stepped


@hot
def on_barrel(rules: Rules, before: Standing, seat: int) -> bool:
    """Whether a seat plays this deal on the barrel: its total is exactly the barrel's (T25)."""
    return rules.endgame == ENDGAME_BARREL and before.totals[seat] == rules.target - rules.barrel_width


@hot
def contract_fixed(rules: Rules, before: Standing, auction: Auction) -> bool:
    """Whether the deal must be played for what it was bid: a golden deal, or one bid blind (T36, T37)."""
    return auction.blind == 1 or is_golden(rules, before)


@hot
def may_concede(rules: Rules, state: State) -> bool:
    """Whether the declarer may concede: before giving or laying away a card, and never on the barrel (T22)."""
    if rules.concession == CONCESSION_NO or contract_fixed(rules, state.before, state.auction):
        return False
    if state.auction.laid:
        return False
    for seat in range(len(state.hands)):
        if state.auction.given[seat] >= 0:
            return False
    return not on_barrel(rules, state.before, state.auction.declarer)


@hot
def apply_take(state: State, index: int) -> State:
    """The declarer shows one of two talons and takes it up; the other is never shown (T41)."""
    auction, seat = state.auction, state.turn
    talon, aside = auction.talon, auction.aside
    if index == TAKE_SECOND:
        talon, aside = aside, talon
    taken = Auction(
        talon,
        auction.passed,
        auction.bids,
        seat,
        auction.contract,
        auction.given,
        auction.blind,
        aside,
        auction.laid,
    )
    return with_auction(state, GIVE, seat, set_at(state.hands, seat, state.hands[seat] | talon), taken)


@hot
def apply_lay_away(state: State, card: int) -> State:
    """The declarer lays a card away, face down; after the second one the contract is named (T41, T11)."""
    auction, seat = state.auction, state.turn
    laid = Auction(
        auction.talon,
        auction.passed,
        auction.bids,
        seat,
        auction.contract,
        auction.given,
        auction.blind,
        auction.aside,
        auction.laid | 1 << card,
    )
    hands = set_at(state.hands, seat, state.hands[seat] & ~(1 << card))
    return with_auction(state, CONTRACT if auction.laid else GIVE, seat, hands, laid)


@hot
def legal_give(state: State) -> int:
    """Any card to either opponent who has not received one yet (T10)."""
    declarer = state.auction.declarer
    hand = state.hands[declarer]
    first = next_seat(state, declarer)
    return (hand if state.auction.given[first] < 0 else 0) | (
        hand << SECOND if state.auction.given[next_seat(state, first)] < 0 else 0
    )


@hot
def legal_option(state: State) -> int:
    """What two players have besides: take one of two talons, then lay any card away (T41)."""
    if state.phase == TAKE:
        return 1 << TAKE_FIRST | 1 << TAKE_SECOND
    return state.hands[state.turn] << LAY_AWAY


@hot
def apply_give(state: State, index: int) -> State:
    """One card goes to one opponent; after the second card the declarer names the contract (T10, T11)."""
    declarer = state.auction.declarer
    card, seat = index, next_seat(state, declarer)
    if index >= SECOND:
        card, seat = index - SECOND, next_seat(state, seat)
    hands = set_at(state.hands, declarer, state.hands[declarer] & ~(1 << card))
    hands = set_at(hands, seat, hands[seat] | 1 << card)
    before_first = True
    for receiver in range(len(hands)):
        before_first = before_first and state.auction.given[receiver] < 0
    given = set_at(state.auction.given, seat, card)
    return _with_contract(state, GIVE if before_first else CONTRACT, state.auction.contract, hands, given)


@hot
def contract_limit(rules: Rules, hand: int, contract: int) -> int:
    """The highest contract after giving, with the eight cards left (T11); the auction's figure is always allowed."""
    if rules.raise_limit == RAISE_HELD:
        return max(contract, min(rules.bid_max, rules.bid_without_marriage_max + declarable_points(rules, hand)))
    return rules.bid_max


@hot
def legal_contract(rules: Rules, state: State) -> int:
    """The auction's figure and every higher one up to the limit (T11)."""
    if contract_fixed(rules, state.before, state.auction):
        return 1 << call_index(state.auction.contract)
    return calls_between(
        rules,
        state.auction.contract,
        contract_limit(rules, state.hands[state.auction.declarer], state.auction.contract),
    ) | 1 << call_index(state.auction.contract)


@hot
def apply_contract(state: State, index: int) -> State:
    """The declarer names the contract and leads (T11, T12)."""
    return _with_contract(state, PLAY, FIRST_CALL + CALL_STEP * index, state.hands, state.auction.given)


@kernel
def apply_concede(state: State) -> State:
    """The deal ends unplayed (T22)."""
    return _with_contract(state, OVER_CONCEDED, state.auction.contract, state.hands, state.auction.given)


@hot
def _with_contract(state: State, phase: int, contract: int, hands: Numbers, given: Numbers) -> State:
    auction = state.auction
    turn = auction.declarer if phase < OVER_PLAYED else NOBODY
    named = Auction(
        auction.talon,
        auction.passed,
        auction.bids,
        auction.declarer,
        contract,
        given,
        auction.blind,
        auction.aside,
        auction.laid,
    )
    return with_auction(state, phase, turn, hands, named)


@hot
def with_auction(state: State, phase: int, turn: int, hands: Numbers, auction: Auction) -> State:
    """A deal before its first trick, with what a call or a gift has changed."""
    return State(
        before=state.before,
        dealer=state.dealer,
        phase=phase,
        turn=turn,
        hands=hands,
        auction=auction,
        played=state.played,
        excluded=state.excluded,
        shown=state.shown,
        trump=state.trump,
        led=state.led,
        second=state.second,
        points=state.points,
        takers=state.takers,
    )
