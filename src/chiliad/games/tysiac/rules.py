"""Rules of Tysiac, as an online playroom for blind players publishes them (three players, 24 cards, to 1000).

Options: ``options.py``.  The actions, by kind (``state.py`` has the indices):

    bid      0  100 to 400 by fives, pass, concede        T5 to T8, T22
    contract 1  the contract in points                    T11
    give     2  a card to either opponent                 T10
    play     3  a card, or K or Q declaring the marriage  T12 to T19
    chance   4  the next card dealt: 7 to seat 0, 7 to seat 1, 7 to seat 2, 3 to the talon   T4

The kernels are in the order of a deal, paired by phase: ``legal_X``, ``apply_X``.  Paragraphs T… are those of
``docs/rules/tysiac.md``.
"""

from __future__ import annotations

from chiliad._jit import hot, kernel, popcount
from chiliad.bits import below, bit_at, step
from chiliad.game import CHANCE, NOBODY, OVER
from chiliad.games.tysiac.options import ANY_MARRIAGE, HELD_MARRIAGES, RAISE_HELD, Rules
from chiliad.games.tysiac.state import (
    ACTION_KINDS,
    ALL,
    AUCTION,
    CARDS,
    CONCEDE,
    CONTRACT,
    DEAL,
    GIVE,
    HAND_CARDS_DEALT,
    KIND_BID,
    KIND_CHANCE,
    KIND_CONTRACT,
    KIND_GIVE,
    MARRIAGE,
    NO_AUCTION,
    OVER_CONCEDED,
    OVER_PLAYED,
    PASS,
    PLAY,
    SECOND,
    SUIT,
    Auction,
    Standing,
    State,
    after,
    card_points,
    marriage_points,
    marriages,
    set_at,
    suit_number,
)

FIRST_CALL = 100
CALL_STEP = 5
ZEROS = (0, 0, 0)


def start(rules: Rules, before: Standing, dealer: int) -> State:
    """The state before a deal's first card (T4)."""
    del rules
    return State(before, dealer, DEAL, 0, ZEROS, NO_AUCTION, ZEROS, ZEROS, 0, -1, -1, -1, ZEROS)


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
def apply_deal(state: State, card: int) -> State:
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
    return dealt(state.before, state.dealer, AUCTION, after(state.dealer), hands, talon)


@hot
def dealt(before: Standing, dealer: int, phase: int, turn: int, hands: tuple[int, int, int], talon: int) -> State:
    """A deal before its first bid, with the cards that are dealt so far."""
    return State(
        before=before,
        dealer=dealer,
        phase=phase,
        turn=turn,
        hands=hands,
        auction=Auction(talon, 0, ZEROS, NOBODY, 0, (-1, -1, -1)),
        played=ZEROS,
        excluded=ZEROS,
        shown=0,
        trump=-1,
        led=-1,
        second=-1,
        points=ZEROS,
    )


# --- The auction (T5 to T8) ------------------------------------------------------------------------------------------


@hot
def bid_limit(rules: Rules, hand: int) -> int:
    """The highest bid a hand of seven allows (T8), points."""
    if rules.bid_limit == HELD_MARRIAGES:
        return min(rules.bid_max, rules.bid_without_marriage_max + marriage_points(rules, hand))
    if rules.bid_limit == ANY_MARRIAGE and marriages(hand) == 0:
        return rules.bid_without_marriage_max
    return rules.bid_max


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
    limit = bid_limit(rules, state.hands[state.turn])
    if state.auction.contract == 0:
        return calls_between(rules, rules.bid_opening, limit)
    return calls_between(rules, state.auction.contract + CALL_STEP, limit) | 1 << PASS


@hot
def apply_auction(rules: Rules, state: State, index: int) -> State:
    """A bid or a pass; when one bidder is left, that player takes up the talon (T6, T7, T9)."""
    seat = state.turn
    auction = state.auction
    passed, bids, declarer, contract = auction.passed, auction.bids, auction.declarer, auction.contract
    if index == PASS:
        passed |= 1 << seat
    else:
        contract = FIRST_CALL + CALL_STEP * index
        bids = set_at(bids, seat, contract)
        declarer = seat
    phase, hands = AUCTION, state.hands
    turn = after(seat)
    if passed >> turn & 1:
        turn = after(turn)
    if popcount(passed) == 2:
        phase, turn = GIVE, declarer
        hands = set_at(hands, declarer, hands[declarer] | state.auction.talon)
    return State(
        before=state.before,
        dealer=state.dealer,
        phase=phase,
        turn=turn,
        hands=hands,
        auction=Auction(auction.talon, passed, bids, declarer, contract, auction.given),
        played=state.played,
        excluded=state.excluded,
        shown=state.shown,
        trump=state.trump,
        led=state.led,
        second=state.second,
        points=state.points,
    )


# --- Talon, concession, contract (T9 to T11, T22) ---------------------------------------------------------------------


@hot
def on_barrel(rules: Rules, before: Standing, seat: int) -> bool:
    """Whether a seat plays this deal on the barrel: its total is exactly the barrel's (T25)."""
    return before.totals[seat] == rules.target - rules.barrel_width


@hot
def may_concede(rules: Rules, state: State) -> bool:
    """Whether the declarer may concede: before giving a card, and never on the barrel (T22)."""
    none_given = state.auction.given[0] < 0 and state.auction.given[1] < 0 and state.auction.given[2] < 0
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
        return max(contract, min(rules.bid_max, rules.bid_without_marriage_max + marriage_points(rules, hand)))
    return rules.bid_max


@hot
def legal_contract(rules: Rules, state: State) -> int:
    """The auction's figure and every higher one up to the limit (T11)."""
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
    return State(
        before=state.before,
        dealer=state.dealer,
        phase=phase,
        turn=state.auction.declarer if phase < OVER_PLAYED else NOBODY,
        hands=hands,
        auction=Auction(auction.talon, auction.passed, auction.bids, auction.declarer, contract, given),
        played=state.played,
        excluded=state.excluded,
        shown=state.shown,
        trump=state.trump,
        led=state.led,
        second=state.second,
        points=state.points,
    )


# --- Tricks and marriages (T12 to T19) --------------------------------------------------------------------------------


@hot
def suit_of(card: int) -> int:
    """The mask of a card's suit."""
    return SUIT << (6 * suit_number(card))


@hot
def trumps(trump: int) -> int:
    """The mask of the trump suit; empty when there is none."""
    return SUIT << (6 * trump) if trump >= 0 else 0


@hot
def beats(card: int, best: int, trump: int) -> bool:
    """Whether ``card``, played after ``best``, beats it: higher in its suit, or a trump on another suit (T12)."""
    suit = suit_number(card)
    if suit == suit_number(best):
        return card > best
    return suit == trump


@hot
def best_on_table(state: State) -> int:
    """The card that wins the trick so far (T12); at least one card is on the table."""
    if state.second >= 0 and beats(state.second, state.led, state.trump):
        return state.second
    return state.led


@hot
def higher(best: int) -> int:
    """The cards of the same suit above ``best``."""
    return suit_of(best) & ~((2 << best) - 1)


@hot
def legal_lead(rules: Rules, state: State) -> int:
    """Any card, and a king or queen that declares its marriage; on the first lead only if allowed (T12, T16, T18)."""
    hand = state.hands[state.turn]
    if state.played[state.auction.declarer] == 0 and rules.first_trick_marriage == 0:
        return hand
    kings = marriages(hand)
    return hand | (kings | kings >> 1) << SECOND


@hot
def legal_follow(rules: Rules, state: State) -> int:
    """The first group held: cards of the suit led, trumps, anything; in a group beating cards first (T13 to T15)."""
    hand = state.hands[state.turn]
    follow = hand & suit_of(state.led)
    trump_suit = trumps(state.trump)
    if follow:
        if rules.must_beat:
            best = best_on_table(state)
            # Under a trump a follower is free: no card of the suit led can beat it.
            over = follow & higher(best)
            return over if over else follow
        return follow
    ruff = hand & trump_suit
    if rules.must_trump and ruff:
        if rules.must_beat:
            best = best_on_table(state)
            over = ruff & higher(best) if suit_of(best) == trump_suit else ruff
            return over if over else ruff
        return ruff
    return hand


@hot
def legal_play(rules: Rules, state: State) -> int:
    """The cards that may be played, and from index 24 on the marriages that may be declared."""
    return legal_lead(rules, state) if state.led < 0 else legal_follow(rules, state)


@hot
def duties(rules: Rules) -> tuple[int, int]:
    """Whether a player must beat (T14), and whether a void hand must trump (T15): for code with a form of its own."""
    return rules.must_beat, rules.must_trump


@hot
def ruled_out(rules: Rules, state: State, card: int) -> int:
    """The cards that the seat, which followed with ``card``, can't hold: it would have had to play one of them.

    The function applies the duties of ``legal_follow`` in reverse (T13 to T15).
    """
    led_suit, trump_suit = suit_of(state.led), trumps(state.trump)
    bit = 1 << card
    if bit & led_suit:
        if rules.must_beat == 0:
            return 0
        best = best_on_table(state)
        return 0 if bit & higher(best) else led_suit & higher(best)
    if rules.must_trump == 0:
        return led_suit
    if not bit & trump_suit:
        return led_suit | trump_suit
    if rules.must_beat == 0:
        return led_suit
    best = best_on_table(state)
    if suit_of(best) != trump_suit or bit & higher(best):
        return led_suit
    return led_suit | higher(best)


@hot
def trick_winner(state: State, card: int) -> int:
    """The seat that takes the trick which ``card``, the third one, completes (T12, T17)."""
    # The third player's seat is before the leader's, so the leader is the next seat.
    leader = after(state.turn)
    best, winner = state.led, leader
    if beats(state.second, best, state.trump):
        best, winner = state.second, after(leader)
    return state.turn if beats(card, best, state.trump) else winner


@hot
def apply_play(rules: Rules, state: State, index: int) -> State:
    """A card goes to the trick, possibly with a marriage; the third card ends the trick (T12, T16, T17)."""
    seat = state.turn
    card = index if index < SECOND else index - SECOND
    shown, trump, points, excluded = state.shown, state.trump, state.points, state.excluded
    led, second = state.led, state.second
    turn = after(seat)
    if index >= SECOND:
        trump = suit_number(card)
        shown |= MARRIAGE << (6 * trump)
        points = set_at(points, seat, points[seat] + rules.marriage_values[trump])
    if led < 0:
        led = card
    else:
        excluded = set_at(excluded, seat, excluded[seat] | ruled_out(rules, state, card))
        if second < 0:
            second = card
        else:
            winner = trick_winner(state, card)
            points = set_at(points, winner, points[winner] + card_points(1 << led | 1 << second | 1 << card))
            turn, led, second = winner, -1, -1
    hands = set_at(state.hands, seat, state.hands[seat] & ~(1 << card))
    over = hands[0] | hands[1] | hands[2] == 0
    return State(
        before=state.before,
        dealer=state.dealer,
        phase=OVER_PLAYED if over else PLAY,
        turn=NOBODY if over else turn,
        hands=hands,
        auction=state.auction,
        played=set_at(state.played, seat, state.played[seat] | 1 << card),
        excluded=excluded,
        shown=shown,
        trump=trump,
        led=led,
        second=second,
        points=points,
    )


# --- All phases -------------------------------------------------------------------------------------------------------


@kernel
def legal(rules: Rules, state: State) -> tuple[int, int, int, int, int]:
    """The legal actions, one mask for each kind; all are empty when the deal is over."""
    if state.phase == DEAL:
        return (0, 0, 0, 0, legal_deal(state))
    if state.phase == AUCTION:
        return (legal_auction(rules, state), 0, 0, 0, 0)
    if state.phase == GIVE:
        return (1 << CONCEDE if may_concede(rules, state) else 0, 0, legal_give(state), 0, 0)
    if state.phase == CONTRACT:
        return (0, legal_contract(rules, state), 0, 0, 0)
    if state.phase == PLAY:
        return (0, 0, 0, legal_play(rules, state), 0)
    return (0, 0, 0, 0, 0)


@kernel
def apply(rules: Rules, state: State, action: int) -> State:
    """The state after a legal action."""
    kind, index = action >> 6, action & 63
    assert 0 <= kind < ACTION_KINDS, "no such kind"
    assert legal(rules, state)[kind] >> index & 1, "not a legal action"
    if kind == KIND_CHANCE:
        return apply_deal(state, index)
    if kind == KIND_BID:
        return apply_concede(state) if index == CONCEDE else apply_auction(rules, state, index)
    if kind == KIND_CONTRACT:
        return apply_contract(state, index)
    if kind == KIND_GIVE:
        return apply_give(state, index)
    return apply_play(rules, state, index)


@kernel
def chance(rules: Rules, state: State, rng: int) -> tuple[int, int]:
    """The next card dealt, all remaining cards equally likely, and the generator's next state (T4)."""
    cards = legal_deal(state)
    rng = step(rng)
    return KIND_CHANCE << 6 | bit_at(cards, below(rng, popcount(cards))), rng
