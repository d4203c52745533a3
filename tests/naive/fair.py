"""The proof of a fair deal again, written from ``docs/notation.md`` alone: text in, no engine.

``disagreement(text)`` reads a record as TOML, keeps the cards in lists, and returns the first line (or the first
dealer) for which secret and salts give another result, None when all agree.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import tomllib

RANKS, SUITS = "AKQJT98765432", "shdc"


def commitment(secret: bytes) -> str:
    return hashlib.sha256(b"hmac-sha256-1 commitment\x00" + secret).hexdigest()


def message(salts: list[bytes], deal: int, place: int, counter: int) -> bytes:
    text = b"hmac-sha256-1\x00" + len(salts).to_bytes(1, "big")
    for salt in salts:
        text += len(salt).to_bytes(1, "big") + salt
    for number in (deal, place, counter):
        text += (number % 2**32).to_bytes(4, "big")
    return text


def number_below(n: int, secret: bytes, salts: list[bytes], deal: int, place: int) -> tuple[int, int]:
    """The number, and how often it was drawn."""
    for counter in range(1000):
        mac = hmac.new(secret, message(salts, deal, place, counter), hashlib.sha256).digest()
        number = mac[0] * 256 + mac[1]
        if number < 65536 // n * n:
            return number % n, counter + 1
    raise AssertionError("no number is below the limit")


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (RANKS.index(card[0]), SUITS.index(card[1])))


def cards_in(text: str) -> list[str]:
    return re.findall("..", text)


class Reader:
    """Reads one record and draws its cards again."""

    def __init__(self, text: str) -> None:
        self.record = tomllib.loads(text)
        _, self.commitment, secret, *salts = self.record["shuffle"].split()
        self.secret = bytes.fromhex(secret)
        self.salts = [b"" if salt == "-" else bytes.fromhex(salt) for salt in salts]
        self.cards = self.drawn_again = 0

    def below(self, n: int, deal: int, place: int) -> int:
        number, times = number_below(n, self.secret, self.salts, deal, place)
        self.drawn_again += times - 1
        return number

    def card(self, stock: list[str], deal: int, place: int) -> str:
        """Take one card out of the stock."""
        self.cards += 1
        return stock.pop(self.below(len(stock), deal, place))

    def hand(self, count: int, stock: list[str], deal: int, place: int) -> str:
        return "".join(in_order([self.card(stock, deal, place + n) for n in range(count)]))

    def disagreement(self) -> str | None:
        if commitment(self.secret) != self.commitment:
            return "commitment"
        deals = self.record["deal"]
        if deals[0]["dealer"] != self.below(len(self.salts), 0, -1):
            return "dealer"
        deal_again = {"tysiac": self.tysiac, "mille": self.mille}[self.record["game"]]
        return next((line for number, deal in enumerate(deals) if (line := deal_again(number, deal["actions"]))), None)

    def tysiac(self, deal: int, lines: list[str]) -> str | None:
        stock = in_order([rank + suit for rank in "AKQJT9" for suit in SUITS])
        place = 0
        for to, count in (("0", 7), ("1", 7), ("2", 7), ("talon", 3)):
            line = f"deal {to} {self.hand(count, stock, deal, place)}"
            if lines[place // 7] != line:
                return line
            place += count
        return None

    def mille(self, deal: int, lines: list[str]) -> str | None:
        stock = in_order(2 * [rank + suit for rank in RANKS for suit in SUITS])
        pack: list[str] = []
        place = 0
        for line in lines:
            words = line.partition(" # ")[0].split()
            if words[0] == "deal":
                count = 1 if words[1] == "up" else 15
                again = f"deal {words[1]} {self.hand(count, stock, deal, place)}"
                if line != again:
                    return again
                pack = cards_in(words[2])
                place += count
            elif words[-1] == "blocked":
                place += 1
            elif words[1] == "draw":
                if not stock:
                    stock, pack = in_order(pack[:-1]), pack[-1:]
                again = f"{words[0]} draw {self.card(stock, deal, place + 1)}"
                if line != again:
                    return again
                place += 2
            elif words[1] == "take":
                pack = []
                place += 2 + len(cards_in(words[2]))
            elif words[1] == "lay":
                place += len(cards_in(words[3]))
            else:
                pack = pack + [words[2]] if words[1] == "discard" else []
                place += 1
        return None
