"""A command that is answered without the framework is answered as the route answers it, in every byte."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest

from chiliad.server import session as sessions
from chiliad.server.patience import Patience
from chiliad.server.quick import Quick
from server.client import Answer, Person, Server, asynchronous, serving


def _quick(server: Server) -> Quick:
    return cast(Quick, cast(Patience, server.app.asgi_handler).app)


@contextmanager
def handed_on(server: Server) -> Iterator[list[str]]:
    """The paths of the requests that the framework gets meanwhile."""
    quick, paths = _quick(server), list[str]()
    app = quick.app

    async def seen(scope: Any, receive: Any, send: Any) -> None:
        paths.append(scope["path"])
        await app(scope, receive, send)

    quick.app = seen
    yield paths
    quick.app = app


async def _by_the_route(ala: Person, path: str, body: Any, **query: Any) -> Answer:
    """The same request, handed on: its header names something that is counted by nobody twice."""
    quick = _quick(ala.server)
    asked, quick._asked = quick._asked, lambda scope: None  # type: ignore[method-assign]
    try:
        with handed_on(ala.server) as paths:
            answer = await ala.post(path, body, **query)
        assert paths == [path]
        return answer
    finally:
        quick._asked = asked  # type: ignore[method-assign]


@pytest.mark.parametrize("lang", [None, "fa"])
@asynchronous
async def test_it_answers_as_the_route_does(
    database_url: str, monkeypatch: pytest.MonkeyPatch, lang: str | None
) -> None:
    async with serving(database_url) as server:
        ala, bo = [await server.person(name) for name in ("Ala", "Bo")]
        opened = await ala.open("mille", "me", "open")
        await bo.sit(opened["invite"])
        path, session = f"/api/tables/{opened['table']}/commands", await server.session(opened["table"])
        actor, other = (ala, bo) if session.table.actor == 0 else (bo, ala)
        revision = session.table.revision
        move = (await actor.news(opened["table"]))["desk"]["moves"][0]["move"]
        asked: list[tuple[Person, int, dict[str, Any]]] = [
            (other, 409, {"id": "a", "revision": revision, "do": "move", "move": "draw"}),
            (actor, 409, {"id": "b", "revision": revision, "do": "move", "move": "discard As"}),
            (actor, 400, {"id": "c", "revision": revision, "do": "move", "move": "dance"}),
            (actor, 400, {"id": "d", "revision": revision + 9, "do": "move", "move": "draw"}),
            (actor, 200, {"id": "e", "revision": revision, "do": "move", "move": move}),
            (actor, 409, {"id": "f", "revision": 1, "do": "move", "move": "draw"}),  # late, with the news
            (await server.person("Cy"), 403, {"id": "g", "revision": revision, "do": "next"}),
        ]
        for person, status, body in asked:
            with handed_on(server) as paths:
                quick = await person.post(path, body, lang=lang)
            assert (paths, quick.status) == ([], status)
            assert quick == await _by_the_route(person, path, body, lang=lang)

        def fails(*_: Any) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(sessions.TableSession, "_decide", fails)
        body = {"id": "h", "revision": revision, "do": "next"}
        with handed_on(server) as paths:
            quick = await ala.post(path, body, lang=lang)
        assert (paths, quick.status, quick.slug) == ([], 500, "internal-fault")
        assert quick == await _by_the_route(ala, path, body, lang=lang)


@asynchronous
async def test_whatever_is_not_plain_is_handed_on(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        opened = await ala.open("mille", "me", "open")
        path = f"/api/tables/{opened['table']}/commands"
        body = {"id": "a", "revision": 1, "do": "leave"}
        whole, mine = json.dumps(body).encode(), ala.headers
        odd: list[tuple[int, str, dict[str, Any]]] = [
            (403, "wrong-origin", {"body": body, "headers": {**mine, "origin": "https://other.example"}}),
            (415, "not-json", {"body": body, "headers": {**mine, "content-type": "text/plain"}}),
            (400, "bad-request", {"raw": whole[:-1], "headers": mine}),
            (400, "bad-request", {"raw": b"\xff" + whole, "headers": mine}),
            (400, "bad-request", {"raw": b"[" * 5000, "headers": mine}),
            (400, "bad-request", {"body": {**body, "more": 1}, "headers": mine}),
            (400, "bad-request", {"raw": b"", "headers": mine}),
            (413, "request-too-large", {"body": {**body, "tab": "x" * 20_000}, "headers": mine}),
            (401, "no-guest", {"body": body, "headers": {"authorization": "Bearer nobody"}}),
            (401, "no-guest", {"body": body}),
            (400, "client-too-old", {"body": body, "headers": mine, "protocol": 1}),
            (400, "unknown-language", {"body": body, "headers": mine, "lang": "tlh"}),
        ]
        for status, slug, request in odd:
            with handed_on(server) as paths:
                answer = await server.ask("POST", path, **request)
            assert (answer.status, answer.slug) == (status, slug), request
            assert paths == [path], request
        with handed_on(server) as paths:
            assert (await ala.post("/api/tables/none/commands", body)).status == 404
            assert (await ala.get(path)).status == 405
        assert len(paths) == 2
        assert (await server.session(opened["table"])).table.revision == 2, "nothing was done"


@asynchronous
async def test_a_command_counts_once_whoever_answers(database_url: str) -> None:
    async with serving(database_url, commands_per_minute=3) as server:
        ala = await server.person("Ala")
        opened = await ala.open("mille", "me", "open")
        path, body = f"/api/tables/{opened['table']}/commands", {"id": "a", "revision": 1, "do": "next"}
        with handed_on(server) as paths:
            found = [(await ala.post(path, body)).status for _ in range(2)]
            found.append((await ala.post(path, {**body, "more": 1})).status)  # read by the route
            found.append((await ala.post(path, body)).status)
        assert found == [409, 409, 400, 429]
        assert paths == [path, path]


@asynchronous
async def test_a_limit_that_is_reached_while_the_body_arrives_is_a_refusal(database_url: str) -> None:
    async with serving(database_url, commands_per_minute=3) as server:
        ala = await server.person("Ala")
        opened = await ala.open("mille", "me", "open")
        quick = _quick(server)
        asked = quick._asked

        def reached(scope: Any) -> Any:
            found = asked(scope)
            while found is not None and quick._commands.wait_s(found.guest.id) == 0:  # her other commands come first
                quick._commands.take(found.guest.id)
            return found

        quick._asked = reached  # type: ignore[method-assign]
        with handed_on(server) as paths:
            answer = await ala.post(
                f"/api/tables/{opened['table']}/commands", {"id": "a", "revision": 1, "do": "leave"}
            )
        assert (paths, answer.status, answer.slug) == ([], 429, "too-many-requests")
