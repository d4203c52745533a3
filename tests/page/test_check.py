"""Was the deal fair?  The page checks it without the server; the tests compare it with `chiliad verify`."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from chiliad.play.fair import commitment_of
from chiliad.records import read, redact, write
from page.driver import ENGLISH, Player
from page.mouse import Mouse
from play.fair_matches import fair_match, play_deals, stopped, verified
from records.typed import typed
from server.matches import played

DEALS_MAX = 100


def flip(digits: str) -> str:
    """Replace hexadecimal digits by others."""
    return f"{int(digits[0], 16) ^ 1:x}{digits[1:]}"


def exchanged(text: str) -> str:
    """The record with two cards of the first deal's hands exchanged."""
    one, other = (line.split()[-1][:2] for line in re.findall(r'"(deal [01] .*)"', text)[:2])
    changed = text.replace(one, "@@", 1).replace(other, one, 1).replace("@@", other, 1)
    return write(read(changed))  # each hand in its order again


def dealt(name: str) -> str:
    """A record of a deal in which only the dealing has happened."""
    match = fair_match(name)
    match.begin_deal()
    match.stop()
    return match.text()


def whole(name: str) -> str:
    """A record of a match that good players have played to its end."""
    match, rng = fair_match(name), random.Random(name)
    while not match.over:
        match.begin_deal()
        assert len(match.record.deals) < DEALS_MAX
        for _ in played(match, rng, "greedy"):
            pass
    return match.text()


def of_players(name: str, players: int) -> str:
    """A record of some deals between another number of players than usual, golden ones among them."""
    match = fair_match(name, players, options={"players": players, "golden_deal": True, "target": 3000})
    play_deals(match, 4 * players, players)
    match.stop()
    assert len(match.record.deals) > players
    return match.text()


def partly_typed(name: str) -> str:
    """A record in which the first of the deals was typed once more at the end, and again after another deal."""
    match = play_deals(fair_match(name), 2)
    for _ in range(2):
        match.record.type_deal(match.record.next_dealer(), typed(match.record, match.record.deals[0]))
        match.state = None  # no deal is under way
        play_deals(match, 1)
    match.stop()
    return match.text()


def shuffle_of(text: str) -> list[str]:
    found = re.search(r'shuffle = "(.*)"', text)
    assert found is not None
    return found[1].split()


def records(name: str) -> dict[str, str]:
    """Records with a proof that holds, and records with each possible fault."""
    text = stopped(name)
    _, commitment, secret, *salts = shuffle_of(text)
    salt = next(salt for salt in salts if salt != "-")
    other = flip(secret)
    wrong_dealer = fair_match(name)
    dealer = wrong_dealer.chance.first_dealer(wrong_dealer.seats)
    wrong_dealer.record.begin_deal((dealer + 1) % wrong_dealer.seats)
    wrong_dealer.stop()
    seats = (2, 4) if name == "tysiac" else ()
    return {
        **{f"match of {players}": of_players(name, players) for players in seats},
        **{f"match {number}": stopped(name, 2, number) for number in range(4)},
        "whole match": whole(name),
        "partly typed": partly_typed(name),
        "no deal": stopped(name, 0),
        "taken up": text.replace(shuffle_of(text)[-1] + '"', shuffle_of(text)[-1] + ' since 1 3"'),
        "another secret": text.replace(secret, other),
        "another commitment": text.replace(commitment, flip(commitment)),
        "both": text.replace(secret, other).replace(commitment, commitment_of(bytes.fromhex(other))),
        "another salt": text.replace(f" {salt}", f" {flip(salt)}", 1),
        "no salt": text.replace(f" {salt}", " -", 1),
        "no moves": dealt(name),
        "exchanged": exchanged(dealt(name)),
        "dealer": wrong_dealer.text(),
        "not shown": text.replace(secret, "-"),
        "bad": text.replace(secret, secret[:-2]),
        "seed": re.sub('shuffle = ".*"', 'shuffle = "seed 7"', text),
        "view": redact(read(text), 0),
        "none": "nothing of ours",
    }


def shown(player: Player, case: str, text: str) -> tuple[str, int, list[int]]:
    """The same result from the page."""
    page = player.page
    file = {"name": f"{case}.txt", "mimeType": "text/plain", "buffer": text.encode()}
    page.get_by_label(ENGLISH.text("check-file"), exact=True).set_input_files(file)
    verdict = page.locator(".verdict")
    verdict.get_by_text(ENGLISH.text("check-of-file", file=f"{case}.txt"), exact=True).wait_for()
    state = verdict.get_attribute("data-state")
    said = verdict.locator("li").all_inner_texts()
    cards = sum(int(found[1]) for one in said if (found := re.search(r"(\d+) cards? of", one)))
    faults = [int(found[1]) for one in said if (found := re.search(r"Deal (\d+):", one))]
    title = page.get_by_role("heading", name=ENGLISH.text("check-verdict", state=state, cards=cards))
    assert title.count() == 1
    return state, cards, faults


@pytest.mark.parametrize("name", ["tysiac", "mille"])
def test_the_page_finds_what_verify_finds(arrive, name):
    player = arrive(Mouse, "Ala")
    player.forgiven = re.compile("status of 404")
    player.page.goto("/check/nosuch")  # an answer about a missing match may come at any time
    found: dict[str, Any] = {}
    states = set()
    for case, text in records(name).items():
        (state, cards, wrong), _ = verified(text)
        faults = list(wrong)
        states.add(state)
        found[case] = shown(player, case, text)
        # The page says how many cards agree where all do.
        assert found[case] == (state, cards if state != "wrong" or not faults else found[case][1], faults), case
    assert states == {"right", "wrong", "not-shown", "bad-proof", "no-proof", "unreadable", "no-cards"}
    assert found["whole match"][1] > 4 * found["no moves"][1] > 0


def test_who_sat_there_sees_whether_it_is_what_his_browser_has_noted(arrive):
    player = arrive(Mouse, "Ala")
    page = player.page
    player.open("/new?game=tysiac")
    page.get_by_label(ENGLISH.text("page-name"), exact=True).fill(player.name)
    page.get_by_role("button", name=ENGLISH.text("page-new-begin")).click()
    player.until("() => __watch.news?.head.deal === 1")
    table = player.head["table"]
    commitment = player.head["fair"]["commitment"]
    news = player.ask(f"/api/tables/{table}")
    player.ask(f"/api/tables/{table}/commands", {"id": "x", "revision": news["revision"], "do": "stop"})
    replay = player.ask(f"/api/tables/{table}/replay")["replay"]

    def said() -> tuple[str, str]:
        page.goto(f"/check/{replay}")
        page.locator(".verdict li").first.wait_for()
        return page.locator(".verdict").get_attribute("data-state"), page.locator(".verdict").inner_text()

    state, words = said()
    assert state == "right"
    assert ENGLISH.text("check-noted-right") in words
    assert ENGLISH.text("check-salt-right") in words
    # The server shows another match than the one at which the player sat down.
    page.evaluate("([table, other]) => localStorage.setItem(`chiliad-fair-table-${table}`, other)", [table, "0" * 64])
    state, words = said()
    assert state == "wrong"
    assert ENGLISH.text("check-noted-wrong") in words
    page.evaluate("table => localStorage.removeItem(`chiliad-fair-table-${table}`)", table)
    page.evaluate("one => localStorage.setItem(`chiliad-fair-${one}`, 'abcd')", commitment)
    state, words = said()
    assert state == "wrong"
    assert ENGLISH.text("check-salt-wrong") in words
    page.evaluate("localStorage.clear()")
    state, words = said()
    assert state == "right"
    assert ENGLISH.text("check-noted-none") in words
