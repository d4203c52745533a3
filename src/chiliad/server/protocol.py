"""The shapes of docs/protocol.md for the OpenAPI document, and what is read from whoever speaks to the server.

What is sent is made as plain dicts (``eyes.py``, ``showing/``); a test holds them to these.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

OptionValue = bool | int | str
# Patterns end in $(?!\n): Python's $ would let a line break follow.
Name = Annotated[str, Meta(min_length=1, max_length=40, description="a name as it is shown to the others")]
Salt = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{2}){1,32}$(?!\n)", description="a seat's share of the shuffle, hexadecimal")
]
Commitment = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)", description="what the server has bound itself to")]
Code = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
GameName = Literal["mille", "tysiac"]
"""Of what is asked for; what is sent names a game as a plain string."""
ClockName = Literal["none", "relaxed", "fast"]
Pace = Literal["quick", "normal", "slow"]


class Refusal(Struct):
    """Why something was not done: ``slug`` for machines, ``sentence`` for people."""

    slug: str
    sentence: str
    details: dict[str, str | int]
    news: dict[str, Any] | None = None


class NewGuest(Struct, forbid_unknown_fields=True):
    """What one is called; a program may ask for its token (``bearer``)."""

    name: Name
    bearer: bool = False


class GuestSeen(Struct):
    """A guest; ``token`` only where it was asked for, once."""

    guest: str
    name: str
    token: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to open; see docs/protocol.md."""

    game: GameName
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=2, max_length=4)]
    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: Annotated[dict[str, OptionValue], Meta(max_length=40)] = {}
    clock: ClockName = "none"
    absent: Literal["bot", "vote"] = "bot"
    grace_s: Annotated[int, Meta(ge=20, le=600)] = 60
    spectators: bool = False
    small: Annotated[int, Meta(ge=0, le=1_000_000)] = 1
    pace: Pace = "normal"
    commitment: Commitment | None = None
    salt: Salt | None = None


class Again(Struct, forbid_unknown_fields=True):
    """Another match of the same table; without a commitment it is refused (``commitment-needed``)."""

    commitment: Commitment | None = None
    salt: Salt | None = None


class Committed(Struct):
    """What the server has bound itself to; a table opened with it deals by that secret."""

    algorithm: str
    commitment: str


class Rematch(Struct):
    """To what the table of the next match is committed; null where none is open to me."""

    algorithm: str
    commitment: str | None


class Opened(Struct):
    """A table, and the code that invites to its free seats."""

    table: str
    invite: str | None = None


class Sitting(Struct, forbid_unknown_fields=True):
    """Sitting down; without a seat the first free one."""

    salt: Salt | None = None
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None


class Command(Struct, forbid_unknown_fields=True):
    """Something to be done at a table; see docs/protocol.md."""

    id: Code
    revision: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    do: Literal["move", "next", "fill", "undo", "consent", "leave", "back", "vote", "stop"]
    tab: Code | None = None
    move: Annotated[str, Meta(max_length=400)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""
    choice: Annotated[str, Meta(max_length=40)] = ""


class Heard(Struct, forbid_unknown_fields=True):
    """Up to which revision a player has heard what happened; ``listening`` false: bots need not wait for them."""

    revision: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    listening: bool = True


class Done(Struct):
    """The table's revision after a command."""

    revision: int


class StartFrom(Struct, forbid_unknown_fields=True):
    """A place in a replay to play on from: before the line after step ``step`` of deal ``deal``."""

    deal: Annotated[int, Meta(ge=1, le=10_000)]
    step: Annotated[int, Meta(ge=0, le=16_384)]
    seat: Annotated[int, Meta(ge=0, le=3)]
    bots: Annotated[str, Meta(max_length=40)]
    commitment: Commitment | None = None
    salt: Salt | None = None


class Seat(Struct):
    """One seat, as all may know it."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    here: bool
    stand_in: str | None
    bank_s: int | None
    move_s: int | None


class Ballot(Struct):
    """A vote on an absent person's seat."""

    seat: int
    mine: str | None
    cast: int
    of: int


class Consent(Struct):
    """A seat asks the others whether it may take its last decision back; ``mine`` is my answer."""

    seat: int
    mine: str | None
    agreed: int
    of: int


class Fair(Struct):
    """The fair deal: what was committed to, and the secret once the match is over."""

    algorithm: str
    commitment: str
    salts: list[str | None]
    secret: str | None


class Head(Struct):
    """What stands at a table besides the cards."""

    table: str
    game: str
    preset: str
    options: dict[str, OptionValue]
    phase: Literal["waiting", "playing", "between", "over", "stopped"]
    seats: list[Seat]
    you: int | None
    host: bool
    actor: int | None
    deal: int
    dealer: int | None
    totals: list[int]
    target: int
    winner: int | None
    small: int | None
    clock: ClockName
    pace: Pace
    again: int | None
    invite: str | None
    watch: str | None
    replay: str | None
    undo: bool
    next: bool
    stop: bool
    vote: Ballot | None
    consent: Consent | None
    fair: Fair


class Happened(Struct):
    """An event as one viewer may know it."""

    number: int
    kind: str
    seat: int | None
    lines: list[str]
    told: list[str]
    concerns: bool
    fresh: bool


class News(Struct):
    """What has happened, and how it stands now."""

    revision: int
    head: Head
    happened: list[Happened]
    desk: dict[str, Any] | None


class TableLine(Struct):
    """A table of mine, in a list; ``seat`` is mine, ``winner`` that of who has won a match that is over."""

    table: str
    game: str
    phase: str
    seat: int
    names: list[str]
    totals: list[int]
    your_turn: bool
    changed: str
    replay: str | None
    winner: int | None = None


class Me(Struct):
    """Who I am here, and my tables; a stranger is nobody (``guest`` is null) and has none."""

    guest: str | None
    name: str
    tables: list[TableLine]


class Invitation(Struct):
    """What a table plays, for somebody who may sit down at it."""

    table: str | None
    game: str
    preset: str
    options: dict[str, OptionValue]
    differs: list[str]
    seats: list[Seat]
    clock: ClockName
    small: int | None
    mine: bool
    fair: Fair


class SheetDeal(Struct):
    """One line of the score sheet."""

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
    marks: list[dict[str, int | None]] | None
    told: list[str]


class Sheet(Struct):
    """The score sheet."""

    game: str
    names: list[str]
    deals: list[SheetDeal]
    totals: list[int]
    winner: int | None
    payment: dict[str, Any] | None


class ReplayDeal(Struct):
    """A deal in a replay: how many steps it has, and at which of them a trick, or a turn, begins."""

    deal: int
    steps: int
    tricks: list[int]


class Replay(Struct):
    """A match that is over, to look back at."""

    head: Head
    sheet: Sheet
    deals: list[ReplayDeal]
    began: str
    players: list[str]


class Step(Struct):
    """One line of a deal, and how the table stood after it."""

    number: int
    line: str
    told: list[str]
    desk: dict[str, Any]


class Steps(Struct):
    """All of a deal."""

    steps: list[Step]


class ReplayLink(Struct):
    """Where a match can be looked back at."""

    replay: str


class BotInfo(Struct):
    """A bot and its strength in words."""

    name: str
    said: str


class PresetInfo(Struct):
    """A preset, in words."""

    preset: str
    name: str
    said: str
    options: dict[str, OptionValue]


class ChoiceInfo(Struct):
    """A value of an option, in words."""

    value: OptionValue
    said: str


class OptionInfo(Struct):
    """An option, in words."""

    key: str
    paragraph: str
    title: str
    choices: list[ChoiceInfo] | None
    low: int | None
    high: int | None


class GameInfo(Struct):
    """A game as it can be opened; ``large_stake`` is in small ones, null where nothing is paid."""

    game: str
    name: str
    seats: int
    bots: list[BotInfo]
    large_stake: int | None
    presets: list[PresetInfo]
    options: list[OptionInfo]


class Games(Struct):
    """All games."""

    games: list[GameInfo]


class RuleParagraph(Struct):
    """One paragraph of the rules."""

    number: str
    title: str
    text: str


class Rules(Struct):
    """The rules of a game with the options in force."""

    title: str
    paragraphs: list[RuleParagraph]


class LanguageInfo(Struct):
    """A language the table speaks."""

    code: str
    name: str
    right_to_left: bool


class LanguageList(Struct):
    """All languages."""

    languages: list[LanguageInfo]


class Addresses(Struct):
    """Addresses of this server for other machines of the same network, with a slash at the end; most have none."""

    network: list[str]


class Health(Struct):
    """That the server is there, and the version of the protocol it speaks."""

    ok: bool
    protocol: int
