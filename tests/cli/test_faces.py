"""What the terminal takes from a game's faces, and what it does for a game that lacks one of those it may lack."""

import json
import re
from random import Random

import pytest

from chiliad.cards import pretty
from chiliad.game import TypedGame
from chiliad.games import GAMES
from chiliad.i18n.language import Language, available
from chiliad.i18n.words import ASCII, MARKED, SYMBOLS
from chiliad.play.deal_view import DealView, Scene
from chiliad.play.match import Match
from chiliad.presentation.said import Said
from chiliad.records import read_file
from cli.terminal import saved, tell

ISOLATES = str.maketrans("", "", "\u2066\u2067\u2068\u2069\u200e\u200f")
FIRST_CHOICE = re.compile(r"^[1۱]\s?: .*\((.*)\)$", re.MULTILINE)  # French has a blank before the colon


@pytest.fixture
def no_faces(monkeypatch):
    """Games that have none of the faces that a game may lack."""
    monkeypatch.setattr(TypedGame, "face_or_none", lambda game, name: None)


def typed_at_tysiac(monkeypatch, capsys, typed, *more):
    words = ["play", "tysiac", "--bots", "greedy", "--seed", 1, "--ascii", *more]
    told = tell(monkeypatch, capsys, *words, typed=typed + "q\n")
    assert (told.status, told.err) == (0, "")
    return told.out


# -------------------------------------------------------------------------------------------- a game without answers


def test_a_game_without_answers_is_played_with_notation_numbers_and_verbs(no_faces, monkeypatch, capsys, home):
    # With this seed the person holds the marriage of clubs, and nobody goes higher than 180.
    typed_at_tysiac(monkeypatch, capsys, "b 180\n?\n3\ngive 2 9C\n\na♥\n")
    (path,) = saved(home)
    text = path.read_text(encoding="utf-8")
    for line in ("0 bid 180", "0 give 1 Ks", "0 give 2 9c", "0 contract 180", "0 play Ah"):
        assert line in text, line


def test_its_verbs_are_read_in_the_reader_s_language(no_faces, monkeypatch, capsys, home):
    typed_at_tysiac(monkeypatch, capsys, "licytuję 180\noddaję 1 Kp\ndaj 2 9t\n", "--lang", "pl")
    (path,) = saved(home)
    text = path.read_text(encoding="utf-8")
    assert [line in text for line in ("0 bid 180", "0 give 1 Ks", "0 give 2 9c")] == [True] * 3


@pytest.mark.parametrize(
    "before,typed,sentence",
    [
        ("", "110", "A number counts in the list that ? shows"),
        ("", "bid 185", "With this hand you may bid 180 at most"),
        ("", "bid 10x", "“10x” is not a number"),
        ("", "sing", "“sing” is not understood"),
        ("bid 180\n", "Ks", "“Ks” can mean more than one move"),  # to either of the others
        ("bid 180\n", "give 1", "“0 give 1” is not an action"),
        ("bid 180\ngive 1 Ks\ngive 2 9c\n\n", "9s", "“9s” is not understood"),
        ("bid 180\ngive 1 Ks\ngive 2 9c\n\n", "play 9s", "You do not hold 9s"),
    ],
)
def test_its_mistakes_have_a_sentence(before, typed, sentence, no_faces, monkeypatch, capsys):
    out = typed_at_tysiac(monkeypatch, capsys, f"{before}{typed}\n")
    assert sentence in out
    assert "You may: " in out


def test_deals_of_a_game_without_a_score_sheet_are_not_settled(no_faces, monkeypatch, capsys):
    told = tell(monkeypatch, capsys, "settle", "tysiac", typed=json.dumps({"dealer": 0}))
    assert told == (2, "", "chiliad: deals of Tysiac cannot be settled from figures (no-score-sheet)\n")


# ----------------------------------------------------------------------------------------------- what is shown


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("game", GAMES)
def test_what_the_list_says_to_type_is_the_choice_itself(game, code, monkeypatch, capsys, home):
    words = ["play", game, "--bots", "greedy", "--seed", 5, "--lang", code]
    numbers = tell(monkeypatch, capsys, *words, typed="?\n1\n" * 30 + "q\n")
    typed = FIRST_CHOICE.findall(numbers.out.translate(ISOLATES))
    assert len(typed) == 30
    tell(monkeypatch, capsys, *words, typed="\n".join([*typed, "q", ""]))
    by_number, by_text = (read_file(path) for path in saved(home))
    assert [deal.actions for deal in by_number.deals] == [deal.actions for deal in by_text.deals]


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_and_the_page_are_told_the_same_of_a_table(game):
    match = Match(game, seed=3)
    match.begin_deal()
    rng = Random(3)
    deals = [DealView(Scene(match.record, 0, Said(Language("en"), style)), 0) for style in (MARKED, SYMBOLS, ASCII)]
    shown = []
    for _ in range(20):
        match.play(rng.choice(match.legal()))
        for deal in deals:
            list(deal.lines(len(match.deal.actions)))
        marked, symbols, ascii_only = (deal.desk(match.state) for deal in deals)
        shown.append(marked.table)
        assert marked.table
        for drawn, card in ((symbols, pretty), (ascii_only, lambda text: text.replace("T", "10"))):
            for one, other in zip(marked.table, drawn.table, strict=True):
                plain = re.sub(r"\{(\w\w)\}", lambda found, card=card: card(found[1]), one)
                plain = re.sub(r"\{(\w)\}", lambda found: found[1].replace("T", "10"), plain)
                assert re.sub("[,;]? ", " ", plain) == re.sub("[,;]? ", " ", other)
        assert not any("{" in line for line in (*symbols.table, *ascii_only.table))
    assert len({tuple(table) for table in shown}) > 10
    assert any(re.search(r"\{\w\w\}", line) for table in shown for line in table)


def test_a_concession_tells_what_it_brings_before_it_is_confirmed(monkeypatch, capsys, home):
    out = typed_at_tysiac(monkeypatch, capsys, "180\nconcede\nno\nh\n")
    told = out.index("You give up your bid of 180"), out.index("Boris gets 90: the total becomes 90.")
    assert max(told) < out.index("Are you sure? (yes, no)") < out.rindex("Hand: ")
    (first,) = saved(home)
    assert "concede" not in first.read_text(encoding="utf-8")
    typed_at_tysiac(monkeypatch, capsys, "180\nconcede\nyes\n")
    (second,) = set(saved(home)) - {first}
    assert "0 concede" in second.read_text(encoding="utf-8")


def test_the_question_names_the_cards_that_will_do_where_not_every_card_does(monkeypatch, capsys, home):
    told = tell(
        monkeypatch, capsys, "play", "tysiac", "--bots", "greedy", "--seed", 3, "--ascii", typed="?\n1\n" * 40 + "q\n"
    )
    asked = re.findall(r"^Your turn to play\. One of (.*):", told.out, re.MULTILINE)
    assert asked
    lists = re.findall(r"One of (.*): \n(?:\d+: Play (\S+) .*\n)(?:\d+: Play (\S+) .*\n)?", told.out)
    for cards, *listed in lists:
        assert cards.replace(",", "").split()[: len(listed)] == [card for card in listed if card]
