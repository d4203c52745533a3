"""A match goes on from a table with real cards, and from a sheet at a table; each of them by finger on a phone."""

from __future__ import annotations

import json
import re
from typing import Any

from chiliad.records import read, write
from page.driver import ENGLISH, Player
from page.locators import button
from page.test_score import KEPT, PHONE, Keeper, heard
from page.test_screens import FAULTS, SMALL, TARGET_PX, TOO_WIDE, axe  # noqa: F401
from source import TESTS


def faults(page: Any) -> list[Any]:
    return [*page.evaluate(FAULTS), *page.evaluate(SMALL, TARGET_PX), *page.evaluate(TOO_WIDE)]


def menu(player: Player, message: str) -> None:
    player.page.get_by_role("button", name=ENGLISH.text("table-menu")).click()
    player.page.get_by_role("menuitem", name=ENGLISH.text(message), exact=True).click()


def test_from_a_table_to_the_sheet_and_to_a_table_with_friends(arrive, axe):  # noqa: F811
    ala = Keeper(arrive(Player, "Ala", **PHONE), "tysiac")
    player, page = ala.player, ala.page
    player.context.add_init_script(path=axe)
    table = player.table("tysiac")
    player.play_on(table, deals=False)
    player.open(f"/t/{table}")
    menu(player, "table-real-cards")
    ala.question()
    assert page.url.endswith("/score/tysiac"), "the address brings the match once"
    heard(player, ENGLISH.text("score-went-on"))
    totals = player.ask(f"/api/tables/{table}?lang=en")["head"]["totals"]
    ala.shows([totals])
    names = ala.kept["names"]
    assert names[0] == "Ala"

    # What was played stays as it was; a deal with real cards follows it.
    page.get_by_role("button", name=ENGLISH.text("score-change-deal", deal=1), exact=True).click()
    page.get_by_text(ENGLISH.text("score-played"), exact=True).wait_for()
    assert faults(page) == []
    assert page.get_by_role("button", name=ENGLISH.text("score-correct"), exact=True).count() == 0
    page.keyboard.press("Escape")
    ala.who(names[1])
    ala.chip("100")
    ala.chip(ENGLISH.text("score-verb-concede"))
    player.until(f"() => {KEPT}.at(-1).deals.length === 2")

    button(player, "score-to-table").click()
    assert faults(page) == []
    fields = page.locator("dialog[open] select")
    assert [fields.nth(at).input_value() for at in range(3)] == ["me", "open", "open"]
    fields.nth(2).select_option("me")
    assert [fields.nth(at).input_value() for at in range(3)] == ["open", "open", "me"]
    fields.nth(1).select_option(index=2)  # the first bot
    button(player, "score-to-table-open").click()
    page.wait_for_url(re.compile("/t/"))
    page.locator("li.open", has_text=ENGLISH.text("page-seat-for", name=names[0])).wait_for()
    code = page.locator(".code").inner_text()

    bo = arrive(Player, "", **PHONE)
    bo.context.add_init_script(path=axe)
    bo.open(f"/join/{code}")
    bo.page.locator("li.open", has_text=ENGLISH.text("page-seat-for", name=names[0])).wait_for()
    assert faults(bo.page) == []
    bo.page.get_by_label(ENGLISH.text("page-name"), exact=True).fill("Bo")
    button(bo, "page-join-sit").click()
    bo.page.wait_for_url(re.compile("/t/"))
    bo.until("() => __watch.news?.head.phase === 'playing'")
    assert (bo.head["deal"], bo.head["you"]) == (3, 0)
    assert bo.head["totals"] == [total + (0 if seat == 1 else 60) for seat, total in enumerate(totals)], (
        "a concession brings the others 60 each"
    )

    # It comes back once more, to the sheet where it was.
    player.until("() => __watch.news?.head.phase === 'playing'")
    menu(player, "table-real-cards")
    heard(player, ENGLISH.text("score-table-told"))
    assert page.evaluate(f"{KEPT}.length") == 1, "it is the same match"


def test_the_others_at_the_table_are_told_and_follow_the_sheet_once_it_is_shared(arrive, axe):  # noqa: F811
    ala, bo = arrive(Player, "Ala", **PHONE), arrive(Player, "Bo", **PHONE)
    bo.context.add_init_script(path=axe)
    ala.ask("/api/guests", {"name": "Ala"})
    deal = {"declarer": 0, "contract": 100, "conceded": True}
    sheet = {"game": "tysiac", "names": ["Ala", "Bo", "Cem"], "dealer": 2, "deals": [deal]}
    opened = ala.ask("/api/sheets/table", {"sheet": sheet, "seats": ["me", "open", "bot:greedy"]})
    bo.join(opened["invite"])
    ala.open(f"/t/{opened['table']}")
    menu(ala, "table-real-cards")
    heard(ala, ENGLISH.text("score-table-told"))
    told = ENGLISH.text("event-real-cards", shared="no", who="other", name="Ala")
    bo.page.locator(".notices", has_text=ENGLISH.text("table-keeper", who="other", name="Ala")).wait_for()
    heard(bo, told)
    link = bo.page.get_by_role("link", name=ENGLISH.text("table-keeper-open"), exact=True)
    assert link.count() == 0, "the sheet is in Ala's browser alone"
    button(ala, "score-together").click()
    dialog = ala.page.locator("dialog[open]")
    dialog.get_by_text(ENGLISH.text("score-table-link"), exact=True).wait_for()
    dialog.get_by_role("button", name=ENGLISH.text("score-share-now"), exact=True).click()
    link.wait_for()
    heard(bo, ENGLISH.text("event-real-cards", shared="yes", who="other", name="Ala"))
    spoken = [json.dumps(one) for one in bo.page.evaluate("__watch.spoken")]
    assert sum(told in one for one in spoken) == 1
    assert faults(bo.page) == []
    bo.open(f"/t/{opened['table']}")
    link.wait_for()
    link.click()
    bo.page.wait_for_url(re.compile("/evening/"))
    bo.page.get_by_text(ENGLISH.text("score-pen-of", name="Ala"), exact=True).wait_for()


def test_whoever_is_meant_finds_their_seat(arrive, axe):  # noqa: F811
    ala = Keeper(arrive(Player, "Ala", **PHONE), "tysiac")
    ala.begin(dealer=2)
    ala.made("Ala", "120", 10, 10, "140")
    ala.player.ask("/api/guests", {"name": "Ala"})
    button(ala.player, "score-to-table").click()
    button(ala.player, "score-to-table-open").click()
    ala.page.wait_for_url(re.compile("/t/"))
    code = ala.page.locator(".code").inner_text()
    cem = arrive(Player, "Cem", **PHONE)
    cem.context.add_init_script(path=axe)
    cem.ask("/api/guests", {"name": "Cem"})
    cem.open(f"/join/{code}")
    seat = cem.page.get_by_role("radio", name="Cem", exact=True)
    seat.wait_for()
    assert seat.is_checked()
    assert faults(cem.page) == []
    button(cem, "page-join-sit").click()
    cem.page.wait_for_url(re.compile("/t/"))
    cem.until("() => __watch.news !== null")
    assert cem.head["you"] == 2
    # The evening is where it was, and the sheet too.
    table = ala.page.url
    ala.player.open("/score/tysiac")
    ala.shows([[120, 10, 10]])
    # And it leads to the table that stands there.
    button(ala.player, "score-to-table").click()
    button(ala.player, "score-to-table-open").click()
    ala.page.wait_for_url(table)


def test_a_match_that_was_ended_goes_on_from_its_replay_in_the_place_of_its_sheet(arrive):
    ala = Keeper(arrive(Player, "Ala", **PHONE), "mille")
    player, page = ala.player, ala.page
    table = player.table("mille")
    player.play_on(table, deals=False)
    player.open(f"/score/mille?table={table}")
    ala.question()
    news = player.ask(f"/api/tables/{table}?lang=en")
    player._command(table, news, do="stop")
    player.open(f"/t/{table}")
    page.get_by_role("link", name=ENGLISH.text("table-real-cards"), exact=True).wait_for()
    player.open(f"/replay/{player.head['replay']}")
    player.until("() => __watch.spoken.length > 0")  # it has arrived
    page.get_by_role("link", name=ENGLISH.text("table-real-cards"), exact=True).click()
    ala.question()
    player.until(f"code => {KEPT}.length === 1 && {KEPT}[0].deals[0]._played === code", news_replay(player, table))
    page.get_by_role("button", name=ENGLISH.text("score-change-deal", deal=1), exact=True).click()
    page.get_by_role("link", name=ENGLISH.text("score-played-replay"), exact=True).click()
    page.wait_for_url(re.compile("/replay/.*#1"))


def news_replay(player: Player, table: str) -> str:
    return str(player.ask(f"/api/tables/{table}?lang=en")["head"]["replay"])


def test_saved_sheets_are_opened_beside_the_evening_that_is_there(arrive, tmp_path, axe):  # noqa: F811
    ala = Keeper(arrive(Player, "", **PHONE), "tysiac")
    player, page = ala.player, ala.page
    player.forgiven = re.compile("status of 400")  # a file that is no record
    player.context.add_init_script(path=axe)
    ala.begin(dealer=2)
    ala.made("Ala", "120", 10, 10, "140")
    text = write(ala.record())
    files = [tmp_path / name for name in ("one.tysiac", "none.tysiac", "two.mille")]
    files[0].write_text(text.replace("Ala", "Ola").replace("dealer = 2", "dealer = 1"))
    files[1].write_text(text.replace("declarer = 0", "declarer = 7"))
    files[2].write_text((TESTS / "records" / "golden" / "match_stopped.mille").read_text())
    button(player, "score-next-match").click()
    button(player, "score-open-saved").wait_for()
    assert faults(page) == []
    page.set_input_files("input[type=file]", files)
    player.until(f"() => {KEPT}.length === 3")
    told = page.locator("[role=alert]")
    told.get_by_text("none.tysiac").wait_for()
    assert "Deal 1: declarer" in told.inner_text()
    assert page.evaluate(f"{KEPT}.map((one) => one.names[0])") == ["Ala", "Ola", "Player 0"]
    # Each was one change, and is taken back.
    for left in (2, 1):
        button(player, "score-undo").click()
        player.until(f"left => {KEPT}.length === left", left)
    assert ala.kept["names"] == ["Ala", "Bo", "Cem"]
    ala.shows([[120, 10, 10]])


def test_a_saved_sheet_is_opened_into_a_new_evening(arrive, tmp_path):
    ala = Keeper(arrive(Player, ""), "mille")
    file = tmp_path / "two.mille"
    file.write_text((TESTS / "records" / "golden" / "match.mille").read_text())
    ala.player.open("/score/mille")
    button(ala.player, "score-open-saved").wait_for()
    ala.page.set_input_files("input[type=file]", file)
    ala.player.until(f"() => {KEPT}.length === 1")
    heard(ala.player, ENGLISH.text("score-opened", name="two.mille"))
    record = read(file.read_bytes())
    ala.shows([list(deal.settlement.scores) for deal in record.deals if deal.settlement is not None])
    button(ala.player, "score-undo").click()
    ala.player.until(f"() => {KEPT}.length === 0")
