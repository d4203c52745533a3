"""The figures of a record, calculated by the naive twins from its actions alone."""

from __future__ import annotations

import re
import tomllib
from typing import Any, NamedTuple

from naive import mille, tysiac


class Ledger(NamedTuple):
    scores: list[list[int]]  # by deal, then seat
    totals: list[list[int]]
    winner: int | None


def cards_of(text: str) -> list[str]:
    return re.findall("..", text)


def ledger_of(record: str) -> Ledger:
    """The figures of a whole record."""
    read = tomllib.loads(record)
    twin = {"mille": _mille, "tysiac": _tysiac}[read["game"]]
    options: dict[str, Any] = read.get("options", {})
    before: Any = {key: [0] * len(read["players"]) for key in ("totals", "stars", "chapeaux")}
    if read["game"] == "tysiac":
        options = tysiac.rule_set(read["rules"], options)
        before = tysiac.zero(options)
    scores, totals, winner = [], [], None
    for deal in read["deal"]:
        played = twin(options, before, deal["dealer"], deal["actions"])
        scores.append(list(played.scores))
        before, winner = played.after, played.winner
        totals.append(list(before["totals"]))
    return Ledger(scores, totals, winner)


def _tysiac(options: dict[str, Any], before: Any, dealer: int, lines: list[str]) -> Any:
    deal = tysiac.Deal(options, before, dealer)
    players = options["players"]
    dealt = [line.split() for line in lines if line.startswith("deal ")]
    hands: list[list[str]] = [[] for _ in range(players)]
    talons = []
    for words in dealt:
        if words[1] == "talon":
            talons.append(cards_of(words[-1]))
        else:
            hands[int(words[1])] = cards_of(words[-1])
    deal.deal(hands, talons if players == 2 else talons[0])
    for line in lines[len(dealt) :]:
        deal.apply(line)
    return deal


def _mille(options: dict[str, Any], before: Any, dealer: int, lines: list[str]) -> Any:
    deal = mille.Deal(options, before, dealer)
    hands = [cards_of(line.split()[2]) for line in lines[:2]]
    deal.deal(hands, lines[2].split()[2])
    for line in lines[3:]:
        for step in _steps(deal, line.split()):
            deal.apply(step)
    return deal


def _steps(deal: Any, words: list[str]) -> list[str]:
    """The single cards of a line."""
    if words == ["blocked"]:
        return ["blocked"]
    verb = words[1]
    if verb == "draw":
        return ["draw", f"stock {words[2]}"]
    if verb == "take":
        rank = deal.pack[-1][0]
        return ["take", *(f"lay {rank} {card}" for card in cards_of(words[2])), "pick"]
    if verb == "lay":
        return [f"lay {words[2]} {card}" for card in cards_of(words[3])]
    return [" ".join(words[1:])]
