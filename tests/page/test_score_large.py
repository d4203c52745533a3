"""Large figures on a phone: all players side by side in columns of one width, long names cut, the longest total whole."""

from __future__ import annotations

from typing import Any

import pytest

from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.score_sheet import ScoreSheet
from page.driver import Player
from page.test_score import PHONE
from page.test_score_paper import MARKS, open_sheet, written
from page.test_screens import FAULTS, SMALL, TARGET_PX, TOO_WIDE, axe  # noqa: F401

# ruff: noqa: E501 (the measuring code is in the language of the page)

NAMES = ["Wielkopolska-Zamoyska", "Bo", "Aleksandra Wołodyjowska", "Оксана"]
LOST = -1200

# Columns that are not beside each other or not of one width, figures that are cut, and a long name without its sign.
COLUMNS = """() => {
  const faults = [], columns = [...document.querySelectorAll("dialog[open] .large > ul > li")];
  const boxes = columns.map((one) => one.getBoundingClientRect());
  const apart = (values) => Math.max(...values) - Math.min(...values) > 1;
  if (apart(boxes.map(({ top }) => top))) faults.push("not in one row");
  if (apart(boxes.map(({ width }) => width))) faults.push(`widths ${boxes.map(({ width }) => width)}`);
  for (const [at, column] of columns.entries()) {
    for (const one of column.querySelectorAll(".total bdi, .score bdi, .mark span")) {
      const box = one.getBoundingClientRect();
      if (box.left < boxes[at].left - 0.5 || box.right > boxes[at].right + 0.5) faults.push(`beside its column: ${one.textContent}`);
    }
    const name = column.querySelector(".name"), written = name.querySelector("bdi");
    if (name.title !== written.textContent) faults.push(`title: ${name.title}`);
    if (written.getBoundingClientRect().width > boxes[at].width + 0.5) faults.push(`wide: ${name.title}`);
    if (written.scrollWidth > written.clientWidth + 1 && getComputedStyle(written).textOverflow !== "ellipsis") faults.push(`cut: ${name.title}`);
    if (name.getBoundingClientRect().height > 1.6 * parseFloat(getComputedStyle(name).fontSize)) faults.push(`two lines: ${name.title}`);
    if (parseFloat(getComputedStyle(name).fontSize) < 14) faults.push("a small name");
  }
  return faults;
}"""


def lost(names: list[str]) -> ScoreSheet:
    """A match in which the first player has lost as much as can be written in a column."""
    options = {"players": len(names)} if len(names) != 3 else {}
    sheet = ScoreSheet.new(GAMES["tysiac"], names, None, options)
    seats = len(names)
    while sheet.record.before_next().totals[0] > LOST if sheet.record.deals else True:
        number = len(sheet.record.deals) + 1
        dealer = sheet.dealer_of(number, seats - 1)
        playing = [(dealer + step) % seats for step in (1, 2, 3)]
        declarer = 0 if 0 in playing else playing[0]
        points = [0] * seats
        points[declarer], points[next(seat for seat in playing if seat != declarer)] = 0, 120
        sheet.insert(number, {"declarer": declarer, "contract": 300, "points": points}, dealer)
    return sheet


@pytest.mark.parametrize("players, code, width", [(3, "en", 320), (4, "fa", 320), (3, "fa", 375), (4, "en", 375)])
def test_on_a_phone_all_players_are_side_by_side(
    arrive: Any,
    axe: Any,  # noqa: F811
    players: int,
    code: str,
    width: int,
) -> None:
    phone = {**PHONE, "viewport": {"width": width, "height": 667}}  # one that fills the screen has no other size
    player, language = arrive(Player, "", locale=code, **phone), Language(code)
    player.context.add_init_script(path=axe)
    sheet = lost(NAMES[:players])
    page = open_sheet(player, sheet)
    page.get_by_role("button", name=language.text("score-give"), exact=True).click()
    page.get_by_role("button", name=language.text("score-large"), exact=True).click()
    page.locator("dialog[open] .large").wait_for()
    assert page.evaluate(COLUMNS) == []
    assert [*page.evaluate(FAULTS), *page.evaluate(SMALL, TARGET_PX), *page.evaluate(TOO_WIDE)] == []
    totals = [one.translate(MARKS) for one in page.locator("dialog[open] .total bdi").all_inner_texts()]
    assert totals == [written(language, total) for total in sheet.record.before_next().totals]
    assert sheet.record.before_next().totals[0] <= LOST
    # What is cut off of a name is there for whoever listens.
    assert page.locator("dialog[open] .name").all_inner_texts() == NAMES[:players]
