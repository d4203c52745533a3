"""A deal of Mille as one seat saw it, and a whole deal that such a view may come from (M3, M5).

What a player may do depends only on the cards they hold, so a deal could have gone this way if each card that left
a hidden hand had come to it before.  The slot by which it came (``redact_log.py``) is forced, except for a choice
between stocks when both hands are hidden; the code searches for that choice.  The cards that stayed in a hand are free,
except that the score, if stated, gives their total value.  The engine then checks the deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from typing import NamedTuple

from chiliad.cards import HIDDEN, read_cards, sort_key, write_cards
from chiliad.errors import Illegal, Unreadable
from chiliad.game import OVER
from chiliad.games.mille.notation import read_line
from chiliad.games.mille.options import Rules
from chiliad.games.mille.redact_log import Log, read_log
from chiliad.games.mille.rules import actor, apply
from chiliad.games.mille.scoring import points_of, settle
from chiliad.games.mille.state import CARD_NUMBER, CARD_TEXT, SEATS, State

CHOICES_MAX = 20_000  # steps of the search: a deal has some hundred needs, and the search hardly ever steps back
WAYS_MAX = 200  # ways to meet the needs that are tried for the value of the kept cards: the first nearly always fits
_VALUES = {card: int(points_of(1 << CARD_NUMBER[card], 0)) for card in CARD_TEXT}


def redact_lines(rules: Rules, start: State, lines: list[str], seat: int) -> list[str]:
    """The lines as ``seat`` (NOBODY: the public) may see them: ``??`` for the cards that others were dealt or drew."""
    del rules, start
    return [_redact_line(line, seat) for line in lines]


def _redact_line(line: str, seat: int) -> str:
    words = line.split()
    if len(words) != 3:
        return line
    if words[0].lower() == "deal":
        owner = words[1]
    elif words[1].lower() == "draw":
        owner = words[0]
    else:
        return line
    if owner not in ("0", "1") or owner == str(seat):
        return line
    try:
        return " ".join([*words[:2], HIDDEN * len(read_cards(words[2]))])
    except Unreadable:
        return line


def reconstruct_deal(
    rules: Rules, start: State, lines: list[str], seat: int, scores: tuple[int, ...] | None = None
) -> list[str]:
    """The lines with nothing hidden: a deal that can have gone this way, with these scores if they are given.

    If there is none, the longest possible beginning is completed, and the engine refuses the line after it; the
    settling refuses impossible scores.  Raises ``Illegal("figures-needed")`` for a deal that is over when only the
    scores, which are missing, could give the value of a hidden hand.
    """
    del seat
    whole = _complete(rules, start, lines, scores)
    if whole is not None:
        return whole
    possible, impossible = 0, len(lines)
    while impossible - possible > 1:
        middle = (possible + impossible) // 2
        if _complete(rules, start, lines[:middle], None) is None:
            impossible = middle
        else:
            possible = middle
    begun = _complete(rules, start, lines[:possible], None) or []
    # Any card is good enough where the engine refuses the line.
    refused = [line.replace(HIDDEN, CARD_TEXT[0]) if " draw " in line else line for line in lines[possible:]]
    return begun + refused


class _Served(NamedTuple):
    """One way to meet the needs."""

    stages: list[int]  # by need: the stage whose slot held the card
    pools: list[Counter[str]]  # by stage: the cards left for the other slots, and the stock


def _complete(rules: Rules, start: State, lines: list[str], scores: tuple[int, ...] | None) -> list[str] | None:
    """A deal that goes exactly this way; None when there is none with any scores."""
    log = read_log(lines)
    ways = _ways(log)
    served = next(ways, None)
    if served is None:
        return None
    counts = _open(log, served)
    kept = _kept_any(served, counts)
    whole = _written(log, lines, served, kept)
    state = _replayed(rules, start, whole)
    if state is None:
        return None
    if actor(state) != OVER or not any(map(any, counts)):
        return whole
    if scores is None:
        if _is_forced(served, counts):
            return whole
        raise Illegal("figures-needed")
    # Whatever the way, the kept cards are worth too little by the amount by which a score is too high.
    settled = settle(rules, state).scores
    worths = [
        sum(_VALUES[card] for cards in kept[seat] for card in cards) + settled[seat] - scores[seat]
        for seat in range(SEATS)
    ]
    for way in chain([served], islice(ways, WAYS_MAX)):
        chosen = _kept_of_worth(way, _open(log, way), worths)
        if chosen is not None:
            return _written(log, lines, way, chosen)
    return whole


def _replayed(rules: Rules, start: State, lines: list[str]) -> State | None:
    """The state after the lines; None when the engine refuses one."""
    state = start
    try:
        for line in lines:
            for action in read_line(rules, state, line):
                state = apply(rules, state, action)
    except (Illegal, Unreadable):
        return None
    return state


# --- Needs to slots --------------------------------------------------------------------------------------------------


def _ways(log: Log) -> Iterator[_Served]:
    """The ways to meet every need by a slot of the hand that was open by then, and a card of that slot's stock."""
    pools = [Counter(pool) for pool in log.pools]
    used = [[0] * len(pools) for _ in range(SEATS)]
    stages: list[int] = []
    later = [_later_needs(log, n) for n in range(len(log.needs) + 1)]
    choices = 0
    first_stage = 0
    while choices < CHOICES_MAX:
        choices += 1
        n = len(stages)
        stage = -1
        if n == len(log.needs):
            yield _Served(list(stages), [Counter(pool) for pool in pools])
        else:
            need = log.needs[n]
            stage = next(
                (
                    stage
                    for stage in range(first_stage, len(need.opened))
                    if pools[stage][need.card] > 0 and used[need.seat][stage] < need.opened[stage]
                ),
                -1,
            )
        if stage >= 0:
            stages.append(stage)
            pools[stage][need.card] -= 1
            used[need.seat][stage] += 1
            first_stage = 0
            if _enough(pools, later[n + 1]):
                continue
        if not stages:
            return
        # Step back: meet the last need from a later stage, if possible.
        need = log.needs[len(stages) - 1]
        stage = stages.pop()
        pools[stage][need.card] += 1
        used[need.seat][stage] -= 1
        first_stage = stage + 1


def _later_needs(log: Log, n: int) -> Counter[str]:
    """How many of each card the needs from the n-th on require."""
    return Counter(need.card for need in log.needs[n:])


def _enough(pools: list[Counter[str]], needed: Counter[str]) -> bool:
    return all(sum(pool[card] for pool in pools) >= count for card, count in needed.items())


def _open(log: Log, served: _Served) -> list[list[int]]:
    """The number of slots that met no need, by seat and stage."""
    counts = [list(log.opened(seat)) for seat in range(SEATS)]
    for need, stage in zip(log.needs, served.stages, strict=True):
        counts[need.seat][stage] -= 1
    return counts


def _is_forced(served: _Served, counts: list[list[int]]) -> bool:
    """Whether the hidden hands can hold no other cards at the end."""
    if all(map(any, counts)):
        return False
    taken = [sum(by_seat) for by_seat in zip(*counts, strict=True)]
    return all(count in (0, pool.total()) for count, pool in zip(taken, served.pools, strict=True))


# --- Cards to slots --------------------------------------------------------------------------------------------------

_Kept = list[list[list[str]]]
"""The cards that met no need, by seat and stage."""
_Sums = dict[tuple[int, int], tuple[list[str], ...]]
"""For each number of chosen cards and their total value, one choice by stage."""


def _kept_any(served: _Served, counts: list[list[int]]) -> _Kept:
    """Choose any cards for the slots that met no need."""
    left = [sorted(pool.elements(), key=sort_key) for pool in served.pools]
    kept: _Kept = []
    for by_stage in counts:
        kept.append([left[stage][:count] for stage, count in enumerate(by_stage)])
        left = [cards[count:] for cards, count in zip(left, by_stage, strict=True)]
    return kept


def _kept_of_worth(served: _Served, counts: list[list[int]], worths: list[int]) -> _Kept | None:
    """Choose cards of a given total value for each hand's slots that met no need; None if there are none."""
    left = [Counter(pool) for pool in served.pools]
    kept: _Kept = []
    for by_stage, worth in zip(counts, worths, strict=True):
        chosen = _chosen(left, by_stage, worth)
        if chosen is None:
            # Two hands hold cards only in a blocked deal, with no stock left: each card that one lacks the other has.
            return None
        kept.append(chosen)
        for pool, cards in zip(left, chosen, strict=True):
            pool.subtract(cards)
    return kept


def _chosen(pools: list[Counter[str]], counts: list[int], worth: int) -> list[list[str]] | None:
    """Choose so many cards of each pool with this total value; every sum that is possible is tried, by value."""
    reached: dict[int, tuple[list[str], ...]] = {0: ()}
    for pool, count in zip(pools, counts, strict=True):
        by_value: dict[int, list[str]] = {}
        for card in sorted(pool.elements(), key=sort_key):
            by_value.setdefault(_VALUES[card], []).append(card)
        sums: _Sums = {(0, total): (*ways, []) for total, ways in reached.items()}
        for value, cards in by_value.items():
            more: _Sums = {}
            for (taken, total), ways in sums.items():
                for n in range(min(len(cards), count - taken) + 1):
                    if total + n * value <= worth:
                        more.setdefault((taken + n, total + n * value), (*ways[:-1], ways[-1] + cards[:n]))
            sums = more
        reached = {total: ways for (taken, total), ways in sums.items() if taken == count}
    return list(reached[worth]) if worth in reached else None


def _written(log: Log, lines: list[str], served: _Served, kept: _Kept) -> list[str]:
    """The lines with a card in each slot: the needs in their order, each in a slot open at that time, then the rest."""
    waiting: dict[tuple[int, int], list[str]] = {}
    for need, stage in zip(log.needs, served.stages, strict=True):
        waiting.setdefault((need.seat, stage), []).append(need.card)
    for seat, by_stage in enumerate(kept):
        for stage, cards in enumerate(by_stage):
            waiting.setdefault((seat, stage), []).extend(cards)
    next_card = {key: iter(cards) for key, cards in waiting.items()}
    by_line: dict[int, list[str]] = {}
    for slot in log.slots:
        by_line.setdefault(slot.line, []).append(next(next_card[slot.seat, slot.stage]))
    whole = list(lines)
    for n, cards in by_line.items():
        whole[n] = " ".join([*lines[n].split()[:2], write_cards(cards)])
    return whole
