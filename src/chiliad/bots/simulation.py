"""Statistics of many deals: ``simulate`` plays them and gives what came of them as NumPy arrays."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING

from chiliad.bits import seed_from, step
from chiliad.bot import Bot, ask
from chiliad.bots import Seated, makers
from chiliad.errors import Illegal
from chiliad.game import CHANCE, OVER, Game, RulesTuple
from chiliad.games import find
from chiliad.play.observing import Observer
from chiliad.records.options import read_options

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

CARDS_SEED, BOTS_SEED = 1, 2


@dataclass(frozen=True)
class Simulation:
    """What came of many deals, each from level totals; the dealer goes round, from seat 0.

    Every array has one row a deal.  What a game counts besides (``contracts``, ``declarers``) is in
    ``figures``, and can be read as an attribute: ``simulation.contracts``.
    """

    game: Game
    rules: RulesTuple
    dealers: Integers
    """Shape (deals,): the dealer's seat."""
    scores: Integers
    """Shape (deals, seats): what the deal changed each total by, in points."""
    lengths: Integers
    """Shape (deals,): how many decisions the players took; cards that chance brings are not counted."""
    figures: Mapping[str, Integers]
    """By name, shape (deals,) or (deals, seats): ``games/NAME/simulation.py`` says what each is."""

    def __getattr__(self, name: str) -> Integers:
        if name.startswith("_") or name not in self.figures:
            known = ", ".join(["dealers", "scores", "lengths", *self.__dict__.get("figures", ())])
            raise AttributeError(f"a simulation has no {name!r}, only: {known}")
        return self.figures[name]

    def __repr__(self) -> str:
        means = ", ".join(f"{mean:.1f}" for mean in self.scores.mean(axis=0))
        return f"<Simulation of {len(self.lengths)} deals of {self.game.name}: mean scores {means}>"


def simulate(
    game: Game | str,
    deals: int,
    policies: str | Sequence[str | Bot | Seated] = "random",
    *,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> Simulation:
    """Play so many deals, and give scores, lengths and the game's own figures as arrays of int64.

    ``policies``: the name of the bot in all seats, or one entry a seat as in ``seat_bots``.  Where a game has a
    compiled policy of that name (``random``), some hundred thousand deals take a second; other bots play step by step.
    The same arguments give the same deals.  Raises ``Unreadable`` for names and options that can't be,
    ``Illegal("deal-too-long")`` where the policies never end a deal.
    """
    import numpy as np

    game = find(game) if isinstance(game, str) else game
    rules = read_options(game, preset, options or {})
    faces = _face(game)
    seats = game.seats(rules)
    widths = {} if faces is None else {**dict.fromkeys(faces.FIGURES, 1), **dict.fromkeys(faces.SEAT_FIGURES, seats)}
    table = np.zeros((deals, seats + 1 + sum(widths.values())), dtype=np.int64)
    compiled = {} if faces is None else faces.SIMULATORS
    if isinstance(policies, str) and policies in compiled:
        compiled[policies](rules, game.before(rules), table, seed_from(seed, CARDS_SEED, 0))
    else:
        bots = makers(game, rules, [policies] * seats if isinstance(policies, str) else policies, seed)
        for row, (state, decisions) in enumerate(_played(game, rules, deals, bots, seed)):
            if faces is None:
                table[row] = [*game.settle(rules, state).scores, decisions]
            else:
                faces.write_row(rules, state, decisions, table, row)
    return _simulation(game, rules, table, widths)


def _face(game: Game) -> ModuleType | None:
    """The game's own way to simulate, if it has one."""
    return game.face_or_none("simulation")


def _played(
    game: Game, rules: RulesTuple, deals: int, bots: Sequence[Seated], seed: int
) -> Iterator[tuple[object, int]]:
    """The state at the end of each deal, and how many decisions it took."""
    before, dealer = game.before(rules), 0
    for deal in range(deals):
        rng = step(seed_from(seed, CARDS_SEED, deal))
        start = state = game.start(rules, before, dealer)
        seats = [makes(deal) for makes in bots]
        observers = [Observer(game, rules, before, start, dealer, seat) for seat in range(len(bots))]
        log, decisions = list[int](), 0
        while (seat := game.actor(state)) != OVER:
            if len(log) >= game.actions_per_deal_max:
                raise Illegal("deal-too-long", limit=game.actions_per_deal_max)
            if seat == CHANCE:
                action, rng = game.chance(rules, state, rng)
            else:
                action = ask(seats[seat], observers[seat].information_state(state, log)).action
                if game.why_illegal(rules, state, action):
                    raise game.explain(rules, state, action)
                decisions += 1
            state = game.apply(rules, state, action)
            log.append(action)
        yield state, decisions
        dealer = game.next_dealer(rules, dealer)


def _simulation(game: Game, rules: RulesTuple, table: Integers, widths: Mapping[str, int]) -> Simulation:
    """The columns of the table by name."""
    import numpy as np

    seats, dealers = game.seats(rules), [0]
    while len(dealers) < seats:
        dealers.append(game.next_dealer(rules, dealers[-1]))
    figures, at = {}, seats + 1
    for name, width in widths.items():
        figures[name] = table[:, at] if width == 1 else table[:, at : at + width]
        at += width
    return Simulation(
        game=game,
        rules=rules,
        dealers=np.resize(np.array(dealers, dtype=np.int64), len(table)),
        scores=table[:, :seats],
        lengths=table[:, seats],
        figures=figures,
    )
