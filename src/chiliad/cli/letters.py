"""Letters for a terminal that has fewer of them: é as e, “ as ", and ? for the rest."""

from __future__ import annotations

import codecs
import unicodedata

LENIENT = "chiliad-lenient"
_PLAIN = {
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "’": "'",
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "×": "x",
    "★": "*",
}
_PLAIN |= {"♠": "s", "♥": "h", "♦": "d", "♣": "c", "→": "->", "¿": "", "¡": "", "·": "-"}


def _plain(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = []
    for char in error.object[error.start : error.end]:
        base = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode("ascii")
        found.append(_PLAIN.get(char, base or "?"))
    return "".join(found), error.end


codecs.register_error(LENIENT, _plain)
