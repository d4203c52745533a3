"""A preference applies at once, and again when the person comes back."""

from __future__ import annotations

import re
from typing import Any

import pytest

from page.driver import ENGLISH, Player
from page.keyboard import Keyboard
from page.locators import MOVED, button, has_focus
from page.mouse import Mouse
from page.screen_reader import press

FILL = "card => getComputedStyle(document.querySelector(`.hand [data-card='${card}'] .suit`)).fill"
HEIGHT = "document.querySelector('.hand .face .index .rank').getBoundingClientRect().height"
BRIGHTNESS = """() => getComputedStyle(document.documentElement).backgroundColor
  .match(/\\d+/g).slice(0, 3).reduce((sum, one) => sum + Number(one), 0) / 3"""
TRICK_ORDER = "ATKQJ9"
SUITS = "shcd"  # black and red alternate


def settings(player: Player) -> Any:
    """The settings, opened."""
    press(button(player, "page-settings"))
    dialog = player.page.get_by_role("dialog", name=ENGLISH.text("page-settings"))
    dialog.wait_for()
    return dialog


def close(player: Player) -> None:
    player.page.keyboard.press("Escape")
    player.page.locator("dialog[open]").wait_for(state="detached")


def set_to(player: Player, message: str, on: bool = True) -> None:
    """Make one choice, and close the settings."""
    settings(player).get_by_label(ENGLISH.text(message), exact=True).set_checked(on)
    close(player)


def reload(player: Player) -> None:
    player.page.reload()
    player.my_turn()
    player.page.locator(".hand [data-card]").first.wait_for()


def cards(player: Player) -> list[str]:
    """The hand, from left to right."""
    found: list[str] = player.page.locator(".hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return found


def at_a_table(player: Player, game: str = "tysiac") -> None:
    player.sit(game)
    assert player.my_turn() == "playing"
    player.page.locator(".hand [data-card]").first.wait_for()


def of_every_suit(desk: dict[str, Any]) -> bool:
    return {held["card"][1] for held in desk["hand"]} == set("shdc")


def test_four_colours_tell_the_suits_apart(arrive):
    player = arrive(Mouse, "Ala")
    player.come_to("tysiac", of_every_suit)
    one_of = {card[1]: card for card in cards(player)}

    def colours() -> int:
        return len({player.page.evaluate(FILL, card) for card in one_of.values()})

    assert colours() == 2
    set_to(player, "page-settings-fourColours")
    assert colours() == 4
    reload(player)
    assert colours() == 4
    set_to(player, "page-settings-fourColours", on=False)
    assert colours() == 2


@pytest.mark.parametrize("game", ["tysiac", "mille"])
def test_a_letter_stands_beside_each_suit(arrive, game):
    player = arrive(Mouse, "Ala")
    at_a_table(player, game)
    letters = player.page.locator(".hand .face .letter")
    wanted = [ENGLISH.text("page-suit-letter", suit=card[1]) for card in cards(player)]
    assert letters.count() == 0
    set_to(player, "page-settings-suitLetters")
    assert letters.all_text_contents() == wanted
    reload(player)
    assert letters.all_text_contents() == wanted


def test_large_figures_are_larger(arrive):
    player = arrive(Mouse, "Ala")
    at_a_table(player)
    usual = player.page.evaluate(HEIGHT)
    set_to(player, "page-settings-largeIndex")
    assert player.page.evaluate(HEIGHT) > 1.2 * usual
    reload(player)
    assert player.page.evaluate(HEIGHT) > 1.2 * usual
    set_to(player, "page-settings-largeIndex", on=False)
    assert player.page.evaluate(HEIGHT) == pytest.approx(usual, abs=1)


def test_nothing_changes_little_by_little_where_nothing_moves(arrive):
    player = arrive(Mouse, "Ala", reduced_motion="reduce")
    player.come_to("tysiac", of_every_suit)
    club = next(card for card in cards(player) if card[1] == "c")
    # Read at the moment of the change: an animated colour still has its old value.
    usual, changed = player.page.evaluate(
        f"""card => {{
          const usual = ({FILL})(card);
          document.documentElement.toggleAttribute("data-four-colours");
          return [usual, ({FILL})(card)];
        }}""",
        club,
    )
    assert changed != usual


@pytest.mark.parametrize("system, chosen", [("reduce", "on"), ("no-preference", "off")])
def test_whether_cards_move_is_chosen_against_the_system(arrive, system, chosen):
    player = arrive(Mouse, "Ala", reduced_motion=system)
    player.context.add_init_script(MOVED)
    at_a_table(player)
    assert moves(player) == (chosen == "off")
    set_to(player, f"page-settings-motion-{chosen}")
    assert moves(player) == (chosen == "on")
    reload(player)
    assert moves(player) == (chosen == "on")
    set_to(player, "page-settings-motion-auto")
    assert moves(player) == (chosen == "off")


def moves(player: Player) -> bool:
    """Whether something moves until a card of mine and the others' after it have been played."""
    player.page.evaluate("window.__moved = 0")
    played = False
    while not played:
        if player.my_turn() == "between":
            player.next_deal()
            continue
        played = player.desk["phase"] == "play"
        player.step()
    player.my_turn()
    return bool(player.page.evaluate("window.__moved > 0"))


def test_the_page_is_dark_where_that_is_chosen(arrive):
    player = arrive(Mouse, "Ala", color_scheme="light")
    player.open("/")
    player.page.locator(".game button").first.wait_for()
    assert player.page.evaluate(BRIGHTNESS) > 150
    set_to(player, "page-settings-theme-dark")
    player.until(f"() => ({BRIGHTNESS})() < 80")
    player.page.reload()
    player.page.locator(".game button").first.wait_for()
    assert player.page.evaluate(BRIGHTNESS) < 80
    set_to(player, "page-settings-theme-auto")  # the system's: light
    player.until(f"() => ({BRIGHTNESS})() > 150")


def test_single_letters_are_no_keys_where_they_are_switched_off(arrive):
    player = arrive(Keyboard, "Ala")
    at_a_table(player)
    off = ENGLISH.text("page-keys-are-off")
    hand = ENGLISH.text("table-say-hand", count=len(player.desk["hand"]), cards="|").split("|")[0]
    said = "hand => __watch.said(hand)"
    set_to(player, "page-settings-keys", on=False)
    reload(player)
    player.key("h")
    player.key("F1")  # it is not a letter
    dialog = player.page.get_by_role("dialog", name=ENGLISH.text("page-help"))
    assert dialog.get_by_text(off).is_visible()
    close(player)
    player.key("ArrowRight")  # nor is this
    player.until("() => document.activeElement.dataset.card !== undefined")
    player.page.wait_for_timeout(500)  # an answer would be spoken by now
    assert not any(one.startswith(hand) for one in player.spoken)
    set_to(player, "page-settings-keys")
    player.key("h")
    player.until(said, hand)
    player.key("F1")
    dialog.wait_for()
    assert dialog.get_by_text(off).count() == 0


def test_keys_are_written_on_buttons_unless_one_does_not_want_them(arrive):
    player = arrive(Mouse, "Ala")
    player.come_to("tysiac", may_pass)
    hint = player.page.locator("[data-pass] kbd")
    hint.wait_for()
    for switch in ("page-settings-keyHints", "page-settings-keys"):
        set_to(player, switch, on=False)
        hint.wait_for(state="detached")
        set_to(player, switch)
        hint.wait_for()


def may_pass(desk: dict[str, Any]) -> bool:
    return any(move["verb"] == "pass" for move in desk["moves"])


def test_the_hand_is_held_in_the_order_that_was_chosen(arrive):
    player = arrive(Mouse, "Ala")
    at_a_table(player)
    held = {one["card"]: one["at"] for one in player.desk["hand"]}

    def suit(card: str) -> int:
        return SUITS.index(card[1])

    def rank(card: str) -> int:
        return TRICK_ORDER.index(card[0])

    wanted = {
        "suit": sorted(held, key=lambda card: (suit(card), rank(card))),
        "rank": sorted(held, key=lambda card: (rank(card), suit(card))),
        "deal": sorted(held, key=lambda card: held[card]),
    }
    assert cards(player) == wanted["suit"]
    for sort in ("rank", "deal", "suit"):
        set_to(player, f"page-settings-sort-{sort}")
        assert cards(player) == wanted[sort]
        reload(player)
        assert cards(player) == wanted[sort]


def two_left(desk: dict[str, Any]) -> bool:
    return desk["phase"] == "play" and len(desk["hand"]) == 2


def test_a_last_card_is_played_by_itself_where_that_is_wanted(arrive):
    player = arrive(Mouse, "Ala")
    player.come_to("tysiac", two_left)
    deal = player.head["deal"]
    set_to(player, "page-settings-autoPlay")
    if sum(bool(held["can"]) for held in player.desk["hand"]) == 2:  # otherwise the first is played automatically too
        player.step()
    player.until("deal => __watch.news.head.phase !== 'playing' && __watch.news.head.deal === deal", deal)


def test_the_address_of_the_settings_opens_them_over_the_first_page(arrive):
    player = arrive(Keyboard, "Ala")
    player.open("/settings")
    dialog = player.page.get_by_role("dialog", name=ENGLISH.text("page-settings"))
    has_focus(player, dialog.get_by_role("heading", name=ENGLISH.text("page-settings")))
    assert dialog.get_by_text(ENGLISH.text("page-settings-kept")).is_visible()
    player.key("Escape")
    dialog.wait_for(state="detached")
    player.page.wait_for_url(re.compile("[0-9]/$"))
    player.page.locator(".game button").first.wait_for()
    # When their button has opened them, they give the focus back to it.
    settings(player)
    close(player)
    has_focus(player, button(player, "page-settings"))


# Counts the tones and vibrations that the page starts.
SIGNALS = """(() => {
  window.__signals = { tones: 0, vibrations: 0 };
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...given) {
    window.__signals.tones += 1;
    return start.apply(this, given);
  };
  Object.defineProperty(navigator, "vibrate", { value: () => { window.__signals.vibrations += 1; return true; } });
})()"""
PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
STEPS = 4


def signals(player: Player) -> dict[str, int]:
    found: dict[str, int] = player.page.evaluate("__signals")
    return found


def steps_on(player: Mouse, count: int) -> None:
    """Make decisions of one deal, so that other seats have turns between."""
    for _ in range(count):
        assert player.my_turn() == "playing"
        player.step()
    assert player.my_turn() == "playing"


@pytest.mark.parametrize("phone", [True, False])
def test_my_turn_is_signalled_once_the_player_asks_for_it(arrive, phone):
    player = arrive(Mouse, "Ala", **(PHONE if phone else {}))
    player.context.add_init_script(SIGNALS)
    player.sit("mille")
    steps_on(player, STEPS)
    assert signals(player) == {"tones": 0, "vibrations": 0}
    dialog = settings(player)
    group = dialog.get_by_role("group", name=ENGLISH.text("page-settings-signals"), exact=True)
    group.wait_for()  # it is fetched when the settings are opened
    assert group.get_by_role("checkbox").count() == (2 if phone else 1)
    for box in group.get_by_role("checkbox").all():
        box.check()
    sample = {"tones": 1, "vibrations": int(phone)}
    player.until("sample => JSON.stringify(__signals) === JSON.stringify(sample)", sample)
    close(player)
    # To my next turn and no further: the other seat has had one in between.
    steps_on(player, 1)
    while player.desk["phase"] != "draw":
        steps_on(player, 1)
    again = {"tones": 2, "vibrations": 2 * int(phone)}
    player.until("again => JSON.stringify(__signals) === JSON.stringify(again)", again)
    # The page keeps it for the next visit, whose first turn is no news.
    reload(player)
    assert signals(player) == {"tones": 0, "vibrations": 0}
    assert player.page.evaluate("JSON.parse(localStorage.getItem('chiliad-settings')).tone")


# Notes how high each sound is that the page starts.
SOUNDS = """(() => {
  window.__sounds = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...given) {
    window.__sounds.push(Math.round(this.frequency.value));
    return start.apply(this, given);
  };
})()"""
TONE_HZ, CARD_HZ = 660, 240


def test_sounds_are_one_switch_with_a_volume_and_off_at_first(arrive):
    player = arrive(Mouse, "Ala")
    player.context.add_init_script(SOUNDS)
    player.sit("tysiac")
    steps_on(player, 1)
    assert player.page.evaluate("__sounds") == []
    dialog = settings(player)
    dialog.get_by_role("checkbox", name=ENGLISH.text("page-settings-sounds-all"), exact=True).check()
    player.until("() => __sounds.length === 2")  # a sample
    group = dialog.get_by_role("group", name=ENGLISH.text("page-settings-volume"), exact=True)
    assert group.get_by_role("radio").count() == 3
    group.get_by_role("radio", name=ENGLISH.text("page-settings-volume-soft"), exact=True).check()
    player.until("tone => __sounds.at(-1) === tone", TONE_HZ)
    close(player)
    player.page.evaluate("__sounds.length = 0")
    while player.desk["phase"] != "play" or player.desk["tricks"] == [0, 0, 0]:
        steps_on(player, 1)
    heard = set(player.page.evaluate("__sounds"))
    assert CARD_HZ in heard
    assert len(heard) > 1, "a trick is heard as something else"
    assert TONE_HZ not in heard, "the tone of my turn has a switch of its own"
    kept = player.page.evaluate("JSON.parse(localStorage.getItem('chiliad-settings'))")
    assert (kept["sounds"], kept["volume"]) == (True, "soft")


# A browser that notifies, if the person allows it: what is asked and shown is noted.
NOTIFIES = """(() => {
  const noted = (window.__notified = { asked: 0, shown: [], closed: 0 });
  window.Notification = class {
    static permission = "default";
    static requestPermission() {
      noted.asked += 1;
      window.Notification.permission = ANSWER;
      return Promise.resolve(ANSWER);
    }
    constructor(title, options) {
      if (THROWS) throw new TypeError("Illegal constructor");
      noted.shown.push([title, options.body ?? ""]);
    }
    close() { noted.closed += 1; }
  };
})()"""
SEEN = """state => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def notifier(player: Player, message: str) -> Any:
    return player.page.get_by_role("button", name=ENGLISH.text(message), exact=True)


def test_my_turn_is_notified_while_the_page_is_hidden_if_the_player_asks_for_it(arrive):
    player = arrive(Mouse, "Ala")
    player.context.add_init_script(NOTIFIES.replace("ANSWER", "'granted'").replace("THROWS", "false"))
    player.sit("mille")
    steps_on(player, 1)
    assert player.page.evaluate("__notified.asked") == 0, "nobody is asked unless they press the button"
    settings(player)
    notifier(player, "page-settings-notify").click()
    notifier(player, "page-settings-notify-stop").wait_for()
    assert player.page.evaluate("__notified") == {
        "asked": 1,
        "shown": [[ENGLISH.text("page-settings-notified"), ""]],
        "closed": 0,
    }
    close(player)
    player.page.evaluate("__notified.shown.length = 0")
    turns_pass(player)
    assert player.page.evaluate("__notified.shown") == [], "the player sees the page"
    player.page.evaluate(SEEN, "hidden")
    turns_pass(player)
    player.until("() => __notified.shown.length > 0")
    shown = player.page.evaluate("__notified.shown")
    # One for each turn that has come: the other seat may have been quick.
    turn = [ENGLISH.text("table-your-turn"), ENGLISH.text("table-heading", game="Mille", deal=1)]
    assert all(one == turn for one in shown)
    closed = player.page.evaluate("__notified.closed")
    player.page.evaluate(SEEN, "visible")
    assert player.page.evaluate("__notified.closed") == closed + 1, "it has done what it was for"
    settings(player)
    notifier(player, "page-settings-notify-stop").click()
    notifier(player, "page-settings-notify").wait_for()
    assert player.page.evaluate("__notified.asked") == 1


def turns_pass(player: Mouse) -> None:
    """Play without the page until it is my turn again after another seat's."""
    player.follow()
    while player.desk["turn"] != player.head["you"] or player.desk["phase"] != "draw":
        if player.desk["turn"] == player.head["you"]:
            player.follow()


@pytest.mark.parametrize("answer, throws", [("'denied'", "false"), ("'granted'", "true")])
def test_a_browser_that_shows_no_notifications_says_so(arrive, answer, throws):
    player = arrive(Mouse, "Ala")
    player.context.add_init_script(NOTIFIES.replace("ANSWER", answer).replace("THROWS", throws))
    player.open("/")
    settings(player)
    notifier(player, "page-settings-notify").click()
    player.page.get_by_text(ENGLISH.text("page-settings-notify-blocked"), exact=True).wait_for()
    notifier(player, "page-settings-notify").wait_for()
    assert not player.page.evaluate("JSON.parse(localStorage.getItem('chiliad-settings')).notify")
