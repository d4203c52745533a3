"""Look back at a match: from its result, while the report is made, to the place of a decision in the replay."""

from __future__ import annotations

import json
from typing import Any

from page.driver import ENGLISH, Player
from page.keyboard import Keyboard
from page.locators import has_focus
from page.replays import served, stands
from page.reported import SURE

PHONE = {"width": 375, "height": 720}
HEIGHTS = """() => JSON.stringify([...document.querySelectorAll(".chart polyline")].slice(0, -2).map((line) =>
  [...line.points].map(({ y }) => y)))"""
BARS = """() => JSON.stringify([...document.querySelectorAll("td .bar")].map((bar) => {
  const [box, room] = [bar.getBoundingClientRect(), bar.parentElement.getBoundingClientRect()];
  const middle = (room.left + room.right) / 2;
  return [Math.max(box.right - middle, 0) + Math.min(box.left - middle, 0), room.width, bar.matches(".pale")];
}))"""


def link(player: Player, message: str) -> Any:
    return player.page.get_by_role("link", name=ENGLISH.text(message), exact=True)


def rows(player: Player, message: str) -> list[list[str]]:
    """The cells of a table, row by row."""
    table = player.page.get_by_role("table", name=ENGLISH.text(message), exact=True)
    found: list[list[str]] = table.evaluate("one => [...one.rows].map(row => [...row.cells].map(c => c.innerText))")
    return found


def test_a_match_is_looked_back_at(arrive):
    player = arrive(Keyboard, "Ala")
    player.finish("mille", options={"target": 500})
    player.page.evaluate("window.stayed = true")
    table, replay = player.head["table"], player.head["replay"]
    link(player, "page-report-link").press("Enter")
    player.page.locator("progress").wait_for()
    player.page.locator(".told li").first.wait_for()
    assert player.page.evaluate("window.stayed && location.pathname") == f"/report/{table}"
    has_focus(player, player.page.locator("h1"))
    begun, ready = (ENGLISH.text(f"page-report-{one}") for one in ("begun", "ready"))
    player.until("said => __watch.said(said)", ready)
    assert [said for said in player.spoken if said in (begun, ready)] == [begun, ready]
    report = player.ask(f"/api/tables/{table}/report?lang=en")["report"]
    chances_agree(player, report)
    balance_agrees(player, report)

    # Each moment leads to the place of its decision in the replay, with all cards, and to a table of one's own there.
    moments = player.page.locator(".moments li")
    assert moments.count() == len(report["moments"]) == 3
    player.page.set_viewport_size(PHONE)
    assert player.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    for moment in report["moments"]:
        dealt = served(player, replay, moment["deal"]).dealt
        moments.nth(moment["number"] - 1).get_by_role("link").press("Enter")
        stands(player, f"{moment['deal']}.{moment['step'] - dealt}.all")
        player.page.go_back()
    first, asked = report["moments"][0], []
    player.page.on("request", lambda request: asked.append(request.post_data_json if "/tables" in request.url else 0))
    moments.first.get_by_role("button").press("Enter")
    player.page.get_by_role("button", name=ENGLISH.text("replay-start-go"), disabled=False).press("Enter")
    player.until("() => __watch.news?.head.phase === 'playing'")
    assert player.head["table"] != table
    (start,) = (one for one in asked if one)
    assert {key: start[key] for key in ("deal", "step", "seat")} == {
        "deal": first["deal"],
        "step": first["step"],
        "seat": report["you"],
    }

    # The same moments come first among the problems.
    player.open("/problems/mille")
    player.page.get_by_text(ENGLISH.text("problems-slip", day="")).first.wait_for()  # shown, and spoken
    (slip, *others) = player.ask("/api/slips/mille?lang=en")["slips"]
    assert [(one["deal"], one["step"]) for one in (slip, *others)] == [
        (one["deal"], one["step"]) for one in report["moments"]
    ]


def chances_agree(player: Player, report: dict[str, Any]) -> None:
    """The chart, the table and the server have the same chances; my own line is the last."""
    points = [[round(100 * chance) for chance in row] for row in report["chances"]]
    head, *lines = rows(player, "page-report-chances")
    assert report["you"] == 0
    assert head[1:] == [ENGLISH.text("table-you"), *report["names"][1:]]
    assert [[int(cell) for cell in line[1:]] for line in lines] == points
    drawn = json.loads(player.page.evaluate(HEIGHTS))
    floor, ceiling = drawn[1][-1], drawn[0][-1]  # the winner is at 100, the other at 0
    shown = [[round(100 * (y - floor) / (ceiling - floor)) for y in line] for line in (drawn[1], drawn[0])]
    assert shown == [[row[seat] for row in points] for seat in (0, 1)]


def balance_agrees(player: Player, report: dict[str, Any]) -> None:
    """Figures and bars have the server's points, on one scale; what is not sure has no figure and a pale bar."""
    lines = rows(player, "page-report-balance")[2:-1]
    parts = [[seat["parts"][at] for seat in report["balance"]] for at in range(len(lines))]
    bars = iter(json.loads(player.page.evaluate(BARS)))
    most = max(abs(part["points"]) for row in parts for part in row)
    for line, row in zip(lines, parts, strict=True):
        assert line[0] == row[0]["name"]
        for cell, part in zip(line[1:], row, strict=True):
            reach, room, pale = next(bars)
            assert abs(reach / room - part["points"] / most / 2) < 0.02
            is_sure = part["whole"] is not None
            assert pale == (not is_sure)
            assert is_sure == (part["term"] in SURE)
            figure = f"{part['whole'] or 0:+d}".replace("-", "−")
            wanted = f"{figure} ± {part['within']}" if is_sure else ENGLISH.text("page-report-unsure")
            assert cell.split() == wanted.split()
            assert not is_sure or wanted in part["text"], "the table and the sentence have the same figures"
