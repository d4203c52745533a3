"""Tables, events and guests for tests of the storage."""

from typing import Any

from chiliad.server.events import Acted, TableSettings
from chiliad.server.rows import Guest, StoredEvent, TableRow
from chiliad.server.storage import Store

HOST = "host"


def settings(host: str = HOST) -> TableSettings:
    """The settings at the opening of a table."""
    return TableSettings("standard", {"target": 1000}, host, "")


def row(name: str = "t", **changed: Any) -> TableRow:
    """A table that waits for players."""
    plain = TableRow(
        id=name,
        game="mille",
        opened_ms=1000,
        changed_ms=1000,
        phase="waiting",
        invite=f"invite-{name}",
        watch=f"watch-{name}",
        replay=f"replay-{name}",
        settings=settings(),
        secret=bytes(range(32)),
        record=None,
    )
    return plain._replace(**changed)


def event(number: int, command: str | None = None, **changed: Any) -> StoredEvent:
    """One event of a table."""
    return StoredEvent(number, 1000 + number, command, Acted(0, [1, 1 << 62]))._replace(**changed)


async def guest_by_token(store: Store, digest: bytes) -> Guest | None:
    """The guest one of whose devices has a token of that digest."""
    device = await store.device_by_token(digest)
    return None if device is None else device.guest
