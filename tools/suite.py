#!/usr/bin/env python3
"""Runs the whole suite, pass by pass: what `make test` does.

    suite.py [WORKERS]    with so many processes, 3 by default: who plays in a browser mostly waits

Every pass runs, even after one that fails; the end repeats each pass's own summary line.  With REPEAT=1 a test in a
browser or with a screen reader that has failed is run once more, alone.  If it passes then, it is listed as flaky, and
does not fail the run.  No other test is repeated.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".pytest_cache" / "suite"  # of these runs alone: what a person ran last stays as it is
LAST_FAILED = CACHE / "v" / "cache" / "lastfailed"
TESTS_FAILED = 1  # pytest's exit status where all tests ran and some failed

KERNELS = (
    "tests/games",
    "tests/agreement",
    "tests/conformance",
    "tests/secrets",
    "tests/perft",
    "tests/bots",
    "tests/test_cards.py",
    "tests/test_jit_cache.py",
)
"""The tests that walk kernels: they run with every step compiled as well."""

PLAIN = (*KERNELS, "tests/play", "tests/records")
"""The tests that a machine without a compiler would run otherwise."""

REPEATED = re.compile(r"tests/(page|heard|browsers)/|tests/server/test_replay_page\.py")
GROUP = re.compile(r"@\w+$")  # pytest-xdist adds it to the id of a test that belongs to a group
SUMMARY = re.compile(r"^=+ (.*\b(?:passed|failed|errors?|skipped|no tests ran)\b.* in [\d.]+s.*?) =+$", re.MULTILINE)
COLOURS = re.compile(r"\x1b\[[\d;]*m")


class Pass(NamedTuple):
    """One run of pytest: what it shows, on which tests (none: all), in which environment."""

    title: str
    tests: tuple[str, ...]
    environ: dict[str, str]


PASSES = (
    Pass("as people run it: steps plain, whole deals compiled", (), {}),
    Pass(
        "every step compiled, every index checked", KERNELS, {"CHILIAD_KERNELS": "compiled", "NUMBA_BOUNDSCHECK": "1"}
    ),
    Pass("all plain", PLAIN, {"NUMBA_DISABLE_JIT": "1"}),
)


def told(words: Sequence[str], environ: dict[str, str]) -> tuple[int, str]:
    """Runs a program to its end, shows what it writes as it comes: its exit status and all that it wrote."""
    kept: list[str] = []
    with subprocess.Popen(
        words,
        cwd=ROOT,
        env={**os.environ, **environ},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as running:
        assert running.stdout is not None
        for line in running.stdout:
            print(line, end="", flush=True)
            kept.append(line)
    return running.returncode, COLOURS.sub("", "".join(kept))


def pytest(workers: int, tests: Sequence[str], environ: dict[str, str]) -> tuple[int, str]:
    """Runs pytest: its exit status and its output."""
    LAST_FAILED.unlink(missing_ok=True)
    options = ["-o", f"cache_dir={CACHE}", "-n", str(workers), *(["--dist", "loadgroup"] if workers else [])]
    return told([sys.executable, "-m", "pytest", *options, *tests], environ)


def failed() -> list[str]:
    """The tests that failed in the last run of pytest, by their ids."""
    try:
        return sorted(GROUP.sub("", one) for one in json.loads(LAST_FAILED.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return []


def summary(output: str) -> str:
    """Pytest's own summary line."""
    found = SUMMARY.findall(output)
    return f"===== {found[-1]} =====" if found else "pytest did not finish"


def repeated(ids: Sequence[str], environ: dict[str, str], lines: list[str]) -> list[str]:
    """Runs each of these tests once more, alone; adds their summary lines: those that have passed."""
    passed = []
    for one in ids:
        print(f"==== once more, alone: {one}", flush=True)
        status, output = pytest(0, [one], environ)
        lines.append(f"once more, alone: {one}: {summary(output)}")
        if status == 0:
            passed.append(one)
    return passed


def run(one: Pass, workers: int, repeat: bool, lines: list[str], flaky: list[str]) -> bool:
    """Runs a pass: whether it has passed.  Adds what the end says of it."""
    started = time.monotonic()
    status, output = pytest(workers, one.tests, one.environ)
    lines.append(f"{one.title}: {time.monotonic() - started:.0f} s")
    lines.append(summary(output))
    wrong = failed()
    if status != TESTS_FAILED or not repeat or not wrong or not all(map(REPEATED.match, wrong)):
        return status == 0
    passed = repeated(wrong, one.environ, lines)
    flaky.extend(passed)
    return passed == wrong


def page_logic(lines: list[str]) -> bool:
    """Runs the tests of the page that need no browser: whether they have passed."""
    started = time.monotonic()
    status, output = told([sys.executable, "tools/page.py", "test"], {"NO_COLOR": "1"})
    found = re.findall(r"^ +(Tests .*)$", output, re.MULTILINE)
    lines.append(f"logic of the page, without a browser: {time.monotonic() - started:.0f} s")
    lines.append(f"===== {re.sub(' +', ' ', found[-1])} =====" if found else "vitest did not finish")
    return status == 0 and bool(found)


def main(words: Sequence[str]) -> int:
    """Runs all passes; 1 if any has failed."""
    workers, repeat = int(words[0]) if words else 3, os.environ.get("REPEAT") == "1"
    lines: list[str] = []
    flaky: list[str] = []
    print("==== logic of the page, without a browser", flush=True)
    fine = page_logic(lines)
    fine = told([sys.executable, "tools/page.py"], {})[0] == 0 and fine
    for number, one in enumerate(PASSES, 1):
        print(f"==== {number} of {len(PASSES)}: {one.title}", flush=True)
        fine = run(one, workers, repeat, lines, flaky) and fine
    print("\n==== the whole suite", *lines, sep="\n")
    for test in flaky:
        print(f"flaky: {test} failed, and passed when it ran once more, alone")
    print("==== " + ("all tests have passed" if fine else "FAILED"), flush=True)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
