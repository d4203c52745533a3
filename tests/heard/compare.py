"""Compare the spoken text with the log of the table: every sentence once, and in order."""

from __future__ import annotations

import re
from collections import Counter
from difflib import SequenceMatcher

END_OF_SENTENCE = re.compile(r"(?<=[.!?])\s+")


def plain(sentence: str) -> str:
    """The words of a text alone: a screen reader reads signs in its own way."""
    return " ".join(re.findall(r"\w+", sentence.casefold()))


def sentences(texts: list[str]) -> list[str]:
    """The sentences of the texts, as words without signs."""
    return [words for text in texts for one in END_OF_SENTENCE.split(text) if (words := plain(one))]


def heard_of(log: list[str], speech: list[str]) -> list[str]:
    """The spoken sentences that the log has too."""
    known = set(sentences(log))
    return [one for one in sentences(speech) if one in known]


def faults(log: list[str], speech: list[str]) -> list[str]:
    """The faults of this speech for this log: lost, repeated or out of order; empty if there are none."""
    told, heard = sentences(log), heard_of(log, speech)
    if told == heard:
        return []
    found = []
    often, once = Counter(heard), Counter(told)
    found += [f"lost: {one}" for one in (once - often).elements()]
    found += [f"spoken once too often: {one}" for one in (often - once).elements()]
    if found:
        return found
    for kind, left, right, _, _ in SequenceMatcher(None, told, heard, autojunk=False).get_opcodes():
        if kind in ("delete", "replace"):
            found += [f"out of order: {one}" for one in told[left:right]]
    return found
