"""My games: what is listed and counted, filtered by selects and by links, by mouse and by keys alone."""

from __future__ import annotations

from typing import Any

from page.driver import ENGLISH, Player
from page.keyboard import Keyboard
from page.locators import button, has_focus
from page.screens import EVENING

TYSIAC = {"game": "tysiac", "names": ["Ala", "Cem", "Dora"], "preset": "playroom", "dealer": 2}
MADE = {"declarer": 0, "contract": 120, "points": [140, 10, 10]}
BO = "Bartłomiej Wielkopolski-Zamoyski (score sheet)"
MILLE = "Mille: figures"


def with_games(player: Player, evenings: int = 1) -> Player:
    """A guest with a table that was stopped and some evenings, on the page of their games."""
    player.ask("/api/guests", {"name": "Ala"})
    table = player.ask("/api/tables", {"game": "mille", "seats": ["me", "bot:club"]})["table"]
    player.ask(f"/api/tables/{table}/commands", {"id": "stop", "revision": 0, "do": "stop"})
    for _ in range(evenings):
        sheets = [*EVENING["sheets"], {**TYSIAC, "deals": [MADE]}]
        player.ask("/api/evenings", {"sheets": sheets, "paid": []})
    player.open("/games")
    captions(player, 6)
    return player


def captions(player: Player, count: int) -> list[str]:
    """The captions of the tables, once there are so many."""
    script = """count => {
      const found = [...document.querySelectorAll("main table caption")].map((one) => one.innerText);
      return found.length === count && found;
    }"""
    return list(player.page.wait_for_function(script, arg=count).json_value())  # at once: the page may ask again


def cell(player: Player, caption: str, row: str, column: int) -> str:
    table = player.page.locator("main table", has=player.page.locator("caption", has_text=caption))
    found = table.locator("tr", has=player.page.get_by_role("rowheader", name=row, exact=True))
    return str(found.locator("td").nth(column).inner_text())


def links(player: Player) -> Any:
    return player.page.locator("main ul a.card")


def listed(player: Player, count: int) -> None:
    """Wait until so many games are listed: the list and the statistics are fetched apart from each other."""
    player.until("count => document.querySelectorAll('main ul a.card').length === count", count)


def test_a_guest_without_games_is_told_what_to_do(arrive: Any) -> None:
    player = arrive(Player, "Ala")
    player.open("/games")
    player.page.get_by_role("link", name=ENGLISH.text("my-none-start"), exact=True).click()
    player.until("() => location.pathname === '/'")
    player.page.get_by_role("link", name=ENGLISH.text("page-games"), exact=True).click()
    player.page.get_by_role("link", name=ENGLISH.text("my-elsewhere"), exact=True).click()
    player.until("() => location.pathname === '/devices'")


def test_games_are_listed_and_counted_and_filtered(arrive: Any) -> None:
    player = with_games(arrive(Player, "Ala"))
    page = player.page
    listed(player, 2)
    evening = player.page.locator("main ul a.card[href^='/evening/']").inner_text()
    for name, count in (("Ala", 2), (EVENING["sheets"][0]["names"][1], 0), ("Cem", 0)):
        assert ENGLISH.text("my-won", name=name, count=count) in evening
    assert cell(player, MILLE, "Matches won", 0) == "2 of 2 (100%)"
    assert cell(player, MILLE, "Stars (naturals)", 0) == "2 in 2 deals"
    assert cell(player, "Tysiac: contracts by level", "120–139", 1) == "1 (100%)"
    assert cell(player, "Month by month", "October 2025", 0) == "1 of 1 (100%)"
    assert page.locator("main .bar").count() >= 2

    page.get_by_label(ENGLISH.text("my-game")).select_option("tysiac")
    assert captions(player, 4)[:2] == ["Tysiac: figures", "Tysiac: contracts by level"]
    assert page.url.endswith("/games?game=tysiac")
    listed(player, 1)
    links(player).first.click()
    player.until("() => location.pathname.startsWith('/evening/')")
    page.go_back()
    assert captions(player, 4)[0] == "Tysiac: figures"
    assert page.get_by_label(ENGLISH.text("my-game")).input_value() == "tysiac"

    page.get_by_label(ENGLISH.text("my-kind")).select_option("table")
    button(player, "my-show-all").click()
    has_focus(player, player.page.locator("#my-list"))
    captions(player, 6)
    assert page.url.endswith("/games")
    page.get_by_label(ENGLISH.text("my-kind")).select_option("table")
    listed(player, 1)
    page.reload()
    listed(player, 1)


def test_whoever_has_given_no_name_is_you_beside_others_without_one(arrive: Any) -> None:
    player = arrive(Player, "Ala")
    player.ask("/api/guests", {"name": ENGLISH.text("default-name")})
    table = player.ask("/api/tables", {"game": "mille", "seats": ["bot:club", "me"]})["table"]
    player.ask(f"/api/tables/{table}/commands", {"id": "stop", "revision": 0, "do": "stop"})
    own = ENGLISH.text("page-table-total", name=ENGLISH.text("table-you"), total=0)
    for address in ("/games", "/"):
        player.open(address)
        line = player.page.locator("main ul a.card").first
        line.get_by_text(own).first.wait_for()
        assert ENGLISH.text("default-name") not in line.inner_text()


def test_by_keys_an_opponent_is_chosen_and_left_again(arrive: Any) -> None:
    player = with_games(arrive(Keyboard, "Ala"))
    page = player.page
    opponent = page.locator("main table a", has_text="Cem").first
    opponent.focus()
    player.says(lambda: player.key("Enter"), ENGLISH.text("my-count", count=1))
    has_focus(player, page.locator("#my-statistics"))
    assert captions(player, 4)[0] == "Tysiac: figures"
    assert page.locator("main thead th").nth(2).inner_text() == "Cem (score sheet)"
    assert "against=" in page.url
    page.go_back()
    assert captions(player, 6)[0] == MILLE
    assert cell(player, "Who has paid whom", BO, 1) == "0"


def test_older_ones_follow_and_the_focus_goes_to_the_first_of_them(arrive: Any) -> None:
    player = with_games(arrive(Player, "Ala"), evenings=10)
    assert links(player).count() == 8
    button(player, "my-more").click()
    player.until("() => document.querySelectorAll('main ul a.card').length === 11")
    has_focus(player, links(player).nth(8))
    assert button(player, "my-more").count() == 0


def test_the_evening_of_this_browser_is_listed_too(arrive: Any) -> None:
    player = arrive(Player, "Ala")
    player.open("/")
    sheet = {**TYSIAC, "options": {}, "small": 1, "date": "2025-10-04", "deals": [MADE]}
    kept = {"mine": {"sheets": [sheet], "paid": []}}
    player.page.evaluate("(kept) => localStorage.setItem('chiliad-evening', JSON.stringify(kept))", kept)
    player.open("/games")
    player.until("() => document.querySelectorAll('main ul a.card').length === 1")
    assert "Ala, Cem, and Dora" in links(player).first.inner_text()
    player.until("() => document.querySelector('main ul a.card').innerText.includes('Ala: 120')")
    shown = links(player).first.inner_text()
    assert all(one in shown for one in ("Cem: 10", "Dora: 10", "2025"))
    kept["mine"]["sheets"] *= 2
    player.page.evaluate("(kept) => localStorage.setItem('chiliad-evening', JSON.stringify(kept))", kept)
    player.page.reload()
    won = ENGLISH.text("my-won", name="Ala", count=0)
    player.until("won => document.querySelector('main ul a.card')?.innerText.includes(won)", won)
    player.page.get_by_label(ENGLISH.text("my-game")).select_option("mille")
    button(player, "my-show-all").wait_for()
    button(player, "my-show-all").click()
    links(player).first.click()
    player.page.locator(".sheet").first.wait_for()


def test_the_tables_are_in_the_language_that_is_chosen(arrive: Any) -> None:
    player = with_games(arrive(Player, "Ala"))
    player.page.locator("header select").select_option("pl")
    player.until("() => document.querySelector('main caption')?.textContent === 'Mille: liczby'")
    assert cell(player, "Miesiąc po miesiącu", "październik 2025", 0) == "1 z 1 (100%)"


def test_in_persian_list_and_months_are_of_one_calendar(arrive: Any) -> None:
    player = with_games(arrive(Player, "Ala"))
    player.page.locator("header select").select_option("fa")
    player.until("() => document.documentElement.lang === 'fa' && document.querySelector('main caption')")
    month = player.page.evaluate(
        "new Intl.DateTimeFormat('fa', { month: 'long', year: 'numeric' }).format(new Date(2025, 9, 15))"
    )
    player.page.get_by_role("rowheader", name=month, exact=True).wait_for()
    year = player.page.evaluate("new Intl.DateTimeFormat('fa', { year: 'numeric' }).format(new Date())")
    assert year in links(player).first.locator("time").inner_text()
