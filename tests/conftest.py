"""Settings for every test: the garbage collector, the examples of Hypothesis, and the browser, one for each worker."""

import gc
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from browser import FLAGS, chromium, need
from chiliad._jit import COMPILED

# Most of what the compiler allocates stays in use: it takes an eighth less time where garbage is looked for less often.
gc.set_threshold(50_000, 20, 50)

# The first example of a compiled test includes the compilation, so there are no deadlines.
common = settings(
    deadline=None,
    derandomize=os.environ.get("CI") == "true",
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.register_profile("compiled", common, max_examples=200)
settings.register_profile("plain", common, max_examples=30)  # whole deals and worlds take a hundred times longer
settings.load_profile("compiled" if COMPILED else "plain")


LONG = ("test_golden.py", "test_reflow.py", "test_matches.py", "test_friends.py", "test_screens.py", "test_geometry.py")
TOGETHER = ("heard", "browsers")
"""Folders whose tests share a desktop."""
COMPILING = (
    "test_rollouts.py",
    "test_simulation.py",
    "test_bench.py",
    "test_tysiac_worlds.py",
    "test_bots.py",
    "test_balance.py",
)
"""Most of their time goes into compiling a game's functions, which a second worker would compile once more."""
SHARING = (
    "test_edges.py",
    "test_mille_long_deal.py",
    "test_openapi.py",
    "test_schnapsen.py",
    "test_tysiac_problems.py",
)
"""The tests of such a file share what takes seconds to make, and a second worker would make it once more.

None of them needs a browser: the largest groups come first, and the tests in a browser come last.
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the tests in a browser last.

    Playwright keeps an event loop running as long as the browser is there, and other tests need a loop of their own.
    The long ones come first among them, so that no worker begins one when the others are done.
    """

    def place(item: pytest.Item) -> int:
        if "browser" not in getattr(item, "fixturenames", ()):
            return 0
        return 1 if item.path.name in LONG else 2

    items.sort(key=place)


def group(test: str) -> str:
    """The tests with which a test, given by its id, has to stay on one worker; its id where there are none."""
    path, _, name = test.partition("::")
    *_, folder, file = path.split("/")
    if folder in TOGETHER:
        return folder
    if file in COMPILING:
        return "compiling mille" if "mille" in name else "compiling tysiac"
    return path if file in SHARING else test


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Give the tests to the workers group by group, the largest group first.

    pytest-xdist's own ``loadgroup`` changes the ids of tests, which has no effect since pytest 9.2.
    """
    from xdist.scheduler import LoadScopeScheduling

    class Scheduling(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return group(nodeid)

    return Scheduling(config, log)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Debian's Chromium, or an installed Chrome; all tests of a worker share it, each in its own context."""
    path = chromium(shell=True)
    if path is None:
        need("chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()
