"""``chiliad verify`` and the proof of a fair deal."""

import json
import re

import pytest

from chiliad.records import redact
from cli.terminal import tell
from play.fair_matches import fair_match, play_deals


@pytest.fixture
def run(monkeypatch, capsys):
    return lambda *words: tell(monkeypatch, capsys, "verify", *words)


@pytest.fixture
def match():
    return play_deals(fair_match("tysiac"), 2)


def saved(folder, text, name="one.tysiac"):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_what_a_proof_shows_is_said(run, match, tmp_path):
    waiting = saved(tmp_path, match.text(), "waiting.tysiac")
    view = saved(tmp_path, redact(match.record, 0), "view.tysiac")
    match.stop()
    shown = saved(tmp_path, match.text())
    told = run(shown, waiting, view)
    assert told.status == 0
    assert told.out == (
        f"ok {shown}: the deal is the one its secret and salts give (48 cards)\n"
        f"ok {waiting}: the secret is not shown yet, so the deal cannot be checked\n"
        f"ok {view} (seat 0)\n"
    )
    taken_up = saved(tmp_path, re.sub(r'(shuffle = ".*)"', r'\1 since 1 0"', match.text()), "later.tysiac")
    line = "from deal 2 on, where it was taken up, the deal is the one its secret and salts give (24 cards)"
    assert run(taken_up).out == f"ok {taken_up}: {line}\n"
    assert "el reparto es el que dan su secreto y sus sales" in run(shown, "--lang", "es").out


def test_what_is_wrong_is_a_fault(run, match, tmp_path):
    match.stop()
    text = match.text()
    hand = re.search(r'"(deal 1 .*)"', text)[1]
    lied = saved(tmp_path, re.sub(r"[0-9a-f]{64} [0-9a-f]{64}", f"{'0' * 64} {'1' * 64}", text))
    told = run(lied)
    assert told.status == 1
    assert told.out.startswith(f"{lied}: deal 0, action 0: commitment-does-not-match: the commitment is not that")
    # The last deal with two hands exchanged, and no card played: legal, but not the cards that were dealt.
    head, _, last = text.rpartition("[[deal]]")
    hands = re.findall(r'"deal [01] (.*)"', last)
    dealt = last.partition('  "deal talon')[0].replace(hands[0], "@").replace(hands[1], hands[0]).replace("@", hands[1])
    talon = re.search(r'  "deal talon .*\n', last)[0]
    swapped = saved(tmp_path, f"{head}[[deal]]{dealt}{talon}]\n", "swapped.tysiac")
    told = run(swapped)
    assert told.status == 1
    assert told.out == (
        f"{swapped}: deal 2, action 1: shuffle-does-not-match: “deal 0 {hands[1]}” stands here, "
        f"and secret and salts give “deal 0 {hands[0]}”\n"
    )
    assert hand not in told.out
    fault = json.loads(run(swapped, "--json").out)
    assert (fault["ok"], fault["deal"], fault["action"], fault["error"]) == (False, 2, 1, "shuffle-does-not-match")


def test_json_has_the_proof(run, match, tmp_path):
    waiting = saved(tmp_path, match.text(), "waiting.tysiac")
    match.stop()
    shown = saved(tmp_path, match.text())
    seeded = saved(tmp_path, re.sub('shuffle = ".*"', 'shuffle = "seed 1"', match.text()), "seeded.tysiac")
    first, second, third = (json.loads(line) for line in run(shown, waiting, seeded, "--json").out.splitlines())
    assert first["fair"] == {
        "algorithm": "hmac-sha256-1",
        "commitment": match.chance.commitment,
        "secret": match.chance.secret.hex(),
        "salts": [b"Ala".hex(), None, "00ff"],
        "since": None,
        "checked": True,
        "cards": 48,
        "deals": [True, True],
    }
    assert (second["ok"], second["fair"]["checked"], second["fair"]["secret"]) == (True, False, None)
    assert third["fair"] is None
