"""Requests from other sites, and requests that are malformed: the server refuses them, with nothing changed."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from chiliad.errors import Unavailable
from chiliad.i18n.language import Language
from chiliad.server import registry
from chiliad.server.protocol import PROTOCOL
from server.client import Answer, Person, asynchronous, serving, until
from server.refusing import hold_bots, refused, stop_the_clock, unchanged

VERSIONED = ("/api/tables", "/api/commitments", "/api/invitations", "/api/watch", "/api/replays", "/api/lessons")

# --- The origin and the form of requests -----------------------------------------------------------------------------


@asynchronous
async def test_another_site_changes_nothing(database_url: str) -> None:
    async with serving(database_url, public_url="https://cards.example") as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "open"))["table"]
        body = {"id": "x", "revision": 2, "do": "stop"}

        async def sent(headers: dict[str, str]) -> Answer:
            cookie = {"cookie": f"chiliad={ala.token}"}
            return await server.ask("POST", f"/api/tables/{table}/commands", body=body, headers={**cookie, **headers})

        foreign = [
            {"origin": "https://evil.example"},
            {"origin": "null"},
            {"origin": ""},
            {"origin": "http://["},
            {"origin": "http://table.example.evil.example"},
            {"origin": "http://table.example:81"},
            {"origin": "http://table.example@evil.example"},
            {"origin": "\xff\xfe"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
            {"origin": "http://table.example", "sec-fetch-site": "cross-site"},
        ]
        async with unchanged(server, table, ala):
            for headers in foreign:
                refused(await sent(headers), 403, "wrong-origin")
        spanish = refused(await sent({"origin": "null", "accept-language": "es"}), 403, "wrong-origin")
        assert spanish["sentence"].lower() == Language("es").text("wrong-origin").lower()
        (await sent({"origin": "https://cards.example", "sec-fetch-site": "same-origin"})).done()


@asynchronous
async def test_bodies_that_are_none_of_ours(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "open"))["table"]
        path = f"/api/tables/{table}/commands"
        good = {"id": "x", "revision": 2, "do": "stop"}
        wrong: list[Any] = [
            None, [], {}, "stop", 5, True,
            {**good, "revision": -1}, {**good, "revision": 2.5},
            {**good, "revision": 10**30}, {**good, "revision": None}, {**good, "revision": True},
            {**good, "do": "explode"}, {**good, "do": None}, {**good, "do": ["stop"]},
            {**good, "id": ""}, {**good, "id": "a" * 41}, {**good, "id": "a b"}, {**good, "id": "a\0"},
            {**good, "id": "ü"}, {**good, "id": 7}, {**good, "id": "x\n"},
            {**good, "move": "x" * 401}, {**good, "tab": "x" * 41}, {**good, "tab": "a\u202eb"},
            {**good, "bot": "b" * 41}, {**good, "choice": {"a": 1}}, {**good, "further": 1}, {**good, "__proto__": {}},
        ]  # fmt: skip
        raws = [
            b"", b"{", b"\xff\xfe", b"[" * 8000, b'{"id":' * 2000, b"\0" * 100, b'{"id":"x","revision":2,"do":"stop"}}',
            b'{"id":"\\ud800","revision":2,"do":"stop"}', b'{"id":"x","revision":1e400,"do":"stop"}', b"NaN",
            b"id=x&revision=2&do=stop", b'{"id":"\xff","revision":2,"do":"stop"}', b'{"id\xc3\x28":1}',
            b'{"id":"\xed\xa0\x80","revision":2,"do":"stop"}', '{"id":"x"}'.encode("utf-16"), b"9" * 10_000,
        ]  # fmt: skip
        async with unchanged(server, table, ala):
            for body in wrong:
                refused(
                    await ala.post(path, body) if body is not None else await _raw(ala, path, b"null"),
                    400,
                    "bad-request",
                )
            for raw in raws:
                refused(await _raw(ala, path, raw), 400, "bad-request")
            refused(await _raw(ala, path, b" " * 20_000), 413, "request-too-large")
            unsized = {**ala.headers, "content-type": "application/json", "transfer-encoding": "chunked"}
            long = json.dumps({**good, "move": "x" * 200_000}).encode()
            refused(
                await server.ask("POST", path, raw=long, headers={**unsized, "content-length": "9"}),
                413,
                "request-too-large",
            )
            for kind in (
                "text/plain",
                "application/x-www-form-urlencoded",
                "multipart/form-data; boundary=x",
                "image/png",
                "",
            ):
                raw = json.dumps(good).encode()
                answer = await server.ask("POST", path, raw=raw, headers={**ala.headers, "content-type": kind})
                refused(answer, 415, "not-json")
            for method in ("GET", "PUT", "DELETE", "PATCH"):
                refused(await server.ask(method, path, headers=ala.headers), 405, "method-not-allowed")


@asynchronous
async def test_bodies_that_cannot_be_read_are_counted_and_are_no_fault(
    database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(database_url, guests_per_minute=30) as server:
        answers = [await server.ask("POST", "/api/guests", raw=b'{"name":"\xff"}') for _ in range(60)]
        statuses = [answer.status for answer in answers]
        assert statuses[:30] == [400] * 30
        late = [answer for answer in answers[30:] if answer.status == 429]
        # Not all of them where the machine is slow: at 30 a minute another one is allowed after two seconds.
        assert len(late) > 15
        assert "UTF-8" in answers[0].json["sentence"]
        assert all(1 <= int(answer.headers["retry-after"]) <= 2 for answer in late)
        assert not caplog.records


@pytest.mark.parametrize("host", ["a:b:c", "[::", "x y", "\xff", "a/b", "a:99999999"])
@asynchronous
async def test_a_host_that_is_none_is_refused(host: str, database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        invite = (await ala.open("mille", "me", "open"))["invite"]
        for path in (f"/api/invitations/{invite}/qr.svg", "/api/me", "/"):
            refused(await server.ask("GET", path, headers={"host": host}), 400, "bad-request")
        refused(await server.ask("POST", "/api/guests", body={"name": "B"}, headers={"host": host}), 400, "bad-request")
        assert not caplog.records


async def _raw(person: Person, path: str, raw: bytes) -> Answer:
    return await person.server.ask("POST", path, raw=raw, headers=person.headers)


@asynchronous
async def test_paths_and_queries_that_are_none_of_ours(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "open"))["table"]
        strange = [
            "%00",
            "a%00b",
            "%ff",
            "%F0%9F%82%A1",
            "x" * 3000,
            "..%2f..%2fetc%2fpasswd",
            "'%20OR%201=1",
            "%E2%80%AE",
        ]
        async with unchanged(server, table, ala):
            for text in strange:
                for path, slug in (
                    ("/api/tables/{}", "no-such-table"),
                    ("/api/tables/{}/sheet", "no-such-table"),
                    ("/api/tables/{}/events", "no-such-table"),
                    ("/api/invitations/{}", "no-such-link"),
                    ("/api/watch/{}", "no-such-link"),
                    ("/api/replays/{}", "no-such-link"),
                    ("/api/replays/{}/record", "no-such-link"),
                ):
                    answer = await ala.get(path.format(text))
                    assert answer.status == 404, answer.body
                    assert answer.slug in (slug, "no-such-page")
            for query in ({"after": "x"}, {"after": "9" * 5000}, {"after": "1.5"}):
                refused(await ala.get(f"/api/tables/{table}", **query), 400, "bad-request")
            for query in ({"after": "-5"}, {"after": "999999999999"}):
                assert (await ala.get(f"/api/tables/{table}", **query)).done()["revision"] == 2
            for lang in ("tlh", "../en", "en\0", "EN"):
                refused(await ala.get(f"/api/tables/{table}", lang=lang), 400, "unknown-language")
                refused(await ala.command(table, "leave", lang=lang), 400, "unknown-language")
            refused(await ala.get("/api/rules/chess"), 404, "no-such-page")
            refused(await ala.get("/api/guide/chess"), 404, "no-such-page")
            refused(await ala.get("/api/guide/mille", preset="chess"), 400, "unknown-preset")
            refused(await ala.get("/api/rules/mille", preset="chess"), 400, "unknown-preset")
            refused(await ala.get("/api/rules/mille", taget="1"), 400, "unknown-option")
            refused(await ala.get("/api/rules/mille", target="lots"), 400, "bad-option-value")
            refused(await ala.get("/api/nothing"), 404, "no-such-page")
            refused(await ala.get("/api/texts/tlh"), 400, "unknown-language")
            for last in ("x", "-1", "9" * 30, "٣", "1;2"):
                stream = server.listen(
                    f"/api/tables/{table}/events", {**ala.headers, "last-event-id": last.encode().decode("latin-1")}
                )
                await stream.until(lambda it: it.news)
                assert [one["number"] for one in stream.happened] == [1, 2]
                await stream.close()


NAMES = (
    ("Ala", "Ala"),
    ("  Jan  Kowalski ", "Jan Kowalski"),
    ("a\u2028b", "a b"),
    ("علی\u200cرضا", "علی\u200cرضا"),
    ("a" * 40, "a" * 40),
    ("🂡 Łucja", "🂡 Łucja"),
)
"""Typed names, and their stored form."""


@pytest.mark.parametrize(
    "name", ["", " ", "\t\n", "a" * 41, "{Ks}", "a}b", "bot:greedy", "a\0b", "\u202eevil", "\u200c", "\u200b", "\x7f"]
)  # fmt: skip
@asynchronous
async def test_names_that_are_none(name: str, database_url: str) -> None:
    async with serving(database_url) as server:
        answer = await server.ask("POST", "/api/guests", body={"name": name})
        assert answer.status == 400
        assert answer.slug in ("name-cannot-stand", "bad-request")
        assert "set-cookie" not in answer.headers


@asynchronous
async def test_names_that_are(database_url: str) -> None:
    async with serving(database_url) as server:
        for name, kept in NAMES:
            answer = await server.ask("POST", "/api/guests", body={"name": name})
            assert answer.done()["name"] == kept
            assert answer.json["token"] is None
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "path=/" in cookie
        ala = await server.person("Ala")
        again = await ala.post("/api/guests", {"name": "Alicja", "bearer": True})
        assert again.done() == {"guest": ala.guest, "name": "Alicja", "token": None}
        assert (await ala.get("/api/me")).done()["name"] == "Alicja"


@asynchronous
async def test_tables_that_can_not_be(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        good: dict[str, Any] = {"game": "mille", "seats": ["me", "bot:greedy"]}
        for change, slug in (
            ({"seats": ["me"]}, "bad-request"),
            ({"seats": ["me", "me"]}, "bad-seats"),
            ({"seats": ["open", "open"]}, "bad-seats"),
            ({"seats": ["me", "you"]}, "bad-seats"),
            ({"seats": ["me", "open", "open"]}, "bad-seats"),
            ({"seats": ["me", "bot:"]}, "unknown-bot"),
            ({"seats": ["me", "bot:../x"]}, "unknown-bot"),
            ({"game": "chess"}, "unknown-game"),
            ({"preset": "chess"}, "unknown-preset"),
            ({"options": {"taget": 1}}, "unknown-option"),
            ({"options": {"target": 10**30}}, "bad-option-value"),
            ({"options": {"target": -1}}, "bad-option-value"),
            ({"options": {"target": "x" * 300}}, "bad-option-value"),
            ({"options": {"a": None}}, "bad-request"),
            ({"grace_s": 5}, "bad-request"),
            ({"clock": "bullet"}, "bad-request"),
            ({"small": -1}, "bad-request"),
            ({"pace": "now"}, "bad-request"),
            ({"salt": "zz"}, "bad-request"),
            ({"commitment": "0" * 63}, "bad-request"),
        ):
            refused(await ala.post("/api/tables", {**good, **change}), 400, slug)
        refused(await ala.post("/api/tables", {**good, "commitment": "0" * 64}), 409, "commitment-gone")
        commitment = (await ala.post("/api/commitments", {})).done()["commitment"]
        table = (await ala.post("/api/tables", {**good, "commitment": commitment, "salt": "00ff"})).done()["table"]
        assert (await ala.news(table))["head"]["fair"]["commitment"] == commitment
        once = {**good, "commitment": commitment}
        assert (await ala.post("/api/tables", once)).done()["table"] == table, "asked again it is the same table"
        refused(await (await server.person("Bo")).post("/api/tables", once), 409, "commitment-gone")
        commitment = (await ala.post("/api/commitments", {})).done()["commitment"]
        once = {**good, "commitment": commitment}
        both = await asyncio.gather(*(ala.post("/api/tables", once) for _ in range(3)))
        (other,) = {answer.done()["table"] for answer in both}
        assert other != table
        refused(await server.ask("POST", "/api/tables", body=good), 401, "no-guest")
        assert len((await ala.get("/api/me")).done()["tables"]) == 2


@asynchronous
async def test_a_table_whose_first_deal_could_not_be_written_is_opened_all_the_same(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        commitment = (await ala.post("/api/commitments", {})).done()["commitment"]
        append, failed = server.registry.store.append, []

        async def fails_once(*given: Any, **more: Any) -> None:
            if not failed:
                failed.append(1)
                raise Unavailable("storage-unavailable", reason="gone")
            await append(*given, **more)

        monkeypatch.setattr(server.registry.store, "append", fails_once)
        once = {"game": "mille", "seats": ["me", "bot:greedy"], "commitment": commitment}
        table = (await ala.post("/api/tables", once)).done()["table"]
        assert failed
        assert (await ala.post("/api/tables", once)).done()["table"] == table
        assert (await ala.news(table))["head"]["deal"] == 1


@asynchronous
async def test_invented_tokens_count_as_one_stranger(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_the_clock(monkeypatch)
    async with serving(database_url, commands_per_minute=5) as server:
        ala = await server.person("Ala")
        for _ in range(5):
            (await ala.get("/api/me")).done()
        refused(await ala.get("/api/me"), 429, "too-many-requests")
        bo = await server.person("Bo")  # from the same address, and another guest
        (await bo.get("/api/me")).done()

        async def invented(number: int) -> Answer:
            return await server.ask("GET", "/api/me", headers={"authorization": f"Bearer {number:043}"})

        statuses = [(await invented(number)).status for number in range(8)]
        assert statuses == [200] * 5 + [429] * 3
        (await bo.get("/api/me")).done()


@asynchronous
async def test_a_fault_does_not_end_the_sweeping(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "SWEEP_S", 0.01)
    monkeypatch.setattr(registry, "IDLE_S", 0.05)  # long enough to come in before the server closes it
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        session = await server.session((await ala.open("mille", "me", "bot:greedy"))["table"])
        await until(lambda: session.closed)
        session = await server.session(session.table.row.id)
        faults: list[int] = []

        def fails(*_: Any) -> None:
            faults.append(1)
            raise RuntimeError("a fault of ours")

        with monkeypatch.context() as broken:
            broken.setattr(type(session), "close", fails)
            await until(lambda: faults)
        await until(lambda: session.closed)


@asynchronous
async def test_a_guest_who_was_forgotten_becomes_one_anew(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        assert (await ala.get("/api/me")).done()["name"] == "Ala"
        monkey = registry.PRUNED_AFTER_MS
        try:
            registry.PRUNED_AFTER_MS = -1000
            await server.registry._prune()
        finally:
            registry.PRUNED_AFTER_MS = monkey
        assert (await ala.get("/api/me")).done()["guest"] is None
        refused(await ala.post("/api/tables", {"game": "mille", "seats": ["me", "bot:greedy"]}), 401, "no-guest")


@asynchronous
async def test_a_seat_one_has_left_before_the_match_is_no_table_of_ones_own(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala, bo, di = [await server.person(name) for name in ("Ala", "Bo", "Di")]
        opened = await ala.open("tysiac", "me", "open", "open")
        table = opened["table"]
        for person, seat in ((bo, 1), (di, 1), (bo, 2)):
            (await person.sit(opened["invite"], seat=seat)).done()
            if seat == 1:
                (await person.command(table, "leave")).done()
        (await ala.command(table, "fill", bot="greedy")).done()
        for person in (ala, bo):
            (await person.command(table, "leave")).done()
        seats = {}
        for person in (ala, bo, di):
            lines = (await person.get("/api/me")).done()["tables"]
            assert {line["phase"] for line in lines} <= {"stopped"}
            seats[person.name] = [line["seat"] for line in lines]
        assert seats == {"Ala": [0], "Bo": [2], "Di": []}


@asynchronous
async def test_places_in_a_replay_that_are_none(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        (await ala.command(table, "stop")).done()
        replay = (await ala.get(f"/api/tables/{table}/replay")).done()["replay"]
        for number in ("0", "2", "99999"):
            refused(await ala.get(f"/api/replays/{replay}/deals/{number}"), 404, "no-deal-there")
        for number in ("x", "1.5", "9" * 5000):
            assert (await ala.get(f"/api/replays/{replay}/deals/{number}")).status in (400, 404)
        for seat in ("2", "-1", "everybody", ""):
            refused(await ala.get(f"/api/replays/{replay}/deals/1", seat=seat), 400, "bad-seat")
        good = {"deal": 1, "step": 3, "seat": 0, "bots": "greedy"}
        path = f"/api/replays/{replay}/tables"
        refused(await ala.post(path, {**good, "deal": 2}), 404, "no-deal-there")
        refused(await ala.post(path, {**good, "step": 0}), 400, "no-such-step")
        refused(await ala.post(path, {**good, "step": 99}), 400, "no-such-step")
        refused(await ala.post(path, {**good, "seat": 2}), 400, "bad-seat")
        refused(await ala.post(path, {**good, "bots": "x"}), 400, "unknown-bot")
        refused(await server.ask("POST", path, body=good), 401, "no-guest")
        waiting = await ala.open("mille", "me", "open")
        (await ala.command(waiting["table"], "leave")).done()
        refused(await ala.get(f"/api/tables/{waiting['table']}/replay"), 403, "match-not-over")


@asynchronous
async def test_every_answer_binds_the_browser(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        for method, path in (
            ("GET", "/api/me"),
            ("GET", "/"),
            ("GET", "/nothing.js"),
            ("GET", "/api/nothing"),
            ("DELETE", "/api/me"),
            ("POST", "/api/tables"),
            ("GET", "/api/openapi.json"),
            ("OPTIONS", "/api/me"),
            ("BREW", "/api/me"),
        ):
            answer = await server.ask(method, path, headers=ala.headers)
            assert answer.status < 500
            assert "default-src 'none'" in answer.headers["content-security-policy"], path
            assert "unsafe" not in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "access-control-allow-origin" not in answer.headers


@asynchronous
async def test_refusals_speak_the_readers_language(database_url: str) -> None:
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "open"))["table"]
        spanish = Language("es").text("match-not-begun")
        said = (await ala.command(table, "move", move="draw", lang="es")).json["sentence"]
        assert said.lower() == spanish.lower()
        answer = await server.ask("GET", "/api/tables/none", headers={"accept-language": "es-MX,es;q=0.9"})
        assert answer.json["sentence"].lower() == Language("es").text("no-guest").lower()


@asynchronous
async def test_a_client_of_an_older_version_is_told_so(database_url: str) -> None:
    """The refusal is on every route of tables and replays except the links; nothing is done."""
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "open"))["table"]
        at = (await ala.news(table))["revision"]
        for said in (None, "0", "1"):
            for path, item in server.app.openapi_schema.to_schema()["paths"].items():
                for method, operation in item.items():
                    where = path.replace("{table_id}", table).replace("{number}", "1")
                    body = {} if method == "post" else None
                    asked = "protocol" in {one["name"] for one in operation.get("parameters", [])}
                    headers = ala.headers if asked else {}
                    answer = await server.ask(method.upper(), where, body=body, headers=headers, protocol=said)
                    assert (answer.status == 400 and answer.slug == "client-too-old") == asked, where
                    assert answer.headers["chiliad-protocol"] == str(PROTOCOL)
                    assert asked == (path.startswith(VERSIONED) and not path.endswith(("/record", "qr.svg")))
        assert (await ala.news(table))["revision"] == at
        spanish = await ala.get(f"/api/tables/{table}", protocol=None, lang="es")
        assert str(PROTOCOL) in refused(spanish, 400, "client-too-old")["sentence"]
        for said in ("3", "x", "2x", "02", "٢", "-1", ""):
            refused(await ala.get(f"/api/tables/{table}", protocol=said), 400, "protocol-unknown")
