"""All that the server keeps of a guest, for that guest."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from urllib.parse import urlsplit

from sqlalchemy import select

from chiliad.server.base64url import packed
from chiliad.server.device_protocol import Export, KeptDevice, KeptLesson, KeptPasskey, KeptTable, SharedSheets
from chiliad.server.device_store import DeviceRow, code_made, devices_of
from chiliad.server.passkey_store import PasskeyRow, passkeys_of
from chiliad.server.push_store import PushRow, pushes_of
from chiliad.server.registry import Registry
from chiliad.server.rows import Guest, SeatRow
from chiliad.server.schema import GUESTS
from chiliad.server.storage import ENDED

TABLES_MAX = 10_000  # of one guest in two years


async def exported(registry: Registry, guest: Guest) -> Export:
    """What is kept of a guest: of matches that are over the whole record, of others nothing that is hidden."""
    store = registry.store
    code, pushes = await code_made(store, guest.id), {one.device: one for one in await pushes_of(store, guest.id)}
    since = await store.read(select(GUESTS.c.since_ms).where(GUESTS.c.id == guest.id))
    tables = [await _table(registry, one) for one in await store.tables_of(guest.id, TABLES_MAX)]
    return Export(
        guest=guest.id,
        name=guest.name,
        since=moment_of(since[0][0]) if since else "",
        devices=[_device(one, pushes.get(one.id)) for one in await devices_of(store, guest.id)],
        code=None if code is None else moment_of(code),
        passkeys=[_passkey(one) for one in await passkeys_of(store, guest.id)],
        tables=[one for one in tables if one is not None],
        evenings=[
            SharedSheets(one.code, moment_of(one.changed_ms), one.kept)
            for one in await registry.evenings.written_by(guest)
        ],
        lessons=[KeptLesson(one.game, one.lesson, one.phase) for one in await store.lessons_of(guest.id)],
    )


def _device(one: DeviceRow, push: PushRow | None) -> KeptDevice:
    service = None if push is None else urlsplit(push.to.endpoint).hostname  # the rest of it is as good as a key
    lang = None if push is None else push.lang
    return KeptDevice(one.name, moment_of(one.added_ms), day_of(one.seen_day), service, lang)


def _passkey(one: PasskeyRow) -> KeptPasskey:
    return KeptPasskey(one.id, one.name, moment_of(one.made_ms), used_on(one), packed(one.public_key))


def used_on(one: PasskeyRow) -> str | None:
    """The day on which a passkey was used last."""
    return None if one.used_day is None else day_of(one.used_day)


async def _table(registry: Registry, one: SeatRow) -> KeptTable | None:
    """A table; None for one that can't be read, or where the guest has just left the seat."""
    stands = await registry.summaries.seated(one)
    if stands is None:
        return None
    row, settings = one.row, one.row.settings
    return KeptTable(
        table=row.id,
        game=row.game,
        phase=stands.phase,
        seat=one.seat,
        preset=settings.preset,
        options=settings.options,
        small=settings.small,
        opened=moment_of(row.opened_ms),
        changed=moment_of(row.changed_ms),
        players=list(stands.players),
        record=row.record if stands.phase in ENDED else None,
    )


def moment_of(at_ms: int) -> str:
    """A moment in ISO 8601."""
    return datetime.fromtimestamp(at_ms / 1000, UTC).isoformat(timespec="seconds")


def day_of(day: int) -> str:
    """A day, counted from 1970, in ISO 8601."""
    return (date(1970, 1, 1) + timedelta(days=day)).isoformat()
