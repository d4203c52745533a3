"""Sentences of the table: a player's name is put into a sentence that is remembered without it."""

from __future__ import annotations

import re

import pytest

from chiliad.i18n.language import HOLE, LOCALES, Language, available
from chiliad.presentation.said import Said

NAMES = ("Ala", "Bo 2", "محمد", "אלה", "a\u2068b", "{", "x" * 1200, HOLE)
CHOSEN = re.compile(r"^[^#\n]*\$name\s*(->|[,)])", re.MULTILINE)
"""A name that a sentence is chosen by, or that a function is given."""
SENTENCES = {
    "mille-draws-hidden": {"who": "other"},
    "mille-draws": {"who": "other", "card": "{Ks}"},
    "standing": {"who": "other", "total": -120},
    "tysiac-bids": {"who": "other", "points": 110},
}


@pytest.mark.parametrize("code", available())
@pytest.mark.parametrize("name", NAMES)
def test_a_sentence_with_a_name_is_the_catalogues_own(code: str, name: str) -> None:
    language = Language(code)
    said = Said(language)
    said.card("Ks")  # as in every sentence with a card: this makes the other cases of its name known
    for _ in range(2):
        for message, args in SENTENCES.items():
            cases = {f"card_{case}": f"{{Ks.{case}}}" for case in ("acc", "ins")} if "card" in args else {}
            assert said.text(message, name=name, **args) == language.text(message, name=name, **args, **cases)


def test_no_sentence_is_chosen_by_a_name() -> None:
    found = [path for path in LOCALES.glob("*/*.ftl") if CHOSEN.search(path.read_text("utf-8"))]
    assert found == []
