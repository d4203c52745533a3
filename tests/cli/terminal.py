"""Run commands in this process or in another one, and return what they print."""

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from chiliad.cli.main import main
from source import ROOT


class Told(NamedTuple):
    status: int
    out: str
    err: str


def tell(monkeypatch, capsys, *words: str, typed: str = "") -> Told:
    """Run ``chiliad WORDS`` here, with ``typed`` on its input."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
    capsys.readouterr()
    status = main([str(word) for word in words])
    out, err = capsys.readouterr()
    return Told(status, out, err)


def start(*words: str, home: Path, **more) -> subprocess.Popen:
    """Start ``chiliad WORDS`` in another process, with its data below ``home``."""
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(home), "LANG": "en"}
    run = [sys.executable, "-m", "chiliad", *map(str, words)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **more}
    return subprocess.Popen(run, env=environ, text=True, encoding="utf-8", cwd=ROOT, **pipes)


def saved(home: Path) -> list[Path]:
    """The saved matches."""
    return sorted((home / "chiliad" / "matches").iterdir())
