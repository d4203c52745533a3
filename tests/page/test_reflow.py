"""Every screen on 320 CSS pixels and with a reader's own text spacing: nothing is cut, covered or beside the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from page.driver import Player, salt_of
from page.finding import later
from page.geometry import FEED, KEEP_SOURCE
from page.positions import NAMES, Position, desk, marriage, positions
from page.reflow import ASKED, LANGUAGES, faults, speak, views
from page.screens import Visitor

PHONE = {"width": 320, "height": 640}
AWAY = {"away": 1}  # a bot plays for seat 1, which a line above the table says
ANNOUNCED_MS, LONG_MS = 3600, 1_000_000
CROWDED = {"mille": ["24 in hand, 13 + 13", "15 in hand, the pack full, 0 + 13"]}

Found = dict[str, list[str]]


def told(found: Found) -> str:
    return "\n".join(f"{where}: {what}" for where, wrong in found.items() for what in wrong)


@pytest.fixture
def visit(arrive: Any) -> Callable[[], Visitor]:
    def come() -> Visitor:
        visitor: Visitor = arrive(Visitor, "Ala", viewport=PHONE)
        for script in (KEEP_SOURCE, ASKED):
            visitor.context.add_init_script(script)
        return visitor

    return come


def look(page: Any, name: str, lang: str, **within: str) -> Found:
    """What is wrong with a screen in all views of a language, by name, language and view."""
    wrong = {f"{name} {lang} {view}": faults(page, view, **within) for view in views(lang)}
    return {where: what for where, what in wrong.items() if what}


def look_in_all(page: Any, name: str, **within: str) -> Found:
    found: Found = {}
    for lang in LANGUAGES:
        speak(page, lang)
        found |= look(page, name, lang, **within)
    return found


def test_pages_outside_a_table(visit):
    visitor, found, names = visit(), {}, []
    for name in visitor.outside():
        found |= look_in_all(visitor.page, name)
        names.append(name)
    visitor.page.keyboard.press("F1")
    found |= look_in_all(visitor.page, "help")
    assert found == {}, told(found)
    assert {"home-new", "settings", "rules", "new-mille", "new-tysiac", "join", "join-wrong", "waiting"} <= set(names)


def feed(player: Player, lang: str, position: Position, banner: Any = None, fresh: bool = False) -> dict[str, Any]:
    """Shows a position."""
    shown = desk(position, lang)
    player.page.evaluate(FEED, [shown, NAMES[position.game], banner, fresh])
    return shown


def at_a_table(player: Player, game: str) -> Iterator[str]:
    """A table in one language after another; what was fed before is gone."""
    player.sit(game)
    player.my_turn()
    for lang in LANGUAGES:
        if lang != LANGUAGES[0]:
            player.page.evaluate("() => { __watch.news = null; }")
        speak(player.page, lang)
        player.until("() => __watch.news !== null")
        yield lang


def test_tysiac(visit):
    visitor, found = visit(), {}
    page = visitor.page
    later(visitor, ANNOUNCED_MS, LONG_MS)
    for lang in at_a_table(visitor, "tysiac"):
        for position in positions("tysiac"):
            for banner in (None, AWAY) if position.name == "auction" else (None,):
                shown = feed(visitor, lang, position, banner, fresh=position.name == "auction")
                found |= look(page, f"{position.name} {'away' if banner else ''}", lang)
            if position.name == "give":
                visitor.press(shown["hand"][0])
                found |= look(page, "give, asked", lang)
        asked, *after = marriage()
        shown = feed(visitor, lang, asked)
        visitor.press(next(held for held in shown["hand"] if held["card"] == "Kh"))
        page.locator("[data-answer]").first.wait_for()
        found |= look(page, "marriage, asked", lang)
        page.keyboard.press("Escape")
        for position in after:
            feed(visitor, lang, position, fresh=True)
        page.locator(".said.marriage").wait_for()
        found |= look(page, "marriage, announced", lang)
    assert found == {}, told(found)


def test_mille(visit):
    visitor, found = visit(), {}
    page = visitor.page
    crowded = [position for position in positions("mille") if position.name in CROWDED["mille"]]
    for lang in at_a_table(visitor, "mille"):
        found |= look(page, "begun", lang)
        for position in crowded:
            shown = feed(visitor, lang, position, AWAY)
            found |= look(page, position.name, lang)
        shown = feed(visitor, lang, crowded[0])
        page.set_viewport_size(PHONE)
        for held in shown["hand"][:2]:
            visitor.press(held)
        found |= look(page, "two selected", lang)
    assert found == {}, told(found)
    assert len(crowded) == len(CROWDED["mille"])


@pytest.mark.parametrize("game, target", [("tysiac", 125), ("mille", 200)])
def test_results_and_dialogs(visit, game, target):
    visitor, found = visit(), {}
    page = visitor.page
    visitor.sit(game, options={"target": target}, salt=salt_of(f"1 whole {game}"))
    for phase in ("between", "over"):
        visitor.hurry(deals=phase == "over")
        assert visitor.head["phase"] == phase
        page.locator(".result.paper").wait_for()
        if phase == "over":
            page.locator(".result div.sheet").wait_for()
        found |= look_in_all(page, phase)
    menu = page.locator(".table-page [aria-haspopup=menu]")
    menu.click()
    found |= look_in_all(page, "menu", within="[role=menu]")
    page.locator("[role=menuitem]").nth(1).click()
    page.locator("dialog[open] div.sheet").wait_for()
    found |= look_in_all(page, "score sheet")
    page.keyboard.press("Escape")
    page.keyboard.press("F1")
    page.locator("dialog[open] dl").first.wait_for()
    found |= look_in_all(page, "help")
    page.keyboard.press("Escape")
    menu.click()
    page.locator("[role=menuitem]").nth(0).click()
    found |= look_in_all(page, "log", within=".aside")
    assert found == {}, told(found)
