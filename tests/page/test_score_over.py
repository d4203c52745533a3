"""A match, or a shared evening, that is over or left: who follows sees and hears it, and it stays among their games."""

from __future__ import annotations

import re
from typing import Any

import pytest

from page.driver import ENGLISH, Player
from page.evenings import kept, sheet_of
from page.locators import button, has_focus
from page.test_score import PHONE, Keeper, heard
from page.test_score_paper import MARKS, written
from page.test_screens import FAULTS, SMALL, TARGET_PX, TOO_WIDE, axe  # noqa: F401


def shared(player: Player) -> str:
    """An evening of two matches whose pen the player has; its code."""
    sheets = [
        sheet_of("tysiac", ["Ala", "Bo", "Cem"], 4),
        sheet_of("mille", ["Ala", "Bo"], 3, ends=True),
    ]
    player.ask("/api/guests", {"name": "Ala"})
    return str(player.ask("/api/evenings", {"sheets": [kept(one) for one in sheets], "paid": []})["code"])


@pytest.mark.parametrize("code", ["en", "fa"])
def test_who_follows_sees_and_hears_that_the_evening_is_over(arrive: Any, axe: Any, code: str) -> None:  # noqa: F811
    ala, bo = arrive(Player, "Ala", **PHONE), Keeper(arrive(Player, "", locale=code, **PHONE), "tysiac", code)
    bo.player.context.add_init_script(path=axe)
    where = shared(ala)
    summary = ala.ask("/api/evening", ala.ask(f"/api/evenings/{where}")["evening"])
    bo.player.open(f"/evening/{where}")
    bo.page.locator(".pen").wait_for()
    ala.open(f"/evening/{where}")
    button(ala, "score-close").click()
    ala.page.get_by_text(ENGLISH.text("score-end-shared"), exact=True).wait_for()
    button(ala, "score-close-yes").click()

    (owed,) = summary["fewest"]
    for keeper in (bo, Keeper(ala, "tysiac")):
        page, language = keeper.page, keeper.lang
        over = language.text("score-evening-over")
        page.get_by_role("heading", name=over, exact=True).wait_for()
        heard(keeper.player, over)
        assert keeper.player.times(over) == 1
        said = next(one for one in keeper.player.spoken if over in one).translate(MARKS)
        assert language.text("score-pays", **owed).translate(MARKS) in said
        for match in summary["matches"]:
            assert all(written(language, total) in said for total in match["totals"])
        shown = page.locator("section:has(#score-evening)").bounding_box()
        assert shown["y"] < page.locator(".sheet").first.bounding_box()["y"]
        assert page.locator(".payments li").first.inner_text().strip().translate(MARKS) == language.text(
            "score-pays", **owed
        ).translate(MARKS)
        assert page.locator(".entry, .pen").count() == 0
        assert page.evaluate(TOO_WIDE) == []
        page.get_by_role("button", name=language.text("score-together"), exact=True).click()
        page.locator("dialog[open] .code").wait_for()
        for message in ("score-pen-take", "score-pen-put-down"):
            assert page.get_by_role("button", name=language.text(message), exact=True).count() == 0
        page.keyboard.press("Escape")
    assert [*bo.page.evaluate(FAULTS), *bo.page.evaluate(SMALL, TARGET_PX)] == []


@pytest.mark.parametrize("code", ["en", "fa"])
def test_who_follows_sees_and_hears_that_the_match_is_over(arrive: Any, axe: Any, code: str) -> None:  # noqa: F811
    ala, bo = arrive(Player, "Ala"), Keeper(arrive(Player, "", locale=code, **PHONE), "mille", code)
    bo.player.context.add_init_script(path=axe)
    whole = kept(sheet_of("mille", ["Ala", "Bo"], 3, ends=True))
    ala.ask("/api/guests", {"name": "Ala"})
    begun = {"sheets": [{**whole, "deals": whole["deals"][:-1]}], "paid": []}
    told = ala.ask("/api/evenings", begun)
    bo.player.open(f"/evening/{told['code']}")
    bo.page.locator(".sheet").wait_for()
    over = bo.lang.text("score-over-won", name="Ala")
    beginning = over.translate(MARKS).split(":")[0]
    heading = bo.page.get_by_role("heading", name=re.compile(beginning))
    assert heading.count() == 0
    ala.ask(
        f"/api/evenings/{told['code']}",
        {"revision": told["revision"], "evening": {"sheets": [whole], "paid": []}},
    )
    heading.wait_for()
    assert heading.inner_text().translate(MARKS) == over.translate(MARKS)
    heard(bo.player, beginning)
    said = [one.translate(MARKS) for one in bo.player.spoken]
    assert sum(one.count(over.translate(MARKS)) for one in said) == 1
    assert [*bo.page.evaluate(FAULTS), *bo.page.evaluate(SMALL, TARGET_PX), *bo.page.evaluate(TOO_WIDE)] == []
    # A person who comes now reads it, and is not told it as news.
    bo.page.reload()
    heading.wait_for()
    bo.page.locator(".pen").wait_for()
    assert bo.player.spoken == []


def test_an_evening_that_was_left_is_in_my_games(arrive: Any) -> None:
    ala = arrive(Player, "Ala")
    where = shared(ala)
    ala.open(f"/evening/{where}")
    button(ala, "score-leave").click()
    ala.page.get_by_text(ENGLISH.text("score-leave-mine"), exact=True).wait_for()
    button(ala, "score-leave-yes").click()
    ala.page.wait_for_url(re.compile("/$"))
    ala.open("/games")
    line = ala.page.locator("main ul a.card")
    line.wait_for()
    assert where in line.get_attribute("href")
    line.click()
    ala.page.locator(".pen").get_by_role("button", name=ENGLISH.text("score-pen-take"), exact=True).wait_for()


def test_by_keys_the_evening_is_ended_and_the_focus_stays_on_the_page(arrive: Any) -> None:
    ala = arrive(Player, "Ala")
    where = shared(ala)
    ala.open(f"/evening/{where}")
    button(ala, "score-close").focus()
    ala.page.keyboard.press("Enter")
    button(ala, "score-close-yes").focus()
    ala.page.keyboard.press("Enter")
    ala.page.locator("dialog[open]").wait_for(state="detached")
    ala.page.get_by_role("heading", name=ENGLISH.text("score-evening-over"), exact=True).wait_for()
    has_focus(ala, ala.page.locator("main h1"))


def test_who_follows_finds_the_evening_again_until_it_is_over(arrive: Any, axe: Any) -> None:  # noqa: F811
    ala, bo = arrive(Player, "Ala"), arrive(Player, "", **PHONE)
    bo.context.add_init_script(path=axe)
    where = shared(ala)
    bo.open(f"/evening/{where}")
    bo.page.locator(".pen").wait_for()
    bo.open("/games")
    line = bo.page.locator("main ul a.card")
    line.get_by_text(ENGLISH.text("my-won", name="Ala", count=1).translate(MARKS)).wait_for()
    assert ENGLISH.text("my-evening-followed") in line.inner_text()
    for name in ("Ala", "Bo", "Cem"):
        assert name in line.locator(".who").inner_text()
    assert [*bo.page.evaluate(FAULTS), *bo.page.evaluate(SMALL, TARGET_PX), *bo.page.evaluate(TOO_WIDE)] == []
    line.click()
    bo.page.locator(".pen").wait_for()
    bo.open("/score/mille")
    again = bo.page.locator(f"main .others a[href$='{where}']")
    assert [name for name in ("Ala", "Bo", "Cem") if name in again.inner_text()] == ["Ala", "Bo", "Cem"]
    again.click()
    bo.page.locator(".pen").wait_for()

    # The person who writes has it once, as the server lists it.
    ala.open(f"/evening/{where}")
    button(ala, "score-close").wait_for()
    ala.open("/games")
    ala.page.locator("main ul a.card").first.wait_for()
    ala.until("() => document.querySelector('main h2')")
    assert [where in one.get_attribute("href") for one in ala.page.locator("main ul a.card").all()] == [True]

    # It is ended while nobody here looks.
    bo.open("/")
    ala.ask(f"/api/evenings/{where}/pen", {"do": "end"})
    for address in ("/games", "/score/mille"):
        bo.open(address)
        bo.until(
            "where => document.querySelector('main h1') && !document.querySelector(`main a[href$='${where}']`)", where
        )
    bo.open("/games")
    bo.page.get_by_role("link", name=ENGLISH.text("my-none-start"), exact=True).wait_for()
