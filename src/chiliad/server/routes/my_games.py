"""My own games and what is counted of them: matches at tables, and evenings whose score sheets I keep or have kept."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Literal, NamedTuple

from litestar import get
from litestar.params import FromQuery

from chiliad.errors import Unreadable
from chiliad.games import find
from chiliad.i18n.language import Language
from chiliad.i18n.words import BOT, Words, names_of
from chiliad.play.statistics import MONEY, Opponent, OwnMatch, Statistics, statistics
from chiliad.play.statistics_view import WON, opponent_said, tables
from chiliad.records import Record
from chiliad.server.catalog import language
from chiliad.server.evenings import SharedEvening
from chiliad.server.export import moment_of
from chiliad.server.games_protocol import CourseMonth, GameKind, MyGame, MyGames, MyStatistics, OpponentLine
from chiliad.server.my_matches import OwnSeat, marks_of, own_matches, own_seats, waiting
from chiliad.server.my_sheets import EVENINGS_MAX, CountedDeals, EveningScore, by_name, gone_on, own_sheet, paid_to
from chiliad.server.registry import Registry
from chiliad.server.requests import KeptSheet
from chiliad.server.routes.request_context import Ask, Lang, guest_of, lang_of, limited, refusals, registry_of
from chiliad.server.routes.sheets import sheet_of
from chiliad.server.rows import Guest, SeatRow
from chiliad.server.storage import ENDED
from chiliad.server.summary import Summary

PAGE = 25
"""Games on a page, if nobody asks for another number."""
PAGE_MAX = 100  # each line reads what its table is about

Asked = FromQuery[str | None]
KindAsked = FromQuery[Literal["table", "sheet"] | None]
_CURSOR = re.compile(r"([0-9]{1,15})\.([A-Za-z0-9_-]{1,40})")


class _Entry(NamedTuple):
    """A game in the order of the list: ``what`` it is has its time and its id."""

    changed_ms: int
    id: str
    what: OwnSeat | SharedEvening


@get("/api/me/games", responses=refusals(401), tags=["games"], guards=limited("commands"))
async def my_games(
    request: Ask,
    lang: Lang = None,
    game: Asked = None,
    against: Asked = None,
    kind: KindAsked = None,
    before: Asked = None,
    count: FromQuery[int] = PAGE,
) -> MyGames:
    """My matches and evenings, the last changed first; ``before`` is what ``next`` of the page before said."""
    guest, registry = await guest_of(request), registry_of(request)
    said = language(lang_of(request, lang))
    place = _place(before)
    seats, evenings = await _own(registry, guest, game, kind)
    found = [_Entry(one.changed_ms, one.table, one) for one in seats if _sat(one, guest, against)]
    found += [_Entry(one.changed_ms, one.code, one) for one in evenings if _wrote(one, guest, against)]
    found.sort(key=lambda one: one[:2], reverse=True)
    rest = [one for one in found if place is None or one[:2] < place]
    page, more = rest[: max(1, min(count, PAGE_MAX))], len(rest) > max(1, min(count, PAGE_MAX))
    lines = await _lines(registry, guest, page, said)
    last = f"{page[-1].changed_ms}.{page[-1].id}" if more else None
    return MyGames(lines, last, len(found))


@get("/api/me/statistics", responses=refusals(401), tags=["games"], guards=limited("commands"))
async def my_statistics(
    request: Ask, lang: Lang = None, game: Asked = None, against: Asked = None, kind: KindAsked = None
) -> MyStatistics:
    """What is counted of my matches that are over; those that are not counted yet are counted now, one by one."""
    guest, registry = await guest_of(request), registry_of(request)
    said = language(lang_of(request, lang))
    seats, evenings = await _own(registry, guest, game, kind)
    uncounted = waiting(seats)
    registry.figures.want(uncounted)
    # A thousand matches take a while to add up: the tables go on meanwhile.
    matches, paid = await asyncio.to_thread(_matches, registry, guest, seats, evenings, game)
    return await asyncio.to_thread(_told, matches, paid, against, len(uncounted), said)


async def _own(
    registry: Registry, guest: Guest, game: str | None, kind: GameKind | None
) -> tuple[list[OwnSeat], list[SharedEvening]]:
    """The seats and the evenings of a guest, of one game or kind where that is asked for."""
    seats = [] if kind == "sheet" else await own_seats(registry.store, guest.id)
    evenings = [] if kind == "table" else await registry.evenings.written_by(guest, EVENINGS_MAX)
    if game is not None:
        seats = [one for one in seats if one.game == game]
        evenings = [one for one in evenings if any(sheet.game == game for sheet in one.kept.sheets)]
    return seats, evenings


def _matches(
    registry: Registry,
    guest: Guest,
    seats: Sequence[OwnSeat],
    evenings: Sequence[SharedEvening],
    game: str | None,
) -> tuple[list[OwnMatch], list[tuple[Opponent, int]]]:
    """The matches that are counted, and what was paid by the sheets: all of it where a game has stakes."""
    tables, deals = own_matches(guest.id, seats), CountedDeals(marks_of(seats))
    matches, paid = list[OwnMatch](), list[tuple[Opponent, int]]()
    for one in evenings:
        for sheet in registry.counted_evenings.of(one, _record, deals):
            if game not in (None, sheet.game):
                continue
            if (table := deals.begun_at(sheet)) is not None:
                tables[table] = gone_on(tables[table], sheet)
            elif (own := own_sheet(guest, sheet)) is not None:
                matches.append(own)
        if game is None or find(game).payment is not None:
            paid += paid_to(guest, one)
    return [*tables.values(), *matches], paid


def _told(
    matches: Sequence[OwnMatch],
    paid: Sequence[tuple[Opponent, int]],
    against: str | None,
    uncounted: int,
    said: Language,
) -> MyStatistics:
    found = statistics(matches, paid, against, said.code)
    known = found.names if against is None or against in found.names else {}
    return MyStatistics(
        matches=sum(pair.matches for pair in found.games.values()),
        waiting=uncounted,
        opponents=_opponents(matches, found, said),
        tables=tables(found, said, against) if known else [],
        course=[
            CourseMonth(month, counts["matches"].amount, counts[WON.name].amount if WON.name in counts else 0)
            for month, counts in sorted(found.months.items())
            if month
        ],
    )


def _record(sheet: KeptSheet) -> Record:
    return sheet_of(sheet, language("en")).record  # the language is that of refusals, which nobody reads here


def _opponents(matches: Sequence[OwnMatch], found: Statistics, said: Language) -> list[OpponentLine]:
    """Everybody who sat opposite, those of most matches first."""
    counts = dict.fromkeys(found.names, 0)
    for match in matches:
        for key in {other.key for other in match.others.values()}:
            counts[key] += 1
    order = sorted(counts, key=lambda key: -counts[key])
    return [OpponentLine(key, opponent_said(found.names[key], said), found.names[key].kind) for key in order]


# --- The list --------------------------------------------------------------------------------------------------------


def _place(before: str | None) -> tuple[int, str] | None:
    """Where a page begins; raises ``Unreadable``."""
    if before is None:
        return None
    found = _CURSOR.fullmatch(before)
    if found is None:
        raise Unreadable("bad-page", text=before[:60])
    return int(found[1]), found[2]


def _sat(one: OwnSeat, guest: Guest, against: str | None) -> bool:
    return against is None or any(other.key == against for other in one.opponents(guest.id).values())


def _wrote(one: SharedEvening, guest: Guest, against: str | None) -> bool:
    if against is None:
        return True
    named = dict.fromkeys(name for sheet in one.kept.sheets for name in sheet.names)
    return any(by_name(guest, name).key == against for name in named)


async def _lines(registry: Registry, guest: Guest, page: Sequence[_Entry], said: Language) -> list[MyGame]:
    ids = [one.id for one in page if isinstance(one.what, OwnSeat)]
    rows = {one.row.id: one for one in await registry.store.tables_of(guest.id, PAGE_MAX, ids)} if ids else {}
    found = []
    for one in page:
        if isinstance(one.what, SharedEvening):
            scores = registry.evening_scores
            # A long evening that nobody has asked for yet takes a while to settle: the tables go on meanwhile.
            found.append(_evening_line(one.what, await asyncio.to_thread(scores.of, one.what, _record)))
        elif one.id in rows and (line := await _table_line(registry, rows[one.id], one.what, said)) is not None:
            found.append(line)
    return found


async def _table_line(registry: Registry, one: SeatRow, own: OwnSeat, said: Language) -> MyGame | None:
    """A match in the list; None for a table that can't be read, or whose seat was just left."""
    stands = await registry.summaries.seated(one)
    if stands is None:
        return None
    row, words = one.row, Words(said)
    counts = own.figures.seats[one.seat] if own.figures is not None and own.figures.seats else {}
    return MyGame(
        kind="table",
        id=row.id,
        when=moment_of(row.changed_ms),
        games=[row.game],
        preset=words.preset(row.settings.preset),
        phase=stands.phase,
        names=names_of(list(stands.players), said.text),
        levels=[words.bot(player) if player.startswith(BOT) else None for player in stands.players],
        seat=one.seat,
        totals=list(stands.totals),
        won=[],
        place=_place_of(stands, one.seat),
        money=counts[MONEY].amount if MONEY in counts else None,
        replay=row.replay if stands.phase in ENDED and row.record is not None else None,
        matches=1,
    )


def _place_of(stands: Summary, seat: int) -> int | None:
    """A seat's place in a match that somebody has won: the winner is first, then the totals decide."""
    if stands.winner is None:
        return None
    if stands.winner == seat:
        return 1
    others = [total for at, total in enumerate(stands.totals) if at not in (seat, stands.winner)]
    return 2 + sum(total > stands.totals[seat] for total in others)


def _evening_line(one: SharedEvening, score: EveningScore) -> MyGame:
    sheets = one.kept.sheets
    return MyGame(
        kind="sheet",
        id=one.code,
        when=moment_of(one.changed_ms),
        games=list(dict.fromkeys(sheet.game for sheet in sheets)),
        preset=None,
        phase=None,
        names=score.names,
        levels=[None] * len(score.names),
        seat=None,
        totals=score.totals,
        won=score.won,
        place=None,
        money=None,
        replay=None,
        matches=len(sheets),
    )


HANDLERS = [my_games, my_statistics]
