"""tools/suite.py: all passes run, a failure fails, and only tests in a browser are repeated, and never in silence."""

import json
from pathlib import Path

import pytest

from page.conftest import tool
from source import ROOT

BROWSER = "tests/page/test_table.py::test_a"
HEARD = "tests/heard/test_orca.py::test_b[mille]"
ORDINARY = "tests/games/test_mille.py::test_c"
VITEST = " Test Files  4 passed (4)\n      Tests  85 passed (85)\n"


class Scene:
    """The tool with stand-ins for the programs that it runs: which tests fail, in which run."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.suite = tool("suite")
        self.kept = folder / "lastfailed"
        self.failing: list[list[str]] = []  # for each run of pytest in turn; none: all pass
        self.vitest = (0, VITEST)
        self.status = 1
        self.ran: list[tuple[list[str], dict[str, str]]] = []
        monkeypatch.setattr(self.suite, "told", self.told)
        monkeypatch.setattr(self.suite, "LAST_FAILED", self.kept)

    def told(self, words: list[str], environ: dict[str, str]) -> tuple[int, str]:
        if "pytest" not in words:
            return self.vitest if words[-1] == "test" else (0, "")
        self.ran.append((words[words.index("-n") + 2 :], environ))
        failing = self.failing.pop(0) if self.failing else []
        if not failing:
            return 0, "===== 7 passed in 3.00s =====\n"
        self.kept.write_text(json.dumps(dict.fromkeys(failing, True)))
        return self.status, f"===== {len(failing)} failed, 6 passed in 3.00s (0:00:03) =====\n"

    def main(self, monkeypatch: pytest.MonkeyPatch, repeat: str = "1") -> int:
        monkeypatch.setenv("REPEAT", repeat)
        return int(self.suite.main(["2"]))


@pytest.fixture
def scene(tmp_path, monkeypatch):
    return Scene(tmp_path, monkeypatch)


def test_all_passes_run_and_each_has_its_line_at_the_end(scene, monkeypatch, capsys):
    assert scene.main(monkeypatch) == 0
    assert [environ for _, environ in scene.ran] == [one.environ for one in scene.suite.PASSES]
    end = capsys.readouterr().out.split("==== the whole suite\n")[1]
    assert end.count("===== 7 passed in 3.00s =====") == 3
    assert "===== Tests 85 passed (85) =====" in end
    assert "flaky" not in end
    assert end.endswith("==== all tests have passed\n")


def test_an_ordinary_test_that_fails_is_not_repeated(scene, monkeypatch, capsys):
    scene.failing = [[ORDINARY], [], []]
    assert scene.main(monkeypatch) == 1
    assert len(scene.ran) == 3  # the later passes run all the same
    assert "==== FAILED" in capsys.readouterr().out


def test_among_ordinary_failures_none_is_repeated(scene, monkeypatch):
    scene.failing = [[BROWSER, ORDINARY], [], []]
    assert scene.main(monkeypatch) == 1
    assert len(scene.ran) == 3


def test_a_test_in_a_browser_is_repeated_alone_and_listed(scene, monkeypatch, capsys):
    scene.failing = [[BROWSER, f"{HEARD}@heard"], [], [], [], []]  # as pytest-xdist names a test of a group
    assert scene.main(monkeypatch) == 0
    assert [tests for tests, _ in scene.ran[1:3]] == [[HEARD], [BROWSER]]
    end = capsys.readouterr().out.split("==== the whole suite\n")[1]
    assert f"flaky: {BROWSER} failed" in end
    assert f"flaky: {HEARD} failed" in end
    assert "===== 2 failed, 6 passed in 3.00s (0:00:03) =====" in end


def test_a_test_in_a_browser_that_fails_twice_fails_the_run(scene, monkeypatch, capsys):
    scene.failing = [[BROWSER, HEARD], [HEARD], [], [], []]
    assert scene.main(monkeypatch) == 1
    out = capsys.readouterr().out
    assert f"flaky: {BROWSER}" in out
    assert f"flaky: {HEARD}" not in out


def test_without_repeat_a_failure_is_a_failure(scene, monkeypatch):
    scene.failing = [[BROWSER], [], []]
    assert scene.main(monkeypatch, repeat="") == 1
    assert len(scene.ran) == 3


def test_what_did_not_end_as_pytest_ends_is_a_failure(scene, monkeypatch, capsys):
    scene.failing, scene.status = [[BROWSER], [], []], 2  # interrupted, or not collected
    assert scene.main(monkeypatch) == 1
    assert len(scene.ran) == 3
    scene.vitest = (1, "a fault in the configuration\n")
    assert scene.main(monkeypatch) == 1
    assert "vitest did not finish" in capsys.readouterr().out


def test_every_path_of_the_engine_passes_is_there():
    suite = tool("suite")
    assert [one for one in suite.PLAIN if not (ROOT / one).exists()] == []
    folders = {path.name for path in (ROOT / "tests").iterdir() if any(path.glob("test_*.py"))}
    others = {"cli", "server", "page", "heard", "browsers"}
    assert folders - others == {one.split("/")[1] for one in suite.PLAIN if not one.endswith(".py")}
