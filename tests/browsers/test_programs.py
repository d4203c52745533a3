"""The programs that the tests need, and the result where they are missing."""

from __future__ import annotations

import re

import pytest

import browser
from source import TOOLS


def test_the_tools_script_installs_every_program_that_a_test_needs() -> None:
    listed = re.search(r"<<'LIST'\n(.*?)\nLIST", (TOOLS / "browser.sh").read_text(), re.DOTALL)
    assert listed is not None
    assert {line.split()[0] for line in listed[1].splitlines()} == {*browser.READER, *browser.WEBKIT, *browser.FIREFOX}


def test_a_missing_program_fails_where_it_could_be_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "installable", lambda: True)
    with pytest.raises(pytest.fail.Exception, match="no-such-reader"):
        browser.need("sh", "no-such-reader")


def test_a_missing_program_skips_the_test_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "installable", lambda: False)
    with pytest.raises(pytest.skip.Exception, match="no-such-reader"):
        browser.need("no-such-reader")
    browser.need("sh")
