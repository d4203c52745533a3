"""WebKitGTK and Firefox, and a server for them.

``BROWSERS_DEALS=1`` (``make browsers``) plays whole deals; without it the tests play the beginning of a deal, each
game in one of the two ways.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from browser import FIREFOX, WEBKIT, need
from browsers.facade import Scheduler
from browsers.firefox import Firefox
from browsers.webkit import WebKit
from page import conftest as page

built = page.built
server = page.server  # fixtures

DEALS = int(os.environ.get("BROWSERS_DEALS", "0"))


@pytest.fixture(scope="session")
def webkit() -> Iterator[WebKit]:
    need(*WEBKIT)
    found = WebKit()
    yield found
    found.close()


@pytest.fixture(scope="session")
def firefox() -> Iterator[Firefox]:
    need(*FIREFOX)
    found = Firefox()
    yield found
    found.close()


@pytest.fixture(params=["webkit", "firefox"])
def driver(request: pytest.FixtureRequest) -> Scheduler:
    found: Scheduler = request.getfixturevalue(request.param)
    return found
