"""The state of one deal of Schnapsen: every field, and every invariant.

Two players and 20 cards (S1), numbered suit-major, a suit's ranks in trick order, so that a higher number of the same
suit beats a lower:

    card = suit * 5 + rank      rank  0 1 2 3 4       suit  0 1 2 3
                                      J Q K 10 A            s h d c

    a set of cards is a mask of 20 bits, 5 a suit:   ccccc ddddd hhhhh sssss
                                                     A10KQJ        ...10KQJ
"""

from __future__ import annotations

from typing import NamedTuple

from chiliad.game import NOBODY
from chiliad_schnapsen.options import Rules

SEATS = 2
CARDS = 20
HAND_CARDS = 5
TALON_CARDS = 10  # the card turned up among them
GOAL = 66  # S12
SCHNEIDER = 33  # S14: a loser with fewer points pays more
ACTIONS_PER_DEAL_MAX = 48  # 11 cards dealt, 9 drawn, 20 played, an exchange, a closing

RANKS = "JQKTA"
SUITS = "shdc"
CARD_TEXT = tuple(RANKS[card % 5] + SUITS[card // 5] for card in range(CARDS))
CARD_NUMBER = {text: card for card, text in enumerate(CARD_TEXT)}

ALL = (1 << CARDS) - 1
SUIT = 0b11111  # the suit of spades; shift by 5 * suit for the others
JACKS = 0b00001_00001_00001_00001
QUEENS, KINGS, TENS, ACES = JACKS << 1, JACKS << 2, JACKS << 3, JACKS << 4
MARRIAGE = 0b00110  # the king and queen of spades

# Phases. In PLAY a seat acts; in DEAL and DRAW a card comes.
DEAL, PLAY, DRAW, OVER = range(4)

# Kinds of actions: an action is kind << 6 | index.
KIND_PLAY = 0  # index card: play it; index 20 + card: lead it and declare the marriage
KIND_TALON = 1  # index EXCHANGE; index CLOSE
KIND_CHANCE = 2  # index card: the next card dealt or drawn
ACTION_KINDS = 3
SECOND = 20  # the offset of the second meaning of a card's index
EXCHANGE, CLOSE = 0, 1

Two = tuple[int, int]


class Standing(NamedTuple):
    """What is carried from deal to deal, by seat (S16)."""

    totals: Two = (0, 0)  # game points


class State(NamedTuple):
    """One moment of a deal.  Seats 0 and 1; masks as drawn above; NOBODY or -1 where there is none."""

    before: Standing
    dealer: int  # 0 or 1
    phase: int  # DEAL … OVER
    turn: int  # the seat to act or to draw; in DEAL how many cards are dealt; NOBODY when over
    hands: Two = (0, 0)  # masks: the cards held
    played: Two = (0, 0)  # masks: the cards each seat has played
    excluded: Two = (0, 0)  # masks: cards that a seat, by what it played, has shown not to hold
    shown: int = 0  # mask: cards that all have seen go to, or be in, a hand
    married: int = 0  # mask of suits whose marriage was declared
    turned_up: int = -1  # the card under the talon; the jack after an exchange; -1 when it was taken
    trump: int = -1  # suit, -1 before the card is turned up
    talon: int = 0  # how many cards the talon has, the one turned up among them
    closer: int = NOBODY  # the seat that has closed the talon
    stake: int = 0  # game points that the closer plays for, settled at the closing
    led: int = -1  # the card led to the trick on the table
    leader: int = NOBODY  # the seat that leads this trick; after the last trick the one that took it
    points: Two = (0, 0)  # cards taken and marriages declared
    tricks: Two = (0, 0)  # tricks taken


def popcount(mask: int) -> int:
    """Return how many cards a mask has."""
    return mask.bit_count()


def set_at(values: Two, seat: int, value: int) -> Two:
    """Return ``values`` with ``value`` at ``seat``."""
    return (value, values[1]) if seat == 0 else (values[0], value)


def suit_mask(suit: int) -> int:
    """Return the cards of a suit; none for -1."""
    return SUIT << 5 * suit if suit >= 0 else 0


def card_points(mask: int) -> int:
    """Return the points of a set of cards (S2): A 11, 10 10, K 4, Q 3, J 2."""
    return sum(
        value * popcount(mask & rank) for value, rank in ((11, ACES), (10, TENS), (4, KINGS), (3, QUEENS), (2, JACKS))
    )


def marriage_points(suit: int, trump: int) -> int:
    """Return the points of a marriage (S10): 40 in trumps, 20 in another suit."""
    return 40 if suit == trump else 20


def counted(points: int, tricks: int) -> int:
    """Return the points that count: marriages do so only with a trick (S11)."""
    return points if tricks else 0


def check(rules: Rules, state: State) -> int:
    """Return 0 when every invariant holds, else the number of the first that fails."""
    del rules
    hands, played = state.hands, state.played
    masks = [*hands, *played, 1 << state.turned_up if state.turned_up >= 0 else 0]
    seen = sum(popcount(mask) for mask in masks)
    if popcount(masks[0] | masks[1] | masks[2] | masks[3] | masks[4]) != seen or any(mask & ~ALL for mask in masks):
        return 1  # a card in two places
    if state.phase == DEAL:
        return 0 if seen == state.turn < 2 * HAND_CARDS + 1 and not played[0] | played[1] else 2
    if seen - (state.turned_up >= 0) + state.talon != CARDS or not 0 <= state.talon <= TALON_CARDS:
        return 3
    if (state.turned_up >= 0) != (state.talon > 0) or not 0 <= state.trump < 4:
        return 4
    married = sum(marriage_points(suit, state.trump) for suit in range(4) if state.married >> suit & 1)
    on_table = card_points(1 << state.led) if state.led >= 0 else 0
    if sum(state.points) != card_points(played[0] | played[1]) - on_table + married:
        return 5  # points made are the cards taken and the marriages declared
    if 2 * sum(state.tricks) != popcount(played[0] | played[1]) - (state.led >= 0):
        return 6
    if hands[0] & state.excluded[0] or hands[1] & state.excluded[1]:
        return 7
    if (state.closer == NOBODY) != (state.stake == 0) or state.closer not in (NOBODY, 0, 1):
        return 8
    if state.leader not in (0, 1) or state.turn not in ((NOBODY,) if state.phase == OVER else (0, 1)):
        return 9
    return 0
