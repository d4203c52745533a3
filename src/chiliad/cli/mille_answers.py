"""Which cards an answer at a table of Mille means: ``KKK``, ``QQ2``, ``K``, ``2d K``, ``Ks Kh 2d``."""

from __future__ import annotations

from collections.abc import Iterable

from chiliad.cli.answers import Unclear, as_typed, cards_in, is_cards, is_ranks
from chiliad.games.mille.scoring import points_of
from chiliad.games.mille.state import CARD_NUMBER, SET_CARDS_MIN
from chiliad.i18n.words import by_rank


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
    held = sorted((card for card in left if card[0] == rank), key=_worth, reverse=True)
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
    held = sorted((card for card in hand if card[0] == rank), key=_worth, reverse=True)
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


def _worth(card: str) -> int:
    """Of several cards of a rank the dearest are laid: on the table they count for, in the hand against."""
    return int(points_of(1 << CARD_NUMBER[card], 0))
