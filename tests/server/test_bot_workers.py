"""The worker processes of a server end when it does, however that is, and the server's own process loads no Numba."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import chiliad
from chiliad.server.protocol import PROTOCOL
from server import searching_bots as bots
from server.client import WAIT_S
from server.seating import a_move

psutil = pytest.importorskip("psutil", reason="PostgreSQL's package, which brings it, has no build for this platform")

TESTS = Path(__file__).resolve().parents[1]
PAUSE_S = 0.02


def wait_until(holds: Callable[[], Any]) -> None:
    limit = time.monotonic() + WAIT_S
    while not holds():
        assert time.monotonic() < limit, "it does not come to that"
        time.sleep(PAUSE_S)


class Process:
    """A server in a process of its own, with a table of bots that search."""

    def __init__(self, url: str, makes: type[Any], folder: Path) -> None:
        paths = os.pathsep.join([str(Path(chiliad.__file__).parents[1]), str(TESTS)])
        self.running = subprocess.Popen(
            [sys.executable, "-X", "dev", str(TESTS / "server" / "serving_bots.py"), url, makes.__name__],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths, bots.SIGNALS: str(folder)},
            text=True,
            start_new_session=True,
        )
        assert self.running.stdout is not None
        port = self.running.stdout.readline()
        assert port, self.running.communicate()[1]
        address = f"http://127.0.0.1:{port.strip()}"
        self.client = httpx.Client(base_url=address, params={"protocol": PROTOCOL}, timeout=WAIT_S)

    def play_until(self, holds: Callable[[], bool]) -> None:
        """Play at a table with bots until something has happened in a worker."""
        token = self.client.post("/api/guests", json={"name": "Ala", "bearer": True}).json()["token"]
        self.client.headers["authorization"] = f"Bearer {token}"
        table = self.client.post("/api/tables", json={"game": "mille", "seats": ["me", "bot:random"]}).json()["table"]
        ids = iter(range(10**6))

        def played() -> bool:
            news = self.client.get(f"/api/tables/{table}").json()
            order = {"id": f"Ala-{next(ids)}", "revision": news["revision"]}
            if news["head"]["phase"] == "between":
                self.client.post(f"/api/tables/{table}/commands", json={**order, "do": "next"})
            elif news["head"]["actor"] == 0:
                order |= {"do": "move", "move": a_move(news["desk"])}
                self.client.post(f"/api/tables/{table}/commands", json=order)
            return holds()

        wait_until(played)

    def processes(self) -> list[Any]:
        """All processes that the server has started."""
        started: list[Any] = psutil.Process(self.running.pid).children(recursive=True)
        return started

    def end(self) -> None:
        self.client.close()
        if self.running.poll() is None:
            os.killpg(self.running.pid, signal.SIGKILL)
        self.running.communicate()


@pytest.fixture
def server(database_url: str, tmp_path: Path) -> Iterator[Callable[[type[Any]], Process]]:
    """Start a server whose bots are of a class; it ends with the test."""
    started: list[Process] = []

    def start(makes: type[Any]) -> Process:
        started.append(Process(database_url, makes, tmp_path))
        return started[-1]

    yield start
    for one in started:
        one.end()


def gone(process: Any) -> bool:
    try:
        return not process.is_running() or process.status() == psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return True


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize(
    "number, group, makes, signs",
    [
        (signal.SIGTERM, False, bots.Compiling, "compiled"),
        (signal.SIGTERM, True, bots.Held, "seeds"),
        (signal.SIGINT, True, bots.Compiling, "compiled"),
        (signal.SIGINT, True, bots.Held, "seeds"),
    ],
)
def test_the_workers_end_with_the_server(
    number: signal.Signals,
    group: bool,
    makes: type[Any],
    signs: str,
    server: Callable[[type[Any]], Process],
    tmp_path: Path,
) -> None:
    """Ctrl-C in a terminal reaches all its processes.  The worker of ``Held`` thinks, the other one is idle."""
    one = server(makes)
    one.play_until((tmp_path / signs).exists)
    processes = one.processes()
    assert processes
    (os.killpg if group else os.kill)(one.running.pid, number)
    out, err = one.running.communicate(timeout=WAIT_S)
    assert out == "False\n", "the process of the server has loaded Numba"
    fine = ["no bot worker is ready yet"]
    if group and number == signal.SIGTERM:  # the worker may end before the server does, and so in the middle of a move
        fine.append("died exit code -15")
    assert not [line for line in err.splitlines() if not any(text in line for text in fine)]
    wait_until(lambda: all(map(gone, processes)))


@pytest.mark.parametrize("makes, signs", [(bots.Compiling, "compiled"), (bots.Patient, "begun")])
def test_no_worker_outlives_a_server_that_is_killed(
    makes: type[Any], signs: str, server: Callable[[type[Any]], Process], tmp_path: Path
) -> None:
    one = server(makes)
    one.play_until((tmp_path / signs).exists)
    processes = one.processes()
    assert processes
    one.running.kill()
    one.running.wait()
    wait_until(lambda: all(map(gone, processes)))
