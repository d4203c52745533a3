"""The workers of a server: processes in which bots search, so that they never hold up people's commands.

The first worker starts when a table with a bot that searches has opened, further ones while all are busy.  Each has a
thread here, which starts the process, sends it one order at a time, waits for the answer, and replaces a process that
has died or is late.  A worker takes decisions of a class of bots only after it has loaded and compiled what the class
needs; one worker at a time does so, so that the others find the compiled code in the cache.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field

from chiliad.bots.advice import Advice
from chiliad.game import Observed, contains
from chiliad.information import InformationState
from chiliad.server.bot_worker import Advise, Answer, Decide, Makes, WarmUp, written
from chiliad.server.worker_process import Unserved, WorkerProcess

OVERRUN = 1.2  # a bot looks at the clock between two steps of its search
GRACE_S = 0.5  # for a busy machine and for the wait; a bot takes 0.6 s at least anyway, so that people can follow it
ADVICE_S = 10.0  # for a hint and its reasons: a person has asked for it, and no other player waits
WAIT_S = 0.25  # for a free worker: half of that, so that the bot can still think to its end
WARM_S = 600.0  # until everything is compiled, on a slow machine without a cache
IDLE_S = 600.0  # a worker without work ends after so long
FAILURES_MAX = 3  # of a class of bots in a row, each of which has cost a worker; then the class rests
REST_S = 60.0
ENDING_S = 0.3  # whoever ends the server may end its workers a moment before: no fault then
JOIN_S = 5.0
WORKERS_DEFAULT_MAX = 8  # some 400 MB each

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Kind:
    """A class of bots that search, and the package of the game that they play."""

    makes: Makes
    package: str


@dataclass(eq=False)
class _Task:
    """A decision that is asked for; ``info`` is called in the thread of the worker."""

    kind: Kind
    seed: int
    info: Callable[[], InformationState[Observed]]
    limit_s: float
    due: float
    texts: tuple[tuple[int, str], ...] | None = None
    """The legal actions as notation, where reasons are asked for."""
    future: Future[Answer] = field(default_factory=Future)


@dataclass(eq=False)
class _Worker:
    """A worker: its process, and what that is ready for."""

    process: WorkerProcess
    warm: set[Kind] = field(default_factory=set)


@dataclass
class _Record:
    """How many workers a kind has cost since it last decided, and until when it rests."""

    failures: int = 0
    rests_until: float = 0.0


def default_count() -> int:
    """One core is for the server; the others are for workers, up to eight."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores - 1, WORKERS_DEFAULT_MAX))


class BotPool:
    """Hands decisions to workers, in the order in which they are asked for."""

    def __init__(self, count: int | None = None, memory_mb_max: int = 1024) -> None:
        """``count``: the workers at most; None: as ``default_count`` says.  With 0 all is ``Unserved``."""
        self.count = default_count() if count is None else count
        self.memory_mb_max = memory_mb_max
        self._changed = threading.Condition()
        self._workers: list[_Worker] = []
        self._threads: list[threading.Thread] = []
        self._tasks: list[_Task] = []
        self._wanted: dict[Kind, _Record] = {}
        self._warming = False
        self._idle = 0
        self._closing = False

    # --- What the server asks for ------------------------------------------------------------------------------------

    def prepare(self, kind: Kind) -> None:
        """Have a worker load what the bots of this kind need; returns at once."""
        with self._changed:
            self._wanted.setdefault(kind, _Record())
            self._find_worker()

    def ready(self, kind: Kind) -> bool:
        """Whether a worker takes decisions of this kind."""
        with self._changed:
            return any(kind in worker.warm for worker in self._workers)

    async def decide(
        self, kind: Kind, seed: int, milliseconds: int, info: Callable[[], InformationState[Observed]]
    ) -> int:
        """A legal action, chosen by a bot that is made with ``seed``; raises ``Unserved``.

        ``milliseconds``: what the bot usually takes.  The answer comes within a fifth more and ``GRACE_S``.
        """
        limit_s = OVERRUN * milliseconds / 1000 + GRACE_S
        return (await self._answered(_Task(kind, seed, info, limit_s, time.monotonic() + limit_s), WAIT_S)).action

    async def advise(
        self,
        kind: Kind,
        seed: int,
        info: Callable[[], InformationState[Observed]],
        texts: tuple[tuple[int, str], ...],
    ) -> Advice:
        """What a bot that is made with ``seed`` would do, and why; raises ``Unserved``.

        ``texts``: the legal actions of the seat as notation.
        """
        task = _Task(kind, seed, info, ADVICE_S, time.monotonic() + ADVICE_S, texts)
        answer = await self._answered(task, ADVICE_S / 2)
        assert answer.advice is not None
        return answer.advice

    async def _answered(self, task: _Task, wait_s: float) -> Answer:
        """The answer to a task that a worker begins within ``wait_s``."""
        self._queue(task)
        answer = asyncio.wrap_future(task.future)
        try:
            await asyncio.wait({answer}, timeout=wait_s)
            if not answer.done() and self._withdraw(task):
                raise Unserved("busy")
            return await answer
        finally:
            self._withdraw(task)  # the table has moved on
            answer.cancel()

    def _queue(self, task: _Task) -> None:
        with self._changed:
            record = self._wanted.setdefault(task.kind, _Record())
            self._find_worker()
            if self._closing:
                raise Unserved("ended")
            if time.monotonic() < record.rests_until:
                raise Unserved("resting")
            if not any(task.kind in worker.warm for worker in self._workers):
                raise Unserved("starting")
            self._tasks.append(task)
            self._find_worker()

    def _withdraw(self, task: _Task) -> bool:
        """Take back a task that no worker has begun; False where one has."""
        with self._changed:
            if task not in self._tasks:
                return False
            self._tasks.remove(task)
            return True

    def _find_worker(self) -> None:
        """Wake a worker, or start one where all are busy.  The lock is held."""
        if self._closing:
            return
        short = not self._workers or len(self._tasks) > self._idle
        if short and len(self._workers) < self.count:
            worker = _Worker(WorkerProcess(self.memory_mb_max))
            thread = threading.Thread(target=self._run, args=(worker,), name="bot-worker", daemon=True)
            self._workers.append(worker)
            self._threads = [*(thread for thread in self._threads if thread.is_alive()), thread]
            thread.start()
        self._changed.notify_all()

    @property
    def pids(self) -> list[int]:
        """The processes of the workers that run now."""
        with self._changed:
            return [pid for worker in self._workers if (pid := worker.process.pid) is not None]

    def end(self) -> None:
        """End all workers at once."""
        with self._changed:
            self._closing = True
            for worker in self._workers:
                worker.process.kill()
            for task in self._tasks:
                task.future.set_exception(Unserved("ended"))
            self._tasks.clear()
            self._changed.notify_all()

    def close(self) -> None:
        """End all workers, and wait until they have ended."""
        self.end()
        for thread in self._threads:
            thread.join(JOIN_S)

    # --- The thread of a worker --------------------------------------------------------------------------------------

    def _run(self, worker: _Worker) -> None:
        try:
            while (job := self._next(worker)) is not None:
                if isinstance(job, _Task):
                    self._decide(worker, job)
                else:
                    self._warm_up(worker, job)
        except Exception:
            log.exception("fault of a bot worker")
        finally:
            with self._changed:
                self._forget(worker)
            self._end(worker)

    def _next(self, worker: _Worker) -> _Task | Kind | None:
        """The next task that the worker is ready for, or a kind to get ready for; None: the worker ends."""
        until = time.monotonic() + IDLE_S
        with self._changed:
            while not self._closing:
                task = next((task for task in self._tasks if task.kind in worker.warm), None)
                if task is not None:
                    self._tasks.remove(task)
                    task.future.set_running_or_notify_cancel()  # from here on it can't be cancelled
                    return task
                kind = self._cold(worker)
                if kind is not None:
                    self._warming = True
                    return kind
                left = until - time.monotonic()
                if left <= 0:
                    break
                self._idle += 1
                self._changed.wait(left)
                self._idle -= 1
            self._forget(worker)
        return None

    def _cold(self, worker: _Worker) -> Kind | None:
        """A kind that the worker should get ready for now."""
        now = time.monotonic()
        cold = (kind for kind, record in self._wanted.items() if kind not in worker.warm and now >= record.rests_until)
        return None if self._warming else next(cold, None)

    def _forget(self, worker: _Worker) -> None:
        if worker in self._workers:
            self._workers.remove(worker)

    def _warm_up(self, worker: _Worker, kind: Kind) -> None:
        """Get a worker ready for a kind; if that fails, the kind rests."""
        try:
            answer = worker.process.start()
            if answer.kind == "ready":
                order = written(WarmUp(kind.makes, kind.package))
                answer = worker.process.ask(order, time.monotonic() + WARM_S)
        except Unserved as unserved:
            answer = Answer("failed", said=f"{unserved.reason} {unserved.said}")
            self._end(worker)
        except Exception:  # the class can't be pickled, or the system starts no process
            answer = Answer("failed", said=traceback.format_exc())
        with self._changed:
            self._warming = False
            self._changed.notify_all()  # another worker may get ready for it now
            if answer.kind == "ready":
                worker.warm.add(kind)
                return
            self._wanted[kind].rests_until = time.monotonic() + REST_S
            if self._changed.wait_for(lambda: self._closing, ENDING_S):
                return
        log.error("a bot worker can't get ready for %s: %s", _name(kind), answer.said)

    def _decide(self, worker: _Worker, task: _Task) -> None:
        try:
            info = task.info()
            order = written(_order(task, info))
        except Exception:
            task.future.set_exception(Unserved("failed", traceback.format_exc()))
            return
        record = self._wanted[task.kind]
        try:
            answer = worker.process.ask(order, task.due)
        except Unserved as unserved:
            with self._changed:
                worker.warm.clear()  # before anybody asks it again
                record.failures += 1
                if record.failures >= FAILURES_MAX:
                    record.failures, record.rests_until = 0, time.monotonic() + REST_S
            task.future.set_exception(unserved)
            self._end(worker)
            return
        grown = answer.memory_mb > self.memory_mb_max
        with self._changed:
            record.failures = 0
            if grown:
                worker.warm.clear()
        if answer.kind == "failed":
            task.future.set_exception(Unserved("failed", answer.said))
        elif not contains(info.observation.legal, answer.action):
            task.future.set_exception(Unserved("illegal", str(answer.action)))
        else:
            task.future.set_result(answer)
        if grown:
            log.warning("a bot worker is replaced: it has %d MB, more than %d", answer.memory_mb, self.memory_mb_max)
            self._end(worker)

    def _end(self, worker: _Worker) -> None:
        """End the process; the worker is ready for nothing then."""
        with self._changed:
            worker.warm.clear()
        worker.process.end()


def _order(task: _Task, info: InformationState[Observed]) -> Decide:
    limit_s = math.ceil(task.limit_s)
    if task.texts is None:
        return Decide(task.kind.makes, task.seed, info, limit_s)
    return Advise(task.kind.makes, task.seed, info, limit_s, task.texts)


def _name(kind: Kind) -> str:
    return getattr(kind.makes, "__qualname__", repr(kind.makes))
