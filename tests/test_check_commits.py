"""tools/check_commits.py: finds the subjects of commits that break the rule, and is content without a history."""

import subprocess

import pytest

from page.conftest import tool
from source import ROOT

check = tool("check_commits")

GOOD = (
    "rules: refuse a take without a natural pair",
    "docs/serve: say which address a phone opens",
    "server: cut, refuse and queue what one client sends too much of",
    "tests: pass each seed once",
    "page: bring the focus back",
    "tools: seed the generator",
    "games: re-deal a blocked hand",
    "page: " + "a" * 66,
)
BAD = {
    "Refuse a take without a natural pair": "area",
    "rules refuse a take": "area",
    "Rules: refuse a take": "area",
    ": refuse a take": "area",
    "rules:refuse a take": "area",
    "wip rules": "area",
    'Revert "rules: refuse a take"': "area",
    "rules: refused a take": "imperative",
    "rules: refuses a take": "imperative",
    "rules: refusing a take": "imperative",
    "rules: a take needs a pair": "imperative",
    "rules: Refuse a take": "imperative",
    "rules: wip": "imperative",
    "rules: ": "imperative",
    "rules: refuse a take.": "full stop",
    "page: " + "a" * 67: "73 characters",
}


@pytest.mark.parametrize("subject", GOOD)
def test_a_good_subject_has_no_fault(subject):
    assert check.fault_of(subject) == ""


@pytest.mark.parametrize("subject,fault", BAD.items())
def test_a_bad_subject_has_its_fault(subject, fault):
    assert fault in check.fault_of(subject)


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """A repository without a commit, and a function that commits an empty change at some time."""
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", str(tmp_path / "none"))
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "Ann")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "ann@example.org")
    folder = tmp_path / "project"
    folder.mkdir()
    try:
        subprocess.run(["git", "init", "-q"], cwd=folder, check=True)
    except FileNotFoundError:
        pytest.skip("git is not installed")

    def commit(subject, when="2030-01-01T00:00:00+00:00"):
        monkeypatch.setenv("GIT_AUTHOR_DATE", when)
        monkeypatch.setenv("GIT_COMMITTER_DATE", when)
        words = ["git", "commit", "-q", "--allow-empty", "--no-verify", "-m", f"{subject}\n\nBecause."]
        subprocess.run(words, cwd=folder, check=True)

    return folder, commit


def test_the_commits_since_the_rule_are_checked(repository, capsys):
    folder, commit = repository
    commit("Make the rules older than the rule of subjects", "2020-01-01T00:00:00+00:00")
    commit("rules: refuse a take")
    assert check.main(folder) == 0
    assert "1 commits, 0 faults" in capsys.readouterr().out
    commit("Let it stand")
    commit("rules: allow a take")
    assert check.main(folder) == 1
    out = capsys.readouterr().out
    assert "'Let it stand': does not begin with an area" in out
    assert "3 commits, 1 faults" in out


def test_a_shallow_clone_is_checked_as_far_as_it_goes(repository, tmp_path, capsys):
    folder, commit = repository
    commit("Let it stand")
    commit("rules: refuse a take")
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "-q", "--depth", "1", folder.as_uri(), str(clone)], check=True)
    assert check.main(clone) == 0
    assert "1 commits, 0 faults" in capsys.readouterr().out


def test_a_merge_has_the_subject_that_git_gives_it(repository):
    folder, commit = repository
    commit("rules: refuse a take")
    subprocess.run(["git", "checkout", "-q", "-b", "other"], cwd=folder, check=True)
    commit("rules: allow a take")
    subprocess.run(["git", "checkout", "-q", "-"], cwd=folder, check=True)
    commit("docs: say so")
    subprocess.run(["git", "merge", "-q", "--no-edit", "other"], cwd=folder, check=True)
    assert len(check.commits(folder)) == 3
    assert check.main(folder) == 0


def test_without_a_history_nothing_is_wrong(repository, tmp_path, monkeypatch):
    folder, commit = repository
    assert check.main(folder) == 0  # no commit yet
    commit("Let it stand")
    inside = folder / "unpacked"
    inside.mkdir()
    assert check.main(inside) == 0  # the history is that of another project
    assert check.main(tmp_path) == 0  # no repository
    assert check.main(folder) == 1
    monkeypatch.setenv("PATH", str(tmp_path))
    assert check.main(folder) == 0  # no git


def test_make_check_reads_the_subjects():
    recipe = (ROOT / "Makefile").read_text("utf-8").partition("\ncheck:")[2].partition("\n\n")[0]
    assert '"tools/check_commits.py"' in recipe
