"""Sentences of the table: a player's name is put into a sentence that is remembered without it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from chiliad.i18n.language import HOLE, LOCALES, Language, _Catalogue, available
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


def _selectors(node: object) -> Iterator[str]:
    """The arguments by which a part of a message chooses, as Fluent's own parser sees them."""
    if isinstance(node, ast.SelectExpression):
        assert isinstance(node.selector, ast.VariableReference)
        yield node.selector.id.name
    for child in node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else ():
        yield from _selectors(child)


def _chosen_by(path: Path) -> dict[str, set[str]]:
    """The arguments by which each message of a catalogue file chooses."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    return {entry.id.name: set(_selectors(entry)) for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("code", available())
def test_a_message_is_made_again_for_the_arguments_that_it_chooses_by(code: str) -> None:
    catalogue = _Catalogue(LOCALES / code)
    expected = {name: by for path in (LOCALES / code).glob("*.ftl") for name, by in _chosen_by(path).items()}
    assert {name: catalogue.chosen_by(name) for name in expected} == expected
    assert len(expected) > 1000


@pytest.mark.parametrize("code", available())
def test_a_remembered_sentence_is_the_one_that_fluent_makes(code: str) -> None:
    language = Language(code)
    for count, name in itertools.product((0, 1, 2, 5, 21), ("Ala", "{ $cards }", "\ufdd0\ufdd1")):
        args: dict[str, str | int] = {"who": "other", "name": name, "count": count, "cards": "K\ufdd0 & \\1"}
        values = args | {f"{key}-shown": language.shown(value) for key, value in args.items()}
        for message in ("mille-table-held", "mille-picks-up", "mille-table-known"):
            made = next(text for text, _ in (one.format(message, values) for one in language._chain()) if text)
            assert language.text(message, **args) == made


def test_no_sentence_is_chosen_by_a_name() -> None:
    found = [path for path in LOCALES.glob("*/*.ftl") if CHOSEN.search(path.read_text("utf-8"))]
    assert found == []
