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
