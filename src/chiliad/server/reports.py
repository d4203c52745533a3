"""The reports on matches that are over: worked out in a process of their own, one match at a time, and kept.

The process gives way to the server and to the bots (``NICENESS``), and ends when nothing is left to do.  What is not
finished when the server ends is worked out when somebody asks for it; the same record gives the same report.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import msgspec

from chiliad.bots.balance import DealBalance
from chiliad.bots.report import DealTask, Moment, MomentsTask, Report, moment_tasks, report_of, told_of, whole_deals
from chiliad.errors import ChiliadError, Unavailable
from chiliad.records import Record
from chiliad.server.bot_worker import Analyse, Answer, written
from chiliad.server.settings import Settings
from chiliad.server.storage import Store
from chiliad.server.table import Table
from chiliad.server.worker_process import Unserved, WorkerProcess

NICENESS = 19  # bots have 10: at a table somebody waits for them
PART_S = 600.0  # a part takes about a second; the first one may have to compile first, on a busy machine
JOBS_MAX = 200  # that wait; more is a flood
FAILED_KEPT = 1_000
SEED = 0  # as `chiliad analyse` without --seed

log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Report).decode


@dataclass(frozen=True)
class Progress:
    """How far a report is: ``done`` of its ``of`` parts; or the report; or ``why`` there will be none."""

    done: int = 0
    of: int = 0
    report: Report | None = None
    why: ChiliadError | None = None


@dataclass(eq=False)
class _Job:
    """A report to be worked out."""

    table: str
    record: Record
    text: str
    of: int
    done: int = 0


class Reports:
    """Works out the reports of a server, in the order in which the matches end or the reports are asked for."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._store, self._nodes = store, settings.report_nodes
        self._early, self._is_off = settings.reports_early, settings.bot_workers_max == 0
        self._worker = WorkerProcess(settings.bot_worker_mb_max, NICENESS)
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="reports")
        self._jobs: OrderedDict[str, _Job] = OrderedDict()
        self._failed: OrderedDict[str, None] = OrderedDict()
        self._running: asyncio.Task[None] | None = None
        self._closing = False

    def match_over(self, table: Table) -> None:
        """Begin the report on a match that has just ended, if people have played it."""
        if self._early and table.people and self._why_none(table) is None:
            self._begin(table)

    async def progress(self, table: Table) -> Progress:
        """How far the report on a match that is over is; it is begun if it is not there."""
        why, job = self._why_none(table), self._jobs.get(table.row.id)
        if why is not None:
            return Progress(why=why)
        if job is None:
            kept = _read(await self._store.report(table.row.id))
            if kept is not None:
                of = _parts(table)
                return Progress(of, of, kept)
            job = self._begin(table)
        return Progress(job.done, job.of)

    def renamed(self, table_id: str, seat: int, name: str) -> None:
        """Call a player of a report that is being worked out by another name."""
        if job := self._jobs.get(table_id):
            job.record.players[seat] = name

    def _why_none(self, table: Table) -> ChiliadError | None:
        """Why there is no report on a match, and will be none."""
        if self._is_off:
            return Unavailable("report-without-workers")
        if table.settings.record is not None:  # others have played its first deals
            return Unavailable("report-on-a-part")
        if table.row.id in self._failed:
            return Unavailable("report-failed")
        try:
            whole_deals(table.playing.record)
        except Unavailable as error:
            return error
        return None

    def _begin(self, table: Table) -> _Job:
        match, waiting = table.playing, self._jobs.get(table.row.id)
        job = waiting or _Job(table.row.id, match.record, match.text(), _parts(table))
        if len(self._jobs) < JOBS_MAX:
            self._jobs[table.row.id] = job
        if self._running is None and not self._closing:
            self._running = asyncio.create_task(self._run(), name="reports")
        return job

    # --- Working them out ---------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        """Work out all reports that are asked for, and end the process."""
        loop = asyncio.get_running_loop()
        try:
            while self._jobs:
                job = next(iter(self._jobs.values()))
                try:
                    await self._work_out(job)
                except Exception as error:
                    if self._closing:
                        return
                    if not isinstance(error, Unavailable):  # else the storage fails: whoever asks again begins again
                        self._fails(job, error)
                del self._jobs[job.table]
            await loop.run_in_executor(self._thread, self._worker.end)
        finally:
            self._running = None
        if self._jobs and not self._closing:  # somebody has asked while the process ended
            self._running = asyncio.create_task(self._run(), name="reports")

    async def _work_out(self, job: _Job) -> None:
        """Work out a report and keep it."""
        deals: list[DealBalance] = []
        found: list[Moment] = []
        for number in range(1, whole_deals(job.record) + 1):
            answer = await self._answer(job, DealTask(job.text, number, self._nodes, SEED))
            assert answer.balance is not None
            deals.append(answer.balance)
        for task in moment_tasks(job.text, job.record, deals, self._nodes, SEED):
            answer = await self._answer(job, task)
            found += answer.moments or []
        report = report_of(job.record, deals, found, self._nodes)
        await self._store.keep_report(job.table, _encode(report).decode())

    async def _answer(self, job: _Job, task: DealTask | MomentsTask) -> Answer:
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._thread, self._asked, task)
        job.done += 1
        return answer

    def _asked(self, task: DealTask | MomentsTask) -> Answer:
        """What the process says to a task; raises ``Unserved``.  In the thread of the process."""
        worker = self._worker
        try:
            answer = worker.start()
            if answer.kind == "ready":
                answer = worker.ask(written(Analyse(task)), time.monotonic() + PART_S)
        except BaseException:
            worker.end()
            raise
        if answer.memory_mb > worker.memory_mb_max:
            worker.end()
        if answer.kind != "analysed":
            raise Unserved("failed", answer.said)
        return answer

    def _fails(self, job: _Job, error: Exception) -> None:
        said = f"{error.reason} {error.said}" if isinstance(error, Unserved) else ""
        log.error("the report on table %s can't be made: %s", job.table, said, exc_info=None if said else error)
        self._failed[job.table] = None
        while len(self._failed) > FAILED_KEPT:
            self._failed.popitem(last=False)

    # --- The end ------------------------------------------------------------------------------------------------------

    @property
    def pid(self) -> int | None:
        """The process that works now."""
        return self._worker.pid

    def end(self) -> None:
        """End the process at once."""
        self._closing = True
        self._worker.kill()

    async def stop(self) -> None:
        """End the process, and wait until it has ended."""
        self.end()
        if self._running is not None:
            await asyncio.wait({self._running})
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._thread.submit(self._worker.end)
        self._thread.shutdown()


class _Moments(msgspec.Struct):
    """What is read of a report where only the moments are wanted."""

    moments: list[Moment]


_decode_moments = msgspec.json.Decoder(_Moments).decode


def moments_in(kept: str | None, seat: int) -> list[Moment]:
    """The moments that a seat is told by a report as it was kept; none where another version has kept another thing."""
    try:
        found = [] if kept is None else _decode_moments(kept).moments
    except msgspec.MsgspecError:
        return []
    return told_of(found, seat)


def _parts(table: Table) -> int:
    """Of how many parts the report on a match is made."""
    record = table.playing.record
    return whole_deals(record) + record.seats


def _read(kept: str | None) -> Report | None:
    """A report as it was kept; None where another version has kept something else."""
    try:
        return None if kept is None else _decode(kept)
    except msgspec.MsgspecError:
        log.exception("a report can't be read, and is made again")
        return None
