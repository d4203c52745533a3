"""How likely the other hand is in the balance of Mille: what is read of a deal, the worlds drawn, and the fit."""

from collections import Counter
from math import exp

import numpy
import pytest

from chiliad.game import CHANCE
from chiliad.games import GAMES
from chiliad.games.mille import valuation
from chiliad.games.mille.hand_belief import COUNTS_MAX, FEATURES, features
from chiliad.games.mille.hand_model import SPADE_QUEEN, WEIGHTS
from chiliad.games.mille.player_cards import card, count_of_rank
from chiliad.games.mille.state import DRAW, MELD
from chiliad.information import InformationState
from chiliad.play.observing import Observer
from chiliad.search.worlds import unpack_state
from games.chi_square import fit
from games.mille_positions import PAGAT, player, position
from games.stepping import deals
from pace import count
from source import TOOLS

GAME = GAMES["mille"]
RANKS = "23456789TJQKA"
STARTS = dict(
    zip(("class", "discard", "set", "left", "stage", "turns", "own"), numpy.cumsum((0, *FEATURES)), strict=False)
)


def few_unseen():
    """A state in which ten cards are unseen, four of them in the other hand, which also has a known ace."""
    hidden, stock, known = "QsQhKs3c", "QsKhAsAhTh2s", "Ac"
    others = [name for name in deck() if name not in set(read(hidden) + read(stock) + read(known))]
    left = deck()
    for name in read(hidden + stock + known):
        left.remove(name)
    assert others
    return position((player(hand="".join(left[:6])), player(hand=hidden + known, known=known)), "".join(left[6:]))


def deck():
    return [rank + suit for rank in RANKS for suit in "shdc"] * 2


def read(text):
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def law(seen, rows):
    """The chance of each hand, one by one: its ways, times what the numbers say of each rank and each queen."""
    chances = Counter()
    for world, ways in GAME.every_world(seen, 10**6):
        hand = world.players[1]
        weight = ways * (SPADE_QUEEN / 1000) ** sum(one >> card("Qs") & 1 for one in (hand.hand_any, hand.hand_both))
        for rank, mine in enumerate(rows):
            held = min(count_of_rank(hand.hand_any, hand.hand_both, rank), COUNTS_MAX)
            weight *= exp(sum(WEIGHTS[row][held - 1] for row in mine) / 1000) if held else 1
        chances[hand.hand_any, hand.hand_both] += weight
    total = sum(chances.values())
    return {hand: chance / total for hand, chance in chances.items()}


def test_the_other_hand_is_drawn_by_the_numbers():
    info = InformationState.of_observation(GAME, GAME.observe(PAGAT, few_unseen(), 0))
    drawn = Counter()
    for row in valuation.believed(info, 3000, 5):
        world = unpack_state(GAME, row)
        drawn[world.players[1].hand_any, world.players[1].hand_both] += 1
    assert fit(drawn, law(info.observation, features(info))) > 1e-4


def test_a_hand_that_is_not_by_the_numbers_is_noticed():
    info = InformationState.of_observation(GAME, GAME.observe(PAGAT, few_unseen(), 0))
    rows, x = numpy.zeros((2000, valuation.WIDTH), numpy.int64), 7
    GAME.fill_worlds(info.observation, rows, x)
    drawn = Counter()
    for row in rows:
        other = unpack_state(GAME, row).players[1]
        drawn[other.hand_any, other.hand_both] += 1
    assert fit(drawn, law(info.observation, features(info))) < 1e-6


def test_worlds_fit_what_a_player_sees_all_through_a_deal():
    looked = 0
    for rules, states in deals(GAME, max(count(6), 2), 88):
        for state in states[::9]:
            seat = GAME.actor(state)
            if seat != CHANCE and state.phase in (DRAW, MELD):
                info = InformationState.of_observation(GAME, GAME.observe(rules, state, seat))
                for row in valuation.believed(info, 2, looked):
                    world = unpack_state(GAME, row)
                    assert GAME.check(rules, world) == 0
                    assert GAME.observe(rules, world, seat) == info.observation
                looked += 1
    assert looked


def read_after(*lines):
    """By rank and feature, what the second player can tell of the first one's hand after these lines of play."""
    start = position((player(hand="KsKhKd7s7h9c4dAs"), player(hand="AhAdTsThTd7d8h5c5d")), "Qd3c", phase=DRAW, turn=0)
    log, state = [], start
    for line in lines:
        for action in GAME.read_line(PAGAT, state, line):
            log.append(action)
            state = GAME.apply(PAGAT, state, action)
    observer = Observer(GAME, PAGAT, start.before, start, start.dealer, 1)
    rows = features(observer.information_state(state, log))
    return {
        rank: {name: row - first for row, (name, first) in zip(mine, STARTS.items(), strict=True)}
        for rank, mine in zip(RANKS, rows, strict=True)
    }


def test_what_is_read_of_a_deal():
    one = read_after("0 draw 9s", "0 lay K KsKhKd", "0 discard 4d")
    assert (one["4"]["discard"], one["9"]["discard"]) == (1, 0)
    assert (one["K"]["set"], one["A"]["set"]) == (2, 0)
    assert one["3"]["left"] == 0, "the pack was there before the events begin"
    assert one["A"]["turns"] == 0
    assert one["A"]["stage"] == 9, "a set is laid, and the other player held all their cards"
    turn = ["1 draw 6c", "1 lay T TsThTd", "1 discard 8h"]
    two = read_after("0 draw 9s", "0 discard 4d", *turn, "0 draw 6d", "0 discard As")
    assert (two["4"]["discard"], two["A"]["discard"]) == (1, 1)
    assert two["8"]["left"] == 1
    assert two["T"]["own"] == 1
    assert two["A"]["stage"] == 2, "six cards were left"
    assert two["A"]["turns"] == 1
    assert two["2"]["stage"] == 12
    assert two["2"]["discard"] == 5


# --- The fit ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def tool(monkeypatch):
    """The tool can be imported."""
    monkeypatch.syspath_prepend(str(TOOLS))
    import hands_mille

    return hands_mille


def drawn_hands(tool, number):
    """Hands drawn by the numbers, and the observation they are drawn for."""
    info = InformationState.of_observation(GAME, GAME.observe(PAGAT, few_unseen(), 0))
    seen, rows = info.observation, features(info)
    unseen = [count_of_rank(seen.unseen_any, seen.unseen_both, rank) for rank in range(13)]
    known = [count_of_rank(seen.known_any[1], seen.known_both[1], rank) for rank in range(13)]
    found = []
    for row in valuation.believed(info, number, 11):
        other = unpack_state(GAME, row).players[1]
        held = [count_of_rank(other.hand_any, other.hand_both, rank) for rank in range(13)]
        queens = sum(one >> card("Qs") & 1 for one in (other.hand_any, other.hand_both))
        hidden = [n - k for n, k in zip(held, known, strict=True)]
        found.append(tool.Hand("club", rows, unseen, known, hidden, (queens, 2), 0.0))
    return seen, found


def test_the_likelihood_is_that_of_the_numbers(tool):
    seen, found = drawn_hands(tool, 1)
    hands = tool.Hands(found)
    weights = numpy.zeros(hands.weights)
    weights[:, 1:] = numpy.array(WEIGHTS) / 1000
    ways, queens = hands.ways(SPADE_QUEEN / 1000)
    value, _, _, chances = hands.likelihood(weights, ways)
    expected = law(seen, found[0].rows)
    same = [
        chance
        for (any_, both), chance in expected.items()
        if all(count_of_rank(any_, both, rank) == found[0].hidden[rank] + found[0].known[rank] for rank in range(13))
    ]
    assert value == pytest.approx(numpy.log(sum(same)))
    spades = sum(chance * sum(one >> card("Qs") & 1 for one in hand) for hand, chance in expected.items())
    assert (chances * queens).sum() == pytest.approx(spades)


def test_the_gradient_leads_to_what_the_hands_were_drawn_by(tool):
    _, found = drawn_hands(tool, 300)
    hands = tool.Hands(found)
    ways, _ = hands.ways(SPADE_QUEEN / 1000)
    nothing = numpy.zeros(hands.weights)
    value, gradient, _, _ = hands.likelihood(nothing, ways)
    at = found[0].rows[0][0], 1
    moved = nothing.copy()
    moved[at] += 1e-4
    assert (hands.likelihood(moved, ways)[0] - value) / 1e-4 == pytest.approx(gradient[at], rel=1e-2)
    fitted = hands.likelihood(hands.fitted(nothing, ways), ways)[0]
    true = nothing.copy()
    true[:, 1:] = numpy.array(WEIGHTS) / 1000
    assert value < hands.likelihood(true, ways)[0] < fitted
