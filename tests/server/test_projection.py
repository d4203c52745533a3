"""What is shown of a table while it goes on is what is shown to somebody who comes then."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from chiliad.bot import ask
from chiliad.bots import bot_class
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.server.events import BotSat, MatchStopped, Sat, TableEvent, TableOpened, TableSettings
from chiliad.server.projection import SeatProjection
from chiliad.server.rows import StoredEvent
from chiliad.server.table import Table
from server.client import asynchronous, serving
from server.matches import ENGLISH
from server.refusing import hold_bots
from server.stored import HOST, row

DEALS = 2


class Connected:
    """A table whose people are here, except those of ``away``."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.away: set[int] = set()

    def presence(self) -> list[bool]:
        return [seat not in self.away for seat in range(self.seats)]

    def time_left(self, seat: int) -> tuple[int, int]:
        return 0, 0

    def voters(self) -> list[int]:
        return [0]


def events(table: Table, live: Connected, rng: random.Random) -> Iterator[list[TableEvent]]:
    """A match in which people come and go, ask to take moves back, vote, and are replaced by bots."""
    bot = bot_class(table.game.name, "greedy")(1)
    bots = [BotSat(seat, "greedy") for seat in range(2, len(table.seats))]
    yield [TableOpened(), Sat(0, HOST, "Ala", "00"), *bots]
    yield table.sit("bo", "Bo", "11", 1)
    while not table.ended and len(table.playing.record.deals) <= DEALS:
        actor = table.actor
        if actor is None:
            yield table.next()
            continue
        action = ask(bot, table.playing.information_state()).action
        yield table.move(actor, [action], by="greedy" if table.seats[actor].played_by else None)
        if actor < 2 and table.may_undo(actor) and rng.random() < 0.2:
            yield table.undo(actor)
            yield table.consent(1 - actor, rng.choice(["yes", "no"]), table.revision)
        if rng.random() < 0.1 and table.phase == "playing":
            live.away = {1}
            yield table.call_vote(1)
            yield table.cast(0, rng.choice(["wait", "bot"]), live.voters())
            live.away = set()
            yield table.back(1)
    yield table.stand_in(1, "left")
    yield [MatchStopped(0, "all-left")]
    yield table.play_again(0, "t2")


@pytest.mark.parametrize("game", GAMES)
def test_a_head_that_was_followed_is_the_head_of_who_comes_now(game: str) -> None:
    rng, live = random.Random(3), Connected(GAMES[game].default_seats)
    settings = TableSettings(next(iter(GAMES[game].presets)), {}, HOST, "c" * 64)
    table = Table(row(game=game, settings=settings))
    seats = [NOBODY, *range(GAMES[game].default_seats)]
    followed = {seat: SeatProjection(table, seat, ENGLISH) for seat in seats}
    shown = set()
    for decided in events(table, live, rng):
        for event in decided:
            stored = StoredEvent(table.revision + 1, 0, None, event)
            table.apply(stored)
            for one in followed.values():
                one.follow(stored)
            for seat, one in followed.items():
                if rng.random() < 0.6:  # who was not told of an event must not miss what it has changed
                    continue
                head = one.head(live)
                assert head == SeatProjection(table, seat, ENGLISH).head(live), event
                shown |= {f"undo {head.undo}", head.phase}
                shown |= {name for name in ("vote", "consent") if getattr(head, name)}
    assert shown >= {"vote", "consent", "undo True", "undo False", "waiting", "playing"}


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_who_draws_a_game_is_told_all_but_the_sentences_of_the_table(
    game: str, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        bots = ["bot:greedy"] * (GAMES[game].default_seats - 1)
        opened = (await ala.open(game, "me", *bots, spectators=True))["table"]
        whole = (await ala.get(f"/api/tables/{opened}")).done()
        watch = f"/api/watch/{whole['head']['watch']}"
        assert whole["desk"]["table"]
        for drawn, told in [(game, False), (f"whist,{game}", False), ("whist", True), ("", True)]:
            stream, watching = ala.listen(opened, drawn=drawn), server.listen(f"{watch}/events", drawn=drawn)
            for listening, path in ((stream, f"/api/tables/{opened}"), (watching, watch)):
                await listening.until(lambda it: it.news)
                asked = (await ala.get(path, drawn=drawn)).done()
                for news in (listening.news[0], asked):
                    assert bool(news["desk"].pop("table")) == told
                assert listening.news[0]["desk"] == asked["desk"]
                await listening.close()
