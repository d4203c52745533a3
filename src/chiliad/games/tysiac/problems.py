"""Problems of Tysiac for people to solve: decisions whose best move is proved, or judged beyond doubt.

Two kinds of proof, and what they take:

* ``PROVED``: a card guarantees the goal (of the declarer to make the contract, of a defender that it fails) in every
  deal that fits what the seat has observed, against all play of the two others (``endings.proved``).  Nobody who sees
  all cards can have more.  Every other card is refuted: it does not guarantee the goal.
* ``JUDGED``: in worlds weighted by what the others have done (``belief.py``), the solver says what each card leads to
  if all see all cards.  The best cards do no worse than any other in ``SURE`` of the worlds, and each other card
  reaches the goal in ``AHEAD`` fewer of them.  Gifts and concessions are judged in the same way after the best pair of
  gifts, by the solver and by roll-outs both.

``bots/problems.py`` makes problems of these, and asks the strongest level besides.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import count, permutations
from typing import TYPE_CHECKING

from chiliad._jit import popcount
from chiliad.bits import seed_from
from chiliad.game import JUDGED, PROVED, Played, actions_of
from chiliad.games.tysiac import GAME, search
from chiliad.games.tysiac.arrays import WIDTH, pack, unpack
from chiliad.games.tysiac.belief import drawn, weighted_worlds
from chiliad.games.tysiac.endings import NO, YES, proved
from chiliad.games.tysiac.observation import UNSEEN_GIFT, Observation
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.proved_endings import played
from chiliad.games.tysiac.solver import makes_many, workspace
from chiliad.games.tysiac.state import (
    ACES,
    ALL,
    CONCEDE,
    GIVE,
    KIND_BID,
    KIND_CONTRACT,
    KIND_GIVE,
    MARRIAGE,
    PLAY,
    SEATS,
    SECOND,
    SUIT,
    TENS,
    Standing,
    State,
    after,
    card_points,
    marriages,
    suit_number,
)
from chiliad.games.tysiac.talon import call_index
from chiliad.games.tysiac.tricks import beats
from chiliad.games.tysiac.worlds import fill
from chiliad.information import InformationState

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from chiliad.numpy_arrays import Integers

    Floats = NDArray[numpy.float64]

PROVED_SHARE = 0.94
"""At least this part of a set of problems is proved."""
THEME_SHARE = 0.35
"""At most this part of a set has the same theme."""
USUAL_SHARE = {PROVED: 0.64, JUDGED: 0.92}
"""At most this part of the problems of a kind is solved by the usual level, *club*."""
LEVEL_SHARE = {PROVED: 0.5, JUDGED: 0.5}
"""At most this part of the problems of a kind has the same difficulty."""
PLAYERS = ("beginner", "casual", "club", "strong")
"""The levels that play the deals."""
CARDS_MIN = 3
PROOF_NODES = 400_000
"""How long a proof may take (``endings.proved``): a decision is left out where a card is neither proved nor refuted."""
PROOF_NODES_TO_CHECK = 4_000_000
LOOK_WORLDS = 16
"""Worlds of a first look, which spares most proofs: a card that fails in none of them is seldom refuted."""
WORLDS = 200
"""Worlds of a judgement."""
SURE = 0.95
SLACK = 0.035
"""Two standard errors of a share of 0.95 in ``WORLDS`` worlds: a judgement in other worlds may differ by so much."""
AHEAD = 0.5
"""How many fewer of the worlds, as a part of all, another card makes or breaks the contract in."""
GIFTS_AHEAD = 0.25
"""The same of gifts, and of playing at all: conceding scores nothing, a contract its whole figure."""
PAIRS_SOLVED = 6
"""So many pairs of gifts are solved, the best by roll-outs."""

THEMES = (
    "marriage",
    "hold-marriage",
    "draw-trumps",
    "cash-winner",
    "give-up-lead",
    "take-trick",
    "cheapest-winner",
    "hold-up",
    "points-to-partner",
    "save-points",
    "discard",
    "play-on",
    "gifts",
    "concede",
)


GIFT_THEMES = ("play-on", "gifts", "concede")
"""Of decisions with the talon in hand: for these a deal is played no further."""


def deals(proof: str, rules: Rules, seed: int, first: int, theme: str | None = None) -> Iterator[Played]:
    """Deals of players of the levels, from the ``first`` on, without end; each has the places worth a look.

    ``theme``: places that can't have it are left out.
    """
    gifts = theme in GIFT_THEMES
    for number in count(first):
        names, log, states = played(rules, seed_from(seed, number, 0), PLAYERS, GIVE if gifts else None)
        places = [
            place
            for place, state in enumerate(states)
            if _worth_a_look(proof, state) and (theme is None or gifts == (state.phase == GIVE))
        ]
        yield Played(number, Standing(), states[0].dealer, tuple(names), tuple(log), tuple(places))


def _worth_a_look(proof: str, state: State) -> bool:
    if state.phase == GIVE:
        return proof == JUDGED and state.auction.given == (-1, -1, -1)
    if state.phase != PLAY or popcount(state.hands[state.turn]) < CARDS_MIN:
        return False
    return state.points[state.auction.declarer] < state.auction.contract


def choices(observation: Observation) -> int:
    """How many moves there are."""
    return len(actions_of(observation.legal))


def best_moves(
    proof: str, info: InformationState[Observation], wrong: int | None, seed: int, nodes: int = PROOF_NODES
) -> list[str]:
    """The best moves of a decision; empty where it is no problem: nothing is sure, or ``wrong`` is right.

    ``wrong``: what a simple player would do; None where a problem is checked: then the quick looks are left out, and a
    judgement in other worlds may fall short by as much as chance explains (``SLACK``).  ``nodes``: of a proof.
    """
    observation = info.observation
    world: State = GAME.resample(observation, 1)[0]
    found = _best_actions(proof, info, wrong, seed, nodes)
    return [GAME.action_text(observation.rules, world, action).partition(" ")[2] for action in found]


def _best_actions(
    proof: str, info: InformationState[Observation], wrong: int | None, seed: int, nodes: int
) -> tuple[int, ...]:
    observation = info.observation
    if observation.phase == GIVE:
        return _best_gifts(info, wrong, seed)
    actions = actions_of(observation.legal)
    look = _reached(observation, actions, _worlds(observation, LOOK_WORLDS, seed))
    reached = look.mean(axis=1)
    wrongly = None if wrong is None else actions.index(wrong)
    if proof == PROVED:
        if reached.max() < 1 or (wrongly is not None and reached[wrongly] == 1):
            return ()
        proofs = proved(observation, actions, nodes)
        if YES not in proofs or any(one not in (YES, NO) for one in proofs):
            return ()
        best = tuple(action for action, one in zip(actions, proofs, strict=True) if one == YES)
    else:
        if wrongly is not None and reached[wrongly] > reached.max() - AHEAD / 2:
            return ()
        best = _sure(
            actions, _reached(observation, actions, _likely(info, WORLDS, seed)), 0.0 if wrong is not None else SLACK
        )
    return best if wrong not in best and len(best) < len(actions) else ()


def _worlds(observation: Observation, number: int, seed: int) -> Integers:
    import numpy

    rows = numpy.zeros((number, WIDTH), numpy.int64)
    fill(observation, rows, seed)
    return rows


def _likely(info: InformationState[Observation], number: int, seed: int) -> Integers:
    """So many worlds, weighted by what the other players have done."""
    pool, rng = weighted_worlds(info.observation, info.events, number, seed)
    rows, _ = drawn(pool, number, rng)
    return rows


def _reached(observation: Observation, actions: Sequence[int], worlds: Integers) -> Integers:
    """For each card and world 1 where the seat reaches its goal if all see all cards, else 0."""
    import numpy

    results = numpy.zeros((len(actions), len(worlds)), numpy.int64)
    candidates = numpy.array(actions, numpy.int64)
    search.makes_exactly(observation.rules, worlds, candidates, *workspace(), results)
    return results if observation.seat == observation.auction.declarer else 1 - results


def _sure(actions: Sequence[int], reached: Integers, slack: float) -> tuple[int, ...]:
    """The actions that are best in ``SURE`` of the worlds, where all others are ``AHEAD`` behind; else none.

    Both may be less by ``slack``.
    """
    possible = reached.max(axis=0)
    best = [n for n in range(len(actions)) if (reached[n] >= possible).mean() >= SURE - slack]
    if not best:
        return ()
    least = min(reached[n].mean() for n in best)
    others = [reached[n].mean() for n in range(len(actions)) if n not in best]
    if any(least - other < AHEAD - slack for other in others):
        return ()
    return tuple(actions[n] for n in best)


# --- Gifts and concessions --------------------------------------------------------------------------------------------


def _best_gifts(info: InformationState[Observation], wrong: int | None, seed: int) -> tuple[int, ...]:
    """The gifts after which the contract is surely made; the concession, where it surely fails after all of them."""
    import numpy

    observation = info.observation
    concede = KIND_BID << 6 | CONCEDE
    if not observation.legal[KIND_BID] >> CONCEDE & 1:
        return ()
    cards = [card for card in range(SECOND) if observation.hand >> card & 1]
    pairs = [(first, SECOND + last) for first, last in permutations(cards, 2)]
    contract, seat = observation.auction.contract, observation.seat

    def rolled(number: int) -> Floats:
        worlds = _likely(info, number, seed) if number == WORLDS else _worlds(observation, number, seed)
        points = numpy.zeros((len(pairs), len(worlds), SEATS), numpy.int64)
        search.gift_points(observation.rules, worlds, numpy.array(pairs, numpy.int64), contract, points)
        made: Floats = (points[:, :, seat] >= contract).mean(axis=1)
        return made

    def chances_of(made: Floats) -> dict[int, float]:
        """The best chance with each gift."""
        found: dict[int, float] = {}
        for n, pair in enumerate(pairs):
            for gift in pair:
                action = KIND_GIVE << 6 | gift
                found[action] = max(found.get(action, 0.0), float(made[n]))
        return found

    sure = SURE if wrong is not None else SURE - SLACK
    if wrong is not None:
        look = rolled(LOOK_WORLDS)
        if 1 - sure < look.max() < sure or chances_of(look).get(wrong, 0.0) > sure - GIFTS_AHEAD / 2:
            return ()
    made = rolled(WORLDS)
    worlds = _likely(info, WORLDS, seed_from(seed, 1, 0))
    order = sorted(range(len(pairs)), key=lambda n: -made[n])
    solved = {n: _makes_after(observation, worlds, pairs[n]) for n in order[:PAIRS_SOLVED]}
    if made.max() <= 1 - sure and max(solved.values()) <= 1 - sure:
        return (concede,) if wrong != concede else ()
    chances = chances_of(made)
    found = {pairs[n] for n in solved if min(solved[n], made[n]) >= sure}
    best = {KIND_GIVE << 6 | gift for pair in found for gift in pair}
    best |= {action for action, chance in chances.items() if chance >= sure and best}
    if not best or wrong in best or any(chances[a] > sure - GIFTS_AHEAD for a in chances if a not in best):
        return ()
    return tuple(sorted(best))


def _makes_after(observation: Observation, worlds: Integers, pair: tuple[int, int]) -> float:
    """The part of the worlds in which the contract is made after two gifts, if all see all cards."""
    import numpy

    rules, contract = observation.rules, observation.auction.contract
    rows, out = worlds.copy(), numpy.zeros(len(worlds), numpy.int64)
    for row in rows:
        state = unpack(tuple(row.tolist()))
        for action in (KIND_GIVE << 6 | pair[0], KIND_GIVE << 6 | pair[1], KIND_CONTRACT << 6 | call_index(contract)):
            state = GAME.apply(rules, state, action)
        pack(state, row)
    makes_many(rules, rows, contract, out)
    return float(out.mean())


# --- What a problem is about ------------------------------------------------------------------------------------------


def theme(observation: Observation, moves: Sequence[str], wrong: int) -> str:
    """What a problem is about, one of ``THEMES``; ``moves`` are the best ones, ``wrong`` is the action that tempts."""
    world: State = GAME.resample(observation, 1)[0]
    best = [GAME.read_move(observation.rules, world, observation.seat, move)[0] for move in moves]
    if observation.phase == GIVE:
        if best[0] == KIND_BID << 6 | CONCEDE:
            return "concede"
        return "play-on" if wrong == KIND_BID << 6 | CONCEDE else "gifts"
    cards = [action & 63 for action in best]
    if observation.led < 0:
        return _theme_of_lead(observation, cards, wrong & 63)
    return _theme_of_answer(observation, [card % SECOND for card in cards], (wrong & 63) % SECOND)


def _theme_of_lead(observation: Observation, cards: list[int], wrong: int) -> str:
    if all(card >= SECOND for card in cards):
        return "marriage"
    if wrong >= SECOND:
        return "hold-marriage"
    if observation.trump >= 0 and all(suit_number(card % SECOND) == observation.trump for card in cards):
        return "draw-trumps"
    unseen = ALL & ~(observation.hand | observation.played[0] | observation.played[1] | observation.played[2])
    winners = [not any(unseen >> other & 1 and beats(other, card, -1) for other in range(SECOND)) for card in cards]
    return "cash-winner" if all(winners) else "give-up-lead"


def _theme_of_answer(observation: Observation, cards: list[int], wrong: int) -> str:
    holder, best = _holder(observation)
    wins = [beats(card, best, observation.trump) for card in cards]
    wrong_wins = beats(wrong, best, observation.trump)
    if all(wins):
        return "cheapest-winner" if wrong_wins else "take-trick"
    if not any(wins) and wrong_wins:
        return "hold-up"
    dear = all(1 << card & (ACES | TENS) for card in cards)
    partner = observation.seat != observation.auction.declarer and holder != observation.auction.declarer
    if dear and partner:
        return "points-to-partner"
    if max(card_points(1 << card) for card in cards) < card_points(1 << wrong):
        return "save-points"
    return "discard"


def _holder(observation: Observation) -> tuple[int, int]:
    """The seat that has the best card on the table, and the card."""
    seat, best = observation.seat, observation.led
    leader = after(after(seat)) if observation.second < 0 else after(seat)
    if observation.second >= 0 and beats(observation.second, best, observation.trump):
        return after(leader), observation.second
    return leader, best


def known_by(observation: Observation, proof: str, best: Sequence[Sequence[int]]) -> str:
    """How the best moves are known, as the end of the name of a message: ``problem-known-…``."""
    if observation.phase == GIVE:
        return "concede" if best[0][0] == KIND_BID << 6 | CONCEDE else "gift"
    return f"{proof}-{'makes' if observation.seat == observation.auction.declarer else 'fails'}"


def signature(observation: Observation) -> Hashable:
    """What two problems have in common that differ in the names of seats, and of suits where the rules allow, only.

    A suit whose marriage may still be declared has a value of its own; the others are alike, except the trump.
    """
    seat = observation.seat
    seats = (seat, after(seat), after(after(seat)))
    played = observation.played[0] | observation.played[1] | observation.played[2]
    possible = marriages(ALL & ~played) & ~observation.shown
    if observation.phase != PLAY:
        possible = marriages(ALL)
    alike = [suit for suit in range(4) if not possible & SUIT << 6 * suit]
    masks = [
        observation.hand,
        played,
        *(observation.excluded[one] for one in seats),
        *(observation.held[one] for one in seats),
        1 << observation.led if observation.led >= 0 else 0,
        1 << observation.second if observation.second >= 0 else 0,
        SUIT << 6 * observation.trump if observation.trump >= 0 else 0,
        observation.shown & MARRIAGE * (1 | 1 << 6 | 1 << 12 | 1 << 18),
        *(1 << given if 0 <= given < UNSEEN_GIFT else 0 for given in (observation.auction.given[one] for one in seats)),
    ]
    needed = observation.auction.contract - observation.points[observation.auction.declarer]
    numbers = (observation.phase, seats.index(observation.auction.declarer), needed)
    forms = []
    for order in permutations(alike):
        place = dict(zip(alike, order, strict=True))
        forms.append(tuple(_moved(mask, place) for mask in masks))
    return numbers + min(forms)


def _moved(mask: int, place: dict[int, int]) -> int:
    """A mask with some suits in the place of others."""
    return sum((mask >> 6 * suit & SUIT) << 6 * place.get(suit, suit) for suit in range(4))
