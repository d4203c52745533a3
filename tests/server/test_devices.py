"""A guest's devices: how another one gets the seat, what a thief of a link gets, and how a device is signed out."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

from chiliad.errors import Unavailable
from chiliad.server import device_store, guests
from chiliad.server.device_names import device_name
from server.client import Person, asynchronous, serving, until
from server.joining import NEVER, another_device, devices, link_of, look, named, use
from server.refusing import refused


@pytest.mark.both_databases
@asynchronous
async def test_a_link_gives_another_device_the_seat_and_a_token_of_its_own(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        made = (await ala.post("/api/me/link", None)).done()
        assert made["lasts_s"] == 300
        assert (await ala.get("/api/me/link")).done() == {"state": "waits", "joined": None}
        assert (await look(server, made["link"])).done() == {"name": "Ala", "mine": None, "same": False}
        joined = (await use(server, made["link"])).done()
        assert (joined["guest"], joined["name"]) == (ala.guest, "Ala")
        assert joined["token"] not in (None, ala.token)
        phone = Person(server, "Ala", joined["guest"], joined["token"])
        assert (await ala.get("/api/me/link")).done() == {"state": "used", "joined": "Firefox on Android"}
        assert (await phone.news(table))["head"]["you"] == (await ala.news(table))["head"]["you"] == 0
        found = await devices(phone)
        assert [(one["name"], one["here"]) for one in found] == [
            ("Firefox on Android", True),
            ("an unknown device", False),
        ]
        assert found[0]["seen"] == time.strftime("%Y-%m-%d", time.gmtime())
        assert [one["name"] for one in await devices(phone, "ru")] == ["Firefox на Android", "неизвестное устройство"]
    async with serving(database_url) as server:  # the same after the server has read it back
        for token in (ala.token, joined["token"]):
            assert await named(Person(server, "Ala", ala.guest, token)) == "Ala"


@asynchronous
async def test_a_browser_gets_its_token_as_a_cookie_that_no_script_reads(database_url: str) -> None:
    async with serving(database_url, secure_cookies=True) as server:
        ala = await server.person("Ala")
        body = {"link": await link_of(ala)}
        answer = await server.ask("POST", "/api/links", body=body)
        assert answer.done()["token"] is None
        cookie = answer.headers["set-cookie"].lower()
        assert all(part in cookie for part in ("httponly", "samesite=lax", "secure", "path=/"))


@asynchronous
async def test_a_link_is_used_once_and_whoever_guesses_learns_nothing(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        link = await link_of(ala)
        answers = await asyncio.gather(*(use(server, link) for _ in range(5)))
        assert sorted(one.status for one in answers) == [200, 404, 404, 404, 404]  # at the same moment
        told = {
            json.dumps(refused(answer, 404, "no-such-device-link"))
            for one in (link, NEVER, link[:-1], link.swapcase())
            for answer in (await use(server, one), await look(server, one))
        }
        assert len(told) == 1, "used or never made: the answer is the same"
        assert len(await devices(ala)) == 2
        refused(await server.ask("POST", "/api/links", body={"link": "../x"}), 400, "bad-request")
        refused(await server.ask("POST", "/api/links", body={"link": link, "guest": ala.guest}), 400, "bad-request")


@asynchronous
async def test_a_look_uses_nothing_up_and_no_other_method_confirms(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        link = await link_of(ala)
        for _ in range(3):  # as previews of a messenger would
            (await look(server, link)).done()
            assert (await server.ask("GET", "/devices")).status in (200, 404)  # the page, if it is built
            assert (await server.ask("GET", "/api/links", link=link)).status == 405
        foreign = {"origin": "https://evil.example"}
        refused(await server.ask("POST", "/api/links", body={"link": link}, headers=foreign), 403, "wrong-origin")
        assert (await use(server, link)).status == 200


@asynchronous
async def test_a_link_ends_after_five_minutes_and_with_the_next_one(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        first, second = await link_of(ala), await link_of(ala)
        refused(await use(server, first), 404, "no-such-device-link")
        made = server.registry.links.of(ala.guest)
        made.ends -= 290  # as if that many seconds had passed
        (await look(server, second)).done()
        made.ends -= 11
        refused(await use(server, second), 404, "no-such-device-link")
        third = await link_of(ala)
        assert (await server.ask("DELETE", "/api/me/link", headers=ala.headers)).done()["state"] == "gone"
        refused(await use(server, third), 404, "no-such-device-link")
        assert (await ala.get("/api/me/link")).done() == {"state": "gone", "joined": None}
        refused(await ala.get("/api/me/link/qr.svg"), 404, "no-such-device-link")


@asynchronous
async def test_the_picture_is_for_the_device_that_made_the_link(database_url: str) -> None:
    async with serving(database_url, public_url="https://cards.example") as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        phone = await another_device(ala)
        await link_of(ala)
        picture = await ala.get("/api/me/link/qr.svg")
        assert (picture.status, picture.headers["content-type"]) == (200, "image/svg+xml")
        assert picture.headers["cache-control"] == "no-store"
        for other in (bo, phone):
            refused(await other.get("/api/me/link/qr.svg"), 404, "no-such-device-link")
            assert (await other.get("/api/me/link")).done()["state"] == "gone"
        refused(await server.ask("GET", "/api/me/link/qr.svg"), 401, "no-guest")


@asynchronous
async def test_who_is_somebody_else_is_asked_first_and_the_old_device_stays_its_guests(database_url: str) -> None:
    """A link that another guest opens, or is made to open, changes nobody without a plain yes."""
    async with serving(database_url) as server:
        ala, eve = await server.person("Ala"), await server.person("Eve")
        link = await link_of(ala)
        assert (await look(server, link, eve)).done() == {"name": "Ala", "mine": "Eve", "same": False}
        told = refused(await use(server, link, eve), 409, "another-guest")
        assert told["details"] == {"name": "Ala", "mine": "Eve"}
        assert [await named(one) for one in (ala, eve)] == ["Ala", "Eve"]
        assert len(await devices(ala)) == len(await devices(eve)) == 1
        assert (await use(server, link)).status == 200  # what was refused has not used it up
        link = await link_of(ala)
        assert (await look(server, link, ala)).done() == {"name": "Ala", "mine": None, "same": True}
        refused(await use(server, link, ala), 409, "same-guest-already")
        (await use(server, link, eve, merge=True)).done()
        assert [await named(one) for one in (ala, eve)] == ["Ala", None], "Eve's old token is nobody's"


@asynchronous
async def test_nothing_of_another_guest_is_reached_by_its_id(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, eve = await server.person("Ala"), await server.person("Eve")
        phone = await another_device(ala)
        ids = [one["device"] for one in await devices(ala)]
        for device in (*ids, ala.guest, NEVER, "%00", "x" * 5000):
            path = f"/api/me/devices/{device}"
            assert refused(await server.ask("DELETE", path, headers=eve.headers), 404, "no-such-device")
        assert [await named(one) for one in (ala, phone)] == ["Ala", "Ala"]
        for method, path in (
            *(("GET", "/api/me/devices"), ("DELETE", "/api/me/devices"), ("DELETE", f"/api/me/devices/{ids[0]}")),
            *(("POST", "/api/me/link"), ("GET", "/api/me/link"), ("DELETE", "/api/me/link")),
            *(("POST", "/api/me/code"), ("GET", "/api/me/export")),
        ):
            for headers in ({}, {"cookie": f"chiliad={ala.guest}"}, {"authorization": f"Bearer {ids[0]}"}):
                refused(await server.ask(method, path, headers=headers), 401, "no-guest")


@pytest.mark.both_databases
@asynchronous
async def test_a_device_that_is_signed_out_is_nobody_and_its_stream_ends(database_url: str) -> None:
    async with serving(database_url, bot_pace_s=(600.0, 600.0)) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        phone = await another_device(ala)
        tab, other = phone.listen(table, tab="phone"), ala.listen(table, tab="desk")
        await tab.until(lambda it: it.news)
        await other.until(lambda it: it.news)
        link = await link_of(phone)
        theirs = next(one["device"] for one in await devices(ala) if not one["here"])
        assert (await server.ask("DELETE", f"/api/me/devices/{theirs}", headers=ala.headers)).done() == {"count": 1}
        await tab.until_ended()
        assert not other.ended
        refused(await phone.get(f"/api/tables/{table}"), 401, "no-guest")
        refused(await phone.command(table, "stop"), 401, "no-guest")
        refused(await use(server, link), 404, "no-such-device-link")
        assert await named(phone) is None
        again = phone.listen(table)
        await again.until_ended()
        assert again.status == 401
        (await ala.command(table, "stop")).done()
    async with serving(database_url) as server:
        assert await named(Person(server, "Ala", ala.guest, phone.token)) is None
        assert await named(Person(server, "Ala", ala.guest, ala.token)) == "Ala"


@asynchronous
async def test_nothing_is_written_to_a_stream_whose_device_is_signed_out(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the stream was not told to end: the next thing that would be written ends it."""
    async with serving(database_url, bot_pace_s=(600.0, 600.0)) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        phone = await another_device(ala)
        tab = phone.listen(table)
        await tab.until(lambda it: it.news)
        await until(lambda: server.registry.awake(table).connected(0))
        monkeypatch.setattr(server.registry, "cut_streams", lambda guest: None)
        (await server.ask("DELETE", "/api/me/devices", headers=ala.headers)).done()
        said = tab.body
        (await ala.command(table, "stop")).done()
        await tab.until_ended()
        assert tab.body == said


@asynchronous
async def test_all_others_are_signed_out_at_once(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        others = [await another_device(ala) for _ in range(3)]
        assert (await server.ask("DELETE", "/api/me/devices", headers=others[1].headers)).done() == {"count": 3}
        assert [await named(one) for one in (ala, *others)] == [None, None, "Ala", None]
        assert [one["here"] for one in await devices(others[1])] == [True]


@asynchronous
async def test_signing_out_here_leaves_the_other_devices(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        phone = await another_device(ala)
        (await server.ask("DELETE", "/api/me", headers=phone.headers)).done()
        assert [await named(one) for one in (ala, phone)] == ["Ala", None]


@asynchronous
async def test_a_name_is_changed_on_all_devices(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        phone = await another_device(ala)
        assert await named(phone) == "Ala"
        (await ala.post("/api/guests", {"name": "Alina"})).done()
        assert [await named(one) for one in (ala, phone)] == ["Alina", "Alina"]


@asynchronous
async def test_a_guest_has_so_many_devices_and_no_more(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_store, "DEVICES_MAX", 2)
    async with serving(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        await another_device(ala)
        link = await link_of(ala)
        told = refused(await use(server, link), 409, "too-many-devices")
        assert told["details"] == {"limit": 2}
        refused(await use(server, link, bo, merge=True), 409, "too-many-devices")
        assert await named(bo) == "Bo"  # nothing half done
        (await server.ask("DELETE", "/api/me/devices", headers=ala.headers)).done()
        assert (await use(server, link)).status == 200


@asynchronous
async def test_a_device_that_is_signed_out_while_it_invites_invites_nobody(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The link has been found, and then its device is signed out, before the other device is stored."""
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        phone = await another_device(ala)
        link, run = await link_of(phone), server.registry.store.run

        async def late(function: Any) -> None:
            monkeypatch.setattr(server.registry.store, "run", run)
            (await server.ask("DELETE", "/api/me/devices", headers=ala.headers)).done()
            await run(function)

        monkeypatch.setattr(server.registry.store, "run", late)
        refused(await use(server, link), 404, "no-such-device-link")
        assert len(await devices(ala)) == 1


@asynchronous
async def test_a_token_that_is_read_while_it_is_signed_out_is_not_kept(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        phone = await another_device(ala)
        known, store = server.registry.guests, server.registry.store
        known.forget_memory()
        read = store.device_by_token

        async def slow(digest: bytes) -> Any:
            found = await read(digest)
            if found is not None and digest == guests.token_hash(phone.token):
                monkeypatch.setattr(store, "device_by_token", read)
                (await server.ask("DELETE", "/api/me/devices", headers=ala.headers)).done()
            return found

        monkeypatch.setattr(store, "device_by_token", slow)
        assert await named(phone) is None
        assert known.known(phone.token) is None


@asynchronous
async def test_limits_of_links_and_of_new_devices(database_url: str) -> None:
    async with serving(database_url, devices_per_minute=2, guests_per_minute=4) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        await link_of(ala)
        await link_of(ala)
        refused(await ala.post("/api/me/link", None), 429, "too-many-requests")
        await link_of(bo)  # another guest at the same address has a limit of their own
        for _ in range(2):  # guests and guesses of links count together
            refused(await use(server, NEVER), 404, "no-such-device-link")
        refused(await use(server, NEVER), 429, "too-many-requests")


@pytest.mark.both_databases
@asynchronous
async def test_the_day_of_the_last_use_is_stored(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        today = guests.today()
        monkeypatch.setattr(guests, "today", lambda: today + 3)
        assert await named(ala) == "Ala"
    async with serving(database_url) as server:
        phone = await another_device(Person(server, "Ala", ala.guest, ala.token))
        stored = await device_store.devices_of(server.registry.store, ala.guest)
        assert {one.id: one.seen_day for one in stored}[ala.guest] == today + 3
        assert await named(phone) == "Ala"


@asynchronous
async def test_a_database_that_fails_joins_nobody_and_the_link_can_be_used_again(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        link = await link_of(ala)

        async def fails(function: Any) -> None:
            raise Unavailable("storage-unavailable", reason="no disk")

        with monkeypatch.context() as patched:
            patched.setattr(server.registry.store, "run", fails)
            refused(await use(server, link), 503, "table-asleep")
        assert (await use(server, link)).status == 200


@pytest.mark.parametrize(
    "agent, name",
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0", "Firefox/Windows"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/129.0 Safari/537.36 Edg/129.0", "Edge/Windows"),
        ("Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 Chrome/129.0 Safari/537.36", "Chrome/Android"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Version/17.6 Mobile Safari/604.1", "Safari/iPhone"),
        ("Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 FxiOS/131.0", "Firefox/iPad"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 Version/17.6 Safari/605.1", "Safari/macOS"),
        ("python-httpx/0.28", ""),
        ("<script>alert(1)</script>", ""),
        (None, ""),
    ],
)
def test_the_name_of_a_device_is_coarse(agent: str | None, name: str) -> None:
    assert device_name(agent) == name
