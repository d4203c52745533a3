"""Attacks on a server while a person plays there: it refuses each as it should, and the table continues."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from chiliad.server.protocol import PROTOCOL
from server.attacking import ATTACKER, Served, answered, request, served
from server.client import asynchronous

PLAYER = "127.0.0.1"
pytestmark = pytest.mark.skipif(ATTACKER == PLAYER, reason="one address for player and attacker")
ROUNDS_MAX = 5  # where a round takes so long that the server has room for all of it, the next may be quicker
INVALID = request("POST", "/api/guests", b'{"name":"\xff"}')


class Played:
    """A match against a bot, over plain requests."""

    def __init__(self, server: Served, source: str = PLAYER) -> None:
        self.server, self.source, self.token, self.table = server, source, "", ""
        self.number = 0

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        raw = b"" if body is None else json.dumps(body).encode()
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        found = await self.server.ask(request(method, f"{path}?protocol={PROTOCOL}", raw, **headers), self.source)
        return found.status, json.loads(found.body)

    async def open(self, *seats: str) -> None:
        _, guest = await self.ask("POST", "/api/guests", {"name": "Ala", "bearer": True})
        self.token = guest["token"]
        _, opened = await self.ask("POST", "/api/tables", {"game": "mille", "seats": list(seats)})
        self.table = opened["table"]

    async def command(self, do: str, **more: Any) -> int:
        self.number += 1
        command = {"id": f"c{self.number}", "do": do, **more}
        return (await self.ask("POST", f"/api/tables/{self.table}/commands", command))[0]

    async def moves(self, count: int) -> None:
        """Make this number of the player's own moves."""
        done = 0
        while done < count:
            _, news = await self.ask("GET", f"/api/tables/{self.table}")
            if news["head"]["phase"] == "between":
                assert await self.command("next", revision=news["revision"]) == 200
            elif news["head"]["actor"] == 0:
                move = next(one["move"] for one in news["desk"]["moves"] if one["verb"] != "concede")
                done += await self.command("move", revision=news["revision"], move=move) == 200


async def attacked(server: Served, attack: Any) -> Any:
    """The answers to an attack; meanwhile, and afterwards, a player continues."""
    played = Played(server)
    await played.open("me", "bot:greedy")
    told, _ = await asyncio.gather(attack, played.moves(5))
    await played.moves(2)
    assert server.log.read_text() == ""
    return told


@asynchronous
async def test_half_requests_by_the_hundred(tmp_path: Path) -> None:
    """Only bodies have so little time, and the player's come with their headers: a busy machine may take its time."""
    half = request("POST", "/api/guests", b'{"name":"Ala"}')[:-3]
    async with served(tmp_path, half_open_per_client_max=30, body_s=2.0) as server:

        async def attack() -> Counter[int]:
            told: Counter[int] = Counter()
            for _ in range(ROUNDS_MAX):
                told.update(one.status for one in await asyncio.gather(*(server.ask(half) for _ in range(300))))
                if told[429] and told[0] and told[408] >= 30:
                    break
            return told

        told = await attacked(server, attack())
        assert set(told) <= {408, 429, 0}  # 408 ended it, 429 refused it, 0 cut it
        assert told[429] > 0
        assert told[0] > 0
        assert told[408] >= 30


@asynchronous
async def test_invalid_bodies_by_the_hundred(tmp_path: Path) -> None:
    limits = {"guests_per_minute": 20, "refusals_per_minute": 60}
    async with served(tmp_path, **limits) as server:

        async def attack() -> list[Any]:
            return [await server.ask(INVALID) for _ in range(100)]

        told = await attacked(server, attack())
        assert told[0].slug == "bad-request"
        assert {one.status for one in told[:20]} == {400}
        assert [one.slug for one in told[-10:]].count("too-many-requests") >= 8
        last = next(one for one in reversed(told) if one.status == 429)
        assert int(last.headers["retry-after"]) >= 1
        assert last.headers["x-content-type-options"] == "nosniff"
        # The refused client gets the same refusal for all further requests; others do not.
        while (again := await server.ask(request("GET", "/api/nothing"))).status == 404:
            pass
        assert (again.status, again.slug) == (429, "too-many-requests")
        assert (await server.ask(request("GET", "/api/nothing"), PLAYER)).status == 404


@asynchronous
async def test_leaving_and_coming_back_by_the_hundred(tmp_path: Path) -> None:
    async with served(tmp_path, seat_changes_per_minute=12) as server:

        async def attack() -> Counter[int]:
            walker = Played(server, ATTACKER)
            await walker.open("me", "open")
            guest = Played(server, ATTACKER)
            _, known = await guest.ask("POST", "/api/guests", {"name": "Bo", "bearer": True})
            guest.token, guest.table = known["token"], walker.table
            _, mine = await walker.ask("GET", f"/api/tables/{walker.table}")
            assert (await guest.ask("POST", f"/api/invitations/{mine['head']['invite']}/seat", {}))[0] == 200
            before = (await guest.ask("GET", f"/api/tables/{walker.table}"))[1]["revision"]
            told = Counter([await guest.command(("leave", "back")[at % 2], revision=0) for at in range(100)])
            told["events"] = (await guest.ask("GET", f"/api/tables/{walker.table}"))[1]["revision"] - before
            return told

        told = await attacked(server, attack())
        assert told[200] + told[429] == 100  # a second leave is no change, and no refusal
        assert told[429] > 0
        assert 12 <= told["events"] <= 50  # no more than the elapsed time allows again


@asynchronous
async def test_new_connections_are_so_many_a_minute(tmp_path: Path) -> None:
    async with served(tmp_path, connections_per_client_max=20, connections_per_minute=60) as server:
        told = [await server.ask(request("GET", "/api/health")) for _ in range(60)]
        assert {one.status for one in told[:15]} == {200}
        refused = next(one for one in told if one.status == 429)
        assert refused.slug == "too-many-connections"
        assert int(refused.headers["retry-after"]) >= 1
        assert (await server.ask(request("GET", "/api/health"), PLAYER)).status == 200
        kept, writer = await server.connect(PLAYER)  # a client with a kept connection may ask on it without limit
        for _ in range(40):
            writer.write(request("GET", "/api/health", connection="keep-alive"))
            assert (await kept.readline()).startswith(b"HTTP/1.1 200")
            await kept.readuntil(b'{"ok":true,"protocol":2}')
        writer.write(request("GET", "/api/health"))
        assert (await answered(kept)).status == 200
        writer.close()
