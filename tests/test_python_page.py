"""docs/python.md: every program is run as a doctest, each for itself, the client against a server that is started."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from chiliad import games
from chiliad._jit import COMPILED
from source import ROOT, TESTS

PAGE = ROOT / "docs" / "python.md"
SERVER = "http://127.0.0.1:8000"
SECTION = re.compile(r"^## +(.+?)$\n(.*?)(?=^## |\Z)", re.DOTALL | re.MULTILINE)
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)


def programs() -> list[tuple[str, str]]:
    """Each program with the heading it stands under."""
    text = PAGE.read_text(encoding="utf-8")
    sections = [("Chiliad in Python", text.split("\n## ")[0]), *SECTION.findall(text)]
    return [(heading, block) for heading, section in sections for block in BLOCK.findall(section)]


def failures(source: str, name: str) -> tuple[int, int]:
    """How many examples of a program fail, and how many it has; what is wrong is printed."""
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    result = runner.run(doctest.DocTestParser().get_doctest(source, {}, name, str(PAGE), 0))
    return result.failed, result.attempted


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server of its own."""
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(TESTS)])}
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    command = [sys.executable, str(TESTS / "server" / "serving.py"), url, "0"]
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE) as running:
        try:
            assert running.stdout is not None
            yield f"http://127.0.0.1:{int(running.stdout.readline())}"
        finally:
            running.terminate()


@pytest.fixture(autouse=True)
def no_game_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that a program registers is gone after it."""
    monkeypatch.setattr(games, "_registered", {})


@pytest.mark.parametrize("heading,source", programs(), ids=[f"{n}" for n in range(len(programs()))])
def test_a_program_prints_what_the_page_says(heading: str, source: str, request: pytest.FixtureRequest) -> None:
    if "100_000" in source and not COMPILED:
        pytest.skip("100,000 deals in plain Python take minutes")
    if SERVER in source:
        source = source.replace(SERVER, request.getfixturevalue("server"))
    assert failures(source, heading) == (0, source.count("\n>>> ") + source.startswith(">>> "))


def test_the_page_has_the_programs_it_promises() -> None:
    headings = [heading for heading, _ in SECTION.findall(PAGE.read_text(encoding="utf-8"))]
    assert [heading.split(".")[0] for heading in headings] == [str(n) for n in range(1, 11)]
    assert {heading for heading, _ in programs()} == {"Chiliad in Python", *headings}


def test_a_program_that_prints_something_else_is_found() -> None:
    assert failures(">>> 1 + 1\n2\n>>> 1 + 1\n3\n", "a wrong one") == (1, 2)
