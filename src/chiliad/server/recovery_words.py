"""The words of recovery codes: 2,048 for each script, and codes read from what a person types.

The lists were made for this.  No word of a list begins with another one, so five words can be told apart without the
blanks between them.  The first four letters of each are its own, and one letter that is wrong, missing or too many
makes no other word.  The words have plain letters: in Cyrillic only those that a Russian and a Ukrainian keyboard
share, in Arabic those of Persian.
"""

from __future__ import annotations

import secrets
import unicodedata
from functools import lru_cache
from importlib.resources import files

from chiliad.errors import Unreadable

SCRIPTS = ("latin", "cyrillic", "arabic")
WORDS_IN_LIST = 2048  # 11 bits a word
WORDS_IN_CODE = 5
LETTERS_MIN, LETTERS_MAX = 3, 8
SHOWN_MAX = 20  # letters of a word that is not known, in the refusal
# Letters of an Arabic keyboard for the Persian ones.
_ALIKE = str.maketrans("يىكة", "ییکه")


@lru_cache(maxsize=len(SCRIPTS))
def words_of(script: str) -> tuple[str, ...]:
    """The words of a script, in the order of the list."""
    return tuple((files("chiliad.server") / "words" / f"{script}.txt").read_text("utf-8").split())


@lru_cache(maxsize=len(SCRIPTS))
def _known(script: str) -> frozenset[str]:
    return frozenset(words_of(script))


def new_code(script: str) -> list[str]:
    """Five words at random."""
    return [secrets.choice(words_of(script)) for _ in range(WORDS_IN_CODE)]


def letters_of(text: str) -> str:
    """The letters of a text as they are compared: without case, accents, blanks and marks; ё is е, ي is ی, ك is ک."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold()).translate(_ALIKE)
    return "".join(char for char in plain if unicodedata.category(char)[0] == "L")


def read_code(text: str) -> list[str]:
    """The words of a code as a person has typed it; raises ``Unreadable`` where it is not five words of one list."""
    letters = letters_of(text)
    readings = [_words_in(letters, script) for script in SCRIPTS]
    for words, rest in readings:
        if not rest and len(words) == WORDS_IN_CODE:
            return words
    words, rest = max(readings, key=lambda reading: len(reading[0]))
    if rest and len(words) < WORDS_IN_CODE:
        typed = text.split()
        # Where blanks part what was typed as the words are parted, the wrong one can be named.
        if [letters_of(word) for word in typed[: len(words)]] == words and len(typed) > len(words):
            raise Unreadable("recovery-word-unknown", text=typed[len(words)][:SHOWN_MAX])
    raise Unreadable("recovery-words-count", count=WORDS_IN_CODE)


def _words_in(letters: str, script: str) -> tuple[list[str], str]:
    """The words with which a text begins, as many as a code has and one more, and what is left of the text."""
    words: list[str] = []
    while letters and len(words) <= WORDS_IN_CODE:
        found = (letters[:length] for length in range(LETTERS_MIN, LETTERS_MAX + 1))
        word = next((word for word in found if word in _known(script)), None)
        if word is None:
            break
        words.append(word)
        letters = letters[len(word) :]
    return words, letters
