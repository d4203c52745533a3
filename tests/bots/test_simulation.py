"""``simulate``: the compiled deals are those of the bot, the rows are what the engine settles, the arguments decide."""

from __future__ import annotations

import dataclasses
import itertools
import random
from typing import Any

import numpy as np
import pytest

from chiliad.bits import seed_from
from chiliad.bot import Budget, Decision
from chiliad.bots import bot_class
from chiliad.bots.simulation import simulate
from chiliad.errors import Illegal, Unreadable
from chiliad.game import CHANCE, NOBODY, OVER, Game
from chiliad.games import GAMES
from chiliad.information import InformationState
from conformance.walks import random_before, random_rules
from pace import count


class FirstLegal:
    """Does the first thing that is legal."""

    def decide(self, info: InformationState[Any], budget: Budget | None = None) -> int:
        return info.legal_actions()[0]


class LastLegal:
    """Does the last thing that is legal, and says so at length."""

    def decide(self, info: InformationState[Any], budget: Budget | None = None) -> Decision:
        return Decision(info.legal_actions()[-1])


def one_bot_for_all(game: Game, rules: Any, before: Any, dealer: int, x: int) -> tuple[Any, int, int]:
    """A deal by one bot ``random`` in all seats, which also draws the cards with its random numbers, step by step."""
    bot: Any = bot_class(game.name, "random")(x)
    state, decisions = game.start(rules, before, dealer), 0
    if game.name == "tysiac":  # the cards of a compiled deal come in another order, as for random_deal
        shuffled = game.face("playout").shuffled
        hand, third = (10, 2) if rules.players == 2 else (7, 7)  # the third hand of two players is the first talon
        hands, talon, bot._rng = shuffled(x, hand, third)
        for place in (*hands, talon):
            for card in range(24):
                if place >> card & 1:
                    state = game.apply(rules, state, 4 << 6 | card)
    while (seat := game.actor(state)) != OVER:
        if seat == CHANCE:
            action, bot._rng = game.chance(rules, state, bot._rng)
        else:
            action = bot.decide(InformationState.of_observation(game, game.observe(rules, state, seat)))
            decisions += 1
        state = game.apply(rules, state, action)
    return state, decisions, bot._rng


def row_of(game: Game, rules: Any, state: Any, decisions: int) -> list[int]:
    """What a row must say, from the engine's settlement and the state."""
    settled = game.settle(rules, state)
    if game.name == "tysiac":
        return [*settled.scores, decisions, state.auction.declarer, state.auction.contract, *settled.points]
    gained = [
        [now - then for now, then in zip(getattr(settled.after, key), getattr(state.before, key), strict=True)]
        for key in ("stars", "chapeaux")
    ]
    return [*settled.scores, decisions, state.out, *gained[0], *gained[1]]


@pytest.mark.parametrize("name", GAMES)
def test_the_compiled_deals_are_those_of_the_random_bot(name: str) -> None:
    game, rng = GAMES[name], random.Random(name)
    simulation = game.face("simulation")
    deals = max(count(60), 12)
    for n in range(deals):
        rules, x = random_rules(game, rng), seed_from(31, n, 0)
        before = random_before(game, rules, rng)
        seats = game.seats(rules)
        width = seats + 1 + len(simulation.FIGURES) + seats * len(simulation.SEAT_FIGURES)
        table = np.zeros((seats + 1, width), dtype=np.int64)
        after = simulation.SIMULATORS["random"](rules, before, table, x)
        for row in range(seats + 1):
            state, decisions, x = one_bot_for_all(game, rules, before, row % seats, x)
            expected = row_of(game, rules, state, decisions)
            assert table[row].tolist() == expected
        assert after == x


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("policies", ["greedy", "mixed"])
def test_bots_step_by_step_are_settled_by_the_engine(name: str, policies: str) -> None:
    plain, ends = GAMES[name], list[Any]()

    def apply(rules: Any, state: Any, action: int) -> Any:
        reached = plain.apply(rules, state, action)
        if plain.actor(reached) == OVER:
            ends.append(reached)
        return reached

    game = dataclasses.replace(plain, apply=apply)
    seats = [FirstLegal(), "greedy", lambda deal: LastLegal()][-game.default_seats :]
    some = simulate(game, 6, policies if policies == "greedy" else seats, seed=4)
    assert [list(row) for row in some.scores] == [list(plain.settle(some.rules, end).scores) for end in ends]
    assert some.dealers.tolist() == [end.dealer for end in ends] == [n % game.default_seats for n in range(6)]
    for row, end in enumerate(ends):
        figures = [value for array in some.figures.values() for value in np.atleast_1d(array[row])]
        assert [*some.scores[row], some.lengths[row], *figures] == row_of(plain, some.rules, end, some.lengths[row])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("policies", ["random", "greedy"])
def test_the_same_arguments_give_the_same_deals(name: str, policies: str) -> None:
    one, other = (simulate(name, 8, policies, seed=3) for _ in range(2))
    longer, else_ = simulate(name, 12, policies, seed=3), simulate(name, 8, policies, seed=4)
    assert one.scores.tolist() == other.scores.tolist() == longer.scores[:8].tolist() != else_.scores.tolist()
    assert one.lengths.tolist() == other.lengths.tolist()
    assert one.scores.dtype == one.lengths.dtype == one.dealers.dtype == np.int64
    assert one.scores.shape == (8, GAMES[name].default_seats)
    assert one.lengths.shape == (8,)
    assert "8 deals of" in repr(one)


def test_what_tysiac_counts() -> None:
    some = simulate("tysiac", 2000, seed=1)
    assert some.contracts.shape == some.declarers.shape == (2000,)
    assert some.points.shape == (2000, 3)
    assert set(some.declarers.tolist()) == {0, 1, 2}
    assert 100 <= some.contracts.min() <= some.contracts.max() <= 400
    conceded = some.points.sum(axis=1) == 0
    assert 0.2 < conceded.mean() < 0.8  # by coin
    declarer = some.scores[np.arange(2000), some.declarers]
    assert set(np.unique(np.abs(declarer[~conceded] / some.contracts[~conceded]))) == {1.0}
    with pytest.raises(AttributeError, match=r"no 'contrakts', only: dealers, scores, lengths, declarers, contracts"):
        assert some.contrakts


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policies", ["random", "greedy"])
def test_two_three_and_four_players_of_tysiac(players: int, policies: str) -> None:
    deals = 400 if policies == "random" else 12
    some = simulate("tysiac", deals, policies, preset="kurnik", options={"players": players, "sitter": "talon"}, seed=1)
    assert some.scores.shape == some.points.shape == (deals, players)
    assert some.dealers.tolist() == [row % players for row in range(deals)]
    rows = np.arange(deals)
    played = some.points.sum(axis=1) > 0
    assert played.any()
    extra = some.points.sum(axis=1)[played] - 120  # marriages: the leftovers are in the points
    assert set(extra.tolist()) <= {sum(chosen) for n in range(5) for chosen in itertools.combinations(VALUES, n)}
    if players < 4:
        return
    sitting = some.scores[rows, some.dealers]
    assert not some.points[rows, some.dealers].any()
    assert (some.declarers != some.dealers).all()
    assert set(sitting.tolist()) <= {aces + marriage for aces in (0, 50, 100, 150) for marriage in (0, *VALUES)}
    assert sitting.any()


VALUES = (40, 60, 80, 100)


def test_cards_that_count_for_nobody() -> None:
    some = simulate("tysiac", 400, options={"players": 2, "leftovers": "nobody"}, seed=1)
    sums = some.points.sum(axis=1)
    made = sums[sums > 0]
    assert 120 - 44 <= made.min() < 120  # of any four cards the aces are worth most


def test_what_mille_counts() -> None:
    some = simulate("mille", 500, seed=1)
    assert set(some.out.tolist()) <= {0, 1, NOBODY}
    assert some.stars.shape == some.chapeaux.shape == (500, 2)
    for row in np.flatnonzero(some.chapeaux.sum(axis=1)):
        loser = int(some.chapeaux[row].argmax())
        assert some.scores[row, loser] < 0
        assert some.out[row] == 1 - loser


def test_options_count() -> None:
    free, bound = (simulate("mille", 300, options={"max_wilds": wilds}, seed=2) for wilds in (8, 0))
    assert (free.rules.max_wilds, bound.rules.max_wilds) == (8, 0)
    assert free.scores.tolist() != bound.scores.tolist()
    assert simulate("mille", 1, preset="progressive").rules == GAMES["mille"].presets["progressive"]


def test_a_game_without_the_face_has_scores_and_lengths() -> None:
    game = dataclasses.replace(GAMES["tysiac"], package="chiliad.search")
    plain = simulate(game, 5, [FirstLegal()] * 3, seed=2)
    assert dict(plain.figures) == {}
    whole = simulate("tysiac", 5, [FirstLegal()] * 3, seed=2)
    assert plain.scores.tolist() == whole.scores.tolist()
    assert plain.lengths.tolist() == whole.lengths.tolist()


class Cheat:
    def decide(self, info: InformationState[Any], budget: Budget | None = None) -> int:
        return 61  # a pass, where one must open


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(Unreadable, match="unknown-bot"):
        simulate("tysiac", 3, "gredy")
    with pytest.raises(Unreadable, match="unknown-game"):
        simulate("tysiak", 3)
    with pytest.raises(Unreadable, match="wrong-player-count"):
        simulate("tysiac", 3, ["greedy", "greedy"])
    with pytest.raises(Illegal, match="must-open"):
        simulate("tysiac", 3, [Cheat()] * 3)


class Idle:
    """Draws and discards what it drew, so that no deal ends before its limit."""

    def decide(self, info: InformationState[Any], budget: Budget | None = None) -> int:
        return info.legal_actions()[-1]


def test_a_deal_that_does_not_end_is_given_up() -> None:
    game = dataclasses.replace(GAMES["mille"], actions_per_deal_max=40)
    with pytest.raises(Illegal, match="deal-too-long"):
        simulate(game, 1, [Idle()] * 2)
