"""A server and the built page, for the tests of the page in Chromium.

``SCREENS=all`` (``make screens``) checks every screen in every language, size and look, and plays whole matches;
without it each screen is checked in one of them, in turn, and some moves of a match are made in the page.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import pytest

from locked import locked
from page.contexts import Context, Contexts
from page.driver import Player
from page.locators import later
from page.server import Server
from source import ROOT

ALL = os.environ.get("SCREENS") == "all"
WIDE = {"width": 1280, "height": 800}
SHOWN_MS = (1200, 2200)  # how long the page shows a full trick, and the end of a deal
SHOWN_HERE_MS = 50  # a test about this time sets its own value
POLLED_MS, POLLED_HERE_MS = 1000, 150  # how long the page waits before it asks again how far a report is


T = TypeVar("T")


def in_turn(ways: Sequence[T], at: int) -> Sequence[T]:
    """The ways in which the tests look at the screen of this number."""
    return ways if ALL else [ways[at % len(ways)]]


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page, built from these sources: `make test` builds it, but a person may call pytest directly."""
    page = tool("page")
    if page.is_built():
        return
    # One worker builds, the others wait for it.
    with locked(tmp_path_factory.getbasetemp().parent / "page.lock"):
        page.build()


def _serving(folder: Path, pace: str = "", *, public: bool = False) -> Iterator[Server]:
    server = Server(folder, pace, public=public)
    yield server
    if server.process.poll() is None:
        server.stop()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker."""
    yield from _serving(tmp_path_factory.mktemp("server"))


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server that the test may kill."""
    yield from _serving(tmp_path)


@pytest.fixture(scope="session")
def calm_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots leave time to speak of their actions; one for all tests of a worker."""
    yield from _serving(tmp_path_factory.mktemp("calm"), pace="0.25")


@pytest.fixture(scope="session")
def public_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has a name; one for all tests of a worker."""
    yield from _serving(tmp_path_factory.mktemp("public"), public=True)


Arrive = Callable[..., Player]


@pytest.fixture(scope="session")
def contexts(browser: Any) -> Contexts:
    """The browser's contexts that the tests of a worker share."""
    return Contexts(browser)


@pytest.fixture
def arrive(contexts: Contexts, server: Server) -> Iterator[Arrive]:
    """Open a browser for a person: ``arrive(Mouse, name)``; at the end no page may have reported an error."""
    lent: list[Context] = []
    players: list[Player] = []

    def come(way: type[Player] = Player, name: str = "", at: str | None = None, **options: Any) -> Player:
        usual = {"base_url": server.url, "viewport": WIDE, "locale": "en", "reduced_motion": "reduce"}
        asked = usual | options | ({} if at is None else {"base_url": at})
        context = contexts.lend(asked, keep=asked == usual)
        lent.append(context)
        player = way(context, name)
        for shown_ms in SHOWN_MS:
            later(player, shown_ms, SHOWN_HERE_MS)
        later(player, POLLED_MS, POLLED_HERE_MS)
        players.append(player)
        return player

    yield come
    complaints = [complaint for player in players for complaint in player.complaints]
    for context in lent:
        contexts.end(context)
    assert complaints == []
