"""Endings of Tysiac with a best move that is proved: for tests of players.  ``problems.py`` has those for people.

    for problem in find_problems(rules, seed):        without end; they follow from the seed

A problem is a decision of a deal that players of the levels have played, with six cards in hand or fewer.  The seat to
act has at least three legal moves.  One of them, or more, guarantees that the contract is made (for the declarer) or
that it fails (for a defender): in every deal that fits what the seat has observed, against all play of the two others,
by a plan that uses only what the seat will have seen.  Nobody who sees all cards can have more.  At least one other
move does not guarantee it, and that is proved as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, cast

from chiliad._jit import popcount
from chiliad.bits import below, seed_from, step
from chiliad.bot import Bot, Budget, ask
from chiliad.game import CHANCE, OVER, actions_of
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.endings import NO, UNKNOWN, YES, proved
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.policy import BOTS
from chiliad.games.tysiac.solver import action_values
from chiliad.games.tysiac.state import PLAY, SEATS, Standing, State
from chiliad.games.tysiac.worlds import every_deal
from chiliad.information import InformationState

PLAYERS = ("casual", "club", "strong")
"""The levels whose players play the deals."""
PLAYER_NODES = 200
"""Their budget."""
CARDS_MIN, CARDS_MAX = 3, 6
MOVES_MIN = 3
PROOF_NODES = 4_000_000
"""How long proofs may take (``endings.proved``): a decision is left out if a move is neither proved nor refuted."""


class Problem(NamedTuple):
    """A decision with a proved best move."""

    rules: Rules
    standing: Standing  # before the deal
    dealer: int
    log: tuple[int, ...]  # the actions of the deal up to the decision
    state: State  # the decision, all cards seen
    solutions: tuple[int, ...]  # the actions that guarantee the goal
    mistakes: tuple[int, ...]  # those that do not
    deals: int  # how many deals fit what the seat has observed

    @property
    def makes(self) -> bool:
        """Whether the goal is to make the contract; else the seat defends."""
        return self.state.turn == self.state.auction.declarer


def find_problems(rules: Rules, seed: int, nodes: int = PROOF_NODES) -> Iterator[Problem]:
    """Problems from deals that begin at level totals, at most one of a deal; ``nodes`` is how long proofs may take."""
    deal = 0
    while True:
        _, log, states = played(rules, seed_from(seed, deal, 0))
        found = [
            problem for n in range(len(log)) if (problem := _problem(rules, log[:n], states[n], nodes)) is not None
        ]
        if found:
            yield found[below(step(seed_from(seed, deal, 1)), len(found))]
        deal += 1


def played(
    rules: Rules, rng: int, levels: Sequence[str] = PLAYERS, phase: int | None = None
) -> tuple[list[str], list[int], list[State]]:
    """A deal of players of these levels: the levels by seat, its actions, and the state before each.

    ``phase``: it ends with the first action of this phase.
    """
    rng = step(rng)
    dealer = below(rng, SEATS)
    state: State = GAME.start(rules, Standing(), dealer)
    names: list[str] = []
    players: list[Bot] = []
    for seat in range(SEATS):
        rng = step(rng)
        names.append(levels[below(rng, len(levels))])
        makes = cast("Callable[[int], Bot]", BOTS[names[-1]])
        players.append(makes(seed_from(rng, seat, 2)))
    log: list[int] = []
    states: list[State] = []
    while (seat := GAME.actor(state)) != OVER:
        if seat == CHANCE:
            action, rng = GAME.chance(rules, state, rng)
        else:
            info = InformationState.of_observation(GAME, GAME.observe(rules, state, seat))
            action = ask(players[seat], info, Budget(nodes=PLAYER_NODES)).action
        log.append(action)
        states.append(state)
        if state.phase == phase:
            break
        state = GAME.apply(rules, state, action)
    return names, log, states


def _problem(rules: Rules, log: list[int], state: State, nodes: int) -> Problem | None:
    """The problem of a decision, if it is one."""
    if state.phase != PLAY or not CARDS_MIN <= popcount(state.hands[state.turn]) <= CARDS_MAX:
        return None
    import numpy

    observation = GAME.observe(rules, state, state.turn)
    actions = actions_of(observation.legal)
    if len(actions) < MOVES_MIN or not _good_with_all_seen(rules, state):
        return None
    proofs = proved(observation, actions, nodes)
    solutions = tuple(action for action, proof in zip(actions, proofs, strict=True) if proof == YES)
    mistakes = tuple(action for action, proof in zip(actions, proofs, strict=True) if proof == NO)
    if not solutions or not mistakes or UNKNOWN in proofs:
        return None
    rows = numpy.zeros((0, SEATS), numpy.int64)
    return Problem(
        rules, state.before, state.dealer, tuple(log), state, solutions, mistakes, every_deal(observation, rows)
    )


def _good_with_all_seen(rules: Rules, state: State) -> bool:
    """Whether the seat to act reaches its goal if all see all cards: a look that spares most proofs."""
    values = action_values(rules, state).values()
    if state.turn == state.auction.declarer:
        return max(values) >= state.auction.contract
    return min(values) < state.auction.contract
