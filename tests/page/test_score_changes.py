"""How a deal on the sheet is changed, by a press on its line, and the box that says what else that has changed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from page.driver import ENGLISH, Player
from page.evenings import kept, sheet_of
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


def listeners(player: Player, selector: str) -> list[str]:
    """The kinds of events that an element itself listens for: with a press, a screen reader calls it clickable."""
    session = player.context.new_cdp_session(player.page)
    found = session.send("Runtime.evaluate", {"expression": f"document.querySelector({selector!r})"})
    told = session.send("DOMDebugger.getEventListeners", {"objectId": found["result"]["objectId"]})
    session.detach()
    return [one["type"] for one in told["listeners"]]


@pytest.mark.parametrize("way", ["finger", "mouse"])
def test_a_press_on_the_figures_of_a_deal_is_one_on_its_number(arrive: Any, way: str) -> None:
    player = arrive(Player, "", **(PHONE if way == "finger" else {}))
    page = open_sheet(player, sheet_of("tysiac", ["Ala", "Bo", "Cem"], 6))
    row = page.locator(".sheet tbody tr").nth(2)
    assert row.evaluate("row => getComputedStyle(row).cursor") == "pointer"
    for place in (row.locator("td").last, row.locator(".score").nth(1), row.locator(".call")):
        place.click()
        page.get_by_role("dialog", name=ENGLISH.text("score-of-deal", deal=3), exact=True).wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        has_focus(player, page.get_by_role("button", name=ENGLISH.text("score-change-deal", deal=3), exact=True))
    for one in (".sheet tbody td", ".sheet tbody tr", ".sheet tbody", ".sheet table", ".sheet"):
        assert not {"click", "mousedown", "mouseup", "pointerdown"} & set(listeners(player, one))
    page.locator(".sheet tfoot td").first.click()
    page.locator(".sheet thead th").first.click()
    assert page.locator("dialog[open]").count() == 0


def test_figures_that_are_marked_with_the_mouse_open_nothing(arrive: Any) -> None:
    player = arrive(Player, "")
    page = open_sheet(player, sheet_of("tysiac", ["Ala", "Bo", "Cem"], 6))
    cells = page.locator(".sheet tbody tr").nth(1).locator(".score bdi")
    cells.first.scroll_into_view_if_needed()
    begin, end = cells.first.bounding_box(), cells.last.bounding_box()
    page.mouse.move(begin["x"], begin["y"] + begin["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"], end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()
    assert page.evaluate("getSelection().type") == "Range"
    assert page.locator("dialog[open]").count() == 0


def test_whoever_follows_presses_no_deal(arrive: Any) -> None:
    ala, bo = arrive(Player, "Ala"), arrive(Player, "")
    ala.ask("/api/guests", {"name": "Ala"})
    told = ala.ask("/api/evenings", {"sheets": [kept(sheet_of("tysiac", ["Ala", "Bo", "Cem"], 3))], "paid": []})
    bo.open(f"/evening/{told['code']}")
    row = bo.page.locator(".sheet tbody tr").first
    row.wait_for()
    assert row.evaluate("row => getComputedStyle(row).cursor") == "auto"
    row.locator("td").last.click()
    assert bo.page.locator("dialog[open]").count() == 0
