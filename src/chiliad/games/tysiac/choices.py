"""What may be done at a table of Tysiac: the question, the moves, what a concession brings, and how high to bid."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, reduce

from chiliad.game import NOBODY, actions_of
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.desk import CONCEDE_LABELS, Call
from chiliad.games.tysiac.narration import MASKS_KEPT, RANKS_DOWN, cards_of
from chiliad.games.tysiac.notation import action_text_of
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import (
    ANY_MARRIAGE,
    CONCESSION_AWARD,
    CONCESSION_BOMB_HOME,
    NO_LIMIT,
    OPENING_HUNDRED,
    RAISE_HELD,
    Rules,
    concession_name,
)
from chiliad.games.tysiac.rules import bid_limit
from chiliad.games.tysiac.scoring import concession_award
from chiliad.games.tysiac.state import (
    ACES,
    AUCTION,
    BLIND,
    CARD_NUMBER,
    CARD_TEXT,
    CONCEDE,
    CONTRACT,
    GIVE,
    KIND_BID,
    KIND_CONTRACT,
    KIND_GIVE,
    KIND_OPTION,
    KIND_PLAY,
    LAY_AWAY,
    PASS,
    REDEAL,
    SECOND,
    SUITS,
    TAKE,
    TAKE_FIRST,
    TAKE_SECOND,
    THIRD,
    State,
    marriage_points,
    marriages,
    sits_out,
)
from chiliad.games.tysiac.talon import CALL_STEP, FIRST_CALL, contract_fixed, contract_limit, declarable_points
from chiliad.i18n.language import Language
from chiliad.i18n.words import Seats, by_suit
from chiliad.presentation.desk import Move
from chiliad.presentation.said import Said, move

MOVES_KEPT = 10_000  # of all tables: a language has 140 moves and those that name a receiver
_CALL_BITS = (1 << PASS) - 1
_CARD_BITS = (1 << SECOND) - 1
PAIR = 0b11  # a queen and the king next above her
_PLACES = {card: at for at, card in enumerate(card for group in by_suit(CARD_TEXT, RANKS_DOWN) for card in group)}
"""The position of each card in a sorted hand."""


def sorted_hand(cards: Iterable[str]) -> list[str]:
    """Cards as a hand is held: by suit, each from high to low."""
    return sorted(cards, key=_PLACES.__getitem__)


@lru_cache(maxsize=MASKS_KEPT)
def hand_of(mask: int) -> tuple[str, ...]:
    """The cards of a mask as a hand is held."""
    return tuple(sorted_hand(cards_of(mask)))


# --- What is asked ---------------------------------------------------------------------------------------------------


def prompt(said: Said, seats: Seats, observation: Observation) -> str:
    """The question for the viewer's decision."""
    say, legal = said.text, observation.legal
    if observation.phase == AUCTION:
        return _ask_bid(said, observation)
    if observation.phase == TAKE:
        return say("desk-ask-talon")
    if observation.phase == GIVE:
        return _ask_give(said, seats, observation)
    if observation.phase == CONTRACT:
        calls = _calls(legal[KIND_CONTRACT])
        if contract_fixed(observation.rules, observation.before, observation.auction):
            return say("desk-ask-contract-fixed", points=calls[0])
        return _ask_call(said, "desk-ask-contract", calls)
    if legal[KIND_PLAY] >> THIRD:
        married = legal[KIND_PLAY] >> SECOND & _CARD_BITS
        return say("desk-ask-lead-aces-or-marriage" if married else "desk-ask-lead-aces")
    if legal[KIND_PLAY] >> SECOND:
        return say("desk-ask-lead-marriage")
    playable = actions_of((legal[KIND_PLAY],))
    if len(playable) == 1:
        return say("desk-ask-only", card=said.card(CARD_TEXT[playable[0]]))
    return say("desk-ask-lead" if observation.led < 0 else "desk-ask-play")


def _ask_give(said: Said, seats: Seats, observation: Observation) -> str:
    """The question for a card to give, or of two players for one to lay away (T10, T41)."""
    say, players, auction = said.text, len(observation.counts), observation.auction
    name = concession_name(observation.rules)
    may_concede = bool(observation.legal[KIND_BID])
    if players == 2:
        if auction.laid:
            return say("desk-ask-lay-away-other")
        return say("desk-ask-lay-away", concession=name) if may_concede else say("desk-ask-lay-away-only")
    waiting = [
        seat
        for seat in range(players)
        if seat != observation.seat and auction.given[seat] < 0 and not sits_out(players, observation.dealer, seat)
    ]
    if len(waiting) == 1:
        return say("desk-ask-give-other", receiver=seats.names[waiting[0]])
    return say("desk-ask-give", concession=name) if may_concede else say("desk-ask-give-only")


def _ask_bid(said: Said, observation: Observation) -> str:
    """The question for a call: what may be bid, and what may be said instead as a first call (T35, T36)."""
    legal, rules = observation.legal, observation.rules
    calls = _calls(legal[KIND_BID])
    if legal[KIND_OPTION] >> BLIND & 1:
        return said.text("desk-ask-blind", points=rules.blind_bid_points, least=calls[0])
    if not calls:
        asked = said.text("desk-ask-pass")
    else:
        asked = _ask_call(said, "desk-ask-bid" if legal[KIND_BID] >> PASS & 1 else "desk-ask-opening", calls)
    if legal[KIND_OPTION] >> REDEAL & 1:
        return said.text("desk-sentences", first=said.text("desk-ask-redeal"), second=asked)
    return asked


def _ask_call(said: Said, message: str, calls: list[int]) -> str:
    if len(calls) == 1:
        return said.text(f"{message}-only", points=calls[0])
    return said.text(message, low=calls[0], high=calls[-1])


# --- What may be done ------------------------------------------------------------------------------------------------


def moves(said: Said, seats: Seats, rules: Rules, observation: Observation) -> list[Move]:
    """The moves, cards in the order of the hand; of bids and contracts the lowest, ``call`` has the rest."""
    legal, actions = observation.legal, []
    for kind in (KIND_BID, KIND_CONTRACT):
        calls = legal[kind] & _CALL_BITS
        if calls:
            actions.append(kind << 6 | (calls & -calls).bit_length() - 1)
    if legal[KIND_BID] >> PASS & 1:
        actions.append(KIND_BID << 6 | PASS)
    options = (BLIND, REDEAL, TAKE_FIRST, TAKE_SECOND)
    actions += [KIND_OPTION << 6 | index for index in options if legal[KIND_OPTION] >> index & 1]
    for card in hand_of(observation.hand):
        number = CARD_NUMBER[card]
        for kind in (KIND_GIVE, KIND_PLAY):
            places = number, SECOND + number
            actions += [kind << 6 | place for place in places if legal[kind] >> place & 1]
        if legal[KIND_OPTION] >> LAY_AWAY + number & 1:
            actions.append(KIND_OPTION << 6 | LAY_AWAY + number)
        if ACES >> number & 1 and legal[KIND_PLAY] >> THIRD + number // 6 & 1:
            actions.append(KIND_PLAY << 6 | THIRD + number // 6)
    if legal[KIND_BID] >> CONCEDE & 1:
        actions.append(KIND_BID << 6 | CONCEDE)
    return [_move(said, seats, observation, action) for action in actions]


def _move(said: Said, seats: Seats, observation: Observation, action: int) -> Move:
    gives = action >> 6 == KIND_GIVE  # other moves name nobody
    receivers, dealer = (tuple(seats.names), observation.dealer) if gives else ((), NOBODY)
    return _made(said.language, said.style, receivers, observation.rules, dealer, observation.turn, action)


@lru_cache(maxsize=MOVES_KEPT)
def _made(
    language: Language, style: str, names: tuple[str, ...], rules: Rules, dealer: int, seat: int, action: int
) -> Move:
    """A move of ``seat``: nothing else of a deal changes how it is written and labelled."""
    said = Said(language, style)
    say = said.text
    line = action_text_of(rules.players, dealer, seat, action).partition(" ")[2]
    verb, *rest = line.split()
    if verb in ("bid", "contract"):
        return move(line, say(f"desk-{verb}", points=int(rest[0])), [])
    if verb == "concede":
        return move(line, say(CONCEDE_LABELS[concession_name(rules)]), [])
    if verb in ("pass", "redeal"):
        return move(line, say(f"desk-{verb}"), [])
    if verb == "blind":
        return move(line, say("desk-blind", points=rules.blind_bid_points), [])
    if verb == "take":
        return move(line, say("desk-take-talon", number=int(rest[0])), [])
    card = said.card(rest[-1])
    if verb == "discard":
        return move(line, say("desk-lay-away", card=card), [rest[0]])
    if verb == "give":
        return move(line, say("desk-give", card=card, receiver=names[int(rest[0])]), [rest[1]])
    if verb == "marry":
        points = int(marriage_points(rules, PAIR << (action & 63) - SECOND - (rest[0][0] == "K")))
        return move(line, say("desk-marry", card=card, points=points), [rest[0]])
    if verb == "aces":
        return move(line, say("desk-aces", card=card, points=rules.ace_marriage_value), [rest[0]])
    return move(line, say("desk-play", card=card), [rest[0]])


# --- What a concession brings -----------------------------------------------------------------------------------------


def concession(said: Said, seats: Seats, rules: Rules, observation: Observation, state: State) -> list[str] | None:
    """What conceding the deal would bring each seat, in sentences; None where it can't be conceded."""
    own = observation.seat
    if not observation.legal[KIND_BID] >> CONCEDE & 1:
        return None
    say, before = said.text, state.before
    settled = GAME.settle(rules, GAME.apply(rules, state, KIND_BID << 6 | CONCEDE))
    told = [say("desk-concede-bid", contract=observation.auction.contract)]
    lost, after_ = -settled.scores[own], settled.after
    if lost > 0:
        told.append(say("desk-concede-costs", points=lost, total=after_.totals[own]))
    elif lost:  # a total that becomes 0 may rise by it (T40)
        told.append(say("desk-concede-becomes", total=after_.totals[own], **seats.who(own)))
    else:
        told.append(_free_concession(said, rules, before.concessions[own]))
    players = len(settled.scores)
    for seat in [(own + place) % players for place in range(1, players)]:
        points, total, name = settled.scores[seat], after_.totals[seat], seats.names[seat]
        if points < 0:  # one that was thrown off the barrel, or a total that becomes 0
            told.append(say("desk-concede-becomes", total=total, **seats.who(seat)))
        else:
            told.append(say("desk-concede-gains", name=name, points=points, total=total))
    if settled.winner != NOBODY:
        told.append(say("desk-concede-wins", name=seats.names[settled.winner]))
    return told


def _free_concession(said: Said, rules: Rules, earlier: int) -> str:
    """What a concession that costs nothing means for later ones; ``earlier``: those that count of the player."""
    say = said.text
    if rules.concession == CONCESSION_AWARD:
        return say("desk-concede-free", left=rules.offences_free - earlier - 1, penalty=rules.penalty)
    if earlier:
        return say("desk-concede-again")
    if rules.concession == CONCESSION_BOMB_HOME:
        return say("desk-concede-first-home")
    award = int(concession_award(rules, rules.bid_opening, 1))
    return say("desk-concede-first", award=award, others=rules.players - 1)


# --- Where a limit comes from ----------------------------------------------------------------------------------------


def call(said: Said, rules: Rules, observation: Observation) -> Call | None:
    """The bids or contracts open to the viewer; None where none is asked for."""
    kind = {AUCTION: KIND_BID, CONTRACT: KIND_CONTRACT}.get(observation.phase)
    calls = _calls(observation.legal[kind]) if kind is not None else []
    if not calls:
        return None
    why = (
        _why_bid(said, rules, observation) if observation.phase == AUCTION else _why_contract(said, rules, observation)
    )
    return Call(calls[0], calls[-1], rules.step, why)


def _calls(mask: int) -> list[int]:
    """The points of the bids or contracts in a mask, ascending."""
    return [FIRST_CALL + CALL_STEP * index for index in actions_of((mask & _CALL_BITS,))]


def _why_bid(said: Said, rules: Rules, observation: Observation) -> str:
    if rules.opening == OPENING_HUNDRED and not observation.auction.contract:
        return said.text("desk-why-opening-exact", least=rules.bid_opening)
    limit = bid_limit(rules, observation.hand)
    if rules.bid_limit == NO_LIMIT:
        why = said.text("desk-why-free", limit=limit)
    elif rules.bid_limit == ANY_MARRIAGE:
        why = _why_any(said, rules, observation.hand, limit)
    else:
        why = _why_held(said, rules, observation.hand, limit)
    if observation.auction.contract:
        return why
    opening = said.text("desk-why-opening", least=rules.bid_opening)
    return said.text("desk-sentences", first=opening, second=why)


def _why_contract(said: Said, rules: Rules, observation: Observation) -> str:
    if contract_fixed(rules, observation.before, observation.auction):
        fixed = "desk-why-blind" if observation.auction.blind == 1 else "desk-why-golden"
        return said.text(fixed, points=observation.auction.contract)
    if rules.raise_limit != RAISE_HELD:
        return said.text("desk-why-free", limit=contract_limit(rules, observation.hand, observation.auction.contract))
    limit = contract_limit(rules, observation.hand, 0)
    if limit < observation.auction.contract:
        return said.text("desk-why-bid-stands")
    return _why_held(said, rules, observation.hand, limit)


def _why_held(said: Said, rules: Rules, hand: int, limit: int) -> str:
    """The sum that a limit by the marriages in hand is (T8, T11)."""
    base = rules.bid_without_marriage_max
    if limit < base + declarable_points(rules, hand):
        return said.text("desk-why-most", limit=limit)
    worths = []
    for suit in _suits(hand):
        points = rules.marriage_values[SUITS.index(suit)]
        worths.append(said.text("desk-marriage-worth", points=points, marriage=said.text("desk-marriage", suit=suit)))
    if _has_aces(rules, hand):
        aces = said.text("desk-four-aces")
        worths.append(said.text("desk-marriage-worth", points=rules.ace_marriage_value, marriage=aces))
    if not worths:
        return said.text("desk-why-no-marriage", limit=limit)
    added = reduce(lambda one, other: said.text("desk-plus", list=one, item=other), worths)
    return said.text("desk-why-sum", limit=limit, base=base, marriages=added)


def _why_any(said: Said, rules: Rules, hand: int, limit: int) -> str:
    """Which marriages in hand allow this limit, or that none does (T8)."""
    held = [said.text("desk-marriage", suit=suit) for suit in _suits(hand)]
    if _has_aces(rules, hand):
        held.append(said.text("desk-four-aces"))
    if not held:
        return said.text("desk-why-no-marriage", limit=limit)
    listed = reduce(lambda one, other: said.text("desk-and", list=one, item=other), held)
    return said.text("desk-why-marriages", marriages=listed, limit=limit)


def _has_aces(rules: Rules, hand: int) -> bool:
    """Whether a hand holds four aces that count as a marriage (T34)."""
    return bool(rules.ace_marriage) and hand & ACES == ACES


def _suits(hand: int) -> list[str]:
    """The suits of the marriages in a hand."""
    return [card[1] for card in cards_of(marriages(hand))]
