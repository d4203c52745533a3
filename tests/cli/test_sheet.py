"""``chiliad sheet``: the figures of a record as on paper, in sentences, and for a program."""

import json
import re
from pathlib import Path

import pytest

from chiliad.game import NOBODY
from chiliad.i18n.language import Language, available
from chiliad.play.sheet_texts import summary, table
from chiliad.play.sheet_view import sheet
from chiliad.records import read_file, write
from cli.terminal import tell
from records.playing import play_match

GOLDEN = sorted((Path(__file__).parent.parent / "records" / "golden").iterdir())
SHOWN = [path for path in GOLDEN if "view" not in path.name]
MARKS = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f"))


def shown(monkeypatch, capsys, *words):
    told = tell(monkeypatch, capsys, "sheet", *words)
    assert (told.status, told.err) == (0, "")
    return told.out


def rows(out):
    """The scores and totals of each deal that a sheet has."""
    found = []
    for line in out.splitlines():
        pairs = re.findall(r"\(?([+-]?\d+)\)? = (-?\d+)", line)
        if pairs:
            found.append((int(line.split()[0]), [int(score) for score, _ in pairs], [int(total) for _, total in pairs]))
    return found


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.name)
def test_the_sheet_has_the_figures_of_the_record(monkeypatch, capsys, path):
    record = read_file(path)
    settled = [(number, deal.settlement) for number, deal in enumerate(record.deals, 1) if deal.settlement is not None]
    wanted = [(number, list(one.scores), list(one.after.totals)) for number, one in settled]
    out = shown(monkeypatch, capsys, str(path))
    assert rows(out) == wanted
    last = settled[-1][1].after.totals if settled else (0,) * record.seats
    total = next(line for line in out.splitlines() if line.startswith(" Total"))
    assert [int(number) for number in re.findall(r"-?\d+", total)] == list(last)
    assert ("wins" in total) == (record.winner != NOBODY)
    assert (" pays " in out) == (record.payment is not None)


def test_what_is_noted_beside_a_score_is_explained(monkeypatch, capsys):
    circled = shown(monkeypatch, capsys, str(next(path for path in SHOWN if "chapeau" in path.name)))
    assert re.search(r"\(-\d+\) = ", circled)
    assert re.search(r"^\(\)  ", circled, re.MULTILINE)
    stars = shown(monkeypatch, capsys, str(next(path for path in SHOWN if "natural" in path.name)))
    assert "★ +" in stars
    assert re.search(r"^★  ", stars, re.MULTILINE)
    assert "★0" not in stars
    barrel = shown(monkeypatch, capsys, str(next(path for path in SHOWN if path.name.startswith("match_won_from"))))
    assert "❘❘❘ " in barrel
    assert re.search(r"^❘❘❘  ", barrel, re.MULTILINE)


def test_in_words_each_deal_has_its_reasons(monkeypatch, capsys):
    out = shown(monkeypatch, capsys, "--words", str(next(path for path in SHOWN if path.name == "typed.tysiac")))
    assert "Bo made 60, less than the contract of 150: minus 150." in out.splitlines()
    assert out.splitlines()[-3:] == ["Ala’s total: 220.", "Bo’s total: -80.", "Cem’s total: 30."]


def test_for_a_program(monkeypatch, capsys):
    path = next(path for path in SHOWN if path.name == "match.mille")
    told = json.loads(shown(monkeypatch, capsys, "--json", str(path)))
    record = read_file(path)
    assert [deal["scores"] for deal in told["deals"]] == [list(deal.settlement.scores) for deal in record.deals]
    assert (told["winner"], told["payment"]["amount"]) == (record.winner, record.payment.amount)


def test_for_a_spreadsheet_and_to_send(monkeypatch, capsys):
    path = str(next(path for path in SHOWN if path.name == "typed.tysiac"))
    record = read_file(path)
    told = shown(monkeypatch, capsys, "--csv", path)
    assert told == table(sheet(record, Language("en"), NOBODY), Language("en"))
    assert told.startswith("\ufeffDeal,Dealer,Declarer,Contract,Result,Ala: score,")
    assert shown(monkeypatch, capsys, "--summary", path).splitlines() == summary(record, Language("en"))


@pytest.mark.parametrize("code", available())
def test_in_every_language(monkeypatch, capsys, tmp_path, code):
    for game in ("mille", "tysiac"):
        path = tmp_path / f"match.{game}"
        path.write_text(write(play_match(game, 5, deals_max=6)), encoding="utf-8")
        out = shown(monkeypatch, capsys, "--lang", code, str(path))
        heads = out.translate(MARKS).splitlines()[1]
        assert Language(code).text("table-column-deal") in heads


def test_a_bad_record_is_told(monkeypatch, capsys, tmp_path):
    path = tmp_path / "bad.tysiac"
    path.write_text("nonsense", encoding="utf-8")
    told = tell(monkeypatch, capsys, "sheet", str(path))
    assert told.status == 1
    assert "bad-toml" in told.err
