"""The server of these tests, as a test starts and ends it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from source import ROOT, TESTS


class Server:
    """A server process; it can be killed and started again with the same port and database."""

    def __init__(self, folder: Path, pace: str = "", *, public: bool = False) -> None:
        """``public``: it has a name, localhost, and offers what needs one."""
        self.database, self.pace, self.port, self.public = folder / "tables.db", pace, 0, public
        self.start()

    def start(self) -> None:
        words = [
            sys.executable,
            "-m",
            "page.served",
            str(self.database),
            str(self.port),
            self.pace,
            "public" if self.public else "",
        ]
        path = os.pathsep.join([str(ROOT / "src"), str(TESTS)])
        environ = {**os.environ, "PYTHONPATH": path}
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=environ)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.strip().isdigit(), "the server has not started"
        self.port = int(said)

    def stop(self, how: int = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.communicate(timeout=30)

    @property
    def url(self) -> str:
        return f"http://{'localhost' if self.public else '127.0.0.1'}:{self.port}"
