"""The screens around the card table: the first page, an invitation, the rules, a waiting table, errors."""

from __future__ import annotations

import re
from typing import Any

from page.driver import ENGLISH, Player
from page.keyboard import Keyboard
from page.locators import button, game_info, has_focus, labelled
from page.mouse import Mouse
from page.screen_reader import ScreenReader, press

SHOWN_MAX = 5  # tables on the first page before the person asks for all
ALERT_S = 12  # after this time it disappears
TIRED = {"slug": "busy", "sentence": "the house is full, come back later", "details": {}}
TIRED_SAID = "The house is full, come back later."


def open_tables(player: Player, game: str, seats: list[str], count: int) -> None:
    for _ in range(count):
        player.ask("/api/tables", {"game": game, "seats": ["me", *seats], "salt": player.salt()})


def paragraphs(player: Player, game: str, **query: Any) -> dict[str, str]:
    """The server's text of the rules, by number, as the page shows it, apart from cards in braces."""
    asked = "&".join(["lang=en", *(f"{key}={value}" for key, value in query.items())])
    return {one["number"]: one["text"] for one in player.ask(f"/api/rules/{game}?{asked}")["paragraphs"]}


# --- The first page


def test_who_changes_his_name_is_called_by_the_new_one(arrive):
    player = arrive(Keyboard, "Ala")
    player.ask("/api/guests", {"name": "Ala"})
    player.open("/")
    change, field = button(player, "page-name-change"), labelled(player, "page-name")
    for leaving in ("Escape", "cancel"):
        press(change)
        has_focus(player, field)
        assert field.input_value() == "Ala"
        field.fill("Nobody")
        if leaving == "Escape":
            player.key("Escape")
        else:
            press(button(player, "page-cancel"))
        has_focus(player, change)
        assert player.page.get_by_text(ENGLISH.text("page-you-are", name="Ala"), exact=True).is_visible()
    press(change)
    field.fill(" Ola ")
    player.key("Enter")
    said = ENGLISH.text("page-you-are", name="Ola")
    player.until("said => __watch.said(said)", said)
    has_focus(player, change)
    assert player.page.locator(".me").get_by_text(said, exact=True).is_visible()
    assert player.ask("/api/me")["name"] == "Ola"


def test_a_name_typed_on_the_first_page_goes_along_to_the_table(arrive):
    player = arrive(Mouse)
    player.open("/")
    labelled(player, "page-name").fill("Zoë")
    player.page.get_by_role("link", name=ENGLISH.text("page-new-link", name="Mille")).click()
    button(player, "page-new-begin").wait_for()
    assert labelled(player, "page-name").input_value() == "Zoë"
    button(player, "page-new-begin").click()
    player.until("() => __watch.news?.head.deal === 1")
    assert player.head["seats"][0]["name"] == "Zoë"


def test_of_many_tables_five_are_listed_until_all_are_asked_for(arrive):
    player = arrive(ScreenReader, "Ala")
    player.sit("tysiac")
    assert player.my_turn() == "playing"
    open_tables(player, "mille", ["open"], SHOWN_MAX - 1)
    open_tables(player, "tysiac", ["open", "bot:greedy"], 1)
    mine = player.ask("/api/me")["tables"]
    assert sorted(line["phase"] for line in mine) == ["playing"] + ["waiting"] * SHOWN_MAX
    assert sum(line["your_turn"] for line in mine) == 1
    player.open("/")
    region = player.page.get_by_role("region", name=ENGLISH.text("page-tables-on"))
    region.wait_for()
    links = region.get_by_role("link")
    assert links.count() == SHOWN_MAX
    press(button(player, "page-tables-all", count=len(mine)))
    player.until("count => document.querySelectorAll('main li a[href^=\"/t/\"]').length === count", len(mine))
    assert links.evaluate_all("all => all.map(one => one.pathname)") == [f"/t/{line['table']}" for line in mine]
    assert button(player, "page-tables-all", count=len(mine)).count() == 0
    for at, line in enumerate(mine):
        said = links.nth(at).inner_text()
        assert (ENGLISH.text("page-table-waiting") in said) == (line["phase"] == "waiting")
        assert (ENGLISH.text("page-table-your-turn") in said) == line["your_turn"]
        others = [name for seat, name in enumerate(line["names"]) if name and seat != line["seat"]]
        assert all(name in said for name in others)
        if len(others) == 1:
            assert ENGLISH.text("page-table-with", game="Tysiac", names=others[0]) in said


# --- An invitation


def test_after_a_wrong_code_another_one_is_typed(arrive):
    host, friend = arrive(Mouse, "Ala"), arrive(Keyboard, "Bo")
    host.sit("mille", ["open"])
    friend.forgiven = re.compile("status of 404")
    friend.open("/join/QQQQQQ")
    field = labelled(friend, "page-join-code")
    field.wait_for()
    refusal = friend.context.request.get("/api/invitations/QQQQQQ?protocol=2&lang=en").json()
    friend.page.get_by_role("main").get_by_role("alert").filter(has_text=refusal["sentence"][1:]).wait_for()
    assert field.input_value() == "QQQQQQ"
    code = host.head["invite"]
    field.fill(f" https://somewhere.example/join/{code[:3]} {code[3:]} ")
    friend.key("Enter")
    heading = friend.page.get_by_role("heading", name=ENGLISH.text("page-join-title", game="Mille"))
    heading.wait_for()
    has_focus(friend, heading)
    assert friend.page.get_by_role("main").get_by_role("alert").count() == 0
    assert button(friend, "page-join-sit").is_visible()


def seats(player: Player) -> list[str]:
    """The players at the seats, as an invitation names them."""
    items = player.page.locator("main").get_by_role("listitem")
    items.first.wait_for()
    return [" ".join(one.split()) for one in items.all_inner_texts()]


def look_at(player: Player, code: str) -> None:
    player.open(f"/join/{code}")
    button(player, "page-join-sit").wait_for()


def test_an_invitation_says_who_sits_where_and_leads_those_back_who_sit_there(arrive):
    host, friend, third = arrive(Mouse, "Ala"), arrive(Mouse, "Bo"), arrive(Mouse, "Cem")
    table = host.sit("tysiac", ["open", "bot:greedy"])
    code, bot = host.head["invite"], host.head["seats"][2]["name"]
    look_at(third, code)
    marked = f"3 {bot} {ENGLISH.text('page-seat-bot')}"
    assert seats(third) == ["1 Ala", f"2 {ENGLISH.text('page-seat-free')}", marked]
    friend.join(code)
    friend.until("() => __watch.news.head.phase === 'playing'")
    friend.open(f"/join/{code}")
    back = friend.page.get_by_role("link", name=ENGLISH.text("page-join-back"))
    back.wait_for()
    assert seats(friend) == ["1 Ala", "2 Bo", marked]
    assert button(friend, "page-join-sit").count() == 0
    back.click()
    friend.until("table => __watch.news?.head.table === table", table)
    assert friend.head["you"] == 1

    # A person who comes too late learns nothing of it.
    third.forgiven = re.compile("status of 404")
    third.open(f"/join/{code}")
    labelled(third, "page-join-code").wait_for()
    assert not {"Ala", "Bo"} & set(third.page.locator("main").inner_text().split())


def test_whose_seat_is_taken_while_he_looks_is_told_so(arrive):
    host, friend, late = arrive(Mouse, "Ala"), arrive(Mouse, "Bo"), arrive(Mouse, "Cem")
    host.sit("mille", ["open"])
    look_at(late, host.head["invite"])
    labelled(late, "page-name").fill("Cem")
    friend.join(host.head["invite"])
    late.forgiven = re.compile("status of 40[49]")
    button(late, "page-join-sit").click()
    full = ENGLISH.text("table-full")
    late.page.get_by_role("main").get_by_role("alert").filter(has_text=full[1:]).wait_for()
    labelled(late, "page-join-code").wait_for()
    assert button(late, "page-join-sit").count() == 0


def test_whose_name_is_taken_while_he_looks_can_choose_another(arrive):
    host, friend, other = arrive(Mouse, "Ala"), arrive(Mouse, "Bo"), arrive(Mouse, "Bo")
    host.sit("tysiac", ["open", "open"])
    code = host.head["invite"]
    other.ask("/api/guests", {"name": "Bo"})
    look_at(other, code)
    other.page.get_by_text(ENGLISH.text("page-you-are", name="Bo"), exact=True).wait_for()
    assert labelled(other, "page-name").count() == 0  # this person has a name
    friend.join(code)
    other.forgiven = re.compile("status of 409")
    button(other, "page-join-sit").click()
    labelled(other, "page-name").fill("Bogdan")
    button(other, "page-join-sit").click()
    other.until("() => __watch.news?.head.phase === 'playing'")
    assert [seat["name"] for seat in other.head["seats"]] == ["Ala", "Bo", "Bogdan"]


def test_the_rules_of_an_invitation_are_read_before_sitting_down(arrive):
    host, friend = arrive(Mouse, "Ala"), arrive(Keyboard, "Bo")
    host.sit("tysiac", ["open", "open"], options={"must_beat": True})
    friend.open(f"/join/{host.head['invite']}")
    reading = button(friend, "page-rules-read")
    reading.wait_for()
    there = friend.page.url
    press(reading)
    dialog = friend.page.get_by_role("dialog", name=ENGLISH.text("page-rules-title", game="Tysiac"))
    dialog.locator("section").first.wait_for()
    usual, here = paragraphs(friend, "tysiac"), paragraphs(friend, "tysiac", must_beat="yes")
    shown = dialog.locator("section").evaluate_all("all => all.map(one => one.id)")
    assert shown == [f"rule-{number}" for number in here]
    marked = dialog.locator("section:has(.changed)").evaluate_all("all => all.map(one => one.id)")
    assert marked == [f"rule-{number}" for number in here if here[number] != usual[number]]

    # Its contents link to a paragraph, and the address stays that of the invitation.
    press(dialog.locator("summary"))
    press(dialog.locator("nav").get_by_role("link").last)
    last = dialog.locator("section").last
    has_focus(friend, last)
    assert in_sight(friend, last)
    assert friend.page.url == there
    friend.key("Escape")
    dialog.wait_for(state="detached")
    has_focus(friend, reading)


def in_sight(player: Player, found: Any) -> bool:
    """Whether the element's beginning is in the visible part."""
    box, size = found.bounding_box(), player.page.viewport_size
    return bool(-1 <= box["y"] < size["height"])


# --- A waiting table


def test_the_invitation_is_copied(arrive):
    player = arrive(Keyboard, "Ala")
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.sit("mille", ["open"])
    copy = button(player, "page-copy")
    press(copy)
    player.until("said => __watch.said(said)", ENGLISH.text("page-copied"))
    base = player.page.evaluate("location.origin")
    assert player.page.evaluate("navigator.clipboard.readText()") == f"{base}/join/{player.head['invite']}"
    has_focus(player, button(player, "page-copied"))


def test_before_bots_take_the_free_seats_one_is_asked(arrive):
    host, friend = arrive(Keyboard, "Ala"), arrive(Mouse, "Bo")
    host.sit("tysiac", ["open", "open"])
    friend.join(host.head["invite"])
    friend.page.get_by_role("heading", name=ENGLISH.text("page-waiting-title", count=1)).wait_for()
    assert button(friend, "page-waiting-fill", count=1).count() == 0  # the table belongs to another player
    fill = button(host, "page-waiting-fill", count=1)
    dialog = host.page.get_by_role("dialog", name=ENGLISH.text("page-waiting-fill", count=1))
    press(fill)
    assert dialog.get_by_text(ENGLISH.text("page-waiting-fill-ask")).is_visible()
    press(dialog.get_by_role("button", name=ENGLISH.text("page-cancel")))
    dialog.wait_for(state="detached")
    has_focus(host, fill)
    assert host.ask(f"/api/tables/{host.head['table']}")["head"]["phase"] == "waiting"
    press(fill)
    press(dialog.get_by_role("button", name=ENGLISH.text("page-new-begin")))
    for player in (host, friend):
        player.until("() => __watch.news.head.phase === 'playing'")
    assert [seat["kind"] for seat in host.head["seats"]] == ["person", "person", "bot"]


# --- The rules


def test_another_preset_has_rules_and_an_address_of_its_own(arrive):
    player = arrive(Mouse, "Ala")
    presets = [one["preset"] for one in game_info(player, "mille")["presets"]]
    texts = {preset: paragraphs(player, "mille", preset=preset) for preset in presets}
    last = presets[-1]
    differ = [number for number in texts[last] if texts[last][number] != texts[presets[0]].get(number)]
    plain = next(number for number in differ if "{" not in texts[last][number])
    player.open("/rules/mille")
    player.page.locator("section[id^=rule-]").first.wait_for()
    player.page.get_by_label(ENGLISH.text("page-preset")).select_option(last)
    player.page.locator(f"#rule-{plain} p").filter(has_text=texts[last][plain]).wait_for()
    assert player.page.url.endswith(f"/rules/mille?preset={last}")
    shown = player.page.locator("section[id^=rule-]").evaluate_all("all => all.map(one => one.id)")
    assert shown == [f"rule-{number}" for number in texts[last]]
    player.page.reload()
    player.page.locator(f"#rule-{plain} p").filter(has_text=texts[last][plain]).wait_for()


def test_an_address_opens_at_its_paragraph_and_contents_lead_to_another(arrive):
    player = arrive(Keyboard, "Ala")
    player.open("/rules/tysiac#rule-T9")
    wanted = player.page.locator("#rule-T9")
    has_focus(player, wanted)
    assert in_sight(player, wanted)
    player.page.locator(".contents summary").click()
    player.page.locator(".contents a[href='#rule-T20']").focus()
    player.key("Enter")
    other = player.page.locator("#rule-T20")
    has_focus(player, other)
    assert in_sight(player, other)
    assert player.page.url.endswith("/rules/tysiac#rule-T20")


# --- On every page


def test_the_skip_link_leads_past_the_header_and_leaves_the_address_alone(arrive):
    player = arrive(Keyboard, "Ala")
    player.open("/rules/tysiac?target=500#rule-T9")
    player.page.locator("#rule-T9").wait_for()
    there = player.page.url
    skip = player.page.get_by_role("link", name=ENGLISH.text("page-skip"))
    assert player.page.locator("a, button, select").first.inner_text() == ENGLISH.text("page-skip")  # before all else
    skip.focus()
    assert skip.bounding_box()["height"] > 20  # it is visible as soon as it has the focus
    player.key("Enter")
    has_focus(player, player.page.get_by_role("main"))
    player.key("Tab")
    assert player.focused("e.closest('main') ? 'within' : 'without'") == "within"
    assert player.page.url == there


def test_a_page_that_stayed_open_from_an_older_version_says_so_and_is_loaded_again(arrive):
    """The server that comes back has a newer version."""
    player = arrive(Keyboard, "Ala")
    player.forgiven = re.compile("status of 400|ERR_INTERNET_DISCONNECTED")
    asked = re.compile(rf"/api/tables/{player.sit('mille')}")
    version = re.compile(r"protocol=\d+")
    player.page.route(asked, lambda route: route.continue_(url=version.sub("protocol=1", route.request.url)))
    player.context.set_offline(True)
    player.context.set_offline(False)
    heading = player.page.get_by_role("heading", name=ENGLISH.text("page-outdated"))
    heading.wait_for()
    has_focus(player, heading)
    player.page.unroute(asked)
    press(button(player, "page-load-again"))
    player.until("() => __watch.news?.head.deal === 1")


def test_a_view_that_the_server_has_in_a_newer_version_alone_is_loaded_with_all_of_it(arrive):
    # Another scheme, so a context of its own: one that is lent again may still have the view in its cache.
    player = arrive(Keyboard, "Ala", color_scheme="dark")
    player.forgiven = re.compile("status of 404|ERR_INTERNET_DISCONNECTED|Failed to fetch|Unable to preload")
    player.open("/")
    link = player.page.get_by_role("link", name=ENGLISH.text("page-new-link", name="Mille"))
    link.wait_for()
    player.context.set_offline(True)
    link.click()
    player.page.get_by_role("alert").get_by_text(ENGLISH.text("page-problem")).wait_for()
    player.context.set_offline(False)
    player.open("/")
    link.wait_for()
    part = "**/assets/NewTable-*.js"
    player.page.route(part, lambda route: route.fulfill(status=404))
    player.page.once("domcontentloaded", lambda: player.page.unroute(part))
    link.click()
    player.page.get_by_role("heading", name=ENGLISH.text("page-new-title"), exact=True).wait_for()


def refuse(player: Player) -> None:
    """From now on the server is too busy to open a table."""
    player.forgiven = re.compile("status of 503")
    player.page.route("**/api/commitments?*", lambda route: route.fulfill(status=503, json=TIRED))


def test_a_refusal_is_shown_and_spoken_until_it_is_closed(arrive):
    player = arrive(Keyboard, "Ala")
    player.page.clock.install()
    player.ask("/api/guests", {"name": "Ala"})
    player.open("/")
    refuse(player)
    play = button(player, "page-play-now", name="Mille", seats=2)
    shown = player.page.get_by_role("alert").get_by_text(TIRED_SAID, exact=True)
    press(play)
    shown.wait_for()
    player.until("said => __watch.said(said)", TIRED_SAID)
    press(button(player, "page-close"))
    shown.wait_for(state="detached")
    has_focus(player, play)

    # The focus that was in this alert does not keep the next one open.
    press(play)
    shown.wait_for()
    assert player.times(TIRED_SAID) == 2
    button(player, "page-close").focus()
    player.page.clock.fast_forward(2000 * ALERT_S)
    assert shown.is_visible()  # the person is about to close it
    play.focus()
    player.page.clock.fast_forward(1000 * ALERT_S + 500)
    shown.wait_for(state="detached")

    # The button works now that the server accepts the request.
    player.page.unroute("**/api/commitments?*")
    press(play)
    player.until("() => __watch.news?.head.deal === 1")
    assert player.head["game"] == "mille"
