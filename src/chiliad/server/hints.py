"""Hints at a table: who may have one, and which decisions were made after one.

A player who is alone against bots has a hint whenever they like.  Among people all must agree first, once for the
match, and each of them may withdraw that.  All are told who has had a hint.  What it says is for that seat alone,
because it names cards in the hand.  The record marks the decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chiliad.bots.advice import count_hint
from chiliad.errors import Illegal, Unreadable
from chiliad.server.consent import NO, WITHDRAWN, YES
from chiliad.server.events import Answer, Hinted
from chiliad.server.faults import StaleRevision
from chiliad.server.protocol import Consent

if TYPE_CHECKING:
    from chiliad.server.table import Table


class Hints:
    """What of a table's log is about hints; ``Table`` folds its events in."""

    def __init__(self) -> None:
        self.allowed = False
        """Whether all people at the table have agreed; it says nothing where one person plays alone."""
        self.asker: int | None = None
        """The seat that asks the others for their agreement now."""
        self.agreed: set[int] = set()
        self.given: Hinted | None = None
        """The last hint of this deal."""
        self.number = 0
        """The number of its event."""
        self._refused = False  # by one of the others: nobody asks again in this deal
        self._asked_at = 0  # the number of the event that asked
        self._places: set[tuple[int, int]] = set()  # place in the deal's log and seat, of the decisions with a hint

    # --- Folding -----------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """A deal begins."""
        self.given, self._refused = None, False
        self._places.clear()

    def asked(self, seat: int, number: int) -> None:
        """A seat asks the others, with the event of that number."""
        self.asker, self.agreed, self._asked_at = seat, set(), number

    def answered(self, table: Table, seat: int, choice: Answer) -> None:
        """One of them answers, or withdraws what was asked or agreed."""
        if choice == YES:
            self.agreed.add(seat)
            if not _waiting_for(table, self.asker, self.agreed):
                self.allowed, self.asker = True, None
        else:
            self.allowed, self.asker = False, None
            self._refused = choice == NO

    def hinted(self, table: Table, event: Hinted) -> None:
        """A seat has had a hint; the record counts it."""
        self.given, self.number = event, table.revision
        self._places.add((event.length, event.seat))
        count_hint(table.playing.deal.extra)

    def undone(self, length: int) -> None:
        """The deal's log is cut back.  A position to which it comes back is the one that a hint was given for."""
        self._places = {one for one in self._places if one[0] <= length}
        if self.given is not None and self.given.length > length:
            self.given = None

    def marks(self, place: int, seat: int) -> bool:
        """Whether what a seat decides at this place of the deal's log was decided after a hint."""
        return (place, seat) in self._places

    # --- Deciding ----------------------------------------------------------------------------------------------------

    def current(self, table: Table, seat: int) -> Hinted | None:
        """The hint that a seat has had for the decision that it must make now."""
        given = self.given
        if given is None or given.seat != seat or table.actor != seat:
            return None
        return given if given.length == len(table.playing.deal.actions) else None

    def refused(self, table: Table, seat: int) -> Illegal | None:
        """Why a seat may neither have a hint now nor ask the others whether hints are allowed; None: it may."""
        if table.match is None:
            return Illegal("match-not-begun")
        if table.ended:
            return Illegal("match-over")
        if table.lesson is not None:
            return Illegal("hint-in-lesson")
        if table.actor is None:
            return Illegal("deal-over")
        if table.seats[seat].stand_in:
            return Illegal("stand-in-plays")
        if table.actor != seat:
            return Illegal("not-your-turn", seat=seat, turn=table.actor)
        if not table.match.has_choice():
            return Illegal("hint-no-choice")
        if self.free(table):
            return None
        if self.asker is not None:
            return Illegal("hint-asked-already")
        if self._refused:
            return Illegal("hint-refused")
        if any(table.seats[other].stand_in for other in table.people):
            return Illegal("hint-needs-all")
        return None

    def free(self, table: Table) -> bool:
        """Whether hints are given without asking anybody."""
        return table.alone or self.allowed

    def answer(self, table: Table, seat: int, choice: str, revision: int) -> Answer:
        """The answer as it is kept.

        Raises ``Illegal`` where there is nothing to answer or to withdraw, ``StaleRevision`` where the seat has not
        heard of the request.
        """
        if choice not in (YES, NO):
            raise Unreadable("unknown-choice", text=choice, known=f"{YES}, {NO}")
        if seat not in table.people or table.ended or (self.asker is None and not (self.allowed and choice == NO)):
            raise Illegal("nobody-asks-for-hints")
        if self.asker is None:
            return WITHDRAWN
        if revision < self._asked_at:
            raise StaleRevision("late-command", number=revision, last=table.revision)
        if seat != self.asker:
            return YES if choice == YES else NO
        if choice == YES:
            raise Illegal("nobody-asks-for-hints")
        return WITHDRAWN

    def shown(self, table: Table, seat: int) -> Consent | None:
        """The open request, as a seat is told of it."""
        if self.asker is None or table.ended:
            return None
        return Consent(self.asker, YES if seat in self.agreed else None, len(self.agreed), len(table.people) - 1)


def _waiting_for(table: Table, asker: int | None, agreed: set[int]) -> set[int]:
    return set(table.people) - agreed - ({asker} if asker is not None else set())
