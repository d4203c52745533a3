"""The tuned policy of Mille on plain numbers: it thinks as ``greedy.py`` does, by weights that were found by playing.

The weights are data.  ``tools/tune_mille.py`` finds them: it plays whole deals against ``greedy`` with the same cards
and keeps what scores more.  All arithmetic is of integers, so that plain and compiled code decide alike.  The bots, the
roll-outs and the search (``turn_search.py``) call these functions; they draw no random numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from chiliad._jit import highest_index, hot, kernel, lowest_index
from chiliad.games.mille.greedy import (
    NO_WAY,
    Position,
    dearest,
    lay_to_go_out,
    may_add,
    natural_first,
    one_each,
    out_pays,
    points_in,
    seen_from,
    seen_in,
    spare_rank,
    value_of,
)
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import (
    ONES,
    RANK,
    cards_count,
    rank_counts,
    ranks_at_least,
    ranks_held,
)
from chiliad.games.mille.rules import legal_draw, masks_meld, masks_open, masks_take
from chiliad.games.mille.scoring import points_of
from chiliad.games.mille.state import (
    ACTION_PICK,
    DRAW,
    HAND_CARDS_DEALT,
    KIND_DISCARD,
    KIND_LAY,
    KIND_TURN,
    KIND_WILD,
    OPEN,
    PAIR,
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

TUNED = 2
"""The policy's index in roll-outs, beside ``game.UNIFORM`` and ``game.GREEDY``."""

_CERTAIN = 4096  # chances are fractions of it
_DIGIT = 15
_MAX = 1 << 60


class Weights(NamedTuple):
    """What the policy goes by.  Tenths are tenths of a point; AT: with as many cards, or fewer, in the other hand."""

    take_min: int  # tenths: what the pack must be worth
    take_card: int  # tenths: what each card of the pack costs the player who takes it
    take_pair: int  # percent of their points: cards of the pack that make a pair
    take_single: int  # percent of their points: what single cards of the pack cost
    take_single_near: int  # the same at ``near_at``, for pairs too
    lay_at: int  # cards: sets of three or more are laid
    lay_points: int  # points: such a set is laid at any time where its cards are worth as much
    wild_at: int  # cards: pairs are laid with a 2
    wild_points: int  # points: such a pair is laid at any time where it is worth as much
    near_at: int  # cards: every 2 is laid, for the deal may end at any turn
    risk_far: int  # percent: the chance that a card is still in hand at the end, with 15 cards in the other hand
    risk_near: int  # percent: the same at ``near_at``; between the two it changes evenly
    two_kept: int  # tenths: what a discard of a 2 gives up
    pair_kept: int  # tenths: what the discard of one of a pair gives up, as much for each further card of the rank
    pair_share: int  # percent of its own points, besides
    single_share: int  # percent of its own points: a single card, while its whole rank may still come
    set_share: int  # percent of its own points: a card that could be laid on an own set
    pack_taken: int  # tenths: what the pack brings the player who takes it
    pack_card: int  # tenths: the same for each card in it
    pack_share: int  # percent of its points, besides


GREEDY_WEIGHTS = Weights(50, 0, 40, 10, 50, 12, 999, 7, 100, 3, 10, 50, 400, 160, 80, 40, 200, 100, 30, 50)
"""The numbers that ``greedy`` has in its code: where tuning began."""

WEIGHTS = Weights(
    take_min=47,
    take_card=37,
    take_pair=6,
    take_single=14,
    take_single_near=56,
    lay_at=8,
    lay_points=106,
    wild_at=8,
    wild_points=83,
    near_at=1,
    risk_far=10,
    risk_near=47,
    two_kept=420,
    pair_kept=276,
    pair_share=86,
    single_share=34,
    set_share=226,
    pack_taken=17,
    pack_card=17,
    pack_share=9,
)
"""Found by ``tools/tune_mille.py --seed 1`` in three minutes of one core.  Against ``greedy`` they win 66.2 ± 0.8 % of
10,000 matches that were not used for tuning."""

CLUB_WEIGHTS = GREEDY_WEIGHTS._replace(take_card=35, pack_taken=20, pack_card=20, pack_share=10)
"""Those of a player who thinks as ``greedy`` does, but knows that a full pack is a burden for the one who takes it.

They win 56.5 ± 1.3 % of 4,000 matches against ``greedy``."""


# --- The beginning of a turn -----------------------------------------------------------------------------------------


@hot
def choose_begin(weights: Weights, position: Position, turn: int) -> int:
    """The up-card 2; the pack where it is worth its cards; else a draw.  An index of kind TURN, one of ``turn``."""
    if turn >> TURN_TAKE_UPCARD_TWO & 1:
        return TURN_TAKE_UPCARD_TWO
    drawable = turn >> TURN_DRAW & 1
    if turn >> TURN_TAKE & 1 and _pack_worth(weights, position) >= (weights.take_min if drawable else 0):
        return TURN_TAKE
    return TURN_DRAW if drawable else TURN_BLOCKED


@hot
def _pack_worth(weights: Weights, position: Position) -> int:
    """What taking the pack brings, in tenths: cards that can be laid, less those that can't, and less for each card."""
    pack = rank_counts(position.pack_any, position.pack_both)
    together = rank_counts(position.hand_any, position.hand_both) + pack
    laid = (
        ranks_at_least(together, SET_CARDS_MIN) | ranks_held(position.natural_any) | 1 | 1 << (position.pack_top & ~3)
    )
    pairs = ranks_at_least(together, PAIR) & ~laid
    single = ONES & ~(laid | pairs)
    near = position.other_count <= weights.near_at
    worth = 100 * points_in(position.pack_any, position.pack_both, laid)
    worth += (0 if near else weights.take_pair) * points_in(position.pack_any, position.pack_both, pairs)
    lost = weights.take_single_near if near else weights.take_single
    worth -= lost * points_in(position.pack_any, position.pack_both, single)
    return worth // 10 - weights.take_card * cards_count(position.pack_any, position.pack_both)


# --- Laying ----------------------------------------------------------------------------------------------------------


@hot
def choose_meld(weights: Weights, position: Position, lay: int, wild: int) -> int:
    """The next card to lay, or the discard, as an action; ``lay`` and ``wild`` are their legal indices."""
    counts = rank_counts(position.hand_any, position.hand_both)
    cards = cards_count(position.hand_any, position.hand_both)
    hidden = position.other_count - cards_count(position.known_any, position.known_both)
    sets = ranks_held(position.natural_any)
    spare = spare_rank(position, counts, sets)
    if spare != NO_WAY and out_pays(position, hidden):
        action = lay_to_go_out(counts, cards, sets, spare, lay, wild)
    else:
        action = _lay(weights, position, counts, hidden, lay, wild)
    return action if action >= 0 else KIND_DISCARD << 6 | choose_discard(weights, position)


@hot
def _lay(weights: Weights, position: Position, counts: int, hidden: int, lay: int, wild: int) -> int:
    """The next card to meld in usual play, as an action; -1 if it must be a discard."""
    known = hidden == 0
    sets = ranks_held(position.natural_any)
    # What must be left before the discard: with a single card no set can be begun any more.
    spendable = cards_count(position.hand_any, position.hand_both) - (2 if may_add(position, sets) else 4)
    if spendable <= 0:
        return -1
    wanted = sets
    if spendable >= SET_CARDS_MIN:
        whole = ranks_at_least(counts, SET_CARDS_MIN)
        pairs = ranks_at_least(counts, PAIR) & ~whole
        every = known or position.other_count <= weights.lay_at
        wanted |= whole if every else _dear(position, whole, weights.lay_points)
        every = known or position.other_count <= weights.wild_at or position.wild_any != 0
        wanted |= pairs if every else _dear(position, pairs, weights.wild_points)
    ranks = ranks_held(lay) & wanted
    if ranks:
        return KIND_LAY << 6 | dearest(lay & RANK << highest_index(ranks))
    if wild and (known or position.other_count <= weights.near_at):
        return KIND_WILD << 6 | lowest_index(wild)
    return -1


@kernel
def _dear(position: Position, ranks: int, least: int) -> int:
    """The ranks among these of which the hand has ``least`` points or more."""
    found = 0
    while ranks:
        rank = ranks & -ranks
        ranks &= ranks - 1
        if points_in(position.hand_any, position.hand_both, rank) >= least:
            found |= rank
    return found


# --- The discard -----------------------------------------------------------------------------------------------------


@hot
def choose_discard(weights: Weights, position: Position) -> int:
    """The card whose loss costs least, of equal ones the lowest number."""
    best, least = 0, _MAX
    cards = one_each(position.hand_any)
    terms = discard_terms(weights, position)
    while cards:
        card = lowest_index(cards)
        cards &= cards - 1
        loss = discard_loss(weights, terms, card)
        if loss < least:
            best, least = card, loss
    return best


class DiscardTerms(NamedTuple):
    """What the loss of every discard is computed from."""

    sets: int  # the ranks of the own sets
    counts: int  # cards in hand, a digit each rank
    unseen: int  # unseen cards
    known: int  # cards known to be in the other hand
    live: int  # unseen cards, and those of the pack
    absent: int  # the chance that an unseen card is not in the other hand, of ``_CERTAIN``
    risk: int  # percent: the chance that the deal ends before a card finds its place
    prize: int  # thousandths of a point: what the pack brings the player who takes it


@hot
def discard_terms(weights: Weights, position: Position) -> DiscardTerms:
    """The terms of ``discard_loss`` in a position."""
    pack = cards_count(position.pack_any, position.pack_both)
    unseen = rank_counts(position.unseen_any, position.unseen_both)
    unseen_count = cards_count(position.unseen_any, position.unseen_both)
    hidden = position.other_count - cards_count(position.known_any, position.known_both)
    far = max(0, min(position.other_count, HAND_CARDS_DEALT) - weights.near_at)
    span = max(1, HAND_CARDS_DEALT - weights.near_at)
    prize = 100 * (weights.pack_taken + weights.pack_card * pack)
    return DiscardTerms(
        sets=ranks_held(position.natural_any),
        counts=rank_counts(position.hand_any, position.hand_both),
        unseen=unseen,
        known=rank_counts(position.known_any, position.known_both),
        live=unseen + rank_counts(position.pack_any, position.pack_both),
        absent=_CERTAIN - (hidden * _CERTAIN // unseen_count if unseen_count else 0),
        risk=(weights.risk_far * far + weights.risk_near * (span - far)) // span,
        prize=prize + 10 * weights.pack_share * points_of(position.pack_any, position.pack_both),
    )


@hot
def discard_loss(weights: Weights, terms: DiscardTerms, card: int) -> int:
    """What the discard of a card costs, in thousandths of a point."""
    place, value = card & ~3, value_of(card)
    held, live = terms.counts >> place & _DIGIT, terms.live >> place & _DIGIT
    if place == 0:
        kept = 100 * weights.two_kept
    elif terms.sets >> place & 1:
        kept = 10 * weights.set_share * value
    elif held == 1:
        kept = 10 * weights.single_share * value * min(live, 6) // 6
    elif live or held >= SET_CARDS_MIN:
        kept = 100 * weights.pair_kept * (held - 1) + 10 * weights.pair_share * value
    else:
        kept = 0
    chance = _pair_chance(terms.unseen >> place & _DIGIT, PAIR - (terms.known >> place & _DIGIT), terms.absent)
    return kept - 10 * terms.risk * value + chance * (terms.prize + 1000 * value) // _CERTAIN


@hot
def _pair_chance(copies: int, missing: int, absent: int) -> int:
    """How likely the other hand holds two cards of a rank, of ``_CERTAIN``.

    ``missing``: how many of the two are not known to be there; ``copies``: unseen cards of the rank; ``absent``: how
    likely each of them is elsewhere.
    """
    if missing <= 0:
        return _CERTAIN
    but_one = none = _CERTAIN
    for _ in range(copies):
        but_one, none = none, none * absent // _CERTAIN
    one = copies * (_CERTAIN - absent) * but_one // _CERTAIN
    return max(0, _CERTAIN - none - (one if missing > 1 else 0))


# --- A whole decision ------------------------------------------------------------------------------------------------


@kernel
def choose(weights: Weights, rules: Rules, state: State) -> int:
    """The action of the policy with some weights in a state in which a player acts."""
    me = state.players[state.turn]
    if state.phase == TAKE:
        turn, lay = masks_take(me, state.rank_open, state.laid_count)
        return ACTION_PICK if turn else KIND_LAY << 6 | dearest(lay)
    if state.phase == OPEN:
        lay, wild = masks_open(rules.max_wilds, me, state.rank_open)
        return natural_first(lay, wild)
    position = seen_from(rules, state)
    if state.phase == DRAW:
        return KIND_TURN << 6 | choose_begin(weights, position, legal_draw(state)[KIND_TURN])
    lay, wild = masks_meld(rules.max_wilds, me)
    return choose_meld(weights, position, lay, wild)


@kernel
def choose_seen(weights: Weights, observation: Observation) -> int:
    """The action of the policy with some weights for the seat of an observation, one of ``observation.legal``."""
    turn, lay, wild = observation.legal[KIND_TURN], observation.legal[KIND_LAY], observation.legal[KIND_WILD]
    if observation.phase == TAKE:
        return ACTION_PICK if turn >> TURN_PICK & 1 else KIND_LAY << 6 | dearest(lay)
    if observation.phase == OPEN:
        return natural_first(lay, wild)
    position = seen_in(observation)
    if observation.phase == DRAW:
        return KIND_TURN << 6 | choose_begin(weights, position, turn)
    return choose_meld(weights, position, lay, wild)
