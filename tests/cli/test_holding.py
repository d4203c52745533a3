"""One player holds a saved match: a second terminal reports it, may watch or take over, and no action is lost."""

import threading

import pytest

from chiliad.cli.signals import CLOSED
from chiliad.records import read_file
from cli.terminal import saved, start, tell

LIMIT_S = 60.0


class Terminal:
    """``chiliad play tysiac`` in a process of its own, read up to an expected text."""

    def __init__(self, home, *words):
        self.process = start("play", "tysiac", *words, home=home)
        self.shown = ""

    def until(self, text):
        """Read until the text is shown; if it does not come, end the terminal and the reading."""
        at, limit = len(self.shown), threading.Timer(LIMIT_S, self.process.kill)
        limit.start()
        while text not in self.shown[at:]:
            char = self.process.stdout.read(1)
            assert char, f"ended before it said {text!r}: {self.shown[-500:]}"
            self.shown += char
        limit.cancel()

    def type(self, text):
        self.process.stdin.write(f"{text}\n")
        self.process.stdin.flush()

    def end(self):
        self.process.stdin.close()
        out, err = self.process.stdout.read(), self.process.stderr.read()
        return self.process.wait(timeout=120), self.shown + out, err


@pytest.fixture
def terminal(home):
    opened = []

    def open_terminal(*words):
        opened.append(Terminal(home, *words))
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.process.kill()
        one.process.wait()
        for pipe in (one.process.stdin, one.process.stdout, one.process.stderr):
            pipe.close()


def test_a_second_terminal_is_told_and_changes_nothing(terminal, monkeypatch, capsys, home):
    first = terminal("--bots", "greedy", "--seed", 1)
    first.until("You must open")
    (path,) = saved(home)
    before = path.read_bytes()
    told = tell(monkeypatch, capsys, "play", "tysiac", typed="yes\n\n")
    assert told.status == 0
    assert f"played in another terminal (process {first.process.pid}, since " in told.out
    assert path.read_bytes() == before
    first.type("100")
    first.until("or pass")
    assert path.read_bytes() != before


def test_a_match_is_taken_over_and_nothing_is_lost(terminal, home):
    first = terminal("--bots", "greedy", "--seed", 1)
    first.until("You must open")
    first.type("180")
    first.until("Give a card")
    second = terminal()
    second.until("Go on with it?")
    second.type("yes")
    second.until("take it over")
    second.type("t")
    second.until("Give a card")
    second.type("9c Boris")
    second.until("Now a card for Cleo")
    (path,) = saved(home)
    played = path.read_bytes()
    assert b"0 give 1 9c" in played
    first.type("As 1")  # this terminal has lost the match, and learns it now
    status, _, err = first.end()
    assert (status, err.count("\n")) == (CLOSED, 1)
    assert err.endswith("(taken-over)\n")
    assert path.read_bytes() == played
    second.type("Jd")
    second.until("Contract")
    assert b"0 give 2 Jd" in path.read_bytes()
    second.type("q")
    assert second.end()[0] == 0
    read_file(path)
    assert [file.name for file in (home / "chiliad" / "locks").iterdir() if file.name != "guard"] == []


def test_a_match_is_watched_as_it_is_played(terminal, home):
    first = terminal("--bots", "greedy", "--seed", 1)
    first.until("You must open")
    watcher = terminal()
    watcher.until("Go on with it?")
    watcher.type("yes")
    watcher.until("Watch it there")
    watcher.type("w")
    watcher.until("You are watching")
    first.type("180")
    watcher.until("You bid 180")
    watcher.until("The talon: ")
    first.type("9c Boris")
    watcher.until("to Boris")
    assert "unfinished" not in watcher.shown[watcher.shown.index("You are watching") :]


def test_a_terminal_that_is_killed_holds_nothing(terminal, monkeypatch, capsys, home):
    first = terminal("--bots", "greedy", "--seed", 1)
    first.until("You must open")
    first.process.kill()
    first.process.wait()
    told = tell(monkeypatch, capsys, "play", "tysiac", typed="yes\n100\nq\n")
    assert "another terminal" not in told.out
    assert told.status == 0
    (path,) = saved(home)
    assert "0 bid 100" in path.read_text(encoding="utf-8")


def test_a_damaged_match_is_named_and_left_alone(monkeypatch, capsys, home):
    tell(monkeypatch, capsys, "play", "tysiac", "--bots", "greedy", "--seed", 1, typed="q\n")
    (path,) = saved(home)
    damaged = path.with_name("2020-01-01-000000.tysiac")
    damaged.write_text("this is no record", encoding="utf-8")
    told = tell(monkeypatch, capsys, "play", "tysiac", typed="yes\nq\n")
    assert "One match in your folder cannot be read and is left as it is: 2020-01-01-000000.tysiac." in told.out
    assert damaged.read_text(encoding="utf-8") == "this is no record"
    assert told.status == 0
