#!/usr/bin/env python3
"""Run the whole suite, pass by pass, for `make test`.

    suite.py [--all] [WORKERS]    the number of processes for the pass with all tests, 4 by default

Tests marked `long` run with ``--all`` only (`make everything`).

Tests in a browser or with a screen reader often wait.  The passes over the engines use that time: each of them runs in
one process while all tests run, before which it has precedence: the others are several processes, so they fill all
cores to the end, and one process that is left over fills only one.  Every pass runs even if another one fails, and the
end repeats each pass's own summary line.

With REPEAT=1 a test in a browser or with a screen reader that has failed is run once more, alone.  If it then passes,
it is listed as flaky and does not fail the run.  No other test is repeated.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".pytest_cache" / "suite"  # apart from the cache of a person's own runs
TESTS_FAILED = 1  # pytest's exit status where all tests ran and some failed

KERNELS = (
    "tests/games",
    "tests/agreement",
    "tests/conformance/test_conformance.py",
    "tests/secrets",
    "tests/perft",
    "tests/bots/test_simulation.py",
    "tests/test_bits.py",
    "tests/test_cards.py",
)
"""The tests that walk kernels.  They also run with every step compiled, and as on a machine without a compiler.

No other tests reach compiled code: only whole deals and worlds are compiled where steps run plain.
"""

ONCE = (
    "tests/games/test_tysiac_reasons.py",
    "tests/games/test_mille_reasons.py",
    "tests/games/test_tysiac_problems.py",
    "tests/games/test_mille_themes.py",
    "tests/games/test_tysiac_baselines.py",
    "tests/games/test_mille_baselines.py",
    "tests/games/test_telling.py",
    "tests/games/test_tysiac_choices.py",
    "tests/games/test_tysiac_family_told.py",
    "tests/games/test_tysiac_family_twin.py",
    "tests/games/test_tysiac_seats_told.py",
)
"""Tests beside those that ask what players and hints say of some positions, what is told and shown of a deal, how
baselines play that never change, and what the naive twin does: they reach no kernel that others do not, or one whose
steps run plain with all tests, where every index is checked.
"""
IGNORED = tuple(f"--ignore={test}" for test in ONCE)

SEARCH = (
    "tests/bots/test_simulation.py",
    "tests/games/test_mille_hand_belief.py",
    "tests/games/test_mille_players.py",
    "tests/games/test_mille_stakes.py",
    "tests/games/test_rollouts.py",
    "tests/games/test_tysiac_endings.py",
    "tests/games/test_tysiac_players.py",
    "tests/games/test_tysiac_playout.py",
    "tests/games/test_tysiac_solver.py",
    "tests/games/test_tysiac_solver_deals.py",
    "tests/games/test_tysiac_worlds.py",
    "tests/games/test_valuation.py",
    "tests/secrets",
)
"""Tests of the kernels that search, and of worlds drawn for them.  The passes over the engines, which would compile
them for minutes, have them only with ``--all``; the rules and what a seat sees are in every run.
"""
SHORT = ("-m", "not long")

REPEATED = re.compile(r"tests/(page|heard|browsers)/|tests/\w+/test_\w+_page\.py")
SUMMARY = re.compile(r"^=+ (.*\b(?:passed|failed|errors?|skipped|no tests ran)\b.* in [\d.]+s.*?) =+$", re.MULTILINE)
COLOURS = re.compile(r"\x1b\[[\d;]*m")


class Pass(NamedTuple):
    """One run of pytest."""

    name: str  # of its cache
    title: str
    tests: tuple[str, ...]  # empty: all
    environ: dict[str, str]
    nice: int = 0  # how far it gives way to the others: 1 is a fifth less of a contested core

    @property
    def cache(self) -> Path:
        """The folder of pytest's cache."""
        return CACHE / self.name


ALL = Pass("all", "as people run it: steps plain, whole deals compiled", (), {}, nice=3)
ENGINES = (
    Pass(
        "checked",
        "every step compiled, every index checked",
        (*KERNELS, *IGNORED),
        {"CHILIAD_KERNELS": "compiled", "NUMBA_BOUNDSCHECK": "1"},
    ),
    Pass("plain", "all plain", (*KERNELS, *IGNORED), {"NUMBA_DISABLE_JIT": "1"}),
)


def execute(words: Sequence[str], environ: dict[str, str], live: bool = True) -> tuple[int, str]:
    """Run a program.  Return its exit status and its output, which is also printed as it comes if ``live``."""
    kept: list[str] = []
    with subprocess.Popen(
        words,
        cwd=ROOT,
        # Hundreds of processes start.  Without bytecode on disk each of them would compile all modules again.
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "", **environ},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            if live:
                print(line, end="", flush=True)
            kept.append(line)
    return running.returncode, COLOURS.sub("", "".join(kept))


def pytest(
    one: Pass, tests: Sequence[str], workers: int = 0, aside: bool = False, long: bool = True
) -> tuple[int, str]:
    """Run pytest on some tests of a pass.  Return its exit status and its output.

    ``aside``: without printing the output; ``long``: those that take long too.
    """
    last_failed(one).unlink(missing_ok=True)
    options = ["-o", f"cache_dir={one.cache}", "-n", str(workers)]
    if not long:
        options = [*SHORT, *options]
    if not long and one in ENGINES:
        tests = [*(test for test in tests if test not in SEARCH), *(f"--ignore={test}" for test in SEARCH)]
    priority = ["nice", "-n", str(one.nice)] if one.nice else []
    return execute([*priority, sys.executable, "-m", "pytest", *options, *tests], one.environ, live=not aside)


def last_failed(one: Pass) -> Path:
    """Where pytest writes which tests have failed."""
    return one.cache / "v" / "cache" / "lastfailed"


def failed(one: Pass) -> list[str]:
    """The ids of the tests that failed in the last run of a pass."""
    try:
        return sorted(json.loads(last_failed(one).read_text(encoding="utf-8")))
    except FileNotFoundError:
        return []


def summary(output: str) -> str:
    """Pytest's own summary line."""
    found = SUMMARY.findall(output)
    return f"===== {found[-1]} =====" if found else "pytest did not finish"


def repeated(tests: Sequence[str], one: Pass, lines: list[str]) -> list[str]:
    """Run each of these tests once more, alone, and add their summary lines.  Return those that have passed."""
    passed = []
    for test in tests:
        print(f"==== once more, alone: {test}", flush=True)
        status, output = pytest(one, [test])
        lines.append(f"once more, alone: {test}: {summary(output)}")
        if status == 0:
            passed.append(test)
    return passed


def run_all(workers: int, repeat: bool, long: bool, lines: list[str], flaky: list[str]) -> bool:
    """Run all tests, and some again.  Add its lines to the end of the output.  Return whether they have passed."""
    started = time.monotonic()
    status, output = pytest(ALL, ALL.tests, workers, long=long)
    lines.append(f"{ALL.title}: {time.monotonic() - started:.0f} s")
    lines.append(summary(output))
    wrong = failed(ALL)
    if status != TESTS_FAILED or not repeat or not wrong or not all(map(REPEATED.match, wrong)):
        return status == 0
    passed = repeated(wrong, ALL, lines)
    flaky.extend(passed)
    return passed == wrong


def run_aside(one: Pass, long: bool) -> tuple[int, str, float]:
    """Run a pass over the engines.  Return its exit status, its output and how many seconds it took."""
    started = time.monotonic()
    return (*pytest(one, one.tests, aside=True, long=long), time.monotonic() - started)


def page_logic(lines: list[str]) -> bool:
    """Run the tests of the page that need no browser.  Return whether they have passed."""
    started = time.monotonic()
    status, output = execute([sys.executable, "tools/page.py", "test"], {"NO_COLOR": "1"})
    found = re.findall(r"^ +(Tests .*)$", output, re.MULTILINE)
    lines.append(f"logic of the page, without a browser: {time.monotonic() - started:.0f} s")
    lines.append(f"===== {re.sub(' +', ' ', found[-1])} =====" if found else "vitest did not finish")
    return status == 0 and bool(found)


def main(words: Sequence[str]) -> int:
    """Run all passes.  Return 1 if any of them has failed."""
    long, repeat = "--all" in words, os.environ.get("REPEAT") == "1"
    workers = next((int(word) for word in words if word.isdecimal()), 4)
    lines: list[str] = []
    flaky: list[str] = []
    with ThreadPoolExecutor(len(ENGINES)) as pool:
        running = [(one, pool.submit(run_aside, one, long)) for one in ENGINES]
        print("==== logic of the page, without a browser", flush=True)
        fine = page_logic(lines)
        fine = execute([sys.executable, "tools/page.py"], {})[0] == 0 and fine
        print(f"==== {ALL.title}", flush=True)
        fine = run_all(workers, repeat, long, lines, flaky) and fine
        for one, result in running:
            status, output, seconds = result.result()
            print(f"==== {one.title}\n{output}", flush=True)
            lines += [f"{one.title}: {seconds:.0f} s, beside the others", summary(output)]
            fine = status == 0 and fine
    print("\n==== the whole suite", *lines, sep="\n")
    for test in flaky:
        print(f"flaky: {test} failed, and passed when it ran once more, alone")
    print("==== " + ("all tests have passed" if fine else "FAILED"), flush=True)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
