"""Rules of Tysiac, as an online playroom for blind players publishes them (three players, 24 cards, to 1000).

Options: ``options.py``.  The actions, by kind (``state.py`` has the indices):

    bid      0  100 to 400 by fives, pass, concede        T5 to T8, T22
    contract 1  the contract in points                    T11
    give     2  a card to either opponent                 T10
    play     3  a card, or one that declares a marriage or four aces: ``tricks.py``   T12 to T19, T34
    chance   4  the next card dealt: 7 to seat 0, 7 to seat 1, 7 to seat 2, 3 to the talon   T4
    first    5  deal again, a blind bid: a seat's first call   T35, T36

The kernels are in the order of a deal, paired by phase: ``legal_X``, ``apply_X``.  Paragraphs T… are those of
``docs/rules/tysiac.md``.
"""

from __future__ import annotations

from chiliad._jit import hot, kernel, popcount
from chiliad.bits import below, bit_at, step
from chiliad.game import CHANCE, NOBODY, OVER
from chiliad.games.tysiac.options import (
    CONCESSION_NO,
    ENDGAME_BARREL,
    HELD_MARRIAGES,
    NO_LIMIT,
    OPENING_HUNDRED,
    RAISE_HELD,
    Rules,
)
from chiliad.games.tysiac.state import (
    ACES,
    ACTION_KINDS,
    ALL,
    AUCTION,
    BLIND,
    CARDS,
    CONCEDE,
    CONTRACT,
    DEAL,
    GIVE,
    HAND_CARDS_DEALT,
    KIND_BID,
    KIND_CHANCE,
    KIND_CONTRACT,
    KIND_FIRST,
    KIND_GIVE,
    NINES,
    NO_AUCTION,
    OVER_CONCEDED,
    OVER_PLAYED,
    OVER_VOID,
    PASS,
    PLAY,
    REDEAL,
    SEATS,
    SECOND,
    Auction,
    Standing,
    State,
    after,
    marriage_points,
    set_at,
)
from chiliad.games.tysiac.tricks import apply_play, legal_play

FIRST_CALL = 100
CALL_STEP = 5
ZEROS = (0, 0, 0)


def start(rules: Rules, before: Standing, dealer: int) -> State:
    """The state before a deal's first card (T4)."""
    del rules
    return State(before, dealer, DEAL, 0, ZEROS, NO_AUCTION, ZEROS, ZEROS, 0, -1, -1, -1, ZEROS, 0)


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
    return ALL & ~(state.hands[0] | state.hands[1] | state.hands[2] | state.auction.talon)


@kernel
def apply_deal(rules: Rules, state: State, card: int) -> State:
    """The next card goes to its place; after the last card the seat after the dealer opens (T4, T5)."""
    seat = state.turn // HAND_CARDS_DEALT
    bit = 1 << card
    hands, talon = state.hands, state.auction.talon
    if seat < 3:
        hands = set_at(hands, seat, hands[seat] | bit)
    else:
        talon |= bit
    if state.turn < CARDS - 1:
        return dealt(state.before, state.dealer, DEAL, state.turn + 1, hands, talon)
    return all_dealt(rules, state.before, state.dealer, hands, talon)


@hot
def is_golden(rules: Rules, before: Standing) -> bool:
    """Whether a deal is one of the golden ones, that begin a match: as many as there are players (T37)."""
    return rules.golden_deal == 1 and before.golden_deals < SEATS


@hot
def all_dealt(rules: Rules, before: Standing, dealer: int, hands: tuple[int, int, int], talon: int) -> State:
    """A deal whose cards are dealt: the seat after the dealer opens, or is declarer in a golden deal (T5, T37)."""
    opener = after(dealer)
    state = dealt(before, dealer, AUCTION, opener, hands, talon)
    if not is_golden(rules, before):
        return state
    return _with_talon(state, Auction(talon, 0, ZEROS, opener, rules.blind_bid_points, (-1, -1, -1), 0))


@hot
def dealt(before: Standing, dealer: int, phase: int, turn: int, hands: tuple[int, int, int], talon: int) -> State:
    """A deal before its first bid, with the cards that are dealt so far."""
    return State(
        before=before,
        dealer=dealer,
        phase=phase,
        turn=turn,
        hands=hands,
        auction=Auction(talon, 0, ZEROS, NOBODY, 0, (-1, -1, -1), 0),
        played=ZEROS,
        excluded=ZEROS,
        shown=0,
        trump=-1,
        led=-1,
        second=-1,
        points=ZEROS,
        takers=0,
    )


# --- The auction (T5 to T8) ------------------------------------------------------------------------------------------


@hot
def declarable_points(rules: Rules, hand: int) -> int:
    """What a hand can declare is worth: its marriages, and four aces where they count (T3, T34)."""
    points = marriage_points(rules, hand)
    if rules.ace_marriage and hand & ACES == ACES:
        points += rules.ace_marriage_value
    return points


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
    for seat in range(SEATS):
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
        opener = after(state.dealer)
        return opener if may_bid_blind(rules, state.before, opener, state.hands[opener]) else NOBODY
    if blind_offered(rules, state):
        return state.turn
    return state.auction.declarer if state.phase == AUCTION and state.auction.blind == 1 else NOBODY


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
    called = Auction(auction.talon, passed, bids, declarer, contract, auction.given, blind)
    if popcount(passed) == 2:
        return _with_talon(state, called)
    turn = after(seat)
    if passed >> turn & 1:
        turn = after(turn)
    return with_auction(state, AUCTION, turn, state.hands, called)


@hot
def won(auction: Auction, seat: int, contract: int) -> Auction:
    """The auction as ``seat`` wins it for ``contract``, its own bid or one above the highest so far (T7, T36)."""
    blind = 2 if auction.blind and contract > auction.contract else auction.blind
    return Auction(auction.talon, (1 << SEATS) - 1 & ~(1 << seat), auction.bids, seat, contract, (-1, -1, -1), blind)


@hot
def _with_talon(state: State, auction: Auction) -> State:
    """The declarer takes up the talon (T9)."""
    declarer = auction.declarer
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
def apply_first(rules: Rules, state: State, index: int) -> State:
    """The deal is void (T35), or the opener bids blind (T36)."""
    auction, seat = state.auction, state.turn
    if index == REDEAL:
        return void(state)
    points = rules.blind_bid_points
    bids = set_at(auction.bids, seat, points)
    bid = Auction(auction.talon, auction.passed, bids, seat, points, auction.given, 1)
    return with_auction(state, AUCTION, after(seat), state.hands, bid)


# --- Talon, concession, contract (T9 to T11, T22) ---------------------------------------------------------------------


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
    """Whether the declarer may concede: before giving a card, and never on the barrel (T22)."""
    none_given = state.auction.given[0] < 0 and state.auction.given[1] < 0 and state.auction.given[2] < 0
    if rules.concession == CONCESSION_NO or contract_fixed(rules, state.before, state.auction):
        return False
    return none_given and not on_barrel(rules, state.before, state.auction.declarer)


@hot
def legal_give(state: State) -> int:
    """Any card to either opponent who has not received one yet (T10)."""
    hand = state.hands[state.auction.declarer]
    first = after(state.auction.declarer)
    return (hand if state.auction.given[first] < 0 else 0) | (
        hand << SECOND if state.auction.given[after(first)] < 0 else 0
    )


@hot
def apply_give(state: State, index: int) -> State:
    """One card goes to one opponent; after the second card the declarer names the contract (T10, T11)."""
    card, seat = index, after(state.auction.declarer)
    if index >= SECOND:
        card, seat = index - SECOND, after(seat)
    hands = set_at(state.hands, state.auction.declarer, state.hands[state.auction.declarer] & ~(1 << card))
    hands = set_at(hands, seat, hands[seat] | 1 << card)
    given = set_at(state.auction.given, seat, card)
    left = (given[0] < 0) + (given[1] < 0) + (given[2] < 0)
    return _with_contract(state, CONTRACT if left == 1 else GIVE, state.auction.contract, hands, given)


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
def _with_contract(
    state: State, phase: int, contract: int, hands: tuple[int, int, int], given: tuple[int, int, int]
) -> State:
    auction = state.auction
    turn = auction.declarer if phase < OVER_PLAYED else NOBODY
    named = Auction(auction.talon, auction.passed, auction.bids, auction.declarer, contract, given, auction.blind)
    return with_auction(state, phase, turn, hands, named)


@hot
def with_auction(state: State, phase: int, turn: int, hands: tuple[int, int, int], auction: Auction) -> State:
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


# --- All phases -------------------------------------------------------------------------------------------------------


@kernel
def legal(rules: Rules, state: State) -> tuple[int, int, int, int, int, int]:
    """The legal actions, one mask for each kind; all are empty when the deal is over."""
    if state.phase == DEAL:
        return (0, 0, 0, 0, legal_deal(state), 0)
    if state.phase == AUCTION:
        return (legal_auction(rules, state), 0, 0, 0, 0, legal_first(rules, state))
    if state.phase == GIVE:
        return (1 << CONCEDE if may_concede(rules, state) else 0, 0, legal_give(state), 0, 0, 0)
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
    if kind == KIND_FIRST:
        return apply_first(rules, state, index)
    return apply_play(rules, state, index)


@kernel
def chance(rules: Rules, state: State, rng: int) -> tuple[int, int]:
    """The next card dealt, all remaining cards equally likely, and the generator's next state (T4)."""
    cards = legal_deal(state)
    rng = step(rng)
    return KIND_CHANCE << 6 | bit_at(cards, below(rng, popcount(cards))), rng
