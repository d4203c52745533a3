"""Print the results of the kernels of ``bits.py`` as JSON; test_jit_cache.py runs this compiled and as plain Python."""

import json
import sys

from chiliad import bits
from chiliad._jit import COMPILED, compiled


@compiled
def popcount(x):
    return bits.popcount(x)


@compiled
def lowest_index(x):
    return bits.lowest_index(x)


@compiled
def highest_index(x):
    return bits.highest_index(x)


@compiled
def bit_at(mask, n):
    return bits.bit_at(mask, n)


@compiled
def step(x):
    return bits.step(x)


@compiled
def below(x, n):
    return bits.below(x, n)


@compiled
def seed_from(x, a, b):
    return bits.seed_from(x, a, b)


POWERS = [1 << n for n in range(63)]
EDGES = sorted({0, bits.MASK63, bits.MASK63 - 1, *POWERS, *(power - 1 for power in POWERS)})


def answers():
    states = [*EDGES]
    x = 1
    for _ in range(500):
        x = step(x)
        states.append(x)
    masks = [mask for mask in states if mask]
    return {
        "step": [step(x) for x in states],
        "below": [below(x, n) for x in states for n in (1, 2, 24, 104, 2**31 - 1)],
        "seed_from": [seed_from(x, a, b) for x in states for a, b in ((0, 0), (1, 2), (2, 1), (-1, 10**12))],
        "popcount": [popcount(x) for x in states],
        "lowest_index": [lowest_index(x) for x in masks],
        "highest_index": [highest_index(x) for x in masks],
        "bit_at": [bit_at(x, n) for x in masks for n in {0, popcount(x) - 1, popcount(x) // 2}],
    }


if __name__ == "__main__":
    cache = None
    if COMPILED:
        from chiliad import _compiler

        cache = str(_compiler.CACHE)
    json.dump({"compiled": COMPILED, "cache": cache, "answers": answers()}, sys.stdout)
