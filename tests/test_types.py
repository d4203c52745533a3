"""``Any`` in the package: few lines have it, and each has its reason.

``Any`` turns the type checker off for everything that it reaches.  It stays where Python has no type for what is meant.
"""

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

from source import PACKAGE, parse, python_files

LINES_MAX = 30
"""A change that needs more than these lines has a reason to look for a type first."""


def lines_with_any(package: Path) -> int:
    """The number of lines that have the word, imports and comments included: ``grep -rnw Any --include=*.py``."""
    texts = [path.read_text(encoding="utf-8") for path in python_files(package)]
    return sum(re.search(r"\bAny\b", line) is not None for text in texts for line in text.splitlines())


def used(tree: ast.Module) -> set[int]:
    """The numbers of the lines that use ``Any`` as a type; imports do not."""
    return {
        node.lineno
        for node in ast.walk(tree)
        if (isinstance(node, ast.Name) and node.id == "Any") or (isinstance(node, ast.Attribute) and node.attr == "Any")
    }


def commented(text: str) -> set[int]:
    """The numbers of the lines that end with a comment, or follow a line that is a comment."""
    own: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and not token.string.startswith("# type:"):
            alone = not token.line[: token.start[1]].strip()
            own.add(token.start[0] + alone)
    return own


def unexplained(path: Path) -> list[int]:
    """The lines that use ``Any`` and give no reason, on the line or in a comment above it."""
    return sorted(used(parse(path)) - commented(path.read_text(encoding="utf-8")))


def test_few_lines_have_any():
    assert lines_with_any(PACKAGE) <= LINES_MAX


def test_each_any_has_its_reason():
    found = {path: unexplained(path) for path in python_files(PACKAGE)}
    assert {path.relative_to(PACKAGE).as_posix(): lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "text, lines",
    [
        ("from typing import Any\n", []),
        ("from typing import Any\nx: Any = 1\n", [2]),
        ("from typing import Any\nx: Any = 1  # its type is the database's\n", []),
        ("from typing import Any\n# Its type is the database's.\nx: Any = 1\ny: Any = 2\n", [4]),
        ("from typing import Any\n\n\ndef f(x: list[Any]) -> None:  # type: ignore[x]\n    pass\n", [4]),
        ("import typing\n\nx: typing.Any = 1\n", [3]),
        ('"""Any card."""\n\nname = "Any"\n', []),
    ],
)
def test_a_reason_is_a_comment_on_the_line_or_above_it(text, lines, tmp_path):
    path = tmp_path / "one.py"
    path.write_text(text, encoding="utf-8")
    assert unexplained(path) == lines


def test_each_line_counts_once(tmp_path):
    text = "from typing import Any\n# Any\nx: dict[Any, Any] = {}\nAnything = Many = 1\n"
    (tmp_path / "one.py").write_text(text, encoding="utf-8")
    assert lines_with_any(tmp_path) == 3
