"""The cost of one client's connections and requests for others: cut at once, refused cheaply, one at a time."""

from __future__ import annotations

import asyncio
import socket
from types import SimpleNamespace
from typing import Any

import pytest

from chiliad.server import connections
from chiliad.server.connections import CUT_AT_ONCE, REFUSED_SPARE, ConnectionLimits, LimitedSocket
from chiliad.server.patience import Turns
from chiliad.server.settings import Settings
from server.attacking import ATTACKER, answered, request, served
from server.client import asynchronous


def limits(**changed: Any) -> ConnectionLimits:
    return ConnectionLimits(Settings("sqlite:////nowhere", **changed))


class Connection:
    """The part of a connection that the limits look at."""

    counted_as: str | None = None
    refused_as: str | None = None


def connected(guard: ConnectionLimits, address: str) -> Any:
    """A connection that the limits have counted."""
    one: Any = Connection()
    guard.opened(one, address)
    return one


def test_who_has_too_many_connections_is_cut_after_some_answers() -> None:
    guard = limits(connections_per_client_max=3)
    for _ in range(3):
        connected(guard, "192.0.2.1")
    assert [guard.cuts("192.0.2.1") for _ in range(REFUSED_SPARE)] == [False] * REFUSED_SPARE, "each gets a reason"
    assert all(guard.cuts("192.0.2.1") for _ in range(10))
    assert not guard.cuts("192.0.2.2"), "nobody else is cut"


def test_who_leaves_requests_half_done_is_cut_after_some_answers() -> None:
    guard = limits(half_open_per_client_max=2)
    half = [connected(guard, "192.0.2.1") for _ in range(2)]
    for one in half:
        guard.begins(one)
    found = [guard.cuts("192.0.2.1") for _ in range(REFUSED_SPARE + 5)]
    assert found == [False] * REFUSED_SPARE + [True] * 5
    guard.arrived(half[0])
    assert not guard.cuts("192.0.2.1"), "there is session again"


def test_a_proxy_is_cut_only_with_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(connections.PROXIES, raising=False)
    guard = limits(public_url="https://cards.example", connections_per_client_max=2, connections_max=10)
    for _ in range(10 + REFUSED_SPARE):
        assert not guard.cuts("127.0.0.1")
        connected(guard, "127.0.0.1")
    connected(guard, "127.0.0.1")
    assert guard.cuts("127.0.0.1")


def test_after_some_cuts_the_others_have_a_turn() -> None:
    with LimitedSocket(socket.AF_INET, socket.SOCK_STREAM) as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(3 * CUT_AT_ONCE)
        cut: list[str] = []
        listening.guard = SimpleNamespace(cuts=lambda address: not cut.append(address))  # type: ignore[assignment]
        clients = [socket.create_connection(listening.getsockname()) for _ in range(CUT_AT_ONCE + 1)]
        with pytest.raises(BlockingIOError):
            listening.accept()
        assert cut == ["127.0.0.1"] * CUT_AT_ONCE
        listening.guard = SimpleNamespace(cuts=lambda address: False)  # type: ignore[assignment]
        accepted, address = listening.accept()
        assert address == clients[-1].getsockname()
        for client in clients[:-1]:
            assert client.recv(1) == b"", "the server closes the connection without an answer"
        for one in (accepted, *clients):
            one.close()


@asynchronous
async def test_of_one_clients_requests_one_begins_at_a_time() -> None:
    turns, begun, passes = Turns(), list[tuple[str, int]](), 0

    async def begin(client: str) -> None:
        await turns.take(client)
        begun.append((client, passes))

    requests = [asyncio.ensure_future(begin(client)) for client in ["a"] * 5 + ["b"]]
    gone = requests.pop(2)
    while not all(one.done() for one in requests):
        passes += 1
        await asyncio.sleep(0)
        gone.cancel()  # its connection was lost while it waited
    assert [client for client, _ in begun[:2]] == ["a", "b"], "another client does not wait for all of the first's"
    when = [at for client, at in begun if client == "a"]
    assert len(when) == 4
    assert sorted(set(when)) == when, "one pass begins one request of each client"
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    begun.clear()
    turn = asyncio.ensure_future(begin("a"))
    await asyncio.sleep(0)
    assert begun, "a single request waits for nothing"
    await turn


@asynchronous
async def test_a_connection_ends_when_its_client_has_used_up_its_refusals(tmp_path: Any) -> None:
    async with served(tmp_path, refusals_per_minute=3) as server:
        nothing = request("GET", "/api/nothing", connection="keep-alive")
        reader, writer = await server.connect(ATTACKER)
        for _ in range(3):
            writer.write(nothing)
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            assert head.startswith("HTTP/1.1 404")
            await reader.readexactly(int(head.partition("content-length: ")[2].split()[0]))
        writer.write(nothing)
        last = await answered(reader)  # to the end of the connection
        assert (last.status, last.slug, last.headers["connection"]) == (429, "too-many-requests", "close")
        writer.close()
