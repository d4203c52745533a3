"""Lessons in the browser: found on the first page, played by finger and by keys, heard once, left and begun."""

from __future__ import annotations

import re
from typing import Any

import pytest

from chiliad.bots import default_bot, levels
from chiliad.i18n.language import Language
from chiliad.play.lessons import Lesson, find_lesson, lesson_text, lessons_of
from chiliad.presentation.said import Said
from page.driver import ENGLISH, Player
from page.geometry import Required, card_faults, faults
from page.keyboard import Keyboard
from page.locators import button
from page.mouse import Mouse
from page.screen_reader import heard
from page.test_levels import described, opponents
from page.test_screens import FAULTS, SMALL, TARGET_PX, axe  # noqa: F401

PANEL = "section.lesson"
PHONE = {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True}
ON_ITS_SIDE = {**PHONE, "viewport": {"width": 667, "height": 375}}
NOTEBOOK = {"viewport": {"width": 1366, "height": 768}}
GAMES = ["mille", "tysiac"]
APART = [".head", ".seat", ".bar", ".set", ".stock .pile", PANEL, ".pad .row button", ".prompt", ".hand"]
TOLD = "section.lesson, section.lesson p, section.lesson button, .pad .row button"
CUT = """(told) => [...document.querySelectorAll(told)].filter((one) => {
    const box = one.getBoundingClientRect(), room = (one.closest(".said, .row") ?? one).getBoundingClientRect();
    const whole = box.left >= room.left - 1 && box.right <= room.right + 1 && box.bottom <= room.bottom + 1;
    return one.checkVisibility() && !(whole && box.right <= innerWidth && box.bottom <= innerHeight);
  })
  .map((one) => one.textContent.trim())"""
COVERED = """() => {
  const cards = [...document.querySelectorAll(".trick ol li")];
  const seen = (card, across, down) => {
    const coin = card.querySelector(".coin").getBoundingClientRect();
    const top = document.elementFromPoint(coin.left + coin.width * across, coin.top + coin.height * down);
    return top?.closest("li") === card;
  };
  const whole = (card) => [[0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]].every((at) => seen(card, ...at));
  return cards.length === 3 && cards.filter((card) => !whole(card)).map((card) => card.className);
}"""
REQUIRED: Required = [("lesson", f"{PANEL} .said", 1, "")]


class Learner(Player):
    """A person who makes a certain move."""

    def make(self, move: str) -> None:
        raise NotImplementedError

    def come_to_step(self, game: str, name: str, number: int) -> None:
        """Play a lesson up to this step without the page, and open its table."""
        lesson = find_lesson(game, name)
        self.ask("/api/guests", {"name": "Ala"})
        table = str(self.ask(f"/api/lessons/{game}/{name}", {})["table"])
        while (news := self._turn(table))["lesson"]["step"] < number:
            self._command(table, news, do="move", move=wanted(lesson, news))
        self.open(f"/t/{table}")
        assert self.my_turn() == "playing"

    def held(self, card: str) -> dict[str, Any]:
        found: dict[str, Any] = next(one for one in self.desk["hand"] if one["card"] == card)
        return found


class Finger(Learner, Mouse):
    """By touch."""

    def make(self, move: str) -> None:
        verb, *rest = move.split()
        if verb == "draw":
            self.page.locator('[data-zone="stock"] button').first.click()
        elif verb == "lay":
            self.page.locator(".offers button").first.click()
        else:
            key = f"{rest[0]}{self.held(rest[0])['at']}"
            self.card(key).click(position={"x": 7, "y": 7})
            if verb == "discard":
                self.page.get_by_role("button", name=self.language.text("table-discard"), exact=True).click()


class Keys(Learner, Keyboard):
    """By keys."""

    def make(self, move: str) -> None:
        verb, *rest = move.split()
        if verb == "draw":
            return self.key("d")
        if verb == "lay":
            for card in [rest[1][at : at + 2] for at in range(0, len(rest[1]), 2)]:
                self.walk_to(f"{card}{self.held(card)['at']}", "ArrowRight")
                self.key("Space")
            return self.key("g")
        self.walk_to(f"{rest[0]}{self.held(rest[0])['at']}", "ArrowRight")
        if verb == "discard":
            self.key("Space")
            return self.key("x")
        return self.key("Enter")


def first(game: str) -> Lesson:
    return lessons_of(game)[0]


def wanted(lesson: Lesson, news: dict[str, Any]) -> str:
    """A move that the lesson expects: of several the first that the hand has a card for."""
    step, hand = lesson.steps[news["lesson"]["step"] - 1], {held["card"] for held in news["desk"]["hand"]}
    return next((move for move in step.expected if move.split()[-1][:2] in hand), step.expected[0])


def begin(player: Player, game: str, lang: str = "en") -> None:
    """From the first page to the table of the first lesson."""
    name = Language(lang).text(f"game-{game}")
    player.open("/")
    player.page.get_by_role("link", name=Language(lang).text("page-learn-link", name=name), exact=True).click()
    player.page.locator("ol button").first.click()
    player.until("() => window.__watch?.news?.lesson")


def geometry(player: Player) -> list[str]:
    return faults(player.page, REQUIRED, APART, [f"{PANEL} .said", ".prompt"]) + card_faults(
        player.page, len(player.desk["hand"])
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_clicked_through_by_finger(arrive, axe, game):  # noqa: F811
    player = arrive(Finger, "", **PHONE)
    player.context.add_init_script(path=axe)
    begin(player, game)
    lesson, wrong = first(game), {}
    while player.my_turn() != "over":
        news = player.news()
        step = news["lesson"]["step"]
        if found := geometry(player):
            wrong[f"step {step}"] = found
        if step == 2 and (found := [*player.page.evaluate(FAULTS), *player.page.evaluate(SMALL, TARGET_PX)]):
            wrong["axe"] = found
        move = wanted(lesson, news)
        player.act(lambda move=move: player.make(move))
    assert wrong == {}
    over = player.page.get_by_role("button", name=ENGLISH.text("table-lesson-next"), exact=True)
    over.wait_for()
    assert [*player.page.evaluate(FAULTS), *player.page.evaluate(SMALL, TARGET_PX)] == []
    over.click()
    player.until("number => __watch.news.lesson?.number === number", 2)
    button(player, "table-menu").click()
    player.page.get_by_role("menuitem", name=ENGLISH.text("table-lesson-leave"), exact=True).click()
    lines = player.page.locator("ol button")
    lines.first.wait_for()
    assert [
        ENGLISH.text("page-learn-state", state=state) in line
        for state, line in zip(("done", "begun", "new"), lines.all_inner_texts()[:3], strict=True)
    ] == [True] * 3


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_on_its_side_all_that_a_lesson_says_is_seen(arrive, game):
    player = arrive(Finger, "", locale="es", **ON_ITS_SIDE)
    player.language = Language("es")
    begin(player, game, "es")
    lesson, cut = first(game), {}
    while player.my_turn() != "over":
        if found := player.page.evaluate(CUT, TOLD):
            cut[player.news()["lesson"]["step"]] = found
        move = wanted(lesson, player.news())
        player.act(lambda move=move: player.make(move))
    assert cut == {}
    player.page.get_by_role("button", name=Language("es").text("table-lesson-next"), exact=True).wait_for()
    assert player.page.evaluate(CUT, TOLD) == []


@pytest.mark.parametrize("game", GAMES)
def test_by_keys_a_lesson_is_heard_once_and_answers_a_wrong_move(arrive, game):
    player = arrive(Keys, "", **NOTEBOOK)
    player.forgiven = re.compile("status of 409")  # of a move that the lesson refuses
    begin(player, game)
    lesson, said, tried = first(game), Said(ENGLISH), False
    while player.my_turn() != "over":
        news = player.news()
        step = lesson.steps[news["lesson"]["step"] - 1]
        for sentence in news["lesson"]["said"]:
            told = heard(sentence, ENGLISH)
            player.until("said => __watch.said(said) !== undefined", told)
            assert player.times(told) == 1
        others = [one for one in news["desk"]["moves"] if one["move"] not in step.expected and one["card"]]
        if step.otherwise and others and not tried:
            tried = True
            revision, other = news["revision"], str(others[-1]["move"])
            answer = heard(lesson_text(lesson, step.answer_to(other), said), ENGLISH)
            player.says(lambda other=other: player.make(other), answer.split(". ")[0])  # type: ignore[misc]
            assert player.watched("refused") == ["lesson-other-move"]
            player.page.evaluate("__watch.refused.length = 0")
            assert player.news()["revision"] == revision
            for sentence in news["lesson"]["said"]:
                player.says(lambda: player.key("t"), heard(sentence, ENGLISH))
        move = wanted(lesson, news)
        player.act(lambda move=move: player.make(move))
    assert tried
    player.until("said => __watch.said(said) !== undefined", heard(player.news()["lesson"]["learned"], ENGLISH))
    player.until("said => document.activeElement.textContent.includes(said)", ENGLISH.text("table-lesson-next"))
    player.key("Enter")
    player.until("number => __watch.news.lesson?.number === number", 2)


@pytest.mark.parametrize(
    "game, name, step, said",
    [
        ("mille", "pack", 4, "Take"),
        ("mille", "wilds", 3, "Draw"),  # though the pack could be taken
        ("tysiac", "auction", 1, "Bid"),
        ("tysiac", "failing", 1, "Pass"),
    ],
)
def test_only_the_button_of_what_a_lesson_expects_stands_out(arrive, game, name, step, said):
    player = arrive(Finger, "", **PHONE)
    player.come_to_step(game, name, step)
    leading = player.page.locator(".pad button.primary").all_inner_texts()
    assert len(leading) == 1
    assert leading[0].strip().startswith(said)


def test_why_a_card_was_refused_gives_way_to_the_card_pressed_next(arrive):
    player = arrive(Finger, "", **{**PHONE, "viewport": {"width": 320, "height": 568}})
    player.forgiven = re.compile("status of 409")
    player.come_to_step("tysiac", "auction", 2)
    refused = player.page.locator(".prompt .refused")
    player.press(player.held("As"))
    player.page.locator("[data-answer]").first.click()
    refused.wait_for()
    bottoms = "() => [...document.querySelectorAll('.hand .card')].map((one) => one.getBoundingClientRect().bottom)"
    assert max(player.page.evaluate(bottoms)) <= 568, "the hand is whole"
    player.press(player.held("Jc"))
    refused.wait_for(state="detached")
    assert player.page.locator("[data-answer]").count() == 2


def test_after_the_last_lesson_the_weakest_level_is_proposed_above_what_begins_a_match(arrive):
    player = arrive(Finger, "", **PHONE)
    lesson = lessons_of("mille")[-1]
    player.come_to_step("mille", lesson.name, len(lesson.steps))
    player.act(lambda: player.make(wanted(lesson, player.news())))
    weakest = levels("mille")[0]
    button(player, "table-lesson-play", level=ENGLISH.text(f"bot-{weakest}.name")).wait_for()
    player.open("/")
    level = opponents(player, "mille")
    level.wait_for()
    assert level.input_value() == weakest
    assert described(level).startswith(ENGLISH.text("page-bot-learned"))
    play = button(player, "page-play-now", name=ENGLISH.text("game-mille"), seats=2)
    assert level.bounding_box()["y"] < play.bounding_box()["y"]
    assert opponents(player, "tysiac").input_value() == default_bot("tysiac")  # its lessons are still to come


@pytest.mark.parametrize("wide, high", [(320, 568), (375, 667), (1366, 768)])
def test_the_points_of_every_card_of_a_trick_are_seen(arrive, wide, high):
    player = arrive(Finger, "", viewport={"width": wide, "height": high})
    player.context.add_init_script("localStorage.setItem('chiliad-settings', JSON.stringify({ cardPoints: true }))")
    player.come_to_step("tysiac", "tricks", 1)
    # The trick lies there for a moment: the page itself notes what it sees then.
    player.page.evaluate(f"""() => {{
      const look = {COVERED};
      const noted = () => (window.covered = look()) || requestAnimationFrame(noted);
      noted();
    }}""")
    player.make("play Ac")
    assert player.page.wait_for_function("() => window.covered").json_value() == []


def test_between_two_moves_of_a_step_nothing_else_is_asked(arrive):
    player = arrive(Finger, "", **PHONE)
    player.come_to_step("mille", "sets", 2)
    player.act(lambda: player.make("lay"))
    assert player.my_turn() == "playing"
    news = player.news()
    assert (news["lesson"]["step"], news["lesson"]["said"]) == (2, [])
    player.until("laid => document.querySelectorAll('.offers button').length === laid", 1)
    assert player.page.locator(".lesson .said").is_visible()
    assert news["desk"]["prompt"] not in player.page.locator(".prompt").inner_text()
