"""Back and forth in a replay: keys, buttons, slider, lists, choice of the seat, automatic steps, the address."""

from __future__ import annotations

import re
from typing import Any

import pytest

from page.conftest import ALL
from page.driver import ENGLISH
from page.keyboard import Keyboard
from page.mouse import Mouse
from page.replays import ended_match, laid, look_back, lying, parts, served, stands

SHOWN = """wanted => {
  const shown = [...document.querySelectorAll("select")].map((one) => one.selectedOptions[0]?.textContent);
  return wanted.every((one) => shown.includes(one));
}"""
GAMES = pytest.mark.parametrize("game", ["tysiac", "mille"] if ALL else ["tysiac"])  # the controls are the same


def control(player: Any, message: str, **args: Any) -> Any:
    """A button of the controls."""
    controls = player.page.get_by_role("group", name=ENGLISH.text("replay-controls"), exact=True)
    return controls.get_by_role("button", name=ENGLISH.text(message, **args), exact=True)


def chooser(player: Any, message: str, **args: Any) -> Any:
    return player.page.get_by_role("combobox", name=ENGLISH.text(message, **args), exact=True)


def shown_option(select: Any) -> str:
    return str(select.evaluate("select => select.selectedOptions[0].textContent"))


def off(button: Any) -> bool:
    return bool(button.get_attribute("aria-disabled") == "true")


@GAMES
def test_keys_lead_from_deal_to_deal(arrive, game):
    player = arrive(Keyboard, "Ala")
    _, replay = ended_match(player, game, deals=2)
    first, second = (served(player, replay, deal, "all") for deal in (1, 2))
    middle = first.last // 2
    look_back(player, replay, f"#1.{middle}.all")
    stands(player, f"1.{middle}.all")
    assert lying(player) == laid(first, middle)
    for key, moment in (
        ("PageUp", "1.0.all"),
        ("PageUp", "1.0.all"),  # there is no deal before this one
        ("PageDown", "2.0.all"),
        ("PageUp", "1.0.all"),
        ("End", f"2.{second.last}.all"),
        ("PageDown", f"2.{second.last}.all"),
        ("ArrowRight", f"2.{second.last}.all"),
        ("PageUp", "2.0.all"),
        ("PageDown", f"2.{second.last}.all"),  # there is no later deal: the end of this one
        ("Home", "1.0.all"),
    ):
        player.key(key)
        stands(player, moment)
        if moment in ("1.0.all", "2.0.all"):
            assert lying(player) == laid(first if moment.startswith("1") else second, 0), key
            assert len(lying(player)["hand"]) == second.desk(0)["held"][0]


def test_forward_and_back_lead_over_the_end_of_a_deal(arrive):
    player = arrive(Keyboard, "Ala")
    _, replay = ended_match(player, "tysiac", deals=2)
    first, second = (served(player, replay, deal) for deal in (1, 2))
    look_back(player, replay, f"#1.{first.last - 1}.public")
    forth = [f"1.{first.last}", "2.0", "2.1"]
    back = ["2.0", f"1.{first.last}", f"1.{first.last - 1}"]
    for key, moments in (("ArrowRight", forth), ("ArrowLeft", back)):
        for moment in moments:
            player.key(key)
            stands(player, f"{moment}.public")
    # By tricks too.
    starts = parts(player, replay, 1)
    for key, moment in (
        ("Shift+ArrowRight", f"1.{first.last}"),
        ("Shift+ArrowRight", "2.0"),
        ("Shift+ArrowLeft", f"1.{first.last}"),
        ("Shift+ArrowLeft", f"1.{starts[-1]}"),
    ):
        player.key(key)
        stands(player, f"{moment}.public")
    # The list describes the end as the server does.
    player.key("End")
    stands(player, f"2.{second.last}.public")
    assert player.page.locator(".told [aria-current=step]").get_attribute("data-step") == str(second.last)


@GAMES
def test_buttons_lead_where_they_say_and_none_beyond_the_ends(arrive, game):
    player = arrive(Mouse, "Ala")
    _, replay = ended_match(player, game, deals=2)
    last = served(player, replay, 2).last
    start = next(start for start in parts(player, replay, 1) if start > 1)
    kind = "turn" if game == "mille" else "trick"
    step_back, step_on = control(player, "replay-back"), control(player, "replay-forward")
    part_back, part_on = (control(player, f"replay-part-{way}", kind=kind) for way in ("back", "forward"))
    deal_back, deal_on = (control(player, f"replay-deal-{way}") for way in ("back", "forward"))
    backs, ons = [step_back, part_back, deal_back], [step_on, part_on, deal_on]
    look_back(player, replay)
    stands(player, "1.0.0")
    assert [off(one) for one in backs + ons] == [True] * 3 + [False] * 3
    for one in backs:
        one.click(force=True)
        stands(player, "1.0.0")
    for one, moment in (
        (step_on, "1.1.0"),
        (part_on, f"1.{start}.0"),
        (step_back, f"1.{start - 1}.0"),
        (deal_back, "1.0.0"),
        (deal_on, "2.0.0"),
        (part_on, f"2.{next(start for start in parts(player, replay, 2) if start > 0)}.0"),
        (part_back, "2.0.0"),
    ):
        one.click()
        stands(player, moment)
        assert not any(off(one) for one in ons), moment
    deal_on.click()
    stands(player, f"2.{last}.0")
    assert [off(one) for one in backs + ons] == [False] * 3 + [True] * 3
    for one in ons:
        one.click(force=True)
        stands(player, f"2.{last}.0")


@GAMES
def test_slider_and_lists_lead_to_a_step_a_deal_a_trick(arrive, game):
    player = arrive(Mouse, "Ala")
    _, replay = ended_match(player, game, deals=2)
    second = served(player, replay, 2, "0")
    starts = parts(player, replay, 2)
    kind = "turn" if game == "mille" else "trick"
    deals, tricks = chooser(player, "replay-deal"), chooser(player, "replay-part", kind=kind)
    look_back(player, replay)
    assert deals.get_by_role("option").all_inner_texts() == [ENGLISH.text("replay-deal-option", deal=n) for n in (1, 2)]
    deals.select_option(label=ENGLISH.text("replay-deal-option", deal=2))
    stands(player, "2.0.0")
    assert lying(player) == laid(second, 0)
    assert tricks.get_by_role("option").count() == len(starts) + 1
    slider = player.page.get_by_role("slider", name=ENGLISH.text("replay-step"))
    slider.fill("3")
    stands(player, "2.3.0")
    assert lying(player) == laid(second, 3)
    tricks.select_option(label=ENGLISH.text("replay-part-option", kind=kind, number=3))
    stands(player, f"2.{starts[2]}.0")
    assert lying(player) == laid(second, starts[2])
    control(player, "replay-back").click()
    stands(player, f"2.{starts[2] - 1}.0")
    # They show the present moment, whatever key or control led to it.
    assert shown_option(tricks) == ENGLISH.text("replay-part-option", kind=kind, number=2)
    assert shown_option(deals) == ENGLISH.text("replay-deal-option", deal=2)
    tricks.select_option(label=ENGLISH.text("replay-part-none", kind=kind))
    stands(player, "2.0.0")


@GAMES
def test_other_eyes_see_their_own_cards(arrive, game):
    player = arrive(Keyboard, "Ala")
    _, replay = ended_match(player, game)
    names = player.ask(f"/api/replays/{replay}")["players"]
    step = parts(player, replay, 1)[1] + 1
    eyes = [*(str(seat) for seat in range(len(names))), "public", "all"]
    said = [*names, ENGLISH.text("replay-eyes-public"), ENGLISH.text("replay-eyes-all")]
    view = chooser(player, "replay-eyes")
    wanted = {one: laid(served(player, replay, viewer=one), step) for one in eyes}
    assert wanted["0"]["hand"] != wanted["1"]["hand"]
    assert "hand" not in wanted["public"]
    assert len([zone for zone in wanted["all"] if zone == "hand" or zone.startswith("seat-")]) == len(names)
    look_back(player, replay, f"#1.{step}.0")
    assert view.get_by_role("option").all_inner_texts() == said
    for one, name in zip(eyes, said, strict=True):
        view.select_option(label=name)
        stands(player, f"1.{step}.{one}")
        assert lying(player) == wanted[one], one
    # By the key, one seat after the other, and the page says which one it is.
    player.page.locator("main h1").focus()
    for one, name in zip(eyes, said, strict=True):
        player.says(lambda: player.key("e"), ENGLISH.text("replay-eyes-now", who=name))
        stands(player, f"1.{step}.{one}")
        assert lying(player) == wanted[one], one
        assert shown_option(view) == name


def test_where_one_stands_is_told_when_asked(arrive):
    player = arrive(Keyboard, "Ala")
    _, replay = ended_match(player, "tysiac")
    last = served(player, replay).last
    start = parts(player, replay, 1)[1]
    look_back(player, replay, f"#1.{start}.public")
    where = ENGLISH.text("replay-where", deal=1, part=2, kind="trick", step=start, steps=last)
    player.until("where => __watch.spoken.at(-1)?.startsWith(where)", where)  # on arrival
    for key in ("w", "t"):
        player.says(lambda key=key: player.key(key), where)


def test_an_address_changed_by_hand_leads_there(arrive):
    player = arrive(Keyboard, "Ala")
    _, replay = ended_match(player, "tysiac", deals=2)
    first, second = (served(player, replay, deal, "1") for deal in (1, 2))
    look_back(player, replay, "#1.2.1")
    for typed, moment in (
        ("#2.3.1", "2.3.1"),
        ("#1.4", "1.4.1"),  # the same seat
        ("#1.4.7", "1.4.public"),  # this seat does not exist
        ("#9.9999.1", f"2.{second.last}.1"),
        ("#0.5.1", "1.5.1"),
    ):
        player.page.evaluate("typed => { location.hash = typed; }", typed)
        stands(player, moment)
        # The address may still be the typed one: the page has followed when its slider has.
        player.until("step => document.querySelector('[type=range]').value === step", moment.split(".")[1])
    assert lying(player) == laid(first, 5)
    # An address that is not a moment leads nowhere.
    player.page.evaluate("location.hash = '#nowhere'")
    player.key("ArrowRight")
    stands(player, "1.6.1")
    look_back(player, replay, "#1.2.8")
    stands(player, "1.2.public")


def test_a_replay_that_does_not_exist_is_refused_in_a_sentence(arrive):
    player = arrive(Keyboard, "Ala")
    player.forgiven = re.compile("status of 404")
    refused = player.context.request.get("/api/replays/nosuch?protocol=2&lang=en")
    assert refused.status == 404
    player.page.goto("/replay/nosuch#1.3.0")
    player.page.get_by_role("heading", name=ENGLISH.text("replay-none"), exact=True).wait_for()
    sentence = refused.json()["sentence"]
    assert player.page.get_by_text(sentence[0].upper() + sentence[1:] + ".", exact=True).count() == 1
    # There is nothing to which its keys could lead.
    player.page.evaluate("__watch.spoken.length = 0")
    for key in ("ArrowRight", "PageDown", "End", "e", "w", "Space"):
        player.key(key)
    player.key("F1")
    player.page.get_by_role("dialog", name=ENGLISH.text("page-help")).wait_for()
    assert player.page.get_by_text(ENGLISH.text("replay-keys"), exact=True).count() == 0
    player.key("Escape")
    assert player.spoken == []
    player.page.locator("main").get_by_role("link", name=ENGLISH.text("page-home-link"), exact=True).press("Enter")
    player.until("() => location.pathname === '/'")


def test_without_an_answer_one_stays_and_the_lists_say_so(arrive):
    player = arrive(Keyboard, "Ala")
    player.forgiven = re.compile("net::ERR_FAILED")
    _, replay = ended_match(player, "tysiac", deals=2)
    deals, view = chooser(player, "replay-deal"), chooser(player, "replay-eyes")
    look_back(player, replay, "#1.4.0")
    shown = [shown_option(one) for one in (deals, view)]
    player.page.route("**/deals/*", lambda route: route.abort())
    for doing in (
        lambda: deals.select_option("2"),
        lambda: view.select_option("all"),
        lambda: player.key("PageDown"),
        lambda: player.key("e"),
    ):
        player.page.evaluate("__watch.spoken.length = 0")
        doing()
        player.until("said => __watch.spoken.some((one) => one.includes(said))", ENGLISH.text("page-no-connection"))
        player.until(SHOWN, shown)
        stands(player, "1.4.0")
        player.page.locator("main h1").focus()
    seen = ENGLISH.text("replay-eyes-now", who=player.ask(f"/api/replays/{replay}")["players"][1])
    player.says(lambda: player.key("w"), "Deal 1,")
    assert seen not in player.spoken  # the key chose no seat
    # When it answers, the test continues.
    player.page.unroute("**/deals/*")
    view.select_option("all")
    stands(player, "1.4.all")
    assert lying(player) == laid(served(player, replay, viewer="all"), 4)
