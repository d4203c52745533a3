"""Explain why an action is refused, in the order of the rules; it must agree with ``rules.legal`` for every action.

``REASONS`` is the one table of codes and slugs.  A refusal gives the first reason that applies.
"""

from __future__ import annotations

from chiliad._jit import kernel
from chiliad.errors import Illegal
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import CARDS, RANK, PlayerCards, cards_count, count_of_rank
from chiliad.games.mille.rules import can_draw, has_pair, ranks_to_open
from chiliad.games.mille.state import (
    CARD_TEXT,
    DEAL,
    DRAW,
    KIND_DISCARD,
    KIND_FIRST,
    KIND_SECOND,
    KIND_TURN,
    KIND_WILD,
    OPEN,
    OVER,
    PAIR,
    RANK_CARDS,
    RANKS,
    SET_CARDS_MIN,
    STOCK,
    TAKE,
    TURN_BLOCKED,
    TURN_DRAW,
    TURN_PICK,
    TURN_TAKE,
    State,
)

REASONS = (
    "",
    "no-such-action",  # the number means nothing
    "deal-over",  # M18, M20
    "not-dealt-yet",  # M3: the cards are being dealt
    "chance-to-draw",  # M5: the card drawn must come first
    "not-for-chance",  # M5: chance deals or draws no card now
    "not-in-stock",  # M1: no copy of the card is left there
    "must-draw-first",  # M4, M5: a turn begins with drawing or taking
    "already-drew",  # M4: once per turn
    "nothing-to-draw",  # M20: no stock, and at most one card in the pack
    "stalemate",  # M20: no stock, and no card laid since it was last made from the pack
    "not-blocked",  # M20: there is a card to draw
    "pack-empty",  # M8
    "no-pair",  # M8, M10: two naturals of the top card's rank, from hand
    "no-uptwo",  # M11: only the turned-up 2, only the non-dealer, only on their first turn
    "not-taking",  # M9: the pack is not being taken
    "wild-cannot-take",  # M8: a 2 cannot replace one of the pair
    "take-incomplete",  # M8: two naturals of the top card's rank come before anything else
    "must-pick-up",  # M9: the player takes the rest of the pack into hand before anything else
    "not-in-hand",  # M6, M7
    "set-incomplete",  # M12: the player completes a set begun to three cards before anything else
    "set-needs-three",  # M12: the hand can't bring this new set to three cards
    "wild-in-twos",  # M13: 2s are naturals in their own set
    "wild-needs-natural",  # M13: no wild before a natural: there is no such set yet
    "closed-set",  # M16: eight naturals and no wild
    "too-many-wilds",  # M14
)
(
    _FINE,
    _NO_SUCH_ACTION,
    _DEAL_OVER,
    _NOT_DEALT_YET,
    _CHANCE_TO_DRAW,
    _NOT_FOR_CHANCE,
    _NOT_IN_STOCK,
    _MUST_DRAW_FIRST,
    _ALREADY_DREW,
    _NOTHING_TO_DRAW,
    _STALEMATE,
    _NOT_BLOCKED,
    _PACK_EMPTY,
    _NO_PAIR,
    _NO_UPCARD_TWO,
    _NOT_TAKING,
    _WILD_CANNOT_TAKE,
    _TAKE_INCOMPLETE,
    _MUST_PICK_UP,
    _NOT_IN_HAND,
    _SET_INCOMPLETE,
    _SET_NEEDS_THREE,
    _WILD_IN_TWOS,
    _WILD_NEEDS_NATURAL,
    _CLOSED_SET,
    _TOO_MANY_WILDS,
) = range(26)


@kernel
def _why_not_chance(state: State, kind: int, card: int) -> int:
    """Chance acts now: only a card of the stock may come."""
    if kind < KIND_FIRST:
        return _NOT_DEALT_YET if state.phase == DEAL else _CHANCE_TO_DRAW
    masks = state.stock_any if kind == KIND_FIRST else state.stock_both
    return _FINE if masks >> card & 1 else _NOT_IN_STOCK


@kernel
def _why_not_begin(state: State, index: int) -> int:
    """Kind TURN at the beginning of a turn."""
    if index == TURN_DRAW:
        if can_draw(state):
            return _FINE
        return _STALEMATE if state.stock_idle and cards_count(state.pack_any, state.pack_both) > 1 else _NOTHING_TO_DRAW
    if index == TURN_BLOCKED:
        return _NOT_BLOCKED if can_draw(state) else _FINE
    if index == TURN_TAKE:
        if state.pack_top < 0:
            return _PACK_EMPTY
        return _FINE if has_pair(state.players[state.turn], state.pack_top) else _NO_PAIR
    if index == TURN_PICK:
        return _NOT_TAKING
    return _FINE if state.upcard_two_open else _NO_UPCARD_TWO


@kernel
def _why_not_take(state: State, kind: int, place: int) -> int:
    """While the pack is being taken."""
    enough = state.laid_count >= PAIR
    if kind == KIND_TURN:
        if place != TURN_PICK:
            return _ALREADY_DREW
        return _FINE if enough else _TAKE_INCOMPLETE
    if kind == KIND_WILD:
        return _WILD_CANNOT_TAKE
    if kind == KIND_DISCARD or place >> 2 != state.rank_open:
        return _MUST_PICK_UP if enough else _TAKE_INCOMPLETE
    return _FINE if state.players[state.turn].hand_any >> place & 1 else _NOT_IN_HAND


@kernel
def _why_not_wild(rules: Rules, player: PlayerCards, place: int) -> int:
    """A 2 from hand goes on the player's own set, which is there or being opened."""
    rank = place >> 2
    if player.hand_any >> (place & 3) & 1 == 0:
        return _NOT_IN_HAND
    if rank == 0:
        return _WILD_IN_TWOS
    naturals = count_of_rank(player.natural_any, player.natural_both, rank)
    wilds = count_of_rank(player.wild_any, player.wild_both, rank)
    if naturals == 0:
        return _WILD_NEEDS_NATURAL
    if naturals == RANK_CARDS and wilds == 0:
        return _CLOSED_SET
    return _TOO_MANY_WILDS if wilds >= rules.max_wilds else _FINE


@kernel
def _why_not_meld(rules: Rules, state: State, kind: int, place: int) -> int:
    """Between the draw and the discard, with or without a set being opened."""
    player = state.players[state.turn]
    if kind == KIND_TURN:
        return _NOT_TAKING if place == TURN_PICK else _ALREADY_DREW
    if state.phase == OPEN and (kind == KIND_DISCARD or place >> 2 != state.rank_open):
        return _SET_INCOMPLETE
    if kind == KIND_WILD:
        return _why_not_wild(rules, player, place)
    if player.hand_any >> place & 1 == 0:
        return _NOT_IN_HAND
    if kind == KIND_DISCARD or player.natural_any >> (place & ~3) & RANK:
        return _FINE
    return _FINE if ranks_to_open(rules.max_wilds, player) >> (place & ~3) & 1 else _SET_NEEDS_THREE


@kernel
def why_illegal(rules: Rules, state: State, action: int) -> int:
    """0 when ``action`` is legal, else the code in ``REASONS`` of its first fault."""
    kind, place = action >> 6, action & 63
    if not (KIND_TURN <= kind <= KIND_SECOND and place < (TURN_PICK + 1 if kind == KIND_TURN else CARDS)):
        return _NO_SUCH_ACTION
    if state.phase == OVER:
        return _DEAL_OVER
    if state.phase == DEAL or state.phase == STOCK:
        return _why_not_chance(state, kind, place)
    if kind >= KIND_FIRST:
        return _NOT_FOR_CHANCE
    if state.phase == DRAW:
        return _why_not_begin(state, place) if kind == KIND_TURN else _MUST_DRAW_FIRST
    if state.phase == TAKE:
        return _why_not_take(state, kind, place)
    return _why_not_meld(rules, state, kind, place)


def explain(rules: Rules, state: State, action: int) -> Illegal:
    """The refusal of ``action``, with the details that its sentence needs.

    ``seat``: whose turn it is; ``card``: the card it is about; ``rank``: the set it is about; ``needed``, ``most``: how
    many cards, or wilds, the rule asks for or allows.
    """
    fault = why_illegal(rules, state, action)
    return refusal(fault, action, state.turn, state.pack_top, state.rank_open, rules.max_wilds)


def refusal(fault: int, action: int, turn: int, pack_top: int, rank_open: int, max_wilds: int) -> Illegal:
    """The refusal of ``action`` for a fault that ``why_illegal`` has found, in a state with these fields."""
    slug = REASONS[fault]
    kind, place = action >> 6, action & 63
    details: dict[str, str | int] = {}
    if slug != "no-such-action":
        details["seat"] = turn
    if slug != "no-such-action" and kind != KIND_TURN:
        details["card"] = CARD_TEXT[place & 3 if kind == KIND_WILD else place]
    if slug == "no-pair":
        details["card"] = CARD_TEXT[pack_top]
    if slug in ("take-incomplete", "set-incomplete", "wild-cannot-take", "must-pick-up"):
        details["rank"] = RANKS[rank_open]
    elif slug in ("set-needs-three", "wild-needs-natural", "closed-set", "too-many-wilds"):
        details["rank"] = RANKS[place >> 2]
    if slug in ("no-pair", "take-incomplete"):
        details["needed"] = PAIR
    elif slug in ("set-needs-three", "set-incomplete"):
        details["needed"] = SET_CARDS_MIN
    elif slug == "too-many-wilds":
        details["most"] = max_wilds
    return Illegal(slug, **details)


def unlaid(rules: Rules, seat: int, rank: int, naturals: int, wilds: int, error: Illegal | None) -> Illegal:
    """The reason why these naturals and wilds can't be laid together on one set (M12, M14).

    ``error`` is the fault of one of them; None: they begin a set and do not complete it.
    """
    if error is not None and error.slug != "set-needs-three":
        return error
    if naturals + wilds >= SET_CARDS_MIN and wilds > rules.max_wilds:  # enough cards, but not all of them count
        return Illegal("too-many-wilds", seat=seat, rank=RANKS[rank], most=rules.max_wilds)
    return Illegal("set-needs-three", seat=seat, rank=RANKS[rank], needed=SET_CARDS_MIN)
