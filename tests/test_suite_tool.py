"""tools/suite.py: all passes run, a failure fails, and only tests in a browser are repeated, which it reports."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from chiliad._jit import PACKAGE
from page.conftest import tool
from source import ROOT

BROWSER = "tests/page/test_table.py::test_a"
HEARD = "tests/heard/test_orca.py::test_b[mille]"
ORDINARY = "tests/games/test_mille.py::test_c"
VITEST = " Test Files  4 passed (4)\n      Tests  85 passed (85)\n"


class Scene:
    """The tool with substitutes for the programs that it runs: which tests fail, in which run."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.suite = tool("suite")
        self.failing: dict[str, list[list[str]]] = {}  # by pass: the failing tests in each of its runs; none: all pass
        self.vitest = (0, VITEST)
        self.status = 1
        self.ran: dict[str, list[tuple[list[str], dict[str, str]]]] = defaultdict(list)
        self.gives_way: dict[str, bool] = {}  # by pass
        self.marks: dict[str, list[str]] = defaultdict(list)  # by pass: which tests each of its runs was asked for
        monkeypatch.setattr(self.suite, "execute", self.execute)
        monkeypatch.setattr(self.suite, "CACHE", folder)

    def execute(self, words: list[str], environ: dict[str, str], live: bool = True) -> tuple[int, str]:
        if "pytest" not in words:
            return self.vitest if words[-1] == "test" else (0, "")
        options = words[words.index("pytest") + 1 :]
        cache = Path(options[options.index("-o") + 1].removeprefix("cache_dir="))
        tests = options[options.index("-n") + 2 :]
        self.marks[cache.name].append(options[options.index("-m") + 1] if "-m" in options else "")
        self.ran[cache.name].append((tests, environ))
        self.gives_way[cache.name] = words[0] == "nice"
        failing = self.failing[cache.name].pop(0) if self.failing.get(cache.name) else []
        if not failing:
            return 0, "===== 7 passed in 3.00s =====\n"
        kept = cache / "v" / "cache" / "lastfailed"
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(dict.fromkeys(failing, True)))
        return self.status, f"===== {len(failing)} failed, 6 passed in 3.00s (0:00:03) =====\n"

    def runs(self) -> dict[str, int]:
        """The number of runs of pytest in each pass."""
        return {name: len(ran) for name, ran in self.ran.items()}

    def main(self, monkeypatch: pytest.MonkeyPatch, *words: str, repeat: str = "1") -> int:
        monkeypatch.setenv("REPEAT", repeat)
        return int(self.suite.main([*words, "2"]))


@pytest.fixture
def scene(tmp_path, monkeypatch):
    return Scene(tmp_path, monkeypatch)


def test_all_passes_run_and_each_has_its_line_at_the_end(scene, monkeypatch, capsys):
    assert scene.main(monkeypatch) == 0
    passes = [scene.suite.ALL, *scene.suite.ENGINES]
    ignored = [f"--ignore={test}" for test in scene.suite.SEARCH]
    for one in passes:
        tests = [test for test in one.tests if test not in scene.suite.SEARCH]
        assert scene.ran[one.name] == [(tests + (ignored if one in scene.suite.ENGINES else []), one.environ)]
    assert scene.gives_way == {"all": True, "checked": False, "plain": False}
    end = capsys.readouterr().out.split("==== the whole suite\n")[1]
    assert end.count("===== 7 passed in 3.00s =====") == 3
    assert "===== Tests 85 passed (85) =====" in end
    assert "flaky" not in end
    assert end.endswith("==== all tests have passed\n")


def test_tests_that_take_long_run_only_where_all_are_asked_for(scene, monkeypatch):
    scene.failing = {"all": [[BROWSER]]}
    assert scene.main(monkeypatch) == 0
    assert scene.marks == {"all": ["not long", ""], "checked": ["not long"], "plain": ["not long"]}
    scene.marks.clear()
    assert scene.main(monkeypatch, "--all") == 0
    assert scene.marks == {"all": [""], "checked": [""], "plain": [""]}
    assert [tests for tests, _ in scene.ran["checked"]][1] == list(scene.suite.ENGINES[0].tests)


def test_an_ordinary_test_that_fails_is_not_repeated(scene, monkeypatch, capsys):
    scene.failing = {"all": [[ORDINARY]]}
    assert scene.main(monkeypatch) == 1
    assert scene.runs() == {"all": 1, "checked": 1, "plain": 1}
    assert "==== FAILED" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["checked", "plain"])
def test_a_failure_in_a_pass_over_the_engines_is_shown_and_not_repeated(scene, monkeypatch, capsys, name):
    scene.failing = {name: [[ORDINARY]]}
    assert scene.main(monkeypatch) == 1
    assert scene.runs() == {"all": 1, "checked": 1, "plain": 1}
    shown, end = capsys.readouterr().out.split("==== the whole suite\n")
    assert "===== 1 failed, 6 passed in 3.00s (0:00:03) =====" in shown
    assert "===== 1 failed, 6 passed in 3.00s (0:00:03) =====" in end
    assert end.endswith("==== FAILED\n")


def test_among_ordinary_failures_none_is_repeated(scene, monkeypatch):
    scene.failing = {"all": [[BROWSER, ORDINARY]]}
    assert scene.main(monkeypatch) == 1
    assert scene.runs() == {"all": 1, "checked": 1, "plain": 1}


def test_a_test_in_a_browser_is_repeated_alone_and_listed(scene, monkeypatch, capsys):
    scene.failing = {"all": [[BROWSER, HEARD]]}
    assert scene.main(monkeypatch) == 0
    assert [tests for tests, _ in scene.ran["all"]] == [[], [HEARD], [BROWSER]]
    end = capsys.readouterr().out.split("==== the whole suite\n")[1]
    assert f"flaky: {BROWSER} failed" in end
    assert f"flaky: {HEARD} failed" in end
    assert "===== 2 failed, 6 passed in 3.00s (0:00:03) =====" in end


def test_a_test_in_a_browser_that_fails_twice_fails_the_run(scene, monkeypatch, capsys):
    scene.failing = {"all": [[BROWSER, HEARD], [HEARD]]}
    assert scene.main(monkeypatch) == 1
    out = capsys.readouterr().out
    assert f"flaky: {BROWSER}" in out
    assert f"flaky: {HEARD}" not in out


def test_without_repeat_a_failure_is_a_failure(scene, monkeypatch):
    scene.failing = {"all": [[BROWSER]]}
    assert scene.main(monkeypatch, repeat="") == 1
    assert scene.runs()["all"] == 1


def test_what_did_not_end_as_pytest_ends_is_a_failure(scene, monkeypatch, capsys):
    scene.failing, scene.status = {"all": [[BROWSER]]}, 2  # interrupted, or not collected
    assert scene.main(monkeypatch) == 1
    assert scene.runs()["all"] == 1
    scene.vitest = (1, "a fault in the configuration\n")
    assert scene.main(monkeypatch) == 1
    assert "vitest did not finish" in capsys.readouterr().out


def test_every_path_of_the_engine_passes_is_there():
    suite = tool("suite")
    assert [one for one in (*suite.KERNELS, *suite.ONCE, *suite.SEARCH) if not (ROOT / one).exists()] == []
    folders = {path.name for path in (ROOT / "tests").iterdir() if any(path.glob("test_*.py"))}
    others = {"play", "records", "sheets", "cli", "server", "page", "heard", "browsers", "examples"}
    named = {one.split("/")[1] for one in suite.KERNELS}
    assert folders - others == {one for one in named if not one.endswith(".py")}


def test_what_those_passes_leave_out_calls_nothing_that_is_compiled():
    """Matches, records and the table step: a compiler makes no difference to them."""
    compiled = re.compile(r"\.(random_deals?|resample)\(")
    stepping = [path for part in ("play", "server") for path in (PACKAGE / part).rglob("*.py")]
    assert stepping
    assert [str(path) for path in stepping if compiled.search(path.read_text(encoding="utf-8"))] == []


def test_tests_that_share_something_or_compile_the_same_functions_run_on_one_worker(tmp_path):
    folder, shared = tmp_path / "tests", ("heard", "openapi")
    files = ("heard/test_a.py", "heard/test_b.py", "games/test_rollouts.py", "bots/test_bots.py")
    for file in (*files, "server/test_openapi.py"):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(
            "import pytest\n"
            "@pytest.mark.parametrize('game', ['mille', 'tysiac'])\n"
            "@pytest.mark.parametrize('number', range(3))\n"
            "def test_it(number, game): pass\n"
        )
    shutil.copy(ROOT / "tests" / "conftest.py", folder)
    words = [sys.executable, "-m", "pytest", "-v", "-n", "2", "-p", "no:cacheprovider", "--rootdir", tmp_path]
    path = os.pathsep.join([str(PACKAGE.parent), str(ROOT / "tests")])
    ran = subprocess.run(
        [*words, "--import-mode=importlib", folder],
        env={**os.environ, "PYTHONPATH": path, "PYTEST_ADDOPTS": ""},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    workers = defaultdict(set)
    for worker, test in re.findall(r"\[(gw\d)\] .* PASSED (\S+)", ran.stdout):
        workers[next(name for name in (*shared, "mille", "tysiac") if name in test)].add(worker)
    assert set(map(len, workers.values())) == {1}
    assert len(workers) == 4
