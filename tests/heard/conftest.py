"""A screen reader and a server for the tests that listen.

``HEARD_DEALS=2`` (``make heard``) listens to that number of whole deals, and tries every key in every phase; without
it the tests hear the beginning of a deal and try some keys.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from browser import READER, chromium, need
from heard.desktop import Desktop
from heard.listener import Listener
from page import conftest as page
from page.server import Server

built = page.built  # a fixture

DEALS = int(os.environ.get("HEARD_DEALS", "0"))
WORD_S = 0.12 if DEALS else 0.03  # a practised listener's rate; for a short test, faster than any speech
PACE_S = "0.25"  # between the actions of bots


@pytest.fixture(scope="session")
def desktop() -> Iterator[Desktop]:
    if chromium() is None:
        need("chromium")
    need(*READER)
    with Desktop(WORD_S) as found:
        yield found


@pytest.fixture(scope="session")
def calm(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), PACE_S)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def listener(desktop: Desktop, calm: Server) -> Iterator[Listener]:
    found = Listener(desktop, calm.url)
    yield found
    found.asking.close()
