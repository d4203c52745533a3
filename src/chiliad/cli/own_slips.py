"""A person's own slips, which ``chiliad problems`` asks first: the moments in the reports on matches of this terminal.

A report takes some seconds, so one match is looked back at in a sitting, the last one that was not.  Its moments are
kept in the folder ``slips`` of the person's data, in a file for each match.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from datetime import date
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from chiliad.bots.problems import read_reason
from chiliad.bots.report import Moment, told_of
from chiliad.cli import saved_matches
from chiliad.cli.arguments import cores
from chiliad.cli.reporting import progress, report_on, steps
from chiliad.errors import ChiliadError
from chiliad.i18n.words import BOT
from chiliad.play.atomic_write import save
from chiliad.play.match import Match
from chiliad.records import Record, read_file, write

MATCHES_MAX = 20
"""Of the last matches; more would be old."""


class OwnSlip(NamedTuple):
    """A decision of a match that is over."""

    id: str
    day: str  # when the match was played to its end
    record: Record
    moment: Moment

    def match(self) -> Match:
        """The match as it was before the decision."""
        return Match.of_record(self.record.cut(self.moment.deal, self.moment.step))


def own_slips(game: str) -> list[OwnSlip]:
    """The slips that are known, those of the last match first."""
    return [slip for path in _over(game) for slip in _kept(path)]


def look_back(game: str, told: Callable[[str], None]) -> None:
    """Find the slips of the last match that nobody has looked back at; ``told`` is called with its day before that."""
    for path in _over(game):
        if _file(path).exists():
            continue
        with contextlib.suppress(ChiliadError, OSError):  # of some matches there is no report
            record = read_file(path)
            parts = steps(record)
            told(_day(path))
            with progress(parts) as done:
                report = report_on(record, write(record), None, 0, cores(), done)
            found = [one for one in report.moments if not record.players[one.seat].startswith(BOT)]
            save(_file(path), json.dumps([asdict(one) for one in found]) + "\n")
            return


def _over(game: str) -> Iterator[Path]:
    return islice(saved_matches.over(saved_matches.folder(), game), MATCHES_MAX)


def _file(path: Path) -> Path:
    return saved_matches.data_folder() / "slips" / f"{path.name}.json"


def _day(path: Path) -> str:
    return date.fromtimestamp(path.stat().st_mtime).isoformat()


def _kept(path: Path) -> list[OwnSlip]:
    """The slips of a match; none where it, or what is kept of it, can't be read."""
    try:
        moments, record = _moments(_file(path).read_text("utf-8")), read_file(path)
        told = [moment for seat in range(record.seats) for moment in told_of(moments, seat)]
        slips = [OwnSlip(f"{path.name}.{one.deal}.{one.step}", _day(path), record, one) for one in told]
        for slip in slips:
            slip.match()  # the record is another one if it has no such place
        return slips
    except (OSError, ChiliadError, ValueError, TypeError, LookupError, AttributeError):
        return []


def _moments(text: str) -> list[Moment]:
    """Moments as they were written; raises what is no moment."""
    found = []
    for one in json.loads(text):
        said = {name: read_reason(one[name]) for name in ("place", "played", "better")}
        made = one["made"] if one["made"] is None else tuple(one["made"])
        reasons = tuple(map(read_reason, one["reasons"]))
        found.append(Moment(**{**one, **said, "chances": tuple(one["chances"]), "made": made, "reasons": reasons}))
    return found
