"""What happens at a table without a command: bots act, clocks run out, bots hold the seats of absent people.

Bots think in threads, and at a human pace that tells nothing: it is drawn at random before the bot looks at its cards,
and its thinking time is part of it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Executor

from chiliad.bot import Bot, ask
from chiliad.bots import BOTS, bot_class
from chiliad.errors import ChiliadError
from chiliad.game import Observed, contains
from chiliad.information import InformationState
from chiliad.play.match import Match
from chiliad.play.observing import Observer
from chiliad.server.events import TableEvent
from chiliad.server.seats import PERSON
from chiliad.server.session import TableSession
from chiliad.server.table import PLAYING

SEED_BITS = 63
log = logging.getLogger(__name__)


class Scheduler:
    """Drives one session; at most one timer runs."""

    def __init__(
        self, session: TableSession, executor: Executor, pace_s: tuple[float, float], idle_s: float = 300.0
    ) -> None:
        self.session, self.executor, self.pace_s, self.idle_s = session, executor, pace_s, idle_s
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking = -1
        self._bots: dict[int, tuple[int, str, Bot]] = {}
        self._gone_since: dict[int, float] = {}
        self._waited_until: dict[int, float] = {}

    # --- What is next ------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Look at the table and set the timer for what comes next."""
        table, seat = self.session.table, self.session.table.actor
        if self.session.closed or seat is None or table.phase != PLAYING:
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

    def _bot_begins(self, seat: int, name: str) -> None:
        """A bot's turn; it thinks once about one revision."""
        table = self.session.table
        if table.match is None or self._thinking == table.revision:
            return
        self._thinking = table.revision
        low, high = self.pace_s
        due = time.monotonic() + low + (high - low) * secrets.randbelow(1000) / 1000
        self._start(self._bot_acts(table.match, seat, name, due))

    async def _bot_acts(self, match: Match, seat: int, name: str, due: float) -> None:
        table, revision = self.session.table, self._thinking
        loop = asyncio.get_running_loop()
        # States never change, and nothing of the living match is looked at in the thread: it may go on meanwhile.
        game, state, log = match.game, match.state, tuple(match.deal.actions)
        bots = [bot_class(game.name, BOTS[game.name][0])(secrets.randbits(SEED_BITS))]
        try:
            bots.insert(0, self._bot(match, seat, name))
        except Exception:  # the bot of another package may fail in any way: the game's own bot plays on
            logging.getLogger(__name__).exception("the bot %s can't be made", name)
        actions = await loop.run_in_executor(self.executor, decision, match.observer(seat), state, log, bots)
        await asyncio.sleep(due - time.monotonic())
        await self.session.hearing.all_heard(revision)

        def decide() -> list[TableEvent]:
            # Meanwhile somebody may have sat down again, or taken a move back.
            fits = table.game_revision <= revision and table.actor == seat and table.seats[seat].played_by == name
            return table.move(seat, actions, by=name) if fits else []

        await self._do(decide)
        if self._thinking == revision:
            self._thinking = -1
            self.arrange()

    def _bot(self, match: Match, seat: int, name: str) -> Bot:
        """The seat's bot of this deal; a new one for each deal."""
        deal = len(match.record.deals)
        kept = self._bots.get(seat)
        if kept is None or kept[:2] != (deal, name):
            kept = self._bots[seat] = (deal, name, bot_class(match.game.name, name)(secrets.randbits(SEED_BITS)))
        return kept[2]

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

    def _start(self, work: Coroutine[object, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A fault of ours must not leave the table standing: it is read back when somebody asks for it."""
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("fault at table %s", self.session.table.row.id, exc_info=fault)
            self.session.close()


def decision(observer: Observer, state: object, log: tuple[int, ...], bots: Sequence[Bot]) -> list[int]:
    """What a bot does in ``state``, which ``log`` leads to: one action, or all of a move, as a set that is begun.

    Where the first of ``bots`` fails, the next one chooses.
    """
    game, actions = observer.game, list[int]()
    while not actions or (game.mid_move(state) and game.actor(state) == observer.seat):
        actions.append(_chosen(observer.information_state(state, (*log, *actions)), bots))
        state = game.apply(observer.rules, state, actions[-1])
    return actions


def _chosen(info: InformationState[Observed], bots: Sequence[Bot]) -> int:
    """A legal action, whatever the bots do: a table must not stand still for a fault of theirs."""
    for bot in bots:
        try:
            action = ask(bot, info).action
            if contains(info.observation.legal, action):
                return action
            log.error("the bot %s chose %r, which is not legal", type(bot).__name__, action)
        except Exception:
            log.exception("fault of the bot %s", type(bot).__name__)
    return info.legal_actions()[0]
