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
    """The mask of the cards in a text: ``cards("AsKs")``.  Masks are printed like this."""
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
"""How the fields of a player's cards, a state or an observation are printed that are cards."""


class PlayerCards(NamedTuple):
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


NO_PLAYER_CARDS = PlayerCards()


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
def union(any_: int, both: int, more_any: int, more_both: int) -> tuple[int, int]:
    """The union of two pairs; no card may occur more than twice."""
    return any_ | more_any, both | more_both | (any_ & more_any)


@hot
def difference(any_: int, both: int, less_any: int, less_both: int) -> tuple[int, int]:
    """The pair without the cards of another pair, all of which it holds."""
    return (any_ & ~less_any) | (both & ~less_both), both & ~less_any


@hot
def is_subset(any_: int, both: int, wide_any: int, wide_both: int) -> bool:
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
def draw_card(player: PlayerCards, bit: int) -> PlayerCards:
    """A card that is drawn or dealt face down comes to the hand (M3, M5)."""
    hand_any, hand_both = with_card(player.hand_any, player.hand_both, bit)
    return PlayerCards(
        hand_any=hand_any,
        hand_both=hand_both,
        known_any=player.known_any,
        known_both=player.known_both,
        shown_any=player.shown_any,
        shown_both=player.shown_both,
        natural_any=player.natural_any,
        natural_both=player.natural_both,
        wild_any=player.wild_any,
        wild_both=player.wild_both,
    )


@hot
def take_face_up(player: PlayerCards, any_: int, both: int) -> PlayerCards:
    """Face-up cards come to the hand: the other player and everybody know them from then on (M9, M11)."""
    hand_any, hand_both = union(player.hand_any, player.hand_both, any_, both)
    known_any, known_both = union(player.known_any, player.known_both, any_, both)
    shown_any, shown_both = union(player.shown_any, player.shown_both, any_, both)
    return PlayerCards(
        hand_any=hand_any,
        hand_both=hand_both,
        known_any=known_any,
        known_both=known_both,
        shown_any=shown_any,
        shown_both=shown_both,
        natural_any=player.natural_any,
        natural_both=player.natural_both,
        wild_any=player.wild_any,
        wild_both=player.wild_both,
    )


@hot
def remove_card(player: PlayerCards, bit: int) -> PlayerCards:
    """A card leaves the hand in sight of all players.

    Nobody can see which of two copies left, so the cards known to be in the hand lose one copy.
    """
    hand_any, hand_both = without_card(player.hand_any, player.hand_both, bit)
    known_any, known_both = without_card(player.known_any, player.known_both, bit)
    shown_any, shown_both = without_card(player.shown_any, player.shown_both, bit)
    return PlayerCards(
        hand_any=hand_any,
        hand_both=hand_both,
        known_any=known_any,
        known_both=known_both,
        shown_any=shown_any,
        shown_both=shown_both,
        natural_any=player.natural_any,
        natural_both=player.natural_both,
        wild_any=player.wild_any,
        wild_both=player.wild_both,
    )


@hot
def meld_natural(player: PlayerCards, bit: int) -> PlayerCards:
    """A card is laid from hand as a natural (M12)."""
    rest = remove_card(player, bit)
    return add_to_meld(rest, bit)


@hot
def add_to_meld(player: PlayerCards, bit: int) -> PlayerCards:
    """A natural joins the set of its rank on the table (M8, M12)."""
    natural_any, natural_both = with_card(player.natural_any, player.natural_both, bit)
    return PlayerCards(
        hand_any=player.hand_any,
        hand_both=player.hand_both,
        known_any=player.known_any,
        known_both=player.known_both,
        shown_any=player.shown_any,
        shown_both=player.shown_both,
        natural_any=natural_any,
        natural_both=natural_both,
        wild_any=player.wild_any,
        wild_both=player.wild_both,
    )


@hot
def meld_wild(player: PlayerCards, place: int) -> PlayerCards:
    """A 2 is laid from hand as a wild at ``place``: rank of the set * 4 + suit of the 2 (M13); it stays there (M15)."""
    rest = remove_card(player, 1 << (place & 3))
    wild_any, wild_both = with_card(player.wild_any, player.wild_both, 1 << place)
    return PlayerCards(
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
def know_hand(player: PlayerCards) -> PlayerCards:
    """When the pack becomes the stock, each player has seen all cards but the other's hand, so they know it (M19)."""
    return PlayerCards(
        hand_any=player.hand_any,
        hand_both=player.hand_both,
        known_any=player.hand_any,
        known_both=player.hand_both,
        shown_any=player.shown_any,
        shown_both=player.shown_both,
        natural_any=player.natural_any,
        natural_both=player.natural_both,
        wild_any=player.wild_any,
        wild_both=player.wild_both,
    )
