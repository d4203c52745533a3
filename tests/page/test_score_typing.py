"""A score that is typed by somebody quick, or otherwise than at first, and what the help says of how it is kept."""

from __future__ import annotations

import re
from typing import Any

from page.driver import ENGLISH, Player
from page.locators import button, has_focus
from page.test_score import KEPT, PHONE, Keeper


def test_digits_that_are_typed_before_their_field_is_there_are_in_it(arrive):
    player = arrive(Player, "")
    keeper = Keeper(player, "tysiac")
    keeper.begin(dealer=2)
    page = player.page
    held: list[Any] = []
    page.route(re.compile("/api/sheets"), lambda route: held.append(route), times=1)
    with page.expect_request(re.compile("/api/sheets")):
        page.locator(".entry .choices button").get_by_text("Ala", exact=True).click()
    page.keyboard.type("13")  # nothing is answered yet
    held[0].continue_()
    page.locator("#score-answer").wait_for()
    page.keyboard.type("0")  # the field is there, and the focus on its way to it
    page.keyboard.press("Enter")
    page.locator(".entry .question").get_by_text(ENGLISH.text("tysiac-score-points", name="Bo"), exact=True).wait_for()
    assert page.locator(".entry .answered").all_inner_texts() == ["Declarer Ala", "Contract 130"]


def test_whoever_types_faster_than_the_server_answers_loses_nothing(arrive):
    player = arrive(Player, "")
    keeper = Keeper(player, "tysiac")
    keeper.begin(dealer=2)
    keeper.who("Ala")
    has_focus(player, keeper.page.locator("#score-answer"))
    held: list[Any] = []
    keeper.page.route(re.compile("/api/sheets"), lambda route: held.append(route), times=1)
    keeper.page.keyboard.type("120")
    with keeper.page.expect_request(re.compile("/api/sheets")):
        keeper.page.keyboard.press("Enter")
    keeper.page.keyboard.type("10")  # nothing is answered yet
    keeper.page.keyboard.press("Enter")
    player.until("() => document.querySelector('#score-answer').value === '10'")
    held[0].continue_()
    asked = keeper.page.locator(".entry .question")
    asked.get_by_text(ENGLISH.text("tysiac-score-points", name="Cem"), exact=True).wait_for()
    chips = keeper.page.locator(".entry .answered")
    assert chips.all_inner_texts() == ["Declarer Ala", "Contract 120", "Bo 10"]


def test_names_that_are_changed_without_a_connection_are_changed_when_it_is_back(arrive):
    player = arrive(Player, "")
    keeper = Keeper(player, "tysiac")
    keeper.begin(dealer=2)
    page = player.page
    player.forgiven = re.compile("ERR_INTERNET_DISCONNECTED")
    player.context.set_offline(True)
    button(player, "score-head").click()
    page.locator("dialog fieldset input").first.fill("Ada")
    button(player, "score-head-save").click()
    page.get_by_text(ENGLISH.text("score-head-later"), exact=True).wait_for()
    has_focus(player, button(player, "score-head"))
    button(player, "score-head").click()  # what was typed is there
    assert page.locator("dialog fieldset input").first.input_value() == "Ada"
    page.keyboard.press("Escape")
    player.context.set_offline(False)
    page.locator(".entry .choices button").get_by_text("Ada", exact=True).wait_for()
    assert keeper.kept["names"][0] == "Ada"


def test_the_help_says_how_the_score_is_kept(arrive):
    player = arrive(Player, "")
    keeper = Keeper(player, "tysiac")
    keeper.begin(dealer=2)
    keeper.page.keyboard.press("F1")
    help_ = player.page.get_by_role("dialog", name=ENGLISH.text("page-help"))
    buttons = {one: ENGLISH.text(f"score-{one}") for one in ("undo", "give", "together")}
    for line in ("type", "correct", "keep"):
        help_.get_by_text(ENGLISH.text(f"score-how-{line}", **buttons), exact=True).wait_for()
    assert help_.get_by_role("definition").filter(has_text=ENGLISH.text("score-key-enter")).count() == 1
    keeper.page.keyboard.press("Escape")
    keeper.who("Ala")  # the keys that are listed do what they did
    player.open("/")
    button(player, "page-help").click()
    help_.get_by_text(ENGLISH.text("page-help-score", score=ENGLISH.text("page-score-link")), exact=True).wait_for()


def test_an_answer_is_taken_back_and_the_rest_of_a_deal_stays_as_it_was(arrive):
    keeper = Keeper(arrive(Player, "", **PHONE), "tysiac")
    keeper.begin(dealer=2)
    keeper.made("Ala", "120", 10, 10, "100")
    keeper.made("Bo", "150", 20, 40, "60")
    keeper.who("Cem")
    keeper.chip("100")
    keeper.chip(ENGLISH.text("score-verb-concede"))
    keeper.shows([[-120, 10, 10], [40, -150, 20], [60, 60, 0]])

    # Undo takes an answer back, while a deal is typed, and the deals stay.
    keeper.who("Ala")
    keeper.answered(button(keeper.player, "score-undo"))
    asked = ENGLISH.text("tysiac-score-declarer", names="Ala, Bo, Cem")
    keeper.page.locator(".entry .question").get_by_text(asked, exact=True).wait_for()
    assert keeper.deals == 3
    # What the last deal came to is read beside the next question.
    said = keeper.page.locator(".entry .last").inner_text()
    assert said.startswith("Cem conceded: no points.")
    assert said.endswith("Totals: Ala −20; Bo −80; Cem 30.")

    # Of the second one the contract alone was another.
    keeper.of_deal(2, "score-correct")
    has_focus(keeper.player, keeper.page.locator(".entry .choices .before"))  # not the deal's number, or the heading
    keeper.before("Bo")
    keeper.chip("140")
    keeper.answered(button(keeper.player, "score-rest"))
    keeper.shows([[-120, 10, 10], [40, -140, 20], [60, 60, 0]])
    has_focus(keeper.player, keeper.page.locator(".entry .choices").get_by_role("button", name="Ala", exact=True))


def test_escape_takes_away_what_is_typed_and_then_goes_back_question_by_question(arrive):
    player = arrive(Player, "")
    keeper = Keeper(player, "tysiac")
    keeper.begin(dealer=2)
    page = keeper.page
    asked, field = page.locator(".entry .question"), page.locator("#score-answer")
    missing = page.get_by_text(ENGLISH.text("score-answer-missing"), exact=True)
    keeper.who("Ala")
    keeper.chip("120")
    has_focus(player, field)
    page.keyboard.type("15+10")
    page.keyboard.press("Escape")
    player.until("() => document.querySelector('#score-answer').value === ''")
    page.keyboard.press("Enter")
    missing.first.wait_for()
    page.keyboard.type("15+10")
    keeper.answered(page.locator(".entry form button.primary"))
    # A sum reads as the sheet will read.
    assert page.locator(".entry .answered").all_inner_texts() == ["Declarer Ala", "Contract 120", "Bo 25"]
    for question in ("tysiac-score-points", "tysiac-score-contract"):
        has_focus(player, field)
        page.keyboard.press("Escape")
        asked.get_by_text(ENGLISH.text(question, name="Bo"), exact=True).wait_for()
    has_focus(player, field)
    page.keyboard.press("Escape")
    asked.get_by_text(ENGLISH.text("tysiac-score-declarer", names="Ala, Bo, Cem"), exact=True).wait_for()
    has_focus(player, page.locator(".entry .choices").get_by_role("button", name="Ala", exact=True))
    page.keyboard.press("Escape")  # there is nothing to go back to
    keeper.who("Bo")
    keeper.chip("100")
    cost = page.get_by_role("button", name=ENGLISH.text("score-verb-concede"), exact=True)
    assert page.locator(f"#{cost.get_attribute('aria-describedby')}").inner_text() == "Ala +60; Bo 0; Cem +60"


def test_an_offered_number_is_not_pressed_for_a_ten_of_the_same_name(arrive):
    keeper = Keeper(arrive(Player, "", **PHONE), "tysiac")
    keeper.begin(dealer=2)
    keeper.who("Ala")
    keeper.chip("120")
    keeper.points(30)
    keeper.points(0)
    page = keeper.page
    pads = page.locator(".entry .pad")
    offered = page.locator(".entry .chip").get_by_text("90", exact=True)
    keeper.tap(pads.first.locator("button").last)  # a hundred
    assert offered.is_disabled()
    keeper.tap(page.locator(".entry .delete"))  # all that was pressed
    assert offered.is_enabled()
    assert pads.last.get_by_role("button", name="5", exact=True).count() == 1
    keeper.tap(pads.first.locator("button").last)
    keeper.tap(pads.first.get_by_role("button", name="90", exact=True))
    keeper.answered(pads.last.locator("button").first)
    keeper.player.until(f"() => {KEPT}.at(-1).deals[0].points[0] === 190")  # 90 of the cards, spades and diamonds


def test_tab_goes_on_from_where_the_focus_is_being_led(arrive):
    player = arrive(Player, "")
    keeper = Keeper(player, "tysiac")
    keeper.begin(dealer=2)
    keeper.who("Ala")
    names = keeper.page.locator(".entry .choices")
    for number in ("120", "0", "-0", "120"):
        has_focus(player, keeper.page.locator("#score-answer"))
        keeper.page.keyboard.type(number)
        with keeper.page.expect_response(re.compile("/api/sheets")):
            keeper.page.keyboard.press("Enter")
    asked = ENGLISH.text("tysiac-score-declarer", names="Ala, Bo, Cem")
    keeper.page.locator(".entry .question").get_by_text(asked, exact=True).wait_for()
    keeper.page.keyboard.press("Tab")  # wherever the focus is on its way to the first name
    has_focus(player, names.get_by_role("button", name="Bo", exact=True))


def test_a_sign_may_be_pressed_after_its_number(arrive):
    keeper = Keeper(arrive(Player, "", **PHONE), "mille")
    keeper.begin(dealer=0)
    keeper.who("Ala")
    keeper.number("600")
    keeper.number("0")
    keeper.number("45-")
    assert keeper.page.locator(".entry .answered").all_inner_texts()[-1].endswith("−45")


def test_who_has_dealt_is_not_changed_by_pressing_the_same_name_and_nothing_typed_is_lost(arrive):
    player = arrive(Player, "", **PHONE)
    keeper = Keeper(player, "tysiac")
    keeper.begin(dealer=2)
    keeper.made("Ala", "120", 10, 10, "100")
    keeper.who("Bo")
    dealt = ENGLISH.text("score-change-deal", deal=1)
    for name, dealers in (("Cem", [2]), ("Bo", [1])):
        keeper.tap(keeper.page.get_by_role("button", name=dealt, exact=True))
        keeper.page.get_by_text(ENGLISH.text("score-dealt-moves"), exact=True).wait_for()
        keeper.tap(keeper.page.locator(".dealt").get_by_role("button", name=name, exact=True))
        player.until(f"dealer => {KEPT}.at(-1).dealer === dealer", dealers[0])
        has_focus(player, keeper.page.get_by_role("button", name=dealt, exact=True))
        assert keeper.page.locator(".entry .answered").all_inner_texts() == ["Declarer Bo"]
    keeper.page.reload()
    asked = keeper.page.locator(".entry .question")
    asked.get_by_text(ENGLISH.text("tysiac-score-contract"), exact=True).wait_for()
    assert keeper.page.locator(".entry .answered").all_inner_texts() == ["Declarer Bo"]
