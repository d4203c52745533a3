"""What a hint says in words: the moves of Tysiac, and the facts that speak for one."""

from __future__ import annotations

from collections.abc import Sequence

from chiliad.bits import popcount
from chiliad.bot import Candidate
from chiliad.game import NOBODY
from chiliad.games.tysiac.card_facts import (
    CARD_POINTS,
    POINTS_MIN,
    Knowledge,
    breaks_marriage,
    compared,
    facts_against,
    facts_for,
    others_of,
    standing_of_contract,
)
from chiliad.games.tysiac.desk import CONCEDE_LABELS
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import LEFTOVERS_NOBODY, Rules, concession_name
from chiliad.games.tysiac.scoring import concession_award, settle_deal
from chiliad.games.tysiac.state import (
    ACES,
    AUCTION,
    BLIND,
    CARD_TEXT,
    CONCEDE,
    CONTRACT,
    KIND_BID,
    KIND_CONTRACT,
    KIND_GIVE,
    KIND_OPTION,
    LAY_AWAY,
    MARRIAGE,
    PASS,
    PLAY,
    SECOND,
    SUIT,
    SUITS,
    TAKE,
    TAKE_FIRST,
    THIRD,
    card_played,
    card_points,
    marriage_points,
    marriages,
    suit_number,
)
from chiliad.games.tysiac.talon import CALL_STEP, FIRST_CALL, contract_fixed, declarable_points, on_barrel
from chiliad.information import InformationState
from chiliad.presentation.reasons import Reason, Value, next_best

LONG_SUIT = 4
"""So many cards of a suit are worth keeping together."""
ACES_MANY = 2
"""So many aces are worth naming."""
PERCENT_MIN = 2
"""A smaller difference between two chances is no reason."""


def move_of(observation: Observation, candidate: Candidate, brief: bool = False) -> Reason:
    """A move as the table's buttons say it; ``brief`` changes nothing, all moves are short."""
    del brief
    rules, kind, index = observation.rules, candidate.action >> 6, candidate.action & 63
    if kind == KIND_BID and index == PASS:
        return Reason("desk-pass")
    if kind == KIND_BID and index == CONCEDE:
        return Reason(CONCEDE_LABELS[concession_name(rules)])
    if kind in (KIND_BID, KIND_CONTRACT):
        return Reason("desk-bid" if kind == KIND_BID else "desk-contract", {"points": FIRST_CALL + CALL_STEP * index})
    if kind == KIND_OPTION:
        return _move_by_option(rules, index)
    if kind == KIND_GIVE:
        return Reason("desk-give", {"card": CARD_TEXT[index % SECOND], "receiver": _receiver(observation, index)})
    card = card_played(index)
    if index >= THIRD:
        return Reason("desk-aces", {"card": CARD_TEXT[card], "points": rules.ace_marriage_value})
    if index >= SECOND:
        suit = SUIT << 6 * suit_number(card)
        points = int(marriage_points(rules, observation.hand & suit))
        return Reason("desk-marry", {"card": CARD_TEXT[card], "points": points})
    return Reason("desk-play", {"card": CARD_TEXT[card]})


def _move_by_option(rules: Rules, index: int) -> Reason:
    if index >= LAY_AWAY:
        return Reason("desk-lay-away", {"card": CARD_TEXT[index - LAY_AWAY]})
    if index >= TAKE_FIRST:
        return Reason("desk-take-talon", {"number": index - TAKE_FIRST + 1})
    return Reason("desk-blind", {"points": rules.blind_bid_points}) if index == BLIND else Reason("desk-redeal")


def _receiver(seen: Observation, index: int) -> int:
    """The seat to which a card is given."""
    return others_of(seen)[index >= SECOND]


def why(info: InformationState[Observation], choice: Candidate, others: Sequence[Candidate]) -> tuple[Reason, ...]:
    """The facts that speak for the choice, the most telling first."""
    seen = info.observation
    rival = next_best(choice, others)
    if seen.phase == PLAY:
        return _why_card(seen, choice, rival)
    if seen.phase == AUCTION:
        return tuple(_why_bid(seen, choice))
    if seen.phase == CONTRACT:
        return tuple(_why_contract(seen, choice, rival))
    if seen.phase == TAKE:
        return (Reason("reason-tysiac-unseen-talons"),)
    if len(seen.counts) == 2:
        return tuple(_why_laid_away(seen, choice, rival, others))
    return tuple(_why_gift(seen, choice, rival, others))


# --- Cards ------------------------------------------------------------------------------------------------------------


def _why_card(seen: Observation, choice: Candidate, rival: Candidate | None) -> tuple[Reason, ...]:
    """What the card does that the next best does not, and what the next best would do instead."""
    known = Knowledge(seen)
    own = choice.action & 63
    if rival is None:
        return tuple(facts_for(known, own)) or _standing(known)
    other = rival.action & 63
    plus = _only_of(facts_for(known, own), facts_for(known, other))
    better = compared(known, own, other)
    minus = _only_of(facts_against(known, other), facts_against(known, own))
    found = [*plus[:1], *minus[:1], *better, *plus[1:], *minus[1:]]
    if known.needed() <= 0 or known.out_of_reach():
        found.insert(1, standing_of_contract(known))
    return tuple(found) or _chances(seen, choice, rival) or _standing(known)


def _standing(known: Knowledge) -> tuple[Reason, ...]:
    """How the contract stands, once the declarer has made a point; empty where some cards count for nobody."""
    if not known.all_held and known.rules.leftovers == LEFTOVERS_NOBODY:
        return ()
    return (standing_of_contract(known),) if known.needed() < known.contract else ()


def _chances(seen: Observation, choice: Candidate, rival: Candidate) -> tuple[Reason, ...]:
    """How much likelier the contract is made, or fails, than after the next best card or gift."""
    if choice.more.get("contract") != rival.more.get("contract"):
        return ()
    mine, theirs = choice.more.get("make_chance"), rival.more.get("make_chance")
    if not isinstance(mine, float) or not isinstance(theirs, float):
        return ()
    declares = seen.seat == seen.auction.declarer
    percents = round(100 * mine), round(100 * theirs)
    if (percents[0] - percents[1] if declares else percents[1] - percents[0]) < PERCENT_MIN:
        return ()
    who: dict[str, Value] = {"who": "you" if declares else "other", "seat": seen.auction.declarer}
    values: dict[str, Value] = {"percent": percents[0], "other_percent": percents[1], "move": move_of(seen, rival)}
    return (Reason("reason-tysiac-make-chance", {**who, **values}),)


def _only_of(facts: list[Reason], others: list[Reason]) -> list[Reason]:
    """The facts of one card that the other card does not share."""
    shared = {(one.key, one.values.get("suit")) for one in others}
    return [one for one in facts if (one.key, one.values.get("suit")) not in shared]


# --- Gifts and concessions --------------------------------------------------------------------------------------------


def _why_gift(
    seen: Observation, choice: Candidate, rival: Candidate | None, others: Sequence[Candidate]
) -> list[Reason]:
    plays = [one for one in others if one.action >> 6 == KIND_GIVE]
    if choice.action >> 6 != KIND_GIVE:
        return [_conceding(seen), *(_makes(one) for one in plays[:1] if _can_tell(one))]
    own = (choice.action & 63) % SECOND
    rest = [one for one in (rival, *plays) if one in plays and (one.action & 63) % SECOND != own]
    found = []
    if rival is not None and rival.action >> 6 != KIND_GIVE and _can_tell(choice):
        found.append(_makes(choice))
    for other in rest[:1]:
        card = (other.action & 63) % SECOND
        name = CARD_TEXT[card]
        found += [] if breaks_marriage(seen.rules, seen.hand, own) else breaks_marriage(seen.rules, seen.hand, card)
        if not _completes(seen, choice.action):
            found += _completes(seen, other.action)
        points, dearer = int(card_points(1 << own)), int(card_points(1 << card))
        if dearer - points >= POINTS_MIN:
            values: dict[str, Value] = {"card": CARD_TEXT[own], "points": points, "other": name, "other_points": dearer}
            found.append(Reason("reason-tysiac-cheaper-gift", values))
        found += _keeps_suit(seen, own, card)
    return found or list(_chances(seen, choice, rival) if rival in plays else ())


def _why_laid_away(
    seen: Observation, choice: Candidate, rival: Candidate | None, others: Sequence[Candidate]
) -> list[Reason]:
    """Why one of two players lays a card away rather than another, or concedes (T41)."""
    laid = [one for one in (rival, *others) if one is not None and one.action >> 6 == KIND_OPTION]
    if choice.action >> 6 != KIND_OPTION:
        return [_conceding(seen), *(_makes(one) for one in laid[:1] if _can_tell(one))]
    own = (choice.action & 63) - LAY_AWAY
    for other in laid[:1]:
        card = (other.action & 63) - LAY_AWAY
        found = [] if breaks_marriage(seen.rules, seen.hand, own) else breaks_marriage(seen.rules, seen.hand, card)
        found += _keeps_suit(seen, own, card)
        if found:
            return found
    return list(_chances(seen, choice, rival) if rival in laid and rival is not None else ())


def _keeps_suit(seen: Observation, own: int, other: int) -> list[Reason]:
    """That a card leaves a long suit together which another card would shorten."""
    suit = SUIT << 6 * suit_number(other)
    count = popcount(seen.hand & suit)
    if count < LONG_SUIT or 1 << own & suit:
        return []
    return [Reason("reason-tysiac-long-suit", {"suit": SUITS[suit_number(other)], "count": count})]


def _completes(seen: Observation, action: int) -> list[Reason]:
    """That a card given may complete a marriage of its receiver: the other half is out."""
    index = action & 63
    card, suit = index % SECOND, suit_number(index % SECOND)
    half = MARRIAGE << 6 * suit & ~(1 << card)
    given = sum(1 << one for one in seen.auction.given if 0 <= one < SECOND)
    if not 1 << card & MARRIAGE << 6 * suit or half & (seen.hand | given):
        return []
    marriage = Reason("desk-marriage", {"suit": SUITS[suit]})
    values: dict[str, Value] = {"card": CARD_TEXT[card], "seat": _receiver(seen, index), "marriage": marriage}
    return [Reason("reason-tysiac-completes", {**values, "points": seen.rules.marriage_values[suit]})]


def _conceding(seen: Observation) -> Reason:
    """What a concession costs and brings."""
    rules, seat, contract = seen.rules, seen.seat, seen.auction.contract
    before = seen.before
    settled = settle_deal(rules, before, seen.dealer, seat, contract, True, (0,) * len(seen.counts))
    # A total that becomes 0 may rise by it (T40).
    cost, award = max(0, -settled.scores[seat]), int(concession_award(rules, contract, before.concessions[seat]))
    values: dict[str, Value] = {"award": award, "others": rules.players - 1}
    if cost:
        return Reason("reason-tysiac-concede-costs", {"points": cost, **values})
    return Reason("reason-tysiac-concede-free", {"contract": contract, **values})


def _can_tell(candidate: Candidate) -> bool:
    return isinstance(candidate.more.get("make_chance"), float) and isinstance(candidate.more.get("contract"), int)


def _makes(candidate: Candidate) -> Reason:
    """How often a contract is made after a gift, as the bot has counted it."""
    chance, contract = candidate.more["make_chance"], candidate.more["contract"]
    assert isinstance(chance, float)
    assert isinstance(contract, int)
    return Reason("reason-tysiac-makes", {"percent": round(100 * chance), "contract": contract})


# --- Bids and contracts -----------------------------------------------------------------------------------------------


def _points_of_call(action: int) -> int:
    return FIRST_CALL + CALL_STEP * (action & 63)


def _why_bid(seen: Observation, choice: Candidate) -> list[Reason]:
    rules, index = seen.rules, choice.action & 63
    if choice.action >> 6 == KIND_OPTION:
        return []
    if not seen.legal[KIND_BID] >> PASS & 1:
        return [Reason("reason-tysiac-opening", {"points": rules.bid_opening})]
    held = [suit for suit in range(len(SUITS)) if marriages(seen.hand) & SUIT << 6 * suit]
    found = []
    if index == PASS:
        least = seen.auction.contract + rules.step
        if not declarable_points(rules, seen.hand):
            found.append(Reason("reason-tysiac-no-marriage", {"points": CARD_POINTS, "least": least}))
    else:
        for suit in sorted(held, key=lambda suit: -rules.marriage_values[suit])[:1]:
            marriage = Reason("desk-marriage", {"suit": SUITS[suit]})
            found.append(Reason("reason-tysiac-holds", {"marriage": marriage, "points": rules.marriage_values[suit]}))
        found += [_barrel(seen, seen.auction.declarer)] if _on_barrel(seen, seen.auction.declarer) else []
    aces = popcount(seen.hand & ACES)
    if index != PASS and aces >= ACES_MANY:
        found.append(Reason("reason-tysiac-aces", {"count": aces}))
    return found


def _on_barrel(seen: Observation, seat: int) -> bool:
    return seat not in (NOBODY, seen.seat) and bool(on_barrel(seen.rules, seen.before, seat))


def _barrel(seen: Observation, seat: int) -> Reason:
    return Reason("reason-tysiac-barrel", {"seat": seat, "points": seen.rules.barrel_contract_min})


def _why_contract(seen: Observation, choice: Candidate, rival: Candidate | None) -> list[Reason]:
    rules, total = seen.rules, seen.before.totals[seen.seat]
    contract = _points_of_call(choice.action)
    if contract_fixed(rules, seen.before, seen.auction):
        return []
    is_on_barrel = bool(on_barrel(rules, seen.before, seen.seat))
    other = _points_of_call(rival.action) if rival is not None else contract
    found = []
    if is_on_barrel and contract >= rules.barrel_contract_min > min(other, seen.auction.contract):
        found.append(Reason("reason-tysiac-leaves-barrel", {"points": rules.barrel_contract_min}))
    elif not is_on_barrel and not rules.barrel_required and total + contract >= rules.target > total + other:
        found.append(Reason("reason-tysiac-wins", {"contract": contract, "total": total + contract}))
    if rival is None or other == contract:
        return found
    chances = choice.more.get("make_chance"), rival.more.get("make_chance")
    if isinstance(chances[0], float) and isinstance(chances[1], float):
        percents = round(100 * chances[0]), round(100 * chances[1])
        values: dict[str, Value] = {"contract": contract, "other_contract": other}
        if contract > other and percents[0] == percents[1]:
            return [*found, Reason("reason-tysiac-raise-free", {**values, "percent": percents[0]})]
        key = "reason-tysiac-raise" if contract > other else "reason-tysiac-no-raise"
        found.append(Reason(key, {**values, "percent": percents[0], "other_percent": percents[1]}))
    return found
