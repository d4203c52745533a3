"""Compiled code is never stale, never another user's, and returns the same as plain Python."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from chiliad import _jit
from source import PACKAGE, TESTS, parse, python_files

# ------------------------------------------------------------------------------------------------ the directory


def copied_package(folder: Path) -> Path:
    return shutil.copytree(PACKAGE, folder / "chiliad", ignore=shutil.ignore_patterns("__pycache__"))


def test_the_digest_is_the_same_for_the_same_sources(tmp_path):
    assert _jit.source_digest(copied_package(tmp_path)) == _jit.source_digest()


def test_the_digest_changes_with_every_source_file(tmp_path):
    package = copied_package(tmp_path)
    digests = {_jit.source_digest(package)}
    files = [path for path in python_files(package) if not is_kernel_free(path.relative_to(package))]
    for path in files:
        path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")
        digests.add(_jit.source_digest(package))
    assert len(digests) == len(files) + 1


def is_kernel_free(name: Path) -> bool:
    return name.parts[0] in _jit.KERNEL_FREE or name.name in _jit.KERNEL_FREE


def test_no_kernel_stands_where_the_digest_does_not_look(tmp_path):
    def asks_for_a_compiler(source: str) -> bool:
        return bool(re.search(r"\b_jit import [^#]*\b(kernel|hot|compiled)\b|\bnumba\b", source))

    skipped = [path for path in python_files(PACKAGE) if is_kernel_free(path.relative_to(PACKAGE))]
    assert skipped
    assert [path for path in skipped if asks_for_a_compiler(path.read_text(encoding="utf-8"))] == []
    assert asks_for_a_compiler("from chiliad._jit import COMPILED, kernel\n")
    assert asks_for_a_compiler("from chiliad._jit import (\n    hot,\n)\n")


def names(*nodes: ast.AST) -> set[str]:
    return {one.id for node in nodes for one in ast.walk(node) if isinstance(one, ast.Name)}


def unseen_by_the_digest(tree: ast.Module) -> list[str]:
    """What the kernels of a file use of files where the digest does not look, also through the file's constants."""

    def is_free(module: str) -> bool:
        return is_kernel_free(Path(*module.removeprefix("chiliad.").split(".")).with_suffix(".py"))

    free = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("chiliad"):
            for one in node.names:
                if is_free(node.module) or is_free(f"{node.module}.{one.name}"):
                    free.add(one.asname or one.name)
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and names(node.value) & free:
            free |= names(*(node.targets if isinstance(node, ast.Assign) else [node.target]))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    kernels = [one for one in functions if names(*one.decorator_list) & {"kernel", "hot", "compiled"}]
    return sorted(f"{one.name}: {name}" for one in kernels for name in names(*one.body) & free)


def test_no_kernel_uses_what_the_digest_does_not_see():
    found = {path.relative_to(PACKAGE).as_posix(): unseen_by_the_digest(parse(path)) for path in python_files(PACKAGE)}
    assert {path: uses for path, uses in found.items() if uses} == {}
    source = """
from chiliad.games.mille import coach
from chiliad.bots.report import MANY as MOST
from chiliad.cards import RANKS
LIMIT = 2 * MOST

@kernel
def counts(x):
    return x + LIMIT + coach.LEAST + RANKS

def plain(x):
    return x + MOST
"""
    assert unseen_by_the_digest(ast.parse(source)) == ["counts: LIMIT", "counts: coach"]


def test_a_file_without_kernels_leaves_the_digest_alone(tmp_path):
    package = copied_package(tmp_path)
    (package / "cli" / "new.py").write_text("x = 1\n")
    assert _jit.source_digest(package) == _jit.source_digest()


def test_the_digest_changes_with_a_new_a_renamed_and_a_removed_file(tmp_path):
    package = copied_package(tmp_path)
    digests = [_jit.source_digest(package)]
    new = package / "games" / "new.py"
    new.write_text("x = 1\n")
    digests.append(_jit.source_digest(package))
    new = new.rename(package / "games" / "renamed.py")
    digests.append(_jit.source_digest(package))
    assert len(set(digests)) == 3
    new.unlink()
    assert _jit.source_digest(package) == digests[0]


def test_the_digest_knows_where_a_file_ends(tmp_path):
    one, other = tmp_path / "one", tmp_path / "other"
    for folder, split in ((one, ("ab", "c")), (other, ("a", "bc"))):
        folder.mkdir()
        (folder / "a.py").write_text(split[0])
        (folder / "b.py").write_text(split[1])
    assert _jit.source_digest(one) != _jit.source_digest(other)


@pytest.fixture
def caches(tmp_path, monkeypatch):
    """The two places for a cache, both below ``tmp_path``."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(_jit.tempfile, "tempdir", str(tmp_path / "tmp"))
    (tmp_path / "tmp").mkdir()
    return tmp_path


def test_the_directory_is_named_after_the_sources_and_the_compiler(caches, monkeypatch):
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    directory = _jit.cache_directory("1.2.3")
    assert directory.parent == caches / "cache" / "chiliad" / "kernels"
    assert directory.name.startswith(f"{_jit.source_digest()}-numba1.2.3-py3.")
    assert _jit.cache_directory("1.2.4") != directory
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert _jit.cache_directory("1.2.3") != directory
    monkeypatch.delenv("NUMBA_BOUNDSCHECK")
    monkeypatch.setattr(_jit, "STEPS_COMPILED", not _jit.STEPS_COMPILED)
    assert _jit.cache_directory("1.2.3") != directory


def test_a_changed_source_file_means_another_directory(caches, monkeypatch):
    directory = _jit.cache_directory("1")
    package = copied_package(caches)
    (package / "bits.py").write_text(
        "# another\n" + (package / "bits.py").read_text(encoding="utf-8"), encoding="utf-8"
    )
    changed = _jit.source_digest(package)
    monkeypatch.setattr(_jit, "source_digest", lambda: changed)
    assert _jit.cache_directory("1") != directory


def test_where_the_cache_cannot_be_written_the_temporary_folder_serves(caches):
    (caches / "cache").write_text("a file where a folder should be")
    directory = _jit.cache_directory("1")
    assert directory.parent.parent == caches / "tmp"
    assert directory.is_dir()


def test_where_nothing_can_be_written_by_name_a_fresh_folder_serves(caches, monkeypatch):
    (caches / "cache").write_text("a file where a folder should be")
    monkeypatch.setattr(_jit, "_ours", lambda root: False)
    one, other = _jit.cache_directory("1"), _jit.cache_directory("1")
    assert one != other
    assert one.parent == other.parent == caches / "tmp"


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="folders have no owner here")
def test_machine_code_of_another_user_is_not_run(caches, monkeypatch):
    mine = _jit.cache_directory("1")
    me = os.getuid()
    monkeypatch.setattr(_jit.os, "getuid", lambda: me + 1)
    assert _jit.cache_directory("1").parent not in (mine.parent, caches / "tmp" / f"chiliad-{me}")


def test_old_versions_are_forgotten_and_the_one_in_use_is_not(caches):
    used = _jit.cache_directory("0")
    os.utime(used, (0, 0))  # made long ago
    root = used.parent
    for n in range(1, 10):
        (root / f"old{n}").mkdir()
        os.utime(root / f"old{n}", (n, n))
    assert _jit.cache_directory("0") == used
    assert {folder.name for folder in root.iterdir()} == {used.name, "old9", "old8", "old7"}
    assert _jit.CACHES_KEPT_MAX == 4


# ------------------------------------------------------------------------------------------ compiled and plain


def probe(folder: Path, package: Path = PACKAGE, **environ: str) -> dict:
    path = os.pathsep.join([str(package.parent), str(TESTS)])
    result = subprocess.run(
        [sys.executable, str(TESTS / "bits_probe.py")],
        env={**os.environ, "PYTHONPATH": path, "XDG_CACHE_HOME": str(folder), **environ},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def test_compiled_and_plain_agree_on_every_bit(tmp_path):
    plain = probe(tmp_path, NUMBA_DISABLE_JIT="1")
    assert (plain["compiled"], plain["cache"]) == (False, None)
    assert not (tmp_path / "chiliad").exists()
    compiled = probe(tmp_path, NUMBA_DISABLE_JIT="0")
    assert compiled["compiled"]
    assert Path(compiled["cache"]).parent == tmp_path / "chiliad" / "kernels"
    assert list(Path(compiled["cache"]).rglob("*.nbi")), "nothing was kept"
    for name, answers in plain["answers"].items():
        assert compiled["answers"][name] == answers, name


def test_a_kernel_runs_the_new_code_of_a_function_it_calls_in_another_file(tmp_path):
    """Numba alone would run the old one: it checks only the kernel's own file, here bits_probe.py."""
    package = copied_package(tmp_path)
    before = probe(tmp_path, package, NUMBA_DISABLE_JIT="0")
    source = (package / "bits.py").read_text(encoding="utf-8")
    assert source.count("_INCREMENT = 1442695040888963407") == 1
    (package / "bits.py").write_text(
        source.replace("_INCREMENT = 1442695040888963407", "_INCREMENT = 3"), encoding="utf-8"
    )
    after = probe(tmp_path, package, NUMBA_DISABLE_JIT="0")
    assert after["cache"] != before["cache"]
    assert (before["answers"]["step"][0], after["answers"]["step"][0]) == (1442695040888963407, 3)


DEAL = """
from chiliad import _jit
from chiliad.games import GAMES
game = GAMES["tysiac"]
rules = game.presets["playroom"]
state, decisions, x = game.random_deal(rules, game.before(rules), 0, 7)
print(_jit.COMPILED, "numba" in sys.modules, decisions, x, hash(state))
"""


def deal_printed(first: str, folder: Path, **environ: str) -> list[str]:
    """The output of DEAL in another process, after the line ``first``."""
    environment = {**os.environ, "CHILIAD_KERNELS": "", "NUMBA_DISABLE_JIT": "0", **environ}
    environment |= {"PYTHONPATH": os.pathsep.join([str(folder), str(PACKAGE.parent)]), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", f"import sys\n{first}\n{DEAL}"]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert result.returncode == 0, result.stderr
    return result.stdout.split()


def test_without_numba_a_whole_deal_runs_plain_and_is_the_same(tmp_path):
    compiled, loaded, *deal = deal_printed("", tmp_path)
    assert (compiled, loaded) == ("True", "True")
    assert deal_printed("", tmp_path, NUMBA_DISABLE_JIT="1") == ["False", "False", *deal]
    assert deal_printed("sys.modules['numba'] = None", tmp_path)[2:] == deal
    (tmp_path / "numba.py").write_text("raise ImportError('not for this machine')")
    assert deal_printed("", tmp_path) == ["True", "False", *deal]


STEPS = """
import sys
from chiliad import Match, play_out, read, seat_bots
for game, bots in (("mille", 2), ("tysiac", 3)):
    match = Match(game, seed=1)
    play_out(match, seat_bots(match, ["greedy"] * bots, seed=1), deals_max=2)
    assert read(match.text()).deals
loaded = {"numba", "numpy", "llvmlite", "fluent.runtime", "rich", "litestar", "sqlalchemy"} & set(sys.modules)
assert not loaded, loaded
"""


def test_a_match_played_step_by_step_loads_no_compiler():
    environ = {**os.environ, "CHILIAD_KERNELS": "", "PYTHONPATH": str(PACKAGE.parent)}
    run = subprocess.run([sys.executable, "-c", STEPS], env=environ, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_every_step_is_compiled_where_the_environment_asks_for_it(tmp_path):
    script = "import sys; from chiliad import _jit, bits; bits.seed_from(1, 2, 3)"
    script += "; print(_jit.STEPS_COMPILED, 'numba' in sys.modules)"
    for asked, printed in (("compiled", "True True"), ("", "False False")):
        environ = {**os.environ, "NUMBA_DISABLE_JIT": "0", "CHILIAD_KERNELS": asked, "PYTHONPATH": str(PACKAGE.parent)}
        run = subprocess.run([sys.executable, "-c", script], env=environ, capture_output=True, text=True, check=True)
        assert run.stdout.strip() == printed


NEEDED_TWICE = """
import sys
from chiliad import _compiler
from needed import needed
print("ready", flush=True)
sys.stdin.readline()
print(needed(1))
"""


def test_what_two_processes_need_is_compiled_by_one_of_them(tmp_path):
    """Both ask at once for a function that takes a while: the other one loads what has been written."""
    steps = "".join(f"    x = (x * {n} + x // {n}) % 1000003\n" for n in range(3, 120))
    source = f"from chiliad._jit import compiled\n\n\n@compiled\ndef needed(x):\n{steps}    return x\n"
    (tmp_path / "needed.py").write_text(source)
    environ = {**os.environ, "CHILIAD_KERNELS": "", "NUMBA_DISABLE_JIT": "0", "NUMBA_DEBUG_CACHE": "1"}
    environ |= {"XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join([str(tmp_path), str(PACKAGE.parent)])}
    command, pipe = [sys.executable, "-c", NEEDED_TWICE], subprocess.PIPE
    both = [subprocess.Popen(command, env=environ, stdin=pipe, stdout=pipe, text=True) for _ in range(2)]
    for one in both:
        assert one.stdout.readline() == "ready\n"
    for one in both:
        one.stdin.write("go\n")
        one.stdin.flush()
    printed = [one.communicate()[0] for one in both]
    assert [one.returncode for one in both] == [0, 0]
    assert printed[0].splitlines()[-1] == printed[1].splitlines()[-1]
    assert sorted(text.count("data saved to") for text in printed) == [0, 1]
    assert sorted(text.count("data loaded from") for text in printed) == [0, 1]


CALLED_TWICE = """
from chiliad._jit import compiled, hot, kernel

@hot
def inner(x):
    return x + 1

@kernel
def shared(x):
    return inner(x) * 3

@compiled
def one(x):
    return shared(x) + 1

@compiled
def other(x):
    return one(x) + shared(x)
"""


def test_a_kernel_is_compiled_once_for_all_functions_and_processes(tmp_path):
    """The second process asks for a function that the first one has compiled for compiled callers only."""
    (tmp_path / "called.py").write_text(CALLED_TWICE)
    environ = {**os.environ, "CHILIAD_KERNELS": "", "NUMBA_DISABLE_JIT": "0", "NUMBA_DEBUG_CACHE": "1"}
    environ |= {"XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join([str(tmp_path), str(PACKAGE.parent)])}
    saved, loaded, printed = [], [], []
    for name in ("other", "one"):
        command = [sys.executable, "-c", f"from called import {name}; print({name}(4), {name}(7))"]
        run = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
        saved.append(set(re.findall(r"data saved to .*called\.(\w+)-", run.stdout)))
        loaded.append(set(re.findall(r"data loaded from .*called\.(\w+)-", run.stdout)))
        printed.append(run.stdout.splitlines()[-1])
    assert printed == ["31 49", "16 25"]
    assert saved == [{"other", "shared", "inner"}, {"one"}]
    assert loaded[1] == {"shared"}
