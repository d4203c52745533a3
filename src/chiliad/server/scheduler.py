"""What happens at a table without a command: bots act, clocks run out, bots hold the seats of absent people.

Bots think in threads or in workers (``thinking.py``), and at a human pace that tells nothing: it is drawn at random
before the bot looks at its cards, and its thinking time is part of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass

from chiliad.bots import BOTS, bot_class, for_stakes, quick_bots
from chiliad.errors import ChiliadError
from chiliad.play.match import Match
from chiliad.server.bot_worker import Makes
from chiliad.server.events import TableEvent
from chiliad.server.hinting import Hinting
from chiliad.server.seats import PERSON
from chiliad.server.session import TableSession
from chiliad.server.table import PLAYING
from chiliad.server.thinking import Player, Position, Thinking

SEED_BITS = 63
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Turn:
    """A bot's turn: the revision of the table that the bot thinks about, its seat, its name."""

    revision: int
    seat: int
    name: str


class Scheduler:
    """Drives one session; at most one timer runs, and at most one bot thinks."""

    def __init__(
        self,
        session: TableSession,
        thinking: Thinking,
        pace_s: tuple[float, float],
        idle_s: float = 300.0,
        *,
        hints_early: bool = False,
    ) -> None:
        self.session, self.thinking, self.pace_s, self.idle_s = session, thinking, pace_s, idle_s
        self.hinting = Hinting(session, thinking)
        self._hints_wait = hints_early  # until the match begins
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn: tuple[_Turn, asyncio.Task[None]] | None = None
        self._players: dict[int, tuple[int, str, Player]] = {}
        self._prepared: set[str] = set()
        self._gone_since: dict[int, float] = {}
        self._waited_until: dict[int, float] = {}
        self.on_turn: Callable[[TableSession], None] | None = None  # called whenever somebody's turn may have come

    # --- What is next ------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Look at the table and set the timer for what comes next."""
        table, seat = self.session.table, self.session.table.actor
        if self._turn is not None and not self._fits(self._turn[0]):
            self._turn[1].cancel()
            self._turn = None
        if self.session.closed:
            return
        self._prepare()
        if self.on_turn is not None:
            self.on_turn(self.session)
        if seat is None or table.phase != PLAYING:
            return
        holder = table.seats[seat]
        if holder.played_by is not None:
            if self.session.people_here():
                self._bot_begins(seat, holder.played_by)
            return
        waits = [self._out_of_time(seat), self._out_of_patience(seat)]
        due = min((wait for wait in waits if wait is not None), default=None)
        if due is not None:
            self._look_after(due)

    def _out_of_time(self, seat: int) -> float | None:
        """Seconds until the seat's clock has run out."""
        if self.session.table.clock is None:
            return None
        return sum(self.session.time_left(seat)) / 1000

    def _out_of_patience(self, seat: int) -> float | None:
        """Seconds until the table stops waiting for somebody who is not here, or does nothing, while others are."""
        others = [other for other in self.session.people_here() if other != seat]
        if not others or self.session.table.vote:
            return None
        if self.session.connected(seat):
            if self.session.table.clock is not None:
                return None
            since = max(self.session.turn_began, self._waited_until.get(seat, 0.0))
            return max(0.0, since + self.idle_s - time.monotonic())
        if self.session.here(seat):  # they ask without a stream: nothing else would tell when they stop
            return self.session.touched_for(seat)
        since = max(self._gone_since.setdefault(seat, time.monotonic()), self._waited_until.get(seat, 0.0))
        return max(0.0, since + self.session.table.settings.grace_s - time.monotonic())

    def came_or_went(self, seat: int) -> None:
        """A seat's person connected, or the connection was lost."""
        self.session.hearing.wake()
        if self.session.here(seat):
            self._gone_since.pop(seat, None)
            holder = self.session.table.seats[seat]
            vote = self.session.table.vote
            if (holder.stand_in and holder.why == "absent") or (vote is not None and vote.about == seat):
                self._start(self._do(lambda: self.session.table.back(seat)))
        else:
            self._gone_since.setdefault(seat, time.monotonic())
        self.arrange()

    def give_hint(self, seat: int) -> None:
        """The others have agreed to hints: the seat that asked them has one, if it still must act."""
        self._start(self._give_hint(seat))

    async def _give_hint(self, seat: int) -> None:
        with contextlib.suppress(ChiliadError):  # the player may ask again
            await self.hinting.give(seat)

    def waited(self, seat: int) -> None:
        """The others have decided to wait: patience begins again."""
        self._waited_until[seat] = time.monotonic()

    def stop(self) -> None:
        """Stop: nothing more happens without a command."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()

    # --- What happens ------------------------------------------------------------------------------------------------

    async def _look(self) -> None:
        """Whether the seat to act has run out of time, or has been away for too long."""
        table, seat = self.session.table, self.session.table.actor
        if seat is None or table.seats[seat].played_by is not None:
            return
        left, patience = self._out_of_time(seat), self._out_of_patience(seat)
        if left is not None and left <= 0:
            await self._do(lambda: table.stand_in(seat, "time"))
        elif patience is not None and patience <= 0 and self.session.connected(seat):
            await self._do(lambda: table.call_vote(seat))  # they are here: only the others can say what it means
        elif patience is not None and patience <= 0 and not self.session.here(seat):
            if table.settings.absent == "vote" and not any(holder.kind != PERSON for holder in table.seats):
                await self._do(lambda: table.call_vote(seat))
            else:
                await self._do(lambda: table.stand_in(seat, "absent"))
            if self.session.here(seat):  # they came while it was stored: nothing else will tell
                self.came_or_went(seat)
        self.arrange()

    def _prepare(self) -> None:
        """Have workers load what the bots of this table need, and then what hints need."""
        for holder in self.session.table.seats:
            name = holder.played_by
            if name is not None and name not in self._prepared:
                self._prepared.add(name)
                with contextlib.suppress(ChiliadError):  # it is logged when the bot must act
                    playing = bot_class(self.session.table.game.name, self._playing(name))
                    self.thinking.prepare(self.session.table.game, playing)
        if self.session.table.lesson is not None:
            return
        if self._hints_wait and self.session.table.match is not None and not self.session.table.ended:
            self._hints_wait = False
            self.hinting.prepare()

    def _fits(self, turn: _Turn) -> bool:
        """Whether the bot must still act there: somebody may have sat down again, or taken a move back."""
        table = self.session.table
        return (
            table.game_revision <= turn.revision
            and table.actor == turn.seat
            and table.seats[turn.seat].played_by == turn.name
        )

    def _bot_begins(self, seat: int, name: str) -> None:
        """A bot's turn; it thinks once about one position."""
        table = self.session.table
        if table.match is None or self._turn is not None:
            return
        low, high = self.pace_s
        due = time.monotonic() + low + (high - low) * secrets.randbelow(1000) / 1000
        turn = _Turn(table.revision, seat, name)
        self._turn = turn, self._start(self._bot_acts(table.match, turn, due))

    async def _bot_acts(self, match: Match, turn: _Turn, due: float) -> None:
        # States never change, and nothing of the living match is looked at elsewhere: it may go on meanwhile.
        position = Position(match.observer(turn.seat), match.state, tuple(match.deal.actions))
        lesson = self.session.table.lesson
        if lesson is not None:
            actions = lesson.reply(match, turn.seat)
        else:
            player, spare = self._player(match, turn.seat, turn.name), self._spare(match, turn.name)
            actions = await self.thinking.move(position, player, spare)
        await asyncio.sleep(due - time.monotonic())
        await self.session.hearing.all_heard(turn.revision)
        self._turn = None  # from here on it is not cancelled

        def decide() -> list[TableEvent]:
            fits = self._fits(turn)
            return self.session.table.move(turn.seat, actions, by=turn.name) if fits else []

        await self._do(decide)
        self.arrange()

    def _player(self, match: Match, seat: int, name: str) -> Player | None:
        """The seat's bot of this deal; a new one for each deal.  None: it can't be made."""
        deal = len(match.record.deals)
        kept = self._players.get(seat)
        if kept is None or kept[:2] != (deal, name):
            player = self._made(match, name)
            if player is None:
                return None
            kept = self._players[seat] = (deal, name, player)
        return kept[2]

    def _made(self, match: Match, name: str) -> Player | None:
        try:
            makes: Makes = bot_class(match.game.name, self._playing(name))
            return self.thinking.player(match.game, name, makes, secrets.randbits(SEED_BITS))
        except Exception:  # the bot of another package may fail in any way: the game's own bot plays on
            log.exception("the bot %s can't be made", name)
            return None

    def _playing(self, name: str) -> str:
        """The name of the bot that plays for ``name``: for stakes, where the table is played for them."""
        table = self.session.table
        return name if table.small is None else for_stakes(table.game.name, name)

    def _spare(self, match: Match, but: str) -> list[Player]:
        """The bots that play where the one with that name can't.

        They are the game's strongest that does not search, and its first.
        """
        names = dict.fromkeys((*quick_bots(match.game.name)[:1], BOTS[match.game.name][0]))
        return [player for name in names if name != but and (player := self._made(match, name)) is not None]

    # --- Timers and tasks --------------------------------------------------------------------------------------------

    async def _do(self, decide: Callable[[], list[TableEvent]]) -> None:
        try:
            await self.session.do(decide)
        except ChiliadError:
            # The table has moved on, or can't be written: then it is closed, and read back when somebody asks for it.
            self.session.tell_heads()

    def _look_after(self, delay: float) -> None:
        """Look again after ``delay`` seconds at the latest: a timer that ends sooner stays, and then another is set."""
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            if self._timer.when() <= loop.time() + delay:
                return
            self._timer.cancel()
        self._timer = loop.call_later(delay, self._timer_ends)

    def _timer_ends(self) -> None:
        self._timer = None
        self._start(self._look())

    def _start(self, work: Coroutine[object, None, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A fault of ours must not leave the table standing: it is read back when somebody asks for it."""
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("fault at table %s", self.session.table.row.id, exc_info=fault)
            self.session.close()
