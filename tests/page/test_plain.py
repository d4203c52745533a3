"""A game that brings nothing of its own to the page: played by mouse and keys, looked at, and looked back at."""

from __future__ import annotations

import pytest

from chiliad.games import GAMES
from page.conftest import ALL
from page.driver import POLL_MS
from page.plain import PlainKeyboard, PlainMouse, drawn, rename
from page.replays import ended_match
from page.test_screens import FAULTS, LOOKS, SMALL, TARGET_PX, TOO_WIDE, axe  # noqa: F401

STEPS = None if ALL else 5
FINGER_PX = 44
LOW = """(least) => [...document.querySelectorAll(".pad button")]
  .map((one) => one.offsetHeight).filter((high) => high < least)"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", [PlainMouse, PlainKeyboard])
def test_a_deal_is_played(arrive, game, way):
    player = arrive(way, "Ala")
    rename(player, game)
    player.sit(game)
    for _ in range(STEPS or 1000):
        if player.my_turn() != "playing":
            break
        desk, head, found = player.desk, player.head, drawn(player)
        assert player.page.locator(".simple").count() == 1
        assert found["buttons"] == len(desk["moves"]) > 0
        assert sorted(found["hand"]) == sorted(held["card"] for held in desk["hand"])
        assert found["lying"] == len(desk["table"])
        assert len(found["seats"]) == len(head["seats"])
        for seat, said in zip([*head["seats"][1:], head["seats"][0]], found["seats"], strict=True):
            name = "You" if seat["seat"] == head["you"] else seat["name"]
            assert said.startswith(name)
            assert player.language.text("table-total", points=head["totals"][seat["seat"]]) in said
        player.step()
    player.hurry(deals=False)
    assert player.head["phase"] == "between"
    player.page.locator(".result").wait_for()
    player.next_deal()
    assert player.my_turn() == "playing"
    assert player.head["deal"] == 2


def test_what_is_asked_by_keys_is_said(arrive):
    player = arrive(PlainKeyboard, "Ala")
    rename(player, "tysiac")
    desk = player.come_to("tysiac", lambda desk: desk if desk["phase"] == "play" else None)
    text = player.language.text
    cards = f"{len(desk['hand'])} card"
    assert player.says(lambda: player.key("h"), cards)
    assert player.says(lambda: player.key("s"), "You: total")
    assert player.says(lambda: player.key("f"), "Play")
    assert player.says(lambda: player.key("c"), text("table-say-nothing") if not desk["table"] else "")
    assert player.says(lambda: player.key("o"), player.head["seats"][1]["name"])
    player.key("F1")
    helped = player.page.locator("dialog[open]").inner_text()
    for key in ("use", "moves", "buttons", "table", "each", "each-back", "hand", "why"):
        assert text(f"table-key-{key}") in helped


@pytest.mark.parametrize("game", GAMES)
def test_it_looks_well(arrive, axe, game):  # noqa: F811
    """Nothing for axe-core to find, all of it large enough for a finger, and no sideways scrolling."""
    player = arrive(PlainMouse, "Ala")
    player.context.add_init_script(path=axe)
    rename(player, game)
    many = 4
    player.come_to(game, lambda desk: desk if len(desk["moves"]) > many else None)
    faults = {}
    for look, (lang, viewport, scheme) in LOOKS.items():
        page = player.page
        page.set_viewport_size(viewport)
        page.emulate_media(color_scheme=scheme)
        page.get_by_role("combobox").first.select_option(lang)
        page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang, polling=POLL_MS)
        page.locator(".pad button").first.wait_for()
        found = [*page.evaluate(FAULTS), *page.evaluate(SMALL, TARGET_PX), *page.evaluate(TOO_WIDE)]
        if low := page.evaluate(LOW, FINGER_PX):
            found.append(f"buttons too low for a finger: {low}")
        if found:
            faults[look] = found
    assert faults == {}


@pytest.mark.parametrize("game", GAMES)
def test_it_is_looked_back_at(arrive, game):
    player = arrive(PlainKeyboard, "Ala")
    _, replay = ended_match(player, game)
    rename(player, game)
    player.page.goto(f"/replay/{replay}#1.2.all")
    player.page.locator(".simple").wait_for()
    shown = player.page.locator("ul.shown")
    assert shown.count() == GAMES[game].default_seats
    assert player.page.locator(".pad, .simple .prompt").count() == 0
    assert player.page.locator(".sheet thead th:not(.more)").count() == 1 + GAMES[game].default_seats
    player.key("ArrowRight")
    player.page.wait_for_function("() => location.hash === '#1.3.all'", polling=POLL_MS)
