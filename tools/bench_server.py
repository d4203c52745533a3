"""The table server as the benchmarks start it, and its use of the machine."""

from __future__ import annotations

import os
from pathlib import Path

SERVER = """
import json, sys
from chiliad.server import runner
from chiliad.server.settings import Settings
if len(sys.argv) > 4:
    sys.path.insert(0, sys.argv[4])
    import bench_bots
    bench_bots.add(sys.argv[5])
settings = Settings(sys.argv[1], bot_pace_s=tuple(map(float, sys.argv[2].split(","))), **json.loads(sys.argv[3]))
socket = runner.listen("127.0.0.1", 0)
runner.run(settings, socket, lambda: print(socket.getsockname()[1], flush=True))
"""
"""A server with the limits of every server, except those that its third argument gives as JSON.

Where there are two more, the folder of ``bench_bots.py`` and the name of a bot, the bot is among its bots.
"""

LIMITS = (
    "guests_per_minute", "tables_per_minute", "links_per_minute", "streams_per_minute", "commands_per_minute",
    "tables_per_guest_max", "guests_per_day", "tables_per_day", "connections_per_client_max", "connections_per_minute",
    "refusals_per_minute",
)  # fmt: skip
UNLIMITED = dict.fromkeys(LIMITS, 10**9)
"""No limit on one client's requests: here a few addresses represent many players."""
NEVER_BUSY = {"lag_max_s": 1e9, "busy_max": 1e9, "wait_max_s": 1e9}
"""A server that opens tables under any load."""


def memory_mb(pid: int) -> float:
    """The resident memory of a process; 0 where the system does not report it."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024


def cpu_seconds(pid: int) -> float:
    """The processor time of a process so far (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
