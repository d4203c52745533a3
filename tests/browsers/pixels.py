"""The colours of a picture of the page, from the bytes of a PNG."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from typing import NamedTuple

Colour = tuple[int, int, int]


class Box(NamedTuple):
    """A part of a picture, in pixels from its upper left corner; ``right`` and ``bottom`` are outside."""

    left: int
    top: int
    right: int
    bottom: int


def colours(png: bytes, within: Box | None = None) -> Counter[Colour]:
    """Count each colour in a picture or a part of it.

    The picture has 8 bits per channel and no interlacing, as browsers write it.
    """
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", png[16:29])
    assert depth == 8
    assert kind in (2, 6)
    assert not interlaced
    data, at = b"", 8
    while at < len(png):
        size, name = struct.unpack(">I4s", png[at : at + 8])
        data += png[at + 8 : at + 8 + size] if name == b"IDAT" else b""
        at += size + 12
    step = 3 if kind == 2 else 4
    part = within or Box(0, 0, width, height)
    raw, line, found = zlib.decompress(data), width * step, Counter[Colour]()
    before = bytearray(line)
    for row in range(min(height, part.bottom)):
        begin = row * (line + 1)
        now = unfiltered(raw[begin], bytearray(raw[begin + 1 : begin + 1 + line]), before, step)
        if row >= part.top:
            columns = range(part.left * step, min(width, part.right) * step, step)
            found.update((now[x], now[x + 1], now[x + 2]) for x in columns)
        before = now
    return found


def unfiltered(kind: int, now: bytearray, before: bytearray, step: int) -> bytearray:
    """A line of a PNG, restored from its differences to its neighbours (PNG specification, 9.2)."""
    for x in range(len(now)):
        left, up, corner = (now[x - step], before[x], before[x - step]) if x >= step else (0, before[x], 0)
        near = min((left, up, corner), key=lambda value: abs(left + up - corner - value))
        now[x] = (now[x] + (0, left, up, (left + up) // 2, near)[kind]) % 256
    return now


def luminance(colour: Colour) -> float:
    """WCAG 2.2's relative luminance."""
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """WCAG 2.2's contrast ratio."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
