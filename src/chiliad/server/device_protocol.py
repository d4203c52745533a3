"""What the server sends of a guest's devices, and of all it keeps of a guest; the rest of it is in ``protocol.py``.

Days and moments are in ISO 8601, UTC.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from chiliad.server.events import OptionValue, Phase
from chiliad.server.requests import KeptEvening


class DeviceLine(Struct, frozen=True):
    """A device of mine in a list: browser and system in words, when it was added, and on which day it was used last.

    ``here``: whether it is the one that asks.
    """

    device: str
    name: str
    added: str
    seen: str
    here: bool


class PasskeyLine(Struct, frozen=True):
    """A passkey of mine: the device with which it was made, in words, when, and on which day it was used last."""

    passkey: str
    name: str
    made: str
    used: str | None


class Devices(Struct, frozen=True):
    """My devices, the newest first; ``code``: when my recovery code was made, null without one; and my passkeys."""

    devices: list[DeviceLine]
    code: str | None
    passkeys: list[PasskeyLine]


class PasskeyPlace(Struct, frozen=True):
    """At which origin passkeys can be made and used; null: nowhere."""

    origin: str | None


class PasskeyToMake(Struct, frozen=True):
    """What a browser needs to make a passkey of mine; bytes are in base64url.

    ``known`` are those that I have, and ``algorithms`` the signatures that the server can check, as COSE counts them.
    """

    challenge: str
    domain: str
    handle: str
    name: str
    algorithms: list[int]
    known: list[str]
    lasts_s: int


class PasskeyToUse(Struct, frozen=True):
    """What a browser needs to use a passkey."""

    challenge: str
    domain: str
    lasts_s: int


class SignedOut(Struct, frozen=True):
    """How many devices were signed out."""

    count: int


class DeviceLinkMade(Struct, frozen=True):
    """A link for another device: its code, which follows ``#`` in the address, and how many seconds it can be used."""

    link: str
    lasts_s: int


class DeviceLinkState(Struct, frozen=True):
    """What has become of my link: ``joined`` is the device that has used it, in words."""

    state: Literal["waits", "used", "gone"]
    joined: str | None


class DeviceLinkShown(Struct, frozen=True):
    """Whose seat a link leads to, before it is confirmed: ``mine`` is my own name where I am somebody else.

    ``same``: I am that guest already.
    """

    name: str
    mine: str | None
    same: bool


class RecoveryCode(Struct, frozen=True):
    """A new recovery code, which is shown this once."""

    words: list[str]


class PushKey(Struct, frozen=True):
    """By which key browsers know this server when they subscribe, base64url; null: it tells nothing."""

    key: str | None


class KeptDevice(Struct, frozen=True):
    """A device, as it is kept; what is kept of its token is not told.

    ``push`` is the push service by which it is told of turns, and ``lang`` in which language.
    """

    name: str
    added: str
    seen: str
    push: str | None
    lang: str | None


class KeptPasskey(Struct, frozen=True):
    """A passkey, as it is kept; ``key`` is its public key, base64url."""

    passkey: str
    name: str
    made: str
    used: str | None
    key: str


class KeptTable(Struct, frozen=True):
    """A table where I sit.

    ``players`` are named as records name them; ``record`` is there once the match is over, when all cards are open.
    """

    table: str
    game: str
    phase: Phase
    seat: int
    preset: str
    options: dict[str, OptionValue]
    small: int
    opened: str
    changed: str
    players: list[str]
    record: str | None


class KeptLesson(Struct, frozen=True):
    """A lesson that I have begun."""

    game: str
    lesson: str
    phase: Phase


class SharedSheets(Struct, frozen=True):
    """An evening with real cards into which I have written: its code, and its matches."""

    code: str
    changed: str
    evening: KeptEvening


class Export(Struct, frozen=True):
    """All that this server keeps of me."""

    guest: str
    name: str
    since: str
    devices: list[KeptDevice]
    code: str | None
    passkeys: list[KeptPasskey]
    tables: list[KeptTable]
    lessons: list[KeptLesson]
    evenings: list[SharedSheets]
