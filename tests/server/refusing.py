"""Requirements for every refusal: it has its slug, and no effect."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from chiliad.server import rate_limit
from chiliad.server.scheduler import Scheduler
from chiliad.server.table import Table
from server.client import Answer, Person, Server


@asynccontextmanager
async def unchanged(server: Server, table: str, *people: Person) -> AsyncIterator[None]:
    """Check that the block changes neither the log nor a byte that any of the people gets."""

    async def standing() -> Any:
        seen = [(await person.get(f"/api/tables/{table}")).body for person in people]
        return seen, await server.registry.store.events(table), await server.registry.store.table(table)

    async with (await server.session(table)).lock:
        pass  # the consequences of the last command are stored
    for person in people:  # a person who sent a request just now counts as here
        await person.get(f"/api/tables/{table}")
    before = await standing()
    yield
    assert await standing() == before


def refused(answer: Answer, status: int, slug: str) -> Any:
    """Check that a refusal has its status, its slug, a proper sentence, and no internal detail."""
    assert (answer.status, answer.slug) == (status, slug), answer.body
    said = answer.json
    assert said["sentence"].strip()
    assert said["sentence"][0] == said["sentence"][0].upper()
    for inside in ("Traceback", "sqlalchemy", ".py", "object at", "msgspec"):
        assert inside not in answer.body.decode()
    assert set(said) <= {"slug", "sentence", "details", "news"}
    return said


def stop_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the time for the limits: what is used up stays so."""
    monkeypatch.setattr(rate_limit, "time", SimpleNamespace(monotonic=lambda: 0.0))


def wait_for(table: Table, seconds: float) -> None:
    """Set how long this table waits for a person whose connection is lost."""
    table.settings = replace(table.settings, grace_s=seconds)


def hold_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep bots silent: the table does not change while a test looks at it."""
    monkeypatch.setattr(Scheduler, "_bot_begins", lambda self, seat, name: None)
