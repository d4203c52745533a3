"""Reading records: every fault is reported once, in its place and order; the lenient parts are lenient."""

from __future__ import annotations

from pathlib import Path

import pytest

from chiliad.errors import BadRecord, Unreadable
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.i18n.language import Language, available
from chiliad.records import fault_line, ok_line, read, read_file, write
from chiliad.records.options import read_options, written_options

HERE = Path(__file__).parent
BAD = HERE / "bad"
EXPECTED = BAD.joinpath("expected.txt").read_text("utf-8").splitlines()
HEAD = 'format = "chiliad 1"\ngame = "tysiac"\nplayers = ["Ala", "Bea", "Cem"]\n'


def golden(name: str) -> str:
    return HERE.joinpath("golden", name).read_text("utf-8")


def fault_of(text: str | bytes) -> tuple[int, int, str]:
    with pytest.raises(BadRecord) as caught:
        read(text)
    return caught.value.deal, caught.value.action, caught.value.slug


# ------------------------------------------------------------------------------------------------------- bad records


@pytest.mark.parametrize("line", EXPECTED, ids=lambda line: line.partition(":")[0])
def test_a_bad_record_has_its_fault_told(line):
    name = line.partition(":")[0]
    with pytest.raises(BadRecord) as caught:
        read_file(BAD / name)
    assert fault_line(name, caught.value).startswith(line)
    for code in available():
        told = fault_line(name, caught.value, Language(code))
        assert told.startswith(f"{line}: ")
        assert told.isprintable()


def test_every_bad_record_is_expected():
    assert sorted(line.partition(":")[0] for line in EXPECTED) == sorted(
        path.name for path in BAD.iterdir() if path.name != "expected.txt"
    )


def test_the_line_of_a_fault_is_the_one_of_the_notation():
    path = BAD / "must-follow-suit.tysiac"
    with pytest.raises(BadRecord) as caught:
        read_file(path)
    assert fault_line("g.tysiac", caught.value, Language("en")) == (
        "g.tysiac: deal 1, action 13: must-follow-suit: seat 2 holds Kh and must follow hearts"
    ).replace("Kh", str(caught.value.details["held"]))


def test_a_name_of_a_file_can_not_break_the_line():
    told = fault_line("a\nb\x1b[2J.tysiac", BadRecord(0, 0, "bad-toml", line=3, text="x\ny"))
    assert told.isprintable()


def test_the_first_fault_is_told():
    both = HEAD.replace("chiliad 1", "chiliad 9") + "[[deal]]\ndealer = 7\n"
    assert fault_of(both) == (0, 0, "bad-format")
    assert fault_of(HEAD + "[options]\ntarget = 1\n[[deal]]\ndealer = 7\n") == (0, 0, "bad-option-value")
    deal = "[[deal]]\ndealer = {}\nactions = {}\nscores = [1, 1]\n"
    assert fault_of(HEAD + deal.format(7, '["x"]') + "winner = 1\n") == (1, 0, "bad-key")
    assert fault_of(HEAD + deal.format(7, '["x"]')) == (1, 0, "bad-dealer")
    assert fault_of(HEAD + deal.format(1, '["x", 5]')) == (1, 1, "bad-action")
    assert fault_of(HEAD + deal.format(1, "[]")) == (1, 0, "figures-too-early")
    assert fault_of(HEAD + deal.format(1, "[5]") + "[result]\nwinner = 0\n") == (1, 1, "bad-type")


# ----------------------------------------------------------------------------------------------------------- leniency


def test_what_is_lenient():
    canonical = golden("deal_stopped.tysiac")
    written = (
        canonical.replace("9h", "9♥")
        .replace("deal 0 KhQhJhThTc9♥9d", "DEAL  0 \t 9d9♥10ctHjhQHKh")
        .replace("2 bid 145", "  2  bid   145 ")
        .replace("\n", "\r\n")
    )
    assert written != canonical
    assert write(read(written)) == canonical
    assert write(read(b"\xef\xbb\xbf" + written.encode())) == canonical


def test_a_game_not_begun():
    record = read(HEAD)
    assert (record.deals, record.winner, record.preset, record.viewer) == ([], NOBODY, "playroom", None)


def test_a_deal_without_actions_is_a_deal_not_begun():
    assert write(read(HEAD + "[[deal]]\ndealer = 1\n")).endswith("[[deal]]\ndealer = 1\nactions = []\n")


def test_figures_and_before_may_be_left_out():
    for name in ("match_won_from_the_barrel.tysiac", "match.mille"):
        whole = golden(name)
        bare = "\n".join(
            line for line in whole.splitlines() if not line.startswith(("points", "scores", "totals", "payment"))
        )
        assert write(read(bare)).replace(payment_line(whole), "") == whole.replace(payment_line(whole), "")


def payment_line(text: str) -> str:
    return next((line + "\n" for line in text.splitlines() if line.startswith("payment")), "")


def test_before_may_stand_in_every_deal():
    record = read(golden("match.mille"))
    whole = golden("match.mille")
    second = record.deals[1].before
    stated = (
        f"before = {{ totals = {list(second.totals)}, stars = {list(second.stars)}, "
        f"chapeaux = {list(second.chapeaux)} }}\n"
    )
    head, sep, tail = whole.rpartition("dealer = 0\n")
    assert write(read(head + sep + stated + tail)) == whole


def test_a_match_goes_on_from_any_deal():
    whole = read(golden("match_won_from_the_barrel.tysiac"))
    alone = read(golden("deal_won_from_the_barrel.tysiac"))
    assert alone.deals[0] == whole.deals[-1]
    assert alone.winner == whole.winner != NOBODY


# ------------------------------------------------------------------------------------------------------------ options


@pytest.mark.parametrize("name", GAMES)
def test_options_are_read_as_they_are_written(name):
    game = GAMES[name]
    for preset, base in game.presets.items():
        assert written_options(game, preset, base) == {}
        for option in game.options:
            numbers = set((option.values or {}).values())
            if option.low is not None and option.high is not None:
                numbers |= {option.low, option.high}
            for number in numbers:
                rules = base._replace(**{option.key: number})
                written = written_options(game, preset, rules)
                excluded = next(iter(game.disagreements(rules)), None)
                if excluded is not None:
                    with pytest.raises(Unreadable, match="options-disagree") as caught:
                        read_options(game, preset, written)
                    assert (caught.value.details["key"], caught.value.details["other"]) == excluded
                    continue
                assert read_options(game, preset, written) == rules
                words = {key: str(value).lower() for key, value in written.items()}
                assert read_options(game, preset, words, as_text=True) == rules


def test_yes_and_no_are_read_and_true_and_false_are_written():
    game = GAMES["tysiac"]
    for word, value in (("yes", 1), ("no", 0), (True, 1), (False, 0)):
        assert read_options(game, None, {"must_beat": word}).must_beat == value
    assert written_options(game, "playroom", read_options(game, None, {"must_beat": "yes"})) == {"must_beat": True}


def test_numbers_that_are_words_too():
    tysiac, mille = GAMES["tysiac"], GAMES["mille"]
    assert read_options(tysiac, None, {"raise_limit": 400}) == read_options(tysiac, None, {"raise_limit": "400"})
    assert read_options(mille, None, {"max_wilds": "none"}) == read_options(mille, None, {})
    assert written_options(mille, "pagat", read_options(mille, None, {"max_wilds": 2})) == {"max_wilds": 2}


@pytest.mark.parametrize("value", [True, 1.0, "x", -1, 10**40, [], {}, "9" * 5000, "１２００"])
def test_what_no_option_can_be(value):
    with pytest.raises(Unreadable) as caught:
        read_options(GAMES["mille"], None, {"target": value}, as_text=True)
    assert caught.value.slug == "bad-option-value"
    assert len(str(caught.value)) < 200


def test_a_wrong_word_is_told_what_is_near():
    with pytest.raises(Unreadable) as caught:
        read_options(GAMES["tysiac"], None, {"mustbeat": True})
    assert caught.value.details["near"] == "must_beat"


# -------------------------------------------------------------------------------------------------------------- files


def test_files(tmp_path):
    path = tmp_path / "g.tysiac"
    path.write_text(HEAD)
    assert ok_line("g.tysiac", read_file(path)) == "ok g.tysiac"
    for view, told in (("view_of_seat_1", " (seat 1)"), ("view_of_the_public", " (public)")):
        assert ok_line("v", read(golden(f"{view}.tysiac"))) == "ok v" + told
    path.rename(tmp_path / "g.txt")
    with pytest.raises(BadRecord) as caught:
        read_file(tmp_path / "g.txt")
    assert caught.value.slug == "wrong-extension"
