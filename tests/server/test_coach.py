"""The coach at a table warns of a slip, once of each kind; the move is made when it is sent again."""

from __future__ import annotations

import pytest

from chiliad.games import GAMES
from chiliad.presentation.reasons import Reason
from server.client import Person, asynchronous, serving
from server.refusing import hold_bots, refused

BOLD = Reason("coach-tysiac-bold", {"contract": 105, "points": 60})


@asynchronous
async def test_a_slip_is_warned_of_once_in_a_match(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["tysiac"].face("coach"), "slip", lambda info, actions: BOLD)
    hold_bots(monkeypatch)
    async with serving(database_url) as server:
        ala = await server.person("Ala")
        tables = [
            (await ala.open("tysiac", *["bot:random"] * 2, "me", coach=coach))["table"] for coach in (True, False)
        ]
        for table in tables:  # the bots are held: the person acts where they are to
            session = await server.session(table)
            for _ in range(2):
                actor = session.table.actor
                assert actor is not None
                if actor == 2:
                    break
                moves = session.table.playing.legal()
                await session.do(lambda session=session, actor=actor, moves=moves: session.table.move(actor, moves[:1]))  # type: ignore[misc]
        warned, free = tables
        news = await ala.news(warned)
        assert news["head"]["actor"] == 2
        move = next(one["move"] for one in news["desk"]["moves"])
        answer = await ala.command(warned, "move", news["revision"], move=move, lang="en")
        said = refused(answer, 409, "coach-warns")
        assert said["sentence"].startswith("That is a lot: your cards make about 60")
        assert said["sentence"].endswith("Choose it again to do it all the same.")
        after = await ala.news(warned)
        assert (after["desk"], after["happened"]) == (news["desk"], news["happened"]), "nothing has happened"
        token = ala.token
    async with serving(database_url) as server:
        ala = Person(server, "Ala-again", ala.guest, token)
        (await ala.command(warned, "move", move=move)).done()
        (await ala.command(free, "move", move=(await ala.news(free))["desk"]["moves"][0]["move"])).done()
