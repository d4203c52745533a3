"""Find the programs in which the page is tested: Chromium or Chrome, a screen reader, WebKitGTK and Firefox.

tools/browser.sh looks for the same names, and installs missing programs where it may.
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
    "acceleratedCompositingEnabled=false",  # nothing is drawn, to save time; no test looks at it
    *("primaryHoverType=2", "availableHoverTypes=2"),  # a mouse, as Playwright has one
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
    "--renderer-process-limit=1",  # the tabs of a context share a process
    "--js-flags=--no-opt,--no-maglev",  # no page of a test runs for so long that compiling its scripts again would pay
    f"--blink-settings={','.join(BLINK)}",
]


SHELL = "chromium-headless-shell"  # the same engine without windows, which would take a third of the time


def chromium(shell: bool = False) -> str | None:
    """The path of Chromium, None if this machine has none; CHILIAD_CHROMIUM names another one.

    With `shell`, it has no window, which a screen reader needs.
    """
    named = os.environ.get("CHILIAD_CHROMIUM")
    names = (named,) if named else (SHELL, *NAMES) if shell else NAMES
    return next(filter(None, map(shutil.which, names)), None)


def installable() -> bool:
    """Whether tools/browser.sh can install missing programs: on Debian, as root."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def need(*programs: str) -> None:
    """Skip the test where a program is missing; fail it where the program could have been installed."""
    missing = [name for name in programs if shutil.which(name) is None]
    if not missing:
        return
    said = f"this machine has no {', '.join(missing)} (tools/browser.sh installs them on Debian)"
    if installable():
        pytest.fail(said, pytrace=False)
    pytest.skip(said)
