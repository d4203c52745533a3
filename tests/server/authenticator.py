"""An authenticator and a browser in software: passkeys are made and used as the two would, or wrongly on purpose."""

from __future__ import annotations

import base64
import hashlib
import json
import os
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

ORIGIN, DOMAIN = "https://cards.example", "cards.example"
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40  # flags
ES256, EC2, P256 = -7, 2, 1  # of COSE
COORDINATE_BYTES = 32


def packed(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def client_data(kind: str, challenge: str, origin: str) -> bytes:
    """What a browser has signed of itself."""
    said = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": origin, "crossOrigin": False}
    return json.dumps(said).encode()


@dataclass
class Passkey:
    """A passkey, and the browser before it; ``count`` is how often it says that it was used."""

    handle: bytes = b""
    count: int = 0
    counts: bool = True
    id: bytes = field(default_factory=lambda: os.urandom(32))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def _data(self, domain: str, flags: int) -> bytes:
        return hashlib.sha256(domain.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _public(self) -> bytes:
        numbers = self.key.public_key().public_numbers()
        x, y = (one.to_bytes(COORDINATE_BYTES, "big") for one in (numbers.x, numbers.y))
        return cbor2.dumps({1: EC2, 3: ES256, -1: P256, -2: x, -3: y})

    def made(self, wanted: Any, *, origin: str = ORIGIN, domain: str | None = None) -> dict[str, Any]:
        """The body that keeps it, made for what the server wants."""
        self.handle = unpacked(wanted["handle"])
        data = self._data(domain or wanted["domain"], PRESENT | VERIFIED | ATTESTED)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + self._public()
        return {
            "passkey": packed(self.id),
            "client_data": packed(client_data("create", wanted["challenge"], origin)),
            "attestation": packed(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }

    def used(
        self,
        wanted: Any,
        *,
        origin: str = ORIGIN,
        domain: str | None = None,
        kind: str = "get",
        flags: int = PRESENT | VERIFIED,
        handle: bytes | None = None,
        **more: Any,
    ) -> dict[str, Any]:
        """The body with which its guest comes back."""
        self.count += self.counts
        said = client_data(kind, wanted["challenge"], origin)
        data = self._data(domain or wanted["domain"], flags)
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return {
            "passkey": packed(self.id),
            "client_data": packed(said),
            "authenticator_data": packed(data),
            "signature": packed(signature),
            "handle": packed(self.handle if handle is None else handle),
            "bearer": True,
            **more,
        }
