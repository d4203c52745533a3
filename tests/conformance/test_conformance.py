"""Every game keeps the contract of ``chiliad/game.py``; ``make agreement`` walks more deals."""

import os
from dataclasses import replace

import pytest

from chiliad.games import GAMES
from chiliad.games.tysiac.options import FAMILY_OPTIONS, FAMILY_PRESETS
from conformance import checks_match, checks_observations, checks_play, checks_text
from conformance.checks import CHECKS, DEALS
from pace import kernel_count

_TYSIAC = GAMES["tysiac"]
_FAMILY = replace(_TYSIAC, options=(*_TYSIAC.options, *FAMILY_OPTIONS), presets={**_TYSIAC.presets, **FAMILY_PRESETS})
"""Tysiac with the options that its engine knows and no table offers yet."""
PLAYED = {**GAMES, "tysiac family": _FAMILY}
TIMES = int(os.environ.get("CONFORMANCE_TIMES", "1"))


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("name", PLAYED)
def test_a_game_conforms(name, check):
    CHECKS[check](PLAYED[name], max(kernel_count(DEALS[CHECKS[check]] * TIMES), 4))


def test_every_check_is_run():
    written = {
        function
        for module in (checks_match, checks_play, checks_text, checks_observations)
        for key, function in vars(module).items()
        if key.startswith("check_") and key != "check_settlement"  # it checks one deal: two checks call it
    }
    assert written == set(DEALS)
