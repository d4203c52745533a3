"""The addresses of a server, as browsers reach it."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import TextIO

import ifaddr
import segno

ANYWHERE = ("0.0.0.0", "::")
LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1"}


def is_loopback(host: str) -> bool:
    """Whether a host is this machine alone."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_link_local(text: str) -> bool:
    """Whether a machine gave itself this address, because it found no network."""
    return ip_address(text).is_link_local


def written(host: str, port: int) -> str:
    """An address in the form that a URL needs."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def local_url(host: str, listening: socket.socket) -> str:
    """How a browser on this machine gets there."""
    return f"http://{written(LOOPBACK.get(host, host), listening.getsockname()[1])}/"


def network_url(host: str, listening: socket.socket) -> str | None:
    """How a browser on another machine of the same network gets there; None if it can't, or nobody knows."""
    if host not in ANYWHERE:
        return None
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the way out (RFC 5737 address)
            found = str(asking.getsockname()[0])
    except OSError:
        return None
    return None if found.startswith("127.") else f"http://{written(found, listening.getsockname()[1])}/"


def draw_code(url: str, out: TextIO) -> None:
    """Draw an address as a QR code of block characters."""
    segno.make(url, micro=False).terminal(out, compact=True)


def _is_private(text: str) -> bool:
    """Whether an IPv4 address is one of a home's or an office's own network."""
    return ip_address(text).is_private and not is_loopback(text) and not is_link_local(text)


def network_urls(host: str, listening: socket.socket) -> tuple[str, ...]:
    """All addresses for browsers on the same networks, the likeliest first: those of the private IPv4 networks."""
    first = network_url(host, listening)
    if host not in ANYWHERE:
        mine = is_loopback(host)
        return () if mine else (local_url(host, listening),)
    port = listening.getsockname()[1]
    addresses = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips]  # IPv6 ones are tuples
    private = [text for text in addresses if isinstance(text, str) and _is_private(text)]
    found = [first] if first is not None else []
    found += [f"http://{written(text, port)}/" for text in private]
    return tuple(dict.fromkeys(found))
