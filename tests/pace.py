"""The amount of work of a test, so that the whole suite takes minutes."""

from chiliad._jit import COMPILED, STEPS_COMPILED

SHARE = 20
"""Of many thousand steps or deals, the tests run a twentieth as plain Python, so that a pass takes minutes."""


def count(compiled: int) -> int:
    """The number of games (or deals, or draws): ``compiled``, or a twentieth of it where all runs as plain Python."""
    return compiled if COMPILED else max(compiled // SHARE, 1)


def kernel_count(compiled: int) -> int:
    """The same for tests that walk kernels; they have full length in the pass in which every step is compiled."""
    return compiled if STEPS_COMPILED else max(compiled // SHARE, 1)
