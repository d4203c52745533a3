"""What a table shows to one viewer, as it is sent: what all games share, and what each adds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, to_builtins

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

    ``can``: the verbs it can be used with now, in words of its game; ``why``: where there is none, why not, in a
    sentence (only while it is my turn); ``fresh``: it came to hand since my last turn; ``at``: by which number it came
    to this hand, from 0 (a hand is given by suit or rank; by ``at`` it is in the order of coming).
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


class Moment(Struct, frozen=True):
    """Something rare that the deal has brought a seat, in a sentence; ``cards`` are those that did it, to be drawn."""

    seat: int
    said: str
    cards: list[Card]


class Settled(Struct, frozen=True):
    """What a deal has brought: ``headline`` in a few words, ``told`` in sentences, the rest by seat.

    ``won``: who has won the match and by how much, null while it lasts; ``left``: the cards left in each hand, where
    they are turned up to be counted; ``played``: the cards that each seat has played, in their order, where all have
    played all of them.
    """

    headline: str
    won: str | None
    moments: list[Moment]
    told: list[str]
    points: list[int]
    scores: list[int]
    totals: list[int]
    left: list[list[Card]] | None
    played: list[list[Card]] | None


class Desk(Struct, frozen=True, kw_only=True, tag_field="game"):
    """What every game shows to one viewer.

    ``phase`` is ``deal`` while cards are dealt and ``over`` when the deal is over, between them what its game says;
    ``seat`` is the viewer's, ``turn`` the seat that must act; ``held`` counts the cards in each hand; ``prompt`` and
    ``moves`` are there while it is my turn; ``table``: all that lies open, in sentences, cards in braces; ``shown``:
    every hand, for a viewer who looks at a replay with all cards; ``unseen``: why my own cards lie face down, in a
    sentence, null where they don't.
    """

    phase: str
    seat: int | None
    turn: int | None
    hand: list[HeldCard]
    held: list[int]
    prompt: str | None
    moves: list[Move]
    table: list[str]
    shown: list[list[Card]] | None
    settled: Settled | None
    unseen: str | None = None


SignLook = Literal["", "bad", "lined", "circled", "star", "mark", "tally"]
"""How a sign on the score sheet is drawn; ``lined`` and ``circled`` are lines below and round the score."""


class Sign(Struct, frozen=True):
    """A sign on the score sheet, and what it means in words."""

    sign: str
    said: str
    look: SignLook


class SheetContract(Struct, frozen=True):
    """The contract of a deal; ``ended`` says how it ended."""

    declarer: int
    points: int
    ended: Sign


class SheetCount(Struct, frozen=True):
    """Something that is counted by seat below the totals; ``sign`` stands before each number."""

    label: str
    sign: str
    counts: list[int]


class SheetDeal(Struct, frozen=True, kw_only=True):
    """One line of the score sheet: a deal that is over, by seat.

    ``scores`` is what the deal has added to each total, ``totals`` what they come to with it; ``points`` what each seat
    has made in the deal, null where a game counts none; ``contract``: null in a game without contracts; ``signs``: what
    else is noted beside each seat's score; ``told``: how it was counted, in sentences.
    """

    deal: int
    dealer: int
    points: list[int] | None
    scores: list[int]
    totals: list[int]
    contract: SheetContract | None
    signs: list[list[Sign]]
    told: list[str]


class SheetPayment(Struct, frozen=True):
    """The payment, line by line."""

    payer: int
    payee: int
    amount: int
    small: int
    lines: list[str]


class Sheet(Struct, frozen=True):
    """The score sheet; ``legend`` explains its signs, ``hint`` is a rule that explains something noted on it."""

    game: str
    names: list[str]
    deals: list[SheetDeal]
    totals: list[int]
    counts: list[SheetCount]
    legend: list[Sign]
    hint: str | None
    winner: int | None
    payment: SheetPayment | None


def plain(shown: Struct) -> object:
    """What is shown as dicts and lists, for programs."""
    return to_builtins(shown)
