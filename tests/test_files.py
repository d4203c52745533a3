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
        found.append(f"{path.name}: {lines} lines, more than {FILE_LINES_MAX}")
    for function in functions(path):
        if line_count(function) > FUNCTION_LINES_MAX:
            found.append(f"{path.name}:{function.lineno}: {function.name} has {line_count(function)} lines")
    return found


def prints(path: Path) -> list[int]:
    return [
        node.lineno
        for node in ast.walk(parse(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("print", "input")
    ]


ALL = [path for folder in (PACKAGE, TESTS, TOOLS) for path in python_files(folder)]


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_file_and_no_function_is_too_long(path):
    assert too_long(path) == []


@pytest.mark.parametrize("path", python_files(PACKAGE), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_the_library_speaks_to_nobody(path):
    unit = unit_of(module_name(path, PACKAGE))
    if unit is not None and LAYER_OF[unit] <= 4:
        assert prints(path) == []


@pytest.mark.parametrize("path", python_files(PACKAGE), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_every_module_says_what_it_is(path):
    assert ast.get_docstring(parse(path)), "no docstring"


def test_the_limits_are_checked(tmp_path):
    long_file, long_function, fine = tmp_path / "a.py", tmp_path / "b.py", tmp_path / "c.py"
    long_file.write_text("x = 1\n" * 501)
    long_function.write_text("def f():\n" + "    x = 1\n" * 60)
    fine.write_text('def f():\n    """One.\n\n    Two.\n    """\n' + "    x = 1\n" * 59 + "y = 1\n" * 436)
    assert too_long(long_file) == ["a.py: 501 lines, more than 500"]
    assert too_long(long_function) == ["b.py:1: f has 61 lines"]
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
