"""The knowledge of a seat of Mille: exactly what it may know, and evenly drawn worlds that fit it."""

from collections import Counter
from math import comb

import pytest

from chiliad.game import CHANCE, NOBODY, actions_of
from chiliad.games.mille import GAME
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import cards_count, count_of_rank
from chiliad.games.mille.state import DEAL, DRAW, OPEN, TAKE, Standing
from chiliad.search.worlds import all_worlds, unpack_state
from games.chi_square import fit
from games.mille_positions import PAGAT, cards, dealt, pair, play, player, position, random_states
from games.stepping import observed

EVERYBODY = (0, 1, NOBODY)
HAND_0 = "AsKsJsTs9s8s7s6s5s4s3sAhKhJhTh"
HAND_1 = "AcKcJcTc9c8c7c6c5c4c3c9h8h7h6h"


def hand(state, seat):
    return cards(state.players[seat].hand_any, state.players[seat].hand_both)


@pytest.mark.parametrize("rules", [Rules(), Rules(max_wilds=1)], ids=["wilds", "one_wild"])
def test_a_resampled_world_is_sound_and_looks_the_same(rules):
    for n, (state, _) in enumerate(random_states(rules, 19)):
        if n > 60 and n % 3:
            continue
        for seat in EVERYBODY:
            seen = GAME.observe(rules, state, seat)
            world, _ = GAME.resample(seen, n)
            assert GAME.check(rules, world) == 0
            assert GAME.observe(rules, world, seat) == seen


def test_swapping_unseen_cards_leaves_the_view_as_it_was():
    deals = [dealt((HAND_0, HAND_1), "5h"), dealt((HAND_0, HAND_1.replace("Ac", "Qc")), "5h")]
    assert GAME.observe(PAGAT, deals[0], 0) == GAME.observe(PAGAT, deals[1], 0)
    assert GAME.observe(PAGAT, deals[0], NOBODY) == GAME.observe(PAGAT, deals[1], NOBODY)
    assert GAME.observe(PAGAT, deals[0], 1) != GAME.observe(PAGAT, deals[1], 1)


def test_what_the_other_draws_is_not_seen():
    state = dealt((HAND_0, HAND_1), "5h")
    drawn = [play(state, f"0 draw {card}", "0 discard As") for card in ("Qs", "2d")]
    assert GAME.observe(PAGAT, drawn[0], 1) == GAME.observe(PAGAT, drawn[1], 1)
    assert GAME.observe(PAGAT, drawn[0], NOBODY) == GAME.observe(PAGAT, drawn[1], NOBODY)


def test_only_who_acts_sees_what_is_legal():
    state = dealt((HAND_0, HAND_1), "5h")
    assert actions_of(GAME.observe(PAGAT, state, 0).legal) == [0]
    assert not any(GAME.observe(PAGAT, state, 1).legal)
    assert not any(GAME.observe(PAGAT, state, NOBODY).legal)
    stock = GAME.apply(PAGAT, state, 0)
    assert GAME.actor(stock) == CHANCE
    assert not any(GAME.observe(PAGAT, stock, 0).legal)


def test_in_the_middle_of_the_deal_only_ones_own_cards_are_seen():
    state = play(GAME.start(PAGAT, Standing(), 0), f"deal 0 {HAND_0}")
    assert state.phase == DEAL
    mine, other = GAME.observe(PAGAT, state, 0), GAME.observe(PAGAT, state, 1)
    assert cards(mine.hand_any, mine.hand_both) == "".join(sorted_cards(HAND_0))
    assert (other.held_count, other.stock_count) == ((15, 0), 89)
    assert cards_count(other.unseen_any, other.unseen_both) == 104
    worlds = {hand(GAME.resample(other, rng)[0], 0) for rng in range(20)}
    assert len(worlds) == 20


def sorted_cards(text):
    return cards(*pair(text))


def test_a_card_known_stays_until_it_is_played_and_of_two_copies_one_is_certain():
    # The pack brings a 9h; the player may hold another one.  When they play one, nothing is certain of the other.
    state = position((player("KsKh9h5c"), player("4s")), "9hKd", phase=DRAW)
    state = play(state, "0 take KsKh")
    seen = GAME.observe(PAGAT, state, 1)
    assert cards(seen.known_any[0], seen.known_both[0]) == "9h"
    state = play(state, "0 discard 9h")
    assert hand(state, 0) == "9h5c"
    seen = GAME.observe(PAGAT, state, 1)
    assert (seen.known_any[0], seen.held_count[0]) == (0, 2)
    assert seen.unseen_any & pair("9h")[0]


def test_when_the_pack_becomes_the_stock_both_hands_are_known_but_not_to_the_public():
    state = position((player("KsKh", "3s3h3d"), player("4s")), "9h8h7h", phase=DRAW, rest="1")
    state = play(state, "0 draw 8h", "0 discard Ks")
    for seat in (0, 1):
        seen = GAME.observe(PAGAT, state, seat)
        assert cards(seen.known_any[0], seen.known_both[0]) == "Kh"
        assert cards(seen.known_any[1], seen.known_both[1]) == hand(state, 1)
    # The cards that seat 0 drew and those left in the stock: one each of two cards.
    unseen = [
        cards(seen.unseen_any, seen.unseen_both) for seen in (GAME.observe(PAGAT, state, seat) for seat in (0, 1))
    ]
    assert unseen == ["9h", "9h8h"]
    public = GAME.observe(PAGAT, state, NOBODY)
    assert (public.known_any, public.known_both) == ((0, 0), (0, 0))
    assert public.hand_any == 0


SAMPLES = 3000


def chances(weights):
    return {key: weight / sum(weights.values()) for key, weight in weights.items()}


def worlds(seen, seat):
    rng, counts = 99, Counter()
    for _ in range(SAMPLES):
        world, rng = GAME.resample(seen, rng)
        counts[hand(world, seat)] += 1
    return counts


def small_position(phase=DRAW):
    """Seat 1 holds two of these five unseen physical cards: As, As, Kd, Kh, 4s; seat 0 sees all others."""
    unseen = "AsAsKdKh4s"
    state = position((player("5c"), player("4s")), "9h", phase=phase, rest="0")
    mine = hand(state, 0)
    for text in ("As", "As", "Kd", "Kh"):
        mine = mine.replace(text, "", 1)
    return unseen, position((player(mine), player("As4s")), "9h", phase=phase)


def test_every_physical_assignment_is_equally_likely():
    _, state = small_position()
    # Of the C(5, 2) = 10 physical hands two have one As and one particular other card.
    weights = {"AsAs": 1, "AsKh": 2, "AsKd": 2, "As4s": 2, "KhKd": 1, "Kh4s": 1, "Kd4s": 1}
    assert sum(weights.values()) == comb(5, 2)
    seen = GAME.observe(PAGAT, state, 0)
    assert fit(worlds(seen, 1), chances(weights)) > 0.001
    assert listed(seen, 1) == weights


def listed(seen, seat):
    """The weight of each hand of a seat in the list of all worlds."""
    rows, ways = all_worlds(observed(GAME, seen), 1000)
    counts = Counter()
    for row, way in zip(rows, ways, strict=True):
        counts[hand(unpack_state(GAME, row), seat)] += int(way)
    return counts


def test_the_list_of_all_worlds_of_the_public_has_both_hands():
    # Unseen are As, As, Kd: one card in each hand and one in the stock, in 3 * 2 ways.
    state = position((player("As"), player("Kd")), "9h", rest="stock")
    others = hand_without(state, "As")
    state = state._replace(stock_any=pair("As")[0], stock_both=0, pack_any=others[0], pack_both=others[1])
    rows, ways = all_worlds(observed(GAME, GAME.observe(PAGAT, state, NOBODY)), 100)
    found = {
        tuple(hand(unpack_state(GAME, row), seat) for seat in (0, 1)): int(way)
        for row, way in zip(rows, ways, strict=True)
    }
    assert found == {("As", "As"): 2, ("As", "Kd"): 2, ("Kd", "As"): 2}


def hand_without(state, text):
    """The pack with all of the stock but this card."""
    stock = cards(state.stock_any, state.stock_both).replace(text, "", 1)
    return pair(cards(state.pack_any, state.pack_both) + stock)


def test_the_public_draws_both_hands_and_the_stock():
    state = position((player("Ah", "3s3h3d"), player("4s")), "9h", phase=DRAW)
    world, _ = GAME.resample(GAME.observe(PAGAT, state, NOBODY), 7)
    assert [cards_count(s.hand_any, s.hand_both) for s in world.players] == [1, 1]
    assert GAME.check(PAGAT, world) == 0
    firsts = Counter()
    rng = 3
    for _ in range(SAMPLES):
        world, rng = GAME.resample(GAME.observe(PAGAT, state, NOBODY), rng)
        firsts[hand(world, 0)[0], hand(world, 1)[0]] += 1
    assert abs(sum(n for (first, _), n in firsts.items() if first == "A") - SAMPLES * 8 / 100) < 75
    assert abs(sum(n for (_, second), n in firsts.items() if second == "3") - SAMPLES * 5 / 100) < 60


def test_who_opens_a_set_holds_what_completes_it_and_all_such_hands_are_as_likely():
    # Seat 1 has laid a king; unseen are Kh, Kd, 2s, 5c, 5c, 4h.  Seat 1 holds two of them: both K, or K and 2s.
    names = ["Kh", "Kd", "2s", "5c", "5c", "4h"]
    rest = position((player("Th"), player("Tc")), "9h", rest="0")
    mine = hand(rest, 0)
    for text in [*names, "Ks"]:
        mine = mine.replace(text, "", 1)
    mine = mine.replace("Tc", "", 0)
    start = position((player(mine), player("KsKhKd")), "9hTc", turn=1, dealer=0)
    state = GAME.apply(PAGAT, start, GAME.read_line(PAGAT, start, "1 lay K KsKhKd")[0])
    assert state.phase == OPEN
    weights = {"KhKd": 1, "Kh2s": 1, "Kd2s": 1}
    counts = worlds(GAME.observe(PAGAT, state, 0), 1)
    assert fit(counts, chances(weights)) > 0.001
    assert listed(GAME.observe(PAGAT, state, 0), 1) == weights
    assert set(worlds(GAME.observe(Rules(max_wilds=0), state, 0), 1)) == {"KhKd"}


def test_who_takes_the_pack_holds_the_pair():
    state = position((player("5c4c"), player("KsKh7c8d")), "9hKd", turn=1, dealer=0, phase=DRAW)
    state = GAME.apply(PAGAT, state, 1)
    assert state.phase == TAKE
    for seat in (0, NOBODY):
        seen = GAME.observe(PAGAT, state, seat)
        for rng in range(50):
            world = GAME.resample(seen, rng)[0].players[1]
            assert count_of_rank(world.hand_any, world.hand_both, 11) >= 2


def test_the_public_leaves_the_pair_to_the_taker_whose_seat_is_second():
    # All kings except these two are face up: a sampler that gave seat 0 its many cards first would never change them.
    state = position((player("5c", "KsKhKcKcKd"), player("KsKh4s")), "9hKd", turn=1, dealer=0, phase=DRAW, rest="0")
    state = GAME.apply(PAGAT, state, 1)
    seen, hands, rng = GAME.observe(PAGAT, state, NOBODY), set(), 1
    for _ in range(40):
        world, rng = GAME.resample(seen, rng)
        held = world.players[1]
        assert count_of_rank(held.hand_any, held.hand_both, 11) == 2
        assert GAME.observe(PAGAT, world, NOBODY) == seen
        hands.add(hand(world, 1))
    assert len(hands) > 10


def test_with_the_stock_empty_a_player_knows_where_every_card_is():
    state = position((player("KsKh", "3s3h3d"), player("4s")), "9h8h7h", phase=DRAW, rest="1")
    assert [GAME.unseen_count(GAME.observe(PAGAT, state, seat)) for seat in (0, 1)] == [0, 0]
    hidden = sum(GAME.observe(PAGAT, state, NOBODY).held_count)
    assert GAME.unseen_count(GAME.observe(PAGAT, state, NOBODY)) == hidden  # the public sees no hand
    after = GAME.apply(PAGAT, state, 0)  # the pack becomes the stock: two cards to come
    assert [GAME.unseen_count(GAME.observe(PAGAT, after, seat)) for seat in (0, 1)] == [2, 2]
