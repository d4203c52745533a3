"""The visible state: points on cards, trump, contract, the last trick, where to give, the result."""

from __future__ import annotations

from typing import Any

from page.driver import ENGLISH
from page.locators import button, later
from page.mouse import Mouse
from page.reflow import LANGUAGES
from page.screens import Visitor

WORTH = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}  # T1
TRICK_SHOWN_MS, LONG_MS = 1200, 1_000_000
COINS = """() => [...document.querySelectorAll(".hand [data-card]")].map(one =>
  [one.dataset.card, one.querySelector(".points")?.textContent ?? null])"""
TRICK = """() => [...document.querySelectorAll(".trick ol [data-card]")].map(one => one.dataset.card)"""
# The pictures that fly away from the trick, and those that were there.
FLOWN = """(() => {
  window.__flown = [];
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.style?.position === "fixed" && node.style.zIndex === "30") window.__flown.push(node.innerHTML);
  }).observe(document, { childList: true, subtree: true });
})()"""

PHONE = {"width": 375, "height": 667}
# The words of the result that are in more than one line.
BROKEN_WORDS = """() => [...document.querySelectorAll(".result :is(th, td, th *, td *):not(.visually-hidden)")]
  .flatMap(one => [...one.childNodes].filter(node => node.nodeType === Node.TEXT_NODE))
  .flatMap(node => [...node.textContent.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1;
  }))
  .map(found => found[0])"""
SHEET_CUT = "(box => box.scrollWidth - box.clientWidth)(document.querySelector('.sheet .scroll'))"


def next_led(desk: dict[str, Any]) -> bool:
    """A trick is taken, and another seat has led the next one."""
    return desk["phase"] == "play" and bool(desk["trick"]) and desk["last_trick"] is not None


def test_points_stand_on_cards_until_they_are_switched_off(arrive):
    player = arrive(Mouse, "Ala")
    player.sit("tysiac")
    player.my_turn()
    hand = player.desk["hand"]
    assert dict(player.page.evaluate(COINS)) == {held["card"]: str(WORTH[held["card"][0]]) for held in hand}
    player.page.get_by_role("button", name=ENGLISH.text("page-settings"), exact=True).click()
    player.page.get_by_role("checkbox", name=ENGLISH.text("page-settings-cardPoints")).uncheck()
    player.page.keyboard.press("Escape")
    assert {points for _, points in player.page.evaluate(COINS)} == {None}
    player.page.reload()
    player.page.locator(".hand [data-card]").first.wait_for()
    assert {points for _, points in player.page.evaluate(COINS)} == {None}


def test_trump_is_named_beside_the_trick_and_the_contract_beside_its_declarer(arrive):
    player = arrive(Mouse, "Ala")
    player.come_to("tysiac", lambda desk: next_led(desk) and desk["trump"])
    desk, trick = player.desk, player.page.locator(".trick")
    names = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
    led = [one["card"] for one in desk["trick"]]
    player.until(f"led => String(({TRICK})()) === String(led)", led)
    said = trick.locator(".trump").inner_text().split()
    assert [said[0].lower(), said[-1].lower()] == ["trump", names[desk["trump"]]]
    sign, card = trick.locator(".trump").bounding_box(), trick.locator("ol li").first.bounding_box()
    assert sign["x"] + sign["width"] <= card["x"] + 1, "it covers no card"
    declarer = player.page.locator(f'.seat[data-drop="seat-{desk["declarer"]}"]')
    made = desk["points"][desk["declarer"]]
    assert ENGLISH.text("table-made-of", points=made, contract=desk["contract"]) in declarer.inner_text()


def test_the_trick_taken_stays_whole_until_a_tap_and_flies_as_it_was(arrive):
    player = arrive(Mouse, "Ala", reduced_motion="no-preference")
    later(player, TRICK_SHOWN_MS, LONG_MS)
    player.context.add_init_script(FLOWN)
    player.play_to("tysiac", next_led)
    taken = [one["card"] for one in player.desk["last_trick"]["cards"]]
    player.until(f"taken => String(({TRICK})()) === String(taken)", taken)
    lay = player.page.locator(".trick ol svg").evaluate_all("all => all.map(one => one.outerHTML)")
    player.page.evaluate("window.__flown.length = 0")
    player.page.mouse.click(5, 5)
    led = [one["card"] for one in player.desk["trick"]]
    player.until(f"led => String(({TRICK})()) === String(led)", led)
    player.until("lay => lay.every(one => window.__flown.includes(one))", lay)


def test_the_trick_taken_goes_without_a_tap(arrive):
    player = arrive(Mouse, "Ala")
    player.play_to("tysiac", next_led)
    led = [one["card"] for one in player.desk["trick"]]
    player.until(f"led => String(({TRICK})()) === String(led)", led)


def giving(desk: dict[str, Any]) -> dict[str, Any] | None:
    """A card that the player may give to either of the others."""
    gives = [move["cards"][0] for move in desk["moves"] if move["verb"] == "give"]
    return next((held for held in desk["hand"] if gives.count(held["card"]) == 2), None)


def test_two_named_places_say_where_cards_are_given(arrive):
    player = arrive(Mouse, "Ala")
    held = player.come_to("tysiac", giving)
    names = {seat["seat"]: seat["name"] for seat in player.head["seats"] if seat["seat"] != player.head["you"]}
    group = player.page.get_by_role("group", name=ENGLISH.text("table-give-group"), exact=True)
    shown = group.get_by_role("button").all_inner_texts()
    assert sorted(shown) == sorted(ENGLISH.text("table-give-place", name=name) for name in names.values())
    first, second = sorted(names)
    choose = ENGLISH.text("table-give-choose", name=names[first])
    assert (
        player.says(lambda: button(player, "table-give-place", name=names[first]).click(force=True), choose) == choose
    )
    # The test drags a card to one place, then presses another card and the place of the only receiver left.
    place = button(player, "table-give-place", name=names[second])
    player.act(lambda: player.card(f"{held['card']}{held['at']}").drag_to(place, source_position={"x": 7, "y": 7}))
    assert player.desk["given"][-1]["to"] == second
    assert group.get_by_role("button").all_inner_texts() == [ENGLISH.text("table-give-place", name=names[first])]
    player.press(player.desk["hand"][0])
    player.act(group.get_by_role("button").first.click)
    assert player.desk["given"][-1]["to"] == first
    assert group.count() == 0


def test_a_mouse_without_a_wheel_reaches_the_layings_that_are_out_of_sight(arrive):
    player = arrive(Mouse, "Ala")

    def many(desk: dict[str, Any]) -> bool:
        return desk["phase"] == "meld" and sum(move["verb"] == "lay" for move in desk["moves"]) > 8

    player.come_to("mille", many)
    shelf = player.page.locator(".shelf")
    last = shelf.locator(".offers button").last
    in_sight = """one => { const [box, around] = [one, one.parentElement].map(each => each.getBoundingClientRect());
      return box.left >= around.left && box.right <= around.right + 1; }"""
    assert not last.evaluate(in_sight)
    more = shelf.locator(".more.right")
    told = """() => { const shelf = document.querySelector('.shelf'), line = shelf.firstElementChild;
      return shelf.dataset.more.includes('right') === line.scrollWidth - line.clientWidth - line.scrollLeft > 2; }"""
    while more.is_visible():
        more.click()
        player.until(told)  # the page receives it with the next frame
    assert last.evaluate(in_sight)
    assert shelf.locator(".more.left").is_visible()


def test_in_another_language_the_layings_and_the_sets_begin_on_its_side(arrive):
    player = arrive(Visitor, "Ala", viewport=PHONE)

    def many(desk: dict[str, Any]) -> bool:
        lays = sum(move["verb"] == "lay" for move in desk["moves"])
        return desk["phase"] == "meld" and lays > 3 and any(desk["sets"])

    player.come_to("mille", many)
    shelf = player.page.locator(".shelf")
    for lang, side in [("en", "right"), ("fa", "left"), ("en", "right")]:
        player.speak(lang)
        player.until("side => document.querySelector('.shelf').dataset.more === side", side)
        assert shelf.locator(f".more.{side}").is_visible()
        rank, count = (player.page.locator(f".chip {part}").first.bounding_box() for part in ("b", ".count"))
        assert rank["x"] + rank["width"] <= count["x"] + 1, "a rank, then how many cards"


SIZES = [{"width": 1366, "height": 768}, {"width": 375, "height": 667}]
IN_SIGHT = """one => { const box = one.getBoundingClientRect();
  const on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height - 2);
  return box.top >= 0 && box.bottom <= innerHeight && one.contains(on); }"""


def test_the_result_says_it_in_a_headline_and_the_way_on_is_in_sight(arrive):
    player = arrive(Mouse, "Ala")
    player.finish("mille", options={"target": 200})
    result = player.page.locator(".result.paper")
    result.locator("div.sheet").wait_for()
    settled = player.desk["settled"]
    assert result.locator(".headline").inner_text() == settled["headline"]
    left = result.locator('[data-zone^="left-"] [data-card]')
    drawn = left.evaluate_all("all => all.map(one => one.dataset.card)")
    assert sorted(drawn) == sorted(card for cards in settled["left"] for card in cards)
    assert result.locator("h2 .crown").count() == 1
    again = button(player, "table-again")
    for size in SIZES:
        player.page.set_viewport_size(size)
        player.until(f"one => ({IN_SIGHT})(one)", again.element_handle())
    who = "you" if player.head["winner"] == player.head["you"] else "other"
    player.page.goto("/")
    player.page.get_by_text(ENGLISH.text("page-table-result", who=who)).first.wait_for()


def test_on_a_phone_the_result_breaks_no_word_and_its_sheet_is_whole(arrive):
    player = arrive(Visitor, "Ala", viewport=PHONE)
    player.finish("tysiac", options={"target": 125})
    player.page.locator(".result div.sheet").wait_for()
    for lang in LANGUAGES:
        player.speak(lang)
        assert player.page.evaluate(BROKEN_WORDS) == [], lang
        assert player.page.evaluate(SHEET_CUT) <= 0, lang
