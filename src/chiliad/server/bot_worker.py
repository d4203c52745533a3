"""What runs in a worker: a process of the server in which bots search, or reports are worked out, one order at a time.

An order is pickled and an answer is JSON.  An order to decide has the seat's information state and nothing else of the
deal, and its bytes follow from that alone.  The worker ends when the server does, however that ends.
"""

from __future__ import annotations

import contextlib
import io
import math
import multiprocessing
import operator
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Literal

import msgspec

from chiliad.bot import Bot, ask
from chiliad.bots.advice import Advice, advise
from chiliad.bots.balance import DealBalance
from chiliad.bots.report import DealTask, Moment, MomentsTask, deal_balance, moments
from chiliad.bots.warmup import warm_up
from chiliad.information import SomeInformation

NICENESS = 10  # people's commands come first: where all cores are busy, a worker gets a tenth of what the server gets
ALARM_SPARE_S = (
    5.0  # the server ends a worker that overruns; after so much longer the system does, if there is no server
)
ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "NUMBA_NUM_THREADS")

Makes = Callable[[int], Bot]
"""Makes a bot from a generator state: its class, as a rule."""


@dataclass(frozen=True)
class WarmUp:
    """An order to load and compile all that the bots of a class need for a game."""

    makes: Makes
    package: str


@dataclass(frozen=True)
class Decide:
    """An order to decide once.  The system ends the process if that takes much longer than ``limit_s``."""

    makes: Makes
    seed: int
    info: SomeInformation
    limit_s: int


@dataclass(frozen=True)
class Advise(Decide):
    """An order to decide once, and to say why; ``texts``: the legal actions of the seat as notation."""

    texts: tuple[tuple[int, str], ...]


@dataclass(frozen=True)
class Analyse:
    """An order to work out a part of the report on a match that is over."""

    task: DealTask | MomentsTask


class Answer(msgspec.Struct):
    """What a worker has done."""

    kind: Literal["ready", "decided", "analysed", "failed"]
    action: int = 0
    advice: Advice | None = None
    balance: DealBalance | None = None
    moments: list[Moment] | None = None
    said: str = ""
    """Where it has failed: the traceback."""
    memory_mb: int = 0
    """The resident memory of the process; 0 where the system does not report it."""


def written(order: WarmUp | Decide | Analyse) -> bytes:
    """An order as bytes: equal for equal orders, even if equal parts of one are the same object and of another not."""
    out = io.BytesIO()
    pickler = pickle.Pickler(out)
    pickler.fast = True  # writes each part where it is, and refers to none by its place
    pickler.dump(order)
    return out.getvalue()


def work(connection: Connection, memory_mb_max: int, niceness: int = NICENESS) -> None:
    """Carry out orders until the server closes the connection or ends."""
    _be_modest(memory_mb_max, niceness)
    encode = msgspec.json.Encoder().encode
    with contextlib.suppress(EOFError, OSError):  # the server has ended
        connection.send_bytes(encode(Answer("ready")))
        while True:
            connection.send_bytes(encode(_answer(connection.recv_bytes())))


def _answer(data: bytes) -> Answer:
    try:
        order: WarmUp | Decide | Analyse = pickle.loads(data)  # noqa: S301 (the server wrote it)
        if isinstance(order, WarmUp):
            warm_up(order.makes, import_module(order.package).GAME)
            return Answer("ready", memory_mb=memory_mb())
        if isinstance(order, Analyse):
            return _analysed(order.task)
        with _at_most(order.limit_s + ALARM_SPARE_S):
            bot = order.makes(order.seed)
            if isinstance(order, Advise):
                advice = advise(bot, order.info, dict(order.texts).__getitem__)
                return Answer("decided", advice.choice.action, advice, memory_mb=memory_mb())
            action = operator.index(ask(bot, order.info).action)
        return Answer("decided", action, memory_mb=memory_mb())
    except Exception:  # a bot may fail in any way
        return Answer("failed", said=traceback.format_exc(), memory_mb=memory_mb())


def _analysed(task: DealTask | MomentsTask) -> Answer:
    if isinstance(task, MomentsTask):
        return Answer("analysed", moments=moments(task), memory_mb=memory_mb())
    # What each event has changed is much longer than all the rest, and nobody at the table is told it.
    return Answer("analysed", balance=replace(deal_balance(task), changes=[]), memory_mb=memory_mb())


def _be_modest(memory_mb_max: int, niceness: int) -> None:
    """Leave the processors, the memory and Ctrl-C to the server, and end with it."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    for name in ONE_THREAD:  # several workers share the cores already
        os.environ.setdefault(name, "1")
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        import resource

        most = memory_mb_max << 20
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))  # beyond it a bot fails with a MemoryError
    threading.Thread(target=_end_with_server, name="end-with-server", daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(1)


@contextlib.contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Have the system end this process after so many seconds: compiled code may let no thread notice anything."""
    if not hasattr(signal, "alarm"):
        yield
        return
    signal.alarm(math.ceil(seconds))
    try:
        yield
    finally:
        signal.alarm(0)


def memory_mb() -> int:
    """The resident memory of this process (Linux); elsewhere 0."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20
