"""A deal of each game by mouse and by keys in WebKitGTK and Firefox ESR."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from browsers.conftest import DEALS
from browsers.facade import Context, Scheduler
from page.driver import Player
from page.keyboard import Keyboard
from page.mouse import Mouse
from page.server import Server

STEPS = 5  # of a short deal
STEPS_MAX = 400  # of a whole one
WAYS = [(Mouse, "tysiac"), (Keyboard, "mille")]
if DEALS:
    WAYS += [(Keyboard, "tysiac"), (Mouse, "mille")]


@pytest.fixture
def context(driver: Scheduler, server: Server) -> Iterator[Context]:
    found = Context(driver, server.url)
    yield found
    found.close()


@pytest.mark.parametrize("way, game", WAYS)
def test_a_deal_is_played(context: Context, way: type[Player], game: str) -> None:
    player = way(context)
    player.sit(game)
    steps, deal = 0, 1
    while (phase := player.my_turn()) != "over" and (deal <= DEALS if DEALS else steps < STEPS):
        if phase == "between":
            player.next_deal()
            deal += 1
        else:
            player.step()
            steps += 1
        assert steps < STEPS_MAX, "the deal does not end"
