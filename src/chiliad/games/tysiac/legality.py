"""Explain why an action is not legal: one reason for every refusal, in the order of a deal.

``REASONS[why_illegal(...)]`` is the slug; the language catalogues have its sentence.
"""

from __future__ import annotations

from chiliad._jit import kernel
from chiliad.errors import Illegal
from chiliad.game import CHANCE
from chiliad.games.tysiac.options import CONCESSION_NO, OPENING_HUNDRED, Rules
from chiliad.games.tysiac.rules import actor, bid_limit, legal
from chiliad.games.tysiac.state import (
    ACES,
    AUCTION,
    BLIND,
    CALLS,
    CARD_TEXT,
    CARDS,
    CONCEDE,
    CONTRACT,
    DEAL,
    GIVE,
    KIND_BID,
    KIND_CHANCE,
    KIND_CONTRACT,
    KIND_GIVE,
    KIND_OPTION,
    KIND_PLAY,
    KINGS,
    LAY_AWAY,
    NINES,
    OVER_PLAYED,
    PASS,
    PLAY,
    QUEENS,
    REDEAL,
    SECOND,
    SUITS,
    TAKE,
    TAKE_FIRST,
    THIRD,
    State,
    card_played,
    marriages,
    next_seat,
)
from chiliad.games.tysiac.talon import CALL_STEP, FIRST_CALL, contract_fixed, contract_limit, on_barrel
from chiliad.games.tysiac.tricks import best_on_table, suit_of, trumps

REASONS = (
    "",
    "no-such-action",
    "deal-over",
    "not-dealt-yet",
    "deal-done",
    "card-dealt-twice",
    "auction-not-over",
    "auction-over",
    "must-open",
    "bid-too-low",
    "bid-not-a-step",
    "bid-over-limit",
    "concede-too-late",
    "concede-on-barrel",
    "must-give-first",
    "giving-over",
    "given-already",
    "not-in-hand",
    "must-name-contract",
    "contract-named",
    "contract-below-bid",
    "contract-not-a-step",
    "contract-over-limit",
    "marriage-not-leading",
    "marriage-first-trick",
    "marriage-other-card",
    "marriage-not-held",
    "must-follow-suit",
    "must-trump",
    "must-beat",
    "opening-is-hundred",
    "no-four-nines",
    "not-first-call",
    "blind-not-offered",
    "concession-off",
    "contract-fixed",
    "no-four-aces",
    "must-take-first",
    "taken-already",
    "must-lay-first",
    "laying-over",
)
(
    LEGAL,
    NO_SUCH_ACTION,
    DEAL_OVER,
    NOT_DEALT_YET,
    DEAL_DONE,
    CARD_DEALT_TWICE,
    AUCTION_NOT_OVER,
    AUCTION_OVER,
    MUST_OPEN,
    BID_TOO_LOW,
    BID_NOT_A_STEP,
    BID_OVER_LIMIT,
    CONCEDE_TOO_LATE,
    CONCEDE_ON_BARREL,
    MUST_GIVE_FIRST,
    GIVING_OVER,
    GIVEN_ALREADY,
    NOT_IN_HAND,
    MUST_NAME_CONTRACT,
    CONTRACT_NAMED,
    CONTRACT_BELOW_BID,
    CONTRACT_NOT_A_STEP,
    CONTRACT_OVER_LIMIT,
    MARRIAGE_NOT_LEADING,
    MARRIAGE_FIRST_TRICK,
    MARRIAGE_OTHER_CARD,
    MARRIAGE_NOT_HELD,
    MUST_FOLLOW_SUIT,
    MUST_TRUMP,
    MUST_BEAT,
    OPENING_IS_HUNDRED,
    NO_FOUR_NINES,
    NOT_FIRST_CALL,
    BLIND_NOT_OFFERED,
    CONCESSION_OFF,
    CONTRACT_FIXED,
    NO_FOUR_ACES,
    MUST_TAKE_FIRST,
    TAKEN_ALREADY,
    MUST_LAY_FIRST,
    LAYING_OVER,
) = range(len(REASONS))


@kernel
def why_illegal(rules: Rules, state: State, action: int) -> int:
    """0 when ``action`` is legal, else an index of ``REASONS``."""
    kind, index = action >> 6, action & 63
    if not _exists(rules, kind, index):
        return NO_SUCH_ACTION
    if legal(rules, state)[kind] >> index & 1:
        return LEGAL
    return _why_not(rules, state, action)


@kernel
def _why_not(rules: Rules, state: State, action: int) -> int:
    """An index of ``REASONS`` for an action that is not legal."""
    kind, index = action >> 6, action & 63
    if state.phase >= OVER_PLAYED:
        return DEAL_OVER
    if kind == KIND_CHANCE:
        return CARD_DEALT_TWICE if state.phase == DEAL else DEAL_DONE
    if state.phase == DEAL:
        return NOT_DEALT_YET
    if kind == KIND_BID:
        return _why_not_concede(rules, state) if index == CONCEDE else _why_not_bid(rules, state, index)
    if kind == KIND_OPTION and index < TAKE_FIRST:
        return _why_not_first(state, index)
    if state.phase == AUCTION:
        return AUCTION_NOT_OVER
    if kind == KIND_OPTION:
        return _why_not_two(state, index)
    if state.phase == TAKE:
        return MUST_TAKE_FIRST
    if kind == KIND_GIVE:
        return _why_not_give(state, index)
    if kind == KIND_CONTRACT:
        return _why_not_contract(rules, state, index)
    return _why_not_play(rules, state, index)


@kernel
def _exists(rules: Rules, kind: int, index: int) -> bool:
    """Whether there is such an action under these rules at all, at whatever moment."""
    if kind == KIND_BID:
        return index <= CONCEDE
    if kind == KIND_CONTRACT:
        return index < CALLS
    if kind == KIND_GIVE:
        return index < 2 * CARDS and rules.players != 2
    if kind == KIND_PLAY:
        return index < 2 * CARDS or (rules.ace_marriage == 1 and index < THIRD + len(SUITS))
    if kind == KIND_OPTION:
        if index == REDEAL:
            return rules.redeal_four_nines == 1
        if index == BLIND:
            return rules.blind_bid == 1
        return index < LAY_AWAY + CARDS and rules.players == 2
    return kind == KIND_CHANCE and index < CARDS


@kernel
def _why_not_concede(rules: Rules, state: State) -> int:
    if state.phase == AUCTION:
        return AUCTION_NOT_OVER
    if rules.concession == CONCESSION_NO:
        return CONCESSION_OFF
    if state.phase == TAKE:
        return MUST_TAKE_FIRST
    if contract_fixed(rules, state.before, state.auction):
        return CONTRACT_FIXED
    return CONCEDE_ON_BARREL if on_barrel(rules, state.before, state.auction.declarer) else CONCEDE_TOO_LATE


@kernel
def _why_not_bid(rules: Rules, state: State, index: int) -> int:
    if state.phase != AUCTION:
        return AUCTION_OVER
    if index == PASS:
        return MUST_OPEN
    if state.auction.contract == 0 and rules.opening == OPENING_HUNDRED:
        return OPENING_IS_HUNDRED
    points = FIRST_CALL + CALL_STEP * index
    if points <= state.auction.contract or points < rules.bid_opening:
        return BID_TOO_LOW
    if points > bid_limit(rules, state.hands[state.turn]):
        return BID_OVER_LIMIT
    return BID_NOT_A_STEP


@kernel
def _why_not_first(state: State, index: int) -> int:
    if state.phase != AUCTION:
        return AUCTION_OVER
    if index == BLIND:
        return BLIND_NOT_OFFERED
    return NOT_FIRST_CALL if state.hands[state.turn] & NINES == NINES else NO_FOUR_NINES


@kernel
def _why_not_two(state: State, index: int) -> int:
    """Why two players may not take a talon, or lay a card away, once the auction is over (T41)."""
    if index < LAY_AWAY:
        return TAKEN_ALREADY
    if state.phase == TAKE:
        return MUST_TAKE_FIRST
    return NOT_IN_HAND if state.phase == GIVE else LAYING_OVER


@kernel
def _why_not_give(state: State, index: int) -> int:
    if state.phase != GIVE:
        return GIVING_OVER
    card = index if index < SECOND else index - SECOND
    if not state.hands[state.auction.declarer] >> card & 1:
        return NOT_IN_HAND
    return GIVEN_ALREADY


@kernel
def _why_not_contract(rules: Rules, state: State, index: int) -> int:
    if state.phase == GIVE:
        return MUST_LAY_FIRST if len(state.hands) == 2 else MUST_GIVE_FIRST
    if state.phase == PLAY:
        return CONTRACT_NAMED
    if contract_fixed(rules, state.before, state.auction):
        return CONTRACT_FIXED
    points = FIRST_CALL + CALL_STEP * index
    if points < state.auction.contract:
        return CONTRACT_BELOW_BID
    if points > contract_limit(rules, state.hands[state.auction.declarer], state.auction.contract):
        return CONTRACT_OVER_LIMIT
    return CONTRACT_NOT_A_STEP


@kernel
def _why_not_play(rules: Rules, state: State, index: int) -> int:
    if state.phase == GIVE:
        return MUST_LAY_FIRST if len(state.hands) == 2 else MUST_GIVE_FIRST
    if state.phase == CONTRACT:
        return MUST_NAME_CONTRACT
    hand = state.hands[state.turn]
    card = card_played(index)
    if not hand >> card & 1:
        return NOT_IN_HAND
    if index >= THIRD:
        if state.led >= 0:
            return MARRIAGE_NOT_LEADING
        return MARRIAGE_FIRST_TRICK if hand & ACES == ACES else NO_FOUR_ACES
    if index >= SECOND:
        if state.led >= 0:
            return MARRIAGE_NOT_LEADING
        if not (1 << card) & (KINGS | QUEENS):
            return MARRIAGE_OTHER_CARD
        kings = marriages(hand)
        if not (kings | kings >> 1) >> card & 1:
            return MARRIAGE_NOT_HELD
        return MARRIAGE_FIRST_TRICK
    if hand & suit_of(state.led):
        return MUST_BEAT if suit_of(card) == suit_of(state.led) else MUST_FOLLOW_SUIT
    return MUST_BEAT if suit_of(card) == trumps(state.trump) else MUST_TRUMP


def explain(rules: Rules, state: State, action: int) -> Illegal:
    """The refusal of an illegal action, with the details that its sentence needs.

    Details, where they apply: ``seat`` (who acts), ``card`` (the one refused), ``held`` (one that had to be played
    instead), ``suit`` (a letter), ``limit``, ``least``, ``step`` (points), ``receiver`` (a seat).
    """
    return _refusal(rules, state, action, why_illegal(rules, state, action), legal(rules, state)[KIND_PLAY])


def why_not_play(rules: Rules, state: State, place: int, playable: int) -> Illegal:
    """The refusal of a card (``place`` of ``KIND_PLAY``), for a caller that knows which are ``playable`` (a mask)."""
    action = KIND_PLAY << 6 | place
    return _refusal(rules, state, action, _why_not(rules, state, action), playable)


def _refusal(rules: Rules, state: State, action: int, why: int, playable: int) -> Illegal:
    slug = REASONS[why]
    kind, index = action >> 6, action & 63
    seat = actor(state)
    details: dict[str, str | int] = {}
    if seat >= 0:
        details["seat"] = seat
    if kind in (KIND_GIVE, KIND_PLAY, KIND_CHANCE) and index < 2 * CARDS:
        details["card"] = CARD_TEXT[index % SECOND]
    elif kind == KIND_PLAY and index < THIRD + len(SUITS):
        details["card"] = CARD_TEXT[card_played(index)]
    elif kind == KIND_OPTION and LAY_AWAY <= index < LAY_AWAY + CARDS:
        details["card"] = CARD_TEXT[index - LAY_AWAY]
    if seat == CHANCE or seat < 0:
        return Illegal(slug, **details)
    auction = state.auction
    if slug in ("bid-over-limit",):
        details["limit"] = bid_limit(rules, state.hands[seat])
    if slug == "contract-over-limit":
        details["limit"] = contract_limit(rules, state.hands[seat], auction.contract)
    if slug in ("bid-too-low", "must-open"):
        details["least"] = auction.contract + rules.step if auction.contract else rules.bid_opening
    if slug == "must-open":
        details["exact"] = "yes" if rules.opening == OPENING_HUNDRED else "no"
    if slug == "opening-is-hundred":
        details["least"] = rules.bid_opening
    if slug in ("contract-below-bid", "contract-fixed"):
        details["least"] = auction.contract
    if slug in ("bid-not-a-step", "contract-not-a-step"):
        details["step"] = rules.step
    if slug == "given-already":
        first = next_seat(state, seat)
        receiver = first if index < SECOND else next_seat(state, first)
        details["receiver"] = receiver
    if slug in ("must-follow-suit", "must-trump", "must-beat"):
        card = (playable & -playable).bit_length() - 1
        details["held"] = CARD_TEXT[card]
        details["suit"] = SUITS[card // 6]
    if slug == "must-beat":
        details["best"] = CARD_TEXT[best_on_table(state)]
    return Illegal(slug, **details)


__all__ = ["REASONS", "explain", "why_illegal", "why_not_play"]
