"""The amount of work of a test, so that the whole suite takes minutes."""

from chiliad._jit import COMPILED, STEPS_COMPILED

SHARE, SHARE_OF_STEPS = 20, 4
"""Of many thousand steps or deals, the tests run a twentieth as plain Python, so that a pass takes minutes."""


def count(compiled: int) -> int:
    """The number of games (or deals, or draws): ``compiled``, or a twentieth of it where all runs as plain Python."""
    return compiled if COMPILED else max(compiled // SHARE, 1)


def kernel_count(compiled: int) -> int:
    """The same for tests that walk kernels; a quarter in the pass in which every step is compiled.

    There a test pays for passing each state to machine code and back, step by step.
    """
    return max(compiled // (SHARE_OF_STEPS if STEPS_COMPILED else SHARE), 1)
