"""All that the server sends to its clients; what it reads from them is in ``requests.py``.

The OpenAPI document and the page's types are made from these structs.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from chiliad.games import usable
from chiliad.presentation.desk import Desk, Sheet
from chiliad.server.events import Kind, OptionValue, Phase
from chiliad.server.real_cards import SheetKeeper
from chiliad.server.seats import ClockName, PaceName, SeatKind
from chiliad.server.talk import Phrase

if TYPE_CHECKING:
    AnyDesk = Desk
else:
    AnyDesk = reduce(or_, (game.face("presentation").DESK for game in usable()))

LessonState = Literal["new", "begun", "done"]
PROTOCOL = 2
"""The version; docs/protocol.md says what changed. A change that breaks clients raises it."""


class GuestSeen(Struct):
    """A guest; ``token`` only where it was asked for, once."""

    guest: str
    name: str
    token: str | None


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
    invite: str | None


class Done(Struct):
    """The table's revision after a command."""

    revision: int


class Seat(Struct, frozen=True):
    """One seat, as all may know it.

    ``name``: of a free seat for whom it is meant, where the table knows that, else empty.  ``stand_in`` is the bot that
    holds the seat for an absent person; ``bank_s`` and ``move_s`` are what is left of the clock's bank and of this
    move, in seconds; ``level`` is the level of the bot whose seat it is, in words.
    """

    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    here: bool
    stand_in: str | None
    bank_s: int | None
    move_s: int | None
    level: str | None


class Ballot(Struct, frozen=True):
    """A vote on an absent person's seat; ``mine`` is what I voted."""

    seat: int
    mine: str | None
    cast: int
    of: int


class Consent(Struct, frozen=True):
    """A seat asks the others for something: to take its last decision back, or for hints; ``mine`` is my answer."""

    seat: int
    mine: str | None
    agreed: int
    of: int


class HintOption(Struct, frozen=True):
    """A move that the bot has compared: in notation and in words; ``cells``: what it is worth, one for each column."""

    move: str
    said: str
    cells: list[str]


class Hint(Struct, frozen=True):
    """A hint for the decision that I must make now.

    ``number`` is that of its event; ``move`` the move in notation; ``cards`` those in my hand that the move needs;
    ``said`` the move in words, ``worth`` what the bot expects of it (null where it has compared nothing), ``reasons``
    why; ``columns`` and ``options``: a table of the best moves, the move of the hint first.
    """

    number: int
    move: str
    cards: list[str]
    said: str
    worth: str | None
    reasons: list[str]
    columns: list[str]
    options: list[HintOption]


class Fair(Struct, frozen=True):
    """The fair deal: what was committed to, the salts once all have sat down, the secret once the match is over."""

    algorithm: str
    commitment: str
    salts: list[str | None]
    secret: str | None


class Head(Struct, frozen=True):
    """What a table shows besides the cards.

    ``phase`` is ``between`` when a deal is over and ``next`` begins another; ``you`` is my seat, ``actor`` the one that
    must act; ``small`` the small stake, null where nothing is played for; ``again`` the seat that has opened another
    match of this table; ``invite`` is there while seats are free; ``undo``, ``hint``, ``next`` and ``stop`` are what I
    may do besides moves; ``hints``: whether the people here have agreed to hints; ``hint_consent``: a seat asks them.
    ``keeper`` continues with real cards, and keeps the score; null once the next deal is dealt here.
    ``lesson`` is the name of the lesson that is played here, null for a match; ``fair`` is null in a lesson, because
    its cards come from a record; ``coach``: whether cards show their points, whatever the player has set.
    """

    table: str
    game: str
    preset: str
    options: dict[str, OptionValue]
    phase: Phase
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
    pace: PaceName
    again: int | None
    keeper: SheetKeeper | None
    invite: str | None
    watch: str | None
    replay: str | None
    undo: bool
    hint: bool
    hints: bool
    next: bool
    stop: bool
    vote: Ballot | None
    consent: Consent | None
    hint_consent: Consent | None
    fair: Fair | None
    lesson: str | None
    coach: bool


class Happened(Struct, frozen=True):
    """An event as one viewer may know it.

    ``lines``: its notation, as my seat may know it; ``told``: sentences for a person, cards in braces; ``concerns``:
    one can't play on without having heard of it; ``fresh``: false where it is told for the log, not to be spoken.
    """

    number: int
    kind: Kind
    seat: int | None
    lines: list[str]
    told: list[str]
    concerns: bool
    fresh: bool


class LessonStep(Struct, frozen=True):
    """Where a lesson stands.

    ``number`` of the ``count`` lessons of its game; ``step`` of its ``steps``, both from 1; ``said`` before my next
    move, sentences with cards in braces; ``expects``: the verbs of the moves that it expects of me now, empty where any
    move will do; ``learned``: once the lesson is over, what it has taught, in a sentence; ``next``: the name of the
    lesson after it, null after the last.
    """

    title: str
    number: int
    count: int
    step: int
    steps: int
    said: list[str]
    expects: list[str]
    learned: str | None
    next: str | None


class News(Struct, frozen=True):
    """What has happened, and how it stands now.

    ``happened`` has the events since the one resumed after, oldest first, from the deal before this one on; on a fresh
    stream it has those of the deal under way. ``hint``: the one that I have had for the decision that I must make now;
    ``lesson``: where it stands, null at the table of a match.
    """

    revision: int
    head: Head
    happened: list[Happened]
    desk: AnyDesk | None
    hint: Hint | None
    lesson: LessonStep | None


class Remark(Struct, frozen=True):
    """What the player of a seat has just said: the key of a phrase, for which the client has the words.

    It is no event of the log: a client that connects again does not get it again.
    """

    seat: int
    phrase: Phrase


class Refusal(Struct):
    """Why something was not done: ``slug`` for machines, ``sentence`` for people; what a late command has missed."""

    slug: str
    sentence: str
    details: dict[str, str | int]
    news: News | None


class TableLine(Struct):
    """A table of mine, in a list; ``seat`` is mine, ``winner`` that of who has won a match that is over."""

    table: str
    game: str
    phase: Phase
    seat: int
    names: list[str]
    totals: list[int]
    your_turn: bool
    changed: str
    replay: str | None
    winner: int | None


class Me(Struct):
    """My guest and my tables; an unknown client has no guest (``guest`` is null) and no tables."""

    guest: str | None
    name: str
    tables: list[TableLine]


class Invitation(Struct):
    """What a table plays, for somebody who may sit down; ``unlike``: how that differs from each preset, in a line."""

    table: str | None
    game: str
    preset: str
    options: dict[str, OptionValue]
    differs: list[str]
    unlike: dict[str, str]
    seats: list[Seat]
    clock: ClockName
    small: int | None
    mine: bool
    fair: Fair


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


class Step(Struct, frozen=True):
    """One line of a deal, and how the table stood after it; number 0 stands before the first line."""

    number: int
    line: str
    told: list[str]
    desk: AnyDesk


class Steps(Struct):
    """All of a deal."""

    steps: list[Step]


class ReplayLink(Struct):
    """Where a match can be looked back at."""

    replay: str


class BotInfo(Struct):
    """A bot and its strength in words.

    ``title`` is its name in words; ``names`` are what bots of this kind are called at a table, the first one first;
    ``for_people`` is false for a bot that programs alone should seat.
    """

    name: str
    said: str
    title: str
    names: list[str]
    for_people: bool


class PresetInfo(Struct):
    """A preset, in words, with three options by which people know it, if the game asks how they play it.

    ``usual``: whether it is offered first in this language.
    """

    preset: str
    name: str
    said: str
    options: dict[str, OptionValue]
    telling: list[str]
    usual: bool


class ChoiceInfo(Struct):
    """A value of an option, in words."""

    value: OptionValue
    said: str


class OptionInfo(Struct):
    """An option, in words; ``needs``: the values of other options without which it means nothing."""

    key: str
    paragraph: str
    title: str
    choices: list[ChoiceInfo] | None
    low: int | None
    high: int | None
    needs: dict[str, list[OptionValue]]


class GameInfo(Struct):
    """A game as it can be opened; ``large_stake`` is in small ones, null where nothing is paid.

    ``stakes_said``: a sentence on what each of the two stakes is paid for, null where nothing is paid.
    ``default_bot`` plays against a person who has not chosen one; ``levels``: bots of graded strength, weakest first;
    ``lessons`` and ``problems`` count them; ``scored``: whether the score of a game with real cards can be kept;
    ``seats``: how many play, unless the ``seats_option`` says otherwise.
    """

    game: str
    name: str
    seats: int
    seats_option: str | None
    bots: list[BotInfo]
    default_bot: str
    levels: list[str]
    lessons: int
    large_stake: int | None
    stakes_said: str | None
    problems: int
    scored: bool
    presets: list[PresetInfo]
    options: list[OptionInfo]


class LessonLine(Struct):
    """A lesson in a list; ``state`` says how far I am with it, ``table`` where it goes on, if it has begun."""

    lesson: str
    title: str
    state: LessonState
    table: str | None


class Lessons(Struct):
    """The lessons of a game, in their order."""

    lessons: list[LessonLine]


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


class ProblemLine(Struct):
    """A problem in a list: ``level`` is the title of the weakest level that solves it."""

    id: str
    level: str


class Problems(Struct):
    """The problems of a game, in the order in which they are asked."""

    problems: list[ProblemLine]


class ProblemShown(Struct):
    """A problem as its seat sees it: as the news of a table at which it is that seat's turn."""

    news: News


class ProblemAnswer(Struct):
    """The answer to a move: ``told`` says whether it is right, what is best and why; ``hands`` are all hands before it.

    ``news``: the table after the move.
    """

    right: bool
    told: list[str]
    hands: list[list[str]]
    news: News


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
