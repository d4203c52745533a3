"""Streams of clients that read slowly, or no more: nobody waits for them, and what they have missed comes later."""

from __future__ import annotations

import random

import pytest

from chiliad.server import body_writer
from chiliad.server import session as sessions
from server.client import UNREAD_MAX, asynchronous, serving, until
from server.connecting import connected, happened, read_until, stream_request
from server.refusing import hold_bots
from server.seating import numbers, plays, seated


@asynchronous
async def test_a_slow_reader_is_let_go_and_comes_back(database_url: str) -> None:
    rng = random.Random("slow")
    async with serving(database_url) as server:
        table, people = await seated(server, "mille", 2)
        session = await server.session(table)
        quick = await people[0].listen(table).until(lambda it: it.news)
        slow = await people[1].listen(table).until(lambda it: it.news)
        listening = len(session.listeners)
        slow.stop_reading()
        for _ in range(12):
            await plays(people, table, [quick], rng)
        assert len(session.listeners) == listening - 1, "the server must not wait for a slow reader"
        slow.read_on()
        await slow.until_ended()
        last = max(one.number or 0 for one in slow.events)
        assert last < quick.revision
        back = await people[1].listen(table, last).until(lambda it: it.news)
        assert numbers([*slow.happened, *back.happened])[-1] == quick.revision
        seen = numbers([*slow.happened, *back.happened])
        assert seen == list(range(seen[0], quick.revision + 1))


@asynchronous
async def test_news_wait_until_a_slow_client_has_read_the_first(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first message may be longer than what may wait for a client: the server does not end that stream."""
    rng, whole = random.Random("first"), sessions.message

    def padded(event: str, data: object, number: int | None = None) -> bytes:
        padding = b":" + b" " * 8 * body_writer.UNREAD_MAX + b"\n\n" if event == "news" else b""
        return padding + whole(event, data, number)

    async with serving(database_url) as server, connected(server) as (connection, client):
        table, people = await seated(server, "mille", 2)
        session = await server.session(table)
        quick = await people[0].listen(table).until(lambda it: it.news)
        with monkeypatch.context() as patched:
            patched.setattr(sessions, "message", padded)
            client.send(stream_request(people[1], table))
            await until(lambda: len(session.listeners) == 2)
        await until(lambda: connection.transport.get_write_buffer_size() > body_writer.UNREAD_MAX)
        for _ in range(6):
            await plays(people, table, [quick], rng)
        assert len(session.listeners) == 2, "the server must keep a client that still reads its first message"
        slow = numbers(happened(await read_until(client, rb"id: %d\n.*?\n\n" % quick.revision)))
        assert slow == list(range(slow[0], quick.revision + 1))


@asynchronous
async def test_a_heartbeat_that_is_not_read_ends_the_stream(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "HEARTBEAT_S", 0.01)
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        table, people = await seated(server, "mille", 1)
        session = await server.session(table)
        stream = await people[0].listen(table).until(lambda it: it.heartbeats >= 3)
        stream.stop_reading()
        await until(lambda: not session.listeners or stream.unread > 2 * UNREAD_MAX)
        assert not session.listeners
