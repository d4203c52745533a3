"""Measure what discards and sets say of the other hand in Mille: ``.venv/bin/python tools/belief_mille.py --seed 1``.

Plays deals of ``greedy``, ``club`` and ``strong``, and at some draws counts, for each rank, the hidden cards of the
other hand: how many there are, and how many there would be by chance.  Prints both, by whether the other player has
discarded a card of the rank in this deal, and whether they have a set of it; for ``src/chiliad/games/mille/belief.py``.

Then it prints how well the belief does, by the turn of the deal: the mean log2 loss of the true hand, that is how many
bits its probability is short of 1, under the belief and where every hand is equally likely.  Measure it with a seed
with which nothing was counted for the belief (not 1).
"""

from __future__ import annotations

import argparse
import random
import statistics
from math import comb, log2

from chiliad.bits import seed_from
from chiliad.bot import ask
from chiliad.bots import bot_class
from chiliad.game import CHANCE, OVER
from chiliad.games.mille import GAME
from chiliad.games.mille.belief import DOUBT
from chiliad.games.mille.player_cards import cards_count, count_of_rank, difference
from chiliad.games.mille.state import DRAW, KIND_DISCARD, State
from chiliad.information import InformationState

RULES = GAME.presets["pagat"]
PLAYERS = ("greedy", "club", "strong")
SAMPLED = 0.3  # the share of draws that are counted
HIDDEN_MIN = 4  # hidden cards in the other hand: with fewer there is little to believe

POINTS = (2, 4, 6, 8, 10, 14, 20)
"""Turns of the deal at which the belief is measured: from each to the next."""

Counts = dict[tuple[bool, bool], list[float]]
Losses = dict[int, list[tuple[float, float]]]
"""By the point of the deal: the loss under the belief, and where all hands are equally likely."""


def chance_of(doubted: int, others: int, drawn: tuple[int, int]) -> float:
    """The probability that ``belief.imagine`` draws just these cards, in any order.

    There are ``doubted`` unseen cards of doubted ranks and ``others``; of both so many are ``drawn``.
    """
    row = [1.0]  # how likely so many doubted cards have been drawn
    for n in range(sum(drawn)):
        following = [0.0] * (n + 2)
        for held, likely in enumerate(row):
            left, rest = doubted - held, DOUBT * (others - (n - held))
            if likely and left + rest > 0:
                following[held] += likely * rest / (left + rest)
                following[held + 1] += likely * left / (left + rest)
        row = following
    return row[drawn[0]] / (comb(doubted, drawn[0]) * comb(others, drawn[1]))


def measured(state: State, discarded: list[set[int]], turn: int, losses: Losses) -> None:
    """Add the losses of the hidden cards of the player who waits."""
    rival = 1 - state.turn
    cards = state.players[rival]
    hidden = difference(cards.hand_any, cards.hand_both, cards.known_any, cards.known_both)
    seen = GAME.observe(RULES, state, state.turn)
    unseen = cards_count(seen.unseen_any, seen.unseen_both)
    held = cards_count(*hidden)
    if held == 0 or turn < POINTS[0]:
        return
    doubted = [
        rank
        for rank in range(1, 13)
        if rank in discarded[rival] or count_of_rank(cards.natural_any, cards.natural_both, rank)
    ]
    there = sum(count_of_rank(seen.unseen_any, seen.unseen_both, rank) for rank in doubted)
    drawn = sum(count_of_rank(*hidden, rank) for rank in doubted)
    loss = -log2(chance_of(there, unseen - there, (drawn, held - drawn)))
    point = max(point for point in POINTS if point <= turn)
    losses.setdefault(point, []).append((loss, log2(comb(unseen, held))))


def counted(state: State, discarded: list[set[int]], found: Counts) -> None:
    """Add the hidden cards of the player who waits, rank by rank."""
    rival = 1 - state.turn
    cards = state.players[rival]
    hidden = difference(cards.hand_any, cards.hand_both, cards.known_any, cards.known_both)
    seen = GAME.observe(RULES, state, state.turn)
    if cards_count(*hidden) < HIDDEN_MIN:
        return
    share = cards_count(*hidden) / cards_count(seen.unseen_any, seen.unseen_both)
    for rank in range(1, 13):
        melded = count_of_rank(cards.natural_any, cards.natural_both, rank) > 0
        row = found.setdefault((rank in discarded[rival], melded), [0, 0, 0])
        row[0] += 1
        row[1] += count_of_rank(*hidden, rank)
        row[2] += share * count_of_rank(seen.unseen_any, seen.unseen_both, rank)


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=1500)
    chosen = parser.parse_args()
    chance = random.Random(chosen.seed)
    found: Counts = {}
    losses: Losses = {}
    for deal in range(chosen.deals):
        bots = [bot_class("mille", chance.choice(PLAYERS))(0) for _ in range(2)]
        state, rng = GAME.start(RULES, GAME.before(RULES), deal % 2), seed_from(chosen.seed, deal, 0)
        discarded: list[set[int]] = [set(), set()]
        turn = 0
        while (seat := GAME.actor(state)) != OVER:
            if seat == CHANCE:
                action, rng = GAME.chance(RULES, state, rng)
            else:
                turn += state.phase == DRAW
                if state.phase == DRAW and chance.random() < SAMPLED:
                    counted(state, discarded, found)
                    measured(state, discarded, turn - 1, losses)
                info = InformationState.of_observation(GAME, GAME.observe(RULES, state, seat))
                action = ask(bots[seat], info).action
                if action >> 6 == KIND_DISCARD:
                    discarded[seat].add((action & 63) >> 2)
            state = GAME.apply(RULES, state, action)
    for (was_discarded, melded), (count, cards, expected) in sorted(found.items()):
        print(f"discarded {was_discarded!s:5} set {melded!s:5}: {count:6.0f} ranks, {cards / count:.3f} cards", end="")
        print(f", by chance {expected / count:.3f}")
    for point, rows in sorted(losses.items()):
        believed, equal = (statistics.fmean(row[at] for row in rows) for at in range(2))
        gain = [by_chance - loss for loss, by_chance in rows]
        half = 1.96 * statistics.stdev(gain) / len(gain) ** 0.5 if len(gain) > 1 else float("nan")
        print(f"from turn {point:2}: {len(rows):5} hands, loss {believed:.2f} bits, equally likely {equal:.2f}", end="")
        print(f": better by {statistics.fmean(gain):.2f} ± {half:.2f}")


if __name__ == "__main__":
    main()
