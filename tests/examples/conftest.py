"""The example game, installed from a copy outside the repository as pip installs any package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from locked import locked
from page.conftest import arrive, built, contexts
from source import PACKAGE, ROOT

__all__ = ["arrive", "built", "contexts"]  # the fixtures of the tests of the page, with a server of our own

EXAMPLE = ROOT / "examples" / "schnapsen"

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the example is installed in; one for all workers of this run."""
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent  # without workers, the parent is a folder of all runs: what it has may be old
    folder = shared / "schnapsen-installed"
    with locked(shared / "schnapsen.lock"):
        if not (folder / "done").exists():
            copy = shared / "schnapsen-copy"
            shutil.copytree(EXAMPLE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build"))
            pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
            pip += ["--no-build-isolation", "--disable-pip-version-check", "--target", str(folder), str(copy)]
            done = subprocess.run(pip, capture_output=True, text=True, check=False, cwd=shared)
            assert done.returncode == 0, done.stderr
            shutil.rmtree(copy)
            (folder / "done").touch()
    return folder


@pytest.fixture(scope="session")
def chiliad(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """``chiliad("rules", "schnapsen")``: a command in a process of its own, with the example installed."""
    home = tmp_path_factory.mktemp("home")
    path = os.pathsep.join([str(PACKAGE.parent), str(installed)])
    environ = {**os.environ, "PYTHONPATH": path, "LANG": "en", "XDG_DATA_HOME": str(home)}

    def run(*words: object, typed: str = "", program: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *(["-c", program] if program else ["-m", "chiliad"]), *map(str, words)]
        return subprocess.run(
            command, env=environ, cwd=home, input=typed, capture_output=True, encoding="utf-8", check=False
        )

    return run


@pytest.fixture
def schnapsen(installed: Path, monkeypatch: pytest.MonkeyPatch):
    """The game itself, not registered: other tests of this process do not meet it."""
    monkeypatch.syspath_prepend(str(installed))
    from chiliad_schnapsen import GAME

    return GAME
