"""A score sheet in other hands: saved and shared by finger and by keys, as a chart, and in figures for the room."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from typing import Any

import pytest

from chiliad.game import NOBODY
from chiliad.i18n.language import Language
from chiliad.play.sheet_texts import summary, table
from chiliad.play.sheet_view import sheet as sheet_shown
from page.driver import ENGLISH, Player
from page.evenings import DAY, PUT, kept, sheet_of
from page.locators import button, has_focus
from page.test_score import KEPT, PHONE, Keeper, heard
from page.test_score_paper import MARKS, open_sheet, written
from page.test_screens import FAULTS, SMALL, TARGET_PX, TOO_WIDE, axe  # noqa: F401

FOUR = ["Aleksandra", "Bo", "Cem", "Władysława"]
WIDTHS = (320, 375, 1366)
STOLEN = """(() => {
  window.__done = [];
  window.print = () => __done.push(["print", document.querySelector("dialog[open]") === null]);
  navigator.share = (given) => Promise.resolve(void __done.push(["share", given]));
  const lock = { release: () => Promise.resolve(void __done.push(["dark"])) };
  const wakeLock = { request: (kind) => Promise.resolve((__done.push(["awake", kind]), lock)) };
  Object.defineProperty(navigator, "wakeLock", { value: wakeLock });
  // The browsers of these tests draw nothing, and never report that the window is larger.
  const enlarge = (value) => {
    Object.defineProperty(document, "fullscreenElement", { value, configurable: true });
    document.dispatchEvent(new Event("fullscreenchange"));
    return Promise.resolve();
  };
  Element.prototype.requestFullscreen = function () {
    return enlarge(this);
  };
  document.exitFullscreen = () => enlarge(null);
})()"""

# ruff: noqa: E501 (the measuring code is in the language of the page)

# What of a chart lies beside the window or on something else: its names, and the numbers at its edges.
CHART = """() => {
  const chart = document.querySelector(".chart"), faults = [];
  const room = chart.getBoundingClientRect();
  const named = [...chart.querySelectorAll("text, li")].map((one) => ({ one, box: one.getBoundingClientRect() }));
  for (const { one, box } of named)
    if (box.left < room.left - 1 || box.right > room.right + 1) faults.push(`outside: ${one.textContent} ${box.left}`);
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 3 || b.bottom <= a.top + 3;
  named.forEach((a, at) => {
    for (const b of named.slice(at + 1)) if (!apart(a.box, b.box)) faults.push(`${a.one.textContent} on ${b.one.textContent}`);
  });
  return faults;
}"""

# Where a line of a chart crosses what is written on it.
CROSSED = """() => {
  const box = document.querySelector(".chart .named").getBoundingClientRect();
  const inside = ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  return [...document.querySelectorAll(".chart polyline")].flatMap((line) => {
    const [long, screen] = [line.getTotalLength(), line.getScreenCTM()];
    const points = Array.from({ length: 400 }, (_, at) => line.getPointAtLength((long * at) / 399).matrixTransform(screen));
    return points.filter(inside).map(({ x, y }) => [x, y]);
  });
}"""

# The figures of the room that cannot be read from three metres, or that are cut off.
ROOM = """([least]) => {
  const faults = [];
  for (const [selector, px] of Object.entries(least))
    for (const one of document.querySelectorAll(`dialog[open] ${selector}`)) {
      const size = parseFloat(getComputedStyle(one).fontSize);
      if (size < px) faults.push(`${selector} ${one.textContent.trim()}: ${size}px`);
      if (one.scrollWidth > one.clientWidth + 1) faults.push(`cut: ${one.textContent.trim()}`);
      const box = one.getBoundingClientRect();
      if (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight) faults.push(`outside: ${one.textContent.trim()}`);
    }
  return faults;
}"""
# What is written in pictures, with its box in the unit of lengths of the picture, and how large each picture is.
DRAWN = """(() => {
  window.__drawn = [];
  const write = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
    const { width, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = this.measureText(text);
    const left = (this.textAlign === "start") === (this.direction === "ltr") ? x : x - width;
    __drawn.push({ text, left, right: left + width, top: y - up, bottom: y + down, dots: this.getTransform().a });
    return write.call(this, text, x, y);
  };
})()"""
READ = {".total": 72, ".name": 32, ".score": 40}  # px, where a laptop or a tablet has five of them a millimetre


def menu(player: Player) -> Any:
    button(player, "score-give").click()
    dialog = player.page.locator("dialog[open]")
    dialog.locator(".choices").wait_for()
    return dialog


def test_it_is_printed_saved_and_shared(arrive: Any, axe: Any) -> None:  # noqa: F811
    player = arrive(Player, "", **PHONE)
    player.context.add_init_script(path=axe)
    player.context.add_init_script(STOLEN)
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sheet, english = sheet_of("mille", ["=Ala", "Bo"], 6, ends=True), Language("en")
    page = open_sheet(player, sheet)
    dialog = menu(player)
    assert [*page.evaluate(FAULTS), *page.evaluate(SMALL, TARGET_PX), *page.evaluate(TOO_WIDE)] == []
    with page.expect_download() as download:
        button(player, "score-save-table").click()
    file = f"{DAY} Mille =Ala, Bo.csv"
    assert download.value.suggested_filename == file
    told = ENGLISH.text("score-saved-table", file=file)
    heard(player, told)
    assert dialog.locator(".told").all_inner_texts() == [told]
    text = download.value.path().read_bytes().decode("utf-8")
    assert text == table(sheet_shown(sheet.record, english, NOBODY), english)
    assert next(csv.reader(io.StringIO(text[1:])))[2] == "'=Ala: score"
    with page.expect_download() as download:
        button(player, "score-save").click()
    file = f"{DAY} Mille =Ala, Bo.mille"
    assert download.value.suggested_filename == file
    told = ENGLISH.text("score-saved-sheet", file=file)
    heard(player, told)
    assert dialog.locator(".told").all_inner_texts() == [told]
    assert player.times(told) == 1

    lines = "\n".join(summary(sheet.record, english))
    assert dialog.locator(".lines").text_content() == lines
    button(player, "page-copy").click()
    heard(player, ENGLISH.text("page-copied"))
    assert page.evaluate("navigator.clipboard.readText()") == lines
    button(player, "page-share").click()
    player.until("() => __done.length === 1")
    button(player, "score-print").click()
    player.until("() => __done.length === 2")
    title = ENGLISH.text("score-title", name="Mille")
    assert page.evaluate("__done") == [["share", {"title": title, "text": lines}], ["print", True]]
    has_focus(player, button(player, "score-give"))


@pytest.mark.parametrize("code", ["en", "fa"])
@pytest.mark.parametrize("game, names", [("tysiac", FOUR), ("mille", ["Aleksandra Wołodyjowska", "Bo"])])
def test_the_picture_has_all_figures_and_nothing_on_something_else(
    arrive: Any, game: str, names: list[str], code: str
) -> None:
    player = arrive(Player, "", locale=code, **PHONE)
    player.context.add_init_script(DRAWN)
    player.context.add_init_script(STOLEN)
    player.context.add_init_script("navigator.canShare = ({ files }) => files.length === 1")
    sheet, language = sheet_of(game, names, 8, ends=True), Language(code)
    page = open_sheet(player, sheet)

    def press(name: str) -> None:
        page.get_by_role("button", name=language.text(name), exact=True).click()

    press("score-give")
    picture = page.locator("dialog[open] img")
    picture.wait_for()
    wide, high = page.evaluate(
        "async (one) => (await one.decode(), [one.naturalWidth, one.naturalHeight])", arg=picture.element_handle()
    )
    drawn = [one for one in page.evaluate("__drawn") if one["dots"] > 1]  # before, it is measured only
    dots = drawn[0]["dots"]
    for one in drawn:
        assert 0 <= one["left"] < one["right"] <= wide / dots, one
        assert 0 <= one["top"] < one["bottom"] <= high / dots, one
    for at, one in enumerate(drawn):
        for other in drawn[at + 1 :]:
            beside = one["right"] <= other["left"] or other["right"] <= one["left"]
            assert beside or one["bottom"] <= other["top"] or other["bottom"] <= one["top"], (one, other)
    shown = sheet_shown(sheet.record, language, NOBODY)
    figures = Counter(one["text"].translate(MARKS) for one in drawn)
    plus = {value: "+" * (value > 0) + written(language, value) for deal in shown.deals for value in deal.scores}
    wanted = Counter(plus[value] for deal in shown.deals for value in deal.scores)
    wanted += Counter(written(language, total) for deal in shown.deals for total in deal.totals)
    wanted += Counter(written(language, total) for total in shown.totals)
    assert wanted - figures == Counter()
    columns = [one["left"] for one in drawn if one["text"][:2] in ("Al", "Bo")][:2]  # a long name is cut
    assert (columns[0] < columns[1]) == (code == "en")
    with page.expect_download() as download:
        press("score-save-picture")
    file = f"{DAY} {language.text(f'game-{game}')} {', '.join(names)}.png"
    assert download.value.suggested_filename == file
    told = page.locator("dialog[open] .told")
    told.wait_for()
    assert told.inner_text().translate(MARKS) == language.text("score-saved-picture", file=file).translate(MARKS)
    assert page.evaluate(TOO_WIDE) == []
    saved = download.value.path().read_bytes()
    assert saved.startswith(b"\x89PNG")
    assert [int.from_bytes(saved[at : at + 4], "big") for at in (16, 20)] == [wide, high]
    press("score-share-picture")
    player.until("() => __done.length === 1")
    assert page.evaluate("__done[0][1].files.map(({ name, type }) => [name, type])") == [[file, "image/png"]]


@pytest.mark.parametrize("code", ["en", "fa"])
def test_the_chart_has_each_name_at_its_line_and_is_said_in_a_sentence(arrive: Any, axe: Any, code: str) -> None:  # noqa: F811
    player, language = arrive(Player, "", locale=code), Language(code)
    player.context.add_init_script(path=axe)
    sheet = sheet_of("tysiac", FOUR, 30)
    page = open_sheet(player, sheet)
    wrong = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 700})
        player.until(
            "() => Math.abs(document.querySelector('.chart svg').viewBox.baseVal.width - "
            "document.querySelector('.chart').clientWidth) < 1"
        )
        found = [*page.evaluate(CHART), *page.evaluate(TOO_WIDE), *page.evaluate(SMALL, TARGET_PX)]
        if width == WIDTHS[0]:
            found += page.evaluate(FAULTS)
        if found:
            wrong[width] = found
    assert wrong == {}
    assert page.locator(".chart li bdi").all_inner_texts() == FOUR
    shapes = page.locator(".chart li path").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    dashes = page.locator(".chart polyline").evaluate_all(
        "all => all.map((one) => one.getAttribute('stroke-dasharray'))"
    )
    assert len(set(shapes)) == len(set(dashes)) == 4
    said = page.locator("section:has(.chart) .visually-hidden").inner_text()
    totals = sheet.record.before_next().totals
    assert written(language, max(totals)) in said.translate(MARKS)
    ahead = [name for name, total in zip(FOUR, totals, strict=True) if total == max(totals)]
    assert [name for name in FOUR if name in said] == ahead
    # Time goes to the left where one reads that way.
    x = page.locator(".chart polyline").first.evaluate("one => [...one.points].map(({ x }) => x)")
    assert (x[0] < x[-1]) == (code == "en")


@pytest.mark.parametrize("code", ["en", "fa"])
@pytest.mark.parametrize("game, deals, ends", [("mille", 3, True), ("mille", 1, True), ("tysiac", 30, False)])
def test_the_line_of_the_total_that_ends_the_match_is_named(
    arrive: Any, game: str, deals: int, ends: bool, code: str
) -> None:
    player, language = arrive(Player, "", locale=code), Language(code)
    names = ["Ala", "Bo"] if game == "mille" else FOUR
    sheet = sheet_of(game, names, deals, ends=ends)
    page = open_sheet(player, sheet)
    said = language.text("score-chart-target", total=sheet.record.rules.target).translate(MARKS)
    assert page.locator(".chart .named").text_content().translate(MARKS) == said
    assert said in page.locator("section:has(.chart) .visually-hidden").inner_text().translate(MARKS)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 700})
        player.until(
            "() => Math.abs(document.querySelector('.chart svg').viewBox.baseVal.width - "
            "document.querySelector('.chart').clientWidth) < 1"
        )
        assert [*page.evaluate(CROSSED), *page.evaluate(CHART)] == []
    # It begins where one begins to read.
    side = page.evaluate(
        """() => {
          const label = document.querySelector(".chart .named").getBoundingClientRect();
          const line = document.querySelector(".chart line.target").getBoundingClientRect();
          return [label.left - line.left, line.right - label.right, line.top - label.bottom];
        }"""
    )
    assert abs(side[0 if code == "en" else 1]) < 3
    assert side[2] > -6


@pytest.mark.parametrize("code", ["en", "pl", "fa"])
def test_all_four_players_of_a_match_are_beside_each_other_on_a_phone(arrive: Any, code: str) -> None:
    player = arrive(Player, "", locale=code, **PHONE)
    names = ["Aleksandra", "Bogumił", "Małgorzata", "Władysława"]
    first, second = sheet_of("tysiac", names, 8), sheet_of("mille", names[2:], 4, ends=True)
    page = open_sheet(player, first, second)
    page.locator(".match").first.click()
    page.locator(".sheet .many, .sheet.many").wait_for()
    assert page.evaluate(TOO_WIDE) == []
    beside = "[...document.querySelectorAll('.scroll')].some((one) => one.scrollWidth > one.clientWidth)"
    assert not page.evaluate(beside)
    # What is cut off of a name is still there for whoever listens.
    assert page.locator(".sheet thead .seat").all_inner_texts() == names


@pytest.mark.parametrize("code, size", [("en", (1366, 768)), ("fa", (1024, 768)), ("pl", (1024, 768))])
def test_large_figures_are_read_from_three_metres(arrive: Any, axe: Any, code: str, size: tuple[int, int]) -> None:  # noqa: F811
    viewport = {"width": size[0], "height": size[1]}
    player, language = arrive(Player, "", locale=code, viewport=viewport), Language(code)
    player.context.add_init_script(path=axe)
    sheet = sheet_of("tysiac", FOUR, 12)
    page = open_sheet(player, sheet)
    page.get_by_role("button", name=language.text("score-give"), exact=True).click()
    page.get_by_role("button", name=language.text("score-large"), exact=True).click()
    page.locator("dialog[open] .large").wait_for()
    assert page.evaluate(ROOM, [READ]) == []
    assert [*page.evaluate(FAULTS), *page.evaluate(SMALL, TARGET_PX), *page.evaluate(TOO_WIDE)] == []
    shown = [one.strip() for one in page.locator("dialog[open] .total bdi").all_inner_texts()]
    totals = sheet.record.before_next().totals
    bare = dict.fromkeys(map(ord, "\u200e\u2068\u2069"))
    assert [one.translate(bare) for one in shown] == [
        language.shown(total).replace("-", "−").translate(dict.fromkeys(map(ord, "\u200e\u2068\u2069")))
        for total in totals
    ]
    marked = page.locator("dialog[open] li:has(.mark span) .name").all_inner_texts()
    assert marked == [FOUR[sheet.record.next_dealer()]]


def test_by_keys_a_deal_is_typed_below_the_large_figures_and_escape_leaves_them(arrive: Any) -> None:
    player = arrive(Player, "")
    player.context.add_init_script(STOLEN)
    keeper = Keeper(player, "tysiac")
    keeper.begin(dealer=2)
    page = player.page
    button(player, "score-give").focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open] .choices").wait_for()
    button(player, "score-large").focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open] .large").wait_for()
    assert page.evaluate("document.fullscreenElement === document.documentElement")
    player.until("() => __done.some(([what]) => what === 'awake')")
    page.get_by_role("button", name="Ala", exact=True).focus()
    field = page.locator("dialog[open] #score-answer")
    for answer in (None, "120", "10", "4+6", "140"):
        if answer is not None:
            has_focus(player, field)
            page.keyboard.type(answer)
        with page.expect_response(re.compile("/api/sheets")):
            page.keyboard.press("Enter")
    player.until(f"() => {KEPT}.at(-1).deals.length === 1")
    totals = page.locator("dialog[open] .total bdi")
    totals.get_by_text("120", exact=True).wait_for()
    assert totals.all_inner_texts() == ["120", "10", "10"]
    assert page.locator("dialog[open] .score bdi").all_inner_texts() == ["+120", "+10", "+10"]
    heard(player, "Ala made 140 with a contract of 120")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    player.until("() => document.fullscreenElement === null && __done.some(([what]) => what === 'dark')")
    has_focus(player, button(player, "score-give"))
    page.locator(".column .entry").wait_for()

    # The browser has its own ways out of the full screen, and the page its button.
    for leave in ("browser", "button"):
        button(player, "score-give").click()
        button(player, "score-large").click()
        page.locator("dialog[open] .large").wait_for()
        player.until("() => document.fullscreenElement !== null")
        if leave == "browser":
            page.evaluate("void document.exitFullscreen()")
        else:
            page.get_by_role("button", name=ENGLISH.text("page-close"), exact=True).click()
        page.locator("dialog[open]").wait_for(state="detached")
        player.until("() => document.fullscreenElement === null")


def test_large_figures_follow_what_is_typed_in_another_window(arrive: Any) -> None:
    player = arrive(Player, "")
    player.context.add_init_script(STOLEN)
    sheet = sheet_of("tysiac", FOUR, 5)
    page = open_sheet(player, sheet)
    button(player, "score-give").click()
    button(player, "score-large").click()
    page.locator("dialog[open] .large").wait_for()
    page.evaluate("document.querySelector('dialog[open]').mine = true")
    page.evaluate("__done.length = 0")
    other, longer = player.tab(), sheet_of("tysiac", FOUR, 6)
    other.goto("/icon.svg")
    for now in (longer, sheet):
        other.evaluate(PUT, {"sheets": [kept(now)], "paid": []})
        totals = [written(ENGLISH, total) for total in now.record.before_next().totals]
        player.until(
            """wanted => {
              const shown = [...document.querySelectorAll("dialog[open] .total bdi")].map((one) => one.textContent);
              return JSON.stringify(shown) === JSON.stringify(wanted);
            }""",
            totals,
        )
        assert page.evaluate("document.querySelector('dialog[open]').mine && document.fullscreenElement !== null")
    assert page.evaluate("__done") == []
    other.evaluate("localStorage.removeItem('chiliad-evening')")
    page.locator("form fieldset input").first.wait_for()
    player.until("() => document.querySelector('dialog[open]') === null && document.fullscreenElement === null")
