"""Compiled roll-outs against plain steps: the policy, a deal played on from any state, candidates in worlds."""

import hashlib
import random
from dataclasses import replace
from itertools import islice

import pytest

from chiliad._jit import STEPS_COMPILED
from chiliad.bits import seed_from
from chiliad.bot import ask
from chiliad.bots import bot_class
from chiliad.game import CHANCE, GREEDY, NOBODY, OVER, UNIFORM, actions_of
from chiliad.games import GAMES
from chiliad.games.tysiac.state import AUCTION, CONTRACT, DEAL, GIVE, PLAY
from chiliad.search.worlds import all_worlds, evaluate, pack_states, playout, resample_many, unpack_state
from games.stepping import deals, decisions, observed, one_step, stepped
from pace import count

GREEDY_DIGESTS = {"mille": "1e1085cf83ae5705", "tysiac": "68504a2c28e04e6d"}
"""Of the decisions that ``greedy`` took before its kernel was written: B1 of the ladders is frozen."""
MET = {"mille": range(5), "tysiac": (DEAL, AUCTION, GIVE, CONTRACT, PLAY)}
"""The phases that come before the end of a deal."""
FROZEN_OPTIONS = {
    "tysiac": (
        "target",
        "bid_limit",
        "raise_limit",
        "must_beat",
        "must_trump",
        "first_trick_marriage",
        "conceded_deal_uses_barrel",
        "barrel_exclusive",
    )
}
"""The options that a game had then, in their order, where it has more now."""


def flat(value):
    """A tuple of tuples as plain numbers, in order."""
    return [number for part in value for number in (flat(part) if isinstance(part, tuple) else [part])]


# --- The policy ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_kernel_decides_as_the_bot_does(game):
    kernel = game.face("greedy").choose
    share = 10 if STEPS_COMPILED else 1  # a call of machine code from Python costs more than the decision
    asked = 0
    for rules, states in deals(game, (160 if game.name == "tysiac" else 50) // share, 61, random_share=0.1):
        bot = bot_class(game.name, "greedy")(0)
        for state in decisions(game, states):
            seen = observed(game, game.observe(rules, state, game.actor(state)))
            assert kernel(rules, state) == ask(bot, seen).action, state
            asked += 1
    assert asked > 2000 // share


def digest_of_decisions(game, bot):
    """Sixteen digits for what a bot does in some deals, under the rules that there were when it was frozen."""
    if game.name in FROZEN_OPTIONS:
        known = {option.key: option for option in game.options}
        first = dict(list(game.presets.items())[:1])
        game = replace(game, presets=first, options=tuple(known[key] for key in FROZEN_OPTIONS[game.name]))
    digest = hashlib.sha256()
    for rules, states in deals(game, 10, 62, random_share=0.1):
        for state in decisions(game, states):
            seen = observed(game, game.observe(rules, state, game.actor(state)))
            digest.update(b"%d " % ask(bot, seen).action)
    return digest.hexdigest()[:16]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_greedy_decides_as_it_always_has(game):
    assert digest_of_decisions(game, bot_class(game.name, "greedy")(0)) == GREEDY_DIGESTS[game.name]


# --- Playing on ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_deal_played_on_is_the_stepped_deal(game):
    """From before the first card, from every phase, and from a deal that is over."""
    rng = random.Random(63)
    phases = set()
    for rules, states in deals(game, max(count(40), 20), 64, random_share=0.2):
        policies = (GREEDY,) * game.seats(rules)
        for state in [states[0], states[-1], *rng.sample(decisions(game, states), 2), rng.choice(states)]:
            x = rng.getrandbits(63)
            assert playout(game, rules, state, policies, x) == stepped(game, rules, state, policies, x)
            phases.add(state.phase)
    assert phases >= set(MET[game.name])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_each_seat_may_play_another_policy(game):
    rng = random.Random(65)
    for rules, states in islice(deals(game, 8, 66), max(count(8), 2)):
        seats = game.seats(rules)
        for policies in [[rng.choice([UNIFORM, GREEDY]) for _ in range(seats)], (UNIFORM,) * seats]:
            state, x = rng.choice(decisions(game, states)), rng.getrandbits(63)
            assert playout(game, rules, state, policies, x) == stepped(game, rules, state, policies, x)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_many_roll_outs_are_single_ones(game):
    """Their checksum: the points or scores of every deal at its end, each seat's with a weight of its own."""
    _, states = next(deals(game, 1, 75))
    rules = game.default_rules
    chosen, policies = decisions(game, states)[:6:2], (GREEDY,) * game.seats(rules)
    total = 0
    for time in range(2):
        for n, state in enumerate(chosen):
            end, _ = playout(game, rules, state, policies, seed_from(4, time, n))
            made = end.points if game.name == "tysiac" else game.settle(rules, end).scores
            total += sum((seat + 1) * points for seat, points in enumerate(made))
    assert game.face("rollout").playouts(rules, pack_states(game, chosen), policies, 2, 4) == total


# --- Worlds as rows --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_row_holds_a_whole_state(game):
    for _, states in deals(game, max(count(6), 2), 67, random_share=0.3):
        rows = pack_states(game, states)
        assert rows.tolist() == [flat(state) for state in states]
        for state, row in zip(states, rows, strict=True):
            assert repr(unpack_state(game, row)) == repr(state)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_many_worlds_are_those_drawn_one_by_one(game):
    for rules, states in deals(game, max(count(6), 2), 68):
        state = decisions(game, states)[-3]
        for seat in (*range(game.seats(rules)), NOBODY):
            observation, x = game.observe(rules, state, seat), 5
            rows, after = resample_many(observed(game, observation), 5, 5)
            for row in rows:
                world, x = game.resample(observation, x)
                assert unpack_state(game, row) == world
            assert x == after


# --- Candidates in worlds --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_candidates_are_evaluated_as_a_plain_loop_would(game):
    """A seat that plays at random uses the numbers of the world, which all candidates share."""
    rng = random.Random(69)
    for rules, states in deals(game, max(count(8), 2), 70, random_share=0.1):
        state = rng.choice(decisions(game, states))
        seat = game.actor(state)
        observation = game.observe(rules, state, seat)
        candidates = actions_of(observation.legal)[:4]
        worlds, _ = resample_many(observed(game, observation), 3, rng.getrandbits(63))
        policies = [rng.choice([GREEDY, UNIFORM]) for _ in range(game.seats(rules))]
        outcomes = evaluate(observed(game, observation), candidates, worlds, 9, policies)
        for c, action in enumerate(candidates):
            for w, row in enumerate(worlds):
                world = game.apply(rules, unpack_state(game, row), action)
                end, _ = stepped(game, rules, world, policies, seed_from(9, w, 0))
                settled = game.settle(rules, end)
                assert outcomes.scores[c, w].tolist() == list(settled.scores)
                assert outcomes.after[c, w].tolist() == flat(settled.after)
                assert outcomes.winners[c, w] == settled.winner


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_only_legal_candidates_are_evaluated(game):
    rules, states = next(deals(game, 1, 71))
    state = decisions(game, states)[0]
    observation = game.observe(rules, state, game.actor(state))
    worlds, _ = resample_many(observed(game, observation), 2, 1)
    for wrong in (-1, 63, 99 << 6):
        with pytest.raises(ValueError, match="not a legal action"):
            evaluate(observed(game, observation), [wrong], worlds, 1)


def test_candidates_draw_the_same_cards_from_the_stock_of_a_world():
    """Mille: until the pack becomes the stock, the n-th card drawn in a world is the same for all candidates."""
    game = GAMES["mille"]
    compared = 0
    for rules, states in deals(game, max(count(6), 2), 72):
        state = next(s for s in decisions(game, states)[12:] if len(actions_of(game.legal(rules, s))) > 2)
        orders = []
        for action in actions_of(game.legal(rules, state)):
            world, x, drawn = game.apply(rules, state, action), seed_from(3, 0, 0), []
            while game.actor(world) != OVER and world.stock_any:
                following, x = one_step(game, rules, world, (GREEDY, GREEDY), x)
                if game.actor(world) == CHANCE:
                    drawn.append(following)
                world = game.apply(rules, world, following)
            orders.append(drawn)
        longest = max(orders, key=len)
        assert all(longest[: len(order)] == order for order in orders)
        compared += len(orders)
    assert compared > 2


# --- All worlds ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_all_worlds_are_sorted_fit_the_view_and_hold_every_world_drawn(game):
    found = 0
    for rules, states in deals(game, max(count(30), 8), 73, random_share=0.2):
        for state in decisions(game, states)[-8:]:
            observation = game.observe(rules, state, game.actor(state))
            every = all_worlds(observed(game, observation), 300)
            if every is None:
                continue
            found += 1
            rows, weights = every
            worlds = [unpack_state(game, row) for row in rows]
            assert worlds == sorted(set(worlds))
            assert len(weights) == len(worlds)
            assert state in worlds
            assert all(game.observe(rules, world, observation.seat) == observation for world in worlds[:20])
            drawn, _ = resample_many(observed(game, observation), 20, 7)
            assert {unpack_state(game, row) for row in drawn} <= set(worlds)
            assert all_worlds(observed(game, observation), len(worlds)) is not None
            assert all_worlds(observed(game, observation), len(worlds) - 1) is None
    assert found > 5


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_where_there_are_more_worlds_than_the_limit_it_says_so(game):
    rules, states = next(deals(game, 1, 74))
    state = decisions(game, states)[0]
    assert all_worlds(observed(game, game.observe(rules, state, game.actor(state))), 100) is None
