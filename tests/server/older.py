"""Tables as a version of the server stored them, with its news of them: each version makes them once, and they are
kept.

python -m server.older FOLDER NAME    (in tests/) writes NAME.backup and NAME.json, by the version that runs
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from chiliad.server.backup import backup
from server.client import Listening, Person, Server, serving, until

PEOPLE = ("Ala", "Bo", "Cem")


async def play(person: Person, table: str, deals: int, rng: random.Random) -> None:
    """Play at random against bots until the match is over, or this number of deals."""
    session, undone = await person.server.session(table), False
    while True:
        await until(lambda: session.table.actor in (0, None))
        head = session.table
        if head.ended or (head.actor is None and len(head.playing.record.deals) >= deals):
            return
        if head.actor is None:
            (await person.command(table, "next")).done()
            continue
        (await person.command(table, "move", move=rng.choice(await moves_of(person, table)))).done()
        if not undone:
            undone = (await person.command(table, "undo")).status == 200


async def moves_of(person: Person, table: str) -> list[str]:
    """The legal moves of a seat, without conceding."""
    moves = [one["move"] for one in (await person.news(table))["desk"]["moves"]]
    return [move for move in moves if move != "concede"]


async def acts(people: list[Person], table: str, count: int, rng: random.Random) -> None:
    """Let people play at random."""
    session = await people[0].server.session(table)
    for _ in range(count):
        seat = session.table.actor
        assert seat is not None
        (await people[seat].command(table, "move", move=rng.choice(await moves_of(people[seat], table)))).done()


async def bots_played(server: Server, table: str) -> None:
    """Wait until it is a person's turn, or nobody's; bots play only while somebody is here."""
    game = (await server.session(table)).table
    await until(lambda: game.actor is None or game.seats[game.actor].played_by is None)


async def asleep(server: Server, table: str) -> None:
    """Let the server forget the table: what follows reads it from storage."""
    (await server.session(table)).close()
    server.registry._sessions.pop(table)


async def friends(people: list[Person], rng: random.Random) -> str:
    """A table of three friends who sit, leave, ask to take back, vote, let bots replace each other and have a hint."""
    ala, bo, cem = people
    server = ala.server
    opened = await ala.open("tysiac", "me", "open", "open", spectators=True, clock="fast", absent="vote")
    table: str = opened["table"]
    (await bo.sit(opened["invite"])).done()
    (await bo.command(table, "leave")).done()
    (await cem.sit(opened["invite"], seat=2)).done()
    (await bo.sit(opened["invite"])).done()
    session = await server.session(table)
    streams: list[Listening] = [await one.listen(table).until(lambda it: it.news) for one in people]
    seat = session.table.actor
    assert seat is not None
    (await people[seat].command(table, "move", move="bid 105")).done()
    for choices in (("yes", "no"), ("yes", "yes")):
        if session.table.take_back.refused:  # a player can ask again only after the next action
            await acts(people, table, 1, rng)
            seat = (seat + 1) % 3
        (await people[seat].command(table, "undo")).done()
        for step, choice in enumerate(choices, 1):
            (await people[(seat + step) % 3].command(table, "consent", choice=choice)).done()
    await acts(people, table, 2, rng)
    session.turn_began -= 12.5  # this seat has thought for longer than the time for a move
    await acts(people, table, 1, rng)
    absent = session.table.actor
    assert absent is not None
    for choice in ("wait", "bot"):
        await session.do(lambda: session.table.call_vote(absent))
        for other in {0, 1, 2} - {absent}:
            (await people[other].command(table, "vote", choice=choice)).done()
    await until(lambda: session.table.actor != absent)
    (await people[absent].command(table, "back")).done()
    await bots_played(server, table)
    await hint(people, table, rng)
    for stream in streams:
        await stream.close()
    return table


async def hint(people: list[Person], table: str, rng: random.Random) -> None:
    """Let all agree to hints; the seat to act has one for a decision with a choice."""
    session = await people[0].server.session(table)
    while not session.table.playing.has_choice():
        await acts(people, table, 1, rng)
    seat = session.table.actor
    assert seat is not None
    (await people[seat].command(table, "hint")).done()
    for other in {0, 1, 2} - {seat}:
        (await people[other].command(table, "hint-consent", choice="yes")).done()
    while session.table.hints.given is None:  # a worker may have to compile first, and the answer is "not ready"
        await people[seat].command(table, "hint")


async def against_bots(ala: Person, deals: int, rng: random.Random, game: str, *seats: str, **more: Any) -> str:
    """A table where this number of deals is played against bots."""
    table: str = (await ala.open(game, "me", *seats, **more))["table"]
    stream = await ala.listen(table).until(lambda it: it.news)
    await play(ala, table, deals, rng)
    await stream.close()
    return table


async def tables(server: Server, people: list[Person], rng: random.Random) -> dict[str, str]:
    """Open tables where everything happens that a table can store; return ids by purpose."""
    ala, bo, _ = people
    found: dict[str, str] = {}
    waiting = await ala.open("tysiac", "me", "open", "bot:greedy", options={"target": 700}, pace="slow")
    found["waiting"] = waiting["table"]
    (await bo.sit((await ala.open("tysiac", "me", "open", "open"))["invite"])).done()
    found["friends"] = await friends(people, rng)
    found["over"] = table = await against_bots(ala, 100, rng, "mille", "bot:greedy", options={"target": 300}, small=5)
    commitment = (await ala.post("/api/commitments", {})).done()["commitment"]
    again = (await ala.post(f"/api/tables/{table}/again", {"commitment": commitment, "salt": "5a"})).done()
    found["again"] = again["table"]
    await asleep(server, table)
    await server.registry.compact(table)
    found["between"] = await against_bots(ala, 2, rng, "tysiac", "bot:greedy", "bot:greedy")
    found["stopped"] = table = await against_bots(ala, 1, rng, "mille", "bot:greedy")
    (await ala.command(table, "stop")).done()
    replay = (await ala.get(f"/api/tables/{table}/replay")).done()["replay"]
    place = {"deal": 1, "step": 9, "seat": 0, "bots": "greedy"}
    found["from a replay"] = (await ala.post(f"/api/replays/{replay}/tables", place)).done()["table"]
    for purpose in ("again", "from a replay"):  # else the bots play once somebody looks, before the news is compared
        stream = await ala.listen(found[purpose]).until(lambda it: it.news)
        await bots_played(server, found[purpose])
        await stream.close()
    for table in found.values():
        await asleep(server, table)
    return found


def plain(news: Any) -> Any:
    """The part of a seat's news that must stay the same, in whatever shape it is sent."""
    head, desk, hint = news["head"], news["desk"], news["hint"]
    return {
        "revision": news["revision"],
        "head": {
            key: head[key]
            for key in (
                "game", "preset", "options", "phase", "you", "host", "actor", "deal", "dealer", "totals", "target",
                "winner", "small", "clock", "pace", "again", "invite", "watch", "replay", "undo", "next", "stop",
                "vote", "consent", "fair",
            )
        },
        "names": [(seat["name"], seat["kind"], seat["bot"], seat["stand_in"]) for seat in head["seats"]],
        "banks": [seat["bank_s"] for seat in head["seats"]],
        "happened": [[one["number"], one["seat"], one["lines"], one["told"]] for one in news["happened"]],
        "hand": [one["card"] for one in desk["hand"]] if desk else None,
        "prompt": desk["prompt"] if desk else None,
        "moves": [(one["move"], one["label"]) for one in desk["moves"]] if desk else None,
        **({"hint": [hint["number"], hint["move"], hint["cards"]]} if hint else {}),  # the first version had none
    }  # fmt: skip


async def told(people: list[Person], table: str) -> dict[str, Any]:
    """The news of each person who sits there, and the record of a match that is over."""
    found: dict[str, Any] = {}
    for person in people:
        answer = await person.get(f"/api/tables/{table}")
        if answer.status == 200:
            found[person.name] = plain(answer.done())
            replay = found[person.name]["head"]["replay"]
            if replay is not None:
                record = await person.server.ask("GET", f"/api/replays/{replay}/record")
                found["record"] = record.body.decode()
    return json.loads(json.dumps(found))  # tuples as lists


async def make(folder: Path, name: str) -> None:
    """Write the files that ``test_stored_tables.py`` reads."""
    with tempfile.TemporaryDirectory() as temporary:
        url = f"sqlite:///{temporary}/tables.db"
        async with serving(url) as server:
            people = [await server.person(one) for one in PEOPLE]
            found = await tables(server, people, random.Random(name))
            saved = {
                "people": [[one.name, one.guest, one.token] for one in people],
                "tables": {purpose: [table, await told(people, table)] for purpose, table in found.items()},
            }
        await backup(url, folder / f"{name}.backup")
    (folder / f"{name}.json").write_text(json.dumps(saved, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1]), sys.argv[2]))
