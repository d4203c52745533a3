"""What a state of Mille is worth to each seat, for the balance of luck and skill (``bots/balance.py``).

The deal is played to its end many times, by the tuned policy in both seats, each time with another order of the stock.
The standing after it is worth what ``equity.py`` says: the chance to win the match; and what ``stakes.py`` says: the
small stakes that a seat may expect to be paid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from chiliad._jit import compiled, hot, numbers
from chiliad.bits import seed_from
from chiliad.games.mille import tuned
from chiliad.games.mille.arrays import WIDTH, unpack
from chiliad.games.mille.equity import CERTAIN, EQUITY, equity_of
from chiliad.games.mille.hand_belief import features, imagine_hands, rank_chances, thresholds
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import cards_count
from chiliad.games.mille.rollout import to_end
from chiliad.games.mille.rules import apply
from chiliad.games.mille.scoring import after_deal, deal_score
from chiliad.games.mille.stakes import SMALL, stakes_of, stakes_table
from chiliad.games.mille.state import DRAW, KIND_DISCARD, MELD, OVER, SEATS, STOCK, TAKE, Standing, State
from chiliad.games.mille.tuned import TUNED, WEIGHTS
from chiliad.information import InformationState
from chiliad.presentation.reasons import Reason

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chiliad.numpy_arrays import Integers

ONE = 1 << 20
"""The unit of values: a match that is won, or one small stake."""

NODES = 4096
"""Roll-outs for a value, and for each action of a decision, where nobody asks for another number."""
WORLD_TIMES = 8
"""Roll-outs in each world in which a decision is judged."""
WORLDS_SHARE = 1
"""A decision is judged with so many times fewer roll-outs of an action than a value takes."""
_EQUITY = tuple(chance for row in EQUITY for chance in row)


def aims(rules: Rules) -> tuple[str, ...]:
    """What is valued: the chance to win the match and, where there is a table for the rules, the payment."""
    return ("match",) if stakes_table(rules) is None else ("match", "stakes")


@hot
def _valued(rules: Rules, after: Standing, equity: Sequence[int], stakes: Sequence[int]) -> tuple[int, int]:
    """The worth of a standing to seat 0: the chance, and the small stakes, in units of ``1 / ONE``."""
    chance = equity_of(rules, after, 0, equity) * ONE // CERTAIN
    paid = stakes_of(rules, after, 0, stakes) * ONE // SMALL if len(stakes) > 0 else 0
    return chance, paid


@compiled
def rolled_out(
    rules: Rules,
    worlds: Integers,
    runs: Integers,
    times: int,
    equity_table: Integers,
    stakes_table: Integers,
    rng: int,
    values: Integers,
) -> int:
    """Play each run of actions in each world, then the deal to its end; gives how many roll-outs that were.

    ``runs[c]`` are actions, -1 for none.  Writes ``values[c, w, k, column]`` in units of ``1 / ONE``: the chances of
    both seats and, where there is a table of stakes, their payments.  The numbers of roll-out ``k`` in world ``w``
    begin with ``seed_from(rng, w, k)`` for every run.
    """
    equity, stakes = numbers(equity_table), numbers(stakes_table)
    for w in range(len(worlds)):
        world = unpack(numbers(worlds[w]))
        for c in range(len(runs)):
            state = world
            run = numbers(runs[c])
            for n in range(len(run)):
                if run[n] >= 0:
                    state = apply(rules, state, run[n])
            for k in range(times):
                end, _ = to_end(rules, state, (TUNED, TUNED), (WEIGHTS, WEIGHTS), seed_from(rng, w, k))
                after = after_deal(end.before, deal_score(end.players, end.out))
                chance, paid = _valued(rules, after, equity, stakes)
                values[c, w, k, 0] = chance
                values[c, w, k, 1] = ONE - chance
                if len(stakes) > 0:
                    values[c, w, k, 2] = paid
                    values[c, w, k, 3] = -paid
    return len(worlds) * len(runs) * times


def _tables(rules: Rules) -> tuple[Integers, Integers]:
    import numpy

    return numpy.array(_EQUITY, numpy.int64), numpy.array(stakes_table(rules) or (), numpy.int64)


def evaluate(rules: Rules, before: Standing, worlds: Integers, runs: Integers, times: int, rng: int) -> Integers:
    """The values of runs of actions in worlds: shape (run, world, roll-out, column), in units of ``1 / ONE``."""
    import numpy

    del before
    values = numpy.zeros((len(runs), len(worlds), times, SEATS * len(aims(rules))), numpy.int64)
    rolled_out(rules, worlds, runs, times, *_tables(rules), rng, values)
    return values


def standing_values(rules: Rules, before: Standing, after: Standing, winner: int) -> tuple[int, ...]:
    """The worth of the standing after a deal, in units of ``1 / ONE``."""
    del before, winner
    equity, stakes = (cast("Sequence[int]", table) for table in _tables(rules))  # arrays, as in compiled code
    chance, paid = _valued(rules, after, equity, stakes)
    values = int(chance), ONE - int(chance)
    return values if len(stakes) == 0 else (*values, int(paid), -int(paid))


def left_to_chance(state: State) -> bool:
    """Whether two roll-outs from the state may differ."""
    return state.phase != OVER


def reference(rules: Rules, state: State) -> int:
    """What the policy of the roll-outs does."""
    return tuned.choose(WEIGHTS, rules, state)


def ends_decision(state: State, after: State) -> bool:
    """Whether a player's action, which leads from one state to the other, is the last one of a decision.

    A turn has two decisions: whether to draw or to take the pack, with which pair; and what to lay and to discard, as a
    whole, since the order of the cards that are laid means nothing.
    """
    if after.phase in (STOCK, DRAW, OVER):
        return True
    return after.phase == MELD and state.phase in (DRAW, TAKE)


def believed(info: InformationState[Observation], count: int, rng: int) -> Integers:
    """Worlds that fit what the seat to act has seen, a row each, as likely as its belief makes them."""
    import numpy

    seen = info.observation
    rival = 1 - seen.seat
    cards = seen.held_count[rival] - cards_count(seen.known_any[rival], seen.known_both[rival])
    rows = numpy.zeros((count, WIDTH), numpy.int64)
    imagine_hands(seen, thresholds(rank_chances(seen, features(info)), cards), rows, rng)
    return rows


def half_dealt(rules: Rules, state: State, count: int, rng: int) -> Integers | None:
    """None: all of the first distribution is luck of the deal, all later cards are luck of the draw."""
    del rules, state, count, rng
    return None


def place(state: State, actions: Sequence[int]) -> Reason:
    """Where in the deal a decision belongs: in which of the seat's turns."""
    del state
    discards = sum(action >> 6 == KIND_DISCARD for action in actions)
    return Reason("report-place-turn", {"number": discards // SEATS + 1})


def contract(state: State) -> int:
    """0: Mille has no contract."""
    del state
    return 0


def defends(state: State, seat: int) -> bool:
    """False: Mille has no contract."""
    del state, seat
    return False
