"""A separate desktop with a screen reader: display, buses, Speech Dispatcher, Orca and Chromium.

It shares nothing with the desktop of the person who runs the tests, or with another desktop of this kind: display,
home, runtime directory, buses and sockets are private, so that several run at once.  Orca has its default settings.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from browser import chromium
from display import display
from heard.devtools import Page
from heard.journal import Journal

START_S = 90.0  # a busy machine may take a long time to start a program
END_S = 10.0
POLL_S = 0.02
FOLDER = Path(__file__).parent
REGISTRY = Path("/usr/libexec/at-spi-bus-launcher")
SYSTEM_PYTHON = "/usr/bin/python3"  # Orca's modules are installed there

SPEECHD = """LogLevel 1
LogDir "{folder}"
AddModule "silent" "sd_silent" ""
DefaultModule silent
"""
SYNTHESIZER = """#!/bin/sh
exec {python} {program} {journal} {rate}
"""
# Orca writes its log in blocks; with lines, the test can read it while Orca runs.  Orca refuses to start while the same
# user runs another Orca on any display: this one neither looks for others nor takes the name by which they find it.
ORCA = """
import builtins, runpy, sys
plain = builtins.open
def lines(file, mode="r", *rest, **named):
    return plain(file, mode, 1) if str(file).endswith("/orca.log") else plain(file, mode, *rest, **named)
builtins.open = lines
main = runpy.run_path("/usr/bin/orca")["main"]
for name in ("otherOrcas", "other_orcas"):  # in Orca 43; and in newer ones
    main.__globals__[name] = lambda: []
for name in ("setProcessName", "set_process_name"):
    main.__globals__[name] = lambda name: True
sys.argv[0] = "orca"
sys.exit(main())
"""


def until(found: Callable[[], Any], what: str, limit_s: float = START_S) -> Any:
    """Wait until ``find`` returns something, and return it."""
    end = time.monotonic() + limit_s
    while not (it := found()):
        assert time.monotonic() < end, f"{what}: not within {limit_s:.0f} s"
        time.sleep(POLL_S)
    return it


class Desktop:
    """A desktop that ``with`` starts; at its end all processes are ended, and the folder is removed."""

    def __init__(self, word_s: float) -> None:
        self.word_s = word_s  # how long a word takes
        self.ending = ExitStack()
        self.processes: list[subprocess.Popen[str]] = []

    def __enter__(self) -> Desktop:
        self.folder = Path(tempfile.mkdtemp(prefix="chiliad-"))
        try:
            self._start()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    # --- The person's actions

    def press(self, key: str) -> None:
        """Press a key as xdotool names it (``shift+Return``), and note the time."""
        self.journal.press(key)
        self._run("xdotool", "key", "--clearmodifiers", key)

    def speak_at(self, word_s: float) -> None:
        """Set how long a word takes from now on."""
        new = self.folder / "rate.new"
        new.write_text(str(word_s))
        new.replace(self.folder / "rate")

    # --- Starting and ending

    def _start(self) -> None:
        run = self.folder / "run"
        home = self.folder / "home"
        for folder in (run, home, self.folder / "speechd", self.folder / "modules"):
            folder.mkdir(mode=0o700)
        kept = {name: os.environ[name] for name in ("PATH", "TMPDIR") if name in os.environ}
        self.environ = {
            **kept,
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(run),
            "LANG": "C.UTF-8",
            "ACCESSIBILITY_ENABLED": "1",
            "GTK_MODULES": "gail:atk-bridge",
            "NO_AT_BRIDGE": "0",
        }
        self.environ["DISPLAY"] = self.ending.enter_context(display())
        self._buses()
        self.journal = Journal(self.folder / "orca.log", self.folder / "speech.log")
        self._speech_dispatcher(run)
        self._orca()
        self._chromium()

    def _buses(self) -> None:
        bus = self._program("dbus-daemon", "--session", "--nofork", "--print-address=1", out=subprocess.PIPE)
        assert bus.stdout is not None
        self.environ["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        self._program(str(REGISTRY), "--launch-immediately", "--a11y=1", "--screen-reader=1")
        asked = ("dbus-send", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
        until(lambda: self._run(*asked, check=False).returncode == 0, "the bus of accessibility answers")

    def _speech_dispatcher(self, run: Path) -> None:
        module = self.folder / "modules" / "sd_silent"
        program = FOLDER / "synthesizer.py"
        speech = self.folder / "speech.log"
        rate = self.folder / "rate"
        self.speak_at(self.word_s)
        module.write_text(SYNTHESIZER.format(python=SYSTEM_PYTHON, program=program, journal=speech, rate=rate))
        module.chmod(0o700)
        settings = self.folder / "speechd"
        (settings / "speechd.conf").write_text(SPEECHD.format(folder=self.folder))
        socket = run / "speech-dispatcher" / "speechd.sock"
        socket.parent.mkdir(mode=0o700)
        self._program(
            *("speech-dispatcher", "--run-single", "--timeout", "0", "--config-dir", str(settings)),
            *("--module-dir", str(module.parent), "--communication-method", "unix_socket"),
            *("--socket-path", str(socket), "--pid-file", str(run / "speechd.pid"), "--log-dir", str(self.folder)),
        )
        until(socket.exists, "Speech Dispatcher listens")

    def _orca(self) -> None:
        program = self.folder / "reader.py"
        program.write_text(ORCA)
        orca = self._program(
            SYSTEM_PYTHON, str(program), "--disable=braille", f"--debug-file={self.folder / 'orca.log'}"
        )

        def speaks() -> bool:
            assert orca.poll() is None, f"Orca has ended: {self._complaints(SYSTEM_PYTHON)}"
            return bool(self.journal.spoken())

        until(speaks, "Orca speaks")

    def _chromium(self) -> None:
        profile = self.folder / "profile"
        found = chromium()
        assert found is not None
        self._program(
            found,
            *("--no-sandbox", "--force-renderer-accessibility", f"--user-data-dir={profile}", "--no-first-run"),
            *("--window-size=1366,768", "--window-position=0,0", "--disable-gpu", "--disable-quic", "--disable-sync"),
            *("--disable-background-networking", "--disable-component-update", "--remote-debugging-port=0"),
            *("--remote-allow-origins=*", "--lang=en", "--app=data:text/html,<title>empty</title>#empty"),
        )
        port = profile / "DevToolsActivePort"
        until(lambda: port.exists() and port.read_text().strip(), "Chromium has started")
        self.page = Page(int(port.read_text().split()[0]))

    def _program(self, *words: str, out: int = subprocess.STDOUT) -> subprocess.Popen[str]:
        """Start a program that ends with this one, in whatever way this one ends."""
        with self._output(words[0]).open("w") as output:
            process = subprocess.Popen(
                ("setpriv", "--pdeathsig", "TERM", *words), env=self.environ, stdin=subprocess.DEVNULL,
                stdout=output if out == subprocess.STDOUT else out, stderr=output,
                text=True, start_new_session=True, cwd=self.folder,
            )  # fmt: skip
        self.processes.append(process)
        return process

    def _output(self, program: str) -> Path:
        return self.folder / f"{Path(program).name}.out"

    def _complaints(self, program: str) -> str:
        return self._output(program).read_text(errors="replace").strip()

    def _run(self, *words: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        return subprocess.run(words, env=self.environ, check=check, capture_output=True, text=True, timeout=START_S)

    def _end(self) -> None:
        if page := getattr(self, "page", None):
            page.close()
        for process in reversed(self.processes):
            for how in (signal.SIGTERM, signal.SIGKILL):
                try:
                    os.killpg(process.pid, how)
                    process.wait(END_S)
                except ProcessLookupError:
                    break
                except subprocess.TimeoutExpired:
                    continue
            if process.stdout:
                process.stdout.close()
        self.ending.close()
        shutil.rmtree(self.folder, ignore_errors=True)
