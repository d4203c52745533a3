"""``chiliad score``: a sheet is kept line by line, corrected, and is on disk after every line."""

import re

import pytest

from chiliad.i18n.language import Language, available
from chiliad.records import read_file
from cli.terminal import tell

FIRST = "Cem\nAla 120 10 10 140\n"
SECOND = "Bo 150 20 40 60\n"
BOTH = FIRST + SECOND


@pytest.fixture
def keep(monkeypatch, capsys, tmp_path):
    """Keeps a sheet: what is answered, and what is said of it and written."""

    def kept(typed, *words, file="evening.tysiac", names="Ala,Bo,Cem", status=3):
        path = tmp_path / file
        told = tell(
            monkeypatch, capsys, "score", path.suffix[1:], str(path), "--names", names, *map(str, words), typed=typed
        )
        assert told.status == status, told.err
        return told, (read_file(path) if path.exists() else None)

    return kept


def scores(record):
    return [list(deal.settlement.scores) for deal in record.deals]


def dealers(record):
    return [deal.dealer for deal in record.deals]


def test_what_is_not_said_is_asked(keep):
    told, record = keep("Cem\nAla\n120\n10\n10\n140\nquit\n", status=0)
    assert scores(record) == [[120, 10, 10]]
    assert dealers(record) == [2]
    asked = [line for line in told.out.splitlines() if line.endswith((": ", "? "))]
    assert [line.strip() for line in asked[:6]] == [
        "Who deals first: Ala, Bo, Cem?",
        "Who declared: Ala, Bo, Cem?",
        "For how much?",
        "Points of Bo, cards and marriages:",
        "Points of Cem, cards and marriages:",
        "Points of Ala, cards and marriages:",
    ]
    assert "Ala made 140 with a contract of 120: plus 120." in told.out


def test_one_line_answers_all(keep):
    told, record = keep(BOTH + "quit\n", status=0)
    assert scores(record) == [[120, 10, 10], [40, -150, 20]]
    assert dealers(record) == [2, 0]
    assert "Points of" not in told.out


def test_the_file_is_whole_after_every_deal_and_is_continued(keep):
    told, record = keep(BOTH)  # and then the input ends
    assert "score-input-ended" in told.err
    assert len(record.deals) == 2
    told, record = keep("Cem 100 concede\nq\n", status=0)
    assert scores(record)[2] == [60, 60, 0]
    assert dealers(record) == [2, 0, 1]
    assert "Bo 150 ✗" in told.out  # the sheet is shown where it is continued


def test_an_empty_line_answers_what_was_answered_before(keep):
    told, record = keep(FIRST + "correct\n\n\n\n20\n130\nq\n", status=0)
    assert record.deals[0].typed == {"declarer": 0, "contract": 120, "points": [130, 10, 20]}
    for offered in ("Ala, Bo, Cem? (Enter: Ala)", "For how much? (Enter: 120)", "marriages: (Enter: 140)"):
        assert offered in told.out


def test_a_verb_that_was_answered_before_is_offered_by_its_name(keep):
    told, record = keep("Cem\nAla 120 concede\ncorrect\n\n110\n\nq\n", status=0)
    assert record.deals[0].typed == {"declarer": 0, "contract": 110, "conceded": True}
    assert "marriages: (Enter: Conceded)" in told.out


def test_a_number_may_be_a_sum(keep):
    _, record = keep("Cem\nAla 120 4+4+2 20-10 100+40\nq\n", status=0)
    assert scores(record) == [[120, 10, 10]]


def test_a_deal_that_cannot_be_is_asked_again_and_nothing_is_written(keep):
    told, record = keep(FIRST + "Bo 150 20 41 60\n" + SECOND + "q\n", status=0)
    assert "the points make 121 together" in told.out
    assert scores(record) == [[120, 10, 10], [40, -150, 20]]


def test_a_correction_settles_what_follows_again_and_says_so(keep):
    told, record = keep(BOTH + "correct 1 Ala 120 10 10 100\nq\n", status=0)
    assert scores(record) == [[-120, 10, 10], [40, -150, 20]]
    assert dealers(record) == [2, 0]
    assert "Ala’s total: 160 is now -80." in told.out


def test_a_correction_is_of_the_last_deal_where_none_is_named(keep):
    _, record = keep(BOTH + "correct\nBo 100 20 40 60\nq\n", status=0)
    assert scores(record) == [[120, 10, 10], [40, -100, 20]]


def test_deals_are_put_in_taken_out_and_taken_back(keep):
    _, record = keep(BOTH + "insert 2 Cem 100 concede\nremove 1\nq\n", status=0)
    assert scores(record) == [[60, 60, 0], [40, -150, 20]]
    assert dealers(record) == [2, 0]
    _, record = keep("undo\nundo\nq\n", status=0)
    assert len(record.deals) == 2  # what an earlier run did is not undone
    _, record = keep("remove 2\nundo\nq\n", status=0)
    assert len(record.deals) == 2


def test_a_change_that_cannot_be_names_the_deal_and_changes_nothing(keep):
    high = "Ala 220 15 15 250\n"
    deals = "Cem\n" + high * 3 + "Bo 100 10 10 100\nAla 100 concede\n"
    told, record = keep(deals + "insert 4 " + high + "q\n", status=0)
    assert "Nothing has changed, because of deal 6: on the barrel a deal cannot be conceded" in told.out
    assert len(record.deals) == 5


def test_leaving_a_correction_changes_nothing(keep):
    told, record = keep(BOTH + "correct 1\nAla\nquit\nq\n", status=0)
    assert "Nothing has changed." in told.out
    assert scores(record) == [[120, 10, 10], [40, -150, 20]]


@pytest.mark.parametrize(
    "line, sentence",
    [
        ("correct x", "“x” is not the number of a deal"),
        ("correct 9", "the sheet has no deal 9"),
        ("insert 3", "the sheet has no deal 3"),
        ("remove 0", "the sheet has no deal 0"),
    ],
)
def test_a_deal_that_is_not_there_cannot_be_changed(keep, line, sentence):
    told, record = keep(BOTH + line + "\nq\n", status=0)
    assert sentence in told.out
    assert len(record.deals) == 2


def test_where_nothing_was_changed_nothing_is_undone(keep):
    told, record = keep("undo\nq\n", status=0)
    assert "nothing to undo" in told.out
    assert record.deals == []


def test_a_number_that_cannot_be_is_refused_at_once(keep):
    told, record = keep("Cem\nAla\n95\n121\n120\n-1\n10 10 140\nq\n", status=0)
    assert "95 is out of bounds: a number from 100 to 400 is needed" in told.out
    assert "121 is not a multiple of 5" in told.out
    assert "-1 is out of bounds: a number from 0 to 400 is needed" in told.out
    assert scores(record) == [[120, 10, 10]]


def test_an_answer_that_is_none_is_asked_again(keep):
    told, record = keep("Dora\nCem\nx\nAla\nmany\n120 10 10 140\nq\n", status=0)
    assert "Type a player’s name or its beginning: Ala, Bo, Cem." in told.out
    assert "Type a number, or a sum such as 10+15+20." in told.out
    assert scores(record) == [[120, 10, 10]]


def test_a_match_that_is_over_is_paid_and_can_be_corrected(keep):
    words = ("--stakes", 5)
    typed = "Bo\nAla 600 0 -40\n\nAla 650 1 100\n\n"
    told, record = keep(typed + "\n", *words, file="e.mille", names="Ala,Bo", status=0)
    assert record.winner == 0
    assert record.payment.small == 5
    assert "The match is over." in told.out
    told, record = keep("what\nremove 2\nq\n", file="e.mille", names="Ala,Bo", status=0)
    assert "“what” is no command" in told.out
    assert record.winner == -1
    assert record.payment is None


def test_who_dealt_is_changed_and_the_other_dealers_move_along(keep):
    told, record = keep(BOTH + "dealer 2 Cem\nq\n", status=0)
    assert dealers(record) == [1, 2]
    assert "Deal 2. Cem deals." in told.out
    _, record = keep("dealer Ala\nCem 100 concede\nq\n", status=0)  # the last deal
    assert dealers(record) == [2, 0, 1]


def test_names_are_changed_and_taken_back_and_given_again(keep):
    told, record = keep(BOTH + "names Ada,Bob,Cy\nCy 100 concede\nundo\nundo\nredo\nq\n", status=0)
    assert record.players == ["Ada", "Bob", "Cy"]
    assert len(record.deals) == 2
    assert "Ada’s total: 220." in told.out
    told, record = keep("names Ada,Bob\nredo\nq\n", status=0)
    assert "there is nothing to do again" in told.out
    assert record.players == ["Ada", "Bob", "Cy"]


def test_rules_are_changed_and_every_deal_is_settled_again(keep):
    typed = "Cem\nAla 120 10 10 140\nBo 120 20 37 63\n"
    told, record = keep(typed + "rules step=10\nq\n", status=0)
    assert scores(record)[1] == [40, -120, 20]
    assert "Deal 2, Ala: 35 is now 40." in told.out
    told, record = keep("rules kurnik\nrules\nrules kurnik polish\nrules step=7\nrules players=4\nq\n", status=0)
    assert (record.preset, record.seats) == ("kurnik", 3)
    assert told.out.count("Type the name of a preset, or options: rules kurnik step=10") == 2
    assert "The rules are changed." in told.out


def test_what_some_rules_ask_besides(keep):
    options = ("--preset", "kurnik", "--option", "players=4", "--option", "empty_hand=tricks")
    names = "Ala,Bo,Cem,Dora"
    typed = "Dora\nAla 120 30 0 130 n AhKdQd\nq\n"
    _, record = keep(typed, *options, names=names, status=0)
    assert record.deals[0].typed["tricks"] == [7, 1, 0, 0]
    assert record.deals[0].typed["talon"] == "AhKdQd"
    assert list(record.deals[0].settlement.after.empty_hands) == [0, 0, 1, 0]


def test_a_void_deal_is_dealt_by_the_same_player_again(keep):
    _, record = keep("Cem\nredeal\nAla 120 10 10 140\nq\n", "--option", "redeal_four_nines=yes", status=0)
    assert dealers(record) == [2, 2]
    assert scores(record) == [[0, 0, 0], [120, 10, 10]]


def test_what_is_refused_at_once(keep, tmp_path):
    told, record = keep("", names="Ala,Bo", status=1)
    assert "wrong-player-count" in told.err
    assert record is None
    (tmp_path / "bad.tysiac").write_text("nonsense", encoding="utf-8")
    with pytest.raises(Exception, match="bad-toml"):
        keep("", file="bad.tysiac", status=1)


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("game", ["tysiac", "mille"])
def test_in_every_language_by_its_own_words(keep, code, game):
    language = Language(code)

    def word(name):
        return language.text(f"verb-{name}").split()[-1]

    typed = {
        "tysiac": f"Cem\nAla 120 10 10 140\nBo 100 {word('concede')}\n{word('correct')} 1 Ala 120 10 10 100\n",
        "mille": f"Bo\nAla 60 0 -5\n\n{word('blocked')} 15 0 25 0\n{word('correct')} 1 Ala 65 0 -5 0\n",
    }[game]
    names = {"tysiac": "Ala,Bo,Cem", "mille": "Ala,Bo"}[game]
    more = f"{word('scores')}\n{word('remove')} 2\n{word('undo')}\n{word('quit')}\n"
    told, record = keep(typed + more, "--lang", code, file=f"e.{game}", names=names, status=0)
    assert told.err == ""
    assert scores(record) == {"tysiac": [[-120, 10, 10], [60, 0, 60]], "mille": [[65, -5], [15, 25]]}[game]


def test_the_first_dealer_stays_though_the_only_deal_is_taken_back(keep):
    bo = "Bo 100 0 0 120\n"
    _, record = keep(f"Ala\n{bo}undo\n{bo}correct 1 {bo}Cem 100 concede\nq\n", status=0)
    assert dealers(record) == [0, 1]


def test_the_stake_is_kept_from_run_to_run(keep):
    names = {"file": "e.mille", "names": "Ala,Bo", "status": 0}
    _, record = keep("Bo\nAla 600 0 -40 0\nq\n", "--stakes", 5, **names)
    assert record.payment is None
    _, record = keep("Ala 650 1 100 0\n\n", **names)
    assert record.payment.small == 5
    _, record = keep("q\n", "--stakes", 2, **names)
    assert record.payment.small == 2


def test_names_of_several_words_are_told_apart(keep):
    names = "Anna B,Anna C,Cem"
    _, record = keep("Cem\nAnna B 120 10 10 140\nanna c 100 concede\nq\n", names=names, status=0)
    assert scores(record) == [[120, 10, 10], [60, 0, 60]]
    assert record.players == names.split(",")


@pytest.mark.parametrize("names", ["Ala,ala,Cem", "Ala,7,Cem", "Ala,bot:club,Cem", "Ala,\u200b,Cem"])
def test_names_that_cannot_be_told_apart_are_refused(keep, names):
    told, record = keep("", names=names, status=1)
    assert record is None
    assert re.search("name-taken|score-name-unusable|wrong-player-count", told.err)


def test_the_file_is_there_from_the_beginning(keep):
    _, record = keep("quit\n", status=0)
    assert (record.deals, record.players) == ([], ["Ala", "Bo", "Cem"])


def test_mille_is_counted_by_cards(keep):
    say = Language("en").text
    typed = "Ala\nBo count 777 .\nBo\n-40 0\ncount\nKKK\nQQQs2 as5\nKsKs\n777\n\nscores\nquit\n"
    told, record = keep(typed.replace("Bo count 777 .\n", ""), file="evening.mille", names="Ala,Bo", status=0)
    assert say("score-count-help") in told.out
    asked = [line.strip() for line in told.out.splitlines()]
    assert say("mille-score-counted", score=60, stars=1) in asked  # three kings, out
    assert say("bad-set", text="as5") in " ".join(asked)
    # KKK, QQ and the queen of spades with a 2, 777: 30 + 140 + 15.
    laid = {"K": [3, 0], "Q": [3, 1, 1], "7": [3, 0]}
    assert record.deals[0].typed["seats"] == [{"score": -40, "stars": 0}, {"laid": laid, "left": 0}]
    assert scores(record) == [[-40, 185]]
