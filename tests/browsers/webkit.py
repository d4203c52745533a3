"""WebKitGTK: the MiniBrowser of Debian's webkit2gtk-driver, by WebDriver."""

from __future__ import annotations

import glob
import os
import warnings
from contextlib import ExitStack
from typing import Any

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from browsers.facade import until
from display import display

LIMIT_S = 120
# WebDriver has no script that runs before those of a page: the test puts it into the window of an empty page of the
# same origin, which then loads the page.
TAKE_IN = """
const page = await (await fetch(path, { headers: { accept: "text/html" } })).text();
history.replaceState(null, "", path);
document.open();
SCRIPT;
document.write(page);
document.close();
"""


def browser() -> str:
    """The path of MiniBrowser, which is in a folder named after the processor and the version."""
    return sorted(glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser"))[-1]


class WebKit:
    """A window of WebKitGTK on its own display."""

    def __init__(self) -> None:
        self.ending = ExitStack()
        environ = {**os.environ, "DISPLAY": self.ending.enter_context(display())}
        try:
            options = Options()
            options.binary_location = browser()
            options.add_argument("--automation")
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", DeprecationWarning)  # selenium warns about its own code
                self.driver = webdriver.WebKitGTK(options=options, service=Service(env=environ))
            self.ending.callback(self.driver.quit)
            self.driver.set_script_timeout(LIMIT_S)
            self.driver.set_window_rect(0, 0, 1280, 800)
        except BaseException:
            self.ending.close()
            raise

    def open(self, url: str, cookies: dict[str, str], script: str) -> None:
        path = "/" + url.split("/", 3)[3]
        self.driver.get(url.removesuffix(path) + "/api/health")
        for name, value in cookies.items():
            self.driver.add_cookie({"name": name, "value": value, "path": "/"})
        problem = self.driver.execute_async_script(
            f"const [path, done] = arguments; (async () => {{ {TAKE_IN.replace('SCRIPT', script)} }})()"
            ".then(() => done(''), (error) => done(String(error)));",
            path,
        )
        assert not problem, problem

    def elements(self, url: str, css: str) -> list[Any]:
        """Open an address, and wait for the elements."""
        self.driver.get(url)
        found: list[Any] = until(lambda: self.driver.find_elements("css selector", css), f"{css} is there")
        return found

    def evaluate(self, script: str) -> Any:
        value, problem = self.driver.execute_async_script(
            "const done = arguments[0]; "
            f"(async () => {{ {script} }})().then((it) => done([it ?? null, '']), (e) => done([null, String(e)]));"
        )
        assert not problem, f"{problem}: {script}"
        return value

    def click(self, x: float, y: float) -> None:
        actions = ActionBuilder(self.driver)
        actions.pointer_action.move_to_location(round(x), round(y)).pointer_down().pointer_up()
        actions.perform()

    def press(self, keys: list[str]) -> None:
        chain = ActionChains(self.driver)
        for key in keys[:-1]:
            chain.key_down(key)
        chain.key_down(keys[-1]).key_up(keys[-1])
        for key in reversed(keys[:-1]):
            chain.key_up(key)
        chain.perform()

    def close(self) -> None:
        self.ending.close()
