"""What the database keeps of passkeys: public keys, which open nothing, and how often each was used."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from chiliad.errors import Illegal
from chiliad.server.rows import Guest
from chiliad.server.schema import GUESTS, PASSKEYS
from chiliad.server.storage import DAY_MS, Conflict, Store

PASSKEYS_MAX = 10
"""Of one guest: more than anybody has places for."""


class NewPasskey(NamedTuple):
    """A passkey to be kept."""

    id: str  # what its authenticator calls it, base64url
    guest: str
    handle: bytes
    public_key: bytes  # COSE
    sign_count: int
    name: str  # of the device with which it was made
    at_ms: int


class PasskeyRow(NamedTuple):
    """A passkey as it is kept, and whose it is."""

    id: str
    guest: Guest
    handle: bytes
    public_key: bytes
    name: str
    made_ms: int
    used_day: int | None  # counted from 1970; None: never


_ROWS = select(
    PASSKEYS.c.id,
    GUESTS.c.id,
    GUESTS.c.name,
    PASSKEYS.c.handle,
    PASSKEYS.c.public_key,
    PASSKEYS.c.name,
    PASSKEYS.c.made_ms,
    PASSKEYS.c.used_day,
).join(GUESTS, GUESTS.c.id == PASSKEYS.c.guest_id)


async def passkeys_of(store: Store, guest_id: str) -> list[PasskeyRow]:
    """A guest's passkeys, the newest first."""
    query = _ROWS.where(PASSKEYS.c.guest_id == guest_id).order_by(PASSKEYS.c.made_ms.desc(), PASSKEYS.c.id)
    return [_row(*row) for row in await store.read(query)]


async def passkey_by(store: Store, passkey_id: str) -> PasskeyRow | None:
    """The passkey with that id."""
    found = await store.read(_ROWS.where(PASSKEYS.c.id == passkey_id))
    return _row(*found[0]) if found else None


def _row(
    id_: str, guest: str, called: str, handle: bytes, key: bytes, name: str, made_ms: int, used_day: int | None
) -> PasskeyRow:
    return PasskeyRow(id_, Guest(guest, called), bytes(handle), bytes(key), name, made_ms, used_day)


async def add_passkey(store: Store, new: NewPasskey) -> None:
    """Keep a passkey; raises ``Illegal`` where the guest has enough, and for one that is kept already."""
    row: dict[str, object] = {"id": new.id, "guest_id": new.guest, "handle": new.handle, "used_day": None}
    row |= {"public_key": new.public_key, "sign_count": new.sign_count, "name": new.name, "made_ms": new.at_ms}

    async def run(connection: AsyncConnection) -> None:
        count = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.guest_id == new.guest)
        if ((await connection.execute(count)).scalar() or 0) >= PASSKEYS_MAX:
            raise Illegal("too-many-passkeys", limit=PASSKEYS_MAX)
        await connection.execute(insert(PASSKEYS), [row])

    try:
        await store.run(run)
    except Conflict as error:
        raise Illegal("passkey-known") from error


async def remove_passkey(store: Store, guest_id: str, passkey_id: str) -> bool:
    """Remove a passkey of a guest; False where they have none with that id."""
    gone = delete(PASSKEYS).where(PASSKEYS.c.guest_id == guest_id, PASSKEYS.c.id == passkey_id)

    async def run(connection: AsyncConnection) -> bool:
        return bool((await connection.execute(gone)).rowcount)

    return await store.run(run)


async def count_use(store: Store, passkey_id: str, count: int, at_ms: int) -> bool:
    """Note that a passkey was used for the ``count``-th time; False where it has been used as often before.

    Keys that do not count say 0 each time.  False too where the passkey has just been removed.
    """
    kept = PASSKEYS.c.sign_count
    onward = kept == 0 if count == 0 else kept < count
    used = update(PASSKEYS).where(PASSKEYS.c.id == passkey_id, onward)
    used = used.values(sign_count=count, used_day=at_ms // DAY_MS)

    async def run(connection: AsyncConnection) -> bool:
        return bool((await connection.execute(used)).rowcount)

    return await store.run(run)
