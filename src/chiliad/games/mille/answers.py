"""What a person may type at a table of Mille: ``KKK``, ``QQ2``, ``lay KKK QQ2``, ``d 5h``, ``take 99``."""

from __future__ import annotations

from collections.abc import Iterable

from chiliad.games.mille.choices import worth
from chiliad.games.mille.options import Rules
from chiliad.games.mille.presentation import MilleDesk
from chiliad.games.mille.state import ACTION_TAKE, ACTION_TAKE_UPCARD_TWO, KIND_LAY, SET_CARDS_MIN, State
from chiliad.i18n.words import by_rank
from chiliad.presentation import answers
from chiliad.presentation.answers import Unclear, as_typed, cards_in, is_cards, is_ranks, number_in


class Answers(answers.Answers[Rules, State, MilleDesk]):
    """Reads sets by their ranks, several at once."""

    verbs = ("draw", "take", "uptwo", "lay", "discard", "blocked")
    ranks_alone = True

    def before_asking(self, desk: MilleDesk) -> list[str]:
        """The pack, at the beginning of a turn."""
        return desk.table[:1] if desk.phase == "draw" else []

    def read(self, verb: str | None, rest: list[str], state: State, desk: MilleDesk) -> list[int]:
        """The actions that an answer means; where several sets are meant all of them are legal, or none is laid."""
        if verb is None:
            verb = self._implied(rest, desk)
        if verb == "draw" and rest:
            verb = "discard"  # "d 5h"
        if verb in ("draw", "uptwo", "blocked"):
            return self.move(state, desk, verb)
        hand = [held.card for held in desk.hand]
        if verb == "take":
            return self._take(rest, hand, state, desk)
        if desk.phase == "draw":
            self._refuse(state, KIND_LAY << 6)  # whatever the card is
        if not rest:
            raise Unclear("needs-more", verb=verb)
        if verb == "discard":
            return self.move(state, desk, f"discard {_discarded(rest, hand)}")
        found = []
        for rank, cards in sets_meant(rest, hand, [laid.rank for laid in desk.sets[desk.seat or 0]]):
            actions = self.move(state, desk, f"lay {rank} {''.join(cards)}")
            for action in actions:
                state = self.game.apply(self.rules, state, action)
            found += actions
        return found

    def _implied(self, words: list[str], desk: MilleDesk) -> str:
        """The verb of an answer that begins without one: a card that can't be laid is discarded."""
        word = words[0]
        if desk.phase == "draw" and (is_cards(word) or ranks_in(word)):
            return "discard"  # which the engine refuses: first a card must be drawn
        if len(words) > 1 or not is_cards(word):
            if ranks_in(word) or is_cards(word):
                return "lay"
            raise Unclear("list-first") if number_in(word) is not None else Unclear("not-understood", text=word)
        cards = cards_in(word)
        if len(cards) > 1 or desk.phase in ("open", "take"):
            return "lay"
        if any({"lay", "wild"} & {*held.can} for held in desk.hand if held.card == cards[0]):
            raise Unclear("lay-or-discard", card=cards[0])
        return "discard"

    def _take(self, rest: list[str], hand: list[str], state: State, desk: MilleDesk) -> list[int]:
        if desk.phase == "take" and not rest:
            return self.move(state, desk, "take")
        alone = not self.game.why_illegal(self.rules, state, ACTION_TAKE_UPCARD_TWO)
        if not rest and alone and self.game.why_illegal(self.rules, state, ACTION_TAKE):
            return self.move(state, desk, "uptwo")  # there is nothing else to take
        self._refuse(state, ACTION_TAKE)
        return self.move(state, desk, f"take {''.join(pair_meant(rest, hand, (desk.top or '')[0]))}")

    def _refuse(self, state: State, action: int) -> None:
        """Raises the engine's refusal of an action, if it refuses it."""
        if self.game.why_illegal(self.rules, state, action):
            raise self.game.explain(self.rules, state, action)


def _discarded(rest: list[str], hand: list[str]) -> str:
    """A card, or a rank of which there is one card in hand."""
    if len(rest) != 1:
        raise Unclear("one-card-only")
    rank = ranks_in(rest[0])
    if rank is None or len(rank) > 1:
        return "".join(cards_in(rest[0]))
    held = {card for card in hand if card[0] == rank}
    if len(held) != 1:
        raise Unclear("which-card", rank=rank, count=len(held))
    return held.pop()


def ranks_in(word: str) -> str | None:
    """The ranks a word like ``QQ2`` or ``10102`` names, each a letter; None when it is no such word."""
    if not is_ranks(word) or is_cards(word):
        return None
    return word.upper().replace("10", "T")


def sets_meant(tokens: list[str], hand: list[str], laid_ranks: Iterable[str]) -> list[tuple[str, list[str]]]:
    """The sets that ``lay`` with these words means: each its rank and the cards from the hand, in order.

    ``laid_ranks``: the ranks of the player's sets on the table.  Raises ``Unclear`` where it can't be told.
    """
    ranks = [(token, ranks_in(token)) for token in tokens]
    explicit = [card for token, named in ranks if named is None for card in cards_in(token)]
    named = [found for _, found in ranks if found is not None]
    left = list(hand)
    for card in explicit:
        if card in left:
            left.remove(card)  # one that is not there is the engine's to refuse
    if len(named) == 1 and len(named[0]) == 1 and explicit:
        return [(named[0], explicit)]  # "lay K 2d", "lay 2d K": these cards on that set
    sets = [_cards_of_ranks(word, left) for word in named]
    return sets + _grouped(explicit, list(laid_ranks))


def _cards_of_ranks(word: str, left: list[str]) -> tuple[str, list[str]]:
    """The set that a word of ranks means, its cards taken from ``left``; a single rank means all naturals of it."""
    rank = next((letter for letter in word if letter != "2"), "2")
    if any(letter not in (rank, "2") for letter in word):
        raise Unclear("one-rank-a-set", text=word)
    held = sorted((card for card in left if card[0] == rank), key=worth, reverse=True)
    naturals = len(held) if len(word) == 1 else word.count(rank)
    twos = [card for card in left if card[0] == "2"] if rank != "2" else []
    wilds = word.count("2") if rank != "2" else 0
    if naturals > len(held) or naturals == 0:
        raise Unclear("too-few-held", rank=rank, count=len(held))
    if wilds > len(twos):
        raise Unclear("too-few-held", rank="2", count=len(twos))
    cards = held[:naturals] + twos[:wilds]
    for card in cards:
        left.remove(card)
    return rank, cards


def _grouped(cards: list[str], laid_ranks: list[str]) -> list[tuple[str, list[str]]]:
    """Cards written out, as sets: 2s go to the one other rank there is, or to the one set they can join."""
    groups = by_rank([card for card in cards if card[0] != "2"], "AKQJT9876543")
    sets = [(group[0][0], group) for group in groups]
    twos = [card for card in cards if card[0] == "2"]
    if twos and len(sets) == 1:
        sets[0][1].extend(twos)
    elif twos and sets:
        raise Unclear("which-set", card=twos[0])
    elif twos:
        targets = [rank for rank in laid_ranks if rank != "2"]
        if len(twos) >= SET_CARDS_MIN or ("2" in laid_ranks and not targets):
            sets.append(("2", twos))
        elif len(targets) == 1 and "2" not in laid_ranks:
            sets.append((targets[0], twos))
        else:
            raise Unclear("which-set", card=twos[0])
    return sets


def pair_meant(tokens: list[str], hand: list[str], rank: str) -> list[str]:
    """The cards that ``take`` with these words lays; without words the only pair there is."""
    held = sorted((card for card in hand if card[0] == rank), key=worth, reverse=True)
    if not tokens:
        if len(held) > 2:
            raise Unclear("take-how-many", rank=rank, count=len(held), typed=as_typed(rank * 2))
        return held
    cards: list[str] = []
    for token in tokens:
        named = ranks_in(token)
        if named is None:
            cards += cards_in(token)
        elif len(tokens) == 1 and set(named) == {rank}:
            count = len(held) if len(named) == 1 else len(named)
            if count > len(held):
                raise Unclear("too-few-held", rank=rank, count=len(held))
            cards += held[:count]
        else:
            raise Unclear("one-rank-a-set", text=token)
    return cards
