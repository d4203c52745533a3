"""Questions to Chromium itself: where the focus is; and the command to open an address.  Keys never go this way."""

from __future__ import annotations

import json
import time
import urllib.request
from typing import Any

import websocket

ANSWER_S = 60.0
# Notes the last event of the table that the page has received.
WATCH = """(() => {
  const Source = window.EventSource;
  window.__revision = 0;
  window.EventSource = class extends Source {
    constructor(...given) {
      super(...given);
      this.addEventListener("news", (event) => { window.__revision = JSON.parse(event.data).revision; });
    }
  };
})()"""


class Page:
    """The one page of a browser, by the DevTools protocol."""

    def __init__(self, port: int) -> None:
        end = time.monotonic() + ANSWER_S
        while not (pages := self._pages(port)):
            assert time.monotonic() < end, "Chromium has no page"
            time.sleep(0.05)
        self.socket = websocket.create_connection(pages[0], timeout=ANSWER_S)
        self.number = 0
        self.ask("Page.enable")
        self.ask("Page.addScriptToEvaluateOnNewDocument", source=WATCH)

    @staticmethod
    def _pages(port: int) -> list[str]:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=ANSWER_S) as answer:
            return [one["webSocketDebuggerUrl"] for one in json.load(answer) if one["type"] == "page"]

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while (answer := json.loads(self.socket.recv())).get("id") != self.number:
            pass  # an event
        assert "error" not in answer, answer
        found: dict[str, Any] = answer["result"]
        return found

    def evaluate(self, script: str) -> Any:
        """The value of an expression; None while another page replaces this one."""
        try:
            found = self.ask("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        except AssertionError as error:
            if "context" not in str(error):
                raise
            return None
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    def open(self, url: str, cookies: dict[str, str] | None = None) -> None:
        for name, value in (cookies or {}).items():
            self.ask("Network.setCookie", name=name, value=value, url=url)
        self.ask("Page.navigate", url=url)

    def close(self) -> None:
        self.socket.close()
