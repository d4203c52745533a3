"""Matches with a fair deal, of secrets that are fixed."""

from __future__ import annotations

import hashlib
import random
from typing import Any

from chiliad.errors import BadRecord
from chiliad.play.fair import FairChance
from chiliad.play.fair_check import check
from chiliad.play.match import Match
from chiliad.play.record import read

SALTS = {"tysiac": [b"Ala", None, b"\x00\xff"], "mille": [b"", b"only one adds a salt"]}


def secret_of(number: int) -> bytes:
    return hashlib.sha256(f"secret {number}".encode()).digest()


def fair_match(name: str, number: int = 0, **options: Any) -> Match:
    return Match(name, chance=FairChance(secret_of(number), SALTS[name]), **options)


def play_deals(match: Match, deals: int, seed: int = 0) -> Match:
    """So many deals, or fewer where somebody wins or a deal does not end."""
    rng = random.Random(seed)
    for _ in range(deals):
        if match.over or match.stuck:
            break
        match.begin_deal()
        while not match.deal_over and not match.stuck:
            legal = match.legal()
            match.play(legal[0] if rng.random() < 0.7 else rng.choice(legal))
    return match


def stopped(name: str, deals: int = 2, seed: int = 0) -> str:
    """The text of a match ended unfinished."""
    match = play_deals(fair_match(name, seed), deals, seed)
    match.stop()
    return match.text()


def fault_of(text: str) -> BadRecord | None:
    report = check(read(text))
    assert report is not None
    return report.fault
