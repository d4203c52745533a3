"""The report after a match, for those who sat there."""

from __future__ import annotations

from litestar import get

from chiliad.errors import Illegal
from chiliad.presentation.said import Said
from chiliad.server.catalog import language
from chiliad.server.faults import NotFound
from chiliad.server.presenters import report_shown
from chiliad.server.report_protocol import TableReport
from chiliad.server.routes.request_context import Ask, Lang, Link, lang_of, limited, refusals, registry_of, seat_of


@get(
    "/api/tables/{table_id:str}/report",
    responses=refusals(401, 403, 404, 409),
    tags=["tables"],
    guards=limited("commands"),
)
async def table_report(request: Ask, table_id: Link, lang: Lang = None) -> TableReport:
    """The report on my match, once it is over, or how far it is; it is begun if nobody has asked for it."""
    session, seat = await seat_of(request, table_id)
    if session.table.lesson is not None:
        raise NotFound("no-such-page")
    if not session.table.ended:
        raise Illegal("match-not-over")
    said = language(lang_of(request, lang))
    stands = await registry_of(request).reports.progress(session.table)
    return TableReport(
        stands.done,
        stands.of,
        None if stands.report is None else report_shown(stands.report, seat, said, session.table.small),
        None if stands.why is None else Said(said).why(stands.why),
    )


VERSIONED = [table_report]
