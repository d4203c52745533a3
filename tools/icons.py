#!/usr/bin/env python3
"""Draw the page's PNG icons from web/public/icon.svg with Chromium; run it after each change of the drawing.

The device cuts a maskable icon to a shape: its ground fills the square, and the drawing stays in the middle.
"""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
CHROMIUM = "/usr/bin/chromium"
GROUND = "#14523f"  # the colour of the drawing's ground
SIZES = {
    "icon-180.png": (180, 1.0),
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable.png": (512, 0.8),
}
"""Each file's width in pixels, and the part of it that the drawing takes."""


def main() -> None:
    """Write all sizes."""
    drawing = base64.b64encode((PUBLIC / "icon.svg").read_bytes()).decode()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name, (size, part) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = GROUND if part < 1 or name == "icon-180.png" else "transparent"
            page.set_content(
                f"<body style='margin:0;height:100vh;display:grid;place-items:center;background:{ground}'>"
                f"<img width={size * part:.0f} src='data:image/svg+xml;base64,{drawing}'>"
            )
            page.screenshot(path=str(PUBLIC / name), omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
