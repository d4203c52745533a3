"""My devices: how another one comes to my seat, how I come back without any, and how all of it ends."""

from __future__ import annotations

import time

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from chiliad.errors import Illegal
from chiliad.server.catalog import language
from chiliad.server.device_links import LINK_S
from chiliad.server.device_names import device_name, device_said
from chiliad.server.device_protocol import (
    DeviceLine,
    DeviceLinkMade,
    DeviceLinkShown,
    DeviceLinkState,
    Devices,
    Export,
    PasskeyLine,
    RecoveryCode,
    SignedOut,
)
from chiliad.server.device_store import code_made, devices_of, has_device
from chiliad.server.export import day_of, exported, moment_of, used_on
from chiliad.server.faults import NotFound, Unauthenticated
from chiliad.server.guest_changes import Newcomer, forget, join, join_by_link, sign_out
from chiliad.server.passkey_store import passkeys_of
from chiliad.server.protocol import GuestSeen, Me
from chiliad.server.requests import DeviceLinkAsked, ForgetMe, JoinGuest, RecoverGuest
from chiliad.server.routes.request_context import (
    CHANGES,
    Ask,
    Lang,
    Link,
    cookie,
    device_of,
    lang_of,
    limited,
    link_picture,
    refusals,
    registry_of,
)
from chiliad.server.rows import Device, Guest

CODES = ("codes", "codes a day", "codes everywhere")
"""The limits of what computes a digest of a recovery code."""


@get("/api/me/devices", responses=refusals(401), tags=["devices"], guards=limited("commands"))
async def my_devices(request: Ask, lang: Lang = None) -> Devices:
    """My devices and passkeys, and whether I have a recovery code."""
    device, said, store = await device_of(request), language(lang_of(request, lang)), registry_of(request).store
    lines = [
        DeviceLine(
            device=one.id,
            name=device_said(one.name, said),
            added=moment_of(one.added_ms),
            seen=day_of(device.seen_day if one.id == device.id else one.seen_day),
            here=one.id == device.id,
        )
        for one in await devices_of(store, device.guest.id)
    ]
    made = await code_made(store, device.guest.id)
    passkeys = [
        PasskeyLine(one.id, device_said(one.name, said), moment_of(one.made_ms), used_on(one))
        for one in await passkeys_of(store, device.guest.id)
    ]
    return Devices(lines, None if made is None else moment_of(made), passkeys)


@delete(
    "/api/me/devices/{device_id:str}",
    status_code=200,
    responses=refusals(*CHANGES, 401, 404),
    tags=["devices"],
    guards=limited("devices"),
)
async def sign_one_out(request: Ask, device_id: Link) -> SignedOut:
    """Sign one of my devices out: from now on it is nobody."""
    mine, registry = await device_of(request), registry_of(request)
    if "\0" in device_id or not await has_device(registry.store, device_id, mine.guest.id):
        raise NotFound("no-such-device")
    await sign_out(registry, mine.guest, [device_id])
    return SignedOut(1)


@delete(
    "/api/me/devices", status_code=200, responses=refusals(*CHANGES, 401), tags=["devices"], guards=limited("devices")
)
async def sign_others_out(request: Ask) -> SignedOut:
    """Sign all my devices out except the one that asks."""
    mine, registry = await device_of(request), registry_of(request)
    others = [one.id for one in await devices_of(registry.store, mine.guest.id) if one.id != mine.id]
    await sign_out(registry, mine.guest, others)
    return SignedOut(len(others))


# --- Links -----------------------------------------------------------------------------------------------------------


@post("/api/me/link", status_code=201, responses=refusals(*CHANGES, 401), tags=["devices"], guards=limited("devices"))
async def make_link(request: Ask) -> DeviceLinkMade:
    """A link with which one other device gets my seat, within five minutes; the link before it ends."""
    device = await device_of(request)
    return DeviceLinkMade(registry_of(request).links.make(device).code, int(LINK_S))


@get("/api/me/link", responses=refusals(401), tags=["devices"], guards=limited("commands"))
async def link_state(request: Ask, lang: Lang = None) -> DeviceLinkState:
    """What has become of the link that this device has made last."""
    device, said = await device_of(request), language(lang_of(request, lang))
    link = registry_of(request).links.of(device.id)
    if link is None:
        return DeviceLinkState("gone", None)
    joined = None if link.joined is None else device_said(link.joined, said)
    return DeviceLinkState(link.state(time.monotonic()), joined)


@get(
    "/api/me/link/qr.svg",
    media_type="image/svg+xml",
    responses=refusals(401, 404),
    tags=["devices"],
    guards=limited("commands"),
)
async def picture_of_link(request: Ask) -> Response[bytes]:
    """The link of this device as a QR code; the address of the picture does not have the link's code."""
    device = await device_of(request)
    link = registry_of(request).links.of(device.id)
    if link is None or link.state(time.monotonic()) != "waits":
        raise NotFound("no-such-device-link")
    return link_picture(request, f"devices#{link.code}")


@delete("/api/me/link", status_code=200, responses=refusals(*CHANGES, 401), tags=["devices"], guards=limited("devices"))
async def end_link(request: Ask) -> DeviceLinkState:
    """End the link that this device has made, if it has not been used."""
    registry_of(request).links.end([(await device_of(request)).id])
    return DeviceLinkState("gone", None)


@post("/api/links/look", status_code=200, responses=refusals(*CHANGES, 404), tags=["devices"], guards=limited("links"))
async def look_at_link(request: Ask, data: JSONBody[DeviceLinkAsked]) -> DeviceLinkShown:
    """Whose seat a link leads to; this uses nothing up."""
    guest, mine = registry_of(request).links.find(data.link).device.guest, await maybe_device(request)
    same = mine is not None and mine.guest.id == guest.id
    return DeviceLinkShown(guest.name, None if mine is None or same else mine.guest.name, same)


@post(
    "/api/links",
    status_code=200,
    responses=refusals(*CHANGES, 404, 409),
    tags=["devices"],
    guards=limited("guests", "guests a day"),
)
async def use_link(request: Ask, data: JSONBody[JoinGuest]) -> Response[GuestSeen]:
    """Become the guest whose link this is, on this device, with a token of its own."""
    newcomer = await newcomer_of(request, merge=data.merge)
    return joined(request, *await join_by_link(registry_of(request), data.link, newcomer), bearer=data.bearer)


# --- Recovery codes --------------------------------------------------------------------------------------------------


@post("/api/me/code", status_code=201, responses=refusals(*CHANGES, 401), tags=["devices"], guards=limited(*CODES))
async def make_code(request: Ask, lang: Lang = None) -> RecoveryCode:
    """A new recovery code, in the script of the language; the code before it leads nowhere."""
    device, said = await device_of(request), language(lang_of(request, lang))
    return RecoveryCode(await registry_of(request).recovery.renew(device.guest.id, said.text("recovery-script")))


@post(
    "/api/recoveries",
    status_code=200,
    responses=refusals(*CHANGES, 404, 409),
    tags=["devices"],
    guards=limited("guests", "guests a day", *CODES),
)
async def recover(request: Ask, data: JSONBody[RecoverGuest]) -> Response[GuestSeen]:
    """Become the guest whose recovery code this is, on this device, with a token of its own."""
    registry = registry_of(request)
    newcomer = await newcomer_of(request, merge=data.merge)
    guest = await registry.recovery.find(data.words)
    return joined(request, *await join(registry, guest, newcomer), bearer=data.bearer)


# --- All that is kept, and the end of it -----------------------------------------------------------------------------


@get("/api/me/export", responses=refusals(401), tags=["devices"], guards=limited("exports"))
async def export(request: Ask) -> Response[Export]:
    """All that this server keeps of me, as a file."""
    told = await exported(registry_of(request), (await device_of(request)).guest)
    return Response(told, headers={"Content-Disposition": 'attachment; filename="chiliad.json"'})


@post(
    "/api/me/forget",
    status_code=200,
    responses=refusals(*CHANGES, 401, 409),
    tags=["devices"],
    guards=limited("devices"),
)
async def forget_me(request: Ask, data: JSONBody[ForgetMe]) -> Response[Me]:
    """Delete my guest, its devices, its recovery code, and my name at the tables of others."""
    guest = (await device_of(request)).guest
    if data.name != guest.name:  # said by a person who has seen it, and not by a program that only has the token
        raise Illegal("forget-name-differs", name=guest.name)
    await forget(registry_of(request), guest)
    return signed_out(request)


def signed_out(request: Ask) -> Response[Me]:
    """The answer to a client that is nobody now: its cookie goes too."""
    gone = cookie(request, "")
    gone.max_age = 0
    return Response(Me(None, "", []), cookies=[gone])


async def maybe_device(request: Ask) -> Device | None:
    """The device that asks, None for an unknown client."""
    try:
        return await device_of(request)
    except Unauthenticated:
        return None


async def newcomer_of(request: Ask, *, merge: bool) -> Newcomer:
    """The client that wants to be a guest's device."""
    return Newcomer(await maybe_device(request), device_name(request.headers.get("user-agent")), merge)


def joined(request: Ask, guest: Guest, token: str, *, bearer: bool) -> Response[GuestSeen]:
    """The answer to a device that is a guest's now, with its token."""
    cookies = [] if bearer else [cookie(request, token)]
    return Response(GuestSeen(guest.id, guest.name, token if bearer else None), cookies=cookies)


HANDLERS = [
    my_devices,
    sign_one_out,
    sign_others_out,
    make_link,
    link_state,
    picture_of_link,
    end_link,
    look_at_link,
    use_link,
    make_code,
    recover,
    export,
    forget_me,
]
