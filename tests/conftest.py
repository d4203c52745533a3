"""Settings for every test: the garbage collector, the examples of Hypothesis, and the browser, one for each worker."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path
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


FIRST = (
    "test_golden.py",
    "test_reflow.py",
    "test_matches.py",
    "test_friends.py",
    "test_screens.py",
    "test_geometry.py",
)
LONG = Path(__file__).parent / "long.txt"
"""The tests that take long and don't have the mark ``long`` in their file."""
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


def long_tests(text: str) -> dict[str, set[str]]:
    """The test functions that ``long.txt`` names, each with its cases that do not take long."""
    found: dict[str, set[str]] = {}
    function = ""
    for line in text.splitlines():
        if line.startswith("    "):
            found[function].add(line[4:])
        elif line and not line.startswith("#"):
            function = line
            found[function] = set()
    return found


def exists(config: pytest.Config, path: str) -> bool:
    return (config.rootpath / path).exists()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests that take long, and run those in a browser last.

    Playwright keeps an event loop running as long as the browser is there, and other tests need a loop of their own.
    The long ones come first among them, so that no worker begins one when the others are done.
    """

    def place(item: pytest.Item) -> int:
        if "browser" not in getattr(item, "fixturenames", ()):
            return 0
        return 1 if item.path.name in FIRST else 2

    items.sort(key=place)
    long = long_tests(LONG.read_text(encoding="utf-8")) if LONG.exists() else {}
    short: dict[str, set[str]] = {}
    for item in items:
        function, _, case = item.nodeid.partition("[")
        if function in long and case.removesuffix("]") not in long[function]:
            item.add_marker(pytest.mark.long)
        elif function in long:
            short.setdefault(function, set()).add(case.removesuffix("]"))
    # A list that names a test that has gone would leave out more than it says.
    if long and set(config.args) == set(config.getini("testpaths")):
        collected = {item.nodeid.partition("[")[0] for item in items}
        files = {function.partition("::")[0] for function in collected}
        read = {path for path in (one.partition("::")[0] for one in long) if path in files or not exists(config, path)}
        gone = [one for one in long if one not in collected and one.partition("::")[0] in read]
        long = {one: cases for one, cases in long.items() if one.partition("::")[0] in read}
        gone += [f"{function}[{case}]" for function in long for case in long[function] - short.get(function, set())]
        if gone:
            raise pytest.UsageError(f"{LONG.name} names tests that do not exist: {', '.join(gone)}")


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
