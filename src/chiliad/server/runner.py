"""The server on the network: its socket, its life and its end."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import uvicorn
from sqlalchemy.engine import URL

from chiliad.errors import Unavailable, Unreadable
from chiliad.server.addresses import written
from chiliad.server.app import create
from chiliad.server.catalog import bot_names
from chiliad.server.connections import ConnectionLimits, LimitedSocket, answer, protocol
from chiliad.server.instance_lock import InstanceLock
from chiliad.server.names import skeletons
from chiliad.server.settings import Settings
from chiliad.server.storage import Store

PORT = 8000
PORTS_TRIED = 20  # from PORT on, before any free one is taken
BACKLOG = 1024  # connections that wait to be accepted: a whole school that comes back after a restart
ACCEPTED_AT_ONCE = 8  # of them, before whoever plays has a turn
GRACE_S = 2  # streams end only with their client; all else that is under way takes milliseconds
SWITCH_S = 0.001  # a bot that thinks in Python gives way to who is waiting after so long
GARBAGE = (5_000, 10, 400)  # gc.set_threshold: tables leave few cycles behind, and 50,000 new objects take 30 ms


def file_url(path: Path) -> str:
    """The URL of a database in a file."""
    return URL.create("sqlite", database=str(path)).render_as_string()


def listen(host: str, port: int | None) -> LimitedSocket:
    """A socket that listens there; without a port on the first free one from 8000 on.

    Raises ``Unavailable`` where that can't be.
    """
    tried = range(PORT, PORT + PORTS_TRIED) if port is None else (port,)
    for number in (*tried, *((0,) if port is None else ())):
        try:
            return _bound(host, number)
        except OSError as error:
            if port is None and number and _is_taken(error):
                continue
            address = written(host, number)
            raise Unavailable("cannot-listen", address=address, reason=error.strerror or str(error)) from error
    raise AssertionError("port 0 is never taken")


def _is_taken(error: OSError) -> bool:
    import errno

    return error.errno in (errno.EADDRINUSE, errno.EACCES)  # Windows says the latter where somebody else listens


def _bound(host: str, port: int) -> LimitedSocket:
    family, kind, number, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = LimitedSocket(family, kind, number)
    try:
        if sys.platform != "win32":  # there it would mean that two may listen at once
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


def check(settings: Settings) -> None:
    """Opens the storage once, so that what is wrong with it is told in a sentence; raises ``ChiliadError``.

    Another server that has it is told of as well.
    """

    async def opened() -> None:
        lock = InstanceLock(settings.database_url)
        await lock.take()
        try:
            await (await Store.open(settings.database_url)).close()
        finally:
            await lock.release()

    asyncio.run(opened())


class _Server(uvicorn.Server):
    """Says when it is ready, and is silent about streams that it cuts at its end: they go on elsewhere."""

    ready: Callable[[], None]
    let_go: Callable[[], None]
    limits: ConnectionLimits

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or ():  # asyncio takes one number for how many wait and how many it accepts at once
            listening.listen(BACKLOG)
        if self.started:
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:  # once a second
            self.limits.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logging.getLogger("uvicorn.error").disabled = True
        self.let_go()
        await super().shutdown(sockets)


def _warm_up() -> None:
    """Read what the first guest and the first refusal need: a tenth of a second each, in which nobody was served."""
    for name in bot_names():
        skeletons(name)
    answer(Unreadable("request-too-slow"))


def run(settings: Settings, listening: LimitedSocket, ready: Callable[[], None]) -> None:
    """Serves until a signal comes; ``ready`` is called once it answers.  Ctrl-C is no error."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    app = create(settings)
    limits = listening.guard = ConnectionLimits(settings)
    config = uvicorn.Config(
        app,
        lifespan="on",
        log_config=None,  # faults only, on stderr; nothing is kept of who asked for what
        access_log=False,
        server_header=False,
        # Only who stands behind a proxy believes what a request says of its sender (FORWARDED_ALLOW_IPS: which proxy).
        proxy_headers=settings.public_url is not None,
        http=protocol(limits),
        loop="chiliad.server.event_loop:event_loop",
        ws="none",  # nothing here speaks WebSocket, whatever else is installed
        backlog=ACCEPTED_AT_ONCE,
        timeout_graceful_shutdown=GRACE_S,
        timeout_keep_alive=75,  # a proxy in front keeps connections for 60 s: it, not we, ends them
    )
    server = _Server(config)

    def begun() -> None:
        # What is loaded now stays: a collection that walked through it would hold up everybody for a tenth of a second.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        app.state.registry.on_lost = lambda: setattr(server, "should_exit", True)
        ready()
        threading.Thread(target=_warm_up, name="warm-up", daemon=True).start()

    server.ready, server.limits = begun, limits
    server.let_go = lambda: app.state.registry.let_go()
    sys.setswitchinterval(SWITCH_S)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        return
