"""tools/page.py: it builds if and only if the sources have changed, and reports what is wrong."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import browser
from source import ROOT, TOOLS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins for node and npm are shell scripts")

NPM = """#!/bin/sh
echo "npm $*" >> "$CALLS"
case "$1" in
ci) test -z "$OFFLINE" || exit 1
    rm -rf node_modules; mkdir node_modules
    case "$*" in *--omit=dev*) ;; *) mkdir node_modules/linter ;; esac
    echo '{}' > node_modules/.package-lock.json ;;
run) test -z "$BROKEN" || exit 1
    mkdir -p ../src/chiliad/server/page; cat src/?.ts > ../src/chiliad/server/page/index.html ;;
esac
"""


def page_tool():
    spec = importlib.util.spec_from_file_location("page_tool", TOOLS / "page.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Copy:
    """A project with a small web/, and a fake Node."""

    def __init__(self, folder: Path, version: str = "v22.12.0") -> None:
        self.root, self.calls = folder / "project", folder / "calls"
        (self.root / "tools").mkdir(parents=True)
        shutil.copy(TOOLS / "page.py", self.root / "tools" / "page.py")
        (self.root / "web" / "src").mkdir(parents=True)
        for name in ("package-lock.json", "src/a.ts", "README.md"):
            (self.root / "web" / name).write_text("{}\n")
        (self.root / "web" / "package.json").write_text('{"devDependencies": {"linter": "1"}}\n')
        self.bin = folder / "bin"
        self.bin.mkdir()
        for name, text in (("node", f"#!/bin/sh\necho {version}\n"), ("npm", NPM)):
            (self.bin / name).write_text(text)
            (self.bin / name).chmod(0o755)

    @property
    def page(self) -> Path:
        return self.root / "src" / "chiliad" / "server" / "page" / "index.html"

    def run(self, *words: str, **environ: str) -> tuple[int, str, list[str]]:
        """The exit status, the output, and the calls of npm."""
        self.calls.write_text("")
        path = os.pathsep.join([str(self.bin), "/usr/bin", "/bin"])
        known = {"PATH": path, "CALLS": str(self.calls), "OFFLINE": "", "BROKEN": "", **environ}
        run = [sys.executable, str(self.root / "tools" / "page.py"), *words]
        told = subprocess.run(run, env=known, capture_output=True, text=True, check=False, timeout=60)
        return (
            told.returncode,
            told.stdout + told.stderr,
            [self.call(line.split()[1:]) for line in self.calls.read_text().splitlines()],
        )

    @staticmethod
    def call(words: list[str]) -> str:
        """The argument of a call of npm: "ci", "ci --omit=dev" (without the tools that check), or a script's name."""
        if words[0] == "run":
            return next(word for word in words[1:] if not word.startswith("-"))
        return "ci --omit=dev" if "--omit=dev" in words else words[0]


@pytest.fixture
def copy(tmp_path):
    return Copy(tmp_path)


def test_it_is_built_once_and_again_when_a_source_changes(copy):
    status, said, calls = copy.run()
    assert (status, calls) == (0, ["ci --omit=dev", "build"]), said
    assert copy.page.read_text() == "{}\n"
    assert copy.run() == (0, "", [])
    for name in ("README.md", "src/a.test.ts", ".prettierrc"):
        (copy.root / "web" / name).write_text("said otherwise\n")  # not a source
    assert copy.run() == (0, "", [])
    (copy.root / "web" / "src" / "b.ts").write_text("b\n")
    assert copy.run()[2] == ["build"]
    assert copy.page.read_text() == "{}\nb\n"
    (copy.root / "web" / "src" / "b.ts").unlink()
    assert copy.run()[2] == ["build"]
    copy.page.unlink()
    assert copy.run()[2] == ["build"]
    lock = copy.root / "web" / "package-lock.json"
    lock.write_text('{"changed": true}\n')
    later = lock.stat().st_mtime + 10
    os.utime(lock, (later, later))
    assert copy.run()[2] == ["ci --omit=dev", "build"]


def test_a_build_that_fails_says_so_and_is_tried_again(copy):
    status, said, calls = copy.run(OFFLINE="yes")
    assert (status, calls) == (1, ["ci --omit=dev"])
    assert said.endswith("The page's packages could not be fetched (see above). Is this machine online?\n")
    status, said, calls = copy.run(BROKEN="yes")
    assert (status, calls) == (1, ["ci --omit=dev", "build"])
    assert said.endswith("The page could not be built (see above).\n")
    assert copy.run()[2] == ["build"]


def test_types_code_and_format_are_checked_by_a_word_of_its_own(copy):
    assert copy.run("check")[::2] == (0, ["ci", "check", "lint", "format:check"])
    assert copy.run("format")[::2] == (0, ["format"])
    assert copy.run("test")[::2] == (0, ["test"])
    assert copy.run("dance")[0] == 2


def test_a_check_that_fails_says_so_after_the_others_have_run(copy):
    status, said, calls = copy.run("check", BROKEN="yes")
    assert (status, calls) == (1, ["ci", "check", "lint", "format:check"])
    assert said.endswith("The page's sources have faults (see above): npm run check, lint, format:check.\n")
    assert copy.run("test", BROKEN="yes")[:2] == (1, "Tests of the page have failed (see above).\n")


def test_a_build_does_without_the_tools_that_check(copy):
    assert copy.run()[2] == ["ci --omit=dev", "build"]
    assert copy.run("check")[2] == ["ci", "check", "lint", "format:check"]
    (copy.root / "web" / "src" / "b.ts").write_text("b\n")
    assert copy.run()[2] == ["build"]  # the packages are there already
    shutil.rmtree(copy.root / "web" / "node_modules" / "linter")
    assert copy.run("check")[2] == ["ci", "check", "lint", "format:check"]


@pytest.mark.parametrize(
    "version,fine",
    [("v18.20.0", False), ("v20.18.9", False), ("v20.19.0", True), ("v21.9.0", False), ("v22.11.9", False)]
    + [("v22.12.0", True), ("v23.11.0", False), ("v24.0.0", True), ("v100.0.0", True), ("", False), ("node", False)],
)
def test_a_node_is_new_enough_or_not(version, fine):
    assert page_tool().is_new_enough(version) is fine


def test_the_page_asks_for_the_node_that_the_tool_looks_for():
    tool = page_tool()
    asked = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["engines"]["node"]
    least = " || ".join(f"^{major}.{minor}.0" for major, minor in tool.LEAST_MINOR.items())
    assert asked == f"{least} || >={tool.NEWER_MAJOR}.0.0"


def test_the_locks_name_no_host():
    lock = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert json.loads(lock)["lockfileVersion"] == 3
    assert "resolved" not in lock
    for path in (ROOT / "requirements").glob("*.txt"):
        assert "://" not in path.read_text(encoding="utf-8"), path.name


def test_the_browser_is_looked_for_under_the_same_names():
    script = (TOOLS / "browser.sh").read_text(encoding="utf-8")
    listed = re.search(r"for name in (.*?); do", script, re.DOTALL)[1].replace("\\\n", " ")
    assert tuple(re.findall(r'"([^"]+)"|(\S+)', listed)) == tuple(
        (name, "") if " " in name else ("", name) for name in browser.NAMES
    )
