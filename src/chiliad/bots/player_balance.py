"""The balances of many matches, added up player by player: what luck brought each, and how well it would do without.

A match is worked out by itself, in any process (``match_balance``); ``by_player`` adds matches up.  *Result less luck*
has the same mean as the result, because luck is zero on average, but varies less from match to match: the idea of
AIVAT (Burch et al. 2018).  ``docs/analysis.md`` says how much less.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple

from chiliad.bots.arena import block_of
from chiliad.bots.balance import LUCK, TERMS, Balancer
from chiliad.bots.intervals import Estimate, ratio
from chiliad.bots.report import SeatBalance, report_of, whole_deals
from chiliad.records import read

RESULT, EXPECTED = "result", "expected"
KEYS = (RESULT, EXPECTED, *TERMS)


class MatchTask(NamedTuple):
    """A match whose balance is to be made."""

    text: str  # the record
    nodes: int | None
    seed: int


class MatchBalance(NamedTuple):
    """The balance of one match."""

    game: str
    players: tuple[str, ...]  # by seat
    aims: tuple[tuple[SeatBalance, ...], ...]
    """By aim (the chance to win the match, then stakes where the game has them), a balance for each seat."""
    block: tuple[int, ...] | None
    """Matches of the same block have the same cards; None: no other match has these."""


@dataclass(frozen=True)
class PlayerBalance:
    """A player's balance over many matches: means of a match, each with its interval over blocks of matches."""

    player: str
    matches: int
    means: dict[str, Estimate]
    """By ``KEYS``, as chances to win the match."""
    less_luck: Estimate
    """The result less the three kinds of luck."""
    variance_ratio: float | None
    """The variance of "result less luck" divided by that of the result; None where it can't be told."""

    def as_object(self) -> dict[str, object]:
        """For programs: each mean as mean, low, high."""
        means = {key: list(one) for key, one in self.means.items()}
        told = {"player": self.player, "matches": self.matches, **means, "less_luck": list(self.less_luck)}
        return {**told, "variance_ratio": self.variance_ratio}


def match_balance(task: MatchTask) -> MatchBalance:
    """The balance of a match.  Raises ``Unavailable`` as ``whole_deals`` does."""
    record = read(task.text)
    numbers = range(1, whole_deals(record) + 1)
    deals = [Balancer(record, number, task.nodes, task.seed).balance() for number in numbers]
    report = report_of(record, deals, [], task.nodes)
    aims = tuple(tuple(report.balance(aim)) for aim in range(len(report.aims)))
    return MatchBalance(record.game.name, tuple(record.players), aims, block_of(record))


def by_player(matches: Sequence[MatchBalance]) -> list[PlayerBalance]:
    """The balance of each player, in the order in which they first sit; the matches are of one game.

    A player who has several seats in a match has their mean.
    """
    names = dict.fromkeys(name for match in matches for name in match.players)
    return [_of(name, [match for match in matches if name in match.players]) for name in names]


def _of(player: str, matches: Sequence[MatchBalance]) -> PlayerBalance:
    rows = [_mean(match, player) for match in matches]
    other = count()
    blocks = [(next(other),) if match.block is None else (0, *match.block) for match in matches]
    reduced = [row[RESULT] - sum(row[term] for term in LUCK) for row in rows]
    means = {key: _estimate(blocks, [row[key] for row in rows]) for key in KEYS}
    spread = _variance(blocks, [row[RESULT] for row in rows])
    share = _variance(blocks, reduced) / spread if spread else None
    return PlayerBalance(player, len(matches), means, _estimate(blocks, reduced), share)


def _mean(match: MatchBalance, player: str) -> dict[str, float]:
    seats = [one.as_object() for name, one in zip(match.players, match.aims[0], strict=True) if name == player]
    return {key: sum(one[key] for one in seats) / len(seats) for key in KEYS}


def _in_blocks(blocks: Iterable[tuple[int, ...]], values: Iterable[float]) -> list[tuple[float, float]]:
    """The sum of the values of each block, and how many they are."""
    sums: dict[tuple[int, ...], tuple[float, float]] = {}
    for block, value in zip(blocks, values, strict=True):
        total, number = sums.get(block, (0.0, 0.0))
        sums[block] = total + value, number + 1
    return list(sums.values())


def _estimate(blocks: Sequence[tuple[int, ...]], values: Sequence[float]) -> Estimate:
    found = ratio(_in_blocks(blocks, values))
    assert found is not None  # there is a match at least
    return found


def _variance(blocks: Sequence[tuple[int, ...]], values: Sequence[float]) -> float:
    """The variance of the mean, but for a factor that is the same for all values; 0 for a single block."""
    mean = sum(values) / len(values)
    return sum((total - mean * number) ** 2 for total, number in _in_blocks(blocks, values))
