"""The lessons of a guest: the list of them, and the tables at which they are played.

A guest has one table for each lesson at which it goes on.  How far they are follows from these tables.
"""

from __future__ import annotations

from chiliad.bots import default_bot
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.fair import commitment_of, new_secret
from chiliad.play.lessons import Lesson, find_lesson, lessons_of
from chiliad.records import write
from chiliad.records.options import written_options
from chiliad.server.events import BotSat, Sat, TableEvent, TableOpened, TableSettings
from chiliad.server.faults import NotFound
from chiliad.server.lessons import bots_of
from chiliad.server.opening import new_row
from chiliad.server.protocol import LessonLine, LessonState, Opened
from chiliad.server.registry import Registry, now_ms
from chiliad.server.rows import Guest, LessonRow
from chiliad.server.storage import ENDED

FINISHED = "over"  # the phase; a lesson that was begun again is "stopped"


async def lesson_lines(registry: Registry, guest: Guest | None, game: str, language: Language) -> list[LessonLine]:
    """The lessons of a game, and how far the guest is with each."""
    rows = await registry.store.lessons_of(guest.id) if guest is not None else []
    mine = [row for row in rows if row.game == _known(game)]
    return [_line(lesson, [row for row in mine if row.lesson == lesson.name], language) for lesson in lessons_of(game)]


def _line(lesson: Lesson, rows: list[LessonRow], language: Language) -> LessonLine:
    table = next((row.table for row in rows if row.phase not in ENDED), None)
    done = any(row.phase == FINISHED for row in rows)
    state: LessonState = "begun" if table is not None else "done" if done else "new"
    return LessonLine(lesson.name, language.text(lesson.title_id), state, table)


async def open_lesson(registry: Registry, guest: Guest, game: str, name: str, *, again: bool) -> Opened:
    """The table at which a guest's lesson goes on, else a new one; ``again``: in any case a new one.

    Raises ``Unreadable("unknown-lesson")``.
    """
    lesson = find_lesson(_known(game), name)
    for row in await registry.store.lessons_of(guest.id):
        if (row.game, row.lesson) != (game, lesson.name) or row.phase in ENDED:
            continue
        if again or not await _goes_on(registry, row.table):
            await _stop(registry, row.table)
        else:
            return Opened(row.table, None)
    return await _open(registry, guest, lesson)


async def _goes_on(registry: Registry, table: str) -> bool:
    """Whether the lesson at a table is still the same one."""
    try:
        await registry.session(table)
    except NotFound:
        return False
    return True


async def _stop(registry: Registry, table: str) -> None:
    """End a lesson that begins again at another table."""
    try:
        session = await registry.session(table)
    except NotFound:  # it can't be read any more: only its row can be changed
        await registry.store.append(table, [], phase="stopped")
        return
    await session.do(lambda: [] if session.table.ended else session.table.stop(session.table.host))


async def _open(registry: Registry, guest: Guest, lesson: Lesson) -> Opened:
    record, game, secret = lesson.record, lesson.game, new_secret()
    await registry.check_limits(guest)
    settings = TableSettings(
        preset=record.preset,
        options=written_options(game, record.preset, record.rules),
        host=guest.id,
        commitment=commitment_of(secret),  # of no meaning here: the cards are those of the record
        small=0,
        record=write(record),
        lesson=lesson.name,
    )
    row = new_row(game.name, settings, secret, now_ms())
    bots = bots_of(lesson, default_bot(game.name)).items()
    sat = [BotSat(seat, bot) for seat, bot in bots]
    begun: list[TableEvent] = [TableOpened(), Sat(lesson.seat, guest.id, guest.name, None), *sat]
    await registry.add_table(row, begun, {lesson.seat: guest.id})
    return Opened(row.id, None)


def _known(game: str) -> str:
    """The name of a game; raises ``NotFound`` where there is none."""
    if game not in GAMES:
        raise NotFound("no-such-page")
    return game
