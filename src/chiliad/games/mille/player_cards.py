"""One player's cards in Mille, as pairs of masks, and the effect of each card that moves.

Cards are numbered rank-major, so that the four cards of a rank are one hexadecimal digit of a mask:

    card = rank * 4 + suit      rank  0 1 … 7 8 9 10 11 12      suit  0 1 2 3
                                      2 3 … 9 T J  Q  K  A            s h d c

    a mask of 52 bits, bit = card:   cdhs cdhs cdhs  …  cdhs cdhs cdhs
                                       A    K    Q        4    3    2     (the 2s are the lowest digit)

Two packs have each card twice.  A set of physical cards is a pair of masks, ``any`` and ``both``:

    copies held     0   1   2
    bit of any      0   1   1
    bit of both     0   0   1

2s laid as wilds are a pair of masks too: in these, bit rank * 4 + suit says that a 2 of that suit is wild in the set
of that rank.

A set of ranks has one bit a rank, the lowest of its digit: times ``RANK`` it is the mask of their cards.
"""

from __future__ import annotations

from typing import NamedTuple

from chiliad._jit import hot, popcount
from chiliad.cards import described, read_cards, write_cards

CARDS = 52  # kinds of card; each exists twice
ALL = (1 << CARDS) - 1
RANK = 0b1111  # the four 2s; shift by 4 * rank for the others
TWOS = RANK
ONES = ALL // RANK  # the lowest bit of each rank's digit: 0x1111111111111
RANK_LETTERS = "23456789TJQKA"
SUIT_LETTERS = "shdc"
CARD_NAMES = tuple(rank + suit for rank in RANK_LETTERS for suit in SUIT_LETTERS)


# --- How cards are printed -------------------------------------------------------------------------------------------


def cards(text: str) -> int:
    """The mask of the cards in a text: ``cards("AsKs")``.  States and views print masks as what makes them again."""
    return sum(1 << CARD_NAMES.index(one) for one in set(read_cards(text)))


def card(text: str) -> int:
    """The number of a card: ``card("Ks")``."""
    return CARD_NAMES.index(text)


def wilds(*texts: str) -> int:
    """The mask of 2s that are wild: ``wilds("2s on K", "2h on 7")``."""
    return sum(1 << RANK_LETTERS.index(text[-1]) * 4 + SUIT_LETTERS.index(text[1]) for text in texts)


def _mask_text(mask: int) -> str:
    if not 0 < mask <= ALL:
        return str(mask)
    return f"cards({write_cards(CARD_NAMES[number] for number in range(CARDS) if mask >> number & 1)!r})"


def _wilds_text(mask: int) -> str:
    if not 0 < mask <= ALL:
        return str(mask)
    laid = [number for number in range(CARDS) if mask >> number & 1]
    return f"wilds({', '.join(repr(f'2{SUIT_LETTERS[at % 4]} on {RANK_LETTERS[at // 4]}') for at in laid)})"


def _card_text(number: int) -> str:
    return f"card({CARD_NAMES[number]!r})" if 0 <= number < CARDS else str(number)


_PILES = ("hand", "known", "shown", "natural", "stock", "pack", "unseen")
SHOWN_AS = {
    **{f"{pile}_{copies}": _mask_text for pile in _PILES for copies in ("any", "both")},
    "wild_any": _wilds_text,
    "wild_both": _wilds_text,
    "pack_top": _card_text,
}
"""How the fields of a side, state or view are printed that are cards."""


class Side(NamedTuple):
    """One player's cards: pairs of masks as drawn above."""

    hand_any: int = 0  # the cards held
    hand_both: int = 0
    known_any: int = 0  # the ones of these that the other player knows for certain (M9, M11, M19)
    known_both: int = 0
    shown_any: int = 0  # the ones of these that everybody saw go to this hand: the public knows them too
    shown_both: int = 0
    natural_any: int = 0  # the sets: cards laid as naturals, the set of 2s included
    natural_both: int = 0
    wild_any: int = 0  # the sets: 2s laid as wilds, at bit rank * 4 + suit of the 2
    wild_both: int = 0

    def __repr__(self) -> str:
        return described(self, SHOWN_AS)


EMPTY_SIDE = Side()


# --- Pairs of masks --------------------------------------------------------------------------------------------------


@hot
def cards_count(any_: int, both: int) -> int:
    """How many physical cards a pair of masks holds."""
    return popcount(any_) + popcount(both)


@hot
def with_card(any_: int, both: int, bit: int) -> tuple[int, int]:
    """The pair with one more copy of the card at ``bit`` (a mask of one bit); it must not hold two yet."""
    return any_ | bit, both | (any_ & bit)


@hot
def without_card(any_: int, both: int, bit: int) -> tuple[int, int]:
    """The pair with one copy fewer of the card at ``bit`` (a mask of one bit); a card that is absent stays absent."""
    return (any_ & ~bit) | (both & bit), both & ~bit


@hot
def joined(any_: int, both: int, more_any: int, more_both: int) -> tuple[int, int]:
    """The union of two pairs; no card may occur more than twice."""
    return any_ | more_any, both | more_both | (any_ & more_any)


@hot
def parted(any_: int, both: int, less_any: int, less_both: int) -> tuple[int, int]:
    """The pair without the cards of another pair, all of which it holds."""
    return (any_ & ~less_any) | (both & ~less_both), both & ~less_any


@hot
def within(any_: int, both: int, wide_any: int, wide_both: int) -> bool:
    """Whether the second pair holds all cards of the first."""
    return (any_ & ~wide_any) | (both & ~wide_both) == 0


@hot
def rank_counts(any_: int, both: int) -> int:
    """How many cards of each rank a pair holds, 0 to 8, in the ranks' digits."""
    threes = ONES * 3
    any_ -= (any_ >> 1) & (ONES * 5)
    both -= (both >> 1) & (ONES * 5)
    return (any_ & threes) + ((any_ >> 2) & threes) + (both & threes) + ((both >> 2) & threes)


@hot
def ranks_at_least(counts: int, least: int) -> int:
    """The ranks (lowest bit of the digit) whose digit in ``counts`` (0 to 8) is ``least`` (0 to 8) or more.

    With ``least`` 0 no digit may be 8: it would carry.
    """
    return ((counts + (8 - least) * ONES) >> 3) & ONES


@hot
def ranks_held(any_: int) -> int:
    """The ranks (lowest bit of the digit) of which ``any_`` has a card."""
    any_ |= any_ >> 2
    return (any_ | any_ >> 1) & ONES


@hot
def ranks_whole(both: int) -> int:
    """The ranks (lowest bit of the digit) of which all eight cards are there."""
    both &= both >> 2
    return both & both >> 1 & ONES


@hot
def count_of_rank(any_: int, both: int, rank: int) -> int:
    """How many cards of one rank a pair holds, 0 to 8."""
    return popcount(any_ >> 4 * rank & RANK) + popcount(both >> 4 * rank & RANK)


# --- The effect of one card on a player's cards ----------------------------------------------------------------------


@hot
def come(side: Side, bit: int) -> Side:
    """A card that is drawn or dealt face down comes to the hand (M3, M5)."""
    hand_any, hand_both = with_card(side.hand_any, side.hand_both, bit)
    return Side(
        hand_any=hand_any,
        hand_both=hand_both,
        known_any=side.known_any,
        known_both=side.known_both,
        shown_any=side.shown_any,
        shown_both=side.shown_both,
        natural_any=side.natural_any,
        natural_both=side.natural_both,
        wild_any=side.wild_any,
        wild_both=side.wild_both,
    )


@hot
def come_seen(side: Side, any_: int, both: int) -> Side:
    """Face-up cards come to the hand: the other player and everybody know them from then on (M9, M11)."""
    hand_any, hand_both = joined(side.hand_any, side.hand_both, any_, both)
    known_any, known_both = joined(side.known_any, side.known_both, any_, both)
    shown_any, shown_both = joined(side.shown_any, side.shown_both, any_, both)
    return Side(
        hand_any=hand_any,
        hand_both=hand_both,
        known_any=known_any,
        known_both=known_both,
        shown_any=shown_any,
        shown_both=shown_both,
        natural_any=side.natural_any,
        natural_both=side.natural_both,
        wild_any=side.wild_any,
        wild_both=side.wild_both,
    )


@hot
def gone(side: Side, bit: int) -> Side:
    """A card leaves the hand in sight of all players.

    Nobody can see which of two copies left, so the cards known to be in the hand lose one copy.
    """
    hand_any, hand_both = without_card(side.hand_any, side.hand_both, bit)
    known_any, known_both = without_card(side.known_any, side.known_both, bit)
    shown_any, shown_both = without_card(side.shown_any, side.shown_both, bit)
    return Side(
        hand_any=hand_any,
        hand_both=hand_both,
        known_any=known_any,
        known_both=known_both,
        shown_any=shown_any,
        shown_both=shown_both,
        natural_any=side.natural_any,
        natural_both=side.natural_both,
        wild_any=side.wild_any,
        wild_both=side.wild_both,
    )


@hot
def laid(side: Side, bit: int) -> Side:
    """A card is laid from hand as a natural (M12)."""
    rest = gone(side, bit)
    return set_joined(rest, bit)


@hot
def set_joined(side: Side, bit: int) -> Side:
    """A natural joins the set of its rank on the table (M8, M12)."""
    natural_any, natural_both = with_card(side.natural_any, side.natural_both, bit)
    return Side(
        hand_any=side.hand_any,
        hand_both=side.hand_both,
        known_any=side.known_any,
        known_both=side.known_both,
        shown_any=side.shown_any,
        shown_both=side.shown_both,
        natural_any=natural_any,
        natural_both=natural_both,
        wild_any=side.wild_any,
        wild_both=side.wild_both,
    )


@hot
def laid_wild(side: Side, place: int) -> Side:
    """A 2 is laid from hand as a wild at ``place``: rank of the set * 4 + suit of the 2 (M13); it stays there (M15)."""
    rest = gone(side, 1 << (place & 3))
    wild_any, wild_both = with_card(side.wild_any, side.wild_both, 1 << place)
    return Side(
        hand_any=rest.hand_any,
        hand_both=rest.hand_both,
        known_any=rest.known_any,
        known_both=rest.known_both,
        shown_any=rest.shown_any,
        shown_both=rest.shown_both,
        natural_any=rest.natural_any,
        natural_both=rest.natural_both,
        wild_any=wild_any,
        wild_both=wild_both,
    )


@hot
def counted(side: Side) -> Side:
    """When the pack becomes the stock, each player has seen all cards but the other's hand, so they know it (M19)."""
    return Side(
        hand_any=side.hand_any,
        hand_both=side.hand_both,
        known_any=side.hand_any,
        known_both=side.hand_both,
        shown_any=side.shown_any,
        shown_both=side.shown_both,
        natural_any=side.natural_any,
        natural_both=side.natural_both,
        wild_any=side.wild_any,
        wild_both=side.wild_both,
    )
