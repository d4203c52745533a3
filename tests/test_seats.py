"""How many seats a match has follows from its rules: here from the target, in a game that is otherwise Tysiac."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chiliad import games
from chiliad.bots import seat_bots
from chiliad.cli.main import main
from chiliad.errors import BadRecord, Unreadable
from chiliad.games.tysiac import GAME
from chiliad.play.match import Match
from chiliad.records import Record, read, redact, write
from chiliad.server.catalog import _game, language
from server.client import asynchronous, serving

SHORT = 500
"""The target of a match of two."""


@pytest.fixture(autouse=True)
def varying(monkeypatch: pytest.MonkeyPatch) -> Any:
    game = replace(GAME, seats=lambda rules: 2 if rules.target == SHORT else 3)
    monkeypatch.setattr(games, "_registered", {"tysiac": game})
    return game


def head(names: int, **options: object) -> str:
    players = ", ".join(f'"P{seat}"' for seat in range(names))
    lines = [f"{key} = {value}" for key, value in options.items()]
    return "\n".join(['format = "chiliad 1"', 'game = "tysiac"', f"players = [{players}]", "[options]", *lines, ""])


def fault_of(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read(text)
    return caught.value


def test_a_match_has_the_seats_of_its_rules(varying):
    for options, seats in (({}, 3), ({"target": SHORT}, 2)):
        match = Match("tysiac", options=options)
        assert (match.seats, match.record.seats, len(match.players)) == (seats, seats, seats)
        assert len(seat_bots(match, ["random"] * seats)) == seats
        with pytest.raises(Unreadable, match="wrong-player-count"):
            seat_bots(match, ["random"] * (5 - seats))
        with pytest.raises(Unreadable, match="wrong-player-count"):
            Record.new(varying, "playroom", match.rules, ["A"] * (5 - seats))
        dealers = [varying.next_dealer(match.rules, seat) for seat in range(seats)]
        assert dealers == [*range(1, seats), 0]
    assert varying.default_seats == 3
    assert _game(varying, language("en")).seats == 3


def test_a_record_has_one_name_for_each_seat_of_its_rules():
    for names, options in ((3, {}), (3, {"target": 1250}), (2, {"target": SHORT})):
        record = read(head(names, **options))
        assert record.seats == len(record.players) == names
        assert read(write(record)).seats == names
        assert read(redact(record, names - 1)).viewer is None  # nothing is hidden before the first deal
        with pytest.raises(ValueError, match="no seat"):
            redact(record, names)
    for names, options, wanted in ((2, {}, 3), (3, {"target": SHORT}, 2), (4, {}, 3)):
        fault = fault_of(head(names, **options))
        assert (fault.slug, fault.details) == ("wrong-player-count", {"count": names, "wanted": wanted})
    assert fault_of(head(2, target=SHORT) + "[[deal]]\ndealer = 2\n").slug == "bad-dealer"


@pytest.mark.parametrize(
    "names, options, slug",
    [
        (2, {"target": 1}, "wrong-player-count"),
        (3, {"target": 1}, "bad-option-value"),
        (3, {"target": SHORT, "must_beat": 7}, "wrong-player-count"),
        (2, {"target": SHORT, "must_beat": 7}, "bad-option-value"),
        (3, {"target": SHORT, "taget": 7}, "wrong-player-count"),
        (2, {"target": SHORT, "taget": 7}, "unknown-option"),
    ],
)
def test_the_names_are_counted_before_the_options_are_refused(names, options, slug):
    """The number of seats follows from the options that can be read."""
    assert fault_of(head(names, **options)).slug == slug


def test_a_command_knows_the_seats_of_a_record(tmp_path, capsys):
    file = tmp_path / "two.tysiac"
    file.write_text(head(2, target=SHORT), encoding="utf-8")
    for seat, status in (("0", 0), ("1", 0), ("public", 0), ("2", 2), ("9", 2), ("10", 2), ("x", 2), ("", 2)):
        assert main(["redact", str(file), "--seat", seat]) == status
        told = capsys.readouterr()
        assert told.err.endswith("(bad-seat-given)\n") == (status == 2)


@asynchronous
async def test_a_table_has_the_seats_of_its_rules(tmp_path: Path) -> None:
    async with serving(f"sqlite:///{tmp_path}/seats.db") as server:
        ala = await server.person("Ala")
        short: dict[str, Any] = {"options": {"target": SHORT}}
        for seats, more in ((["me", "open", "open"], short), (["me", "open"], {})):
            refused = await ala.post("/api/tables", {"game": "tysiac", "seats": seats, **more})
            assert refused.json["slug"] == "bad-seats"
        for count, more in ((3, {}), (2, short)):
            opened = await ala.open("tysiac", "me", *["open"] * (count - 1), **more)
            assert len((await server.session(opened["table"])).table.seats) == count
            assert len((await ala.news(opened["table"]))["head"]["seats"]) == count
