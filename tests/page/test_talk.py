"""Table talk: said in one language and read in another, by button, finger and keys; muted, switched off and refused."""

from __future__ import annotations

import re
from typing import Any

import pytest

from chiliad.i18n.language import Language
from page.driver import ENGLISH, Player
from page.keyboard import Keyboard
from page.locators import button, has_focus, later
from page.mouse import Mouse
from page.test_screens import FAULTS, TOO_WIDE, axe  # noqa: F401

BUBBLE = ".remark"
MENU = "[role=menu]"
FINGER_PX = 44
MARKS = re.compile("[\u2066-\u2069]")  # of the direction of a text
SHOWN_MS, SHOWN_HERE_MS = 6000, 120_000  # how long the page shows what was said; here until the test has looked
PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 375, "height": 667}}
# Counts the sounds that the page starts.
COUNT = """(() => {
  window.__sounds = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...given) {
    window.__sounds += 1;
    return start.apply(this, given);
  };
})()"""
SOUNDS_ON = "localStorage['chiliad-settings'] ??= JSON.stringify({ sounds: true })"
# Whether a box is outside of the window.
OUTSIDE = """one => {
  const box = one.getBoundingClientRect();
  return box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5;
}"""
# What in a menu or a dialog is too small for a finger.
LOW = """(menu, least) => [...menu.querySelectorAll("button, label")].filter((one) => {
  const box = one.getBoundingClientRect();
  return Math.min(box.width, box.height) < least - 0.1;
}).map((one) => one.textContent)"""


def said(lang: str, phrase: str) -> str:
    return Language(lang).text(f"talk-phrase-{phrase}")


def line(lang: str, name: str, phrase: str) -> str:
    """A line of talk in a language, as it is spoken."""
    return MARKS.sub("", Language(lang).text("talk-line", name=name, phrase=said(lang, phrase)))


def together(host: Player, friend: Player, shown_ms: int = SHOWN_HERE_MS, **more: Any) -> None:
    """Seat two people at a table of Mille."""
    for player in (host, friend):
        later(player, SHOWN_MS, shown_ms)
    host.sit("mille", ["open"], **more)
    friend.join(host.head["invite"])
    for player in (host, friend):
        player.until("() => __watch.news?.head.phase === 'playing'")


def open_menu(player: Player, lang: str = "en") -> Any:
    player.page.get_by_role("button", name=Language(lang).text("table-key-talk"), exact=True).click()
    menu = player.page.locator(MENU)
    menu.wait_for()
    return menu


def say(player: Player, phrase: str, lang: str = "en") -> None:
    """Say a phrase with the mouse or a finger, and wait until the server has taken it."""
    open_menu(player, lang)
    done = player.page.evaluate("__watch.done")
    player.page.get_by_role("menuitem", name=said(lang, phrase), exact=True).click()
    player.until("done => __watch.done > done", done)


def read_lines(player: Player) -> Any:
    """The dialog with the last lines, opened."""
    open_menu(player)
    player.page.get_by_role("menuitem", name=re.compile("^" + re.escape(ENGLISH.text("talk-lines")))).click()
    dialog = player.page.get_by_role("dialog", name=ENGLISH.text("table-key-talk"))
    dialog.wait_for()
    return dialog


def close(player: Player) -> None:
    player.page.keyboard.press("Escape")
    player.page.locator("dialog[open]").wait_for(state="detached")


def hears(player: Player, sentence: str, times: int = 1) -> None:
    """Wait until a sentence has been spoken so often."""
    player.until("([said, times]) => __watch.spoken.join(' ').split(said).length > times", [sentence, times])
    assert player.times(sentence) == times


def test_what_is_said_in_polish_is_read_in_spanish_and_persian(arrive):
    ala, bo = arrive(Mouse, "Ala", locale="pl"), arrive(Mouse, "Bo", locale="es")
    onlooker = arrive(Player, locale="fa")
    later(onlooker, SHOWN_MS, SHOWN_HERE_MS)
    together(ala, bo, spectators=True)
    onlooker.open(f"/watch/{ala.head['watch']}")
    onlooker.until("() => __watch.news?.head.phase === 'playing'")
    say(ala, "well-played", "pl")
    for player, lang in ((bo, "es"), (onlooker, "fa")):
        bubble = player.page.locator(BUBBLE)
        bubble.wait_for()
        assert bubble.inner_text() == said(lang, "well-played")
        assert not bubble.evaluate(OUTSIDE)
        hears(player, line(lang, "Ala", "well-played"))
    hears(ala, line("pl", Language("pl").text("table-you"), "well-played"))
    say(bo, "applause", "es")
    hears(ala, line("pl", "Bo", "applause"))
    ala.page.locator(BUBBLE, has_text="👏").wait_for()
    # A player who watches reads what was said, and has nothing to say.
    onlooker.page.get_by_role("button", name=Language("fa").text("table-key-talk"), exact=True).click()
    lines = onlooker.page.locator("dialog[open] ol li")
    lines.nth(1).wait_for()
    told = [MARKS.sub("", one).strip() for one in lines.all_inner_texts()]
    assert told == [line("fa", "Ala", "well-played"), f"{line('fa', 'Bo', 'applause')} 👏"]
    assert onlooker.page.locator(MENU).count() == 0


def test_by_keys_alone_a_phrase_is_chosen_and_the_focus_returns(arrive):
    ala, bo = arrive(Keyboard, "Ala"), arrive(Keyboard, "Bo")
    together(ala, bo)
    ala.key("ArrowRight")
    ala.until("() => document.activeElement.dataset.key !== undefined")
    card = ala.page.locator(f"[data-key='{ala.focused('e.dataset.key')}']")
    items = ala.page.get_by_role("menuitem")
    ala.key("m")
    items.first.wait_for()
    has_focus(ala, items.first)
    assert items.count() == 19
    for key, name in (
        ("ArrowDown", "good-luck"),
        ("ArrowUp", "hello"),
        ("ArrowRight", "one-moment"),
        ("ArrowLeft", "hello"),
        ("w", "well-played"),
        ("w", "what-a-deal"),
    ):
        ala.key(key)
        has_focus(ala, ala.page.get_by_role("menuitem", name=said("en", name), exact=True))
    ala.key("End")
    has_focus(ala, items.last)
    ala.key("ArrowUp")
    ala.key("ArrowLeft")
    has_focus(ala, ala.page.get_by_role("menuitem", name=said("en", "surprise"), exact=True))
    ala.key("Escape")
    ala.page.locator(MENU).wait_for(state="detached")
    has_focus(ala, card)
    ala.key("Alt+m")  # the twin of every letter
    items.first.wait_for()
    ala.key("3")  # the digit of a phrase says it
    has_focus(ala, card)
    hears(bo, line("en", "Ala", "well-played"))
    ala.key("m")
    items.first.wait_for()
    ala.key("End")
    ala.key("ArrowUp")
    ala.key("Enter")
    has_focus(ala, card)
    hears(bo, line("en", "Ala", "sad"))
    hears(ala, line("en", "You", "well-played"))
    # The last lines, read by keys: the focus comes back from there too.
    ala.key("m")
    items.first.wait_for()
    ala.key("End")
    ala.key("Enter")
    dialog = ala.page.get_by_role("dialog", name=ENGLISH.text("table-key-talk"))
    dialog.wait_for()
    assert len(dialog.locator("ol li").all()) == 2
    close(ala)
    has_focus(ala, card)
    ala.key("h")
    ala.until("() => document.activeElement.dataset.key !== undefined")


def test_a_muted_player_is_neither_seen_nor_heard(arrive):
    ala, bo = arrive(Mouse, "Ala"), arrive(Mouse, "Bo")
    bo.context.add_init_script(COUNT)
    bo.context.add_init_script(SOUNDS_ON)
    together(ala, bo)
    bo.page.mouse.click(2, 2)  # a browser lets no page sound before that
    say(ala, "hello")
    hears(bo, line("en", "Ala", "hello"))
    bo.until("() => __sounds === 2")  # two notes
    dialog = read_lines(bo)
    assert dialog.locator("ol li").all_inner_texts() == [line("en", "Ala", "hello")]
    dialog.get_by_role("checkbox", name="Ala", exact=True).check()
    assert dialog.locator("ol li").count() == 0, "nothing of a muted player is left"
    close(bo)
    assert bo.page.locator(BUBBLE).count() == 0
    for phrase in ("sorry", "goodbye"):
        say(ala, phrase)
    say(bo, "nice-try")  # comes after them
    hears(bo, line("en", "You", "nice-try"))
    hears(ala, line("en", "Bo", "nice-try"))
    assert bo.page.locator(BUBBLE).all_inner_texts() == [said("en", "nice-try")]
    for phrase in ("sorry", "goodbye"):
        assert bo.times(said("en", phrase)) == 0
    assert bo.page.evaluate("__sounds") == 2
    # This browser keeps it; when it is taken back, the player is heard again.
    bo.page.reload()
    bo.until("() => __watch.news?.head.phase === 'playing'")
    say(ala, "thank-you")
    say(bo, "smile")
    hears(bo, line("en", "You", "smile"))
    assert bo.times(said("en", "thank-you")) == 0
    read_lines(bo).get_by_role("checkbox", name="Ala", exact=True).uncheck()
    close(bo)
    say(ala, "good-luck")
    hears(bo, line("en", "Ala", "good-luck"))


def test_talk_can_be_switched_off(arrive):
    ala, bo = arrive(Mouse, "Ala"), arrive(Keyboard, "Bo")
    together(ala, bo)
    read_lines(bo).get_by_role("checkbox", name=ENGLISH.text("page-settings-talk"), exact=True).uncheck()
    close(bo)
    button(bo, "table-key-talk").wait_for(state="detached")
    say(ala, "hello")
    hears(ala, line("en", "You", "hello"))
    assert bo.says(lambda: bo.key("m"), ENGLISH.text("table-talk-none", why="off"))
    assert bo.times(said("en", "hello")) == 0
    assert bo.page.locator(BUBBLE).count() == 0
    assert bo.page.locator(MENU).count() == 0


def test_what_was_said_is_shown_for_a_moment(arrive):
    ala, bo = arrive(Mouse, "Ala"), arrive(Mouse, "Bo")
    together(ala, bo, shown_ms=200)
    say(ala, "sorry")
    hears(bo, line("en", "Ala", "sorry"))
    bo.page.locator(BUBBLE).wait_for(state="detached")
    assert read_lines(bo).locator("ol li").all_inner_texts() == [line("en", "Ala", "sorry")], "the last lines have it"


def test_where_nobody_listens_there_is_nothing_to_say(arrive):
    player = arrive(Keyboard, "Ala")
    player.sit("mille")
    player.my_turn()
    assert button(player, "table-key-talk").count() == 0
    assert player.says(lambda: player.key("m"), ENGLISH.text("table-talk-none", why="alone"))


def test_a_refusal_is_said_where_it_was_asked_for(arrive):
    ala, bo = arrive(Keyboard, "Ala"), arrive(Keyboard, "Bo")
    together(ala, bo)
    ala.forgiven = re.compile("status of 429")
    sentence = "That is enough for now"
    answer = {"slug": "too-much-talk", "sentence": sentence, "details": {}, "news": None}
    asked = []
    ala.page.route("**/commands?*", lambda route: (asked.append(1), route.fulfill(status=429, json=answer)))
    ala.key("m")
    ala.page.locator(MENU).wait_for()
    assert ala.says(lambda: ala.key("1"), sentence)
    assert len(asked) == 1, "what could not be said at once is not said later"
    assert ala.page.locator(BUBBLE).count() == 0


@pytest.mark.parametrize("scheme, lang", [("light", "fa"), ("dark", "ru"), ("light", "fr")])
def test_on_a_phone_all_of_it_is_in_reach(arrive, axe, scheme, lang):  # noqa: F811
    ala, bo = arrive(Mouse, "Ala", locale=lang, color_scheme=scheme, **PHONE), arrive(Mouse, "Bo")
    ala.context.add_init_script(path=axe)
    together(ala, bo, spectators=True)
    menu = open_menu(ala, lang)
    assert not menu.evaluate(OUTSIDE)
    assert menu.evaluate(LOW, FINGER_PX) == []
    assert [*ala.page.evaluate(FAULTS), *ala.page.evaluate(TOO_WIDE)] == []
    menu.get_by_role("menuitem", name=said(lang, "thank-you"), exact=True).click()
    hears(bo, line("en", "Ala", "thank-you"))
    say(bo, "one-moment")
    ala.until("selector => document.querySelectorAll(selector).length === 2", BUBBLE)
    assert not any(one.evaluate(OUTSIDE) for one in ala.page.locator(BUBBLE).all())
    assert [*ala.page.evaluate(FAULTS), *ala.page.evaluate(TOO_WIDE)] == []
    open_menu(ala, lang).get_by_role("menuitem").last.click()
    ala.page.locator("dialog[open] ol li").nth(1).wait_for()
    assert ala.page.locator("dialog[open]").evaluate(LOW, FINGER_PX) == []
    assert [*ala.page.evaluate(FAULTS), *ala.page.evaluate(TOO_WIDE)] == []
