"""Who pays whom in an evening: said once, with a line for each match and what they come to, and with ticks on paper."""

from __future__ import annotations

import re
from typing import Any

import pytest

from chiliad.i18n.language import Language
from page import pdf
from page.driver import ENGLISH, Player
from page.evenings import PUT, kept, sheet_of
from page.locators import button
from page.test_score import PHONE
from page.test_score_paper import MARKS, open_sheet
from page.test_screens import TOO_WIDE

FIRST = sheet_of("mille", ["Ala", "Bo"], 5, ends=True)
SECOND = sheet_of("mille", ["Bo", "Cem"], 4, ends=True, seed=3)
PAID = {"payer": "Bo", "payee": "Cem", "amount": 20}


def opened(player: Player, *sheets: Any, paid: tuple[dict[str, Any], ...] = ()) -> Any:
    """The page of an evening of this browser; the last match is shown."""
    player.page.goto("/icon.svg")
    player.page.evaluate(PUT, {"sheets": [kept(sheet) for sheet in sheets], "paid": [*paid]})
    player.open("/score/mille")
    player.page.locator(".payments li").first.wait_for()
    return player.page


def debt(sheet: Any) -> dict[str, Any]:
    record = sheet.record
    payer, payee = record.players[1 - record.winner], record.players[record.winner]
    return {"payer": payer, "payee": payee, "amount": record.payment.amount}


def bare(said: str) -> str:
    return " ".join(said.translate(MARKS).split())


@pytest.mark.parametrize("code", ["en", "fa"])
def test_the_payment_of_one_match_is_said_once(arrive: Any, code: str) -> None:
    page, language = opened(arrive(Player, "", locale=code, **PHONE), FIRST), Language(code)
    owed = bare(language.text("score-pays", **debt(FIRST)))
    shown = bare(page.locator("main").inner_text())
    assert shown.count(owed) == 1
    assert shown.count(bare(language.text("score-payments"))) == 1
    assert page.locator("section:has(#score-evening) .parts li").count() >= 2  # how it is worked out
    assert page.locator(".debts, .ways").count() == 0
    assert page.evaluate(TOO_WIDE) == []


def test_each_match_has_a_line_and_the_payments_are_their_sum(arrive: Any) -> None:
    page = opened(arrive(Player, "", **PHONE), FIRST, SECOND)
    lines = [
        ENGLISH.text(
            "score-match-pays",
            match=ENGLISH.text("score-match", number=number, game="Mille"),
            pays=ENGLISH.text("score-pays", **debt(sheet)),
        )
        for number, sheet in enumerate((FIRST, SECOND), 1)
    ]
    debts = page.locator("section:has(#score-evening) .debts > li")
    assert [one.split("\n")[0].strip() for one in debts.all_inner_texts()] == lines
    assert debts.nth(1).locator(".parts li").count() >= 2
    page.locator(".match").first.click()
    debts.nth(0).locator(".parts li").first.wait_for()
    assert debts.nth(1).locator(".parts").count() == 0


def test_payments_that_were_made_are_ticked_on_paper_and_in_the_text(arrive: Any) -> None:
    player = arrive(Player, "")
    page = opened(player, FIRST, SECOND, paid=(PAID,))
    left = [one.strip() for one in page.locator(".payments li:not(.paid)").all_inner_texts()]
    ticks = [*(f"☐ {one}" for one in left), f"☑ {ENGLISH.text('score-paid', **PAID)}"]
    assert len(ticks) >= 2
    button(player, "score-give").click()
    lines = page.locator("dialog[open] .lines").text_content().split("\n")
    assert lines[-len(ticks) :] == ticks
    page.keyboard.press("Escape")
    page.emulate_media(media="null")
    data = page.pdf(format="A4")
    printed = pdf.text(data)
    assert pdf.pages(data) == 1
    assert printed.count(ENGLISH.text("score-payments")) == 1
    for tick in ticks:
        assert tick[2:] in printed
    assert (printed.count("☐"), printed.count("☑")) == (len(left), 1)


def test_the_payment_is_on_paper_though_the_evening_is_not_summed_up(arrive: Any) -> None:
    player = arrive(Player, "")
    player.forgiven = re.compile("ERR_FAILED")  # of the request that is cut
    player.page.route(re.compile(r"/api/evening(\?|$)"), lambda route: route.abort())
    page = open_sheet(player, FIRST)
    assert not page.locator(".printed .payment").is_visible()
    page.emulate_media(media="null")
    assert str(debt(FIRST)["amount"]) in pdf.text(page.pdf(format="A4"))
