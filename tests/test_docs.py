"""Tests that read the documents: the things that they name exist, and existing things are named."""

import ast
import importlib
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from source import PACKAGE, ROOT, TESTS, parse, python_files

GAMES = ("mille", "tysiac")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def game_called(name: str):
    return importlib.import_module("chiliad.games").GAMES[name]


# -------------------------------------------------------------------------------------------------------- rules


def paragraphs(page: str, letter: str) -> list[str]:
    """The numbers (``M8``) of the rules on a page, in its order."""
    return re.findall(rf"^#+ +({letter}\d+)\b", page, re.MULTILINE)


def paragraphs_tested(names: list[str]) -> set[str]:
    """The numbers (``M8``) in the names of tests."""
    found = (re.match(r"test_([mt])(\d\d)_\w", name) for name in names)
    return {f"{match[1].upper()}{int(match[2])}" for match in found if match}


def test_functions() -> list[str]:
    return [
        node.name
        for path in python_files(TESTS)
        for node in ast.walk(parse(path))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


test_functions.__test__ = False  # it is not a test itself


def paragraphs_cited(text: str, letter: str) -> set[str]:
    """The numbers cited in ``text``; ``M21-M24`` cites all four."""
    cited = set()
    for first, last in re.findall(rf"\b{letter}(\d+)(?:[-–]{letter}?(\d+))?\b", text):
        cited |= {f"{letter}{n}" for n in range(int(first), int(last or first) + 1)}
    return cited


def rules_page(game: str) -> str:
    return read(ROOT / "docs" / "rules" / f"{game}.md")


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_numbered_without_a_gap(game):
    letter = game[0].upper()
    numbers = paragraphs(rules_page(game), letter)
    assert numbers, "no numbered paragraph"
    assert numbers == [f"{letter}{n}" for n in range(1, len(numbers) + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_named_after_it(game):
    letter = game[0].upper()
    tested = {number for number in paragraphs_tested(test_functions()) if number[0] == letter}
    written = set(paragraphs(rules_page(game), letter))
    assert written - tested == set(), "no test is named after these"
    assert tested - written == set(), "tests are named after these, which no page has"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_the_code_that_does_it(game):
    letter = game[0].upper()
    source = "\n".join(read(path) for path in python_files(PACKAGE / "games" / game))
    assert set(paragraphs(rules_page(game), letter)) - paragraphs_cited(source, letter) == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_option_stands_in_its_rules_page(game):
    page = rules_page(game)
    options = game_called(game).options
    assert options
    assert [option.key for option in options if f"`{option.key}`" not in page] == []
    assert [option.key for option in options if option.paragraph not in paragraphs(page, game[0].upper())] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_stands_in_its_rules_page(game):
    page = rules_page(game)
    assert [name for name in game_called(game).presets if f"`{name}`" not in page] == []


def test_the_readers_of_rules_read():
    assert paragraphs("# Mille\n\n## M1 Cards\ntext M9\n### M2 Deal\n## T3 no\n", "M") == ["M1", "M2"]
    assert paragraphs_tested(["test_m08_taking", "test_t12_x", "test_m8_x", "test_m09", "test_m10x_y"]) == {"M8", "T12"}
    assert paragraphs_cited("M1, M3–M5 (M7-8) XM9 T2", "M") == {"M1", "M3", "M4", "M5", "M7", "M8"}


# ---------------------------------------------------------------------------------------------- links and words


def links(text: str) -> list[str]:
    """The targets of Markdown links, except those in code."""
    return re.findall(r"\[[^\]]*\]\(([^)\s]+)\)", re.sub(r"```.*?```|`[^`\n]*`", "", text, flags=re.DOTALL))


def anchors(text: str) -> set[str]:
    """The fragments of a page's headings, as GitHub makes them."""
    heads = re.findall(r"^#+ +(.+?) *$", re.sub(r"```.*?```", "", text, flags=re.DOTALL), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def broken_links(path: Path) -> list[str]:
    found = []
    for link in links(read(path)):
        if re.match(r"[a-z]+:", link):
            continue  # an outside address
        target, _, anchor = link.partition("#")
        file = (path.parent / target).resolve() if target else path
        if not file.exists() or (anchor and anchor not in anchors(read(file))):
            found.append(link)
    return found


def makefile_words() -> set[str]:
    return set(re.findall(r"^([a-z]+):", read(ROOT / "Makefile"), re.MULTILINE))


def words_after(command: str, text: str) -> set[str]:
    """The words after ``command`` in code: in backticks, or at the start of a line of a code block."""
    code = re.findall(r"`([^`\n]+)`", text)
    code += [line for block in re.findall(r"```\w*\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]
    return {match[1] for line in code if (match := re.match(rf"{command} ([a-z]+)\b", line.strip()))}


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_every_relative_link_leads_somewhere(path):
    assert broken_links(path) == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=name_of)
def test_every_make_word_exists(path):
    assert words_after("make", read(path)) - makefile_words() == set()


def test_the_makefile_is_described():
    described = words_after("make", read(ROOT / "CONTRIBUTING.md"))
    assert makefile_words() - described - {"help"} == set()
    assert {"play", "test"} <= words_after("make", read(ROOT / "README.md"))


def test_every_command_in_the_readme_exists():
    named = words_after("chiliad", read(ROOT / "README.md"))
    run = [sys.executable, "-m", "chiliad", "--help"]
    told = subprocess.run(run, cwd=ROOT / "src", capture_output=True, text=True, check=False, timeout=120)
    assert told.returncode == 0, told.stderr
    assert {word for word in named if not re.search(rf"\b{word}\b", told.stdout)} == set()


def test_the_readers_of_documents_read(tmp_path):
    page, other = tmp_path / "page.md", tmp_path / "other.md"
    other.write_text("# The *first* head!\n")
    page.write_text(
        "# Here\n[a](other.md) [b](gone.md) [c](#here) [d](#gone) [e](other.md#the-first-head) [f](other.md#x) "
        "[g](https://example.org/) `[h](code.md)`\n"
    )
    assert broken_links(page) == ["gone.md", "#gone", "other.md#x"]
    assert words_after("make", "`make tea` make war\n```sh\nmake love # make hay\n```\n") == {"tea", "love"}


# ---------------------------------------------------------------------------------------------------- design.md


def table_rows(text: str) -> list[list[str]]:
    """The cells of every table row."""
    return [line.strip().strip("|").split("|") for line in text.splitlines() if line.startswith("|")]


def names_defined(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(parse(path)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.alias):
            found.add(node.asname or node.name)
    return found


def places(name: str, package: Path) -> list[Path]:
    """The places where a file of that name should be: below the package, or in the folder of every game."""
    everywhere = name == "__init__.py"  # every folder has one: the row means the games'
    if "/" in name or ((package / name).exists() and not everywhere):
        return [package / name]
    return [package / "games" / game / name for game in GAMES]


def faults_of_tables(text: str, package: Path) -> list[str]:
    found = []
    for row in table_rows(text):
        if "planned" in "".join(row):
            continue
        files = [name for cell in row for name in re.findall(r"`([\w/]+(?:\.py|/))`", cell)]
        found += [f"{name}: no such file" for name in files if not all(p.exists() for p in places(name, package))]
        head = re.fullmatch(r" *`(\w+\.py)` *", row[0])
        if head is None:
            continue
        # In the row of a file, a name with () or a capital letter is defined in that file.
        names = re.findall(r"`([A-Za-z_]\w*\(\)|[A-Z]\w*)`", "".join(row[1:]))
        for path in places(head[1], package):
            defined = names_defined(path) if path.exists() else set()
            found += [f"{path.name}: no {name}" for name in names if path.exists() and name.rstrip("()") not in defined]
    return found


def test_every_file_and_name_in_the_tables_of_the_design_exists():
    text = read(ROOT / "docs" / "design.md")
    assert table_rows(text)
    assert faults_of_tables(text, PACKAGE) == []


def test_a_table_that_names_nothing_is_found(tmp_path):
    for game in GAMES:
        folder = tmp_path / "games" / game
        folder.mkdir(parents=True)
        (folder / "rules.py").write_text("def legal(): pass\nRules = 1\n")
    table = "| `rules.py` | `legal()`, `Rules`, `gone()`, `Gone` |\n| `view.py` | |\n| 2 | `games/`, `nowhere/` |\n"
    assert sorted(set(faults_of_tables(table, tmp_path))) == [
        "nowhere/: no such file",
        "rules.py: no Gone",
        "rules.py: no gone()",
        "view.py: no such file",
    ]


def test_every_dependency_is_explained():
    project = tomllib.loads(read(ROOT / "pyproject.toml"))
    extras = project["project"]["optional-dependencies"].values()
    asked = [*project["build-system"]["requires"], *project["project"]["dependencies"], *(d for e in extras for d in e)]
    names = {re.match(r"[\w.-]+", requirement)[0] for requirement in asked}
    explained = {row[0].strip() for row in table_rows(read(ROOT / "docs" / "design.md"))}
    assert names - explained == set()


# ----------------------------------------------------------------------------------------------------- examples


def python_blocks(text: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


ELSEWHERE = ROOT / "docs" / "python.md"  # tests/test_python_page.py runs its programs, in one process
EXAMPLES = [(name_of(path), block) for path in DOCUMENTS if path != ELSEWHERE for block in python_blocks(read(path))]


@pytest.mark.parametrize("name,block", EXAMPLES, ids=[f"{name}-{n}" for n, (name, _) in enumerate(EXAMPLES)])
def test_every_example_runs(name, block, tmp_path):
    file = tmp_path / "example.py"
    as_doctest = ["-m", "doctest", "-o", "ELLIPSIS", "-o", "NORMALIZE_WHITESPACE"] if ">>>" in block else []
    file.write_text(f"r'''\n{block}'''\n" if as_doctest else block, encoding="utf-8")
    run = [sys.executable, *as_doctest, str(file)]
    environ = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    # This uses another process, so that the test can end an example that does not end.
    told = subprocess.run(run, env=environ, capture_output=True, text=True, check=False, timeout=300)
    assert told.returncode == 0, told.stdout + told.stderr


def test_the_readme_has_an_example():
    assert any(name == "README.md" for name, _ in EXAMPLES)
