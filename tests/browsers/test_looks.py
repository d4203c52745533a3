"""Elements that WebKitGTK would draw in its own way are readable there too."""

from __future__ import annotations

import re
import struct
import zlib
from typing import Any

import pytest
from selenium.common.exceptions import TimeoutException
from selenium.webdriver.support.ui import WebDriverWait

from browsers.pixels import Box, colours, contrast
from browsers.webkit import WebKit
from page.server import Server

LEAST = 4.5  # WCAG 2.2, 1.4.3
WAIT_S = 30
# Shows a field and its place: after two frames, or after some time on a page that is not drawn and gets no frames.
SHOWN = """const [field, done] = arguments;
field.scrollIntoView({ block: "start" });
const told = () => {
  const box = field.getBoundingClientRect();
  done([Math.ceil(box.left), Math.ceil(box.top), Math.floor(box.right), Math.floor(box.bottom)]);
};
setTimeout(told, 500);
requestAnimationFrame(() => requestAnimationFrame(told));"""


def picture(lines: list[tuple[int, list[int]]], width: int) -> bytes:
    """A PNG of these filtered lines."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    head = struct.pack(">IIBBBBB", width, len(lines), 8, 2, 0, 0, 0)
    data = b"".join(bytes([kind, *line]) for kind, line in lines)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(data)) + chunk(b"IEND", b"")


def test_a_png_is_read_as_it_is_specified() -> None:
    """Two grey pixels a line, 100 and 120, by each of the five filters."""
    lines = [
        (0, [100] * 3 + [120] * 3),
        (1, [100] * 3 + [20] * 3),
        (2, [0] * 6),
        (3, [50] * 3 + [10] * 3),
        (4, [0] * 6),
    ]
    assert colours(picture(lines, 2)) == {(100, 100, 100): 5, (120, 120, 120): 5}
    assert colours(picture(lines, 2), Box(1, 2, 2, 4)) == {(120, 120, 120): 2}


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == 21
    assert contrast((255, 255, 255), (255, 255, 255)) == 1


@pytest.mark.parametrize("path", ["/", "/new?game=mille", "/rules/mille"])
def test_the_fields_of_a_list_can_be_read_in_webkit(server: Server, webkit: WebKit, path: str) -> None:
    fields = [field for field in webkit.elements(server.url + path, "select") if field.is_displayed()]
    assert fields
    for field in fields:
        ink = tuple(map(int, re.findall(r"\d+", field.value_of_css_property("color"))[:3]))

        seen = [ink]

        def legible(_: object, field: Any = field, ink: Any = ink, seen: Any = seen) -> bool:
            box = Box(*webkit.driver.execute_async_script(SHOWN, field))
            # WebKit sometimes makes a black picture of the field alone, although it has drawn the field.
            seen[:] = [colours(webkit.driver.get_screenshot_as_png(), box).most_common(1)[0][0]]
            return contrast(ink, seen[0]) >= LEAST

        # The page may move it meanwhile.
        try:
            WebDriverWait(webkit.driver, WAIT_S).until(legible)
        except TimeoutException as error:
            raise AssertionError(f"{ink} on {seen[0]} cannot be read at {path}") from error
