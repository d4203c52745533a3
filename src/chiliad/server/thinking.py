"""How a bot's move is found: in a thread if the bot does not search, else in a worker, else by another bot.

Nobody waits for a worker that is starting, busy or lost: the bot then plays with a small budget in a thread, if its
class declares one, else the game's strongest bot that does not search plays for it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace

from chiliad.bot import Bot, Budget, Effort, ask, effort
from chiliad.bots.advice import Advice, Weighed, advise, cards_in
from chiliad.errors import Unavailable
from chiliad.game import Game, Observed, contains
from chiliad.information import InformationState
from chiliad.play.observing import Observer
from chiliad.presentation.reasons import Reason
from chiliad.server.bot_pool import BotPool, Kind
from chiliad.server.bot_worker import Makes
from chiliad.server.worker_process import Unserved

READY_S = 5.0  # a person waits so long for a hint; with what it has compiled before, a worker is ready in three
READY_STEP_S = 0.05
TOLD_EVERY_S = 60.0  # a lasting state, as a busy machine, must not fill the log
LASTING = {
    "starting": "no bot worker is ready yet",
    "busy": "all bot workers are busy",
    "resting": "a bot has ended too many workers, and gets none for a minute",
}
"""What the log says of the reasons of ``Unserved`` that are no fault of a single decision."""
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Position:
    """Where a bot must act: what its seat has observed follows from this, and the state and log have all cards."""

    observer: Observer
    state: object
    log: tuple[int, ...]

    def after(self, action: int) -> Position:
        """The position after an action."""
        state = self.observer.game.apply(self.observer.rules, self.state, action)
        return Position(self.observer, state, (*self.log, action))

    def texts(self) -> tuple[tuple[int, str], ...]:
        """What the seat may do, each action with its notation without the seat."""
        return tuple(self.observer.game.legal_moves(self.observer.rules, self.state))

    def line(self, actions: Sequence[int]) -> str | None:
        """The move of these actions as notation without the seat; None where it is complete only with a drawn card."""
        game = self.observer.game
        entry = next(iter(game.entries(self.observer.rules, self.state, actions)), None)
        return None if entry is None else game.line(entry.events[0]).removeprefix(f"{self.observer.seat} ")

    @property
    def mid_move(self) -> bool:
        """Whether the seat has begun a move of several actions, as a set, and must go on."""
        game = self.observer.game
        return game.mid_move(self.state) and game.actor(self.state) == self.observer.seat

    def information_state(self) -> InformationState[Observed]:
        """What the seat knows: all that a bot is given."""
        return self.observer.information_state(self.state, self.log)


@dataclass(frozen=True)
class Quick:
    """A bot for a thread, with its budget for each decision; it plays a whole deal."""

    bot: Bot
    budget: Budget | None = None


@dataclass(frozen=True)
class Searching:
    """A bot for a worker, which makes a new one for each decision, with the seat's seed of the deal."""

    name: str
    kind: Kind
    seed: int
    effort: Effort


Player = Quick | Searching


class Thinking:
    """Finds the moves of all bots of a server."""

    def __init__(self, executor: Executor, pool: BotPool) -> None:
        """``executor``: the threads."""
        self.executor, self.pool = executor, pool
        self._told: dict[str, float] = {}

    def prepare(self, game: Game, makes: Makes) -> None:
        """Have a worker load what a class of bots needs, if its bots search."""
        if effort(makes) is not None:
            self.pool.prepare(Kind(makes, game.package))

    def player(self, game: Game, name: str, makes: Makes, seed: int) -> Player:
        """The bot of a seat for one deal."""
        declared = effort(makes)
        return Quick(makes(seed)) if declared is None else Searching(name, Kind(makes, game.package), seed, declared)

    async def move(self, position: Position, player: Player | None, spare: Sequence[Player]) -> list[int]:
        """What a bot does: one action, or all of a move, as a set that is begun.

        Where ``player`` fails or is None, the first of ``spare`` that can chooses; of those only ``Quick`` ones play.
        """
        quick = [other for other in (player, *spare) if isinstance(other, Quick)]
        actions: list[int] = []
        while isinstance(player, Searching) and (not actions or position.mid_move):
            try:
                action = await self.pool.decide(
                    player.kind, player.seed, player.effort.milliseconds, position.information_state
                )
            except Unserved as unserved:
                self._tell(player, unserved)
                if unserved.reason in LASTING:
                    quick = self._plain(player) + quick
                break
            actions.append(action)
            position = position.after(action)
        if not actions or position.mid_move:
            loop = asyncio.get_running_loop()
            actions += await loop.run_in_executor(self.executor, decision, position, quick)
        return actions

    async def advise(self, position: Position, player: Player, spare: Player | None = None) -> Advice:
        """What a bot would do, and why; raises ``Unavailable("hint-not-ready")`` where it can't be asked now.

        Where no worker is ready or free for ``player``, the bot ``spare`` says it at once, if it is one for a thread.
        """
        try:
            try:
                advice = await self._advised(position, player)
            except Unserved as unserved:
                if not isinstance(spare, Quick) or unserved.reason not in LASTING:
                    raise
                player, advice = spare, replace(await self._advised(position, spare), quick=True)
        except Unserved as unserved:
            if isinstance(player, Searching) and unserved.reason not in LASTING:
                self._tell(player, unserved)
            raise Unavailable("hint-not-ready") from unserved
        except Exception as error:  # a bot may fail in any way
            log.exception("fault of a bot that was asked for a hint")
            raise Unavailable("hint-not-ready") from error
        whole: dict[str, Weighed] = {}
        for option in advice.options:
            one = await self._whole(position, player, option)
            whole.setdefault(one.move, one)  # sets that begin with different cards may be the same in the end
        options = list(whole.values())
        choice = options[0] if options else await self._whole(position, player, advice.choice)
        return replace(advice, choice=choice, options=options)

    async def _advised(self, position: Position, player: Player) -> Advice:
        """What a bot says in a worker, or in a thread; raises ``Unserved``."""
        if isinstance(player, Quick):
            return await asyncio.get_running_loop().run_in_executor(self.executor, _advice, position, player)
        await self._loaded(player)
        return await self.pool.advise(player.kind, player.seed, position.information_state, position.texts())

    async def _loaded(self, player: Searching) -> None:
        """Wait until a worker is ready for a bot: it loads what hints need when somebody first asks for one."""
        self.pool.prepare(player.kind)
        until = time.monotonic() + READY_S
        while not self.pool.ready(player.kind) and time.monotonic() < until:
            await asyncio.sleep(READY_STEP_S)

    async def _whole(self, position: Position, player: Player, one: Weighed) -> Weighed:
        """A move that takes several actions, as a set, with all of them: people make such a move at once."""
        after = position.after(one.action)
        if not after.mid_move:
            return one
        move = position.line([one.action, *await self.move(after, player, [])])
        if move is None:
            return one
        said, cards = one.said, one.said.values.get("cards")
        if isinstance(cards, tuple) and len(cards) < len(cards_in([move])):  # it names the first action alone
            said = Reason(said.key, {**said.values, "cards": tuple(cards_in([move]))})
        return replace(one, move=move, said=said)

    def _plain(self, player: Searching) -> list[Quick]:
        """The bot with the budget that its class declares for a thread, if it declares one."""
        nodes = player.effort.plain_nodes
        try:
            return [Quick(player.kind.makes(player.seed), Budget(nodes=nodes))] if nodes > 0 else []
        except Exception:
            log.exception("the bot %s can't be made", player.name)
            return []

    def _tell(self, player: Searching, unserved: Unserved) -> None:
        """Log why a bot plays otherwise than it could: a reason that lasts once a minute at most."""
        reason, now = unserved.reason, time.monotonic()
        if reason in LASTING:
            if now >= self._told.get(reason, now):
                self._told[reason] = now + TOLD_EVERY_S
                log.warning("%s; bots that search play weaker, among them %s", LASTING[reason], player.name)
        elif reason != "ended":
            log.error("fault of the bot %s in a worker: %s %s", player.name, reason, unserved.said)


def _advice(position: Position, quick: Quick) -> Advice:
    return advise(quick.bot, position.information_state(), dict(position.texts()).__getitem__, quick.budget)


def decision(position: Position, bots: Sequence[Quick]) -> list[int]:
    """What a bot does, one action or all of a move; where the first of ``bots`` fails, the next one chooses."""
    actions: list[int] = []
    while not actions or position.mid_move:
        actions.append(_chosen(position.information_state(), bots))
        position = position.after(actions[-1])
    return actions


def _chosen(info: InformationState[Observed], bots: Sequence[Quick]) -> int:
    """A legal action, whatever the bots do: a table must not stand still for a fault of theirs."""
    for quick in bots:
        name = type(quick.bot).__name__
        try:
            action = ask(quick.bot, info, quick.budget).action
            if contains(info.observation.legal, action):
                return action
            log.error("the bot %s chose %r, which is not legal", name, action)
        except Exception:
            log.exception("fault of the bot %s", name)
    return info.legal_actions()[0]
