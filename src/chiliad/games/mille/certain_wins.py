"""Turns of Mille that win the match for certain: the player goes out, and no hidden card can change who has won.

    winning_moves(observation)        the moves after which such a turn is still possible

To go out ends the deal, so what is hidden matters only for what the other player has at the end: at most
``rival_most``, with the cheapest cards that the unseen ones allow.  All ways to lay, take the pack and discard in this
turn are searched.  A draw brings an unknown card, so nothing certain follows it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from chiliad.cards import write_cards
from chiliad.errors import Illegal
from chiliad.game import actions_of
from chiliad.games.mille.notation import read_move
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import CARDS, PlayerCards, cards_count
from chiliad.games.mille.problem_deals import HAND_MAX
from chiliad.games.mille.rules import apply, legal
from chiliad.games.mille.scoring import player_score, points_of
from chiliad.games.mille.state import (
    ACTION_DRAW,
    CARD_TEXT,
    DRAW,
    KIND_DISCARD,
    MELD,
    OPEN,
    OVER,
    PAIR,
    RANKS,
    TAKE,
    State,
)
from chiliad.games.mille.worlds import resample

POSITIONS_MAX = 4000
"""A turn with more positions is not searched to its end."""
_TWO = RANKS[0]


def rival_most(seen: Observation) -> int:
    """The most that the other player's total can be if the deal ends now, whatever their hidden cards are."""
    rival = 1 - seen.seat
    known = seen.known_any[rival], seen.known_both[rival]
    hidden = seen.held_count[rival] - cards_count(*known)
    worth = [int(points_of(1 << card, 0)) for card in range(CARDS)]
    unseen = sorted(
        worth[card] for mask in (seen.unseen_any, seen.unseen_both) for card in range(CARDS) if mask >> card & 1
    )
    cards = PlayerCards(
        hand_any=known[0],
        hand_both=known[1],
        natural_any=seen.natural_any[rival],
        natural_both=seen.natural_both[rival],
        wild_any=seen.wild_any[rival],
        wild_both=seen.wild_both[rival],
    )
    return seen.before.totals[rival] + player_score(cards, False)[0] - sum(unseen[:hidden])


class TooLong(Exception):
    """A turn has more positions than are searched."""


class _Turn:
    """The rest of a seat's turn."""

    def __init__(self, rules: Rules, seat: int, most: int) -> None:
        self.rules, self.seat, self.most = rules, seat, most
        self._known: dict[tuple[object, ...], bool] = {}

    def wins(self, state: State) -> bool:
        """Whether the seat can go out in this turn and win the match for certain; raises ``TooLong``."""
        me = state.players[self.seat]
        if state.phase == OVER:
            total = state.before.totals[self.seat] + player_score(me, True)[0]
            return state.out == self.seat and total >= self.rules.target and total > self.most
        if state.turn != self.seat or state.phase not in (DRAW, TAKE, OPEN, MELD):
            return False
        key = (me, state.phase, state.rank_open, state.laid_count)
        if key not in self._known:
            if len(self._known) >= POSITIONS_MAX:
                raise TooLong
            self._known[key] = False
            held = cards_count(me.hand_any, me.hand_both)
            able = (
                action
                for action in actions_of(legal(self.rules, state))
                if action != ACTION_DRAW and (action >> 6 != KIND_DISCARD or held == 1)
            )
            self._known[key] = any(self.wins(apply(self.rules, state, action)) for action in able)
        return self._known[key]


def winning_moves(seen: Observation) -> list[list[int]]:
    """The moves, a list of actions each, after which the match can still be won for certain in this turn.

    Of moves that lay more or fewer of the same cards only the longest.  Empty where there is none, where it is not the
    beginning of a move, or where there are too many cards or positions.
    """
    if seen.phase not in (DRAW, MELD) or seen.rules.natural_required:
        return []
    if cards_count(seen.hand_any, seen.hand_both) > HAND_MAX:
        return []
    world: State = resample(seen, 1)[0]  # the hidden cards change nothing
    turn = _Turn(seen.rules, seen.seat, rival_most(seen))
    try:
        if not turn.wins(world):
            return []
        found = [actions for actions in _moves(seen, world) if turn.wins(_after(seen.rules, world, actions))]
    except TooLong:
        return []
    counted = [Counter(actions) for actions in found]
    return [actions for n, actions in enumerate(found) if not any(counted[n] < other for other in counted)]


def _after(rules: Rules, state: State, actions: list[int]) -> State:
    for action in actions:
        state = apply(rules, state, action)
    return state


def _moves(seen: Observation, world: State) -> Iterator[list[int]]:
    """Every move that lays cards of a rank, takes the pack or discards the last card, as actions."""
    held: dict[str, list[str]] = {}
    for mask in (seen.hand_any, seen.hand_both):
        for card in range(CARDS):
            if mask >> card & 1:
                held.setdefault(CARD_TEXT[card][0], []).append(CARD_TEXT[card])
    texts: list[str] = []
    if seen.phase == DRAW:
        top = CARD_TEXT[seen.pack_top][0] if seen.pack_top >= 0 else ""
        texts += [f"take {write_cards(cards)}" for cards in _choices(held.get(top, []), PAIR)]
        texts.append("uptwo")
    else:
        texts += [f"discard {card}" for cards in held.values() for card in cards if sum(map(len, held.values())) == 1]
        for rank in RANKS:
            naturals, twos = held.get(rank, []), held.get(_TWO, []) if rank != _TWO else []
            for laid in _choices(naturals, 0):
                texts += [f"lay {rank} {write_cards(laid + wild)}" for wild in _choices(twos, 0) if laid or wild]
    for text in texts:
        try:
            yield read_move(seen.rules, world, seen.seat, text)
        except Illegal:
            continue


def _choices(cards: list[str], least: int) -> list[list[str]]:
    """The ways to choose ``least`` cards or more, each once."""
    found = {one: None for count in range(least, len(cards) + 1) for one in combinations(sorted(cards), count)}
    return [list(one) for one in found]
