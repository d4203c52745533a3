"""``chiliad sheet FILE``: the score sheet of a record: as on paper, in sentences, for spreadsheets, or to send."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from collections.abc import Callable

from chiliad.cli.arguments import add_json, needed
from chiliad.cli.console import PIPE_WIDTH, Console, console_for
from chiliad.cli.record_arg import record_in
from chiliad.game import NOBODY
from chiliad.i18n.language import Language
from chiliad.play.sheet_texts import summary, table
from chiliad.play.sheet_view import sheet
from chiliad.presentation.desk import Sheet, SheetContract, SheetDeal, plain
from chiliad.records import Record

CIRCLED, UNDERLINED = "circled", "lined"
CIRCLE = "({})"
"""How a circle round a score is written; the line below the declarer's score is not: the contract says who it is."""


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    parser.add_argument("file", nargs="?", metavar="FILE", help=say("help-file"))
    parser.add_argument("--words", action="store_true", help=say("help-sheet-words"))
    parser.add_argument("--csv", action="store_true", help=say("help-sheet-csv"))
    parser.add_argument("--summary", action="store_true", help=say("help-sheet-summary"))
    add_json(parser, language)


def run(args: argparse.Namespace, language: Language) -> int:
    """Prints the sheet."""
    needed(args, "FILE")
    record = record_in(args.file, language)
    if record is None:
        return 1
    if args.json:
        print(json.dumps(plain(sheet(record, language, NOBODY))))
        return 0
    if args.csv:
        sys.stdout.flush()
        # UTF-8 with these ends of lines, whatever the terminal
        sys.stdout.buffer.write(table(sheet(record, language, NOBODY), language).encode("utf-8"))
        return 0
    console = console_for(language, False, False, os.environ)
    if args.summary:
        for line in summary(record, language):
            console.line(line)
        return 0
    show(console, record, in_words=args.words)
    return 0


def show(console: Console, record: Record, *, in_words: bool = False) -> None:
    """Print the sheet of a record, and who pays whom where the match is over."""
    shown = sheet(record, console.words.language, NOBODY)
    if in_words:
        _say(console, shown)
    else:
        _draw(console, shown)
    for line in shown.payment.lines if shown.payment is not None else []:
        console.line(line)


def _say(console: Console, shown: Sheet) -> None:
    """Each deal in sentences, then the totals."""
    for deal in shown.deals:
        console.say("sheet-of-deal", deal=deal.deal)
        for line in deal.told:
            console.line(line)
        console.line()
    for name, total in zip(shown.names, shown.totals, strict=True):
        console.say("standing", total=total, name=name, who="other", seat=0)


def _draw(console: Console, shown: Sheet) -> None:
    """A table: a line for each deal, the totals below, then what the signs mean."""
    from rich import box
    from rich.console import Console as Rich
    from rich.table import Table
    from rich.text import Text

    say, digits = console.words.text, console.words.language.shown
    contracts = any(deal.contract is not None for deal in shown.deals)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("table-column-deal"))
    if contracts:
        table.add_column(say("sheet-column-contract"))
    for name in shown.names:
        table.add_column(Text(name), justify="right")

    def row(head: str, contract: str, cells: list[str], style: str = "") -> None:
        table.add_row(*map(Text, [head, *([contract] if contracts else []), *cells]), style=style)

    for deal in shown.deals:
        contract = _contract(shown, deal.contract, digits) if deal.contract is not None else ""
        row(digits(deal.deal), contract, [_score(deal, seat, digits) for seat in range(len(shown.names))])
    table.add_section()
    wins = [f"{say('sheet-wins')} " if shown.winner == seat else "" for seat in range(len(shown.names))]
    row(say("sheet-total"), "", [win + digits(total) for win, total in zip(wins, shown.totals, strict=True)], "bold")
    for count in shown.counts:
        row(count.label, "", [(count.sign if number else "") + digits(number) for number in count.counts])
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else PIPE_WIDTH
    Rich(width=width, no_color=bool(os.environ.get("NO_COLOR")), highlight=False).print(table)
    for sign in shown.legend:
        if sign.look != UNDERLINED:
            console.line(f"{CIRCLE.format('') if sign.look == CIRCLED else sign.sign}  {sign.said}")
    if shown.hint is not None:
        console.line(shown.hint)


def _contract(shown: Sheet, contract: SheetContract, digits: Callable[[str | int], str]) -> str:
    return f"{shown.names[contract.declarer]} {digits(contract.points)} {contract.ended.sign}"


def _score(deal: SheetDeal, seat: int, digits: Callable[[str | int], str]) -> str:
    """A seat's score of a deal, what is noted beside it, and the total that it leads to."""
    score, signs = deal.scores[seat], deal.signs[seat]
    written = ("+" if score > 0 else "") + digits(score)
    if any(sign.look == CIRCLED for sign in signs):
        written = CIRCLE.format(written)
    marks = [sign.sign for sign in signs if sign.look not in (CIRCLED, UNDERLINED)]
    return " ".join([*marks, written, "=", digits(deal.totals[seat])])
