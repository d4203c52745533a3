"""What a guest does with itself: come to another device, become one with another guest, sign devices out, be forgotten.

Each is one transaction: it is done, or nothing of it is.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from chiliad.errors import Illegal, Unavailable
from chiliad.i18n.words import FORGOTTEN
from chiliad.server.device_links import DeviceLink
from chiliad.server.device_store import NewDevice, add_device, devices_of, remove_devices
from chiliad.server.evenings import give_evenings, put_pens_down
from chiliad.server.faults import NotFound
from chiliad.server.guests import new_token, token_hash
from chiliad.server.registry import Registry, now_ms
from chiliad.server.reseating import NewOwner, reseat, sittings_of, tables_left_by
from chiliad.server.rows import Device, Guest
from chiliad.server.schema import DEVICES, GUESTS, MEMBERS, PASSKEYS, TABLES
from chiliad.server.storage import ENDED, Conflict


class Newcomer(NamedTuple):
    """The device that wants to be a guest's: who it is now, what it is called, and whether it agreed to merge."""

    device: Device | None
    name: str
    merge: bool


async def join_by_link(registry: Registry, code: str, newcomer: Newcomer) -> tuple[Guest, str]:
    """Give a device the seat that a link leads to; return the guest and the device's own token.

    The link is used up by whoever comes first; where that is refused, it can be used again.
    """
    link = registry.links.find(code)
    link.busy = True  # from here to the end nobody else finds it
    try:
        guest, token = await _join(registry, link.device.guest, newcomer, link)
    finally:
        link.busy = False
    link.joined = newcomer.name
    return guest, token


async def join(registry: Registry, guest: Guest, newcomer: Newcomer) -> tuple[Guest, str]:
    """Make a device one of a guest's, who has proved by a code or a passkey that it is theirs; return both.

    What is returned of the device is its token.
    """
    return await _join(registry, guest, newcomer, None)


def check_joins(guest: Guest, newcomer: Newcomer) -> None:
    """Refuse a device that is that guest's already, and one that is another guest's and has not agreed to merge."""
    device = newcomer.device
    if device is not None and device.guest.id == guest.id:
        raise Illegal("same-guest-already", name=guest.name)
    if device is not None and not newcomer.merge:
        raise Illegal("another-guest", name=guest.name, mine=device.guest.name)


async def _join(registry: Registry, guest: Guest, newcomer: Newcomer, link: DeviceLink | None) -> tuple[Guest, str]:
    device = newcomer.device
    check_joins(guest, newcomer)
    token = new_token()  # never the one that the device had: somebody else may have given it that one
    new = NewDevice(secrets.token_urlsafe(9), guest.id, token_hash(token), newcomer.name, now_ms())
    issuer = link.device.id if link is not None else None
    try:
        if device is None:
            await registry.store.run(lambda connection: _add(connection, new, issuer))
        else:
            await _merge(registry, device, new, issuer)
    except Conflict as error:  # one of the two guests has changed meanwhile
        raise Unavailable("table-asleep") from error
    return guest, token


async def _add(connection: AsyncConnection, new: NewDevice, issuer: str | None) -> None:
    """Add a device, unless the one that invited it was signed out meanwhile."""
    if issuer is not None:
        query = select(DEVICES.c.id).where(DEVICES.c.id == issuer, DEVICES.c.guest_id == new.guest)
        if (await connection.execute(query)).first() is None:
            raise NotFound("no-such-device-link")
    await add_device(connection, new)


async def _merge(registry: Registry, device: Device, new: NewDevice, issuer: str | None) -> None:
    """Give the seats and the other devices of a device's guest to the guest of ``new``; the first one is no more."""
    gone = device.guest.id
    sat = {one.table for one in await sittings_of(registry.store, gone)}
    tables = sorted(sat | set(await tables_left_by(registry.store, gone)))  # a table that they left has the name too

    async def run(connection: AsyncConnection) -> None:
        theirs = select(MEMBERS.c.table_id).where(MEMBERS.c.guest_id == gone)
        both = select(func.count()).select_from(MEMBERS)
        both = both.where(MEMBERS.c.guest_id == new.guest, MEMBERS.c.table_id.in_(theirs))
        if count := (await connection.execute(both)).scalar():
            raise Illegal("both-at-one-table", count=count)
        await reseat(connection, tables, NewOwner(gone, new.guest))
        await connection.execute(delete(DEVICES).where(DEVICES.c.id == device.id))
        await connection.execute(update(DEVICES).where(DEVICES.c.guest_id == gone).values(guest_id=new.guest))
        await connection.execute(update(PASSKEYS).where(PASSKEYS.c.guest_id == gone).values(guest_id=new.guest))
        await give_evenings(connection, gone, new.guest)
        await _add(connection, new, issuer)
        # Refused by the database where the guest has sat down meanwhile: then nothing has happened.
        await connection.execute(delete(GUESTS).where(GUESTS.c.id == gone))

    async with registry.held(tables):
        await registry.store.run(run)
    registry.links.end_of(gone)
    registry.guests.sign_out([device.id])
    registry.guests.forget_memory()


async def sign_out(registry: Registry, guest: Guest, device_ids: Sequence[str]) -> None:
    """Sign devices of a guest out: they are nobody, what they listen to ends, and links that they made end."""
    await remove_devices(registry.store, guest.id, device_ids)
    registry.guests.sign_out(device_ids)
    registry.links.end(device_ids)
    registry.cut_streams(guest.id)


async def forget(registry: Registry, guest: Guest) -> None:
    """Delete a guest with everything that is theirs alone; at the tables of others their name is deleted.

    First they leave the matches that go on, as any player may, and one after the other.
    """
    store = registry.store
    sittings = await sittings_of(store, guest.id)
    for one in sittings:
        if one.phase not in ENDED:
            await _leave(registry, one.table, one.seat)
    devices = [one.id for one in await devices_of(store, guest.id)]
    tables = sorted({one.table for one in sittings} | set(await tables_left_by(store, guest.id)))

    async def run(connection: AsyncConnection) -> None:
        mine = select(MEMBERS.c.table_id).where(MEMBERS.c.guest_id == guest.id)
        others = select(MEMBERS.c.table_id).where(MEMBERS.c.guest_id != guest.id)
        await connection.execute(delete(TABLES).where(TABLES.c.id.in_(mine), TABLES.c.id.not_in(others)))
        await reseat(connection, tables, NewOwner(guest.id, "", FORGOTTEN))
        await put_pens_down(connection, guest.id)
        await connection.execute(delete(GUESTS).where(GUESTS.c.id == guest.id))

    async with registry.held(tables):
        for one in sittings:
            registry.reports.renamed(one.table, one.seat, FORGOTTEN)
        try:
            await store.run(run)
        except Conflict as error:  # they have just sat down somewhere else
            raise Unavailable("table-asleep") from error
    registry.links.end_of(guest.id)
    registry.guests.sign_out(devices)
    registry.guests.forget_memory()


async def _leave(registry: Registry, table_id: str, seat: int) -> None:
    with contextlib.suppress(NotFound):  # a lesson that is no more
        session = await registry.session(table_id)
        await session.do(lambda: session.table.leave(seat))
