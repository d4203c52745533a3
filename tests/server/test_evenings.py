"""Evenings that several devices share: one writes, the others follow, and the pen goes from hand to hand."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import select

from chiliad.server import evenings as shared
from chiliad.server.registry import now_ms
from chiliad.server.routes import evenings as routes
from chiliad.server.schema import EVENING_WRITERS
from server.client import Person, Server, asynchronous, serving
from server.joining import link_of, use

pytestmark = pytest.mark.both_databases

MADE = {"declarer": 0, "contract": 120, "points": [140, 10, 10]}
SHEET: dict[str, Any] = {"game": "tysiac", "names": ["Ala", "Bo", "Cem"], "preset": "playroom", "dealer": 2}
NONE: dict[str, Any] = {"sheets": [{**SHEET, "deals": []}], "paid": []}


def after(count: int) -> dict[str, Any]:
    return {"sheets": [{**SHEET, "deals": [MADE] * count}], "paid": []}


async def share(person: Person, evening: dict[str, Any] = NONE) -> Any:
    return (await person.post("/api/evenings", evening)).done()


async def write(person: Person, code: str, revision: int, evening: dict[str, Any]) -> Any:
    return await person.post(f"/api/evenings/{code}", {"revision": revision, "evening": evening})


async def deals(server: Server, code: str) -> int:
    found = (await server.ask("GET", f"/api/evenings/{code}")).done()
    return len(found["evening"]["sheets"][0]["deals"])


async def writers(server: Server) -> list[tuple[str, str]]:
    return [tuple(one) for one in await server.registry.store.read(select(EVENING_WRITERS))]


@asynchronous
async def test_who_has_the_code_follows_what_the_pen_writes(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        opened = await share(ala)
        code = opened["code"]
        assert (opened["revision"], opened["mine"], opened["keeper"], opened["free"]) == (1, True, "Ala", False)
        seen = (await bo.get(f"/api/evenings/{code.lower()}")).done()
        assert (seen["mine"], seen["keeper"], seen["free"]) == (False, "Ala", False)
        assert seen["evening"]["sheets"][0]["names"] == SHEET["names"]
        waiting = asyncio.ensure_future(bo.get(f"/api/evenings/{code}", after=1))
        stranger = asyncio.ensure_future(server.ask("GET", f"/api/evenings/{code}", after=1))
        while server.registry.evenings._waiting[code] < 2:
            await asyncio.sleep(0)
        assert not waiting.done()
        written = (await write(ala, code, 1, after(1))).done()
        assert written["revision"] == 2
        for told in (await waiting, await stranger):
            assert told.done()["evening"]["sheets"][0]["deals"] == [MADE]
        assert not server.registry.evenings._waiting
        assert not server.registry.evenings._changed
        assert (await server.ask("GET", f"/api/evenings/{code}/qr.svg")).status == 200


@asynchronous
async def test_who_waits_is_answered_though_nothing_changes(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "FOLLOWED_S", 0.01)
    async with serving(database_url) as server:
        opened = await share(await server.person("Ala"))
        told = (await server.ask("GET", f"/api/evenings/{opened['code']}", after=1)).done()
        assert told["revision"] == 1


@asynchronous
async def test_nobody_writes_without_the_pen_nor_over_another_change(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        code = (await share(ala))["code"]
        assert (await write(bo, code, 1, after(1))).slug == "pen-elsewhere"
        assert (await server.ask("POST", f"/api/evenings/{code}", body={"revision": 1, "evening": NONE})).status == 401
        (await write(ala, code, 1, after(1))).done()
        # The answer was lost, and the same is sent again.
        assert (await write(ala, code, 1, after(1))).done()["revision"] == 2
        assert (await write(ala, code, 1, after(2))).slug == "evening-changed"
        assert await deals(server, code) == 1


@asynchronous
async def test_the_pen_is_put_down_and_taken(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo, cem = [await server.person(name) for name in ("Ala", "Bo", "Cem")]
        code = (await share(ala))["code"]

        async def pen(person: Person, do: str) -> Any:
            return await person.post(f"/api/evenings/{code}/pen", {"do": do})

        assert (await pen(bo, "take")).slug == "pen-elsewhere"
        assert (await pen(bo, "put-down")).done()["keeper"] == "Ala"  # it is not Bo's to put down
        down = (await pen(ala, "put-down")).done()
        assert (down["keeper"], down["free"], down["mine"]) == (None, True, False)
        assert (await write(ala, code, down["revision"], after(1))).slug == "pen-elsewhere"
        taken = (await pen(bo, "take")).done()
        assert (taken["keeper"], taken["mine"]) == ("Bo", True)
        assert (await pen(bo, "take")).done()["mine"]  # the answer was lost, and it is asked again
        assert (await pen(cem, "take")).slug == "pen-elsewhere"
        assert (await write(ala, code, taken["revision"], after(1))).slug == "pen-elsewhere"
        (await write(bo, code, taken["revision"], after(1))).done()


@asynchronous
async def test_a_pen_that_has_not_written_for_long_may_be_taken(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        code = (await share(ala))["code"]
        later = now_ms() + shared.PEN_KEPT_MS
        monkeypatch.setattr(routes, "now_ms", lambda: later)
        assert (await bo.get(f"/api/evenings/{code}")).done()["free"]
        assert not (await ala.get(f"/api/evenings/{code}")).done()["free"]
        assert (await bo.post(f"/api/evenings/{code}/pen", {"do": "take"})).done()["mine"]
        assert (await ala.post(f"/api/evenings/{code}/pen", {"do": "take"})).slug == "pen-elsewhere"


@asynchronous
async def test_whoever_has_the_pen_ends_an_evening_for_everybody(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        code = (await share(ala, after(1)))["code"]
        waiting = asyncio.ensure_future(bo.get(f"/api/evenings/{code}", after=1))
        while not server.registry.evenings._waiting[code]:
            await asyncio.sleep(0)
        assert (await bo.post(f"/api/evenings/{code}/pen", {"do": "end"})).slug == "pen-elsewhere"
        assert not waiting.done()
        ended = (await ala.post(f"/api/evenings/{code}/pen", {"do": "end"})).done()
        assert (ended["over"], ended["mine"], ended["keeper"], ended["free"]) == (True, False, None, False)
        assert (await ala.post(f"/api/evenings/{code}/pen", {"do": "end"})).done() == ended  # the answer was lost
        told = (await waiting).done()
        assert (told["over"], told["free"], told["revision"]) == (True, False, 2)
        for person in (ala, bo):
            assert (await person.post(f"/api/evenings/{code}/pen", {"do": "take"})).slug == "evening-over"
            assert (await write(person, code, 2, after(2))).slug == "evening-over"
        assert await deals(server, code) == 1


@asynchronous
async def test_an_evening_that_cannot_be_is_refused_and_not_stored(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        wrong = {"sheets": [{**SHEET, "deals": [{**MADE, "points": [141, 10, 10]}]}], "paid": []}
        assert (await ala.post("/api/evenings", wrong)).slug == "sheet-deal-refused"
        code = (await share(ala, after(1)))["code"]
        assert (await write(ala, code, 1, wrong)).slug == "sheet-deal-refused"
        unfit = {**after(1), "paid": [{"payer": "{}", "payee": "Bo", "amount": 1}]}
        assert (await write(ala, code, 1, unfit)).slug == "name-cannot-stand"
        assert await deals(server, code) == 1
        assert (await server.ask("GET", "/api/evenings/ABCDEFGH")).slug == "no-such-evening"
        assert (await server.ask("GET", "/api/evenings/%00")).slug == "no-such-evening"
        assert (await server.ask("GET", "/api/evenings/ABCDEFGH/qr.svg")).slug == "no-such-evening"
        assert (await write(ala, "ABCDEFGH", 1, after(1))).slug == "no-such-evening"
        assert (await ala.post("/api/evenings/ABCDEFGH/pen", {"do": "take"})).slug == "no-such-evening"


@asynchronous
async def test_an_evening_is_kept_with_its_keeper_until_it_is_old(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        code = (await share(ala))["code"]
        pruned = await server.registry.store.prune(now_ms() + 1)
        assert pruned.guests == 1  # Bo has neither a table nor an evening
        server.registry.guests.forget_memory()
        assert (await bo.get("/api/me")).done()["guest"] is None
        assert (await ala.get(f"/api/evenings/{code}")).done()["mine"]
        await server.registry.evenings.prune(now_ms() - 1000)
        assert await deals(server, code) == 0
        await server.registry.evenings.prune(now_ms() + 1000)
        assert (await ala.get(f"/api/evenings/{code}")).slug == "no-such-evening"


@asynchronous
async def test_a_long_evening_can_be_shared(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        failed = {"declarer": 1, "contract": 150, "points": [40, 60, 20]}
        long = {"sheets": [{**SHEET, "deals": [failed] * 60}] * 8, "paid": []}
        code = (await share(ala, long))["code"]
        assert await deals(server, code) == 60
        assert (await ala.post("/api/evening", long)).done()["people"]
        assert (await ala.post("/api/evenings", {**long, "sheets": long["sheets"] * 4})).status == 413


@asynchronous
async def test_the_pen_goes_over_with_a_guest_who_becomes_another_and_is_free_once_one_is_forgotten(
    database_url: str,
) -> None:
    async with serving(database_url) as server:
        ala, bo, cem = [await server.person(name) for name in ("Ala", "Bo", "Cem")]
        code = (await share(bo, after(1)))["code"]
        both = await share(ala)  # into which both have written
        (await ala.post(f"/api/evenings/{both['code']}/pen", {"do": "put-down"})).done()
        (await bo.post(f"/api/evenings/{both['code']}/pen", {"do": "take"})).done()
        assert len(await writers(server)) == 3
        joined = (await use(server, await link_of(ala), bo, merge=True)).done()
        assert joined["guest"] == ala.guest
        assert (await ala.get(f"/api/evenings/{code}")).done()["mine"]
        exported = (await ala.get("/api/me/export")).done()["evenings"]
        found = {one["code"]: len(one["evening"]["sheets"][0]["deals"]) for one in exported}
        assert found == {code: 1, both["code"]: 0}
        assert (await cem.get("/api/me/export")).done()["evenings"] == []
        assert sorted(await writers(server)) == sorted((one, ala.guest) for one in (code, both["code"]))
        (await ala.post("/api/me/forget", {"name": "Ala"})).done()
        assert await writers(server) == []
        told = (await cem.get(f"/api/evenings/{code}")).done()
        assert (told["keeper"], told["free"]) == (None, True)
        assert (await cem.post(f"/api/evenings/{code}/pen", {"do": "take"})).done()["mine"]
