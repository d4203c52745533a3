"""Whole matches in a real browser: by mouse, by keys alone, by the accessibility tree alone."""

import tomllib

import pytest

from chiliad.i18n.language import Language
from page.conftest import ALL
from page.driver import Player, salt_of
from page.keyboard import Keyboard
from page.ledger import ledger_of
from page.mouse import Mouse
from page.screen_reader import ScreenReader, open_sheet, sheet

# The decisions of the first deal, and of the second: in Tysiac the auction, the gifts and some tricks.
STEPS = None if ALL else 7
SHORT = {"tysiac": 125, "mille": 300}  # points: a match of a few deals


def check_end(player: Player) -> None:
    """The result on the page, the score sheet and the record agree with the rules."""
    head = player.head
    record = player.ask(f"/api/replays/{head['replay']}/record")
    reckoned = ledger_of(record)
    result = tomllib.loads(record)["result"]
    assert result["winner"] == reckoned.winner == head["winner"]

    who = "you" if head["winner"] == head["you"] else "other"
    totals = sorted(reckoned.totals[-1])
    margin = totals[-1] - totals[-2]
    won = player.language.text("match-margin", who=who, name=head["seats"][head["winner"]]["name"], points=margin)
    player.page.get_by_role("heading", name=won).wait_for()
    if "payment" in result:
        assert str(result["payment"]["amount"]) in player.page.get_by_role("main").inner_text()

    rows = sheet(player.page, len(head["seats"]), player.language)
    assert [[one.score for one in row] for row in rows] == reckoned.scores
    assert [[one.total for one in row] for row in rows] == reckoned.totals


EVERY_WAY = [(game, way) for game in ("mille", "tysiac") for way in (Mouse, Keyboard, ScreenReader)]
SOME = [("mille", Keyboard), ("tysiac", Mouse), ("tysiac", ScreenReader)]  # each game, and each way of playing


@pytest.mark.parametrize("game, way", EVERY_WAY if ALL else SOME)
def test_a_whole_match(arrive, game, way):
    player = arrive(way, "Ala")
    # Cards with which every way of playing needs more than one deal, for any value of DEALS.
    player.sit(game, options={"target": SHORT[game]}, salt=salt_of(f"1 whole {game}"))
    assert player.play(STEPS) > 1, "the next deal is begun in the page too"
    check_end(player)
    player.page.get_by_role("link", name=player.language.text("page-report-link")).wait_for()


SEATS = [(2, Keyboard), (2, ScreenReader), (4, Mouse), (4, Keyboard)]


@pytest.mark.parametrize("players, way", SEATS)
def test_a_whole_match_of_two_or_of_four(arrive, players, way):
    player = arrive(way, "Ala")
    options = {"target": SHORT["tysiac"] if players == 4 else 300, "players": players}
    bots = ["bot:greedy"] * (players - 1)
    player.sit("tysiac", bots, options=options, salt=salt_of(f"1 whole {players}"))
    assert player.play(STEPS) > 1, "the next deal is begun in the page too"
    check_end(player)
    report = player.language.text("page-report-link")
    assert player.page.get_by_role("link", name=report).count() == 0, "a report is made of matches of three"


@pytest.mark.parametrize("code", ["en", "ru", "fa"] if ALL else ["en"])
def test_the_score_sheet_of_four_fits_a_phone(arrive, code):
    player = arrive(Mouse, "Ala", locale=code, viewport={"width": 375, "height": 667})
    player.language = Language(code)
    options = {"target": 300, "players": 4}
    player.finish("tysiac", seats=["bot:greedy"] * 3, preset="polish", options=options, salt=salt_of("1 whole 4"))
    table = open_sheet(player.page, player.language)
    wide, room = table.evaluate("table => [table.getBoundingClientRect().width, table.parentElement.clientWidth]")
    assert wide <= room, "nobody's column needs a scroll"
    assert table.get_by_role("columnheader").count() == 6, "deal, contract, and four players"


PRESETS = ("kurnik", "polish", "russian")
EACH_WAY = [(preset, way) for preset in PRESETS for way in (Mouse, Keyboard)]
OF_EACH = [("kurnik", Mouse), ("polish", Keyboard)]  # the Persian match is of the third


@pytest.mark.parametrize("preset, way", EACH_WAY if ALL else OF_EACH)
def test_a_whole_match_of_each_preset(arrive, preset, way):
    player = arrive(way, "Ala")
    player.sit("tysiac", preset=preset, options={"target": 700}, salt=salt_of(f"1 whole {preset}"))
    assert player.play(STEPS) > 1, "the next deal is begun in the page too"
    check_end(player)


def test_a_whole_match_in_persian(arrive):
    player = arrive(Mouse, "Ala", locale="fa")
    player.language = Language("fa")
    player.sit("tysiac", preset="russian", options={"target": 700}, salt=salt_of("1 whole fa"))
    assert player.page.evaluate("document.documentElement.lang") == "fa"
    assert player.play(STEPS) > 1, "the next deal is begun in the page too"
    check_end(player)


def drag(player: Mouse, held: dict, place: str) -> None:
    """Drag a card of the hand to a place, with the mouse button held down."""
    mouse = player.page.mouse
    card = player.card(f"{held['card']}{held['at']}")
    player.page.evaluate("document.activeElement.blur()")  # otherwise it covers its neighbours
    card.hover(position={"x": 7, "y": 7})  # this waits until nothing moves
    mouse.down()
    box = card.bounding_box()
    mouse.move(box["x"] + 40, box["y"] - 40)  # at once: a quick hand leaves the card before the page notices
    there = player.page.locator(f'[data-drop="{place}"]').first.bounding_box()
    mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=4)
    mouse.up()


def test_cards_are_dragged(arrive):
    player = arrive(Mouse, "Ala")
    hand = player.come_to("mille", lambda desk: desk["phase"] == "meld" and desk["hand"])
    player.act(lambda: drag(player, hand[-1], "pack"))
    assert len(player.desk["hand"]) == len(hand) - 1

    def plain(desk):  # the page would ask about a marriage
        return next((held for held in desk["hand"] if held["can"] == ["play"]), None)

    held = player.come_to("tysiac", plain)
    player.act(lambda: drag(player, held, "table"))
    assert held["card"] not in {one["card"] for one in player.desk["hand"]}
