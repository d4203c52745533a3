"""My devices in two browsers: a link gives the second one the seat, five words bring a guest back, and both end."""

from __future__ import annotations

import re
from typing import Any

from chiliad.i18n.language import Language
from page.driver import ENGLISH, Player
from page.keyboard import Keyboard
from page.locators import button, has_focus
from page.test_screens import FAULTS, SMALL, TARGET_PX, TOO_WIDE, axe  # noqa: F401

PHONE = {"viewport": {"width": 375, "height": 667}, "has_touch": True, "is_mobile": True}
AGENT = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36"
LINK = "dialog[open] input[readonly]"


def heard(player: Player, message: str, **args: str | int) -> None:
    """Wait until this is said to a screen reader."""
    said = ENGLISH.text(message, **args)
    player.until("said => __watch.spoken.some((one) => one.includes(said))", said)


def become(player: Player, name: str) -> None:
    player.ask("/api/guests", {"name": name})


def link_of(player: Player) -> str:
    """The link that the page of a guest shows for another device; the dialog stays open."""
    player.open("/devices")
    button(player, "devices-other-make").click()
    player.page.locator(LINK).wait_for()
    return str(player.page.locator(LINK).input_value())


def named(player: Player) -> str:
    return str(player.ask("/api/me")["name"])


def test_a_link_leads_the_second_device_to_the_same_seat_until_it_is_signed_out(arrive: Any) -> None:
    desk, phone = arrive(Player, "Ala"), arrive(Player, "", user_agent=AGENT, **PHONE)
    become(desk, "Ala")
    seats = ["me", "bot:greedy"]
    table = desk.ask("/api/tables", {"game": "mille", "seats": seats})["table"]
    link = link_of(desk)
    assert re.search(r"/devices#[\w-]{22}$", link)
    assert desk.page.locator("dialog[open] img").evaluate("one => one.decode().then(() => one.naturalWidth)") > 100

    phone.page.goto(link)
    phone.page.get_by_role("button", name=ENGLISH.text("devices-arrive-yes", name="Ala")).click()
    heard(phone, "devices-arrived", name="Ala")
    assert "#" not in phone.page.url, "neither the screen nor the history has the code"
    heard(desk, "devices-other-done", name="Chrome on Android")
    assert desk.page.locator(LINK).count() == 0
    desk.page.keyboard.press("Escape")

    phone.open(f"/t/{table}")
    phone.page.locator(".hand [data-card]").first.wait_for()
    assert phone.head["you"] == 0

    desk.page.get_by_role(
        "button", name=ENGLISH.text("devices-sign-out-of", name="Chrome on Android"), exact=True
    ).click()
    heard(desk, "devices-signed-out", name="Chrome on Android")
    has_focus(desk, desk.page.locator("#devices-list"))
    phone.forgiven = re.compile("401")  # the browser reports what it is refused
    phone.page.locator(".refused").wait_for()
    assert phone.ask("/api/me")["guest"] is None
    assert named(desk) == "Ala"


def test_devices_that_are_called_alike_are_told_apart(arrive: Any) -> None:
    desk = arrive(Player, "Ala")
    become(desk, "Ala")
    for _ in range(2):
        phone = arrive(Player, "", user_agent=AGENT, **PHONE)
        phone.ask("/api/links", {"link": desk.ask("/api/me/link", {})["link"]})
    desk.open("/devices")
    names = [ENGLISH.text("devices-alike", name="Chrome on Android", number=number) for number in (1, 2)]
    for name in names:
        desk.page.get_by_text(name, exact=True).wait_for()
    newest = desk.page.locator("li", has_text="Chrome on Android").first
    assert names[1] in newest.inner_text()
    desk.page.get_by_role("button", name=ENGLISH.text("devices-sign-out-of", name=names[1]), exact=True).click()
    heard(desk, "devices-signed-out", name=names[1])
    desk.page.get_by_text("Chrome on Android", exact=True).wait_for()


def test_by_keys_alone_a_code_brings_a_guest_back(arrive: Any) -> None:
    desk, other = arrive(Keyboard, "Ala"), arrive(Keyboard, "")
    become(desk, "Ala")
    desk.open("/devices")
    press(desk, "devices-code-make")
    words = desk.page.locator("ol bdi")
    words.first.wait_for()
    code = words.all_inner_texts()
    assert len(code) == 5
    desk.until("() => document.activeElement?.tagName === 'H3'")

    other.open("/devices")
    field = other.page.locator("#devices-words")
    field.wait_for()
    field.focus()
    other.forgiven = re.compile("40[04]")
    other.page.keyboard.type(" ".join([*code[:4], "qqqq"]))
    other.page.keyboard.press("Enter")
    heard(other, "recovery-word-unknown", text="qqqq")
    assert field.evaluate("one => document.activeElement === one")
    assert field.get_attribute("aria-invalid") == "true"
    other.page.keyboard.press("ControlOrMeta+a")
    other.page.keyboard.type("".join(code).upper())
    other.page.keyboard.press("Enter")
    heard(other, "devices-arrived", name="Ala")
    other.until("() => document.activeElement?.tagName === 'H1'")
    assert named(other) == "Ala"


def press(player: Player, message: str, **args: str | int) -> None:
    """Press a button with the keyboard."""
    found = player.page.get_by_role("button", name=ENGLISH.text(message, **args), exact=True)
    found.wait_for()
    found.focus()
    player.page.keyboard.press("Enter")


def test_who_is_somebody_else_is_asked_before_both_become_one(arrive: Any) -> None:
    desk, other = arrive(Player, "Ala"), arrive(Player, "Bo")
    become(desk, "Ala")
    become(other, "Bo")
    table = other.ask("/api/tables", {"game": "mille", "seats": ["me", "bot:greedy"]})["table"]
    link = link_of(desk)
    other.page.goto(link)
    other.page.get_by_role("button", name=ENGLISH.text("devices-merge-no", mine="Bo"), exact=True).click()
    button(other, "devices-other-make").wait_for()
    assert (named(desk), named(other)) == ("Ala", "Bo")
    other.page.goto("/")
    other.page.goto(link)  # what was refused has not used the link up
    other.page.get_by_role("button", name=ENGLISH.text("devices-merge-yes", name="Ala"), exact=True).click()
    heard(other, "devices-arrived", name="Ala")
    assert [one["table"] for one in desk.ask("/api/me")["tables"]] == [table]


def test_a_guest_saves_all_that_is_kept_and_is_forgotten(arrive: Any) -> None:
    player = arrive(Player, "Ala")
    become(player, "Ala")
    player.open("/")
    player.page.get_by_role("link", name=ENGLISH.text("page-devices"), exact=True).click()
    with player.page.expect_download() as download:
        player.page.get_by_role("link", name=ENGLISH.text("devices-export"), exact=True).click()
    assert '"name":"Ala"' in download.value.path().read_text("utf-8")
    button(player, "devices-forget").click()
    player.page.locator("dialog[open]").get_by_role("button", name=ENGLISH.text("page-cancel")).click()
    assert named(player) == "Ala"
    button(player, "devices-forget").click()
    player.page.get_by_role("button", name=ENGLISH.text("devices-forget-yes"), exact=True).click()
    heard(player, "devices-forgotten")
    assert player.ask("/api/me")["guest"] is None
    player.page.locator("#devices-words").wait_for()
    assert player.page.locator("#devices-list").count() == 0
    assert player.page.locator(".done").inner_text() == ENGLISH.text("devices-forgotten"), "and it is shown"


def test_the_page_fits_a_phone_in_persian_and_axe_finds_nothing(arrive: Any, axe: Any) -> None:  # noqa: F811
    player, persian = arrive(Player, "Ala", **PHONE), Language("fa")
    player.context.add_init_script(path=axe)
    become(player, "آرش")
    player.page.add_init_script("localStorage.setItem('chiliad-settings', JSON.stringify({ language: 'fa' }))")
    player.page.goto("/devices")
    player.page.get_by_role("button", name=persian.text("devices-code-make")).click()
    player.page.locator("ol bdi").first.wait_for()
    assert player.page.evaluate("document.documentElement.dir") == "rtl"
    faults = player.page.evaluate(FAULTS) + player.page.evaluate(TOO_WIDE) + player.page.evaluate(SMALL, TARGET_PX)
    player.page.get_by_role("button", name=persian.text("devices-other-make")).click()
    player.page.locator(LINK).wait_for()
    faults += player.page.evaluate(FAULTS) + player.page.evaluate(TOO_WIDE) + player.page.evaluate(SMALL, TARGET_PX)
    assert faults == []
