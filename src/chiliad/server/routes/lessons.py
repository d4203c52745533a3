"""Lessons: what there is to learn, and the tables at which it is learned."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from chiliad.server.catalog import language
from chiliad.server.lesson_tables import lesson_lines, open_lesson
from chiliad.server.protocol import Lessons, Opened
from chiliad.server.requests import OpenLesson
from chiliad.server.routes.request_context import (
    CHANGES,
    Ask,
    Lang,
    Link,
    guest_of,
    lang_of,
    limited,
    maybe_guest,
    refusals,
    registry_of,
)


@get("/api/lessons/{game:str}", responses=refusals(404), tags=["lessons"], guards=limited("commands"))
async def lessons(request: Ask, game: Link, lang: Lang = None) -> Lessons:
    """The lessons of a game, and how far I am with each."""
    said = language(lang_of(request, lang))
    return Lessons(await lesson_lines(registry_of(request), await maybe_guest(request), game, said))


@post(
    "/api/lessons/{game:str}/{lesson:str}",
    status_code=201,
    responses=refusals(*CHANGES, 401, 404, 409),
    tags=["lessons"],
    guards=limited("tables", "tables a day"),
)
async def learn(request: Ask, game: Link, lesson: Link, data: JSONBody[OpenLesson]) -> Opened:
    """Open the table at which my lesson goes on, or a new one."""
    guest = await guest_of(request)
    return await open_lesson(registry_of(request), guest, game, lesson, again=data.again)


VERSIONED = [lessons, learn]
