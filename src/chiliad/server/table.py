"""A table is its log: what it holds is the fold of its events, and a command is decided on what it holds.

Deciding changes nothing: it gives the events to be stored (``events.py``).  Applying them, once they are stored, can't
fail.  So a table read back from storage stands where the living one stood.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from msgspec.structs import replace

from chiliad.bots import default_bot
from chiliad.bots.advice import MARK as HINT_MARK
from chiliad.errors import Illegal, Unavailable, Unreadable
from chiliad.game import OVER
from chiliad.games import GAMES
from chiliad.play.fair import FairChance
from chiliad.play.feed import MatchFeed
from chiliad.play.match import Match
from chiliad.records import Payment, read
from chiliad.records.options import read_options
from chiliad.server.consent import MARK, TakeBack, Vote, read_choice
from chiliad.server.events import (
    Acted,
    Back,
    BotSat,
    Compacted,
    Dealt,
    GameEvent,
    HintAnswered,
    HintAsked,
    Hinted,
    Left,
    MatchStopped,
    Phase,
    RealCards,
    RematchOpened,
    Sat,
    SeatEvent,
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
)
from chiliad.server.faults import StaleRevision
from chiliad.server.hints import Hints
from chiliad.server.lessons import lesson_of
from chiliad.server.names import look_alike
from chiliad.server.real_cards import Keepers
from chiliad.server.rows import StoredEvent, TableRow
from chiliad.server.seats import BOTS as BOT_SEAT
from chiliad.server.seats import CLOCKS, OPEN, PERSON, AwayBecause, Clock, Rematch, TableSeat, check_bot

WAITING: Final = "waiting"
PLAYING: Final = "playing"
BETWEEN: Final = "between"
FINISHED: Final = "over"
STOPPED: Final = "stopped"


class Table:
    """What a table's events fold to."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.settings = row.settings
        if row.game not in GAMES:  # its package was uninstalled
            raise Unavailable("table-unreadable", table=row.id)
        self.game = GAMES[row.game]
        self.rules = read_options(self.game, self.settings.preset, self.settings.options)
        self.lesson = lesson_of(row)
        self.seats = [TableSeat() for _ in range(self.game.seats(self.rules))]
        self._seated()
        self.match: Match | None = None
        self.revision = 0
        self.game_revision = 0
        self.seat_events = 0
        self.seating = 0  # the number of the last event that may have changed who sits where: any but the play of cards
        self.phase: Phase = WAITING
        self.vote: Vote | None = None
        self.take_back = TakeBack()
        self.hints = Hints()
        self.again: Rematch | None = None
        self.warned = set[str]()  # kinds of slips of which the coach has warned
        self.commands: dict[str, int] = {}
        self.keepers = Keepers()
        self.compacted = False  # whether the match is read from its record, and the log tells its last deal only
        self.given_length = 0  # how much of its first deal the table was opened with, in actions
        self.recent: list[StoredEvent] = []  # since the deal before the last began, or since the beginning
        self._last_played: GameEvent | None = None
        self._feed: MatchFeed | None = None

    # --- What stands -------------------------------------------------------------------------------------------------

    @property
    def host(self) -> int:
        """The seat of who opened the table."""
        return self.seat_of(self.settings.host) or 0

    @property
    def clock(self) -> Clock | None:
        """How long people may think; None for as long as they like."""
        return CLOCKS[self.settings.clock]

    @property
    def actor(self) -> int | None:
        """The seat that must act now."""
        actor = OVER if self.match is None or self.phase != PLAYING else self.match.actor
        return actor if actor != OVER else None

    @property
    def small(self) -> int | None:
        """The small stake; None where nothing is played for."""
        return self.settings.small or None if self.game.payment is not None else None

    @property
    def ended(self) -> bool:
        """Whether nothing will happen here any more."""
        return self.phase in (FINISHED, STOPPED)

    def seat_of(self, guest: str | None) -> int | None:
        """The seat a guest has here."""
        return next((seat for seat, holder in enumerate(self.seats) if guest and holder.guest == guest), None)

    @property
    def playing(self) -> Match:
        """The match, where one has begun."""
        if self.match is None:
            raise Illegal("match-not-begun")
        return self.match

    @property
    def feed(self) -> MatchFeed | None:
        """The match's log as the viewers share it, read once for all of them; no decision depends on it."""
        if self._feed is None and self.match is not None:
            self._feed = MatchFeed(self.match)
        return self._feed

    # --- Deciding ----------------------------------------------------------------------------------------------------

    def check_revision(self, revision: int) -> None:
        """Refuse what was decided before the game went on, or on something that has not been yet."""
        if revision > self.revision:
            raise Unreadable("revision-unknown", number=revision, last=self.revision)
        if revision < self.game_revision:
            raise StaleRevision("late-command", number=revision, last=self.revision)

    def sit(self, guest: str, name: str, salt: str | None, wanted: int | None) -> list[TableEvent]:
        """Take a free seat; the match begins with the last one."""
        if self.phase != WAITING or not self.free:
            raise Illegal("table-full")
        if wanted is not None and wanted not in self.free:
            raise Illegal("seat-taken", seat=wanted)
        if any(holder.name and look_alike(holder.name, name) for holder in self.seats):
            raise Illegal("name-taken", name=name)
        seat = self.free[0] if wanted is None else wanted
        sat = Sat(seat, guest, name, salt)
        return [sat, *self._begun([sat])] if len(self.free) == 1 else [sat]

    def fill(self, seat: int, bot: str) -> list[TableEvent]:
        """The host: bots take the free seats, and the match begins."""
        self._only_host(seat)
        if self.phase != WAITING:
            raise Illegal("table-full")
        check_bot(self.game.name, bot)
        sat = [BotSat(free, bot) for free in self.free]
        return [*sat, *self._begun(sat)]

    def move(self, seat: int, actions: Sequence[int], spent_ms: int = 0, by: str | None = None) -> list[TableEvent]:
        """A seat's move, as ``Match.read_move`` has read it."""
        match = self._under_way()
        if match.actor != seat:
            raise Illegal("not-your-turn", seat=seat, turn=match.actor)
        if self.lesson is not None:
            self.lesson.check(match, seat, actions)
        stands_in = by if self.seats[seat].kind == PERSON else None
        return [Acted(seat, match.preview(actions), spent_ms, stands_in)]

    def next(self) -> list[TableEvent]:
        """The next deal."""
        if self.phase != BETWEEN:
            raise Illegal("match-over" if self.ended else "deal-not-over")
        dealer, actions = self.playing.preview_deal()
        return [Dealt(dealer, actions)]

    def undo(self, seat: int) -> list[TableEvent]:
        """Back to before the seat's last decision: at once against bots only; among people the others are asked."""
        refused, length = self._undo(self.playing, seat)
        if refused is not None:
            raise refused
        return [Undone(seat, length)] if self.alone else [UndoAsked(seat, length)]

    def consent(self, seat: int, choice: str, revision: int) -> list[TableEvent]:
        """An answer to who asks to take a decision back; when all agree it is taken back."""
        answer, agreed = self.take_back.answer(self, seat, choice, revision)
        answered = UndoAnswered(seat, answer)
        request = self.take_back.request
        if not agreed or request is None:
            return [answered]
        return [answered, Undone(request.seat, request.length)]

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take its last decision back now, or ask the others for it."""
        return self.match is not None and self._undo(self.match, seat)[0] is None

    def _undo(self, match: Match, seat: int) -> tuple[Illegal | None, int]:
        """Why a seat may not take its last decision back (None: it may), and the length of the log after that."""
        if self.ended:
            return Illegal("match-over"), -1
        if self.take_back.request is not None:
            return Illegal("undo-asked-already"), -1
        if self.take_back.refused:
            return Illegal("undo-refused"), -1
        length = self.undo_length(match, seat)
        if length < 0:
            return Illegal("nothing-to-undo"), -1
        if not self.alone and any(self.seats[other].stand_in for other in self.people):
            return Illegal("undo-needs-all"), -1
        return None, length

    def undo_length(self, match: Match, seat: int) -> int:
        """How long the deal's log will be when the seat's last decision is taken back; -1 where it can't be.

        Among people it can't be past a card that was seen, nor past what another seat has done.
        """
        if self.alone:
            return self.take_back.last_decision(seat)
        last = self._last_played
        start = len(match.deal.actions) - len(last.actions) if isinstance(last, Acted) and last.seat == seat else None
        return match.undo_point(seat, start)

    def ask_hint(self, seat: int) -> list[TableEvent]:
        """Nothing where a seat may have a hint now; else the others are asked."""
        if (refused := self.hints.refused(self, seat)) is not None:
            raise refused
        return [] if self.hints.free(self) else [HintAsked(seat)]

    def allow_hints(self, seat: int, choice: str, revision: int) -> list[TableEvent]:
        """An answer to who asks for hints, or the end of an agreement."""
        return [HintAnswered(seat, self.hints.answer(self, seat, choice, revision))]

    def leave(self, seat: int) -> list[TableEvent]:
        """A person goes: a bot holds the seat; alone against bots the table just stands still."""
        if self.ended or self.alone:
            return []
        if self.phase == WAITING:
            if seat == self.host:
                return [MatchStopped(seat, "host-left")]
            return [Left(seat)]
        others = [at for at, holder in enumerate(self.seats) if at != seat and holder.kind == PERSON]
        if all(self.seats[at].why == "left" for at in others):
            return [MatchStopped(seat, "all-left")]
        return self.stand_in(seat, "left")

    def stand_in(self, seat: int, why: AwayBecause) -> list[TableEvent]:
        """A bot holds the seat from now on."""
        if self.ended or self.seats[seat].kind != PERSON or (self.seats[seat].stand_in and why != "left"):
            return []
        return [StandIn(seat, default_bot(self.game.name), why)]

    def back(self, seat: int) -> list[TableEvent]:
        """The person is here again."""
        awaited = self.vote is not None and self.vote.about == seat
        return [Back(seat)] if (self.seats[seat].stand_in or awaited) and not self.ended else []

    def call_vote(self, about: int) -> list[TableEvent]:
        """The others are asked what to do about an absent person."""
        return [] if self.vote or self.ended else [VoteCalled(about)]

    def cast(self, seat: int, choice: str, voters: Sequence[int]) -> list[TableEvent]:
        """A vote, and what follows when it decides."""
        if self.vote is None or seat == self.vote.about:
            raise Illegal("no-vote")
        about, chosen = self.vote.about, read_choice(choice)
        cast = Voted(seat, about, chosen)
        trial = Vote(about)
        trial.cast = {**self.vote.cast, seat: chosen}
        outcome = trial.outcome(voters)
        if outcome is None:
            return [cast]
        if outcome == "stop":
            return [cast, MatchStopped(seat, "vote")]
        if outcome == "bot":
            return [cast, *self.stand_in(about, "absent")]
        return [cast, Waited(about)]

    def stop(self, seat: int) -> list[TableEvent]:
        """Alone among bots: the match ends unfinished."""
        self._only_host(seat)
        if self.ended:
            raise Illegal("match-over")
        if self.phase != WAITING and not self.alone:
            raise Illegal("stop-alone-only")
        return [MatchStopped(seat, "host")]

    def play_again(self, seat: int, table_id: str) -> list[TableEvent]:
        """A seat has opened another match like this one."""
        return [RematchOpened(seat, table_id)]

    def _only_host(self, seat: int) -> None:
        if seat != self.host:
            raise Illegal("host-only")

    def _under_way(self) -> Match:
        match = self.playing
        if self.phase != PLAYING:
            raise Illegal("match-over" if self.ended else "deal-over")
        return match

    def _begun(self, sat: Sequence[Sat | BotSat]) -> list[TableEvent]:
        """The first deal, once the seats of ``sat`` are taken."""
        seats = list(self.seats)
        for one in sat:
            seats[one.seat] = self._taken(one)
        match = self._new_match(seats)
        if match.record.deals and match.deal.typed is None:  # it goes on from a place in another match
            return []
        dealer, actions = match.preview_deal()
        return [Dealt(dealer, actions)]

    def begin(self) -> list[TableEvent]:
        """The first deal of a table that is opened without a free seat."""
        follows_real_cards = self.phase == BETWEEN and self.playing.deal.typed is not None
        return self._begun([]) if self.match is None or follows_real_cards else []

    def _new_match(self, seats: Sequence[TableSeat]) -> Match:
        players, settings = [holder.player for holder in seats], self.settings
        if self.lesson is not None:
            return self.lesson.match(players)
        chance = self._chance(seats)
        if text := settings.record:
            record = read(text)
            record.players[:] = players
            return Match.of_record(record, chance=chance)
        return Match(self.game, players, preset=settings.preset, options=settings.options, chance=chance)

    def _chance(self, seats: Sequence[TableSeat]) -> FairChance:
        return FairChance(self.row.secret, [bytes.fromhex(holder.salt) if holder.salt else None for holder in seats])

    # --- Applying ----------------------------------------------------------------------------------------------------

    def apply(self, stored: StoredEvent) -> None:
        """Fold one stored event in."""
        event = stored.event
        if stored.number != self.revision + 1 and (self.revision or not isinstance(event, Compacted)):
            raise Unavailable("table-unreadable", table=self.row.id)
        self.revision = stored.number
        if not isinstance(event, Dealt | Acted | Undone):
            self.seating = stored.number
        if isinstance(event, Compacted):
            self._restore(event)
            return
        if isinstance(event, GameEvent):
            self.game_revision, self._last_played = stored.number, event
            self.take_back.game_goes_on()
        self.seat_events += isinstance(event, SeatEvent)
        if stored.command:
            self.commands[stored.command] = stored.number
        if isinstance(event, Dealt):
            deals = [at for at, one in enumerate(self.recent) if isinstance(one.event, Dealt)]
            self.recent = self.recent[deals[-1] :] if deals else self.recent
        self.recent.append(stored)
        if not self.compacted or isinstance(event, RematchOpened | RealCards):  # else the record has it
            self._fold(event)

    def _fold(self, event: TableEvent) -> None:
        match event:
            case TableOpened() | Compacted():
                pass  # the settings are in the row, and what is compacted was restored
            case Sat() | BotSat():
                self._sat(event)
            case Left():
                self._seat(event.seat, TableSeat())
            case Dealt():
                self._deal(event)
            case Acted():
                self._act(event)
            case Undone():
                self.take_back.undone(self.playing, event.length)
                self.hints.undone(event.length)
                if self.lesson is not None:
                    self.lesson.undone(event.length)
                self.phase = PLAYING  # it may have been the end of the deal
            case UndoAsked():
                self.take_back.asked(event.seat, event.length, self.revision)
            case UndoAnswered():
                self.take_back.answered(event.seat, event.choice)
            case HintAsked():
                self.hints.asked(event.seat, self.revision)
            case HintAnswered():
                self.hints.answered(self, event.seat, event.choice)
            case Hinted():
                self.hints.hinted(self, event)
            case Warned():
                self.warned.add(event.slip)
            case StandIn():
                self.seats[event.seat].stand_in, self.seats[event.seat].why = event.bot, event.why
                self._no_vote(event.seat)
            case Back():
                self.seats[event.seat].stand_in = self.seats[event.seat].why = None
                self._no_vote(event.seat)
            case VoteCalled():
                self.vote = Vote(event.seat)
            case Voted():
                if self.vote is not None:
                    self.vote.cast[event.seat] = event.choice
            case Waited():
                self._no_vote(event.seat)
            case MatchStopped():
                self.phase, self.vote = STOPPED, None
                if self.match is not None:
                    self.match.stop()
            case RematchOpened():
                self.again = Rematch(event.seat, event.table)
            case RealCards():
                self.keepers.told(event)
            case _:
                assert_never(event)

    def _restore(self, event: Compacted) -> None:
        """The match that is over, from its record; who sat there, from what is left of the log."""
        if self.row.record is None or self.row.phase not in (FINISHED, STOPPED):
            raise Unavailable("table-unreadable", table=self.row.id)
        self.compacted, self.phase = True, self.row.phase
        self.seats = [replace(holder) for holder in event.seats]
        self._seated()
        self.match = Match.of_record(read(self.row.record), chance=self._chance(self.seats))
        self.match.stop()

    def _seat(self, seat: int, holder: TableSeat) -> None:
        self.seats[seat] = holder
        self._seated()

    def _seated(self) -> None:
        """What follows from who has which seat: it is asked much more often than somebody sits down."""
        self.people = [seat for seat, holder in enumerate(self.seats) if holder.kind == PERSON]
        """The seats of people, here or not."""
        self.free = [seat for seat, holder in enumerate(self.seats) if holder.kind == OPEN]
        """The seats nobody has taken."""
        self.alone = len(self.people) == 1 and not self.free
        """Whether one person plays against bots only."""

    def _taken(self, event: Sat | BotSat) -> TableSeat:
        if isinstance(event, BotSat):
            return TableSeat(kind=BOT_SEAT, bot=event.bot)
        bank = self.clock.bank_ms if self.clock else 0
        return TableSeat(kind=PERSON, guest=event.guest, name=event.name, salt=event.salt, bank_ms=bank)

    def _sat(self, event: Sat | BotSat) -> None:
        self._seat(event.seat, self._taken(event))
        if not self.free and self.settings.record:
            self.match = self._new_match(self.seats)
            self.phase = BETWEEN if self.match.deal_over else PLAYING
            self.given_length = len(self.match.deal.actions)

    def _deal(self, event: Dealt) -> None:
        if self.match is None:
            self.match = self._new_match(self.seats)
        self.match.extend_deal(event.dealer, event.actions)
        for kept in (self.take_back, self.hints, self.keepers):
            kept.deal()
        self.phase = PLAYING

    def _act(self, event: Acted) -> None:
        match, holder = self.playing, self.seats[event.seat]
        start, marks = len(match.deal.actions), [f"bot:{event.by}"] if event.by is not None else []
        if self.take_back.act(match, event.seat, own=event.by is None):
            marks.append(MARK)
        if event.by is None and self.hints.marks(start, event.seat):
            marks.append(HINT_MARK)
        if self.lesson is not None:
            self.lesson.acted(match, event)
        match.extend(event.actions)
        if event.by is None:
            self._no_vote(event.seat)  # they act after all
        holder.bank_ms = max(0, holder.bank_ms - event.spent)
        if marks:
            match.deal.comments[start] = "; ".join(marks)
        if match.deal_over:
            self.phase = FINISHED if match.over else BETWEEN
        if self.lesson is not None and self.lesson.finished(match):
            self.phase = FINISHED
        small = self.small
        if match.over and small is not None and match.record.payment is None:
            match.record.payment = Payment.of(self.game, self.rules, match.before, match.winner, small)

    def _no_vote(self, about: int) -> None:
        if self.vote is not None and self.vote.about == about:
            self.vote = None
