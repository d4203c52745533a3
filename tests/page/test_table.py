"""The table's texts about a choice before the player makes it, and about a refused choice."""

from __future__ import annotations

import re
from typing import Any

import pytest

from page.driver import ENGLISH, Player
from page.keyboard import IN_THE_BID, Keyboard
from page.locators import SENT, later
from page.mouse import Mouse

PLACES = """() => [".prompt", ".hand"].map(one => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [box.top, box.height];
})"""
SHOWN_CALM_MS, LATE_MS, LONG_MS = 1200, 3000, 1_000_000  # before the result, where nothing moves; until a key ends it
WAY = "() => { window.__way = []; addEventListener('focusin', ({ target }) => __way.push(target.tagName)); }"
PHONE = {"width": 390, "height": 800}


def shown(player: Mouse) -> str:
    """The line above the hand."""
    return str(player.page.locator(".prompt .said").inner_text())


def to_meld(player: Mouse) -> dict[str, Any]:
    """Go to a turn of Mille after the draw, at a new table."""
    player.sit("mille")
    assert player.my_turn() == "playing"
    if player.desk["phase"] == "draw":
        player.act(player.button("desk-draw").click)
    return player.desk


def of_two_ranks(desk: dict[str, Any]) -> list[dict[str, Any]]:
    """Two cards of the hand that do not make a set."""
    naturals = [held for held in desk["hand"] if held["card"][0] != "2"]
    first = naturals[0]
    return [first, next(held for held in naturals if held["card"][0] != first["card"][0])]


def test_a_selection_offers_what_the_server_allows_and_no_more(arrive):
    player = arrive(Mouse, "Ala", viewport=PHONE)
    desk = to_meld(player)
    lay = player.page.locator(".pad .row .primary")
    first, second = of_two_ranks(desk)
    player.press(first)
    player.page.mouse.move(1, 1)
    discard = player.button("table-discard")
    assert "primary" in (discard.get_attribute("class") or "")
    assert "ends your turn" in shown(player)
    player.press(second)
    player.page.mouse.move(1, 1)
    assert lay.count() == 0
    assert shown(player).endswith(ENGLISH.text("table-lay-mixed", cards="").strip())
    player.page.keyboard.press("g")
    assert player.page.evaluate(SENT) == 1  # the draw: nothing was sent for a refusal
    player.page.keyboard.press("Escape")

    def offer(desk):
        return next((move for move in desk["moves"] if move["verb"] == "lay"), None)

    offered = offer(desk) or player.come_to("mille", offer)
    desk = player.desk
    left = list(offered["cards"])
    for held in desk["hand"]:
        if held["card"] in left:
            left.remove(held["card"])
            # Where another element covers most of it, a pointer would have to search: this test does not try that.
            player.card(f"{held['card']}{held['at']}").dispatch_event("click")
    lay.wait_for()
    assert lay.inner_text().startswith(ENGLISH.text("table-lay", count=len(offered["cards"])))


def test_a_set_takes_only_what_fits_it(arrive):
    player = arrive(Mouse, "Ala")
    seen = set()

    def tried(desk):
        for held in desk["hand"] if desk["phase"] == "meld" else []:
            fitting = sum(
                held["card"] in one["naturals"] + one["wilds"]
                and [int(held["card"] in one["naturals"]), int(held["card"] in one["wilds"])] in one["ways"]
                for one in desk["lays"]
                if one["lies"]
            )
            if fitting in seen or fitting > 1:
                continue
            seen.add(fitting)
            card = player.card(f"{held['card']}{held['at']}")
            card.dispatch_event("click")
            player.page.locator(".up").wait_for()
            assert player.page.locator("[data-add]").count() == fitting, held
            card.dispatch_event("click")
            player.page.locator(".up").wait_for(state="detached")
        return seen == {0, 1}

    player.play_to("mille", tried)


def test_why_a_card_cannot_be_used_goes_with_its_reason(arrive):
    player = arrive(Mouse, "Ala")

    def idle(desk):  # the pack can be taken, with another card
        uses = [held["can"] for held in desk["hand"]]
        return desk["phase"] == "draw" and any(uses) and next((h for h in desk["hand"] if not h["can"]), None)

    held = player.come_to("mille", idle)
    player.page.mouse.move(1, 1)
    player.card(f"{held['card']}{held['at']}").hover(position={"x": 7, "y": 7})
    player.until("why => document.querySelector('.prompt .said').textContent === why", held["why"])
    player.act(lambda: player.page.keyboard.press("d"))
    assert player.desk["phase"] == "meld"
    assert shown(player) == player.desk["prompt"]


def test_the_pack_says_why_it_cannot_be_taken(arrive):
    player = arrive(Mouse, "Ala")
    player.sit("mille")
    player.my_turn()
    if player.desk["phase"] == "draw":
        player.act(player.button("desk-draw").click)
    why = f"{ENGLISH.text('you-already-drew')}."
    assert player.desk["take_why"] == why
    player.says(lambda: player.page.locator(".top button").click(force=True), why)
    assert shown(player) == why
    player.page.keyboard.press("Escape")
    player.says(lambda: player.page.keyboard.press("p"), why)


def test_a_press_on_the_pack_discards_the_one_selected_card(arrive):
    player = arrive(Mouse, "Ala", viewport=PHONE)
    desk = to_meld(player)
    card = of_two_ranks(desk)[0]
    assert f"discard {card['card']}" in [move["move"] for move in desk["moves"]]
    player.press(card)
    player.act(lambda: player.page.locator(".top button").click())
    discarded = [told for told in player.page.evaluate("__watch.told") if told.startswith("You discard")]
    assert len(discarded) == 1


def test_the_open_log_is_above_all_of_the_table_on_a_small_screen(arrive):
    player = arrive(Mouse, "Ala", viewport={"width": 800, "height": 600})
    player.sit("mille")
    player.my_turn()
    badges = player.page.locator(".hand .count")
    player.page.get_by_role("button", name=ENGLISH.text("table-menu-log")).click()
    player.page.locator(".aside").wait_for()
    beneath = player.page.evaluate(
        """() => {
          const [log, hand] = [".aside", ".hand"].map(one => document.querySelector(one));
          const box = log.getBoundingClientRect(), found = new Set();
          for (const badge of hand.querySelectorAll(".count, .card")) {
            const at = badge.getBoundingClientRect();
            const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
            const seen = document.elementFromPoint(x, y);
            if (y > box.y && y < innerHeight && seen) found.add(log.contains(seen));
          }
          return [...found];
        }"""
    )
    assert badges.count() > 0
    assert beneath == [True]


def test_a_refusal_stands_at_the_hand_moves_nothing_and_goes(arrive):
    player = arrive(Mouse, "Ala", viewport=PHONE)
    desk = to_meld(player)
    before = player.page.evaluate(PLACES)
    why = ENGLISH.text("you-already-drew")
    body = {"slug": "already-drew", "sentence": why, "details": {}}
    player.page.route("**/commands*", lambda route: route.fulfill(status=409, json=body))
    player.forgiven = re.compile("status of 409")
    player.press(desk["hand"][0])
    player.button("table-discard").click()
    refused = player.page.locator(".prompt .refused")
    refused.wait_for()
    assert refused.inner_text() == f"{why}."
    assert player.page.locator(".alerts .alert").count() == 0
    assert player.page.evaluate(PLACES) == before
    # From the page's view it is done, but the table is not sent.
    player.page.route("**/commands*", lambda route: route.fulfill(status=200, json={}))
    player.button("table-discard").click()
    refused.wait_for(state="detached")
    assert player.page.evaluate(PLACES) == before


def to_bid(player: Player) -> dict[str, Any]:
    """Go to an auction of Tysiac in which the player may bid; return the allowed calls."""
    return dict(player.come_to("tysiac", lambda desk: desk["phase"] == "auction" and desk["call"]))


def test_bids_stop_at_the_limit_and_say_why(arrive):
    player = arrive(Mouse, "Ala")
    call = to_bid(player)
    more = player.page.get_by_role("button", name=ENGLISH.text("table-more", step=call["step"]))
    bid = player.page.get_by_role("spinbutton")
    bid.focus()
    player.page.keyboard.press("End")
    player.until("high => document.activeElement.getAttribute('aria-valuenow') === String(high)", call["high"])
    assert more.get_attribute("aria-disabled") == "true"
    described = more.get_attribute("aria-describedby")
    assert player.page.locator(f"#{described}").inner_text() == shown_as(call["why"])
    player.says(lambda: more.click(force=True), shown_as(call["why"]))
    assert bid.get_attribute("aria-valuenow") == str(call["high"])


def test_enter_asks_before_it_bids_and_left_and_right_are_the_hands(arrive):
    player = arrive(Keyboard, "Ala")
    call = to_bid(player)
    player.until(IN_THE_BID)
    sent = player.page.evaluate(SENT)
    asked = ENGLISH.text("table-call-sure", verb="bid", points=call["low"])
    player.says(lambda: player.key("Enter"), asked)
    assert player.page.evaluate(SENT) == sent
    player.key("ArrowRight")
    player.until("() => document.activeElement.dataset.card !== undefined")
    player.key("b")
    player.until(IN_THE_BID)
    low = player.page.get_by_role("spinbutton").get_attribute("aria-valuenow")
    assert low == str(call["low"])
    player.says(lambda: player.key("Enter"), asked)  # after leaving and coming back the page asks again
    assert player.page.evaluate(SENT) == sent
    player.key("ArrowUp")
    chosen = min(call["low"] + call["step"], call["high"])
    if chosen != call["low"]:
        asked = ENGLISH.text("table-call-sure", verb="bid", points=chosen)
        player.says(lambda: player.key("Enter"), asked)  # for another number the page asks again
        assert player.page.evaluate(SENT) == sent
    player.act(lambda: player.key("Enter"))
    assert f"You bid {chosen}." in player.page.evaluate("__watch.told")


@pytest.mark.parametrize("key", ["g", "Shift+Enter"])
def test_a_key_that_the_auction_refuses_says_why_and_bids_nothing(arrive, key):
    player = arrive(Keyboard, "Ala")
    call = to_bid(player)
    player.until(IN_THE_BID)
    asked = ENGLISH.text("table-call-sure", verb="bid", points=call["low"])
    player.says(lambda: player.key("Enter"), asked)
    player.forgiven = re.compile("status of 409")
    player.says(lambda: player.key(key), "The auction is not over yet")
    player.says(lambda: player.key("Enter"), asked)  # the other key has withdrawn the question
    assert player.desk["bids"][player.desk["seat"]] is None


def test_after_the_gifts_the_keys_stand_in_the_contract(arrive):
    player = arrive(Keyboard, "Ala")
    player.come_to("tysiac", lambda desk: desk["phase"] == "contract")
    player.until(IN_THE_BID)


@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_when_a_button_goes_with_the_focus_it_comes_to_the_hand_by_no_heading(arrive, game):
    """With a heading a screen reader would change its mode twice, and say so."""
    player = arrive(Keyboard, "Ala")
    phase = "draw" if game == "mille" else "contract"
    player.come_to(game, lambda desk: desk["phase"] == phase)
    player.until("() => document.activeElement.closest('.hand, .pad') !== null")
    player.page.locator(".pad .primary").first.focus()
    player.page.evaluate(WAY)
    player.act(lambda: player.key("Enter"))
    player.until("() => document.activeElement.closest('.hand') !== null")
    assert player.page.evaluate("__way") == ["SPAN", "BUTTON"], "first where it waited for the news, then the card"


def test_when_the_first_card_goes_the_focus_comes_to_the_hand_by_no_heading(arrive):
    """This holds although the keys have never left it."""
    player = arrive(Keyboard, "Ala")
    player.sit("mille")
    assert player.my_turn() == "playing"
    player.until("() => document.activeElement.closest('.hand') !== null")  # else it comes to the card that is drawn
    if player.desk["phase"] == "draw":
        player.act(lambda: player.key("d"))
    player.page.evaluate(WAY)
    player.key("x")
    player.act(lambda: player.key("x"))
    player.until("() => document.activeElement.closest('.hand [data-key]') !== null")
    assert player.page.evaluate("__way") == ["SPAN", "BUTTON"], "where it waited, then the new first card"


def test_the_keys_stay_on_the_card_that_has_the_focus_where_others_come_before_it(arrive):
    player = arrive(Keyboard, "Ala")

    def ace_not_first_dealt(desk: dict[str, Any]) -> bool:  # by rank an ace is first, as dealt another card
        first = min(desk["hand"], key=lambda held: held["at"])
        return first["card"][0] != "A" and any(held["card"][0] == "A" for held in desk["hand"])

    player.come_to("mille", ace_not_first_dealt)
    player.until("() => document.activeElement.dataset.key !== undefined")
    card = player.focused("e.dataset.key")
    for key, sort in ("M", "deal"), ("C", "suit"), ("H", "rank"):
        player.says(lambda: player.key(f"Shift+{key}"), ENGLISH.text("table-sorted", sort=sort))  # noqa: B023
        player.until("card => document.activeElement.dataset.key === card", card)
        assert player.focused("e.tabIndex") == "0", "the card must have the focus"


def test_n_says_when_it_begins_a_deal_and_when_not(arrive):
    player = arrive(Keyboard, "Ala")
    player.sit("tysiac")
    player.my_turn()
    player.says(lambda: player.key("n"), ENGLISH.text("table-deal-goes-on"))
    while player.my_turn() == "playing":
        player.step()
    player.until("said => __watch.spoken.at(-1)?.endsWith(said)", ENGLISH.text("table-next-press"))


@pytest.mark.parametrize("ends", [False, True], ids=["card", "deal"])
def test_a_dialog_gives_the_focus_back_though_what_had_it_went(arrive, ends):
    player = arrive(Keyboard, "Ala")
    player.come_to("tysiac", lambda desk: desk["phase"] == "play")
    player.key("z")
    player.until("() => document.activeElement.dataset.key !== undefined")
    card = player.focused("e.dataset.key")
    player.key("F1")
    player.until("() => document.activeElement.closest('dialog') !== null")

    def gone(desk: dict[str, Any]) -> bool:
        return not ends and card not in [f"{held['card']}{held['at']}" for held in desk["hand"]]

    player.hurry(gone, deals=False)
    player.key("Escape")
    player.until("where => document.activeElement.closest(where) !== null", ".result" if ends else ".hand, .pad")


@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_the_focus_comes_to_a_result_that_is_shown_after_the_deal_has_ended(arrive, game):
    player = arrive(Keyboard, "Ala")
    later(player, SHOWN_CALM_MS, LATE_MS)
    player.sit(game)
    player.my_turn()
    player.until("() => document.activeElement.closest('.hand, .pad') !== null")
    player.page.evaluate(WAY)
    player.hurry(deals=False)
    player.until("label => document.activeElement.innerText?.startsWith(label)", ENGLISH.text("table-next-deal"))
    way = player.page.evaluate("__way")
    assert way[-2:] == ["SPAN", "BUTTON"], "first where it waited for the news, then the next deal"
    assert "H1" not in way, "a screen reader would change its mode"


def test_the_menu_offers_a_marriage_only_with_one_in_hand(arrive):
    player = arrive(Keyboard, "Ala")
    seen = set()

    def tried(desk):
        held = desk["phase"] == "play" and len(desk["my_marriages"]) > 0
        if held not in seen:
            seen.add(held)
            player.page.get_by_role("button", name=ENGLISH.text("table-menu")).click()
            offered = player.page.get_by_role("menuitem", name=ENGLISH.text("table-key-marry"))
            assert offered.count() == int(held)
            player.key("Escape")
        return len(seen) == 2

    player.play_to("tysiac", tried)


def shown_as(sentence: str) -> str:
    """A sentence without cards, as it is shown and spoken."""
    assert "{" not in sentence
    return sentence


def test_a_concession_is_asked_about_with_its_figures(arrive):
    player = arrive(Mouse, "Ala")
    told = player.come_to("tysiac", lambda desk: desk["concession"])
    award = max(60, -(-player.desk["contract"] // 10) * 5)  # half, at least 60, rounded up to 5 (T22)
    assert sum(f"gets {award}:" in one for one in told) == 2
    player.page.locator(".pad button", has_text=ENGLISH.text("desk-concede")).click()
    dialog = player.page.locator("dialog[open]")
    dialog.wait_for()
    assert dialog.locator("li").all_inner_texts() == told
    said = dialog.get_by_role("heading").get_attribute("aria-describedby")
    assert dialog.locator(f'[id="{said}"] li').count() == len(told), "the heading that gets the focus says it"


def test_a_marriage_in_hand_says_its_points_and_why_it_waits(arrive):
    player = arrive(Mouse, "Ala")
    one = player.come_to("tysiac", lambda desk: next((one for one in desk["my_marriages"] if one["why"]), None))
    king = player.page.locator(f'.hand [data-card="K{one["suit"]}"]')
    assert ENGLISH.text("table-marriage-half", points=one["points"]) in (king.get_attribute("aria-label") or "")
    king.focus()
    player.says(lambda: player.page.keyboard.press("w"), one["why"])


def test_what_was_played_last_is_seen_before_the_result_which_a_phone_shows_from_its_beginning(arrive):
    player = arrive(Mouse, "Ala", viewport={"width": 390, "height": 640})
    later(player, SHOWN_CALM_MS, LONG_MS)
    player.sit("mille")
    player.my_turn()
    player.hurry(deals=False)
    ending = player.page.locator(".mille[data-ending]")
    ending.wait_for()
    assert player.page.locator(".result.paper").count() == 0
    # The player has looked at their own sets, at the bottom.
    assert player.page.evaluate(
        "(() => { const b = document.querySelector('.board'); return b.scrollTop = b.scrollHeight; })()"
    )
    player.page.keyboard.press("Shift")
    player.page.locator(".result.paper").wait_for()
    assert ending.count() == 0
    player.until(
        """() => {
          const title = document.querySelector("#result-title").getBoundingClientRect();
          const board = document.querySelector(".board").getBoundingClientRect();
          return title.top >= board.top && title.bottom <= board.bottom;
        }"""
    )
    seen = """menu => {
      const box = menu.getBoundingClientRect();
      return menu.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    }"""
    assert player.page.get_by_role("button", name=ENGLISH.text("table-menu")).evaluate(seen)
    # Only the board scrolls: neither finger nor wheel moves the menu away.
    cloth = player.page.locator(".cloth")
    assert cloth.evaluate("cloth => cloth.scrollHeight - cloth.clientHeight") == 0


def test_the_stock_is_for_the_pointer_and_its_button_for_the_ear(arrive):
    player = arrive(Mouse, "Ala")
    player.sit("mille")
    player.my_turn()
    assert player.desk["phase"] == "draw"
    named = re.compile(ENGLISH.text("desk-draw"), re.IGNORECASE)
    assert player.page.get_by_role("button", name=named).count() == 1
    assert (
        player.page.get_by_role("region", name=ENGLISH.text("table-stock-and-pack")).get_by_role("button").count() == 0
    )
    pile = player.page.locator(".stock .pile button").first
    player.act(pile.click)
    assert player.desk["phase"] == "meld"
    assert player.page.evaluate("document.activeElement.closest('.stock')") is None


def fits_two_sets(desk):
    """A 2 of the hand that two sets on the table can take, and their ranks; None if there is none."""
    ranks = [one["rank"] for one in desk["lays"] if one["lies"] and [0, 1] in one["ways"]]
    two = next((held for held in desk["hand"] if held["card"][0] == "2"), None)
    return (two, ranks) if two is not None and len(ranks) > 1 else None


def test_keys_choose_the_set_where_cards_fit_several(arrive):
    player = arrive(Keyboard, "Ala")
    two, ranks = player.come_to("mille", fits_two_sets)
    key = f"{two['card']}{two['at']}"
    on_it = "key => document.activeElement.dataset.key === key"
    asked = "() => 'answer' in document.activeElement.dataset"
    player.walk_to(key, "ArrowRight")
    player.key("Space")
    player.key("g")
    player.until(asked)
    group = player.page.get_by_role("group", name=ENGLISH.text("table-lay-group"))
    assert group.get_by_role("button").count() == len(ranks)
    player.key("Escape")
    player.until(on_it, key)  # the question is gone, and the focus is where it was
    player.key("Space")
    player.key("g")
    player.until(asked)
    player.act(lambda: player.key("Enter"))
    desk = player.desk
    joined = next(one for one in desk["sets"][desk["seat"]] if one["rank"] == ranks[0])
    assert two["card"] in joined["wilds"]
