"""Both tables in crowded positions, at sizes from a phone to a large screen: all is in sight and nothing is covered."""

from __future__ import annotations

import re
from typing import Any

import pytest

from chiliad.i18n.language import Language
from page.conftest import in_turn
from page.driver import Player
from page.geometry import FEED, KEEP_SOURCE, SETTLED, SIZES, Required, card_faults, faults, frame_faults
from page.positions import NAMES, TYSIAC_SEATS, desk, positions

LANGUAGES = ["en", "pl", "fa"]
TABLES = [("mille", None), *(("tysiac", players) for players in TYSIAC_SEATS)]
ISOLATES = re.compile("[\u2066-\u2069]")
BANNER = {"away": 1}  # a bot plays for seat 1; a line above the table says so

SIZES_WITH_BANNER = [size for size in SIZES if size[0] >= 768]  # on a phone it may push the table down

# These elements must not overlap.
APART = {
    "mille": [".head", ".bar", ".set", ".stock .pile", ".prompt", ".pad .row button", ".pad .offers", ".hand"],
    "tysiac": [
        ".head",
        ".seat",
        ".trick li",
        ".trick p",
        ".last",
        ".prompt",
        ".pad button",
        ".pad .points",
        ".pad .why",
        ".hand",
    ],
}
# These elements must hold all of their text.
TEXTS = {
    "mille": [".set .tile", ".bar", ".stock", ".row button", ".offers button", ".prompt"],
    "tysiac": [".seat", ".seat .said", ".trick", ".pad button", ".pad .why", ".prompt"],
}


def _words(lang: str, message: str, **args: Any) -> str:
    return ISOLATES.sub("", Language(lang).text(message, **args)).replace("-", "\u2212")


def _required_mille(desk: dict[str, Any], lang: str) -> Required:
    return [
        ("name", ".bar h2 bdi", 2, ""),
        ("cards the other holds", ".bar.first .held .count", 1, ""),
        ("cards I hold", ".bar.last li", 1, _words(lang, "table-cards-held", count=desk["held"][desk["seat"]])),
        ("stock", ".stock p", 1, _words(lang, "table-stock", count=desk["stock"])),
        ("pack", ".stock p", 1, _words(lang, "table-pack", count=len(desk["pack"]))),
        ("set", ".set .tile", sum(map(len, desk["sets"])), ""),
        ("offers", ".pad .offers", int(any(move["verb"] == "lay" for move in desk["moves"])), ""),
    ]


def _required_tysiac(desk: dict[str, Any], lang: str) -> Required:
    players, before_play = len(desk["held"]), ("auction", "take", "give", "discard")
    talon = not desk["trick"] and desk["phase"] in before_play
    declared = int(desk["phase"] in ("take", "give", "discard", "contract"))
    bid = {"auction": sum(bid is not None or passed for bid, passed in zip(desk["bids"], desk["passed"], strict=True))}
    return [
        ("name", ".seat h2 bdi", players, ""),
        ("cards others hold", ".seat .held .count", 1 if players == 2 else 2, ""),
        (
            "bid",
            ".seat > .said",
            bid.get(desk["phase"], declared),
            "",
        ),
        ("talon", ".talon li", sum(map(len, desk["talons"])) if talon else 0, ""),
        ("its caption", ".trick p", len(desk["talons"]) if talon else 0, ""),
        ("trick", ".trick ol li", len(desk["trick"]), ""),
        ("contract", ".head .chip", int(desk["contract"] is not None and desk["phase"] == "play"), ""),
    ]


def required(desk: dict[str, Any], lang: str) -> Required:
    """The elements that must be in sight: their meaning, selector, least number and text."""
    own = _required_mille if desk["game"] == "mille" else _required_tysiac
    mine = desk["turn"] == desk["seat"]
    return [
        *own(desk, lang),
        *(("total", ".seat li", 1, _words(lang, "table-total", points=one["total"])) for one in desk["standing"]),
        ("prompt", ".prompt .said", 1, ""),
        ("answer", ".pad button:not(.offers *)", int(mine and desk["phase"] not in ("give", "discard", "play")), ""),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game, players", TABLES)
def test_all_is_in_sight(arrive, game, players, lang):
    player = arrive(Player, "Ala", locale=lang)
    player.context.add_init_script(KEEP_SOURCE)
    player.sit(game)
    player.my_turn()
    sizes = [size for at, size in enumerate(SIZES) if lang in in_turn(LANGUAGES, at)]
    found: dict[str, list[str]] = {}
    for position in positions(game, players):
        shown = desk(position, lang)
        for banner in (None, BANNER) if position.name in ("auction", "play") else (None,):
            player.page.evaluate(FEED, [shown, position.names, banner])
            for width, height in sizes if banner is None else [size for size in sizes if size in SIZES_WITH_BANNER]:
                player.page.set_viewport_size({"width": width, "height": height})
                wrong = faults(player.page, required(shown, lang), APART[game], TEXTS[game])
                wrong += card_faults(player.page, len(shown["hand"]))
                if wrong:
                    found[f"{position.name} {banner or ''} {width}x{height}"] = wrong
    assert found == {}


FRAMED = [(375, 667), (667, 375), (1366, 768), (1920, 1080)]
CHOSEN = {"mille": ("24", " "), "tysiac": ("give", "Enter")}  # where cards are chosen, and with which key


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_the_frame_of_the_focus_is_raised_with_its_card_and_is_whole(arrive, game, lang):
    player = arrive(Player, "Ala", locale=lang)
    player.context.add_init_script(KEEP_SOURCE)
    player.sit(game)
    player.my_turn()
    name, key = CHOSEN[game]
    position = next(one for one in positions(game) if one.name.startswith(name))
    shown = desk(position, lang)
    player.page.evaluate(FEED, [shown, position.names, None])
    cards = player.page.locator(".hand [data-key]")
    found: dict[str, list[str]] = {}
    for width, height in FRAMED:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.mouse.move(1, 1)
        for at in (0, len(shown["hand"]) // 2):
            card = cards.nth(at)
            card.focus()
            found[f"{width}x{height} {at}"] = frame_faults(player.page)
            player.page.keyboard.press(key)
            player.until("one => one.matches('.up') && one.matches(':focus-visible')", card.element_handle())
            found[f"{width}x{height} {at} chosen"] = frame_faults(player.page)
            player.page.keyboard.press("Escape")
            player.until("one => !one.matches('.up')", card.element_handle())
            card.hover(position={"x": 4, "y": 30})
            found[f"{width}x{height} {at} under the mouse"] = frame_faults(player.page)
            player.page.mouse.move(1, 1)
    assert {place: wrong for place, wrong in found.items() if wrong} == {}


STILL = [(375, 667), (1366, 768), (1920, 1080)]
# The heights of what is around the cards, and the width of a card, px.
AROUND = """() => ["head", "pad", "prompt", "hand"].map((name) => {
  const box = document.querySelector(`.cloth .${name}`).getBoundingClientRect();
  return [name, Math.round(box.height)];
}).concat([["card", Math.round(document.querySelector(".cloth .hand .card").getBoundingClientRect().width)]])"""
HEAD_PX = 54  # on a phone: a line for the name, two for the state


def waiting(shown: dict[str, Any]) -> dict[str, Any]:
    """The same table where another player must act."""
    other = (shown["seat"] + 1) % len(shown["held"])
    hand = [{**held, "can": [], "why": None} for held in shown["hand"]]
    return {**shown, "turn": other, "moves": [], "prompt": None, "hand": hand} | (
        {"call": None} if "call" in shown else {}
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game, players", TABLES)
def test_nothing_moves_when_it_is_my_turn_or_is_no_longer(arrive, game, players, lang):
    player = arrive(Player, "Ala", locale=lang)
    player.context.add_init_script(KEEP_SOURCE)
    player.sit(game)
    player.my_turn()
    moved = {}
    for width, height in (size for at, size in enumerate(STILL) if at == 0 or lang in in_turn(LANGUAGES, at)):
        player.page.set_viewport_size({"width": width, "height": height})
        for position in positions(game, players):
            shown = desk(position, lang)
            if shown["turn"] != shown["seat"]:
                continue
            found = []
            for one in (shown, waiting(shown)):
                player.page.evaluate(FEED, [one, position.names, None])
                player.page.evaluate(SETTLED)
                found.append(dict(player.page.evaluate(AROUND)))
            if found[0] != found[1]:
                moved[f"{position.name} {width}x{height}"] = found
            if width < 480:
                assert found[0]["head"] <= HEAD_PX, position.name
    assert moved == {}


def test_no_card_stays_in_the_hand_that_went_with_the_focus(arrive):
    """The browser takes the focus off a card that is moved in the document, in the middle of drawing the hand."""
    player = arrive(Player, "Ala")
    player.context.add_init_script(KEEP_SOURCE)
    player.sit("mille")
    player.my_turn()
    cards = player.page.locator(".hand [data-key]")
    drawn = "[...document.querySelectorAll('.hand [data-key]')].map(one => one.dataset.key).sort().join()"
    shown = [desk(position, "en") for position in positions("mille")]
    for at, one in enumerate(shown * 2):
        player.page.evaluate(FEED, [one, NAMES["mille"]])
        held = sorted(f"{card['card']}{card['at']}" for card in one["hand"])
        player.until(f"wanted => {drawn} === wanted.join()", held)
        if at % 3 == 0:  # it goes with the next hand
            cards.nth(at % len(held)).focus()


def test_a_long_refusal_moves_nothing(arrive):
    player = arrive(Player, "Ala", viewport={"width": 375, "height": 667})
    player.context.add_init_script(KEEP_SOURCE)
    player.sit("mille")
    player.my_turn()
    position = next(one for one in positions("mille") if one.name.startswith("24"))
    prompt, hand = player.page.locator(".prompt"), player.page.locator(".hand")
    for lang in ("en", "uk"):
        why = Language(lang).text("no-uptwo")  # no refusal of Mille is longer
        player.page.evaluate(FEED, [{**desk(position, lang), "take_why": why}, NAMES["mille"], None])
        prompt.locator(".mine").wait_for()
        before = prompt.bounding_box(), hand.bounding_box()
        player.page.keyboard.press("p")
        prompt.locator(".refused").get_by_text(why).wait_for()
        assert (prompt.bounding_box(), hand.bounding_box()) == before
        assert prompt.evaluate("one => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth")


def test_a_set_shows_its_cards_to_a_tap_and_to_the_keys(arrive):
    player = arrive(Player, "Ala", viewport={"width": 375, "height": 667})
    player.context.add_init_script(KEEP_SOURCE)
    player.sit("mille")
    player.my_turn()
    position = next(one for one in positions("mille") if one.name.startswith("24"))
    shown = desk(position, "en")
    player.page.evaluate(FEED, [shown, NAMES["mille"], None])
    queens = next(one for one in shown["sets"][0] if one["rank"] == "Q")
    tile = player.page.locator(".last, .zone").locator("[data-rank=Q] .tile").last
    sheet = player.page.locator("[popover]:popover-open")
    tile.click()
    sheet.locator(".face").first.wait_for()
    assert sheet.locator(".face").count() == len(queens["naturals"]) + len(queens["wilds"])
    player.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    # By keys: one stop of Tab, then the arrows.
    tiles = player.page.locator(".zone").last.locator(".tile")
    assert tiles.evaluate_all("all => all.filter(one => one.tabIndex === 0).length") == 1
    tile.focus()
    player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("Enter")
    sheet.locator(".face").first.wait_for()
    jacks = next(one for one in shown["sets"][0] if one["rank"] == "J")
    assert sheet.locator(".face").count() == len(jacks["naturals"]) + len(jacks["wilds"])
