"""A guest with several devices, for tests: links, codes, and who is known."""

from __future__ import annotations

import random
from typing import Any

from server.client import Answer, Person, Server
from server.older import asleep, play

PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"
NEVER = "x" * 22


async def link_of(person: Person) -> str:
    """A new link of a guest's device."""
    return str((await person.post("/api/me/link", None)).done()["link"])


async def use(server: Server, link: str, by: Person | None = None, **more: Any) -> Answer:
    """Use a link, as a device that is nobody or ``by`` somebody; its browser is Firefox on Android."""
    headers = {"user-agent": PHONE} | (by.headers if by is not None else {})
    return await server.ask("POST", "/api/links", body={"link": link, "bearer": True, **more}, headers=headers)


async def look(server: Server, link: str, by: Person | None = None) -> Answer:
    """Ask whose seat a link leads to."""
    return await server.ask("POST", "/api/links/look", body={"link": link}, headers=by.headers if by else {})


async def another_device(person: Person) -> Person:
    """The same guest on another device."""
    joined = (await use(person.server, await link_of(person))).done()
    return Person(person.server, person.name, joined["guest"], joined["token"])


async def code_of(person: Person, lang: str = "en") -> list[str]:
    """A new recovery code of a guest."""
    return list((await person.post("/api/me/code", None, lang=lang)).done()["words"])


async def recover(server: Server, words: str, by: Person | None = None, **more: Any) -> Answer:
    """Type a recovery code, as a device that is nobody or ``by`` somebody."""
    headers = {"user-agent": PHONE} | (by.headers if by is not None else {})
    return await server.ask("POST", "/api/recoveries", body={"words": words, "bearer": True, **more}, headers=headers)


async def devices(person: Person, lang: str = "en") -> Any:
    """A guest's list of devices."""
    return (await person.get("/api/me/devices", lang=lang)).done()["devices"]


async def named(person: Person) -> str | None:
    """Who a device is; None for nobody."""
    me = (await person.get("/api/me")).done()
    return str(me["name"]) if me["guest"] is not None else None


async def compacted_match(person: Person) -> str:
    """The table of a match against a bot that is over, and whose log is short."""
    table = str((await person.open("mille", "me", "bot:greedy", options={"target": 3000}))["table"])
    stream = await person.listen(table).until(lambda it: it.news)  # bots play while somebody is here
    await play(person, table, 2, random.Random(table))
    await stream.close()
    (await person.command(table, "stop")).done()
    await asleep(person.server, table)
    await person.server.registry.compact(table)
    return table
