"""Names of people: which names are allowed, and which names look alike.

Two names look alike where their skeletons are the same (Unicode Technical Standard 39).  ``confusable_homoglyphs``
contains Unicode's list of confusable characters, but as pairs in both directions and without skeletons, so this module
makes the skeletons: all characters that are confusable with each other get one representative.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from chiliad.errors import Unreadable
from chiliad.i18n.words import BOT

NAME_CHARS_MAX = 40
MARKS_MAX = 3  # on one letter: Arabic and Hebrew need no more, and a stack of marks covers the lines above
ZWNJ, ZWJ, EMOJI_STYLE = "\u200c", "\u200d", "\ufe0f"
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Characters that are printable and invisible."""
JOINING = (
    *("ARABIC", "SYRIAC", "MONGOLIAN", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU"),
    *("KANNADA", "MALAYALAM", "SINHALA", "KHMER", "MYANMAR", "TIBETAN", "EMOJI"),
)
"""Scripts that need joiners for their spelling."""


def clean_name(text: str) -> str:
    """A name in its stored form; raises ``Unreadable("name-cannot-stand")`` for a text that is not allowed."""
    try:
        name = " ".join(_shown(unicodedata.normalize("NFKC", text)).split())
    except ValueError:  # half of a pair of code units
        name = ""
    seen = name.replace(ZWNJ, "").replace(ZWJ, "")
    if (
        not 0 < len(name) <= NAME_CHARS_MAX
        or not seen.isprintable()
        or not any(unicodedata.category(char)[0] in "LNS" for char in seen)
        or _has_a_tower(seen)
        # Braces mark cards in sentences, and a name that begins with bot: is a bot's.
        or name.startswith(BOT)
        or set(name) & set("{}")
    ):
        raise Unreadable("name-cannot-stand", text=text[: 2 * NAME_CHARS_MAX])
    return name


def _shown(text: str) -> str:
    """The text without characters that are invisible at their place."""
    kept = []
    for at, char in enumerate(text):
        before, after = text[at - 1 : at] if at else "", text[at + 1 : at + 2]
        if char in (ZWNJ, ZWJ):
            shown = _joins(before) and _joins(after)
        elif _is_selector(char):
            shown = char == EMOJI_STYLE and bool(before) and unicodedata.category(before) in ("So", "Sk")
        else:
            shown = char not in BLANKS
        if shown:
            kept.append(char)
    return "".join(kept)


def _is_selector(char: str) -> bool:
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _joins(char: str) -> bool:
    """Whether a joiner beside this character is part of the spelling."""
    if not char:
        return False
    return unicodedata.category(char) == "So" or char == EMOJI_STYLE or unicodedata.name(char, "").startswith(JOINING)


def _has_a_tower(name: str) -> bool:
    """Whether there are marks without a letter, or too many on one letter."""
    marks, base = 0, False
    for char in name:
        if unicodedata.category(char)[0] == "M" and char != EMOJI_STYLE:
            marks += 1
            if marks > MARKS_MAX or not base:
                return True
        else:
            marks, base = 0, not char.isspace()
    return False


def look_alike(one: str, other: str) -> bool:
    """Whether people can mistake one name for the other."""
    return one.casefold() == other.casefold() or bool(skeletons(one) & skeletons(other))


@lru_cache(maxsize=10_000)
def skeletons(name: str) -> frozenset[str]:
    """The appearance of a name: as it is written, and in small letters."""
    return frozenset({_skeleton(name), _skeleton(name.casefold()), _skeleton(name).casefold()})


def _skeleton(text: str) -> str:
    alike = _alike()
    text = text.replace(ZWNJ, "").replace(ZWJ, "").replace(EMOJI_STYLE, "")
    mapped = "".join(alike.get(char, char) for char in unicodedata.normalize("NFD", text))
    # A word with blanks looks the same as one without them at a glance.
    return "".join(unicodedata.normalize("NFD", mapped).split())


@lru_cache(maxsize=1)
def _alike() -> dict[str, str]:
    """The representative of each confusable character."""
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

    group: dict[str, str] = {}

    def root(text: str) -> str:
        while (above := group.setdefault(text, text)) != text:
            text = above
        return text

    for source, others in confusables_data.items():
        for other in others:
            # The data has marks of direction around right-to-left characters.
            one, two = (root(text.strip("\u200e")) for text in (source, other["c"]))
            # The longest is the representative, since a search by characters never finds "rn"; letters come before
            # digits.
            best, rest = sorted((one, two), key=lambda text: (-len(text), not text.isalpha(), text))
            group[best], group[rest] = best, best
    return {char: root(char) for char in list(group) if len(char) == 1}
