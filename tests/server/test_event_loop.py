"""The server's event loop polls less often while it is busy, and still hears everybody."""

from __future__ import annotations

import asyncio
import selectors
import socket
import sys
import time

import pytest

from chiliad.server import event_loop as module
from chiliad.server.event_loop import event_loop

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has asyncio's own loop")


def test_it_does_not_poll_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "POLL_EVERY_S", 0.05)
    near, far = socket.socketpair()
    with near, far, module._SparingSelector() as selector:
        selector.register(near, selectors.EVENT_READ)
        assert selector.select(0) == []
        far.send(b"x")
        assert selector.select(0) == []  # not asked
        assert len(selector.select(1)) == 1  # waiting always asks
        assert selector.select(0) == []
        time.sleep(0.06)
        assert len(selector.select(0)) == 1


def test_who_sends_is_heard_while_the_loop_is_busy() -> None:
    async def run() -> float:
        loop = asyncio.get_running_loop()
        near, far = socket.socketpair()
        near.setblocking(False)
        busy = True

        def again() -> None:
            if busy:
                loop.call_soon(again)

        with near, far:
            again()
            await asyncio.sleep(0.01)
            sent = time.monotonic()
            far.send(b"x")
            assert await asyncio.wait_for(loop.sock_recv(near, 1), 30) == b"x"
            busy = False
            return time.monotonic() - sent

    with asyncio.Runner(loop_factory=event_loop) as runner:
        assert min(runner.run(run()) for _ in range(5)) < 0.1
