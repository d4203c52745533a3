"""How much a test does, so that the whole suite takes minutes."""

from chiliad._jit import COMPILED, STEPS_COMPILED

SHARE = 20
"""Of many thousand steps or deals, run plain, a twentieth keeps a pass to minutes."""


def count(compiled: int) -> int:
    """How many games (or deals, or draws) to play: ``compiled``, or a twentieth of it where all runs plain."""
    return compiled if COMPILED else max(compiled // SHARE, 1)


def kernel_count(compiled: int) -> int:
    """The same for tests that walk kernels, at full length in the pass in which every step is compiled."""
    return compiled if STEPS_COMPILED else max(compiled // SHARE, 1)
