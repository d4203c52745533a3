"""What a person may type at the table: verbs in every spelling, cards written leniently, moves in notation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

from chiliad.cards import RANKS, SUITS, SYMBOLS, read_cards
from chiliad.errors import Unreadable
from chiliad.game import Rules, RulesTuple, State
from chiliad.i18n.text_normalize import folded
from chiliad.i18n.words import NAMES, Seats, Words

if TYPE_CHECKING:
    from chiliad.game import Game
    from chiliad.presentation.desk import Desk, Move

D = TypeVar("D", bound="Desk")

_CARDS = re.compile(r"(?:(?:10|[2-9AKQJT])[shdc♠♥♦♣])+", re.IGNORECASE)
_RANKS = re.compile(r"(?:10|[2-9AKQJT])+", re.IGNORECASE)
_NUMBER = re.compile(r"[0-9]{1,6}", re.ASCII)


class Unclear(Unreadable):
    """An answer that can't be understood as it stands; its sentence is in ``terminal.ftl``."""


class Verbs:
    """The words a person may use, the English ones in every language."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        """``names``: the verbs; their spellings are the messages ``verb-NAME``, where there are any."""
        self._words = words
        self._verb_of: dict[str, str] = {}
        for name in reversed(names):
            for spelling in [*self._spellings(name), name]:
                self._verb_of[folded(spelling)] = name

    def read(self, word: str) -> str | None:
        """The verb that a word is a spelling of."""
        return self._verb_of.get(folded(word))

    def written(self, name: str) -> str:
        """The verb as a list of choices has it: its first spelling in the reader's language that is no abbreviation."""
        return next((spelling for spelling in self._spellings(name) if len(spelling) > 1), name)

    def _spellings(self, name: str) -> list[str]:
        message = f"verb-{name}"
        return self._words.text(message).split() if self._words.language.has(message) else []


class Answers(Generic[Rules, State, D]):
    """What a person may type for a move: its notation, its verb in any spelling, or a card that has one use.

    This is what every game understands.  A game that understands more (a rank alone, a receiver's name) has a subclass
    of this name in ``games/NAME/answers.py``.
    """

    verbs: tuple[str, ...] = ()
    """The verbs of all moves, those that may not be chosen now too; none: the verbs of the moves that may."""
    filled: tuple[str, ...] = ()
    """The verbs after which a word may stand that means nothing: give Ks *to* Boris."""
    ranks_alone = False
    """Whether cards are named by their ranks alone: ``QQ2``."""

    def __init__(self, game: Game, rules: Rules, words: Words, seats: Seats) -> None:
        self.game, self.rules, self.words, self.seats = game, rules, words, seats

    def verbs_at(self, desk: D) -> tuple[str, ...]:
        """The verbs that are understood at this desk."""
        return self.verbs or tuple(move.verb for move in desk.moves)

    def read(self, verb: str | None, rest: list[str], state: State, desk: D) -> list[int]:
        """The actions of the person whose desk it is that an answer means, each legal after those before it.

        ``verb`` is the answer's first word where that is a verb, ``rest`` all other words.  Raises ``Unreadable`` or
        ``Illegal``.
        """
        if verb is None:
            return self.move(state, desk, self._only_move(rest, desk).move)
        return self.move(state, desk, " ".join([verb, *rest]))

    def before_asking(self, desk: D) -> list[str]:
        """What is shown before each question, because no event has told it."""
        del desk
        return []

    def warning(self, verb: str, desk: D) -> list[str]:
        """What a move brings, in sentences, where the person must confirm it."""
        del verb, desk
        return []

    def move(self, state: State, desk: D, text: str) -> list[int]:
        """The actions of a move in notation."""
        assert desk.seat is not None, "somebody's desk"
        return self.game.read_move(self.rules, state, desk.seat, text)

    @staticmethod
    def _only_move(words: list[str], desk: Desk) -> Move:
        """The move that has the cards named and no others."""
        if len(words) == 1 and number_in(words[0]) is not None:
            raise Unclear("list-first")
        if len(words) == 1 and is_cards(words[0]):
            cards = cards_in(words[0])
            found = [move for move in desk.moves if move.cards == cards]
            if len(found) == 1:
                return found[0]
            if found:
                raise Unclear("which-move", text=as_typed(words[0]))
        raise Unclear("not-understood", text=words[0])


def answers_of(game: Game, rules: RulesTuple, words: Words, seats: Seats) -> Answers[RulesTuple, object, Desk]:
    """What a person may type at this game's table."""
    face = game.face_or_none("answers")
    made: Answers[RulesTuple, object, Desk] = (Answers if face is None else face.Answers)(game, rules, words, seats)
    return made


class Letters:
    """Cards and ranks typed with the letters of the reader's language: Кп is Ks, ДД2 is QQ2."""

    def __init__(self, words: Words, ranks_alone: bool) -> None:
        """``ranks_alone``: whether words like QQ2 are typed; then ТТ is two aces and Тт is the ace of clubs."""
        pairs = [pair.partition("=") for pair in words.text("card-letters").split()]
        local = [(folded(typed), meant) for typed, _, meant in pairs]
        self._ranks = {rank.lower(): rank for rank in RANKS} | {key: rank for key, rank in local if rank in RANKS}
        self._suits = {suit: suit for suit in SUITS + SYMBOLS} | {key: suit for key, suit in local if suit in SUITS}
        self._ranks_alone = ranks_alone
        rank, suit = "|".join(["10", *self._ranks]), "|".join(self._suits)
        self._card = re.compile(f"({rank})({suit})")
        self._cards, self._rank = re.compile(f"(?:(?:{rank})(?:{suit}))+"), re.compile(rank)
        self._only_ranks = re.compile(f"(?:{rank})+" if ranks_alone else rank)

    def read(self, word: str) -> str:
        """The word in the letters of records, if it is of cards or ranks; else as it is."""
        typed = folded(word)
        if is_cards(word) or not (self._cards.fullmatch(typed) or self._only_ranks.fullmatch(typed)):
            return word
        if self._cards.fullmatch(typed) and not self._is_set(word, typed):
            return "".join(self._ranks.get(rank, rank) + self._suits[suit] for rank, suit in self._card.findall(typed))
        return "".join(self._ranks.get(rank, rank) for rank in self._rank.findall(typed))

    def _is_set(self, word: str, typed: str) -> bool:
        """Whether a word that could be cards is one of ranks, as ТТ: of one rank and 2s, and no 2т, the 2 of clubs."""
        ranks = {self._ranks.get(rank, rank) for rank in self._rank.findall(typed)} - {"2"}
        one_case = word in (word.upper(), word.lower()) and not (typed[0].isdecimal() and word == word.lower())
        return self._only_ranks.fullmatch(typed) is not None and len(ranks) == 1 and one_case


class CardNames:
    """Cards and ranks typed by their names, as ``--names`` says them: king of spades, queens."""

    def __init__(self, words: Words) -> None:
        self._words = words

    @cached_property
    def _meant(self) -> dict[tuple[str, ...], str]:
        """What each name means in records; made with the first answer, as the first question must not wait for it."""
        named, meant = Words(self._words.language, NAMES), {}
        for rank in RANKS:
            meant[_parts(named.rank(rank))] = rank
            for card in (rank + suit for suit in SUITS):
                meant |= {_parts(form): card for form in named.forms(card)}
        return meant

    def read(self, words: list[str]) -> list[str]:
        """An answer's words, each name in them as it is written in records."""
        read, at, longest = [], 0, max(map(len, self._meant))
        while at < len(words):
            for count in range(min(longest, len(words) - at), 0, -1):
                meant = self._meant.get(_parts(" ".join(words[at : at + count])))
                # What is written as in records stays: 9s is the nine of spades, and 10 a bid, a rank or a choice.
                if meant is not None and not (count == 1 and (is_cards(words[at]) or is_ranks(words[at]))):
                    read.append(meant)
                    at += count
                    break
            else:
                read.append(words[at])
                at += 1
        return read


def _parts(name: str) -> tuple[str, ...]:
    return tuple(part.strip(",;") for part in folded(name).split())


def is_one_of(words: Words, message_id: str, answer: str) -> bool:
    """Whether an answer is one of the words that a message lists with blanks between."""
    return folded(answer) in map(folded, words.text(message_id).split())


def as_typed(text: str) -> str:
    """Cards or ranks of a record as a person types them: 10 for T."""
    return text.replace("T", "10")


def is_cards(text: str) -> bool:
    """Whether a word is one card or several run together."""
    return _CARDS.fullmatch(text) is not None


def is_ranks(text: str) -> bool:
    """Whether a word is one rank or several run together."""
    return _RANKS.fullmatch(text) is not None


def cards_in(text: str) -> list[str]:
    """The cards a word names; raises ``Unreadable("bad-card")``."""
    if not is_cards(text):
        raise Unreadable("bad-card", text=text[:20])
    return read_cards(text)


def one_card(text: str) -> str:
    """The one card a word names; raises ``Unreadable``."""
    cards = cards_in(text)
    if len(cards) != 1:
        raise Unreadable("wrong-card-count", count=1, found=len(cards))
    return cards[0]


def number_in(text: str) -> int | None:
    """The number a word is, None if it is none."""
    return int(text) if _NUMBER.fullmatch(text) else None
