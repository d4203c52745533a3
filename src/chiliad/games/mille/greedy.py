"""The greedy policy of Mille on plain numbers: the bot ``greedy`` and the compiled roll-outs call these functions.

It counts ranks, guesses at pairs in the other hand and goes by that; it does not search and draws no random numbers.
Each action is found from the cards alone, so that a set begun is a set completed.  Its decisions are a frozen baseline:
other players are measured against them.  Quantities are in points unless a comment says otherwise; masks are those of
``player_cards.py``.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from chiliad._jit import highest_index, hot, kernel, lowest_index, popcount
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import (
    ONES,
    RANK,
    PlayerCards,
    cards_count,
    difference,
    rank_counts,
    ranks_at_least,
    ranks_held,
    union,
)
from chiliad.games.mille.rules import legal_draw, masks_meld, masks_open, masks_take
from chiliad.games.mille.scoring import JACK_OF_DIAMONDS, POINTS_TWO, QUEEN_OF_SPADES, points_of
from chiliad.games.mille.state import (
    ACTION_PICK,
    DRAW,
    KIND_DISCARD,
    KIND_LAY,
    KIND_TURN,
    KIND_WILD,
    OPEN,
    PAIR,
    RANK_CARDS,
    SET_CARDS_MIN,
    TAKE,
    TURN_BLOCKED,
    TURN_DRAW,
    TURN_PICK,
    TURN_TAKE,
    TURN_TAKE_UPCARD_TWO,
    State,
)

if TYPE_CHECKING:
    from chiliad.games.mille.observation import Observation

# Chosen by trial.  AT: with as many cards, or fewer, in the other hand.
TAKE_MIN = 5  # what the pack must be worth
LAY_AT = 12  # sets of three or more are laid; before, they are kept to take the pack with
WILD_AT = 7  # pairs are laid with a 2
DUMP_AT = 3  # every 2 is laid
RISK_FAR, RISK_NEAR = 0.1, 0.5  # the chance that the deal ends before a card finds its place; NEAR: at DUMP_AT
# What a discard gives up:
TWO_KEPT = 40.0  # a 2
PAIR_KEPT, PAIR_SHARE = 16, 0.8  # a card of a pair, as much for each further card, and a share of its own points
SINGLE_SHARE = 0.4  # a single card, of its own points, while its whole rank may still come
# What the pack brings the player who takes it:
PACK_TAKEN = 10
PACK_CARD = 3  # a card, besides
PACK_SHARE = 0.5  # of its points, besides

UNKNOWN_CARD = 11  # 1140 points among 104 cards
NO_CARD, NO_WAY = -1, -2
_SAME = 1e-9  # losses that differ by less may be equal: rounding alone is far below, a real difference far above
_DIGIT = 15
_RANK_JACK, _RANK_QUEEN = 1 << 36, 1 << 40  # one bit a rank
_FIVES_OF_RANK = 0x3_2222_1111111_4  # M2: points by fives, of A, of K to 10, of 9 to 3, of 2, a digit each; not of:
_DEAR = QUEEN_OF_SPADES | JACK_OF_DIAMONDS


class Position(NamedTuple):
    """What the player to act sees and the policy goes by; pairs of masks as in ``player_cards.py``."""

    max_wilds: int
    target: int
    hand_any: int
    hand_both: int
    natural_any: int  # own sets
    natural_both: int
    wild_any: int
    wild_both: int
    total: int  # before the deal
    other_natural_any: int
    other_natural_both: int
    other_wild_any: int
    other_wild_both: int
    other_total: int
    known_any: int  # the cards in the other hand for certain
    known_both: int
    other_count: int  # cards in the other hand
    pack_any: int
    pack_both: int
    pack_top: int  # the card on top, -1 where there is none
    unseen_any: int  # the stock, and what is not known of the other hand
    unseen_both: int


# --- The beginning of a turn -----------------------------------------------------------------------------------------


@kernel
def choose_begin(position: Position, turn: int) -> int:
    """The up-card 2; the pack where it is worth its cards; else a draw.  An index of kind TURN, one of ``turn``."""
    if turn >> TURN_TAKE_UPCARD_TWO & 1:
        return TURN_TAKE_UPCARD_TWO
    drawable = turn >> TURN_DRAW & 1
    if turn >> TURN_TAKE & 1 and _pack_worth(position) >= (10 * TAKE_MIN if drawable else 0):
        return TURN_TAKE
    return TURN_DRAW if drawable else TURN_BLOCKED


@hot
def _pack_worth(position: Position) -> int:
    """What taking the pack brings, in tenths of a point: cards that can be laid, less a share of those that can't."""
    pack = rank_counts(position.pack_any, position.pack_both)
    together = rank_counts(position.hand_any, position.hand_both) + pack
    laid = (
        ranks_at_least(together, SET_CARDS_MIN) | ranks_held(position.natural_any) | 1 | 1 << (position.pack_top & ~3)
    )
    pairs = ranks_at_least(together, PAIR) & ~laid
    single = ONES & ~(laid | pairs)
    near = position.other_count <= DUMP_AT
    worth = 10 * points_in(position.pack_any, position.pack_both, laid)
    worth += (0 if near else 4) * points_in(position.pack_any, position.pack_both, pairs)
    return worth - (5 if near else 1) * points_in(position.pack_any, position.pack_both, single)


@hot
def points_in(any_: int, both: int, ranks: int) -> int:
    """The points of the cards of some ranks (lowest bit of the digit)."""
    return points_of(any_ & ranks * RANK, both & ranks * RANK)


# --- Laying ----------------------------------------------------------------------------------------------------------


@hot
def dearest(cards: int) -> int:
    """The card of most points among cards of one rank, of equal ones the lowest number."""
    return lowest_index(JACK_OF_DIAMONDS if cards & JACK_OF_DIAMONDS else cards)


@hot
def natural_first(lay: int, wild: int) -> int:
    """The next card on a set that is being opened, as an action: a natural where there is one."""
    return KIND_LAY << 6 | dearest(lay) if lay else KIND_WILD << 6 | lowest_index(wild)


@kernel
def choose_meld(position: Position, lay: int, wild: int) -> int:
    """The next card to lay, or the discard, as an action; ``lay`` and ``wild`` are their legal indices."""
    counts = rank_counts(position.hand_any, position.hand_both)
    cards = cards_count(position.hand_any, position.hand_both)
    hidden = position.other_count - cards_count(position.known_any, position.known_both)
    sets = ranks_held(position.natural_any)
    spare = spare_rank(position, counts, sets)
    if spare != NO_WAY and out_pays(position, hidden):
        action = lay_to_go_out(counts, cards, sets, spare, lay, wild)
    else:
        action = _lay(position, counts, cards, hidden, sets, lay, wild)
    return action if action >= 0 else KIND_DISCARD << 6 | choose_discard(position, counts, sets, hidden)


@hot
def _lay(position: Position, counts: int, cards: int, hidden: int, sets: int, lay: int, wild: int) -> int:
    """The next card to meld in usual play, as an action; -1 if it must be a discard."""
    known = hidden == 0
    # What must be left before the discard: with a single card no set can be begun any more.
    spendable = cards - (2 if may_add(position, sets) else 4)
    if spendable <= 0:
        return -1
    wanted = sets
    if spendable >= SET_CARDS_MIN:
        whole = ranks_at_least(counts, SET_CARDS_MIN)
        pairs = ranks_at_least(counts, PAIR) & ~whole
        if known or position.other_count <= LAY_AT:
            wanted |= whole
        if known or position.other_count <= WILD_AT or position.wild_any:
            wanted |= pairs
        else:  # pairs of 100 points or more
            wanted |= pairs & (_RANK_QUEEN if position.hand_any & QUEEN_OF_SPADES else 0)
            wanted |= pairs & (_RANK_JACK if position.hand_both & JACK_OF_DIAMONDS else 0)
    ranks = ranks_held(lay) & wanted
    if ranks:
        return KIND_LAY << 6 | dearest(lay & RANK << highest_index(ranks))
    if wild and (known or position.other_count <= DUMP_AT):
        return KIND_WILD << 6 | lowest_index(wild)
    return -1


@kernel
def lay_to_go_out(counts: int, cards: int, sets: int, spare: int, lay: int, wild: int) -> int:
    """What can be laid without a 2, then pairs and singles with 2s, then the 2s left; -1: the spare card goes."""
    ranks = ranks_held(lay) & ~1
    if spare >= 0:
        ranks &= ~(1 << 4 * spare)
    for fewest in range(SET_CARDS_MIN, 0, -1):
        found = ranks & (sets | ranks_at_least(counts, fewest))
        if found:
            return KIND_LAY << 6 | dearest(lay & RANK << highest_index(found))
    if lay & RANK:
        return KIND_LAY << 6 | dearest(lay & RANK)
    if wild and cards > (1 if spare != NO_CARD else 0):
        return KIND_WILD << 6 | lowest_index(wild)
    return -1


@hot
def spare_rank(position: Position, counts: int, sets: int) -> int:
    """How to go out now: the rank of the card left to discard; NO_CARD where all are laid; NO_WAY if it can't be."""
    short = ranks_at_least(counts, 1) & ~ranks_at_least(counts, SET_CARDS_MIN) & ~sets & ~1
    pairs = short & ranks_at_least(counts, PAIR)
    singles = short & ~pairs
    if popcount(pairs) + 2 * max(popcount(singles) - 1, 0) > counts & _DIGIT:
        return NO_WAY  # fewer 2s than the short sets need
    return _spare_rank(position, counts, sets, pairs, singles)


@kernel
def _spare_rank(position: Position, counts: int, sets: int, pairs: int, singles: int) -> int:
    """``spare_rank`` where there are 2s enough: ``pairs`` and ``singles`` are the ranks that need one 2 and two."""
    spare, least = NO_CARD, 1 << 40
    for rank in range(1, 13):
        if singles >> 4 * rank & 1:
            points = points_in(position.hand_any, position.hand_both, 1 << 4 * rank)
            if points < least:
                spare, least = rank, points
    if spare != NO_CARD:
        singles &= ~(1 << 4 * spare)
    if (2 if singles else 1 if pairs else 0) > position.max_wilds:
        return NO_WAY
    needed = popcount(pairs) + 2 * popcount(singles)
    left = (counts & _DIGIT) - needed
    if left == 0 or sets & 1 or left >= SET_CARDS_MIN:
        return spare
    if spare == NO_CARD:
        spare, left = 0, left - 1
    room = position.max_wilds * popcount(pairs | singles) - needed
    naturals, wilds = (
        rank_counts(position.natural_any, position.natural_both),
        rank_counts(position.wild_any, position.wild_both),
    )
    for rank in range(1, 13):
        together, wild = (naturals + counts) >> 4 * rank & _DIGIT, wilds >> 4 * rank & _DIGIT
        if together >= SET_CARDS_MIN and (together < RANK_CARDS or wild):
            room += position.max_wilds - wild
    return spare if left <= room else NO_WAY


@kernel
def out_pays(position: Position, hidden: int) -> bool:
    """To go out pays, unless the other player would win the match by it."""
    if hidden == 0:
        return True  # nothing is left to hope for
    mine = points_of(position.natural_any, position.natural_both) + POINTS_TWO * cards_count(
        position.wild_any, position.wild_both
    )
    mine += position.total + points_of(position.hand_any, position.hand_both)
    theirs = points_of(position.other_natural_any, position.other_natural_both)
    theirs += POINTS_TWO * cards_count(position.other_wild_any, position.other_wild_both)
    theirs -= points_of(position.known_any, position.known_both) + UNKNOWN_CARD * hidden
    theirs += position.other_total
    return theirs < position.target or theirs < mine


@hot
def may_add(position: Position, sets: int) -> bool:
    """Whether a card that could be laid on an own set may still come."""
    coming = ranks_held(position.unseen_any | position.known_any | position.pack_any)
    return coming & (sets | 1 if sets else 0) != 0


# --- The discard -----------------------------------------------------------------------------------------------------


@hot
def choose_discard(position: Position, counts: int, sets: int, hidden: int) -> int:
    """The card whose loss costs least, of equal ones the lowest number."""
    card, close = _least_loss(position, counts, sets, hidden, False)
    return _least_loss(position, counts, sets, hidden, True)[0] if close else card


@kernel
def _least_loss(position: Position, counts: int, sets: int, hidden: int, exact: bool) -> tuple[int, bool]:
    """The card whose loss costs least, and whether another one is so close that only exact powers can tell.

    Without ``exact`` powers are products, which are quicker and differ in the last bit.
    """
    pack = cards_count(position.pack_any, position.pack_both)
    prize = PACK_TAKEN + PACK_SHARE * points_of(position.pack_any, position.pack_both) + PACK_CARD * pack
    unseen, known = (
        rank_counts(position.unseen_any, position.unseen_both),
        rank_counts(position.known_any, position.known_both),
    )
    live = unseen + rank_counts(position.pack_any, position.pack_both)
    unseen_count = cards_count(position.unseen_any, position.unseen_both)
    share = hidden / unseen_count if unseen_count else 0.0
    risk = RISK_NEAR if position.other_count <= DUMP_AT else RISK_FAR
    margin = 0.0 if exact else _SAME
    best, least, equal, close = 0, 1e9, 0, False
    cards = one_each(position.hand_any)
    while cards:
        card = lowest_index(cards)
        cards &= cards - 1
        place = card & ~3
        # All that the loss depends on, besides share, risk and prize.
        facts = value_of(card) | (1 if place == 0 else 0) << 7 | (sets >> place & 1) << 8
        facts |= (counts >> place & _DIGIT) << 9 | (live >> place & _DIGIT) << 13
        facts |= (unseen >> place & _DIGIT) << 17 | (known >> place & _DIGIT) << 21
        value = facts & 127
        chance = _pair_chance(facts >> 17 & _DIGIT, PAIR - (facts >> 21), share, exact)
        loss = _kept(facts) - risk * value + chance * (prize + value)
        if loss < least - margin:
            best, least, equal, close = card, loss, facts, False
        elif loss < least + margin and facts != equal:
            close = True
    return best, close


@hot
def one_each(hand: int) -> int:
    """One card of each rank and value: the others of it are lost as cheaply."""
    plain = hand & ~_DEAR
    upper = plain << 1 & ~ONES | plain << 2 & ~(3 * ONES) | plain << 3 & 8 * ONES  # those above another of their rank
    return plain & ~upper | hand & _DEAR


@hot
def value_of(card: int) -> int:
    """The points of a card (M2)."""
    if 1 << card & _DEAR:
        return 100 if 1 << card == QUEEN_OF_SPADES else 50
    return 5 * (_FIVES_OF_RANK >> (card & ~3) & _DIGIT)


@hot
def _kept(facts: int) -> float:
    """What a card may become, which its discard gives up."""
    value, held, live = facts & 127, facts >> 9 & _DIGIT, facts >> 13 & _DIGIT
    if facts >> 7 & 1:
        return TWO_KEPT
    if facts >> 8 & 1:
        return 2.0 * value
    if held == 1:
        return SINGLE_SHARE * value * min(live, 6) / 6
    if live or held >= SET_CARDS_MIN:
        return PAIR_KEPT * (held - 1) + PAIR_SHARE * value
    return 0.0


@hot
def _pair_chance(copies: int, missing: int, share: float, exact: bool) -> float:
    """How likely the other hand holds two cards of a rank.

    ``missing``: how many of the two are not known to be there; ``copies``: unseen cards of the rank; ``share``: how
    likely each of them is there.
    """
    if missing <= 0:
        return 1.0
    less = max(copies - 1, 0)
    if exact:
        none, but_one = math.pow(1 - share, float(copies)), math.pow(1 - share, float(less))
    else:
        but_one = _power(1 - share, less)
        none = but_one * (1 - share) if copies else 1.0
    one = copies * share * but_one
    return 1 - none - (one if missing > 1 else 0.0)


@hot
def _power(x: float, n: int) -> float:
    """``x`` to the power ``n``, 0 to 7, as products."""
    squared = x * x
    power = x if n & 1 else 1.0
    power *= squared if n & 2 else 1.0
    return power * (squared * squared if n & 4 else 1.0)


# --- A whole decision ------------------------------------------------------------------------------------------------


@hot
def seen_by(
    rules: Rules,
    me: PlayerCards,
    other: PlayerCards,
    totals: tuple[int, int],
    stock: tuple[int, int],
    pack: tuple[int, int],
    top: int,
) -> Position:
    """What the player with the cards ``me`` sees; ``totals`` are theirs and the other player's."""
    hidden_any, hidden_both = difference(other.hand_any, other.hand_both, other.known_any, other.known_both)
    unseen_any, unseen_both = union(stock[0], stock[1], hidden_any, hidden_both)
    return Position(
        max_wilds=rules.max_wilds,
        target=rules.target,
        hand_any=me.hand_any,
        hand_both=me.hand_both,
        natural_any=me.natural_any,
        natural_both=me.natural_both,
        wild_any=me.wild_any,
        wild_both=me.wild_both,
        total=totals[0],
        other_natural_any=other.natural_any,
        other_natural_both=other.natural_both,
        other_wild_any=other.wild_any,
        other_wild_both=other.wild_both,
        other_total=totals[1],
        known_any=other.known_any,
        known_both=other.known_both,
        other_count=cards_count(other.hand_any, other.hand_both),
        pack_any=pack[0],
        pack_both=pack[1],
        pack_top=top,
        unseen_any=unseen_any,
        unseen_both=unseen_both,
    )


@hot
def seen_from(rules: Rules, state: State) -> Position:
    """What the player to act sees in a state."""
    seat = state.turn
    me, other = state.players[seat], state.players[1 - seat]
    totals = state.before.totals[seat], state.before.totals[1 - seat]
    stock, pack = (state.stock_any, state.stock_both), (state.pack_any, state.pack_both)
    return seen_by(rules, me, other, totals, stock, pack, state.pack_top)


@kernel
def seen_in(observation: Observation) -> Position:
    """What the seat of an observation sees."""
    me, other = observation.seat, 1 - observation.seat
    return Position(
        max_wilds=observation.rules.max_wilds,
        target=observation.rules.target,
        hand_any=observation.hand_any,
        hand_both=observation.hand_both,
        natural_any=observation.natural_any[me],
        natural_both=observation.natural_both[me],
        wild_any=observation.wild_any[me],
        wild_both=observation.wild_both[me],
        total=observation.before.totals[me],
        other_natural_any=observation.natural_any[other],
        other_natural_both=observation.natural_both[other],
        other_wild_any=observation.wild_any[other],
        other_wild_both=observation.wild_both[other],
        other_total=observation.before.totals[other],
        known_any=observation.known_any[other],
        known_both=observation.known_both[other],
        other_count=observation.held_count[other],
        pack_any=observation.pack_any,
        pack_both=observation.pack_both,
        pack_top=observation.pack_top,
        unseen_any=observation.unseen_any,
        unseen_both=observation.unseen_both,
    )


@kernel
def choose(rules: Rules, state: State) -> int:
    """The action of the policy in a state in which a player acts."""
    me = state.players[state.turn]
    if state.phase == TAKE:
        turn, lay = masks_take(me, state.rank_open, state.laid_count)
        return ACTION_PICK if turn else KIND_LAY << 6 | dearest(lay)
    if state.phase == OPEN:
        lay, wild = masks_open(rules.max_wilds, me, state.rank_open)
        return natural_first(lay, wild)
    position = seen_from(rules, state)
    if state.phase == DRAW:
        return KIND_TURN << 6 | choose_begin(position, legal_draw(state)[KIND_TURN])
    lay, wild = masks_meld(rules.max_wilds, me)
    return choose_meld(position, lay, wild)


def choose_seen(observation: Observation) -> int:
    """The action of the policy for the seat of an observation, one of ``observation.legal``."""
    turn, lay, wild = observation.legal[KIND_TURN], observation.legal[KIND_LAY], observation.legal[KIND_WILD]
    if observation.phase == TAKE:
        return ACTION_PICK if turn >> TURN_PICK & 1 else KIND_LAY << 6 | dearest(lay)
    if observation.phase == OPEN:
        return natural_first(lay, wild)
    position = seen_in(observation)
    if observation.phase == DRAW:
        return KIND_TURN << 6 | choose_begin(position, turn)
    return choose_meld(position, lay, wild)
