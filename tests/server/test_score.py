"""Score sheets over HTTP: one question after the other, every deal settled again, and nothing stored."""

from __future__ import annotations

import datetime
import random
from typing import Any

import pytest

from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.i18n.language import Language, available
from chiliad.play.sheet_texts import summary, table
from chiliad.play.sheet_view import sheet
from chiliad.presentation.desk import plain
from chiliad.records import Record, read
from chiliad.records.options import read_options
from records.playing import play_match
from records.typed import typed
from server.client import asynchronous, serving

TYSIAC: dict[str, Any] = {"game": "tysiac", "names": ["Ala", "Bo", "Cem"], "dealer": 2}
MADE = {"declarer": 0, "contract": 120, "points": [140, 10, 10]}
FAILED = {"declarer": 1, "contract": 150, "points": [40, 60, 20]}


async def told(server: Any, sheet: dict[str, Any], change: dict[str, Any] | None = None) -> Any:
    """What the server says of a sheet, and of what is done to it."""
    return (await server.ask("POST", "/api/sheets", body={"sheet": sheet, "change": change})).done()


def typed_deal(deal: int, *answers: object, insert: bool = False) -> dict[str, Any]:
    return {"do": "type", "deal": deal, "answers": answers, "insert": insert}


def head(record: Record) -> dict[str, Any]:
    """What a page says of a match besides its deals."""
    options = record.game.presets[record.preset]
    changed = {key: value for key, value in record.rules._asdict().items() if value != getattr(options, key)}
    assert not changed
    first = record.deals[0].dealer
    return {"game": record.game.name, "names": record.players, "preset": record.preset, "dealer": first}


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_a_sheet_is_settled_as_the_match_that_was_played(game: str, tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        for seed in range(4):
            preset = random.Random(seed).choice(list(GAMES[game].presets.values()))
            record = play_match(game, seed, deals_max=6, rules=preset)
            record.preset = next(name for name, rules in GAMES[game].presets.items() if rules == preset)
            deals = [typed(record, deal) for deal in record.deals]
            settled = await told(server, {**head(record), "deals": deals})
            assert settled["kept"] == {**head(record), "deals": deals, "options": {}, "small": 1, "date": None}
            assert settled["sheet"] == {
                **plain(sheet(record, Language("en"), NOBODY)),
                "payment": settled["sheet"]["payment"],
            }
            assert settled["csv"] == table(sheet(record, Language("en"), NOBODY), Language("en"))
            lines = summary(record, Language("en"))
            assert settled["summary"][0] == lines[0]
            assert settled["summary"][-len(deals) :] == lines[-len(deals) :]
            assert settled["target"] == record.rules.target
            again = read(settled["record"])
            assert [deal.settlement for deal in again.deals] == [deal.settlement for deal in record.deals]
            assert (settled["dealer"] is None) == (record.winner != NOBODY)


@asynchronous
async def test_a_deal_is_asked_for_and_then_on_the_sheet(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:

        async def after(*answers: object) -> Any:
            return await told(server, TYSIAC, typed_deal(1, *answers))

        first = await told(server, TYSIAC)
        assert first == await after()
        assert first["question"]["kind"] == "player"
        assert first["question"]["seats"] == [0, 1, 2]
        contract = (await after(0))["question"]
        assert contract["kind"] == "number"
        assert contract["likely"][:3] == [100, 110, 120]
        assert (contract["low"], contract["high"], contract["step"]) == (100, 400, 5)
        assert [verb["verb"] for verb in (await after(0, 120))["question"]["verbs"]] == ["concede"]
        last = (await after(0, 120, "4+6", 10))["question"]
        assert last["text"] == "Points of Ala, cards and marriages:"
        assert last["likely"] == [100, 140, 160, 180, 200]  # no marriage, or one of 40, 60, 80 or 100
        done = await after(0, 120, "4+6", 10, 140)
        assert done["question"] is None
        assert done["kept"]["deals"] == [MADE]
        assert done["dealer"] == 0
        assert done["sheet"]["totals"] == [120, 10, 10]
        assert done["told"][0] == "Ala made 140 with a contract of 120: plus 120."
        conceded = await after(0, 120, "concede")
        assert conceded["kept"]["deals"] == [{"declarer": 0, "contract": 120, "conceded": True}]


@asynchronous
async def test_a_golden_deal_is_asked_of_the_player_who_must_declare_it(tmp_path: object) -> None:
    golden = {**TYSIAC, "options": {"golden_deal": True, "redeal_four_nines": True, "concession": "bomb"}}
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        for dealer, opener in ((2, 0), (0, 1), (1, 2)):
            who = (await told(server, {**golden, "dealer": dealer}))["question"]
            assert (who["seats"], who["verbs"]) == ([opener], []), dealer
            contract = (await told(server, {**golden, "dealer": dealer}, typed_deal(1, opener)))["question"]
            assert (contract["likely"], contract["low"], contract["high"]) == ([120], 120, 120)
        assert (await told(server, golden, typed_deal(1, 0, 120)))["question"]["verbs"] == []
        played = [{"declarer": seat, "contract": 120, "points": [40, 40, 40]} for seat in (0, 1, 2)]
        fourth = await told(server, {**golden, "deals": played})
        assert fourth["question"]["seats"] == [0, 1, 2]
        assert [verb["verb"] for verb in fourth["question"]["verbs"]] == ["redeal"]
        assert (await told(server, {**golden, "deals": played}, typed_deal(4, 2)))["question"]["high"] == 400
        corrected = await told(server, {**golden, "deals": played}, typed_deal(2))
        assert (corrected["question"]["seats"], corrected["question"]["was"]) == ([1], 1)


@asynchronous
async def test_a_blind_bid_and_a_concession_are_offered_where_they_may_be(tmp_path: object) -> None:
    blind = {**TYSIAC, "options": {"blind_bid": True, "opening": "hundred"}}
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:

        async def verbs(sheet: dict[str, Any], *answers: object) -> list[str]:
            told_of = await told(server, sheet, typed_deal(len(sheet.get("deals", ())) + 1, *answers))
            return [verb["verb"] for verb in told_of["question"]["verbs"]]

        assert await verbs(blind, 0) == []  # a total of 0 cannot bear the loss
        rich = {**blind, "deals": [{"declarer": 1, "contract": 260, "points": [0, 270, 30]}, FAILED, MADE]}
        assert await verbs(rich, 0) == []
        rich["deals"] = [{"declarer": 0, "contract": 260, "points": [270, 0, 30]}, FAILED, MADE]
        assert await verbs(rich, 0) == ["blind"]
        assert await verbs(rich, 1) == []  # who does not open
        assert await verbs(rich, 0, "blind") == []
        assert await verbs(rich, 0, 120) == ["concede"]


@asynchronous
async def test_what_cannot_be_is_refused_in_a_sentence_and_changes_nothing(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        kept = {**TYSIAC, "deals": [MADE]}
        lists = ([0, 120, 10, 10, 141], [9], ["x"], [0, 120, 10, 10, 140, 5], [0, 121], [0, 120, -5], [0, "many"])
        for answers in (*lists, [0, True], [True]):
            refused = await told(server, kept, typed_deal(2, *answers))
            assert refused["refused"]
            assert refused["kept"]["deals"] == [MADE]
            assert refused["sheet"]["totals"] == [120, 10, 10]
        beyond = await told(server, kept, typed_deal(9))
        assert beyond["refused"] == Language("en").text("no-deal-on-sheet", number=9, count=1)
        assert (await told(server, kept, {"do": "take-out", "deal": 2}))["refused"]
        assert (await told(server, kept, {"do": "dealer", "deal": 1, "seat": 3}))["refused"]


@asynchronous
async def test_an_earlier_deal_is_corrected_or_put_in_and_what_that_changes_is_said(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        kept = {**TYSIAC, "deals": [MADE, FAILED]}
        corrected = await told(server, kept, typed_deal(1, 0, 120, 10, 10, 100))
        assert [deal["scores"] for deal in corrected["sheet"]["deals"]] == [[-120, 10, 10], [40, -150, 20]]
        assert [change["said"] for change in corrected["changes"]] == ["Ala’s total: 160 is now −80."]
        inserted = await told(server, kept, typed_deal(2, 2, 100, "concede", insert=True))
        assert [deal["dealer"] for deal in inserted["sheet"]["deals"]] == [2, 0, 1]
        assert inserted["kept"]["deals"][1] == {"declarer": 2, "contract": 100, "conceded": True}
        high = {"declarer": 0, "contract": 220, "points": [250, 15, 15]}
        deals = [high, high, high, FAILED, {"declarer": 0, "contract": 100, "conceded": True}]
        late = await told(server, {**TYSIAC, "deals": deals}, typed_deal(4, 0, 220, 15, 15, 250, insert=True))
        assert late["refused"].startswith("Nothing has changed, because of deal 6:")
        assert late["kept"]["deals"] == deals


@asynchronous
async def test_a_deal_is_taken_out_and_its_dealer_is_moved(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        kept = {**TYSIAC, "deals": [MADE, FAILED, MADE]}
        out = await told(server, kept, {"do": "take-out", "deal": 2})
        assert out["kept"]["deals"] == [MADE, MADE]
        assert [deal["dealer"] for deal in out["sheet"]["deals"]] == [2, 0]
        moved = await told(server, kept, {"do": "dealer", "deal": 3, "seat": 2})
        assert [deal["dealer"] for deal in moved["sheet"]["deals"]] == [0, 1, 2]
        assert moved["kept"] == {**out["kept"], "dealer": 0, "deals": kept["deals"]}


@asynchronous
async def test_the_day_is_kept_and_comes_into_the_record(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        kept = {**TYSIAC, "date": "2025-11-28"}
        settled = await told(server, kept, typed_deal(1, 0, 120, 10, 10, 140))
        assert (settled["kept"]["date"], settled["kept"]["deals"]) == ("2025-11-28", [MADE])
        assert "\ndate = 2025-11-28\n" in settled["record"]
        assert read(settled["record"]).extra["date"] == datetime.date(2025, 11, 28)
        refused = await server.ask("POST", "/api/sheets", body={"sheet": {**kept, "date": "28.11."}})
        assert (refused.status, refused.slug) == (400, "bad-request")


@asynchronous
async def test_names_and_rules_are_changed_and_every_deal_is_settled_again(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        kept = {**TYSIAC, "deals": [MADE, {"declarer": 1, "contract": 120, "points": [37, 63, 20]}]}
        change = {
            "do": "head",
            "names": ["Ada", "Bo", "Cem"],
            "preset": "playroom",
            "options": {"step": 10},
            "small": 1,
        }
        changed = await told(server, kept, change)
        assert changed["refused"] is None
        assert changed["kept"]["names"] == ["Ada", "Bo", "Cem"]
        assert changed["kept"]["options"] == {"step": 10}
        assert [one["said"] for one in changed["changes"]] == [
            "Deal 2, Ada: 35 is now 40.",
            "Ada’s total: 155 is now 160.",
        ]
        for wrong in ({"options": {"players": 4}}, {"names": ["Ada", "Bo"]}, {"preset": "none"}, {"names": ["{}"] * 3}):
            refused = await told(server, kept, {**change, **wrong})
            assert refused["refused"], wrong
            assert refused["kept"] == {**changed["kept"], "names": kept["names"], "options": {}}
            assert refused["sheet"]["names"] == kept["names"]


@asynchronous
async def test_an_evening_says_who_pays_whom(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:

        async def evening(*sheets: object, paid: object = ()) -> Any:
            return (await server.ask("POST", "/api/evening", body={"sheets": sheets, "paid": paid})).done()

        deal = {"seats": [{"score": 650, "stars": 1}, {"score": -40, "stars": 0}], "out": 0}
        first = {"game": "mille", "names": ["Ala", "Bo"], "small": 10, "deals": [deal, deal]}
        second = {**first, "names": ["Bo", "Cem"]}
        tysiac = {**TYSIAC, "deals": [MADE]}
        told = await evening(first, second, tysiac)
        amount = told["matches"][0]["debt"]["amount"]
        # M29: 30 for winning, for each of two stars and two chapeaux, 10 for each of 14 hundreds; below 0 tripled.
        assert amount == 3 * (30 + 2 * 30 + 2 * 30 + 14 * 10)
        assert [(match["game"], match["winner"], match["totals"]) for match in told["matches"]] == [
            ("mille", 0, [1300, -80]),
            ("mille", 0, [1300, -80]),
            ("tysiac", None, [120, 10, 10]),
        ]
        assert [match["dealer"] for match in told["matches"]] == [0, 0, 0]
        assert told["fewest"] == [{"payer": "Cem", "payee": "Ala", "amount": amount}]
        assert len(told["each"]) == 2
        assert [person["balance"] for person in told["people"]] == [amount, 0, -amount]
        settled = await evening(first, second, tysiac, paid=told["fewest"])
        assert settled["fewest"] == []
        assert (await evening())["people"] == []


@asynchronous
async def test_the_end_of_a_match_is_paid_and_asks_nothing(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        deal = {"seats": [{"score": 700, "stars": 1}, {"score": -40, "stars": 0}], "out": 0}
        kept = {"game": "mille", "names": ["Ala", "Bo"], "small": 5, "deals": [deal, deal]}
        over = await told(server, kept)
        assert (over["sheet"]["winner"], over["dealer"], over["question"], over["refused"]) == (0, None, None, None)
        assert over["sheet"]["payment"]["small"] == 5
        assert read(over["record"]).payment.amount == over["sheet"]["payment"]["amount"]
        assert (await told(server, kept, typed_deal(3)))["refused"]


@asynchronous
async def test_a_sheet_that_cannot_be_is_refused(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:

        async def slug(**asked: object) -> str | None:
            body = {"sheet": {**TYSIAC, **asked}}
            in_evening = (await server.ask("POST", "/api/evening", body={"sheets": [body["sheet"]]})).slug
            alone = (await server.ask("POST", "/api/sheets", body=body)).slug
            assert alone == in_evening
            return alone

        assert await slug(game="whist") == "unknown-game"
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
        assert await slug(game="mille", names=["Ala", "Bo"], deals=[{"seats": [], "out": None}]) == "sheet-deal-refused"


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
                body = {"sheet": {"game": game, **asked}, "change": typed_deal(1, *answers[:given])}
                found = (await server.ask("POST", "/api/sheets", body=body, lang=code)).done()
                assert found["refused"] is None, found["refused"]
                assert found["question"]["text"]
                assert all(verb["label"] for verb in found["question"]["verbs"])
                seen.add(found["question"]["kind"])
        assert seen == {"player", "number", "yes", "cards"}


def kind(question: dict[str, Any], answer: object) -> str:
    """The kind of an answer, by which a script goes on."""
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    if question["kind"] == "player" or answer in [verb["verb"] for verb in question["verbs"]]:
        return str(answer)
    return "cards" if question["kind"] == "cards" else "0" if answer == 0 else "number"


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_without_a_connection_the_same_questions_are_asked(game: str, tmp_path: object) -> None:
    options = {"players": 4, "empty_hand": "tricks", "sitter": "talon", "redeal_four_nines": True}
    sheets: dict[str, Any] = {
        "tysiac": {"game": "tysiac", "names": ["Ala", "Bo", "Cem", "Dora"], "preset": "kurnik", "options": options},
        "mille": {"game": "mille", "names": ["Ala", "Bo"]},
    }
    lists = {
        "tysiac": [[0, 120, 30, 0, 90, True, "AhKdQd"], [2, 100, 0, 50, 70, False, "9h9d9c"], ["redeal"]],
        "mille": [[0, 650, 1, -40, 0], ["blocked", 5, 0, 0, 0], [1, -10, 0, 700, 3]],
    }
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        asked = sheets[game]
        body = {"sheet": {**asked, "dealer": 1}, "script": True}
        script = (await server.ask("POST", "/api/sheets", body=body)).done()["script"]
        assert (await told(server, asked))["script"] is None
        rules = read_options(GAMES[game], asked.get("preset", "pagat"), asked.get("options", {}))
        seats = range(len(asked["names"]))
        assert script["dealers"] == [GAMES[game].next_dealer(rules, seat) for seat in seats]
        for answers in lists[game]:
            at = script["first"][1]
            for given in range(len(answers) + 1):
                change = typed_deal(1, *answers[:given])
                question = (await told(server, {**asked, "dealer": 1}, change))["question"]
                if at is None:
                    assert question is None
                    break
                here = script["steps"][at]["question"]
                assert question["likely"][: len(here["likely"])] == here["likely"]
                verbs = [one for one in question["verbs"] if one["verb"] != "count"]  # which must be asked
                assert {**here, "likely": []} == {**question, "likely": [], "hint": here["hint"], "verbs": verbs}
                assert here["hint"] in ("", question["hint"])
                at = script["steps"][at]["next"][kind(here, answers[given])]


MILLE: dict[str, Any] = {"game": "mille", "names": ["Ala", "Bo"]}


@asynchronous
async def test_cards_are_counted_one_by_one(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:

        async def after(*answers: object, counting: str = "") -> Any:
            return await told(server, MILLE, {**typed_deal(1, *answers), "counting": counting})

        assert [one["verb"] for one in (await after(1))["question"]["verbs"]] == ["count"]
        asked = (await after(1, "count"))["question"]
        assert (asked["kind"], [len(group["rows"]) for group in asked["groups"]]) == ("count", [13, 1])
        king, wild = asked["groups"][0]["rows"][1]
        assert king == {"card": "K", "label": "{K}", "worth": 10, "most": 8, "alone": True, "was": 0}
        assert (wild["card"], wild["worth"], wild["alone"]) == ("2", 20, False)
        queens = {one["card"]: one["worth"] for one in asked["groups"][0]["rows"][2]}
        assert queens == {"Q": 10, "Qs": 100, "2": 20}
        # Eight kings count twice; what is in the hand counts against its player.
        for cards, score in (("", 0), ("K", 10), ("KK2 / ", 40), ("KKKKKKKK / ", 160), ("KKKKKKKK / As5", 140)):
            assert (await after(1, "count", counting=cards))["question"]["counted"].startswith(f"{score} so far"), cards
        assert (await after(1, "count", counting="K7"))["refused"] == Language("en").text("bad-set", text="K7")
        last = (await after(1, "count", "KKK / As5", "count"))["question"]
        assert len(last["groups"]) == 1, "whoever went out has no hand"
        for cards, slug in (("KK / 5", "bad-set"), ("KKK", "count-hand-needed")):
            details = {"text": "KsKh"} if slug == "bad-set" else {}
            assert (await after(1, "count", cards))["refused"] == Language("en").text(slug, **details)
        refused = (await after(1, "count", "KKK / 5", "count", "777 / 5"))["refused"]
        assert refused == Language("en").text("count-hand-of-out")
        done = await after(1, "count", "KKK / As5", "count", "QQQs2 777")
        assert done["sheet"]["deals"][0]["scores"] == [10, 155]
        assert done["kept"]["deals"][0]["seats"][1] == {"laid": {"Q": [3, 1, 1], "7": [3, 0]}, "left": 0}


@asynchronous
async def test_a_deal_that_was_counted_is_corrected_as_it_stands(tmp_path: object) -> None:
    counted = {"laid": {"Q": [3, 1, 1], "7": [3, 0]}, "left": 10}
    deal = {"seats": [{"laid": {"K": [3, 0]}, "left": 0}, counted], "out": 0}
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:

        async def after(*answers: object, **more: object) -> Any:
            return await told(server, {**MILLE, "deals": [deal]}, {**typed_deal(1, *answers), **more})

        was = [(await after(0, *given))["question"]["was"] for given in ([], [60], [60, 1], [60, 1, 145])]
        assert was == [60, 1, 145, 0]
        assert (await after(0, 60, 1, 145, 0))["kept"]["deals"] == [deal]
        other = (await after(0, 65, 1, 145, 0))["kept"]["deals"][0]["seats"]
        assert other == [{"score": 65, "stars": 1}, counted]
        # Who counts again begins with the sets that were there; which cards were left in the hand nobody knows.
        question = (await after(0, 60, 1, "count"))["question"]
        rows = [[(kind["card"], kind["was"]) for kind in row if kind["was"]] for row in question["groups"][0]["rows"]]
        assert [row for row in rows if row] == [[("Q", 2), ("Qs", 1), ("2", 1)], [("7", 3)]]
        assert [kind["was"] for row in question["groups"][1]["rows"] for kind in row] == [0] * 15
        assert question["counted"].startswith("155 so far")
        assert (await after(0, 60, 1, "count", counting=""))["question"]["counted"].startswith("0 so far")
        # The same cards come to another score where somebody else has gone out.
        assert (await after(1))["question"]["was"] is None


@asynchronous
async def test_a_deal_is_corrected_in_one_answer_and_the_rest_is_as_it_was(tmp_path: object) -> None:
    deal = {"declarer": 0, "contract": 120, "points": [140, 10, 10]}
    sheet = {"game": "tysiac", "names": ["Ala", "Bo", "Cem"], "dealer": 2, "deals": [deal]}
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:

        async def rest(*answers: object) -> Any:
            return await told(server, sheet, {**typed_deal(1, *answers), "rest": True})

        assert (await rest(0, 130))["kept"]["deals"] == [{**deal, "contract": 130}]
        assert (await rest(0, 120, 20))["refused"].startswith("the points make 170")
        # It was conceded: what the others have made is not asked, and of the declarer nothing is known.
        conceded = {**sheet, "deals": [{"declarer": 0, "contract": 120, "conceded": True}]}
        late = await told(server, conceded, {**typed_deal(1, 0, 120, 10), "rest": True})
        assert late["refused"] == Language("en").text("sheet-rest-unanswered")
        assert late["kept"]["deals"] == conceded["deals"]


@asynchronous
async def test_what_is_asked_is_said_briefly_beside_its_answer(tmp_path: object) -> None:
    sheet = {"game": "tysiac", "names": ["Ala", "Bo", "Cem"], "dealer": 2}
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:

        async def asked(*answers: object) -> Any:
            return (await told(server, sheet, typed_deal(1, *answers)))["question"]

        briefs = [(await asked(*answers))["brief"] for answers in ([], [0], [0, 120], [0, 120, 10])]
        assert briefs == ["Declarer", "Contract", "Bo", "Cem"]
        last = await asked(0, 120, 10, 10)
        # 120 of the cards less 20: without a marriage, and with that of spades, clubs, diamonds, or hearts (or two).
        assert last["likely"] == [100, 140, 160, 180, 200]
        assert last["hint"].startswith("Offered:")
        assert (await asked(0, 120, 10))["hint"] == ""
        # A concession is one press: what it costs stands beside it.  The third one of a player is no longer free (T23).
        assert (await asked(0, 120))["hint"] == "Ala 0; Bo +60; Cem +60"
        sheet["deals"] = [{"declarer": 0, "contract": 100, "conceded": True}] * 2
        third = await told(server, sheet, typed_deal(3, 0, 120))
        assert third["question"]["hint"] == "Ala −120; Bo +60; Cem +60"


@asynchronous
async def test_too_many_points_are_refused_before_the_rest_is_asked(tmp_path: object) -> None:
    sheet = {"game": "tysiac", "names": ["Ala", "Bo", "Cem"], "dealer": 2}
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        refused = await told(server, sheet, typed_deal(1, 0, 120, 300, 101))
        assert refused["refused"] == Language("en").text("points-too-many", limit=400, total=401)
        assert (await told(server, sheet, typed_deal(1, 0, 120, 300, 100)))["question"]["seat"] == 0


@asynchronous
async def test_a_refusal_names_the_player(tmp_path: object) -> None:
    four = {"game": "tysiac", "names": ["Ala", "Bo", "Cem", "Ula"], "options": {"players": 4}, "dealer": 0}
    deals = [{"declarer": 1, "contract": 100, "points": [0, 110, 10, 0]}]
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        assert (await told(server, MILLE, typed_deal(1, 1, 40, 0, 25, 0)))["refused"] == (
            "Bo went out, which brings at least 30"
        )
        late = await told(server, {**four, "deals": deals}, {"do": "dealer", "deal": 1, "seat": 1})
        assert plain(late["refused"]).endswith("Bo deals and sits out, so cannot be the declarer")


@asynchronous
async def test_counting_is_not_offered_where_nobody_can_be_asked(tmp_path: object) -> None:
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        script = (await server.ask("POST", "/api/sheets", body={"sheet": MILLE, "script": True})).done()["script"]
        assert all(step["question"]["kind"] != "count" for step in script["steps"])
        assert all(one["verb"] != "count" for step in script["steps"] for one in step["question"]["verbs"])
        assert all("count" not in step["next"] for step in script["steps"])
