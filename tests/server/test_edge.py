"""The answers to strangers and monitors, the daily limits, and removal."""

from __future__ import annotations

import pytest

from chiliad.errors import Unavailable
from chiliad.server import registry
from chiliad.server.rate_limit import daily
from server.client import asynchronous, serving
from server.refusing import refused


@asynchronous
async def test_head_is_answered_as_get_without_a_body(database_url: str) -> None:
    async with serving(database_url, public_url="https://cards.example") as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "open"))["table"]
        paths = ("/", "/api/health", "/api/games", "/api/me", f"/api/tables/{table}", f"/api/tables/{table}/events")
        for path in (*paths, "/api/tables/none"):
            whole = await server.ask("GET", path, headers=ala.headers) if "events" not in path else None
            head = await server.ask("HEAD", path, headers=ala.headers)
            assert head.body == b""
            if whole is not None:
                assert (head.status, head.headers) == (whole.status, whole.headers)
            assert head.headers["strict-transport-security"] == "max-age=31536000"
        assert (await server.ask("HEAD", f"/api/tables/{table}/commands")).status == 405


@asynchronous
async def test_without_https_no_browser_is_bound_to_it(database_url: str) -> None:
    async with serving(database_url, public_url="http://cards.example") as server:
        assert "strict-transport-security" not in (await server.ask("GET", "/api/health")).headers


@pytest.mark.both_databases
@asynchronous
async def test_a_token_can_be_revoked(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        await ala.open("mille", "me", "open")
        gone = await server.ask("DELETE", "/api/me", headers=ala.headers)
        assert gone.done() == {"guest": None, "name": "", "tables": []}
        assert "max-age=0" in gone.headers["set-cookie"].lower()
        refused(await ala.post("/api/tables", {"game": "mille", "seats": ["me", "open"]}), 401, "no-guest")
        assert (await ala.get("/api/me")).done()["guest"] is None
        refused(await server.ask("DELETE", "/api/me", headers=ala.headers), 401, "no-guest")
    async with serving(database_url) as server:  # the same after the server has read it back
        assert (await server.ask("GET", "/api/me", headers=ala.headers)).done()["guest"] is None


@asynchronous
async def test_health_asks_the_database_and_strangers_hear_no_reasons(
    database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(database_url) as server:
        assert (await server.ask("GET", "/api/health")).done() == {"ok": True, "protocol": 2}

        async def gone(query: object) -> None:
            raise Unavailable("storage-unavailable", reason="password of somebody at db.example is wrong")

        monkeypatch.setattr(server.registry.store, "_read", gone)
        for path in ("/api/health", "/api/replays/x"):
            answer = await server.ask("GET", path)
            refused(answer, 503, "table-asleep")
            assert b"password" not in answer.body
            assert int(answer.headers["retry-after"]) >= 1
        assert "password" in caplog.text  # an operator of the server can read it


@asynchronous
async def test_so_many_guests_and_tables_a_day(database_url: str) -> None:
    async with serving(database_url, guests_per_day=3, tables_per_day=2) as server:
        ala = await server.person("Ala")
        for name in ("Bo", "Cy"):
            await server.person(name)
        too_many = await server.ask("POST", "/api/guests", body={"name": "Di"})
        refused(too_many, 429, "too-many-requests")
        assert 8 * 3600 - 60 < int(too_many.headers["retry-after"]) <= 8 * 3600  # a third of a day
        for _ in range(2):
            await ala.open("mille", "me", "open")
        refused(await ala.post("/api/tables", {"game": "mille", "seats": ["me", "open"]}), 429, "too-many-requests")


def test_a_day_gives_back_what_it_takes() -> None:
    buckets = daily(24)
    for _ in range(24):
        buckets.take("a", 0.0)
    buckets.take("a", 3601.0)


@pytest.mark.both_databases
@asynchronous
async def test_what_nobody_comes_back_to_is_removed(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(database_url, bot_pace_s=(600.0, 600.0)) as server:
        ala = await server.person("Ala")
        waiting = (await ala.open("mille", "me", "open"))["table"]
        playing = (await ala.open("mille", "me", "bot:greedy"))["table"]
        over = (await ala.open("mille", "me", "bot:greedy"))["table"]
        (await ala.command(over, "stop")).done()
        days, now = 24 * 3600 * 1000, registry.now_ms()
        for later, left in ((29, 3), (31, 2), (179, 2), (181, 1), (729, 1), (731, 0)):
            monkeypatch.setattr(registry, "now_ms", lambda later=later: now + later * days)
            await server.registry._prune()
            found = [await server.registry.store.table(one) for one in (waiting, playing, over)]
            assert sum(row is not None for row in found) == left, later
