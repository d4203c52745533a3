"""Another language in the middle of a deal: every text changes, and nothing is loaded again."""

import re

from chiliad.i18n.language import Language
from page.driver import ENGLISH
from page.keyboard import Keyboard
from page.locators import later

ANNOUNCED_MS, ANSWERED_MS = 3_600, 5_000  # TysiacTable.svelte, table.svelte.ts
ISOLATES = re.compile("[\u2066-\u2069\ufe0e]")
PERSIAN_DIGITS = re.compile("[۰-۹]")


def told(player) -> list[str]:
    """The log on the page, oldest first."""
    return [ISOLATES.sub("", line) for line in player.page.locator(".log li p").all_inner_texts()]


def switch(player, code: str) -> None:
    player.page.locator("header select").select_option(code)
    player.until("code => document.documentElement.lang === code", code)


def test_english_persian_polish_in_mid_deal(arrive):
    player = arrive(Keyboard, "Ala")
    player.come_to("tysiac", lambda desk: desk["phase"] == "play" and len(desk["hand"]) == 6)
    player.page.evaluate("window.here = 'still'")
    loads = []
    player.page.on("load", lambda: loads.append(player.page.url))
    desk = player.desk
    english = told(player)
    assert len(english) >= 10
    cards = player.page.locator(".hand [data-card]").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().x)"
    )
    assert cards == sorted(cards)

    for code, direction in [("fa", "rtl"), ("pl", "ltr"), ("en", "ltr")]:
        before = player.page.evaluate("document.querySelector('.log li p').innerText")
        switch(player, code)
        player.until("code => document.documentElement.dir === code", direction)
        player.until("lang => __watch.news.desk !== null && document.documentElement.lang === lang", code)
        language = Language(code)
        wanted = language.text("table-log")
        player.page.get_by_role("heading", name=wanted).wait_for()
        # The same cards in the same order, which begins where a line of text begins.
        again = player.page.locator(".hand [data-card]").evaluate_all(
            "all => all.map(one => [one.dataset.card, one.getBoundingClientRect().x])"
        )
        assert [x for _, x in again] == sorted((x for _, x in again), reverse=direction == "rtl")
        assert {card for card, _ in again} == {held["card"] for held in desk["hand"]}
        player.until("was => document.querySelector('.log li p')?.innerText !== was", before)
        player.until("count => document.querySelectorAll('.log li p').length === count", len(english))
        log = told(player)
        if code == "en":
            assert log == english
        else:
            assert all(here != there for here, there in zip(log, english, strict=True)) or code not in FINISHED
        total = player.page.locator(".hand [role=toolbar], [role=toolbar].hand").first.get_attribute("aria-label") or ""
        assert bool(PERSIAN_DIGITS.search(total)) == (code == "fa")
        assert player.page.evaluate("window.here") == "still"
    assert loads == []

    switch(player, "fa")
    player.step()
    player.my_turn()
    assert ENGLISH.text("table-log") != Language("fa").text("table-log")


FINISHED = {"fa", "pl"}


def test_what_is_shown_for_a_while_changes_with_the_language_or_goes(arrive):
    player = arrive(Keyboard, "Ala")
    for ms in (ANNOUNCED_MS, ANSWERED_MS):
        later(player, ms, 10**6)
    player.come_to("tysiac", lambda desk: desk["phase"] == "contract")
    player.step()
    points = player.desk["contract"]
    said = player.page.get_by_role("region", name="You").get_by_text(f"Contract {points}", exact=True)
    said.wait_for(state="attached")
    player.key("f")
    answer = player.page.locator(".prompt .other", has_text="No trump yet")
    answer.wait_for()
    switch(player, "pl")
    player.page.get_by_role("region", name="Ty").get_by_text(f"Kontrakt {points}", exact=True).wait_for(
        state="attached"
    )
    assert said.count() == 0
    answer.wait_for(state="detached")


def test_arrows_alone_change_no_language(arrive):
    player = arrive(Keyboard, "Ala")
    player.open("/")
    player.page.locator(".game button").first.wait_for()
    field = player.page.locator("header select")
    codes = field.locator("option").evaluate_all("all => all.map(one => one.value)")
    assert codes[0] == "en"

    def spoken() -> str:
        return str(player.page.evaluate("document.documentElement.lang"))

    asked: list[str] = []  # texts that the page fetched
    player.page.on("request", lambda one: asked.append(one.url) if "/api/texts/" in one.url else None)
    for take in ("Enter", "Tab"):
        asked.clear()
        field.focus()
        at = codes.index(spoken())
        player.key("ArrowDown")
        player.key("ArrowDown")
        assert field.input_value() == codes[at + 2]
        assert (spoken(), asked) == (codes[at], [])
        player.key(take)
        player.until("code => document.documentElement.lang === code", codes[at + 2])
    asked.clear()
    field.focus()
    player.key("ArrowUp")
    player.key("Escape")
    player.key("Tab")
    assert field.input_value() == spoken() == codes[4]
    assert asked == []
