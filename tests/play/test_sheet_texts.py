"""A score sheet for spreadsheets, and in lines to send: the figures of the record, and no name that does anything."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chiliad.game import NOBODY
from chiliad.i18n.language import Language, available
from chiliad.play.sheet_texts import BYTE_ORDER_MARK, summary, table
from chiliad.play.sheet_view import sheet
from chiliad.records import Record, read_file

GOLDEN = Path(__file__).parent.parent / "records" / "golden"
SHOWN = [path for path in sorted(GOLDEN.iterdir()) if "view" not in path.name]
MARKS = dict.fromkeys(map(ord, "\u200e\u200f\u2066\u2067\u2068\u2069"))
HARMFUL = ("=1+1", "+1", "-1", "@sum", " =1", "＝1", "\u2068=1\u2069")


def rows(record: Record, code: str = "en") -> list[list[str]]:
    """What a spreadsheet reads: the header, then the deals."""
    language = Language(code)
    text = table(sheet(record, language, NOBODY), language)
    assert text.startswith(BYTE_ORDER_MARK)
    return list(csv.reader(io.StringIO(text[1:]), delimiter="," if code == "en" else ";", strict=True))


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.name)
def test_every_language_has_the_figures_of_the_record(path: Path, code: str) -> None:
    record = read_file(path)
    header, *deals = rows(record, code)
    contracts = record.game.name == "tysiac"
    settled = [(number, deal) for number, deal in enumerate(record.deals, 1) if deal.settlement is not None]
    assert len(deals) == len(settled)
    ahead = 5 if contracts and settled else 2
    assert len(header) == ahead + 3 * record.seats
    shown: Any = sheet(record, Language(code), NOBODY)
    for row, (number, deal), line in zip(deals, settled, shown.deals, strict=True):
        assert len(row) == len(header)
        assert deal.settlement is not None
        assert row[:2] == [str(number), shown.names[deal.dealer]]
        assert [int(score) for score in row[ahead::3]] == list(deal.settlement.scores)
        assert [int(total) for total in row[ahead + 1 :: 3]] == list(deal.settlement.after.totals)
        for notes, signs in zip(row[ahead + 2 :: 3], line.signs, strict=True):
            noted = [sign.said.translate(MARKS) for sign in signs if sign.look != "lined"]
            assert all(one in notes for one in noted)
            assert bool(notes) == bool(noted)
        if contracts:
            called = line.contract
            assert row[2:5] == [shown.names[called.declarer], str(called.points), called.ended.said]


def test_names_are_no_formulas() -> None:
    record = read_file(GOLDEN / "typed.tysiac")
    for name in HARMFUL:
        header, *deals = rows(replace(record, players=[name, "Bo=2", "Cem"]))
        named = [*header[5:8], deals[0][2], deals[1][1]]
        assert all(cell.startswith("'") and name.translate(MARKS).strip() in cell for cell in named), named
        assert deals[1][5] == "40"
        assert deals[1][8] == "-150"
        assert "Bo=2" in deals[1]
    quoted = 'A"l;a, the\nfirst'
    assert rows(replace(record, players=[quoted, "Bo", "Cem"]))[1][2].startswith('A"l;a, the')


def test_some_lines_say_who_has_won_who_pays_and_how_it_came() -> None:
    record = read_file(GOLDEN / "match.mille")
    assert summary(record, Language("en")) == [
        "Mille: Player 0 265; Player 1 560",
        "The match is over after 2 deals. Player 1 has won.",
        "In all Player 0 pays Player 1 12 (small stake 2).",
        "Deal 1: Player 0 165, total 165; Player 1 245, total 245",
        "Deal 2: Player 0 100, total 265; Player 1 315, total 560",
    ]
    begun = read_file(GOLDEN / "not_begun.tysiac")
    assert [line.partition(":")[0] for line in summary(begun, Language("en"))] == ["Tysiac"]


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.name)
def test_the_lines_have_every_name_and_total(path: Path, code: str) -> None:
    record, language = read_file(path), Language(code)
    shown = sheet(record, language, NOBODY)
    lines = summary(record, language)
    for name, total in zip(shown.names, shown.totals, strict=True):
        assert f"{language.shown(name)} {language.shown(total)}" in lines[0]
    assert len(lines) == 1 + len(shown.deals) + (shown.winner is not None) + (shown.payment is not None)
    if shown.payment is not None:
        assert shown.payment.lines[-1] in lines
