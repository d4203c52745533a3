"""Table talk: what a player may say at a table, by its key, and how often.

The keys go to all who see the table, and each reader's client has the words in its own language.  Talk is no part of
the match: nothing of it is stored, so the log, the record and the replay are the same with and without it, and a client
that connects again does not get it a second time.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Literal, get_args

from chiliad.errors import Unreadable
from chiliad.server.faults import RateLimited
from chiliad.server.rate_limit import Buckets

Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "nice-try",
    "what-a-deal",
    "your-turn",
    "one-moment",
    "sorry",
    "thank-you",
    "another-match",
    "must-go",
    "goodbye",
    "thumbs-up",
    "applause",
    "smile",
    "laugh",
    "surprise",
    "sad",
]
"""The key of a phrase; the last six are reactions, which a client shows as pictures."""
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
REPEATS_KEPT = 4096  # commands that were done, to know one that is sent again: those of some minutes on a full server


class Talk:
    """How often each guest of a server may speak, at all tables together."""

    def __init__(self, per_minute: float, at_once: int) -> None:
        self._said = Buckets(per_minute, at_once)
        self._done: OrderedDict[str, None] = OrderedDict()

    def take(self, guest: str, command: str, key: str, now: float | None = None) -> Phrase | None:
        """The phrase with this key, counted as said by a guest; None where this ``command`` has been done before.

        Raises ``Unreadable`` for a phrase that there is not, and ``RateLimited`` for one too many.
        """
        phrase = next((one for one in PHRASES if one == key), None)
        if phrase is None:
            raise Unreadable("unknown-phrase", text=key, known=", ".join(PHRASES))
        done = f"{guest} {command}"
        if done in self._done:
            return None
        if (wait_s := self._said.wait_s(guest, now)) > 0:
            raise RateLimited("too-much-talk", retry_after=wait_s, limit=round(self._said.per_minute))
        self._said.take(guest, now)
        self._done[done] = None
        if len(self._done) > REPEATS_KEPT:
            self._done.popitem(last=False)
        return phrase
