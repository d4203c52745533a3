"""Tables, events and guests to be stored."""

from typing import Any

from chiliad.server.storage import Stored, TableRow

HOST = "host"


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
        head={"host": HOST, "options": {"target": 1000}},
        secret=bytes(range(32)),
        record=None,
    )
    return plain._replace(**changed)


def event(number: int, command: str | None = None, **changed: Any) -> Stored:
    """One event of a table."""
    return Stored(number, 1000 + number, "act", 0, command, {"actions": ["0 play Ah"]})._replace(**changed)
