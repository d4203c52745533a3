"""Cards in words: each has its own name in every language."""

import pytest

from chiliad.cards import RANKS, SUITS
from chiliad.play.language import Language, available
from chiliad.play.telling.words import NAMES, Words


@pytest.mark.parametrize("code", available())
def test_every_card_and_rank_has_a_name_of_its_own(code):
    words = Words(Language(code), NAMES)
    assert len({words.card(rank + suit) for rank in RANKS for suit in SUITS}) == 52
    assert len({words.rank(rank) for rank in RANKS}) == 13


def test_cards_are_named_as_people_say_them():
    words = Words(Language("en"), NAMES)
    assert [words.card(card) for card in ("9s", "Td", "3h", "2c", "Qs")] == [
        "9 of spades",
        "10 of diamonds",
        "3 of hearts",
        "2 of clubs",
        "queen of spades",
    ]
