"""Problems of Mille for people to solve: decisions whose best move is proved, or judged beyond doubt.

Two kinds of proof, and what they take:

* ``PROVED``: the seat can go out in this turn and win the match for certain, whatever the hidden cards are
  (``certain_wins.py``).  More than a certain win is not possible, with all cards seen either.  The best moves are those
  after which such a turn is still possible; no other move leads to one.
* ``JUDGED``: the plans of a whole turn (``turn_search.py``) are played out in ``WORLDS`` hands that the other player
  may hold, by how likely they are, each with the same orders of the stock.  The best plan is better than every plan
  that begins differently in ``SURE`` of the hands, and by ``POINTS_AHEAD`` on the average.

Going out can be certain at the end of a match only, so the deals of the first kind begin with high totals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from typing import TYPE_CHECKING

from chiliad.game import JUDGED, PROVED, Played, actions_of
from chiliad.games.mille.arrays import WIDTH, unpack
from chiliad.games.mille.belief import doubted_ranks
from chiliad.games.mille.certain_wins import winning_moves
from chiliad.games.mille.equity import EQUITY
from chiliad.games.mille.observation import Observation, Pair
from chiliad.games.mille.options import Rules
from chiliad.games.mille.plan_lines import plan_lines
from chiliad.games.mille.player_cards import CARDS, count_of_rank
from chiliad.games.mille.policy import StrongMille
from chiliad.games.mille.problem_deals import EVERY, PLAYERS, SUSPECTS, TAKES, next_suspect, play, standing
from chiliad.games.mille.scoring import points_of
from chiliad.games.mille.state import (
    ACTION_DRAW,
    ACTION_TAKE,
    ACTIONS_PER_DEAL_MAX,
    CARD_TEXT,
    DRAW,
    KIND_DISCARD,
    KIND_LAY,
    KIND_TURN,
    KIND_WILD,
    MELD,
    PAIR,
    RANKS,
    TURN_TAKE,
)
from chiliad.games.mille.turn_search import COLUMNS, FIRST, PLANS_MAX, plan_margins, search
from chiliad.information import InformationState

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    Floats = NDArray[numpy.float64]

PROVED_SHARE = 0.3
"""At least this part of a set of problems is proved."""
THEME_SHARE = 0.2
"""At most this part of a set has the same theme."""
USUAL_SHARE = {PROVED: 1.0, JUDGED: 0.6}
"""At most this part of the problems of a kind is solved by the usual level, *club*."""
LEVEL_SHARE = {PROVED: 1.0, JUDGED: 0.5}
"""At most this part of the problems of a kind has the same difficulty: a beginner lays all, and so goes out."""
PROOF_NODES = PROOF_NODES_TO_CHECK = 0  # a proof searches a turn to its end
TOTALS = {PROVED: (700, 1195), JUDGED: (0, 800)}
"""Of which totals the deals begin."""
WORLDS = 60
ROLLOUTS = 200_000
"""Of a judgement: twenty times what ``expert`` plays in a decision."""
SURE = 0.95
POINTS_AHEAD = 10
SURE_SLACK, POINTS_SLACK = 0.06, 4
"""About two standard errors in ``WORLDS`` hands: a judgement in other hands may differ by so much."""
LOOKS = ((12, 4, 0.6, 6), (24, 24, 0.8, 8))
"""Looks that spare most judgements: hands, orders of the stock, and what the best plan must reach instead of ``SURE``
and ``POINTS_AHEAD``."""
MARKS_MAX = 512

THEMES = (
    "go-out",
    "go-out-natural",
    "take-pack",
    "draw",
    "up-card-two",
    "lay",
    "twos",
    "hold",
    "keep-two",
    "keep-pair",
    "dear-discard",
    "safe-discard",
    "discard",
)


def deals(proof: str, rules: Rules, seed: int, first: int, theme: str | None = None) -> Iterator[Played]:
    """Deals of policies, from the ``first`` on, without end; each has the places worth a look.

    ``theme``: where it is to take the pack, only places at which ``greedy`` leaves it.
    """
    import numpy

    log, marks = numpy.zeros(ACTIONS_PER_DEAL_MAX, numpy.int64), numpy.zeros(MARKS_MAX, numpy.int64)
    low, high = TOTALS[proof]
    marked_ones = SUSPECTS if proof == PROVED else TAKES if theme == "take-pack" else EVERY
    number = first
    while True:
        if proof == PROVED:
            number = int(next_suspect(rules, seed, number, low, high, log, marks))
        length, marked, who = play(rules, seed, number, low, high, marked_ones, log, marks)
        names = PLAYERS[int(who) // 3], PLAYERS[int(who) % 3]
        before = standing(rules, seed, number, low, high)
        yield Played(number, before, number & 1, names, tuple(log[:length].tolist()), tuple(marks[:marked].tolist()))
        number += 1


def choices(observation: Observation) -> int:
    """How many moves there are, as people count them: to take the pack with one pair or another is two."""
    if observation.phase != DRAW:
        return len(actions_of(observation.legal))
    turn = observation.legal[KIND_TURN]
    held = count_of_rank(observation.hand_any, observation.hand_both, max(observation.pack_top, 0) >> 2)
    ways = 2**held - 1 - held if turn >> TURN_TAKE & 1 else 0
    return (turn & ~(1 << TURN_TAKE)).bit_count() + ways


def best_moves(
    proof: str, info: InformationState[Observation], wrong: int | None, seed: int, nodes: int = 0
) -> list[str]:
    """The best moves of a decision; empty where it is no problem: nothing is sure, or ``wrong`` is right.

    ``wrong``: the first action of a simple player; None where a problem is checked: then the quick looks are left out,
    and a judgement in other hands may fall short by as much as chance explains.  ``nodes`` are not needed.
    """
    del nodes
    observation = info.observation
    if observation.phase not in (DRAW, MELD):
        return []
    if proof == PROVED:
        moves = winning_moves(observation)
        if any(wrong in actions for actions in moves):
            return []
        return [_text(observation, actions) for actions in moves]
    return _judged(info, wrong, seed)


def _text(observation: Observation, actions: Sequence[int]) -> str:
    """A move of several actions as a line without the seat."""
    kind, index = actions[0] >> 6, actions[0] & 63
    if kind == KIND_DISCARD:
        return f"discard {CARD_TEXT[index]}"
    cards = [
        CARD_TEXT[one & 63 if one >> 6 == KIND_LAY else one & 3] for one in actions if one >> 6 in (KIND_LAY, KIND_WILD)
    ]
    if actions[0] == ACTION_TAKE:
        return f"take {''.join(cards)}"
    if kind == KIND_TURN:
        return "uptwo"
    return f"lay {RANKS[index >> 2]} {''.join(cards)}"


# --- Judgements -------------------------------------------------------------------------------------------------------


class _Plans:
    """The plans of a turn: their first actions, and the cards that each lays or discards."""

    def __init__(self, info: InformationState[Observation], seed: int) -> None:
        import numpy

        self.info, self.seen = info, info.observation
        self.equity = numpy.array([chance for row in EQUITY for chance in row], numpy.int64)
        self.model, self.doubted = StrongMille.model, doubted_ranks(info)
        self.after = numpy.zeros((PLANS_MAX, WIDTH), numpy.int64)
        table = numpy.zeros((PLANS_MAX, COLUMNS), numpy.int64)
        count, _ = search(self.model, self.seen, self.doubted, 0, seed, self.equity, self.after, table)
        self.after, self.first = self.after[:count], [int(row[FIRST]) for row in table[:count]]
        self.lines = [
            plan_lines(self.seen, first, unpack(tuple(row.tolist())))
            for first, row in zip(self.first, self.after, strict=True)
        ]

    def margins(self, worlds: int, draws: int, seed: int) -> Floats:
        """The mean margin of each plan (a column) in each hand of the other player (a row), in points."""
        import numpy

        out = numpy.zeros((worlds, len(self.after)), numpy.int64)
        plan_margins(self.model, self.seen, self.doubted, draws, seed, self.equity, self.after, out)
        return out / draws

    def alike(self, one: int, other: int) -> bool:
        """Whether two plans begin with the same move: the same cards laid, or where none is, the same discard."""
        return self._kind(one) == self._kind(other)

    def _kind(self, plan: int) -> tuple[str, ...]:
        if self.first[plan] == ACTION_TAKE or not self.lines[plan]:
            return (str(self.first[plan]),)
        laid = tuple(line for line in self.lines[plan] if line.startswith("lay"))
        return laid or tuple(_value(line.split()[1]) for line in self.lines[plan])

    def moves(self, plan: int) -> list[str]:
        """The moves with which a plan may begin."""
        if self.first[plan] == ACTION_DRAW:
            return ["draw"]
        if self.first[plan] == ACTION_TAKE:
            rank = self.seen.pack_top >> 2
            held = [card for card in _cards((self.seen.hand_any, self.seen.hand_both)) if card >> 2 == rank]
            return [f"take {''.join(CARD_TEXT[card] for card in held)}"]
        if not self.lines[plan]:
            return ["uptwo"]
        laid = [line for line in self.lines[plan] if line.startswith("lay")]
        if laid:
            return laid
        card = self.lines[plan][0].split()[1]
        same = [
            CARD_TEXT[one]
            for one in _cards((self.seen.hand_any, self.seen.hand_both))
            if _value(CARD_TEXT[one]) == _value(card)
        ]
        return [f"discard {one}" for one in dict.fromkeys(same)]


def _value(card: str) -> str:
    """The rank of a card, and its points: two cards alike in both do the same as discards."""
    return f"{card[0]}{points_of(1 << CARD_TEXT.index(card), 0)}"


def _cards(pair: Pair) -> list[int]:
    return [card for card in range(CARDS) for mask in pair if mask >> card & 1]


def _judged(info: InformationState[Observation], wrong: int | None, seed: int) -> list[str]:
    plans = _Plans(info, seed)
    if len(plans.first) < 2:
        return []
    draws = max(1, ROLLOUTS // (WORLDS * len(plans.first)))
    if wrong is None:
        looks = [(WORLDS, draws, SURE - SURE_SLACK, POINTS_AHEAD - POINTS_SLACK)]
    else:
        looks = [*LOOKS, (WORLDS, draws, SURE, POINTS_AHEAD)]
    best = 0
    for number, (worlds, orders, sure, ahead) in enumerate(looks):
        margins = plans.margins(worlds, orders, seed + number)
        best = int(margins.mean(axis=0).argmax())
        if plans.first[best] == wrong or not _is_best(plans, margins, best, sure, ahead):
            return []
    return plans.moves(best)


def _is_best(plans: _Plans, margins: Floats, best: int, sure: float, ahead: float) -> bool:
    """Whether a plan is so far ahead of all that begin otherwise: in so many of the hands, and by so many points."""
    others = [n for n in range(len(plans.first)) if not plans.alike(best, n)]
    if not others or float(margins[:, best].mean()) - float(margins[:, others].mean(axis=0).max()) < ahead:
        return False
    return bool((margins[:, best] >= margins[:, others].max(axis=1)).mean() >= sure)


# --- What a problem is about ------------------------------------------------------------------------------------------


def theme(observation: Observation, moves: Sequence[str], wrong: int) -> str:
    """What a problem is about, one of ``THEMES``; ``wrong`` is the first action of the move that tempts."""
    verb = moves[0].split()[0]
    if observation.phase == DRAW:
        return {"take": "take-pack", "draw": "draw"}.get(verb, "up-card-two")
    if winning_moves(observation):
        return "go-out" if observation.wild_any[observation.seat] or _lays_wild(moves) else "go-out-natural"
    if verb == "lay":
        return "twos" if _lays_wild(moves) else "lay"
    if wrong >> 6 != KIND_DISCARD:
        return "hold"
    return _theme_of_discard(observation, moves[0].split()[1], wrong & 63)


def _lays_wild(moves: Sequence[str]) -> bool:
    words = [move.split() for move in moves if move.startswith("lay")]
    return any(rank != "2" and "2" in cards[::2] for _, rank, cards in words)


def _theme_of_discard(observation: Observation, card: str, wrong: int) -> str:
    right, hand = CARD_TEXT.index(card), (observation.hand_any, observation.hand_both)
    if wrong >> 2 == 0:
        return "keep-two"
    if count_of_rank(*hand, wrong >> 2) == PAIR and count_of_rank(*hand, right >> 2) == 1:
        return "keep-pair"
    rival = 1 - observation.seat
    known = observation.known_any[rival], observation.known_both[rival]
    if count_of_rank(*known, wrong >> 2) >= PAIR:
        return "safe-discard"
    return "dear-discard" if points_of(1 << right, 0) > points_of(1 << wrong, 0) else "discard"


def known_by(observation: Observation, proof: str, best: Sequence[Sequence[int]]) -> str:
    """How the best moves are known, as the end of the name of a message: ``problem-known-…``."""
    del observation, best
    return "wins" if proof == PROVED else "points"


def signature(observation: Observation) -> Hashable:
    """What two problems have in common that differ in suits only, where the rules allow: all but the queen of spades
    and the jack of diamonds.
    """
    seat = observation.seat
    pairs: list[Pair] = [
        (observation.hand_any, observation.hand_both),
        (observation.pack_any, observation.pack_both),
        *((observation.known_any[one], observation.known_both[one]) for one in (seat, 1 - seat)),
        *((observation.natural_any[one], observation.natural_both[one]) for one in (seat, 1 - seat)),
    ]
    counts = tuple(frozenset(Counter(_value(CARD_TEXT[card]) for card in _cards(pair)).items()) for pair in pairs)
    wilds = tuple(
        tuple(count_of_rank(observation.wild_any[one], observation.wild_both[one], rank) for rank in range(len(RANKS)))
        for one in (seat, 1 - seat)
    )
    totals = observation.before.totals[seat], observation.before.totals[1 - seat]
    return observation.phase, counts, wilds, observation.held_count[1 - seat], totals
