"""The suite can fail: the right check finds each broken game, for the right reason."""

import pytest

from chiliad.games import GAMES
from conformance.broken import FOR_EVERY_GAME, Broken
from conformance.broken_states import OF_ONE_GAME
from conformance.checks import CHECKS

BROKEN = [(name, one) for name in GAMES for one in (*FOR_EVERY_GAME, *OF_ONE_GAME[name])]


@pytest.mark.parametrize("name,one", BROKEN, ids=[f"{name}-{one.broken.__name__}" for name, one in BROKEN])
def test_a_broken_game_is_found(name: str, one: Broken):
    check = CHECKS[one.check]
    with pytest.raises(AssertionError, match=one.says):
        check(one.broken(GAMES[name]), one.deals)


def test_every_check_has_found_something():
    for name in GAMES:
        found = {one.check for game, one in BROKEN if game == name}
        assert found == set(CHECKS), f"{name}: {set(CHECKS) ^ found}"
