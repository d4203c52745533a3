"""Typed text, made comparable: digits of any script, letters that look alike, accents, invisible marks."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

COMPARED_CHARS_MAX = 40  # difflib is quadratic, and a few letters are enough to tell what was meant
_ALIKE = str.maketrans("يىك", "ییک")  # the letters of an Arabic keyboard for the Persian ones
_ALIKE |= str.maketrans("’ʼ`", "'''")  # a Ukrainian keyboard has ' for the ʼ of words, a phone ’


def ascii_digits(text: str) -> str:
    """The text with the digits of every script (۱, ١) written as 0 to 9."""
    return "".join(str(unicodedata.decimal(char)) if char.isdecimal() else char for char in text)


def folded(text: str) -> str:
    """The text in the form that is compared: without case, joiners or marks of direction, with ' and digits 0 to 9."""
    plain = unicodedata.normalize("NFKC", text).casefold().translate(_ALIKE)
    return ascii_digits("".join(_unaccented(char) for char in plain if unicodedata.category(char) != "Cf"))


def _unaccented(char: str) -> str:
    """A Latin letter without its accent, anything else as it is: in other scripts a mark makes another letter (й)."""
    if char == "œ":
        return "oe"
    base = unicodedata.normalize("NFD", char)[:1]
    return base if base.isascii() and base.isalpha() else char


def one_line(text: str) -> str:
    """The text without line breaks, with one blank between words; a no-break space stays what it is."""
    return " ".join(re.split(r"[ \n]+", text.strip(" \n")))


def nearest(word: str, known: Iterable[str]) -> str:
    """The one of ``known`` most like ``word``."""
    import difflib  # seldom needed, and every command would load it

    return difflib.get_close_matches(word[:COMPARED_CHARS_MAX], list(known), n=1, cutoff=0)[0]
