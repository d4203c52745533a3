"""Web Push: who is told of a turn and who is not, what a push service learns, and where nothing is ever sent."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from sqlalchemy import select

from chiliad.errors import Unreadable
from chiliad.i18n.language import Language
from chiliad.server import push, push_messages
from chiliad.server.base64url import packed, unpacked
from chiliad.server.push import is_offered
from chiliad.server.push_messages import Refused, Subscription, check_endpoint, encrypted, is_public, key_of
from chiliad.server.push_store import pushes_of
from chiliad.server.schema import PUSHES
from server.client import Answer, Person, Server, asynchronous, serving, until
from server.joining import another_device, link_of, use
from server.push_service import HOST, Browser, push_service
from server.refusing import hold_bots, refused

ORIGIN = "https://cards.example"


def serving_here(url: str, **settings: Any) -> AbstractAsyncContextManager[Server]:
    return serving(url, **{"public_url": ORIGIN, **settings})


async def subscribe(person: Person, browser: Browser, lang: str = "en") -> Answer:
    return await person.post("/api/me/push", browser.body(), lang=lang)


async def kept(server: Server) -> list[Any]:
    """The addresses that are stored."""
    return [row[0] for row in await server.registry.store.read(select(PUSHES.c.endpoint).order_by(PUSHES.c.endpoint))]


class Two:
    """Two people at one table of Mille; each turn of one ends with a draw and a discard."""

    def __init__(self, server: Server, ala: Person, bo: Person, table: str) -> None:
        self.server, self.people, self.table = server, (ala, bo), table

    @property
    def actor(self) -> int:
        seat = self.server.registry._sessions[self.table].table.actor
        assert seat is not None
        return seat

    async def pass_turn(self) -> int:
        """Whoever has the turn takes the simplest way through it; return whose turn it is now."""
        seat = self.actor
        person = self.people[seat]
        while self.actor == seat:
            desk = (await person.news(self.table))["desk"]
            moves = [one["move"] for one in desk["moves"]]
            move = next((one for one in moves if one == "draw"), None) or moves[-1]
            (await person.command(self.table, "move", move=move)).done()
        return self.actor


async def two_at_a_table(server: Server) -> Two:
    """A table at which nobody has a stream."""
    ala, bo = await server.person("Ala"), await server.person("Bo")
    opened = await ala.open("mille", "me", "open")
    (await bo.sit(opened["invite"])).done()
    await idle(server)  # the first turn is told to whoever has subscribed by then: nobody
    return Two(server, ala, bo, str(opened["table"]))


async def idle(server: Server) -> None:
    """Wait until all that was queued has been sent."""
    await server.registry.pushes._queue.join()


# --- Where it is offered ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url, fine",
    [
        (ORIGIN, True),
        ("http://localhost:8000", True),
        ("http://cards.example", False),
        ("http://192.168.1.5:8000", False),
        (None, False),
    ],
)
def test_it_is_offered_with_tls_alone(url: str | None, fine: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    assert is_offered(url) == fine
    monkeypatch.setattr(push, "find_spec", lambda name: None if name == "cryptography" else object())
    assert not is_offered(url), "without the library"


@pytest.mark.both_databases
@asynchronous
async def test_the_servers_key_is_made_once(database_url: str) -> None:
    async with serving(database_url) as server:
        assert (await server.ask("GET", "/api/push")).done() == {"key": None}
        ala = await server.person("Ala")
        refused(await subscribe(ala, Browser()), 404, "push-not-offered")
    keys = set()
    for _ in range(2):
        async with serving_here(database_url) as server:
            keys.add((await server.ask("GET", "/api/push")).done()["key"])
    (key,) = keys
    assert len(unpacked(key)) == 65


# --- Who is told -----------------------------------------------------------------------------------------------------


@pytest.mark.both_databases
@asynchronous
async def test_who_looks_at_no_page_is_told_once_a_turn_in_their_language(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with push_service(tmp_path, monkeypatch) as service, serving_here(database_url) as server:
        two = await two_at_a_table(server)
        browser = Browser()
        other = two.actor ^ 1
        (await subscribe(two.people[other], browser, "pl")).done()
        assert await two.pass_turn() == other
        (sent,) = await service.until(lambda it: len(it) == 1)
        told, polish = json.loads(browser.read(sent.body)), Language("pl")
        assert told == {
            "title": polish.text("table-your-turn"),
            "body": polish.text("table-heading", game="Mille", deal=1),
            "tag": two.table,
            "url": f"/t/{two.table}",
        }
        assert sent.path == "/send/1"
        wanted = {"host": HOST, "content-encoding": "aes128gcm", "ttl": "900", "urgency": "high"}
        assert wanted.items() <= sent.headers.items()
        assert two.table not in str(sent.headers), "the push service learns no name of a table"
        assert len(sent.headers["topic"]) <= 32
        claims = sent.told()
        assert (claims["aud"], claims["sub"]) == (f"https://{HOST}", ORIGIN)
        assert 0 < claims["exp"] - time.time() <= 24 * 3600
        assert claims["key"] == (await server.ask("GET", "/api/push")).done()["key"]
        # Other things that happen in the same turn tell nothing more.
        (await two.people[other ^ 1].command(two.table, "leave")).done()
        (await two.people[other ^ 1].command(two.table, "back")).done()
        await idle(server)
        assert len(service.sent) == 1
        await two.pass_turn()
        await two.pass_turn()
        await service.until(lambda it: len(it) == 2)
        assert len({len(one.body) for one in service.sent}) == 1
        assert len({one.headers["topic"] for one in service.sent}) == 1


@asynchronous
async def test_the_first_turn_is_told_to_a_host_who_has_gone_to_wait(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with push_service(tmp_path, monkeypatch) as service, serving_here(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        browsers = [Browser("/ala"), Browser("/bo")]
        for person, browser in zip((ala, bo), browsers, strict=True):
            (await subscribe(person, browser)).done()
        opened = await ala.open("mille", "me", "open")
        (await bo.sit(opened["invite"])).done()
        actor = server.registry._sessions[opened["table"]].table.actor
        (sent,) = await service.until(lambda it: bool(it))
        assert sent.path == browsers[actor].endpoint.removeprefix(f"https://{HOST}")


@asynchronous
async def test_who_looks_at_the_table_is_not_told_and_whose_page_is_hidden_is(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with push_service(tmp_path, monkeypatch) as service, serving_here(database_url) as server:
        two = await two_at_a_table(server)
        other = two.actor ^ 1
        person = two.people[other]
        (await subscribe(person, Browser())).done()
        stream = await person.listen(two.table, tab="one").until(lambda it: it.news)
        assert await two.pass_turn() == other
        await idle(server)
        assert service.sent == []
        await two.pass_turn()
        eve = await server.person("Eve")
        (await eve.post("/api/me/push/away", {"tab": "one", "away": True})).done()  # somebody else's page
        await two.pass_turn()
        await idle(server)
        assert service.sent == []
        await two.pass_turn()
        (await person.post("/api/me/push/away", {"tab": "one", "away": True})).done()
        await two.pass_turn()
        await service.until(lambda it: len(it) == 1)
        await two.pass_turn()
        (await person.post("/api/me/push/away", {"tab": "one", "away": False})).done()
        await two.pass_turn()
        await idle(server)
        assert len(service.sent) == 1
        await stream.close()


@asynchronous
async def test_leaving_in_ones_own_turn_and_a_server_that_comes_back_tell_nothing(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with push_service(tmp_path, monkeypatch) as service:
        async with serving_here(database_url) as server:
            two = await two_at_a_table(server)
            person = two.people[two.actor]
            (await subscribe(person, Browser())).done()
            stream = await person.listen(two.table).until(lambda it: it.news)
            await stream.close()
            await until(lambda: not server.registry._sessions[two.table].listeners)
            await idle(server)
        async with serving_here(database_url) as server:
            for one in two.people:
                await Person(server, one.name, one.guest, one.token).news(two.table)
            await idle(server)
        assert service.sent == []


@asynchronous
async def test_each_device_that_has_asked_is_told_and_a_bot_never(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold_bots(monkeypatch)
    async with push_service(tmp_path, monkeypatch) as service, serving_here(database_url) as server:
        two = await two_at_a_table(server)
        other = two.actor ^ 1
        phone = await another_device(two.people[other])
        for person, path in ((two.people[other], "/desk"), (phone, "/phone")):
            (await subscribe(person, Browser(path))).done()
        await two.pass_turn()
        await service.until(lambda it: {one.path for one in it} == {"/desk", "/phone"})
        await two.pass_turn()
        (await phone.server.ask("DELETE", "/api/me/push", headers=phone.headers)).done()
        (await two.people[other].command(two.table, "leave")).done()  # a bot plays
        before = len(service.sent)
        await two.pass_turn()
        await idle(server)
        assert len(service.sent) == before
        assert await kept(server) == [f"https://{HOST}/desk"]


# --- Push services that fail -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("status, stays", [(404, False), (410, False), (500, True), (429, True), (302, True)])
@asynchronous
async def test_a_subscription_that_has_ended_is_forgotten(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: int, stays: bool
) -> None:
    async with push_service(tmp_path, monkeypatch) as service, serving_here(database_url) as server:
        service.status = status
        two = await two_at_a_table(server)
        (await subscribe(two.people[two.actor ^ 1], Browser())).done()
        await two.pass_turn()
        await service.until(lambda it: len(it) == 1)
        await idle(server)
        assert await kept(server) == ([f"https://{HOST}/send/1"] if stays else [])
        assert len(service.sent) == 1, "nothing follows a redirection"


@asynchronous
async def test_a_push_service_that_is_silent_delays_no_table_and_fills_no_memory(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "QUEUE_MAX", 2)
    monkeypatch.setattr(push, "SENDERS", 1)
    async with push_service(tmp_path, monkeypatch) as service, serving_here(database_url) as server:
        service.silent = True
        two = await two_at_a_table(server)
        for person, path in zip(two.people, ("/ala", "/bo"), strict=True):
            (await subscribe(person, Browser(path))).done()
        for _ in range(8):
            await two.pass_turn()
        assert len(service.sent) <= 1
        assert server.registry.pushes._queue.full()


@asynchronous
async def test_a_silent_push_service_delays_no_other_device(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def silent(to: Subscription, *more: Any) -> int:
        asked.append(to.endpoint)
        return await asyncio.Future()

    monkeypatch.setattr(push, "SENDERS", 1)
    monkeypatch.setattr(push_messages, "send", silent)
    async with serving_here(database_url) as server:
        two = await two_at_a_table(server)
        for path in ("/one", "/two", "/three"):
            (await subscribe(await another_device(two.people[two.actor ^ 1]), Browser(path))).done()
        await two.pass_turn()
        await until(lambda: len(asked) == 3)


@asynchronous
async def test_a_message_has_ten_seconds_and_a_foreign_certificate_gets_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_messages, "SEND_S", 0.2)
    to = Subscription(f"https://{HOST}/x", b"", b"")
    async with push_service(tmp_path, monkeypatch) as service:
        service.silent = True
        with pytest.raises(Refused):
            await push_messages.send(to, b"x", {})
    monkeypatch.setattr(push_messages, "SEND_S", 30.0)
    async with push_service(tmp_path, monkeypatch, "evil.example") as service:
        with pytest.raises(Refused):
            await push_messages.send(to, b"x", {})
        assert service.sent == []


# --- Where nothing is sent -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://2130706433/x",
        "https://0177.0.0.1/x",
        "https://localhost/x",
        "https://printer/x",
        "https://printer.local/x",
        "https://printer.local./x",
        "https://metadata.google.internal/x",
        "https://user:pass@push.example/x",
        "https://push.example:8443/x",
        "https://push.example:99999/x",
        "https://[/x",
        "file:///etc/passwd",
        "gopher://push.example/x",
    ],
)
def test_what_is_plainly_no_push_service_is_refused(endpoint: str) -> None:
    with pytest.raises(Unreadable, match="push-address"):
        check_endpoint(endpoint)


def test_push_services_that_there_are_pass() -> None:
    for host in (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "web.push.apple.com",
        "wns2.notify.windows.com",
    ):
        check_endpoint(f"https://{host}/wpush/v2/gAAA-_=?x=1")


@pytest.mark.parametrize(
    "address, fine",
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("10.1.2.3", False),
        ("192.168.1.1", False),
        ("172.16.0.9", False),
        ("169.254.169.254", False),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("100.64.0.1", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:10.0.0.1", False),
        ("2002:7f00:1::", False),
        ("ff02::1", False),
        ("fec0::1", False),
        ("::7f00:1", False),
        ("::ffff:0:127.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("64:ff9b:1::a00:1", False),
        ("64:ff9b::808:808", True),
    ],
)
def test_an_address_of_a_private_network_is_none(address: str, fine: bool) -> None:
    assert is_public(address) == fine


@asynchronous
async def test_a_name_that_leads_inside_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def posted(url: httpx.URL, *more: Any) -> int:
        asked.append(url.host)
        return 201

    async def found(*given: Any, addresses: list[str], **more: Any) -> list[Any]:
        return [(0, 0, 0, "", (one, 443)) for one in addresses]

    monkeypatch.setattr(push_messages, "_posted", posted)
    loop = asyncio.get_running_loop()
    to = Subscription("https://rebind.example/x", b"", b"")
    for addresses in (["10.0.0.1"], ["8.8.8.8", "127.0.0.1"], []):
        monkeypatch.setattr(loop, "getaddrinfo", lambda *given, to=addresses, **more: found(addresses=to))
        with pytest.raises(Refused):
            await push_messages.send(to, b"x", {})
    assert asked == []
    monkeypatch.setattr(loop, "getaddrinfo", lambda *given, **more: found(addresses=["8.8.8.8"]))
    assert await push_messages.send(to, b"x", {}) == 201
    assert asked == ["8.8.8.8"], "the address that was looked at, and not the name again"


def test_tables_that_are_read_again_take_no_more_room_than_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "TABLES_MAX", 3)
    for key in (None, key_of(push_messages.new_key())):
        pushes = push.Pushes(cast(Any, None), ORIGIN)
        pushes._key = key
        for number in range(9):
            pushes.woken(cast(Any, SimpleNamespace(table=SimpleNamespace(row=SimpleNamespace(id=number), actor=0))))
        assert [*pushes._actors] == ([] if key is None else [6, 7, 8])


@asynchronous
async def test_a_subscription_of_the_wrong_form_is_refused(database_url: str) -> None:
    async with serving_here(database_url) as server:
        ala = await server.person("Ala")
        browser = Browser()
        for wrong in ({"endpoint": "https://10.0.0.1/x"}, {"key": packed(b"x" * 64)}, {"auth": "A"}):
            refused(await ala.post("/api/me/push", browser.body(**wrong)), 400, "push-address")
        for wrong in ({"endpoint": "https://push.example/\n"}, {"key": "*"}, {"more": 1}):
            refused(await ala.post("/api/me/push", browser.body(**wrong)), 400, "bad-request")
        refused(await server.ask("POST", "/api/me/push", body=browser.body()), 401, "no-guest")
        assert await kept(server) == []


@asynchronous
async def test_a_key_that_is_no_key_ends_nothing(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with push_service(tmp_path, monkeypatch) as service, serving_here(database_url) as server:
        two = await two_at_a_table(server)
        other = two.people[two.actor ^ 1]
        phone = await another_device(other)
        broken = Browser("/broken")
        broken.public = b"\4" + bytes(64)
        for person, browser in ((other, broken), (phone, Browser("/phone"))):
            (await subscribe(person, browser)).done()
        await two.pass_turn()
        (sent,) = await service.until(lambda it: len(it) == 1)
        assert sent.path == "/phone"


# --- What is kept ----------------------------------------------------------------------------------------------------


@pytest.mark.both_databases
@asynchronous
async def test_a_subscription_is_one_devices_and_goes_with_it(database_url: str) -> None:
    async with serving_here(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        phone = await another_device(ala)
        for person, path in ((ala, "/ala"), (phone, "/phone"), (bo, "/bo")):
            (await subscribe(person, Browser(path))).done()
        (await subscribe(ala, Browser("/ala2"), "fa")).done()  # in place of the one before
        assert await kept(server) == [f"https://{HOST}{path}" for path in ("/ala2", "/bo", "/phone")]
        exported = (await ala.get("/api/me/export")).done()["devices"]
        assert {(one["push"], one["lang"]) for one in exported} == {(HOST, "fa"), (HOST, "en")}
        (await subscribe(bo, Browser("/phone"))).done()  # the same browser is somebody else's now
        assert await kept(server) == [f"https://{HOST}{path}" for path in ("/ala2", "/phone")]
        # Bo becomes one with Ala: Bo's other devices keep theirs, the one that has come gets a new token.
        tablet = await another_device(bo)
        (await subscribe(tablet, Browser("/tablet"))).done()
        (await use(server, await link_of(ala), bo, merge=True)).done()
        rows = await pushes_of(server.registry.store, ala.guest)
        assert {row.to.endpoint for row in rows} == {f"https://{HOST}/ala2", f"https://{HOST}/tablet"}
        (await server.ask("DELETE", "/api/me", headers=tablet.headers)).done()
        assert await kept(server) == [f"https://{HOST}/ala2"]
        (await ala.post("/api/me/forget", {"name": "Ala"})).done()
        assert await kept(server) == []


def test_the_example_of_the_standard_is_encrypted_as_it_stands_there() -> None:
    """RFC 8291, appendix A."""
    own = key_of(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    private = int.from_bytes(unpacked("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser = Browser(private=private, auth=unpacked("BTBZMqHH6r4Tts7J_aSIgg"))
    to = Subscription(browser.endpoint, browser.public, browser.auth)
    plain = b"When I grow up, I want to be a watermelon"
    sealed = encrypted(to, plain, unpacked("DGv6ra1nlYgDCS1FRnbzlw"), own)
    assert packed(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(sealed) == plain
