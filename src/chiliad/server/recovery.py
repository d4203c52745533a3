"""Recovery codes: five words with which a guest comes back who has no device left.

A code names its guest and proves that it is theirs, in one: nobody remembers a random id.  What the words are used for:

- The first two, 22 bits, are the *lookup*: they are stored as they are, each pair once, so that a code is found
  without a name.  A guest whose pair is taken gets other words.
- The other three, 33 bits, are the secret.  Only scrypt's digest of all five is stored, with a salt of its own.

Who guesses at the server must hit all 55 bits: each address has 10 tries a minute and 100 a day, and all addresses
together 60 a minute.  With 10,000 codes that finds one of them in some hundred thousand years.  A lookup that does not
exist takes as long as one that does, so that its time does not tell which two words are somebody's.

A thief of the database knows the pairs, and must try 2^33 codes, some 8,600,000,000: each takes a tenth of a second and
32 MB, which is what scrypt costs with n = 2^15, for each guest again because of the salt: some 27 years of a core, to
sit down in somebody's place at a game of cards.  A keyed digest of the whole code (HMAC) would find the guest too, but
whoever has stolen the key with the database tries 55 bits at thousands of millions a second, those of all guests at
once, which takes some months.  With a lookup of one word all would soon be taken; with one of three, less is secret.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time

from chiliad.errors import Unavailable
from chiliad.server.device_store import code_by, keep_code
from chiliad.server.faults import NotFound
from chiliad.server.recovery_words import new_code, read_code
from chiliad.server.rows import Guest
from chiliad.server.storage import Conflict, Store

LOOKUP_WORDS = 2
COST, BLOCK, LANES = 2**15, 8, 1
MEMORY_MAX = 64 * 1024 * 1024  # scrypt takes 128 * COST * BLOCK: 32 MB
SALT_BYTES, DIGEST_BYTES = 16, 32
TRIES_MAX = 5  # a pair is taken once in 400 times where there are 10,000 codes


class Recovery:
    """Makes codes and finds guests by them; one digest is computed at a time, in a thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one = asyncio.Lock()
        self._nobody = secrets.token_bytes(SALT_BYTES)

    async def renew(self, guest_id: str, script: str) -> list[str]:
        """A new code for a guest, which replaces the one before it."""
        for _ in range(TRIES_MAX):
            words, salt = new_code(script), secrets.token_bytes(SALT_BYTES)
            digest = await self._digest(words, salt)
            try:
                await keep_code(self._store, guest_id, lookup_of(words), salt, digest, int(1000 * time.time()))
            except Conflict:  # the pair is taken, or the guest has gone
                continue
            return words
        raise Unavailable("table-asleep")

    async def find(self, text: str) -> Guest:
        """The guest whose code was typed; raises ``Unreadable`` for no five words, ``NotFound`` for wrong ones."""
        words = read_code(text)
        kept = await code_by(self._store, lookup_of(words))
        digest = await self._digest(words, self._nobody if kept is None else kept.salt)
        if kept is None or not hmac.compare_digest(digest, kept.digest):
            raise NotFound("no-such-recovery-code")
        return kept.guest

    async def _digest(self, words: list[str], salt: bytes) -> bytes:
        async with self._one:
            return await asyncio.to_thread(digest_of, words, salt)


def lookup_of(words: list[str]) -> str:
    """By what a code is found."""
    return " ".join(words[:LOOKUP_WORDS])


def digest_of(words: list[str], salt: bytes) -> bytes:
    """What is kept of a code, to compare; it takes a tenth of a second."""
    whole = " ".join(words).encode()
    return hashlib.scrypt(whole, salt=salt, n=COST, r=BLOCK, p=LANES, maxmem=MEMORY_MAX, dklen=DIGEST_BYTES)
