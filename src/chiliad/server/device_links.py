"""Links with which a device gives its guest's seat to another device.

A link is in memory alone, for five minutes: whoever starts the server again makes a new one.  Its code has 128 random
bits, so nobody guesses it, and it follows ``#`` in the address, which browsers send to no server: no log of a proxy and
no preview of a messenger has it.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from chiliad.server.faults import NotFound
from chiliad.server.guests import token_hash
from chiliad.server.rows import Device

LINK_S = 300.0  # long enough to fetch a phone, too short to be found later
LINKS_MAX = 5_000  # those of all guests; then the oldest one ends
LinkState = Literal["waits", "used", "gone"]


@dataclass(eq=False)
class DeviceLink:
    """One link: the device that has made it, and what has become of it."""

    code: str
    device: Device
    ends: float  # by time.monotonic
    busy: bool = False
    joined: str | None = None  # the name of the device that used it

    def state(self, now: float) -> LinkState:
        """Whether it can be used, was used, or can't be used any more."""
        if self.joined is not None:
            return "used"
        return "waits" if now < self.ends else "gone"


class DeviceLinks:
    """All links of a server; each device has one."""

    def __init__(self) -> None:
        self._links: OrderedDict[bytes, DeviceLink] = OrderedDict()  # by digest: comparing it tells nothing by its time

    def make(self, device: Device, now: float | None = None) -> DeviceLink:
        """A new link of a device; the one before it ends."""
        now = time.monotonic() if now is None else now
        self.end([device.id])
        link = DeviceLink(secrets.token_urlsafe(16), device, now + LINK_S)
        self._links[token_hash(link.code)] = link
        while len(self._links) > LINKS_MAX:
            self._links.popitem(last=False)
        return link

    def find(self, code: str, now: float | None = None) -> DeviceLink:
        """The link with this code, which can be used; raises ``NotFound``.

        The answer is the same for a link that has been used, that has ended and that has never been: who guesses learns
        nothing.
        """
        link = self._links.get(token_hash(code))
        if link is None or link.busy or link.state(time.monotonic() if now is None else now) != "waits":
            raise NotFound("no-such-device-link")
        return link

    def of(self, device_id: str) -> DeviceLink | None:
        """The link that a device has made last."""
        return next((link for link in self._links.values() if link.device.id == device_id), None)

    def end(self, device_ids: Collection[str]) -> None:
        """End the links of these devices."""
        for key in [key for key, link in self._links.items() if link.device.id in device_ids]:
            del self._links[key]

    def end_of(self, guest_id: str) -> None:
        """End the links of a guest."""
        for key in [key for key, link in self._links.items() if link.device.guest.id == guest_id]:
            del self._links[key]
