"""The rules of play in the order of the rule book.

The actions, by kind (``state.py`` has the indices):

    kind    0  a card, or K or Q declaring the marriage   S5 to S7, S10
            1  the talon: exchange, close                 S8, S9
            2  the next card dealt or drawn               S3, S4

The paragraphs S… are those of ``locales/en/schnapsen.ftl``.
"""

from __future__ import annotations

from chiliad.game import CHANCE, NOBODY
from chiliad.game import OVER as DEAL_OVER
from chiliad_schnapsen.options import Rules
from chiliad_schnapsen.scoring import stake_against
from chiliad_schnapsen.state import (
    ACTION_KINDS,
    ALL,
    CLOSE,
    DEAL,
    DRAW,
    EXCHANGE,
    GOAL,
    HAND_CARDS,
    KIND_CHANCE,
    KIND_PLAY,
    KINGS,
    MARRIAGE,
    OVER,
    PLAY,
    QUEENS,
    SECOND,
    TALON_CARDS,
    Standing,
    State,
    card_points,
    counted,
    marriage_points,
    set_at,
    suit_mask,
)


def start(rules: Rules, before: Standing, dealer: int) -> State:
    """Return a deal whose cards are about to be dealt (S3)."""
    del rules
    return State(before, dealer, DEAL, 0)


def actor(state: State) -> int:
    """Return the seat to act, CHANCE while a card comes, OVER after the deal."""
    if state.phase in (DEAL, DRAW):
        return CHANCE
    return DEAL_OVER if state.phase == OVER else state.turn


# --- Cards that come (S3, S4) ----------------------------------------------------------------------------------------


def cards_left(state: State) -> int:
    """Return the cards that nobody holds or has played and that are not turned up: the face-down talon."""
    turned_up = 1 << state.turned_up if state.turned_up >= 0 else 0
    return ALL & ~(state.hands[0] | state.hands[1] | state.played[0] | state.played[1] | turned_up)


def apply_deal(state: State, card: int) -> State:
    """Give five cards to seat 0, five to seat 1, then turn one up for trumps (S3)."""
    seat = state.turn // HAND_CARDS
    if seat < 2:
        hands = set_at(state.hands, seat, state.hands[seat] | 1 << card)
        return state._replace(turn=state.turn + 1, hands=hands)
    leader = 1 - state.dealer
    return state._replace(phase=PLAY, turn=leader, leader=leader, turned_up=card, trump=card // 5, talon=TALON_CARDS)


def apply_draw(state: State, card: int) -> State:
    """Give a card of the talon to the seat that draws; the last one drawn is the card turned up (S4)."""
    seat, other = state.turn, 1 - state.turn
    state = state._replace(hands=set_at(state.hands, seat, state.hands[seat] | 1 << card), talon=state.talon - 1)
    if seat != state.leader:
        return state._replace(phase=PLAY, turn=state.leader)
    if state.talon > 1:
        return state._replace(turn=other)
    bit = 1 << state.turned_up
    return state._replace(
        phase=PLAY,
        turn=seat,
        hands=set_at(state.hands, other, state.hands[other] | bit),
        shown=state.shown | bit,
        turned_up=-1,
        talon=0,
    )


# --- Tricks (S5 to S7, S10, S11) -------------------------------------------------------------------------------------


def is_strict(closer: int, talon: int) -> bool:
    """Return whether suit must be followed: the talon is closed or used up (S6)."""
    return closer != NOBODY or talon == 0


def higher(card: int) -> int:
    """Return the cards of the same suit that beat a card."""
    return suit_mask(card // 5) & ~((2 << card) - 1)


def marriages(hand: int) -> int:
    """Return the king and queen of each suit whose king and queen are both in a hand (S10)."""
    kings = hand & KINGS & (hand & QUEENS) << 1
    return kings | kings >> 1


def legal_follow(state: State) -> int:
    """Return the cards that may answer the card led: any of them, or by the duties of S7."""
    hand = state.hands[state.turn]
    if not is_strict(state.closer, state.talon):
        return hand
    follow = hand & suit_mask(state.led // 5)
    return follow & higher(state.led) or follow or hand & suit_mask(state.trump) or hand


def ruled_out(state: State, card: int) -> int:
    """Return the cards that the seat which answers with ``card`` cannot hold: S7 read backwards."""
    if not is_strict(state.closer, state.talon):
        return 0
    suit, trumps = suit_mask(state.led // 5), suit_mask(state.trump)
    if 1 << card & suit:
        return 0 if card > state.led else higher(state.led)
    return suit if 1 << card & trumps else suit | trumps


def legal_play(state: State) -> int:
    """Return the cards that may be played, and from index 20 on the marriages that may be declared."""
    if state.led >= 0:
        return legal_follow(state)
    hand = state.hands[state.turn]
    return hand | marriages(hand) << SECOND


def beats(state: State, card: int) -> bool:
    """Return whether ``card`` takes the trick from the card led: higher in its suit, or a trump on another (S5)."""
    if card // 5 == state.led // 5:
        return card > state.led
    return card // 5 == state.trump


def apply_play(state: State, index: int) -> State:
    """Play a card, with a marriage or without; the second card ends the trick (S5, S10, S12)."""
    seat, card = state.turn, index % SECOND
    points, shown, married = state.points, state.shown, state.married
    if index >= SECOND:
        suit = card // 5
        points = set_at(points, seat, points[seat] + marriage_points(suit, state.trump))
        shown, married = shown | MARRIAGE << 5 * suit, married | 1 << suit
    played = state._replace(
        hands=set_at(state.hands, seat, state.hands[seat] & ~(1 << card)),
        played=set_at(state.played, seat, state.played[seat] | 1 << card),
        points=points,
        shown=shown,
        married=married,
    )
    if state.led < 0:
        if counted(points[seat], state.tricks[seat]) >= GOAL:
            return played._replace(phase=OVER, turn=NOBODY, led=card)
        return played._replace(led=card, turn=1 - seat)
    excluded = set_at(state.excluded, seat, state.excluded[seat] | ruled_out(state, card))
    winner = seat if beats(state, card) else 1 - seat
    points = set_at(points, winner, points[winner] + card_points(1 << state.led | 1 << card))
    tricks = set_at(state.tricks, winner, state.tricks[winner] + 1)
    over = points[winner] >= GOAL or not played.hands[0] | played.hands[1]
    phase = OVER if over else PLAY if is_strict(state.closer, state.talon) else DRAW
    turn = NOBODY if over else winner
    return played._replace(
        phase=phase, turn=turn, led=-1, leader=winner, excluded=excluded, points=points, tricks=tricks
    )


# --- The talon (S8, S9) ----------------------------------------------------------------------------------------------


def legal_talon(rules: Rules, state: State) -> int:
    """Return whether the seat that is about to lead may exchange the jack, and whether it may close."""
    if state.led >= 0 or is_strict(state.closer, state.talon) or state.talon < rules.talon_min:
        return 0
    jack = 1 << 5 * state.trump
    return 1 << CLOSE | (1 << EXCHANGE if state.hands[state.turn] & jack else 0)


def apply_talon(state: State, index: int) -> State:
    """Exchange the jack of trumps for the card turned up (S8), or close the talon (S9)."""
    seat, other = state.turn, 1 - state.turn
    if index == CLOSE:
        stake = stake_against(counted(state.points[other], state.tricks[other]), state.tricks[other])
        return state._replace(closer=seat, stake=stake)
    jack, taken = 5 * state.trump, 1 << state.turned_up
    return state._replace(
        hands=set_at(state.hands, seat, state.hands[seat] & ~(1 << jack) | taken),
        shown=state.shown | taken,
        turned_up=jack,
    )


# --- All phases ------------------------------------------------------------------------------------------------------


def legal(rules: Rules, state: State) -> tuple[int, int, int]:
    """Return the legal actions, one mask a kind; all empty when the deal is over."""
    if state.phase == PLAY:
        return (legal_play(state), legal_talon(rules, state), 0)
    return (0, 0, 0 if state.phase == OVER else cards_left(state))


def apply(rules: Rules, state: State, action: int) -> State:
    """Return the state after a legal action."""
    kind, index = action >> 6, action & 63
    assert 0 <= kind < ACTION_KINDS, "no such kind"
    assert legal(rules, state)[kind] >> index & 1, "not a legal action"
    if kind == KIND_CHANCE:
        return apply_deal(state, index) if state.phase == DEAL else apply_draw(state, index)
    return apply_play(state, index) if kind == KIND_PLAY else apply_talon(state, index)
