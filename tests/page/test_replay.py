"""Replay a match, by keys and by what a screen reader finds."""

from __future__ import annotations

import re

import pytest

from page.keyboard import Keyboard
from page.locators import has_focus
from page.replays import deal_and_stop, ended_match, look_back, served, stands

ON = "said => document.activeElement.textContent.includes(said)"
TABS_MAX = 60


@pytest.mark.parametrize("game", ["tysiac", "mille"])
def test_steps_are_counted_from_the_dealing_everywhere(arrive, game):
    player = arrive(Keyboard, "Ala")
    _, replay = ended_match(player, game)
    steps, dealt = deal = served(player, replay)
    last = deal.last
    assert dealt > 1
    slider = player.page.get_by_role("slider", name=player.language.text("replay-step"))
    for moment, step in (("#1.0.public", 0), ("#1.7.public", 7), ("#1.9999.public", last)):
        look_back(player, replay, moment)
        stands(player, f"1.{step}.public")
        assert [slider.get_attribute(name) for name in ("min", "max")] == ["0", str(last)]
        assert slider.input_value() == str(step)
        said = slider.get_attribute("aria-valuetext")
        assert said.endswith(f"step {step} of {last}.")
        player.until("said => __watch.spoken.at(-1)?.startsWith(said)", said)  # on arrival
        player.says(lambda: player.key("w"), said)
        link = player.page.get_by_role("textbox", name=re.compile(f"deal 1, step {step}\\b"))
        assert link.input_value().endswith(f"/replay/{replay}#1.{step}.public")
        # The marked lines are the server's lines for that step.
        marked = player.page.locator(".told [aria-current=step]")
        told = [one for one in steps[: dealt + step + 1] if one["told"]][-1]
        assert marked.get_attribute("data-step") == str(max(0, told["number"] - dealt))
    look_back(player, replay, "#1.0.public")
    starts = player.ask(f"/api/replays/{replay}")["deals"][0]["tricks"]
    for start in [start - dealt for start in starts if start > dealt][:3]:
        player.key("Shift+ArrowRight")
        stands(player, f"1.{start}.public")


def test_a_table_starts_from_the_step_that_is_shown(arrive):
    player = arrive(Keyboard, "Ala")
    _, replay = ended_match(player, "tysiac")
    steps, dealt = served(player, replay, viewer="0")
    at, mine = next(
        (number, step["desk"])
        for number, step in enumerate(steps)
        if number > dealt + 2 and step["desk"]["turn"] == 0 and step["desk"]["phase"] == "play"
    )
    look_back(player, replay, f"#1.{at - dealt}.0")
    player.page.get_by_role("button", name=player.language.text("replay-start")).press("Enter")
    go = player.page.get_by_role("button", name=player.language.text("replay-start-go"), disabled=False)
    go.press("Enter")  # as soon as the opponents are known
    player.until("() => __watch.news !== null")
    shown = player.desk
    assert [held["card"] for held in shown["hand"]] == [held["card"] for held in mine["hand"]]
    assert shown["trick"] == mine["trick"]
    assert shown["tricks"] == mine["tricks"]


def test_from_the_table_to_its_replay_and_back(arrive):
    player = arrive(Keyboard, "Ala")
    table, replay = deal_and_stop(player, "tysiac")  # of a person of this test alone: it has their only table
    player.open("/")
    player.page.locator(".game button").first.wait_for()
    player.page.evaluate("window.stayed = true")
    link = player.page.locator(f"a[href='/replay/{replay}']")
    link.press("Enter")
    # A player who sat there sees the match from their own seat, and reading begins at the heading.
    stands(player, "1.0.0")
    player.until(ON, "Tysiac: Ala")
    has_focus(player, player.page.locator("h1"))
    player.page.get_by_role("link", name=player.language.text("page-join-back")).press("Enter")
    player.until("path => location.pathname === path", f"/t/{table}")
    player.page.get_by_role("link", name=player.language.text("table-replay")).press("Enter")
    player.until(ON, "Tysiac: Ala")
    has_focus(player, player.page.locator("h1"))
    assert player.page.evaluate("window.stayed")  # the page was never loaded again
    # For a stranger there is no link: the table is not theirs.
    stranger = arrive(Keyboard)
    look_back(stranger, replay)
    stands(stranger, "1.0.public")
    assert stranger.page.locator("a[href^='/t/']").count() == 0
    assert stranger.page.get_by_role("columnheader", name="Ala", exact=True).count() == 1


def test_one_finds_oneself_on_the_score_sheet(arrive):
    player = arrive(Keyboard, "Ala")
    table, replay = ended_match(player, "mille")
    mine = player.page.get_by_role("columnheader", name=player.language.text("table-you"), exact=True)
    look_back(player, replay)
    mine.wait_for()
    player.open(f"/t/{table}")
    player.page.get_by_role("button", name=player.language.text("table-menu"), exact=True).press("Enter")
    player.page.get_by_role("menuitem", name=player.language.text("table-menu-sheet")).press("Enter")
    mine.wait_for()


def test_what_happened_is_one_stop_of_tab_and_walked_by_arrows(arrive):
    player = arrive(Keyboard, "Ala")
    _, replay = ended_match(player, "tysiac")
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
    # The arrows move, and the ends are the list's: the match stays at its moment.
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
    player.key("ArrowLeft")  # the match's own keys work again
    stands(player, f"1.{int(wanted) - 1}.public")
    # Outside of the list, the keys for the ends go to the ends of the match.
    player.page.locator("main h1").focus()
    player.key("Home")
    stands(player, "1.0.public")
    player.key("F1")
    help_ = player.page.get_by_role("dialog", name=player.language.text("page-help"))
    for name in ("replay-key-line-forward", "replay-key-line-back"):
        help_.get_by_text(player.language.text(name), exact=True).wait_for()
