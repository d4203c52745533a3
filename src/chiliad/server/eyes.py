"""What one pair of eyes sees of a table: a seat's or the public's, in one language.

All that leaves a table goes through here; what an ``Eye`` is given of the game comes from ``showing``, which sees
redacted lines and views only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from chiliad.game import NOBODY
from chiliad.play.fair import ALGORITHM
from chiliad.play.language import Language
from chiliad.play.telling.words import names_of
from chiliad.server.chairs import PERSON
from chiliad.server.showing import Told, Viewer
from chiliad.server.storage import Stored
from chiliad.server.table import BETWEEN, WAITING, Table


class Live(Protocol):
    """What of a table no event tells: who is here, and what the clocks show."""

    def here(self, seat: int) -> bool:
        """Whether the seat's person is connected; bots always are."""

    def time_left(self, seat: int) -> tuple[int, int]:
        """What is left of the seat's bank and of its move, in milliseconds."""

    def voters(self) -> list[int]:
        """The seats that may vote on an absent one."""


HISTORY_MAX = 20_000  # events of one deal: a deal has some hundred, 16,384 actions at the most


class Eye:
    """Follows a table's events for one seat (NOBODY: the public) in one language."""

    def __init__(self, table: Table, seat: int, language: Language) -> None:
        self.table, self.seat, self.language = table, seat, language
        self._viewer: Viewer | None = None
        self.history: list[dict[str, Any]] = []
        """What happened in this deal and the one before."""
        self._deal_began = 0
        self._read_up()

    @property
    def viewer(self) -> Viewer | None:
        """What shows the match, once there is one."""
        if self._viewer is None and self.table.match is not None:
            self._viewer = Viewer(self.table.match, self.seat, self.language)
        return self._viewer

    def _read_up(self) -> None:
        """All since the deal before this one began, as if it had been followed; what was taken back stays away."""
        parts: list[list[Stored]] = []
        for event in self.table.recent:
            if not parts or event.kind == "deal":
                parts.append([])
            parts[-1].append(event)
        deals = len(self.table.match.record.deals) if self.table.match is not None else 0
        for number, part in enumerate(parts, deals - len(parts)):
            if part[0].kind == "deal":
                self._deal_began = part[0].number
            read = self._reading(number, last=part is parts[-1])
            for event, end in self._ends(part):
                lines = read(end) if event.kind in ("opened", "deal", "act") and end >= 0 else []
                self._add(event, lines, number + 1)

    def _reading(self, number: int, *, last: bool) -> Callable[[int], list[Told]]:
        """What reads a deal's lines (number from 0; negative: none was dealt yet) up to an action of its log."""
        if self.viewer is None or number < 0:
            return lambda end: []
        return self.viewer.catch_up if last else self.viewer.earlier(number)

    def _ends(self, part: Sequence[Stored]) -> list[tuple[Stored, int]]:
        """The events of one deal, each with how long the log was after it; -1 where that was taken back since."""
        ends: list[tuple[Stored, int]] = []
        length = self.table.given_length if part[0].number == 1 else 0
        for event in part:
            if event.kind == "deal":
                length = len(event.body["actions"])
            elif event.kind == "act":
                length += len(event.body["actions"])
            elif event.kind == "undone":
                length = event.body["length"]
                ends = [(one, end if end <= length else -1 if one.kind == "act" else length) for one, end in ends]
            ends.append((event, length))
        return ends

    def follow(self, event: Stored) -> None:
        """One more event, which the table has applied."""
        if event.kind == "deal":
            self.history = [one for one in self.history if one["number"] >= self._deal_began]
            self._deal_began = event.number
        lines: list[Told] = []
        deals = 0
        if self.viewer is not None:
            deals = len(self.viewer.match.record.deals)
            if event.kind in ("deal", "act"):
                lines = self.viewer.catch_up(len(self.viewer.match.deal.actions))
            elif event.kind == "undone":
                self.viewer.reset()
        self._add(event, lines, deals)

    def _add(self, event: Stored, lines: Sequence[Told], deal: int) -> None:
        """Keep what happened in deal number ``deal`` (from 1)."""
        told = [*self._said(event, deal), *(sentence for line in lines for sentence in line.told)]
        self.history.append(
            {
                "number": event.number,
                "kind": event.kind,
                "seat": event.seat,
                "lines": [line.line for line in lines],
                "told": told,
                "concerns": event.kind != "act" or any(line.concerns for line in lines),
            }
        )
        del self.history[:-HISTORY_MAX]

    def _said(self, event: Stored, deal: int) -> list[str]:
        """What the table itself has to say of an event."""
        say, body, seat = self.language.text, event.body, event.seat
        who = self._who(seat)
        if event.kind == "deal":
            return [say("deal-begins", number=deal, **self._who(body["dealer"]))]
        if event.kind == "sat":
            return [] if "bot" in body else [say("event-sat", **who)]
        if event.kind == "stand-in":
            return [say("event-stand-in", why=body["why"], **who)]
        if event.kind == "vote" and body["choice"] is None:
            return [say("event-vote-called", **self._who(body["about"]))]
        if event.kind == "vote":
            return [say("event-voted", choice=body["choice"], **who)]
        if event.kind == "undo-answered":
            return [say("event-undo-answered", choice=body["choice"], **who)]
        if event.kind == "stopped":
            return [say("event-stopped", why=body["why"], **who), *self._standing()]
        if event.kind == "again" and self.table.alone:  # bots are not asked
            return []
        return (
            [say(f"event-{event.kind}", **who)]
            if event.kind in ("back", "undone", "undo-asked", "wait", "again")
            else []
        )

    def _standing(self) -> list[str]:
        """Each seat's total in a sentence, once there is a match."""
        totals = self.table.match.totals if self.table.match is not None else ()
        return [self.language.text("standing", total=total, **self._who(seat)) for seat, total in enumerate(totals)]

    def _who(self, seat: int | None) -> dict[str, str]:
        chairs = self.table.chairs
        if seat is None or not 0 <= seat < len(chairs):
            return {"who": "other", "name": ""}
        return {"who": "you" if seat == self.seat else "other", "name": self.name(seat)}

    def name(self, seat: int) -> str:
        """A seat's name, bots' in this language."""
        return names_of([chair.player for chair in self.table.chairs], self.language.text)[seat]

    # --- News --------------------------------------------------------------------------------------------------------

    def news(self, live: Live, after: int | None) -> dict[str, Any]:
        """``News`` of what happened after a revision; None: the whole deal, as history."""
        first = self._deal_began if after is None else after + 1
        happened = [{**one, "fresh": after is not None} for one in self.history if one["number"] >= first]
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
            "small": table.small,
            "clock": settings["clock"],
            "pace": table.pace,
            "again": table.again.seat if table.again else None,
            "invite": row.invite if seated and table.phase == WAITING else None,
            "watch": row.watch if settings["spectators"] else None,
            "replay": row.replay if table.ended and match else None,
            "undo": seated and match is not None and table.may_undo(self.seat),
            "next": seated and table.phase == BETWEEN,
            "stop": seated and self.seat == table.host and table.alone and not table.ended,
            "vote": self._vote(live),
            "consent": table.take_back.shown(table.people, self.seat),
            "fair": self._fair(),
        }

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
