"""A person who is faster than the server's answer or the browser's next frame loses nothing."""

from __future__ import annotations

from typing import Any

from page.driver import ENGLISH, POLL_MS, WAIT_MS, Player
from page.keyboard import Keyboard
from page.locators import button
from page.mouse import Mouse
from page.replays import ended_match, look_back, served, stands

A_WHILE_MS = 300


class Hold:
    """Holds back the answer to each request to an address, until the test releases it."""

    def __init__(self, player: Player, address: str) -> None:
        self.player = player
        self.held: list[Any] | None = []
        player.page.route(address, lambda route: self._asked(route))

    def _asked(self, route: Any) -> None:
        if self.held is None:
            route.continue_()
        else:
            self.held.append(route)

    def until_asked(self) -> None:
        """Wait until a request waits for its answer, and a little longer."""
        for _ in range(WAIT_MS // POLL_MS):
            if self.held:
                break
            self.player.page.wait_for_timeout(POLL_MS)
        self.player.page.wait_for_timeout(A_WHILE_MS)

    def let_go(self) -> None:
        held, self.held = self.held, None
        assert held
        for route in held:
            route.continue_()


def test_a_dialog_opened_again_at_once_stays_open(arrive):
    player = arrive(Mouse, "Ala")
    player.open("/")
    press = "one => one.click()"
    button(player, "page-settings").evaluate(press)
    dialog = player.page.get_by_role("dialog", name=ENGLISH.text("page-settings"))
    dialog.wait_for()
    close, settings = (button(player, message).element_handle() for message in ("page-close", "page-settings"))
    player.page.evaluate(
        """([close, open]) => new Promise(done => {
          close.click();
          // Svelte has drawn it, the browser has not yet said that it was closed.
          queueMicrotask(() => {
            open.click();
            requestAnimationFrame(() => requestAnimationFrame(done));
          });
        })""",
        [close, settings],
    )
    assert dialog.is_visible()
    player.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert not player.page.evaluate("document.querySelector('dialog[open]')")


def test_who_moves_the_focus_as_soon_as_a_dialog_has_closed_keeps_it(arrive):
    player = arrive(Mouse, "Ala")
    player.open("/")
    settings = button(player, "page-settings")
    settings.click()
    player.page.get_by_role("dialog", name=ENGLISH.text("page-settings")).wait_for()
    close = button(player, "page-close").element_handle()
    left = player.page.evaluate(
        """([close, link, ms]) => new Promise(done => {
          let left = 0;
          link.addEventListener("blur", () => (left += 1));
          close.click();
          queueMicrotask(() => { // the dialog is closed, the browser has not yet said so
            link.focus();
            setTimeout(() => done(left + (document.activeElement === link ? 0 : 1)), ms);
          });
        })""",
        [close, player.page.get_by_role("main").get_by_role("link").first.element_handle(), 4 * A_WHILE_MS],
    )
    assert left == 0


def test_a_dialog_takes_the_readers_caret_along(arrive):
    """A screen reader learns late that it has moved, and then does not notice where the focus goes."""
    player = arrive(Keyboard, "Ala")
    player.sit("tysiac")
    player.my_turn()
    player.key("F1")
    line = player.page.locator("dialog[open] dd").first
    line.wait_for()
    line.evaluate("one => getSelection().collapse(one.firstChild, 1)")  # as the screen reader's arrows do
    player.key("Escape")
    player.page.locator("dialog[open]").wait_for(state="detached")
    player.until("() => getSelection().rangeCount === 0")


def test_who_plays_before_it_is_known_who_he_is_keeps_his_name(arrive):
    player = arrive(Mouse, "Ala")
    player.ask("/api/guests", {"name": "Ala"})
    held = Hold(player, "**/api/me?*")
    player.open("/")
    play = button(player, "page-play-now", name="Mille", seats=2)
    play.click()
    held.until_asked()
    held.let_go()
    player.until("() => __watch.news?.head.deal === 1")
    assert player.head["seats"][0]["name"] == player.ask("/api/me")["name"] == "Ala"


def test_who_sits_down_before_it_is_known_who_he_is_keeps_his_name(arrive):
    host, friend = arrive(Mouse, "Ala"), arrive(Mouse, "Bo")
    host.sit("mille", ["open"])
    friend.ask("/api/guests", {"name": "Bo"})
    held = Hold(friend, "**/api/me?*")
    friend.open(f"/join/{host.head['invite']}")
    button(friend, "page-join-sit").click()
    held.until_asked()
    assert friend.page.locator(".wrong").count() == 0  # nobody asks this person for a name
    held.let_go()
    friend.until("() => __watch.news?.head.phase === 'playing'")
    assert [seat["name"] for seat in friend.head["seats"]] == ["Ala", "Bo"]


def test_who_goes_on_while_another_language_comes_hears_it_there(arrive):
    player = arrive(Keyboard, "Ala")
    _, replay = ended_match(player, "tysiac")
    dealt = served(player, replay).dealt
    look_back(player, replay, "#1.3.public")
    stands(player, "1.3.public")
    asked = f"**/api/replays/{replay}?*"
    held = Hold(player, asked)
    player.page.locator("header select").select_option("pl")
    player.until("() => document.documentElement.lang === 'pl'")
    held.until_asked()
    player.page.locator("main h1").focus()
    player.key("ArrowRight")
    stands(player, "1.4.public")
    held.let_go()
    steps = player.ask(f"/api/replays/{replay}/deals/1?lang=pl&seat=public")["steps"]
    (said,) = steps[dealt + 4]["told"]
    assert "{" not in said  # a bid or a pass: there is no card to draw
    player.page.locator(".told [aria-current=step]").get_by_text(said, exact=True).wait_for()
    stands(player, "1.4.public")


def test_an_answer_that_breaks_off_is_asked_for_again(arrive):
    player = arrive(Mouse, "Ala")
    player.ask("/api/guests", {"name": "Ala"})
    asked: list[dict[str, Any]] = []

    def broken(route: Any) -> None:
        asked.append(route.request.post_data_json)
        if len(asked) == 1:  # the command is done, but only half of the answer arrives
            answer = route.fetch()
            route.fulfill(response=answer, body=answer.body()[:-2])
        else:
            route.continue_()

    player.page.route("**/api/tables?*", broken)
    player.open("/")
    button(player, "page-play-now", name="Mille", seats=2).click()
    player.until("() => __watch.news?.head.deal === 1")
    assert asked == [asked[0]] * 2
    assert [line["table"] for line in player.ask("/api/me")["tables"]] == [player.head["table"]]
