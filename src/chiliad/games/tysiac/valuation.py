"""What a state of Tysiac is worth to each seat, for the balance of luck and skill (``bots/balance.py``).

A state's value is each seat's chance to win the match: the deal is played to its end by a reference player in all
seats (``reference.py``), and the standing after it is worth what ``equity.py`` says of such players.  After the last
card is dealt nothing is left to chance, so one roll-out gives the value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from chiliad._jit import compiled, hot, kernel, numbers, popcount, set_at
from chiliad.bits import below, bit_at, seed_from, step
from chiliad.games.tysiac.arrays import WIDTH, pack, unpack
from chiliad.games.tysiac.belief import Pool, drawn, weights_of
from chiliad.games.tysiac.equity import ONE, share, strengths
from chiliad.games.tysiac.equity_model import REFERENCE
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.reference import choose, choose_card
from chiliad.games.tysiac.rules import apply, chance, dealt
from chiliad.games.tysiac.scoring import Settled, settle_state
from chiliad.games.tysiac.state import (
    AUCTION,
    CONTRACT,
    DEAL,
    GIVE,
    OVER_PLAYED,
    PLAY,
    SEATS,
    Standing,
    State,
)
from chiliad.games.tysiac.tricks import apply_play
from chiliad.games.tysiac.worlds import fill
from chiliad.information import InformationState
from chiliad.presentation.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chiliad.numpy_arrays import Integers

NODES = 1024
"""Roll-outs for a value, and for each action of a decision, where nobody asks for another number."""
WORLD_TIMES = 1
"""Roll-outs in each world in which a decision is judged."""
WORLDS_SHARE = 4
"""A decision is judged with so many times fewer roll-outs of an action than a value takes."""
POOL_PER_WORLD = 6
"""So many worlds are drawn and weighted for each one that is kept."""


def aims(rules: Rules) -> tuple[str, ...]:
    """What is valued: the chance to win the match."""
    del rules
    return ("match",)


@kernel
def _to_end(rules: Rules, state: State, rng: int) -> State:
    """The end of the deal, played by the reference player in all seats."""
    while state.phase < OVER_PLAYED:
        if state.phase == PLAY:
            state = apply_play(rules, state, choose_card(rules, state))
            continue
        if state.phase == DEAL:
            action, rng = chance(rules, state, rng)
        else:
            action = choose(rules, state)
        state = apply(rules, state, action)
    return state


@compiled
def rolled_out(
    rules: Rules, worlds: Integers, runs: Integers, times: int, strengths: Integers, rng: int, values: Integers
) -> int:
    """Play each run of actions in each world, then the deal to its end; gives how many roll-outs that were.

    ``runs[c]`` are actions, -1 for none.  Writes ``values[c, w, k, seat]`` in units of ``1 / ONE``.  The numbers of
    roll-out ``k`` in world ``w`` begin with ``seed_from(rng, w, k)`` for every run.
    """
    table = numbers(strengths)
    for w in range(len(worlds)):
        world = unpack(numbers(worlds[w]))
        for c in range(len(runs)):
            state = world
            run = numbers(runs[c])
            for n in range(len(run)):
                if run[n] >= 0:
                    state = apply(rules, state, run[n])
            for k in range(times):
                end = _to_end(rules, state, seed_from(rng, w, k))
                settled = settle_state(rules, end)
                first = share(rules, end.before, settled, table, 0)
                second = share(rules, end.before, settled, table, 1)
                values[c, w, k, 0] = first
                values[c, w, k, 1] = second
                values[c, w, k, 2] = ONE - first - second
    return len(worlds) * len(runs) * times


def evaluate(rules: Rules, before: Standing, worlds: Integers, runs: Integers, times: int, rng: int) -> Integers:
    """The values of runs of actions in worlds: shape (run, world, roll-out, seat), in units of ``1 / ONE``."""
    import numpy

    values = numpy.zeros((len(runs), len(worlds), times, SEATS), numpy.int64)
    rolled_out(rules, worlds, runs, times, strengths(rules, before, REFERENCE), rng, values)
    return values


def standing_values(rules: Rules, before: Standing, after: Standing, winner: int) -> tuple[int, ...]:
    """The seats' chances after a deal that began from ``before``, in units of ``1 / ONE``."""
    table = cast("Sequence[int]", strengths(rules, before, REFERENCE))  # an array, as in compiled code
    settled = Settled((0, 0, 0), after, winner)
    first, second = (int(share(rules, before, settled, table, seat)) for seat in (0, 1))
    return first, second, ONE - first - second


def left_to_chance(state: State) -> bool:
    """Whether two roll-outs from the state may differ."""
    return state.phase == DEAL


def reference(rules: Rules, state: State) -> int:
    """What the policy of the roll-outs does."""
    return choose(rules, state)


def ends_decision(state: State, after: State) -> bool:
    """Whether a player's action, which leads from one state to the other, is the last one of a decision: each is."""
    del state, after
    return True


def believed(info: InformationState[Observation], count: int, rng: int) -> Integers:
    """Worlds that fit what a seat has seen, a row each, as likely as what the other players did makes them."""
    import numpy

    rows = numpy.zeros((POOL_PER_WORLD * count, WIDTH), numpy.int64)
    rng = fill(info.observation, rows, rng)
    pool = Pool(rows, numpy.cumsum(weights_of(info.observation, info.events, rows)))
    return drawn(pool, count, rng)[0]


# --- The luck of the deal in two parts ------------------------------------------------------------------------------


@hot
def _exchanged(state: State, rng: int) -> tuple[State, int]:
    """The deal with another talon: each card of it is given to one seat, and one of that seat's eight replaces it."""
    rng = step(rng)
    first = below(rng, SEATS)
    rng = step(rng)
    turn = 1 + below(rng, 2)
    hands, talon, left = state.hands, 0, state.auction.talon
    for n in range(SEATS):
        seat = (first + turn * n) % SEATS
        card = left & -left
        left &= left - 1
        eight = hands[seat] | card
        rng = step(rng)
        out = 1 << bit_at(eight, below(rng, popcount(eight)))
        hands = set_at(hands, seat, eight & ~out)
        talon |= out
    return dealt(state.before, state.dealer, AUCTION, state.turn, hands, talon), rng


@compiled
def exchange(state: State, rows: Integers, rng: int) -> int:
    """Write deals with another talon into rows; gives the generator's next state."""
    for row in range(len(rows)):
        other, rng = _exchanged(state, rng)
        pack(other, rows[row])
    return rng


def half_dealt(rules: Rules, state: State, count: int, rng: int) -> Integers | None:
    """Deals that begin as this one did: each seat has the same eight cards, of which one goes to the talon.

    To deal eight cards to each seat, and then to lay one of each seat's, drawn by lot, into the talon, gives every deal
    the same chance.  Which cards of a deal came from whose eight is not known: each way is equally likely.
    """
    import numpy

    del rules
    rows = numpy.zeros((count, WIDTH), numpy.int64)
    exchange(state, rows, rng)
    return rows


_PLACES = {AUCTION: "report-place-auction", GIVE: "report-place-talon", CONTRACT: "report-place-contract"}


def place(state: State, actions: Sequence[int]) -> Reason:
    """Where in the deal a decision belongs."""
    del actions
    if state.phase != PLAY:
        return Reason(_PLACES[state.phase])
    return Reason(
        "report-place-trick", {"number": popcount(state.played[0] | state.played[1] | state.played[2]) // 3 + 1}
    )


def contract(state: State) -> int:
    """The contract, or the figure of the auction, in points."""
    return state.auction.contract


def defends(state: State, seat: int) -> bool:
    """Whether the seat plays against the declarer's contract."""
    return state.phase == PLAY and state.auction.declarer != seat
