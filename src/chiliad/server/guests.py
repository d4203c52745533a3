"""The guests of this server and their devices: who is known by which token."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable

from chiliad.errors import Illegal
from chiliad.server.catalog import bot_names
from chiliad.server.device_store import write_days
from chiliad.server.faults import Unauthenticated
from chiliad.server.names import clean_name, look_alike
from chiliad.server.rows import Device, Guest
from chiliad.server.storage import DAY_MS, Store

DEVICES_KEPT = 10_000  # in memory, by token
SIGNED_OUT_KEPT = 10_000  # devices, whose streams end within a heartbeat
TOKEN_CHARS_MAX = 100  # ours have 43


class Guests:
    """Devices by token, as many as were used last; what the database says of all others is asked when they come."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._devices: OrderedDict[bytes, Device] = OrderedDict()
        self._signed_out: OrderedDict[str, None] = OrderedDict()
        self._seen: dict[str, int] = {}  # days that are not written yet, by device
        self._changes = 0  # of who has which device: what the database was asked before one may be outdated

    def known(self, token: str | None) -> Device | None:
        """The device with this token, if it is in memory; None for nobody, or one that was not used recently."""
        if not token or len(token) > TOKEN_CHARS_MAX:
            return None
        key = token_hash(token)
        device = self._devices.get(key)
        if device is not None:
            self._devices.move_to_end(key)
            if device.seen_day != (day := today()):
                device = self._devices[key] = device._replace(seen_day=day)
                self._seen[device.id] = day
        return device

    async def device(self, token: str | None) -> Device:
        """The device with this token; raises ``Unauthenticated``."""
        if not token or len(token) > TOKEN_CHARS_MAX:
            raise Unauthenticated("no-guest")
        device = self.known(token)
        if device is None:
            key = token_hash(token)
            found = await self._asked(key)
            if found is None:
                raise Unauthenticated("no-guest")
            self._keep(key, found)
            device = self.known(token) or found
        return device

    async def _asked(self, key: bytes) -> Device | None:
        """What the database says, unless a device is signed out or gets another guest meanwhile: then once more."""
        while True:
            changes, found = self._changes, await self._store.device_by_token(key)
            if changes == self._changes:
                return found

    async def guest(self, token: str | None) -> Guest:
        """The guest with this token; raises ``Unauthenticated``."""
        return (await self.device(token)).guest

    async def become(self, name: str, token: str | None, device_name: str = "") -> tuple[Guest, str | None]:
        """A guest with a new token, or the one this token belongs to under another name (and then no token)."""
        name = clean_name(name)
        if name.casefold() not in bot_names() and any(look_alike(name, bot) for bot in bot_names()):
            raise Illegal("name-taken", name=name)  # a bot with the very name takes another one (words.py)
        try:
            known = await self.guest(token)
        except Unauthenticated:
            guest, token = Guest(secrets.token_urlsafe(9), name), new_token()
            await self._store.add_guest(guest, token_hash(token), int(1000 * time.time()), device_name)
            self._keep(token_hash(token), Device(guest.id, guest, today()))
            return guest, token
        await self._store.rename(known.id, name)
        self._changes += 1
        guest = Guest(known.id, name)
        for key, device in self._devices.items():  # the guest's other devices have the name too
            if device.guest.id == guest.id:
                self._devices[key] = device._replace(guest=guest)
        return guest, None

    def is_signed_out(self, device_id: str) -> bool:
        """Whether a device was signed out lately: what it still listens to must end."""
        return device_id in self._signed_out

    def sign_out(self, device_ids: Iterable[str]) -> None:
        """Know these devices no more: the database has forgotten them."""
        self._changes += 1
        for device_id in device_ids:
            self._signed_out[device_id] = None
            self._seen.pop(device_id, None)
        while len(self._signed_out) > SIGNED_OUT_KEPT:
            self._signed_out.popitem(last=False)
        for key in [key for key, device in self._devices.items() if device.id in self._signed_out]:
            del self._devices[key]

    def forget_memory(self) -> None:
        """Ask the database again who has which token."""
        self._changes += 1
        self._devices.clear()

    async def write(self) -> None:
        """Store on which day devices were used last."""
        seen, self._seen = self._seen, {}
        await write_days(self._store, seen)

    def _keep(self, key: bytes, device: Device) -> None:
        self._devices[key] = device
        self._devices.move_to_end(key)
        while len(self._devices) > DEVICES_KEPT:
            self._devices.popitem(last=False)


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> bytes:
    """What is kept of a token: it has 256 random bits, so a plain hash can't be turned back."""
    return hashlib.sha256(token.encode()).digest()


def today() -> int:
    """The day, counted from 1970 (UTC)."""
    return int(1000 * time.time()) // DAY_MS
