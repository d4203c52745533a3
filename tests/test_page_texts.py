"""The texts that the page fetches at first, and those that it fetches with later screens."""

from __future__ import annotations

import re
from pathlib import Path

from catalogues import messages
from chiliad.server.catalog import FIRST, LATER, LATER_FILES, page_texts
from source import ROOT

WEB = ROOT / "web" / "src"
IMPORT = re.compile(r"""(?:from |import )"(\.[^"]+)"|import\("(\.[^"]+)"\)""")
WITH_TEXTS = re.compile(r"""later\(import\("\.[^"]+"\)\)""")
GLOB = re.compile(r"""import\.meta\.glob\b[^(]*\("(\.[^"*]*)[^"]*\"""")
MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9-]*) =", re.MULTILINE)


def imported(path: Path, source: str) -> set[Path]:
    """The files that a file imports, except the screens that come with their texts."""
    source = WITH_TEXTS.sub("", source)
    names = [one or other for one, other in IMPORT.findall(source)]
    found = [path.parent / f"{name}{end}" for name in names for end in ("", ".ts", "/index.ts")]
    for folder in GLOB.findall(source):
        found += [one for one in (path.parent / folder).rglob("*") if one.suffix in (".ts", ".svelte")]
    return {one.resolve() for one in found if one.is_file() and ".test." not in one.name}


def first_screens(start: Path = WEB / "main.ts") -> dict[Path, str]:
    """What the page is made of without those screens."""
    found: dict[Path, str] = {}
    waiting = {start.resolve()}
    while waiting:
        path = waiting.pop()
        found[path] = path.read_text("utf-8")
        waiting |= imported(path, found[path]) - found.keys()
    return found


def test_the_first_screens_say_nothing_that_comes_later():
    sources = first_screens()
    names = {path.relative_to(WEB).as_posix() for path in sources}
    assert {"table/TablePage.svelte", "games/mille/MilleTable.svelte", "pages/NewTable.svelte"} <= names
    assert "report/ReportPage.svelte" not in names
    late = {name for file in LATER_FILES for name in messages("en", file)}
    said = {
        path.name: late & set(re.findall(r"""["'`]([a-z][a-zA-Z0-9-]+)["'`.]""", text))
        for path, text in sources.items()
    }
    # The keys of a replay and of a score sheet are listed on their pages: what names them is only compared there.
    assert {name: found for name, found in said.items() if found - {"replay-keys", "score-keys"}} == {}


def test_both_parts_are_all_texts():
    for language in ("en", "fa"):
        parts = [MESSAGE.findall(page_texts(language, part)) for part in (FIRST, LATER)]
        assert sorted(parts[0] + parts[1]) == sorted(MESSAGE.findall(page_texts(language)))
        assert "page-report-way" in parts[1]
        assert "page-report-link" in parts[0]
