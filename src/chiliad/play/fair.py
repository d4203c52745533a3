"""A fair deal that anyone can check: every card follows from a secret and from the salt that each seat has added to it.

Before the match the server commits to its secret, then every seat adds a salt; when the match is over the server shows
the secret.  The server can't have chosen the cards, because it did not know the salts when it committed; no seat can
have chosen them, because it did not know the secret.  ``docs/notation.md`` ("The proof of a fair deal") describes the
algorithm, so that it can be implemented again from there.  Every record names it: another algorithm needs another name.

It does not prove that nobody looked at the cards: a person who knows the secret knows the cards.

A card depends only on its deal, its place in the deal's log and the cards still to come.  A player who went back past
a card that they have seen could move the cards after it to other places, and so get others: ``Match.undo_own``
does not allow that.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Sequence
from hashlib import sha256
from struct import pack
from typing import NamedTuple

from chiliad.errors import Unreadable
from chiliad.game import Game, RulesTuple
from chiliad.play.chance import FIRST_DEALER

ALGORITHM = "hmac-sha256-1"
SECRET_BYTES = 32
SALT_BYTES_MAX = 32
NONE = "-"  # in a record, for an empty salt and for a secret that is not shown
_CHOICES_PER_NUMBER = 1 << 16  # two bytes: so few that a number is sometimes drawn again, in tests too

_TEXT = re.compile(
    rf"{ALGORITHM} ([0-9a-f]{{64}}) (-|[0-9a-f]{{64}})((?: (?:-|(?:[0-9a-f]{{2}}){{1,{SALT_BYTES_MAX}}}))+)"
    r"(?: since ([0-9]{1,5}) ([0-9]{1,5}))?",
    re.ASCII,
)


def new_secret() -> bytes:
    """A secret for one match, from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_of(secret: bytes) -> str:
    """The commitment that is shown before the match, in hexadecimal digits: it fixes the secret and reveals nothing."""
    return sha256(f"{ALGORITHM} commitment".encode() + b"\0" + secret).hexdigest()


class FairChance:
    """Cards that follow from a secret of 32 bytes and a salt a seat (up to 32 bytes; None, for a bot: empty).

    ``ValueError`` for a secret or salt of another length.
    """

    seed: int | None = None

    def __init__(self, secret: bytes, salts: Sequence[bytes | None]) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        filled = tuple(salt or b"" for salt in salts)
        if any(len(salt) > SALT_BYTES_MAX for salt in filled):
            raise ValueError(f"a salt has {SALT_BYTES_MAX} bytes at most")
        self.secret, self.salts = secret, filled
        self.commitment = commitment_of(secret)
        # Each salt follows its length: otherwise "ab" and "c" would be the same as "a" and "bc".
        lengthened = b"".join(bytes([len(salt)]) + salt for salt in filled)
        self._begin = ALGORITHM.encode() + b"\0" + bytes([len(filled)]) + lengthened

    def below(self, n: int, deal: int, place: int) -> int:
        """A number from 0 to n - 1 (n up to 65536), all equally likely over all secrets."""
        fair_below = _CHOICES_PER_NUMBER - _CHOICES_PER_NUMBER % n
        counter = 0
        while True:
            message = self._begin + pack(">iii", deal, place, counter)
            number = int.from_bytes(hmac.digest(self.secret, message, "sha256")[:2], "big")
            if number < fair_below:
                return number % n
            counter += 1

    def first_dealer(self, seats: int) -> int:
        """See ``Chance.first_dealer``."""
        return self.below(seats, 0, FIRST_DEALER)

    def card(self, game: Game, rules: RulesTuple, state: object, deal: int, place: int) -> int:
        """See ``Chance.card``: every physical card that may come is equally likely."""
        cards = game.cards_to_come(rules, state)
        return cards[self.below(len(cards), deal, place)]

    def shuffle(self, over: bool) -> str | None:
        """The algorithm, the commitment, the secret once the match is over, the salts."""
        salts = " ".join(salt.hex() or NONE for salt in self.salts)
        return f"{ALGORITHM} {self.commitment} {self.secret.hex() if over else NONE} {salts}"


class Shuffle(NamedTuple):
    """The content of a record's ``shuffle``."""

    commitment: str  # hexadecimal digits
    secret: bytes | None  # None: not shown
    salts: tuple[bytes, ...]  # by seat, b"" for none
    since: tuple[int, int] | None  # deal and place, from 0: the cards before them were given; None: all cards are drawn


def read_shuffle(text: str, seats: int) -> Shuffle:
    """A record's ``shuffle`` of this algorithm; raises ``Unreadable("bad-shuffle")``."""
    match = _TEXT.fullmatch(text)
    salts = match[3].split() if match else []
    if match is None or len(salts) != seats:
        raise Unreadable("bad-shuffle", wanted=f"{ALGORITHM} COMMITMENT SECRET" + " SALT" * seats)
    secret = None if match[2] == NONE else bytes.fromhex(match[2])
    since = None if match[4] is None else (int(match[4]), int(match[5]))
    return Shuffle(match[1], secret, tuple(bytes.fromhex(salt.replace(NONE, "")) for salt in salts), since)
