"""The report on a match in the language of one of those who sat there, cards in braces."""

from __future__ import annotations

from typing import get_args

from chiliad.bots.balance import UNIT
from chiliad.bots.report import Report
from chiliad.bots.report_text import balance_lines, figures, moment_sentences, part_name, report_lines
from chiliad.i18n.language import Language
from chiliad.i18n.words import Seats
from chiliad.presentation.said import Said
from chiliad.server.report_protocol import MatchReport, ReportMoment, ReportPart, ReportSeat, Term

TERMS: tuple[Term, ...] = get_args(Term)


def report_shown(report: Report, seat: int, language: Language) -> MatchReport:
    """The report as the person at a seat is told it."""
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
        balance=[_seat(report, at, said, seats) for at in range(len(report.players))],
        sentences=list(report_lines(report, said, seat)),
    )


def _seat(report: Report, seat: int, said: Said, seats: Seats) -> ReportSeat:
    one = report.balance()[seat]
    summary, *texts, bands = balance_lines(report, seat, said, seats)
    parts = []
    for term, text in zip(TERMS, texts, strict=True):
        whole, within = figures(one, term) or (None, 0)
        name, points = part_name(term, report.game, said), 100 * one.terms[term] / UNIT
        parts.append(ReportPart(term, name, points, whole, within, text))
    return ReportSeat(seat, summary, one.expected / UNIT, one.result / UNIT, parts, bands)
