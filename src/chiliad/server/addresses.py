"""Kinds of network address."""

from __future__ import annotations

from ipaddress import ip_address


def is_loopback(host: str) -> bool:
    """Whether a host is this machine alone."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_link_local(text: str) -> bool:
    """Whether a machine gave itself this address, because it found no network."""
    return ip_address(text).is_link_local
