"""A mistake in each phase: the terminal gives the reason and the alternatives, and nothing has changed."""

import pytest

from chiliad.i18n.language import Language, available
from chiliad.i18n.words import NAMES, Words
from cli.terminal import tell


def dialogue(monkeypatch, capsys, game, typed, *more):
    style = [] if "--names" in more else ["--ascii"]
    words = ["play", game, "--bots", "greedy", "--seed", 1, *style, *more]
    told = tell(monkeypatch, capsys, *words, typed=typed + "q\n")
    assert told.status == 0, told.err
    return told.out


TYSIAC_DECLARER = "180\n"  # with this seed the person holds the marriage of clubs, and nobody bids higher


@pytest.mark.parametrize(
    "before,typed,sentence",
    [
        ("", "pass", "You must open, with 100 or more"),
        ("", "95", "The bid must be 100 or more"),
        ("", "405", "With this hand you may bid 180 at most"),
        ("", "101", "Bids are multiples of 5"),
        (TYSIAC_DECLARER, "2", "type ? first, then the number"),
        ("", "185", "With this hand you may bid 180 at most"),
        ("", "Ks", "The auction is not over yet"),
        ("", "concede", "the auction is not over yet"),
        ("", "sing", "“sing” is not understood"),
        (TYSIAC_DECLARER, "", "There is a choice"),
        ("?\n", "99", "There is no choice 99"),
        (TYSIAC_DECLARER, "Ks", "Who gets Ks?"),
        (TYSIAC_DECLARER, "give 2h Boris", "“2h” is not a card"),
        (TYSIAC_DECLARER, "give Ks Zoe", "“Zoe” is nobody here"),
        (TYSIAC_DECLARER, "contract 200", "First you must give a card to each of the others"),
        (TYSIAC_DECLARER, "give", "Give what to whom?"),
    ],
)
def test_mistakes_at_tysiac(before, typed, sentence, monkeypatch, capsys):
    out = dialogue(monkeypatch, capsys, "tysiac", f"{before}{typed}\n")
    assert sentence.lower() in out.lower()
    assert "You may: " in out


def test_mistakes_in_the_tricks_of_tysiac(monkeypatch, capsys):
    typed = TYSIAC_DECLARER + "?\n1\n?\n1\n100\n\n"
    out = dialogue(monkeypatch, capsys, "tysiac", typed + "9s 9h\n7s\nm Kc\n")
    assert "The contract cannot be less than the bid, 180".lower() in out.lower()
    assert "Your contract is 180." in out
    assert "One card only" in out
    assert "“7s” is not a card" in out
    assert "Nothing may be declared with the lead to the first trick" in out


@pytest.mark.parametrize(
    "before,typed,sentence",
    [
        ("", "5h", "First you must draw a card or take the pack"),
        ("", "lay KKK", "First you must draw a card or take the pack"),
        ("", "take", "To take"),
        ("", "two", "Only a turned-up 2 may be taken so"),
        ("", "blocked", "the deal is not blocked"),
        ("d\n", "draw", "You have drawn already in this turn"),
        ("d\n", "take", "You have drawn already in this turn"),
        ("d\n", "lay 777", "You hold"),
        ("d\n", "lay KQ", "“KQ” has more than one rank"),
        ("d\n", "lay", "Lay what?"),
        ("d\n", "discard 7c 7d", "One card only"),
        ("d\n", "discard 4h", "You do not hold 4h"),
        ("d\n", "lay 2s 2d 2h 2c", "a new set of 2 needs 3 cards"),
        ("d\n", "5d", "You could lay 5d or discard it"),
        ("d\n?\n", "77", "There is no choice 77"),
        ("d\n", "14", "type ? first, then the number"),
    ],
)
def test_mistakes_at_mille(before, typed, sentence, monkeypatch, capsys):
    out = dialogue(monkeypatch, capsys, "mille", f"{before}{typed}\n")
    assert sentence.lower() in out.lower()
    assert "You may: " in out


def test_a_mistake_in_the_second_of_two_sets_lays_neither(monkeypatch, capsys):
    out = dialogue(monkeypatch, capsys, "mille", "d\nh\nlay AA2 777\nh\n")
    assert "You lay" not in out
    before, after = [line for line in out.splitlines() if line.startswith("Hand: ")]
    assert before == after


@pytest.mark.parametrize("typed", ["?", "h", "c", "s", "l", "r", "r 5", "r t99"])
@pytest.mark.parametrize("game", ["mille", "tysiac"])
@pytest.mark.parametrize("language", available())
def test_every_question_can_be_asked_at_any_time(game, typed, language, monkeypatch, capsys):
    out = dialogue(monkeypatch, capsys, game, f"{typed}\n", "--lang", language)
    assert not set("{}\\") & set(out)
    assert len(out.splitlines()) > 8


def test_a_turned_up_two_is_taken_by_the_plain_word_where_nothing_else_can_be(monkeypatch, capsys):
    # With this seed a 2 is turned up, the person acts first and holds one more 2.
    told = tell(monkeypatch, capsys, "play", "mille", "--bots", "greedy", "--seed", 40, typed="take\nq\n")
    assert "You take the turned-up 2♥." in told.out


@pytest.mark.parametrize("style", ["--names", "--ascii"])
def test_taking_the_pack_with_more_than_a_pair_says_what_to_type(style, monkeypatch, capsys):
    # With this seed the person holds three 9s when the bot discards one.
    typed = "d\ndiscard 3c\nd\ndiscard 8s\nd\ndiscard 4s\ntake\ntake 99\nq\n"
    told = tell(monkeypatch, capsys, "play", "mille", "--bots", "greedy", "--seed", 3, style, typed=typed)
    assert "as in: take 99\n" in told.out
    assert "You take the pack, laying 9" in told.out


@pytest.mark.parametrize("style", ["--names", "--ascii"])
def test_giving_to_nobody_says_what_to_type(style, monkeypatch, capsys):
    typed = TYSIAC_DECLARER + "Ks\nq\n"
    told = tell(monkeypatch, capsys, "play", "tysiac", "--bots", "greedy", "--seed", 1, style, typed=typed)
    assert "As in: give Ks Boris\n" in told.out


def test_spanish_verbs(monkeypatch, capsys):
    out = dialogue(monkeypatch, capsys, "mille", "robo\ndescarto 5c\nmesa\n", "--lang", "es")
    assert "Robas" in out
    assert "Descartas 5c" in out


@pytest.mark.parametrize("code", available())
def test_a_card_is_played_by_its_name_in_every_language(code, monkeypatch, capsys):
    """Typed input may use the names that ``--names`` prints: the declarer gives two cards away by their names."""
    words = Words(Language(code), NAMES)
    boris, cleo = (words.text("bot-name", bot="greedy", seat=seat, place=0) for seat in (1, 2))
    typed = TYSIAC_DECLARER + f"{words.card('9c')} {boris}\n{words.card('Jd')} {cleo}\n"
    out = dialogue(monkeypatch, capsys, "tysiac", typed, "--names", "--lang", code)
    assert words.text("desk-ask-contract", low=180, high=400) in out
