"""The state of one deal of Mille: every field, the layout of its bits, and every invariant.

``player_cards.py`` defines cards, and how a pair of masks counts the copies of each.

An action is ``kind << 6 | index``:

    kind 0 TURN     index DRAW, TAKE, TAKE_UPCARD_TWO, BLOCKED or PICK
    kind 1 LAY      index card: that card from hand, as a natural, onto the set of its rank (a 2 onto the set of 2s)
    kind 2 WILD     index rank * 4 + suit: the 2 of that suit from hand, as a wild, onto the set of that rank (no 2s)
    kind 3 DISCARD  index card
    kind 4 FIRST    index card: chance brings this card, of which the stock holds a copy at least
    kind 5 SECOND   index card: the same, where the stock holds both copies: so each physical card is one bit
"""

from __future__ import annotations

from typing import NamedTuple

from chiliad._jit import hot, kernel, popcount
from chiliad.cards import described
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import (
    ALL,
    CARD_NAMES,
    CARDS,
    ONES,
    RANK,
    RANK_LETTERS,
    SHOWN_AS,
    SUIT_LETTERS,
    PlayerCards,
    cards_count,
    count_of_rank,
    is_subset,
    rank_counts,
    ranks_held,
)

SEATS = 2
RANKS = RANK_LETTERS
SUITS = SUIT_LETTERS
HAND_CARDS_DEALT = 15
CARD_TEXT = CARD_NAMES
CARD_NUMBER = {text: card for card, text in enumerate(CARD_TEXT)}

SET_CARDS_MIN = 3
RANK_CARDS = 8  # copies of one rank in two packs

ACTIONS_PER_DEAL_MAX = 16_384
"""No legal deal reaches it: one has 15,912 actions at most.  (Random deals have 245, the longest of 20,000 had 867.)

A stock made from the pack holds at most 104 cards less those in sets, the top of the pack, and a card in each hand; and
after the first one, each needs a card laid since the one before (M20).  So they hold at most 101, 100, … 1 cards, 101
stocks with 5,151 cards together; with the 73 of the first stock at most 5,224 cards are drawn.  That makes

    31       cards dealt
    15,672   three actions for each card drawn: the draw, the card, the discard
    104      cards laid: none ever leaves a set
    102      three for each pack taken (take, pick up, discard), at most 34: each lays three cards
    2        the up-card 2 taken, and a discard
    1        blocked

and 15,912 is their sum.  A deal has fewer, since all these maxima can't occur together.
"""
PAIR = 2  # the number of naturals from hand that take the pack

# Phases.  A turn: DRAW, then STOCK (chance) or TAKE or neither, then MELD and OPEN in alternation.
PHASES = ("DEAL", "DRAW", "STOCK", "TAKE", "OPEN", "MELD", "OVER")
DEAL, DRAW, STOCK, TAKE, OPEN, MELD, OVER = range(7)

KIND_TURN, KIND_LAY, KIND_WILD, KIND_DISCARD, KIND_FIRST, KIND_SECOND = range(6)
ACTION_KINDS = 6
TURN_DRAW, TURN_TAKE, TURN_TAKE_UPCARD_TWO, TURN_BLOCKED, TURN_PICK = range(5)
ACTION_DRAW = KIND_TURN << 6 | TURN_DRAW
ACTION_TAKE = KIND_TURN << 6 | TURN_TAKE
ACTION_TAKE_UPCARD_TWO = KIND_TURN << 6 | TURN_TAKE_UPCARD_TWO
ACTION_BLOCKED = KIND_TURN << 6 | TURN_BLOCKED
ACTION_PICK = KIND_TURN << 6 | TURN_PICK


def phase_text(phase: int) -> str:
    """The name of a phase."""
    return PHASES[phase] if 0 <= phase < len(PHASES) else str(phase)


PRINTED_AS = {**SHOWN_AS, "phase": phase_text}
"""How the fields of a state or observation are printed that are cards, or the phase."""


class Standing(NamedTuple):
    """The standing before a deal, by seat (M22, M23, M25, M26)."""

    totals: tuple[int, int] = (0, 0)  # points, may be negative
    stars: tuple[int, int] = (0, 0)  # naturals made so far in the game
    chapeaux: tuple[int, int] = (0, 0)  # suffered so far: they are counted at the seat whose score was below zero


class State(NamedTuple):
    """The state of a deal at one moment."""

    before: Standing
    dealer: int  # 0 or 1
    turn: int  # the seat whose turn it is, 0 or 1; the non-dealer while the cards are dealt; the last to act when over
    phase: int  # DEAL … OVER
    players: tuple[PlayerCards, PlayerCards]  # by seat
    stock_any: int  # the cards not dealt or drawn yet, in no order
    stock_both: int
    stock_idle: int  # 1 from the moment the stock was made from the pack until a player lays a card; else 0 (M20)
    pack_any: int  # the discards, the top card among them (not the one being taken)
    pack_both: int
    pack_top: int  # the card on top of the pack, 0 to 51; -1 when there is no pack, and in TAKE
    upcard_two_open: int  # 1 while the turned-up card is a 2 that the non-dealer may take into hand
    rank_open: int  # in TAKE and OPEN the rank of the set being laid, 0 to 12; else -1
    laid_count: int  # in TAKE and OPEN the cards laid on that set from hand so far; else 0
    out: int  # the seat that went out, 0 or 1; NOBODY while the deal lasts and when it ended blocked

    def __repr__(self) -> str:
        return described(self, PRINTED_AS)


@hot
def with_player(
    players: tuple[PlayerCards, PlayerCards], seat: int, player: PlayerCards
) -> tuple[PlayerCards, PlayerCards]:
    """Both players' cards with ``player`` at ``seat``."""
    return (player if seat == 0 else players[0], player if seat == 1 else players[1])


@hot
def can_finish(max_wilds: int, phase: int, rank: int, laid_count: int, hand: tuple[int, int], wilds_laid: int) -> bool:
    """Whether a hand holds the cards that the set being laid in TAKE or OPEN still needs (M8, M12, M14); else true.

    ``hand`` is a pair of masks, ``wilds_laid`` the wilds already in that set.
    """
    if phase != TAKE and phase != OPEN:
        return True
    cards = laid_count + count_of_rank(hand[0], hand[1], rank)
    if phase == TAKE:
        return cards >= PAIR
    wilds = min(count_of_rank(hand[0], hand[1], 0), max_wilds - wilds_laid) if rank > 0 else 0
    return cards + wilds >= SET_CARDS_MIN


@hot
def _player_fault(rules: Rules, player: PlayerCards, rank_open: int) -> int:
    """0, or the number of the invariant of one player's cards that fails."""
    hand_any, hand_both = player.hand_any, player.hand_both
    if (
        (player.hand_both & ~hand_any)
        | (player.natural_both & ~player.natural_any)
        | (player.wild_both & ~player.wild_any)
    ):
        return 1  # two copies include one copy
    if (hand_any | player.natural_any | player.wild_any) & ~ALL:
        return 2  # there are 52 kinds of card
    if not is_subset(player.shown_any, player.shown_both, player.known_any, player.known_both):
        return 3  # a card that everybody has seen, the other player has seen
    if not is_subset(player.known_any, player.known_both, hand_any, hand_both):
        return 4  # only cards in the hand are known to be in it
    wilds = rank_counts(player.wild_any, player.wild_both)
    naturals = rank_counts(player.natural_any, player.natural_both)
    if ranks_held(player.wild_any) & ~(ranks_held(player.natural_any) & ~1):
        return 5  # M13: every set has a natural, and 2s are never wild among 2s
    for rank in range(13):
        natural, wild = naturals >> 4 * rank & RANK, wilds >> 4 * rank & RANK
        if wild > rules.max_wilds:
            return 6  # M14
        if rank != rank_open and 0 < natural + wild < SET_CARDS_MIN:
            return 7  # M12
    return 0


@hot
def _cards_fault(state: State) -> int:
    """0, or 8 when the 104 cards are not all there, once each (M1)."""
    first, second = state.players
    for card in range(CARDS):
        copies = 0
        for masks in (
            (state.stock_any, state.stock_both),
            (state.pack_any, state.pack_both),
            (first.hand_any, first.hand_both),
            (second.hand_any, second.hand_both),
            (first.natural_any, first.natural_both),
            (second.natural_any, second.natural_both),
        ):
            copies += (masks[0] >> card & 1) + (masks[1] >> card & 1)
        if card < 4:
            for player in state.players:
                copies += popcount(player.wild_any >> card & ONES) + popcount(player.wild_both >> card & ONES)
        if copies != 2:
            return 8
    return 0


@hot
def _dealing_fault(state: State) -> int:
    """0, or the number of the invariant of the deal that fails (M3)."""
    first, second = state.players
    held = cards_count(first.hand_any, first.hand_both)
    held_second = cards_count(second.hand_any, second.hand_both)
    if held > HAND_CARDS_DEALT or held_second > HAND_CARDS_DEALT or (held < HAND_CARDS_DEALT and held_second > 0):
        return 9  # 15 cards to seat 0, then 15 to seat 1
    if first.known_any | second.known_any | first.natural_any | second.natural_any | state.pack_any | state.stock_idle:
        return 10
    return 0 if state.turn == 1 - state.dealer else 11


@hot
def _turn_fault(rules: Rules, state: State) -> int:
    """0, or the number of the invariant of the turn that fails."""
    player = state.players[state.turn]
    phase, rank = state.phase, state.rank_open
    pack_count = cards_count(state.pack_any, state.pack_both)
    if state.pack_top >= 0:
        if state.pack_any >> state.pack_top & 1 == 0:
            return 12  # the top card is in the pack
    elif pack_count > 0 and phase != TAKE:
        return 13
    if state.upcard_two_open and not (phase == DRAW and state.turn != state.dealer and 0 <= state.pack_top < 4):
        return 14  # M11
    if (phase == TAKE or phase == OPEN) != (rank >= 0):
        return 15
    if rank >= 0:
        laid = count_of_rank(player.natural_any, player.natural_both, rank)
        wilds = count_of_rank(player.wild_any, player.wild_both, rank)
        if phase == OPEN and (laid + wilds != state.laid_count or not 0 < state.laid_count < SET_CARDS_MIN or laid < 1):
            return 16
        if phase == TAKE and laid <= state.laid_count:
            return 17  # the pack holds the card taken too
        if not can_finish(rules.max_wilds, phase, rank, state.laid_count, (player.hand_any, player.hand_both), wilds):
            return 18
    elif state.laid_count != 0:
        return 19
    if phase == STOCK and state.stock_any == 0:
        return 20  # there is a card to draw
    other = state.players[1 - state.turn]
    if other.hand_any == 0 or ((player.hand_any == 0) != (state.out == state.turn) and phase != TAKE):
        return 21  # M18: an empty hand ends the deal
    if state.out >= 0 and (phase != OVER or state.out != state.turn):
        return 22
    if phase == OVER and state.out < 0 and (state.stock_any > 0 or (pack_count > 1 and not state.stock_idle)):
        return 23  # M20
    if state.stock_idle and (rank >= 0 or state.upcard_two_open):
        return 25  # M20: a card is being laid; the up-card 2 belongs to the first turn
    return 0


@kernel
def check(rules: Rules, state: State) -> int:
    """0 when every invariant holds, else the number of the first that fails."""
    if not (0 <= state.dealer <= 1 and 0 <= state.turn <= 1 and DEAL <= state.phase <= OVER and -1 <= state.out <= 1):
        return 24
    if not 0 <= state.stock_idle <= 1:
        return 24
    if (state.stock_both & ~state.stock_any) | (state.pack_both & ~state.pack_any):
        return 1
    if (state.stock_any | state.pack_any) & ~ALL or not -1 <= state.pack_top < CARDS or not -1 <= state.rank_open < 13:
        return 2
    for seat in range(SEATS):
        fault = _player_fault(rules, state.players[seat], state.rank_open if seat == state.turn else -1)
        if fault:
            return fault
    fault = _cards_fault(state)
    if fault == 0:
        fault = _dealing_fault(state) if state.phase == DEAL else _turn_fault(rules, state)
    return fault
