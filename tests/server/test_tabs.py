"""One seat in several tabs: the newest one plays, and the next one when it is closed."""

from __future__ import annotations

import pytest

from server.client import asynchronous, serving
from server.refusing import hold_bots, refused, unchanged


@asynchronous
async def test_a_newer_tab_has_the_table(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        old = await ala.listen(table, tab="old").until(lambda it: it.news)
        new = await ala.listen(table, tab="new").until(lambda it: it.news)
        await old.until(lambda it: it.events[-1].kind == "elsewhere" or "elsewhere" in {e.kind for e in it.events})
        assert "elsewhere" not in {one.kind for one in new.events}
        async with unchanged(server, table, ala):
            refused(await ala.command(table, "stop", tab="old"), 409, "another-tab")
        at = old.revision
        (await ala.command(table, "stop", tab="new")).done()
        await old.until(lambda it: it.revision > at)  # it still watches
        await new.until(lambda it: it.revision > at)
        quiet = ala.listen(table, tab="third", quiet="true")
        await quiet.until(lambda it: it.news)
        assert "elsewhere" not in {one.kind for one in new.events}


@asynchronous
async def test_the_older_tab_has_the_table_again_when_the_newer_one_is_gone(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        tabs = {}
        for name in ("first", "second", "third"):
            tabs[name] = await ala.listen(table, tab=name).until(lambda it: it.news)
        quiet = await ala.listen(table, tab="fourth", quiet="true").until(lambda it: it.news)
        await tabs["third"].close()
        await tabs["second"].until(lambda it: "here" in {one.kind for one in it.events})
        for other in (tabs["first"], quiet):
            assert "here" not in {one.kind for one in other.events}
        refused(await ala.command(table, "stop", tab="first"), 409, "another-tab")
        (await ala.command(table, "stop", tab="second")).done()
