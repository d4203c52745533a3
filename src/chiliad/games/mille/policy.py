"""The greedy bot of Mille (B1 of its ladder): it counts ranks, guesses at pairs in the other hand and goes by that.

An example to copy: plain Python on the masks of a ``View``, no search, no randomness.  Each action is found afresh from
the view, so that a set begun is a set completed.  Where nothing else is said, a quantity is in points.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from chiliad.bot import Budget
from chiliad.games.mille.scoring import POINTS_TWO, points_of
from chiliad.games.mille.sides import CARDS, RANK, rank_counts
from chiliad.games.mille.state import (
    ACTION_BLOCKED,
    ACTION_DRAW,
    ACTION_PICK,
    ACTION_TAKE,
    ACTION_UPTWO,
    BIT_DRAW,
    BIT_PICK,
    BIT_TAKE,
    BIT_UPTWO,
    CARD_NUMBER,
    DRAW,
    OPEN,
    PAGE_DISCARD,
    PAGE_LAY,
    PAGE_TURN,
    PAGE_WILD,
    PAIR,
    RANK_CARDS,
    SET_CARDS_MIN,
    TAKE,
)
from chiliad.games.mille.view import View
from chiliad.information import InformationState
from chiliad.random_bot import RandomBot

# Chosen by trial.  AT: with as many cards, or fewer, in the other hand.
TAKE_MIN = 5  # what the pack must be worth
LAY_AT = 12  # sets of three or more are laid; before, they are kept to take the pack with
WILD_AT = 7  # pairs are laid with a 2
DUMP_AT = 3  # every 2 is laid
RISK_FAR, RISK_NEAR = 0.1, 0.5  # the chance that the deal ends before a card finds its place; NEAR: at DUMP_AT
# What a discard gives up:
TWO_KEPT = 40  # a 2
PAIR_KEPT, PAIR_SHARE = 16, 0.8  # a card of a pair, as much for each further card, and a share of its own points
SINGLE_SHARE = 0.4  # a single card, of its own points, while its whole rank may still come
# What the pack brings the player who takes it:
PACK_TAKEN = 10
PACK_CARD = 3  # a card, besides
PACK_SHARE = 0.5  # of its points, besides

UNKNOWN_CARD = 11  # 1140 points among 104 cards
NO_CARD = -1
QUEEN_OF_SPADES = CARD_NUMBER["Qs"]


@cache
def card_values() -> tuple[int, ...]:
    """The points of each of the 52 kinds of card."""
    return tuple(points_of(1 << card, 0) for card in range(CARDS))


class Ranks(NamedTuple):
    """What the view says, counted by rank (0: the 2s)."""

    hand: list[int]
    sets: list[int]  # naturals in own sets
    wilds: list[int]  # wilds in own sets
    pack: list[int]
    unseen: list[int]
    known: list[int]  # in the other hand for certain
    unseen_cards: int
    hidden: int  # cards of the other hand that are not known
    other: int  # cards of the other hand


def _digits(any_: int, both: int) -> list[int]:
    counts = rank_counts(any_, both)
    return [counts >> 4 * rank & 15 for rank in range(13)]


def ranks(view: View) -> Ranks:
    """The view, counted."""
    me, other = view.seat, 1 - view.seat
    known = _digits(view.known_any[other], view.known_both[other])
    unseen = _digits(view.unseen_any, view.unseen_both)
    return Ranks(
        hand=_digits(view.hand_any, view.hand_both),
        sets=_digits(view.natural_any[me], view.natural_both[me]),
        wilds=_digits(view.wild_any[me], view.wild_both[me]),
        pack=_digits(view.pack_any, view.pack_both),
        unseen=unseen,
        known=known,
        unseen_cards=sum(unseen),
        hidden=view.held_count[other] - sum(known),
        other=view.held_count[other],
    )


class GreedyMille:
    """Plays one seat; ``x`` is not used, for it leaves nothing to chance."""

    def __init__(self, x: int) -> None:
        del x

    def decide(self, info: InformationState[View], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        view = info.observation
        if view.phase == DRAW:
            return _begin(view)
        if view.phase == TAKE:
            if view.legal[PAGE_TURN] >> BIT_PICK & 1:
                return ACTION_PICK
            return PAGE_LAY << 6 | _dearest(view.legal[PAGE_LAY])
        if view.phase == OPEN:
            return _natural_first(view)
        counts = ranks(view)
        action = _lay(view, counts)
        return PAGE_DISCARD << 6 | _discard(view, counts) if action is None else action


def _cards(mask: int) -> list[int]:
    """The cards of a mask, ascending."""
    return [card for card in range(CARDS) if mask >> card & 1]


def _dearest(mask: int) -> int:
    return max(_cards(mask), key=lambda card: card_values()[card])


def _natural_first(view: View) -> int:
    if view.legal[PAGE_LAY]:
        return PAGE_LAY << 6 | _dearest(view.legal[PAGE_LAY])
    return PAGE_WILD << 6 | _cards(view.legal[PAGE_WILD])[0]


# --- The beginning of a turn -----------------------------------------------------------------------------------------


def _begin(view: View) -> int:
    """The up-card 2; the pack where it is worth its cards; else a draw."""
    turn = view.legal[PAGE_TURN]
    if turn >> BIT_UPTWO & 1:
        return ACTION_UPTWO
    if turn >> BIT_TAKE & 1 and _pack_worth(view, ranks(view)) >= (TAKE_MIN if turn >> BIT_DRAW & 1 else 0):
        return ACTION_TAKE
    return ACTION_DRAW if turn >> BIT_DRAW & 1 else ACTION_BLOCKED


def _pack_worth(view: View, counts: Ranks) -> float:
    """What taking the pack brings: cards that can be laid, less a share of those that can't."""
    values = card_values()
    risk = _risk(counts)
    top = view.pack_top >> 2
    worth = 0.0
    for card in _cards(view.pack_any):
        copies = 1 + (view.pack_both >> card & 1)
        rank = card >> 2
        together = counts.hand[rank] + counts.pack[rank]
        if rank == 0 or rank == top or counts.sets[rank] or together >= SET_CARDS_MIN:
            worth += copies * values[card]
        elif together == 2:
            worth += copies * values[card] * (0.5 - risk)
        else:
            worth -= copies * values[card] * risk
    return worth


def _risk(counts: Ranks) -> float:
    """How likely the other player is to go out before a card can be laid, roughly."""
    return RISK_NEAR if counts.other <= DUMP_AT else RISK_FAR


# --- Laying ----------------------------------------------------------------------------------------------------------


def _lay(view: View, counts: Ranks) -> int | None:
    """The next card to lay, as an action; None for the discard."""
    spare = _spare(view, counts)
    if spare is not None and _out_pays(view, counts):
        return _lay_to_go_out(view, counts, spare)
    known, cards = counts.hidden == 0, sum(counts.hand)
    # What must be left before the discard: with a single card no set can be begun any more.
    spendable = cards - (2 if _may_add(counts) else 4)
    for rank in range(12, -1, -1):
        begins = not counts.sets[rank]
        if not _of(view.legal[PAGE_LAY], rank) or spendable < (SET_CARDS_MIN if begins else 1):
            continue
        if not begins:
            wanted = True
        elif counts.hand[rank] >= SET_CARDS_MIN:
            wanted = known or counts.other <= LAY_AT
        elif counts.hand[rank] == SET_CARDS_MIN - 1:
            dear = _points_of_rank(view, rank) >= card_values()[QUEEN_OF_SPADES]
            wanted = known or dear or counts.other <= WILD_AT or any(counts.wilds)
        else:
            wanted = False
        if wanted:
            return PAGE_LAY << 6 | _dearest(_of(view.legal[PAGE_LAY], rank))
    if view.legal[PAGE_WILD] and spendable > 0 and (known or counts.other <= DUMP_AT):
        return PAGE_WILD << 6 | _cards(view.legal[PAGE_WILD])[0]
    return None


def _lay_to_go_out(view: View, counts: Ranks, spare: int) -> int | None:
    """What can be laid without a 2, then pairs and singles with 2s, then the 2s left; last the spare card goes."""
    for fewest in (SET_CARDS_MIN, 2, 1):
        for rank in range(12, 0, -1):
            cards = _of(view.legal[PAGE_LAY], rank)
            if cards and rank != spare and (counts.sets[rank] or counts.hand[rank] >= fewest):
                return PAGE_LAY << 6 | _dearest(cards)
    if _of(view.legal[PAGE_LAY], 0):
        return PAGE_LAY << 6 | _dearest(_of(view.legal[PAGE_LAY], 0))
    if view.legal[PAGE_WILD] and sum(counts.hand) > (spare != NO_CARD):
        return PAGE_WILD << 6 | _cards(view.legal[PAGE_WILD])[0]
    return None


def _spare(view: View, counts: Ranks) -> int | None:
    """How to go out now: the rank of the card left to discard; NO_CARD where all are laid; None if it can't be."""
    short = [rank for rank in range(1, 13) if counts.hand[rank] in (1, 2) and not counts.sets[rank]]
    spare = min((r for r in short if counts.hand[r] == 1), key=lambda r: _points_of_rank(view, r), default=NO_CARD)
    wilds = [SET_CARDS_MIN - counts.hand[rank] for rank in short if rank != spare]
    left = counts.hand[0] - sum(wilds)
    if left < 0 or max(wilds, default=0) > view.rules.max_wilds:
        return None
    if left == 0 or counts.sets[0] or left >= SET_CARDS_MIN:
        return spare
    if spare == NO_CARD:
        spare, left = 0, left - 1
    room = sum(view.rules.max_wilds - wild for wild in wilds)
    for rank in range(1, 13):
        naturals = counts.sets[rank] + counts.hand[rank]
        if naturals >= SET_CARDS_MIN and (naturals < RANK_CARDS or counts.wilds[rank]):
            room += view.rules.max_wilds - counts.wilds[rank]
    return spare if left <= room else None


def _out_pays(view: View, counts: Ranks) -> bool:
    """To go out pays, unless the other player would win the match by it."""
    me, other = view.seat, 1 - view.seat
    if counts.hidden == 0:
        return True  # nothing is left to hope for
    mine = points_of(view.natural_any[me], view.natural_both[me]) + POINTS_TWO * sum(counts.wilds)
    mine += view.before.totals[me] + points_of(view.hand_any, view.hand_both)
    theirs = points_of(view.natural_any[other], view.natural_both[other])
    theirs += POINTS_TWO * (view.wild_any[other].bit_count() + view.wild_both[other].bit_count())
    theirs -= points_of(view.known_any[other], view.known_both[other]) + UNKNOWN_CARD * counts.hidden
    theirs += view.before.totals[other]
    return theirs < view.rules.target or theirs < mine


def _may_add(counts: Ranks) -> bool:
    """Whether a card that could be laid on an own set may still come."""
    return any(
        counts.unseen[rank] + counts.known[rank] + counts.pack[rank]
        for rank in range(13)
        if counts.sets[rank] or (rank == 0 and any(counts.sets))
    )


def _of(mask: int, rank: int) -> int:
    """The cards of one rank in a mask."""
    return mask & RANK << 4 * rank


def _points_of_rank(view: View, rank: int) -> int:
    """What the cards of a rank in hand are worth."""
    return points_of(_of(view.hand_any, rank), _of(view.hand_both, rank))


# --- The discard -----------------------------------------------------------------------------------------------------


def _discard(view: View, counts: Ranks) -> int:
    """The card whose loss costs least."""
    prize = PACK_TAKEN + PACK_SHARE * points_of(view.pack_any, view.pack_both) + PACK_CARD * sum(counts.pack)
    return min(_cards(view.legal[PAGE_DISCARD]), key=lambda card: _loss(counts, card, prize))


def _loss(counts: Ranks, card: int, prize: float) -> float:
    """What discarding a card costs: what it may become, and the prize if the other player takes it with a pair."""
    rank, value = card >> 2, card_values()[card]
    live = counts.unseen[rank] + counts.pack[rank]
    if rank == 0:
        kept: float = TWO_KEPT
    elif counts.sets[rank]:
        kept = 2 * value
    elif counts.hand[rank] == 1:
        kept = SINGLE_SHARE * value * min(live, 6) / 6
    elif live or counts.hand[rank] >= SET_CARDS_MIN:
        kept = PAIR_KEPT * (counts.hand[rank] - 1) + PAIR_SHARE * value
    else:
        kept = 0
    return kept - _risk(counts) * value + _pair_chance(counts, rank) * (prize + value)


def _pair_chance(counts: Ranks, rank: int) -> float:
    """How likely the other hand holds two cards of a rank."""
    missing = PAIR - counts.known[rank]
    if missing <= 0:
        return 1.0
    if counts.unseen_cards == 0:
        return 0.0
    share, copies = counts.hidden / counts.unseen_cards, counts.unseen[rank]
    none = (1 - share) ** copies
    one = copies * share * (1 - share) ** max(copies - 1, 0)
    return 1 - none - (one if missing > 1 else 0)


BOTS = {"random": RandomBot, "greedy": GreedyMille}
"""The bots of the game by name, weakest first."""
