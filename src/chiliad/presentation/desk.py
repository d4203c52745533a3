"""What a table shows to one viewer, as it is sent: what all games share, and what each adds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Card = Annotated[str, Meta(pattern=r"^([2-9TJQKA][shdc]|\?\?)$(?!\n)")]
"""``Ks``, ``Th``; ``??`` for one that is hidden."""
Suit = Literal["s", "h", "d", "c"]
SUITS: tuple[Suit, ...] = ("s", "h", "d", "c")


def suit_of(card: Card) -> Suit:
    """The suit of a card that is not hidden, or of a suit's letter."""
    for suit in SUITS:
        if card[-1] == suit:
            return suit
    raise ValueError(card)


class HeldCard(Struct, frozen=True):
    """A card of my hand.

    ``can``: the verbs it can be used with now (play, marry, give, lay, wild, discard, take); ``why``: where there is
    none, why not, in a sentence (only while it is my turn); ``fresh``: it came to hand since my last turn; ``at``: by
    which number it came to this hand, from 0 (a hand is given by suit or rank; by ``at`` it is in the order of coming).
    """

    card: Card
    points: int
    can: list[str]
    why: str | None
    fresh: bool
    at: int


class Move(Struct, frozen=True):
    """Something I may do: ``move`` is its notation without the seat, ``label`` what a button says.

    ``card`` is the only one of ``cards``, null where there are none or several.
    """

    move: str
    verb: str
    label: str
    card: Card | None
    cards: list[Card]


class Settled(Struct, frozen=True):
    """What a deal has brought: ``headline`` in a few words, ``told`` in sentences, the rest by seat.

    ``left``: the cards left in each hand, where they are turned up to be counted.
    """

    headline: str
    told: list[str]
    points: list[int]
    scores: list[int]
    totals: list[int]
    left: list[list[Card]] | None


class Desk(Struct, frozen=True, kw_only=True, tag_field="game"):
    """What every game shows to one viewer.

    ``seat`` is the viewer's, ``turn`` the seat that must act; ``held`` counts the cards in each hand; ``prompt`` and
    ``moves`` are there while it is my turn; ``table``: all that lies open, in sentences, cards in braces; ``shown``:
    every hand, for a viewer who looks at a replay with all cards.
    """

    seat: int | None
    turn: int | None
    hand: list[HeldCard]
    held: list[int]
    prompt: str | None
    moves: list[Move]
    table: list[str]
    shown: list[list[Card]] | None
    settled: Settled | None


class Played(Struct, frozen=True):
    """A card of a trick, with who played it and what it is worth."""

    seat: int
    card: Card
    points: int


class Trick(Struct, frozen=True):
    """A trick that was taken."""

    cards: list[Played]
    winner: int
    points: int


class SheetMark(Struct, frozen=True):
    """What is counted of a seat in Tysiac, after a deal."""

    barrel_left: int | None
    concessions: int
    empty_hands: int


class SheetDeal(Struct, frozen=True, kw_only=True):
    """One line of the score sheet.

    Tysiac: ``made`` says whether the contract was, null where it was conceded (and in Mille), ``marks`` what is counted
    after the deal. Mille: ``stars`` counts the naturals of this deal by seat, ``circled`` says who suffered a chapeau.
    """

    deal: int
    dealer: int
    points: list[int] | None
    scores: list[int]
    totals: list[int]
    declarer: int | None
    contract: int | None
    conceded: bool
    made: bool | None
    stars: list[int]
    circled: list[bool]
    marks: list[SheetMark] | None
    told: list[str]
