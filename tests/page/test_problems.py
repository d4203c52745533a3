"""Problems in the browser: one missed, one solved, by finger in Persian on a phone and by keys; what is said of it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chiliad.bots import levels
from chiliad.bots.problem_answers import answered, hands_said
from chiliad.bots.problems import Position, Problem, shipped
from chiliad.i18n.language import Language
from chiliad.presentation.said import Said
from page.driver import Player
from page.geometry import card_faults, faults
from page.keyboard import Keyboard
from page.locators import has_focus
from page.mouse import CORNER, Mouse
from page.screen_reader import SIGNS, heard
from page.test_geometry import APART, TEXTS, required

PHONE = {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True, "locale": "fa"}
NOTEBOOK = {"viewport": {"width": 1366, "height": 768}}
KEPT_AS = "chiliad-problems"
ANSWER = "section.answer"
# The faults of the answer: what is cut, out of sight or covered.  If it is longer than the window, its end is in sight.
CUT = """panel => {
  const found = [], answer = document.querySelector(panel), row = answer.querySelector(".row");
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
  for (const one of [answer, ...answer.querySelectorAll(":not(.visually-hidden, .hidden-in-line)")])
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
      found.push(`cut: ${one.textContent.trim().slice(0, 40)}`);
  for (const one of [...row.querySelectorAll("button"), ...[...answer.querySelectorAll("h2, p, li")].slice(-3)]) {
    const box = one.getBoundingClientRect();
    const out = box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight;
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (out || !one.contains(hit)) found.push(`out of sight: ${one.textContent.trim().slice(0, 40)}`);
  }
  return found;
}"""
READ = """all => all.map((one) => {
  const copy = one.cloneNode(true);
  for (const drawn of copy.querySelectorAll("[aria-hidden]")) drawn.remove();
  return copy.textContent;
})"""
ON_THE_TABLE = "[...document.querySelectorAll('.hand [data-card]')].map(one => one.dataset.card).sort().join('')"


class Solver(Player):
    """A person who makes a certain move of a problem."""

    listens = False  # a page that is only pressed waits until its reader has spoken all that came before

    def make(self, move: str, desk: dict[str, Any]) -> None:
        raise NotImplementedError

    def solve(self, problem: Problem, right: bool) -> None:
        """Make a best move or another one, and check what is then said and shown."""
        said, position = Said(self.language), Position(problem)
        desk = self.ask(f"/api/problems/{problem.game}/{problem.id}?lang={self.language.code}")["news"]["desk"]
        held = "".join(sorted(one["card"] for one in desk["hand"]))
        self.until(f"held => {ON_THE_TABLE} === held", held)
        assert self.cut(desk) == []
        self.make(problem.best[0] if right else wrong(problem, desk), desk)
        answer = self.page.locator(ANSWER)
        answer.wait_for()
        has_focus(self, answer.get_by_role("button").first)  # the way on
        told = answered(position, right, said)
        assert told[0] == self.language.text("problem-right" if right else "problem-wrong")
        sentences = [heard(one, self.language) for one in told]
        assert self.read("h2") + self.read("p") == sentences
        if self.listens:
            self.until("said => __watch.said(said) !== undefined", sentences[-1])
            assert [self.times(one) for one in sentences] == [1] * len(sentences)
        assert self.page.evaluate(CUT, ANSWER) == []

    def cut(self, desk: dict[str, Any]) -> list[str]:
        """The faults of the table."""
        game = desk["game"]
        needed = [one for one in required(desk, self.language.code) if one[0] != "contract"]  # that is above the table
        found = faults(self.page, needed, [one for one in APART[game] if one != ".head"], TEXTS[game])
        return found + card_faults(self.page, len(desk["hand"]))

    def read(self, what: str) -> list[str]:
        """The texts of the answer as a screen reader reads them: cards by name."""
        found: list[str] = self.page.eval_on_selector_all(f"{ANSWER} {what}", READ)
        return [" ".join(SIGNS.sub("", one).split()) for one in found]


class Finger(Solver, Mouse):
    """By touch."""

    def make(self, move: str, desk: dict[str, Any]) -> None:
        verb, *rest = move.split()
        if verb == "lay":
            return self.page.locator(".offers button").first.click()
        self.card(key_of(rest[0], desk)).click(position=CORNER)
        if verb == "discard":
            self.button("table-discard").click()

    def next(self) -> None:
        self.button("problems-next").click()

    def all_hands(self) -> None:
        self.button("problems-hands").click()


class Keys(Solver, Keyboard):
    """By keys."""

    listens = True

    def make(self, move: str, desk: dict[str, Any]) -> None:
        verb, *rest = move.split()
        cards = [rest[-1][at : at + 2] for at in range(0, len(rest[-1]), 2)]
        for card in cards:
            self.walk_to(key_of(card, desk), "ArrowRight")
            if verb != "play":
                self.key("Space")
        self.key({"lay": "g", "discard": "x", "play": "Enter"}[verb])

    def next(self) -> None:
        self.key("n")

    def all_hands(self) -> None:
        self.tab_to(self.language.text("problems-hands"))
        self.key("Enter")


def key_of(card: str, desk: dict[str, Any]) -> str:
    return next(f"{one['card']}{one['at']}" for one in desk["hand"] if one["card"] == card)


def wrong(problem: Problem, desk: dict[str, Any]) -> str:
    """A move that is not best."""
    verb = "play" if desk["game"] == "tysiac" else "discard"
    moves = [f"{verb} {one['card']}" for one in desk["hand"] if one["can"] in ([verb], ["lay", verb], [verb, "lay"])]
    return next(move for move in moves if move not in problem.best)


def two_of(game: str) -> list[Problem]:
    """Two problems, in the order in which they are asked: to play a card, or of Mille to lay and to discard."""
    verbs = ("play", "play") if game == "tysiac" else ("lay", "discard")
    by_ease = sorted(shipped(game), key=lambda one: levels(game).index(one.difficulty))
    first = next(one for one in by_ease if one.best[0].startswith(verbs[0]) and len(one.best) == 1)
    after = by_ease[by_ease.index(first) + 1 :]
    return [first, next(one for one in after if one.best[0].startswith(verbs[1]))]


@pytest.mark.parametrize("game", ["tysiac", "mille"])
@pytest.mark.parametrize("way, look", [(Finger, PHONE), (Keys, NOTEBOOK)], ids=["finger", "keys"])
def test_one_problem_is_missed_the_next_is_solved(arrive, way, look, game):
    player = arrive(way, "", **look)
    player.language = Language(look.get("locale", "en"))
    first, second = two_of(game)
    solved = {one.id: True for one in shipped(game) if one not in (first, second)}
    player.open("/")
    player.page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [KEPT_AS, json.dumps(solved)])
    name = player.language.text("page-problems-link", name=player.language.text(f"game-{game}"))
    player.page.locator(f'a[href="/problems/{game}"]', has_text=name).click()

    player.solve(first, right=False)
    player.all_hands()
    has_focus(player, player.page.locator(f"{ANSWER} ul"))
    said = hands_said(first.match(), first.seat, Said(player.language))
    hands = [heard(one, player.language) for one in said]
    assert [one.split(": ")[1] for one in player.read("li")] == [one.split(": ")[1] for one in hands]
    assert player.page.evaluate(CUT, ANSWER) == []
    player.next()
    player.until("() => document.activeElement.dataset.key !== undefined")
    player.solve(second, right=True)
    player.next()
    player.page.locator(".note", has_text=player.language.text("problems-done")).wait_for()
    has_focus(player, player.page.locator("h1"))
    kept = json.loads(player.page.evaluate("name => localStorage.getItem(name)", KEPT_AS))
    assert {one.id: kept[one.id] for one in (first, second)} == {first.id: False, second.id: True}

    # In another sitting the one that was missed is asked again.
    player.page.reload()
    held = "".join(sorted(held["card"] for held in desk_of(player, first)["hand"]))
    player.until(f"held => {ON_THE_TABLE} === held", held)


def desk_of(player: Player, problem: Problem) -> dict[str, Any]:
    found: dict[str, Any] = player.ask(f"/api/problems/{problem.game}/{problem.id}?lang=en")["news"]["desk"]
    return found
