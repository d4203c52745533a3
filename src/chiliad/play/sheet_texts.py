"""A score sheet in other hands: as a table that spreadsheets read, and in a few lines to send to somebody."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence

from chiliad.errors import BadRecord, ChiliadError
from chiliad.game import NOBODY
from chiliad.i18n.language import Language
from chiliad.i18n.words import Seats
from chiliad.play.deal_view import Scene
from chiliad.presentation.desk import Sheet, SheetDeal
from chiliad.presentation.said import Said
from chiliad.records import Record

BYTE_ORDER_MARK = "\ufeff"
"""Without it some spreadsheets take UTF-8 for an older encoding."""
_DIRECTIONS = re.compile("[\u200e\u200f\u2066-\u2069]")  # in a cell of its own a text needs no marks of direction
_FORMULA = re.compile(r"\s*[=+\-@＝＋－＠]")
"""What a spreadsheet may take for a formula instead of a text."""


def table(shown: Sheet, language: Language) -> str:
    """The deals of a sheet as CSV: a row for each, below a header in this language; numbers in digits 0 to 9.

    Columns are apart by what spreadsheets of the language expect there: a semicolon where the comma is for decimals.
    """
    say, words = language.text, Said(language)
    contracts = any(deal.contract is not None for deal in shown.deals)
    header = [say("table-column-deal"), say("sheet-file-dealer")]
    if contracts:
        header += [say("sheet-file-declarer"), say("sheet-column-contract"), say("sheet-file-ended")]
    for name in shown.names:
        header += [say(f"sheet-file-{column}", name=name) for column in ("score", "total", "notes")]
    out = io.StringIO()
    writer = csv.writer(out, delimiter=say("sheet-file-separator"))
    writer.writerow(map(_cell, header))
    for deal in shown.deals:
        writer.writerow(map(_cell, _row(shown, deal, contracts, words)))
    return BYTE_ORDER_MARK + out.getvalue()


def _row(shown: Sheet, deal: SheetDeal, contracts: bool, words: Said) -> list[str | int]:
    row: list[str | int] = [deal.deal, shown.names[deal.dealer]]
    if contracts:
        called = deal.contract
        row += ["", "", ""] if called is None else [shown.names[called.declarer], called.points, called.ended.said]
    for score, total, signs in zip(deal.scores, deal.totals, deal.signs, strict=True):
        # The line below the declarer's score: who that is has a column of its own.
        row += [score, total, words.listed([sign.said for sign in signs if sign.look != "lined"])]
    return row


def _cell(value: str | int) -> str | int:
    """A cell; a text that a spreadsheet could take for a formula begins with an apostrophe."""
    if isinstance(value, int):
        return value
    text = _DIRECTIONS.sub("", value)
    return f"'{text}" if _FORMULA.match(text) else text


def standing(record: Record, language: Language) -> list[str]:
    """What each player has now, in a sentence; at the end also who has won and who pays whom."""
    scene = Scene(record, NOBODY, Said(language))
    won = scene.won()
    totals = [language.number(str(total)) for total in _totals(record)]  # with the minus sign of the sheet
    shown = named(totals, scene.seats.names, scene.said)
    return [scene.said.text("sheet-standing", totals=shown), *won[:1], *won[1:][-1:]]


def _totals(record: Record) -> tuple[int, ...]:
    settled = [deal.settlement for deal in record.deals if deal.settlement is not None]
    totals: tuple[int, ...] = (settled[-1].after if settled else record.game.before(record.rules)).totals
    return totals


def named(numbers: Sequence[int | str], names: Sequence[str], said: Said) -> str:
    """The players, each with a number: their totals, or the scores of a deal."""
    each = zip(names, numbers, strict=True)
    return said.listed([said.text("sheet-summary-total", name=name, total=number) for name, number in each])


def refusal(record: Record, error: ChiliadError, language: Language, typed: int = 0) -> str:
    """Why a change of a sheet can't be, the player whom it is about by name.

    It tells which deal is not possible, unless that is the one ``typed`` just now.
    """
    said, named = Said(language), f"{error.slug}.named"
    seat = error.details.get("seat")
    why = language.sentence(error)
    if isinstance(seat, int) and language.has(named):
        why = said.text(named, **error.details, **Seats(said, record.players, None).who(seat))
    if isinstance(error, BadRecord) and error.deal != typed:
        return said.text("score-refused-deal", deal=error.deal, why=why)
    return why


def summary(record: Record, language: Language) -> list[str]:
    """A match in a few lines: the totals, at its end who has won and who pays whom, then a line for each deal."""
    scene = Scene(record, NOBODY, Said(language))
    said = scene.said
    settled = [(number, deal) for number, deal in enumerate(record.deals, 1) if deal.settlement is not None]
    game = said.text(f"game-{record.game.name}")
    won = scene.won()
    lines = [
        said.text("sheet-summary", game=game, totals=named(_totals(record), scene.seats.names, said)),
        *won[:1],
        *won[1:][-1:],
    ]
    for number, deal in settled:
        assert deal.settlement is not None, "the deal is over"
        after = deal.settlement.after
        scores = [
            scene.narration.sheet_item(seat, score, deal.before, after)
            for seat, score in enumerate(deal.settlement.scores)
        ]
        lines.append(said.text("sheet-deal", number=number, items=said.listed(scores)))
    return lines
