"""The report on a match in the language of one of those who sat there, cards in braces."""

from __future__ import annotations

from typing import get_args

from chiliad.bots.balance import UNIT
from chiliad.bots.report import Report
from chiliad.bots.report_text import POINTS, balance_lines, figures, moment_sentences, part_name, report_lines
from chiliad.i18n.language import Language
from chiliad.i18n.words import Seats
from chiliad.presentation.said import Said
from chiliad.server.report_protocol import (
    MatchReport,
    ReportMoment,
    ReportMoney,
    ReportPart,
    ReportSeat,
    ReportSum,
    Term,
)

TERMS: tuple[Term, ...] = get_args(Term)


STAKES = "stakes"


def report_shown(report: Report, seat: int, language: Language, small: int | None = None) -> MatchReport:
    """The report as the person at a seat is told it; ``small``: the small stake, None where nothing is played for."""
    said = Said(language)
    seats = Seats(said, report.players, seat)
    told = enumerate(report.told_moments(seat), 1)
    return MatchReport(
        names=seats.names,
        you=seat,
        deals=len(report.deals),
        chances=[list(row) for row in report.chances()],
        moments=[
            ReportMoment(
                number,
                one.deal,
                one.action - 1,
                one.loss,
                one.band,
                moment_sentences(one, said, report.players),
            )
            for number, one in told
        ],
        balance=[_seat(report, at, said, seats, small) for at in range(len(report.players))],
        sentences=list(report_lines(report, said, seat)),
    )


def _seat(report: Report, seat: int, said: Said, seats: Seats, small: int | None) -> ReportSeat:
    one = report.balance()[seat]
    summary, *texts, bands = balance_lines(report, seat, said, seats)
    parts = []
    for term, text in zip(TERMS, texts, strict=True):
        whole, within = figures(one, term) or (None, 0)
        name, points = part_name(term, report.game, said), POINTS * one.terms[term] / UNIT
        parts.append(ReportPart(term, name, points, whole, within, text))
    return ReportSeat(seat, summary, one.expected / UNIT, one.result / UNIT, parts, bands, _money(report, seat, small))


def _money(report: Report, seat: int, small: int | None) -> ReportMoney | None:
    """The balance of what a seat was paid; None where nothing is played for, or no report tells of it."""
    if small is None or STAKES not in report.aims:
        return None
    one = report.balance(report.aims.index(STAKES))[seat]
    told = {term: figures(one, term, small) or (None, 0) for term in TERMS}
    parts = [ReportSum(small * one.terms[term] / UNIT, *told[term]) for term in TERMS]
    return ReportMoney(round(small * one.expected / UNIT), round(small * one.result / UNIT), parts)
