"""A push service and a browser in software: it listens at this machine with TLS, and reads what it is sent."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import json
import os
import ssl
import struct
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.x509.oid import NameOID

from chiliad.server import push_messages
from chiliad.server.base64url import packed, unpacked
from server.client import WAIT_S

HOST = "push.example"


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """What a browser keeps of its subscription; with it a message is read."""

    def __init__(self, path: str = "/send/1", host: str = HOST, private: int | None = None, auth: bytes = b"") -> None:
        curve = ec.SECP256R1()
        self.private = ec.generate_private_key(curve) if private is None else ec.derive_private_key(private, curve)
        self.auth, self.endpoint = auth or os.urandom(16), f"https://{host}{path}"
        self.public = push_messages.public_point(self.private)

    def body(self, **changed: Any) -> dict[str, Any]:
        return {"endpoint": self.endpoint, "key": packed(self.public), "auth": packed(self.auth), **changed}

    def read(self, body: bytes) -> bytes:
        """The plain bytes of a message, as RFC 8188 and RFC 8291 say."""
        salt, (size, length) = body[:16], struct.unpack("!IB", body[16:21])
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "one record"
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), point)
        secret = derived(shared, self.auth, b"WebPush: info\0" + self.public + theirs, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        plain, mark, rest = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\2")
        assert (mark, rest) == (b"\2", b"")
        return plain


class Sent(NamedTuple):
    """What the service was sent."""

    path: str
    headers: dict[str, str]
    body: bytes

    def told(self) -> dict[str, Any]:
        """What the token says by which the sender is known, its signature checked."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        fields = dict(one.strip().split("=", 1) for one in rest.split(","))
        assert (scheme, set(fields)) == ("vapid", {"t", "k"})
        said, _, signature = fields["t"].rpartition(".")
        raw = unpacked(signature)
        r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(fields["k"]))
        key.verify(encode_dss_signature(r, s), said.encode(), ec.ECDSA(hashes.SHA256()))
        head, claims = (json.loads(unpacked(one)) for one in said.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        return {**claims, "key": fields["k"]}


class Service:
    """The push service: what it was sent, and how it answers."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.status = 201
        self.silent = False  # it takes a message and does not answer
        self._news = asyncio.Event()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (one.partition(": ") for one in head[1:] if one)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.sent.append(Sent(head[0].split(" ")[1], headers, body))
            self._news.set()
            if self.silent:
                await reader.read()
            writer.write(b"HTTP/1.1 %d X\r\nLocation: https://127.0.0.1/\r\nContent-Length: 0\r\n\r\n" % self.status)
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError, ssl.SSLError):
            pass  # a client that thinks otherwise
        finally:
            writer.close()

    async def until(self, holds: Callable[[list[Sent]], bool]) -> list[Sent]:
        """Wait until a condition holds for what was sent."""

        async def waits() -> None:
            while not holds(self.sent):
                self._news.clear()
                await self._news.wait()

        await asyncio.wait_for(waits(), WAIT_S)
        return self.sent


def certificate(folder: Path, host: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """What a server at that name needs, and what a client that trusts it needs."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.datetime.now(datetime.UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(x509.random_serial_number())
    made = made.not_valid_before(now - datetime.timedelta(days=1)).not_valid_after(now + datetime.timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
    made = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    signed = made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM)
    private = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    (folder / "both.pem").write_bytes(private + signed)
    serves = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serves.load_cert_chain(folder / "both.pem")
    return serves, ssl.create_default_context(cadata=signed.decode())


@asynccontextmanager
async def push_service(folder: Path, monkeypatch: pytest.MonkeyPatch, certified: str = HOST) -> AsyncIterator[Service]:
    """A push service, which the server trusts and finds here; its certificate is for ``certified``.

    Only its addresses are not looked at, and the port differs: 443 is the system's.
    """
    service, (serves, trusts) = Service(), certificate(folder, certified)
    listening = await asyncio.start_server(service.answer, "127.0.0.1", 0, ssl=serves)
    port = listening.sockets[0].getsockname()[1]
    posted = push_messages._posted

    async def found(name: str, number: int) -> list[str]:
        assert (name, number) == (HOST, 443)
        return ["127.0.0.1"]

    async def here(url: Any, name: str, body: bytes, headers: dict[str, str]) -> int:
        assert (ipaddress.ip_address(url.host).is_loopback, urlsplit(str(url)).port) == (True, None)
        return await posted(url.copy_with(port=port), name, body, headers)

    with monkeypatch.context() as patch:
        patch.setattr(push_messages, "trusted", lambda: trusts)
        patch.setattr(push_messages, "public_addresses", found)
        patch.setattr(push_messages, "_posted", here)
        try:
            yield service
        finally:
            listening.close()
