"""A server on a database and a port of this machine, until it is killed; it prints its port when it answers.

python serving.py URL PORT [SETTINGS], the settings that differ as JSON
"""

import json
import os
import sys

from chiliad.server import runner
from chiliad.server.settings import Settings
from server.client import PLENTY


def main(url: str, port: int, changed: str = "{}") -> None:
    settings = Settings(url, **{**PLENTY, "bot_pace_s": (0.0, 0.05), **json.loads(changed)})
    socket = runner.listen("127.0.0.1", port)
    runner.run(settings, socket, lambda: os.write(1, b"%d\n" % socket.getsockname()[1]))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
