"""Matches with a fair deal from fixed secrets."""

from __future__ import annotations

import hashlib
import random
from functools import cache
from typing import Any, NamedTuple

from chiliad.errors import BadRecord
from chiliad.play.fair import FairChance
from chiliad.play.fair_check import check
from chiliad.play.match import Match
from chiliad.records import read

SALTS = {"tysiac": [b"Ala", None, b"\x00\xff"], "mille": [b"", b"only one adds a salt"]}


def secret_of(number: int) -> bytes:
    return hashlib.sha256(f"secret {number}".encode()).digest()


def fair_match(name: str, number: int = 0, **options: Any) -> Match:
    """A match with the salts of its game; for other numbers of players some of them twice, or not all."""
    seats = options.get("options", {}).get("players", len(SALTS[name]))
    salts = (SALTS[name] * 2)[:seats]
    return Match(name, chance=FairChance(secret_of(number), salts), **options)


def play_deals(match: Match, deals: int, seed: int = 0) -> Match:
    """Play this number of deals, or fewer where a player wins or a deal does not end."""
    rng = random.Random(seed)
    for _ in range(deals):
        if match.over or match.stuck:
            break
        match.begin_deal()
        while not match.deal_over and not match.stuck:
            legal = match.legal()
            match.play(legal[0] if rng.random() < 0.7 else rng.choice(legal))
    return match


@cache
def stopped(name: str, deals: int = 2, seed: int = 0) -> str:
    """The text of a match that was stopped."""
    match = play_deals(fair_match(name, seed), deals, seed)
    match.stop()
    return match.text()


def fault_of(text: str) -> BadRecord | None:
    report = check(read(text))
    assert report is not None
    return report.fault


class Verdict(NamedTuple):
    """The result of one of the two checks for a record: the state, the cards that agree, the deals at fault."""

    state: str
    cards: int = 0
    faults: tuple[int, ...] = ()


def verified(text: str) -> tuple[Verdict, str]:
    """The verdict of `chiliad verify`, and the slug of the fault."""
    try:
        report = check(read(text))
    except BadRecord as fault:
        return Verdict("unreadable"), fault.slug
    if report is None:
        return Verdict("no-proof"), ""
    slug = report.fault.slug if report.fault else ""
    if report.shuffle is None or slug == "secret-not-shown":
        return Verdict("bad-proof"), slug
    if report.shuffle.secret is None:
        return Verdict("not-shown"), slug
    wrong = tuple(number for number, right in enumerate(report.deals, 1) if right is False)
    state = "wrong" if slug else "right" if report.checked else "no-cards"
    return Verdict(state, report.cards, wrong), slug
