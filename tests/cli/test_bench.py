"""``chiliad bench``: the signatures of the games, and how roll-outs are measured."""

import json
from dataclasses import replace
from time import sleep

import pytest

from chiliad._jit import COMPILED
from chiliad.cli import bench
from chiliad.cli.main import main
from chiliad.game import CHANCE
from chiliad.games import BUILT_IN, GAMES
from chiliad.i18n.language import Language
from chiliad.search import rollouts, solving


@pytest.fixture(autouse=True)
def short(monkeypatch):
    """Signatures of two deals; the longest part is to compile them, so the tests sign no game twice without need."""
    monkeypatch.setattr(bench, "SIGNATURE_DEALS", 2)


@pytest.fixture(scope="module")
def games():
    return [GAMES[name] for name in BUILT_IN]


def test_every_game_and_preset_has_a_signature(games):
    signed = bench.signatures(games)
    assert {name: list(by_preset) for name, by_preset in signed["signatures"].items()} == {
        name: list(GAMES[name].presets) for name in BUILT_IN
    }
    assert signed["plug_ins"] == {}
    values = [value for by_preset in signed["signatures"].values() for value in by_preset.values()]
    assert len({signed["signature"], *values}) == 1 + len(values)


def test_a_plug_in_is_signed_apart(games, monkeypatch):
    both = bench.signatures(games)
    monkeypatch.setattr(bench, "BUILT_IN", ("tysiac",))
    alone = bench.signatures([GAMES["tysiac"]])
    apart = bench.signatures(games)
    assert apart["signature"] == alone["signature"] != both["signature"]
    assert list(apart["plug_ins"]) == ["mille"]
    assert apart["plug_ins"] | apart["signatures"] == both["signatures"]


def test_one_game_alone_has_its_own_signatures_and_not_that_of_all(games):
    alone = bench.signatures([GAMES["tysiac"]])
    assert "signature" not in alone
    assert alone["signatures"]["tysiac"] == bench.signatures(games)["signatures"]["tysiac"]


def test_one_game_alone_is_measured(capsys, monkeypatch):
    monkeypatch.setattr(bench, "_measure", lambda game: {"actions_per_second": 1.0, "deals_per_second": 1.0})
    assert main(["bench", "tysiac", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"tysiac", "signatures", "plug_ins"}
    assert main(["bench", "whist"]) == 2
    assert "whist" in capsys.readouterr().err


def test_the_signature_changes_with_a_rule():
    game = GAMES["tysiac"]
    presets = {"playroom": game.presets["playroom"]}
    before = bench.signatures([replace(game, presets=presets)])["signatures"]
    presets = {"playroom": game.presets["playroom"]._replace(must_beat=1)}
    assert bench.signatures([replace(game, presets=presets)])["signatures"] != before


def test_roll_outs_are_measured_from_the_middle_of_a_deal():
    tysiac, mille = GAMES["tysiac"], GAMES["mille"]
    for state in rollouts.mid_deals(tysiac, tysiac.presets["playroom"], 5, 1):
        assert [hand.bit_count() for hand in state.hands] == [7, 7, 7]
        assert state.led == -1
    for state in rollouts.mid_deals(mille, mille.presets["pagat"], 5, 1):
        discards = state.pack_any.bit_count() + state.pack_both.bit_count()
        assert mille.actor(state) != CHANCE
        assert state.turn == 1 - state.dealer  # after eight turns it is the first player's again
        assert discards <= 9


def test_speed_is_given_for_one_core_and_for_all(monkeypatch):
    game, asked = GAMES["tysiac"], []

    def playouts(rules, worlds, policies, times, rng):
        asked.append((len(worlds), times))
        sleep(0.001)

    monkeypatch.setattr(rollouts, "STATES", 5)
    monkeypatch.setattr(rollouts, "SECONDS_PER_ROUND", 0.01)
    monkeypatch.setattr(game.face("rollout"), "playouts", playouts)
    figures = bench._rollouts(game, game.presets["playroom"])
    cores = figures["cores"]
    assert set(figures) == {"per_second", "microseconds", "cores", "per_second_all_cores", "ratio"}
    assert len(asked) == 2 + rollouts.ROUNDS * (1 + cores)
    times = asked[-1][1]
    assert figures["per_second"] < 5 * times / 0.001
    assert figures["per_second_all_cores"] < cores * 5 * times / 0.001
    assert abs(figures["per_second"] * figures["microseconds"] - 1e6) < 2e3


def test_a_game_without_roll_outs_is_measured_without_them():
    assert bench._rollouts(replace(GAMES["tysiac"], package="chiliad"), None) is None


@pytest.mark.skipif(not COMPILED, reason="in plain Python the solver is not measured")
def test_the_solver_is_measured_on_whole_deals_that_it_has_not_seen(monkeypatch):
    """No position is known when a clock runs: of the same deal not even in the next round."""
    game = GAMES["tysiac"]
    solver, known = game.face("solver"), []
    monkeypatch.setattr(solving, "DEALS", 3)
    monkeypatch.setattr(solving, "ROUNDS", 2)

    def watched(ask):
        def asked(*words):
            known.append(bool(solver.workspace()[0].any()))
            ask(*words)

        return asked

    for name in ("solve_many", "makes_many"):
        monkeypatch.setattr(solver, name, watched(getattr(solver, name)))
    figures = bench._solver(game, game.presets["playroom"])
    assert set(figures) == {"deals", "exact_ms", "goal_ms"}
    assert figures["deals"] == 3
    assert known[2:] == [False] * 12
    line = bench._lines("tysiac", {"actions_per_second": 1, "deals_per_second": 1, "solver": figures}, Language())[1]
    assert line.startswith("tysiac: a whole deal with all cards known is solved in ")
    assert bench._solver(GAMES["mille"], None) is None


def test_whole_deals_are_those_before_their_first_card():
    game = GAMES["tysiac"]
    states = list(rollouts.greedy_states(game, game.presets["playroom"], game.face("solver").is_whole_deal, 5, 1))
    assert [[hand.bit_count() for hand in state.hands] for state in states] == [[8, 8, 8]] * 5
    assert all(state.auction.contract >= 100 and state.turn == state.auction.declarer for state in states)
