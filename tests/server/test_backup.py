"""``chiliad backup`` and ``restore``: all data of one moment, in either database, or nothing."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from chiliad.errors import Unavailable, Unreadable
from chiliad.server.backup import backup, restore
from chiliad.server.storage import Store
from cli.terminal import tell
from server.client import Person, asynchronous, serving


@pytest.mark.both_databases
@asynchronous
async def test_all_comes_back(database_url: str, tmp_path: Path) -> None:
    file, other = tmp_path / "all.backup", f"sqlite:///{tmp_path / 'other.db'}"
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        over = (await ala.open("mille", "me", "bot:greedy"))["table"]
        (await ala.command(over, "stop")).done()
        playing = (await ala.open("tysiac", "me", "open", "open"))["table"]
        replay = (await ala.get(f"/api/tables/{over}/replay")).done()["replay"]
        record = (await server.ask("GET", f"/api/replays/{replay}/record")).body
        news = await ala.news(playing)
        assert await backup(database_url, file) == 2  # while it runs
        assert file.stat().st_mode & 0o077 == 0
        await server.person("Too late")
    with pytest.raises(Unavailable, match="restore-not-empty"):
        await restore(database_url, file)
    assert await restore(other, file) == 2
    for url in (other, database_url):
        assert await restore(url, file, force=True) == 2
        async with serving(url) as server:
            again = Person(server, "Ala", ala.guest, ala.token)  # the same token still works
            assert (await again.get("/api/me")).done()["guest"] == ala.guest
            now = await again.news(playing)
            assert (now["revision"], now["head"]["seats"]) == (news["revision"], news["head"]["seats"])
            assert (await server.ask("GET", f"/api/replays/{replay}/record")).body == record
            (await again.open("mille", "me", "open"))
            with pytest.raises(Unavailable, match="storage-in-use"):
                await restore(url, file, force=True)


@asynchronous
async def test_what_is_no_whole_backup_changes_nothing(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 't.db'}", tmp_path / "b"
    async with serving(url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "open"))["table"]
    await backup(url, file)
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    broken = [
        b"", b"text", whole[: len(whole) // 2], gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join([lines[0], *lines[2:]])), gzip.compress(b"[]"), gzip.compress(lines[0] + b'["x", {}]'),
    ]  # fmt: skip
    for data in broken:
        file.write_bytes(data)
        with pytest.raises(Unreadable, match="no-backup"):
            await restore(url, file, force=True)
        store = await Store.open(url)
        assert await store.table(table) is not None
        await store.close()
    file.write_bytes(gzip.compress(lines[0].replace(b'"version": ', b'"version": 9') + b"".join(lines[1:])))
    with pytest.raises(Unavailable, match="storage-newer"):
        await restore(url, file, force=True)


@asynchronous
async def test_a_backup_of_an_earlier_version_is_restored(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 't.db'}", tmp_path / "b"
    async with serving(url) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "open"))["table"]
    await backup(url, file)
    head, *rows = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    head["version"] = 1
    for row in rows[:-1]:
        if row[0] == "tables":
            del row[1]["summary"]  # added by version 2
    file.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in (head, *rows)).encode()))
    assert await restore(url, file, force=True) == 1
    async with serving(url) as server:
        again = Person(server, "Ala", ala.guest, ala.token)
        assert [one["table"] for one in (await again.get("/api/me")).done()["tables"]] == [table]


def test_the_commands(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("CHILIAD_DATABASE", raising=False)
    file = tmp_path / "f"
    assert tell(monkeypatch, capsys, "backup", file).out == f"Saved in {file}. Tables: 0.\n"
    assert tell(monkeypatch, capsys, "restore", file).out == f"Brought back from {file}. Tables: 0.\n"
    assert tell(monkeypatch, capsys, "restore").status == 2
    file.write_text("x")
    told = tell(monkeypatch, capsys, "restore", file)
    assert (told.status, told.err.endswith("(no-backup)\n")) == (1, True)
