"""A server on a database and a port of this machine, until it is killed; it says when it answers.

python serving.py URL PORT
"""

import os
import sys

from chiliad.server import listening
from chiliad.server.settings import Settings
from server.speaking import PLENTY


def main(url: str, port: int) -> None:
    settings = Settings(url, **{**PLENTY, "bot_pace_s": (0.0, 0.05)})
    listening.run(settings, listening.listen("127.0.0.1", port), lambda: os.write(1, b"ready\n"))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
