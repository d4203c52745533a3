#!/usr/bin/env python3
"""Compile what the bots that search and the reports need, and keep it on disk: the first match finds it there.

    warm.py          all built-in games, each in a process of its own
    warm.py GAME     one of them, here

It takes a minute or two, once for each version of the sources and of the compiler.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import version

from chiliad._jit import COMPILED, cache_directory
from chiliad.bot import ask, effort
from chiliad.bots import bot_class, levels, quick_bots
from chiliad.bots.report import DealTask, deal_balance
from chiliad.bots.warmup import warm_up
from chiliad.games import BUILT_IN, find
from chiliad.play.match import Match

NODES = 4  # the fewest that a balance takes


def warm(name: str) -> None:
    """Compile what the levels of a game need that search."""
    for level in levels(name):
        makes = bot_class(name, level)
        if effort(makes) is not None:
            warm_up(makes, find(name))


def warm_report(name: str) -> None:
    """Compile what the report on a match of a game needs, if it has reports."""
    if find(name).face_or_none("valuation") is None:
        return
    match, bot = Match(name, seed=0), bot_class(name, quick_bots(name)[0])(0)
    match.begin_deal()
    while not match.deal_over:
        match.play(ask(bot, match.information_state()).action)
    deal_balance(DealTask(match.text(), 1, NODES, 0))


def main(words: Sequence[str]) -> int:
    """Run the command; return how many games have failed."""
    if words:
        warm(words[0])
        warm_report(words[0])
        return 0
    done = cache_directory(version("numba")) / "warm" if COMPILED else None
    if done is None or done.exists():
        return 0
    print("Compiling the bots for this machine (once; a minute or two) …", flush=True)
    running = [subprocess.Popen([sys.executable, __file__, name]) for name in BUILT_IN]
    failed = sum(one.wait() != 0 for one in running)
    if not failed:
        done.touch()
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
