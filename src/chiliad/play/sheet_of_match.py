"""A match, played here or anywhere, that goes on with real cards: its deals as figures on a score sheet.

The figures are what all players saw at the end of each deal, so a sheet says no more than the public view of a record:
none of the cards that were hidden then, and nothing that tells them.
"""

from __future__ import annotations

from collections.abc import Sequence

from chiliad.errors import Illegal, Unreadable
from chiliad.play.score_sheet import PLAYED, SMALL, ScoreSheet
from chiliad.records import Deal, Record
from chiliad.records.model import figures_of
from chiliad.records.toml import TomlTable

SHEET_DEALS_MAX = 300  # of a match on a sheet: a long evening has some fifty


def sheet_of_match(record: Record, names: Sequence[str], replay: str = "") -> ScoreSheet:
    """The deals of a match that are over, on a sheet; ``names`` by seat; ``replay`` is their ``PLAYED``.

    Raises ``Illegal("record-begins-midway")`` for a match that does not begin at its beginning: a sheet does; and
    ``Unreadable`` for more deals than a sheet has, and where the game has no score sheet.
    """
    game, over = record.game, [deal for deal in record.deals if deal.settlement is not None]
    if game.face_or_none("score_sheet") is None:
        raise Unreadable("no-score-sheet", game=game.name)
    if record.deals and record.deals[0].before != game.before(record.rules):
        raise Illegal("record-begins-midway")
    if len(over) > SHEET_DEALS_MAX:
        raise Unreadable("too-many-deals", limit=SHEET_DEALS_MAX)
    sheet = ScoreSheet(Record.new(game, record.preset, record.rules, names))
    if "date" in record.extra:
        sheet.record.extra["date"] = record.extra["date"]
    stated = record.extra.get(SMALL) if record.payment is None else record.payment.small
    if isinstance(stated, int):
        sheet.small = stated
    if over:
        sheet.type_all([_figures(record, deal, replay) for deal in over], over[0].dealer)
    return sheet


def _figures(record: Record, deal: Deal, replay: str) -> TomlTable:
    if deal.typed is not None:
        marked = {PLAYED: deal.typed[PLAYED]} if isinstance(deal.typed.get(PLAYED), str) else {}
        return {**figures_of(deal.typed), **marked}
    face, seen = record.game.face("score_sheet"), record.seen_at_end(deal)
    return {**face.played(record.rules, seen, deal.settlement), PLAYED: replay}
