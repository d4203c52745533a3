"""Bots that wait until a listener has heard what happened."""

from __future__ import annotations

import asyncio

from chiliad.server.hearing import Hearing
from server.client import asynchronous, serving, until
from server.refusing import refused

LONG_S = 600.0


def test_a_connected_listener_is_waited_for_until_everything_is_heard():
    connected = {0}
    hearing = Hearing(lambda seat: seat in connected, LONG_S)
    assert not hearing.waits(5), "nobody listens"
    hearing.heard(0, 4, listening=True)
    hearing.heard(1, 4, listening=True)
    assert hearing.waits(5)
    hearing.heard(0, 5, listening=True)
    assert not hearing.waits(5), "the other listener is not connected"
    connected.add(1)
    assert hearing.waits(5)
    hearing.heard(1, 0, listening=False)
    assert not hearing.waits(5)
    hearing.heard(0, 3, listening=True)
    assert not hearing.waits(5), "a listener who heard an event never waits for it again"


@asynchronous
async def test_waiting_ends_when_it_is_heard_when_the_listener_is_gone_and_after_a_while() -> None:
    connected = {0}
    hearing = Hearing(lambda seat: seat in connected, LONG_S)
    hearing.heard(0, 1, listening=True)
    waiting = asyncio.ensure_future(hearing.all_heard(2))
    await asyncio.sleep(0)
    assert not waiting.done()
    hearing.heard(0, 2, listening=True)
    await asyncio.wait_for(waiting, LONG_S / 10)
    waiting = asyncio.ensure_future(hearing.all_heard(3))
    await asyncio.sleep(0)
    connected.clear()
    hearing.wake()
    await asyncio.wait_for(waiting, LONG_S / 10)
    connected.add(0)
    hearing.max_s = 0.01
    await asyncio.wait_for(hearing.all_heard(3), LONG_S / 10)


@asynchronous
async def test_a_bot_acts_when_the_listener_has_heard_my_move(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        table = (await ala.open("tysiac", "me", "bot:greedy", "bot:greedy"))["table"]
        path = f"/api/tables/{table}/heard"
        refused(await bo.post(path, {"revision": 0}), 403, "no-seat-here")
        refused(await ala.post(path, {"revision": -1}), 400, "bad-request")
        listening = ala.listen(table)
        await listening.until(lambda one: one.news)
        session = await server.session(table)
        await until(lambda: session.table.actor == 0)
        assert (await ala.post(path, {"revision": 0})).done() == {"revision": session.table.revision}
        began, ended = [], []
        wait = session.hearing.all_heard

        async def noted(revision: int) -> None:
            began.append(revision)
            await wait(revision)
            ended.append(revision)

        session.hearing.all_heard = noted  # type: ignore[method-assign]
        while not began:
            news = await ala.news(table)
            (await ala.command(table, "move", move=news["desk"]["moves"][-1]["move"])).done()
            await until(lambda: began or session.table.actor == 0)
        mine = session.table.revision
        assert (began, ended) == ([mine], [])
        (await ala.post(path, {"revision": mine})).done()
        await until(lambda: session.table.revision > mine)
        assert ended[0] == mine
        await listening.close()
