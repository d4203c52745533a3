"""Migrations bring a database to this version: numbered steps, each in a transaction of its own.

A step is SQL that never changes after its release; only the list changes, at its end.  The project does not use
Alembic: four tables need no branches, downgrades or generated steps; it would add Mako and an environment, it does not
put SQLite's DDL in transactions automatically, and “written by a newer version” is one comparison of numbers here.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import text as sql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from chiliad.errors import Unavailable

LOCK = 0x6368696C69616421  # “chiliad!”: PostgreSQL's advisory lock: only one of two servers that start migrates

# {bytes} and {rowless} differ between the two databases: see WORDS.
FIRST = (
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY NOT NULL,
        game TEXT NOT NULL,
        opened_ms BIGINT NOT NULL,
        changed_ms BIGINT NOT NULL,
        phase TEXT NOT NULL,
        invite TEXT,
        watch TEXT NOT NULL,
        replay TEXT NOT NULL,
        host TEXT,
        head TEXT NOT NULL,
        secret {bytes} NOT NULL,
        record TEXT)""",
    "CREATE UNIQUE INDEX tables_invite ON tables (invite)",
    "CREATE UNIQUE INDEX tables_watch ON tables (watch)",
    "CREATE UNIQUE INDEX tables_replay ON tables (replay)",
    "CREATE INDEX tables_host ON tables (host, phase)",
    "CREATE INDEX tables_phase ON tables (phase, changed_ms)",
    """CREATE TABLE events (
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL,
        at_ms BIGINT NOT NULL,
        kind TEXT NOT NULL,
        seat INTEGER,
        command TEXT,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, number),
        FOREIGN KEY (table_id) REFERENCES tables (id) ON DELETE CASCADE){rowless}""",
    "CREATE UNIQUE INDEX events_command ON events (table_id, command) WHERE command IS NOT NULL",
    """CREATE TABLE guests (
        id TEXT PRIMARY KEY NOT NULL,
        name TEXT NOT NULL,
        token_hash {bytes} NOT NULL,
        since_ms BIGINT NOT NULL)""",
    "CREATE UNIQUE INDEX guests_token_hash ON guests (token_hash)",
    "CREATE INDEX guests_since ON guests (since_ms)",
    """CREATE TABLE members (
        table_id TEXT NOT NULL,
        seat INTEGER NOT NULL,
        guest_id TEXT NOT NULL,
        PRIMARY KEY (table_id, seat),
        FOREIGN KEY (table_id) REFERENCES tables (id) ON DELETE CASCADE,
        FOREIGN KEY (guest_id) REFERENCES guests (id))""",
    "CREATE INDEX members_guest ON members (guest_id, table_id)",
)

# From this version on, the log of a finished match may begin with the event ``compacted`` (compacting.py), which an
# earlier version cannot read: the step also makes that version refuse the database.
SUMMARY = ("ALTER TABLE tables ADD COLUMN summary TEXT",)

# An event's body contains the whole event, in the version that the row states; null means 1 (events.py).
VERSIONS = ("ALTER TABLE events ADD COLUMN version INTEGER",)

# A lesson is played at a table of its own, which is no match.  An earlier version would show it as one.
LESSONS = ("ALTER TABLE tables ADD COLUMN lesson TEXT",)

# What can be worked out again from the record is kept all the same: it takes half a minute.
REPORT = ("ALTER TABLE tables ADD COLUMN report TEXT",)

# Score sheets of games with real cards, which several devices show.
EVENINGS = (
    """CREATE TABLE evenings (
        code TEXT PRIMARY KEY NOT NULL,
        revision BIGINT NOT NULL,
        keeper TEXT,
        changed_ms BIGINT NOT NULL,
        body TEXT NOT NULL)""",
    "CREATE INDEX evenings_changed ON evenings (changed_ms)",
)

# A guest had one token; now each of a guest's devices has one.  The token that is there becomes that of the first
# device, which has the guest's id; nobody noted what it is called, nor when it was used last.
DEVICES = (
    """CREATE TABLE devices (
        id TEXT PRIMARY KEY NOT NULL,
        guest_id TEXT NOT NULL,
        token_hash {bytes} NOT NULL,
        name TEXT NOT NULL,
        added_ms BIGINT NOT NULL,
        seen_day INTEGER NOT NULL,
        FOREIGN KEY (guest_id) REFERENCES guests (id) ON DELETE CASCADE)""",
    """INSERT INTO devices (id, guest_id, token_hash, name, added_ms, seen_day)
        SELECT id, id, token_hash, '', since_ms, CAST(since_ms / 86400000 AS INTEGER) FROM guests""",
    "CREATE UNIQUE INDEX devices_token_hash ON devices (token_hash)",
    "CREATE INDEX devices_guest ON devices (guest_id)",
    "DROP INDEX guests_token_hash",
    "ALTER TABLE guests DROP COLUMN token_hash",
    """CREATE TABLE recovery_codes (
        guest_id TEXT PRIMARY KEY NOT NULL,
        lookup TEXT NOT NULL,
        salt {bytes} NOT NULL,
        digest {bytes} NOT NULL,
        made_ms BIGINT NOT NULL,
        FOREIGN KEY (guest_id) REFERENCES guests (id) ON DELETE CASCADE)""",
    "CREATE UNIQUE INDEX recovery_codes_lookup ON recovery_codes (lookup)",
    "CREATE INDEX events_sat ON events (table_id, number) WHERE kind = 'sat'",
)

PASSKEYS = (
    """CREATE TABLE passkeys (
        id TEXT PRIMARY KEY NOT NULL,
        guest_id TEXT NOT NULL,
        handle {bytes} NOT NULL,
        public_key {bytes} NOT NULL,
        sign_count BIGINT NOT NULL,
        name TEXT NOT NULL,
        made_ms BIGINT NOT NULL,
        used_day INTEGER,
        FOREIGN KEY (guest_id) REFERENCES guests (id) ON DELETE CASCADE)""",
    "CREATE INDEX passkeys_guest ON passkeys (guest_id)",
)

PUSHES = (
    """CREATE TABLE pushes (
        device_id TEXT PRIMARY KEY NOT NULL,
        endpoint TEXT NOT NULL,
        key {bytes} NOT NULL,
        auth {bytes} NOT NULL,
        lang TEXT NOT NULL,
        FOREIGN KEY (device_id) REFERENCES devices (id) ON DELETE CASCADE)""",
    "CREATE UNIQUE INDEX pushes_endpoint ON pushes (endpoint)",
    "CREATE TABLE server_keys (name TEXT PRIMARY KEY NOT NULL, secret {bytes} NOT NULL)",
)

# What can be counted again from the record is kept all the same: statistics ask for a thousand matches at once.
FIGURES = ("ALTER TABLE tables ADD COLUMN figures TEXT",)

# Evenings end, and are listed for everybody who has written into them.  Of earlier ones it is known who has the pen.
EVENING_WRITERS = (
    "ALTER TABLE evenings ADD COLUMN ended_ms BIGINT",
    """CREATE TABLE evening_writers (
        code TEXT NOT NULL,
        guest_id TEXT NOT NULL,
        PRIMARY KEY (code, guest_id),
        FOREIGN KEY (code) REFERENCES evenings (code) ON DELETE CASCADE,
        FOREIGN KEY (guest_id) REFERENCES guests (id) ON DELETE CASCADE)""",
    "CREATE INDEX evening_writers_guest ON evening_writers (guest_id)",
    """INSERT INTO evening_writers (code, guest_id)
        SELECT code, keeper FROM evenings WHERE keeper IN (SELECT id FROM guests)""",
)

STEPS: Sequence[Sequence[str]] = (
    FIRST,
    SUMMARY,
    VERSIONS,
    LESSONS,
    REPORT,
    EVENINGS,
    DEVICES,
    PASSKEYS,
    PUSHES,
    FIGURES,
    EVENING_WRITERS,
)
"""Step n, from 1, changes version n - 1 to version n; version 0 is an empty database."""

WORDS = {
    # The rows of a table of events are stored in the order of their key, so one read gets a whole log.
    "sqlite": {"bytes": "BLOB", "rowless": " WITHOUT ROWID"},
    "postgresql": {"bytes": "BYTEA", "rowless": ""},
}


async def migrate(engine: AsyncEngine, steps: Sequence[Sequence[str]] = STEPS) -> int:
    """Bring a database to the newest version; return how many steps that took.

    Raises ``Unavailable`` for one that a newer version has written, and SQLAlchemy's errors; a failing step is rolled
    back, and the steps before it stay.
    """
    taken = 0
    while True:
        async with engine.begin() as connection:
            version = await _locked_version(connection)
            if version > len(steps):
                raise Unavailable("storage-newer", found=version, known=len(steps))
            if version == len(steps):
                return taken
            for statement in steps[version]:
                await connection.exec_driver_sql(statement.format(**WORDS[engine.dialect.name]))
            await connection.execute(sql("DELETE FROM schema_version"))
            await connection.execute(sql("INSERT INTO schema_version VALUES (:version)"), {"version": version + 1})
        taken += 1


async def _locked_version(connection: AsyncConnection) -> int:
    """The version, 0 for an empty database; nobody else can change it until the transaction ends."""
    if connection.dialect.name == "postgresql":  # SQLite's transactions begin with its lock: see database.py
        await connection.execute(sql("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    await connection.execute(sql("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"))
    return (await connection.execute(sql("SELECT max(version) FROM schema_version"))).scalar() or 0
