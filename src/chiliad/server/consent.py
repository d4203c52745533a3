"""What people at a table decide together: whether a decision is taken back, and what to do about an absent player.

Against bots only, a player goes back to their last decision of the deal whenever they like.  Among people the others
are asked, and nobody goes back past a card that was seen.  The record always says that something was taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, get_args

from chiliad.errors import Illegal, Unreadable
from chiliad.server.events import Answer, Choice
from chiliad.server.faults import StaleRevision
from chiliad.server.protocol import Consent

if TYPE_CHECKING:
    from chiliad.play.match import Match
    from chiliad.server.table import Table


YES: Final = "yes"
NO: Final = "no"
WITHDRAWN: Final = "withdrawn"
MARK = "undone"
"""The comment on the line that was decided again."""
COUNT_KEY = "_undone"
"""The key of a deal in the record: how often something was taken back in it."""


class Request:
    """A seat asks the others whether it may take its last decision back."""

    def __init__(self, seat: int, length: int, number: int) -> None:
        """``length``: how long the deal's log will be; ``number``: of the event that asked."""
        self.seat, self.length, self.number = seat, length, number
        self.agreed: set[int] = set()


class TakeBack:
    """What of a table's log decides what may be taken back; ``Table`` folds its events in."""

    def __init__(self) -> None:
        self.request: Request | None = None
        self.refused = False
        """Whether the request was refused or withdrawn: it is not made again before the next action."""
        self._decisions: list[tuple[int, int]] = []  # place in the deal's log and seat, of those that left a choice
        self._marked = -1  # the place whose next action gets the mark

    # --- Folding -----------------------------------------------------------------------------------------------------

    def game_goes_on(self) -> None:
        """Something was done: a request that was open before is withdrawn by it."""
        self.request, self.refused = None, False

    def deal(self) -> None:
        """A deal begins: nothing of the one before can be taken back."""
        self._decisions, self._marked = [], -1

    def act(self, match: Match, seat: int, *, own: bool) -> bool:
        """A seat is about to act, or a bot for it (not ``own``); whether this decides again what was taken back."""
        place = len(match.deal.actions)
        if own and match.has_choice():
            self._decisions.append((place, seat))
        again, self._marked = place == self._marked, -1
        return again

    def undone(self, match: Match, length: int) -> None:
        """The deal's log is cut back to ``length``; the record says so."""
        match.go_back(length)
        self._decisions = [one for one in self._decisions if one[0] < length]
        self._marked = length
        extra = match.deal.extra
        before = extra.get(COUNT_KEY)
        extra[COUNT_KEY] = 1 + (before if isinstance(before, int) else 0)

    def asked(self, seat: int, length: int, number: int) -> None:
        """A seat asks the others."""
        self.request = Request(seat, length, number)

    def answered(self, seat: int, choice: Answer) -> None:
        """One of them answers, or the seat withdraws its request."""
        if self.request is None:
            return
        if choice == YES:
            self.request.agreed.add(seat)
        else:
            self.request, self.refused = None, True

    # --- Deciding ----------------------------------------------------------------------------------------------------

    def last_decision(self, seat: int) -> int:
        """The place of the seat's own last decision of this deal; -1 where there is none."""
        return max((place for place, whose in self._decisions if whose == seat), default=-1)

    def answer(self, table: Table, seat: int, choice: str, revision: int) -> tuple[Answer, bool]:
        """The answer as it is kept, and whether all have agreed with it.

        Raises ``Illegal`` where nobody asks this seat, ``StaleRevision`` where it has not heard of the request.
        """
        request = self.request
        people = table.people
        if request is None or seat not in people:
            raise Illegal("nobody-asks-to-undo")
        if choice not in (YES, NO):
            raise Unreadable("unknown-choice", text=choice, known=f"{YES}, {NO}")
        if revision < request.number:
            raise StaleRevision("late-command", number=revision, last=table.revision)
        if seat == request.seat:
            if choice == YES:
                raise Illegal("nobody-asks-to-undo")
            return WITHDRAWN, False
        waiting = set(people) - {request.seat, seat} - request.agreed
        return (YES, not waiting) if choice == YES else (NO, False)

    def shown(self, people: list[int], seat: int) -> Consent | None:
        """The open request, as a seat is told of it."""
        request = self.request
        if request is None:
            return None
        mine = YES if seat in request.agreed else None
        return Consent(request.seat, mine, len(request.agreed), len(people) - 1)


CHOICES: tuple[Choice, ...] = get_args(Choice)


class Vote:
    """What the others think should become of an absent person's seat."""

    def __init__(self, about: int) -> None:
        self.about = about
        self.cast: dict[int, Choice] = {}

    def outcome(self, voters: Sequence[int]) -> Choice | None:
        """The choice that more than half of the voters have made."""
        for choice in CHOICES:
            if 2 * sum(self.cast.get(seat) == choice for seat in voters) > len(voters):
                return choice
        return None


def read_choice(text: str) -> Choice:
    """The choice of that name; raises ``Unreadable("unknown-choice")``."""
    for choice in CHOICES:
        if choice == text:
            return choice
    raise Unreadable("unknown-choice", text=text, known=", ".join(CHOICES))
