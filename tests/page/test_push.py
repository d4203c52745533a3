"""Being told of a turn while no page is open: it is switched on in the settings, and the worker shows what comes."""

from __future__ import annotations

import json
from typing import Any

from chiliad.i18n.language import Language
from page.driver import ENGLISH, Player
from page.server import Server
from page.test_devices import PHONE, become
from page.test_screens import FAULTS, SMALL, TARGET_PX, TOO_WIDE, axe  # noqa: F401
from page.test_settings import SEEN, notifier, settings

# A browser whose push service is always there: Chromium without a screen has none.
SUBSCRIBES = """(() => {
  const kept = (window.__subscribed = { keys: [], ended: 0 });
  const made = (key) => ({
    endpoint: "https://push.example/send/1",
    options: { applicationServerKey: key },
    getKey: (name) => new Uint8Array(name === "auth" ? 16 : 65).fill(4).buffer,
    unsubscribe: () => {
      kept.ended += 1;
      sessionStorage.removeItem("subscribed");
      return Promise.resolve(true);
    },
  });
  const buffer = (text) => Uint8Array.from(JSON.parse(text)).buffer;
  PushManager.prototype.getSubscription = async () => {
    const key = sessionStorage.getItem("subscribed");
    return key ? made(buffer(key)) : null;
  };
  PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly) throw new TypeError();
    kept.keys.push(applicationServerKey.length);
    sessionStorage.setItem("subscribed", JSON.stringify([...new Uint8Array(applicationServerKey)]));
    return made(applicationServerKey.buffer);
  };
})()"""
PERMITTED = """Notification.requestPermission = async () => "granted";
Object.defineProperty(Notification, "permission", { value: "granted" });"""
# What the worker shows and opens, noted: Chromium without a window lets nobody show a notification.
NOTED = """() => {
  self.__noted = { shown: [], closed: 0, focused: [], opened: [] };
  self.registration.showNotification = async (title, { body, tag, data }) =>
    void __noted.shown.push([title, body, tag, data]);
  self.clients.openWindow = async (url) => void __noted.opened.push(url);
  WindowClient.prototype.focus = async function () {
    __noted.focused.push(new URL(this.url).pathname);
  };
}"""
PRESSED = """async (url) => {
  const event = new ExtendableEvent("notificationclick");
  event.notification = { data: url, close: () => (__noted.closed += 1) };
  self.dispatchEvent(event);
  while (__noted.focused.length + __noted.opened.length < __noted.closed) await new Promise((done) => setTimeout(done));
  return __noted;
}"""


def told(player: Player) -> Any:
    """The push service and the language that the server keeps for this device."""
    (one,) = (one for one in player.ask("/api/me/export")["devices"])
    return one["push"], one["lang"]


def asked(player: Player, path: str) -> Any:
    return player.page.expect_response(lambda answer: path in answer.url and answer.ok)


def test_it_is_switched_on_and_off(arrive: Any, public_server: Server) -> None:
    player = arrive(Player, "Ala", at=public_server.url)
    player.context.grant_permissions(["notifications"], origin=public_server.url)
    player.context.add_init_script(SUBSCRIBES)
    player.context.add_init_script(PERMITTED)
    become(player, "Ala")
    player.open("/")
    settings(player)
    with asked(player, "/api/me/push"):
        notifier(player, "page-settings-push").click()
    notifier(player, "page-settings-push-stop").wait_for()
    assert player.page.evaluate("__subscribed") == {"keys": [65], "ended": 0}
    assert told(player) == ("push.example", "en")

    with asked(player, "/api/me/push"):
        player.page.reload()  # it is renewed, with what the browser has
    assert player.page.evaluate("__subscribed.keys") == []
    settings(player)
    with asked(player, "/api/me/push"):
        notifier(player, "page-settings-push-stop").click()
    notifier(player, "page-settings-push").wait_for()
    assert player.page.evaluate("__subscribed.ended") == 1
    assert told(player) == (None, None)
    assert player.page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_the_server_knows_when_nobody_looks_at_a_table_though_this_device_is_not_told(
    arrive: Any, public_server: Server
) -> None:
    player = arrive(Player, "Ala", at=public_server.url)
    player.open(f"/t/{player.table('mille')}")
    for seen, away in (("hidden", True), ("visible", False)):
        with asked(player, "/api/me/push/away") as sent:
            player.page.evaluate(SEEN, seen)
        assert json.loads(sent.value.request.post_data)["away"] is away
    player.page.evaluate(SEEN, "hidden")
    with asked(player, "/api/me/push/away") as sent:  # the connection comes back, perhaps to a server started again
        player.page.evaluate("dispatchEvent(new Event('offline')); dispatchEvent(new Event('online'))")
    assert json.loads(sent.value.request.post_data)["away"] is True


def test_the_worker_shows_what_comes_and_leads_to_its_table(arrive: Any, public_server: Server) -> None:
    player = arrive(Player, "Ala", at=public_server.url)
    session = player.context.new_cdp_session(player.page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    player.open("/rules/mille")
    player.page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    (worker,) = player.context.service_workers
    worker.evaluate(NOTED)
    message = {"title": "Your turn", "body": "Mille, deal 1", "tag": "one", "url": "/t/one"}
    given = {"origin": public_server.url, "registrationId": registrations[-1], "data": json.dumps(message).ljust(512)}
    session.send("ServiceWorker.deliverPushMessage", given)
    shown = worker.evaluate("""async () => {
      while (!__noted.shown.length) await new Promise((done) => setTimeout(done));
      return __noted.shown;
    }""")
    assert shown == [["Your turn", "Mille, deal 1", "one", "/t/one"]]
    pressed = worker.evaluate(PRESSED, "/t/one")
    assert (pressed["closed"], pressed["opened"], pressed["focused"]) == (1, ["/t/one"], [])
    pressed = worker.evaluate(PRESSED, "/rules/mille")  # a page is there already
    assert (pressed["closed"], pressed["opened"], pressed["focused"]) == (2, ["/t/one"], ["/rules/mille"])
    session.detach()


def test_no_file_of_the_page_goes_through_the_worker(arrive: Any, public_server: Server) -> None:
    player = arrive(Player, "Ala", at=public_server.url)
    player.open("/")
    player.page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    player.page.reload()
    assert player.page.evaluate("navigator.serviceWorker.controller !== null")
    files = "performance.getEntriesByType('resource').filter((one) => one.name.includes('/assets/'))"
    found = player.page.evaluate(f"{files}.map((one) => [one.workerStart, one.transferSize])")
    assert found
    assert {start for start, _ in found} == {0}
    assert {size for _, size in found} == {0}, "they come from the browser's own cache"


def test_without_a_push_service_the_page_says_so(arrive: Any, public_server: Server) -> None:
    player = arrive(Player, "Ala", at=public_server.url)
    player.context.grant_permissions(["notifications"], origin=public_server.url)
    player.context.add_init_script(PERMITTED)
    player.context.add_init_script(
        "PushManager.prototype.subscribe = () => Promise.reject(new DOMException('none', 'AbortError'));"
    )
    player.open("/")
    settings(player)
    notifier(player, "page-settings-push").click()
    player.page.get_by_text(ENGLISH.text("page-settings-notify-blocked"), exact=True).wait_for()
    notifier(player, "page-settings-push").wait_for()
    assert not player.page.evaluate("JSON.parse(localStorage.getItem('chiliad-settings')).push")


def test_a_server_without_a_name_offers_nothing(arrive: Any, server: Server) -> None:
    player = arrive(Player, "Ala")
    player.open("/")
    with asked(player, "/api/push") as answer:
        settings(player)
    assert answer.value.json() == {"key": None}
    notifier(player, "page-settings-notify").wait_for()
    assert notifier(player, "page-settings-push").count() == 0


def test_the_worker_is_no_part_of_the_first_page_and_is_asked_for_again_each_time(arrive: Any, server: Server) -> None:
    player = arrive(Player, "Ala")
    requested: list[str] = []
    player.page.on("request", lambda request: requested.append(request.url))
    player.open("/")
    player.page.wait_for_load_state("networkidle")
    assert not any("sw.js" in one or "push" in one for one in requested)
    answer = player.context.request.get("/sw.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_it_fits_a_phone_in_persian_and_axe_finds_nothing(
    arrive: Any,
    public_server: Server,
    axe: Any,  # noqa: F811
) -> None:
    player, persian = arrive(Player, "Ala", at=public_server.url, **PHONE), Language("fa")
    player.context.add_init_script(path=axe)
    player.page.add_init_script("localStorage.setItem('chiliad-settings', JSON.stringify({ language: 'fa' }))")
    player.page.goto("/settings")
    player.page.get_by_role("button", name=persian.text("page-settings-push"), exact=True).wait_for()
    faults = player.page.evaluate(FAULTS) + player.page.evaluate(TOO_WIDE) + player.page.evaluate(SMALL, TARGET_PX)
    assert faults == []
