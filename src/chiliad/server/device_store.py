"""What the database keeps of devices and recovery codes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from chiliad.errors import Illegal
from chiliad.server.rows import Guest
from chiliad.server.schema import DEVICES, GUESTS, RECOVERY_CODES
from chiliad.server.storage import DAY_MS, Store

DEVICES_MAX = 20
"""Of one guest: nobody has as many, and the list of them stays short."""


class DeviceRow(NamedTuple):
    """A device as its guest sees it in a list."""

    id: str
    name: str
    added_ms: int
    seen_day: int


class NewDevice(NamedTuple):
    """A device to be added to a guest."""

    id: str
    guest: str
    token_hash: bytes
    name: str
    at_ms: int


class CodeRow(NamedTuple):
    """What is kept of a recovery code, and whose it is."""

    guest: Guest
    salt: bytes
    digest: bytes


async def devices_of(store: Store, guest_id: str) -> list[DeviceRow]:
    """A guest's devices, the newest first."""
    columns = DEVICES.c.id, DEVICES.c.name, DEVICES.c.added_ms, DEVICES.c.seen_day
    query = select(*columns).where(DEVICES.c.guest_id == guest_id)
    return [DeviceRow(*row) for row in await store.read(query.order_by(DEVICES.c.added_ms.desc(), DEVICES.c.id))]


async def has_device(store: Store, device_id: str, guest_id: str) -> bool:
    """Whether a device is one of the guest's."""
    query = select(DEVICES.c.id).where(DEVICES.c.id == device_id, DEVICES.c.guest_id == guest_id)
    return bool(await store.read(query))


async def add_device(connection: AsyncConnection, new: NewDevice) -> None:
    """Add a device to a guest; raises ``Illegal`` where they have enough, ``IntegrityError`` without that guest."""
    count = select(func.count()).select_from(DEVICES).where(DEVICES.c.guest_id == new.guest)
    if ((await connection.execute(count)).scalar() or 0) >= DEVICES_MAX:
        raise Illegal("too-many-devices", limit=DEVICES_MAX)
    row = {"id": new.id, "guest_id": new.guest, "token_hash": new.token_hash, "name": new.name}
    await connection.execute(insert(DEVICES), [row | {"added_ms": new.at_ms, "seen_day": new.at_ms // DAY_MS}])


async def remove_devices(store: Store, guest_id: str, device_ids: Sequence[str]) -> None:
    """Sign out devices of a guest; those of others stay."""
    gone = delete(DEVICES).where(DEVICES.c.guest_id == guest_id, DEVICES.c.id.in_(device_ids))

    async def run(connection: AsyncConnection) -> None:
        await connection.execute(gone)

    await store.run(run)


async def write_days(store: Store, days: Mapping[str, int]) -> None:
    """Store on which day each device was used last."""

    async def run(connection: AsyncConnection) -> None:
        for device_id, day in days.items():
            await connection.execute(update(DEVICES).where(DEVICES.c.id == device_id).values(seen_day=day))

    if days:
        await store.run(run)


# --- Recovery codes --------------------------------------------------------------------------------------------------


async def keep_code(store: Store, guest_id: str, lookup: str, salt: bytes, digest: bytes, at_ms: int) -> None:
    """Store a guest's code, which replaces the one before it; raises ``Conflict`` where the lookup is taken."""
    row = {"guest_id": guest_id, "lookup": lookup, "salt": salt, "digest": digest, "made_ms": at_ms}

    async def run(connection: AsyncConnection) -> None:
        await connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.guest_id == guest_id))
        await connection.execute(insert(RECOVERY_CODES), [row])

    await store.run(run)


async def code_by(store: Store, lookup: str) -> CodeRow | None:
    """The code with that lookup."""
    query = select(GUESTS.c.id, GUESTS.c.name, RECOVERY_CODES.c.salt, RECOVERY_CODES.c.digest)
    query = query.join(GUESTS, GUESTS.c.id == RECOVERY_CODES.c.guest_id).where(RECOVERY_CODES.c.lookup == lookup)
    found = await store.read(query)
    return CodeRow(Guest(*found[0][:2]), bytes(found[0][2]), bytes(found[0][3])) if found else None


async def code_made(store: Store, guest_id: str) -> int | None:
    """When a guest's code was made, in milliseconds since 1970; None without one."""
    found = await store.read(select(RECOVERY_CODES.c.made_ms).where(RECOVERY_CODES.c.guest_id == guest_id))
    return int(found[0][0]) if found else None
