"""What one pair of eyes sees of a table: a seat's or the public's, in one language.

All that leaves a table goes through here; what an ``Eye`` is given of the game comes from ``showing``, which sees
redacted lines and views only.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from chiliad.game import NOBODY
from chiliad.play.fair import ALGORITHM
from chiliad.play.language import Language
from chiliad.server.chairs import PERSON
from chiliad.server.showing import Told, Viewer
from chiliad.server.storage import Stored
from chiliad.server.table import BETWEEN, PLAYING, WAITING, Table


class Live(Protocol):
    """What of a table no event tells: who is here, and what the clocks show."""

    def here(self, seat: int) -> bool:
        """Whether the seat's person is connected; bots always are."""

    def time_left(self, seat: int) -> tuple[int, int]:
        """What is left of the seat's bank and of its move, in milliseconds."""

    def voters(self) -> list[int]:
        """The seats that may vote on an absent one."""


HISTORY_MAX = 5000  # events of one deal: a deal has some hundred, 4096 actions at the most


class Eye:
    """Follows a table's events for one seat (NOBODY: the public) in one language."""

    def __init__(self, table: Table, seat: int, language: Language) -> None:
        self.table, self.seat, self.language = table, seat, language
        self._viewer: Viewer | None = None
        self.history: list[dict[str, Any]] = []
        self._read_up()

    @property
    def viewer(self) -> Viewer | None:
        """What shows the match, once there is one."""
        if self._viewer is None and self.table.match is not None:
            self._viewer = Viewer(self.table.match, self.seat, self.language)
        return self._viewer

    def _read_up(self) -> None:
        """All since the deal began, as if it had been followed; what was taken back since stays away."""
        ends: list[tuple[Stored, int]] = []
        length = self.table.given_length
        for event in self.table.recent:
            if event.kind == "deal":
                length = len(event.body["actions"])
            elif event.kind == "act":
                length += len(event.body["actions"])
            elif event.kind == "undone":
                length = event.body["length"]
                ends = [(one, end) if end <= length else (one, -1) for one, end in ends]
            ends.append((event, length))
        if self.table.given_length and self.viewer is not None:
            told = self.viewer.catch_up(self.table.given_length)
            self._add(self.table.revision, "act", None, told)
        for event, end in ends:
            gone = event.kind in ("deal", "act") and end < 0
            self._happened(event, None if gone else end)

    def follow(self, event: Stored) -> None:
        """One more event, which the table has applied."""
        if event.kind == "deal":
            self.history.clear()
        self._happened(event, None if self.table.match is None else len(self.table.match.deal.actions))

    def _happened(self, event: Stored, end: int | None) -> None:
        lines: list[Told] = []
        if self.viewer is not None and end is not None:
            if event.kind in ("deal", "act"):
                lines = self.viewer.catch_up(end)
            elif event.kind == "undone":
                self.viewer.reset()
        self._add(event.number, event.kind, event.seat, lines, self._said(event))

    def _add(self, number: int, kind: str, seat: int | None, lines: list[Told], said: Iterable[str] = ()) -> None:
        told = [*said, *(sentence for line in lines for sentence in line.told)]
        happened = {"number": number, "kind": kind, "seat": seat, "lines": [line.line for line in lines], "told": told}
        self.history.append(happened)
        del self.history[:-HISTORY_MAX]

    def _said(self, event: Stored) -> list[str]:
        """What the table itself has to say of an event."""
        say, body, seat = self.language.text, event.body, event.seat
        who = self._who(seat)
        if event.kind == "deal" and self.table.match is not None:
            number = len(self.table.match.record.deals)
            return [say("deal-begins", number=number, **self._who(body["dealer"]))]
        if event.kind == "sat":
            return [] if "bot" in body else [say("event-sat", **who)]
        if event.kind == "stand-in":
            return [say("event-stand-in", why=body["why"], **who)]
        if event.kind == "vote" and body["choice"] is None:
            return [say("event-vote-called", **self._who(body["about"]))]
        if event.kind == "vote":
            return [say("event-voted", choice=body["choice"], **who)]
        if event.kind == "stopped":
            return [say("event-stopped", why=body["why"], **who)]
        return [say(f"event-{event.kind}", **who)] if event.kind in ("back", "undone", "wait") else []

    def _who(self, seat: int | None) -> dict[str, str]:
        chairs = self.table.chairs
        if seat is None or not 0 <= seat < len(chairs):
            return {"who": "other", "name": ""}
        return {"who": "you" if seat == self.seat else "other", "name": self.name(seat)}

    def name(self, seat: int) -> str:
        """A seat's name, bots' in this language."""
        chair = self.table.chairs[seat]
        return chair.name if chair.kind == PERSON or not chair.bot else self.language.text("bot-name", seat=seat)

    # --- News --------------------------------------------------------------------------------------------------------

    def news(self, live: Live, after: int | None) -> dict[str, Any]:
        """``News`` of what happened after a revision; None: the whole deal, as history."""
        happened = [
            {**one, "fresh": after is not None} for one in self.history if after is None or one["number"] > after
        ]
        return {
            "revision": self.table.revision,
            "head": self.head(live),
            "happened": happened,
            "desk": None if self.viewer is None or self.table.phase == WAITING else self.viewer.desk(),
        }

    def head(self, live: Live) -> dict[str, Any]:
        """``Head`` of the protocol: what stands besides the cards."""
        table, row, settings, match = self.table, self.table.row, self.table.settings, self.table.match
        seated = self.seat != NOBODY
        return {
            "table": row.id if seated else "",
            "game": row.game,
            "preset": settings["preset"],
            "options": settings["options"],
            "phase": table.phase,
            "seats": [self._seat(seat, live) for seat in range(len(table.chairs))],
            "you": self.seat if seated else None,
            "host": seated and self.seat == table.host,
            "actor": table.actor,
            "deal": len(match.record.deals) if match else 0,
            "dealer": match.deal.dealer if match and match.record.deals else None,
            "totals": list(match.totals) if match else [0] * len(table.chairs),
            "target": table.rules.target,
            "winner": match.winner if match and match.over else None,
            "small": settings["small"],
            "clock": settings["clock"],
            "invite": row.invite if seated and table.phase == WAITING else None,
            "watch": row.watch if settings["spectators"] else None,
            "replay": row.replay if table.ended and match else None,
            "undo": seated and table.alone and table.phase == PLAYING and self._may_undo(),
            "next": seated and table.phase == BETWEEN,
            "stop": seated and self.seat == table.host and table.alone and not table.ended,
            "vote": self._vote(live),
            "fair": self._fair(),
        }

    def _may_undo(self) -> bool:
        return self.table.match is not None and self.table.match.may_take_back_own(self.seat)

    def _seat(self, seat: int, live: Live) -> dict[str, Any]:
        chair, clock = self.table.chairs[seat], self.table.clock
        timed = clock is not None and chair.kind == PERSON
        bank_ms, move_ms = live.time_left(seat) if timed else (0, 0)
        return {
            "seat": seat,
            "name": self.name(seat),
            "kind": chair.kind,
            "bot": chair.bot,
            "here": live.here(seat),
            "stand_in": chair.stand_in,
            "bank_s": bank_ms // 1000 if timed else None,
            "move_s": move_ms // 1000 if timed else None,
        }

    def _vote(self, live: Live) -> dict[str, Any] | None:
        vote = self.table.vote
        if vote is None:
            return None
        return {
            "seat": vote.about,
            "mine": vote.cast.get(self.seat),
            "cast": len(vote.cast),
            "of": len(live.voters()),
        }

    def _fair(self) -> dict[str, Any]:
        table = self.table
        return {
            "algorithm": ALGORITHM,
            "commitment": table.settings["commitment"],
            # Whoever sits down last must not choose his salt by the others'.
            "salts": [chair.salt if table.match else None for chair in table.chairs],
            "secret": table.row.secret.hex() if table.ended else None,
        }
