#!/usr/bin/env python3
"""Take a picture of every screen of the page, light and dark, on a phone and a desktop, in English and Persian.

    screenshots.py FOLDER [LOOK …]     looks: desktop-light-en, phone-dark-fa, …; all of them unless some are named

The tool needs what `make test` needs: the environment .venv, Chromium, the built page.
"""

from __future__ import annotations

import itertools
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
LOOKS = ["-".join(look) for look in itertools.product(SIZES, ("light", "dark"), ("en", "fa"))]


def main(words: list[str]) -> int:
    """Run the command: 0, or 2 with the usage."""
    looks = words[1:] or LOOKS
    if not words or words[0].startswith("-") or not set(looks) <= set(LOOKS):
        print(__doc__, file=sys.stderr)
        return 2
    from playwright.sync_api import sync_playwright

    sys.path[:1] = [str(ROOT / "src"), str(ROOT / "tests")]  # not tools/, whose page.py is another page
    chromium = import_module("browser").chromium
    visitor, server_of = import_module("page.screens").Visitor, import_module("page.server").Server
    language_of = import_module("chiliad.i18n.language").Language
    folder = Path(words[0])
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as play:
        server = server_of(Path(kept))
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for look in looks:
            size, scheme, lang = look.split("-")
            asked: dict[str, Any] = {"viewport": SIZES[size], "color_scheme": scheme, "locale": lang}
            context = browser.new_context(base_url=server.url, reduced_motion="reduce", **asked)
            (folder / look).mkdir(parents=True, exist_ok=True)
            visits = visitor(context, "Ala")
            visits.language = language_of(lang)
            for number, name in enumerate(visits.screens()):
                context.pages[0].screenshot(path=folder / look / f"{number:02} {name}.png")
            context.close()
            print(f"{look}: {number + 1} screens", flush=True)
        browser.close()
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
