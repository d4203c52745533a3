"""A worker's process: started when it is first needed, given one order at a time, ended when it is late or dies."""

from __future__ import annotations

import multiprocessing
import signal
import sys
import threading
import time
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

import msgspec

from chiliad.server.bot_worker import NICENESS, Answer, work

START_S = 60.0  # until the process answers: a busy machine loads Python slowly
EXIT_S = 0.1  # for the exit code of a process whose connection has ended
HARD_LIMIT = 2  # times the memory at which a worker is replaced: there an allocation fails

_decode = msgspec.json.Decoder(Answer).decode


class Unserved(Exception):
    """No worker has done what was asked.

    ``reason``: starting, busy, resting (the bot has cost too many workers), failed, illegal, late, died, ended.
    ``said``: what is known of a failure.
    """

    def __init__(self, reason: str, said: str = "") -> None:
        super().__init__(reason, said)
        self.reason, self.said = reason, said


class WorkerProcess:
    """One thread gives the orders and ends the process; any thread may kill it for good."""

    def __init__(self, memory_mb_max: int, niceness: int = NICENESS) -> None:
        """``niceness``: how far the process gives way to others, 0 to 19 (``nice``)."""
        self.memory_mb_max, self.niceness = memory_mb_max, niceness
        self._lock = threading.Lock()
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._killed = False

    @property
    def pid(self) -> int | None:
        """The process that runs now."""
        with self._lock:
            return None if self._process is None else self._process.pid

    def start(self) -> Answer:
        """Start the process, if it does not run; raises ``Unserved`` if it does not answer."""
        if self._process is not None:
            return Answer("ready")
        if sys.platform != "win32":
            # Ctrl-C reaches all processes of a terminal: a worker that is just starting could not ignore it yet.
            from multiprocessing import resource_tracker

            resource_tracker.ensure_running()  # when it starts, it unblocks the signal
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=work,
            args=(theirs, HARD_LIMIT * self.memory_mb_max, self.niceness),
            name="chiliad-bots",
            daemon=True,
        )
        try:
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        with self._lock:
            self._process, self._connection = process, ours
            if self._killed:
                process.kill()
        return self._answer(time.monotonic() + START_S)

    def ask(self, order: bytes, due: float) -> Answer:
        """The answer to an order; raises ``Unserved`` where the process dies or is late (``due``: monotonic time)."""
        assert self._connection is not None
        try:
            self._connection.send_bytes(order)
        except OSError:
            raise self._died() from None
        return self._answer(due)

    def _answer(self, due: float) -> Answer:
        assert self._connection is not None
        try:
            if not self._connection.poll(max(0.0, due - time.monotonic())):
                raise Unserved("late")
            return _decode(self._connection.recv_bytes())
        except (EOFError, OSError, msgspec.MsgspecError):
            raise self._died() from None

    def _died(self) -> Unserved:
        assert self._process is not None
        self._process.join(EXIT_S)
        return Unserved("ended" if self._killed else "died", f"exit code {self._process.exitcode}")

    def end(self) -> None:
        """End the process; the next order finds a new one."""
        with self._lock:
            process, connection = self._process, self._connection
            self._process = self._connection = None
        if process is not None and connection is not None:
            connection.close()
            process.kill()
            process.join()
            process.close()

    def kill(self) -> None:
        """End the process at once, and any that is still starting."""
        with self._lock:
            self._killed = True
            if self._process is not None:
                self._process.kill()
