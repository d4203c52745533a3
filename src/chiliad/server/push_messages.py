"""Messages of Web Push: encrypted for one browser (RFC 8291), signed by this server (RFC 8292), sent to one address.

The push service of a browser passes the bytes on and can't read them.  The address of a subscription is a stranger's
word, so the server sends nothing to a private network: it looks the name up itself, refuses it unless every address is
public, and connects to an address that it has checked; a name that changes in between leads nowhere else.

The encryption is written here, thirty lines over ``cryptography``, and tested with the example of the standard.
pywebpush would bring aiohttp, requests and http-ece, which has no wheel; webpush would bring pydantic and a resolver.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import os
import socket
import ssl
import time
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from chiliad.errors import Unreadable
from chiliad.server.base64url import packed

if TYPE_CHECKING:
    import httpx
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

LIBRARIES = ("cryptography", "httpx")
KEY_BYTES, AUTH_BYTES, SALT_BYTES = 65, 16, 16
PLAIN_BYTES = 512  # every message is as long as any other, so that its length tells nothing
RECORD_BYTES = 4096
TTL_S = 900  # a turn that nobody has seen for a quarter of an hour is seen when the player comes
SEND_S = 10.0  # for all of a message, the search for its address included
TOKEN_S = 12 * 3600  # how long a signed word to a push service is valid: at most a day
HTTPS = 443
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
INSIDE = (".local", ".internal", ".localhost")
ADDRESSES_MAX = 4  # of one name, that are tried


class Subscription(NamedTuple):
    """Where a browser gets messages, and for whom they are encrypted."""

    endpoint: str
    key: bytes  # the browser's public key: a point of P-256, 65 bytes
    auth: bytes  # 16 bytes that the browser and the server share


class Refused(Exception):
    """A message that can't be sent to this address, now or ever."""


def check_endpoint(endpoint: str) -> None:
    """Raise ``Unreadable`` for what is plainly no push service: no https, a bare or private address, a password."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Unreadable("push-address") from error
    host = host.rstrip(".")
    fine = parts.scheme == "https" and port in (None, HTTPS) and parts.username is None and not parts.fragment
    if not fine or "." not in host or _is_address(host) or host.endswith(INSIDE):
        raise Unreadable("push-address")


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return host.replace(".", "").isdigit()  # some resolvers read 0177.1 and 2130706433 as addresses
    return True


async def public_addresses(host: str, port: int) -> list[str]:
    """The addresses of a name; raises ``Refused`` unless all of them are public."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Refused(f"{host} has no address") from error
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not all(is_public(one) for one in addresses):
        raise Refused(f"{host} is in no public network")
    return addresses


def is_public(text: str) -> bool:
    """Whether an address is one of the internet, for one receiver."""
    address = ipaddress.ip_address(text.partition("%")[0])
    found: list[ipaddress.IPv4Address | ipaddress.IPv6Address] = [address]
    if isinstance(address, ipaddress.IPv6Address):
        if address.is_site_local:
            return False
        # A network without IPv4 reaches an address of it through a gateway, which has a private network of its own.
        nat64 = ipaddress.IPv4Address(address.packed[-4:]) if address in NAT64 else None
        sixtofour = [] if address.sixtofour is None else [address.sixtofour]
        found = [nat64 or address.ipv4_mapped or address, *sixtofour]
    return all(one.is_global and not one.is_multicast and not one.is_reserved for one in found)


@lru_cache(maxsize=1)
def trusted() -> ssl.SSLContext:
    """Whom the server believes at the other end: what the system believes."""
    return ssl.create_default_context()


async def send(to: Subscription, body: bytes, headers: dict[str, str]) -> int:
    """Post a message; return the status of the answer, whose body is not read.  Raises ``Refused``."""
    import httpx

    parts = urlsplit(to.endpoint)
    host, port = parts.hostname or "", parts.port or HTTPS
    sent = {**headers, "Host": host, "Content-Type": "application/octet-stream"}
    try:
        async with asyncio.timeout(SEND_S):
            for address in (await public_addresses(host, port))[:ADDRESSES_MAX]:
                url = httpx.URL(to.endpoint).copy_with(host=f"[{address}]" if ":" in address else address)
                with contextlib.suppress(httpx.ConnectError, httpx.ConnectTimeout):  # then perhaps the next address
                    return await _posted(url, host, body, sent)
    except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError, UnicodeError) as error:
        raise Refused(repr(error)) from error
    raise Refused(f"{host} does not answer")


async def _posted(url: httpx.URL, host: str, body: bytes, headers: dict[str, str]) -> int:
    """Post to an address, whose certificate must be that of ``host``."""
    import httpx

    # No proxy of the environment, no redirection: both would lead where nobody has looked.
    async with (
        httpx.AsyncClient(verify=trusted(), trust_env=False, follow_redirects=False) as client,
        client.stream("POST", url, content=body, headers=headers, extensions={"sni_hostname": host}) as answer,
    ):
        return answer.status_code


def encrypted(
    to: Subscription, plain: bytes, salt: bytes | None = None, own: EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message for one browser (aes128gcm); ``salt`` and ``own`` key are random unless a test names them.

    Raises ``ValueError`` for a key that is no point of the curve.
    """
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    salt, own = salt or os.urandom(SALT_BYTES), own or ec.generate_private_key(ec.SECP256R1())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to.key)
    point = public_point(own)

    def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)

    secret = derived(own.exchange(ec.ECDH(), theirs), to.auth, b"WebPush: info\0" + to.key + point, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, plain + b"\2", None)


def padded(plain: bytes) -> bytes:
    """A message of JSON, as long as any other one: blanks after JSON mean nothing."""
    return plain.ljust(PLAIN_BYTES)


def public_point(key: EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as browsers get it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_key() -> bytes:
    """A new private key of a server: a number below the order of P-256."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def key_of(raw: bytes) -> EllipticCurvePrivateKey:
    """The private key that was stored."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(raw, "big"), ec.SECP256R1())


def signed(key: EllipticCurvePrivateKey, endpoint: str, contact: str | None) -> str:
    """The header by which a push service knows this server: a token for that service, with an address to write to."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(endpoint)
    said: dict[str, str | int] = {"aud": f"https://{parts.netloc}", "exp": int(time.time()) + TOKEN_S}
    if contact is not None:
        said["sub"] = contact
    told = ".".join(packed(json.dumps(one).encode()) for one in ({"typ": "JWT", "alg": "ES256"}, said))
    r, s = decode_dss_signature(key.sign(told.encode(), ec.ECDSA(SHA256())))
    signature = packed(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={told}.{signature}, k={packed(public_point(key))}"
