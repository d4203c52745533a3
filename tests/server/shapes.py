"""The types of docs/protocol.md, read from the page itself, and values held to them.

Keys are exact, numbers are whole and no truth values, a card is a card.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from source import ROOT

PAGE = ROOT / "docs" / "protocol.md"
_BLOCK = re.compile(r"```ts\n(.*?)```", re.DOTALL)
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_TOKEN = re.compile(r'\s*("[^"]*"|\w+|\[\]|[{}()<>\[\]:,|=])')
_CARD = re.compile(r"[2-9TJQKA][shdc]|\?\?")

Shape = Callable[[Any, str], list[str]]
"""A value and where it stands, to all that is wrong with it."""


class _Reader:
    """Reads the types from their tokens."""

    def __init__(self, text: str) -> None:
        self.tokens = _TOKEN.findall(text)
        self.at = 0
        self.types: dict[str, Shape] = {}
        while self.at < len(self.tokens):
            self.take("type")
            name = self.next()
            self.take("=")
            self.types[name] = self.union()

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def next(self) -> str:
        self.at += 1
        return str(self.tokens[self.at - 1])

    def take(self, token: str) -> None:
        found = self.next()
        assert found == token, f"{found!r} where {token!r} should be: {self.tokens[self.at - 8 : self.at + 2]}"

    def union(self) -> Shape:
        shapes = [self.postfix()]
        while self.peek() == "|":
            self.next()
            shapes.append(self.postfix())
        return shapes[0] if len(shapes) == 1 else _any_of(shapes)

    def postfix(self) -> Shape:
        shape = self.primary()
        while self.peek() in ("[]", "["):
            if self.next() == "[]":
                shape = _list_of(shape)
            else:
                self.next()  # Head["options"]: the key's own type is checked where the type is
                self.take("]")
                shape = _anything
        return shape

    def primary(self) -> Shape:
        token = self.next()
        if token == "(":
            shape = self.union()
            self.take(")")
            return shape
        if token == "{":
            return self.object()
        if token.startswith('"'):
            return _exactly(token[1:-1])
        if token == "Record":
            self.take("<")
            self.union()
            self.take(",")
            values = self.union()
            self.take(">")
            return _record_of(values)
        simple: dict[str, Shape] = {
            "string": _of_type(str),
            "number": _of_type(int),
            "boolean": _of_type(bool),
            "null": _of_type(type(None)),
        }
        return simple.get(token) or self.named(token)

    def named(self, name: str) -> Shape:
        if name == "Card":
            return _card
        return lambda value, at: self.types[name](value, at)

    def object(self) -> Shape:
        fields: dict[str, Shape] = {}
        while self.peek() != "}":
            key = self.next()
            self.take(":")
            fields[key] = self.union()
            if self.peek() == ",":
                self.next()
        self.take("}")
        return _object_of(fields)


def _anything(value: Any, at: str) -> list[str]:
    return []


def _card(value: Any, at: str) -> list[str]:
    return [] if isinstance(value, str) and _CARD.fullmatch(value) else [f"{at}: {value!r} is no card"]


def _exactly(text: str) -> Shape:
    return lambda value, at: [] if value == text else [f"{at}: {value!r} is not {text!r}"]


def _of_type(wanted: type) -> Shape:
    return lambda value, at: [] if type(value) is wanted else [f"{at}: {value!r} is no {wanted.__name__}"]


def _list_of(shape: Shape) -> Shape:
    def check(value: Any, at: str) -> list[str]:
        if type(value) is not list:
            return [f"{at}: {value!r} is no list"]
        return [fault for n, item in enumerate(value) for fault in shape(item, f"{at}[{n}]")]

    return check


def _record_of(shape: Shape) -> Shape:
    def check(value: Any, at: str) -> list[str]:
        if type(value) is not dict:
            return [f"{at}: {value!r} is no record"]
        return [fault for key, item in value.items() for fault in shape(item, f"{at}.{key}")]

    return check


def _object_of(fields: dict[str, Shape]) -> Shape:
    def check(value: Any, at: str) -> list[str]:
        if type(value) is not dict:
            return [f"{at}: {value!r} is no object"]
        faults = [f"{at}.{key} is missing" for key in fields.keys() - value.keys()]
        faults += [f"{at}.{key} should not be" for key in value.keys() - fields.keys()]
        for key in fields.keys() & value.keys():
            faults += fields[key](value[key], f"{at}.{key}")
        return faults

    return check


def _any_of(shapes: list[Shape]) -> Shape:
    def check(value: Any, at: str) -> list[str]:
        faults: list[str] = []
        for shape in shapes:
            found = shape(value, at)
            if not found:
                return []
            # What fails deepest tells most: a desk with one bad field, not that it isn't the other game's.
            if not faults or found[0].count(".") > faults[0].count("."):
                faults = found
        return faults

    return check


@cache
def types() -> dict[str, Shape]:
    """The types of the page by name."""
    text = "\n".join(_BLOCK.findall(PAGE.read_text("utf-8")))
    return _Reader(_COMMENT.sub(" ", text)).types


def faults(name: str, value: Any) -> list[str]:
    """All that is wrong with a value that should be of a type of the page."""
    return types()[name](value, name)
