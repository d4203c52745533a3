"""Cards for duplicate play: the same for every seating, card by card."""

from collections import Counter
from types import SimpleNamespace

import pytest

from chiliad.bots import play_out
from chiliad.game import CHANCE
from chiliad.games import GAMES
from chiliad.play.duplicate import DuplicateChance
from chiliad.play.match import Match

CARDS_OF_A_PACK = {"mille": 104, "tysiac": 24}


def played(game: str, bots: list[str], seed: int, deals: int) -> Match:
    match = Match(game, chance=DuplicateChance(seed))
    play_out(match, bots, deals_max=deals, seed=5)
    return match


def chance_and_choices(match: Match, deal: int) -> tuple[list[int], list[int]]:
    """The cards that came in a deal, in order, and what the players did."""
    cards: list[int] = []
    choices: list[int] = []
    states = match.record.states(deal)
    for action in match.record.deals[deal - 1].actions:
        (cards if match.game.actor(next(states)) == CHANCE else choices).append(action)
    return cards, choices


@pytest.mark.parametrize("game", GAMES)
def test_two_seatings_get_the_same_cards(game):
    others = ["random"] * (GAMES[game].default_seats - 1)
    first, second = (played(game, bots, 77, 3) for bots in (["greedy", *others], [*others, "greedy"]))
    compared, other_course = 0, False
    for deal in range(1, min(len(first.record.deals), len(second.record.deals)) + 1):
        assert first.record.deals[deal - 1].dealer == second.record.deals[deal - 1].dealer
        (cards, choices), (other_cards, other_choices) = (chance_and_choices(one, deal) for one in (first, second))
        other_course |= choices != other_choices
        shared = min(len(cards), len(other_cards), CARDS_OF_A_PACK[game])
        assert cards[:shared] == other_cards[:shared]
        compared += shared
    assert compared > 60
    assert other_course  # the same course has the same cards in any case


def test_another_seed_and_another_deal_have_other_cards():
    match, other = (played("tysiac", ["greedy"] * 3, seed, 2) for seed in (1, 2))
    packs = [tuple(chance_and_choices(one, deal)[0]) for one in (match, other) for deal in (1, 2)]
    assert len(set(packs)) == 4
    assert {len(set(pack)) for pack in packs} == {24}


def pile_game(cards: list[int]):
    """A game of which only the pile is known: the test takes the cards out of the list."""
    return SimpleNamespace(cards_to_come=lambda rules, state: list(cards))


def draw(chance: DuplicateChance, cards: list[int], places: range, deal: int = 0) -> list[int]:
    drawn = []
    for place in places:
        card = chance.card(pile_game(cards), None, None, deal, place)
        assert chance.card(pile_game(cards), None, None, deal, place) == card  # asked again, the same
        cards.remove(card)
        drawn.append(card)
    return drawn


def test_the_order_does_not_depend_on_the_places():
    one = draw(DuplicateChance(3), list(range(20)), range(20))
    other = draw(DuplicateChance(3), list(range(20)), range(100, 160, 3))
    assert one == other
    assert sorted(one) == list(range(20))
    assert one != list(range(20))


def test_equal_cards_come_as_often_as_they_are_there():
    assert Counter(draw(DuplicateChance(4), [7, 7, 8], range(3))) == {7: 2, 8: 1}


def test_a_new_stock_has_a_shuffle_of_its_own():
    chance = DuplicateChance(9)
    first = draw(chance, list(range(30)), range(30))
    second = draw(chance, list(range(30)), range(40, 70))
    assert sorted(first) == sorted(second)
    assert first != second
    again = DuplicateChance(9)
    assert draw(again, list(range(30)), range(30)) + draw(again, list(range(30)), range(30, 60)) == first + second


def test_every_card_is_as_likely():
    firsts = Counter(DuplicateChance(seed).card(pile_game([0, 1, 2]), None, None, 0, 0) for seed in range(6000))
    assert all(abs(firsts[card] - 2000) < 4 * (6000 * 2 / 9) ** 0.5 for card in range(3))
    dealers = Counter(DuplicateChance(seed).first_dealer(3) for seed in range(6000))
    assert all(abs(dealers[seat] - 2000) < 4 * (6000 * 2 / 9) ** 0.5 for seat in range(3))


def test_the_record_names_the_seed():
    assert played("mille", ["greedy", "greedy"], 12, 1).record.extra["shuffle"] == "duplicate 12"
