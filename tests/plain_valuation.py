"""Valuing positions in plain Python: a few roll-outs take less time than to compile them."""

from __future__ import annotations

import pytest

from chiliad.games.mille import valuation as mille
from chiliad.games.tysiac import reference
from chiliad.games.tysiac import valuation as tysiac


def value_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a test roll out without compilation; ``games/test_valuation.py`` compares the compiled kernels."""
    for module, names in ((mille, ("rolled_out", "imagine_hands")), (tysiac, ("rolled_out", "exchange"))):
        for name in names:
            function = getattr(module, name)
            monkeypatch.setattr(module, name, getattr(function, "__wrapped__", function))
    monkeypatch.setattr(reference, "GIFT_DEALS", 1)
