"""What the database keeps for Web Push: the server's key, and the subscription of each device that has asked."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from chiliad.server.faults import Unauthenticated
from chiliad.server.push_messages import Subscription
from chiliad.server.schema import DEVICES, PUSHES, SERVER_KEYS
from chiliad.server.storage import Conflict, Store

PUSH = "push"


class PushRow(NamedTuple):
    """A device that is told, where, and in which language."""

    device: str
    to: Subscription
    lang: str


async def server_key(store: Store, fresh: bytes) -> bytes:
    """The server's private key; ``fresh`` where it has none yet, and from then on."""

    async def run(connection: AsyncConnection) -> bytes:
        found = (await connection.execute(select(SERVER_KEYS.c.secret).where(SERVER_KEYS.c.name == PUSH))).first()
        if found is None:
            await connection.execute(insert(SERVER_KEYS), [{"name": PUSH, "secret": fresh}])
        return fresh if found is None else bytes(found[0])

    return await store.run(run)


async def keep_push(store: Store, row: PushRow) -> None:
    """Keep the subscription of a device, in place of the one before; a browser has one, whoever used it before.

    Raises ``Unauthenticated`` for a device that has just been signed out.
    """
    kept = {"device_id": row.device, "endpoint": row.to.endpoint, "key": row.to.key, "auth": row.to.auth}

    async def run(connection: AsyncConnection) -> None:
        same = or_(PUSHES.c.device_id == row.device, PUSHES.c.endpoint == row.to.endpoint)
        await connection.execute(delete(PUSHES).where(same))
        await connection.execute(insert(PUSHES), [kept | {"lang": row.lang}])

    try:
        await store.run(run)
    except Conflict as error:
        raise Unauthenticated("no-guest") from error


async def drop_push(store: Store, device: str) -> None:
    """Forget the subscription of a device."""

    async def run(connection: AsyncConnection) -> None:
        await connection.execute(delete(PUSHES).where(PUSHES.c.device_id == device))

    await store.run(run)


async def drop_endpoint(store: Store, endpoint: str) -> None:
    """Forget a subscription that its push service does not know any more."""

    async def run(connection: AsyncConnection) -> None:
        await connection.execute(delete(PUSHES).where(PUSHES.c.endpoint == endpoint))

    await store.run(run)


async def pushes_of(store: Store, guest_id: str) -> list[PushRow]:
    """The subscriptions of a guest's devices."""
    columns = PUSHES.c.device_id, PUSHES.c.endpoint, PUSHES.c.key, PUSHES.c.auth, PUSHES.c.lang
    query = select(*columns).join(DEVICES, DEVICES.c.id == PUSHES.c.device_id).where(DEVICES.c.guest_id == guest_id)
    found = await store.read(query.order_by(PUSHES.c.device_id))
    return [PushRow(row[0], Subscription(row[1], bytes(row[2]), bytes(row[3])), row[4]) for row in found]
