"""The tables of the database in this version.  ``migrations.py`` creates them; a test compares the two.

    tables   one row a card table: its settings and its state
    events   its log, numbered from 1: never changed, except that compacting.py removes what the record of a finished
             match contains
    members  the guests at the seats
    evenings score sheets that several devices show
    guests   names
    devices  the browsers and programs of a guest, each with the digest of its token
    recovery_codes  what is kept of the words with which a guest comes back (recovery.py)
    passkeys  the public keys of a guest's passkeys (passkeys.py)
    pushes   where devices are told of turns (push.py)
    server_keys  what this server signs with

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
    Column("figures", Text),  # JSON: what is counted of a match that is over (figures.py); null until it is counted
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
    # Who sat down anywhere is looked for when a guest is forgotten (reseating.py).
    Index("events_sat", "table_id", "number", sqlite_where=sql("kind = 'sat'"), postgresql_where=sql("kind = 'sat'")),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("since_ms", BigInteger, nullable=False),
    Index("guests_since", "since_ms"),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", Text, primary_key=True),  # of a guest's first device: the guest's id
    Column("guest_id", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("token_hash", LargeBinary, nullable=False),
    Column("name", Text, nullable=False),  # browser and system, as device_names.py writes them; empty: not known
    Column("added_ms", BigInteger, nullable=False),
    Column("seen_day", Integer, nullable=False),  # the last day on which it asked for anything, counted from 1970
    Index("devices_token_hash", "token_hash", unique=True),
    Index("devices_guest", "guest_id"),
)

RECOVERY_CODES = Table(
    "recovery_codes",
    METADATA,
    Column("guest_id", Text, ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("lookup", Text, nullable=False),  # the first two words: by them a code is found without a name
    Column("salt", LargeBinary, nullable=False),
    Column("digest", LargeBinary, nullable=False),  # of the whole code, by scrypt
    Column("made_ms", BigInteger, nullable=False),
    Index("recovery_codes_lookup", "lookup", unique=True),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),  # what the authenticator calls it, base64url
    Column("guest_id", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("handle", LargeBinary, nullable=False),  # by what the authenticator knows the guest: random bits
    Column("public_key", LargeBinary, nullable=False),  # COSE
    Column("sign_count", BigInteger, nullable=False),  # how often it says that it was used; 0: it does not count
    Column("name", Text, nullable=False),  # of the device with which it was made, as device_names.py writes it
    Column("made_ms", BigInteger, nullable=False),
    Column("used_day", Integer),  # the last day on which it let its guest in, counted from 1970; null: never
    Index("passkeys_guest", "guest_id"),
)

PUSHES = Table(
    "pushes",
    METADATA,
    Column("device_id", Text, ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
    Column("endpoint", Text, nullable=False),  # the address at the browser's push service
    Column("key", LargeBinary, nullable=False),  # the browser's public key
    Column("auth", LargeBinary, nullable=False),  # what it shares with this server
    Column("lang", Text, nullable=False),
    Index("pushes_endpoint", "endpoint", unique=True),
)

SERVER_KEYS = Table(
    "server_keys",
    METADATA,
    Column("name", Text, primary_key=True),  # what it is for
    Column("secret", LargeBinary, nullable=False),
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
    Column("ended_ms", BigInteger),  # when its last writer has ended it; null while it goes on
    Index("evenings_changed", "changed_ms"),
)

EVENING_WRITERS = Table(
    "evening_writers",
    METADATA,
    Column("code", Text, ForeignKey("evenings.code", ondelete="CASCADE"), nullable=False),
    Column("guest_id", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),  # who has had the pen
    PrimaryKeyConstraint("code", "guest_id"),
    Index("evening_writers_guest", "guest_id"),
)
