#!/usr/bin/env python3
"""Measure when bots answer in a new process, as a worker of the server is one: each level of each game that searches.

    bench_moves.py [--deals 10] [--think 50ms] [--json]

For each of them a process loads what the bot needs (from the cache, if it was compiled before) and plays some deals.
Told are the seconds until it is ready, and the milliseconds, by the clock, of the first decision, the median, the 99th
percentile and the longest; and the budget with a fifth more, which is what a move may take.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from typing import Any

from chiliad.bot import ask, effort, read_budget
from chiliad.bots import bot_class, levels
from chiliad.bots.warmup import warm_up
from chiliad.games import BUILT_IN, find
from chiliad.play.match import Match

OVERRUN = 1.2


def measured(name: str, level: str, think: str | None, deals: int) -> dict[str, object]:
    """The times of a level in this process."""
    budget = read_budget(think) if think else None
    game, makes = find(name), bot_class(name, level)
    began = time.perf_counter()
    warm_up(makes, game)
    ready_s = time.perf_counter() - began
    milliseconds = []
    match, number = Match(game, seed=1), 0
    while number < deals:
        if match.over:
            match = Match(game, seed=number + 1)
        match.begin_deal()
        number += 1
        while not match.deal_over:
            info = match.information_state()
            bot, choice = makes(number * match.seats + match.actor), len(info.legal_actions()) > 1
            began = time.perf_counter()
            action = ask(bot, info, budget).action
            if choice:
                milliseconds.append(1000 * (time.perf_counter() - began))
            match.play(action)
    first, ordered = milliseconds[0], sorted(milliseconds)
    declared = effort(makes)
    stated = budget.milliseconds if budget is not None else declared and declared.milliseconds
    return {
        "game": name,
        "level": level,
        "decisions": len(ordered),
        "ready_s": ready_s,
        "first_ms": first,
        "median_ms": ordered[len(ordered) // 2],
        "p99_ms": ordered[len(ordered) * 99 // 100],
        "longest_ms": ordered[-1],
        "limit_ms": OVERRUN * stated if stated else None,
    }


def main() -> int:
    """Measure one after another, each in a new process."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--think", help="another budget than the level's own")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--only", nargs=2, metavar=("GAME", "LEVEL"), help="here, in this process")
    args = parser.parse_args()
    if args.only:
        print(json.dumps(measured(args.only[0], args.only[1], args.think, args.deals)))
        return 0
    for game in BUILT_IN:
        for level in levels(game):
            if effort(bot_class(game, level)) is None:
                continue
            command = [sys.executable, __file__, "--only", game, level, "--deals", str(args.deals)]
            command += ["--think", args.think] if args.think else []
            said = json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
            print(json.dumps(said) if args.json else _line(said), flush=True)
    return 0


def _line(said: dict[str, Any]) -> str:
    limit = "" if said["limit_ms"] is None else f" (may take {said['limit_ms']:.0f})"
    times = ", ".join(f"{key} {said[f'{key}_ms']:.1f}" for key in ("first", "median", "p99", "longest"))
    return f"{said['game']} {said['level']}: ready in {said['ready_s']:.1f} s; milliseconds: {times}{limit}"


if __name__ == "__main__":
    sys.exit(main())
