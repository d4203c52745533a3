#!/usr/bin/env python3
"""Count how often a defender of Tysiac gives the other defender an ace or ten without need.

    feeding.py expert --matches 60 --seed 1 [--workers N] [--json]

A player is ``NAME`` or ``NAME@BUDGET``, as in ``chiliad arena``; three equal ones play whole matches.

A *chance* is a defender's turn to play the last card of a trick that the other defender takes so far, if the defender
may play an ace or ten that does not take the trick, and may also play a harmless card: no ace, no ten, and no half of a
marriage in hand.  The defender *feeds* by playing an ace or ten there that does not take the trick.  There was *need*
of it where, with all cards seen, the declarer makes the contract after every harmless card and fails after the one that
was played; and where it alone was *certain*: by what the defender sees, it breaks the contract against every hand that
the others may have, and no harmless card does.  The share is of those with neither.  Deals that were conceded are not
counted.  The interval is over matches.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from chiliad.bits import popcount, seed_from
from chiliad.bots import play_out
from chiliad.bots.arena import Player, read_players
from chiliad.bots.intervals import Estimate, share
from chiliad.cli.arguments import cores
from chiliad.cli.workers import in_order
from chiliad.games import find
from chiliad.games.tysiac import endings
from chiliad.games.tysiac.decision_search import ENDING_CARDS
from chiliad.games.tysiac.observation import observe
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import apply
from chiliad.games.tysiac.rules_of_thumb import cards_of
from chiliad.games.tysiac.solver import action_values
from chiliad.games.tysiac.state import ACES, ALL, KIND_PLAY, OVER_PLAYED, PLAY, TENS, State, after, marriages
from chiliad.games.tysiac.tricks import beats, legal_play
from chiliad.play.duplicate import DuplicateChance
from chiliad.play.match import Match

CARDS_SEED, BOTS_SEED = 1, 2
DEALS_MAX = 2000
PROOF_NODES = 1_000_000  # for one proof


class Task(NamedTuple):
    """A match of three equal players."""

    player: Player
    seed: int
    number: int


class Counted(NamedTuple):
    """What was counted in a match, or in many."""

    chances: int = 0
    fed: int = 0
    needed: int = 0
    """Of those, how many alone could break the contract, as the cards lay."""
    certain: int = 0
    """Of the others, how many alone were certain to break it, whatever cards the defender did not see."""
    deals: int = 0


class Chance(NamedTuple):
    """The cards of a chance to feed, as masks; without a harmless card there is none, and both are 0."""

    feeding: int = 0
    harmless: int = 0


def chance_to_feed(rules: Rules, state: State) -> Chance:
    """The aces and tens by which the seat to act would feed the other defender, and the harmless cards."""
    seat, declarer = state.turn, state.auction.declarer
    if state.phase != PLAY or state.second < 0 or seat == declarer:
        return Chance()
    leader = after(seat)
    second_takes = beats(state.second, state.led, state.trump)
    best, taker = (state.second, after(leader)) if second_takes else (state.led, leader)
    if taker == declarer:
        return Chance()
    legal = legal_play(rules, state) & ALL
    kings = marriages(state.hands[seat])
    harmless = legal & ~(ACES | TENS | kings | kings >> 1)
    feeding = [card for card in cards_of(legal & (ACES | TENS)) if not beats(card, best, state.trump)]
    return Chance(sum(1 << card for card in feeding), harmless) if feeding and harmless else Chance()


def needed(rules: Rules, state: State, action: int, harmless: int) -> bool:
    """Whether, with all cards seen, the contract fails after this action and is made after every harmless card."""
    contract, values = state.auction.contract, action_values(rules, state)
    return values[action] < contract and all(
        points >= contract for other, points in values.items() if harmless >> (other & 63) & 1
    )


def certain(rules: Rules, state: State, action: int, harmless: int) -> bool:
    """Whether this action breaks the contract whatever the seat does not see, while each harmless card may fail to."""
    observation = observe(rules, state, state.turn)
    if popcount(observation.hand) > ENDING_CARDS:
        return False
    others = [KIND_PLAY << 6 | card for card in cards_of(harmless)]
    first, *rest = endings.proved(observation, [action, *others], PROOF_NODES)
    return first == endings.YES and all(proof == endings.NO for proof in rest)


def counted(match: Match) -> Counted:
    """The chances of all defenders of a match, and how many they used."""
    chances = fed = need = sure = deals = 0
    rules = cast(Rules, match.rules)
    for deal in match.record.deals:
        state = match.game.start(rules, deal.before, deal.dealer)
        for action in deal.actions:
            feeding, harmless = chance_to_feed(rules, state)
            chances += feeding != 0
            if feeding >> (action & 63) & 1:
                fed += 1
                if needed(rules, state, action, harmless):
                    need += 1
                else:
                    sure += certain(rules, state, action, harmless)
            state = apply(rules, state, action)
        deals += state.phase == OVER_PLAYED
    return Counted(chances, fed, need, sure, deals)


def play(task: Task) -> Counted:
    """Play a match and count."""
    name = task.player.name
    chance = DuplicateChance(seed_from(task.seed, task.number, CARDS_SEED))
    match = Match("tysiac", [f"bot:{name}"] * 3, chance=chance)
    seed = seed_from(task.seed, task.number, BOTS_SEED)
    play_out(match, [name] * 3, DEALS_MAX, seed=seed, budget=task.player.budget)
    return counted(match)


def measured(player: str, matches: int, seed: int, workers: int) -> Iterator[Counted]:
    """Play so many matches: what was counted in each."""
    tasks = [Task(read_players(find("tysiac"), [player])[0], seed, number) for number in range(matches)]
    yield play(tasks[0])  # the other processes find on disk what this one compiles
    yield from in_order(play, tasks[1:], matches - 1, workers)


def summary(player: str, found: Sequence[Counted]) -> dict[str, object]:
    """What was counted in all matches, as one object for programs."""
    fed = _without_need(found)
    return {
        "player": player,
        "matches": len(found),
        **_sum(found)._asdict(),
        "share": fed.mean,
        "interval": [fed.low, fed.high],
    }


def _sum(found: Sequence[Counted]) -> Counted:
    return Counted(*(sum(column) for column in zip(*found, strict=True)))


def _without_need(found: Sequence[Counted]) -> Estimate:
    return share([(one.fed - one.needed - one.certain, one.chances) for one in found])


def _said(found: Sequence[Counted]) -> str:
    total, fed = _sum(found), _without_need(found)
    interval = f"{100 * fed.mean:.1f} % [{100 * (fed.low or 0):.1f}, {100 * (fed.high or 0):.1f}]"
    return (
        f"fed {total.fed} times of {total.chances} chances in {total.deals} deals, {total.needed} with need, "
        f"{total.certain} more because it alone was certain: {interval} without"
    )


def main() -> None:
    """Play, count, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("player", metavar="NAME[@BUDGET]")
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found: list[Counted] = []
    for one in measured(args.player, args.matches, args.seed, args.workers):
        found.append(one)
        if sys.stderr.isatty():
            print(f"\r{len(found)} of {args.matches} matches: {_said(found)} ", end="", file=sys.stderr, flush=True)
    print(json.dumps(summary(args.player, found)) if args.json else f"{args.player} {_said(found)}")


if __name__ == "__main__":
    main()
