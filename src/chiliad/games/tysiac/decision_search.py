"""One decision of a player of Tysiac that searches.

It draws worlds that fit what the seat has observed (``worlds.py``, weighted by ``belief.py`` where the player has a
belief), plays the candidates out in all of them (``search.py``), and takes the one with which the chance to win the
match (``equity.py``) is best.  A node is one roll-out.  Two habits come before that: it does not concede for a small
advantage (``reluctance``), and a defender gives the other defender no ace or ten unless that is better by far and
beyond doubt.

* Cards: every legal card in the same worlds; the better ones again in more worlds.  ``expert`` solves worlds besides:
  whether the contract is made when all play their best and see all cards (``solver.py``).  From six cards down it
  looks for a card that reaches that in every world, and then for plans that need not see the cards (``endings.py``).
* Gifts, contract, concession: pairs of gifts are played once for all contracts, since the points do not depend on the
  figure; the best pairs are played again in more worlds, and their best contract is compared with conceding.
* Auction: the lowest bid while it is worth more to be the declarer at that figure than to pass.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple, cast

from chiliad._jit import COMPILED, set_at
from chiliad.bits import lowest_index, popcount, step
from chiliad.bot import Candidate, Decision
from chiliad.game import Event, actions_of
from chiliad.games.tysiac import endings, search
from chiliad.games.tysiac.arrays import WIDTH
from chiliad.games.tysiac.belief import Pool, drawn, weighted_worlds
from chiliad.games.tysiac.calibration import bid_numbers, calibrated, compared
from chiliad.games.tysiac.equity import ONE, share, strengths
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.scoring import settle_deal
from chiliad.games.tysiac.solver import workspace
from chiliad.games.tysiac.state import (
    ACES,
    CONCEDE,
    KIND_BID,
    KIND_CONTRACT,
    KIND_GIVE,
    PASS,
    SEATS,
    SECOND,
    TENS,
    after,
    card_points,
)
from chiliad.games.tysiac.talon import CALL_STEP, FIRST_CALL, call_index, contract_fixed
from chiliad.games.tysiac.tricks import beats
from chiliad.games.tysiac.worlds import fill

if TYPE_CHECKING:
    from collections.abc import Sequence

    import numpy
    from numpy.typing import NDArray

    from chiliad.numpy_arrays import Integers

    Floats = NDArray[numpy.float64]

_WORLDS_MIN, _WORLDS_MAX = 4, 250  # drawn at once; more of them take longer to draw than to play
SOLVED_WORLDS = {2: 200, 3: 200, 4: 200, 5: 100, 6: 60, 7: 40, 8: 24}
"""How many worlds are solved, by the cards in hand: as many as take some ten milliseconds."""
NODES_PER_SOLVED_WORLD = 80
"""A small budget solves fewer: one world, with each of the cards that are left to compare, for so many roll-outs."""
SOLVER_WEIGHT = 0.75
"""The weight of the solved worlds in a card's value; the rest has the roll-outs, whose players see no hidden card."""
GIVING_MIN = 0.04
"""How much better, as a chance to win the match, it must be to give the other defender an ace or ten."""
ENDING_CARDS = 6
"""With so many cards in hand and fewer, the search allows for what the seat will not see (``endings.py``)."""
_KEPT = 4  # candidates that are played in the second half of the worlds
_MANY_PAIRS = 50  # of more pairs of gifts, the better quarter is found first, with an eighth of the nodes
CLEAR = 3.0
"""The auction looks no further when bid and pass are so many standard errors apart."""
_TALONS_AT_ONCE, _TALONS_MAX = 16, 160


class Effort(NamedTuple):
    """How a number of nodes is spent on gifts and on the auction."""

    gift_cards: int  # gifts are chosen among so many of the cheapest cards
    talon_gift_cards: int  # the same during the auction, for each talon drawn
    hands: int  # the hands drawn for each of those talons, for the choice and as many again for its value


def effort(nodes: int) -> Effort:
    """How to spend so many nodes."""
    if nodes < 1000:
        return Effort(5, 3, 4)
    if nodes < 15000:
        return Effort(7, 5, 6)
    return Effort(10, 5, 6)


@dataclass
class DecisionSearch:
    """One decision: what is observed, how many nodes are left for it, and where its random numbers begin."""

    observation: Observation
    nodes: int
    rng: int
    reluctance: int
    """How much better than to play a concession must be, in units of ``1 / ONE``."""
    events: tuple[Event, ...] | None = None
    """What a belief is made of; None: all worlds are equally likely."""
    solves: bool = False
    """Whether the contract's chance comes from the solver where few cards are left."""
    calibrates: bool = False
    """Whether chances are those that have come true, not those of the roll-outs and the solver."""
    pool: Pool | None = None
    """Weighted worlds, from which all worlds of the decision are drawn."""

    def worlds(self, count: int) -> Integers:
        """So many worlds, a row each."""
        import numpy

        count = min(max(count, _WORLDS_MIN), _WORLDS_MAX)
        if self.events is not None:
            if self.pool is None or len(self.pool.rows) < 2 * count:
                self.pool, self.rng = weighted_worlds(self.observation, self.events, count, self.rng)
            worlds, self.rng = drawn(self.pool, count, self.rng)
            return worlds
        rows = numpy.zeros((count, WIDTH), numpy.int64)
        self.rng = fill(self.observation, rows, self.rng)
        return rows

    # --- Cards --------------------------------------------------------------------------------------------------------

    def cards(self, actions: list[int], count: int) -> Integers:
        """The results of ``search.evaluate`` for these actions in so many new worlds."""
        import numpy

        observation = self.observation
        worlds = self.worlds(count)
        results = numpy.zeros((3, len(actions), len(worlds)), numpy.int64)
        table = strengths(observation.rules, observation.before)
        candidates = numpy.array(actions, numpy.int64)
        search.evaluate(observation.rules, worlds, candidates, table, observation.seat, results)
        return results

    def play(self) -> Decision:
        """The best card, by two rounds: all cards, then the better ones again."""
        import numpy

        actions = actions_of(self.observation.legal)
        first = self.cards(actions, self.nodes // (2 * len(actions)))
        ranked = sorted(range(len(actions)), key=lambda n: _rank(first[:, n], actions[n]))
        giving = self.giving()
        # One proved card is enough: a harmless one, if there is one.
        proofs = self.proofs(sorted((actions[n] for n in ranked), key=lambda action: giving >> (action & 63) & 1))
        ranked.sort(key=lambda n: proofs.get(actions[n]) != endings.YES)
        # The last place is for a card that is not refuted, if the others are.
        ranked[_KEPT - 1 :] = sorted(ranked[_KEPT - 1 :], key=lambda n: proofs.get(actions[n]) == endings.NO)
        kept = [actions[n] for n in (ranked if giving else ranked[:_KEPT])]  # a harmless card is never lost
        second = self.cards(kept, self.nodes // (2 * len(kept)))
        done = [
            (action, numpy.concatenate((first[:, n], second[:, kept.index(action)]), axis=1))
            for n, action in enumerate(actions)
            if action in kept
        ]
        done.sort(key=lambda one: _rank(one[1], one[0]))
        solved = self.solved(done)
        sure = self.sure(done, proofs, solved)
        done.sort(key=lambda one: (one[0] not in sure, -solved.get(one[0], (0.0, 0.0))[0]))
        done.insert(0, done.pop(self.spared(done, solved, sure, giving)))
        lost = [(actions[n], first[:, n]) for n in ranked if actions[n] not in kept]
        return _decision(
            [
                self.candidate(action, results, solved.get(action), proved=proofs.get(action) == endings.YES)
                for action, results in done + lost
            ]
        )

    def solved(self, done: list[tuple[int, Integers]]) -> dict[int, tuple[float, float]]:
        """For each card its value and the chance that the contract is made, from worlds that are solved.

        In each world the solver says whether the contract is made when all see all cards.  What it is worth to make it
        or to fail is told by the roll-outs.  Empty where nothing is solved, or where the contract is made.
        """
        import numpy

        observation = self.observation
        made_already = observation.points[observation.auction.declarer] >= observation.auction.contract
        if not (self.solves and COMPILED) or popcount(observation.hand) not in SOLVED_WORLDS or made_already:
            return {}
        # Some are solved in any case: whoever plays a deal with the smallest budget has then compiled all there is.
        worlds = self.worlds(min(SOLVED_WORLDS[popcount(self.observation.hand)], self.nodes // NODES_PER_SOLVED_WORLD))
        actions = [action for action, _ in done]
        chances = self.sound(worlds, actions)
        if chances is None:
            results = numpy.zeros((len(done), len(worlds)), numpy.int64)
            candidates = numpy.array(actions, numpy.int64)
            search.makes_exactly(observation.rules, worlds, candidates, *workspace(), results)
            chances = results.mean(axis=1).tolist()
        every = numpy.concatenate([one for _, one in done], axis=1)
        made, shares = every[search.MADE], every[search.SHARE]
        ends = [shares[made == end] for end in (False, True)]
        worth = [float(one.mean()) / ONE if len(one) else self.worth(bool(end)) for end, one in enumerate(ends)]
        found = {}
        for (action, own), chance in zip(done, chances, strict=True):
            exact = worth[0] + float(chance) * (worth[1] - worth[0])
            rolled = float(own[search.SHARE].mean()) / ONE
            found[action] = (rolled + SOLVER_WEIGHT * (exact - rolled), float(chance))
        return found

    def worth(self, made: bool) -> float:
        """The chance to win the match if the contract is made, or fails, and nobody takes another point."""
        rules, seen, auction = self.observation.rules, self.observation, self.observation.auction
        points = set_at(seen.points, auction.declarer, auction.contract if made else auction.contract - 1)
        settled = settle_deal(rules, seen.before, seen.dealer, auction.declarer, auction.contract, False, points)
        table = cast("Sequence[int]", strengths(rules, seen.before))  # an array, as in compiled code
        return share(rules, seen.before, settled, table, seen.seat) / ONE

    def proofs(self, actions: list[int]) -> dict[int, int]:
        """For each card, the likeliest first, whether it is proved to make the contract, or as a defender to break it.

        Empty where nothing is solved, and above ``ENDING_CARDS``.
        """
        if not (self.solves and COMPILED) or popcount(self.observation.hand) > ENDING_CARDS:
            return {}
        proofs = endings.proved(self.observation, actions, self.nodes, one_is_enough=True)
        return dict(zip(actions, proofs, strict=True))

    def sure(
        self, done: list[tuple[int, Integers]], proofs: dict[int, int], solved: dict[int, tuple[float, float]]
    ) -> set[int]:
        """The cards that are proved; where none is, but some are refuted, the others that never failed in a world."""
        proved = {action for action, _ in done if proofs.get(action) == endings.YES}
        if proved or endings.NO not in proofs.values():
            return proved
        goal = float(self.observation.seat == self.observation.auction.declarer)
        made = {action: self.made(results, solved.get(action)) for action, results in done}
        return {action for action in made if proofs.get(action) == endings.UNKNOWN and made[action] == goal}

    def sound(self, worlds: Integers, actions: list[int]) -> list[float] | None:
        """For each card the chance that the contract is made, if the seat sees no hidden card later either."""
        observation = self.observation
        if popcount(observation.hand) > ENDING_CARDS:
            return None
        found = endings.goal_chances(observation.rules, worlds, actions, popcount(observation.hand), self.nodes)
        if found is None or observation.seat == observation.auction.declarer:
            return found
        return [1 - chance for chance in found]

    def candidate(
        self,
        action: int,
        results: Integers,
        known: tuple[float, float] | None = None,
        hand: int | None = None,
        *,
        proved: bool = False,
    ) -> Candidate:
        """An action after the auction, from its ``results``: share, contract made and points, for each world.

        ``known``: its value and the chance before it is calibrated, where they are not the means of the numbers.
        ``hand``: what the seat keeps, where that is not all it has.
        ``proved``: whether it certainly makes the contract, or as a defender breaks it.
        """
        found = _candidate(action, results[search.SHARE])
        value, chance = (found.value, self.made(results, None)) if known is None else known
        if proved:
            chance = float(self.observation.seat == self.observation.auction.declarer)
        elif self.calibrates:
            chance = calibrated(self.observation, chance, self.observation.hand if hand is None else hand)
        more = {"match_chance": value, "make_chance": chance, "points": float(results[search.SCORE].mean())}
        return Candidate(action, value, found.standard_error, more)

    def giving(self) -> int:
        """The aces and tens, as a mask, that the other defender would get: those that leave the trick with this player.

        None where the seat does not play last, as a defender, to a trick that the other defender takes so far.
        """
        observation = self.observation
        declarer, seat = observation.auction.declarer, observation.seat
        if observation.second < 0 or seat == declarer:
            return 0
        best, holder = observation.led, after(seat)
        if beats(observation.second, best, observation.trump):
            best, holder = observation.second, after(holder)
        if holder == declarer:
            return 0
        cards = observation.hand & (ACES | TENS)
        return sum(
            1 << card for card in range(SECOND) if cards >> card & 1 and not beats(card, best, observation.trump)
        )

    def spared(
        self,
        done: list[tuple[int, Integers]],
        solved: dict[int, tuple[float, float]],
        sure: set[int],
        giving: int,
    ) -> int:
        """The place of the best card after all: a harmless one, unless an ace or ten of ``giving`` is better for sure.

        It is if it is better by ``GIVING_MIN`` and by two standard errors; or if it is proved to break the contract,
        and the harmless card is not.
        """
        best, results = done[0]
        if not giving >> (best & 63) & 1:
            return 0
        for place, (action, others) in enumerate(done):
            if card_points(1 << (action & 63) % SECOND) >= 10:
                continue
            if best in sure and action not in sure:
                return 0
            better = (results[search.SHARE] - others[search.SHARE]) / ONE
            error = float(better.std()) / max(len(better) - 1, 1) ** 0.5
            gain = solved[best][0] - solved[action][0] if solved else float(better.mean())
            return place if gain < max(GIVING_MIN, 2 * error) else 0
        return 0

    @staticmethod
    def made(results: Integers, solved: tuple[float, float] | None) -> float:
        """The share of the worlds in which the contract is made."""
        return float(results[search.MADE].mean()) if solved is None else solved[1]

    # --- Gifts, contract, concession ----------------------------------------------------------------------------------

    def pairs(self) -> list[tuple[int, int]]:
        """The pairs of gifts that are worth a look, as indices of kind GIVE; -1 for a card that is given already."""
        observation = self.observation
        next_seat = after(observation.seat)
        given = observation.auction.given
        first = given[next_seat] < 0
        last = given[after(next_seat)] < 0
        if not first and not last:
            return [(-1, -1)]
        count = effort(self.nodes).gift_cards if first and last else popcount(observation.hand)
        pool = search.cheapest_cards(observation.rules, observation.hand, count)
        cards = [card for card in range(SECOND) if pool >> card & 1]
        if first and last:
            return [(a, SECOND + b) for a in cards for b in cards if a != b]
        return [(card, -1) if first else (-1, SECOND + card) for card in cards]

    def gifts(self, pairs: list[tuple[int, int]], count: int, stride: int, contracts: int) -> tuple[Integers, ...]:
        """Points and shares of pairs in so many new worlds (``search.gift_points``, ``search.contract_shares``).

        The third array holds the share of conceding, -1 where that is not legal.
        """
        import numpy

        observation = self.observation
        worlds = self.worlds(count)
        gifts = numpy.array(pairs, numpy.int64)
        points = numpy.zeros((len(pairs), len(worlds), SEATS), numpy.int64)
        search.gift_points(observation.rules, worlds, gifts, observation.auction.contract, points)
        shares = numpy.zeros((len(pairs), contracts, len(worlds)), numpy.int64)
        table = strengths(observation.rules, observation.before)
        conceded = search.contract_shares(observation.rules, worlds[0], gifts, stride, table, points, shares)
        return points, shares, numpy.array([conceded])

    def kept(self, pair: tuple[int, int]) -> int:
        """What the declarer keeps of its hand after a pair of gifts."""
        return self.observation.hand & ~sum(1 << gift % SECOND for gift in pair if gift >= 0)

    def worths(self, pairs: list[tuple[int, int]], points: Integers, shares: Integers) -> Floats:
        """The mean share of each pair with each contract; below 0 where it may not be named.

        Where chances are calibrated, the worlds in which the contract is made, and those in which it fails, have the
        weights that ``calibration.compared`` gives them.
        """
        import numpy

        means: Floats = shares.mean(axis=2)
        if not self.calibrates:
            return means
        for n, b in numpy.ndindex(means.shape):
            made = points[n] >= self.observation.auction.contract + self.observation.rules.step * b
            chance = float(made.mean())
            if means[n, b] >= 0 and 0 < chance < 1:
                gain = float(shares[n, b][made].mean() - shares[n, b][~made].mean())
                change = compared(self.observation.rules, chance, self.kept(pairs[n])) - chance
                means[n, b] = max(float(means[n, b]) + change * gain, 0.0)
        return means

    def give(self) -> Decision:
        """The best pair of gifts with its best contract, or a concession; or, where both are given, the contract."""
        import numpy

        pairs = self.pairs()
        rules, auction = self.observation.rules, self.observation.auction
        figure = auction.contract
        fixed = contract_fixed(rules, self.observation.before, auction)
        room = 0 if fixed else (rules.bid_max - figure) // rules.step
        while len(pairs) > _KEPT:
            kept = _KEPT if len(pairs) <= _MANY_PAIRS else len(pairs) // 4
            count = self.nodes // ((2 if kept == _KEPT else 8) * len(pairs))
            _, shares, _ = self.gifts(pairs, count, 4 * rules.step, min(6, 1 + room // 4))
            means = shares.mean(axis=2).max(axis=1)
            pairs = [pairs[n] for n in sorted(range(len(pairs)), key=lambda n: (-means[n], n))[:kept]]
        points, shares, conceded = self.gifts(pairs, self.nodes // (2 * len(pairs)), rules.step, min(41, 1 + room))
        means = self.worths(pairs, points[:, :, self.observation.seat], shares)
        found = []
        for n, pair in enumerate(pairs):
            for b in [int(means[n].argmax())] if pair != (-1, -1) else range(means.shape[1]):
                if means[n, b] < 0:
                    continue
                contract = figure + rules.step * b
                gift = pair[0] if pair[0] >= 0 else pair[1]
                action = KIND_GIVE << 6 | gift if gift >= 0 else KIND_CONTRACT << 6 | call_index(contract)
                made = (points[n, :, self.observation.seat] >= contract).astype(numpy.int64)
                results = numpy.stack((shares[n, b], made, points[n, :, self.observation.seat]))
                known = float(means[n, b]) / ONE, float(made.mean())
                one = self.candidate(action, results, known, self.kept(pair))
                found.append(replace(one, more={**one.more, "contract": contract}))
        legal = self.observation.legal
        found = [one for one in found if legal[one.action >> 6] >> (one.action & 63) & 1]
        if conceded[0] >= 0:
            chance = float(conceded[0]) / ONE
            value = chance - self.reluctance / ONE
            found.append(Candidate(KIND_BID << 6 | CONCEDE, value, 0.0, {"match_chance": chance}))
        return _decision(sorted(found, key=lambda one: -(one.value or 0.0)))

    # --- The auction --------------------------------------------------------------------------------------------------

    def bid(self) -> Decision:
        """The lowest bid, while to be the declarer at that figure is worth more than to pass."""
        import numpy

        observation = self.observation
        seat = observation.seat
        least = lowest_index(observation.legal[KIND_BID])
        plan = effort(self.nodes)
        contract = FIRST_CALL + CALL_STEP * least
        passing = self.cards([KIND_BID << 6 | PASS], self.nodes // 4)[:, 0]
        each = plan.hands * (plan.talon_gift_cards * (plan.talon_gift_cards - 1) + 1)
        worlds = self.worlds(min(3 * self.nodes // (4 * each), _TALONS_MAX))
        table = strengths(observation.rules, observation.before)
        scratch = numpy.zeros((2 * plan.hands, 4), numpy.int64)
        shares = numpy.zeros(0, numpy.int64)
        while len(shares) < len(worlds) and not _clear(passing[search.SHARE], shares):
            talons = worlds[len(shares) : len(shares) + _TALONS_AT_ONCE]
            more = numpy.zeros(len(talons), numpy.int64)
            self.rng = step(self.rng)
            search.declared(
                observation.rules,
                talons,
                seat,
                contract,
                plan.talon_gift_cards,
                5,
                self.reluctance,
                table,
                bid_numbers(observation.rules) if self.calibrates else search.RAW,
                scratch,
                self.rng,
                more,
            )
            shares = numpy.concatenate((shares, more))
        found = [
            _candidate(KIND_BID << 6 | PASS, passing[search.SHARE]),
            _candidate(KIND_BID << 6 | least, shares),
        ]
        return _decision(sorted(found, key=lambda one: -(one.value or 0.0)))


def _rank(results: Integers, action: int) -> tuple[float, float, int]:
    """The order of cards: by share; level ones by points of the deal, then the card of fewer points."""
    return -float(results[search.SHARE].mean()), -float(results[search.SCORE].mean()), action


def _clear(shares: Integers, others: Integers) -> bool:
    """Whether two means are too far apart for chance."""
    if len(others) == 0:
        return False
    error = float(shares.var() / max(len(shares) - 1, 1) + others.var() / max(len(others) - 1, 1)) ** 0.5
    return bool(abs(float(shares.mean() - others.mean())) > CLEAR * error)


def _candidate(action: int, shares: Integers) -> Candidate:
    """An action with its chance to win the match, from one number for each world."""
    value = float(shares.mean()) / ONE
    error = float(shares.std()) / ONE / max(len(shares) - 1, 1) ** 0.5
    return Candidate(action, value, error, {"match_chance": value})


def _decision(candidates: list[Candidate]) -> Decision:
    return Decision(candidates[0].action, tuple(candidates))
