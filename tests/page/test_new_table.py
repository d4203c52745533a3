"""A table opens as the form says: game, preset, single rules, clock, spectators."""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any

import pytest

from chiliad.i18n.language import Language
from page.driver import ENGLISH, Player
from page.keyboard import Keyboard
from page.locators import button, game_info, has_focus
from page.mouse import Mouse
from page.screen_reader import press

PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


def option(player: Player, key: str) -> Any:
    """The field of one single rule."""
    title = player.language.text(f"option-{key}")
    return player.page.get_by_label(re.compile("^" + re.escape(title)))


def unfold(player: Player, changed: int = 0) -> None:
    """Unfold the single rules; return the number that the page calls changed."""
    player.page.locator("summary").filter(has_text=player.language.text("page-new-options", count=changed)).click()


def says_changed(player: Player, count: int) -> None:
    """Wait until the page says that this number of single rules is changed."""
    said = ENGLISH.text("page-new-options", count=count)
    player.page.locator("summary").get_by_text(said, exact=True).wait_for()


def begin(player: Player) -> None:
    button(player, "page-new-begin").click()
    player.until("() => __watch.news?.head.deal === 1")


def choose_game(player: Player, name: str) -> None:
    player.page.get_by_role("group", name=ENGLISH.text("page-new-game")).get_by_role("radio", name=name).check()


def choose_preset(player: Player, preset: dict[str, Any]) -> None:
    group = player.page.get_by_role("group", name=ENGLISH.text("page-preset"))
    group.get_by_role("radio", name=re.compile("^" + re.escape(preset["name"]))).check()


def others(player: Player) -> int:
    """The number of seats for others."""
    return int(player.page.get_by_role("group", name=ENGLISH.text("page-new-seats")).locator("li select").count())


def test_as_many_play_as_are_chosen(arrive):
    """Options that mean something for that number alone are asked only then; the number is remembered."""
    player = arrive(Mouse, "Ala")
    player.open("/new?game=tysiac")
    asked = player.page.get_by_role("group", name=ENGLISH.text("option-players"), exact=True)
    asked.wait_for()
    assert (others(player), asked.get_by_role("radio", name="3").is_checked()) == (2, True)
    unfold(player)
    for number, shown in (("2", "leftovers"), ("4", "sitter"), ("3", None)):
        asked.get_by_role("radio", name=number).check()
        assert others(player) == int(number) - 1
        for key in ("leftovers", "sitter"):
            assert option(player, key).count() == (key == shown)
        assert option(player, "lock_width").count() == 0  # no lock with this preset
    says_changed(player, 0)
    asked.get_by_role("radio", name="4").check()
    option(player, "sitter").select_option(label=ENGLISH.text("option-sitter.talon"))
    says_changed(player, 1)
    begin(player)
    assert len(player.head["seats"]) == 4
    assert {key: player.head["options"][key] for key in ("players", "sitter")} == {"players": 4, "sitter": "talon"}
    player.open("/")
    player.page.get_by_role("radio", name="4", exact=True).wait_for()
    assert player.page.get_by_role("radio", name="4", exact=True).is_checked()
    player.page.get_by_role("radio", name="2", exact=True).check()
    button(player, "page-play-now", name=ENGLISH.text("game-tysiac"), seats=2).click()
    player.until("() => __watch.news?.head.seats.length === 2")


def test_each_game_keeps_what_was_chosen_for_it(arrive):
    player = arrive(Mouse, "Ala")
    player.open("/new")
    mille, tysiac = game_info(player, "mille"), game_info(player, "tysiac")
    choose_game(player, mille["name"])
    choose_preset(player, mille["presets"][-1])
    unfold(player)
    option(player, "target").fill("900")
    says_changed(player, 0)  # during typing
    player.page.keyboard.press("Tab")
    says_changed(player, 1)
    choose_game(player, tysiac["name"])
    says_changed(player, 0)
    assert option(player, "target").input_value() == str(tysiac["presets"][0]["options"]["target"])
    assert others(player) == tysiac["seats"] - 1
    choose_game(player, mille["name"])
    says_changed(player, 1)
    assert others(player) == mille["seats"] - 1
    choose_preset(player, mille["presets"][0])
    player.page.set_viewport_size({"width": 1280, "height": 2400})  # all in sight: nothing scrolls
    option(player, "target").fill("900")
    button(player, "page-new-begin").click(position={"x": 20, "y": 4})  # the number is taken, and nothing moves
    player.until("() => __watch.news?.head.deal === 1")
    head = player.head
    assert (head["game"], head["preset"]) == ("mille", mille["presets"][0]["preset"])
    assert head["target"] == 900


def test_a_preset_puts_all_its_rules_back(arrive):
    player = arrive(Mouse, "Ala")
    player.open("/new?game=mille")
    presets = game_info(player, "mille")["presets"]
    unfold(player)
    usual = presets[1]["options"]
    wilds = option(player, "max_wilds")
    wilds.first.select_option(label=ENGLISH.text("page-option-number"))
    says_changed(player, 1)
    assert player.page.locator(".option.differs").count() == 1
    option(player, "target").fill("many")  # this is not a number
    choose_preset(player, presets[1])
    says_changed(player, 0)
    assert option(player, "target").input_value() == str(usual["target"])
    begin(player)
    assert player.head["preset"] == presets[1]["preset"]
    assert player.head["options"] == opened_with(player, presets[1])


def opened_with(player: Player, preset: dict[str, Any]) -> Any:
    """The options of a table that is opened with this preset alone."""
    game, bots = player.head["game"], ["bot:greedy"] * (len(player.head["seats"]) - 1)
    asked = {"game": game, "preset": preset["preset"], "seats": ["me", *bots], "salt": player.salt()}
    table = player.ask("/api/tables", asked)["table"]
    return player.ask(f"/api/tables/{table}")["head"]["options"]


@pytest.mark.parametrize("back", [False, True])
def test_a_single_rule_is_changed_and_put_back(arrive, back):
    player = arrive(Keyboard, "Ala")
    player.open("/new?game=tysiac")
    game = game_info(player, "tysiac")
    limit = next(one for one in game["options"] if one["key"] == "bid_limit")
    usual = game["presets"][0]["options"]["bid_limit"]
    other = next(one for one in limit["choices"] if one["value"] != usual)
    unfold(player)
    field = player.page.get_by_label(limit["title"], exact=True)
    field.select_option(label=other["said"])
    says_changed(player, 1)
    said = next(one["said"] for one in limit["choices"] if one["value"] == usual)
    differs = ENGLISH.text("page-option-differs", preset=game["presets"][0]["name"], said=said)
    player.page.locator(".option .hint").filter(has_text=differs).wait_for()
    if back:
        press(button(player, "page-option-back-named", option=limit["title"]))
        says_changed(player, 0)
        assert field.locator("option:checked").inner_text() == said
    begin(player)
    assert player.head["options"].get("bid_limit", usual) == (usual if back else other["value"])


def test_clock_absence_and_spectators_reach_the_table(arrive, server):
    player = arrive(Mouse, "Ala")
    player.open("/new?game=tysiac")
    page = player.page
    page.get_by_text(ENGLISH.text("page-new-more", stakes="no")).click()
    page.get_by_label(ENGLISH.text("page-clock", clock="relaxed")).check()
    page.get_by_label(ENGLISH.text("page-new-absent-choice", absent="vote")).check()
    grace = page.get_by_role("combobox", name=ENGLISH.text("page-new-grace"))
    grace.select_option(label=ENGLISH.text("page-minutes", count=3))
    page.get_by_role("checkbox", name=ENGLISH.text("page-new-spectators")).check()
    page.get_by_label(ENGLISH.text("page-new-seat", seat=2)).select_option("open")
    page.get_by_label(ENGLISH.text("page-new-seat", seat=3)).select_option("bot:expert")
    button(player, "page-new-open").click()
    player.until("() => __watch.news?.head.phase === 'waiting'")
    head = player.head
    assert (head["clock"], [seat["kind"] for seat in head["seats"]]) == ("relaxed", ["person", "open", "bot"])
    assert head["seats"][2]["bot"] == "expert"
    kept = settings_of(server, head["table"])
    assert {key: kept[key] for key in ("absent", "grace_s", "spectators")} == {
        "absent": "vote",
        "grace_s": 180,
        "spectators": True,
    }


def settings_of(server: Any, table: str) -> dict[str, Any]:
    """The settings at the opening of a table: a page does not show all of them."""
    with sqlite3.connect(server.database) as database:
        (head,) = database.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()
    found: dict[str, Any] = json.loads(head)
    return found


def test_a_number_that_cannot_be_is_refused_and_nothing_is_opened(arrive):
    player = arrive(Keyboard, "Ala")
    player.ask("/api/guests", {"name": "Ala"})
    player.open("/new?game=tysiac")
    target = next(one for one in game_info(player, "tysiac")["options"] if one["key"] == "target")
    unfold(player)
    field = option(player, "target")
    between = ENGLISH.text("page-number-between", low=target["low"], high=target["high"])
    for typed in (str(target["low"] - 1), "many", "", str(target["high"] + 1), "-500", "12.5"):
        field.fill(typed)
        player.page.locator("summary").filter(has_text=ENGLISH.text("page-new-options", count=0)).click()  # folded
        press(button(player, "page-new-begin"))
        has_focus(player, field)
        alert = player.page.get_by_role("main").get_by_role("alert")
        alert.get_by_text(f"{target['title']}: {between}", exact=True).wait_for()
        assert field.get_attribute("aria-invalid") == "true"
        assert field.is_visible()
    assert player.ask("/api/me")["tables"] == []
    field.fill(str(target["low"]))
    player.key("Enter")
    player.until("() => __watch.news?.head.deal === 1")
    assert player.head["target"] == target["low"]


@pytest.mark.parametrize("digits", ["۱۵۰", " 150 ", "١٥٠"])
def test_a_number_is_read_in_any_digits(arrive, digits):
    player = arrive(Mouse, "Ala", locale="fa-IR")
    player.language = Language("fa")
    player.open("/new?game=tysiac")
    usual = game_info(player, "tysiac")["presets"][0]["options"]["target"]
    player.page.locator("summary").first.click()
    field = player.page.locator(".option input").first
    assert field.input_value() == str(usual).translate(PERSIAN)
    field.fill(digits)
    player.page.keyboard.press("Tab")
    player.until("said => document.querySelector('.option input').value === said", "150".translate(PERSIAN))
    player.page.locator("form .primary").click()
    player.until("() => __watch.news?.head.deal === 1")
    assert player.head["target"] == 150
