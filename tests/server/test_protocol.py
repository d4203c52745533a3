"""Answers have the shape of the structs, from which the OpenAPI document and the page's types are made."""

from __future__ import annotations

import random
import re
from typing import Any, get_args

import msgspec
import pytest

from chiliad.games import GAMES
from chiliad.presentation.guide import Guide
from chiliad.server import protocol
from chiliad.server.app import create
from chiliad.server.events import Compacted, Kind, TableEvent, Warned
from chiliad.server.requests import Command, NewTable
from chiliad.server.session import TableSession
from chiliad.server.settings import Settings
from server import matches
from server.client import Answer, Person, Server, asynchronous, serving, until
from server.refusing import refused
from source import ROOT

ROUTE = re.compile(r"^\| `(GET|POST|DELETE) (/api/[^`?]+)[^`]*`(.*?)\|", re.MULTILINE)
FURTHER = re.compile(r"and `(/[a-z]+)`")


def held(answer: Answer | dict[str, Any], struct: str) -> Any:
    """The answer, after a check against the struct of that name."""
    return matches.held(answer.done() if isinstance(answer, Answer) else answer, getattr(protocol, struct))


def test_an_answer_that_is_not_what_the_struct_says_is_found() -> None:
    news = {"revision": 1, "head": None, "happened": [{"number": 1}], "desk": None}
    with pytest.raises(msgspec.ValidationError):
        held(news, "News")
    with pytest.raises(AssertionError):
        held({"ok": True, "protocol": 2, "extra": 1}, "Health")
    told = {"number": 1, "kind": "act", "seat": 0, "lines": [], "told": [], "concerns": True, "fresh": True}
    held(told, "Happened")
    for wrong in ({"seat": "0"}, {"lines": None}, {"number": 1.5}):
        with pytest.raises(msgspec.ValidationError):
            held({**told, **wrong}, "Happened")


def test_every_route_stands_in_the_page() -> None:
    """Every route that the page names exists as well."""
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
    written = set(re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE))
    assert written - {"do"} == {one.__struct_config__.tag for one in get_args(Command)}


def test_a_new_table_is_described_with_each_of_its_words() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    described = re.search(r"^`NewTable`: `\{(.*?)\}`", text, re.MULTILINE | re.DOTALL)
    assert described is not None
    named = re.findall(r"(?:^|, |,\n)(\w+)\??(?=[:,])", re.sub(r"\{.*?\}|\(.*?\)", "", described[1]))
    assert set(named) == set(NewTable.__struct_fields__)


@pytest.mark.both_databases
@pytest.mark.parametrize("name", GAMES)
@asynchronous
async def test_everything_that_is_answered(name: str, database_url: str) -> None:
    """Check the answers in every phase, for a seat and for the public."""
    rng = random.Random(f"protocol {name}")
    seats = GAMES[name].default_seats
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        held(await ala.post("/api/guests", {"name": "Ala"}), "GuestSeen")
        held(await server.ask("POST", "/api/guests", body={"name": "X", "bearer": True}), "GuestSeen")
        held(await ala.post("/api/commitments", {}), "Committed")
        body = {"game": name, "seats": ["me", *["open"] * (seats - 1)], "spectators": True, "clock": "fast"}
        body["options"] = {"target": 300}
        opened = held(await ala.post("/api/tables", body), "Opened")
        table, session = opened["table"], await server.session(opened["table"])
        watch = (await ala.news(table))["head"]["watch"]
        for person in (None, ala):
            headers = {} if person is None else person.headers
            path = f"/api/invitations/{opened['invite']}"
            held(await server.ask("GET", path, headers=headers), "Invitation")
        people = [ala]
        for other in ("Bo", "Cy")[: seats - 1]:
            people.append(await server.person(other))
            held(await people[-1].sit(opened["invite"]), "Opened")
        streams = [person.listen(table) for person in people]
        streams.append(server.listen(f"/api/watch/{watch}/events"))
        for number in range(150):
            if session.table.actor is None:
                break
            at = session.table.revision
            if number % 10 == 0:
                await looks(server, people, table, watch)
            news = await people[session.table.actor].news(table)
            move = rng.choice(news["desk"]["moves"])["move"]
            done = held(await people[session.table.actor].command(table, "move", at, move=move), "Done")
            assert done == {"revision": at + 1}
            if number == 3:
                late = await people[0].command(table, "move", at, move="x")
                held(refused(late, 409, "late-command"), "Refusal")
                held(late.json["news"], "News")
        await streams[1].close()
        for person in people:
            held(await person.command(table, "leave"), "Done")
        await until(lambda: streams[0].revision == session.table.revision)
        await looks(server, people, table, watch)
        for stream in streams:
            for event in stream.events:
                held(event.data, {"news": "News", "head": "Head"}[event.kind])
        await replays(server, ala, table)


async def looks(server: Server, people: list[Person], table: str, watch: str) -> None:
    """Every answer that shows a table in its present state."""
    for person in people:
        held(await person.get(f"/api/tables/{table}"), "News")
        held(await person.get(f"/api/tables/{table}/sheet", lang="fa"), "Sheet")
        me = held(await person.get("/api/me"), "Me")
        for line in me["tables"]:
            assert line["seat"] == (await person.news(line["table"]))["head"]["you"]
    held(await server.ask("GET", f"/api/watch/{watch}"), "News")
    held(await server.ask("GET", f"/api/watch/{watch}/sheet"), "Sheet")


async def replays(server: Server, ala: Person, table: str) -> None:
    """Every answer about a finished match."""
    replay = held(await ala.get(f"/api/tables/{table}/replay"), "ReplayLink")["replay"]
    head = held(await server.ask("GET", f"/api/replays/{replay}"), "Replay")
    for seat in ("all", "public", "0"):
        steps = held(await server.ask("GET", f"/api/replays/{replay}/deals/1", seat=seat), "Steps")
        assert head["deals"][0]["steps"] == len(steps["steps"]) - 1
    record = await server.ask("GET", f"/api/replays/{replay}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert "attachment" in record.headers["content-disposition"]
    first = head["deals"][0]
    if first["tricks"]:
        begins = {"deal": 1, "step": first["tricks"][0], "seat": 0, "bots": "greedy"}
        again = held(await ala.post(f"/api/replays/{replay}/tables", begins), "Opened")
        held(await ala.get(f"/api/tables/{again['table']}"), "News")


@asynchronous
async def test_what_is_the_same_for_everybody(database_url: str) -> None:
    async with serving(database_url) as server:
        held(await server.ask("GET", "/api/health"), "Health")
        languages = held(await server.ask("GET", "/api/languages"), "LanguageList")["languages"]
        codes = [one["code"] for one in languages]
        assert sorted(codes) == [
            "en",
            "es",
            "fa",
            "fr",
            "pl",
            "ru",
            "uk",
        ]
        assert [one["code"] for one in languages if one["right_to_left"]] == ["fa"]
        for code in codes:
            games = held(await server.ask("GET", "/api/games", lang=code), "Games")
            for game in games["games"]:
                held(await server.ask("GET", f"/api/rules/{game['game']}", lang=code), "Rules")
                matches.held((await server.ask("GET", f"/api/guide/{game['game']}", lang=code)).done(), Guide)
            texts = await server.ask("GET", f"/api/texts/{code}")
            assert texts.headers["content-type"].startswith("text/plain")
            assert len(texts.body) > 1000
        stranger = await server.ask("GET", "/api/me")
        held(stranger.done(), "Me")
        refusal = await server.ask("GET", "/api/tables/nowhere")
        held(refusal.json, "Refusal")


@asynchronous
async def test_options_say_which_is_the_number_of_players_and_what_they_need(database_url: str) -> None:
    """By the table of presets in the family's rules: leftovers for two players only, the sitter for four only."""
    async with serving(database_url) as server:
        answer = held(await server.ask("GET", "/api/games"), "Games")
        games = {game["game"]: game for game in answer["games"]}
        assert {name: (game["seats_option"], game["seats"]) for name, game in games.items()} == {
            "mille": (None, 2),
            "tysiac": ("players", 3),
        }
        needs = {option["key"]: option["needs"] for option in games["tysiac"]["options"] if option["needs"]}
        assert needs["leftovers"] == {"players": [2]}
        assert needs["sitter"] == {"players": [4]}
        assert needs["lock_width"] == {"endgame": ["lock"]}
        players = next(option for option in games["tysiac"]["options"] if option["key"] == "players")
        assert [choice["value"] for choice in players["choices"]] == [2, 3, 4]


def test_every_event_that_is_told_has_its_kind() -> None:
    """The docs and the page also name the server's version of the protocol."""
    told = [one for one in get_args(TableEvent) if one not in (Compacted, Warned)]
    assert sorted(get_args(Kind)) == sorted(one.__struct_config__.tag for one in told)
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert set(re.findall(r"protocol(?:=|: )(\d+)", page)) == {str(protocol.PROTOCOL)}
    assert re.findall(r"^\| (\d+) \|", page, re.MULTILINE)[0] == str(protocol.PROTOCOL)
    source = (ROOT / "web" / "src" / "api.ts").read_text("utf-8")
    assert re.findall(r'^const PROTOCOL = "(\d+)";', source, re.MULTILINE) == [str(protocol.PROTOCOL)]


def test_a_room_is_what_an_eye_needs() -> None:
    """``TableSession`` implements ``projections.Live`` without naming it there."""
    assert all(callable(getattr(TableSession, name)) for name in ("presence", "time_left", "voters"))
