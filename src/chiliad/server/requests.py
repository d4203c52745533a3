"""All that the server reads from its clients; what it sends them is in ``protocol.py``."""

from __future__ import annotations

import datetime
from typing import Annotated, Literal

from msgspec import Meta, Struct

from chiliad.games import GAMES
from chiliad.server.consent import CHOICES, NO, YES
from chiliad.server.events import Absent, OptionValue
from chiliad.server.seats import ClockName, PaceName
from chiliad.server.talk import PHRASES

# Patterns end in $(?!\n): Python's $ would let a line break follow.
Name = Annotated[str, Meta(min_length=1, max_length=40, description="a name as it is shown to the others")]
Salt = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{2}){1,32}$(?!\n)", description="a seat's share of the shuffle, hexadecimal")
]
Commitment = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)", description="what the server has bound itself to")]
Code = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]

Stake = Annotated[int, Meta(ge=1, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=3)]
DealNumber = Annotated[int, Meta(ge=1, le=301)]

# JSON as deep as the figures of a deal go: a list of seats with sets by rank, of so many naturals and wilds.
Plain = bool | int | float | str | None
OneDeep = Plain | list[Plain]
TwoDeep = Plain | list[OneDeep] | dict[str, OneDeep]
ThreeDeep = Plain | list[TwoDeep] | dict[str, TwoDeep]
Figures = dict[str, Plain | list[ThreeDeep] | dict[str, ThreeDeep]]
"""What a score-keeper says of a deal; the game reads it (``score_sheet.py``)."""


class NewGuest(Struct, forbid_unknown_fields=True):
    """What one is called; a program may ask for its token (``bearer``)."""

    name: Name
    bearer: bool = False


class DeviceLinkAsked(Struct, forbid_unknown_fields=True):
    """A link from another device of the same person: what follows ``#`` in its address."""

    link: Code


class JoinGuest(DeviceLinkAsked):
    """Using a link; ``merge``: who I am now becomes one with that guest; a program asks for its token (``bearer``)."""

    merge: bool = False
    bearer: bool = False


class RecoverGuest(Struct, forbid_unknown_fields=True):
    """Coming back with the words of a recovery code, typed in any way; ``merge`` and ``bearer`` as with a link."""

    words: Annotated[str, Meta(max_length=200)]
    merge: bool = False
    bearer: bool = False


Base64 = Annotated[str, Meta(min_length=1, max_length=8192, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
"""Bytes in base64url without padding, as browsers write those of passkeys."""
PasskeyId = Annotated[str, Meta(min_length=1, max_length=1364, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Handle = Annotated[str, Meta(min_length=1, max_length=86, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


class Attestation(Struct, forbid_unknown_fields=True):
    """A passkey that a browser has made: its id, and the signed data."""

    passkey: PasskeyId
    client_data: Base64
    attestation: Base64


class Assertion(Struct, forbid_unknown_fields=True):
    """What a passkey has answered: its id, the signed data, the signature, and the handle that it knows."""

    passkey: PasskeyId
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    handle: Handle


class UsePasskey(Assertion):
    """Coming back with a passkey; ``merge`` and ``bearer`` as with a link."""

    merge: bool = False
    bearer: bool = False


class NewPush(Struct, forbid_unknown_fields=True):
    """The subscription of a browser: its address at a push service, and its keys."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=2048, pattern=r"^[!-~]+$(?!\n)")]
    key: Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
    auth: Annotated[str, Meta(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]


class LookAway(Struct, forbid_unknown_fields=True):
    """Whether nobody looks at a page (``tab``) of mine."""

    tab: Code
    away: bool


class ForgetMe(Struct, forbid_unknown_fields=True):
    """Deleting my guest; ``name`` confirms it: it must be what I am called now."""

    name: Annotated[str, Meta(max_length=200)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open; see docs/protocol.md."""

    game: Annotated[str, Meta(max_length=40, examples=list(GAMES))]
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=2, max_length=4)]
    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: Annotated[dict[str, OptionValue], Meta(max_length=40)] = {}
    clock: ClockName = "none"
    absent: Absent = "bot"
    grace_s: Annotated[int, Meta(ge=20, le=600)] = 60
    spectators: bool = False
    small: Annotated[int, Meta(ge=0, le=1_000_000)] = 1
    pace: PaceName = "normal"
    coach: bool = False
    commitment: Commitment | None = None
    salt: Salt | None = None


class KeptSheet(Struct, forbid_unknown_fields=True):
    """A match on a score sheet, as it is kept: its deals as their figures, the first of which ``dealer`` dealt.

    ``date``: the day on which it began, where its keeper lives; null where that is not known.
    """

    game: Annotated[str, Meta(max_length=40, examples=list(GAMES))]
    names: Annotated[list[Name], Meta(min_length=2, max_length=4)]
    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: Annotated[dict[str, OptionValue], Meta(max_length=40)] = {}
    small: Stake = 1
    dealer: Seat = 0
    date: datetime.date | None = None
    deals: Annotated[list[Figures], Meta(max_length=300)] = []


class TypeDeal(Struct, forbid_unknown_fields=True, tag_field="do", tag="type"):
    """Type a deal: the answers so far, in the order of the questions.

    ``deal`` is the number of the deal that they correct, or that it will have; ``insert``: it is put in before the deal
    that has this number now.  ``counting``: the cards counted so far, where cards are asked for: what they come to is
    told; None: those that were counted before the deal was corrected.  ``rest``: what is not answered is as it was
    before.
    """

    deal: DealNumber
    answers: Annotated[list[bool | int | Annotated[str, Meta(max_length=200)]], Meta(max_length=40)] = []
    insert: bool = False
    counting: Annotated[str, Meta(max_length=200)] | None = None
    rest: bool = False


class TakeDealOut(Struct, forbid_unknown_fields=True, tag_field="do", tag="take-out"):
    """Take a deal out."""

    deal: DealNumber


class MoveDealer(Struct, forbid_unknown_fields=True, tag_field="do", tag="dealer"):
    """It was this seat that dealt a deal: the dealers of the others move with it."""

    deal: DealNumber
    seat: Seat


class ChangeHead(Struct, forbid_unknown_fields=True, tag_field="do", tag="head"):
    """Give the players other names, or settle all deals by other rules or for another stake."""

    names: Annotated[list[Name], Meta(min_length=2, max_length=4)]
    preset: Annotated[str, Meta(max_length=40)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=40)]
    small: Stake


class SheetAsked(Struct, forbid_unknown_fields=True):
    """A score sheet to settle, and what is done to it; without that the next deal is asked for.

    ``script``: all questions of a deal are wanted too, to go on without a connection.
    """

    sheet: KeptSheet
    change: TypeDeal | TakeDealOut | MoveDealer | ChangeHead | None = None
    script: bool = False


class OpenRecord(Struct, forbid_unknown_fields=True):
    """The text of a record that was saved, to be kept on a score sheet."""

    record: Annotated[str, Meta(max_length=400_000)]


class SheetTable(Struct, forbid_unknown_fields=True):
    """A table at which the match of a sheet goes on; ``seats`` as at a new table, in the order of the sheet."""

    sheet: KeptSheet
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=2, max_length=4)]
    commitment: Commitment | None = None
    salt: Salt | None = None


class SheetTransfer(Struct, forbid_unknown_fields=True, frozen=True):
    """What one person pays another, in the unit of the stakes."""

    payer: Name
    payee: Name
    amount: Annotated[int, Meta(ge=1, le=1_000_000_000_000)]


class KeptEvening(Struct, forbid_unknown_fields=True):
    """The matches of an evening, and what has been paid of the debts they made."""

    sheets: Annotated[list[KeptSheet], Meta(max_length=40)]
    paid: Annotated[list[SheetTransfer], Meta(max_length=200)] = []


class EveningWritten(Struct, forbid_unknown_fields=True):
    """What a shared evening has become after the revision that its writer knows."""

    revision: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    evening: KeptEvening


class PenMoved(Struct, forbid_unknown_fields=True):
    """Put the pen of a shared evening down, take it, or end the evening with it."""

    do: Literal["put-down", "take", "end"]


class KeepScore(Struct, forbid_unknown_fields=True):
    """I continue with real cards: the others at the table are told; ``evening``: my code, once it is shared."""

    evening: Code | None = None


class OpenLesson(Struct, forbid_unknown_fields=True):
    """A lesson to open; ``again``: from its first card, also where it goes on at a table."""

    again: bool = False


class Again(Struct, forbid_unknown_fields=True):
    """Another match of the same table; without a commitment it is refused (``commitment-needed``)."""

    commitment: Commitment | None = None
    salt: Salt | None = None


class Sitting(Struct, forbid_unknown_fields=True):
    """Sitting down; without a seat the first free one."""

    salt: Salt | None = None
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None


class _Command(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    id: Code
    revision: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    tab: Code | None = None


class DoMove(_Command, tag="move"):
    """An action of my seat, in the record's notation without the seat."""

    move: Annotated[str, Meta(max_length=400)]


class DoNext(_Command, tag="next"):
    """The next deal."""


class DoFill(_Command, tag="fill"):
    """The host: bots of that name take the free seats, and the match begins."""

    bot: Annotated[str, Meta(max_length=40)]


class DoUndo(_Command, tag="undo"):
    """Take my last decision back, or ask the others for it."""


class DoConsent(_Command, tag="consent"):
    """Yes or no to a player who asks to take a decision back."""

    choice: Annotated[str, Meta(max_length=40, extra_json_schema={"enum": [YES, NO]})]


class DoHint(_Command, tag="hint"):
    """A hint for my decision; where the others have not agreed to hints yet, ask them."""


class DoAllowHints(_Command, tag="hint-consent"):
    """Yes or no to a player who asks for hints; no also ends an agreement."""

    choice: Annotated[str, Meta(max_length=40, extra_json_schema={"enum": [YES, NO]})]


class DoLeave(_Command, tag="leave"):
    """My seat goes to a bot until I come back."""


class DoBack(_Command, tag="back"):
    """I am here again."""


class DoVote(_Command, tag="vote"):
    """Wait, bot or stop: what should become of the seat of somebody absent."""

    choice: Annotated[str, Meta(max_length=40, extra_json_schema={"enum": CHOICES})]


class DoStop(_Command, tag="stop"):
    """Cancel a table that waits, or end a match against bots."""


class DoSay(_Command, tag="say"):
    """Say a phrase to all who see the table; it changes nothing, and is stored nowhere."""

    phrase: Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(PHRASES)})]


LogCommand = DoMove | DoNext | DoFill | DoUndo | DoConsent | DoHint | DoAllowHints | DoLeave | DoBack | DoVote | DoStop
"""What may become events of the table's log."""
Command = LogCommand | DoSay
"""Something to be done at a table: with the ``id`` its sender chooses, decided on ``revision``, from ``tab``."""


class Heard(Struct, forbid_unknown_fields=True):
    """Up to which revision a player has heard what happened; ``listening`` false: bots need not wait for them."""

    revision: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    listening: bool = True


class Solution(Struct, forbid_unknown_fields=True):
    """The move with which a player answers a problem, in notation without the seat."""

    move: Annotated[str, Meta(min_length=1, max_length=400)]


class StartFrom(Struct, forbid_unknown_fields=True):
    """A place in a replay to play on from: before the line after step ``step`` of deal ``deal``."""

    deal: Annotated[int, Meta(ge=1, le=10_000)]
    step: Annotated[int, Meta(ge=0, le=16_384)]
    seat: Annotated[int, Meta(ge=0, le=3)]
    bots: Annotated[str, Meta(max_length=40)]
    commitment: Commitment | None = None
    salt: Salt | None = None
