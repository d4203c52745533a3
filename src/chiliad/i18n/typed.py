"""What people type, made comparable: digits of any script, letters that look alike, marks that nobody sees."""

from __future__ import annotations

import unicodedata

_ALIKE = str.maketrans("يىك", "ییک")  # an Arabic keyboard's letters for the Persian ones


def ascii_digits(text: str) -> str:
    """The text with the digits of every script (۱, ١) as 0 to 9."""
    return "".join(str(unicodedata.decimal(char)) if char.isdecimal() else char for char in text)


def folded(text: str) -> str:
    """The text as it is compared with another: no case, no joiners or marks of direction, digits 0 to 9."""
    plain = unicodedata.normalize("NFKC", text).casefold().translate(_ALIKE)
    return ascii_digits("".join(char for char in plain if unicodedata.category(char) != "Cf"))
