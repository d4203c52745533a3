"""``chiliad bench``: the signatures of the games, and how roll-outs are measured."""

from dataclasses import replace
from time import sleep

from chiliad.cli import bench
from chiliad.game import CHANCE
from chiliad.games import BUILT_IN, GAMES, usable
from chiliad.search import rollouts


def test_every_game_and_preset_has_a_signature(monkeypatch):
    monkeypatch.setattr(bench, "SIGNATURE_DEALS", 2)
    signed = bench.signatures()
    assert {name: list(by_preset) for name, by_preset in signed["signatures"].items()} == {
        name: list(GAMES[name].presets) for name in BUILT_IN
    }
    assert signed["plug_ins"] == {}
    values = [value for by_preset in signed["signatures"].values() for value in by_preset.values()]
    assert len({signed["signature"], *values}) == 1 + len(values)


def test_a_plug_in_is_signed_apart(monkeypatch):
    monkeypatch.setattr(bench, "SIGNATURE_DEALS", 2)
    both = bench.signatures()
    monkeypatch.setattr(bench, "BUILT_IN", ("tysiac",))
    monkeypatch.setattr(bench, "usable", lambda: [GAMES["tysiac"]])
    alone = bench.signatures()
    monkeypatch.setattr(bench, "usable", usable)
    apart = bench.signatures()
    assert apart["signature"] == alone["signature"] != both["signature"]
    assert list(apart["plug_ins"]) == ["mille"]
    assert apart["plug_ins"] | apart["signatures"] == both["signatures"]


def test_the_signature_changes_with_a_rule(monkeypatch):
    monkeypatch.setattr(bench, "SIGNATURE_DEALS", 2)
    game = GAMES["tysiac"]
    before = bench.signatures()
    presets = {"playroom": game.presets["playroom"]._replace(must_beat=1)}
    monkeypatch.setattr(bench, "usable", lambda: [GAMES["mille"], replace(game, presets=presets)])
    after = bench.signatures()
    assert after["signature"] != before["signature"]
    assert after["signatures"]["mille"] == before["signatures"]["mille"]
    assert after["signatures"]["tysiac"] != before["signatures"]["tysiac"]


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

    def playouts(rules, worlds, policies, times, x):
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
