"""Whether, where and in which language a device is told that it is my turn while no page is open."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import JSONBody

from chiliad.errors import Unreadable
from chiliad.server.base64url import unpacked
from chiliad.server.device_protocol import PushKey
from chiliad.server.faults import NotFound
from chiliad.server.push_messages import AUTH_BYTES, KEY_BYTES, Subscription, check_endpoint
from chiliad.server.push_store import PushRow, drop_push, keep_push
from chiliad.server.requests import LookAway, NewPush
from chiliad.server.routes.request_context import (
    CHANGES,
    Ask,
    Lang,
    device_of,
    guest_of,
    lang_of,
    limited,
    refusals,
    registry_of,
)


@get("/api/push", tags=["devices"], guards=limited("links"))
async def push_key(request: Ask) -> PushKey:
    """The key by which browsers know this server when they subscribe; null where it sends nothing."""
    return PushKey(registry_of(request).pushes.public_key)


@post(
    "/api/me/push", status_code=200, responses=refusals(*CHANGES, 401, 404), tags=["devices"], guards=limited("devices")
)
async def subscribe(request: Ask, data: JSONBody[NewPush], lang: Lang = None) -> PushKey:
    """Tell this device of my turns from now on, in this language."""
    registry, device = registry_of(request), await device_of(request)
    key = registry.pushes.public_key
    if key is None:
        raise NotFound("push-not-offered")
    check_endpoint(data.endpoint)
    try:
        to = Subscription(data.endpoint, unpacked(data.key), unpacked(data.auth))
    except ValueError as error:
        raise Unreadable("push-address") from error
    if len(to.key) != KEY_BYTES or len(to.auth) != AUTH_BYTES:
        raise Unreadable("push-address")
    await keep_push(registry.store, PushRow(device.id, to, lang_of(request, lang)))
    return PushKey(key)


@delete("/api/me/push", status_code=200, responses=refusals(*CHANGES, 401), tags=["devices"], guards=limited("devices"))
async def unsubscribe(request: Ask) -> PushKey:
    """Tell this device nothing more."""
    registry = registry_of(request)
    await drop_push(registry.store, (await device_of(request)).id)
    return PushKey(registry.pushes.public_key)


@post(
    "/api/me/push/away",
    status_code=200,
    responses=refusals(*CHANGES, 401),
    tags=["devices"],
    guards=limited("commands"),
)
async def look_away(request: Ask, data: JSONBody[LookAway]) -> PushKey:
    """A page of mine is hidden, or looked at again: in a hidden one I see no turn."""
    pushes = registry_of(request).pushes
    pushes.look_away((await guest_of(request)).id, data.tab, away=data.away)
    return PushKey(pushes.public_key)


HANDLERS = [push_key, subscribe, unsubscribe, look_away]
