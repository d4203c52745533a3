"""How a table gets its hints: the game's strongest level is asked, one question at a time for a seat.

A hint is stored before anybody hears of it, as every event.  When the match has gone on meanwhile, it is dropped.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from chiliad.bits import seed_from
from chiliad.bots import bot_class, quick_bots
from chiliad.bots.advice import cards_of
from chiliad.bots.analysis import strongest
from chiliad.errors import Unavailable
from chiliad.game import Game
from chiliad.server.events import Hinted, TableEvent
from chiliad.server.faults import StaleRevision
from chiliad.server.thinking import Position, Thinking

if TYPE_CHECKING:
    from chiliad.server.session import TableSession


class Hinting:
    """Finds the hints of one table."""

    def __init__(self, session: TableSession, thinking: Thinking) -> None:
        self._session, self._thinking = session, thinking
        self._asked: dict[int, tuple[int, asyncio.Task[int]]] = {}

    def prepare(self) -> None:
        """Have a worker load what hints need."""
        game = self._session.table.game
        self._thinking.prepare(game, bot_class(game.name, adviser(game, self._thinking.pool.count)))

    async def give(self, seat: int, key: str | None = None) -> int:
        """Give a seat a hint for its decision, unless it has one; the table's revision then.

        Raises ``Unavailable("hint-not-ready")``, ``StaleRevision`` where the match has gone on, ``Illegal`` where the
        seat may have no hint.
        """
        table = self._session.table
        if table.hints.current(table, seat) is not None:
            return table.revision
        if (refused := table.hints.refused(table, seat)) is not None:
            raise refused
        asked = self._asked.get(seat)
        if asked is None or asked[0] != table.game_revision or asked[1].done():
            asked = self._asked[seat] = table.game_revision, asyncio.create_task(self._find(seat, key))
            asked[1].add_done_callback(_retrieve)
        return await asyncio.shield(asked[1])  # another request may wait for it, and it goes on for who comes back

    async def _find(self, seat: int, key: str | None) -> int:
        table = self._session.table
        match, revision = table.playing, table.game_revision
        # States never change, and nothing of the living match is looked at elsewhere: it may go on meanwhile.
        position = Position(match.observer(seat), match.state, tuple(match.deal.actions))
        name = adviser(match.game, self._thinking.pool.count)
        # As `chiliad hint` asks it about the record: the same position has the same hint.
        seed = seed_from(0, len(match.record.deals), seat)
        player, spare = (
            self._thinking.player(match.game, one, bot_class(match.game.name, one), seed)
            for one in (name, quick_bots(match.game.name)[0])
        )
        advice = await self._thinking.advise(position, player, spare)

        def decide() -> list[TableEvent]:
            if table.game_revision != revision:
                raise StaleRevision("late-command", number=revision, last=table.revision)
            if table.ask_hint(seat):
                raise Unavailable("hint-not-ready")
            if table.hints.current(table, seat) is not None:
                return []
            return [Hinted(seat, len(position.log), advice, cards_of(advice.choice))]

        return await self._session.do(decide, key)


def _retrieve(task: asyncio.Task[int]) -> None:
    """Who asked may be gone: nobody else would look at the exception."""
    if not task.cancelled():
        task.exception()


def adviser(game: Game, workers: int) -> str:
    """The bot that gives hints: the strongest level, or without workers the strongest bot that does not search."""
    return strongest(game.name) if workers else quick_bots(game.name)[0]
