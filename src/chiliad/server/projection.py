"""The projection of a table for one seat, or for the public, in one language.

Everything that leaves a table goes through here.  What a ``SeatProjection`` gets of the game comes from ``presenters``,
which gets redacted events and observations only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Protocol, cast

from msgspec.structs import replace

from chiliad.bots import levels
from chiliad.game import NOBODY
from chiliad.i18n.language import Language
from chiliad.i18n.words import Words, names_of
from chiliad.play.fair import ALGORITHM
from chiliad.presentation.said import Said
from chiliad.server.events import (
    Acted,
    Back,
    Dealt,
    HintAnswered,
    HintAsked,
    Hinted,
    Kind,
    MatchStopped,
    Phase,
    RealCards,
    RematchOpened,
    Sat,
    StandIn,
    TableEvent,
    TableOpened,
    UndoAnswered,
    UndoAsked,
    Undone,
    VoteCalled,
    Voted,
    Waited,
    Warned,
    seat_of,
)
from chiliad.server.presenters import NarratedLine, Viewer
from chiliad.server.presenters.hints import hint_shown, hint_told
from chiliad.server.protocol import Ballot, Fair, Happened, Head, Hint, LessonStep, News, Seat
from chiliad.server.real_cards import SheetKeeper
from chiliad.server.rows import StoredEvent
from chiliad.server.seats import PERSON, TableSeat
from chiliad.server.sheet_tables import place_of
from chiliad.server.table import BETWEEN, WAITING, Table


class Live(Protocol):
    """What of a table no event tells: who is here, and what the clocks show."""

    def presence(self) -> list[bool]:
        """For each seat whether its person is connected; bots always are."""

    def time_left(self, seat: int) -> tuple[int, int]:
        """What is left of the seat's bank and of its move, in milliseconds."""

    def voters(self) -> list[int]:
        """The seats that may vote on an absent one."""


HISTORY_MAX = 20_000  # events of one deal: a deal has some hundred, 16,384 actions at the most


class SeatProjection:
    """Follows a table's events for one seat (NOBODY: the public) in one language."""

    def __init__(self, table: Table, seat: int, language: Language, *, tells_table: bool = True) -> None:
        """``tells_table``: whether desks say what lies open in sentences."""
        self.table, self.seat, self.language, self._tells_table = table, seat, language, tells_table
        self._said_in = Said(language)
        self._viewer: Viewer | None = None
        self.history: list[Happened] = []
        """What happened in this deal and the one before."""
        self._deal_began = 0
        self._players: list[str] = []
        self._names: list[str] = []
        self._here: tuple[int, list[bool]] = (-1, [])  # what the last seats were made from
        self._seats: list[Seat] = []
        self._lasting: tuple[tuple[int, Phase, int], Head] | None = None  # with what it was made from
        self._read_up()

    @property
    def viewer(self) -> Viewer | None:
        """What shows the match, once there is one."""
        if self._viewer is None and self.table.match is not None:
            match, feed = self.table.match, self.table.feed
            lesson = self.table.lesson
            is_open = lesson is not None and lesson.lesson.is_open and self.seat == lesson.seat
            self._viewer = Viewer(
                match,
                self.seat,
                self.language,
                feed,
                tells_table=self._tells_table,
                open_hands=is_open,
                is_lesson=lesson is not None,
            )
        return self._viewer

    def _read_up(self) -> None:
        """All since the deal before this one began, as if it had been followed; what was taken back stays away."""
        parts: list[list[StoredEvent]] = []
        for event in self.table.recent:
            if not parts or isinstance(event.event, Dealt):
                parts.append([])
            parts[-1].append(event)
        deals = len(self.table.match.record.deals) if self.table.match is not None else 0
        for number, part in enumerate(parts, deals - len(parts)):
            if isinstance(part[0].event, Dealt):
                self._deal_began = part[0].number
            read = self._reading(number, last=part is parts[-1])
            for event, end in self._ends(part):
                lines = read(end) if isinstance(event.event, TableOpened | Dealt | Acted) and end >= 0 else []
                self._add(event, lines, number + 1)

    def _reading(self, number: int, *, last: bool) -> Callable[[int], list[NarratedLine]]:
        """What reads a deal's lines (number from 0; negative: none was dealt yet) up to an action of its log."""
        if self.viewer is None or number < 0:
            return lambda end: []
        return self.viewer.catch_up if last else self.viewer.earlier(number)

    def _ends(self, part: Sequence[StoredEvent]) -> list[tuple[StoredEvent, int]]:
        """The events of one deal, each with how long the log was after it; -1 where that was taken back since."""
        ends: list[tuple[StoredEvent, int]] = []
        length = self.table.given_length if part[0].number == 1 else 0
        for stored in part:
            match stored.event:
                case Dealt(actions=actions):
                    length = len(actions)
                case Acted(actions=actions):
                    length += len(actions)
                case Undone(length=left):
                    length = left
                    ends = [
                        (one, end if end <= left else -1 if isinstance(one.event, Acted) else left) for one, end in ends
                    ]
            ends.append((stored, length))
        return ends

    def follow(self, stored: StoredEvent) -> None:
        """One more event, which the table has applied."""
        event = stored.event
        if isinstance(event, Dealt):
            self.history = [one for one in self.history if one.number >= self._deal_began]
            self._deal_began = stored.number
        lines: list[NarratedLine] = []
        deals = 0
        viewer = self.viewer
        if viewer is not None:
            deals = len(viewer.match.record.deals)
            if isinstance(event, Dealt | Acted):
                lines = viewer.catch_up(len(viewer.match.deal.actions))
            elif isinstance(event, Undone):
                viewer.reset()
        self._add(stored, lines, deals)

    def _add(self, stored: StoredEvent, lines: Sequence[NarratedLine], deal: int) -> None:
        """Keep what happened in deal number ``deal`` (from 1)."""
        event = stored.event
        if isinstance(event, Warned):
            return
        acted = isinstance(event, Acted)
        told = [] if acted else self._said(event, deal)
        for line in lines:
            told += line.told
        concerns = not acted or any(line.is_essential for line in lines)
        notation = [line.line for line in lines]
        kind = cast("Kind", event.kind)  # of an event that is told
        happened = Happened(stored.number, kind, seat_of(event), notation, told, concerns, fresh=True)
        self.history.append(happened)
        del self.history[:-HISTORY_MAX]

    def _said(self, event: TableEvent, deal: int) -> list[str]:
        """What the table itself has to say of an event; of a move it is the game that has."""
        say, who = self.language.text, self._who(seat_of(event))
        match event:
            case Dealt():
                return [say("deal-begins", number=deal, **self._who(event.dealer))]
            case StandIn():
                return [say("event-stand-in", why=event.why, **who)]
            case Voted():
                return [say("event-voted", choice=event.choice, **who)]
            case UndoAnswered():
                return [say("event-undo-answered", choice=event.choice, **who)]
            case HintAnswered():
                return [say("event-hint-answered", choice=event.choice, **who)]
            case Hinted():  # what it says is for its seat alone: it names cards in the hand
                own = event.seat == self.seat
                return (
                    hint_told(event, self._said_in, self._seated()).sentences if own else [say("event-hinted", **who)]
                )
            case MatchStopped():
                return [say("event-stopped", why=event.why, **who), *self._standing()]
            case RematchOpened():
                return [] if self.table.alone else [say("event-again", **who)]  # bots are not asked
            case RealCards(evening=evening):
                if self.seat == NOBODY and evening is not None:  # the link is not for those who watch
                    return []
                return [say("event-real-cards", shared="no" if evening is None else "yes", **who)]
            case Sat() | Back() | Undone() | UndoAsked() | HintAsked() | VoteCalled() | Waited():
                return [say(f"event-{event.kind}", **who)]
            case _:
                return []

    def _standing(self) -> list[str]:
        """Each seat's total in a sentence, once there is a match."""
        totals = self.table.match.totals if self.table.match is not None else ()
        return [self.language.text("standing", total=total, **self._who(seat)) for seat, total in enumerate(totals)]

    def _who(self, seat: int | None) -> dict[str, str]:
        if seat is None or not 0 <= seat < len(self.table.seats):
            return {"who": "other", "name": ""}
        return {"who": "you" if seat == self.seat else "other", "name": self.names()[seat]}

    def names(self) -> list[str]:
        """The seats' names, bots' in this language."""
        players = self._seated()
        if players != self._players:  # the names are needed at every event, and change when somebody sits down
            self._players, self._names = players, names_of(players, self.language.text)
        return self._names

    # --- News --------------------------------------------------------------------------------------------------------

    def news(self, live: Live, after: int | None) -> News:
        """What happened after a revision; None: the whole deal, as history."""
        if after is None:
            happened = [replace(one, fresh=False) for one in self.history if one.number >= self._deal_began]
        else:
            happened = list(takewhile(lambda one: one.number > after, reversed(self.history)))[::-1]
        viewer = self.viewer
        desk = None if viewer is None or self.table.phase == WAITING else viewer.desk()
        if desk is not None and self.table.lesson is not None and self.table.ended:
            desk = replace(desk, turn=None, prompt=None, moves=[])  # a lesson may end before its deal
        return News(self.table.revision, self.head(live), happened, desk, self._hint(), self._lesson())

    def _lesson(self) -> LessonStep | None:
        """Where the lesson stands, for the seat that learns."""
        lesson, match = self.table.lesson, self.table.match
        if lesson is None or match is None or self.seat != lesson.seat:
            return None
        return lesson.shown(match, self._said_in)

    def _hint(self) -> Hint | None:
        """The hint that my seat has had for the decision that it must make now."""
        given = self.table.hints.current(self.table, self.seat) if self.seat != NOBODY else None
        if given is None:
            return None
        return hint_shown(given, self.table.hints.number, self._said_in, self._seated())

    def _seated(self) -> list[str]:
        return [holder.player for holder in self.table.seats]

    def head(self, live: Live) -> Head:
        """What the table shows besides the cards."""
        table = self.table
        deals = len(table.match.record.deals) if table.match is not None else 0
        stands = table.seating, table.phase, deals
        if self._lasting is None or self._lasting[0] != stands:
            self._lasting = stands, self._lasting_head()
        return replace(
            self._lasting[1],
            seats=self._seats_shown(live),
            actor=table.actor,
            undo=self.seat != NOBODY and table.may_undo(self.seat),
            hint=self.seat != NOBODY and table.hints.refused(table, self.seat) is None,
            hints=self.seat != NOBODY and table.hints.allowed,
            vote=self._vote(live),
            consent=table.take_back.shown(table.people, self.seat),
            hint_consent=table.hints.shown(table, self.seat),
        )

    def _lasting_head(self) -> Head:
        """The head as it stays while nobody comes or goes and no deal begins or ends; a move may change the rest."""
        table, row, settings, match = self.table, self.table.row, self.table.settings, self.table.match
        seated = self.seat != NOBODY
        hosting = seated and self.seat == table.host
        return Head(
            table=row.id if seated else "",
            game=row.game,
            preset=settings.preset,
            options=settings.options,
            phase=table.phase,
            seats=[],
            you=self.seat if seated else None,
            host=hosting,
            actor=None,
            deal=len(match.record.deals) if match else 0,
            dealer=match.deal.dealer if match and match.record.deals else None,
            totals=list(match.totals) if match else [0] * len(table.seats),
            target=table.rules.target,
            winner=match.winner if match and match.over else None,
            small=table.small,
            clock=settings.clock,
            pace=settings.pace,
            again=table.again.seat if table.again else None,
            keeper=self._keeper(),
            invite=row.invite if seated and table.phase == WAITING else None,
            watch=row.watch if settings.spectators else None,
            replay=row.replay if table.ended and match and table.lesson is None else None,
            undo=False,
            hint=False,
            hints=False,
            next=seated and table.phase == BETWEEN,
            stop=hosting and not table.ended and table.alone and table.lesson is None,
            vote=None,
            consent=None,
            hint_consent=None,
            fair=self._fair() if table.lesson is None else None,
            lesson=settings.lesson,
            coach=settings.coach,
        )

    def _keeper(self) -> SheetKeeper | None:
        """Who keeps the score with real cards; those who only watch don't get the link."""
        keeper = self.table.keepers.last
        if keeper is None:
            return None
        return SheetKeeper(keeper.seat, keeper.evening if self.seat != NOBODY else None)

    def _seats_shown(self, live: Live) -> list[Seat]:
        """The seats.  Without a clock they change only when somebody comes or goes."""
        table = self.table
        here = table.seating, live.presence()
        if here != self._here or table.clock is not None:
            self._seats = [self._seat(seat, live, is_here) for seat, is_here in enumerate(here[1])]
            self._here = here
        return self._seats

    def _seat(self, seat: int, live: Live, is_here: bool) -> Seat:
        holder, clock = self.table.seats[seat], self.table.clock
        timed = clock is not None and holder.kind == PERSON
        bank_ms, move_ms = live.time_left(seat) if timed else (0, 0)
        return Seat(
            seat=seat,
            name=self.names()[seat] or place_of(self.table, seat),
            kind=holder.kind,
            bot=holder.bot,
            here=is_here,
            stand_in=holder.stand_in,
            bank_s=bank_ms // 1000 if timed else None,
            move_s=move_ms // 1000 if timed else None,
            level=self._level(holder),
        )

    def _level(self, holder: TableSeat) -> str | None:
        if self.table.lesson is not None or holder.bot is None or holder.bot not in levels(self.table.game.name):
            return None
        return Words(self.language).bot(holder.player)

    def _vote(self, live: Live) -> Ballot | None:
        vote = self.table.vote
        if vote is None:
            return None
        return Ballot(vote.about, vote.cast.get(self.seat), len(vote.cast), len(live.voters()))

    def _fair(self) -> Fair:
        table = self.table
        # The last player to sit down must not choose a salt by the others'.
        salts = [holder.salt if table.match else None for holder in table.seats]
        return Fair(ALGORITHM, table.settings.commitment, salts, table.row.secret.hex() if table.ended else None)
