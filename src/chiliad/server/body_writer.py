"""How an answer gets to its connection in few writes.

A stream's messages are most of what the server sends.  Through the framework each of them would wake a task and pass
through five functions; so only the head and the first messages of a stream go that way, and the end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

Write = Callable[[bytes], bool]
"""Writes a piece of the body; False where the client has gone, or reads so slowly that its connection was cut."""
WRITE = "chiliad.write"
"""The key of a request's ``Write`` in its scope."""
UNREAD_MAX = 512 * 1024  # bytes that wait for a slow reader; then it is cut, and returns to where it was
_encode = msgspec.json.Encoder().encode


def message(event: str, data: object, number: int | None = None) -> bytes:
    """One server-sent event, as a stream's message."""
    head = f"id: {number}\n" if number is not None else ""
    return f"{head}event: {event}\ndata: ".encode() + _encode(data) + b"\n\n"


class BodyWriter:
    """The ``Write`` of a request that is answered in chunks; for all of them between the first and the last."""

    def __init__(self, cycle: RequestResponseCycle) -> None:
        self._cycle = cycle

    def __call__(self, piece: bytes) -> bool:
        """Write one chunk."""
        cycle, transport = self._cycle, self._cycle.transport
        if cycle.disconnected or cycle.response_complete or transport.is_closing():
            return False
        transport.write(b"%x\r\n%b\r\n" % (len(piece), piece))
        if transport.get_write_buffer_size() <= UNREAD_MAX:
            return True
        transport.abort()  # all that waits is dropped: a reader who returns asks for what follows the last it has read
        return False


class AnswerTransport(asyncio.Transport):
    """A connection's transport as one answer uses it: the head is written together with the first part of the body.

    uvicorn writes them separately, which costs a system call and a packet more for each answer.
    """

    def __init__(self, cycle: RequestResponseCycle) -> None:
        super().__init__()
        self._cycle, self._transport = cycle, cycle.transport
        self._head: bytes | None = None  # None before there is one; empty when it is written

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Write, or keep the head until there is more."""
        if self._head is None and self._cycle.response_started:  # before that, the client is told to send its body
            self._head = bytes(data)
        elif self._head:
            head, self._head = self._head, b""
            self._transport.write(head + data)
        else:
            self._transport.write(data)

    def flush(self) -> None:
        """Write a head that has no body."""
        if self._head:
            self.write(b"")

    def close(self) -> None:
        """Close the connection."""
        self.flush()
        self._transport.close()

    def abort(self) -> None:
        """Close the connection at once."""
        self._transport.abort()

    def is_closing(self) -> bool:
        """Whether the connection is closed or will be."""
        return self._transport.is_closing()

    def get_write_buffer_size(self) -> int:
        """How many bytes wait to be sent."""
        return self._transport.get_write_buffer_size()
