"""What a table of Tysiac shows, as it is sent."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from chiliad.presentation.desk import Card, Desk, Suit


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


class Aces(Struct, frozen=True):
    """The four aces, which a seat has declared."""

    seat: int
    points: int


class MyAces(Struct, frozen=True):
    """The four aces in my hand; ``why``: on my turn in play, why they can't be declared."""

    points: int
    why: str | None


CONCEDE_LABELS = {"concession": "desk-concede", "bomb": "desk-bomb", "write_off": "desk-write-off"}
"""What the button to concede says, by ``concession_name``."""


class Call(Struct, frozen=True):
    """The bids or contracts open to me, and where the limit comes from; of them ``moves`` has the lowest alone."""

    low: int
    high: int
    step: int
    why: str


TysiacPhase = Literal["deal", "auction", "take", "give", "discard", "contract", "play", "over"]


class TysiacStanding(Struct, frozen=True, kw_only=True):
    """A seat's total, and what else is counted of it; null for what these rules don't count.

    ``barrel_left``: how many deals it may stay on the barrel yet, null off it; ``free_concessions`` and ``free_empty``:
    how many offences of the kind cost nothing; ``falls``: those from the barrel, of which the one with the number
    ``falls_max`` makes the total 0; ``locked``: only contracts of its own add to the total.
    """

    total: int
    barrel_left: int | None
    concessions: int | None
    free_concessions: int
    empty_hands: int | None
    free_empty: int
    falls: int | None
    falls_max: int
    locked: bool


class TysiacDesk(Desk, frozen=True, kw_only=True, tag="tysiac"):
    """A table of Tysiac.

    ``talons``: one, of two players two, of hidden cards until it is shown; ``taken``: the number of the one of the two
    that was chosen; ``laid``: the cards of two players that the declarer has laid away; ``sits_out``: of four players
    the seat that does not play; ``concession``: where I may concede, what it brings each of us;
    ``tricks`` and ``points`` count by seat; ``aces``: the four aces that somebody has declared; ``blind``: the seat
    whose blind bid nobody has overbid; ``golden``: which of the golden deals this is, from 1.
    """

    phase: TysiacPhase
    bids: list[int | None]
    passed: list[bool]
    talons: list[list[Card]]
    taken: int | None
    call: Call | None
    concession: list[str] | None
    my_marriages: list[MyMarriage]
    declarer: int | None
    contract: int | None
    given: list[Gift]
    laid: list[Card]
    sits_out: int | None
    trump: Suit | None
    trick: list[Played]
    leader: int | None
    last_trick: Trick | None
    tricks: list[int]
    points: list[int]
    marriages: list[Marriage]
    aces: Aces | None
    my_aces: MyAces | None
    blind: int | None
    golden: int | None
    standing: list[TysiacStanding]
