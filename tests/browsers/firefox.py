"""Firefox ESR, by WebDriver BiDi, which it supports directly, so no other program is needed."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import websocket

LIMIT_S = 120.0
EMPTY = "data:text/html,<title>empty</title>"  # with about:blank the address bar would have the focus
SETTINGS = """user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("datareporting.policy.firstRunURL", "");
user_pref("app.normandy.enabled", false);
user_pref("app.update.enabled", false);
user_pref("browser.safebrowsing.malware.enabled", false);
user_pref("browser.safebrowsing.phishing.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("remote.prefs.recommended", true);
user_pref("intl.accept_languages", "en");
user_pref("ui.prefersReducedMotion", 1);
"""


class Firefox:
    """A window of Firefox without a display."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="chiliad-"))
        profile = self.folder / "profile"
        profile.mkdir()
        (profile / "user.js").write_text(SETTINGS)
        words = ["firefox-esr", "--headless", "--no-remote", "--profile", str(profile)]
        words += ["--width", "1280", "--height", "800", "--remote-debugging-port", "0", EMPTY]
        environ = {"HOME": str(self.folder), "PATH": "/usr/local/bin:/usr/bin:/bin"}
        self.process = subprocess.Popen(
            words, env=environ, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.number = 0
        try:
            self.socket = websocket.create_connection(self._address(profile), timeout=LIMIT_S, suppress_origin=True)
            self.ask("session.new", capabilities={})
            self.tab = self.ask("browsingContext.getTree")["contexts"][0]["context"]
            self.ask("browsingContext.activate", context=self.tab)
            self.ask("browsingContext.setViewport", context=self.tab, viewport={"width": 1280, "height": 800})
        except BaseException:
            self.close()
            raise
        self.script = ""

    def _address(self, profile: Path) -> str:
        """The address on which Firefox listens; Firefox writes it to a file when it does."""
        file = profile / "WebDriverBiDiServer.json"
        end = time.monotonic() + LIMIT_S
        while True:
            assert self.process.poll() is None, "Firefox has ended"
            assert time.monotonic() < end, "Firefox has not started"
            try:
                where = json.loads(file.read_text())
                return f"ws://{where['ws_host']}:{where['ws_port']}/session"
            except (OSError, ValueError):
                time.sleep(0.05)

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while (answer := json.loads(self.socket.recv())).get("id") != self.number:
            pass  # an event
        assert answer["type"] == "success", answer
        found: dict[str, Any] = answer["result"]
        return found

    def open(self, url: str, cookies: dict[str, str], script: str) -> None:
        if script and script != self.script:
            self.script = script
            self.ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")
        for name, value in cookies.items():
            cookie = {"name": name, "value": {"type": "string", "value": value}, "domain": "127.0.0.1", "path": "/"}
            self.ask("storage.setCookie", cookie=cookie)
        self.ask("browsingContext.navigate", context=self.tab, url=url, wait="complete")

    def evaluate(self, script: str) -> Any:
        answer = self.ask(
            "script.evaluate",
            expression=f"(async () => {{ {script} }})().then((it) => JSON.stringify(it ?? null))",
            target={"context": self.tab},
            awaitPromise=True,
        )
        assert answer["type"] == "success", f"{answer}: {script}"
        return json.loads(answer["result"]["value"])

    def _perform(self, *sources: dict[str, Any]) -> None:
        self.ask("input.performActions", context=self.tab, actions=list(sources))

    def click(self, x: float, y: float) -> None:
        actions = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self._perform({"type": "pointer", "id": "mouse", "actions": actions})

    def press(self, keys: list[str]) -> None:
        actions = [{"type": "keyDown", "value": key} for key in keys]
        actions += [{"type": "keyUp", "value": key} for key in reversed(keys)]
        self._perform({"type": "key", "id": "keys", "actions": actions})

    def close(self) -> None:
        if socket := getattr(self, "socket", None):
            socket.close()
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
