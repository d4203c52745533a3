"""Work shared out over processes, its results in the order of the work."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from chiliad.errors import Unavailable

Task = TypeVar("Task")
Result = TypeVar("Result")


def in_order(
    function: Callable[[Task], Result], tasks: Iterable[Task], count: int, workers: int, chunk: int = 1
) -> Iterator[Result]:
    """``function`` of each of ``count`` tasks, in their order, whatever the number of processes.

    With one worker all is done here.  ``function`` and tasks must be picklable otherwise.
    Raises ``Unavailable("worker-ended")`` where a process has ended that should not: the system kills one when memory
    runs out.
    """
    workers = min(workers, -(-count // chunk))
    if workers <= 1:
        yield from map(function, tasks)
        return
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_leave_signals)
    try:
        yield from pool.map(function, tasks, chunksize=chunk)
    except BrokenProcessPool:
        raise Unavailable("worker-ended") from None
    finally:
        # Whoever stops early does not wait for what the processes do; their files are put in place whole or not at all.
        for process in set(multiprocessing.active_children()) - others:
            process.kill()
        pool.shutdown(cancel_futures=True)


def _leave_signals() -> None:
    """Ctrl-C is for the one who waits for the results; it ends the others."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
