"""The third game in Chromium, drawn plainly: whole matches against its own bot and against a friend."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from page.assertions import hand, mentioned
from page.conftest import ALL
from page.driver import ENGLISH, Desk, Player
from page.keyboard import Keyboard
from page.mouse import Mouse
from page.screen_reader import ScreenReader, heard, press, sheet
from page.server import Server
from source import ROOT, TESTS

TARGET = 4  # game points: a match of two deals or more, as a deal brings three at most


class ExampleServer(Server):
    """A server with the example installed beside Chiliad."""

    def __init__(self, folder: Path, installed: Path) -> None:
        self.installed = installed
        super().__init__(folder)

    def start(self) -> None:
        words = [sys.executable, "-m", "page.served", str(self.database), str(self.port), self.pace]
        path = os.pathsep.join(map(str, (ROOT / "src", TESTS, self.installed)))
        environ = {**os.environ, "PYTHONPATH": path}
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environ)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.strip().isdigit(), "the server has not started"
        self.port = int(said)


@pytest.fixture(scope="module")
def server(built: None, installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = ExampleServer(tmp_path_factory.mktemp("schnapsen"), installed)
    yield started
    started.stop()


def button_first(desk: Desk) -> int | None:
    """Which move is made with a button before a card is played: an exchange always, a closing late in the talon."""
    verbs = [move["verb"] for move in desk["moves"]]
    if "exchange" in verbs:
        return verbs.index("exchange")
    return verbs.index("close") if "close" in verbs and desk["talon"] == 4 else None


def card_first(desk: Desk) -> Desk:
    """The card that is played: one of a marriage where it can be declared."""
    usable = [held for held in desk["hand"] if held["can"]]
    return next((held for held in usable if "marry" in held["can"]), usable[0])


def answer_of(desk: Desk, held: Desk) -> int:
    """Which button answers what is to be done with a card."""
    moves = [move["move"] for move in desk["moves"]]
    return moves.index(f"{held['can'][-1]} {held['card']}")


class MousePlayer(Mouse):
    def schnapsen(self) -> None:
        desk, buttons = self.desk, self.page.locator(".pad [data-answers] button")
        if (at := button_first(desk)) is not None:
            return self.act(buttons.nth(at).click)
        held = card_first(desk)
        if len(held["can"]) == 1:
            return self.act(lambda: self.press(held))
        self.press(held)
        return self.act(buttons.nth(answer_of(desk, held)).click)


class KeyboardPlayer(Keyboard):
    def schnapsen(self) -> None:
        desk = self.desk
        if (at := button_first(desk)) is not None:
            self.key("b")
            for _ in range(at):
                self.key("ArrowRight")
            return self.act(lambda: self.key("Enter"))
        held = card_first(desk)
        self.walk_to(f"{held['card']}{held['at']}", "ArrowRight")
        if len(held["can"]) == 1:
            return self.act(lambda: self.key("Enter"))
        self.key("Enter")
        self.until("() => 'answer' in document.activeElement.dataset")
        return self.act(lambda: self.key("Enter"))


class ReaderPlayer(ScreenReader):
    def schnapsen(self) -> None:
        desk = self.desk
        if (at := button_first(desk)) is not None:
            label = heard(desk["moves"][at]["label"], ENGLISH)
            return self.act(lambda: press(self.page.get_by_role("button", name=label, exact=True)))
        several = len(desk["hand"][0]["can"]) > 1
        first = next(held for held in desk["hand"] if held["can"])
        if len(first["can"]) == 1:
            return self.act(lambda: press(self.card))
        assert several or first is not desk["hand"][0]
        press(self.card)
        label = heard(desk["moves"][answer_of(desk, first)]["label"], ENGLISH)
        return self.act(lambda: press(self.page.get_by_role("button", name=label, exact=True)))


def check_end(player: Player, chiliad, folder: Path) -> None:
    """The result, the score sheet and the record agree, and the record is verified."""
    head = player.head
    record = player.ask(f"/api/replays/{head['replay']}/record")
    path = folder / "played.schnapsen"
    path.write_text(record, "utf-8")
    told = chiliad("verify", path)
    assert told.returncode == 0, told.stdout + told.stderr
    found = tomllib.loads(record)
    assert found["result"]["winner"] == head["winner"]
    who = "you" if head["winner"] == head["you"] else "other"
    totals = sorted(found["deal"][-1]["totals"])
    margin = totals[-1] - totals[-2]
    won = ENGLISH.text("match-margin", who=who, name=head["seats"][head["winner"]]["name"], points=margin)
    player.page.get_by_role("heading", name=won).wait_for()
    rows = sheet(player.page, 2)
    assert [[one.score for one in row] for row in rows] == [deal["scores"] for deal in found["deal"]]
    assert [[one.total for one in row] for row in rows] == [deal["totals"] for deal in found["deal"]]


# The match against a friend is played by mouse and by keys.
@pytest.mark.parametrize("way", [MousePlayer, KeyboardPlayer, ReaderPlayer] if ALL else [ReaderPlayer])
def test_a_whole_match_against_its_own_bot(arrive, chiliad, tmp_path, way):
    player = arrive(way, "Ala")
    player.sit("schnapsen", options={"target": TARGET})
    assert player.play() > 1, "the next deal is begun in the page too"
    check_end(player, chiliad, tmp_path)


def test_a_whole_match_against_a_friend(arrive, chiliad, tmp_path):
    host, friend = arrive(MousePlayer, "Ala"), arrive(KeyboardPlayer, "Bo")
    host.sit("schnapsen", ["open"], options={"target": TARGET})
    friend.join(host.head["invite"])
    players = {0: host, 1: friend}
    drawn = 0
    while True:
        revision = max(player.news()["revision"] for player in players.values())
        for player in players.values():
            player.until("revision => __watch.news.revision >= revision && !__watch.pending", revision)
        head = host.head
        if head["phase"] == "over":
            break
        if head["phase"] == "between":
            players[head["deal"] % 2].next_deal()
            continue
        if head["phase"] == "playing":
            for seat, player in players.items():
                # Of the other's cards only those are on the page that all have seen go to that hand.
                other = {held["card"] for held in players[1 - seat].desk["hand"]}
                told = set(re.findall(r"{([AKQJT][shdc])}", str(player.news()["happened"]) + str(player.desk["table"])))
                assert mentioned(player.page, telling=False) & other <= told | {player.desk["turned_up"]}
                drawn += len(hand(player))
            players[head["actor"]].step()
        else:
            host.page.wait_for_timeout(50)
    assert drawn > 100
    check_end(host, chiliad, tmp_path)
    check_end(friend, chiliad, tmp_path)


def test_the_first_page_names_it(arrive):
    player = arrive(Player, "Ala")
    player.open("/")
    player.page.get_by_role("heading", name="Schnapsen", exact=True).wait_for()
    player.page.get_by_text("A quick trick-taking game for two from Austria").wait_for()
