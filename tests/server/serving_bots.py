"""A server whose bots `random` are of a class of `searching_bots.py`; it prints its port when it answers.

python serving_bots.py URL CLASS.  When it has ended it prints whether its own process has loaded Numba.
"""

import os
import signal
import sys

from chiliad.server import runner, scheduler
from chiliad.server.settings import Settings
from server import searching_bots
from server.client import PLENTY


def main(url: str, name: str) -> None:
    known = scheduler.bot_class
    makes = getattr(searching_bots, name)
    scheduler.bot_class = lambda game, bot: makes if bot == "random" else known(game, bot)
    socket = runner.listen("127.0.0.1", 0)
    settings = Settings(url, **PLENTY, bot_workers_max=1)
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again when the server has ended
    runner.run(settings, socket, lambda: os.write(1, b"%d\n" % socket.getsockname()[1]))
    print("numba" in sys.modules)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
