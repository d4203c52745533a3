"""Events of a connection in the middle of a trick: it breaks, comes back, and exists twice."""

import re
import signal
from typing import Any

import pytest

from page.assertions import hand
from page.driver import ENGLISH, Player, may_lay
from page.keyboard import Keyboard
from page.locators import button
from page.mouse import Mouse

BROKEN = re.compile(r"ERR_|status of 5\d\d|Failed to (load|fetch)")


def mid_trick(desk: dict) -> dict | None:
    """The desk as the page gets it, without sentences, where a trick that is not the first is on the table."""
    return {**desk, "table": []} if desk["phase"] == "play" and desk["trick"] and len(desk["hand"]) < 8 else None


TRICK_DRAWN = """() => String([...document.querySelectorAll('[data-zone="trick"] li')].map(one => one.dataset.card))
  === String((__watch.news ?? {}).desk?.trick.map(one => one.card))"""


def drawn(player: Player) -> dict:
    """The cards on the table and in the hand, as the page draws them, when the trick before is gone."""
    player.until(TRICK_DRAWN)
    trick = player.page.locator('[data-zone="trick"] li').evaluate_all("all => all.map(one => one.dataset.card)")
    return {"hand": hand(player), "trick": trick, "log": player.page.locator(".log li").count()}


def expected_drawn(desk: dict) -> tuple[set[str], list[str]]:
    return {held["card"] for held in desk["hand"]}, [one["card"] for one in desk["trick"]]


FORGET = "__watch.news = null"  # the news that came before the connection was lost
BACK_MS = 60_000  # the page asks again after 15 s at the latest, and more


def back(player: Player, lost: Any) -> None:
    """Wait until the page has its connection again, and has received the present state."""
    lost.wait_for(state="detached", timeout=BACK_MS)
    player.until("() => __watch.news !== null")


@pytest.fixture
def player(arrive) -> Player:
    return arrive(Mouse, "Ala")


def test_reload_in_mid_trick(player):
    desk = player.come_to("tysiac", mid_trick)
    before = drawn(player)
    assert (before["hand"], before["trick"]) == expected_drawn(desk)
    player.page.reload()
    player.until("() => __watch.news !== null")
    player.page.locator('[data-zone="trick"] li').first.wait_for()
    assert player.desk == desk
    assert drawn(player) == before
    player.step()


def test_the_way_back_to_a_table_stands_on_the_first_page(player):
    player.come_to("tysiac", mid_trick)
    player.page.get_by_role("link", name=ENGLISH.text("page-home-link")).click()
    player.page.get_by_text(ENGLISH.text("page-table-your-turn")).click()
    player.until("() => location.pathname.startsWith('/t/')")
    player.page.locator('[data-zone="trick"] li').first.wait_for()
    player.step()


def test_offline_in_mid_trick_and_back(player):
    player.forgiven = BROKEN
    desk = player.come_to("tysiac", mid_trick)
    lost = player.page.get_by_text(ENGLISH.text("page-connection-lost"))
    player.context.set_offline(True)
    lost.wait_for()
    assert hand(player) == {held["card"] for held in desk["hand"]}  # the cards stay in sight
    player.page.evaluate(FORGET)
    player.context.set_offline(False)
    back(player, lost)
    assert player.desk == desk
    player.step()
    player.my_turn()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL], ids=["stopped", "killed"])
def test_the_server_goes_and_comes_back_in_mid_trick(arrive, own_server, how):
    player = arrive(Keyboard, "Ala", at=own_server.url)
    player.forgiven = BROKEN
    desk = player.come_to("tysiac", mid_trick)
    before = drawn(player)
    own_server.stop(how)
    lost = player.page.get_by_text(ENGLISH.text("page-connection-lost"))
    lost.wait_for()
    player.page.evaluate(FORGET)
    own_server.start()
    back(player, lost)
    assert player.desk == desk
    assert drawn(player) == before
    player.step()
    player.my_turn()


def test_a_second_tab_takes_the_table_and_gives_it_back(player):
    desk = player.come_to("tysiac", mid_trick)
    first = player.page
    second = player.tab()
    second.goto(first.url)
    player.until("() => __watch.news !== null", page=second)
    older = first.get_by_text(ENGLISH.text("page-elsewhere"))
    older.wait_for()
    assert second.get_by_text(ENGLISH.text("page-elsewhere")).count() == 0

    # The older one watches the actions of the newer one.
    player.page = second
    player.step()
    player.until("held => __watch.news.desk.hand.length < held", len(desk["hand"]), page=first)

    first.get_by_role("button", name=ENGLISH.text("page-elsewhere-here")).click()
    second.get_by_text(ENGLISH.text("page-elsewhere")).wait_for()
    older.wait_for(state="detached")
    player.page = first
    player.until("() => __watch.news !== null")
    if player.my_turn() == "playing":
        player.step()


def test_taking_back_against_bots(arrive):
    player = arrive(Keyboard, "Ala")
    undo = player.page.get_by_role("button", name=ENGLISH.text("table-undo"), exact=True)

    desk = player.come_to("mille", may_lay)
    held, before = len(desk["hand"]), {one["card"] for one in desk["hand"]}
    player.act(player.page.get_by_role("group", name=ENGLISH.text("table-offers")).get_by_role("button").first.click)
    assert len(player.desk["hand"]) < held
    player.act(undo.click)
    assert {one["card"] for one in player.desk["hand"]} == before == hand(player)
    # It goes back to the decision before as well, past the card that was drawn.
    while undo.count() > 0:
        revision = player.news()["revision"]
        player.act(undo.click)
        player.until("revision => __watch.news.revision > revision", revision)
    assert player.desk["turn"] == player.head["you"]
    player.step()


def test_among_friends_taking_back_is_asked(arrive):
    host, friend = arrive(Mouse, "Ala"), arrive(Mouse, "Bo")
    host.sit("mille", ["open"])
    friend.join(host.head["invite"])
    players = {player.head["you"]: player for player in (host, friend)}
    host.until("() => __watch.news.head.actor !== null")
    host.until("() => __watch.news.desk !== null")
    first = host.head["actor"]
    asker, other = players[first], players[1 - first]
    while asker.my_turn() == "playing" and asker.desk["phase"] == "draw":
        asker.step()
    held = [one["card"] for one in asker.desk["hand"]]
    asker.step()  # lays or discards
    button(asker, "table-undo-ask").click()
    button(asker, "table-undo-withdraw").wait_for()
    asked = ENGLISH.text("table-undo-asked", name=asker.name, agreed=0, of=1)
    other.page.get_by_text(asked, exact=True).wait_for()
    other.act(button(other, "table-undo-yes").click)
    asker.until("held => String(__watch.news.desk.hand.map(one => one.card)) === String(held)", held)
    for player in (asker, other):
        player.page.get_by_role("group", name=ENGLISH.text("table-undo"), exact=True).wait_for(state="detached")
