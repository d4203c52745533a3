"""Rules of Tysiac: two to four players, 24 cards, to 1000.

Options: ``options.py``.  The actions, by kind (``state.py`` has the indices):

    bid      0  100 to 400 by fives, pass, concede        T5 to T8, T22
    contract 1  the contract in points                    T11
    give     2  a card to either opponent                 T10
    play     3  a card, or one that declares a marriage or four aces: ``tricks.py``   T12 to T19, T34
    chance   4  the next card dealt, by seat and then to the talon   T4, T41
    option   5  deal again, a blind bid; with two players take a talon, lay a card away   T35, T36, T41

The kernels are in the order of a deal, paired by phase: ``legal_X``, ``apply_X``.  Paragraphs T… are those of
``docs/rules/tysiac.md``.
"""

from __future__ import annotations

from chiliad._jit import filled, hot, kernel, popcount, set_at
from chiliad.bits import below, bit_at, step
from chiliad.game import CHANCE, NOBODY, OVER
from chiliad.games.tysiac.options import (
    HELD_MARRIAGES,
    NO_LIMIT,
    OPENING_HUNDRED,
    Rules,
)
from chiliad.games.tysiac.state import (
    ACTION_KINDS,
    ALL,
    AUCTION,
    BLIND,
    CARDS,
    CONCEDE,
    CONTRACT,
    DEAL,
    GIVE,
    KIND_BID,
    KIND_CHANCE,
    KIND_CONTRACT,
    KIND_GIVE,
    KIND_OPTION,
    LAY_AWAY,
    NINES,
    OVER_PLAYED,
    OVER_VOID,
    PASS,
    PLAY,
    REDEAL,
    SEATS,
    TAKE,
    TAKE_FIRST,
    TWO_TALON_CARDS,
    Auction,
    Numbers,
    Standing,
    State,
    hand_cards,
    next_of,
    next_seat,
    no_auction,
    players_of_deal,
    seat_dealt,
)
from chiliad.games.tysiac.talon import (
    CALL_STEP,
    FIRST_CALL,
    apply_concede,
    apply_contract,
    apply_give,
    apply_lay_away,
    apply_take,
    call_index,
    calls_between,
    declarable_points,
    is_golden,
    legal_contract,
    legal_give,
    legal_option,
    may_concede,
    on_barrel,
    with_auction,
)
from chiliad.games.tysiac.tricks import apply_play, legal_play


def start(rules: Rules, before: Standing, dealer: int) -> State:
    """The state before a deal's first card (T4)."""
    del rules
    return dealt(before, dealer, DEAL, 0, filled(before.totals, 0), 0, 0)


@kernel
def actor(state: State) -> int:
    """The seat to act, CHANCE while cards are dealt, OVER after the deal."""
    if state.phase == DEAL:
        return CHANCE
    return OVER if state.phase >= OVER_PLAYED else state.turn


def mid_move(state: State) -> bool:
    """Always false: each action is a complete move."""
    del state
    return False


# --- The deal (T4) ---------------------------------------------------------------------------------------------------


@kernel
def legal_deal(state: State) -> int:
    """The cards not dealt yet (T4)."""
    gone = state.auction.talon | state.auction.aside
    for seat in range(len(state.hands)):
        gone |= state.hands[seat]
    return ALL & ~gone


@kernel
def apply_deal(rules: Rules, state: State, card: int) -> State:
    """The next card goes to its place; after the last card the seat after the dealer opens (T4, T5)."""
    players = len(state.hands)
    place = state.turn // hand_cards(players)
    bit = 1 << card
    hands, talon, aside = state.hands, state.auction.talon, state.auction.aside
    if place < players_of_deal(players):
        seat = seat_dealt(players, state.dealer, place)
        hands = set_at(hands, seat, hands[seat] | bit)
    elif players == 2 and state.turn >= CARDS - TWO_TALON_CARDS:
        aside |= bit
    else:
        talon |= bit
    if state.turn < CARDS - 1:
        return dealt(state.before, state.dealer, DEAL, state.turn + 1, hands, talon, aside)
    return all_dealt(rules, state.before, state.dealer, hands, talon, aside)


@hot
def opener_of(before: Standing, dealer: int) -> int:
    """The seat after the dealer, which opens (T5)."""
    return next_of(len(before.totals), dealer, dealer)


@hot
def all_dealt(rules: Rules, before: Standing, dealer: int, hands: Numbers, talon: int, aside: int = 0) -> State:
    """A deal whose cards are dealt: the seat after the dealer opens, or is declarer in a golden deal (T5, T37)."""
    opener = opener_of(before, dealer)
    state = dealt(before, dealer, AUCTION, opener, hands, talon, aside)
    if not is_golden(rules, before):
        return state
    zeros, none = filled(hands, 0), filled(hands, -1)
    return auction_over(state, Auction(talon, 0, zeros, opener, rules.blind_bid_points, none, 0, aside, 0))


@hot
def dealt(before: Standing, dealer: int, phase: int, turn: int, hands: Numbers, talon: int, aside: int = 0) -> State:
    """A deal before its first bid, with the cards that are dealt so far."""
    zeros = filled(hands, 0)
    return State(
        before=before,
        dealer=dealer,
        phase=phase,
        turn=turn,
        hands=hands,
        auction=no_auction(before, talon, aside),
        played=zeros,
        excluded=zeros,
        shown=0,
        trump=-1,
        led=-1,
        second=-1,
        points=zeros,
        takers=0,
    )


# --- The auction (T5 to T8) ------------------------------------------------------------------------------------------


@hot
def bid_limit(rules: Rules, hand: int) -> int:
    """The highest bid a hand of seven allows (T8), points."""
    if rules.bid_limit == NO_LIMIT:
        return rules.bid_max
    held = declarable_points(rules, hand)
    if rules.bid_limit == HELD_MARRIAGES:
        return min(rules.bid_max, rules.bid_without_marriage_max + held)
    return rules.bid_max if held else rules.bid_without_marriage_max


@hot
def legal_auction(rules: Rules, state: State) -> int:
    """Bids above the highest up to the seat's limit, and a pass, except for the seat that must open (T5 to T8)."""
    if state.auction.contract == 0 and rules.opening == OPENING_HUNDRED:
        return 1 << call_index(rules.bid_opening)
    limit = bid_limit(rules, state.hands[state.turn])
    if state.auction.contract == 0:
        return calls_between(rules, rules.bid_opening, limit)
    return calls_between(rules, state.auction.contract + CALL_STEP, limit) | 1 << PASS


@hot
def may_bid_blind(rules: Rules, before: Standing, opener: int, hand: int) -> bool:
    """Whether a deal begins with the offer of a blind bid (T36); ``hand``: the opener's, which does not look at it.

    It needs a total that can bear the loss, nobody on the barrel, and no right to a new deal.
    """
    if rules.blind_bid == 0 or is_golden(rules, before) or before.totals[opener] < rules.blind_bid_total_min:
        return False
    for seat in range(len(before.totals)):
        if on_barrel(rules, before, seat):
            return False
    return rules.redeal_four_nines == 0 or hand & NINES != NINES


@hot
def blind_offered(rules: Rules, state: State) -> bool:
    """Whether the opener may bid blind now, and so has not seen the hand (T36)."""
    if rules.blind_bid == 0 or state.phase != AUCTION or state.auction.contract:
        return False
    return may_bid_blind(rules, state.before, state.turn, state.hands[state.turn])


@hot
def may_redeal(rules: Rules, state: State) -> bool:
    """Whether the seat that calls may ask for a new deal: it has four nines, and this is its first call (T35)."""
    nines = state.hands[state.turn] & NINES == NINES
    return rules.redeal_four_nines == 1 and nines and state.auction.bids[state.turn] == 0


@hot
def legal_first(rules: Rules, state: State) -> int:
    """What else a seat may say as its first call: a new deal, a blind bid (T35, T36)."""
    actions = 1 << REDEAL if may_redeal(rules, state) else 0
    return actions | (1 << BLIND if blind_offered(rules, state) else 0)


@hot
def hand_unseen(rules: Rules, state: State) -> int:
    """The seat that has not looked at its hand, because it may bid blind or has; NOBODY if there is none (T36)."""
    if rules.blind_bid == 0:
        return NOBODY
    if state.phase == DEAL:
        opener = opener_of(state.before, state.dealer)
        return opener if may_bid_blind(rules, state.before, opener, state.hands[opener]) else NOBODY
    if blind_offered(rules, state):
        return state.turn
    return state.auction.declarer if state.phase <= TAKE and state.auction.blind == 1 else NOBODY


@hot
def apply_auction(rules: Rules, state: State, index: int) -> State:
    """A bid or a pass; when one bidder is left, that player takes up the talon (T6, T7, T9)."""
    seat = state.turn
    auction = state.auction
    passed, bids, declarer, contract = auction.passed, auction.bids, auction.declarer, auction.contract
    blind = auction.blind
    if index == PASS:
        passed |= 1 << seat
    else:
        contract = FIRST_CALL + CALL_STEP * index
        bids = set_at(bids, seat, contract)
        declarer, blind = seat, 2 if blind else 0
    players = len(bids)
    called = Auction(auction.talon, passed, bids, declarer, contract, auction.given, blind, auction.aside, auction.laid)
    if popcount(passed) == players_of_deal(players) - 1:
        return auction_over(state, called)
    turn = next_seat(state, seat)
    if passed >> turn & 1:
        turn = next_seat(state, turn)
    return with_auction(state, AUCTION, turn, state.hands, called)


@hot
def won(auction: Auction, seat: int, contract: int) -> Auction:
    """The auction as ``seat`` of three wins it for ``contract``, its own bid or one above the highest (T7, T36)."""
    blind = 2 if auction.blind and contract > auction.contract else auction.blind
    passed, given = (1 << SEATS) - 1 & ~(1 << seat), filled(auction.given, -1)
    return Auction(auction.talon, passed, auction.bids, seat, contract, given, blind, auction.aside, auction.laid)


@hot
def auction_over(state: State, auction: Auction) -> State:
    """The declarer takes up the talon (T9), or chooses between two (T41)."""
    declarer = auction.declarer
    if len(state.hands) == 2:
        return with_auction(state, TAKE, declarer, state.hands, auction)
    hands = set_at(state.hands, declarer, state.hands[declarer] | auction.talon)
    return with_auction(state, GIVE, declarer, hands, auction)


@hot
def void(state: State) -> State:
    """The deal ends unplayed, and all know who has the four nines (T35)."""
    return State(
        before=state.before,
        dealer=state.dealer,
        phase=OVER_VOID,
        turn=NOBODY,
        hands=state.hands,
        auction=state.auction,
        played=state.played,
        excluded=state.excluded,
        shown=NINES,
        trump=state.trump,
        led=state.led,
        second=state.second,
        points=state.points,
        takers=state.takers,
    )


@kernel
def apply_option(rules: Rules, state: State, index: int) -> State:
    """The deal is void (T35), the opener bids blind (T36), a talon is taken, a card laid away (T41)."""
    auction, seat = state.auction, state.turn
    if index == REDEAL:
        return void(state)
    if index >= LAY_AWAY:
        return apply_lay_away(state, index - LAY_AWAY)
    if index >= TAKE_FIRST:
        return apply_take(state, index)
    points = rules.blind_bid_points
    bids = set_at(auction.bids, seat, points)
    bid = Auction(auction.talon, auction.passed, bids, seat, points, auction.given, 1, auction.aside, auction.laid)
    return with_auction(state, AUCTION, next_seat(state, seat), state.hands, bid)


# --- All phases -------------------------------------------------------------------------------------------------------


@kernel
def legal(rules: Rules, state: State) -> tuple[int, int, int, int, int, int]:
    """The legal actions, one mask for each kind; all are empty when the deal is over."""
    if state.phase == DEAL:
        return (0, 0, 0, 0, legal_deal(state), 0)
    if state.phase == AUCTION:
        return (legal_auction(rules, state), 0, 0, 0, 0, legal_first(rules, state))
    if state.phase == TAKE:
        return (0, 0, 0, 0, 0, legal_option(state))
    if state.phase == GIVE:
        concede = 1 << CONCEDE if may_concede(rules, state) else 0
        if len(state.hands) == 2:
            return (concede, 0, 0, 0, 0, legal_option(state))
        return (concede, 0, legal_give(state), 0, 0, 0)
    if state.phase == CONTRACT:
        return (0, legal_contract(rules, state), 0, 0, 0, 0)
    if state.phase == PLAY:
        return (0, 0, 0, legal_play(rules, state), 0, 0)
    return (0, 0, 0, 0, 0, 0)


@kernel
def apply(rules: Rules, state: State, action: int) -> State:
    """The state after a legal action."""
    kind, index = action >> 6, action & 63
    assert 0 <= kind < ACTION_KINDS, "no such kind"
    assert legal(rules, state)[kind] >> index & 1, "not a legal action"
    if kind == KIND_CHANCE:
        return apply_deal(rules, state, index)
    if kind == KIND_BID:
        return apply_concede(state) if index == CONCEDE else apply_auction(rules, state, index)
    if kind == KIND_CONTRACT:
        return apply_contract(state, index)
    if kind == KIND_GIVE:
        return apply_give(state, index)
    if kind == KIND_OPTION:
        return apply_option(rules, state, index)
    return apply_play(rules, state, index)


@kernel
def chance(rules: Rules, state: State, rng: int) -> tuple[int, int]:
    """The next card dealt, all remaining cards equally likely, and the generator's next state (T4)."""
    cards = legal_deal(state)
    rng = step(rng)
    return KIND_CHANCE << 6 | bit_at(cards, below(rng, popcount(cards))), rng
