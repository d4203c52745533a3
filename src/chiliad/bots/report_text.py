"""A report in words: sentences that can be read from top to bottom, for a terminal and for a screen reader.

Numbers are whole points: hundredths of the chance to win the match.  What is smaller than two standard errors is called
too small to tell.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor

from chiliad.bots.advice import INTERVAL
from chiliad.bots.balance import TERMS, UNIT
from chiliad.bots.intervals import Estimate
from chiliad.bots.player_balance import EXPECTED, RESULT, PlayerBalance
from chiliad.bots.report import Moment, Report, SeatBalance
from chiliad.i18n.words import BOT, Seats, Words

POINTS = 100
"""People read a chance in points: hundredths."""


def part_name(term: str, game: str, words: Words) -> str:
    """What a part of the balance is called; a game may have a name of its own for it."""
    key = f"report-{term.replace('_', '-')}"
    own = f"{key}-{game}"
    return words.text(own if words.language.has(own) else key)


def report_lines(report: Report, words: Words, viewer: int | None = None) -> Iterator[str]:
    """The report in sentences; of the moments only those of ``viewer``, with None those of all persons."""
    seats = Seats(words, report.players, viewer)
    yield words.text("report-head", deals=len(report.deals))
    told = report.told_moments(viewer)
    for seat in report.told_seats(viewer):
        own = [moment for moment in told if moment.seat == seat]
        yield words.text("report-moments" if own else "report-no-moments", name=seats.names[seat])
        for number, moment in enumerate(own, 1):
            yield f"{words.language.number(str(number))}. " + " ".join(moment_sentences(moment, words, report.players))
    yield words.text("report-about")
    for seat in range(len(report.players)):
        yield from balance_lines(report, seat, words, seats)
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
    key = "report-bands" if counts[0] else "report-bands-none"
    yield words.text(key, **dict(zip(("five", "ten", "fifteen"), counts, strict=True)))


def player_lines(players: Sequence[PlayerBalance], game: str, title: str, matches: int, words: Words) -> Iterator[str]:
    """The balance of each player over many matches of a game, in points a match; ``title``: what the game is called."""
    yield words.text("many-head", game=title, matches=matches)
    for one in players:
        name = words.bot(one.player) if one.player.startswith(BOT) else one.player
        expected = _tenths(one.means[EXPECTED], words)["points"]
        yield words.text("many-player", name=name, matches=one.matches, expected=expected)
        yield words.text("many-result", **_tenths(one.means[RESULT], words))
        for term in TERMS:
            yield words.text("many-part", part=part_name(term, game, words), **_tenths(one.means[term], words, True))
        ratio = "?" if one.variance_ratio is None else words.language.number(f"{one.variance_ratio:.2f}")
        yield words.text("many-less-luck", ratio=ratio, **_tenths(one.less_luck, words))


def _tenths(estimate: Estimate, words: Words, sign: bool = False) -> dict[str, str]:
    """A mean chance in points and tenths, and the ends of its interval."""
    form = "+.1f" if sign else ".1f"
    told = ("?" if one is None else words.language.number(f"{POINTS * one:{form}}") for one in estimate)
    return dict(zip(("points", "low", "high"), told, strict=True))


def part_line(balances: list[SeatBalance], term: str, game: str, words: Words) -> str:
    """A part of a balance; ``balances``: of the chance, and of the stakes where there are any."""
    part, one = part_name(term, game, words), balances[0]
    if not any(balance.terms[term] or balance.errors[term] for balance in balances):
        return words.text("report-part-zero", part=part)
    told, key = figures(one, term), "report-part-unsure"
    values: dict[str, str] = {}
    if told is not None and told[1]:
        key = "report-part"
        values = {"points": _signed(told[0], 0, words), "error": words.language.number(str(told[1]))}
    for stakes in balances[1:]:
        if stakes.is_sure(term):
            key += "-stakes"
            values["stakes"] = _signed(stakes.terms[term] / UNIT, 1, words)
            values["stakes_error"] = words.language.number(_interval(stakes.errors[term], 1))
        elif key == "report-part":
            key += "-stakes-unsure"
    return words.text(key, part=part, **values)


def figures(one: SeatBalance, term: str, scale: int = POINTS) -> tuple[int, int] | None:
    """A part in whole numbers, and half of its 95 % interval; ``scale``: how many of them a unit is.

    None where it is too small to tell; 0 and 0 where nothing of the kind has happened.
    """
    if not (one.terms[term] or one.errors[term]):
        return 0, 0
    value = whole_parts(one, scale)[term]
    return (value, int(_interval(scale * one.errors[term], 0))) if value and one.is_sure(term) else None


def whole_parts(one: SeatBalance, scale: int = POINTS) -> dict[str, int]:
    """The parts of a balance in whole numbers, rounded so that their sum is the result less what was expected."""
    exact = {term: scale * number / UNIT for term, number in one.terms.items()}
    whole = {term: floor(number) for term, number in exact.items()}
    missing = round(scale * one.result / UNIT) - round(scale * one.expected / UNIT) - sum(whole.values())
    order = sorted((term for term in exact if exact[term]), key=lambda term: whole[term] - exact[term])
    for place in range(abs(missing) if order else 0):
        whole[order[place % len(order)] if missing > 0 else order[-1 - place % len(order)]] += 1 if missing > 0 else -1
    return whole


def _signed(value: float, digits: int, words: Words) -> str:
    """A number as people read it, with its sign."""
    return words.language.number(f"{value:+.{digits}f}")


def _interval(error: float, digits: int) -> str:
    """Half of the 95 % interval; never 0, since a number that is rounded is not exact."""
    return f"{max(INTERVAL * error, 10.0**-digits):.{digits}f}"


def moment_sentences(moment: Moment, words: Words, players: list[str]) -> list[str]:
    """What a decision cost, what was better, and why; the player whose decision it was is addressed."""
    seats = Seats(words, players, moment.seat)
    played, better = moment.played.told(words, seats), moment.better.told(words, seats)
    place = moment.place.told(words, seats)
    loss, error = points(moment.loss), int(_interval(100 * moment.error, 0))
    place = place[:1].lower() + place[1:]
    key, (other, hands) = "report-better", (points(moment.chances[0]), points(moment.chances[0]) + loss)
    reasons = list(moment.reasons)
    if moment.made is not None and _is_told(moment.made, moment.defends):
        key, (other, hands) = "report-better-makes", moment.made
        if moment.defends:
            key, (other, hands) = "report-better-stops", (100 - other, 100 - hands)
        reasons = [reason for reason in reasons if not reason.key.endswith(SAYS_MADE)]
    return [
        words.text("report-moment", deal=moment.deal, place=place, played=played, loss=loss, error=error),
        words.text(key, better=better, hands=hands, other=other, contract=moment.contract),
        *(reason.told(words, seats) for reason in reasons),
    ]


def _is_told(made: tuple[int, int], defends: bool) -> bool:
    """Whether the contract shows why a move is better: it is made, or for a defender fails, clearly more often."""
    return (made[0] - made[1] if defends else made[1] - made[0]) >= MADE_MIN


SAYS_MADE = "-make-chance"
"""How the keys of reasons end that say how often the contract is made."""
MADE_MIN = 5
"""A difference of fewer hands of a hundred is none to a person: then the sentence does not speak of the contract."""


def points(chance: float) -> int:
    """A chance in whole points of a hundred."""
    return round(POINTS * chance)
