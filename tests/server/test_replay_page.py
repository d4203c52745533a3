"""A replay in a real browser: by keys; and the check of a fair deal against the library's own."""

import itertools
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import chiliad
from browser import chromium
from chiliad.play.fair_check import check
from chiliad.play.match import Match
from chiliad.records import read
from chiliad.server.protocol import PROTOCOL
from chiliad.server.settings import PAGE_FOLDER
from play.fair_matches import fair_match
from source import TESTS

CHROMIUM = chromium(shell=True)
pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="no Chromium or Chrome on this machine"),
    pytest.mark.skipif(not (PAGE_FOLDER / "index.html").is_file(), reason="the page is not built: make page"),
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the built page."""
    folder = tmp_path_factory.mktemp("site")
    run = [sys.executable, str(TESTS / "server" / "serving.py"), f"sqlite:///{folder}/tables.db", "0"]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(Path(chiliad.__file__).parents[1]), str(TESTS)])}
    with subprocess.Popen(run, stdout=subprocess.PIPE, env=environ) as running:
        try:
            assert running.stdout is not None
            yield f"http://127.0.0.1:{int(running.stdout.readline())}"
        finally:
            running.terminate()


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """A page in English that has no errors."""
    context = browser.new_context(locale="en", viewport={"width": 1200, "height": 800}, reduced_motion="reduce")
    shown, errors = context.new_page(), []
    shown.on("pageerror", lambda error: errors.append(str(error)))
    yield shown
    context.close()
    assert errors == []


def long_match(name: str, seed: int) -> str:
    """A match that was stopped; in Mille one with draws and discards only, until the pack became the stock."""
    match: Match = fair_match(name, seed)
    rng = random.Random(seed)
    match.begin_deal()
    for _ in range(700 if name == "mille" else 12):
        if match.deal_over or match.stuck:
            break
        legal = match.legal()
        match.play(legal[-1] if name == "mille" else rng.choice(legal))
    match.stop()
    return match.text()


def verdict(page: Any, text: str, numbers: Iterator[int]) -> str:
    """The verdict of the check page on a record of the user."""
    name = f"{next(numbers)}.mille"
    page.set_input_files("input[type=file]", {"name": name, "mimeType": "text/plain", "buffer": text.encode()})
    page.get_by_text(f"your file {name}").wait_for()
    return str(page.locator(".verdict").inner_text())


def test_the_check_page_draws_every_card_as_the_library_does(page: Any, site: str) -> None:
    page.goto(f"{site}/check/none")
    numbers = itertools.count()
    for name, seed in itertools.product(("mille", "tysiac"), (1, 2)):
        text = long_match(name, seed)
        report = check(read(text))
        assert report is not None
        assert report.checked
        assert name == "tysiac" or report.cards > 31 + 73  # the pack became the stock
        said = verdict(page, text, numbers)
        assert f"Yes: all {report.cards} cards" in said, said


def changed(text: str, part: str, at: int) -> str:
    """The record with another digit in a part of its proof."""
    words = re.search(r'shuffle = "(.*)"', text)[1].split()  # type: ignore[index]
    word = words[{"commitment": 1, "secret": 2, "salt": -1}[part]]
    other = "0123456789abcdef"[int(word[at], 16) ^ 1]
    return text.replace(word, word[:at] + other + word[at + 1 :])


def test_the_check_page_finds_what_was_tampered_with(page: Any, site: str) -> None:
    page.goto(f"{site}/check/none")
    numbers = itertools.count()
    text = long_match("mille", 1)
    for part in ("commitment", "secret", "salt"):
        assert "No: this match does not agree" in verdict(page, changed(text, part, 3), numbers), part
    # One card drawn late, and one of a hand: each is replaced by another that could still come.
    draws = list(re.finditer(r'"[01] draw (..)"', text))
    late, after = next(pair for pair in itertools.pairwise(draws[60:]) if pair[0][1] != pair[1][1])
    other = after[1]
    said = verdict(page, text[: late.start(1)] + other + text[late.end(1) :], numbers)
    assert "No: this match does not agree" in said
    assert "Deal 1: the record has" in said
    hand = re.search(r'"deal 0 (..)', text)
    assert hand is not None
    up = re.search(r'"deal up (..)', text)
    assert up is not None
    swapped = text[: hand.start(1)] + up[1] + text[hand.end(1) :]
    assert "No: this match does not agree" in verdict(page, swapped, numbers)
    assert "no record that can be read" in verdict(page, "format = 1", numbers)


@pytest.fixture(scope="module")
def replay(site: str) -> str:
    """The link of a match that was stopped in its first deal."""
    with httpx.Client(base_url=site, params={"protocol": PROTOCOL}, timeout=30) as client:
        token = client.post("/api/guests", json={"name": "Ala", "bearer": True}).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        client.cookies.clear()
        table = client.post("/api/tables", json={"game": "tysiac", "seats": ["me", "bot:greedy", "bot:greedy"]}).json()
        where = f"/api/tables/{table['table']}"
        for number in range(400):
            news = client.get(where).json()
            if news["head"]["phase"] == "stopped":
                break
            doing = {"id": f"c{number}", "revision": news["revision"], "do": "stop"}
            if number < 300 and news["head"]["phase"] == "playing" and news["desk"]["phase"] != "play":
                moves = news["desk"]["moves"]
                doing |= {"do": "move", "move": moves[-1]["move"]} if moves else {"do": "none"}
            if doing["do"] == "none":
                time.sleep(0.01)
            else:
                client.post(f"{where}/commands", json=doing)
        code = client.get(f"{where}/replay").json()["replay"]
    return str(code)


def test_a_replay_goes_by_keys_and_its_address_leads_back(page: Any, site: str, replay: str) -> None:
    asked = {"protocol": PROTOCOL, "seat": "all", "lang": "en"}
    steps = httpx.get(f"{site}/api/replays/{replay}/deals/1", params=asked, timeout=60).json()["steps"]
    dealt = next(step["number"] for step in steps if step["desk"]["phase"] != "deal")
    page.goto(f"{site}/replay/{replay}#1.0.all")
    page.locator(".cloth .seat").first.wait_for()
    current = page.locator(".told [aria-current=step]")
    last = len(steps) - 1 - dealt  # counted from the dealing
    for number in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        page.wait_for_function(f"location.hash === '#1.{number}.all'")
        assert current.get_attribute("data-step") == str(number)
    for number in (last - 1, last - 2):
        page.keyboard.press("ArrowLeft")
        page.wait_for_function(f"location.hash === '#1.{number}.all'")
    hands = page.locator(".shown")
    assert hands.count() == 3
    page.keyboard.press("Home")
    page.wait_for_function("location.hash === '#1.0.all'")
    # The link of a moment leads there, from that seat: the page has nothing of the other seats.
    page.goto("about:blank")
    page.goto(f"{site}/replay/{replay}#1.0.1")
    page.locator(".cloth .shown").first.wait_for()
    assert page.locator(".shown").count() == 1
    shown = set(page.locator(".shown [data-card]").evaluate_all("all => all.map(one => one.dataset.card)"))
    assert shown == set(steps[dealt]["desk"]["shown"][1])
