"""``chiliad bench``: how fast the engines are, beside OpenSpiel's in the same run, and the signature of a fixed run."""

from __future__ import annotations

import argparse
import hashlib
import json
import statistics
import time
from typing import Any

from chiliad.bots import play_out, seat_bots
from chiliad.game import Game
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.match import Match

ROUNDS = 5  # engines take turns and the median is quoted: these machines are seldom quiet
SECONDS_PER_ROUND = 0.5
SIGNATURE_DEALS = 500
RIVALS = {"tysiac": ("skat", 2000), "mille": ("gin_rummy", 60)}
"""OpenSpiel's nearest game to each of ours, and how many roll-outs of it fill a round."""


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    parser.add_argument("--json", action="store_true", help=language.text("help-json"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Measure, and print."""
    figures: dict[str, Any] = {name: _measure(GAMES[name]) for name in GAMES}
    result: dict[str, Any] = {"games": figures, "signature": signature()}
    if args.json:
        # The games stand at the top as well, where a script would look for them first.
        print(json.dumps({**{name: figures[name] for name in figures}, "signature": result["signature"]}))
        return 0
    for name, figure in figures.items():
        print(
            language.text(
                "bench-speed",
                game=name,
                actions=f"{figure['actions_per_second'] / 1e6:.1f}",
                deals=f"{figure['deals_per_second'] / 1e3:.0f}",
            )
        )
        rival = figure.get("open_spiel")
        if rival:
            print(
                language.text(
                    "bench-ratio",
                    game=name,
                    rival=rival["game"],
                    ratio=f"{rival['ratio']:.1f}",
                    actions=f"{rival['actions_per_second'] / 1e6:.2f}",
                )
            )
        else:
            print(language.text("bench-no-rival", game=name))
    print(language.text("bench-signature", signature=result["signature"]))
    return 0


def _measure(game: Game) -> dict[str, Any]:
    """Median speeds over the rounds; with OpenSpiel's where it is installed, and the median of the ratios."""
    rules = next(iter(game.presets.values()))
    before = game.before(rules)
    game.random_deals(rules, before, 10, 1)  # warm
    count, x = 1000, 1
    started = time.perf_counter()
    game.random_deals(rules, before, count, x)
    count = max(1, int(count * SECONDS_PER_ROUND / (time.perf_counter() - started)))
    rival = Rival.of(game.name)
    ours: list[tuple[float, float]] = []
    theirs: list[float] = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        decisions, x = game.random_deals(rules, before, count, x)
        seconds = time.perf_counter() - started
        ours.append((decisions / seconds, count / seconds))
        if rival:
            theirs.append(rival.actions_per_second())
    figure: dict[str, Any] = {
        "actions_per_second": round(statistics.median(actions for actions, _ in ours)),
        "deals_per_second": round(statistics.median(deals for _, deals in ours)),
    }
    if rival:
        ratios = [actions / other for (actions, _), other in zip(ours, theirs, strict=True)]
        figure["open_spiel"] = {
            "game": rival.name,
            "actions_per_second": round(statistics.median(theirs)),
            "ratio": round(statistics.median(ratios), 2),
        }
    return figure


class Rival:
    """OpenSpiel's own C++ random roll-outs of one game: those of its MCTS evaluator, from the first decision on.

    The dealing is not in its time, and what chance does later counts among its actions: both in its favour.
    """

    def __init__(self, pyspiel: Any, name: str, rollouts: int) -> None:
        self.name, self.rollouts, self._pyspiel = name, rollouts, pyspiel
        self._game = pyspiel.load_game(name)
        self._state = self._game.new_initial_state()
        while self._state.is_chance_node():
            self._state.apply_action(self._state.legal_actions()[0])
        self._seed = 0
        self._length = self._mean_length(300)

    @classmethod
    def of(cls, game: str) -> Rival | None:
        """The rival of one of our games; None where OpenSpiel is not installed."""
        try:
            import pyspiel
        except ImportError:
            return None
        return cls(pyspiel, *RIVALS[game])

    def _mean_length(self, count: int) -> float:
        """Actions of a roll-out, chance's included, by stepping some of them here."""
        import random

        rng, total = random.Random(1), 0
        for _ in range(count):
            state = self._state.clone()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                total += 1
        return total / count

    def actions_per_second(self) -> float:
        """One round of roll-outs."""
        self._seed += 1
        evaluator = self._pyspiel.RandomRolloutEvaluator(self.rollouts, self._seed)
        searches = 4
        bot = self._pyspiel.MCTSBot(self._game, evaluator, 1.4, searches, 100, False, self._seed, False)
        started = time.perf_counter()
        bot.mcts_search(self._state)
        return float(searches * self.rollouts * self._length / (time.perf_counter() - started))


def signature() -> str:
    """A checksum of fixed random deals and of one match of bots a game: it changes when rules or bots do."""
    digest = hashlib.sha256()
    for game in GAMES.values():
        for preset, rules in game.presets.items():
            before, x = game.before(rules), 1
            for number in range(SIGNATURE_DEALS):
                state, decisions, x = game.random_deal(rules, before, number % game.seats, x)
                settled = game.settle(rules, state) if game.actor(state) < -1 else None
                digest.update(f"{preset} {decisions} {x} {settled}".encode())
        match = Match(game, seed=1)
        play_out(match, seat_bots(match, ["greedy"] * game.seats, seed=1))
        digest.update(match.text().encode())
    return digest.hexdigest()[:16]
