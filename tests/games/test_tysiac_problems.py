"""Positions of Tysiac whose best move is known: generated endings with a proof, and themes with a reason.

``make endings PROBLEMS=300`` asks the players for as many generated endings.
"""

import os
from itertools import islice

import pytest

from chiliad._jit import COMPILED
from chiliad.bits import popcount
from chiliad.bot import ask
from chiliad.bots import bot_class
from chiliad.game import actions_of
from chiliad.games.tysiac import GAME, endings
from chiliad.games.tysiac.proved_endings import CARDS_MAX, CARDS_MIN, MOVES_MIN, find_problems
from chiliad.games.tysiac.scoring import settle
from chiliad.games.tysiac.solver import action_values
from chiliad.play.observing import Observer
from games.stepping import observed
from games.test_tysiac_endings import PLENTY, all_hands
from games.tysiac_positions import PLAYROOM
from games.tysiac_themes import ENDINGS, THEMES
from games.unseen_endings import Unseen, hands_of, move_of, position, words_of

pytestmark = pytest.mark.skipif(not COMPILED, reason="without compilation nothing is proved in a test's time")

SAMPLE = int(os.environ.get("PROBLEMS", "6"))
NODES = 400_000  # of a proof: problems that need more are for make endings
TWIN_CARDS = 4  # more cards take the twin minutes
SEEDS = (1, 2, 3)


@pytest.fixture(scope="module")
def problems():
    return list(islice(find_problems(PLAYROOM, 41, NODES), SAMPLE))


def information(problem):
    start = GAME.start(problem.rules, problem.standing, problem.dealer)
    observer = Observer(GAME, problem.rules, problem.standing, start, problem.dealer, problem.state.turn)
    return observer.information_state(problem.state, problem.log)


def test_problems_follow_from_the_seed(problems):
    assert list(islice(find_problems(PLAYROOM, 41, NODES), 3)) == problems[:3]


def test_a_problem_is_a_decision_of_its_deal_with_a_right_and_a_wrong_move(problems):
    for problem in problems:
        state = GAME.start(problem.rules, problem.standing, problem.dealer)
        for action in problem.log:
            assert not GAME.why_illegal(problem.rules, state, action)
            state = GAME.apply(problem.rules, state, action)
        assert state == problem.state
        observation = GAME.observe(problem.rules, state, state.turn)
        assert CARDS_MIN <= popcount(observation.hand) <= CARDS_MAX
        assert problem.solutions
        assert problem.mistakes
        actions = actions_of(observation.legal)
        assert sorted(problem.solutions + problem.mistakes) == actions
        assert len(actions) >= MOVES_MIN
        assert problem.deals == len(all_hands(observation))


def test_nobody_who_sees_all_cards_can_have_more(problems):
    for problem in problems:
        values = action_values(problem.rules, problem.state)
        contract = problem.state.auction.contract
        for action in problem.solutions:
            assert (values[action] >= contract) == problem.makes


def test_the_proofs_are_those_of_plain_recursion(problems):
    """Over what the seat can tell apart, by the rules alone (``unseen_endings.py``)."""
    small = [problem for problem in problems if popcount(problem.state.hands[problem.state.turn]) <= TWIN_CARDS]
    assert small
    for problem in small:
        state = problem.state
        twin = Unseen(words_of(problem.rules), state, state.turn)
        worlds = [hands_of(hands) for hands in all_hands(GAME.observe(problem.rules, state, state.turn))]
        for action in problem.solutions + problem.mistakes:
            assert twin.forced_after(worlds, *position(state), move_of(action)) == (action in problem.solutions)


def test_expert_finds_the_proved_move(problems):
    for number, problem in enumerate(problems):
        action = ask(bot_class("tysiac", "expert")(number), information(problem)).action
        assert action in problem.solutions, problem


# --- Themes -----------------------------------------------------------------------------------------------------------


def test_there_are_thirty_themes_and_each_has_a_reason():
    assert len({theme.name for theme in THEMES}) == len(THEMES) >= 30
    for theme in THEMES:
        assert GAME.check(theme.table.rules, theme.table.state) == 0
        assert theme.lines() < theme.table.legal(), "there is a wrong move too"
        assert theme.reason.endswith(".")


@pytest.mark.parametrize("theme", ENDINGS, ids=lambda theme: theme.name)
def test_the_right_moves_of_an_ending_are_those_that_are_proved(theme):
    rules, state = theme.table.rules, theme.table.state
    observation = GAME.observe(rules, state, state.turn)
    actions = actions_of(observation.legal)
    proofs = endings.proved(observation, actions, PLENTY)
    named = {GAME.action_text(rules, state, action): proof for action, proof in zip(actions, proofs, strict=True)}
    assert {line for line, proof in named.items() if proof == endings.YES} == theme.lines()
    if popcount(observation.hand) <= TWIN_CARDS:
        twin = Unseen(words_of(rules), state, state.turn)
        worlds = [hands_of(hands) for hands in all_hands(observation)]
        for action, proof in zip(actions, proofs, strict=True):
            assert twin.forced_after(worlds, *position(state), move_of(action)) == (proof == endings.YES)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_expert_plays_every_theme(theme):
    rules, state = theme.table.rules, theme.table.state
    info = observed(GAME, GAME.observe(rules, state, state.turn))
    for seed in SEEDS:
        action = ask(bot_class("tysiac", "expert")(seed), info).action
        assert GAME.action_text(rules, state, action) in theme.lines(), theme.reason


def test_a_third_concession_costs_more_than_the_contract():
    theme = next(theme for theme in THEMES if "third time" in theme.name)
    conceded = theme.table.do("0 concede")
    assert settle(conceded.rules, conceded.state).scores == (-120, 60, 60)
