"""A score of Mille counted by cards: by finger, by keys, and heard; what the cards come to the server says."""

from __future__ import annotations

import re
from typing import Any

import pytest

from page.driver import ENGLISH, Player
from page.locators import button, has_focus
from page.test_score import KEPT, PHONE, Keeper, heard
from page.test_screens import FAULTS, SMALL, TARGET_PX, TOO_WIDE, axe  # noqa: F401


def line(keeper: Keeper, name: str) -> Any:
    """The buttons of a set, or of the hand."""
    return keeper.page.locator(f".count [role=group][aria-label='{name}']")


def press(found: Any, place: int, times: int = 1) -> None:
    for _ in range(times):
        found.locator("button:not(.back)").nth(place).click()


def comes_to(keeper: Keeper, score: int, stars: int = 0) -> None:
    said = ENGLISH.text("mille-score-counted", score=score, stars=stars)
    keeper.page.locator(".count output").get_by_text(said, exact=True).wait_for()


def test_cards_are_counted_by_finger(arrive, axe):  # noqa: F811
    keeper = Keeper(arrive(Player, "", **PHONE), "mille")
    page = keeper.page
    keeper.player.context.add_init_script(path=axe)
    keeper.begin(dealer=1)
    keeper.who("Bo")
    keeper.chip(ENGLISH.text("score-verb-count"))
    rows = page.locator(".count .many .line")
    rows.first.wait_for()
    assert rows.count() == 13
    # A wild must lie beside a natural.
    wild = rows.nth(1).locator("button").nth(1)
    assert wild.get_attribute("aria-disabled") == "true"
    press(rows.nth(1), 0, 3)
    assert wild.get_attribute("aria-disabled") is None
    press(rows.nth(1), 1)
    comes_to(keeper, 50)
    press(rows.nth(2), 1)  # a queen of spades, and it is taken back
    comes_to(keeper, 150)
    rows.nth(2).locator(".back").click()
    comes_to(keeper, 50)
    has_focus(keeper.player, rows.nth(2).locator("button").first)  # there is nothing more to take back
    hand = page.locator(".count .rows:not(.many) .line")
    press(hand, 0, 2)
    comes_to(keeper, 20)
    heard(keeper.player, ENGLISH.text("mille-score-counted", score=20, stars=0))
    assert [*page.evaluate(FAULTS), *page.evaluate(SMALL, TARGET_PX), *page.evaluate(TOO_WIDE)] == []
    keeper.answered(button(keeper.player, "score-count-done"))

    keeper.chip(ENGLISH.text("score-verb-count"))
    press(rows.nth(0), 0, 8)
    comes_to(keeper, 480, 2)  # eight aces, and out without a wild
    assert hand.count() == 0, "whoever goes out has no hand"
    keeper.answered(button(keeper.player, "score-count-done"))
    keeper.shows([[20, 480]])
    assert keeper.kept["deals"] == [
        {"seats": [{"laid": {"K": [3, 1]}, "left": 30}, {"laid": {"A": [8, 0]}, "left": 0}], "out": 1}
    ]


def test_what_cannot_be_is_said_and_the_count_stands(arrive):
    keeper = Keeper(arrive(Player, "", **PHONE), "mille")
    keeper.begin(dealer=1)
    keeper.who("Bo")
    keeper.chip(ENGLISH.text("score-verb-count"))
    rows = keeper.page.locator(".count .many .line")
    press(rows.nth(1), 0, 3)
    comes_to(keeper, 30)
    keeper.answered(button(keeper.player, "score-count-done"))
    keeper.page.locator(".wrong", has_text=ENGLISH.text("count-hand-needed")).wait_for()
    press(keeper.page.locator(".count .rows:not(.many) .line"), 0)
    comes_to(keeper, 15)
    keeper.answered(button(keeper.player, "score-count-done"))
    keeper.page.locator(".entry .question", has_text=ENGLISH.text("mille-score-points", name="Bo")).wait_for()
    keeper.number("100")
    keeper.chip("0")
    keeper.shows([[15, 100]])


def test_a_deal_that_was_counted_is_corrected_where_it_was_wrong(arrive):
    keeper = Keeper(arrive(Player, "", **PHONE), "mille")
    keeper.begin(dealer=1)
    keeper.who("Bo")
    keeper.chip(ENGLISH.text("score-verb-count"))
    rows, hand = (keeper.page.locator(f".count .rows{which} .line") for which in (".many", ":not(.many)"))
    press(rows.nth(1), 0, 3)
    press(hand, 0)
    comes_to(keeper, 15)
    keeper.answered(button(keeper.player, "score-count-done"))
    keeper.number("100")
    keeper.chip("0")
    keeper.shows([[15, 100]])
    same = keeper.page.locator(".entry form button.primary")  # with the number as it stands in the field
    keeper.of_deal(1, "score-correct")
    keeper.before("Bo")
    keeper.answered(same)
    keeper.before("0")
    keeper.number("120")
    keeper.before("0")
    keeper.shows([[15, 120]])
    assert keeper.kept["deals"][0]["seats"][0] == {"laid": {"K": [3, 0]}, "left": 15}
    keeper.of_deal(1, "score-correct")
    keeper.before("Bo")
    keeper.chip(ENGLISH.text("score-verb-count"))
    comes_to(keeper, 30)  # the three kings
    title = ENGLISH.text("mille-score-hand", left=15)
    assert keeper.page.locator(".count h3").all_inner_texts()[1] == title == "Left in the hand: 15 points before"
    press(rows.nth(1), 0, 2)
    press(hand, 1)
    comes_to(keeper, 40)
    keeper.answered(button(keeper.player, "score-count-done"))
    keeper.answered(same)
    keeper.before("0")
    keeper.shows([[40, 120]])


def test_by_keys_alone(arrive):
    player = arrive(Player, "")
    keeper = Keeper(player, "mille")
    keeper.begin(dealer=1)
    page = player.page
    page.get_by_role("button", name="Ala", exact=True).focus()
    with page.expect_response(re.compile("/api/sheets")):
        page.keyboard.press("Enter")
    has_focus(player, page.locator("#score-answer"))
    button(player, "score-verb-count").focus()
    with page.expect_response(re.compile("/api/sheets")):
        page.keyboard.press("Enter")
    first = page.locator(".count .line button").first
    has_focus(player, first)
    for number in range(1, 5):
        page.keyboard.press("Space")
        page.get_by_role("button", name=f"aces 15 each: {number}", exact=True).wait_for()
    comes_to(keeper, 120, 1)
    has_focus(player, first)
    assert player.page.evaluate(f"{KEPT}.at(-1).deals.length") == 0


@pytest.mark.parametrize("lang", ["fa", "uk"])
def test_in_other_languages_nothing_is_beside_a_narrow_window(arrive, lang):
    player = arrive(Player, "", locale=lang, **{**PHONE, "viewport": {"width": 320, "height": 640}})
    keeper = Keeper(player, "mille", lang)
    keeper.begin(dealer=1)
    keeper.who("Ala")
    keeper.chip(keeper.lang.text("score-verb-count"))
    press(keeper.page.locator(".count .line").nth(2), 0, 2)
    keeper.page.locator(".count .back:not(.none)").wait_for()
    assert keeper.page.evaluate(TOO_WIDE) == []
