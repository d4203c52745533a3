"""Limits on files and functions (CONTRIBUTING.md, "Limits")."""

import ast
from pathlib import Path

import pytest

from source import LAYER_OF, PACKAGE, ROOT, TESTS, TOOLS, module_name, parse, python_files, unit_of

FILE_LINES_MAX = 500
FUNCTION_LINES_MAX = 60


def functions(path: Path) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [node for node in ast.walk(parse(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


def line_count(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The number of lines from ``def`` to the last; the docstring does not count."""
    lines = (function.end_lineno or function.lineno) - function.lineno + 1
    first = function.body[0]
    if ast.get_docstring(function) is not None:
        lines -= (first.end_lineno or first.lineno) - first.lineno + 1
    return lines


def too_long(path: Path) -> list[str]:
    found = []
    lines = len(path.read_text(encoding="utf-8").splitlines())
    if lines > FILE_LINES_MAX:
        found.append(f"{path}: {lines} lines, more than {FILE_LINES_MAX}")
    for function in functions(path):
        if line_count(function) > FUNCTION_LINES_MAX:
            found.append(f"{path}:{function.lineno}: {function.name} has {line_count(function)} lines")
    return found


def prints(path: Path) -> list[int]:
    return [
        node.lineno
        for node in ast.walk(parse(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("print", "input")
    ]


ALL = [path for folder in (PACKAGE, TESTS, TOOLS) for path in python_files(folder)]


# One test for all files: with a test for each, most of the time went into beginning and ending a thousand tests.


def test_no_file_and_no_function_is_too_long():
    assert [fault for path in ALL for fault in too_long(path)] == []


def test_the_library_speaks_to_nobody():
    units = {path: unit_of(module_name(path, PACKAGE)) for path in python_files(PACKAGE)}
    silent = [path for path, unit in units.items() if unit is not None and LAYER_OF[unit] <= 4]
    assert {path.relative_to(PACKAGE).as_posix(): found for path in silent if (found := prints(path))} == {}


def test_every_module_says_what_it_is():
    files = python_files(PACKAGE)
    assert [path.relative_to(PACKAGE).as_posix() for path in files if not ast.get_docstring(parse(path))] == []


def test_the_limits_are_checked(tmp_path):
    long_file, long_function, fine = tmp_path / "a.py", tmp_path / "b.py", tmp_path / "c.py"
    long_file.write_text("x = 1\n" * 501)
    long_function.write_text("def f():\n" + "    x = 1\n" * 60)
    fine.write_text('def f():\n    """One.\n\n    Two.\n    """\n' + "    x = 1\n" * 59 + "y = 1\n" * 436)
    assert too_long(long_file) == [f"{long_file}: 501 lines, more than 500"]
    assert too_long(long_function) == [f"{long_function}:1: f has 61 lines"]
    assert too_long(fine) == []
    fine.write_text("def f():\n    if True:\n        print(1)\n")
    assert prints(fine) == [3]


@pytest.mark.parametrize("folder", ["src", "tests", "tools"])
def test_names_that_name_nothing_are_not_used(folder):
    assert [p for p in python_files(ROOT / folder) if p.stem in ("utils", "util", "helpers", "common", "misc")] == []


def test_every_folder_with_code_is_a_package():
    """The build finds packages by their ``__init__.py``; a folder without one would be missing in the wheel."""
    folders = {path.parent for path in python_files(PACKAGE)}
    assert [
        folder.relative_to(PACKAGE).as_posix() for folder in sorted(folders) if not (folder / "__init__.py").is_file()
    ] == []
