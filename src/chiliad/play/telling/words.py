"""Cards, seats and lists in words: how the table speaks.

A card is ``K♠`` (coloured by the console), ``king of spades`` or ``Ks``, as the style says; the letters are always
there, colour says nothing more.  Marked as ``{Ks}`` it is left to whoever shows the sentence: drawn for the eye, named
for the ear.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chiliad.cards import SUITS, pretty
from chiliad.play.language import Language
from chiliad.play.typed import ascii_digits, folded

SYMBOLS, NAMES, ASCII, MARKED = "symbols", "names", "ascii", "marked"
"""The styles: K♠, king of spades, Ks, {Ks}."""
BOT = "bot:"
"""What a bot's name begins with in a record."""
_BOT_NAMES = 3
SUITS_IN_HAND = "shcd"
"""Black and red in turn, as people hold their cards; the page holds them so too."""


class Words:
    """Says cards, suits and seats in one language and style."""

    def __init__(self, language: Language, style: str = SYMBOLS) -> None:
        self.language = language
        self.style = style
        self._cards: dict[str, str] = {}

    def text(self, message_id: str, /, **args: str | int) -> str:
        """A message of the catalogue."""
        return self.language.text(message_id, **args)

    def card(self, card: str) -> str:
        """One card, written ``Ks`` in records."""
        if card not in self._cards:
            if self.style == NAMES and card[0] != "?":
                self._cards[card] = self.text("card-named", rank=_variant(card[0]), suit=card[1])
            elif self.style == MARKED:
                self._cards[card] = f"{{{card}}}"
            elif self.style == ASCII:
                self._cards[card] = card.replace("T", "10")
            else:
                self._cards[card] = pretty(card)
        return self._cards[card]

    def rank(self, letter: str) -> str:
        """A rank: its letter, or its name where cards are named."""
        if self.style == MARKED:
            return f"{{{letter}}}"
        return self.text("rank-named", rank=_variant(letter)) if self.style == NAMES else letter.replace("T", "10")

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards, in the order given."""
        return self._join(
            "join-names" if self.style in (NAMES, MARKED) else "join-cards", [self.card(card) for card in cards]
        )

    def groups(self, groups: Iterable[str]) -> str:
        """Several groups of cards, each said already."""
        return self._join(self._joiner("join-named-groups", "join-groups"), list(groups))

    def listed(self, items: Sequence[str]) -> str:
        """Several things, one after another."""
        return self._join("join-items", items)

    def _joiner(self, named: str, drawn: str) -> str:
        """Names want commas between them, drawn cards blanks; a marked one may become either."""
        return named if self.style in (NAMES, MARKED) else drawn

    def _join(self, message_id: str, items: Sequence[str]) -> str:
        said = ""
        for number, item in enumerate(items):
            said = self.text(message_id, list=said, item=item) if number else item
        return said


def by_suit(cards: Iterable[str], ranks: str) -> list[list[str]]:
    """Cards in groups of one suit, black and red in turn, each from high to low as ``ranks`` has them."""
    return _grouped(cards, 1, SUITS_IN_HAND, 0, ranks)


def by_rank(cards: Iterable[str], ranks: str) -> list[list[str]]:
    """Cards in groups of one rank, in the order of ``ranks``."""
    return _grouped(cards, 0, ranks, 1, SUITS)


def _grouped(cards: Iterable[str], by: int, order: str, within: int, inner: str) -> list[list[str]]:
    """Cards in groups of one letter at place ``by``, in the order given, each sorted by the letter at ``within``."""
    groups: dict[str, list[str]] = {letter: [] for letter in order}
    for card in cards:
        groups[card[by]].append(card)
    return [sorted(group, key=lambda card: inner.index(card[within])) for group in groups.values() if group]


class Seats:
    """Who sits where: names to say, and the person among them."""

    def __init__(self, words: Words, players: Sequence[str], person: int | None) -> None:
        self._words = words
        self.person = person
        self.names: list[str] = []
        for seat, player in enumerate(players):
            bot = player.startswith(BOT)
            self.names.append(words.text("bot-name", seat=seat % _BOT_NAMES) if bot else player)

    def who(self, seat: int) -> dict[str, str]:
        """``who`` (you or other) and ``name``, as the messages want them."""
        return {"who": "you" if seat == self.person else "other", "name": self.names[seat]}

    def called(self, seat: int) -> str:
        """A seat's name where nothing is said of it, as in a list; you, for the person."""
        return self._words.text("seat-called", **self.who(seat))

    def find(self, text: str) -> int | None:
        """The seat somebody means: by its number, or by the beginning of its name; None if none or several."""
        number = ascii_digits(text)
        if number.isdecimal():
            return int(number) if len(number) < 3 and int(number) < len(self.names) else None
        meant, names = folded(text), [folded(name) for name in self.names]
        found = [seat for seat, name in enumerate(names) if name == meant]
        found = found or [seat for seat, name in enumerate(names) if name.startswith(meant)]
        return found[0] if len(found) == 1 else None


def _variant(rank: str) -> str | int:
    """A rank as the catalogues choose by it: there ``[9]`` is the number, not the letter."""
    return int(rank) if rank.isdigit() else rank
