"""Measure what discards and sets say of the other hand in Mille: ``.venv/bin/python tools/belief_mille.py --seed 1``.

Plays deals of ``greedy``, ``club`` and ``strong``, and at some draws counts, for each rank, the hidden cards of the
other hand: how many there are, and how many there would be by chance.  Prints both, by whether the other player has
discarded a card of the rank in this deal, and whether they have a set of it; for ``src/chiliad/games/mille/belief.py``.
"""

from __future__ import annotations

import argparse
import random

from chiliad.bits import seed_from
from chiliad.bot import ask
from chiliad.bots import bot_class
from chiliad.game import CHANCE, OVER
from chiliad.games.mille import GAME
from chiliad.games.mille.player_cards import cards_count, count_of_rank, difference
from chiliad.games.mille.state import DRAW, KIND_DISCARD, State
from chiliad.information import InformationState

RULES = GAME.presets["pagat"]
PLAYERS = ("greedy", "club", "strong")
SAMPLED = 0.3  # the share of draws that are counted
HIDDEN_MIN = 4  # hidden cards in the other hand: with fewer there is little to believe

Counts = dict[tuple[bool, bool], list[float]]


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
    chance, found = random.Random(chosen.seed), Counts()
    for deal in range(chosen.deals):
        bots = [bot_class("mille", chance.choice(PLAYERS))(0) for _ in range(2)]
        state, rng = GAME.start(RULES, GAME.before(RULES), deal % 2), seed_from(chosen.seed, deal, 0)
        discarded: list[set[int]] = [set(), set()]
        while (seat := GAME.actor(state)) != OVER:
            if seat == CHANCE:
                action, rng = GAME.chance(RULES, state, rng)
            else:
                if state.phase == DRAW and chance.random() < SAMPLED:
                    counted(state, discarded, found)
                info = InformationState.of_observation(GAME, GAME.observe(RULES, state, seat))
                action = ask(bots[seat], info).action
                if action >> 6 == KIND_DISCARD:
                    discarded[seat].add((action & 63) >> 2)
            state = GAME.apply(RULES, state, action)
    for (was_discarded, melded), (count, cards, expected) in sorted(found.items()):
        print(f"discarded {was_discarded!s:5} set {melded!s:5}: {count:6.0f} ranks, {cards / count:.3f} cards", end="")
        print(f", by chance {expected / count:.3f}")


if __name__ == "__main__":
    main()
