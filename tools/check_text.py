"""Fail where a file of the project names a place that exists on one machine only.

Such a place is a path in a person's home, or a package mirror.  The tool prints every hit.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOT_OURS = {".git", ".venv", "__pycache__", "build", "dist", ".hypothesis"}  # and every folder named .*_cache
# The pattern is written in pieces, so that this file does not match itself.
FORBIDDEN = [
    re.compile(r"(?<![\w.])/" + name + r"/") for name in ("work", "root", r"opt/\w*pypi\w*", r"home/\w+", r"Users/\w+")
] + [
    re.compile("files" + r"\.pythonhosted|" + "pypi" + r"\.org/simple|pypi" + r"\.\w+\.(?:cn|com|net|io)|/" + "pypi/"),
    re.compile("(?:extra-)?index" + "-url|find" + r"-links|trusted" + "-host"),
    re.compile(r"\bshared" + r"/(?:rules|notation|design|style|bots|seeds)"),
]


def files() -> list[Path]:
    """Every file that git tracks or would track; without git, every file that no tool has made here."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode == 0 and listed.stdout:
        paths = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        paths = [path for path in ROOT.rglob("*") if not made_here(path.relative_to(ROOT))]
    return sorted(path for path in paths if path.is_file())


def made_here(path: Path) -> bool:
    """Whether a tool made it: then it is not a file of the project."""
    return any(
        part in NOT_OURS or part.endswith(("_cache", ".egg-info")) or part == ".hypothesis" for part in path.parts
    )


def hits(text: str) -> list[tuple[int, str]]:
    """The numbers and texts of the lines that name such a place."""
    return [
        (number, line.strip())
        for number, line in enumerate(text.splitlines(), start=1)
        if any(pattern.search(line) for pattern in FORBIDDEN)
    ]


def main() -> int:
    """Print every hit; return 1 if there is any."""
    found = 0
    looked = files()
    for path in looked:
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # not text
        for number, line in hits(text):
            print(f"{path.relative_to(ROOT)}:{number}: names a place of one machine: {line[:100]}")
            found += 1
    print(f"check_text: {len(looked)} files, {found} faults")
    return 1 if found or not looked else 0


if __name__ == "__main__":
    sys.exit(main())
