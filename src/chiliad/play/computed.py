"""What a match has computed and keeps, so that the same work is not done twice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    """What a table asks for several times: the last states, their observations and their legal actions.

    A state that is kept shares its identity with no other, so what follows from it is found by its identity.
    """

    def __init__(self, game: Game, rules: RulesTuple) -> None:
        self._game, self._rules = game, rules
        self._observe: Callable[[object, int], Observed] = partial(game.observe, rules)
        self._observed: dict[tuple[int, int], tuple[object, Observed]] = {}
        self._legal: dict[int, tuple[object, tuple[int, ...]]] = {}
        self._piece: tuple[int, Sequence[object]] = 0, ()

    def piece_ends(self, length: int, states: Sequence[object]) -> None:
        """The log of the deal has ``length`` actions now, and these are the states after the last of them.

        Without states, what was said before of an end of the log is true no longer.
        """
        self._piece = length - len(states), states

    def states_after(self, place: int, length: int) -> Sequence[object] | None:
        """The states after each action from ``place`` to ``length``, where that is the end of the log just added."""
        began, states = self._piece
        return states if states and (began, began + len(states)) == (place, length) else None

    def observe(self, state: object, seat: int) -> Observed:
        """A seat's observation of a state (NOBODY: the public's)."""
        key = id(state), seat
        kept = self._observed.get(key)
        if kept is None:
            if len(self._observed) >= OBSERVATIONS_KEPT:
                del self._observed[next(iter(self._observed))]
            kept = self._observed[key] = state, self._observe(state, seat)
        return kept[1]

    def legal(self, state: object) -> tuple[int, ...]:
        """The legal actions of a state, as masks."""
        kept = self._legal.get(id(state))
        if kept is None:
            if len(self._legal) >= LEGAL_KEPT:
                del self._legal[next(iter(self._legal))]
            kept = self._legal[id(state)] = state, self._game.legal(self._rules, state)
        return kept[1]

    def has_choice(self, state: object) -> bool:
        """Whether a move begins here, and there is more than one."""
        return not self._game.mid_move(state) and sum(map(int.bit_count, self.legal(state))) > 1


def cards_drawn(game: Game, rules: RulesTuple, deal: Deal) -> dict[int, int]:
    """What chance brought in a deal, by place: a move taken back must not turn up another card."""
    state, drawn = deal.start, {}
    for place, action in enumerate(deal.actions):
        if game.actor(state) == CHANCE:
            drawn[place] = action
        state = game.apply(rules, state, action)
    return drawn
