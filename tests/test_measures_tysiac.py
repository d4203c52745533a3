"""tools/belief_tysiac.py, calibration_tysiac.py and bidding_tysiac.py: what they measure, on a small sample."""

import subprocess
import sys

import pytest

from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.state import PLAY, Standing
from chiliad.records import read_file
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


# --- Bidding ----------------------------------------------------------------------------------------------------------


def bidding_tasks(bolder, number):
    from bidding_tysiac import Task

    rules = GAME.presets["russian"]
    return [
        Task(rules, Standing((0, 100, 200)), n % 3, n // 3 % 3, bolder, "greedy", 5, n, nodes=40) for n in range(number)
    ]


def test_who_thinks_contracts_likelier_declares_more():
    from bidding_tysiac import play, said

    found = [play(task) for task in bidding_tasks((9.0, -9.0), max(count(60), 12))]
    apart = [pair for pair in found if pair is not None]
    assert sum(bold.declares for bold, _ in apart) > sum(timid.declares for _, timid in apart)
    assert said(found).startswith(f"{len(found)} deals, {len(apart)} bid differently\n")


def test_one_value_bids_as_itself_and_leaves_the_model_alone():
    from bidding_tysiac import play

    from chiliad.games.tysiac import calibration

    model = calibration.MODELS["russian"]
    assert [play(task) for task in bidding_tasks((0.5, 0.5), 6)] == [None] * 6
    assert calibration.MODELS["russian"] is model
    assert calibration.model_of(GAME.presets["russian"]) is model


def test_standings_are_those_of_the_records(tmp_path):
    from bidding_tysiac import standings

    from chiliad.games.tysiac.talon import on_barrel

    words = ["--games", "2", "--seed", "3", "--bots", "greedy", "--workers", "1", "--out", str(tmp_path)]
    subprocess.run(
        [sys.executable, "-m", "chiliad", "selfplay", "tysiac", *words], check=True, stdout=subprocess.DEVNULL
    )
    deals = [deal for path in tmp_path.glob("*.tysiac") for deal in read_file(path).deals]
    for barrel in (False, True):
        wanted = [
            (deal.before, deal.dealer)
            for deal in deals
            if any(on_barrel(GAME.default_rules, deal.before, seat) for seat in range(3)) == barrel
        ]
        assert sorted(wanted) == sorted((before, dealer) for _, before, dealer in standings(tmp_path, barrel))
