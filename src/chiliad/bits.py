"""Sets of small numbers as integers, and the one random number generator.

Every integer stays within 63 bits, so that compiled code (int64) and plain Python (unbounded) agree bit for bit.

The generator is a linear congruential one modulo 2**63 with full period; only its high bits are used (Knuth, *The Art
of Computer Programming* 2, 3.2.1).  Functions take a state and return the next one: nothing is global.  The generator
is for simulation.  Cards dealt to people come from the operating system (``play/chance.py``).
"""

from __future__ import annotations

from chiliad._jit import highest_index, hot, kernel, lowest_index, multiply_add, popcount

__all__ = ["MASK63", "below", "bit_at", "highest_index", "lowest_index", "popcount", "seed_from", "step"]

MASK63 = (1 << 63) - 1
_MULTIPLIER = 6364136223846793005  # Knuth's MMIX multiplier; it is 5 modulo 8, which a full period modulo 2**63 needs
_INCREMENT = 1442695040888963407
_SPREAD = 0x9E3779B97F4A7C1  # odd, with evenly mixed bits: it spreads neighbouring numbers over the whole range


@hot
def step(rng: int) -> int:
    """The generator's next state after ``rng``, both in 0 .. 2**63 - 1."""
    return multiply_add(rng, _MULTIPLIER, _INCREMENT)


@hot
def below(rng: int, n: int) -> int:
    """A number in 0 .. n - 1 (1 <= n < 2**31) from state ``rng``, from its high 32 bits; bias under n / 2**32."""
    return ((rng >> 31) * n) >> 32


@hot
def bit_at(mask: int, n: int) -> int:
    """The index of the n-th lowest set bit of ``mask`` (n from 0, less than ``popcount(mask)``).

    The search halves the mask at each step, without a branch that the processor could mispredict.
    """
    at = 0
    for half in (32, 16, 8, 4, 2, 1):
        low = popcount(mask & ((1 << half) - 1))
        above = 1 if n >= low else 0
        n -= low * above
        mask >>= half * above
        at += half * above
    return at


@kernel
def seed_from(rng: int, a: int, b: int) -> int:
    """A generator state from a seed and two numbers (a deal and a seat, say): nearby inputs give unrelated states."""
    for n in (a, b, 0x5DEECE66D):
        rng = step(rng ^ multiply_add(n & MASK63, _SPREAD, 0))
        rng ^= rng >> 29
        rng = step(rng)
        rng ^= rng >> 32
    return rng
