"""Whole matches of Tysiac between levels, deal by deal: what the tools that measure the players look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, cast

from chiliad.bits import seed_from
from chiliad.bot import Candidate, Decision, ask
from chiliad.bots import bot_class
from chiliad.game import CHANCE, NOBODY, OVER
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.scoring import settle
from chiliad.games.tysiac.state import SEATS, Standing, State
from chiliad.information import InformationState
from chiliad.play.observing import Observer

DEALS_MAX = 80  # a match that lasts longer is broken off


class Moment(NamedTuple):
    """A player's decision: what the seat knew, all that was hidden, and what was decided."""

    player: str
    info: InformationState[Observation]
    state: State
    decision: Decision


Deal = tuple[list[Moment], State]
"""The decisions of a deal, in order, and its end."""


def deals(rules: Rules, players: Sequence[str], matches: int, seed: int) -> Iterator[Deal]:
    """The deals of so many matches; the seats go round from match to match, so that each meets each."""
    for match in range(matches):
        names = [players[(match + seat + match // len(players) * seat) % len(players)] for seat in range(SEATS)]
        before, dealer, winner, deal = Standing(), match % SEATS, NOBODY, 0
        while winner == NOBODY and deal < DEALS_MAX:
            done = one_deal(rules, names, before, dealer, seed_from(seed, match, deal))
            yield done
            settled = settle(rules, done[1])
            before, winner, dealer, deal = settled.after, settled.winner, (dealer + 1) % SEATS, deal + 1


def one_deal(rules: Rules, names: Sequence[str], before: Standing, dealer: int, seed: int) -> Deal:
    """A deal between three players."""
    rng = seed_from(seed, 0, 0)
    state: State = GAME.start(rules, before, dealer)
    bots = [bot_class("tysiac", names[seat])(seed_from(seed, 1, seat)) for seat in range(SEATS)]
    observers = [Observer(GAME, rules, before, state, dealer, seat) for seat in range(SEATS)]
    moments: list[Moment] = []
    log: list[int] = []
    while (seat := GAME.actor(state)) != OVER:
        if seat == CHANCE:
            action, rng = GAME.chance(rules, state, rng)
        else:
            info = cast("InformationState[Observation]", observers[seat].information_state(state, log))
            decision = ask(bots[seat], info)
            moments.append(Moment(names[seat], info, state, decision))
            action = decision.action
        state = GAME.apply(rules, state, action)
        log.append(action)
    return moments, state


def value_of(decision: Decision, name: str) -> float | None:
    """A figure of the candidate that was chosen."""
    chosen: list[Candidate] = [one for one in decision.candidates if one.action == decision.action]
    figure = chosen[0].more.get(name) if chosen else None
    return figure if isinstance(figure, float) else None
