"""Bytes as browsers write them: base64url without padding."""

from __future__ import annotations

import base64


def packed(raw: bytes) -> str:
    """The text of some bytes."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """The bytes of a text; raises ``ValueError`` where it has a length that no bytes have."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
