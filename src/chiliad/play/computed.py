"""What a match has computed and keeps, so that the same work is not done twice."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from chiliad.game import CHANCE, Game, Observed, RulesTuple
from chiliad.records import Deal

VIEWS_KEPT = 16  # the views of all seats of the last states of one match


class Foreseen(NamedTuple):
    """A piece of log that was foreseen, and the states before it and after each of its actions."""

    log: tuple[int, ...]
    states: list[object]


class Computed:
    """The views and the legal actions of the last states, which a table asks for several times."""

    def __init__(self, game: Game, rules: RulesTuple) -> None:
        self._game, self._rules = game, rules
        self._view = partial(game.view, rules)
        self._views = lru_cache(VIEWS_KEPT)(self._view)
        self._legal: tuple[object, tuple[int, ...]] = (None, ())  # a state and its legal actions

    def view(self, state: object, seat: int) -> Observed:
        """A seat's view of a state (NOBODY: the public's)."""
        seen: Observed = self._views(state, seat) if _is_hashable(state) else self._view(state, seat)
        return seen

    def legal(self, state: object) -> tuple[int, ...]:
        """The legal actions of a state, as masks."""
        if self._legal[0] is not state:
            self._legal = state, self._game.legal(self._rules, state)
        return self._legal[1]

    def has_choice(self, state: object) -> bool:
        """Whether a move begins here, and there is more than one."""
        return not self._game.midway(state) and sum(mask.bit_count() for mask in self.legal(state)) > 1


def _is_hashable(state: object) -> bool:
    """Whether a state can be a key: a game of another package may have states that can't."""
    try:
        hash(state)
    except TypeError:
        return False
    return True


def cards_drawn(game: Game, rules: RulesTuple, deal: Deal) -> dict[int, int]:
    """What chance brought in a deal, by place: a move taken back must not turn up another card."""
    state, drawn = deal.start, {}
    for place, action in enumerate(deal.actions):
        if game.actor(state) == CHANCE:
            drawn[place] = action
        state = game.apply(rules, state, action)
    return drawn
