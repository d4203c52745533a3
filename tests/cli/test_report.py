"""``chiliad analyse`` of a whole match: the report in words and for programs."""

import json
import re
from dataclasses import replace

import pytest

from chiliad import Match
from chiliad.bots import play_out, slips
from chiliad.bots.balance import TERMS, UNIT, Balancer
from chiliad.bots.player_balance import MatchBalance, MatchTask, by_player
from chiliad.bots.report import Moment, SeatBalance, report_of
from chiliad.bots.report_text import moment_sentences, part_line, player_lines, report_lines, whole_parts
from chiliad.games import GAMES
from chiliad.i18n.language import Language, available
from chiliad.i18n.text_normalize import ascii_digits
from chiliad.i18n.words import NAMES, Words
from chiliad.presentation.reasons import Reason
from chiliad.records import read, redact, write
from cli.terminal import tell
from plain_valuation import value_plainly


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    value_plainly(monkeypatch)
    monkeypatch.setattr(slips, "strongest", lambda game: "club" if game == "mille" else "greedy")


def match_of(game, deals=1, seed=8):
    match = Match(game, ["Ana", "Bo", "Cem"][: GAMES[game].default_seats], seed=seed)
    play_out(match, ["beginner"] * GAMES[game].default_seats, deals)
    return match.record


@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_the_report_of_a_record(game, monkeypatch, capsys, tmp_path):
    record = match_of(game)
    file = tmp_path / f"one.{game}"
    file.write_text(write(record))
    words = ["analyse", file, "--think", "nodes:4", "--workers", 1]
    told = tell(monkeypatch, capsys, *words).out.splitlines()
    assert told[0].startswith("Luck and decisions in one deal.")
    assert told[1] == "Ana: no decision of yours cost a point for certain."
    assert told[-1].startswith("after deal 1: Ana ")
    assert tell(monkeypatch, capsys, *words).out.splitlines() == told, "the same numbers twice"

    monkeypatch.setattr("chiliad.cli.analyse.strongest", lambda game: "greedy")
    said = json.loads(tell(monkeypatch, capsys, *words, "--json").out)
    assert said["nodes"] == 4
    assert said["decisions"]
    for key in ["balance", "balance_stakes"] if game == "mille" else ["balance"]:
        assert len(said[key]) == record.seats
        for one in said[key]:
            assert one["result"] - one["expected"] == sum(one[term] for term in TERMS)
            assert set(one) == {"result", "expected", *TERMS}
    deal = said["balance_deals"][0]
    for term in TERMS:
        changed = sum(change["terms"].get(term, [0])[0] for change in deal["changes"])
        assert changed == deal["seats"][0][term] == said["balance"][0][term]
    lines = len(record.game.write_lines(record.rules, record.deals[0].start, record.deals[0].actions))
    assert all(1 <= change["action"] <= lines for change in deal["changes"])


def test_what_is_told_otherwise(monkeypatch, capsys, tmp_path):
    record = match_of("tysiac")
    file = tmp_path / "one.tysiac"
    monkeypatch.setattr("chiliad.cli.analyse.strongest", lambda game: "greedy")
    for text, more in (
        (redact(record, 0), []),
        (write(record), ["--decisions"]),
        (write(record), ["--deal", 1]),
    ):
        file.write_text(text)
        told = tell(monkeypatch, capsys, "analyse", file, "--workers", 1, *more).out
        assert told.startswith("Compared with the bot greedy")
        assert "balance" not in json.loads(tell(monkeypatch, capsys, "analyse", file, "--bots", "greedy", "--json").out)


def test_several_records(monkeypatch, capsys, tmp_path):
    """One balance for each player over all files; what can't be used is told, and the rest is used."""
    record = match_of("mille")
    won = SeatBalance(UNIT, UNIT // 2, dict.fromkeys(TERMS, 0) | {"luck_deal": UNIT // 2}, dict.fromkeys(TERMS, 0.0))
    lost = replace(won, result=0, terms={term: -number for term, number in won.terms.items()})
    asked = []

    def balanced(task):
        asked.append(task)
        return MatchBalance("mille", tuple(read(task.text).players), ((won, lost),), None)

    monkeypatch.setattr("chiliad.cli.reporting.match_balance", balanced)
    for number in (1, 2):
        (tmp_path / f"{number}.mille").write_text(write(record))
    words = ["analyse", tmp_path, "--think", "nodes:4", "--seed", 3, "--workers", 1]
    told = tell(monkeypatch, capsys, *words)
    assert told.status == 0
    assert asked == [MatchTask(write(record), 4, 3)] * 2
    lines = told.out.splitlines()
    assert lines[0].startswith("Mille, matches: 2.")
    assert lines[1:4] == [
        "Ana, matches: 2. 50.0 points were expected.",
        "Result: 100.0 (100.0 to 100.0)",
        "Luck of the cards dealt: +50.0 (+50.0 to +50.0)",
    ]
    assert lines[8].startswith("Result less luck: 50.0 (50.0 to 50.0)")
    assert lines[9].startswith("Bo, matches: 2.")
    (tmp_path / "bad.mille").write_text("nothing")
    (tmp_path / "view.mille").write_text(redact(record, 0))
    told = tell(monkeypatch, capsys, *words, "--json")
    assert told.status == 1
    assert "bad.mille" in told.err
    assert "balance-of-view" in told.err
    ana, bo = json.loads(told.out)["games"]["mille"]
    assert (ana["player"], bo["player"], ana["matches"]) == ("Ana", "Bo", 2)
    assert (ana["less_luck"], bo["result"]) == ([0.5] * 3, [0.0] * 3)
    for more in (["--deal", 1], ["--decisions"], ["--bots", "greedy"]):
        told = tell(monkeypatch, capsys, *words, *more)
        assert (told.status, told.out) == (2, "")
        assert "analyse-one-file" in told.err


CHANCE = Reason(
    "reason-tysiac-make-chance", {"who": "other", "seat": 0, "percent": 3, "other_percent": 87, "move": "x"}
)
PLACE = Reason("report-place-trick", {"number": 3})
MOVES = Reason("desk-play", {"card": "Ad"}), Reason("desk-play", {"card": "Th"})
MOMENT = Moment(
    10, 18, 20, 1, PLACE, *MOVES, 0, 1, loss=0.1154, error=0.001, chances=(0.2549, 0.3703), contract=0, made=None
)
DEFENDS = replace(MOMENT, contract=130, made=(87, 3), defends=True, reasons=(CHANCE,))
DECLARES = replace(MOMENT, contract=130, made=(3, 87), loss=0.01)


def numbers(line):
    return [int(number) for number in re.findall("[0-9]+", ascii_digits(line))]


@pytest.mark.parametrize("language", available())
def test_every_sentence_in_every_language(language):
    record = match_of("mille")
    deal = Balancer(record, 1, 4).balance()
    words = Words(Language(language), NAMES)
    found = [MOMENT, DEFENDS, DECLARES, replace(MOMENT, seat=0)]
    told = list(report_lines(report_of(record, [deal], found, 4), words))
    told += report_lines(report_of(record, [deal], [], 4), words, 0)
    seats = tuple(report_of(record, [deal], [], 4).balance())
    many = by_player([MatchBalance("mille", ("Ana", "bot:club"), (seats,), None)])
    told += player_lines(many, "mille", "Mille", 1, words)
    assert all("{" not in line and "report-" not in line and "many-" not in line for line in told)
    assert language != "fa" or not re.search("[0-9]", "".join(told)), "all figures are in the language's digits"
    chance, stops, makes = (moment_sentences(one, words, ["Ana", "Bo"]) for one in found[:3])
    assert len(stops) == 2, "the contract is told once"
    assert numbers(chance[0])[:2] == [10, 3]
    assert sorted(numbers(chance[0])[-2:]) == [1, 12]
    assert sorted({25, 37} & {*numbers(chance[1])}) == [25, 37], "the chances differ by the loss, as they are printed"
    assert {97, 13, 130} <= {*numbers(stops[1])}, "of a defender, how often the contract fails"
    assert {87, 3, 130} <= {*numbers(makes[1])}


def test_a_reason_that_is_none_is_not_told():
    """A better move that makes the contract hardly more often is told by the chance to win the match."""
    english = Words(Language("en"), NAMES)
    for one in (replace(DEFENDS, defends=False), replace(DECLARES, defends=True), replace(DECLARES, made=(83, 87))):
        assert "you win the match" in moment_sentences(one, english, ["Ana", "Bo"])[1]


def balance_of(*parts, expected=33.3, errors=0.0):
    terms = {term: round(part * UNIT / 100) for term, part in zip(TERMS, parts, strict=True)}
    expected = round(expected * UNIT / 100)
    return SeatBalance(expected + sum(terms.values()), expected, terms, dict.fromkeys(TERMS, errors))


@pytest.mark.parametrize("expected", [0.0, 33.3, 35.5, 49.5, 50.0])
@pytest.mark.parametrize(
    "parts", [(1.5, 1.5, 1.5, 1.5, 1.5), (-0.4, -0.4, -0.4, 1.2, 0.4), (20.5, -7.5, 0.0, 0.0, 3.3)]
)
def test_printed_parts_add_up(parts, expected):
    one = balance_of(*parts, expected=expected)
    whole = whole_parts(one)
    assert sum(whole.values()) == round(100 * one.result / UNIT) - round(100 * one.expected / UNIT)
    for term, part in zip(TERMS, parts, strict=True):
        assert abs(whole[term] - part) < (2 if part else 1), term
        assert part or not whole[term], "what is zero is printed as zero"


def test_what_is_said_of_a_part():
    english = Words(Language("en"), NAMES)
    large, zero = (balance_of(part, 0, 0, 0, 0, expected=50, errors=error) for part, error in ((12, 0.01), (0, 0)))
    small = balance_of(0.2, 0, 0, 0, 0, expected=50, errors=0.0001)

    def said(*balances):
        return part_line(list(balances), TERMS[0], "mille", english).split(": ", 1)[1]

    assert said(large) == "+12 ± 2."
    assert said(zero) == said(zero, zero) == "0."
    assert said(small) == "too small to tell."
    assert said(large, large) == "+12 ± 2; in small stakes +0.1 ± 0.1."
    assert said(large, zero) == "+12 ± 2; in small stakes too small to tell."
    assert said(small, large) == "too small to tell; in small stakes +0.1 ± 0.1."


def test_a_slip_that_is_repeated_is_told_once():
    again, elsewhere = replace(MOMENT, loss=0.1, step=26), replace(MOMENT, loss=0.09, deal=11)
    auction = replace(MOMENT, loss=0.08, step=16, did=1 << 6, choice=1 << 6)
    small = replace(MOMENT, loss=0.02, deal=12)
    report = report_of(match_of("tysiac"), [], [small, auction, elsewhere, again, MOMENT], 4)
    assert report.told_moments(1) == [MOMENT, elsewhere, auction]
    assert report.told_moments(0) == []
    assert report.bands(1) == (4, 2, 0)
