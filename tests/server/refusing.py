"""What every refusal has to be: told with its slug, and without an effect."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from chiliad.server import limits
from chiliad.server.driver import Driver
from chiliad.server.table import Table
from server.speaking import Answer, Person, Server


@asynccontextmanager
async def unchanged(server: Server, table: str, *people: Person) -> AsyncIterator[None]:
    """What is done meanwhile changes neither the log nor a byte that any of the people gets."""

    async def standing() -> Any:
        seen = [(await person.get(f"/api/tables/{table}")).body for person in people]
        return seen, await server.hub.store.events(table), await server.hub.store.table(table)

    async with (await server.room(table)).lock:
        pass  # what follows from the last command is written down
    for person in people:  # who was heard of just now counts as here
        await person.get(f"/api/tables/{table}")
    before = await standing()
    yield
    assert await standing() == before


def refused(answer: Answer, status: int, slug: str) -> Any:
    """A refusal has its status, its slug, a sentence that begins like one, and no word of our insides."""
    assert (answer.status, answer.slug) == (status, slug), answer.body
    said = answer.json
    assert said["sentence"].strip()
    assert said["sentence"][0] == said["sentence"][0].upper()
    for inside in ("Traceback", "sqlalchemy", ".py", "object at", "msgspec"):
        assert inside not in answer.body.decode()
    assert set(said) <= {"slug", "sentence", "details", "news"}
    return said


def stop_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the limits no time passes: what is used up stays so."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))


def wait_for(table: Table, seconds: float) -> None:
    """So long somebody who is lost is waited for at this table."""
    table.settings = replace(table.settings, grace_s=seconds)


def hold_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots stay silent: a table stands still while it is looked at."""
    monkeypatch.setattr(Driver, "_bot_begins", lambda self, seat, name: None)
