"""Play in every language: input in its letters and digits, and output that runs from right to left."""

import io
import re
import sys
import unicodedata

import pytest

from chiliad.cards import RANKS, SUITS, SYMBOLS
from chiliad.cli.main import main
from chiliad.cli.table import COMMON_VERBS
from chiliad.cli.transliterate import LENIENT, can_write
from chiliad.games import GAMES
from chiliad.i18n.language import Language, available
from chiliad.i18n.text_normalize import folded
from chiliad.i18n.words import Seats, Words
from chiliad.presentation.answers import Letters, Verbs, is_one_of
from cli.terminal import saved, tell

FSI, PDI = "\u2068", "\u2069"
RIGHTWARDS, LEFTWARDS = ("L",), ("R", "AL")


def words(code: str) -> Words:
    return Words(Language(code))


# -------------------------------------------------------------------------------------------------------- typed


@pytest.mark.parametrize(
    "typed,same",
    [
        ("ПАС", "пас"),
        ("۱۲۰", "120"),
        ("١٢٠", "120"),
        ("می‌خوانم", "میخوانم"),
        ("\u200eبازي", "بازی"),
        ("كمك", "کمک"),
        ("Ｋｓ", "ks"),
        ("МАР'ЯЖ", "марʼяж"),
        ("мар’яж", "марʼяж"),
        ("Étaler", "etaler"),
        ("dix de cœur", "DIX DE COEUR"),
        ("кий", "кий"),
    ],
)
def test_what_is_typed_is_compared_as_it_is_meant(typed, same):
    assert folded(typed) == folded(same)


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("game", GAMES)
def test_every_spelling_of_a_verb_is_read_as_that_verb(game, code):
    names = COMMON_VERBS + GAMES[game].face("answers").Answers.verbs
    verbs = Verbs(words(code), names)
    for name in names:
        for spelling in [name, *words(code).text(f"verb-{name}").split()]:
            assert verbs.read(spelling.upper()) == name


def test_seats_are_found_by_any_digits_and_names_by_their_letters():
    seats = Seats(words("fa"), ["علی رضایی", "bot:greedy", "Łucja"], 0)
    assert [seats.find(text) for text in ("۱", "١", "1", "علي رضا", "بور", "łuc", "۹")] == [1, 1, 1, 0, 1, 2, None]


def test_yes_in_the_letters_of_another_keyboard():
    assert is_one_of(words("fa"), "word-yes", "بلي")
    assert not is_one_of(words("fa"), "word-yes", "نه")


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("ranks_alone", [True, False])
def test_every_card_can_be_typed_in_the_letters_of_every_language(code, ranks_alone):
    letters = Letters(words(code), ranks_alone)
    pairs = [pair.split("=") for pair in words(code).text("card-letters").split()]
    ranks = [(rank.lower(), rank) for rank in RANKS.replace("T", "")]
    ranks += [("10", "10"), ("۱۰", "10")] + [(typed, rank) for typed, rank in pairs if rank in RANKS]
    suits = [*zip(SYMBOLS, SYMBOLS, strict=True), *zip(SUITS, SUITS, strict=True)]
    suits += [(typed.lower(), suit) for typed, suit in pairs if suit in SUITS]
    assert {suit for _, suit in pairs} >= set("AKQJshdc")
    for rank, meant in ranks:
        for suit, meant_suit in suits:
            for typed in (rank.upper() + suit, rank.lower() + suit)[: 1 if ranks_alone else 2]:
                assert letters.read(typed).upper().replace("T", "10") == (meant + meant_suit).upper(), typed


@pytest.mark.parametrize(
    "code,typed,read",
    [
        ("ru", "ККК", "KKK"),
        ("ru", "ДД2", "QQ2"),
        ("ru", "ТТ", "AA"),
        ("ru", "тт", "AA"),
        ("ru", "Тт", "Ac"),
        ("ru", "2т", "2c"),
        ("ru", "2Т", "2A"),
        ("ru", "9Т", "9c"),
        ("ru", "КД", "KQ"),
        ("ru", "КпДб", "KsQd"),
        ("fr", "VV2", "JJ2"),
        ("fr", "RpVk", "KsJd"),
        ("fr", "DD", "QQ"),
        ("pl", "WW2", "JJ2"),
        ("pl", "DD", "QQ"),
        ("pl", "Dd", "Qd"),
        ("pl", "TT", "TT"),
        ("pl", "aka", "Ad"),
        ("en", "kQ", "KQ"),
        ("fa", "بب۲", "QQ2"),
        ("fa", "۱۰۱۰۲", "10102"),
        ("en", "Boris", "Boris"),
        ("ru", "Ада", "Ада"),
        ("uk", "ДД2", "QQ2"),
        ("uk", "тт", "AA"),
        ("uk", "Тт", "Ac"),
        ("uk", "КпДч", "KsQh"),
    ],
)
def test_sets_at_mille_are_typed_by_rank(code, typed, read):
    assert Letters(words(code), ranks_alone=True).read(typed) == read


def test_no_name_is_taken_for_ranks_at_tysiac():
    assert Letters(words("pl"), ranks_alone=False).read("Ada") == "Ada"
    assert Letters(words("ru"), ranks_alone=False).read("ТТ") == "Ac"


@pytest.mark.parametrize(
    "code,typed,said",
    [
        # With this seed the person holds the marriage of clubs, and nobody bids higher than 180.
        ("ru", "180\nКп к Борис\nдать 9т 2\n", ["Вы отдаёте K♠, получает Борис"]),
        ("uk", "180\nКп для Борис\nвіддаю трефову дев'ятку 2\n", ["Ви віддаєте K♠, отримує Борис", "9♣"]),
        ("fr", "180\nRp à Boris\ndonner 9t cleo\n", ["Tu donnes K♠ à Boris", "9♣"]),
        ("fr", "180\ndonner roi de pique boris\n9 de trefle à Cléo\n", ["Tu donnes K♠ à Boris", "9♣"]),
        ("pl", "180\ndaj Kp Boris\noddaję 9t dla Cleo\n", ["K♠", "9♣"]),
        ("fa", "۱۸۰\nبده شپ به ۱\nبده ۹گ كلئو\n", ["K♠", "9♣"]),
    ],
)
def test_cards_names_and_numbers_typed_in_the_letters_of_the_language(code, typed, said, monkeypatch, capsys, home):
    told = tell(
        monkeypatch, capsys, "play", "tysiac", "--bots", "greedy", "--lang", code, "--seed", 1, typed=typed + "q\n"
    )
    assert told.status == 0
    assert all(text in told.out for text in said)
    (path,) = saved(home)
    text = path.read_text(encoding="utf-8")
    assert "0 bid 180" in text
    assert "0 give 1 Ks" in text
    assert "0 give 2 9c" in text


@pytest.mark.parametrize(
    "code,typed,game",
    [
        ("en", "m", "mille"),
        ("en", "тысяча", "tysiac"),
        ("en", "ТЫСЯЧА", "tysiac"),
        ("pl", "tysiąc", "tysiac"),
        ("pl", "tysią", "tysiac"),
        ("ru", "т", "tysiac"),
        ("ru", "милле", "mille"),
        ("uk", "тисяча", "tysiac"),
        ("fa", "ت", "tysiac"),
        ("fa", "ميل", "mille"),
        ("fa", "۲", "tysiac"),
    ],
)
def test_the_game_is_named_in_any_language(code, typed, game, monkeypatch, capsys, home):
    told = tell(monkeypatch, capsys, "play", "--lang", code, "--seed", 1, typed=f"chess\n{typed}\nq\n")
    assert told.status == 0
    assert saved(home)[0].suffix == f".{game}"
    if len(typed) > 5:
        assert tell(monkeypatch, capsys, "rules", typed, "--lang", code).out == (
            tell(monkeypatch, capsys, "rules", game, "--lang", code).out
        )


def test_numbers_on_the_command_line_in_any_digits(monkeypatch, capsys):
    words = ["payout", "mille", "--winner", "۱۲۵۲", "--loser", "٦٤٩", "--naturals", "2", "--chapeaux", "1"]
    assert tell(monkeypatch, capsys, *words).out.splitlines()[-1].count("19")


@pytest.mark.parametrize("code", available())
def test_what_is_shown_to_be_typed_can_be_typed(code, monkeypatch, capsys):
    more = ["--lang", code, "--names", "--seed"]
    told = tell(monkeypatch, capsys, "play", "tysiac", "--bots", "greedy", *more, 1, typed="180\ngive Ks\nq\n")
    assert " Ks " in told.out.replace(FSI, "").replace(PDI, "")


# -------------------------------------------------------------------------------------------------------- shown


def outside(line: str) -> str:
    """The part of a line outside all isolates; the isolates must match."""
    depth, found = 0, ""
    for char in line:
        depth += (char == FSI) - (char == PDI)
        assert depth >= 0
        if depth == 0 and char != PDI:
            found += char
    assert depth == 0
    return found


def direction(text: str) -> str | None:
    """The direction of the first letter that has one (TR9, rule P2)."""
    kinds = (unicodedata.bidirectional(char) for char in text)
    return next((kind for kind in kinds if kind in RIGHTWARDS + LEFTWARDS), None)


@pytest.mark.parametrize("style", ["--names", "--ascii", None])
@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_persian_runs_from_right_to_left(game, style, monkeypatch, capsys):
    more = [style] if style else []
    words = [
        "play",
        game,
        "--bots",
        "greedy",
        "--lang",
        "fa",
        "--seed",
        5,
        "--name",
        "Ann",
        "--option",
        "target=300",
        *more,
    ]
    told = tell(monkeypatch, capsys, *words, typed="?\n1\nc\ns\nl\nr 5\nKs Kd\n" * 300)
    lines = [line for line in told.out.splitlines() if line]
    assert len(lines) > 300
    assert r"\u" not in told.out
    for line in lines:
        plain = outside(line)
        assert direction(plain) in LEFTWARDS, line
        # An isolate would run from left to right if all its letters were in further isolates.
        assert f"{FSI}{FSI}" not in line
        # Numbers are Persian, except for ranks and for those that the person types, in brackets at the end.
        assert not re.search(f"{FSI}-?(?!10{PDI})[0-9]{{2,}}{PDI}", line.removesuffix(f"{PDI})")), line
    if style == "--names":
        assert " شاه پیک" in told.out


def test_a_persian_name_keeps_its_place_in_an_english_sentence(monkeypatch, capsys):
    told = tell(monkeypatch, capsys, "play", "tysiac", "--seed", 1, "--name", "آرش", typed="q\n")
    assert f"Seat 0: {FSI}آرش{PDI}, that is you." in told.out


MARKS = re.compile("[\u2066-\u2069]")  # a Braille display shows them as cells


@pytest.mark.parametrize("game,typed", [("tysiac", "pass\nh\nl\ns\n?\nq\n"), ("mille", "draw\nh\nt\ns\n?\nq\n")])
@pytest.mark.parametrize("code", sorted(set(available()) - {"fa"}))
def test_what_runs_from_left_to_right_alone_has_no_marks_of_direction(monkeypatch, capsys, code, game, typed):
    told = tell(monkeypatch, capsys, "--lang", code, "play", game, "--seed", 1, "--name", "Łucja", typed=typed)
    assert "Łucja" in told.out
    assert not MARKS.search(told.out + told.err)


@pytest.mark.parametrize(
    "encoding,text,plain",
    [
        ("ascii", "Łódź, „gżegżółka”", 'Lodz, "gzegzolka"'),
        ("ascii", "Щука съёжилась: №1", "Shchuka s'yozhilas': No1"),
        ("latin-1", "más – ♠", "más - s"),
        ("ascii", "Cœur\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}Œil\N{NO-BREAK SPACE}»", 'Coeur : " Oeil "'),
        ("koi8-r", "Тысяча … ♥", "Тысяча ... h"),
        ("ascii", "Її пʼять ґав, Ґедзь є й інші", "Yiyi p'yat' gav, Gedz' ye y inshi"),
        ("cp1251", "Чирвова девʼятка", "Чирвова дев'ятка"),
        ("ascii", "a\u200c\u2068b\u2069", "ab"),
    ],
)
def test_letters_a_terminal_lacks_are_written_with_others(encoding, text, plain):
    assert text.encode(encoding, LENIENT).decode(encoding) == plain
    assert can_write(text, encoding)


@pytest.mark.parametrize("encoding,begins", [("ascii", "The rules"), ("cp1256", "The rules"), ("utf-8", "قواعد")])
def test_a_terminal_without_persian_letters_is_spoken_to_in_english(encoding, begins, monkeypatch):
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["rules", "mille", "--lang", "fa"]) == 0
    assert out.buffer.getvalue().decode(encoding).startswith(begins)
