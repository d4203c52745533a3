"""Fail where the project's prose uses turns that are not plain modern English.

Comments and docstrings may have a few (a share below ``SHARE_MAX``), documents none.  It prints the figures, and every
hit in documents; with ``--all`` those in code too, and with ``--documents`` it reads no code.  Another checkout is
checked by its folder: ``python tools/check_words.py FOLDER``.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHARE_MAX = 0.01  # of the lines of comments and docstrings
CODE = ("src", "tests", "tools", "web/src", "web/tests", "examples")
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs", "examples", "web/README.md")
NOT_OURS = {"node_modules", "__pycache__"}
GENERATED = ("src/chiliad/server/page", "docs/rules")  # from `web/`, and from the catalogues

TURNS = re.compile(
    r"\b(anew|for ever|by (?:it|them|him|her)self|by themselves|but for|save for|of late|told after|comes? of"
    r"|let(?:s|ting)? go of|(?:gone|go|goes|going) on with|as far as (?:that|it) is"
    r"|(?:stands?|standing|stood) (?:in|for|beside)|(?:lies?|lying|lay) (?:in|at)"
    r"|[Hh]e|[Hh]is|[Hh]im(?:self)?)\b"  # a person is "they"
)
WHO = re.compile(r"(?:^|[.;:!?]\s+)(Who|Whoever|Whose|Whom)\b[^.;:!?]*(?:[.;:!]|$)")
Line = tuple[int, str]


def python_prose(source: str) -> Iterator[Line]:
    """The lines of comments and docstrings, by number."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("#: ")
    for node in ast.walk(ast.parse(source)):
        for one in getattr(node, "body", []) if isinstance(getattr(node, "body", None), list) else []:
            if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant) and isinstance(one.value.value, str):
                for number, line in enumerate(one.value.value.splitlines(), one.lineno):
                    yield number, line.strip()


def script_prose(source: str) -> Iterator[Line]:
    """The lines of comments in TypeScript, JavaScript, CSS and Svelte, by number."""
    inside = ""
    for number, line in enumerate(source.splitlines(), 1):
        text = line.strip()
        if inside:
            yield number, text.split(inside)[0].lstrip("* ")
            inside = "" if inside in text else inside
        elif text.startswith(("/*", "<!--")):
            end = "*/" if text.startswith("/*") else "-->"
            yield number, text.strip("/*<!-> ")
            inside = "" if end in text else end
        elif match := re.search(r"(?:^|\s)//\s?(.*)", line):
            yield number, match[1]


def document_prose(source: str) -> Iterator[Line]:
    """The lines of a document that are not code, by number; each cell of a table is a line of its own."""
    fenced = False
    for number, line in enumerate(source.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
            continue
        if fenced:
            continue
        text = re.sub(r"`[^`]*`", "`", line.strip())
        for part in text.split("|") if text.startswith("|") else [text]:
            # The sentence begins after the marks of a heading, a list, a quotation or bold text.
            if words := re.sub(r"^(?:[-*+#>]+|\d+\.)\s+", "", part.strip()).lstrip("*_ "):
                yield number, words


READERS = {".py": python_prose, ".ts": script_prose, ".js": script_prose, ".mjs": script_prose, ".svelte": script_prose}


def hits(lines: list[Line]) -> list[tuple[int, str]]:
    """The turns in these lines of one file, each with the number of its line."""
    found = []
    for at, (number, line) in enumerate(lines):
        found += [(number, match[1]) for match in TURNS.finditer(line)]
        # A sentence may end on a later line: a question may begin with Who.
        rest = " ".join(text for more, text in lines[at + 1 : at + 4] if more <= number + 3)
        for match in WHO.finditer(f"{line} {rest}"):
            if match.start(1) < len(line):
                found.append((number, match[1]))
    return found


def of_kind(root: Path, places: tuple[str, ...], endings: tuple[str, ...]) -> Iterator[Path]:
    """The files below the places with one of the endings, in order."""
    for place in places:
        path = root / place
        files = [path] if path.is_file() else sorted(path.rglob("*"))
        for file in files:
            name = file.relative_to(root)
            if NOT_OURS & set(name.parts) or any(name.is_relative_to(folder) for folder in GENERATED):
                continue
            if file.suffix in endings and file.is_file():
                yield file


def count(root: Path, places: tuple[str, ...], endings: tuple[str, ...], show: bool) -> tuple[int, int]:
    """How many lines of prose below the places use a turn, and how many there are; ``show`` prints each turn."""
    found = lines = 0
    for path in of_kind(root, places, endings):
        # By number alone: the cells of one row stay in their order.
        reader = READERS.get(path.suffix, document_prose)
        prose = sorted(reader(path.read_text(encoding="utf-8")), key=lambda line: line[0])
        turns = hits(prose)
        lines, found = lines + len({number for number, _ in prose}), found + len({number for number, _ in turns})
        for number, turn in turns if show else []:
            print(f"{path.relative_to(root)}:{number}: {turn!r}")
    return found, lines


def main(words: list[str] | None = None) -> int:
    """Print the figures; 1 where they are too high."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT)
    parser.add_argument("--all", action="store_true", help="print every hit")
    parser.add_argument("--documents", action="store_true", help="read documents only, neither comments nor docstrings")
    args = parser.parse_args(words)
    too_many = False
    if not args.documents:
        found, lines = count(args.folder, CODE, tuple(READERS), show=args.all)
        share = found / max(lines, 1)
        too_many = share >= SHARE_MAX
        print(f"check_words: {found} of {lines} lines of comments and docstrings ({share:.1%})")
    found, lines = count(args.folder, DOCUMENTS, (".md",), show=True)
    print(f"check_words: {found} of {lines} lines of documents")
    return 1 if too_many or found else 0


if __name__ == "__main__":
    sys.exit(main())
