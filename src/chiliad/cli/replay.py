"""``chiliad replay FILE``: a record told in words, as one seat saw it or whole."""

from __future__ import annotations

import argparse
import json
import os

from chiliad.cli.arguments import Usage, add_json, needed, number
from chiliad.cli.console import Console, console_for
from chiliad.cli.record_arg import check_seat, record_in, seat_or_public
from chiliad.game import NOBODY, Seen
from chiliad.i18n.language import Language
from chiliad.i18n.words import Seats
from chiliad.play.feed import FeedReader
from chiliad.records import Deal, Record

DEALS_MAX = 10_000


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    say = language.text
    parser.add_argument("file", nargs="?", metavar="FILE", help=say("help-file"))
    parser.add_argument("--seat", type=seat_or_public, metavar=say("metavar-seat"), help=say("help-replay-seat"))
    deal = number("--deal", 1, DEALS_MAX)
    parser.add_argument("--deal", type=deal, metavar=say("metavar-number"), help=say("help-replay-deal"))
    add_json(parser, language)
    parser.add_argument("--names", action="store_true", help=say("help-play-names"))
    parser.add_argument("--ascii", action="store_true", help=say("help-play-ascii"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Tells the record, all of it or one deal."""
    needed(args, "FILE")
    record = record_in(args.file, language)
    if record is None:
        return 1
    seat = _onlooker(record, args.seat)
    if args.deal is not None and args.deal > len(record.deals):
        raise Usage("no-such-deal", number=args.deal, count=len(record.deals))
    chosen = range(len(record.deals)) if args.deal is None else [args.deal - 1]
    if args.json:
        for at in chosen:
            _print_json(record, at, seat)
        return 0
    console = console_for(language, args.names, args.ascii, os.environ)
    teller = Teller(console, record, seat)
    teller.seats_told()
    for at in chosen:
        teller.deal(at)
    if record.winner != NOBODY and args.deal is None:
        console.say("match-won", deals=len(record.deals), **teller.seats.who(record.winner))
    return 0


def _onlooker(record: Record, wanted: int | None) -> int | None:
    """The seat to show it to: the one asked for; else the seat whose view the record is; else None, for all cards."""
    if wanted is None:
        return record.viewer
    check_seat(record, wanted)
    if record.viewer is not None and record.viewer != wanted:
        raise Usage("already-a-view")
    return wanted


def _print_json(record: Record, at: int, seat: int | None) -> None:
    """A deal as lines of JSON: one for its head, one an action, one for its figures."""
    deal = record.deals[at]
    before = {key: getattr(deal.before, key) for key in record.game.standing_keys(record.rules)}
    print(json.dumps({"deal": at + 1, "action": 0, "dealer": deal.dealer, "before": before}))
    if deal.typed is not None:
        print(json.dumps({"deal": at + 1, "action": 0, "typed": deal.typed}, default=str))
    for seen in FeedReader(record, deal, seat).news():
        told: dict[str, object] = {"deal": at + 1, "action": seen.number, "line": seen.line}
        print(json.dumps(told))
    settled = deal.settlement
    if settled is not None:
        figures: dict[str, object] = {"points": list(settled.points)} if settled.points else {}
        figures |= {"scores": list(settled.scores), "totals": list(settled.after.totals)}
        winner = None if settled.winner == NOBODY else settled.winner
        print(json.dumps({"deal": at + 1, "action": 0, **figures, "winner": winner}))


class Teller:
    """Tells a record's deals to somebody who looks on."""

    def __init__(self, console: Console, record: Record, seat: int | None) -> None:
        self._console, self._record, self._seat = console, record, seat
        person = None if seat is None or seat == NOBODY else seat
        self.seats = Seats(console.words, record.players, person)
        self._telling = record.game.face("narration").Narration(console.words, self.seats, record.rules)

    def seats_told(self) -> None:
        """Print the players, seat by seat."""
        for seat, player in enumerate(self._record.players):
            bot = self._console.words.bot(player)
            self._console.say("replay-seat", seat=seat, bot=bot, **self.seats.who(seat))
        self._console.line()

    def deal(self, at: int) -> None:
        """Tell one deal, from its number to its figures."""
        for line in self.lines(at):
            self._console.line(line)
        self._console.line()

    def lines(self, at: int, *, unfinished: bool = True) -> list[str]:
        """One deal as lines, from its number to its figures; ``unfinished``: whether to say that it has no end."""
        say = self._console.words.text
        deal: Deal = self._record.deals[at]
        lines = [say("deal-begins", number=at + 1, **self.seats.who(deal.dealer))]
        seen: Seen | None = None
        for seen in FeedReader(self._record, deal, self._seat).news():
            lines += self._telling.events(seen.events)
        if deal.settlement is not None:
            if deal.typed is not None:
                lines.append(say("deal-typed"))
            observation = self._record.seen_at_end(deal) if seen is None else seen.after
            lines += self._telling.settled(observation, deal.settlement)
            for seat, total in enumerate(deal.settlement.after.totals):
                lines.append(say("standing", total=total, **self.seats.who(seat)))
        elif unfinished:
            lines.append(say("deal-unfinished-here"))
        return lines
