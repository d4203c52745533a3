"""Hints in the browser: asked for by button, finger and key; read, heard once and closed; agreed to among friends."""

from __future__ import annotations

from typing import Any

import pytest

from chiliad.i18n.language import Language
from page.driver import ENGLISH, Player
from page.keyboard import Keyboard
from page.mouse import Mouse
from page.screen_reader import heard

PANEL = "section.hint"
SIZES = [(375, 667, "fa"), (1366, 768, "en"), (1920, 1080, "es")]
COVERED = """panel => {
  const box = document.querySelector(panel).getBoundingClientRect();
  const out = box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight;
  const over = (one) => {
    const other = one.getBoundingClientRect();
    return other.width > 0 && box.left < other.right - 1 && other.left < box.right - 1 &&
      box.top < other.bottom - 1 && other.top < box.bottom - 1;
  };
  const apart = [".head button", ".prompt", ".pad button", ".hand"].filter((which) =>
    [...document.querySelectorAll(which)].some(over));
  const more = document.querySelector(`${panel} .more`);
  const wide = more.scrollWidth > more.clientWidth + 1;
  return [...(out ? ["outside the window"] : []), ...(wide ? ["wider than its room"] : []), ...apart];
}"""


def come_to_a_hint(player: Player, game: str) -> dict[str, Any]:
    """Sit down and play on to a decision whose hint would name a card of the hand; return the desk."""
    player.come_to(game, lambda desk: desk["phase"] in ("play", "meld"))
    while not player.head["hint"]:
        player.follow()
        assert player.my_turn() == "playing"
    desk: dict[str, Any] = player.desk
    assert desk["phase"] in ("play", "meld")
    return desk


def marked(player: Player) -> list[str]:
    """The cards that are marked in the hand."""
    found: list[str] = player.page.eval_on_selector_all(".card.hinted", "all => all.map(one => one.dataset.card)")
    return sorted(found)


@pytest.mark.parametrize("game", ["tysiac", "mille"])
@pytest.mark.parametrize("wide, high, lang", SIZES)
def test_a_hint_is_read_beside_what_is_needed_to_play(arrive, game, wide, high, lang):
    finger = {"has_touch": True, "is_mobile": True} if wide < 500 else {}
    player = arrive(Mouse, "Ala", viewport={"width": wide, "height": high}, locale=lang, **finger)
    come_to_a_hint(player, game)
    player.page.get_by_role("button", name=Language(lang).text("table-hint"), exact=True).first.click()
    panel = player.page.locator(PANEL)
    panel.wait_for()
    hint = player.news()["hint"]
    assert marked(player) == sorted(hint["cards"])
    assert panel.locator("tbody tr").count() == len(hint["options"])
    assert player.page.evaluate(COVERED, PANEL) == []
    panel.get_by_role("button", name=Language(lang).text("table-hint-close"), exact=True).click()
    panel.wait_for(state="detached")
    assert marked(player) == sorted(hint["cards"]), "the cards stay marked until the decision"
    player.step()
    player.until("() => __watch.news.hint === null")
    assert marked(player) == []


@pytest.mark.parametrize("game", ["tysiac", "mille"])
def test_by_keys_a_hint_is_heard_once_and_the_focus_stays(arrive, game):
    player = arrive(Keyboard, "Ala")
    come_to_a_hint(player, game)
    player.page.keyboard.press("ArrowRight")
    at = player.page.evaluate("document.activeElement.dataset.key")
    assert at is not None
    spoken = player.page.evaluate("__watch.spoken.length")
    player.page.keyboard.press("y")
    player.page.locator(PANEL).wait_for()
    hint = player.news()["hint"]
    said = heard(hint["said"], ENGLISH)
    player.until("([said, since]) => __watch.said(said, since) !== undefined", [said, spoken])
    for sentence in [*hint["reasons"], hint["worth"]]:
        wanted = [heard(sentence, ENGLISH), spoken]
        player.until("([said, since]) => __watch.said(said, since) !== undefined", wanted)
    times = "([said, since]) => __watch.spoken.slice(since).filter(one => __watch.place(one, said) >= 0).length"
    assert player.page.evaluate(times, [said, spoken]) == 1
    assert player.page.evaluate("document.activeElement.dataset.key") == at, "the focus has not moved"
    player.page.keyboard.press("Escape")
    player.page.locator(PANEL).wait_for(state="detached")
    assert player.page.evaluate("document.activeElement.dataset.key") == at
    player.page.keyboard.press("y")
    player.page.locator(PANEL).wait_for()
    player.until("([said, since]) => __watch.said(said, since) !== undefined", [said, spoken])
    assert player.news()["hint"] == hint, "it is the same hint"
    for card in hint["cards"]:
        name = player.page.locator(f'.card.hinted[data-card="{card}"]').first.get_attribute("aria-label")
        assert name is not None
        assert name.endswith(ENGLISH.text("table-hint-card"))
    player.step()
    player.page.locator(PANEL).wait_for(state="detached")


def test_where_there_is_no_hint_the_key_says_why(arrive):
    player = arrive(Keyboard, "Ala")
    come_to_a_hint(player, "tysiac")
    player.hurry(deals=False)
    assert player.my_turn() == "between"
    player.page.keyboard.press("y")
    player.until("said => __watch.said(said) !== undefined", ENGLISH.text("table-hint-none"))


def test_among_friends_hints_are_agreed_to_once_and_seen_by_one(arrive):
    host, friend = arrive(Mouse, "Ala"), arrive(Mouse, "Bo")
    host.sit("mille", ["open"])
    friend.join(host.head["invite"])
    players = {player.head["you"]: player for player in (host, friend)}
    host.until("() => __watch.news.head.actor !== null")
    asker, other = players[host.head["actor"]], players[1 - host.head["actor"]]
    while not (asker.my_turn() == "playing" and asker.head["hint"]):
        asker.step()
    asker.page.get_by_role("button", name=ENGLISH.text("table-hint-ask"), exact=True).click()
    asked = other.page.get_by_role("group", name=ENGLISH.text("table-hint"), exact=True)
    asked.get_by_text(ENGLISH.text("table-hint-asked", name=asker.name, agreed=0, of=1), exact=True).wait_for()
    asked.get_by_role("button", name=ENGLISH.text("table-hint-yes"), exact=True).click()
    asker.page.locator(PANEL).wait_for()
    other.until("said => __watch.told.includes(said)", ENGLISH.text("event-hinted", name=asker.name))
    assert other.page.locator(PANEL).count() == 0
    # Each of them may end it.
    other.page.get_by_role("button", name=ENGLISH.text("table-menu"), exact=True).click()
    other.page.get_by_role("menuitem", name=ENGLISH.text("table-hint-stop"), exact=True).click()
    asker.until("() => !__watch.news.head.hints")
