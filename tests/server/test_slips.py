"""Own slips over HTTP: listed for those whose they are, shown as they were seen then, answered with what they cost."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest

from chiliad.bot import Candidate
from chiliad.bots.reasons import option
from chiliad.bots.report import Moment, Report
from chiliad.game import Move, actions_of
from chiliad.games import GAMES
from chiliad.play.match import Match
from chiliad.presentation.reasons import Reason
from chiliad.server.reports import _encode
from server.client import Person, asynchronous, serving
from server.refusing import refused
from server.test_reports import match_of, table_over

SEAT = 0


class Decision(NamedTuple):
    """A decision of seat 0 in the first deal, with the move that was made and another one."""

    match: Match  # before it
    step: int
    did: Move
    other: Move


def decision(game: str) -> Decision:
    """The last decision of a deal that had a simple alternative."""
    record = match_of(game).record
    actions = record.deals[0].actions
    for step in range(len(actions) - 1, -1, -1):
        state = record.at(1, step)
        if record.game.actor(state) != SEAT or len(actions_of(record.game.legal(record.rules, state))) < 3:
            continue
        match = Match.of_record(record.cut(1, step))
        moves = [one for one in match.legal_moves() if not one.text.startswith("lay")]  # a set is several actions
        did = [one for one in moves if one.action == actions[step]]
        others = [one for one in moves if one.action != actions[step]]
        if did and others:
            return Decision(match, step, did[0], others[0])
    raise AssertionError("no such decision")


async def with_slip(person: Person, game: str) -> tuple[str, Decision]:
    """A table with a report in which that decision is a moment of the person, and another one of the next seat."""
    table, made = await table_over(person, game), decision(game)
    info = made.match.information_state(SEAT)
    played, better = (option(info, Candidate(one.action), one.text).move for one in (made.did, made.other))
    moments = [
        Moment(
            deal=1, action=9, step=made.step, seat=seat, place=Reason("report-place-turn", {"number": 4}),
            played=played, better=better, choice=made.other.action, did=made.did.action,
            loss=0.1, error=0.01, chances=(0.4, 0.5), contract=0, made=None,
        )
        for seat in (1, SEAT)
    ]  # fmt: skip
    moments.append(replace(moments[-1], step=made.step + 1, loss=0.05))  # repeated, which is told once
    report = Report(game, list(made.match.players), ("match",), None, [], moments)
    await person.server.registry.store.keep_report(table, _encode(report).decode())
    return f"/api/slips/{game}/{table}.1.{made.step}", made


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_a_slip_is_asked_and_answered(game: str, tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        ala = await server.person("Ala")
        path, made = await with_slip(ala, game)
        (line,) = (await ala.get(f"/api/slips/{game}")).done()["slips"]
        assert (path, line["deal"], line["step"]) == (f"/api/slips/{game}/{line['id']}", 1, 8)
        shown = (await ala.get(path)).done()["news"]
        assert shown["head"]["you"] == shown["desk"]["seat"] == shown["desk"]["turn"] == SEAT
        cards = [held["card"] for held in shown["desk"]["hand"]]
        told = {}
        for one in (made.other, made.did):
            answer = (await ala.post(f"{path}/answer", {"move": one.text}, lang="en")).done()
            assert answer["right"] is (one is made.other)
            told[one] = answer["told"]
            assert sorted(answer["hands"][SEAT]) == sorted(cards)
            assert len(answer["hands"]) == GAMES[game].default_seats
            assert all(event["seat"] == SEAT for event in answer["news"]["happened"] if event["fresh"])
        assert [verdict for verdict, *_ in told.values()] == ["Right.", "You played this in the match."]
        assert "cost 10 ± 2 points" in told[made.other][1]
        assert "in 50 of 100 cases" in told[made.other][2]
        refused(await ala.post(f"{path}/answer", {"move": "sing"}), 400, "bad-action")
        spanish = (await ala.post(f"{path}/answer", {"move": made.did.text}, lang="es")).done()["told"]
        assert spanish[0] == "Esto jugaste en la partida."


@asynchronous
async def test_it_is_nobody_elses(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        ala, bo = await server.person("Ala"), await server.person("Bo")
        path, made = await with_slip(ala, "mille")
        assert (await bo.get("/api/slips/mille")).done()["slips"] == []
        assert (await ala.get("/api/slips/tysiac")).done()["slips"] == []
        refused(await ala.get("/api/slips/whist"), 404, "no-such-page")
        refused(await server.ask("GET", "/api/slips/mille"), 401, "no-guest")
        refused(await server.ask("GET", path), 401, "no-guest")
        refused(await bo.get(path), 403, "no-seat-here")
        refused(await bo.post(f"{path}/answer", {"move": made.did.text}), 403, "no-seat-here")
        refused(await ala.get(f"{path}0"), 404, "no-such-problem")
        refused(await ala.get(path.replace("mille", "tysiac", 1)), 404, "no-such-problem")
