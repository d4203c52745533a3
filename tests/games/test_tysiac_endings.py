"""Endings without seeing the hidden cards: against plain recursion over what a seat can tell apart."""

import itertools
import random

import numpy

from chiliad.bits import popcount
from chiliad.game import actions_of
from chiliad.games.tysiac import GAME, endings, search
from chiliad.games.tysiac.solver import workspace
from chiliad.games.tysiac.state import KIND_PLAY, PLAY, SEATS
from chiliad.games.tysiac.worlds import every_deal
from chiliad.search.worlds import pack_states
from games.solver_endings import OPTION_SETS, random_ending, rules_of
from games.stepping import deals, decisions
from games.unseen_endings import Unseen, hands_of, move_of, position, words_of
from pace import count

PLENTY = 1 << 40  # nodes: no search ends early


def endings_of(number, cards_max, seed):
    """Positions with a choice near the end of greedy deals, under all rules."""
    found = []
    for rules, states in deals(GAME, max(count(200), 12), seed, random_share=0.2):
        for state in decisions(GAME, states):
            choices = popcount(GAME.legal(rules, state)[KIND_PLAY])
            if state.phase == PLAY and choices > 1 and popcount(state.hands[state.turn]) <= cards_max:
                found.append((rules, state))
    random.Random(seed).shuffle(found)
    return found[: max(count(number), 6)]


def all_hands(observation):
    """Every choice of hands that fits."""
    rows = numpy.zeros((4000, SEATS), numpy.int64)
    return [tuple(row) for row in rows[: every_deal(observation, rows)].tolist()]


def test_every_deal_has_the_hands_of_every_world_once():
    for rules, state in endings_of(60, 4, 31):
        observation = GAME.observe(rules, state, state.turn)
        found = all_hands(observation)
        assert state.hands in found
        assert sorted(found) == sorted({world.hands for world, _ in GAME.every_world(observation, 10**7)})


def test_more_deals_than_rows_are_counted():
    rules, state = endings_of(6, 4, 31)[0]
    observation = GAME.observe(rules, state, state.turn)
    assert every_deal(observation, numpy.zeros((1, SEATS), numpy.int64)) == len(all_hands(observation))


def test_a_proof_is_what_plain_recursion_finds():
    answers = set()
    for rules, state in endings_of(60, 4, 32):
        observation = GAME.observe(rules, state, state.turn)
        actions = actions_of(observation.legal)
        twin = Unseen(words_of(rules), state, state.turn)
        worlds = [hands_of(hands) for hands in all_hands(observation)]
        expected = [
            endings.YES if twin.forced_after(worlds, *position(state), move_of(action)) else endings.NO
            for action in actions
        ]
        found = endings.proved(observation, actions, PLENTY)
        assert found == expected
        answers.update(found)
    assert answers == {endings.YES, endings.NO}


def some_worlds(state, number, rng):
    """States that the seat to act cannot tell apart by its hand and the table; the others' cards are dealt again."""
    others = [seat for seat in range(SEATS) if seat != state.turn]
    found = []
    for _ in range(number):
        left = [n for n in range(24) if (state.hands[others[0]] | state.hands[others[1]]) >> n & 1]
        rng.shuffle(left)
        held = popcount(state.hands[others[0]])
        hands = list(state.hands)
        hands[others[0]] = sum(1 << n for n in left[:held])
        hands[others[1]] = sum(1 << n for n in left[held:])
        found.append(state._replace(hands=tuple(hands)))
    return found


def endings_with_worlds(number, size, worlds, seed):
    """Random endings under all rules of play, each with some worlds and their weights, and the seat's actions."""
    rng = random.Random(seed)
    for n in range(number):
        rules = rules_of(OPTION_SETS[n % len(OPTION_SETS)])
        state = random_ending(rules, rng, size)
        contract = state.points[state.auction.declarer] + rng.randrange(10, 70)
        state = state._replace(auction=state.auction._replace(contract=contract))
        actions = actions_of(GAME.legal(rules, state))
        weights = numpy.array([rng.randrange(1, 9) for _ in range(worlds)], numpy.int64)
        yield rules, state, some_worlds(state, worlds, rng), weights, actions


def test_plans_are_those_of_plain_recursion():
    between = 0
    for rules, state, worlds, weights, actions in endings_with_worlds(max(count(100), 16), 3, 6, 33):
        twin = Unseen(words_of(rules), state, state.turn, friendly=True)
        expected = []
        for action in actions:
            after = [twin.played(hands_of(one.hands), *position(state), move_of(action)) for one in worlds]
            plans = twin.plans(dict(enumerate(one[0] for one in after)), *after[0][1:])
            expected.append(max(sum(int(weights[n]) for n in plan) for plan in plans))
        rows = pack_states(GAME, worlds)
        assert endings.goal_weights(rules, rows, weights, actions, 8, PLENTY) == expected
        between += any(0 < one < weights.sum() for one in expected)
    assert between


def test_one_move_is_what_the_solver_says_and_more_moves_never_promise_more():
    fewer = 0
    for rules, state, worlds, weights, actions in endings_with_worlds(max(count(120), 40), 4, 20, 34):
        rows = pack_states(GAME, worlds)
        made = numpy.zeros((len(actions), len(worlds)), numpy.int64)
        search.makes_exactly(rules, rows, numpy.array(actions, numpy.int64), *workspace(), made)
        goal = made if state.turn == state.auction.declarer else 1 - made
        by_moves = [endings.goal_weights(rules, rows, weights, actions, moves, PLENTY) for moves in range(1, 6)]
        assert by_moves[0] == (goal @ weights).tolist()
        for more, less in itertools.pairwise(by_moves):
            assert all(a >= b for a, b in zip(more, less, strict=True))
        assert by_moves[3] == by_moves[4], "four cards have four moves"
        fewer += by_moves[0] != by_moves[4]
    assert fewer, "to see all cards later helps in some"


def test_a_search_ends_at_its_limit():
    unknown = 0
    for rules, state in endings_of(60, 4, 35):
        observation = GAME.observe(rules, state, state.turn)
        actions = actions_of(observation.legal)
        for little, much in zip(
            endings.proved(observation, actions, 1), endings.proved(observation, actions, PLENTY), strict=True
        ):
            assert little in (much, endings.UNKNOWN)
            unknown += little == endings.UNKNOWN
    assert unknown
    stopped = 0
    for rules, _, worlds, weights, actions in endings_with_worlds(8, 4, 20, 36):
        rows = pack_states(GAME, worlds)
        whole = endings.goal_weights(rules, rows, weights, actions, 4, PLENTY)
        few = endings.goal_weights(rules, rows, weights, actions, 4, 300)
        assert few in (None, whole)
        stopped += few is None
    assert stopped
