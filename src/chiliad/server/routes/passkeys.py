"""My passkeys: how one is made, listed and removed, and how I come back with one."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from chiliad.server.base64url import packed
from chiliad.server.catalog import language
from chiliad.server.device_names import device_name, device_said
from chiliad.server.device_protocol import PasskeyLine, PasskeyPlace, PasskeyToMake, PasskeyToUse, SignedOut
from chiliad.server.export import moment_of
from chiliad.server.faults import NotFound
from chiliad.server.guest_changes import check_joins, join
from chiliad.server.passkey_store import remove_passkey
from chiliad.server.passkeys import ALGORITHMS, CHALLENGE_S
from chiliad.server.protocol import GuestSeen
from chiliad.server.requests import Attestation, UsePasskey
from chiliad.server.routes.devices import joined, maybe_device, newcomer_of
from chiliad.server.routes.request_context import (
    CHANGES,
    Ask,
    Lang,
    Link,
    device_of,
    lang_of,
    limited,
    refusals,
    registry_of,
)

MAKING = ("devices", "passkeys", "passkeys a day")


@get("/api/passkeys", tags=["devices"], guards=limited("links"))
async def passkey_place(request: Ask) -> PasskeyPlace:
    """Where passkeys can be made and used: at this origin, or nowhere."""
    place = registry_of(request).passkeys.place
    return PasskeyPlace(None if place is None else place.origin)


@post(
    "/api/me/passkeys/challenge",
    status_code=201,
    responses=refusals(*CHANGES, 401, 404),
    tags=["devices"],
    guards=limited(*MAKING),
)
async def ask_to_make(request: Ask) -> PasskeyToMake:
    """What my browser needs to make a passkey."""
    device = await device_of(request)
    place, challenge, handle, known = await registry_of(request).passkeys.ask_to_make(device)
    return PasskeyToMake(
        challenge=packed(challenge),
        domain=place.domain,
        handle=packed(handle),
        name=device.guest.name,
        algorithms=list(ALGORITHMS),
        known=[one.id for one in known],
        lasts_s=int(CHALLENGE_S),
    )


@post(
    "/api/me/passkeys",
    status_code=201,
    responses=refusals(*CHANGES, 401, 404, 409),
    tags=["devices"],
    guards=limited(*MAKING),
)
async def make_passkey(request: Ask, data: JSONBody[Attestation], lang: Lang = None) -> PasskeyLine:
    """Keep the passkey that my browser has made."""
    name, said = device_name(request.headers.get("user-agent")), language(lang_of(request, lang))
    new = await registry_of(request).passkeys.make(await device_of(request), name, data)
    return PasskeyLine(new.id, device_said(name, said), moment_of(new.at_ms), None)


@delete(
    "/api/me/passkeys/{passkey:str}",
    status_code=200,
    responses=refusals(*CHANGES, 401, 404),
    tags=["devices"],
    guards=limited("devices"),
)
async def remove_one(request: Ask, passkey: Link) -> SignedOut:
    """Remove one of my passkeys: from now on it leads nowhere."""
    device, store = await device_of(request), registry_of(request).store
    if "\0" in passkey or not await remove_passkey(store, device.guest.id, passkey):
        raise NotFound("no-such-passkey")
    return SignedOut(1)


@post(
    "/api/passkeys/challenge",
    status_code=201,
    responses=refusals(*CHANGES, 404),
    tags=["devices"],
    guards=limited("passkeys", "passkeys a day"),
)
async def ask_to_use(request: Ask) -> PasskeyToUse:
    """What a browser needs to use a passkey."""
    place, challenge = registry_of(request).passkeys.ask_to_use(await maybe_device(request))
    return PasskeyToUse(packed(challenge), place.domain, int(CHALLENGE_S))


@post(
    "/api/passkeys",
    status_code=200,
    responses=refusals(*CHANGES, 404, 409),
    tags=["devices"],
    guards=limited("guests", "guests a day", "passkeys", "passkeys a day"),
)
async def use_passkey(request: Ask, data: JSONBody[UsePasskey]) -> Response[GuestSeen]:
    """Become the guest whose passkey has answered, on this device, with a token of its own."""
    registry, newcomer = registry_of(request), await newcomer_of(request, merge=data.merge)
    guest = await registry.passkeys.find(newcomer.device, data, lambda found: check_joins(found, newcomer))
    return joined(request, *await join(registry, guest, newcomer), bearer=data.bearer)


HANDLERS = [passkey_place, ask_to_make, make_passkey, remove_one, ask_to_use, use_passkey]
