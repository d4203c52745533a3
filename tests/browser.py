"""Where the browser is that the page is tested in: Chromium, or Chrome.  tools/browser.sh looks for the same names."""

import os
import shutil

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


def chromium() -> str | None:
    """Its path, None if this machine has none; CHILIAD_CHROMIUM names another."""
    named = os.environ.get("CHILIAD_CHROMIUM")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)
