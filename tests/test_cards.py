"""Cards as people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiliad.cards import CARDS_PER_LINE_MAX, HIDDEN, RANKS, SUITS, SYMBOLS, pretty, read_cards, sort_key, write_cards
from chiliad.errors import Unreadable

PACK = [rank + suit for rank in RANKS for suit in SUITS]
cards = st.sampled_from([*PACK, HIDDEN])


def test_the_words_of_the_domain():
    assert len(PACK) == len(set(PACK)) == 52
    assert len(SYMBOLS) == len(SUITS) == 4
    assert dict(zip(SUITS, SYMBOLS, strict=True)) == {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


@given(st.lists(cards, max_size=CARDS_PER_LINE_MAX))
def test_what_is_written_is_read(held):
    text = write_cards(held)
    assert read_cards(text) == sorted(held, key=sort_key)
    assert write_cards(read_cards(text)) == text


@given(st.lists(cards, max_size=20))
def test_cards_are_read_in_the_order_written(held):
    assert read_cards("".join(held)) == held


@given(st.lists(st.sampled_from(PACK), max_size=20))
def test_symbols_and_ten_and_either_case_are_read(held):
    assert read_cards("".join(pretty(card) for card in held)) == held
    assert read_cards("".join(held).lower()) == held
    assert read_cards("".join(held).upper()) == held


def test_canonical_order_is_from_ace_down_then_spades_hearts_diamonds_clubs():
    assert write_cards(["2c", "??", "Td", "As", "Ac", "Ah", "2s", "9s", "Ks"]) == "AsAhAcKsTd9s2s2c??"
    assert write_cards(sorted(PACK, reverse=True)) == "".join(PACK)


def test_both_packs_cards_are_kept():
    assert read_cards("KsKs") == ["Ks", "Ks"]
    assert write_cards(["Ks", "Ah", "Ks"]) == "AhKsKs"


def test_pretty():
    assert [pretty(card) for card in ("Ks", "Th", "2d", "Ac", HIDDEN)] == ["K♠", "10♥", "2♦", "A♣", "??"]


@pytest.mark.parametrize(
    "text,rest",
    [
        ("1s", "1s"),
        ("Ksx", "x"),
        ("K", "K"),
        ("sK", "sK"),
        ("Ks Kh", " Kh"),
        ("Ks?", "?"),
        ("Kſ", "Kſ"),  # a long s is not a suit, whatever its upper case
        ("AsBs", "Bs"),
        ("11s", "11s"),
        ("Ks\n", "\n"),
        ("２s", "２s"),  # a digit, but not a rank
        ("x" * 50, "x" * 8),
    ],
)
def test_what_is_no_card_is_refused_where_it_stands(text, rest):
    with pytest.raises(Unreadable) as refused:
        read_cards(text)
    assert refused.value.slug == "bad-card"
    assert refused.value.details == {"text": rest}


def test_a_line_has_a_limit():
    assert len(read_cards("Ks" * CARDS_PER_LINE_MAX)) == CARDS_PER_LINE_MAX
    with pytest.raises(Unreadable):
        read_cards("Ks" * (CARDS_PER_LINE_MAX + 1))


@given(st.text(alphabet="AKQJT987654321 0shdcSHDC♠♥♦♣?xs", max_size=30))
def test_any_text_is_read_or_refused(text):
    try:
        read = read_cards(text)
    except Unreadable as error:
        read, rest = None, str(error.details["text"])
    if read is None:
        assert rest in text
    else:
        assert set(read) <= {*PACK, HIDDEN}
        assert sum(len(card) for card in read) == len(text) - text.count("10")
