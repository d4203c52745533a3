"""A replay that plays automatically, the score sheet beside it, a table that starts from it, and cards that fly."""

from __future__ import annotations

import pytest

from page.driver import ENGLISH, Player
from page.keyboard import Keyboard
from page.locators import button
from page.mouse import Mouse
from page.replays import ended_match, laid, look_back, lying, served, stands

BEGAN_S, PAUSED_S = 1_800_000_000, 1_800_003_600
LONG_MS = 120_000  # no step is shown for such a long time


def stop_the_clock(player: Player, replay: str, moment: str) -> None:
    """Replay with a clock that moves only when the test says so."""
    player.page.clock.install(time=BEGAN_S)
    look_back(player, replay, moment)
    stands(player, moment.removeprefix("#"))
    player.page.clock.pause_at(PAUSED_S)


def one_step(player: Player) -> None:
    """Time for one step and no more: the next one waits for its own."""
    player.page.clock.fast_forward(LONG_MS)


def stays(player: Player, moment: str) -> None:
    """Check that it has stopped: after any time it is at the same moment."""
    stands(player, moment)  # before time passes: a late answer is dropped
    button(player, "replay-play").wait_for()
    one_step(player)
    one_step(player)
    stands(player, moment)


def test_playing_goes_on_by_itself_until_space_stops_it(arrive):
    player = arrive(Keyboard, "Ala")
    _, replay = ended_match(player, "tysiac")
    stop_the_clock(player, replay, "#1.0.public")
    player.key("Space")
    for step in range(1, 5):
        stands(player, f"1.{step}.public")
        button(player, "replay-pause").wait_for()
        one_step(player)
    stands(player, "1.5.public")
    player.key("Space")
    stays(player, "1.5.public")
    # A person who takes a step stops it.
    player.key("Space")
    stands(player, "1.6.public")
    player.key("ArrowLeft")
    stays(player, "1.5.public")


def test_playing_waits_as_long_as_reading_takes(arrive):
    player = arrive(Keyboard, "Ala")
    _, replay = ended_match(player, "tysiac")
    deal = served(player, replay)
    lengths = [len(" ".join(deal.told(step))) for step in range(deal.last)]
    step = lengths.index(max(lengths[1:]), 1)
    stop_the_clock(player, replay, f"#1.{step - 1}.public")
    player.key("Space")
    stands(player, f"1.{step}.public")
    player.page.clock.run_for(lengths[step] * 40)  # nobody hears 25 characters a second
    stands(player, f"1.{step}.public")
    one_step(player)
    stands(player, f"1.{step + 1}.public")


def test_playing_leads_over_a_deal_and_stops_at_the_end(arrive):
    player = arrive(Mouse, "Ala")
    _, replay = ended_match(player, "tysiac", deals=2)
    first, second = (served(player, replay, deal) for deal in (1, 2))
    stop_the_clock(player, replay, f"#1.{first.last - 1}.public")
    button(player, "replay-play").click()
    stands(player, f"1.{first.last}.public")
    one_step(player)
    stands(player, "2.0.public")
    # It continues from another seat.
    eyes = player.page.get_by_role("combobox", name=ENGLISH.text("replay-eyes"), exact=True)
    eyes.select_option("1")
    stands(player, "2.0.1")
    one_step(player)
    stands(player, "2.1.1")
    button(player, "replay-pause").click()
    stays(player, "2.1.1")
    player.page.evaluate("hash => { location.hash = hash; }", f"#2.{second.last - 1}.1")
    stands(player, f"2.{second.last - 1}.1")
    button(player, "replay-play").click()
    stands(player, f"2.{second.last}.1")
    one_step(player)
    stays(player, f"2.{second.last}.1")
    # There it begins again.
    button(player, "replay-play").click()
    stands(player, "1.0.1")
    one_step(player)
    stands(player, "1.1.1")


def test_whoever_goes_elsewhere_stops_it(arrive):
    player = arrive(Mouse, "Ala")
    _, replay = ended_match(player, "tysiac", deals=2)
    second = served(player, replay, 2)
    fifth = [step for step in range(1, second.last) if second.told(step)][3]  # the dealing is the first
    stop_the_clock(player, replay, "#1.0.public")
    page = player.page
    slider = page.get_by_role("slider", name=ENGLISH.text("replay-step"))
    deals = page.get_by_role("combobox", name=ENGLISH.text("replay-deal"), exact=True)
    for doing, moment in (
        (lambda: slider.fill("7"), "1.7.public"),
        (lambda: deals.select_option("2"), "2.0.public"),
        (lambda: page.locator(".told li button").nth(4).click(), f"2.{fifth}.public"),
        (lambda: button(player, "sheet-go", deal=1).click(), "1.0.public"),
    ):
        button(player, "replay-play").click()
        button(player, "replay-pause").wait_for()
        doing()
        stays(player, moment)


def test_the_score_sheet_leads_to_a_deal(arrive):
    player = arrive(Mouse, "Ala")
    _, replay = ended_match(player, "mille", deals=2)
    look_back(player, replay, "#1.5.all")
    first, second = (button(player, "sheet-go", deal=deal) for deal in (1, 2))
    assert [one.get_attribute("aria-current") for one in (first, second)] == ["true", None]
    second.click()
    stands(player, "2.0.all")
    assert lying(player) == laid(served(player, replay, 2, "all"), 0)
    assert [one.get_attribute("aria-current") for one in (first, second)] == [None, "true"]
    first.click()
    stands(player, "1.0.all")
    assert lying(player) == laid(served(player, replay, 1, "all"), 0)


@pytest.mark.parametrize("game", ["tysiac", "mille"])
def test_a_table_starts_for_another_seat_against_other_bots(arrive, game):
    player = arrive(Mouse, "Ala")
    _, replay = ended_match(player, game, deals=2)
    deal = served(player, replay, 2, "1")
    step = next(step for step in deal.played() if step > 3 and deal.desk(step)["turn"] == 1)
    names = player.ask(f"/api/replays/{replay}")["players"]
    bots = next(one for one in player.ask("/api/games?lang=en")["games"] if one["game"] == game)["bots"]
    look_back(player, replay, f"#2.{step}.0")
    button(player, "replay-start").click()
    dialog = player.page.get_by_role("dialog", name=ENGLISH.text("replay-start"), exact=True)
    assert dialog.get_by_role("radio", name=names[0], exact=True).is_checked()  # the seat from which the person watches
    dialog.get_by_role("radio").nth(1).check()
    chosen = dialog.get_by_role("combobox", name=ENGLISH.text("replay-start-bot"), exact=True)
    offered = [one["name"] for one in bots if one["for_people"]]
    other = next(name for name in offered if name != chosen.input_value())
    chosen.select_option(other)
    dialog.get_by_role("button", name=ENGLISH.text("replay-start-go"), exact=True).click()
    player.until("() => __watch.news !== null")
    assert player.head["you"] == 1
    assert [seat["bot"] for seat in player.head["seats"]] == [
        None if seat == 1 else other for seat in range(len(names))
    ]
    was, is_ = deal.desk(step), player.desk
    assert sorted(held["card"] for held in is_["hand"]) == sorted(held["card"] for held in was["hand"])
    for same in ("turn", "phase", "held", *(("trick", "tricks") if game == "tysiac" else ("sets", "pack"))):
        assert is_[same] == was[same], same


def test_while_one_chooses_how_to_start_the_moment_stays(arrive):
    player = arrive(Keyboard, "Ala")
    _, replay = ended_match(player, "tysiac")
    stop_the_clock(player, replay, "#1.3.0")
    player.key("Space")
    stands(player, "1.4.0")
    button(player, "replay-start").press("Enter")
    player.page.get_by_role("dialog", name=ENGLISH.text("replay-start"), exact=True).wait_for()
    one_step(player)
    one_step(player)
    player.key("Escape")
    stays(player, "1.4.0")


def test_at_the_end_nothing_can_start(arrive):
    player = arrive(Keyboard, "Ala")
    _, replay = ended_match(player, "tysiac")
    look_back(player, replay, f"#1.{served(player, replay).last}.public")
    start = button(player, "replay-start")
    assert start.get_attribute("aria-disabled") == "true"
    start.press("Enter")
    player.until("said => __watch.said(said)", ENGLISH.text("replay-start-over"))
    assert player.page.get_by_role("dialog").count() == 0


# --- Cards that fly

FLYING = """() => [...document.querySelector(".cloth").children]
  .filter((one) => one.getAttribute("aria-hidden") === "true" && one.style.position === "fixed").length"""
COUNTED = """() => {
  window.__flown = 0;
  const flies = (one) => one.style?.position === "fixed" && one.getAttribute("aria-hidden") === "true";
  new MutationObserver((changes) => {
    for (const change of changes) window.__flown += [...change.addedNodes].filter(flies).length;
  }).observe(document.querySelector(".cloth"), { childList: true });
}"""
HIDDEN = """() => [...document.querySelectorAll(".cloth [data-card]")]
  .filter((one) => getComputedStyle(one).opacity !== "1" || getComputedStyle(one).translate !== "none")
  .map((one) => one.dataset.card)"""


@pytest.mark.parametrize("game", ["tysiac", "mille"])
def test_cards_that_fly_come_to_lie_where_they_belong(arrive, game):
    player = arrive(Keyboard, "Ala", reduced_motion="no-preference")
    _, replay = ended_match(player, game)
    deal = served(player, replay, viewer="all")
    steps = [step for step in deal.played() if step > 2][:12]
    look_back(player, replay, f"#1.{steps[0] - 1}.all")
    stands(player, f"1.{steps[0] - 1}.all")
    player.page.evaluate(COUNTED)
    for step in steps:
        player.key("ArrowRight")
        stands(player, f"1.{step}.all")
        player.until(f"() => ({FLYING})() === 0")
        player.until(f"() => ({HIDDEN})().length === 0")
        assert lying(player) == laid(deal, step)
    assert player.page.evaluate("window.__flown") > 3
    # However fast a person goes back and forth, nothing remains on the screen.
    for key in ("ArrowLeft", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight", "ArrowRight", "ArrowLeft") * 2:
        player.key(key)
    stands(player, f"1.{steps[-1] + 2}.all")
    player.until(f"() => ({FLYING})() === 0")
    player.until(f"() => ({HIDDEN})().length === 0")
    assert lying(player) == laid(deal, steps[-1] + 2)
