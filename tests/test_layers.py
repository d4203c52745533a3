"""The allowed imports (docs/design.md, "Layers").  Imports are read from the source, those inside functions too."""

import ast
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from source import BASE, LAYER_OF, PACKAGE, module_name, parse, python_files, unit_of

DEPENDENCIES = {"filelock", "numpy", "platformdirs"}
SHOWN = {"msgspec"}  # shapes that are sent: for those files of games that are loaded when they are shown
MEASURED = {"pyspiel"}  # the extra `bench`: the command line loads it for measurements
TERMINAL = {
    "filelock",
    "fluent",
    "ifaddr",
    "rich",
    "shtab",
}  # loaded with the first sentence: the library loads quickly without them
SERVER = {
    "confusable_homoglyphs",
    "httptools",
    "litestar",
    "segno",
    "sqlalchemy",
    "uvicorn",
}  # only for the table on the web

PUBLIC = {"cryptography", "httpx", "webauthn"}  # the extra `public`: the server begins without it


def is_module(name: str, package: Path) -> bool:
    path = package.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def lazy_nodes(tree: ast.Module) -> set[ast.AST]:
    """The nodes inside functions, or under ``if TYPE_CHECKING``: loading the module does not run them."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        typing_only = isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        if typing_only or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found |= set(ast.walk(node))
    return found


class Import(NamedTuple):
    line: int
    name: str  # absolute: chiliad.games.mille
    lazy: bool


def imports(path: Path, package: Path) -> list[Import]:
    """Everything the file imports, also by ``import_module("…")``."""
    tree = parse(path)
    lazy = lazy_nodes(tree)
    here = ["chiliad", *path.relative_to(package).parts[:-1]]
    found = []
    for node in ast.walk(tree):
        names = set()
        if isinstance(node, ast.Import):
            names = {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                # `from chiliad import cards` imports a module, `from chiliad.cards import RANKS` a name of one.
                below = f"{source}.{alias.name}".removeprefix("chiliad.")
                module = source.split(".")[0] == "chiliad" and is_module(below, package)
                names.add(f"{source}.{alias.name}" if module else source)
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ("import_module", "__import__") and isinstance(node.args[0].value, str):
                names = {node.args[0].value}
        found += [Import(node.lineno, name, node in lazy) for name in sorted(names)]
    return found


def may_import(importer: str, imported: str) -> bool:
    return importer == imported or {importer, imported} <= BASE or LAYER_OF[imported] < LAYER_OF[importer]


def fault(importer: str, imported: Import) -> str:
    """The fault of an import of ``below`` by ``importer`` (a unit), or ""."""
    name = imported.name
    top, _, below = name.partition(".")
    if top == "chiliad":
        unit = unit_of(below)  # a name that is not a module (`from chiliad import __version__`) belongs to the package
        if unit is None:
            return f"imports {name}, which no layer has"
        return "" if may_import(importer, unit) else f"imports {name}, which is not below it"
    if top in ("numba", "llvmlite"):
        return "" if importer == "_compiler" else f"imports {name}: only _compiler.py does"
    if top in TERMINAL:
        fine = LAYER_OF[importer] >= 5 or (
            (LAYER_OF[importer] >= 3 or importer in ("i18n", "_compiler")) and imported.lazy
        )
        return "" if fine else f"imports {name}, which takes long to load: inside a function at most"
    if top in SHOWN:
        fine = importer in ("presentation", "server") or importer.startswith("games/")
        return "" if fine else f"imports {name}, which is for what is shown"
    if top in SERVER:
        return "" if importer == "server" else f"imports {name}, which is for the server"
    if top in PUBLIC:
        fine = importer == "server" and imported.lazy
        return "" if fine else f"imports {name}, which is an extra: inside a function of the server at most"
    if top in MEASURED:
        return "" if LAYER_OF[importer] >= 6 and imported.lazy else f"imports {name}, which is an extra of the bench"
    known = top in sys.stdlib_module_names or top in DEPENDENCIES
    return "" if known else f"imports {name}, which is no dependency"


def faults(package: Path) -> list[str]:
    found = []
    for path in python_files(package):
        place = path.relative_to(package).as_posix()
        if path.stem in ("utils", "util", "helpers", "common", "misc"):
            found.append(f"{place}: a module is named after what it holds")
        importer = unit_of(module_name(path, package))
        if importer is None:
            found.append(f"{place}: stands in no layer")
            continue
        for imported in imports(path, package):
            if wrong := fault(importer, imported):
                found.append(f"{place}:{imported.line}: {wrong}")
    return found


def test_every_file_imports_from_lower_layers_and_its_own_folder_only():
    assert len(python_files(PACKAGE)) >= 6
    assert faults(PACKAGE) == []


GOOD = {
    "__init__.py": "def game(name):\n    from chiliad.games import load\n",
    "__main__.py": "from chiliad.cli.main import main",
    "cards.py": "from chiliad.errors import Unreadable",
    "errors.py": "import re",
    "_compiler.py": "import numba\nfrom numba import types",
    "_jit.py": "def f():\n    from chiliad import _compiler",
    "game.py": "from chiliad import errors\nfrom chiliad.bits import step",
    "games/__init__.py": "from importlib import import_module\nm = import_module('chiliad.games.mille')",
    "games/mille/__init__.py": "from .rules import legal\nfrom ...game import Game",
    "games/mille/rules.py": "import numpy\nfrom . import state\nfrom chiliad.cards import RANKS",
    "games/mille/state.py": "",
    "games/tysiac/__init__.py": "import chiliad.game",
    "search/tree.py": "from chiliad.game import Game",
    "server/app.py": "import litestar\nfrom sqlalchemy.engine import URL\nfrom chiliad.bots import greedy",
    "server/passkeys.py": "def f():\n    import webauthn\n",
    "play/match.py": "from chiliad.games import load\nfrom chiliad.records import read",
    "records/toml.py": "import tomllib",
    "play/rulebook.py": "def f():\n    from fluent.runtime import FluentBundle\n",
    "i18n/language.py": "if TYPE_CHECKING:\n    import fluent.syntax",
    "bots/greedy.py": "from chiliad.search.tree import search",
    "cli/main.py": "import rich\nfrom fluent.runtime import FluentBundle\nfrom chiliad.bots import greedy",
    "cli/bench.py": "def f():\n    import pyspiel\n",
    "cli/serve.py": "def f():\n    from chiliad.server.app import create\n",
    "bits.py": "",
}


def tree(folder: Path, **changed: str) -> Path:
    package = folder / "chiliad"
    for name, text in {**GOOD, **changed}.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return package


def test_a_good_tree_has_no_faults(tmp_path):
    assert faults(tree(tmp_path)) == []


@pytest.mark.parametrize(
    "name,text,line",
    [
        ("cards.py", "import chiliad.game", 1),
        ("cards.py", "import chiliad", 1),
        ("errors.py", "x = 1\ndef f():\n    from chiliad.games import load\n", 3),
        ("game.py", "from chiliad.games.mille import GAME", 1),
        ("games/mille/rules.py", "from chiliad.games.tysiac import GAME", 1),
        ("games/mille/rules.py", "from ..tysiac import GAME", 1),
        ("games/mille/rules.py", "from .. import tysiac", 1),
        ("games/mille/rules.py", "from chiliad.games import load", 1),
        ("games/tysiac/rules.py", "from chiliad import search", 1),
        ("search/tree.py", "import chiliad.games.mille.rules", 1),
        ("search/tree.py", "import importlib\nimportlib.import_module('chiliad.games')", 2),
        ("play/match.py", "if True:\n    from chiliad.bots.greedy import Greedy", 2),
        ("play/match.py", "from rich.console import Console", 1),
        ("play/match.py", "if DEBUG:\n    import rich", 2),
        ("bits.py", "def f():\n    import rich", 2),
        ("bots/greedy.py", "from chiliad.cli.main import main", 1),
        ("server/app.py", "from chiliad.envs.gym import Env", 1),
        ("envs/gym.py", "from chiliad import server", 1),
        ("envs/gym.py", "import gymnasium", 1),
        ("server/app.py", "import flask", 1),
        ("server/app.py", "import webauthn", 1),
        ("bots/greedy.py", "def f():\n    from webauthn.helpers import structs", 2),
        ("server/app.py", "from chiliad.cli.saved_matches import folder", 1),
        ("cli/serve.py", "def f():\n    import uvicorn", 2),
        ("play/match.py", "def f():\n    import msgspec", 2),
        ("games/mille/rules.py", "import numba", 1),
        ("bits.py", "from numba.extending import overload", 1),
        ("_jit.py", "def f():\n    import numba", 2),
        ("bits.py", "import llvmlite.ir", 1),
    ],
)
def test_a_bad_import_is_found(tmp_path, name, text, line):
    for unit in ("server/__init__.py", "envs/gym.py"):
        tree(tmp_path, **{unit: ""})
    found = faults(tree(tmp_path, **{name: text}))
    assert [f.split(": ")[0] for f in found] == [f"{name}:{line}"], found


@pytest.mark.parametrize("name", ["utils.py", "play/utils.py", "games/mille/helpers.py", "stray.py", "extras/table.py"])
def test_a_module_without_a_place_or_a_name_is_found(tmp_path, name):
    found = faults(tree(tmp_path, **{name: ""}))
    assert found
    assert all(f.startswith(f"{name}: ") for f in found)
