"""How a person plays Tysiac: asked on the first page, remembered, and told beside other rules in an invitation."""

from __future__ import annotations

import re
from typing import Any

import pytest

from chiliad.i18n.language import Language
from page.driver import Player
from page.keyboard import Keyboard
from page.locators import button, game_info
from page.mouse import Mouse
from page.screen_reader import press

OWN = {"pl": "kurnik", "ru": "russian", "uk": "russian", "en": "playroom", "fa": "playroom"}
LAST = {"pl": "russian", "ru": "polish"}
FIRST_GAME = {"pl": "Tysiąc", "ru": "Тысяча", "uk": "Тисяча", "en": "Mille"}
SIZES = [(375, 667), (1366, 768), (1920, 1080)]
BESIDE = "document.scrollingElement.scrollWidth - innerWidth"
# What of these elements is not whole within the window, or holds less than its text.
CUT = """() => [...document.querySelectorAll(".game details, .game details *")].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && !one.closest(".visually-hidden")
    && (box.left < 0 || box.right > innerWidth || one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0);
}).map((one) => one.outerHTML.slice(0, 80))"""


def arrived(arrive: Any, way: type[Player], lang: str, name: str = "Ala", **options: Any) -> Player:
    player: Player = arrive(way, name, locale=lang, **options)
    player.language = Language(lang)
    return player


def question(player: Player) -> Any:
    """The folded question on the first page."""
    return player.page.locator(".game details")


def named(player: Player, preset: str) -> str:
    info = player.ask(f"/api/games?lang={player.language.code}")["games"]
    presets = next(game for game in info if game["game"] == "tysiac")["presets"]
    return str(next(one["name"] for one in presets if one["preset"] == preset))


def play(player: Player, seats: int = 3) -> Any:
    info = next(
        one for one in player.ask(f"/api/games?lang={player.language.code}")["games"] if one["game"] == "tysiac"
    )
    said = player.language.text("page-play-now", name=info["name"], seats=seats)
    return player.page.get_by_role("button", name=said, exact=True)


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_ones_rules_are_three_taps_from_the_first_page(arrive, lang):
    player = arrived(arrive, Mouse, lang)
    player.open("/")
    question(player).locator("summary").click()  # the first tap
    first, last = question(player).locator(".one").first, question(player).locator(".one").last
    assert first.locator("label").inner_text().strip() == named(player, OWN[lang])
    assert first.locator("li").count() == 3
    assert last.locator("label").inner_text().strip() == named(player, LAST[lang])
    last.locator("label").click()  # the second
    play(player).click()  # the third
    player.until("() => __watch.news?.head.deal === 1")
    assert player.head["preset"] == LAST[lang]


@pytest.mark.parametrize("lang, seats", [("pl", 3), ("ru", 2), ("uk", 4), ("en", 3)])
def test_the_usual_rules_of_a_language_are_one_tap_away_for_three_and_two_for_others(arrive, lang, seats):
    player = arrived(arrive, Mouse, lang)
    player.open("/")
    assert player.page.locator(".game h2").first.inner_text() == FIRST_GAME[lang]
    summary = question(player).locator("summary")
    assert question(player).get_attribute("open") is None, "it is in nobody's way"
    assert summary.locator(".own").inner_text() == named(player, OWN[lang])
    if seats != 3:
        player.page.locator(".game .numbers label").nth(seats - 2).click()
    play(player, seats).click()
    player.until("() => __watch.news?.head.deal === 1")
    assert (player.head["preset"], len(player.head["seats"])) == (OWN[lang], seats)


def test_the_question_is_in_nobodys_way_and_says_what_holds_unless_one_chooses(arrive):
    player = arrived(arrive, Keyboard, "pl")
    player.open("/")
    question(player).wait_for()
    assert question(player).get_attribute("open") is None
    assert player.page.evaluate("document.activeElement === document.body")
    question(player).locator("summary").press("Enter")
    unless = player.language.text("page-ask-none", preset=named(player, "kurnik"))
    question(player).get_by_text(unless).wait_for()
    press(play(player))
    player.until("() => __watch.news?.head.deal === 1")
    assert player.head["preset"] == "kurnik"


def test_the_rules_page_is_that_of_the_reader_and_the_table_names_its_rules(arrive):
    player = arrived(arrive, Mouse, "ru")
    player.open("/rules/tysiac")
    heading = player.page.get_by_role("heading", name=player.language.text("page-guide-short"))
    heading.wait_for()
    short = player.page.locator("#short").inner_text()
    assert player.ask("/api/guide/tysiac?lang=ru&preset=russian")["notes"][-1] in short, "one wins from the barrel only"
    player.sit("tysiac", preset="polish")
    press(player.page.get_by_role("button", name=player.language.text("table-menu")))
    press(player.page.get_by_role("menuitem", name=player.language.text("table-menu-rules")))
    player.page.get_by_role("dialog").get_by_text(named(player, "polish"), exact=True).wait_for()


def test_the_choice_holds_for_every_new_table_and_is_changed_where_rules_are(arrive):
    player = arrived(arrive, Keyboard, "en")
    player.open("/")
    question(player).locator("summary").press("Enter")
    presets = {one["preset"]: one for one in game_info(player, "tysiac")["presets"]}
    radio = player.page.get_by_role("radio", name=presets["kurnik"]["name"], exact=True)
    radio.press(" ")
    described = radio.evaluate("one => document.getElementById(one.getAttribute('aria-describedby')).innerText")
    assert described.split("\n") == presets["kurnik"]["telling"]
    player.page.reload()
    question(player).locator("summary").get_by_text(presets["kurnik"]["name"]).wait_for()
    press(button(player, "page-play-friend", name="Tysiac"))
    player.until("() => __watch.news?.head.phase === 'waiting'")
    assert player.head["preset"] == "kurnik"
    player.open("/new?game=tysiac")
    rules = player.page.get_by_role("group", name=player.language.text("page-preset"))
    assert rules.get_by_role("radio", name=re.compile("^Kurnik")).is_checked()
    rules.get_by_role("radio", name=re.compile("^Russian")).press(" ")
    press(button(player, "page-settings"))
    field = player.page.get_by_label(player.language.text("page-settings-preset", name="Tysiac"))
    assert field.input_value() == "russian"
    field.select_option("polish")
    player.page.keyboard.press("Escape")
    player.open("/rules/tysiac")
    player.page.locator("#presets th.current").wait_for(state="attached")
    assert player.page.locator("#presets th.current").text_content() == "Polish"


def test_the_question_leads_to_the_comparison(arrive):
    player = arrived(arrive, Mouse, "en")
    player.open("/")
    question(player).locator("summary").click()
    question(player).get_by_role("link", name=player.language.text("page-ask-compare")).click()
    table = player.page.locator("#presets table")
    table.wait_for()
    player.until(
        "() => { const top = document.querySelector('#presets').getBoundingClientRect().top;"
        " return top >= 0 && top < innerHeight / 2; }"
    )
    assert table.locator("thead th").all_text_contents() == [
        one["name"] for one in game_info(player, "tysiac")["presets"]
    ]


def test_an_invitation_says_how_its_rules_differ_from_ones_own(arrive):
    host, friend = arrived(arrive, Player, "en"), arrived(arrive, Mouse, "en", "Bo")
    host.sit("tysiac", ["open", "open"], preset="russian")
    code = host.head["invite"]
    said = friend.ask(f"/api/invitations/{code}?lang=en")["unlike"]
    line = friend.page.locator(".unlike")
    for own in (None, "kurnik", "russian"):
        if own:
            friend.page.evaluate("own => localStorage.setItem('chiliad-presets', JSON.stringify({tysiac: own}))", own)
        friend.open(f"/join/{code}")
        friend.page.get_by_text(friend.language.text("page-join-preset", preset="Russian")).wait_for()
        if own == "russian":
            assert line.count() == 0
            continue
        name, mine = ("Kurnik", "yes") if own else ("Playroom", "no")
        told = friend.language.text("page-join-unlike", mine=mine, preset=name, said=said[own or "playroom"])
        line.get_by_text(told).wait_for()
    line_to = friend.language.text("page-ask-compare")
    assert friend.page.get_by_role("link", name=line_to).count() == 0


@pytest.mark.parametrize("lang", ["en", "pl", "fa"])
def test_the_question_and_the_comparison_are_whole_at_every_size(arrive, lang):
    player = arrived(arrive, Mouse, lang)
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.open("/")
        question(player).locator("summary").click()
        question(player).locator("li").first.wait_for()
        assert player.page.evaluate(CUT) == []
        assert player.page.evaluate(BESIDE) <= 0
        player.open("/rules/tysiac#presets")
        player.page.locator("#presets table").wait_for()
        assert player.page.evaluate(BESIDE) <= 0
        assert player.page.locator("#presets .scroll").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
