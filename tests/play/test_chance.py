"""The source of the cards: numbers by place, the same ones for a repeated request."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiliad.play import chance
from chiliad.play.chance import FIRST_DEALER, SEED_MAX, SeededChance, SystemChance

DEALS, PLACES = st.integers(0, 10_000), st.integers(FIRST_DEALER, 5_000)


@given(st.integers(0, SEED_MAX), DEALS, PLACES)
def test_a_seed_gives_the_same_numbers_in_any_order(seed, deal, place):
    one, other = SeededChance(seed), SeededChance(seed)
    number = one.at(deal, place)
    assert 0 <= number <= SEED_MAX
    other.at(deal + 1, place)
    other.at(deal, place + 1)
    assert other.at(deal, place) == number == one.at(deal, place)
    assert one.seed == seed


@given(st.integers(0, SEED_MAX - 1))
def test_seeds_deals_and_places_give_different_numbers(seed):
    asked = [(s, deal, place) for s in (seed, seed + 1) for deal in range(4) for place in range(FIRST_DEALER, 12)]
    assert len({SeededChance(s).at(deal, place) for s, deal, place in asked}) == len(asked)


@pytest.mark.parametrize("seed", [-1, SEED_MAX + 1, 1 << 80])
def test_a_seed_out_of_bounds_is_refused(seed):
    with pytest.raises(ValueError, match=str(SEED_MAX)):
        SeededChance(seed)


@given(st.lists(PLACES, min_size=1, max_size=50), DEALS)
def test_the_system_keeps_its_numbers_while_a_deal_lasts(places, deal):
    system = SystemChance()
    assert system.seed is None
    numbers = {place: system.at(deal, place) for place in places}
    assert all(system.at(deal, place) == numbers[place] for place in reversed(places))
    assert all(0 <= number <= SEED_MAX for number in numbers.values())
    assert len(set(numbers.values())) == len(numbers)


def test_the_system_draws_anew_for_a_new_deal(monkeypatch):
    bits = []

    def randbits(count: int) -> int:
        bits.append(count)
        return len(bits)

    monkeypatch.setattr(chance.secrets, "randbits", randbits)
    system = SystemChance()
    first = [system.at(0, place) for place in (FIRST_DEALER, 0, 1, 0, FIRST_DEALER)]
    second = [system.at(1, place) for place in (0, 1, 0)]
    assert first[:2] == [first[4], first[3]]
    assert second[0] == second[2]
    assert len({*first, *second}) == 5
    assert set(bits) == {63}


def test_two_matches_from_the_system_are_not_alike():
    assert SystemChance().at(0, 0) != SystemChance().at(0, 0)
