"""What a newcomer to the score sheet asks is answered beside it: stakes, rules, signs, and the way to a table."""

from __future__ import annotations

from typing import Any

import pytest

from chiliad.i18n.language import Language
from page.driver import Player
from page.evenings import sheet_of
from page.locators import game_info
from page.test_score import PHONE
from page.test_score_paper import MARKS, open_sheet
from page.test_screens import FAULTS, SMALL, TARGET_PX, TOO_WIDE, axe  # noqa: F401

NAMES = ["Ala", "Bo", "Cem"]


def described(found: Any) -> str:
    """The text that describes an element for a screen reader, which is shown too."""
    said = found.evaluate("one => document.getElementById(one.getAttribute('aria-describedby')).innerText")
    return str(said).translate(MARKS)


def faults(page: Any) -> list[str]:
    return [*page.evaluate(FAULTS), *page.evaluate(SMALL, TARGET_PX), *page.evaluate(TOO_WIDE)]


def test_the_form_says_what_the_small_stake_is_for_and_how_the_rules_differ(arrive: Any, axe: Any) -> None:  # noqa: F811
    player = arrive(Player, "", **PHONE)
    player.context.add_init_script(path=axe)
    for game in ("mille", "tysiac"):
        info = game_info(player, game)
        player.open(f"/score/{game}")
        rules = player.page.locator("select[id$='-preset']")
        rules.wait_for()
        if game == "mille":
            stake = described(player.page.locator("input[id$='-small']"))
            assert info["stakes_said"] in stake
            assert "1 and 3" in stake
        else:
            assert info["stakes_said"] is None
        said = set()
        for preset in info["presets"]:
            rules.select_option(preset["preset"])
            player.until("said => document.querySelector('form').innerText.includes(said)", preset["said"])
            assert described(rules) == preset["said"]
            said.add(preset["said"])
        assert len(said) == len(info["presets"])
    assert faults(player.page) == []


@pytest.mark.parametrize("code", ["en", "fa"])
def test_the_way_to_a_table_says_where_it_leads_and_the_legend_what_an_empty_hand_is(
    arrive: Any,
    axe: Any,  # noqa: F811
    code: str,
) -> None:
    player, language = arrive(Player, "", locale=code, **PHONE), Language(code)
    player.context.add_init_script(path=axe)
    page = open_sheet(player, sheet_of("tysiac", NAMES, 8))
    name = language.text("score-to-table")
    button = page.get_by_role("button", name=name, exact=True)
    assert described(button) == language.text("score-to-table-said", button=name).translate(MARKS)
    legend = page.locator(".legend li", has_text="∅").inner_text().translate(MARKS)
    assert language.text("legend-empty_hands", how="points", penalty=120).translate(MARKS) in legend
    assert faults(page) == []
