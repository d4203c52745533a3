"""The speech for a screen reader: every event once, in order, in the reader's language."""

import json
import re

import pytest

from page.conftest import ALL
from page.screen_reader import SIGNS, ScreenReader, heard


def in_order(wanted: list[str], spoken: str) -> list[str]:
    """The texts that are not spoken, or not in their place."""
    at, missing = 0, []
    for one in wanted:
        found = spoken.find(one, at)
        if found < 0:
            missing.append(one)
        else:
            at = found + len(one)
    return missing


BOTH = [(game, speech) for game in ("tysiac", "mille") for speech in ("all", "mine")]


@pytest.mark.parametrize("game, speech", BOTH if ALL else [("tysiac", "all"), ("mille", "mine")])
def test_every_event_is_spoken_once_and_in_order(arrive, calm_server, game, speech):
    player = arrive(ScreenReader, "Ala", at=calm_server.url)
    player.context.add_init_script(f"localStorage.setItem('chiliad-settings', '{json.dumps({'speech': speech})}')")
    player.sit(game)
    while player.my_turn() == "playing" and len(player.page.evaluate("__watch.told")) < 30:
        player.step()
    told = [heard(sentence, player.language) for sentence in player.page.evaluate("__watch.told")]
    if speech == "mine":
        aside = [heard(sentence, player.language) for sentence in player.page.evaluate("__watch.aside")]
        assert aside
        told = [sentence for sentence in told if sentence not in aside]
    times = "([last, times]) => __watch.spoken.join(' ').split(last).length > times"
    player.until(times, [told[-1], told.count(told[-1])])
    spoken = " ".join(player.spoken)
    assert not SIGNS.search(spoken.replace("\ufe0e", ""))  # a Braille display would show them
    assert in_order(told, spoken) == []
    assert speech == "all" or not [one for one in set(aside) if one in spoken]
    for sentence in set(told):
        assert spoken.count(sentence) == told.count(sentence)
    assert len(player.spoken) < len(told)  # events that come together make one utterance


SEEN = """state => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
LINES = "document.querySelectorAll('[data-speech] p').length"
MOST = """() => {
  window.most = 0;
  const count = () => { window.most = Math.max(window.most, document.querySelectorAll("[data-speech] p").length); };
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""
KEPT_MAX = 8  # utterances: a busy browser reads them late


def test_what_is_still_to_be_spoken_can_be_called_off(arrive):
    player = arrive(ScreenReader, "Ala")
    player.sit("tysiac")
    assert player.my_turn() == "playing"
    player.until("prompt => __watch.said(prompt)", player.desk["prompt"])
    said = len(player.spoken)
    player.page.evaluate(SEEN, "hidden")  # then nothing is spoken, but the page keeps it
    for key in ("h", "s", "h", "s"):
        player.page.keyboard.press(key)
    player.page.keyboard.press("Escape")
    player.page.evaluate(SEEN, "visible")
    player.page.keyboard.press("h")
    player.until("said => __watch.spoken.length > said", said)
    player.page.wait_for_timeout(1000)  # the time of several sentences
    assert len(player.spoken) == said + 1


def test_spoken_texts_do_not_pile_up_and_stay_at_the_table(arrive):
    player = arrive(ScreenReader, "Ala")
    player.sit("tysiac")
    player.page.evaluate(MOST)
    while len(player.spoken) <= 3:  # several groups of events
        go_on(player)
    assert 0 < player.page.evaluate("window.most") <= KEPT_MAX
    player.page.get_by_role("link", name=player.language.text("page-home-link")).click()
    player.page.locator(".game button").first.wait_for()
    assert player.page.evaluate(LINES) == 0
    said = len(player.spoken)
    player.page.wait_for_timeout(1500)
    assert len(player.spoken) == said


# A sentence of the log as it is read out, without the parts that are drawn.
READ = """all => all.map(one => {
  const copy = one.cloneNode(true);
  copy.querySelectorAll("[aria-hidden=true]").forEach(drawn => drawn.remove());
  return copy.textContent.trim();
})"""
ROOM = "one => one.scrollHeight - one.scrollTop - one.clientHeight"


SCROLL_UP = """one => new Promise(done => {
  one.addEventListener("scroll", () => done(), { once: true });  // the page heard of it first
  one.scrollTo(0, 0);
})"""
FAR_PX = 200


def go_on(player):
    """Make a decision, or begin the next deal where one is over; wait until it is this player's turn again."""
    if player.my_turn() == "playing":
        player.step()
    else:
        player.next_deal()
    player.my_turn()


def test_the_log_is_read_oldest_first_deal_by_deal_in_one_place(arrive):
    player = arrive(ScreenReader, "Ala")
    table = player.sit("tysiac")
    while player.my_turn() == "playing":
        player.step()
    player.next_deal()
    player.my_turn()
    log = player.page.get_by_role("region", name=player.language.text("table-log"))
    assert log.count() == 1
    assert log.get_by_role("heading", level=3).all_inner_texts() == [
        player.language.text("replay-deal-option", deal=deal) for deal in (1, 2)
    ]
    happened = player.ask(f"/api/tables/{table}")["happened"]
    latest = [heard(said, player.language) for event in happened for said in event["told"]]
    read = [SIGNS.sub("", said) for said in log.locator("li p").evaluate_all(READ)]
    assert read[-len(latest) :] == latest
    assert len(read) > len(latest)
    # It shows the newest line; if the reader has scrolled up, it stays there.
    assert log.evaluate(ROOM) <= 1
    while log.evaluate("one => one.scrollHeight - one.clientHeight") < FAR_PX:  # deals that were conceded are short
        go_on(player)
    log.evaluate(SCROLL_UP)
    go_on(player)
    assert log.evaluate("one => one.scrollTop") == 0


def test_keys_are_answered(arrive):
    player = arrive(ScreenReader, "Ala")
    player.sit("tysiac")
    assert player.my_turn() == "playing"
    cards = player.page.get_by_role("toolbar", name=re.compile("^Your hand")).get_by_role("button").all()
    names = [(card.get_attribute("aria-label") or "").split(",")[0].lower() for card in cards]
    assert len(names) == len(player.desk["hand"])
    # The deal just dealt is spoken too, in another order.
    beginning = player.language.text("table-say-hand", count=len(names), cards="|").split("|")[0]
    answer = player.says(lambda: player.page.keyboard.press("h"), beginning).lower()
    places = [answer.index(name) for name in names]
    assert places == sorted(places)
    player.says(lambda: player.page.keyboard.press("Shift+H"), player.language.text("table-sorted", sort="rank"))
