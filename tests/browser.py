"""Where the programs are that the page is tested in: Chromium or Chrome, a screen reader, WebKitGTK and Firefox.

tools/browser.sh looks for the same names, and installs what is missing where it may.
"""

from __future__ import annotations

import os
import shutil

import pytest

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "msedge",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# The screen reader Orca with all that it needs, on a display without a screen.
READER = (
    "orca",
    "Xvfb",
    "xdotool",
    "dbus-daemon",
    "dbus-send",
    "speech-dispatcher",
    "/usr/libexec/at-spi-bus-launcher",
    "/usr/libexec/at-spi2-registryd",
    "setpriv",
)
WEBKIT = ("WebKitWebDriver", "Xvfb")
FIREFOX = ("firefox-esr", "Xvfb")

BLINK = (
    "acceleratedCompositingEnabled=false",  # nothing is drawn, which takes a quarter of the time; no test looks at it
    *("primaryHoverType=2", "availableHoverTypes=2"),  # a mouse, as Playwright has it
    *("primaryPointerType=4", "availablePointerTypes=4"),
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--blink-settings={','.join(BLINK)}",
]


SHELL = "chromium-headless-shell"  # the same engine without the windows around it, which cost a third of the time


def chromium(shell: bool = False) -> str | None:
    """Its path, None if this machine has none; CHILIAD_CHROMIUM names another.

    `shell`: without a window, as no screen reader could use it.
    """
    named = os.environ.get("CHILIAD_CHROMIUM")
    names = (named,) if named else (SHELL, *NAMES) if shell else NAMES
    return next(filter(None, map(shutil.which, names)), None)


def installable() -> bool:
    """Whether tools/browser.sh can install what is missing: on Debian, by root."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def need(*programs: str) -> None:
    """Skips the test where a program is missing; where it could have been installed, fails it."""
    missing = [name for name in programs if shutil.which(name) is None]
    if not missing:
        return
    said = f"this machine has no {', '.join(missing)} (tools/browser.sh installs them on Debian)"
    if installable():
        pytest.fail(said, pytrace=False)
    pytest.skip(said)
