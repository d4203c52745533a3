"""A report in words: sentences that can be read from top to bottom, for a terminal and for a screen reader.

Numbers are whole points: hundredths of the chance to win the match.  What is smaller than two standard errors is called
too small to tell.
"""

from __future__ import annotations

from collections.abc import Iterator

from chiliad.bots.advice import INTERVAL
from chiliad.bots.balance import TERMS, UNIT
from chiliad.bots.report import Moment, Report, SeatBalance
from chiliad.i18n.words import Seats, Words


def part_name(term: str, game: str, words: Words) -> str:
    """What a part of the balance is called; a game may have a name of its own for it."""
    key = f"report-{term.replace('_', '-')}"
    own = f"{key}-{game}"
    return words.text(own if words.language.has(own) else key)


def report_lines(report: Report, words: Words, viewer: int | None = None) -> Iterator[str]:
    """The report in sentences; of the moments only those of ``viewer``, with None those of all persons."""
    seats = Seats(words, report.players, viewer)
    yield words.text("report-head", deals=len(report.deals))
    for seat in range(len(report.players)):
        yield from balance_lines(report, seat, words, seats)
    told = report.told_moments(viewer)
    for seat in [viewer] if viewer is not None else sorted({moment.seat for moment in told}):
        yield words.text("report-moments", name=seats.names[seat])
        for number, moment in enumerate((one for one in told if one.seat == seat), 1):
            yield f"{number}. " + " ".join(moment_sentences(moment, words, report.players))
    if viewer is not None and not told:
        yield words.text("report-no-moments", name=seats.names[viewer])
    yield words.text("report-chances")
    for deal, row in enumerate(report.chances()):
        when = words.text("report-chances-after", deal=deal) if deal else words.text("report-chances-start")
        chances = [
            words.text("report-chance", name=name, points=points(chance))
            for name, chance in zip(seats.names, row, strict=True)
        ]
        yield words.text("report-chances-line", when=when, chances=words.listed(chances))


def balance_lines(report: Report, seat: int, words: Words, seats: Seats) -> Iterator[str]:
    """The balance of a seat: what was expected and what came of it, each part, and how many decisions cost much."""
    balances = [report.balance(aim)[seat] for aim in range(len(report.aims))]
    one = balances[0]
    expected, result = points(one.expected / UNIT), points(one.result / UNIT)
    yield words.text("report-seat", name=seats.names[seat], expected=expected, result=result)
    for term in TERMS:
        yield part_line(balances, term, report.game, words)
    counts = report.bands(seat)
    yield words.text("report-bands", **dict(zip(("five", "ten", "fifteen"), counts, strict=True)))


def part_line(balances: list[SeatBalance], term: str, game: str, words: Words) -> str:
    """A part of a balance; ``balances``: of the chance, and of the stakes where there are any."""
    part = part_name(term, game, words)
    if not any(one.is_sure(term) for one in balances):
        return words.text("report-part-unsure", part=part)
    shown = [figures(one, term, 100 if aim == 0 else 1, 0 if aim == 0 else 1) for aim, one in enumerate(balances)]
    if len(shown) == 1:
        return words.text("report-part", part=part, points=shown[0][0], error=shown[0][1])
    (value, error), (stakes, stakes_error) = shown
    return words.text(
        "report-part-stakes", part=part, points=value, error=error, stakes=stakes, stakes_error=stakes_error
    )


def figures(balance: SeatBalance, term: str, scale: int, digits: int) -> tuple[str, str]:
    """A part as people read it, with its sign, and half of its 95 % interval."""
    value = scale * balance.terms[term] / UNIT
    error = scale * INTERVAL * balance.errors[term]
    return f"{value:+.{digits}f}".replace("-", "−"), f"{error:.{digits}f}"


def moment_sentences(moment: Moment, words: Words, players: list[str]) -> list[str]:
    """What a decision cost, what was better, and why."""
    seats = Seats(words, players, moment.seat)
    played, better = moment.played.told(words, seats), moment.better.told(words, seats)
    place = moment.place.told(words, seats)
    loss, error = points(moment.loss), points(INTERVAL * moment.error)
    sentences = [
        words.text(
            "report-moment",
            deal=moment.deal,
            place=place[:1].lower() + place[1:],
            played=played,
            loss=loss,
            error=error,
        )
    ]
    key, (other, hands) = "report-better", (points(chance) for chance in moment.chances)
    if moment.made is not None and abs(moment.made[0] - moment.made[1]) >= MADE_MIN:
        key, (other, hands) = "report-better-makes", moment.made
    contract = moment.contract
    sentences.append(words.text(key, better=better, played=played, hands=hands, other=other, contract=contract))
    return [*sentences, *(reason.told(words, seats) for reason in moment.reasons)]


MADE_MIN = 5
"""A difference of fewer hands of a hundred is none to a person: then the sentence does not speak of the contract."""


def points(chance: float) -> int:
    """A chance in whole points of a hundred."""
    return round(100 * chance)
