"""What a hint says in words: the moves of Mille, and the facts that speak for one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from chiliad.bot import Candidate
from chiliad.games.mille.choices import worth
from chiliad.games.mille.hand_facts import Knowledge, Plan, completes_eight, plan_of
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.player_cards import RANK, cards_count
from chiliad.games.mille.scoring import POINTS_TWO
from chiliad.games.mille.state import (
    ACTION_BLOCKED,
    ACTION_DRAW,
    ACTION_PICK,
    ACTION_TAKE,
    ACTION_TAKE_UPCARD_TWO,
    CARD_TEXT,
    DRAW,
    KIND_DISCARD,
    KIND_WILD,
    MELD,
    PAIR,
    RANKS,
    SUITS,
)
from chiliad.information import InformationState
from chiliad.presentation.reasons import Reason, Value, next_best

_TURNS = {ACTION_DRAW: "desk-draw", ACTION_PICK: "desk-pick", ACTION_BLOCKED: "desk-blocked"}
CARDS_BRIEF = 3
"""More cards are too many for a move that is only named."""
RIVAL_FEW = 3
"""With so few cards the other player may go out in the next turn."""
STOCK_FEW = 8
"""So few cards in the stock are worth counting."""
PERCENT_LOW = 10
"""A chance that is no higher is low."""
PERCENT_MIN = 3
"""A smaller difference between two chances is no reason."""
POINTS_MIN = 10
"""Cards or sets whose points differ by less are about as dear."""
PACK_FEW = 2
"""A pack of so few cards more is hardly worth its pair."""


def move_of(observation: Observation, candidate: Candidate, brief: bool = False) -> Reason:
    """A move as people say it: with all that is laid in the turn and the discard, where the bot has planned them.

    ``brief``: many cards are told by their ranks, for a move that is only named.
    """
    kind, index, plan = candidate.action >> 6, candidate.action & 63, plan_of(candidate)
    if candidate.action in _TURNS:
        return Reason(_TURNS[candidate.action])
    if candidate.action == ACTION_TAKE:
        if plan.pair:
            return Reason("desk-take", {"cards": plan.pair})
        return Reason("hint-mille-take", {"card": CARD_TEXT[observation.pack_top]})
    if candidate.action == ACTION_TAKE_UPCARD_TWO:
        return Reason("desk-uptwo", {"card": CARD_TEXT[observation.pack_top]})
    if kind == KIND_DISCARD:
        return Reason("desk-discard", {"card": CARD_TEXT[index]})
    if brief and len(plan.laid) > CARDS_BRIEF:
        ranks: dict[str, Value] = {"ranks": tuple(lay.rank for lay in plan.lays)}
        if plan.discard is None:
            return Reason("hint-mille-lay-ranks", ranks)
        return Reason("hint-mille-lay-ranks-discard", {**ranks, "card": plan.discard})
    if plan.laid and plan.discard is not None:
        return Reason("hint-mille-lay-discard", {"cards": plan.laid, "card": plan.discard})
    if plan.laid:
        return Reason("desk-lay", {"cards": plan.laid})
    rank = index >> 2
    card = RANKS[0] + SUITS[index & 3] if kind == KIND_WILD else CARD_TEXT[index]
    if observation.natural_any[observation.seat] >> 4 * rank & RANK:
        return Reason("desk-add", {"rank": RANKS[rank], "cards": (card,)})
    return Reason("desk-lay", {"cards": (card,)})


def why(info: InformationState[Observation], choice: Candidate, others: Sequence[Candidate]) -> tuple[Reason, ...]:
    """The facts that speak for the choice, the most telling first."""
    known, rival = Knowledge(info), next_best(choice, others)
    if info.observation.phase == DRAW:
        return tuple(_why_begin(known, choice, others))
    if info.observation.phase != MELD or rival is None:
        return ()
    own, other = plan_of(choice), plan_of(rival)
    if own.discard is None and not own.laid:
        return ()
    return (*_why_lay(known, own, other), *_why_discard(known, own, other))


# --- The beginning of a turn ------------------------------------------------------------------------------------------


def _why_begin(known: Knowledge, choice: Candidate, others: Sequence[Candidate]) -> list[Reason]:
    """Why to take the pack, or to draw instead."""
    if choice.action == ACTION_TAKE_UPCARD_TWO:
        return [Reason("reason-mille-two", {"points": POINTS_TWO})]
    take = next((one for one in (choice, *others) if one.action == ACTION_TAKE), None)
    if take is None:
        return []
    cards = known.picked_up()
    pair = plan_of(take).pair
    fit = known.fitting(pair) if pair else 0
    rival: dict[str, Value] = {"seat": known.rival, "count": known.rival_count}
    if choice is take:
        points = sum(map(worth, cards))
        found = []
        if cards and pair and fit:
            found.append(Reason("reason-mille-take-gains", {"count": len(cards), "points": points, "fit": fit}))
        laid = sum(map(worth, pair)) + worth(CARD_TEXT[known.seen.pack_top])
        return [*found, Reason("reason-mille-take-lays", {"points": laid})]
    found = []
    if len(cards) <= PACK_FEW:
        found.append(Reason("reason-mille-take-little", {"count": len(cards)}))
    elif pair and 2 * fit <= len(cards):
        misfit = len(cards) - fit
        found.append(Reason("reason-mille-take-burden", {"count": len(cards), "misfit": misfit}))
    if known.rival_count <= RIVAL_FEW and cards:
        found.append(Reason("reason-mille-rival-few", rival))
    if known.seen.stock_count <= STOCK_FEW:
        found.append(Reason("reason-mille-stock", {"count": known.seen.stock_count}))
    return found


# --- What to lay ------------------------------------------------------------------------------------------------------


def _why_lay(known: Knowledge, own: Plan, other: Plan) -> list[Reason]:
    """Why to lay these cards, or to hold them back."""
    found = _going_out(known, own)
    if found:
        return found
    eight = completes_eight(known, own)
    if eight is not None and completes_eight(known, other) is None:
        found.append(Reason("reason-mille-eight", {"rank": eight}))
    more, less = (Counter(own.laid) - Counter(other.laid), Counter(other.laid) - Counter(own.laid))
    points = sum(worth(card) for card in more.elements()), sum(worth(card) for card in less.elements())
    before, after = known.score(own._replace(lays=())), known.score(own)
    if points[0] > points[1]:
        if before < 0 <= after and known.score(other) < 0:
            found.append(Reason("reason-mille-above-zero", {"seat": known.rival, "before": before, "after": after}))
        else:
            found.append(Reason("reason-mille-lays", {"points": points[0] - points[1]}))
        if known.rival_count <= RIVAL_FEW:
            found.append(Reason("reason-mille-rival-few", {"seat": known.rival, "count": known.rival_count}))
    elif points[1] > points[0]:
        found += _holding_back(known, own, other, less)
    return found


def _going_out(known: Knowledge, own: Plan) -> list[Reason]:
    """What going out brings."""
    after = known.player(own)
    if after.hand_any:
        return []
    key = "reason-mille-out-natural" if after.wild_any == 0 else "reason-mille-out"
    found = [Reason(key, {"points": known.score(own)})]
    if not known.rival_has_laid:
        found.append(Reason("reason-mille-chapeau", {"seat": known.rival}))
    return found


def _holding_back(known: Knowledge, own: Plan, other: Plan, held: Counter[str]) -> list[Reason]:
    """What cards that could be laid are good for in the hand."""
    seat = known.seat
    if other.wilds and not own.wilds and known.seen.wild_any[seat] == 0:
        return [Reason("reason-mille-no-wild")]
    kept = known.ranks_left(own)
    if own.discard is not None:
        kept[own.discard[0]] -= 1
    for rank in dict.fromkeys(card[0] for card in held):
        if kept[rank] >= PAIR and rank != RANKS[0] and known.out(rank):
            return [Reason("reason-mille-keeps", {"rank": rank, "count": known.out(rank)})]
    return []


# --- What to discard --------------------------------------------------------------------------------------------------


def _why_discard(known: Knowledge, own: Plan, other: Plan) -> list[Reason]:
    """Why to discard this card and not the other plan's."""
    card, instead = own.discard, other.discard
    if card is None or (instead is not None and instead[0] == card[0] and worth(instead) == worth(card)):
        return []
    rank = card[0]
    found = _compared_ranks(known, own, other) if instead is not None and instead[0] != rank else []
    pack = cards_count(known.seen.pack_any, known.seen.pack_both)
    safety = _pack_safe(known, card, instead)
    found = [*safety, *found] if pack >= PACK_FEW else [*found, *safety]
    if not found and known.discarded_before(rank):
        values: dict[str, Value] = {"seat": known.rival, "rank": rank, "percent": _percent(known, rank)}
        found.append(Reason("reason-mille-discarded-before", values))
    return found or _card_alone(known, own, instead)


def _percent(known: Knowledge, rank: str) -> int:
    return round(100 * known.take_chance(rank))


def _pack_safe(known: Knowledge, card: str, instead: str | None) -> list[Reason]:
    """How safe the pack is under a card, where it is safer than under the other."""
    count = cards_count(known.seen.pack_any, known.seen.pack_both) + 1
    values: dict[str, Value] = {"seat": known.rival, "count": count}
    safe = known.cannot_take(card[0])
    if instead is None or instead[0] == card[0]:
        return [Reason("reason-mille-safe", {**values, "rank": card[0]})] if safe else []
    chance, worse = _percent(known, card[0]), _percent(known, instead[0])
    if worse - chance < PERCENT_MIN:
        return []
    values |= {"other": instead, "other_percent": worse}
    if safe:
        return [Reason("reason-mille-safer", {**values, "rank": card[0]})]
    return [Reason("reason-mille-pack-chance", {**values, "card": card, "percent": chance})]


def _compared_ranks(known: Knowledge, own: Plan, other: Plan) -> list[Reason]:
    """What the other plan's discard is good for in the hand, where this plan's is not."""
    card, instead = own.discard, other.discard
    assert card is not None
    assert instead is not None
    held, rank, spared = known.ranks_left(own), card[0], instead[0]
    found = []
    if known.in_set(spared) and not known.in_set(rank):
        found.append(Reason("reason-mille-fits-set", {"card": instead, "rank": spared}))
    elif held[spared] == PAIR and held[rank] == 1 and not known.in_set(spared) and spared != RANKS[0]:
        found.append(Reason("reason-mille-breaks-pair", {"card": instead}))
    if worth(card) - worth(instead) >= POINTS_MIN and card not in other.laid:
        values: dict[str, Value] = {"seat": known.rival, "card": card, "points": worth(card)}
        values |= {"other": instead, "other_points": worth(instead)}
        found.append(Reason("reason-mille-dear", values))
    return found


def _card_alone(known: Knowledge, own: Plan, instead: str | None) -> list[Reason]:
    """What can be said of a discard without another: nothing goes with it, or the pack is hardly taken."""
    card = own.discard
    assert card is not None
    rank, percent = card[0], _percent(known, card[0])
    if known.ranks_left(own)[rank] == 1 and not known.in_set(rank) and rank != RANKS[0]:
        if not known.out(rank):
            return [Reason("reason-mille-useless", {"card": card, "rank": rank})]
        return [Reason("reason-mille-single", {"card": card})]
    if percent > PERCENT_LOW or (instead is not None and _percent(known, instead[0]) < percent):
        return []
    count = cards_count(known.seen.pack_any, known.seen.pack_both) + 1
    return [Reason("reason-mille-pack-alone", {"seat": known.rival, "count": count, "percent": percent})]
