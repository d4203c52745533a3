#!/usr/bin/env python3
"""Play the rows of docs/strength.md, and write the page.

    strength.py                  play the rows that docs/strength.json does not have yet, and write the page
    strength.py --row PATTERN    play the rows of these names, known or not: tysiac:expert:strong, "mille:*", …
    strength.py --again          the same with other cards, and compare the two results of each row
    strength.py --page           write the page from docs/strength.json
    strength.py --rows           list the names of the rows and whether each is played

A row is played with seed 1, and with ``--again`` with seed 2: no deal of the one is a deal of the other.  Several
processes may run at once: a row that another one plays is left to it, and each result is added to what the file has.
A row of matches that was stopped goes on where it was, as long as the code is the same.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from fnmatch import fnmatchcase
from pathlib import Path

import msgspec
from filelock import FileLock, Timeout
from strength_page import ladders, line, page
from strength_rows import MATCH, ROWS, TIMES, Result, Row

from chiliad._jit import source_digest

ROOT = Path(__file__).resolve().parent.parent
DATA, PAGE = ROOT / "docs" / "strength.json", ROOT / "docs" / "strength.md"
LOCKS = Path(sys.prefix)
BEGUN = LOCKS / "strength"  # a folder for each row of matches that is being played
SEED, SEED_AGAIN = 1, 2
ALLOWED_APART = 4  # standard errors by which no row may differ when it is played again
OVERLAPS_WANTED = 0.95  # of the pairs of intervals
DIGITS = 6  # of the numbers in the file


# --- Playing ----------------------------------------------------------------------------------------------------------


def play(row: Row, seed: int) -> Result:
    """Play a row, or what is left of it.  Its matches stay in their folder until the result is kept."""
    began, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    program, *words = row.command(seed)
    start = [sys.executable] if program == "python" else [sys.executable, "-m", program]
    folder = begun(row, seed) if row.kind == MATCH else None
    had = _records(folder)
    out = [] if folder is None else ["--out", str(folder)]
    printed = subprocess.run([*start, *words, *out, "--json"], stdout=subprocess.PIPE, check=True, cwd=ROOT).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    matches = _records(folder)
    # Of a row that was stopped the last part alone is timed: its matches speak for the others.
    times = matches / (matches - had) if matches > had else 1
    return Result(
        **row._asdict(),
        seed=seed,
        said=json.loads(printed, parse_float=lambda text: round(float(text), DIGITS)),
        cpu_s=round(times * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime), 1),
        wall_s=round(times * (time.monotonic() - began), 1),
        played=datetime.now(UTC).date().isoformat(),
    )


def begun(row: Row, seed: int) -> Path:
    """The folder for the matches of a row.  What other code has played of the row is dropped: they cannot be mixed."""
    folder = BEGUN / f"{row.name.replace(':', '-')}-{seed}" / source_digest(without={"server"})
    for other in folder.parent.glob("*"):
        if other != folder:
            shutil.rmtree(other)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _records(folder: Path | None) -> int:
    """How many matches a folder has."""
    return 0 if folder is None else sum(1 for _ in folder.glob("*-*"))


def play_missing(rows: Sequence[Row], seed: int, all_anew: bool) -> None:
    """Play the rows that have no result of this seed and of their size (``all_anew``: every one), and keep each."""
    for row in rows:
        try:
            with FileLock(LOCKS / f".strength-{row.name.replace(':', '-')}-{seed}.lock", blocking=False):
                if not all_anew and is_played(row, seed, read()):
                    continue
                print(f"{row.name}: {' '.join(row.command(seed))} …", flush=True)
                result = play(row, seed)
                keep(result)
                if row.kind == MATCH:
                    shutil.rmtree(begun(row, seed).parent)
                print(line(result), end="", flush=True)
        except Timeout:
            print(f"{row.name}: another process is playing it", flush=True)


# --- Results ----------------------------------------------------------------------------------------------------------


def read() -> list[Result]:
    """The results that docs/strength.json has."""
    return msgspec.json.decode(DATA.read_bytes(), type=list[Result]) if DATA.exists() else []


def of_seed(seed: int, results: Sequence[Result]) -> dict[str, Result]:
    """The results of a seed, by the names of their rows."""
    return {one.row.name: one for one in results if one.seed == seed}


def is_played(row: Row, seed: int, results: Sequence[Result]) -> bool:
    """Whether there is a result of the row; one of another size does not count."""
    one = of_seed(seed, results).get(row.name)
    return one is not None and one.row == row


def keep(result: Result) -> None:
    """Add a result to those of the file, in the place of an earlier one of its row and seed, and write the page."""
    with FileLock(LOCKS / ".strength.lock"):
        known = {(one.row.name, one.seed): one for one in read()}
        known[result.row.name, result.seed] = result
        write(list(known.values()))


def write(results: Sequence[Result]) -> None:
    """Write the results of all rows that there are, in their order, and the page.  The caller has the lock."""
    known = {(one.row.name, one.seed): one for one in results}
    kept = [known[row.name, seed] for seed in (SEED, SEED_AGAIN) for row in ROWS if (row.name, seed) in known]
    _replace(DATA, msgspec.json.format(msgspec.json.encode(kept), indent=1).decode() + "\n")
    for name, text in written(kept).items():
        _replace(PAGE.with_name(name), text)


def written(results: Sequence[Result]) -> dict[str, str]:
    """The page and its pictures, by the names of their files."""
    first = list(of_seed(SEED, results).values())
    return {PAGE.name: page(first, ROWS, comparison(results)[1]), **ladders(first)}


def _replace(path: Path, text: str) -> None:
    """Write a file so that a reader finds the old one or the new one."""
    new = path.with_name(f".{path.name}.{os.getpid()}")
    new.write_text(text, encoding="utf-8")
    new.replace(path)


# --- Played again -----------------------------------------------------------------------------------------------------


def comparison(results: Sequence[Result], say: bool = False) -> tuple[bool, str]:
    """Whether the rows that were played twice differ by no more than chance allows, and a sentence about it.

    ``say``: print each pair.  A result is compared with one of the same size alone.
    """
    first, second = of_seed(SEED, results), of_seed(SEED_AGAIN, results)
    overlaps, apart, count = 0, 0.0, 0
    for name, one in first.items():
        if name not in second or second[name].row != one.row:
            continue
        for what, figure in one.figures().items():
            other = second[name].figures()[what]
            overlap = other.low <= figure.high and figure.low <= other.high
            errors = (figure.error**2 + other.error**2) ** 0.5
            distance = abs(figure.mean - other.mean) / errors if errors else 0.0
            overlaps, apart, count = overlaps + overlap, max(apart, distance), count + 1
            if say:
                said = f"{figure.mean:.3f} and {other.mean:.3f}, {distance:.1f} standard errors apart"
                print(f"{name} {what}".rstrip() + f": {said}", flush=True)
    if not count:
        return True, ""
    sentence = (
        f"Of {count} figures that were measured again with other cards, the two intervals overlap in {overlaps}; "
        f"the two are at most {apart:.1f} standard errors apart."
    )
    return overlaps >= OVERLAPS_WANTED * count and apart < ALLOWED_APART, sentence


# --- The command ------------------------------------------------------------------------------------------------------


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--row", metavar="PATTERN", help="play these rows, and those that are known too")
    parser.add_argument("--again", action="store_true", help="play with other cards, and compare")
    parser.add_argument("--page", action="store_true", help="write the page alone")
    parser.add_argument("--rows", action="store_true", help="list the rows")
    args = parser.parse_args()
    seed = SEED_AGAIN if args.again else SEED
    rows = [row for row in ROWS if fnmatchcase(row.name, args.row or "*")]
    if not rows:
        parser.error(f"no row is called {args.row}: see --rows")
    if args.rows:
        known = read()
        for row in rows:
            print(f"{'' if is_played(row, seed, known) else 'missing '}{row.name}: {' '.join(row.command(seed))}")
        return 0
    if not args.page:
        compared = [row for row in rows if row.kind != TIMES]
        play_missing(compared if args.again else rows, seed, args.row is not None)
    with FileLock(LOCKS / ".strength.lock"):
        write(read())
    if not args.again:
        return 0
    fine, sentence = comparison(read(), say=True)
    print(sentence)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
