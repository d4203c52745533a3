"""The worlds drawn for a seat at Tysiac are equally likely: the test compares them with a list of all worlds.

The search for all worlds is naive: every way to deal the hidden cards is replayed by the twin (``naive/tysiac.py``),
which knows nothing of the engine's bookkeeping of voids, held cards and limits.
"""

from collections import Counter
from itertools import combinations

from chiliad.bits import seed_from
from chiliad.game import NOBODY
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.observation import UNSEEN_GIFT
from chiliad.games.tysiac.options import OPTIONS
from chiliad.games.tysiac.state import ALL, CARD_TEXT, CARDS, OVER_PLAYED
from chiliad.records.options import written_value
from chiliad.search import worlds as search
from games.chi_square import even, fit
from games.stepping import observed
from games.tysiac_positions import bought, dealt, eights, mask_of, random_rules, random_states, texts
from naive import tysiac as twin
from naive.tysiac_options import zero
from pace import kernel_count

P_MIN = 1e-4  # seeds are fixed: a test that passes once always passes


def cards_of(mask):
    return [card for card in range(CARDS) if mask >> card & 1]


def names(mask):
    return [CARD_TEXT[card] for card in cards_of(mask)]


def drawn(observation, times, rng, key):
    """How often each key came in this number of worlds."""
    counts = Counter()
    for _ in range(times):
        world, rng = GAME.resample(observation, rng)
        counts[key(world)] += 1
    return counts


# ---------------------------------------------------------------------------------------------------- all worlds


def twin_options(rules):
    return {option.key: written_value(option, getattr(rules, option.key)) for option in OPTIONS}


def splits(cards, sizes):
    """Every way to split ``cards`` into masks of these sizes."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        for others in splits(rest, sizes[1:]):
            yield (sum(1 << card for card in chosen), *others)


def gift_choices(state, seat, hands):
    """For each seat the gifts that it may have received, from what ``seat`` knows: one, or any card it has or had."""
    choices = []
    for one in range(3):
        gift = state.auction.given[one]
        if gift < 0 or seat in (one, state.auction.declarer):
            choices.append([gift])
        else:
            choices.append(cards_of(hands[one] | state.played[one]))
    return [(a, b, c) for a in choices[0] for b in choices[1] for c in choices[2]]


def could_have_led_here(rules, state, lines, hands, given):
    """Whether the twin, with these cards and gifts, allows all the actions."""
    declarer, talon = state.auction.declarer, state.auction.talon
    cards = [hands[seat] | state.played[seat] for seat in range(3)]
    for seat in range(3):
        if given[seat] >= 0:
            if not cards[seat] >> given[seat] & 1:
                return False
            cards[seat] &= ~(1 << given[seat])
            cards[declarer] |= 1 << given[seat]
    cards[declarer] &= ~talon
    if any(hand & talon or hand.bit_count() != 7 for hand in cards):
        return False
    options = {**twin.DEFAULTS, **twin_options(rules)}
    deal = twin.Deal(options, zero(options), state.dealer)
    deal.deal([names(hand) for hand in cards], names(talon))
    for line in lines:
        words = line.split()
        if words[1] == "give":
            line = f"{words[0]} give {words[2]} {CARD_TEXT[given[int(words[2])]]}"
        if line not in deal.legal():
            return False
        deal.apply(line)
    return True


def all_worlds(rules, state, lines, seat):
    """The chance of each world (hands, gifts): every history, a deal of the cards and the gifts, is as likely."""
    own = state.hands[seat] if seat >= 0 else 0
    seen = own | state.played[0] | state.played[1] | state.played[2]
    others = [one for one in range(3) if one != seat]
    worlds = []
    for split in splits(cards_of(ALL & ~seen), [state.hands[one].bit_count() for one in others]):
        hands = [own] * 3
        for one, hand in zip(others, split, strict=True):
            hands[one] = hand
        for given in gift_choices(state, seat, hands):
            if could_have_led_here(rules, state, lines, hands, given):
                worlds.append((tuple(hands), given))
    return even(worlds)


def test_late_in_the_play_every_world_is_equally_likely():
    """Two to four cards each, with voids and marriages shown, gifts hidden, bids high, all options."""
    features = Counter()
    for n in range(16):
        rules, rng = random_rules(seed_from(41, n, 0))
        states, actions, rng = random_states(rules, rng)
        if states[-1].phase != OVER_PLAYED:
            continue
        lines = GAME.write_lines(rules, states[0], actions)[4:]
        for seat, left in ((n % 3, 10), ((n + 1) % 3, 8), (NOBODY, 6)):
            state = states[-1 - left]
            chances = all_worlds(rules, state, lines[: len(lines) - left], seat)
            observation = GAME.observe(rules, state, seat)
            counts = drawn(observation, kernel_count(2500), rng, lambda world: (world.hands, world.auction.given))
            listed = search.all_worlds(observed(GAME, observation), 100_000)
            assert listed is not None
            worlds = [search.unpack_state(GAME, row) for row in listed[0]]
            assert {(world.hands, world.auction.given) for world in worlds} == set(chances)
            assert len(worlds) == len(chances) == listed[1].sum()
            assert set(counts) <= set(chances), (rules, state, seat)
            if len(chances) > 1:
                assert fit(counts, chances) > P_MIN, (rules, state, seat)
            features["free"] += len(chances) > 1
            features["hands"] += len({hands for hands, _ in chances}) > 1
            features["voids"] += any(observation.excluded)
            features["held"] += any(observation.held)
            features["gifts"] += UNSEEN_GIFT in observation.auction.given
            features["bids"] += max(observation.auction.bids) > 120
    assert min(features.values()) > 3, features


# ------------------------------------------------------------------------------------------------- the first trick


HANDS = ("As Ks Js Ah Th Ad Td 9s", "Ac Kh Jh 9h Kd Jd 9d Qh", "Ts Qs Qd Kc Qc Jc 9c Tc")
"""Eight cards each; the last card of each hand comes from the talon: 9s, Qh, Tc."""


def test_a_declarer_faces_3432_worlds():
    table = eights(*HANDS)
    unseen = cards_of(ALL & ~table.state.hands[0])
    gifts = mask_of("Qh Tc")  # the seats that gave these know them
    free = [card for card in unseen if not gifts >> card & 1]
    worlds = [sum(1 << card for card in chosen) | mask_of("Qh") for chosen in combinations(free, 7)]
    assert len(worlds) == 3432
    observation = GAME.observe(table.rules, table.state, 0)
    counts = drawn(observation, kernel_count(60_000), seed_from(42, 0, 0), lambda world: world.hands[1])
    assert fit(counts, even(worlds)) > P_MIN


def worlds_of_a_defender(table):
    """The other defender's hands that seat 1 considers possible: at most one card of the talon, the gift, is in it."""
    unseen = cards_of(ALL & ~table.state.hands[1])
    assert len(unseen) == 16
    talon = table.state.auction.talon
    hands = [sum(1 << card for card in chosen) for chosen in combinations(unseen, 8)]
    return [hand for hand in hands if (hand & talon).bit_count() <= 1]


def check_a_defender(table, number, talon_cards, seed):
    """``number`` hands; the gift is any of the nine cards left to the declarer, ``talon_cards`` of them the talon's.

    A hand with a card of the talon has one gift, that card; every other hand may have been given any of its eight.
    """
    talon = table.state.auction.talon
    ways = {hand: 1 if hand & talon else 8 for hand in worlds_of_a_defender(table)}
    histories = sum(ways.values())
    assert len(ways) == number
    assert sum(way for way in ways.values() if way == 1) * 9 == talon_cards * histories
    observation = GAME.observe(table.rules, table.state, 1)
    worlds_drawn, places = Counter(), Counter()
    rng = seed_from(seed, 0, 0)
    for _ in range(kernel_count(100_000)):
        world, rng = GAME.resample(observation, rng)
        hand, gift = world.hands[2], world.auction.given[2]
        worlds_drawn[hand] += 1
        if hand & world.auction.talon:
            assert hand & world.auction.talon == 1 << gift  # a card of the talon can't be dealt
        else:
            places[cards_of(hand).index(gift)] += 1
    assert fit(worlds_drawn, {hand: way / histories for hand, way in ways.items()}) > P_MIN
    assert fit(places, even(list(range(8)))) > P_MIN


def test_a_defender_given_a_card_of_the_talon_faces_9867_hands():
    check_a_defender(eights(*HANDS), 9867, 2, 43)


def test_a_defender_given_another_card_faces_6435_hands():
    table = bought(dealt(*(" ".join(hand.split()[:7]) for hand in HANDS), "9s Qh Tc"))
    check_a_defender(table.do("0 give 1 Js", "0 give 2 Tc", "0 contract 100"), 6435, 3, 44)


# ---------------------------------------------------------------------------------------------------- the auction


def marriage_points(hand):
    """T3, by name."""
    return sum(
        value for suit, value in (("h", 100), ("d", 80), ("c", 60), ("s", 40)) if {"K" + suit, "Q" + suit} <= hand
    )


def bid_of_160(opener):
    """Seat 0 has opened with 160 or less; seat 1, which holds one queen and two kings, observes."""
    own = "Qs Kh Kd As Ts 9h Jc"
    table = dealt("Kc Qc 9s Js Ah Th Jh", own, "Qh Qd Ks 9c Tc Ac Ad", "9d Jd Td")
    return table.do(f"0 bid {opener}")


def kings_and_queens(mask):
    return tuple(sorted(card for card in texts(mask) if card[0] in "KQ"))


def test_a_bid_of_160_needs_a_marriage():
    """19,448 hands of the bidder, without those that have no marriage worth 40; the other ten cards are random."""
    table = bid_of_160(160)
    unseen = cards_of(ALL & ~table.state.hands[1])
    chances = Counter()
    for chosen in combinations(unseen, 7):
        hand = sum(1 << card for card in chosen)
        if 120 + marriage_points(texts(hand)) >= 160:
            chances[kings_and_queens(hand)] += 1
    total = sum(chances.values())
    assert 0 < total < 19_448
    chances = {key: ways / total for key, ways in chances.items()}

    bidders, talons = Counter(), Counter()
    observation = GAME.observe(table.rules, table.state, 1)
    rng = seed_from(45, 0, 0)
    for _ in range(kernel_count(30_000)):
        world, rng = GAME.resample(observation, rng)
        bidders[kings_and_queens(world.hands[0])] += 1
        rest = cards_of(world.hands[2] | world.auction.talon)
        talons[tuple(rest.index(card) for card in cards_of(world.auction.talon))] += 1
    assert fit(bidders, chances) > P_MIN
    assert fit(talons, even(list(combinations(range(10), 3)))) > P_MIN


def test_a_bid_of_120_tells_nothing():
    """Every hidden card is with the opener as often as any other."""
    table = bid_of_160(120)
    unseen = cards_of(ALL & ~table.state.hands[1])
    hands = Counter()
    rng = seed_from(46, 0, 0)
    observation = GAME.observe(table.rules, table.state, 1)
    for _ in range(kernel_count(40_000)):
        world, rng = GAME.resample(observation, rng)
        hands[tuple(unseen.index(card) for card in cards_of(world.hands[0]))] += 1
    pairs = Counter()
    for hand, times in hands.items():
        pairs[sum(place < 8 for place in hand)] += times
    ways = {n: len(list(combinations(range(8), n))) * len(list(combinations(range(9), 7 - n))) for n in range(8)}
    assert fit(pairs, {n: way / 19_448 for n, way in ways.items()}) > P_MIN
    assert fit(hands, even(list(combinations(range(17), 7)))) > P_MIN


def test_while_dealing_the_undealt_cards_are_hidden_too():
    """Eight cards are dealt: seat 1 sees one of them, and the other seven are any of the rest."""
    table = dealt()
    state = GAME.start(table.rules, table.state.before, 2)
    for card in (0, 5, 6, 11, 12, 17, 18, 23):
        state = GAME.apply(table.rules, state, 4 << 6 | card)
    counts = Counter()
    rng = seed_from(47, 0, 0)
    for _ in range(kernel_count(20_000)):
        world, rng = GAME.resample(GAME.observe(table.rules, state, 1), rng)
        assert world.hands[1] == 1 << 23
        counts.update(cards_of(world.hands[0]))
    times = sum(counts.values())
    assert set(counts) == set(range(23))
    assert max(abs(counts[card] - times / 23) for card in range(23)) < 5 * (times / 23) ** 0.5
