"""Passkeys: keys that a guest's browser, phone or stick keeps, with which the guest comes back and types nothing.

The server stores public keys alone.  A passkey answers a *challenge*: 256 random bits that the server has just given,
that serve once, within five minutes, for the device that asked for them (or for a client that is nobody).  What an
answer proves, and what is refused:

- The browser signs the address of the page.  Only that of ``--public-url`` counts: no header of a request says it.
- The answer names its guest by a *handle*, random bits of their own, which must be those stored with the key.
- A key that counts its uses must count upwards.  Where it does not, a copy of it is in use, and it lets nobody in.
- The same answer does not count again.  It does after ``another-guest``, which asks the person for a plain yes: until
  then nothing has been done.

Passkeys are offered where browsers have them: at a name with TLS, or at ``localhost`` for trying, and where the library
is installed (the extra ``public``).
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from importlib.util import find_spec
from typing import Literal, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from chiliad.errors import Illegal
from chiliad.server.base64url import packed, unpacked
from chiliad.server.faults import Forbidden, NotFound
from chiliad.server.passkey_store import NewPasskey, PasskeyRow, add_passkey, count_use, passkey_by, passkeys_of
from chiliad.server.requests import Assertion, Attestation
from chiliad.server.rows import Device, Guest
from chiliad.server.storage import Store

LIBRARY = "webauthn"
CHALLENGE_S = 300.0  # a person may look for a stick first
CHALLENGES_MAX = 10_000  # those of all clients; then the oldest one ends
CHALLENGE_BYTES, HANDLE_BYTES = 32, 16
DEFAULT_PORTS = {"https": 443, "http": 80}
ALGORITHMS = (-8, -7, -257)  # Ed25519, ES256 and RS256, as COSE counts them: every authenticator has one of them
Purpose = Literal["make", "use"]
T = TypeVar("T")
log = logging.getLogger(__name__)


class Place(NamedTuple):
    """Where passkeys are made and used: the origin that browsers sign, and the domain for which they are kept."""

    origin: str
    domain: str


def place_of(public_url: str | None) -> Place | None:
    """The place of a server with this public address; None where browsers have no passkeys, or the library lacks."""
    if public_url is None or find_spec(LIBRARY) is None:
        return None
    parts = urlsplit(public_url)
    try:
        domain = (parts.hostname or "").encode("idna").decode()
    except UnicodeError:
        return None
    if not domain or _is_address(domain) or not (parts.scheme == "https" or domain == "localhost"):
        return None
    port = "" if parts.port in (None, DEFAULT_PORTS.get(parts.scheme)) else f":{parts.port}"
    return Place(f"{parts.scheme}://{domain}{port}", domain)


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


class _Asked(NamedTuple):
    """A challenge that waits: for what, for which device (None: nobody's), for which handle, and until when."""

    purpose: Purpose
    device: str | None
    handle: bytes  # of the guest for whom a passkey is made
    ends: float  # by time.monotonic


class Challenges:
    """All challenges that have been given and not answered."""

    def __init__(self) -> None:
        self._asked: OrderedDict[bytes, _Asked] = OrderedDict()

    def give(self, purpose: Purpose, device: str | None, handle: bytes = b"", now: float | None = None) -> bytes:
        """A new challenge for a device."""
        now = time.monotonic() if now is None else now
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        self._asked[challenge] = _Asked(purpose, device, handle, now + CHALLENGE_S)
        while len(self._asked) > CHALLENGES_MAX:
            self._asked.popitem(last=False)
        return challenge

    def take(self, challenge: bytes, purpose: Purpose, device: str | None, now: float | None = None) -> _Asked:
        """Use a challenge up.

        Raises ``Illegal``, in the same words for one that was used, that has ended, that was given to another device,
        and that never was.
        """
        asked = self._asked.get(challenge)
        now = time.monotonic() if now is None else now
        if asked is None or (asked.purpose, asked.device) != (purpose, device) or now >= asked.ends:
            raise Illegal("passkey-too-late")
        return self._asked.pop(challenge)

    def give_back(self, challenge: bytes, asked: _Asked) -> None:
        """Let a challenge be used after all: what it was used for has not been done."""
        self._asked[challenge] = asked


class _ClientData(msgspec.Struct):
    """Of what a browser has signed only that by which the challenge is found; the library checks all of it."""

    challenge: str


class Passkeys:
    """Makes passkeys, and finds guests by them."""

    def __init__(self, store: Store, place: Place | None) -> None:
        self._store, self.place = store, place
        self.challenges = Challenges()

    def _here(self) -> Place:
        if self.place is None:
            raise NotFound("passkeys-not-offered")
        return self.place

    async def ask_to_make(self, device: Device) -> tuple[Place, bytes, bytes, list[PasskeyRow]]:
        """Where a passkey is made, the challenge, the guest's handle, and the passkeys that they have already."""
        place, known = self._here(), await passkeys_of(self._store, device.guest.id)
        handle = known[0].handle if known else secrets.token_bytes(HANDLE_BYTES)
        return place, self.challenges.give("make", device.id, handle), handle, known

    async def make(self, device: Device, name: str, said: Attestation) -> NewPasskey:
        """Keep a new passkey of a guest, made with a device of that name; raises ``Illegal`` or ``Forbidden``."""
        place, challenge = self._here(), _challenge_of(said.client_data)
        handle = self.challenges.take(challenge, "make", device.id).handle
        key, count = await _checked(lambda: _attested(place, challenge, said))
        new = NewPasskey(said.passkey, device.guest.id, handle, key, count, name, int(1000 * time.time()))
        await add_passkey(self._store, new)
        return new

    def ask_to_use(self, device: Device | None) -> tuple[Place, bytes]:
        """Where a passkey is used, and the challenge."""
        return self._here(), self.challenges.give("use", device and device.id)

    async def find(self, device: Device | None, said: Assertion, may_join: Callable[[Guest], None]) -> Guest:
        """The guest whose passkey has answered.

        ``may_join`` raises ``Illegal`` where the person must agree first; then the same answer can be sent again.
        Raises ``NotFound`` for a passkey that was removed or never was here, ``Forbidden`` for a wrong answer.
        """
        place, challenge = self._here(), _challenge_of(said.client_data)
        asked = self.challenges.take(challenge, "use", device and device.id)
        kept = await passkey_by(self._store, said.passkey)
        if kept is None:
            raise NotFound("no-such-passkey")
        count = await _checked(lambda: _asserted(place, challenge, said, kept))
        if said.handle != packed(kept.handle):
            raise Forbidden("passkey-refused")
        try:
            may_join(kept.guest)
        except Illegal:
            self.challenges.give_back(challenge, asked)
            raise
        if not await count_use(self._store, kept.id, count, int(1000 * time.time())):
            log.warning("a passkey counts backwards: perhaps somebody has a copy of it")
            raise Forbidden("passkey-cloned")
        return kept.guest


def _challenge_of(client_data: str) -> bytes:
    """The challenge that an answer says it answers; raises ``Forbidden`` for what no browser has written."""
    try:
        return unpacked(msgspec.json.decode(unpacked(client_data), type=_ClientData).challenge)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Forbidden("passkey-refused") from error


async def _checked(check: Callable[[], T]) -> T:
    """What the library finds, in a thread: it takes some milliseconds, and a second to load."""
    try:
        return await asyncio.to_thread(check)
    except Exception as error:  # at bytes of a stranger the library lets through whatever Python raises
        log.info("a passkey is refused: %r", error)
        raise Forbidden("passkey-refused") from error


def _attested(place: Place, challenge: bytes, said: Attestation) -> tuple[bytes, int]:
    """The public key of a new passkey, and how often it was used."""
    import webauthn
    from webauthn.helpers import decode_credential_public_key, decoded_public_key_to_cryptography

    found = webauthn.verify_registration_response(
        credential={
            "id": said.passkey,
            "rawId": said.passkey,
            "type": "public-key",
            "response": {"clientDataJSON": said.client_data, "attestationObject": said.attestation},
        },
        expected_challenge=challenge,
        expected_rp_id=place.domain,
        expected_origin=place.origin,
    )
    if packed(found.credential_id) != said.passkey:
        raise ValueError("the key has another id")
    decoded_public_key_to_cryptography(decode_credential_public_key(found.credential_public_key))  # it is a key
    return found.credential_public_key, found.sign_count


def _asserted(place: Place, challenge: bytes, said: Assertion, kept: PasskeyRow) -> int:
    """How often a key has been used, as it says itself; the database knows whether that can be."""
    import webauthn

    found = webauthn.verify_authentication_response(
        credential={
            "id": said.passkey,
            "rawId": said.passkey,
            "type": "public-key",
            "response": {
                "clientDataJSON": said.client_data,
                "authenticatorData": said.authenticator_data,
                "signature": said.signature,
            },
        },
        expected_challenge=challenge,
        expected_rp_id=place.domain,
        expected_origin=place.origin,
        credential_public_key=kept.public_key,
        credential_current_sign_count=0,
    )
    return found.new_sign_count
