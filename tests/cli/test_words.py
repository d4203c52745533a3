"""Cards in words: each card has its own name in every language."""

import pytest

from chiliad.cards import RANKS, SUITS
from chiliad.i18n.language import Language, available
from chiliad.i18n.words import NAMES, Words
from chiliad.presentation.answers import CardNames


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


@pytest.mark.parametrize("code", available())
def test_cards_may_be_typed_as_they_are_named(code):
    words = Words(Language(code), NAMES)
    names = CardNames(words)
    for card in (rank + suit for rank in RANKS for suit in SUITS):
        assert names.read(words.card(card).upper().split()) == [card]
        assert names.read(["x", *words.card(card).split(), "Boris"]) == ["x", card, "Boris"]
    for rank in RANKS:
        if not words.rank(rank)[0].isdecimal() and words.rank(rank) != "as":  # French; in records an ace of spades
            assert names.read([words.rank(rank)]) == [rank]
    for written in ("120", "10", "9s", "KK"):
        assert names.read([written]) == [written]
