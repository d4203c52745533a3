"""Score sheets over HTTP: one question after the other, every deal settled again, and nothing stored."""

from __future__ import annotations

import random
from typing import Any

import pytest

from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.i18n.language import Language, available
from chiliad.play.sheet_view import sheet
from chiliad.presentation.desk import plain
from chiliad.records import Record, read
from records.playing import play_match
from records.typed import typed
from server.client import asynchronous, serving

TYSIAC: dict[str, Any] = {"names": ["Ala", "Bo", "Cem"], "dealer": 2}
MADE = {"declarer": 0, "contract": 120, "points": [140, 10, 10]}
FAILED = {"declarer": 1, "contract": 150, "points": [40, 60, 20]}


def head(record: Record) -> dict[str, Any]:
    """What a page says of a match besides its deals."""
    options = record.game.presets[record.preset]
    changed = {key: value for key, value in record.rules._asdict().items() if value != getattr(options, key)}
    assert not changed
    return {"names": record.players, "preset": record.preset, "dealer": record.deals[0].dealer}


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_a_sheet_is_settled_as_the_match_that_was_played(game: str, tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        for seed in range(4):
            preset = random.Random(seed).choice(list(GAMES[game].presets.values()))
            record = play_match(game, seed, deals_max=6, rules=preset)
            record.preset = next(name for name, rules in GAMES[game].presets.items() if rules == preset)
            deals = [typed(record, deal) for deal in record.deals]
            told = (await server.ask("POST", f"/api/sheets/{game}", body={**head(record), "deals": deals})).done()
            assert told["deals"] == deals
            assert told["sheet"] == {
                **plain(sheet(record, Language("en"), NOBODY)),
                "payment": told["sheet"]["payment"],
            }
            again = read(told["record"])
            assert [deal.settlement for deal in again.deals] == [deal.settlement for deal in record.deals]
            assert (told["dealer"] is None) == (record.winner != NOBODY)


@asynchronous
async def test_a_deal_is_asked_for_and_then_on_the_sheet(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:

        async def told(*answers: object, **more: object) -> Any:
            entry = {"deal": 1, "answers": answers}
            return (await server.ask("POST", "/api/sheets/tysiac", body={**TYSIAC, "entry": entry, **more})).done()

        first = await told()
        assert first["question"]["kind"] == "player"
        assert first["question"]["seats"] == [0, 1, 2]
        contract = (await told(0))["question"]
        assert contract["kind"] == "number"
        assert contract["likely"][:3] == [100, 110, 120]
        assert [verb["verb"] for verb in (await told(0, 120))["question"]["verbs"]] == ["concede"]
        last = (await told(0, 120, "4+6", 10))["question"]
        assert last["text"] == "Points of Ala, cards and marriages:"
        assert last["likely"] == [100, 140, 160, 180]  # no marriage, or one of 40, 60 or 80
        done = await told(0, 120, "4+6", 10, 140)
        assert done["question"] is None
        assert done["deals"] == [MADE]
        assert done["dealer"] == 0
        assert done["sheet"]["totals"] == [120, 10, 10]
        conceded = await told(0, 120, "concede")
        assert conceded["deals"] == [{"declarer": 0, "contract": 120, "conceded": True}]


@asynchronous
async def test_what_cannot_be_is_refused_in_a_sentence_and_changes_nothing(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:

        async def told(entry: dict[str, Any], *deals: object) -> Any:
            return (
                await server.ask("POST", "/api/sheets/tysiac", body={**TYSIAC, "deals": deals, "entry": entry})
            ).done()

        for answers in (
            [0, 120, 10, 10, 141],
            [9],
            ["x"],
            [0, 120, 10, 10, 140, 5],
            [0, 121],
            [0, 120, -5],
            [0, "many"],
            [0, True],
            [True],
        ):
            refused = await told({"deal": 2, "answers": answers}, MADE)
            assert refused["refused"]
            assert refused["deals"] == [MADE]
            assert refused["sheet"]["totals"] == [120, 10, 10]
        beyond = await told({"deal": 9, "answers": []}, MADE)
        assert beyond["refused"] == Language("en").text("no-deal-on-sheet", number=9, count=1)


@asynchronous
async def test_an_earlier_deal_is_corrected_or_put_in_and_what_that_changes_is_said(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:

        async def told(deal: int, insert: bool, *answers: object) -> Any:
            entry = {"deal": deal, "insert": insert, "answers": answers}
            asked = {**TYSIAC, "deals": [MADE, FAILED], "entry": entry}
            return (await server.ask("POST", "/api/sheets/tysiac", body=asked)).done()

        corrected = await told(1, False, 0, 120, 10, 10, 100)
        assert [deal["scores"] for deal in corrected["sheet"]["deals"]] == [[-120, 10, 10], [40, -150, 20]]
        assert [change["said"] for change in corrected["changes"]] == ["Ala’s total: 160 is now -80."]
        inserted = await told(2, True, 2, 100, "concede")
        assert [deal["dealer"] for deal in inserted["sheet"]["deals"]] == [2, 0, 1]
        assert inserted["deals"][1] == {"declarer": 2, "contract": 100, "conceded": True}
        high = {"declarer": 0, "contract": 220, "points": [250, 15, 15]}
        deals = [high, high, high, FAILED, {"declarer": 0, "contract": 100, "conceded": True}]
        entry = {"deal": 4, "insert": True, "answers": [0, 220, 15, 15, 250]}
        late = (await server.ask("POST", "/api/sheets/tysiac", body={**TYSIAC, "deals": deals, "entry": entry})).done()
        assert late["refused"].startswith("Nothing has changed, because of deal 6:")
        assert late["deals"] == deals


@asynchronous
async def test_the_end_of_a_match_is_paid_and_asks_nothing(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        deal = {"seats": [{"score": 700, "stars": 1}, {"score": -40, "stars": 0}], "out": 0}
        asked = {"names": ["Ala", "Bo"], "small": 5, "deals": [deal, deal], "entry": {"deal": 3, "answers": []}}
        told = (await server.ask("POST", "/api/sheets/mille", body=asked)).done()
        assert (told["sheet"]["winner"], told["dealer"], told["question"]) == (0, None, None)
        assert told["sheet"]["payment"]["small"] == 5
        assert read(told["record"]).payment.amount == told["sheet"]["payment"]["amount"]


@asynchronous
async def test_a_sheet_that_cannot_be_is_refused(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:

        async def slug(game: str = "tysiac", **asked: object) -> str | None:
            return (await server.ask("POST", f"/api/sheets/{game}", body={**TYSIAC, **asked})).slug

        assert await slug("whist") == "no-such-page"
        assert await slug(names=["Ala", "Bo"]) == "wrong-player-count"
        assert await slug(names=["Ala", "Bo", "{Cem}"]) == "name-cannot-stand"
        assert await slug(options={"target": 1}) == "bad-option-value"
        assert await slug(preset="none") == "unknown-preset"
        assert await slug(deals=[{**MADE, "points": [141, 10, 10]}]) == "sheet-deal-refused"
        assert await slug(deals=[{**MADE, "dealer": 1}]) == "bad-key"
        assert await slug(deals=[{**MADE, "_note": None}]) == "bad-key"
        assert await slug(deals=[{**MADE, "points": None}]) == "sheet-deal-refused"
        assert await slug(dealer=3, deals=[MADE]) == "sheet-deal-refused"
        conceded = {"declarer": 0, "contract": 120, "conceded": True}
        for more in ({"tricks": None}, {"marriages": [[[[]]]]}, {"aces": None}, {"talon": None}, {"blind": None}):
            assert await slug(deals=[{**conceded, **more}]) == "sheet-deal-refused", more
        assert await slug("mille", names=["Ala", "Bo"], deals=[{"seats": [], "out": None}]) == "sheet-deal-refused"


@pytest.mark.parametrize("code", available())
@asynchronous
async def test_every_question_is_asked_in_every_language(code: str, tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        options = {"players": 4, "empty_hand": "tricks", "sitter": "talon", "redeal_four_nines": True}
        four = {"names": ["Ala", "Bo", "Cem", "Dora"], "options": options, "dealer": 3}
        two = {"names": ["Ala", "Bo"], "dealer": 1}
        seen = set()
        for game, asked, answers in (("tysiac", four, [0, 120, 30, 0, 90, True]), ("mille", two, [0, 60, 0, -5])):
            for given in range(len(answers) + 1):
                entry = {"deal": 1, "answers": answers[:given]}
                told = (
                    await server.ask("POST", f"/api/sheets/{game}", body={**asked, "entry": entry}, lang=code)
                ).done()
                assert told["refused"] is None, told["refused"]
                assert told["question"]["text"]
                assert all(verb["label"] for verb in told["question"]["verbs"])
                seen.add(told["question"]["kind"])
        assert seen == {"player", "number", "yes", "cards"}
