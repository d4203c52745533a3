"""A score sheet on paper: the PDF that a browser prints, its pages and words, nothing beside it and nothing cut off."""

# ruff: noqa: E501 (the measuring code is in the language of the page)

from __future__ import annotations

import re
from typing import Any

import pytest

from chiliad.game import NOBODY
from chiliad.i18n.language import Language, available
from chiliad.play.score_sheet import ScoreSheet
from chiliad.play.sheet_view import sheet as sheet_shown
from page import pdf
from page.driver import ENGLISH, Player
from page.evenings import PUT, kept, sheet_of
from page.replays import ended_match

NAMES = {"tysiac": ["Aleksandra", "Bolesław", "Оксана", "مریم"], "mille": ["Władysława", "مریم"]}
LONG = 30  # deals that share a page
FORMATS = {"A4": (703, 1032), "Letter": (725, 965)}  # what is between margins of 12 mm, in CSS pixels
MARKS = dict.fromkeys(map(ord, "\u200e\u200f\u2066\u2067\u2068\u2069"))

# What is seen besides the sheet, and what of it is cut off or beside the page.  A declarer's long name may be: it is
# whole above the scores.
UNPRINTABLE = """([width]) => {
  const paper = document.querySelector(".printed"), faults = [];
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const named = (one) => `${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 30)}`;
  for (const one of document.querySelectorAll("body *")) {
    if (!seen(one) || one.closest(".visually-hidden")) continue;
    const box = one.getBoundingClientRect();
    if (!paper.contains(one) && !one.contains(paper) && box.width * box.height > 0) faults.push(`beside: ${named(one)}`);
    if (!paper.contains(one)) continue;
    if (box.left < -1 || box.right > width + 1) faults.push(`off the page: ${named(one)} ${box.left} ${box.right}`);
    const style = getComputedStyle(one);
    if (style.overflowX !== "visible" && !one.matches(".who") && one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${named(one)}`);
    const [r, g, b] = style.color.match(/[\\d.]+/g).map(Number);
    if (one.textContent.trim() && r + g + b > 0) faults.push(`not black: ${named(one)} ${style.color}`);
  }
  if (paper.querySelector("button, summary, a")?.textContent.trim().length > 3) faults.push("a button");
  return faults;
}"""


def open_sheet(player: Player, *sheets: ScoreSheet) -> Any:
    """Open the page of an evening with these matches; the last one is shown."""
    player.page.goto("/icon.svg")
    player.page.evaluate(PUT, {"sheets": [kept(sheet) for sheet in sheets], "paid": []})
    record = sheets[-1].record
    player.open(f"/score/{record.game.name}")
    player.page.locator(".sheet tbody tr").nth(len(record.deals) - 1).wait_for()
    return player.page


def written(language: Language, number: int) -> str:
    return language.shown(number).translate(MARKS).replace("-", "−")


def lacking(text: str, sheet: ScoreSheet, language: Language) -> list[str]:
    """What a printed sheet should say and does not."""
    shown: Any = sheet_shown(sheet.record, language, NOBODY)
    wanted = [*shown.names, *(written(language, total) for total in shown.totals)]
    wanted += [written(language, deal.deal) for deal in shown.deals]
    wanted += [sign.sign for sign in shown.legend if sign.look in ("star", "bad")]
    if shown.payment is not None:
        wanted.append(written(language, shown.payment.amount))
    return [one for one in wanted if one not in text]


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("game", NAMES)
def test_a_match_of_thirty_deals_is_one_page(arrive: Any, game: str, code: str) -> None:
    player, language = arrive(Player, "", locale=code), Language(code)
    sheet = sheet_of(game, NAMES[game], LONG, ends=game == "mille", seed=2)
    page = open_sheet(player, sheet)
    for name, (width, height) in FORMATS.items():
        page.emulate_media(media="null")
        data = page.pdf(format=name)
        text = pdf.text(data)
        assert pdf.pages(data) == 1, name
        assert lacking(text, sheet, language) == []
        assert text.count(language.text("sheet-total")) >= 1
        assert ("2025" in text) == (code != "fa")
        assert ("۱۴۰۴" in text) == (code == "fa")
        page.emulate_media(media="print", color_scheme="dark")
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(UNPRINTABLE, [width]) == []
        assert page.evaluate("document.querySelector('.printed').getBoundingClientRect().bottom") <= height
    signs = page.locator(".printed .legend li").count()
    assert signs >= (2 if game == "mille" else 5)


def test_a_longer_match_has_its_players_on_each_page(arrive: Any) -> None:
    sheet = sheet_of("mille", ["Aleksandra", "Bo"], 90)
    page = open_sheet(arrive(Player, "", locale="en"), sheet)
    page.emulate_media(media="null")
    data = page.pdf(format="A4")
    text = pdf.text(data)
    assert 2 <= pdf.pages(data) <= 3
    assert text.split("\n").count("Aleksandra") == pdf.pages(data)
    assert text.split("\n").count("Total") == 1
    assert lacking(text, sheet, Language("en")) == []


@pytest.mark.parametrize("deals", [8, LONG])
def test_the_longest_names_are_whole(arrive: Any, deals: int) -> None:
    names = [f"{letter * 19} {letter.lower() * 20}" for letter in "ABCD"]
    page = open_sheet(arrive(Player, "", locale="en"), sheet_of("tysiac", names, deals))
    page.emulate_media(media="null")
    data = page.pdf(format="A4")
    letters = re.sub(r"\s", "", pdf.text(data))
    assert pdf.pages(data) == 1
    assert all(letters.count(letter) >= 19 and letters.count(letter.lower()) >= 20 for letter in "ABCD")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": FORMATS["A4"][0], "height": FORMATS["A4"][1]})
    assert page.evaluate(UNPRINTABLE, [FORMATS["A4"][0]]) == []


def test_the_sheet_of_a_replay_is_printed_too(arrive: Any) -> None:
    player = arrive(Player, "Ala")
    _, replay = ended_match(player, "tysiac", 2)
    player.open(f"/replay/{replay}")
    page = player.page
    page.evaluate("window.print = () => (window.__printed = true)")
    page.get_by_role("button", name=ENGLISH.text("score-print"), exact=True).click()
    assert page.evaluate("window.__printed")
    page.emulate_media(media="null")
    data = page.pdf(format="A4")
    text, (you, *others) = pdf.text(data), player.ask(f"/api/replays/{replay}")["players"]
    assert pdf.pages(data) == 1
    assert you == "Ala"
    assert all(name in text for name in (ENGLISH.text("table-you"), *others))
    page.emulate_media(media="print")
    page.set_viewport_size({"width": FORMATS["A4"][0], "height": FORMATS["A4"][1]})
    assert page.evaluate(UNPRINTABLE, [FORMATS["A4"][0]]) == []
