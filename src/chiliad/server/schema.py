"""The tables of the database as they are now.  ``migrations.py`` makes them so; a test holds the two together.

    tables   one row a card table: what it was opened with, and what has become of it
    events   its log, numbered from 1: never changed; what the record of a match that is over tells is let go
             (compacting.py)
    members  who sits where
    guests   names, and the digests of tokens

Times are milliseconds since 1970 (UTC), whole numbers of 64 bits.  JSON is kept as text: what is asked of the
database never looks inside.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)
from sqlalchemy import text as sql

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("opened_ms", BigInteger, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),  # the last event's time
    Column("phase", Text, nullable=False),  # waiting, playing, between, over, stopped
    Column("invite", Text),  # null when nobody can be invited any more
    Column("watch", Text, nullable=False),
    Column("replay", Text, nullable=False),
    Column("host", Text),  # the guest who opened it, out of head: counted by
    Column("head", Text, nullable=False),  # JSON: the settings as opened
    Column("secret", LargeBinary, nullable=False),  # of the fair deal: 32 bytes
    Column("record", Text),  # the match written down, when it is over
    Column("summary", Text),  # JSON: what a list says of the table (summary.py); null until it has slept once
    Index("tables_invite", "invite", unique=True),
    Index("tables_watch", "watch", unique=True),
    Index("tables_replay", "replay", unique=True),
    Index("tables_host", "host", "phase"),
    Index("tables_phase", "phase", "changed_ms"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", BigInteger, nullable=False),  # from 1
    Column("at_ms", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("command", Text),  # the id its sender chose
    Column("body", Text, nullable=False),  # JSON, with the kind and the seat once more (events.py)
    Column("version", Integer),  # of the body; null: 1
    PrimaryKeyConstraint("table_id", "number"),
    Index(
        "events_command",
        "table_id",
        "command",
        unique=True,
        sqlite_where=sql("command IS NOT NULL"),
        postgresql_where=sql("command IS NOT NULL"),
    ),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("token_hash", LargeBinary, nullable=False),
    Column("since_ms", BigInteger, nullable=False),
    Index("guests_token_hash", "token_hash", unique=True),
    Index("guests_since", "since_ms"),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("members_guest", "guest_id", "table_id"),
)
