"""Invitations: a messenger's preview, the target of the link, and a full or cancelled table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from chiliad.server.addresses import is_loopback
from server.client import Server, asynchronous, serving
from server.refusing import refused

PAGE = b"<!doctype html><html><head><title>Chiliad</title></head><body></body></html>"


@asynchronous
async def test_a_full_table_may_be_watched_where_all_may(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo, eve = [await server.person(name) for name in ("Ala", "Bo", "Eve")]
        opened = await ala.open("mille", "me", "open", spectators=True)
        watch = (await ala.news(opened["table"]))["head"]["watch"]
        (await bo.sit(opened["invite"])).done()
        refused(late := await eve.get(f"/api/invitations/{opened['invite']}"), 404, "table-full")
        assert late.json["details"] == {"watch": watch}
        assert (await server.ask("GET", f"/api/watch/{watch}")).done()["head"]["you"] is None


@asynchronous
async def test_the_host_cancels_a_table_that_waits(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo, eve = [await server.person(name) for name in ("Ala", "Bo", "Eve")]
        opened = await ala.open("tysiac", "me", "open", "open")
        (await bo.sit(opened["invite"])).done()
        refused(await bo.command(opened["table"], "stop"), 409, "host-only")
        (await ala.command(opened["table"], "stop")).done()
        assert (await bo.news(opened["table"]))["head"]["phase"] == "stopped"
        refused(await eve.get(f"/api/invitations/{opened['invite']}"), 404, "no-such-link")


async def tags(server: Server, path: str, lang: str) -> dict[str, str]:
    answer = await server.ask("GET", path, headers={"accept-language": lang})
    assert answer.status == 200
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', answer.body.decode()))


@asynchronous
async def test_a_messenger_shows_who_invites_to_what(database_url: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(PAGE)
    async with serving(database_url, page_folder=tmp_path) as server:
        ala = await server.person('Ala "<b>"')
        bo = await server.person("Bo")
        opened = await ala.open("mille", "me", "open")
        link = f"/join/{opened['invite']}"
        shown = await tags(server, link, "en")
        assert shown["title"] == "Play Mille with Ala &quot;&lt;b&gt;&quot;"
        assert shown["image"] == "http://table.example/icon-512.png"
        assert (await tags(server, link, "pl"))["title"] == "Ala &quot;&lt;b&gt;&quot; zaprasza: Mille"
        (await bo.sit(opened["invite"])).done()
        for path in (link, "/join/NOSUCH"):
            assert "Ala" not in (await tags(server, path, "en"))["title"], "a full or unknown table names no player"


@asynchronous
async def test_the_code_for_phones_names_an_address_that_they_reach(database_url: str) -> None:
    async with serving(database_url, network_urls=("http://192.168.7.7:8000/",)) as server:
        assert (await server.ask("GET", "/api/addresses")).done() == {"network": ["http://192.168.7.7:8000/"]}
        ala = await server.person("Ala")
        opened = await ala.open("mille", "me", "open")
        path = f"/api/invitations/{opened['invite']}/qr.svg"
        asked = [
            (await server.ask("GET", path, headers={**ala.headers, "host": host})).body
            for host in ("127.0.0.1:8000", "localhost:8000", "192.168.7.7:8000", "table.example")
        ]
        assert asked[0] == asked[1] == asked[2] != asked[3]


@pytest.mark.parametrize("host, alone", [("127.0.0.1", True), ("localhost", True), ("::1", True), ("10.0.0.7", False)])
def test_which_addresses_are_of_this_machine_alone(host: str, alone: bool) -> None:
    assert is_loopback(host) == alone


@asynchronous
async def test_an_invitation_says_in_a_line_how_its_rules_differ_from_each_preset(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, bo = [await server.person(name) for name in ("Ala", "Bo")]
        opened = await ala.open("tysiac", "me", "open", "open", preset="polish", options={"target": 500})
        found = (await bo.get(f"/api/invitations/{opened['invite']}", lang="en")).done()
        # By section 1 of the rules of the family, kurnik has another concession and another limit of raising; the
        # option that tells most of the table's preset comes first, then the others in the order of the options.
        assert found["unlike"]["kurnik"] == (
            "Conceding a deal: a bomb: 60 to the others (40 with four), and from the second on it costs the contract; "
            "Points that end the match: 500; How high the contract may be raised: up to 400"
        )
        assert found["unlike"]["polish"] == "Points that end the match: 500"
        # Ten options differ: three are named.
        assert found["unlike"]["playroom"].startswith("Whether one must beat the best card on the table: yes, if")
        assert found["unlike"]["playroom"].endswith("; and 7 more differences")
        plain = await ala.open("tysiac", "me", "open", "open", preset="russian")
        unlike = (await bo.get(f"/api/invitations/{plain['invite']}", lang="en")).done()["unlike"]
        assert {preset for preset, line in unlike.items() if not line} == {"russian"}
        mille = await ala.open("mille", "me", "open")
        assert (await bo.get(f"/api/invitations/{mille['invite']}", lang="en")).done()["unlike"] == {}


@asynchronous
async def test_presets_are_told_by_three_options_and_by_the_language(database_url: str) -> None:
    async with serving(database_url) as server:
        ala, usual = await server.person("Ala"), {}
        for lang in ("en", "pl", "ru", "uk"):
            told = (await ala.get("/api/games", lang=lang)).done()["games"]
            games = {game["game"]: game for game in told}
            assert all(len(one["telling"]) == 3 for one in games["tysiac"]["presets"])
            assert not any(one["telling"] or one["usual"] for one in games["mille"]["presets"])
            usual[lang] = [one["preset"] for one in games["tysiac"]["presets"] if one["usual"]]
            assert told[0]["game"] == ("mille" if lang == "en" else "tysiac"), "the game that its speakers know"
        assert usual == {"en": ["playroom"], "pl": ["kurnik", "polish"], "ru": ["russian"], "uk": ["russian"]}
