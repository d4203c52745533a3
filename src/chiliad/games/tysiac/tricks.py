"""Tricks and marriages of Tysiac (T12 to T19, T34): which cards may be played, and what a card played brings."""

from __future__ import annotations

from chiliad._jit import hot, set_at
from chiliad.game import NOBODY
from chiliad.games.tysiac.options import LEFTOVERS_LAST_TRICK, Rules
from chiliad.games.tysiac.state import (
    ACES,
    FOUR_SUITS,
    MARRIAGE,
    OVER_PLAYED,
    PLAY,
    SECOND,
    SUIT,
    THIRD,
    State,
    card_played,
    card_points,
    marriages,
    next_seat,
    suit_number,
)


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
    """Any card, and a king, queen or ace that declares; on the first lead only if allowed (T12, T16, T18, T34)."""
    hand = state.hands[state.turn]
    if state.played[state.auction.declarer] == 0 and rules.first_trick_marriage == 0:
        return hand
    kings = marriages(hand)
    actions = hand | (kings | kings >> 1) << SECOND
    if rules.ace_marriage and hand & ACES == ACES:
        actions |= FOUR_SUITS << THIRD
    return actions


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
    """The cards that may be played; from index 24 on the marriages that may be declared, from 48 on the four aces."""
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
    """The seat that takes the trick which ``card``, the last one, completes (T12, T17)."""
    # The last player's seat is before the leader's, so the leader is the next seat.
    leader = next_seat(state, state.turn)
    best, winner = state.led, leader
    if state.second >= 0 and beats(state.second, best, state.trump):
        best, winner = state.second, next_seat(state, leader)
    return state.turn if beats(card, best, state.trump) else winner


@hot
def leftovers(rules: Rules, state: State) -> int:
    """The points of the cards out of play, where who takes the last trick has them (T41); 0 elsewhere."""
    if rules.leftovers != LEFTOVERS_LAST_TRICK:
        return 0
    return card_points(state.auction.aside | state.auction.laid)


@hot
def apply_play(rules: Rules, state: State, index: int) -> State:
    """A card goes to the trick, possibly with a marriage; the last card ends the trick (T12, T16, T17, T34)."""
    seat = state.turn
    card = card_played(index)
    shown, trump, points, excluded = state.shown, state.trump, state.points, state.excluded
    led, second, takers = state.led, state.second, state.takers
    turn, players = next_seat(state, seat), len(state.hands)
    if index >= THIRD:
        shown |= ACES
        points = set_at(points, seat, points[seat] + rules.ace_marriage_value)
    elif index >= SECOND:
        trump = suit_number(card)
        shown |= MARRIAGE << (6 * trump)
        points = set_at(points, seat, points[seat] + rules.marriage_values[trump])
    if led < 0:
        led = card
    else:
        excluded = set_at(excluded, seat, excluded[seat] | ruled_out(rules, state, card))
        if second < 0 and players > 2:
            second = card
        else:
            winner = trick_winner(state, card)
            trick = 1 << led | 1 << card | (1 << second if second >= 0 else 0)
            points = set_at(points, winner, points[winner] + card_points(trick))
            turn, led, second, takers = winner, -1, -1, takers | 1 << winner
    hands = set_at(state.hands, seat, state.hands[seat] & ~(1 << card))
    left = 0
    for other in range(players):
        left |= hands[other]
    over = left == 0
    if over and players == 2:
        points = set_at(points, turn, points[turn] + leftovers(rules, state))
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
        takers=takers,
    )
