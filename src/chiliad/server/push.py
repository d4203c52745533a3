"""Web Push: a player who looks at no page is told when it is their turn.

``turns`` is asked whenever a table arranges what comes next.  It only compares and puts a line into a queue; four tasks
read the subscriptions and send, so no table waits for a push service.  What is too much for the queue is not sent: the
player finds the turn when they come, as without all this.

A message says which table it is and nothing of what lies there.  It has the table as its topic, so that of several that
wait at the push service, and of several that are shown, the newest one stays.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections import OrderedDict
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

import msgspec

from chiliad.errors import ChiliadError
from chiliad.server import push_messages
from chiliad.server.base64url import packed
from chiliad.server.catalog import language
from chiliad.server.push_messages import LIBRARIES, TTL_S, Refused, encrypted, key_of, new_key, padded, signed
from chiliad.server.push_store import PushRow, drop_endpoint, pushes_of, server_key
from chiliad.server.seats import PERSON
from chiliad.server.storage import Store

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

    from chiliad.server.session import TableSession

QUEUE_MAX = 1_000  # turns that wait to be told
SENDERS = 4  # that many push services may be slow at once
TABLES_MAX = 10_000  # whose turn is remembered
AWAY_MAX = 10_000  # tabs that nobody looks at
GONE = (404, 410)  # the push service does not know the subscription any more
log = logging.getLogger(__name__)


class PushMessage(msgspec.Struct):
    """What a browser shows, and where it leads."""

    title: str
    body: str
    tag: str
    url: str


class _Turn(NamedTuple):
    """A turn that its player is to be told."""

    guest: str
    table: str
    game: str
    deal: int


def is_offered(public_url: str | None) -> bool:
    """Whether browsers of a server with this public address can be told: with TLS, or at localhost for trying."""
    parts = urlsplit(public_url or "")
    fine = parts.scheme == "https" or parts.hostname == "localhost"
    return fine and all(find_spec(name) is not None for name in LIBRARIES)


class Pushes:
    """Tells players of their turns."""

    def __init__(self, store: Store, public_url: str | None) -> None:
        self._store = store
        self.offered = is_offered(public_url)
        self._contact = public_url if public_url is not None and public_url.startswith("https:") else None
        self._key: EllipticCurvePrivateKey | None = None
        self._actors: OrderedDict[str, int | None] = OrderedDict()
        self._away: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._queue: asyncio.Queue[_Turn] = asyncio.Queue(QUEUE_MAX)
        self._senders: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Find the server's key, or make it; begin to send."""
        if not self.offered:
            return
        fresh = await asyncio.to_thread(new_key)
        await asyncio.to_thread(push_messages.trusted)  # some tens of milliseconds
        self._key = key_of(await server_key(self._store, fresh))
        self._senders = [asyncio.create_task(self._send_on()) for _ in range(SENDERS)]

    def stop(self) -> None:
        """Send nothing more."""
        for sender in self._senders:
            sender.cancel()

    @property
    def public_key(self) -> str | None:
        """By what browsers and push services know this server, base64url; None where nothing is offered."""
        return None if self._key is None else packed(push_messages.public_point(self._key))

    def look_away(self, guest: str, tab: str, *, away: bool) -> None:
        """A page of a guest is hidden, and its stream goes on; or it is looked at again."""
        self._away.pop((guest, tab), None)
        if away:
            self._away[guest, tab] = None
            if len(self._away) > AWAY_MAX:
                self._away.popitem(last=False)

    def woken(self, session: TableSession) -> None:
        """A table was read from storage: whose turn it is there has been told before."""
        if self._key is not None:
            self._remember(session.table.row.id, self._actors.get(session.table.row.id, session.table.actor))

    def _remember(self, table: str, actor: int | None) -> None:
        self._actors[table] = actor
        self._actors.move_to_end(table)
        if len(self._actors) > TABLES_MAX:
            self._actors.popitem(last=False)

    def turns(self, session: TableSession) -> None:
        """Look at whose turn it is at a table; tell a player whose turn has come and who looks at no page."""
        if self._key is None or session.table.lesson is not None:
            return
        table, actor = session.table, session.table.actor
        before = self._actors.get(table.row.id)
        self._remember(table.row.id, actor)
        if actor is None or actor == before:
            return
        seat = table.seats[actor]
        if (
            seat.kind != PERSON
            or seat.guest is None
            or seat.stand_in is not None
            or self._looks(session, actor, seat.guest)
        ):
            return
        deal = len(table.match.record.deals) if table.match is not None else 0
        try:
            self._queue.put_nowait(_Turn(seat.guest, table.row.id, table.game.name, deal))
        except asyncio.QueueFull:
            log.warning("push services are too slow: a turn is not told")

    def _looks(self, session: TableSession, seat: int, guest: str) -> bool:
        """Whether a page of the player shows the table, and is not hidden."""
        tabs = [one.tab for one in session.listeners if one.projection.seat == seat]
        return any((guest, tab) not in self._away for tab in tabs)

    async def _send_on(self) -> None:
        while True:
            turn = await self._queue.get()
            try:
                # At once: a device whose push service is silent delays no other one.
                sent = [self._send(row, turn) for row in await pushes_of(self._store, turn.guest)]
                for fault in await asyncio.gather(*sent, return_exceptions=True):
                    if fault is not None:
                        raise fault
            except ChiliadError:  # the database rests: a turn is not told
                log.warning("a turn is not told")
            except Exception:  # one fault must not end all messages
                log.exception("fault while telling a turn")
            finally:
                self._queue.task_done()

    async def _send(self, row: PushRow, turn: _Turn) -> None:
        assert self._key is not None, "else nothing is queued"
        say = language(row.lang).text
        game = say(f"game-{turn.game}")
        body = say("table-heading", game=game, deal=turn.deal) if turn.deal else game
        message = PushMessage(say("table-your-turn"), body, turn.table, f"/t/{turn.table}")
        headers = {
            "Authorization": signed(self._key, row.to.endpoint, self._contact),
            "Content-Encoding": "aes128gcm",
            "TTL": str(TTL_S),
            "Topic": packed(hashlib.sha256(turn.table.encode()).digest()[:24]),
            "Urgency": "high",
        }
        try:
            sealed = encrypted(row.to, padded(msgspec.json.encode(message)))
            status = await push_messages.send(row.to, sealed, headers)
        except (Refused, ValueError) as error:
            log.info("a push is not sent: %s", error)
            return
        if status in GONE:
            with contextlib.suppress(ChiliadError):  # the next one finds it out again
                await drop_endpoint(self._store, row.to.endpoint)
        elif status >= 400:
            log.info("a push service answers %d", status)
