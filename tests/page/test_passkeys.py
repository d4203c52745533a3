"""Passkeys in two browsers: one makes a passkey, the other comes back with it; and where none is offered."""

from __future__ import annotations

import re
from typing import Any

from chiliad.i18n.language import Language
from page.driver import ENGLISH, Player
from page.keyboard import Keyboard
from page.locators import button, has_focus
from page.server import Server
from page.test_devices import PHONE, become, heard, named, press
from page.test_screens import FAULTS, SMALL, TARGET_PX, TOO_WIDE, axe  # noqa: F401

ANDROID = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36"


class Authenticator:
    """The browser's own authenticator in software, with a finger that is always there."""

    def __init__(self, player: Player) -> None:
        self.session = player.context.new_cdp_session(player.page)
        self.session.send("WebAuthn.enable")
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
        options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
        self.id = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def kept(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})[
            "credentials"
        ]
        return found

    def take(self, credential: dict[str, Any]) -> None:
        """Have a passkey that another browser has made, as a password manager brings it."""
        wanted = ("credentialId", "isResidentCredential", "rpId", "privateKey", "userHandle", "signCount")
        given = {key: credential[key] for key in wanted}
        self.session.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": given})


def test_one_that_is_made_here_brings_its_guest_back_elsewhere(arrive: Any, public_server: Server) -> None:
    at = public_server.url
    desk, phone = arrive(Player, "Ala", at=at), arrive(Player, "", at=at, user_agent=ANDROID, **PHONE)
    become(desk, "Ala")
    mine, other = Authenticator(desk), Authenticator(phone)
    desk.open("/devices")
    button(desk, "devices-passkey-make").click()
    heard(desk, "devices-passkey-made")
    (made,) = mine.kept()
    assert (made["rpId"], made["isResidentCredential"]) == ("localhost", True)
    button(desk, "devices-passkey-make").click()
    heard(desk, "devices-passkey-there")  # a second one in the same place would serve nobody

    other.take(made)
    phone.open("/devices")
    assert phone.page.locator("#devices-passkeys").count() == 0, "who is nobody has no list of them"
    button(phone, "devices-passkey-back").click()
    heard(phone, "devices-arrived", name="Ala")
    assert named(phone) == "Ala"
    devices = phone.ask("/api/me/devices")
    assert devices["devices"][0]["name"] == "Chrome on Android"
    assert devices["passkeys"][0]["used"] is not None
    outs = phone.page.get_by_role("button", name=ENGLISH.text("devices-others-out"), exact=True)
    phone.page.locator("#devices-others-keyed").wait_for()
    assert outs.get_attribute("aria-describedby") == "devices-others-keyed", "the passkeys stay valid"

    removes = phone.page.locator("#devices-passkeys ~ ul").get_by_role("button")
    removes.click()
    heard(phone, "devices-passkey-removed")
    removes.wait_for(state="detached")
    has_focus(phone, phone.page.locator("#devices-passkeys"))
    desk.forgiven = re.compile("404")
    button(desk, "devices-passkey-back").click()
    refusal = ENGLISH.text("no-such-passkey")
    desk.until("said => __watch.spoken.some((one) => one.includes(said))", refusal[1:])
    assert desk.page.locator(".wrong").last.inner_text() == refusal[:1].upper() + refusal[1:] + "."


def test_by_keys_who_is_somebody_else_is_asked_and_gives_one_answer(arrive: Any, public_server: Server) -> None:
    at = public_server.url
    desk, other = arrive(Keyboard, "Ala", at=at), arrive(Keyboard, "Bo", at=at)
    become(desk, "Ala")
    become(other, "Bo")
    mine, theirs = Authenticator(desk), Authenticator(other)
    desk.open("/devices")
    press(desk, "devices-passkey-make")
    heard(desk, "devices-passkey-made")
    theirs.take(mine.kept()[0])
    other.forgiven = re.compile("409")
    other.open("/devices")
    press(other, "devices-passkey-back")
    press(other, "devices-merge-no", mine="Bo")
    assert (named(desk), named(other)) == ("Ala", "Bo")
    press(other, "devices-passkey-back")
    press(other, "devices-merge-yes", name="Ala")
    heard(other, "devices-arrived", name="Ala")
    assert named(other) == "Ala"


def test_without_a_passkey_the_browsers_refusal_is_said_in_our_words(arrive: Any, public_server: Server) -> None:
    player = arrive(Player, "", at=public_server.url)
    session = Authenticator(player).session
    player.open("/devices")
    button(player, "devices-passkey-back").click()
    heard(player, "devices-passkey-stopped")
    assert player.page.locator(".wrong").inner_text() == ENGLISH.text("devices-passkey-stopped")
    session.detach()


def test_at_a_bare_address_and_at_another_name_nothing_is_offered(
    arrive: Any, server: Server, public_server: Server
) -> None:
    for at in (server.url, public_server.url.replace("localhost", "127.0.0.1")):
        player = arrive(Player, "Ala", at=at)
        become(player, "Ala")
        with player.page.expect_response("**/api/passkeys**"):
            player.open("/devices")
        player.page.locator("#devices-words").wait_for()
        player.page.wait_for_load_state("networkidle")
        text = player.page.locator("main, body").first.inner_text().lower()
        assert "passkey" not in text


def test_the_section_fits_a_phone_in_persian_and_axe_finds_nothing(
    arrive: Any,
    public_server: Server,
    axe: Any,  # noqa: F811
) -> None:
    player, persian = arrive(Player, "Ala", at=public_server.url, **PHONE), Language("fa")
    player.context.add_init_script(path=axe)
    become(player, "آرش")
    player.page.add_init_script("localStorage.setItem('chiliad-settings', JSON.stringify({ language: 'fa' }))")
    Authenticator(player)
    player.page.goto("/devices")
    player.page.get_by_role("button", name=persian.text("devices-passkey-make")).click()
    player.page.locator("#devices-passkeys ~ ul button").wait_for()
    assert player.page.evaluate("document.documentElement.dir") == "rtl"
    faults = player.page.evaluate(FAULTS) + player.page.evaluate(TOO_WIDE) + player.page.evaluate(SMALL, TARGET_PX)
    assert faults == []
