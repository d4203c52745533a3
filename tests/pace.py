"""The amount of work of a test, so that the whole suite takes minutes."""

from chiliad._jit import COMPILED, STEPS_COMPILED

SHARE = 20
"""Of many thousand steps or deals, the tests run one in so many as plain Python, so that a pass takes minutes."""
SHARE_OF_STEPS = 4
"""The same for kernels walked step by step in the pass in which every step is compiled: each call costs as much there
as many steps of a compiled loop."""


def count(compiled: int) -> int:
    """The number of games (or deals, or draws): ``compiled``, or a twentieth of it where all runs as plain Python."""
    return compiled if COMPILED else max(compiled // SHARE, 1)


def kernel_count(compiled: int) -> int:
    """The same for tests that walk kernels; a quarter in the pass in which every step is compiled."""
    return max(compiled // (SHARE_OF_STEPS if STEPS_COMPILED else SHARE), 1)
