"""Cards, seats and lists in words: how the table speaks.

A card is ``K♠`` (coloured by the console), ``king of spades`` or ``Ks``, as the style says; the letters are always
there, colour says nothing more.  Marked as ``{Ks}`` it is left to whoever shows the sentence: drawn for the eye, named
for the ear.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from chiliad.cards import SUITS, pretty
from chiliad.i18n.language import Language
from chiliad.i18n.typed import ascii_digits, folded

SYMBOLS, NAMES, ASCII, MARKED = "symbols", "names", "ascii", "marked"
"""The styles: K♠, king of spades, Ks, {Ks}."""
BOT = "bot:"
"""What a bot's name begins with in a record."""
BOT_NAMES = 3
CASES = ("acc", "ins")
"""The cases a card's name may take in a sentence besides the nominative: an attribute of ``card-named`` each, in the
languages that have them.  A sentence asks for one with ``{ $card_acc }`` instead of ``{ $card }``."""
SUITS_IN_HAND = "shcd"
"""Black and red in turn, as people hold their cards; the page holds them so too."""


class Words:
    """Says cards, suits and seats in one language and style."""

    def __init__(self, language: Language, style: str = SYMBOLS) -> None:
        self.language = language
        self.style = style
        self._cards: dict[str, str] = {}
        self._declined: dict[str | int, dict[str, str]] = {}  # by a card as it is said: its other cases

    def text(self, message_id: str, /, **args: str | int) -> str:
        """A message of the catalogue; a single card among ``args`` can be said in its other cases too."""
        return self.language.text(message_id, **self._with_cases(args))

    def _with_cases(self, args: dict[str, str | int]) -> dict[str, str | int]:
        cases = {
            f"{name}_{case}": said
            for name, value in args.items()
            if value in self._declined
            for case, said in self._declined[value].items()
        }
        return {**args, **cases} if cases else args

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
            self._declined[self._cards[card]] = {case: self._in_case(card, case) for case in CASES}
        return self._cards[card]

    def _in_case(self, card: str, case: str) -> str:
        """The card in another case: only names change."""
        if self.style == MARKED and card[0] != "?":
            return f"{{{card}.{case}}}"
        if self.style == NAMES and self.language.has(f"card-named.{case}"):
            return self.text(f"card-named.{case}", rank=_variant(card[0]), suit=card[1])
        return self._cards[card]

    def forms(self, card: str) -> list[str]:
        """The card in each form a sentence may have it in, the nominative first."""
        said = self.card(card)
        return list(dict.fromkeys([said, *self._declined[said].values()]))

    def rank(self, letter: str) -> str:
        """A rank: its letter, or its name where cards are named."""
        if self.style == MARKED:
            return f"{{{letter}}}"
        return self.text("rank-named", rank=_variant(letter)) if self.style == NAMES else letter.replace("T", "10")

    def bot(self, player: str) -> str:
        """How the bot plays that a record has as ``bot:greedy``, in a word; ``none`` for a person."""
        if not player.startswith(BOT):
            return "none"
        key = player.removeprefix(BOT)
        return self._named(f"bot-{key}", key)

    def preset(self, preset: str) -> str:
        """The name of the rules that a record has as ``playroom``."""
        return self._named(f"preset-{preset}", preset)

    def _named(self, message_id: str, key: str) -> str:
        """What has a name in the catalogues; by its key where nobody has written one yet."""
        return self.text(f"{message_id}.name") if self.language.has(f"{message_id}.name") else key

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


def names_of(players: Sequence[str], say: Callable[..., str]) -> list[str]:
    """The names of a record's players: a bot takes another bot's where a person has its own."""
    taken = {player.casefold() for player in players if not player.startswith(BOT)}
    names = []
    for seat, player in enumerate(players):
        name = player
        if player.startswith(BOT):
            called = [say("bot-name", seat=(seat + more) % BOT_NAMES) for more in range(BOT_NAMES)]
            name = next((one for one in called if one.casefold() not in taken), called[0])
            taken.add(name.casefold())
        names.append(name)
    return names


class Seats:
    """Who sits where: names to say, and the person among them."""

    def __init__(self, words: Words, players: Sequence[str], person: int | None) -> None:
        self._words = words
        self.person = person
        self.names = names_of(players, words.text)

    def who(self, seat: int) -> dict[str, str]:
        """``who`` (you or other) and ``name``, as the messages want them."""
        return {"who": "you" if seat == self.person else "other", "name": self.names[seat]}

    def who_in(self, event: object) -> dict[str, str]:
        """The same of the seat that an event of a deal is about; nothing where it is about none."""
        seat = getattr(event, "seat", None)
        return {} if seat is None else self.who(seat)

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
