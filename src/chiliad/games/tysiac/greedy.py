"""The greedy policy of Tysiac on plain numbers: the bot ``greedy`` and the compiled roll-outs call these functions.

It counts its cards, looks one trick ahead and remembers what has been played; it does not search and draws no random
numbers.  Its decisions are a frozen baseline: other players are measured against them.  Quantities are in points
unless a comment says otherwise; masks and card numbers are those of ``state.py``.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from chiliad._jit import highest_index, hot, kernel, lowest_index, popcount
from chiliad.game import NOBODY
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import legal_auction, may_redeal
from chiliad.games.tysiac.scoring import concession_is_free
from chiliad.games.tysiac.state import (
    ACES,
    ALL,
    AUCTION,
    CONCEDE,
    CONTRACT,
    GIVE,
    KIND_BID,
    KIND_CONTRACT,
    KIND_GIVE,
    KIND_OPTION,
    KIND_PLAY,
    KING,
    KINGS,
    LAY_AWAY,
    MARRIAGE,
    NINES,
    PASS,
    QUEEN,
    QUEENS,
    REDEAL,
    SECOND,
    SUIT,
    TAKE,
    TAKE_FIRST,
    TEN,
    TENS,
    THIRD,
    Standing,
    State,
    card_points,
    marriages,
    next_of,
    next_seat,
    suit_number,
)
from chiliad.games.tysiac.talon import CALL_STEP, FIRST_CALL, call_index, legal_contract, may_concede, on_barrel
from chiliad.games.tysiac.tricks import beats, higher, legal_play, suit_of, trumps

if TYPE_CHECKING:
    from chiliad.games.tysiac.observation import Observation

# How far an estimate must be above a bid or a raise, or below a contract to concede it: chosen by trial.
BID_MARGIN = 10
RAISE_MARGIN = 25
CONCEDE_MARGIN = 10
BARREL_MARGIN = 15  # how much further to go when a player on the barrel takes part in the auction

_RANKS = 6
_RANK_POINTS = 0xBA4320  # T2: the points of A, 10, K, Q, J, 9, one hexadecimal digit each, the 9 lowest
_PLACE = 32  # a power of 2 above the highest card: ``value * _PLACE + card`` orders by value, then by card

# --- Auction, talon, contract ----------------------------------------------------------------------------------------


@kernel
def estimate(rules: Rules, hand: int, talon_comes: bool) -> float:
    """About how many points a hand makes for the declarer; with ``talon_comes`` it has seven cards and no talon yet.

    The weights are rounded from a linear fit to deals that this policy played against itself.
    """
    points = 28.0 if talon_comes else -13.0
    best, total = 0, 0
    for suit in range(4):
        cards = hand >> 6 * suit & SUIT
        ace, ten, count = cards >> 5, cards >> TEN & 1, popcount(cards)
        guarded = 14 if ace else 7 if count > 1 else 3
        points += 19 * ace + ten * guarded
        points += (5 if talon_comes else 9) * max(count - 2, 0)
        value = rules.marriage_values[suit]
        if cards & MARRIAGE == MARRIAGE:
            best, total = max(best, value), total + value
        elif cards & MARRIAGE and talon_comes:
            points += value / 9  # its partner may come
    # Without an ace the lead, and with it the marriage, may never come.
    if hand & ACES and best > 0:
        points += best + 9
    elif best > 0:
        points += (0.5 if talon_comes else 0.1) * best
    return points + 0.4 * (total - best)


@kernel
def choose_bid(rules: Rules, before: Standing, seat: int, declarer: int, hand: int, calls: int) -> int:
    """The lowest bid, while it is within what the hand promises; else a pass.  An index of kind BID.

    ``declarer`` is the highest bidder so far, ``calls`` the legal indices.
    """
    least = lowest_index(calls)
    promise = estimate(rules, hand, True) - BID_MARGIN
    if on_barrel(rules, before, seat):
        promise += BARREL_MARGIN  # to wait there costs as much as a contract failed
        if before.barrel_deals[seat] == rules.barrel_deals_max - 1:
            promise = max(promise, float(rules.barrel_contract_min))
    elif declarer >= 0 and on_barrel(rules, before, declarer):
        promise += BARREL_MARGIN  # the highest bidder may win the match by this deal
    if calls >> PASS & 1 == 0:
        return least
    return least if least < PASS and FIRST_CALL + CALL_STEP * least <= promise else PASS


@kernel
def choose_gift(
    rules: Rules, before: Standing, seat: int, hand: int, contract: int, first_given: bool, concedable: bool
) -> int:
    """The card that hurts least, to the next seat, or where it has one to the last; or a concession.  An action.

    It concedes where that is free and the contract is out of reach.  Of two players it lays the card away.
    """
    cheapest, second = _two_cheapest(rules, hand)
    if concedable:
        kept = hand & ~(1 << cheapest | 1 << second)
        if concession_is_free(rules, before, seat) and estimate(rules, kept, False) + CONCEDE_MARGIN < contract:
            return KIND_BID << 6 | CONCEDE
    if len(before.totals) == 2:
        return KIND_OPTION << 6 | LAY_AWAY + cheapest
    return KIND_GIVE << 6 | (SECOND + cheapest if first_given else cheapest)


@kernel
def choose_contract(rules: Rules, before: Standing, seat: int, hand: int, calls: int) -> int:
    """The auction's figure, or the one the hand is sure to make; on the barrel at least what leaves it.  An index."""
    aim = estimate(rules, hand, False) - RAISE_MARGIN
    if on_barrel(rules, before, seat):
        aim = max(aim, float(rules.barrel_contract_min))
    within = calls & (2 << max(call_index(int(aim)), 0)) - 1
    return highest_index(within) if within else lowest_index(calls)


@kernel
def _two_cheapest(rules: Rules, hand: int) -> tuple[int, int]:
    """The two cards of a hand (two at least, else the second is the first) that cost least to give away."""
    first = second = lowest_index(hand)
    least, next_least = 1e9, 1e9
    cards = hand
    while cards:
        card = lowest_index(cards)
        cards &= cards - 1
        worth = gift_cost(rules, hand, card)
        if worth < least:
            second, next_least = first, least
            first, least = card, worth
        elif worth < next_least:
            second, next_least = card, worth
    return first, second


@kernel
def gift_cost(rules: Rules, hand: int, card: int) -> float:
    """What it costs to give a card away."""
    bit, cards = 1 << card, hand & suit_of(card)
    worth = 2.0 * popcount(cards) + card_points(bit)
    if bit & (KINGS | QUEENS):
        value = rules.marriage_values[suit_number(card)]
        worth += value if marriages(cards) else value / 10  # the player who receives it may hold its partner
    if bit & ACES or (bit & TENS and cards & ACES):
        worth += 20
    elif cards & TENS and popcount(cards) == 2:
        worth += 6  # a ten and its guard
    return worth + (4 if marriages(cards) else 0)  # a trump to be


# --- Tricks ----------------------------------------------------------------------------------------------------------


@hot
def choose_lead(rules: Rules, hand: int, unseen: int, trump: int, declaring: bool, legal: int) -> int:
    """Four aces, where they count; a marriage, the surest winners before it; else a winner; else what costs least.

    An index of kind PLAY.

    ``unseen``: the cards that the other two may hold; ``declaring``: whether the seat is the declarer.
    """
    if legal >> THIRD:
        return THIRD + lowest_index(legal >> THIRD)
    trump_suit = trumps(trump)
    beaten = _beaten(unseen)
    sure = hand & ~beaten
    if unseen & trump_suit:
        for suit in range(4):
            cards = SUIT << 6 * suit
            if suit != trump and popcount(unseen & cards) < 3:  # somebody may be void, and trump
                sure &= ~cards
    kings = marriages(hand) if legal >> SECOND else 0
    if kings:
        best, value = 0, -1
        for suit in range(4):
            if kings >> (6 * suit + KING) & 1 and rules.marriage_values[suit] > value:
                best, value = suit, rules.marriage_values[suit]
        entries = sure & ~(SUIT << 6 * best)
        # An ace is safest while there is no trump; but a second marriage needs one to come back to the lead.
        if trump >= 0 or popcount(entries) < popcount(kings):
            return SECOND + 6 * best + (QUEEN if beaten >> (6 * best + KING) & 1 else KING)
        sure = entries
    if declaring and unseen & trump_suit and sure & trump_suit:
        return highest_index(sure & trump_suit)
    if sure:
        return _dearest(sure)
    plain = hand & ~trump_suit
    return _cheapest(rules, hand, plain if plain else hand, beaten, trump)


@hot
def choose_follow(
    rules: Rules,
    hand: int,
    legal: int,
    unseen: int,
    trump: int,
    led: int,
    second: int,
    players: int,
    dealer: int,
    seat: int,
    declarer: int,
    undecided: bool,
) -> int:
    """Points to the other defender's trick; else the cheapest card that wins for certain; else what costs least.

    ``undecided``: whether the declarer has not made the contract yet.  An index of kind PLAY.
    """
    beaten = _beaten(unseen)
    last = second >= 0 or players == 2
    after_me = next_of(players, dealer, seat)
    leader = after_me if last else next_of(players, dealer, after_me)
    best, holder = led, leader
    if second >= 0 and beats(second, led, trump):
        best, holder = second, next_of(players, dealer, leader)
    partner = NOBODY
    if seat != declarer and players > 2:
        first = next_of(players, dealer, declarer)
        partner = next_of(players, dealer, first) if first == seat else first
    safe = last or (trump < 0 and beaten >> best & 1 == 0)
    if holder == partner and safe and undecided:
        return _richest(rules, hand, legal, beaten, trump)
    over = higher(best) | (0 if suit_number(best) == trump else trumps(trump))
    winning = legal & over & (ALL if last else ~beaten)
    homing = winning & TENS & unseen >> 1  # a ten comes home, which the ace might take later
    if homing:
        return lowest_index(homing)
    return _cheapest(rules, hand, winning if winning else legal, beaten, trump)


@hot
def _beaten(unseen: int) -> int:
    """The cards that an unseen card of their suit beats, and the unseen ones themselves."""
    below = unseen | unseen >> 1 & ~ACES
    below |= below >> 2 & ~(ACES | TENS)
    return below | below >> 2 & ~(ACES | TENS)


@hot
def _cost(rules: Rules, hand: int, card: int, beaten: int, trump: int) -> int:
    """What it costs to part with a card in a trick."""
    suit = suit_number(card)
    rank = card - _RANKS * suit
    cards = hand >> _RANKS * suit & SUIT
    cost = 2 * (_RANK_POINTS >> 4 * rank & 15)
    if (rank == KING or rank == QUEEN) and cards & MARRIAGE == MARRIAGE:
        cost += rules.marriage_values[suit]
    if beaten >> card & 1 == 0:
        cost += 5
    elif cards >> TEN & 1 and popcount(cards) == 2:
        cost += 4  # a ten and its guard
    return cost + (6 if suit == trump else 0)


@hot
def _cheapest(rules: Rules, hand: int, cards: int, beaten: int, trump: int) -> int:
    """The card that costs least, of equal ones the lowest number."""
    best = 1 << 40
    while cards:
        card = lowest_index(cards)
        cards &= cards - 1
        best = min(best, _cost(rules, hand, card, beaten, trump) * _PLACE + card)
    return best & _PLACE - 1


@hot
def _richest(rules: Rules, hand: int, cards: int, beaten: int, trump: int) -> int:
    """The card that brings most points for what it costs, of equal ones the lowest number."""
    best = 1 << 40
    while cards:
        card = lowest_index(cards)
        cards &= cards - 1
        points = _RANK_POINTS >> 4 * (card - _RANKS * suit_number(card)) & 15
        best = min(best, (_cost(rules, hand, card, beaten, trump) - 4 * points) * _PLACE + card)
    return best & _PLACE - 1


@hot
def _dearest(cards: int) -> int:
    """The card of most points, of equal ones the lowest number."""
    for rank in range(_RANKS - 1, 0, -1):
        found = cards & NINES << rank
        if found:
            return lowest_index(found)
    return lowest_index(cards)


# --- A whole decision ------------------------------------------------------------------------------------------------


@kernel
def choose_play(rules: Rules, state: State) -> int:
    """The index of kind PLAY that the policy chooses in a state whose phase is PLAY."""
    seat, declarer = state.turn, state.auction.declarer
    hand, legal = state.hands[seat], legal_play(rules, state)
    if legal & legal - 1 == 0:
        return lowest_index(legal)
    gone = hand | (state.auction.laid if seat == declarer else 0)
    for other in range(len(state.hands)):
        gone |= state.played[other]
    unseen = ALL & ~gone
    if state.led < 0:
        return choose_lead(rules, hand, unseen, state.trump, seat == declarer, legal)
    undecided = state.points[declarer] < state.auction.contract
    players, dealer = len(state.hands), state.dealer
    return choose_follow(
        rules, hand, legal, unseen, state.trump, state.led, state.second, players, dealer, seat, declarer, undecided
    )


@kernel
def choose(rules: Rules, state: State) -> int:
    """The action of the policy in a state in which a player acts."""
    seat, auction = state.turn, state.auction
    hand = state.hands[seat]
    if state.phase == AUCTION:
        if may_redeal(rules, state):
            return KIND_OPTION << 6 | REDEAL
        calls = legal_auction(rules, state)
        return KIND_BID << 6 | choose_bid(rules, state.before, seat, auction.declarer, hand, calls)
    if state.phase == TAKE:
        return KIND_OPTION << 6 | TAKE_FIRST
    if state.phase == GIVE:
        first_given = auction.given[next_seat(state, seat)] >= 0
        return choose_gift(rules, state.before, seat, hand, auction.contract, first_given, may_concede(rules, state))
    if state.phase == CONTRACT:
        return KIND_CONTRACT << 6 | choose_contract(rules, state.before, seat, hand, legal_contract(rules, state))
    return KIND_PLAY << 6 | choose_play(rules, state)


def cards_played(observation: Observation) -> int:
    """The mask of all cards played so far."""
    return reduce(or_, observation.played)


def choose_seen(observation: Observation) -> int:
    """The action of the policy for the seat of an observation, one of ``observation.legal``."""
    rules, seat, hand, auction = observation.rules, observation.seat, observation.hand, observation.auction
    if observation.phase == AUCTION:
        if observation.legal[KIND_OPTION] >> REDEAL & 1:
            return KIND_OPTION << 6 | REDEAL
        return KIND_BID << 6 | choose_bid(
            rules, observation.before, seat, auction.declarer, hand, observation.legal[KIND_BID]
        )
    players, dealer = len(observation.counts), observation.dealer
    if observation.phase == TAKE:
        return KIND_OPTION << 6 | TAKE_FIRST
    if observation.phase == GIVE:
        first_given = auction.given[next_of(players, dealer, seat)] >= 0
        concedable = bool(observation.legal[KIND_BID] >> CONCEDE & 1)
        return choose_gift(rules, observation.before, seat, hand, auction.contract, first_given, concedable)
    if observation.phase == CONTRACT:
        return KIND_CONTRACT << 6 | choose_contract(
            rules, observation.before, seat, hand, observation.legal[KIND_CONTRACT]
        )
    legal = observation.legal[KIND_PLAY]
    if legal & legal - 1 == 0:
        return KIND_PLAY << 6 | lowest_index(legal)
    unseen = ALL & ~(hand | auction.laid | cards_played(observation))
    if observation.led < 0:
        return KIND_PLAY << 6 | choose_lead(rules, hand, unseen, observation.trump, seat == auction.declarer, legal)
    undecided = observation.points[auction.declarer] < auction.contract
    return KIND_PLAY << 6 | choose_follow(
        rules,
        hand,
        legal,
        unseen,
        observation.trump,
        observation.led,
        observation.second,
        players,
        dealer,
        seat,
        auction.declarer,
        undecided,
    )
