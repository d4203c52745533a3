"""Work shared out over processes, its results in the order of the work."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def in_order(
    function: Callable[[Task], Result], tasks: Iterable[Task], count: int, workers: int, chunk: int = 1
) -> Iterator[Result]:
    """``function`` of each of ``count`` tasks, in their order, whatever the number of processes.

    With one worker all is done here.  ``function`` and tasks must be picklable otherwise.
    """
    workers = min(workers, -(-count // chunk))
    if workers <= 1:
        yield from map(function, tasks)
        return
    context = multiprocessing.get_context("spawn")
    # A process that is interrupted while it waits ends the others; their files are put in place whole or not at all.
    with context.Pool(workers, initializer=_leave_signals) as pool:
        yield from pool.imap(function, tasks, chunk)


def _leave_signals() -> None:
    """Ctrl-C is for the one who waits for the results; it ends the others."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
