#!/usr/bin/env python3
"""Play the matches of docs/strength.md with `chiliad arena`, and write the page.

    strength.py            play the rows that docs/strength.json does not have yet, and write the page
    strength.py --again    play every row once more, with other cards, and compare: nothing is written
    strength.py --page     write the page from docs/strength.json

A row is played with seed 1, and with ``--again`` with seed 2: no deal of the one is a deal of the other.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

from chiliad.bots.intervals import student_t
from chiliad.bots.picture import Bar, picture

ROOT = Path(__file__).resolve().parent.parent
DATA, PAGE = ROOT / "docs" / "strength.json", ROOT / "docs" / "strength.md"
SEED, SEED_AGAIN = 1, 2
ALLOWED_APART = 4  # standard errors by which no row may differ when it is played again


class Row(NamedTuple):
    """One player against another: in Tysiac one seat of the first against two of the second, in Mille one each."""

    game: str
    player: str
    against: str
    blocks: int

    def command(self, seed: int) -> list[str]:
        """The words of the command that plays the row."""
        return ["arena", self.game, self.player, self.against, "--blocks", str(self.blocks), "--seed", str(seed)]


class Result(msgspec.Struct, frozen=True):
    """What a row has brought; its times are those of all processes together, and of the clock."""

    game: str
    player: str
    against: str
    blocks: int
    matches: int
    unfinished: int
    share: float
    low: float
    high: float
    points: float  # a deal, of the first player
    points_low: float
    points_high: float
    cpu_s: float
    wall_s: float
    played: str  # the date

    @property
    def row(self) -> Row:
        """The row that it is of."""
        return Row(self.game, self.player, self.against, self.blocks)

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return (self.high - self.low) / (2 * student_t(self.blocks - 1))


TITLES = {"tysiac": "Tysiąc", "mille": "Mille"}
EQUAL = {"mille": 1 / 2, "tysiac": 1 / 3}
"""The share of a player who is as strong as the others."""

ROWS = (
    Row("tysiac", "greedy", "random", 20),
    Row("tysiac", "beginner", "random", 40),
    Row("tysiac", "casual", "beginner", 150),
    Row("tysiac", "club", "casual", 100),
    Row("tysiac", "strong", "club", 60),
    Row("tysiac", "expert", "strong", 20),
    Row("tysiac", "beginner", "greedy", 100),
    Row("tysiac", "casual", "greedy", 100),
    Row("tysiac", "club", "greedy", 100),
    Row("tysiac", "strong", "greedy", 40),
    Row("tysiac", "expert", "greedy", 12),
    Row("mille", "greedy", "random", 40),
    Row("mille", "beginner", "random", 60),
    Row("mille", "casual", "beginner", 300),
    Row("mille", "club", "casual", 300),
    Row("mille", "strong", "club", 300),
    Row("mille", "expert", "strong", 50),
    Row("mille", "beginner", "greedy", 300),
    Row("mille", "casual", "greedy", 300),
    Row("mille", "club", "greedy", 300),
    Row("mille", "strong", "greedy", 300),
    Row("mille", "expert", "greedy", 40),
)


def play(row: Row, seed: int) -> Result:
    """Play a row."""
    began, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    words = [sys.executable, "-m", "chiliad", *row.command(seed), "--json"]
    said = json.loads(subprocess.run(words, stdout=subprocess.PIPE, check=True, cwd=ROOT).stdout)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    low, high = said["interval"][row.player]
    points, points_low, points_high = said["per_deal"][row.player]
    return Result(
        game=row.game,
        player=row.player,
        against=row.against,
        blocks=row.blocks,
        matches=said["matches"],
        unfinished=said["unfinished"],
        share=said["share"][row.player],
        low=low,
        high=high,
        points=points,
        points_low=points_low,
        points_high=points_high,
        cpu_s=round(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, 1),
        wall_s=round(time.monotonic() - began, 1),
        played=datetime.now(UTC).date().isoformat(),
    )


def read() -> dict[Row, Result]:
    """The results that docs/strength.json has."""
    if not DATA.exists():
        return {}
    return {one.row: one for one in msgspec.json.decode(DATA.read_bytes(), type=list[Result])}


def write(results: dict[Row, Result]) -> None:
    """Write the results, in the order of the rows, and the page."""
    kept = [results[row] for row in ROWS if row in results]
    DATA.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=1) + b"\n")
    PAGE.write_text(page(kept), encoding="utf-8")
    for game in EQUAL:
        ladder_file(game).write_text(ladder(game, kept), encoding="utf-8")


def ladder_file(game: str) -> Path:
    """Where the picture of a game's rows is."""
    return PAGE.with_name(f"strength-{game}.svg")


def ladder(game: str, results: Sequence[Result]) -> str:
    """The picture of a game's rows."""
    bars = [
        Bar(f"{one.player} – {one.against}", one.share, one.low, one.high, EQUAL[game])
        for one in results
        if one.game == game
    ]
    return picture(bars, f"{TITLES[game]}: matches won", "Intervals of 95 %. Dashed: as strong as the opponents.")


def page(results: Sequence[Result]) -> str:
    """The text of docs/strength.md."""
    parts = [HEAD]
    for game, title in TITLES.items():
        parts.append(f"\n## {title}\n\n![The matches won, row by row]({ladder_file(game).name})\n\n{TABLE_HEADS[game]}")
        parts += [line(one) for one in results if one.game == game]
    parts.append(TAIL)
    return "".join(parts)


def line(one: Result) -> str:
    """A row of a table."""
    share = f"{100 * one.share:.1f} % [{100 * one.low:.1f}, {100 * one.high:.1f}]"
    points = f"{one.points:+.1f} [{one.points_low:+.1f}, {one.points_high:+.1f}]"
    return (
        f"| {one.player} | {one.against} | **{share}** | {points} | {one.matches} | {one.unfinished} | {one.cpu_s:.0f} "
        f"| {one.played} | `chiliad {' '.join(one.row.command(SEED))}` |\n"
    )


_COLUMNS = "points a deal [95 %] | matches | unfinished | seconds of one core | played | command |\n"
TABLE_HEADS = {
    "tysiac": "One seat of the player, two of the opponents; a player who is as strong as they are wins 33.3 %.\n\n"
    f"| player | two opponents | matches won [95 %] | {_COLUMNS}|---|---|---|---|---|---|---|---|---|\n",
    "mille": "A player who is as strong as the opponent wins 50 %.\n\n"
    f"| player | opponent | matches won [95 %] | {_COLUMNS}|---|---|---|---|---|---|---|---|---|\n",
}
HEAD = """# How strong the bots are

`make strength` plays these matches and writes this page. The unit is the *block*: the same cards in all seatings, so
that luck of the cards cancels out. The intervals are of 95 %, over blocks. Each level plays with its own budget of
roll-outs, so a command gives the same matches again; only the time differs. *Points a deal* are the mean change
of the player's own total in a deal.

`random` and `greedy` are baselines that never change; no person meets them.
"""
TAIL = """
## How to check this page

Each row has its command. `make strength AGAIN=1` plays all rows with other cards and says for each row whether the two
intervals overlap, and how many standard errors lie between the two shares. A sceptic can also read the matches: with
`--out DIR` the command writes each of them as a record, and `chiliad verify DIR` replays them.
"""


def again(results: dict[Row, Result]) -> int:
    """Play all rows once more; return 1 if they differ by more than chance allows."""
    overlaps, apart = 0, 0.0
    for row, first in results.items():
        second = play(row, SEED_AGAIN)
        overlap = second.low <= first.high and first.low <= second.high
        errors = (first.error**2 + second.error**2) ** 0.5
        distance = abs(first.share - second.share) / errors if errors else 0.0
        overlaps, apart = overlaps + overlap, max(apart, distance)
        shares = f"{100 * first.share:.1f} and {100 * second.share:.1f} %"
        print(f"{' '.join(row.command(SEED)[1:4])}: {shares}, {distance:.1f} standard errors apart", flush=True)
    print(f"{overlaps} of {len(results)} pairs of intervals overlap; at most {apart:.1f} standard errors apart")
    return int(overlaps < 0.95 * len(results) or apart >= ALLOWED_APART)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    chosen = parser.add_mutually_exclusive_group()
    chosen.add_argument("--again", action="store_true", help="play every row once more, and compare")
    chosen.add_argument("--page", action="store_true", help="write the page alone")
    args = parser.parse_args()
    results = read()
    if args.again:
        return again(results)
    for row in ROWS if not args.page else ():
        if row not in results:
            print(f"{' '.join(row.command(SEED))} …", flush=True)
            results[row] = play(row, SEED)
            write(results)
            print(line(results[row]), end="", flush=True)
    write(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
