"""From the first page to a table: its choices apply, and it answers the questions that it asks."""

import re

import pytest

from page.driver import ENGLISH
from page.keyboard import Keyboard
from page.locators import later
from page.mouse import Mouse
from page.screen_reader import ScreenReader, press

NOTICED_MS, LONG_MS = 150, 1500  # for each place to which the focus is moved
PHONE = {"viewport": {"width": 390, "height": 800}, "has_touch": True, "is_mobile": True}


def unfold(player: Mouse) -> None:
    """Clock, absence, spectators, stakes."""
    player.page.get_by_text(ENGLISH.text("page-new-more", stakes="yes")).click()


@pytest.mark.parametrize("small", [None, 7])
def test_a_table_has_the_stakes_and_the_pace_that_were_chosen(arrive, small):
    player = arrive(Mouse, "Ala")
    player.open("/new?game=mille")
    page = player.page
    page.get_by_label(ENGLISH.text("page-new-pace"), exact=True).select_option("slow")
    unfold(player)
    if small is not None:
        page.get_by_label(ENGLISH.text("page-new-stakes-choice", stakes="yes")).check()
        page.get_by_label(ENGLISH.text("page-new-stakes"), exact=True).fill(str(small))
        page.keyboard.press("Tab")
        large = 3 * small  # M29
        page.get_by_text(ENGLISH.text("page-stakes-said", small=small, large=large)).wait_for()
    page.get_by_role("button", name=ENGLISH.text("page-new-begin")).click()
    player.until("() => __watch.news?.head.deal === 1")
    assert (player.head["small"], player.head["pace"]) == (small, "slow")


def test_only_where_a_bot_sits_its_pace_is_asked_for(arrive):
    player = arrive(Mouse, "Ala")
    player.open("/new?game=tysiac")
    pace = player.page.get_by_label(ENGLISH.text("page-new-pace"), exact=True)
    pace.wait_for()
    for seat in (2, 3):
        assert pace.count() == 1
        player.page.get_by_label(ENGLISH.text("page-new-seat", seat=seat)).select_option("open")
    pace.wait_for(state="detached")


def test_a_quick_match_is_played_for_nothing(arrive):
    player = arrive(Mouse, "Ala")
    player.open("/")
    player.page.get_by_role("button", name=ENGLISH.text("page-play-now", name="Mille", seats=2)).click()
    player.until("() => __watch.news?.head.deal === 1")
    assert player.head["small"] is None


@pytest.mark.parametrize("game, seats", [("Mille", 2), ("Tysiac", 3)])
def test_the_focus_reaches_the_cards_where_the_news_comes_while_it_is_on_its_way(arrive, game, seats):
    player = arrive(Keyboard, "Ala")
    later(player, NOTICED_MS, LONG_MS)
    held = []
    player.page.route("**/events?*", lambda route: held.append(route))
    player.open("/")
    player.page.get_by_role("button", name=ENGLISH.text("page-play-now", name=game, seats=seats)).press("Enter")
    player.until("() => document.activeElement.id === 'main'")
    held.pop().continue_()
    player.until("() => document.activeElement.closest('.hand, .pad') !== null")


def test_the_rules_mark_what_differs_from_the_preset(arrive):
    player = arrive(Mouse, "Ala")
    texts = [
        {one["number"]: one["text"] for one in player.ask(f"/api/rules/tysiac?lang=en{more}")["paragraphs"]}
        for more in ("", "&target=500")
    ]
    wanted = [number for number in texts[0] if texts[0][number] != texts[1][number]]
    assert 0 < len(wanted) < len(texts[0])
    player.open("/rules/tysiac?target=500")
    marked = player.page.locator("section:has(.changed)")
    marked.first.wait_for()
    assert marked.evaluate_all("all => all.map(one => one.id)") == [f"rule-{number}" for number in wanted]
    links = player.page.locator(".contents a")
    assert links.count() == len(texts[1])
    assert not links.first.is_visible()  # folded
    player.open("/rules/tysiac")
    player.page.locator("section[id^=rule-]").first.wait_for()
    assert player.page.locator(".changed").count() == 0


def test_help_is_read_from_its_heading_and_says_what_there_is(arrive):
    player = arrive(Keyboard, "Ala")
    player.open("/")
    player.page.locator(".game button").first.wait_for()
    player.key("F1")
    dialog = player.page.get_by_role("dialog", name=ENGLISH.text("page-help"))
    dialog.wait_for()
    player.until("heading => document.activeElement.textContent === heading", ENGLISH.text("page-help"))
    assert dialog.get_by_text(ENGLISH.text("page-help-there")).is_visible()
    player.sit("mille")
    player.key("F1")
    dialog.get_by_role("heading", name=ENGLISH.text("table-keys")).wait_for()


def test_on_a_phone_help_and_menu_begin_with_what_a_finger_does(arrive):
    player = arrive(Mouse, "Ala", **PHONE)
    player.sit("tysiac")
    player.my_turn()
    page = player.page
    page.get_by_role("button", name=ENGLISH.text("page-help")).click()
    heading = page.get_by_role("dialog").get_by_role("heading", level=3).first
    assert heading.inner_text() == ENGLISH.text("page-help-touch")
    assert not page.get_by_role("dialog").locator("dl").first.is_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=ENGLISH.text("table-menu")).click()
    menu = page.get_by_role("menu")
    assert menu.evaluate("one => one.scrollHeight <= one.clientHeight")
    hand = menu.get_by_role("menuitem", name=ENGLISH.text("table-key-hand"), exact=True)
    assert hand.count() == 0
    menu.get_by_role("menuitem", name=ENGLISH.text("table-menu-more")).click()
    hand.click()
    player.until("() => __watch.spoken.some(said => said.includes(' of '))")
    menu.wait_for(state="detached")


def test_letters_in_the_menu_go_through_it_and_are_no_keys_of_the_table(arrive):
    player = arrive(Keyboard, "Ala")
    player.sit("tysiac")
    player.my_turn()
    player.page.get_by_role("button", name=ENGLISH.text("table-menu")).press("Enter")
    items = player.page.get_by_role("menuitem").all()
    names = [item.inner_text().strip().lower() for item in items]
    letter = next(name[0] for name in names[1:] if name[0] != names[0][0])
    found = next(at for at, name in enumerate(names) if name.startswith(letter))
    player.key(letter)
    player.until("name => document.activeElement.innerText.trim().toLowerCase() === name", names[found])
    hand = ENGLISH.text("table-say-hand", count=len(player.desk["hand"]), cards="|").split("|")[0]
    player.key("h")
    player.page.wait_for_timeout(300)
    assert items[0].is_visible()
    player.key("Escape")
    player.key("h")  # this key belongs to the table now
    player.until("hand => __watch.said(hand)", hand)
    assert sum(said.startswith(hand) for said in player.spoken) == 1


def test_who_is_alone_leaves_the_table_as_it_stands(arrive):
    player = arrive(ScreenReader, "Ala")
    player.sit("tysiac")
    assert player.my_turn() == "playing"
    there = player.page.evaluate("location.pathname")
    press(player.role("button", "table-menu"))
    press(player.role("menuitem", "table-menu-leave"))
    dialog = player.page.get_by_role("dialog", name=ENGLISH.text("table-leave-title"))
    assert ENGLISH.text("table-leave-alone") in dialog.inner_text()
    press(dialog.get_by_role("button", name=ENGLISH.text("table-leave-yes"), exact=True))
    player.page.locator(".game button").first.wait_for()
    mine = player.page.get_by_role("region", name=ENGLISH.text("page-tables-on"))
    press(mine.get_by_role("link").first)
    player.until("there => location.pathname === there", there)
    player.page.get_by_role("toolbar", name=re.compile("^Your hand")).wait_for()


def test_what_is_asked_stands_on_the_page_beside_an_answer(arrive):
    player = arrive(ScreenReader, "Ala")
    player.sit("tysiac")
    assert player.my_turn() == "playing"
    player.page.keyboard.press("f")
    player.page.locator(".prompt .other").wait_for()
    asked = player.page.locator(".prompt .visually-hidden").inner_text()
    assert asked == player.desk["prompt"]
