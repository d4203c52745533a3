"""``chiliad analyse`` of a whole match: the report in words and for programs."""

import json
import re

import pytest

from chiliad import Match
from chiliad.bots import play_out, report
from chiliad.bots.balance import TERMS, Balancer, Comparison, Slip
from chiliad.bots.report import MomentsTask, moments, report_of
from chiliad.bots.report_text import report_lines
from chiliad.games import GAMES
from chiliad.i18n.language import Language, available
from chiliad.i18n.text_normalize import ascii_digits
from chiliad.i18n.words import NAMES, Words
from chiliad.records import redact, write
from cli.terminal import tell
from plain_valuation import value_plainly


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    value_plainly(monkeypatch)
    monkeypatch.setattr(report, "strongest", lambda game: "strong" if game == "mille" else "greedy")


def match_of(game, deals=1, seed=8):
    match = Match(game, ["Ana", "Bo", "Cem"][: GAMES[game].seats], seed=seed)
    play_out(match, ["beginner"] * GAMES[game].seats, deals)
    return match.record


@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_the_report_of_a_record(game, monkeypatch, capsys, tmp_path):
    record = match_of(game)
    file = tmp_path / f"one.{game}"
    file.write_text(write(record))
    words = ["analyse", file, "--think", "nodes:4", "--workers", 1]
    told = tell(monkeypatch, capsys, *words).out.splitlines()
    assert told[0].startswith("Luck and decisions in one deal.")
    assert told[1].startswith("Ana: ")
    assert told[-1].startswith("after deal 1: Ana ")
    assert tell(monkeypatch, capsys, *words).out.splitlines() == told, "the same numbers twice"

    monkeypatch.setattr("chiliad.cli.analyse.strongest", lambda game: "greedy")
    said = json.loads(tell(monkeypatch, capsys, *words, "--json").out)
    assert said["nodes"] == 4
    assert said["decisions"]
    for key in ["balance", "balance_stakes"] if game == "mille" else ["balance"]:
        assert len(said[key]) == record.game.seats
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


COMPARED = Comparison(0.3, 0.5, 0.2, 0.01)


@pytest.mark.parametrize("language", available())
def test_every_sentence_in_every_language(language, monkeypatch):
    record = match_of("mille")
    deal = Balancer(record, 1, 4).balance()
    slip = next(Slip(change.step, change.seat, -1, 0.2, 0.01) for change in deal.changes if change.seat >= 0)
    monkeypatch.setattr(report, "LOSS_MIN", -1.0)
    monkeypatch.setattr(report, "SURE", -99.0)
    monkeypatch.setattr(Balancer, "compared", lambda self, step, action: COMPARED)
    task = MomentsTask(write(record), slip.seat, ((1, slip),), 4, 1)
    monkeypatch.setattr("chiliad.bots.report.strongest", lambda game: "random")
    found = next(filter(None, (moments(task._replace(seed=seed)) for seed in range(50))))  # it plays by lot
    words = Words(Language(language), NAMES)
    told = list(report_lines(report_of(record, [deal], found, 4), words))
    assert all("{" not in line and "report-" not in line for line in told)
    (moment,) = (line for line in told if line.startswith("1. "))
    assert "20±2" in re.sub(r"[^0-9±]", "", ascii_digits(moment))
    assert len(told) == 1 + 2 * (1 + len(TERMS) + 1) + 2 + 1 + 2
