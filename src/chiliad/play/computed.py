"""What a match has computed and keeps, so that the same work is not done twice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from chiliad.game import CHANCE, Game, Observed, RulesTuple
from chiliad.records import Deal

LEGAL_KEPT = 8  # the legal actions of the last states of one match
OBSERVATIONS_KEPT = 16  # the observations of all seats of the last states of one match


class Preview(NamedTuple):
    """A piece of log that was foreseen, and the states before it and after each of its actions."""

    log: tuple[int, ...]
    states: list[object]


class Computed:
    """The observations and the legal actions of the last states, which a table asks for several times."""

    def __init__(self, game: Game, rules: RulesTuple) -> None:
        self._game, self._rules = game, rules
        self._observe: Callable[[object, int], Observed] = partial(game.observe, rules)
        self._observe_kept: dict[tuple[object, int], Observed] = {}
        self._legal: dict[int, tuple[object, tuple[int, ...]]] = {}  # by identity: a state and its legal actions

    def observe(self, state: object, seat: int) -> Observed:
        """A seat's observation of a state (NOBODY: the public's)."""
        key = state, seat
        try:
            seen = self._observe_kept.get(key)
        except TypeError:  # a game of another package may have states that can't be keys
            return self._observe(state, seat)
        if seen is None:
            if len(self._observe_kept) >= OBSERVATIONS_KEPT:
                del self._observe_kept[next(iter(self._observe_kept))]
            seen = self._observe_kept[key] = self._observe(state, seat)
        return seen

    def legal(self, state: object) -> tuple[int, ...]:
        """The legal actions of a state, as masks."""
        kept = self._legal.get(id(state))
        if kept is None:  # a state that is kept shares its identity with no other
            if len(self._legal) >= LEGAL_KEPT:
                del self._legal[next(iter(self._legal))]
            kept = self._legal[id(state)] = state, self._game.legal(self._rules, state)
        return kept[1]

    def has_choice(self, state: object) -> bool:
        """Whether a move begins here, and there is more than one."""
        return not self._game.mid_move(state) and sum(mask.bit_count() for mask in self.legal(state)) > 1


def cards_drawn(game: Game, rules: RulesTuple, deal: Deal) -> dict[int, int]:
    """What chance brought in a deal, by place: a move taken back must not turn up another card."""
    state, drawn = deal.start, {}
    for place, action in enumerate(deal.actions):
        if game.actor(state) == CHANCE:
            drawn[place] = action
        state = game.apply(rules, state, action)
    return drawn
