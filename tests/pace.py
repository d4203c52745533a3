"""How much a test does: all of it compiled, a sample plain."""

from chiliad._jit import COMPILED

PLAIN_SHARE = 20
"""A plain kernel is some hundred times slower; a twentieth of the work keeps the plain run to minutes."""


def count(compiled: int) -> int:
    """How many games (or deals, or draws) to play: ``compiled`` when compiled, a twentieth of it when plain."""
    return compiled if COMPILED else max(compiled // PLAIN_SHARE, 1)
