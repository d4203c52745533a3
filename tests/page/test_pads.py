"""Everything that a player presses, drags and chooses at a table, and automatic play."""

from __future__ import annotations

import json
from typing import Any

import pytest

from page.assertions import NAMES, hand
from page.driver import ENGLISH, POLL_MS, may_lay
from page.keyboard import IN_THE_BID, Keyboard
from page.locators import MOVED, SENT, has_focus, later
from page.mouse import Mouse

TYPED_MS = 2000  # after this time figures begin another number
GHOSTS = "[...document.querySelectorAll('div[aria-hidden=true]')].filter(one => one.style.position === 'fixed').length"


@pytest.mark.parametrize("game", ["tysiac", "mille"])
def test_cards_fly_and_come_to_lie_where_they_belong(arrive, game):
    player = arrive(Mouse, "Ala", reduced_motion="no-preference")
    player.context.add_init_script(MOVED)
    player.sit(game)
    for _ in range(6):
        if player.my_turn() != "playing":
            break
        player.step()
    assert player.page.evaluate("window.__moved") > 5
    player.my_turn()
    player.page.wait_for_function(f"() => {GHOSTS} === 0", polling=POLL_MS)
    assert hand(player) == {held["card"] for held in player.desk["hand"]}


def test_a_key_ends_the_flights(arrive):
    player = arrive(Mouse, "Ala", reduced_motion="no-preference")
    slow = "const animate = Element.prototype.animate; Element.prototype.animate = function (frames, how) {"
    player.context.add_init_script(f"{slow} return animate.call(this, frames, {{ ...how, duration: 60000 }}); }}")
    player.sit("mille")
    player.my_turn()
    player.act(player.button("desk-draw").click)
    player.page.wait_for_function(f"() => {GHOSTS} > 0", polling=POLL_MS)
    player.page.keyboard.press("Shift")
    player.page.wait_for_function(f"() => {GHOSTS} === 0", polling=POLL_MS)


def forced(desk: dict[str, Any]) -> bool:
    """Only one card is playable."""
    return desk["phase"] == "play" and [move["verb"] for move in desk["moves"]] == ["play"]


@pytest.mark.parametrize("wanted", [True, False])
def test_a_forced_card_is_played_by_itself_where_that_is_wanted(arrive, wanted):
    player = arrive(Mouse, "Ala")
    player.come_to("tysiac", forced)
    held = len(player.desk["hand"])
    player.page.evaluate("said => localStorage.setItem('chiliad-settings', said)", json.dumps({"autoPlay": wanted}))
    player.page.reload()
    player.until("() => __watch.news !== null")
    if wanted:
        player.until("held => __watch.news.desk.hand.length < held || __watch.news.head.phase !== 'playing'", held)
    else:
        player.page.wait_for_timeout(2500)
        assert len(player.desk["hand"]) == held


def test_who_concedes_is_asked_and_may_think_better_of_it(arrive):
    player = arrive(Mouse, "Ala")
    player.come_to("tysiac", lambda desk: desk["concession"])
    word = ENGLISH.text("desk-concede")
    concede = player.page.locator(".pad button", has_text=word)
    dialog = player.page.locator("dialog[open]")
    concede.click()
    sent = player.page.evaluate(SENT)
    dialog.get_by_role("button", name=ENGLISH.text("table-concede-no"), exact=True).click()
    dialog.wait_for(state="detached")
    assert player.page.evaluate(SENT) == sent
    concede.click()
    player.act(dialog.get_by_role("button", name=word, exact=True).click)
    sheet = player.ask(f"/api/tables/{player.head['table']}/sheet")
    assert sheet["deals"][-1]["contract"]["ended"]["said"] == "conceded"


def chooses_bids(desk: dict[str, Any]) -> dict[str, Any] | None:
    """The limits of a bid with at least two choices."""
    call = desk["call"]
    return call if desk["phase"] == "auction" and call and call["high"] >= call["low"] + 3 * call["step"] else None


def test_a_bid_is_written_in_figures(arrive):
    player = arrive(Keyboard, "Ala")
    later(player, TYPED_MS, 10 * TYPED_MS)
    call = player.come_to("tysiac", chooses_bids)
    wanted = call["low"] + 2 * call["step"]
    player.key("b")
    player.until(IN_THE_BID)
    for figure in str(call["low"] + 1):  # between two bids
        player.key(figure)
    said = len(player.spoken)
    player.key("Enter")
    player.until(
        "([said, high]) => __watch.spoken.slice(said).some(one => one.includes(high))", [said, str(call["high"])]
    )
    assert player.page.evaluate("__watch.refused") == []
    for figure in str(wanted):
        player.key(figure)
    player.says(lambda: player.key("Enter"), ENGLISH.text("table-call-sure", verb="bid", points=wanted))
    player.act(lambda: player.key("Enter"))
    assert f"You bid {wanted}." in player.page.evaluate("__watch.told")


def test_the_step_down_and_the_quick_choices_of_a_bid(arrive):
    player = arrive(Mouse, "Ala")
    call = player.come_to("tysiac", chooses_bids)
    bid = player.page.get_by_role("spinbutton")
    more, less = (
        player.page.get_by_role("button", name=ENGLISH.text(f"table-{way}", step=call["step"]))
        for way in ("more", "less")
    )
    more.click()
    more.click()
    less.click()
    assert bid.get_attribute("aria-valuenow") == str(call["low"] + call["step"])
    quick = player.page.get_by_role("group", name=ENGLISH.text("table-quick")).get_by_role("button").last
    points = quick.inner_text()
    quick.click()
    player.act(player.page.locator(".bid .go").click)
    assert f"You bid {points}." in player.page.evaluate("__watch.told")


def test_a_card_is_given_by_dragging_it_to_a_seat(arrive):
    player = arrive(Mouse, "Ala")
    given = player.come_to("tysiac", lambda desk: desk["phase"] == "give" and desk["hand"][0])
    player.page.mouse.move(1, 1)
    card = player.card(f"{given['card']}{given['at']}")
    card.hover(position={"x": 7, "y": 7})
    seat = (player.head["you"] + 1) % 3
    there = player.page.locator(f'[data-drop="seat-{seat}"]').first.bounding_box()
    player.page.mouse.down()
    player.page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=3)
    player.act(player.page.mouse.up)
    assert player.desk["held"][seat] == 8
    assert given["card"] not in hand(player)


def two_ways(desk: dict[str, Any]) -> bool:
    """Several sets of cards can take the pack."""
    return sum(move["verb"] == "take" for move in desk["moves"]) > 1


def test_with_which_cards_the_pack_is_taken_is_asked(arrive):
    player = arrive(Keyboard, "Ala")
    player.come_to("mille", two_ways)
    takes = [move for move in player.desk["moves"] if move["verb"] == "take"]
    player.key("p")
    player.until("() => 'answer' in document.activeElement.dataset")
    group = player.page.get_by_role("group", name=ENGLISH.text("table-take-which"))
    assert group.get_by_role("button").count() == len(takes)
    player.key("Escape")
    group.wait_for(state="detached")
    player.key("p")
    player.until("() => 'answer' in document.activeElement.dataset")
    player.act(lambda: player.key("Enter"))
    assert player.desk["phase"] != "draw"
    assert player.desk["pack"] == []


def test_all_cards_of_a_rank_are_selected_at_once(arrive):
    player = arrive(Mouse, "Ala")

    def pair(desk: dict[str, Any]) -> str | None:
        ranks = [held["card"][0] for held in desk["hand"]]
        return next((rank for rank in ranks if ranks.count(rank) > 1), None) if desk["phase"] == "meld" else None

    rank = player.come_to("mille", pair)
    wanted = sum(held["card"][0] == rank for held in player.desk["hand"])
    order = [
        key[0]
        for key in player.page.locator(".hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    ]
    several = [one for one in dict.fromkeys(order) if order.count(one) > 1]
    count = player.page.locator(".hand .count").nth(several.index(rank))
    count.click()
    assert count.get_attribute("aria-pressed") == "true"
    chosen = player.page.locator('.hand [aria-pressed="true"][data-card]').evaluate_all(
        "all => all.map(one => one.dataset.card[0])"
    )
    assert chosen == [rank] * wanted
    count.click()
    assert player.page.locator('.hand [aria-pressed="true"][data-card]').count() == 0


def test_the_pack_can_be_looked_through(arrive):
    player = arrive(Mouse, "Ala")
    player.come_to("mille", lambda desk: len(desk["pack"]) > 3)
    player.page.get_by_role("button", name=ENGLISH.text("table-pack-look-title"), exact=True).click()
    dialog = player.page.locator("dialog[open]")
    said = dialog.locator("p.visually-hidden").inner_text().lower()
    at = 0
    for card in player.desk["pack"]:
        at = said.index(NAMES[card], at) + 1
    assert dialog.locator(".all svg").count() == len(player.desk["pack"])


def test_u_takes_back_and_says_when_there_is_nothing(arrive):
    player = arrive(Keyboard, "Ala")
    player.sit("mille")
    player.my_turn()  # the player has decided nothing yet
    player.key("u")
    player.until("said => __watch.said(said)", ENGLISH.text("table-undo-none"))
    player.come_to("mille", may_lay)
    before = player.desk["hand"]
    offers = player.page.get_by_role("group", name=ENGLISH.text("table-offers")).get_by_role("button")
    player.act(offers.first.click)
    assert len(player.desk["hand"]) < len(before)
    player.act(lambda: player.key("u"))
    assert player.desk["hand"] == before
    assert hand(player) == {held["card"] for held in before}


def test_the_layings_are_one_stop_of_tab_and_the_arrows_go_along_them(arrive):
    player = arrive(Keyboard, "Ala")

    def several(desk: dict[str, Any]) -> bool:
        return desk["phase"] == "meld" and sum(move["verb"] == "lay" for move in desk["moves"]) > 1

    player.come_to("mille", several)
    offers = player.page.get_by_role("group", name=ENGLISH.text("table-offers")).get_by_role("button")
    card = player.page.locator('.hand [data-key][tabindex="0"]')
    card.focus()
    player.key("Shift+Tab")
    has_focus(player, offers.first)
    player.key("ArrowRight")
    has_focus(player, offers.nth(1))
    player.key("Tab")
    has_focus(player, card)
    player.key("Shift+Tab")
    has_focus(player, offers.nth(1))
