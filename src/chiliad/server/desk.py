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
    ``moves`` are there while it is my turn; ``shown``: every hand, for who looks at a replay with all cards.
    """

    seat: int | None
    turn: int | None
    hand: list[HeldCard]
    held: list[int]
    prompt: str | None
    moves: list[Move]
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


class Gift(Struct, frozen=True, rename={"giver": "from", "receiver": "to"}):
    """A card that the declarer has given away."""

    giver: int
    receiver: int
    card: Card


class Marriage(Struct, frozen=True):
    """A marriage that a seat has declared."""

    seat: int
    suit: Suit
    points: int


class MyMarriage(Struct, frozen=True):
    """A marriage in my hand; ``why``: on my turn in play, why it can't be declared."""

    suit: Suit
    points: int
    why: str | None


class Call(Struct, frozen=True):
    """The bids or contracts open to me, and where the limit comes from; of them ``moves`` has the lowest alone."""

    low: int
    high: int
    step: int
    why: str


TysiacPhase = Literal["deal", "auction", "give", "contract", "play", "over"]


class TysiacStanding(Struct, frozen=True):
    """A seat's total, how many deals it may stay on the barrel yet, its offences, and how many of them cost nothing."""

    total: int
    barrel_left: int | None
    concessions: int
    empty_hands: int
    free: int


class TysiacDesk(Desk, frozen=True, kw_only=True, tag="tysiac"):
    """A table of Tysiac.

    ``talon``: three hidden cards until it is shown; ``concession``: where I may concede, what it brings each of us;
    ``tricks`` and ``points`` count by seat.
    """

    phase: TysiacPhase
    bids: list[int | None]
    passed: list[bool]
    talon: list[Card]
    call: Call | None
    concession: list[str] | None
    my_marriages: list[MyMarriage]
    declarer: int | None
    contract: int | None
    given: list[Gift]
    trump: Suit | None
    trick: list[Played]
    leader: int | None
    last_trick: Trick | None
    tricks: list[int]
    points: list[int]
    marriages: list[Marriage]
    standing: list[TysiacStanding]


Way = tuple[int, int]
"""How many naturals are laid with how many 2s."""


class Refused(Struct, frozen=True):
    """Ways to lay cards that are not allowed, and why."""

    ways: list[Way]
    why: str


class Laying(Struct, frozen=True):
    """How my cards of a rank may be laid: ``naturals`` and ``wilds`` of my hand in any of these ways.

    ``lies``: I have such a set, and they are added to it.  ``refused`` has all other ways.
    """

    rank: str
    lies: bool
    naturals: list[Card]
    wilds: list[Card]
    ways: list[Way]
    refused: list[Refused]


Lies = Literal["open", "seven", "eight"]
MillePhase = Literal["deal", "draw", "open", "take", "meld", "over"]


class MilleSet(Struct, frozen=True):
    """A set on the table; a set of seven or eight lies in a pile."""

    rank: str
    naturals: list[Card]
    wilds: list[Card]
    lies: Lies
    points: int


class MilleStanding(Struct, frozen=True):
    """A seat's total and marks."""

    total: int
    stars: int
    chapeaux: int


class MilleDesk(Desk, frozen=True, kw_only=True, tag="mille"):
    """A table of Mille.

    ``lays``: how my cards may be laid, while I meld; ``take_why``: on my turn, why the pack can't be taken, if so;
    ``pack`` by rank, ``top`` its top card; ``sets`` by seat; ``known``: cards all know to be in a hand, by seat.
    """

    phase: MillePhase
    lays: list[Laying]
    take_why: str | None
    stock: int
    pack: list[Card]
    top: Card | None
    sets: list[list[MilleSet]]
    known: list[list[Card]]
    standing: list[MilleStanding]


AnyDesk = TysiacDesk | MilleDesk
