"""What single decisions cost, as the strongest bot of the game counts it: the moments of a report are found by it.

The balance (``balance.py``) sets every decision against a quick reference player.  That is right for sums, whoever the
reference is, but too rough for one decision: the reference may go on worse after one move than after another.  So the
strongest bot looks at every decision, and those that seem to have cost most are judged a second time with other
samples: the largest of many uncertain losses is large by luck, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from math import sqrt
from typing import NamedTuple

from chiliad.bits import seed_from
from chiliad.bot import Budget, Candidate
from chiliad.bots.analysis import Adviser, Hint, Judged, strongest
from chiliad.bots.balance import Balancer, Comparison, Slip, valuation
from chiliad.bots.reasons import against, option
from chiliad.errors import Illegal, Unreadable
from chiliad.presentation.reasons import Reason
from chiliad.records import Record

NODES_OF_BOT = 16
"""Where a budget is given that is below the usual one, the bot has so many nodes for each roll-out of a value."""
COMPARED_SEED, AGAIN_SEED = 3, 4
"""Apart from the seeds of the balance."""


class Made(NamedTuple):
    """In how many of a hundred possible deals a contract is made."""

    contract: int
    """In points; 0: the contract that is or was played for."""
    played: int
    """After what was played."""
    better: int
    """After what was better."""


class Verdict(NamedTuple):
    """A decision judged again: what was better, and what it cost in samples in which it was not found."""

    hint: Hint
    """The bot's at the decision, by the samples in which it was found."""
    played: Reason
    better: Reason
    compared: Comparison
    made: Made | None
    reasons: tuple[Reason, ...]
    """What the better move does that the played one does not."""


def adviser_of(record: Record, nodes: int | None, seed: int) -> Adviser:
    """The strongest bot of the game, with a budget that fits a report with so many roll-outs."""
    small = nodes is not None and nodes < valuation(record.game, record.rules).NODES
    budget = Budget(nodes=NODES_OF_BOT * nodes) if small and nodes is not None else None
    return Adviser(record, strongest(record.game.name), budget, seed)


def slips_of(record: Record, number: int, nodes: int | None = None, seed: int = 0) -> tuple[Slip, ...]:
    """The decisions of a deal, counted from 1, that seem to have cost something.

    A decision of several actions, as a whole turn, costs what they cost together.
    """
    judged = {one.hint.step: one for one in adviser_of(record, nodes, seed).judged(number)}
    found = []
    for begin, end in Balancer(record, number, nodes).decisions():
        steps = [step for step in range(begin, end) if step in judged]
        parts = [_loss(judged[step], judged.get(step + 1)) for step in steps]
        loss, error = sum(part for part, _ in parts), sqrt(sum(error**2 for _, error in parts))
        if loss > 0:
            found.append(Slip(begin, judged[steps[0]].hint.seat, loss, error))
    return tuple(found)


def _loss(one: Judged, following: Judged | None) -> tuple[float, float]:
    """What an action cost, and the standard error; 0 where nothing is known of it.

    An action that the bot has not compared is worth what the seat's best next one is, where the seat acts again.
    """
    if one.loss is not None:
        return one.loss, one.standard_error or 0.0
    best, after = one.hint.best, None
    if following is not None and following.hint.seat == one.hint.seat:
        after = following.hint.best
    if best is None or after is None or best.value is None or after.value is None:
        return 0.0, 0.0
    return best.value - after.value, sqrt((best.standard_error or 0.0) ** 2 + (after.standard_error or 0.0) ** 2)


class Judge:
    """Judges decisions of a record twice, with different samples."""

    def __init__(self, record: Record, nodes: int | None, seed: int) -> None:
        self._record, self._nodes, self._seed = record, nodes, seed
        self._first = adviser_of(record, nodes, seed)
        self._second = adviser_of(record, nodes, seed_from(seed, AGAIN_SEED, 0))

    def verdict(self, number: int, step: int) -> Verdict | None:
        """What was better than the decision that begins after ``step`` actions of a deal, counted from 1.

        None where the bot would do the same, as far as either of its samples tells, or can't value what was done.
        """
        record = self._record
        balancer = Balancer(record, number, self._nodes, seed_from(self._seed, COMPARED_SEED, step))
        end = next(end for begin, end in balancer.decisions() if begin == step)
        state, run = record.at(number, step), record.deals[number - 1].actions[step:end]
        first, second = self._first.judged_at(number, step), self._second.judged_at(number, step)
        runs = [self._run(state, judged.hint) for judged in (first, second)]
        if runs[0] is None or self._after(state, run) in [self._after(state, one) for one in runs if one is not None]:
            return None
        info, better = balancer.information(step), first.hint.own
        if "plan" in better.candidate.more:  # of a whole turn: the bot has not compared all plans that begin alike
            played = option(info, self._planned(state, run), first.played)
            compared, made = balancer.compared(step, runs[0]), None
        else:
            played = first.own
            one, other = self._valued(second, number, run[0]), _candidate(second.hint, better.candidate.action)
            if one is None or other is None:
                return None
            compared, made = _comparison(one, other), _made(one, other)
        return Verdict(first.hint, played.move, better.move, compared, made, against(info, better, played))

    def _run(self, state: object, hint: Hint) -> list[int] | None:
        """The actions that the bot would do in a decision; None where its plan can't be made line by line."""
        game, rules = self._record.game, self._record.rules
        plan, run = hint.own.candidate.more.get("plan"), list[int]()
        if not isinstance(plan, list) or not plan:
            return [hint.own.candidate.action]
        with suppress(Unreadable, Illegal):
            for line in plan:
                actions = game.read_move(rules, state, hint.seat, line)
                run += actions
                state = self._after(state, actions)
            return run
        return None

    def _after(self, state: object, run: Sequence[int]) -> object:
        for action in run:
            state = self._record.game.apply(self._record.rules, state, action)
        return state

    def _planned(self, state: object, run: Sequence[int]) -> Candidate:
        """What was played in a turn, as a plan of a bot."""
        game = self._record.game
        lines = game.write_lines(self._record.rules, state, run)
        return Candidate(run[0], more={"plan": [line.split(maxsplit=1)[1] for line in lines]})

    def _valued(self, judged: Judged, number: int, action: int) -> Candidate | None:
        """A candidate for what was played; if the bot has compared none, the best that the seat could do next."""
        found = _candidate(judged.hint, action)
        step, seat = judged.hint.step + 1, judged.hint.seat
        if found is None and self._record.game.actor(self._record.at(number, step)) == seat:
            return self._second.judged_at(number, step).hint.best
        return found


def _candidate(hint: Hint, action: int) -> Candidate | None:
    """What the bot says of an action, if it has valued it."""
    candidates = (one.candidate for one in hint.options)
    return next((one for one in candidates if one.action == action and one.value is not None), None)


def _comparison(played: Candidate, better: Candidate) -> Comparison:
    """The difference of two candidates of the same samples.

    Its error is told as if they had nothing in common, which is more than it is.
    """
    error = sqrt((played.standard_error or 0.0) ** 2 + (better.standard_error or 0.0) ** 2)
    chances = [_number(one.more.get("match_chance", one.value)) or 0.0 for one in (played, better)]
    return Comparison(chances[0], chances[1], chances[1] - chances[0], error)


def _made(played: Candidate, better: Candidate) -> Made | None:
    """How often the contract is made after two moves, where the bot knows and it is the same contract."""
    chances = [_number(one.more.get("make_chance")) for one in (played, better)]
    contracts = {one.more.get("contract", 0) for one in (played, better)}
    if chances[0] is None or chances[1] is None or len(contracts) > 1:
        return None
    return Made(int(_number(contracts.pop()) or 0), round(100 * chances[0]), round(100 * chances[1]))


def _number(value: object) -> float | None:
    return float(value) if isinstance(value, int | float) else None
