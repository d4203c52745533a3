"""Letters for a terminal that has fewer of them: é as e, ł as l, Ж as Zh, “ as ", and ? for the rest."""

from __future__ import annotations

import codecs
import unicodedata

LENIENT = "chiliad-lenient"
_PLAIN = {
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "’": "'",
    "ʼ": "'",
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "×": "x",
    "★": "*",
}
_PLAIN |= {"♠": "s", "♥": "h", "♦": "d", "♣": "c", "→": "->", "¿": "", "¡": "", "·": "-"}
_PLAIN |= {"ł": "l", "Ł": "L", "œ": "oe", "Œ": "Oe", "№": "No"}
_PLAIN |= dict.fromkeys("\u200c\u200d\u200e\u200f\u2068\u2069", "")  # marks that nobody sees
_CYRILLIC = "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch _ y _ e yu ya".replace("_", "'").split(" ")
_PLAIN |= dict(zip("абвгдежзийклмнопрстуфхцчшщъыьэюя", _CYRILLIC, strict=True)) | {"ё": "yo"}
_PLAIN |= {"є": "ye", "і": "i", "ї": "yi", "ґ": "g"}
_PLAIN |= {letter.upper(): plain.capitalize() for letter, plain in _PLAIN.items() if "а" <= letter <= "ґ"}


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = []
    for char in error.object[error.start : error.end]:
        base = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode("ascii")
        found.append(_PLAIN.get(char, base or "?"))
    return "".join(found), error.end


def can_write(text: str, encoding: str) -> bool:
    """Whether an encoding has letters for all of a text, or others that do."""
    try:
        return text.encode(encoding, LENIENT).count(b"?") == text.count("?")
    except LookupError:  # no such encoding
        return False


codecs.register_error(LENIENT, _plain)
