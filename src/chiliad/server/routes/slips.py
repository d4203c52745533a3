"""My own slips, asked like problems: the moments in the reports on my matches."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import get, post
from litestar.params import JSONBody

from chiliad.bots.problem_answers import slip_answered
from chiliad.bots.report import Moment
from chiliad.games import GAMES
from chiliad.play.match import Match
from chiliad.presentation.said import Said
from chiliad.server.catalog import language
from chiliad.server.faults import NotFound
from chiliad.server.presenters.positions import move_answered, position_shown
from chiliad.server.protocol import ProblemAnswer, ProblemShown
from chiliad.server.report_protocol import SlipLine, Slips
from chiliad.server.reports import moments_in
from chiliad.server.requests import Solution
from chiliad.server.routes.request_context import (
    CHANGES,
    Ask,
    Lang,
    Link,
    guest_of,
    lang_of,
    limited,
    refusals,
    registry_of,
    seat_of,
)

SLIPS_MAX = 20
"""More would be old; and so many reports are read for them."""


@get("/api/slips/{game:str}", responses=refusals(401, 404), tags=["problems"], guards=limited("commands"))
async def all_slips(request: Ask, game: Link) -> Slips:
    """My own slips in a game, those of my last match first."""
    if game not in GAMES:
        raise NotFound("no-such-page")
    guest = await guest_of(request)
    found = []
    for row in await registry_of(request).store.reports_of(guest.id, game, SLIPS_MAX):
        played = datetime.fromtimestamp(row.changed_ms / 1000, UTC).isoformat(timespec="seconds")
        for one in moments_in(row.report, row.seat):
            found.append(SlipLine(_id(row.table, one), row.table, one.deal, one.action - 1, played))
    return Slips(found[:SLIPS_MAX])


def _id(table: str, moment: Moment) -> str:
    return f"{table}.{moment.deal}.{moment.step}"


async def _slip(request: Ask, game: str, slip: str) -> tuple[Match, Moment]:
    """The match as it was before a decision of mine; raises as ``seat_of``."""
    table_id = slip.partition(".")[0]
    session, seat = await seat_of(request, table_id)
    kept = await registry_of(request).store.report(table_id) if session.table.game.name == game else None
    for one in moments_in(kept, seat):
        if _id(table_id, one) == slip:
            return Match.of_record(session.table.playing.record.cut(one.deal, one.step)), one
    raise NotFound("no-such-problem")


@get(
    "/api/slips/{game:str}/{slip:str}",
    responses=refusals(401, 403, 404),
    tags=["problems"],
    guards=limited("commands"),
)
async def one_slip(request: Ask, game: Link, slip: Link, lang: Lang = None) -> ProblemShown:
    """The decision as I saw it."""
    match, moment = await _slip(request, game, slip)
    return ProblemShown(position_shown(match, moment.seat, language(lang_of(request, lang)), 0))


@post(
    "/api/slips/{game:str}/{slip:str}/answer",
    status_code=200,
    responses=refusals(*CHANGES, 401, 403, 404, 409),
    tags=["problems"],
    guards=limited("commands"),
)
async def slip_answer(
    request: Ask, game: Link, slip: Link, data: JSONBody[Solution], lang: Lang = None
) -> ProblemAnswer:
    """Whether a move is the better one, what the one of the match cost, and why; the cards of all seats."""
    match, moment = await _slip(request, game, slip)
    said = Said(language(lang_of(request, lang)))
    actions = match.read_move(moment.seat, data.move)
    right, told = slip_answered(moment, actions, match.players, said)
    return move_answered(match, moment.seat, actions, right, told, said)


HANDLERS = [all_slips, one_slip, slip_answer]
