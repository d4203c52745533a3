"""Tables with people at them who play, one move after another, and the numbers of the events that they receive."""

from __future__ import annotations

import random
from typing import Any

from server.client import Listening, Person, Server, until


async def seated(server: Server, game: str, count: int = 2, **more: Any) -> tuple[str, list[Person]]:
    """A table with that many people, the rest bots; the match has begun."""
    people = [await server.person(name) for name in ("Ala", "Bo", "Cy")[:count]]
    seats = 3 if game == "tysiac" else 2
    opened = await people[0].open(game, "me", *["open"] * (count - 1), *["bot:greedy"] * (seats - count), **more)
    for person in people[1:]:
        (await person.sit(opened["invite"])).done()
    return opened["table"], people


async def plays(people: list[Person], table: str, streams: list[Listening], rng: random.Random) -> None:
    """Make one move of the acting player, or begin the next deal; wait until everybody has received it."""
    session = await people[0].server.session(table)
    await until(
        lambda: session.table.phase != "playing" or session.table.seats[session.table.actor or 0].played_by is None
    )
    at, seat = session.table.revision, session.table.actor
    if session.table.ended:
        return
    if session.table.phase == "between":
        (await people[0].command(table, "next", at)).done()
    elif seat is not None:
        moves = (await people[seat].news(table))["desk"]["moves"]
        texts = [one["move"] for one in moves]
        easy = [text for text in texts if text.split()[0] in ("pass", "concede")]
        (await people[seat].command(table, "move", at, move=rng.choice(easy or texts))).done()
    for stream in streams:
        await stream.until(lambda it: it.revision > at)


def a_move(desk: Any) -> str:
    """A move that this desk offers."""
    if desk["phase"] == "contract":
        return f"contract {desk['call']['low']}"
    return str(desk["moves"][-1]["move"])


def numbers(happened: list[Any]) -> list[int]:
    """The numbers of these events."""
    return [one["number"] for one in happened]
