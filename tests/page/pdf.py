"""What a PDF of Chromium says: its pages and its text, as far as these tests need them."""

from __future__ import annotations

import re
import unicodedata
import zlib

_OBJECT = re.compile(rb"(?:^|\n)(\d+) 0 obj\b(.*?)\nendobj", re.DOTALL)
_STREAM = re.compile(rb"stream\r?\n(.*)\r?\nendstream", re.DOTALL)
_PAIRS = re.compile(rb"<([0-9A-F]+)> <([0-9A-F]+)>(?: <([0-9A-F]+)>)?")
_TOKEN = re.compile(
    rb"/(?P<font>F\d+) [-\d.]+ Tf|<(?P<glyphs>[0-9A-F]*)> Tj|(?P<array>\[[^\]]*\]) TJ"
    rb"|/ActualText <FEFF(?P<actual>[0-9A-F]*)>[^B]*BDC|(?P<reversed>/ReversedChars BMC)"
    rb"|(?P<marked>B[DM]C)|(?P<end>EMC)|(?P<over>\bET\b)"
)
_MARKS = dict.fromkeys(map(ord, "\u200e\u200f\u2066\u2067\u2068\u2069"))


def pages(data: bytes) -> int:
    """How many pages a PDF has."""
    return len(re.findall(rb"/Type /Page\b", data))


def text(data: bytes) -> str:
    """The pieces of text of a PDF in the order in which they are drawn, a line for each."""
    objects = {int(number): body for number, body in _OBJECT.findall(data)}
    fonts = {}
    for number, body in objects.items():
        if found := re.search(rb"/ToUnicode (\d+) 0 R", body):
            fonts[f"F{number}"] = _letters(_unpacked(objects[int(found[1])]))
    drawn = [content for content in map(_unpacked, objects.values()) if b"BT" in content]
    pieces = [piece for content in drawn for piece in _pieces(content, fonts)]
    return unicodedata.normalize("NFKC", "\n".join(pieces)).translate(_MARKS)


def _unpacked(body: bytes) -> bytes:
    found = _STREAM.search(body)
    if found is None:
        return b""
    try:
        return zlib.decompress(found[1])
    except zlib.error:
        return b""


def _written(digits: bytes) -> str:
    return bytes.fromhex(digits.decode()).decode("utf-16-be")


def _letters(cmap: bytes) -> dict[int, str]:
    """What each glyph of a font means."""
    found: dict[int, str] = {}
    for kind, block in re.findall(rb"beginbf(char|range)(.*?)endbf", cmap, re.DOTALL):
        for first, second, third in _PAIRS.findall(block):
            if kind == b"char":
                found[int(first, 16)] = _written(second)
            else:
                for step in range(int(second, 16) - int(first, 16) + 1):
                    found[int(first, 16) + step] = chr(int(third, 16) + step)
    return found


def _pieces(content: bytes, fonts: dict[str, dict[int, str]]) -> list[str]:
    """The pieces of text of a page; one that runs to the left is drawn from its end."""
    found, letters, font, open_marks, leftwards = [], list[str](), dict[int, str](), list[bool](), False
    for token in _TOKEN.finditer(content):
        if token["font"]:
            font = fonts.get(token["font"].decode(), {})
        elif token["actual"] is not None:
            letters.append(_written(token["actual"]))
            open_marks.append(True)
        elif token["reversed"] or token["marked"]:
            leftwards |= token["reversed"] is not None
            open_marks.append(False)
        elif token["end"]:
            open_marks.pop()
        elif token["over"]:
            found.append("".join(reversed(letters) if leftwards else letters))
            letters, leftwards = [], False
        elif not any(open_marks):  # else what the glyphs mean was said
            glyphs = token["glyphs"] or b"".join(re.findall(rb"<([0-9A-F]+)>", token["array"] or b""))
            letters += [font.get(int(glyphs[at : at + 4], 16), "\ufffd") for at in range(0, len(glyphs), 4)]
    return found
