"""Matches that a score-keeper types, on a sheet and by the naive twin at the same time."""

from __future__ import annotations

import json
import random
from typing import Any, NamedTuple

from chiliad.games import GAMES
from chiliad.play.score_sheet import ScoreSheet
from chiliad.records import read
from naive.typed_match import TypedMatch
from sheets import mille_deals, tysiac_deals
from sheets.changed import changed_mille, changed_tysiac

MIXED = "mixed"
NAMES = ("Ala", "Bo “ü”", "Cem", "Zoë")
DEALS_MAX = 12  # of a match: most are won before


class Case(NamedTuple):
    """What matches are played by: a preset, or any options."""

    game: str
    preset: str  # or MIXED
    players: int

    @property
    def id(self) -> str:
        return f"{self.game}-{self.preset}-{self.players}"


CASES = [
    *(Case("mille", preset, 2) for preset in (*GAMES["mille"].presets, MIXED)),
    *(Case("tysiac", preset, players) for players in (2, 3, 4) for preset in (*GAMES["tysiac"].presets, MIXED)),
]


def deals_of(case: Case, deals: int) -> int:
    """How many deals of a game's ``deals`` fall to a case."""
    return max(1, -(-deals // sum(one.game == case.game for one in CASES)))


class Typed:
    """A match on a score sheet and at the twin."""

    def __init__(self, rng: random.Random, case: Case) -> None:
        self.rng, self.case = rng, case
        presets = list(GAMES[case.game].presets)
        preset = rng.choice(presets) if case.preset == MIXED else case.preset
        small = rng.choice((None, 1, 2, 7)) if case.game == "mille" else None
        if case.game == "mille":
            options = mille_deals.random_options(rng) if case.preset == MIXED else {}
        elif case.preset == MIXED:
            preset, options = "playroom", tysiac_deals.random_options(rng, case.players)
        else:
            options = {"players": case.players}
        players, dealer = list(NAMES[: case.players]), rng.randrange(case.players)
        self.twin = TypedMatch(case.game, preset, options, players, dealer, small=small)
        self.sheet = ScoreSheet.new(GAMES[case.game], players, preset, options)
        if small is not None:
            self.sheet.small = small
        self.began_midway = False

    def figures(self) -> dict[str, Any]:
        """The figures of a deal that can be the next one."""
        twin = self.twin
        if self.case.game == "mille":
            return mille_deals.random_figures(self.rng, twin.whole)
        return tysiac_deals.random_figures(self.rng, twin.whole, twin.before, twin.dealer)

    def changed_figures(self) -> dict[str, Any]:
        """The figures of a deal that can be, changed a little."""
        if self.case.game == "mille":
            return changed_mille(self.rng, self.figures())
        return changed_tysiac(self.rng, self.twin.whole, self.twin.dealer, self.figures())

    def figures_by_no_rule(self) -> dict[str, Any]:
        """Figures that fit the form of the game, whatever the standing."""
        if self.case.game == "mille":
            return {"seats": [{"score": 100, "stars": 0}, {"score": 40, "stars": 0}], "out": 0}
        return {"declarer": 0, "contract": 100, "conceded": True}

    def begin_midway(self) -> None:
        """Let the match begin in the middle of another one: only a record can say so."""
        twin = self.twin
        if self.case.game == "mille":
            while True:
                twin.before = mille_deals.random_standing(self.rng, twin.whole)
                if max(twin.before["totals"]) < twin.whole["target"]:
                    break
        else:
            twin.before = tysiac_deals.random_standing(self.rng, self.sheet.record.rules)
        self.began_midway = True

    def add(self, figures: dict[str, Any]) -> dict[str, Any]:
        """Type a deal on both sides; returns what the command ``settle`` should print of it."""
        begins, dealer = not self.twin.deals, self.twin.dealer
        told = self.twin.add(figures)
        if begins and self.began_midway:
            self.sheet = ScoreSheet(read(self.twin.record()))
        else:
            self.sheet.add(figures, dealer if begins else None)
        return told

    def line(self, figures: dict[str, Any]) -> str:
        """What the command ``settle`` is given to settle the next deal."""
        twin = self.twin
        said = {"preset": twin.preset, "options": twin.options, "before": twin.before}
        return json.dumps(said | ({"dealer": twin.dealer} if self.case.game == "tysiac" else {}) | figures)

    @property
    def is_over(self) -> bool:
        return self.twin.winner is not None or len(self.twin.deals) == DEALS_MAX
