"""Random play of Tysiac: the fast deal equals the slow one, and every deal of the cards is equally likely."""

from itertools import combinations

from chiliad.bits import below, seed_from, step
from chiliad.game import OVER, actions_of
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.playout import pick, shuffled
from chiliad.games.tysiac.state import ALL, CARDS, GIVE, KIND_CHANCE, OVER_CONCEDED, OVER_PLAYED, OVER_VOID, Standing
from games.chi_square import even, fit, p_value
from games.tysiac_positions import PLAYROOM, random_rules
from pace import count

SIZES = (7, 7, 7, 3)
P_MIN = 1e-4  # seeds are fixed: a test that passes once always passes


def cards_of(mask):
    return [card for card in range(CARDS) if mask >> card & 1]


def stepped(rules, before, dealer, rng):
    """A whole deal through the public functions, with the random numbers of ``random_deal``."""
    hands, talon, rng = shuffled(rng)
    state = GAME.start(rules, before, dealer)
    for place in (*hands, talon):
        for card in cards_of(place):
            state = GAME.apply(rules, state, KIND_CHANCE << 6 | card)
    decisions = 0
    while GAME.actor(state) != OVER:
        choices = actions_of(GAME.legal(rules, state))  # a concession is of kind 0: it comes first
        n = 0
        if len(choices) > 1 or state.phase == GIVE:  # a forced move takes no random number, except when giving
            rng = step(rng)
            n = below(rng, len(choices))
        state = GAME.apply(rules, state, choices[n])
        decisions += 1
    return state, decisions, rng


def test_a_random_deal_is_the_generic_one():
    phases = set()
    for n in range(500):
        rules, rng = random_rules(seed_from(21, n, 0))
        before = Standing(totals=(880 if n % 2 else 0, 15, 880 if n % 7 == 0 else -40))
        state, decisions, after = GAME.random_deal(rules, before, n % 3, rng)
        assert (state, decisions, after) == stepped(rules, before, n % 3, rng)
        assert GAME.check(rules, state) == 0
        phases.add(state.phase)
    assert phases == {OVER_PLAYED, OVER_CONCEDED, OVER_VOID}


def test_a_random_deal_can_be_settled():
    for n in range(500):
        state, _, _ = GAME.random_deal(PLAYROOM, Standing(), n % 3, seed_from(22, n, 0))
        settled = GAME.settle(PLAYROOM, state)
        declarer = state.auction.declarer
        if state.phase == OVER_PLAYED:
            assert sum(settled.points) >= 120
            assert abs(settled.scores[declarer]) == state.auction.contract
        else:
            assert settled.scores[declarer] == 0


def test_shuffled_deals_every_card_to_every_place_equally_often():
    places = {(card, place): 0 for card in range(CARDS) for place in range(4)}
    rng = seed_from(23, 0, 0)
    for _ in range(count(40_000)):
        hands, talon, rng = shuffled(rng)
        assert hands[0] | hands[1] | hands[2] | talon == ALL
        assert tuple(place.bit_count() for place in (*hands, talon)) == SIZES
        for number, place in enumerate((*hands, talon)):
            for card in cards_of(place):
                places[card, number] += 1
    for card in range(CARDS):
        counts = {place: places[card, place] for place in range(4)}
        assert fit(counts, {place: size / CARDS for place, size in enumerate(SIZES)}) > P_MIN, card


def test_shuffled_draws_every_talon_equally_often():
    """2,024 talons: not only each card is equally often in each place, but each combination of cards."""
    counts = dict.fromkeys(combinations(range(CARDS), 3), 0)
    rng = seed_from(24, 0, 0)
    for _ in range(count(40_000)):
        _, talon, rng = shuffled(rng)
        counts[tuple(cards_of(talon))] += 1
    assert fit(counts, even(list(counts))) > P_MIN


def test_shuffled_mixes_the_hands():
    """The number of the first twelve cards in each hand: hypergeometric, jointly."""
    counts, chances = {}, {}
    for one, two, three in ((a, b, c) for a in range(8) for b in range(8) for c in range(8)):
        if 9 <= one + two + three <= 12:
            ways = 1.0
            for size, held in zip(SIZES, (one, two, three, 12 - one - two - three), strict=True):
                ways *= len(list(combinations(range(size), held)))
            chances[one, two, three] = ways / 2_704_156  # 24 over 12
    rng = seed_from(25, 0, 0)
    for _ in range(count(40_000)):
        hands, _, rng = shuffled(rng)
        key = tuple((hand & 0xFFF).bit_count() for hand in hands)
        counts[key] = counts.get(key, 0) + 1
    assert fit(counts, chances) > P_MIN


def test_chance_deals_every_card_left_equally_often():
    state = GAME.start(PLAYROOM, Standing(), 0)
    for card in (3, 7, 20):
        state = GAME.apply(PLAYROOM, state, KIND_CHANCE << 6 | card)
    counts = {KIND_CHANCE << 6 | card: 0 for card in range(CARDS) if card not in (3, 7, 20)}
    rng = seed_from(26, 0, 0)
    for _ in range(count(20_000)):
        action, rng = GAME.chance(PLAYROOM, state, rng)
        counts[action] += 1
    assert fit(counts, even(list(counts))) > P_MIN


def test_pick_takes_every_bit_equally_often():
    mask = 0b1011_0000_0000_0000_0010_0001
    counts = dict.fromkeys(cards_of(mask), 0)
    rng = seed_from(27, 0, 0)
    assert pick(1 << 13, rng) == (13, rng)
    for _ in range(count(20_000)):
        index, rng = pick(mask, rng)
        counts[index] += 1
    assert fit(counts, even(list(counts))) > P_MIN


def test_the_measure_finds_what_is_uneven():
    assert fit({0: 500, 1: 500}, even([0, 1])) > 0.5
    assert fit({0: 600, 1: 400}, even([0, 1])) < 1e-6
    assert fit({0: 500, 1: 500, 2: 1}, even([0, 1])) == 0.0
    # These are the critical values of the tables at 5 %, for one degree of freedom and for a hundred.
    assert abs(p_value(3.841, 1) - 0.05) < 0.005
    assert abs(p_value(124.342, 100) - 0.05) < 0.001
