"""The tables of the database in this version.  ``migrations.py`` creates them; a test compares the two.

    tables   one row a card table: its settings and its state
    events   its log, numbered from 1: never changed, except that compacting.py removes what the record of a finished
             match contains
    members  the guests at the seats
    guests   names, and the digests of tokens
    evenings score sheets that several devices show

Times are milliseconds since 1970 (UTC), whole numbers of 64 bits.  JSON is stored as text: no query looks inside it.
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
    Column("changed_ms", BigInteger, nullable=False),  # the last event's time, or some seconds before it (session.py)
    Column("phase", Text, nullable=False),  # waiting, playing, between, over, stopped
    Column("invite", Text),  # null when nobody can be invited any more
    Column("watch", Text, nullable=False),
    Column("replay", Text, nullable=False),
    Column("host", Text),  # the guest who opened the table, copied from head for counting
    Column("head", Text, nullable=False),  # JSON: the settings at the opening
    Column("secret", LargeBinary, nullable=False),  # of the fair deal: 32 bytes
    Column("record", Text),  # the record of the match, when it is over
    Column("summary", Text),  # JSON: what a list shows of the table (summary.py); null until it has slept once
    Column("lesson", Text),  # the lesson that is played here, copied from head for queries; null for a match
    Column("report", Text),  # JSON: the report on a match that is over (reports.py); null until it is worked out
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
    Column("command", Text),  # the id that its sender chose
    Column("body", Text, nullable=False),  # JSON; it repeats the kind and the seat (events.py)
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

EVENINGS = Table(
    "evenings",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("revision", BigInteger, nullable=False),  # counts the changes, from 1
    Column("keeper", Text),  # the guest who has the pen; null where it was put down
    Column("changed_ms", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON: the matches and what was paid (requests.KeptEvening)
    Index("evenings_changed", "changed_ms"),
)
