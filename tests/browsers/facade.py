"""Other browsers behind the interface of Playwright that the players of tests/page use: they play there unchanged.

The facade has only that part: a context with a page, requests and scripts; a page with `goto`, `evaluate`,
`wait_for_function`, `locator` and `keyboard`; a locator that clicks where the pointer really hits it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any, Protocol

import httpx

LIMIT_S = 60.0
POLL_S = 0.03
# The point to press on the first match, once the element no longer moves and nothing covers that point.
PLACE = """async ([css, text, position]) => {
  const words = (of) => of.textContent.replace(/\\s+/g, " ").toLowerCase();
  const found = [...document.querySelectorAll(css)].find((one) => words(one).includes(text.toLowerCase()));
  if (!found) return null;
  found.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = () => found.getBoundingClientRect().toJSON();
  const before = box();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const now = box();
  if (before.x !== now.x || before.y !== now.y || found.matches(":disabled")) return null;
  const x = now.x + (position?.x ?? now.width / 2), y = now.y + (position?.y ?? now.height / 2);
  const top = document.elementFromPoint(x, y);
  return top !== null && (found.contains(top) || top.contains(found)) ? [x, y] : null;
}"""


class Scheduler(Protocol):
    """The operations that a browser must offer."""

    def open(self, url: str, cookies: dict[str, str], script: str) -> None:
        """Open an address; the script runs before those of the page."""

    def evaluate(self, script: str) -> Any:
        """The value of the body of an asynchronous function."""

    def click(self, x: float, y: float) -> None:
        """Press the main button of the mouse at this point."""

    def press(self, keys: list[str]) -> None:
        """Hold the first keys and press the last, by WebDriver's characters."""

    def close(self) -> None:
        """End the browser."""


# WebDriver's characters for keys without a letter.
KEYS = {
    "Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "Space": " ", "Shift": "\ue008", "Control": "\ue009",
    "Alt": "\ue00a", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015",
    "Home": "\ue011", "End": "\ue010", "Backspace": "\ue003", "Delete": "\ue017", "F1": "\ue031",
}  # fmt: skip


def until(found: Callable[[], Any], what: str) -> Any:
    end = time.monotonic() + LIMIT_S
    while not (it := found()):
        assert time.monotonic() < end, f"{what}: not within {LIMIT_S:.0f} s"
        time.sleep(POLL_S)
    return it


class Value:
    def __init__(self, value: Any) -> None:
        self.value = value

    def json_value(self) -> Any:
        return self.value


class Keyboard:
    def __init__(self, driver: Scheduler) -> None:
        self.driver = driver

    def press(self, combination: str) -> None:
        self.driver.press([KEYS.get(name, name) for name in combination.split("+")])


class Locator:
    """The first element of these that holds the text."""

    def __init__(self, page: Page, css: str, text: str) -> None:
        self.page, self.css, self.text = page, css, text

    @property
    def first(self) -> Locator:
        return self

    def aria_snapshot(self) -> str:
        """The content of the page, for the message of a failing test."""
        return str(self.page.evaluate("css => document.querySelector(css)?.innerText ?? ''", self.css))

    def click(self, position: dict[str, float] | None = None) -> None:
        given = [self.css, self.text, position]
        x, y = until(lambda: self.page.evaluate(PLACE, given), f"“{self.text}” ({self.css}) can be pressed")
        self.page.driver.click(x, y)


class Page:
    def __init__(self, driver: Scheduler, context: Context) -> None:
        self.driver, self.context = driver, context
        self.keyboard = Keyboard(driver)

    def on(self, *_: object) -> None:
        """Neither browser reports what its console prints."""

    def goto(self, path: str) -> None:
        self.driver.open(self.context.url + path, dict(self.context.request.client.cookies), self.context.script)

    def evaluate(self, script: str, arg: Any = None) -> Any:
        body = f"const it = ({script}); return typeof it === 'function' ? await it({json.dumps(arg)}) : it;"
        return self.driver.evaluate(body)

    def wait_for_function(self, script: str, arg: Any = None, polling: int = 0) -> Value:
        return Value(until(lambda: self.evaluate(script, arg), script))

    def locator(self, css: str, has_text: str = "") -> Locator:
        return Locator(self, css, has_text)


class Answer:
    def __init__(self, answer: httpx.Response) -> None:
        self.ok, self.status, self.headers = answer.is_success, answer.status_code, answer.headers
        self.answer = answer

    def text(self) -> str:
        return self.answer.text

    def json(self) -> Any:
        return self.answer.json()


class Requests:
    """Sends requests to the server as the person at the browser."""

    def __init__(self, url: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=LIMIT_S)

    def get(self, path: str) -> Answer:
        return Answer(self.client.get(path))

    def post(self, path: str, data: Any) -> Answer:
        return Answer(self.client.post(path, json=data))


class Context:
    """A browser with one page, on this server."""

    def __init__(self, driver: Scheduler, url: str) -> None:
        self.driver, self.url, self.script = driver, url, ""
        self.request = Requests(url)

    def add_init_script(self, script: str) -> None:
        self.script = script

    def set_default_timeout(self, _: float) -> None:
        """Do nothing: the limit is LIMIT_S."""

    def new_page(self) -> Page:
        return Page(self.driver, self)

    def close(self) -> None:
        self.request.client.close()
