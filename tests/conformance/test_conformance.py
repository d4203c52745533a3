"""Every game keeps the contract of ``chiliad/game.py``; ``make agreement`` walks more deals."""

import os

import pytest

from chiliad.games import GAMES
from conformance import checks_match, checks_observations, checks_play, checks_text
from conformance.checks import CHECKS, DEALS
from pace import kernel_count

TIMES = int(os.environ.get("CONFORMANCE_TIMES", "1"))


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_conforms(name, check):
    CHECKS[check](GAMES[name], max(kernel_count(DEALS[CHECKS[check]] * TIMES), 4))


def test_every_check_is_run():
    written = {
        function
        for module in (checks_match, checks_play, checks_text, checks_observations)
        for key, function in vars(module).items()
        if key.startswith("check_") and key != "check_settlement"  # it checks one deal: two checks call it
    }
    assert written == set(DEALS)
