"""The project's own files, for the tests that read source and documents."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "chiliad"
TESTS = ROOT / "tests"
TOOLS = ROOT / "tools"


# A unit is a file or a folder of the package; a longer name has priority over a shorter one.
# `games` alone is the registry, `""` the package itself: it may import all units, and no unit below imports it.
LAYER_OF = {
    "cards": 0,
    "bits": 0,
    "errors": 0,
    "_jit": 0,
    "_compiler": 0,
    "i18n": 0.5,
    "game": 1,
    "presentation": 1.5,
    "numpy_arrays": 0.9,
    "information": 1.3,
    "bot": 1.4,
    "games/mille": 2,
    "games/tysiac": 2,
    "search": 2,
    "games": 2.5,
    "records": 2.7,
    "play": 3,
    "bots": 4,
    "server": 5,
    "envs": 5,
    "cli": 6,
    "__main__": 7,
    "": 7,
}
BASE = {unit for unit, layer in LAYER_OF.items() if layer == 0}  # one folder: they may import one another


def unit_of(name: str) -> str | None:
    """The unit to which ``name`` (``games.mille.rules``, below the package) belongs; None if no unit contains it."""
    parts = name.split(".") if name else []
    for length in range(len(parts), 0, -1):
        if "/".join(parts[:length]) in LAYER_OF:
            return "/".join(parts[:length])
    return "" if parts in ([], ["__init__"]) else None


def module_name(path: Path, package: Path) -> str:
    """The name of the module at ``path``, below the package: ``games.mille.rules``; ``__init__`` is its folder."""
    parts = path.relative_to(package).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def python_files(folder: Path) -> list[Path]:
    """Every Python file below ``folder``, sorted."""
    return sorted(path for path in folder.rglob("*.py") if "__pycache__" not in path.parts)


def parse(path: Path) -> ast.Module:
    """The syntax tree of a file: all tests that ask for it get the same one."""
    return _tree(path.read_text(encoding="utf-8"), str(path))


@cache
def _tree(text: str, name: str) -> ast.Module:
    return ast.parse(text, filename=name)
