"""Fails where the subject of a commit breaks the rule of CONTRIBUTING.md: ``area: what changed``.

Prints every such subject.  Checks the commits since ``SINCE`` that are in this clone: a shallow clone has fewer of
them, and a folder without git has none, which is no fault.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SINCE = "2026-11-23T14:00:00+00:00"
"""The rule is as old as this; earlier subjects stay as they are, because a published history is not rewritten."""
SUBJECT_CHARS_MAX = 72
AREA = re.compile(r"[a-z0-9][a-z0-9_./-]*: ")
# English has few imperatives with these endings.
IMPERATIVES_IN_ED = {"embed", "exceed", "feed", "heed", "need", "proceed", "seed", "shed", "speed", "weed"}
IMPERATIVES_IN_ING = {"bring", "cling", "ping", "ring", "sling", "spring", "string", "swing"}
IMPERATIVES_IN_S = {"alias", "bias", "canvas", "focus"}
NO_VERBS = {"a", "an", "the", "this", "these", "some", "more", "new", "no", "wip"}


def is_imperative(word: str) -> bool:
    """Whether a sentence in the imperative may begin with the word, judged by its letters."""
    if not re.fullmatch(r"[a-z]+(?:-[a-z]+)*", word) or word in NO_VERBS:
        return False
    if word.endswith("ed"):
        return word in IMPERATIVES_IN_ED
    if word.endswith("ing"):
        return word in IMPERATIVES_IN_ING
    return not word.endswith("s") or word.endswith("ss") or word in IMPERATIVES_IN_S


def fault_of(subject: str) -> str:
    """What is wrong with the subject; empty if it keeps the rule."""
    if len(subject) > SUBJECT_CHARS_MAX:
        return f"has {len(subject)} characters, more than {SUBJECT_CHARS_MAX}"
    area = AREA.match(subject)
    if area is None:
        return "does not begin with an area in small letters, as `rules: ` does"
    change = subject[area.end() :]
    if not is_imperative(change.split(" ", 1)[0].rstrip(",")):
        return "does not go on with a verb in the imperative, as `rules: refuse` does"
    if change.endswith("."):
        return "ends with a full stop"
    return ""


def _git(root: Path, *words: str) -> str | None:
    """What git prints; None if there is no git or it refuses."""
    try:
        done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, errors="replace", check=False)
    except FileNotFoundError:
        return None
    return done.stdout if done.returncode == 0 else None


def commits(root: Path, since: str = SINCE) -> list[tuple[str, str]] | None:
    """Short id and subject of the commits since that moment, newest first; None if the folder has no history.

    Merges are left out: git writes their subjects.
    """
    top = _git(root, "rev-parse", "--show-toplevel")
    if top is None or Path(top.strip()).resolve() != root.resolve():
        return None  # no history, or that of another project around this folder
    log = _git(root, "log", "--no-merges", f"--since={since}", "--format=%h%x09%s")
    if log is None:
        return None  # a repository without a commit
    lines = (line.partition("\t") for line in log.splitlines())
    return [(number, subject) for number, _, subject in lines]


def main(root: Path = ROOT) -> int:
    """Print every fault; 1 if there is any."""
    found = commits(root)
    if found is None:
        print("check_commits: no git history here, nothing to check")
        return 0
    faults = [(number, subject, fault) for number, subject in found if (fault := fault_of(subject))]
    for number, subject, fault in faults:
        print(f"{number} {subject!r}: {fault}")
    print(f"check_commits: {len(found)} commits, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
