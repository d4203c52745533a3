"""No generic module and no generic file of the page names a game: what only one game has is in that game's package.

Texts (``locales/``) and the page's generated types (``wire.ts``) may name games.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from chiliad.games import BUILT_IN
from source import PACKAGE, ROOT, python_files

WEB = ROOT / "web" / "src"
GENERATED = {"web/src/wire.ts"}
PAGE = {".ts", ".svelte", ".css", ".html"}

ALLOWED: dict[str, str] = {}
"""Generic files that name a game, each with its reason."""

SPELLED = {"tysiac": "tysi[aą]c"}
NAMED = re.compile("|".join(SPELLED.get(name, name) for name in BUILT_IN), re.IGNORECASE)


def generic(root: Path = ROOT) -> Iterator[Path]:
    """The files of the package and of the page that belong to no game."""
    package, web = root / PACKAGE.relative_to(ROOT), root / WEB.relative_to(ROOT)
    for path in python_files(package):
        if not any(path.is_relative_to(package / "games" / name) for name in BUILT_IN):
            yield path
    for path in sorted(web.rglob("*")):
        game = any(path.is_relative_to(web / "games" / name) for name in BUILT_IN)
        if path.suffix in PAGE and not game and path.relative_to(root).as_posix() not in GENERATED:
            yield path


def naming(path: Path, root: Path = ROOT) -> list[str]:
    """Where a file names a game: in its own name (line 0), or in a line."""
    place = path.relative_to(root).as_posix()
    lines = [path.name, *path.read_text(encoding="utf-8").splitlines()]
    return [f"{place}:{number}: {line.strip()}" for number, line in enumerate(lines) if NAMED.search(line)]


def test_no_generic_file_names_a_game() -> None:
    excused = ALLOWED.keys()
    found = [named for path in generic() for named in naming(path) if path.relative_to(ROOT).as_posix() not in excused]
    assert found == []


def test_every_excuse_is_needed() -> None:
    named = {path.relative_to(ROOT).as_posix() for path in generic() if naming(path)}
    assert sorted(ALLOWED.keys() - named) == []


def test_the_page_is_searched() -> None:
    """And each game has its part of the page where the search leaves it out."""
    places = {path.relative_to(ROOT).as_posix() for path in generic()}
    assert {"web/src/table/TablePage.svelte", "web/src/replay/record.ts", "web/src/style.css"} <= places
    assert {"web/src/games/views.ts", "web/src/games/plain/index.ts", "src/chiliad/presentation/desk.py"} <= places
    for name in BUILT_IN:
        assert (WEB / "games" / name / "index.ts").is_file()
        assert not any(f"games/{name}/" in place for place in places)


def test_the_search_finds(tmp_path: Path) -> None:
    for place, text in {
        "src/chiliad/presentation/a.py": "# in MILLE a pair takes the pack\n",
        "src/chiliad/games/mille/b.py": "mille = 1\n",
        "web/src/table/Tysiac.svelte": "<p>12 milliseconds</p>\n",
        "web/src/table/c.ts": 'const game =\n  "tysiac";\n',
        "web/src/wire.ts": "mille\n",
    }.items():
        path = tmp_path / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    found = [named for path in generic(tmp_path) for named in naming(path, tmp_path)]
    assert found == [
        "src/chiliad/presentation/a.py:1: # in MILLE a pair takes the pack",
        "web/src/table/Tysiac.svelte:0: Tysiac.svelte",
        'web/src/table/c.ts:2: "tysiac";',
    ]
