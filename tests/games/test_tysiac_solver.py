"""The solver of Tysiac: against a plain minimax by the twin's rules, against the engine's rules, against itself.

``make solver ENDINGS=10000`` compares as many endings of four cards for each set of options.
"""

from __future__ import annotations

import os
import random
from concurrent.futures import ThreadPoolExecutor

import numpy
import pytest

from chiliad._jit import COMPILED, STEPS_COMPILED
from chiliad.errors import Illegal
from chiliad.games.tysiac import GAME, solver
from chiliad.games.tysiac import solver_moves as moves
from chiliad.games.tysiac.solver_search import TABLE_HEAD, play, prepare
from chiliad.games.tysiac.state import CARDS, KIND_PLAY, PLAY, SEATS, SECOND, cards, marriages
from chiliad.games.tysiac.tricks import apply_play, legal_play
from chiliad.search.worlds import pack_states
from games.solver_endings import OPTION_SETS, Minimax, random_ending, rules_of
from games.tysiac_positions import PLAYROOM, eights, rules_with
from pace import count

ENDINGS = int(os.environ.get("SOLVER_ENDINGS", max(count(60), 10)))
IDS = ["-".join(key for key, value in options.items() if value == "yes") or "none" for options in OPTION_SETS]
PLAYED = KIND_PLAY << 6


def solved(rules, states):
    """The values of states, from one compiled call."""
    out = numpy.zeros(len(states), numpy.int64)
    solver.solve_many(rules, pack_states(GAME, states), out)
    return out.tolist()


def memory():
    """A table and a stack for kernels that are called from here: plain lists where kernels run plain."""
    table, stack = [0] * (TABLE_HEAD + (2 << 8)), [0] * moves.STACK_WIDTH
    return (numpy.array(table), numpy.array(stack)) if STEPS_COMPILED else (table, stack)


def actions(mask):
    return [index for index in range(64) if mask >> index & 1]


# --- Against minimax -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTION_SETS, ids=IDS)
def test_endings_of_four_cards_are_worth_what_minimax_finds(options):
    rules, rng = rules_of(options), random.Random(f"endings of four {options}")
    states = [random_ending(rules, rng, 4) for _ in range(ENDINGS)]
    for state, value in zip(states, solved(rules, states), strict=True):
        assert value == Minimax(options, state.auction.declarer).points(state), (rules, state)


@pytest.mark.parametrize("options", OPTION_SETS, ids=IDS)
def test_endings_of_every_size_up_to_six_cards_are_worth_what_minimax_finds(options):
    rules, rng = rules_of(options), random.Random(f"endings up to six {options}")
    states = [random_ending(rules, rng, size) for size in (1, 2, 3, 5, 5, 6)[: max(count(6), 4)]]
    for state, value in zip(states, solved(rules, states), strict=True):
        assert value == Minimax(options, state.auction.declarer).points(state), (rules, state)


@pytest.mark.parametrize("options", OPTION_SETS, ids=IDS)
def test_each_action_of_an_ending_is_worth_what_minimax_finds_after_it(options):
    rules, rng = rules_of(options), random.Random(f"actions {options}")
    for _ in range(max(count(20), 5)):
        state = random_ending(rules, rng, 4)
        minimax = Minimax(options, state.auction.declarer)
        expected = {PLAYED | n: minimax.points(apply_play(rules, state, n)) for n in actions(legal_play(rules, state))}
        assert solver.action_values(rules, state) == expected, (rules, state)


def test_a_marriage_is_declared_for_its_points_and_its_trump():
    """The lead loses; the other card of the pair is then the only trump, and takes two nines."""
    table = eights("Kh Qh 9d Jd Qd Kd Td Ad", "Ah 9s As Ts Ks Qs Js Jh", "Th 9c Ac Tc Kc Qc Jc 9h")
    state = table.state._replace(
        hands=(cards("KhQh"), cards("Ah9s"), cards("Th9c")), played=(1, 1, 1), points=(50, 0, 0)
    )
    values = {GAME.action_text(PLAYROOM, state, a): v for a, v in solver.action_values(PLAYROOM, state).items()}
    assert values == {"0 play Qh": 50, "0 play Kh": 50, "0 marry Qh": 154, "0 marry Kh": 153}


# --- Against the rules of the engine ---------------------------------------------------------------------------------


def ranked(mask):
    """Moves as the search numbers them."""
    return {moves.ranked(index % SECOND) + index // SECOND * moves.MARRY for index in actions(mask)}


@pytest.mark.parametrize("options", OPTION_SETS, ids=IDS)
def test_the_search_has_the_moves_that_are_legal(options):
    """All but those of a marriage in the trump suit that cannot change the result: one of declaring and not."""
    rules, rng = rules_of(options), random.Random(f"moves {options}")
    left_out = 0
    for _ in range(count(400)):
        state = random_ending(rules, rng, rng.choice([1, 2, 3, 4, 5, 6, 7, 8, 8]))
        table, stack = memory()
        prepare(rules, state, table, stack)
        if state.led < 0:
            moves.order_lead(stack, moves.ROOT)
        else:
            moves.order_follow(stack, moves.ROOT)
        assert stack[moves.ROOT + moves.HIGH] & stack[moves.ROOT + moves.LOW] == 0
        legal = legal_play(rules, state)
        if legal >> SECOND and state.trump >= 0:
            pair = marriages(state.hands[state.turn]) & 0b111111 << 6 * state.trump
            pair |= pair >> 1
            legal &= ~(pair if state.turn == state.auction.declarer else pair << SECOND)
            left_out += pair != 0
        assert ranked(legal) == set(actions(stack[moves.ROOT + moves.HIGH] | stack[moves.ROOT + moves.LOW])), state
    assert left_out > 0 or not COMPILED


@pytest.mark.parametrize("options", OPTION_SETS, ids=IDS)
def test_a_move_of_the_search_does_what_the_rules_say(options):
    rules, rng = rules_of(options), random.Random(f"plays {options}")
    fields = (moves.SEAT, moves.COUNT, moves.TRUMP, moves.REST)
    on_table = (moves.LED, moves.TOP, moves.TAKER, moves.PILE)
    for _ in range(count(400)):
        state = random_ending(rules, rng, rng.choice([2, 3, 4, 5, 6, 7, 8, 8]))
        index = rng.choice(actions(legal_play(rules, state)))
        following, declarer = apply_play(rules, state, index), state.auction.declarer
        (table, stack), (_, expected) = memory(), memory()
        prepare(rules, state, table, stack)
        play(stack, moves.ROOT, moves.ranked(index % SECOND) + index // SECOND * moves.MARRY)
        prepare(rules, following, table, expected)
        child = moves.ROOT + moves.FRAME
        for field in fields + (on_table if following.led >= 0 else ()):
            assert stack[child + field] == expected[moves.ROOT + field], (field, state)
        assert list(stack[:SEATS]) == list(expected[:SEATS])
        assert stack[child + moves.MADE] == following.points[declarer] - state.points[declarer]


# --- Against itself --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTION_SETS, ids=IDS)
def test_a_state_is_worth_the_best_of_its_actions_in_every_trick(options):
    """From the first lead on, with a marriage in hand: there alone its option counts."""
    rules, rng = rules_of(options), random.Random(f"best {options}")
    states = [random_ending(rules, rng, size) for size in ((7, 7, 6, 6, 5) if COMPILED else (5, 4))]
    while COMPILED and len(states) < 8:
        state = random_ending(rules, rng, 8)
        if state.led < 0 and marriages(state.hands[state.turn]):
            states.append(state)
    for state in states:
        values = solver.action_values(rules, state)
        assert set(values) == {PLAYED | index for index in actions(legal_play(rules, state))}
        best = max if state.turn == state.auction.declarer else min
        solver.forget()
        assert solver.solve(rules, state) == best(values.values()), (rules, state)


def test_whether_points_are_reached_agrees_with_what_the_state_is_worth():
    rng = random.Random("reached")
    for options in OPTION_SETS:
        rules = rules_of(options)
        for _ in range(max(count(30), 3)):
            state = random_ending(rules, rng, rng.choice([3, 4, 5]))
            value = solver.solve(rules, state)
            solver.forget()
            assert solver.makes(rules, state, value), (rules, state)
            solver.forget()
            assert not solver.makes(rules, state, value + 1), (rules, state)
            assert solver.makes(rules, state, 0)
            assert not solver.makes(rules, state, 500)


def test_the_values_of_marriages_are_those_of_the_rules():
    rng = random.Random("dearer")
    differing = 0
    for _ in range(count(200)):
        state = random_ending(PLAYROOM, rng, 4)
        dear = PLAYROOM._replace(marriage_values=(140, 200, 180, 160))
        values = solver.solve(PLAYROOM, state), solver.solve(dear, state)
        assert values[1] - values[0] in range(201)
        differing += values[0] != values[1]
    assert differing > 0 or not COMPILED


def test_a_table_that_serves_many_rules_and_declarers_gives_the_same_values():
    """What is kept of other rules must not answer; after 511 changes of the rules the table is emptied."""
    rng = random.Random("contexts")
    tasks = []
    for _ in range(count(150)):
        options = rng.choice(OPTION_SETS)
        tasks.append((rules_of(options), random_ending(rules_of(options), rng, 4)))
    alone = []
    for rules, state in tasks:
        solver.forget()
        alone.append(solver.solve(rules, state))
    for _ in range(4):
        assert [solver.solve(rules, state) for rules, state in tasks] == alone


def test_threads_at_once_find_the_same():
    rng = random.Random("threads")
    size = 6 if COMPILED else 4
    tasks = []
    for options in OPTION_SETS:
        rules = rules_of(options)
        tasks.append((rules, [random_ending(rules, rng, size) for _ in range(count(40))]))
    alone = [solved(rules, states) for rules, states in tasks]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda task: solved(*task), tasks * 3))
    assert together == alone * 3


def test_plain_kernels_find_the_same():
    rng = random.Random("plain")
    for options in OPTION_SETS:
        rules = rules_of(options)
        for _ in range(4):
            state = random_ending(rules, rng, 4)
            table, stack = memory()
            value = solver.declarer_points(rules, state, rng.choice([-1, 0, 90, 500]), table, stack)
            assert value == solver.solve(rules, state)
            assert solver.declarer_reaches(rules, state, value, table, stack)
            assert not solver.declarer_reaches(rules, state, value + 1, table, stack)


# --- Rows and refusals -----------------------------------------------------------------------------------------------


def test_an_action_that_a_world_does_not_allow_has_no_value():
    rng = random.Random("rows")
    states = [random_ending(PLAYROOM, rng, 3) for _ in range(20)]
    every = numpy.array([*range(PLAYED - 2, PLAYED + 2 * CARDS + 2)])
    out = numpy.zeros((len(states), len(every)), numpy.int64)
    solver.values_many(PLAYROOM, pack_states(GAME, states), every, out)
    for state, row in zip(states, out, strict=True):
        found = {action: value for action, value in zip(every.tolist(), row.tolist(), strict=True) if value >= 0}
        assert found == solver.action_values(PLAYROOM, state)


def test_many_states_are_asked_whether_points_are_reached():
    rng = random.Random("many")
    states = [random_ending(PLAYROOM, rng, 4) for _ in range(count(100))]
    out = numpy.zeros(len(states), numpy.int64)
    solver.makes_many(PLAYROOM, pack_states(GAME, states), 60, out)
    assert out.tolist() == [int(value >= 60) for value in solved(PLAYROOM, states)]


def test_only_the_play_can_be_solved():
    table = eights("As Ks Qs", "Ah")
    over = table.state._replace(phase=PLAY + 1)
    for state in (GAME.start(PLAYROOM, GAME.before(PLAYROOM), 0), over):
        for ask in (solver.solve, solver.action_values, lambda rules, state: solver.makes(rules, state, 100)):
            with pytest.raises(Illegal, match="not-in-play"):
                ask(PLAYROOM, state)


def test_a_whole_deal_is_one_before_its_first_card():
    table = eights("As Ks Qs", contract=130, rules=rules_with(must_beat="yes"))
    assert solver.is_whole_deal(table.state, 0)
    assert solver.goal(table.state) == 130
    assert not solver.is_whole_deal(table.cards("As").state, 1)
