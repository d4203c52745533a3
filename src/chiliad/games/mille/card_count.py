"""Mille counted by cards: what a score-keeper taps or types of a player's sets and hand (M2, M12, M20 to M24)."""

from __future__ import annotations

import re
from collections import Counter
from typing import NamedTuple

from chiliad.cards import RANKS, SUITS
from chiliad.games.mille.options import Rules
from chiliad.games.mille.scoring import player_score, points_of, read_player
from chiliad.games.mille.state import CARD_NUMBER, RANK_CARDS
from chiliad.presentation.figures import BETWEEN_GROUPS, BadFigures, Counted, CountedGroup, CountedKind

DEARER = {"Q": "Qs", "J": "Jd"}
"""By rank, the card that is worth more than the others (M2): among the naturals of a set it is counted apart."""
COPIES = 2
KINDS = {rank: RANK_CARDS - COPIES * (rank in DEARER) for rank in RANKS} | dict.fromkeys(DEARER.values(), COPIES)
"""The kinds of cards that differ in worth, and how many there are: ranks without their dearer card, and these."""
WILD = "2"
TEXT_SHOWN_MAX = 40
_CARD = re.compile(r"(10|[AKQJT2-9])([SHDC]?)", re.ASCII)


class CountedCards(NamedTuple):
    """A player's cards by kind: the numbers of each set by rank, and what is left in the hand, in points."""

    laid: dict[str, list[int]]
    left: int


def worth(kind: str) -> int:
    """What a card of a kind is worth (M2)."""
    return int(points_of(1 << CARD_NUMBER[kind if len(kind) == 2 else kind + "h"], 0))


def groups(rules: Rules, is_out: bool, was: str = "", left: int = 0) -> tuple[CountedGroup, ...]:
    """What may be counted: each set with its wilds, then the hand of a player who did not go out.

    ``was``: the cards that were counted before, as a text (``read_count``), and ``left`` what those came to that were
    left in the hand, where it does not tell; raises ``BadFigures`` for a text that is none.
    """
    sets_were, _, hand_was = was.partition(BETWEEN_GROUPS)
    laid = _sets(sets_were)
    rows = []
    for rank in RANKS:
        were = laid.get(rank, Counter[str]())
        kinds = [rank, *([DEARER[rank]] if rank in DEARER else [])]
        row = [CountedKind(kind, worth(kind), KINDS[kind], was=were[kind]) for kind in kinds]
        if rank != WILD and rules.max_wilds:
            row.append(CountedKind(WILD, worth(WILD), min(RANK_CARDS, rules.max_wilds), alone=False, was=were[WILD]))
        rows.append(tuple(row))
    sets = CountedGroup("mille-score-sets", tuple(rows))
    held = Counter(_kinds("".join(hand_was.split())))
    hand = tuple(CountedKind(kind, worth(kind), most, was=held[kind]) for kind, most in KINDS.items())
    return (sets,) if is_out else (sets, CountedGroup("mille-score-hand", (hand,), left))


def read_count(text: str) -> CountedCards:
    """The cards of a text: ``KKK QQQs2 / K55`` is two sets, and a hand; the suits of dearer cards alone count.

    Raises ``BadFigures`` for a text that is none.
    """
    sets, _, hand = text.partition(BETWEEN_GROUPS)
    laid: dict[str, list[int]] = {}
    for rank, numbers in _sets(sets).items():
        dearer = numbers[DEARER.get(rank, "")]
        laid[rank] = [numbers[rank] + dearer, 0 if rank == WILD else numbers[WILD]] + [dearer] * (rank in DEARER)
    return CountedCards(laid, sum(map(worth, _kinds("".join(hand.split())))))


def _sets(text: str) -> dict[str, Counter[str]]:
    """The sets of a text by rank: how many of each kind."""
    found: dict[str, Counter[str]] = {}
    for one in text.split():
        numbers = Counter(_kinds(one))
        ranks = {kind[0] for kind in numbers} - {WILD} or {WILD}
        rank = min(ranks)
        if len(ranks) > 1 or rank in found:
            raise BadFigures("bad-set", text=one[:TEXT_SHOWN_MAX])
        found[rank] = numbers
    return found


def check_count(cards: CountedCards, is_out: bool) -> None:
    """Refuse cards that can't be all of a player who went out, or did not (M20); raises ``BadFigures``."""
    if is_out and cards.left:
        raise BadFigures("count-hand-of-out")
    if not is_out and not cards.left:
        raise BadFigures("count-hand-needed")
    read_player([set_text(rank, *numbers) for rank, numbers in cards.laid.items()], "")


def _kinds(text: str) -> list[str]:
    found, at, upper = [], 0, text.upper()
    while at < len(upper):
        match = _CARD.match(upper, at)
        if match is None:
            raise BadFigures("bad-card", text=text[at : at + 8])
        rank = match[1].replace("10", "T")
        dearer = rank + match[2].lower()
        found.append(dearer if dearer in KINDS else rank)
        at = match.end()
    return found


def count_so_far(text: str, is_out: bool) -> Counted:
    """What such cards come to: sets that are not complete yet too.  Raises ``Unreadable``."""
    cards = read_count(text)
    sets = [set_text(rank, *numbers) for rank, numbers in cards.laid.items()]
    points, stars = player_score(read_player(sets, "", least=1), is_out)
    return Counted("mille-score-counted", {"score": int(points) - cards.left, "stars": int(stars) if sets else 0})


def set_text(rank: str, naturals: int, wilds: int, dearer: int = 0) -> str:
    """Cards that count like these: so many naturals, of which so many are dearer, and wilds."""
    others = [rank + suit for suit in SUITS if rank + suit != DEARER.get(rank)] * COPIES
    twos = [WILD + suit for suit in SUITS] * COPIES
    if naturals - dearer > len(others) or wilds > len(twos) or dearer > COPIES:
        kind, most = (rank, KINDS[rank]) if naturals - dearer > len(others) else (WILD, KINDS[WILD])
        raise BadFigures("too-many-of-kind", kind=kind, dearer=DEARER.get(kind, "none"), most=most, count=naturals)
    return "".join([DEARER.get(rank, "")] * dearer + others[: naturals - dearer] + twos[:wilds])
