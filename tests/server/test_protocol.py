"""What is answered has the shape that docs/protocol.md, the OpenAPI document and web/src/protocol.ts say."""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from chiliad.games import GAMES
from chiliad.server import protocol
from chiliad.server.app import create
from chiliad.server.room import Room
from chiliad.server.settings import Settings
from chiliad.server.table import _APPLY
from server import shapes
from server.refusing import refused
from server.speaking import Answer, Person, Server, asynchronous, serving, until
from source import ROOT

ROUTE = re.compile(r"^\| `(GET|POST|DELETE) (/api/[^`?]+)[^`]*`(.*?)\|", re.MULTILINE)
FURTHER = re.compile(r"and `(/[a-z]+)`")


def strict(kind: type[Struct]) -> type[Struct]:
    """A copy of a struct that refuses what it does not know, all the way down."""
    made: dict[type, Any] = {}

    def copied(one: Any) -> Any:
        if isinstance(one, type) and issubclass(one, Struct):
            if one not in made:
                hints = msgspec.structs.fields(one)
                fields = [(field.name, copied(field.type)) for field in hints]
                made[one] = msgspec.defstruct(one.__name__, fields, forbid_unknown_fields=True)
            return made[one]
        arguments = getattr(one, "__args__", None)
        if arguments and hasattr(one, "__metadata__"):
            return one
        if arguments and type(one).__name__ in ("GenericAlias", "_GenericAlias"):
            return one.__origin__[tuple(copied(argument) for argument in arguments)]
        if arguments and type(one).__name__ in ("UnionType", "_UnionGenericAlias"):
            union = copied(arguments[0])
            for argument in arguments[1:]:
                union |= copied(argument)
            return union
        return one

    copy: type[Struct] = copied(kind)
    return copy


STRICT = {
    name: strict(getattr(protocol, name))
    for name in [
        "Committed",
        "Done",
        "GuestSeen",
        "Head",
        "Happened",
        "Health",
        "Invitation",
        "LanguageList",
        "Me",
        "News",
        "Opened",
        "Refusal",
        "Replay",
        "ReplayLink",
        "Rules",
        "Sheet",
        "Steps",
        "Games",
    ]
}


def held(answer: Answer | dict[str, Any], struct: str, page: str | None = None) -> Any:
    """An answer is what the struct says and nothing else, and what the page says (its type of the same name)."""
    value = answer.done() if isinstance(answer, Answer) else answer
    msgspec.convert(value, STRICT[struct], strict=True)
    if page is not None:
        assert shapes.faults(page, value) == []
    return value


def test_a_strict_copy_refuses_what_it_does_not_know() -> None:
    news = {"revision": 1, "head": None, "happened": [{"number": 1}], "desk": None}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(news, STRICT["News"])
    with pytest.raises(msgspec.ValidationError, match="extra"):
        msgspec.convert({"ok": True, "extra": 1}, STRICT["Health"])
    told = {"number": 1, "kind": "act", "seat": 0, "lines": [], "told": [], "concerns": True, "fresh": True}
    msgspec.convert(told, STRICT["Happened"])
    assert shapes.faults("Happened", told) == []
    assert shapes.faults("Happened", {**told, "kind": "over"}) != []


def test_every_route_stands_in_the_page() -> None:
    """And every one that stands there exists."""
    written = set()
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    for method, path, further in ROUTE.findall(text):
        for tail in ("", *FURTHER.findall(further)):
            written.add((method, re.sub(r"{\w+}", "{}", path + tail)))
    paths = create(Settings("sqlite:////nowhere/t.db")).openapi_schema.to_schema()["paths"]
    served = {(method.upper(), re.sub(r"{\w+}", "{}", path)) for path, item in paths.items() for method in item}
    assert written == served


def test_every_command_stands_in_the_page() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    table = text[text.index("| `do` |") : text.index("## What a stream brings")]
    written = set(re.findall(r"^\| `([a-z]+)` \|", table, re.MULTILINE))
    said = msgspec.json.schema(protocol.Command)["$defs"]["Command"]["properties"]["do"]["enum"]
    assert written - {"do"} == set(said)


def test_every_kind_of_event_stands_in_the_page() -> None:
    told = {"number": 1, "seat": 0, "lines": [], "told": [], "concerns": True, "fresh": True}
    for kind in _APPLY:
        assert shapes.faults("Happened", {**told, "kind": kind}) == []
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    written = re.search(r"type Happened = {[^}]*?kind: ([^,]*),", text)
    assert written is not None
    assert {kind.strip('" ') for kind in written[1].split("|")} == set(_APPLY)


def test_the_pages_types_are_the_same() -> None:
    """Each type of docs/protocol.md is declared in web/src/protocol.ts with the same fields."""
    source = (ROOT / "web" / "src" / "protocol.ts").read_text("utf-8")
    declared = dict(re.findall(r"^export (?:type|interface) (\w+)(?: =)? {?(.*?)^}", source, re.MULTILINE | re.DOTALL))
    missing = [name for name in shapes.types() if not re.search(rf"\b(?:type|interface) {name}\b", source)]
    assert missing == []
    assert len(declared) > 5


@pytest.mark.both_databases
@pytest.mark.parametrize("name", GAMES)
@asynchronous
async def test_everything_that_is_answered(name: str, database_url: str) -> None:
    """At every phase, for a seat and for the public."""
    rng = random.Random(f"protocol {name}")
    seats = GAMES[name].seats
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        held(await ala.post("/api/guests", {"name": "Ala"}), "GuestSeen")
        held(await server.ask("POST", "/api/guests", body={"name": "X", "bearer": True}), "GuestSeen")
        held(await ala.post("/api/commitments", {}), "Committed")
        body = {"game": name, "seats": ["me", *["open"] * (seats - 1)], "spectators": True, "clock": "fast"}
        body["options"] = {"target": 300}
        opened = held(await ala.post("/api/tables", body), "Opened")
        table, room = opened["table"], await server.room(opened["table"])
        watch = (await ala.news(table))["head"]["watch"]
        for person in (None, ala):
            headers = {} if person is None else person.headers
            path = f"/api/invitations/{opened['invite']}"
            held(await server.ask("GET", path, headers=headers), "Invitation", "Invitation")
        people = [ala]
        for other in ("Bo", "Cy")[: seats - 1]:
            people.append(await server.person(other))
            held(await people[-1].sit(opened["invite"]), "Opened")
        streams = [person.listen(table) for person in people]
        streams.append(server.listen(f"/api/watch/{watch}/events"))
        for number in range(150):
            if room.table.actor is None:
                break
            at = room.table.revision
            if number % 10 == 0:
                await looks(server, people, table, watch)
            news = await people[room.table.actor].news(table)
            move = rng.choice(news["desk"]["moves"])["move"]
            done = held(await people[room.table.actor].command(table, "move", at, move=move), "Done")
            assert done == {"revision": at + 1}
            if number == 3:
                late = await people[0].command(table, "move", at, move="x")
                held(refused(late, 409, "late-command"), "Refusal")
                assert shapes.faults("News", late.json["news"]) == []
        await streams[1].close()
        for person in people:
            held(await person.command(table, "leave"), "Done")
        await until(lambda: streams[0].revision == room.table.revision)
        await looks(server, people, table, watch)
        for stream in streams:
            for event in stream.events:
                held(
                    event.data,
                    {"news": "News", "head": "Head"}[event.kind],
                    {"news": "News", "head": "Head"}[event.kind],
                )
        await replays(server, ala, table)


async def looks(server: Server, people: list[Person], table: str, watch: str) -> None:
    """Every answer that shows a table as it stands."""
    for person in people:
        held(await person.get(f"/api/tables/{table}"), "News", "News")
        held(await person.get(f"/api/tables/{table}/sheet", lang="fa"), "Sheet", "Sheet")
        me = held(await person.get("/api/me"), "Me")
        for line in me["tables"]:
            assert shapes.faults("TableLine", line) == []
            assert line["seat"] == (await person.news(line["table"]))["head"]["you"]
    held(await server.ask("GET", f"/api/watch/{watch}"), "News", "News")
    held(await server.ask("GET", f"/api/watch/{watch}/sheet"), "Sheet", "Sheet")


async def replays(server: Server, ala: Person, table: str) -> None:
    """Every answer about a match that is over."""
    replay = held(await ala.get(f"/api/tables/{table}/replay"), "ReplayLink")["replay"]
    head = held(await server.ask("GET", f"/api/replays/{replay}"), "Replay", "Replay")
    for seat in ("all", "public", "0"):
        steps = held(await server.ask("GET", f"/api/replays/{replay}/deals/1", seat=seat), "Steps")
        for step in steps["steps"]:
            assert shapes.faults("Step", step) == []
        assert head["deals"][0]["steps"] == len(steps["steps"]) - 1
    record = await server.ask("GET", f"/api/replays/{replay}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert "attachment" in record.headers["content-disposition"]
    first = head["deals"][0]
    if first["tricks"]:
        begins = {"deal": 1, "step": first["tricks"][0], "seat": 0, "bots": "greedy"}
        again = held(await ala.post(f"/api/replays/{replay}/tables", begins), "Opened")
        held(await ala.get(f"/api/tables/{again['table']}"), "News", "News")


@asynchronous
async def test_what_is_the_same_for_everybody(database_url: str) -> None:
    async with serving(database_url) as server:
        held(await server.ask("GET", "/api/health"), "Health")
        languages = held(await server.ask("GET", "/api/languages"), "LanguageList")["languages"]
        codes = [one["code"] for one in languages]
        assert sorted(codes) == ["en", "es", "fa", "pl", "ru"]
        assert [one["code"] for one in languages if one["right_to_left"]] == ["fa"]
        for code in codes:
            games = held(await server.ask("GET", "/api/games", lang=code), "Games")
            for game in games["games"]:
                assert shapes.faults("GameInfo", game) == []
                held(await server.ask("GET", f"/api/rules/{game['game']}", lang=code), "Rules")
            texts = await server.ask("GET", f"/api/texts/{code}")
            assert texts.headers["content-type"].startswith("text/plain")
            assert len(texts.body) > 1000
        stranger = await server.ask("GET", "/api/me")
        held(stranger.done(), "Me")
        refusal = await server.ask("GET", "/api/tables/nowhere")
        held(refusal.json, "Refusal")


def test_a_room_is_what_an_eye_needs() -> None:
    """``eyes.Live`` is met by ``Room`` without being named there."""
    assert all(callable(getattr(Room, name)) for name in ("here", "time_left", "voters"))
