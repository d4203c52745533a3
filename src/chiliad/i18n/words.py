"""Cards, seats and lists in words, as the table says them.

A card is ``K♠`` (the console colours it), ``king of spades`` or ``Ks``, depending on the style; the letters are always
there, so colour adds no information.  A card marked as ``{Ks}`` is left to the program that shows the sentence, which
draws it on the screen and names it to a screen reader.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from chiliad.cards import SUITS, pretty
from chiliad.i18n.language import Language
from chiliad.i18n.text_normalize import ascii_digits, folded

SYMBOLS, NAMES, ASCII, MARKED = "symbols", "names", "ascii", "marked"
"""The styles: K♠, king of spades, Ks, {Ks}."""
BOT = "bot:"
"""The prefix of a bot's name in a record."""
FORGOTTEN = "?"
"""The name in a record of a player whose name was deleted; no person can have it (names.py)."""
BOT_NAMES = 3
"""The names that each kind of bot has (``bot-name``)."""
CASES = ("acc", "ins")
"""The cases that a card's name may take in a sentence besides the nominative: each is an attribute of ``card-named`` in
languages that have the case.  A sentence uses one with ``{ $card_acc }`` instead of ``{ $card }``."""
SUITS_IN_HAND = "shcd"
"""Black and red suits alternate, as people hold their cards; the page uses the same order."""


class Words:
    """Names cards, suits and seats in one language and style."""

    def __init__(self, language: Language, style: str = SYMBOLS) -> None:
        self.language = language
        self.style = style
        self._cards: dict[str, str] = {}
        self._declined: dict[str | int, dict[str, str]] = {}  # the other cases of a card, by its name

    def text(self, message_id: str, /, **args: str | int) -> str:
        """A message of the catalogue; a single card among ``args`` is available in its other cases too."""
        return self.language.text(message_id, **with_cases(args, self._declined))

    def card(self, card: str) -> str:
        """One card, which records write as ``Ks``."""
        if card not in self._cards:
            if self.style == NAMES and card[0] != "?":
                said = self.text("card-named", rank=_variant(card[0]), suit=card[1])
            elif self.style == MARKED:
                said = f"{{{card}}}"
            elif self.style == ASCII:
                said = card.replace("T", "10")
            else:
                said = pretty(card)
            self._declined[said] = {case: self._in_case(card, said, case) for case in CASES}
            self._cards[card] = said
        return self._cards[card]

    def _in_case(self, card: str, said: str, case: str) -> str:
        """The card in another case: only a name changes, not a symbol."""
        if self.style == MARKED and card[0] != "?":
            return f"{{{card}.{case}}}"
        if self.style == NAMES and self.language.has(f"card-named.{case}"):
            return self.text(f"card-named.{case}", rank=_variant(card[0]), suit=card[1])
        return said

    def forms(self, card: str) -> list[str]:
        """The card in each form that a sentence may use, the nominative first."""
        said = self.card(card)
        return list(dict.fromkeys([said, *self._declined[said].values()]))

    def rank(self, letter: str) -> str:
        """A rank: its letter, or its name where cards are named."""
        if self.style == MARKED:
            return f"{{{letter}}}"
        return self.text("rank-named", rank=_variant(letter)) if self.style == NAMES else letter.replace("T", "10")

    def bot(self, player: str) -> str:
        """A word for how a bot plays, such as ``bot:greedy`` in a record; ``none`` for a person."""
        if not player.startswith(BOT):
            return "none"
        key = player.removeprefix(BOT)
        return self._named(f"bot-{key}", key)

    def bot_said(self, bot: str) -> str:
        """How a bot plays, as the end of a sentence about it; its bare name where nobody has written that yet."""
        return self.text(f"bot-{bot}") if self.language.has(f"bot-{bot}") else bot

    def preset(self, preset: str) -> str:
        """The name of the rules that a record calls ``playroom``."""
        return self._named(f"preset-{preset}", preset)

    def _named(self, message_id: str, key: str) -> str:
        """The name that the catalogues give to a key; the key itself where they have no name yet."""
        return self.text(f"{message_id}.name") if self.language.has(f"{message_id}.name") else key

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards, in the order given."""
        return self._join(
            "join-names" if self.style in (NAMES, MARKED) else "join-cards", [self.card(card) for card in cards]
        )

    def groups(self, groups: Iterable[str]) -> str:
        """Several groups of cards, each already written as text."""
        return self._join(self._joiner("join-named-groups", "join-groups"), list(groups))

    def named(self, names: Sequence[str]) -> str:
        """Several names."""
        return self._join("join-names", names)

    def listed(self, items: Sequence[str]) -> str:
        """Several things, one after another."""
        return self._join("join-items", items)

    def _joiner(self, named: str, drawn: str) -> str:
        """The separator: names are separated by commas, symbols by blanks; a marked card may become either."""
        return named if self.style in (NAMES, MARKED) else drawn

    def _join(self, message_id: str, items: Sequence[str]) -> str:
        said = ""
        for number, item in enumerate(items):
            said = self.text(message_id, list=said, item=item) if number else item
        return said


def with_cases(args: dict[str, str | int], declined: Mapping[str | int, dict[str, str]]) -> dict[str, str | int]:
    """The arguments of a message with each card among them in its other cases too."""
    cases = {
        f"{name}_{case}": said
        for name, value in args.items()
        if value in declined
        for case, said in declined[value].items()
    }
    return {**args, **cases} if cases else args


def by_suit(cards: Iterable[str], ranks: str) -> list[list[str]]:
    """Cards in groups of one suit, alternating black and red, each from high to low in the order of ``ranks``."""
    return _grouped(cards, 1, SUITS_IN_HAND, 0, ranks)


def by_rank(cards: Iterable[str], ranks: str) -> list[list[str]]:
    """Cards in groups of one rank, in the order of ``ranks``."""
    return _grouped(cards, 0, ranks, 1, SUITS)


def _grouped(cards: Iterable[str], by: int, order: str, within: int, inner: str) -> list[list[str]]:
    """Cards in groups that share the letter at ``by``, in the order given, each sorted by the letter at ``within``."""
    groups: dict[str, list[str]] = {letter: [] for letter in order}
    for card in cards:
        groups[card[by]].append(card)
    return [sorted(group, key=lambda card: inner.index(card[within])) for group in groups.values() if group]


def names_of(players: Sequence[str], say: Callable[..., str]) -> list[str]:
    """The names of a record's players: a bot takes another bot's name where a person has its name.

    Bots that are characters have names of their own: the first of a kind at a table always has the same name.  A player
    whose name was deleted is "a player".
    """
    taken = {player.casefold() for player in players if not player.startswith(BOT)}
    names = []
    for seat, player in enumerate(players):
        name = player
        if player.startswith(BOT):
            called = called_at(player.removeprefix(BOT), seat, players[:seat].count(player), say)
            name = next((one for one in called if one.casefold() not in taken), called[0])
            taken.add(name.casefold())
        elif player == FORGOTTEN:
            name = say("player-forgotten", number=1 + players[:seat].count(FORGOTTEN))
        names.append(name)
    return names


def called_at(bot: str, seat: int, before: int, say: Callable[..., str]) -> list[str]:
    """The names for a bot at a seat, the first choice first; ``before``: bots of its kind at the seats before it."""
    return [
        say("bot-name", bot=bot, seat=(seat + more) % BOT_NAMES, place=(before + more) % BOT_NAMES)
        for more in range(BOT_NAMES)
    ]


class Seats:
    """The players at the seats: their names, and which of them is the person."""

    def __init__(self, words: Words, players: Sequence[str], person: int | None) -> None:
        self._words = words
        self.person = person
        self.names = names_of(players, words.text)

    def who(self, seat: int) -> dict[str, str]:
        """``who`` (you or other) and ``name``, as the messages need them."""
        return {"who": "you" if seat == self.person else "other", "name": self.names[seat]}

    def who_in(self, event: object) -> dict[str, str]:
        """The same for the seat that an event of a deal is about; an empty result where it is about none."""
        seat = getattr(event, "seat", None)
        return {} if seat is None else self.who(seat)

    def called(self, seat: int) -> str:
        """A seat's name outside a sentence, as in a list; "you" for the person."""
        return self._words.text("seat-called", **self.who(seat))

    def find(self, text: str) -> int | None:
        """Find the seat that a text names by its number or the beginning of its name; None if none or several match."""
        number = ascii_digits(text)
        if number.isdecimal():
            return int(number) if len(number) < 3 and int(number) < len(self.names) else None
        meant, names = folded(text), [folded(name) for name in self.names]
        found = [seat for seat, name in enumerate(names) if name == meant]
        found = found or [seat for seat, name in enumerate(names) if name.startswith(meant)]
        return found[0] if len(found) == 1 else None


def _variant(rank: str) -> str | int:
    """A rank as the catalogues choose by it: in them ``[9]`` is the number, not the letter."""
    return int(rank) if rank.isdigit() else rank
