"""The box that says what else a change of the sheet has changed: only what follows from it, and it can be closed."""

from __future__ import annotations

import re
from typing import Any

from page.driver import ENGLISH, Player
from page.evenings import sheet_of
from page.locators import button, has_focus
from page.test_score import PHONE, Keeper
from page.test_score_paper import open_sheet
from page.test_screens import FAULTS, SMALL, TARGET_PX, TOO_WIDE, axe  # noqa: F401


def round_to_tens(page: Any) -> None:
    """Change the rules, so that scores of several deals change."""
    page.get_by_role("button", name=ENGLISH.text("score-head"), exact=True).click()
    page.locator("dialog[open] details summary").click()
    field = page.locator("dialog[open] [id$='-step']")
    field.select_option(label="10") if field.evaluate("one => one.tagName") == "SELECT" else field.fill("10")
    with page.expect_response(re.compile("/api/sheets")):
        page.locator("dialog[open] form button.primary").click()
    page.locator(".changes li").first.wait_for()


def test_the_box_is_closed_by_its_button_and_by_escape(arrive: Any, axe: Any) -> None:  # noqa: F811
    player = arrive(Player, "", **PHONE)
    player.context.add_init_script(path=axe)
    page = open_sheet(player, sheet_of("tysiac", ["Ala", "Bo", "Cem"], 6))
    box = page.locator(".changes")
    round_to_tens(page)
    assert [*page.evaluate(FAULTS), *page.evaluate(SMALL, TARGET_PX), *page.evaluate(TOO_WIDE)] == []
    box.get_by_role("button", name=ENGLISH.text("page-close"), exact=True).click()
    box.wait_for(state="detached")
    has_focus(player, page.locator("main h1"))

    button(player, "score-undo").click()
    page.locator(".sheet tbody tr").first.wait_for()
    round_to_tens(page)
    button(player, "score-give").click()
    page.locator("dialog[open] .choices").wait_for()
    page.keyboard.press("Escape")  # for the dialog alone
    page.locator("dialog[open]").wait_for(state="detached")
    assert box.count() == 1
    page.keyboard.press("Escape")
    box.wait_for(state="detached")


def test_what_was_done_itself_is_not_listed(arrive: Any) -> None:
    keeper = Keeper(arrive(Player, "", **PHONE), "tysiac")
    keeper.begin(dealer=2)
    keeper.made("Ala", "120", 10, 10, "140")
    keeper.made("Bo", "150", 20, 40, "60")
    keeper.of_deal(1, "score-remove")
    keeper.shows([[40, -150, 20]])
    assert keeper.page.locator(".changes").count() == 0  # the totals are less by that deal, and nothing else
