"""Every screen on 320 CSS pixels and with a reader's own text spacing: nothing is cut, covered or beside the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Any, TypeVar

import pytest

from page.conftest import in_turn
from page.driver import Player, salt_of
from page.geometry import FEED, KEEP_SOURCE
from page.locators import later
from page.positions import Position, desk, marriage, positions
from page.reflow import LANGUAGES, faults, views
from page.screens import Visitor

PHONE = {"width": 320, "height": 640}
AWAY = {"away": 1}  # a bot plays for seat 1; a line above the table says so
ANNOUNCED_MS, LONG_MS = 3600, 1_000_000
CROWDED = {"mille": ["24 in hand, 13 + 13", "15 in hand, the pack full, 0 + 13"]}

Found = dict[str, list[str]]
T = TypeVar("T")


def told(found: Found) -> str:
    return "\n".join(f"{where}: {what}" for where, wrong in found.items() for what in wrong)


@pytest.fixture
def visit(arrive: Any) -> Callable[[], Visitor]:
    def come() -> Visitor:
        visitor: Visitor = arrive(Visitor, "Ala", viewport=PHONE)
        visitor.context.add_init_script(KEEP_SOURCE)
        return visitor

    return come


def look(page: Any, name: str, lang: str, **within: str) -> Found:
    """The faults of the screen in all views of a language, by name, language and view."""
    wrong = {f"{name} {lang} {view}": faults(page, view, **within) for view in views(lang)}
    return {where: what for where, what in wrong.items() if what}


def look_in_all(visitor: Visitor, at: int, name: str, **within: str) -> Found:
    """The faults of the screen of this number in the languages that are its turn."""
    found: Found = {}
    for lang in in_turn(LANGUAGES, at):
        visitor.speak(lang)
        found |= look(visitor.page, name, lang, **within)
    return found


def test_pages_outside_a_table(visit):
    visitor, found, names = visit(), {}, []
    for name in visitor.outside():
        found |= look_in_all(visitor, len(names), name)
        names.append(name)
    visitor.page.keyboard.press("F1")
    found |= look_in_all(visitor, len(names), "help")
    assert found == {}, told(found)
    assert {"home-new", "settings", "rules", "new-mille", "new-tysiac", "join", "join-wrong", "waiting"} <= set(names)


def feed(player: Player, lang: str, position: Position, banner: Any = None, fresh: bool = False) -> dict[str, Any]:
    """Show a position."""
    shown = desk(position, lang)
    player.page.evaluate(FEED, [shown, position.names, banner, fresh])
    return shown


def at_a_table(visitor: Visitor, shown: Sequence[T]) -> Iterator[tuple[str, list[T]]]:
    """The table in one language after another, with each position; the position before is removed."""
    visitor.my_turn()
    for lang in LANGUAGES:
        if lang != LANGUAGES[0]:
            visitor.page.evaluate("() => { __watch.news = null; }")
        visitor.speak(lang)
        visitor.until("() => __watch.news !== null")
        yield lang, [one for at, one in enumerate(shown) if lang in in_turn(LANGUAGES, at)]


def test_tysiac(visit):
    visitor, found = visit(), {}
    page = visitor.page
    later(visitor, ANNOUNCED_MS, LONG_MS)
    visitor.sit("tysiac")
    asked, *after = marriage()
    for lang, crowded in at_a_table(visitor, [*positions("tysiac"), asked]):
        for position in crowded:
            for banner in (None, AWAY) if position.name == "auction" else (None,):
                shown = feed(visitor, lang, position, banner, fresh=position.name == "auction")
                if position is not asked:
                    found |= look(page, f"{position.name} {'away' if banner else ''}", lang)
            if position.name == "give":
                visitor.press(shown["hand"][0])
                found |= look(page, "give, asked", lang)
            if position is asked:
                visitor.press(next(held for held in shown["hand"] if held["card"] == "Kh"))
                page.locator("[data-answer]").first.wait_for()
                found |= look(page, "marriage, asked", lang)
                page.keyboard.press("Escape")
                for answer in after:
                    feed(visitor, lang, answer, fresh=True)
                page.locator(".said.marriage").wait_for()
                found |= look(page, "marriage, announced", lang)
    assert found == {}, told(found)


def test_mille(visit):
    visitor, found = visit(), {}
    page = visitor.page
    crowded = [position for position in positions("mille") if position.name in CROWDED["mille"]]
    assert len(crowded) == len(CROWDED["mille"])
    visitor.sit("mille")
    for lang, shown in at_a_table(visitor, ["begun", *crowded, "two selected"]):
        for one in shown:
            if isinstance(one, Position):
                feed(visitor, lang, one, AWAY)
            elif one == "two selected":
                page.set_viewport_size(PHONE)
                for held in feed(visitor, lang, crowded[0])["hand"][:2]:
                    visitor.press(held)
            found |= look(page, one.name if isinstance(one, Position) else one, lang)
    assert found == {}, told(found)


@pytest.mark.parametrize("game, target", [("tysiac", 125), ("mille", 200)])
def test_results_and_dialogs(visit, game, target):
    visitor, found = visit(), {}
    numbers = count(0 if game == "tysiac" else 3)  # other languages for the other game
    page = visitor.page
    table = visitor.table(game, options={"target": target}, salt=salt_of(f"1 whole {game}"))
    visitor.play_on(table, deals=False)
    visitor.open(f"/t/{table}")
    for phase in ("between", "over"):
        if phase == "over":
            visitor.hurry()
        assert visitor.head["phase"] == phase
        page.locator(".result.paper").wait_for()
        if phase == "over":
            page.locator(".result div.sheet").wait_for()
        found |= look_in_all(visitor, next(numbers), phase)
    menu = page.locator(".table-page [aria-haspopup=menu]")
    menu.click()
    found |= look_in_all(visitor, next(numbers), "menu", within="[role=menu]")
    page.locator("[role=menuitem]").nth(1).click()
    page.locator("dialog[open] div.sheet").wait_for()
    found |= look_in_all(visitor, next(numbers), "score sheet")
    page.keyboard.press("Escape")
    page.keyboard.press("F1")
    page.locator("dialog[open] dl").first.wait_for()
    found |= look_in_all(visitor, next(numbers), "help")
    page.keyboard.press("Escape")
    menu.click()
    page.locator("[role=menuitem]").nth(0).click()
    found |= look_in_all(visitor, next(numbers), "log", within=".aside")
    assert found == {}, told(found)
