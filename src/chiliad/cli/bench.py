"""``chiliad bench``: how fast engines and roll-outs are, with OpenSpiel in the same run; signatures of a fixed run."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import statistics
import time
from collections.abc import Sequence
from typing import Any

from chiliad._jit import COMPILED
from chiliad.bots import BOTS, play_out, seat_bots
from chiliad.cli.arguments import add_game, add_json
from chiliad.game import Game, RulesTuple, Settlement
from chiliad.games import BUILT_IN, GAMES, usable
from chiliad.i18n.language import Language
from chiliad.play.match import Match
from chiliad.search import solving
from chiliad.search.rollouts import rollouts_per_second

Figures = dict[str, Any]  # what is printed as JSON: numbers, texts, and objects of them

ROUNDS = 5  # engines take turns and the median is quoted: these machines are seldom quiet
SECONDS_PER_ROUND = 0.5
SIGNATURE_DEALS = 500


def add_arguments(parser: argparse.ArgumentParser, language: Language) -> None:
    """The command's options."""
    add_game(parser, language)
    add_json(parser, language)


def run(args: argparse.Namespace, language: Language) -> int:
    """Measure, and print."""
    games = [GAMES[args.game]] if args.game else usable()
    figures: Figures = {game.name: _measure(game) for game in games}
    result = signatures(games)
    if args.json:
        # The games stand at the top as well, where a script would look for them first.
        print(json.dumps({**figures, **result}))
        return 0
    for name, figure in figures.items():
        for line in _lines(name, figure, language):
            print(line)
    for part in ("signatures", "plug_ins"):
        for name, by_preset in result[part].items():
            for preset, value in by_preset.items():
                print(language.text("bench-signature-preset", game=name, preset=preset, signature=value))
    if "signature" in result:
        print(language.text("bench-signature", signature=result["signature"]))
    return 0


def _lines(name: str, figure: Figures, language: Language) -> list[str]:
    """What is printed of one game's speed."""
    lines = [
        language.text(
            "bench-speed",
            game=name,
            actions=f"{figure['actions_per_second'] / 1e6:.1f}",
            deals=f"{figure['deals_per_second'] / 1e3:.0f}",
        )
    ]
    rollouts = figure.get("rollouts")
    if rollouts:
        lines.append(
            language.text(
                "bench-rollouts",
                game=name,
                one=f"{rollouts['per_second'] / 1e3:.0f}",
                time=f"{rollouts['microseconds']:.2f}",
                cores=str(rollouts["cores"]),
                all=f"{rollouts['per_second_all_cores'] / 1e3:.0f}",
                ratio=f"{rollouts['ratio']:.2f}",
            )
        )
    solver = figure.get("solver")
    if solver:
        exact, goal = f"{solver['exact_ms']:.2f}", f"{solver['goal_ms']:.2f}"
        lines.append(language.text("bench-solver", game=name, deals=solver["deals"], exact=exact, goal=goal))
    rival = figure.get("open_spiel")
    if rival:
        lines.append(
            language.text(
                "bench-ratio",
                game=name,
                rival=rival["game"],
                ratio=f"{rival['ratio']:.1f}",
                actions=f"{rival['actions_per_second'] / 1e6:.2f}",
            )
        )
    elif GAMES[name].rival is not None:
        lines.append(language.text("bench-no-rival", game=name))
    return lines


def _rollouts(game: Game, rules: RulesTuple) -> Figures | None:
    """Roll-outs of the greedy policy from the middle of a deal; None for a game that has none compiled."""
    if game.face_or_none("rollout") is None:
        return None
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    speed = rollouts_per_second(game, rules, cores)
    return {
        "per_second": round(speed["one"]),
        "microseconds": round(1e6 / speed["one"], 3),
        "cores": speed["cores"],
        "per_second_all_cores": round(speed["all"]),
        "ratio": round(speed["ratio"], 2),
    }


def _solver(game: Game, rules: RulesTuple) -> Figures | None:
    """The solver on whole deals; None for a game that has none, and in plain Python, where it takes a minute a deal."""
    if game.face_or_none("solver") is None or not COMPILED:
        return None
    times = solving.milliseconds_per_deal(game, rules)
    return {"deals": solving.DEALS, **{f"{name}_ms": round(value, 3) for name, value in times.items()}}


def _measure(game: Game) -> Figures:
    """Median speeds over the rounds; with OpenSpiel's where it is installed, and the median of the ratios."""
    rules = game.default_rules
    before = game.before(rules)
    game.random_deals(rules, before, 10, 1)  # warm
    count, rng = 1000, 1
    started = time.perf_counter()
    game.random_deals(rules, before, count, rng)
    count = max(1, int(count * SECONDS_PER_ROUND / (time.perf_counter() - started)))
    rival = Rival.of(game)
    ours: list[tuple[float, float]] = []
    theirs: list[float] = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        decisions, rng = game.random_deals(rules, before, count, rng)
        seconds = time.perf_counter() - started
        ours.append((decisions / seconds, count / seconds))
        if rival:
            theirs.append(rival.actions_per_second())
    figure: Figures = {
        "actions_per_second": round(statistics.median(actions for actions, _ in ours)),
        "deals_per_second": round(statistics.median(deals for _, deals in ours)),
    }
    rollouts = _rollouts(game, rules)
    if rollouts:
        figure["rollouts"] = rollouts
    solver = _solver(game, rules)
    if solver:
        figure["solver"] = solver
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

    def __init__(self, pyspiel: Any, name: str, rollouts: int) -> None:  # Any: OpenSpiel's module has no types
        self.name, self.rollouts, self._pyspiel = name, rollouts, pyspiel
        self._game = pyspiel.load_game(name)
        self._state = self._game.new_initial_state()
        while self._state.is_chance_node():
            self._state.apply_action(self._state.legal_actions()[0])
        self._seed = 0
        self._length = self._mean_length(300)

    @classmethod
    def of(cls, game: Game) -> Rival | None:
        """The rival of one of our games; None where it has none, or where OpenSpiel is not installed."""
        if game.rival is None:
            return None
        try:
            import pyspiel
        except ImportError:
            return None
        return cls(pyspiel, *game.rival)

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


def signatures(games: Sequence[Game]) -> Figures:
    """Checksums of fixed random deals and of a match of bots: they change when rules or bots do.

    ``signature``: one of all games that Chiliad brings, where they are all asked for; ``signatures``: by game and
    preset; ``plug_ins``: the same for the games that other packages bring.
    """
    digest = hashlib.sha256()
    parts: dict[str, dict[str, dict[str, str]]] = {"signatures": {}, "plug_ins": {}}
    for game in games:
        name = game.name
        by_preset = parts["signatures" if name in BUILT_IN else "plug_ins"].setdefault(name, {})
        matches = {}
        for preset, rules in game.presets.items():
            deals = _deals_text(game, preset, rules)
            match = Match(game, seed=1, preset=preset)
            play_out(match, seat_bots(match, [bench_bot(name)] * match.seats, seed=1))
            matches[preset] = match.text()
            by_preset[preset] = hashlib.sha256((deals + matches[preset]).encode()).hexdigest()[:16]
            if name in BUILT_IN:
                digest.update(deals.encode())
        if name in BUILT_IN:
            digest.update(next(iter(matches.values())).encode())  # of the default preset
    whole = {"signature": digest.hexdigest()[:16]} if set(BUILT_IN) <= {game.name for game in games} else {}
    return {**whole, **parts}


def bench_bot(game: str) -> str:
    """The bot whose match is signed: ``greedy``, or a game's first one where it has none of that name."""
    return "greedy" if "greedy" in BOTS[game] else BOTS[game][0]


def _deals_text(game: Game, preset: str, rules: RulesTuple) -> str:
    """The checksums of fixed random deals."""
    parts = []
    before, seats, rng = game.before(rules), game.seats(rules), 1
    for number in range(SIGNATURE_DEALS):
        state, decisions, rng = game.random_deal(rules, before, number % seats, rng)
        settled = _settlement_text(game.settle(rules, state)) if game.actor(state) < -1 else None
        parts.append(f"{preset} {decisions} {rng} {settled}")
    return "".join(parts)


def _settlement_text(settled: Settlement) -> str:
    """A settlement as it is signed.

    A name does not change the signature: a standing is called ``Before`` here, as it was at first.
    """
    after = ", ".join(f"{key}={counters}" for key, counters in settled.after._asdict().items())
    return (
        f"Settlement(points={settled.points}, scores={settled.scores}, after=Before({after}), winner={settled.winner})"
    )
