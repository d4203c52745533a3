"""Looking back at a match, by keys and by what a screen reader finds."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest

from page.keyboard import Keyboard

COMMANDS_MAX = 2000
ON = "said => document.activeElement.textContent.includes(said)"
TABS_MAX = 60


def deal_and_stop(player: Any, game: str) -> tuple[str, str]:
    """Plays one deal, one that is not conceded, and ends the match: its table and its replay."""
    player.ask("/api/guests", {"name": player.name})
    while True:
        table, replay = _deal_and_stop(player, game)
        if not player.ask(f"/api/tables/{table}/sheet")["deals"][0]["conceded"]:
            return table, replay


def _deal_and_stop(player: Any, game: str) -> tuple[str, str]:
    seats = ["me", *["bot:greedy"] * (2 if game == "tysiac" else 1)]
    table = player.ask("/api/tables", {"game": game, "seats": seats, "salt": player.salt()})["table"]
    where = f"/api/tables/{table}"
    for number in range(COMMANDS_MAX):
        news = player.ask(where)
        doing = {"id": f"c{number}", "revision": news["revision"]}
        if news["head"]["phase"] == "stopped":
            break
        if news["head"]["phase"] == "between":
            player.ask(f"{where}/commands", {**doing, "do": "stop"})
        elif moves := news["desk"]["moves"]:
            chosen = next((move for move in moves if move["verb"] in ("pass", "draw", "discard")), moves[0])
            player.ask(f"{where}/commands", {**doing, "do": "move", "move": chosen["move"]})
        else:
            time.sleep(0.01)
    return table, player.ask(f"{where}/replay")["replay"]


def steps(player: Any, replay: str, seat: str = "public") -> tuple[list[Any], int]:
    """The server's steps of the first deal, and how many of them there are until the cards are dealt."""
    found = player.ask(f"/api/replays/{replay}/deals/1?lang=en&seat={seat}")["steps"]
    return found, next(at for at, step in enumerate(found) if step["desk"]["phase"] != "deal")


def stands(player: Any, moment: str) -> None:
    """Waits until the address leads to this moment."""
    player.until("moment => location.hash === `#${moment}`", moment)


def look_back(player: Any, replay: str, moment: str = "") -> None:
    player.page.goto("about:blank")
    player.page.goto(f"/replay/{replay}{moment}")
    player.page.locator(".cloth .seat").first.wait_for()


@pytest.mark.parametrize("game", ["tysiac", "mille"])
def test_steps_are_counted_from_the_dealing_everywhere(arrive, game):
    player = arrive(Keyboard, "Ala")
    _, replay = deal_and_stop(player, game)
    served, dealt = steps(player, replay)
    last = len(served) - 1 - dealt
    assert dealt > 1
    slider = player.page.get_by_role("slider", name=player.language.text("replay-step"))
    for moment, step in (("#1.0.public", 0), ("#1.7.public", 7), ("#1.9999.public", last)):
        look_back(player, replay, moment)
        stands(player, f"1.{step}.public")
        assert [slider.get_attribute(name) for name in ("min", "max")] == ["0", str(last)]
        assert slider.input_value() == str(step)
        said = slider.get_attribute("aria-valuetext")
        assert said.endswith(f"step {step} of {last}.")
        player.key("w")
        player.until("said => __watch.spoken.at(-1).startsWith(said)", said)
        link = player.page.get_by_role("textbox", name=re.compile(f"deal 1, step {step}\\b"))
        assert link.input_value().endswith(f"/replay/{replay}#1.{step}.public")
        # What is marked is what the server tells at that step.
        marked = player.page.locator(".told [aria-current=step]")
        told = [one for one in served[: dealt + step + 1] if one["told"]][-1]
        assert marked.get_attribute("data-step") == str(max(0, told["number"] - dealt))
    look_back(player, replay, "#1.0.public")
    starts = player.ask(f"/api/replays/{replay}")["deals"][0]["tricks"]
    for start in [start - dealt for start in starts if start > dealt][:3]:
        player.key("Shift+ArrowRight")
        stands(player, f"1.{start}.public")


def test_a_table_starts_from_the_step_that_is_shown(arrive):
    player = arrive(Keyboard, "Ala")
    _, replay = deal_and_stop(player, "tysiac")
    served, dealt = steps(player, replay, "0")
    at, mine = next(
        (number, step["desk"])
        for number, step in enumerate(served)
        if number > dealt + 2 and step["desk"]["turn"] == 0 and step["desk"]["phase"] == "play"
    )
    look_back(player, replay, f"#1.{at - dealt}.0")
    player.page.get_by_role("button", name=player.language.text("replay-start")).press("Enter")
    player.page.get_by_role("button", name=player.language.text("replay-start-go")).press("Enter")
    player.until("() => __watch.news !== null")
    shown = player.desk
    assert [held["card"] for held in shown["hand"]] == [held["card"] for held in mine["hand"]]
    assert shown["trick"] == mine["trick"]
    assert shown["tricks"] == mine["tricks"]


def test_from_the_table_to_its_replay_and_back(arrive):
    player = arrive(Keyboard, "Ala")
    table, replay = deal_and_stop(player, "tysiac")
    player.open("/")
    player.page.locator(".game button").first.wait_for()
    player.page.evaluate("window.stayed = true")
    link = player.page.locator(f"a[href='/replay/{replay}']")
    link.press("Enter")
    # Whoever sat there sees it with his own eyes, and reading begins at the heading.
    stands(player, "1.0.0")
    player.until(ON, "Tysiac: Ala")
    assert player.focused("e.tagName") == "H1"
    player.page.get_by_role("link", name=player.language.text("page-join-back")).press("Enter")
    player.until("path => location.pathname === path", f"/t/{table}")
    player.page.get_by_role("link", name=player.language.text("table-replay")).press("Enter")
    player.until(ON, "Tysiac: Ala")
    assert player.focused("e.tagName") == "H1"
    assert player.page.evaluate("window.stayed")  # the page was never loaded anew
    # A stranger is led nowhere: the table is not his.
    stranger = arrive(Keyboard)
    look_back(stranger, replay)
    stands(stranger, "1.0.public")
    assert stranger.page.locator("a[href^='/t/']").count() == 0
    assert stranger.page.get_by_role("columnheader", name="Ala", exact=True).count() == 1


def test_one_finds_oneself_on_the_score_sheet(arrive):
    player = arrive(Keyboard, "Ala")
    table, replay = deal_and_stop(player, "mille")
    mine = player.page.get_by_role("columnheader", name=player.language.text("sheet-you", name="Ala"), exact=True)
    look_back(player, replay)
    mine.wait_for()
    player.open(f"/t/{table}")
    player.page.get_by_role("button", name=player.language.text("table-menu"), exact=True).press("Enter")
    player.page.get_by_role("menuitem", name=player.language.text("table-menu-sheet")).press("Enter")
    mine.wait_for()


def test_what_happened_is_one_stop_of_tab_and_walked_by_arrows(arrive):
    player = arrive(Keyboard, "Ala")
    _, replay = deal_and_stop(player, "tysiac")
    look_back(player, replay, "#1.5.public")
    lines = player.page.locator(".told li button")
    texts = lines.all_inner_texts()
    assert len(texts) > 20
    on = "(() => [...document.querySelectorAll('.told li button')].indexOf(document.activeElement))()"
    visited = []
    player.page.get_by_role("combobox", name=player.language.text("replay-eyes")).focus()
    for _ in range(TABS_MAX):
        player.key("Tab")
        visited.append(player.page.evaluate(on))
        if player.focused("e.closest('.sheet')?.className"):
            break
    marked = next(at for at, line in enumerate(lines.all()) if line.get_attribute("aria-current"))
    assert [at for at in visited if at >= 0] == [marked]
    # The arrows walk, and the ends are the list's: the match stands where it stood.
    lines.nth(marked).focus()
    walk = [("ArrowDown", marked + 1), ("ArrowDown", marked + 2), ("ArrowUp", marked + 1)]
    walk += [
        ("Home", 0),
        ("ArrowUp", 0),
        ("End", len(texts) - 1),
        ("ArrowDown", len(texts) - 1),
        ("ArrowUp", len(texts) - 2),
    ]
    for key, wanted in walk:
        player.key(key)
        assert player.page.evaluate(on) == wanted, key
        assert player.page.evaluate("location.hash") == "#1.5.public"
    wanted = lines.nth(len(texts) - 2).get_attribute("data-step")
    player.key("Enter")
    stands(player, f"1.{wanted}.public")
    assert player.page.evaluate(on) == len(texts) - 2
    player.key("ArrowLeft")  # the match's own keys go on
    stands(player, f"1.{int(wanted) - 1}.public")
    # Outside of the list the ends are the match's.
    player.page.locator("main h1").focus()
    player.key("Home")
    stands(player, "1.0.public")
    player.key("F1")
    help_ = player.page.get_by_role("dialog", name=player.language.text("page-help"))
    for name in ("replay-key-line-forward", "replay-key-line-back"):
        help_.get_by_text(player.language.text(name), exact=True).wait_for()
