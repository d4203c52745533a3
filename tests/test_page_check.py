"""The page's check of a fair deal against `chiliad verify`: forged and honest records, written in all forms of TOML.

The page's own module runs in Node, without a browser.  The page compares cards, and follows their places and whose
turn it is.  It does not know which cards may be played, nor how a deal is scored (``RULES_ALONE``).
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from chiliad.cards import RANKS, SUITS
from chiliad.games import GAMES
from chiliad.play.fair import commitment_of
from chiliad.records import read, redact, write
from chiliad.records.toml import write_value
from page.conftest import tool
from play.fair_matches import Verdict, fair_match, play_deals, secret_of, stopped, verified
from source import ROOT

HONEST = 40  # matches of each game
EDITS = 200  # random forgeries of each game
SEED = 20
RULES_ALONE = frozenset(
    {"must-follow-suit", "must-trump", "must-beat", "marriage-not-held", "marriage-other-card", "no-pair", "wrong-rank"}
    | {"bid-too-low", "contract-below-bid", "wrong-points", "wrong-scores", "wrong-totals", "before-disagrees"}
    | {"unknown-preset", "unknown-option", "bad-option-value", "bad-name"}
)
"""Slugs that the page cannot judge: every card is where it was dealt, and only the rules refuse the rest."""


@pytest.fixture(scope="session")
def by_page(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Iterable[str]], list[Verdict]]:
    """The verdicts of the page's own module on many records."""
    page = tool("page")
    found = page.node()
    page.install(found)

    def verdicts(texts: Iterable[str]) -> list[Verdict]:
        asked = "".join(json.dumps(text) + "\n" for text in texts)
        words = [str(Path(found.folder) / "node"), str(ROOT / "web" / "check-records.mjs")]
        told = subprocess.run(words, input=asked, capture_output=True, text=True, encoding="utf-8", check=False)
        assert told.returncode == 0, told.stderr
        lines = [json.loads(line) for line in told.stdout.splitlines()]
        return [Verdict(line["state"], line["cards"], tuple(line["faults"])) for line in lines]

    return verdicts


# --- Ways to write the same record ------------------------------------------------------------------------------------


def lines_changed(text: str, change: Callable[[str], str]) -> str:
    """The record with each action's text changed."""
    return re.sub(r'^  "([^"]*)",$', lambda found: f'  "{change(found[1])}",', text, flags=re.MULTILINE)


def inline(text: str) -> str:
    """The whole record on as few lines as TOML allows, the deals as an array of inline tables."""
    tables = tomllib.loads(text)
    return "".join(f"{key} = {write_value(value)}\n" for key, value in tables.items())


def in_symbols(line: str) -> str:
    """The cards with the suits' signs and 10 for T, in lower case where a card has letters."""
    verb, _, rest = line.rpartition(" ")
    cards = re.fullmatch(r"(?:[AKQJT2-9][shdc])+", rest)
    if not cards:
        return line
    return (
        verb
        + " "
        + re.sub(r"(.)(.)", lambda card: card[1].replace("T", "10").lower() + "♠♥♦♣"["shdc".index(card[2])], rest)
    )


def laid_singly(text: str) -> str:
    """One line for each card that is laid on a set that is long enough without it."""
    return re.sub(r'^  "(\d lay \S+ )((?:..){3})(..)",$', r'  "\1\2",' "\n" r'  "\1\3",', text, flags=re.MULTILINE)


WRITTEN: dict[str, Callable[[str], str]] = {
    "as it is": lambda text: text,
    "on one line": lambda text: re.sub(r",\n *", ", ", re.sub(r"\[\n *", "[", text)),
    "inline tables": inline,
    "single quotes": lambda text: text.replace('"', "'"),
    "comments": lambda text: "# begin\n" + re.sub(r"$", "  # so", text, flags=re.MULTILINE),
    "comments of actions": lambda text: lines_changed(text, lambda line: line + " # deal 0 AsKs ]"),
    "extra blanks": lambda text: lines_changed(
        text.replace(" = ", "\t =   "), lambda line: f" {line} ".replace(" ", "   ")
    ),
    "line ends": lambda text: text.replace("\n", "\r\n"),
    "byte order mark": lambda text: "\ufeff" + text,
    "quoted keys": lambda text: re.sub(r"^(\w+) = ", r'"\1" = ', text, flags=re.MULTILINE),
    "escapes": lambda text: text.replace('"deal ', r'"\u0064eal ').replace('shuffle = "h', r'shuffle = "\u0068'),
    "long quotes": lambda text: re.sub(r'^  "([^"]*)",$', r'  """\1""",', text, flags=re.MULTILINE),
    "lower case": lambda text: lines_changed(text, str.lower),
    "upper case": lambda text: lines_changed(text, str.upper),
    "symbols": lambda text: lines_changed(text, in_symbols),
    "kept keys": lambda text: text.replace(
        "dealer =", '_by = { hand = [[1], "deal 0 As"] }\ndate = 2024-05-17\ndealer =', 1
    ),
    "without figures": lambda text: re.sub(r"^(points|scores|totals) = .*\n", "", text, flags=re.MULTILINE),
    "laid singly": laid_singly,
}


# --- Forgeries --------------------------------------------------------------------------------------------------------


def any_card(rng: random.Random, name: str) -> str:
    return rng.choice(RANKS[:6] if name == "tysiac" else RANKS) + rng.choice(SUITS)


def edited(rng: random.Random, name: str, text: str) -> str:
    """One random change that concerns the deal: a card, an action, a digit of the proof, a dealer, any character."""
    lines = text.split("\n")
    actions = [at for at, line in enumerate(lines) if line.startswith('  "')]
    chance = [at for at in actions if re.match(r'  "(deal|\d draw)', lines[at])]
    at, way = rng.choice(chance), rng.randrange(10)
    if way < 3:  # another card
        cards = [found.start() for found in re.finditer(r"[AKQJT2-9][shdc]", lines[at])]
        place = rng.choice(cards)
        lines[at] = lines[at][:place] + any_card(rng, name) + lines[at][place + 2 :]
    elif way == 3:  # the cards of two lines exchanged
        other = rng.choice(chance)
        one, two = (re.search(r"([AKQJT2-9][shdc])", lines[which]) for which in (at, other))
        assert one is not None
        assert two is not None
        lines[at], lines[other] = (
            lines[at].replace(one[1], two[1], 1),
            lines[other].replace(two[1], one[1], 1),
        )
    elif way == 4:  # an action is left out, or occurs twice
        at = rng.choice(actions)
        lines[at : at + 1] = rng.choice(([], [lines[at]] * 2))
    elif way == 5:  # two actions exchanged
        at = rng.choice(actions[:-1])
        lines[at], lines[at + 1] = lines[at + 1], lines[at]
    elif way == 6:  # a digit of the proof
        at = next(at for at, line in enumerate(lines) if line.startswith("shuffle"))
        place = rng.randrange(24, len(lines[at]) - 1)
        lines[at] = lines[at][:place] + rng.choice("0123456789abcdef- ") + lines[at][place + 1 :]
    elif way == 7:  # another dealer
        at = rng.choice([at for at, line in enumerate(lines) if line.startswith("dealer")])
        lines[at] = f"dealer = {rng.randrange(GAMES[name].default_seats)}"
    elif way == 8:  # a deal is left out
        begin = [at for at, line in enumerate(lines) if line == "[[deal]]"]
        which = rng.randrange(len(begin))
        del lines[begin[which] : [*begin, len(lines)][which + 1]]
    else:
        at = rng.randrange(len(text))
        return text[:at] + rng.choice("AKQJT9shdc 0123456789\"'#[]=,\n") + text[at + 1 :]
    return "\n".join(lines)


def forgeries(name: str) -> dict[str, str]:
    """Records that nobody may accept, each forged in a way of its own."""
    text, other = stopped(name, 2, 3), stopped(name, 2, 4)
    secret = text.split("shuffle = ")[1].split()[2]
    flipped = f"{int(secret[0], 16) ^ 1:x}{secret[1:]}"
    stolen = re.search(r"^shuffle = .*$", other, re.MULTILINE)
    assert stolen is not None
    head = text.partition("[[deal]]")[0]
    dealt = re.findall(r'"deal [01] (..)', text)[:2]
    return {
        "no deals": head,
        "no deals, said twice": head + "deal = []\n",
        "no actions": re.sub(r"actions = \[\n.*?\]\n", "actions = []\n", text, flags=re.DOTALL),
        "actions left out": re.sub(r"actions = \[\n.*?\]\n", "", text, flags=re.DOTALL),
        "a stolen shuffle line": re.sub(r"^shuffle = .*$", stolen[0], text, flags=re.MULTILINE),
        "the deals of another match": head + "[[deal]]" + other.partition("[[deal]]")[2],
        "another secret with its commitment": re.sub(
            r"hmac-sha256-1 \w+ \w+", f"hmac-sha256-1 {commitment_of(bytes.fromhex(flipped))} {flipped}", text
        ),
        "one changed card": text.replace(dealt[0], "@@", 1).replace(dealt[1], dealt[0], 1).replace("@@", dealt[1], 1),
        "taken up after its end": re.sub(r'^(shuffle = .*)"$', r'\1 since 99 0"', text, flags=re.MULTILINE),
        "a view with a proof": head + "[[deal]]" + redact(read(text), 0).partition("[[deal]]")[2],
        "another seed": re.sub(r"^shuffle = .*$", f'shuffle = "seed {secret_of(3).hex()}"', text, flags=re.MULTILINE),
    }


# --- The tests --------------------------------------------------------------------------------------------------------


def honest(name: str) -> list[str]:
    """Records with a proof that holds."""
    return [stopped(name, 1 + seed % 3, seed) for seed in range(HONEST)]


@pytest.mark.parametrize("name", GAMES)
def test_honest_records_are_right_however_they_are_written(name, by_page):
    texts = [
        style(text) for number, text in enumerate(honest(name)) for at, style in enumerate(WRITTEN.values())
        if number == 0 or number % len(WRITTEN) == at
    ]  # fmt: skip
    wanted = [verified(text) for text in texts]
    assert {(verdict.state, slug) for verdict, slug in wanted} == {("right", "")}
    assert by_page(texts) == [verdict for verdict, _ in wanted]
    assert min(verdict.cards for verdict, _ in wanted) >= 24


RARE = {"redeal", "blind", "aces"}
MIXTURE = {"blind_bid": True, "golden_deal": True, "ace_marriage": True}
"""What no preset of Tysiac has."""


def with_rare_actions(number: int, deals: int, **chosen: Any) -> tuple[str, set[str]]:
    """A match in which everybody does what is rarely legal, and the verbs that occur."""
    match, rng, verbs = fair_match("tysiac", number, **chosen), random.Random(number), set[str]()
    for _ in range(deals):
        if match.over:
            break
        match.begin_deal()
        while not match.deal_over:
            legal = match.legal()
            said = [match.game.action_text(match.rules, match.state, action).split()[1] for action in legal]
            rare = [action for action, verb in zip(legal, said, strict=True) if verb in RARE]
            action = rare[0] if rare else legal[0] if rng.random() < 0.7 else rng.choice(legal)
            verbs.add(said[legal.index(action)])
            match.play(action)
    match.stop()
    return match.text(), verbs


def test_records_of_every_set_of_rules_are_right(by_page):
    """All presets, and a mixture of what they leave out; every action that an option adds occurs."""
    played = [
        with_rare_actions(number, 3, preset=preset) for preset in GAMES["tysiac"].presets for number in range(HONEST)
    ]
    played += [with_rare_actions(number, 12, preset="russian", options=MIXTURE) for number in range(HONEST)]
    wanted = [verified(text) for text, _ in played]
    assert {(verdict.state, slug) for verdict, slug in wanted} == {("right", "")}
    assert by_page(text for text, _ in played) == [verdict for verdict, _ in wanted]
    assert set().union(*(verbs for _, verbs in played)) >= RARE


@pytest.mark.parametrize("name", GAMES)
def test_forged_records_are_never_right_however_they_are_written(name, by_page):
    forged = {
        (case, written): style(text)
        for case, text in forgeries(name).items()
        for written, style in WRITTEN.items()
        if case != "a view with a proof" or written not in ("lower case", "upper case", "symbols")
    }
    found = dict(zip(forged, by_page(forged.values()), strict=True))
    assert {key: verdict.state for key, verdict in found.items() if verdict.state == "right"} == {}
    for key, text in forged.items():
        verdict, _ = verified(text)
        assert verdict.state != "right", key
        if verdict.state != "unreadable":
            assert found[key].state == verdict.state, key
            assert found[key].faults == verdict.faults, key
    assert found["no deals", "as it is"].state == "no-cards"
    assert found["taken up after its end", "single quotes"].state == "no-cards"
    assert found["one changed card", "on one line"] == ("wrong", found["one changed card", "on one line"].cards, (1,))


@pytest.mark.parametrize("name", GAMES)
def test_random_edits_are_never_right(name, by_page):
    rng = random.Random(SEED)
    texts, slugs = [], Counter[str]()
    wanted: list[Verdict] = []
    while len(texts) < EDITS:
        text = edited(rng, name, stopped(name, 2, rng.randrange(HONEST)))
        if rng.random() < 0.5:
            text = rng.choice(list(WRITTEN.values()))(text) if is_toml(text) else text
        verdict, slug = verified(text)
        if verdict.state == "right" or slug in RULES_ALONE:
            continue  # the edit changed nothing, or nothing that the page could judge
        texts.append(text)
        wanted.append(verdict)
        slugs[slug] += 1
    found = by_page(texts)
    slipped = [text for text, verdict in zip(texts, found, strict=True) if verdict.state == "right"]
    assert [verified(text) for text in slipped] == []
    for text, verdict, by_verify in zip(texts, found, wanted, strict=True):
        if by_verify.state != "unreadable":
            assert verdict.state == by_verify.state, text
    assert len(slugs) > 8, "there must be many kinds"


def is_toml(text: str) -> bool:
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_and_one_taken_up_are_right(name, by_page):
    match = play_deals(fair_match(name, 7, options={"target": 300} if name == "tysiac" else {}), 40, 7)
    match.stop()
    text = write(read(match.text()))
    since = re.sub(r'^(shuffle = .*)"$', r'\1 since 1 0"', text, flags=re.MULTILINE)
    wanted = [verified(one)[0] for one in (text, since)]
    assert by_page([text, since]) == wanted
    assert [verdict.state for verdict in wanted] == ["right", "right"]
    assert wanted[0].cards > wanted[1].cards > 0
