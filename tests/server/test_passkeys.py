"""Passkeys: where they are offered, how a guest comes back with one, and what a thief, a copy or a wrong page gets."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from sqlalchemy import select, update

from chiliad.server import passkey_store, passkeys
from chiliad.server.passkeys import Place, place_of
from chiliad.server.schema import PASSKEYS
from server.authenticator import DOMAIN, ORIGIN, VERIFIED, Passkey, packed, unpacked
from server.client import Answer, Person, Server, asynchronous, serving
from server.joining import PHONE, another_device, named
from server.refusing import refused

Serving = Callable[..., AbstractAsyncContextManager[Server]]


def serving_here(url: str, **settings: Any) -> AbstractAsyncContextManager[Server]:
    return serving(url, **{"public_url": ORIGIN, **settings})


async def wanted_to_make(person: Person) -> Any:
    return (await person.post("/api/me/passkeys/challenge", None)).done()


async def keep(person: Person, body: Any) -> Answer:
    return await person.server.ask(
        "POST", "/api/me/passkeys", body=body, headers={**person.headers, "user-agent": PHONE}
    )


async def passkey_of(person: Person, **made: Any) -> Passkey:
    """A new passkey of a guest."""
    passkey = Passkey(**made)
    (await keep(person, passkey.made(await wanted_to_make(person)))).done()
    return passkey


async def wanted_to_use(server: Server, by: Person | None = None) -> Any:
    headers = by.headers if by is not None else {}
    return (await server.ask("POST", "/api/passkeys/challenge", headers=headers)).done()


async def send(server: Server, body: Any, by: Person | None = None) -> Answer:
    headers = {"user-agent": PHONE} | (by.headers if by is not None else {})
    return await server.ask("POST", "/api/passkeys", body=body, headers=headers)


async def use(server: Server, passkey: Passkey, by: Person | None = None, **more: Any) -> Answer:
    """Come back with a passkey, as a device that is nobody or ``by`` somebody."""
    return await send(server, passkey.used(await wanted_to_use(server, by), **more), by)


async def listed(person: Person, lang: str = "en") -> Any:
    return (await person.get("/api/me/devices", lang=lang)).done()["passkeys"]


# --- Where they are offered ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url, place",
    [
        ("https://cards.example", Place(ORIGIN, DOMAIN)),
        ("https://Cards.Example:443", Place(ORIGIN, DOMAIN)),
        ("https://cards.example:8443", Place("https://cards.example:8443", DOMAIN)),
        ("https://żółw.example", Place("https://xn--w-uga1v8h.example", "xn--w-uga1v8h.example")),
        ("http://localhost:8000", Place("http://localhost:8000", "localhost")),
        ("http://cards.example", None),
        ("https://192.0.2.7", None),
        ("https://[2001:db8::1]:8443", None),
        ("http://127.0.0.1:8000", None),
        ("https://a..b", None),
        (None, None),
    ],
)
def test_they_are_offered_at_a_name_with_tls_alone(url: str | None, place: Place | None) -> None:
    assert place_of(url) == place


def test_without_the_library_nothing_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "find_spec", lambda name: None)
    assert place_of(ORIGIN) is None


@asynchronous
async def test_where_they_are_not_offered_every_request_says_so(database_url: str) -> None:
    async with serving(database_url, public_url="http://192.168.1.5:8000") as server:
        ala = await server.person("Ala")
        assert (await server.ask("GET", "/api/passkeys")).done() == {"origin": None}
        told = Passkey().used({"challenge": "x" * 43, "domain": DOMAIN}, handle=b"x" * 16)
        made = Passkey().made({"challenge": "x" * 43, "domain": DOMAIN, "handle": "eHh4"})
        for answer in (
            await ala.post("/api/me/passkeys/challenge", None),
            await keep(ala, made),
            await server.ask("POST", "/api/passkeys/challenge"),
            await send(server, told),
        ):
            refused(answer, 404, "passkeys-not-offered")


@asynchronous
async def test_no_header_says_where_they_are_offered(database_url: str) -> None:
    async with serving_here(database_url) as server:
        for headers in ({"host": "evil.example"}, {"x-forwarded-host": "evil.example"}):
            assert (await server.ask("GET", "/api/passkeys", headers=headers)).done() == {"origin": ORIGIN}
            told = (await server.ask("POST", "/api/passkeys/challenge", headers=headers)).done()
            assert told["domain"] == DOMAIN


# --- Coming back -----------------------------------------------------------------------------------------------------


@pytest.mark.both_databases
@asynchronous
async def test_a_guest_comes_back_with_a_passkey_alone(database_url: str) -> None:
    async with serving_here(database_url, bot_pace_s=(600.0, 600.0)) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        assert await listed(ala) == []
        wanted = await wanted_to_make(ala)
        assert (wanted["domain"], wanted["name"], wanted["known"]) == (DOMAIN, "Ala", [])
        assert -7 in wanted["algorithms"]
        assert ala.guest.encode() not in unpacked(wanted["handle"])
        passkey = Passkey()
        kept = (await keep(ala, passkey.made(wanted))).done()
        assert kept["passkey"] == packed(passkey.id)
        ((line),) = await listed(ala)
        assert line == kept
        assert (line["name"], line["used"]) == ("Firefox on Android", None)
        assert (await listed(ala, "ru"))[0]["name"] == "Firefox на Android"
        again = await wanted_to_make(ala)
        assert (again["handle"], again["known"]) == (wanted["handle"], [packed(passkey.id)])
        (await server.ask("DELETE", "/api/me", headers=ala.headers)).done()  # signed out, the passkey stays
        assert await named(ala) is None
    async with serving_here(database_url, bot_pace_s=(600.0, 600.0)) as server:
        back = (await use(server, passkey)).done()
        assert (back["guest"], back["name"]) == (ala.guest, "Ala")
        person = Person(server, "Ala", back["guest"], back["token"])
        assert (await person.news(table))["head"]["you"] == 0
        assert (await listed(person))[0]["used"] is not None
        assert (await use(server, passkey)).status == 200  # it serves again


@asynchronous
async def test_a_browser_gets_its_token_as_a_cookie_that_no_script_reads(database_url: str) -> None:
    async with serving_here(database_url, secure_cookies=True) as server:
        passkey = await passkey_of(await server.person("Ala"))
        answer = await use(server, passkey, bearer=False)
        assert answer.done()["token"] is None
        cookie = answer.headers["set-cookie"].lower()
        assert all(part in cookie for part in ("httponly", "samesite=lax", "secure", "path=/"))


@asynchronous
async def test_one_that_does_not_count_its_uses_lets_its_guest_in_each_time(database_url: str) -> None:
    async with serving_here(database_url) as server:
        passkey = await passkey_of(await server.person("Ala"), counts=False)
        for _ in range(3):
            assert (await use(server, passkey)).done()["name"] == "Ala"


@pytest.mark.both_databases
@asynchronous
async def test_who_is_somebody_else_is_asked_first_and_answers_once_for_both(database_url: str) -> None:
    async with serving_here(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        passkey, other = await passkey_of(ala), await passkey_of(bo)
        refused(await use(server, passkey, ala), 409, "same-guest-already")
        body = passkey.used(await wanted_to_use(server, bo))
        told = refused(await send(server, body, bo), 409, "another-guest")
        assert told["details"] == {"name": "Ala", "mine": "Bo"}
        assert [await named(one) for one in (ala, bo)] == ["Ala", "Bo"]
        refused(await send(server, {**body, "merge": True}), 409, "passkey-too-late")  # from another device
        assert (await send(server, {**body, "merge": True}, bo)).done()["name"] == "Ala"
        assert await named(bo) is None
        refused(await send(server, {**body, "merge": True}, bo), 409, "passkey-too-late")
        # Bo's passkey went over with the seats.
        back = (await use(server, other)).done()
        assert back["name"] == "Ala"
        person = Person(server, "Ala", back["guest"], back["token"])
        assert {one["passkey"] for one in await listed(person)} == {packed(passkey.id), packed(other.id)}


# --- What is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        {"origin": "https://evil.example"},
        {"origin": "http://cards.example"},
        {"origin": "https://cards.example:8443"},
        {"domain": "evil.example"},
        {"domain": "example"},
        {"kind": "create"},
        {"flags": VERIFIED},  # nobody was there
        {"handle": b"another guest's "},
        {"handle": b"\0"},
    ],
    ids=str,
)
@asynchronous
async def test_an_answer_for_another_page_or_another_guest_is_refused(database_url: str, wrong: dict[str, Any]) -> None:
    async with serving_here(database_url) as server:
        passkey = await passkey_of(await server.person("Ala"))
        body = passkey.used(await wanted_to_use(server), **wrong)
        refused(await send(server, body), 403, "passkey-refused")
        assert (await use(server, passkey)).done()["name"] == "Ala"


@asynchronous
async def test_a_handle_that_was_guessed_opens_no_other_seat(database_url: str) -> None:
    async with serving_here(database_url) as server:
        ala, eve = await server.person("Ala"), await server.person("Eve")
        hers, own = await passkey_of(ala), await passkey_of(eve)
        refused(await use(server, own, handle=hers.handle), 403, "passkey-refused")
        own.id, hers.id = hers.id, own.id  # the other's id, signed with the own key
        refused(await use(server, own, handle=hers.handle), 403, "passkey-refused")
        refused(await use(server, own), 403, "passkey-refused")


@pytest.mark.parametrize("part", ["client_data", "authenticator_data", "signature"])
@asynchronous
async def test_what_was_changed_or_is_no_answer_is_refused(database_url: str, part: str) -> None:
    async with serving_here(database_url) as server:
        passkey = await passkey_of(await server.person("Ala"))
        for changed in (lambda raw: raw[:-1] + bytes([raw[-1] ^ 1]), lambda raw: raw[:9], lambda raw: b"{}"):
            body = passkey.used(await wanted_to_use(server))
            body[part] = packed(changed(unpacked(body[part])))
            answer = await send(server, body)
            assert answer.slug in ("passkey-refused", "passkey-too-late"), answer.body
            assert answer.status in (403, 409)
        for garbage in (
            "A",
            "_w",
            packed(b"[" * 5000),
            packed(b'{"challenge": 3}'),
            packed(b'{"challenge": "\xc3(!"}'),
        ):
            refused(await send(server, {**body, "client_data": garbage}), 403, "passkey-refused")
        refused(await send(server, {**body, "passkey": "*"}), 400, "bad-request")
        refused(await send(server, {**body, "guest": "x"}), 400, "bad-request")


@asynchronous
async def test_a_challenge_serves_once_also_at_the_same_moment(database_url: str) -> None:
    async with serving_here(database_url) as server:
        passkey = await passkey_of(await server.person("Ala"), counts=False)
        body = passkey.used(await wanted_to_use(server))
        answers = await asyncio.gather(*(send(server, body) for _ in range(5)))
        assert sorted(one.status for one in answers) == [200, 409, 409, 409, 409]
        told = {json.dumps(refused(one, 409, "passkey-too-late")) for one in answers if one.status == 409}
        never = passkey.used({"challenge": packed(b"x" * 32), "domain": DOMAIN})
        told.add(json.dumps(refused(await send(server, never), 409, "passkey-too-late")))
        assert len(told) == 1, "used or never given: the answer is the same"
        wrong = await wanted_to_use(server)
        refused(await send(server, passkey.used(wrong, origin="https://evil.example")), 403, "passkey-refused")
        refused(await send(server, passkey.used(wrong)), 409, "passkey-too-late")  # a wrong answer uses it up too


@asynchronous
async def test_a_challenge_ends_and_is_for_the_device_and_the_purpose_it_was_given_for(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving_here(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        passkey, phone = await passkey_of(ala), await another_device(ala)
        to_make, to_use = await wanted_to_make(ala), await wanted_to_use(server)
        for other in (bo, phone):
            refused(await keep(other, Passkey().made(to_make)), 409, "passkey-too-late")
        refused(await send(server, passkey.used(to_use), bo), 409, "passkey-too-late")
        refused(await send(server, passkey.used(to_make)), 409, "passkey-too-late")
        refused(await keep(ala, Passkey().made({**to_use, "handle": to_make["handle"]})), 409, "passkey-too-late")
        now = passkeys.time.monotonic()
        monkeypatch.setattr(passkeys.time, "monotonic", lambda: now + passkeys.CHALLENGE_S + 1)
        refused(await keep(ala, Passkey().made(to_make)), 409, "passkey-too-late")
        refused(await send(server, passkey.used(to_use)), 409, "passkey-too-late")


def test_there_is_a_limit_to_the_challenges_that_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkeys, "CHALLENGES_MAX", 3)
    challenges = passkeys.Challenges()
    given = [challenges.give("use", None) for _ in range(5)]
    assert list(challenges._asked) == given[2:]


@pytest.mark.both_databases
@asynchronous
async def test_a_copy_lets_nobody_in(database_url: str) -> None:
    async with serving_here(database_url) as server:
        passkey = await passkey_of(await server.person("Ala"), count=5)
        assert (await use(server, passkey)).status == 200
        copy = Passkey(passkey.handle, passkey.count - 1, id=passkey.id, key=passkey.key)
        refused(await use(server, copy), 403, "passkey-cloned")  # the same number again
        copy.count = 0
        refused(await use(server, copy), 403, "passkey-cloned")
        copy.count, copy.counts = 0, False  # it counts no more
        refused(await use(server, copy), 403, "passkey-cloned")
        assert (await use(server, passkey)).status == 200


@asynchronous
async def test_one_that_was_removed_leads_nowhere(database_url: str) -> None:
    async with serving_here(database_url) as server:
        ala, eve = await server.person("Ala"), await server.person("Eve")
        passkey = await passkey_of(ala)
        path = f"/api/me/passkeys/{packed(passkey.id)}"
        refused(await server.ask("DELETE", path), 401, "no-guest")
        refused(await server.ask("DELETE", path, headers=eve.headers), 404, "no-such-passkey")
        for never in ("x", "%00", "x" * 5000):
            answer = await server.ask("DELETE", f"/api/me/passkeys/{never}", headers=ala.headers)
            refused(answer, 404, "no-such-passkey")
        assert (await server.ask("DELETE", path, headers=ala.headers)).done() == {"count": 1}
        assert await listed(ala) == []
        refused(await use(server, passkey), 404, "no-such-passkey")
        refused(await use(server, Passkey(b"x")), 404, "no-such-passkey")


@pytest.mark.parametrize("wrong", [{"origin": "https://evil.example"}, {"domain": "evil.example"}], ids=str)
@asynchronous
async def test_one_made_for_another_page_is_not_kept(database_url: str, wrong: dict[str, str]) -> None:
    async with serving_here(database_url) as server:
        ala = await server.person("Ala")
        refused(await keep(ala, Passkey().made(await wanted_to_make(ala), **wrong)), 403, "passkey-refused")
        named_wrong = Passkey().made(await wanted_to_make(ala)) | {"passkey": packed(b"another id")}
        refused(await keep(ala, named_wrong), 403, "passkey-refused")
        assert await listed(ala) == []


@asynchronous
async def test_one_is_kept_once_and_ten_at_most(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passkey_store, "PASSKEYS_MAX", 2)
    async with serving_here(database_url) as server:
        ala, eve = await server.person("Ala"), await server.person("Eve")
        passkey = await passkey_of(ala)
        for person in (eve, ala):  # nobody else's id, and none twice
            refused(await keep(person, passkey.made(await wanted_to_make(person))), 409, "passkey-known")
        await passkey_of(ala)
        refused(await keep(ala, Passkey().made(await wanted_to_make(ala))), 409, "too-many-passkeys")
        assert await listed(eve) == []


@asynchronous
async def test_tries_are_limited_by_address(database_url: str) -> None:
    async with serving_here(database_url, passkeys_per_minute=3) as server:
        passkey = Passkey(b"x")
        wanted = await wanted_to_use(server)
        refused(await send(server, passkey.used(wanted)), 404, "no-such-passkey")
        refused(await send(server, passkey.used(wanted)), 409, "passkey-too-late")
        answer = await server.ask("POST", "/api/passkeys/challenge")
        refused(answer, 429, "too-many-requests")
        assert int(answer.headers["retry-after"]) >= 1
    async with serving_here(database_url, passkeys_per_day=1) as server:
        await wanted_to_use(server)
        refused(await send(server, passkey.used(wanted)), 429, "too-many-requests")


# --- What is kept ----------------------------------------------------------------------------------------------------


@pytest.mark.both_databases
@asynchronous
async def test_it_is_exported_and_forgotten_with_its_guest(database_url: str) -> None:
    async with serving_here(database_url) as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        passkey, other = await passkey_of(ala), await passkey_of(bo)
        ((kept),) = (await ala.get("/api/me/export")).done()["passkeys"]
        assert (kept["passkey"], kept["name"], kept["used"]) == (packed(passkey.id), "Firefox/Android", None)
        assert unpacked(kept["key"]) == passkey._public()
        (await ala.post("/api/me/forget", {"name": "Ala"})).done()
        refused(await use(server, passkey), 404, "no-such-passkey")
        assert await server.registry.store.read(select(PASSKEYS.c.guest_id)) == [(bo.guest,)]
        assert (await use(server, other)).done()["name"] == "Bo"


@asynchronous
async def test_a_key_that_is_no_key_is_refused_and_breaks_nothing(database_url: str) -> None:
    """What a broken row, or bytes that only look like a key, would make of the library's answer."""
    async with serving_here(database_url) as server:
        ala = await server.person("Ala")
        passkey = await passkey_of(ala)
        for broken in (b"", b"\xff", b"\x04" + bytes(64), b"\xa0", b"\x81" * 3000):
            rows = update(PASSKEYS).values(public_key=broken)
            await server.registry.store.run(lambda connection, rows=rows: connection.execute(rows))  # type: ignore[misc]
            refused(await use(server, passkey), 403, "passkey-refused")
        for public in itertools.islice((b"", b"\xa0", b"\x04" + bytes(64), b"\x81" * 3000), 4):
            fake = Passkey()
            fake._public = lambda public=public: public  # type: ignore[method-assign, misc]
            refused(await keep(ala, fake.made(await wanted_to_make(ala))), 403, "passkey-refused")
