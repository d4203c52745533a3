"""The rules page above the numbered rules: one screen, examples, words that are explained, presets compared."""

from __future__ import annotations

from page.driver import Player
from page.keyboard import Keyboard
from page.mouse import Mouse

INSIDE = """(meaning) => {
  const box = meaning.getBoundingClientRect();
  return box.width > 0 && box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
}"""


def open_guide(player: Player, game: str) -> None:
    player.open(f"/rules/{game}")
    player.page.locator("section[id^=rule-]").first.wait_for()


def meaning_of(player: Player, at: int) -> str:
    """The text of the meaning that is shown for a word, which lies whole within the window."""
    shown = player.page.locator(".meaning")
    shown.wait_for()
    player.until(INSIDE, shown.element_handle())
    assert shown.count() == 1
    said: str = shown.inner_text()
    assert player.page.locator(".term").nth(at).get_attribute("aria-description") == said
    return said


def test_a_game_is_shown_with_all_parts_of_its_guide(arrive):
    player = arrive(Mouse)
    for game in ("mille", "tysiac"):
        open_guide(player, game)
        guide = player.ask(f"/api/guide/{game}?lang=en")
        page = player.page
        assert page.locator(".overview ol li").all_inner_texts() == guide["steps"]
        assert [int(text) for text in page.locator(".overview td.points").all_inner_texts()] == [
            value["points"] for value in guide["values"]
        ]
        examples = page.locator("details.example")
        assert examples.count() == len(guide["examples"])
        for at, told in enumerate(guide["examples"]):
            one = examples.nth(at)
            if at:
                one.locator("summary").click()
            assert one.locator(".shown > li").count() == len(told["hand"])
            assert one.locator("ol > li").count() == len(told["lines"])
            assert one.locator(".raised").count() == (
                len(told["played"]) if len(told["played"]) < len(told["hand"]) else 0
            )
        assert page.locator("#words dt").count() == len(guide["glossary"])
        rows = page.locator("#presets tbody tr").count() + page.locator("#presets dt").count()
        assert rows == len(guide["preset_rows"])


def test_a_word_is_explained_under_the_pointer_and_at_a_tap(arrive):
    player = arrive(Mouse)
    open_guide(player, "mille")
    words = player.page.locator(".term")
    guide = player.ask("/api/guide/mille?lang=en")
    said = {form: term["said"] for term in guide["glossary"] for form in term["forms"]}
    for at in range(4):
        words.nth(at).hover()
        assert meaning_of(player, at) == said[words.nth(at).inner_text()]
    player.page.locator("h1").hover()
    assert player.page.locator(".meaning").count() == 0
    touch = "(word) => word.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }))"
    words.nth(1).evaluate(touch)
    assert meaning_of(player, 1) == said[words.nth(1).inner_text()]
    player.page.locator("h1").click()
    assert player.page.locator(".meaning").count() == 0


def test_a_word_is_explained_where_tab_comes_to_it_and_escape_hides_that(arrive):
    player = arrive(Keyboard)
    open_guide(player, "tysiac")
    words = player.page.locator(".term")
    assert words.first.get_attribute("tabindex") is None  # a screen reader that reads on hears the words alone
    player.page.evaluate("document.querySelector('#short').focus()")
    player.key("Tab")
    assert words.first.evaluate("(word) => word === document.activeElement")
    meaning_of(player, 0)
    player.key("Escape")
    assert player.page.locator(".meaning").count() == 0
    assert words.first.evaluate("(word) => word === document.activeElement")
    player.key("Tab")
    meaning_of(player, 1)
