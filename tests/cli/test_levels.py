"""The level of the bots in the terminal: asked for, named, and suggested after three matches alike."""

import json
import os
from typing import ClassVar

import pytest

from chiliad.bot import Budget, ask
from chiliad.bots import BOTS, bot_class, default_bot, levels
from chiliad.cli.levels import other_level
from chiliad.games import GAMES, find
from chiliad.play.match import Match
from chiliad.records import read_file
from cli.terminal import saved, tell

SHORT = ("--seed", "5", "--option", "target=100")
FIRST_CHOICE = "?\n1\n" * 4000


@pytest.fixture(autouse=True)
def all_play_as_greedy(monkeypatch):
    """These tests are about the names of the levels: how a level plays does not matter, and greedy is fast."""
    for game in GAMES:
        policy = find(game).face("policy")
        monkeypatch.setattr(policy, "BOTS", {**policy.BOTS, **dict.fromkeys(levels(game), policy.BOTS["greedy"])})


def players(home):
    (path,) = saved(home)
    return read_file(path).players


@pytest.mark.parametrize(
    "typed,level",
    [
        ("", "club"),
        ("5", "expert"),
        ("be", "beginner"),
        ("Strong", "strong"),
        ("club", "club"),
        ("c\nxyz\n6\n2", "casual"),
    ],
)
def test_who_is_asked_for_the_game_is_asked_for_the_level(typed, level, monkeypatch, capsys, home):
    told = tell(monkeypatch, capsys, "play", typed=f"tysiac\n{typed}\nq\n")
    assert told.status == 0
    assert players(home) == ["Guest", f"bot:{level}", f"bot:{level}"]
    assert "3 club: plays soundly;" in told.out
    assert told.out.count("Type one of these") == typed.count("\n")


@pytest.mark.parametrize(
    "language,typed",
    [
        ("es", "fuerte"),
        ("fa", "قوی"),
        ("fr", "fort"),
        ("pl", "sil"),
        ("ru", "сильный"),
        ("uk", "сильний"),
    ],
)
def test_a_level_is_typed_in_the_language_of_the_reader(language, typed, monkeypatch, capsys, home):
    told = tell(monkeypatch, capsys, "play", "--lang", language, typed=f"mille\n{typed}\nq\n")
    assert told.status == 0
    assert players(home)[1] == "bot:strong"


def test_a_game_that_is_named_begins_at_once_at_the_usual_level(monkeypatch, capsys, home):
    told = tell(monkeypatch, capsys, "play", "mille", typed="q\n")
    assert players(home)[1] == f"bot:{default_bot('mille')}"
    assert "Seat 1: Klara, a bot (club)." in told.out


def test_a_level_for_all_bots_or_one_for_each(monkeypatch, capsys, home):
    told = tell(monkeypatch, capsys, "play", "tysiac", "--bots", "strong", "--seed", 1, typed="q\n")
    assert "Seat 1: Emil, a bot (strong).\nSeat 2: Sofia, a bot (strong)." in told.out
    told = tell(monkeypatch, capsys, "play", "tysiac", "--bots", "casual, expert", "--seed", 1, typed="q\n")
    assert "Seat 1: Rita, a bot (casual).\nSeat 2: Tamara, a bot (expert)." in told.out


# --- Budgets ---------------------------------------------------------------------------------------------------------


class Thinking:
    """Plays as greedy does, and notes each budget that it is given."""

    budgets: ClassVar[list] = []

    def __init__(self, rng):
        del rng

    def decide(self, info, budget=None):
        self.budgets.append(budget)
        return ask(bot_class(info.game.name, "greedy")(0), info).action


@pytest.mark.parametrize("words", [["play", "mille", "--bots", "club"], ["selfplay", "mille", "--bots", "club"]])
def test_the_budget_reaches_the_bots(words, monkeypatch, capsys, home):
    policy = find("mille").face("policy")
    monkeypatch.setattr(policy, "BOTS", {**policy.BOTS, "club": Thinking})
    monkeypatch.setattr(Thinking, "budgets", [])
    more = ["--games", 1, "--workers", 1, "--deals", 1, "--seed", 1] if words[0] == "selfplay" else ["--seed", 1]
    told = tell(monkeypatch, capsys, *words, *more, "--think", "nodes:7", typed="d\nd 6s\nq\n")
    assert told.status == 0, told.err
    assert set(Thinking.budgets) == {Budget(nodes=7)}
    Thinking.budgets.clear()
    assert tell(monkeypatch, capsys, *words, *more, typed="d\nd 6s\nq\n").status == 0
    assert set(Thinking.budgets) == {None}


@pytest.mark.parametrize("command", ["play", "selfplay"])
def test_what_is_no_budget_is_a_mistake_in_the_command(command, monkeypatch, capsys, home):
    told = tell(monkeypatch, capsys, command, "mille", "--think", "long")
    assert told.status == 2
    assert "“long” is not a budget" in told.err
    assert "(bad-budget)" in told.err
    told = tell(monkeypatch, capsys, command, "mille", "--think", "90000ms")
    assert told.status == 2
    assert "60000ms at most" in told.err
    assert "(budget-too-large)" in told.err


def test_selfplay_without_bots_still_seats_greedy(monkeypatch, capsys):
    words = ["selfplay", "mille", "--games", 1, "--seed", 1, "--deals", 1, "--workers", 1, "--json"]
    told = tell(monkeypatch, capsys, *words)
    assert json.loads(told.out)["bots"] == ["greedy", "greedy"]


# --- The suggestion --------------------------------------------------------------------------------------------------


def keep(home, number, won, level="casual"):
    """Put a finished match into the folder: a record of a match that somebody played, with another result."""
    folder = home / "chiliad" / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    text = Match("mille", ["Ala", f"bot:{level}"], seed=number).text()
    path = folder / f"2026-01-01-00000{number}.mille"
    path.write_text(f"{text}\n[result]\nwinner = {0 if won else 1}\n", encoding="utf-8")
    os.utime(path, (number, number))


def suggested(monkeypatch, capsys, home, earlier, level="casual"):
    """What is said after a match at a level, and how it ended; matches before it ended in the same way, or not.

    The result of a match is known when it has been played, so it is played twice: then the folder has the others.
    """
    words = ["play", "mille", "--bots", level, *SHORT]
    assert tell(monkeypatch, capsys, *words, typed=FIRST_CHOICE).status == 0
    (path,) = saved(home)
    won = read_file(path).winner == 0
    path.unlink()
    for number, (alike, bot) in enumerate(earlier):
        keep(home, number, won == alike, bot)
    told = tell(monkeypatch, capsys, *words, typed=FIRST_CHOICE)
    assert told.status == 0
    return told.out.splitlines()[-1], "won" if won else "lost"


ALIKE, OTHER = (True, "casual"), (False, "casual")


def test_another_level_is_suggested_after_three_matches_alike(monkeypatch, capsys, home):
    said, result = suggested(monkeypatch, capsys, home, [ALIKE, OTHER, ALIKE, ALIKE])
    counted = "Three wins in a row" if result == "won" else "Three losses in a row"
    other = other_level(levels("mille"), "casual", result)
    assert said.startswith(f"{counted} at the level “casual”: perhaps “{other}” ")
    assert said.endswith(f"chiliad play mille --bots {other}")


@pytest.mark.parametrize(
    "earlier",
    [
        [],
        [ALIKE],
        [ALIKE, OTHER],
        [ALIKE, ALIKE, ALIKE],  # it was suggested after the third one
        [ALIKE, (True, "club")],
        [(True, "greedy"), ALIKE],
    ],
)
def test_nothing_is_suggested_else(earlier, monkeypatch, capsys, home):
    said, _ = suggested(monkeypatch, capsys, home, earlier)
    assert said.startswith("The match is kept in ")


def test_the_levels_end():
    names = levels("tysiac")
    assert [other_level(names, level, "won") for level in names] == [*names[1:], None]
    assert [other_level(names, level, "lost") for level in names] == [None, *names[:-1]]
    assert {other_level(names, bot, "won") for bot in set(BOTS["tysiac"]) - set(names)} == {None}


class Broken:
    """A bot that fails, or cheats, whenever it is asked."""

    cheats = False

    def __init__(self, rng):
        pass

    def decide(self, info, budget=None):
        if self.cheats:
            return -1
        raise ValueError("no idea")


@pytest.mark.parametrize("cheats,said", [(False, "fault of the bot Broken"), (True, "Broken chose -1")])
def test_a_bot_that_fails_is_logged_and_the_match_goes_on(cheats, said, monkeypatch, capsys, home, caplog):
    monkeypatch.setattr(Broken, "cheats", cheats)
    monkeypatch.setitem(find("mille").face("policy").BOTS, "broken", Broken)
    words = ["play", "mille", "--bots", "broken", "--seed", 1, "--seat", 1]
    told = tell(monkeypatch, capsys, *words, typed="q\n")
    assert told.status == 0, told.err
    assert said in caplog.text
    assert len(Match.of_record(read_file(saved(home)[0])).deal.actions) > 1
