"""tools/belief_tysiac.py and tools/calibration_tysiac.py: what they measure, on a small sample."""

import pytest

from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.state import PLAY, Standing
from pace import count
from source import TOOLS


@pytest.fixture(autouse=True)
def _tools(monkeypatch):
    """The tools can be imported."""
    monkeypatch.syspath_prepend(str(TOOLS))


def some_deals(rules, number):
    """Deals of greedy players, of different cards each, in which cards are played."""
    from deals_tysiac import one_deal

    found = (one_deal(rules, ("greedy",) * 3, Standing(), seed % 3, 1000 + seed) for seed in range(3 * number))
    return [deal for deal in found if deal[0][-1].state.phase == PLAY][:number]


@pytest.mark.parametrize("preset", GAME.presets)
def test_the_true_world_is_likelier_than_by_chance(preset):
    from belief_tysiac import asked, loss

    found = []
    for deal in some_deals(GAME.presets[preset], max(count(20), 4)):
        for name, observation, events, truth in asked(deal):
            if name.startswith(("in trick 5", "in trick 6", "in trick 7")):
                found.append(loss(observation, events, truth))
    assert sum(one.belief for one in found) < 0.95 * sum(one.uniform for one in found)


def test_a_certain_world_costs_nothing():
    from belief_tysiac import loss

    certain = 0
    for moments, _ in some_deals(GAME.default_rules, 4):
        last = moments[-1]
        for seat in range(3):
            found = loss(GAME.observe(last.info.rules, last.state, seat), last.info.events, last.state)
            assert found.belief >= 0
            if found.uniform == 0:
                certain += 1
                assert found.belief == 0
    assert certain


def test_the_likeliest_weights_are_found():
    """Of two things with features 1 and 0, the first is chosen three times in four: its weight is log 3."""
    from belief_tysiac import Choices

    choices = Choices()
    for n in range(4000):
        choices.add(((1.0,), (0.0,)), int(n % 4 == 0))
    assert choices.fitted()[0] == pytest.approx(1.0986, abs=0.01)


def test_cases_are_counted_by_their_chance():
    from calibration_tysiac import Case, binned

    bins = binned([Case("card", 0.95, True), Case("card", 1.0, False), Case("card", 0.05, False)])
    assert bins[9] == (2, pytest.approx(0.975), 0.5)
    assert bins[0] == (1, 0.05, 0.0)
    assert bins[5] == (0, 0.0, 0.0)
