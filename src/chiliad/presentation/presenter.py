"""What shows a deal to one viewer: what all games do in the same way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

from chiliad.game import NOBODY, Observation, Rules
from chiliad.i18n.words import Seats
from chiliad.presentation.desk import HeldCard
from chiliad.presentation.hands import Hands
from chiliad.presentation.said import Said


class Presenter(Generic[Rules, Observation]):
    """Follows a deal's events for one viewer and shows the desk.

    A game's ``Presenter`` is a subclass that has ``follow(seen)``, ``shown(view, state, before, settled)`` and
    ``headline(view, settlement)`` besides.
    """

    def __init__(self, said: Said, seats: Seats, rules: Rules, seat: int | None) -> None:
        """``seat``: the viewer; NOBODY for the public, None for somebody who sees all cards."""
        self.said, self.seats, self.rules, self.seat = said, seats, rules, seat
        self._person = None if seat is None or seat == NOBODY else seat
        self._hands = Hands(len(seats.names), self._person)
        self._idle: tuple[int, Sequence[str], list[HeldCard]] | None = None  # the last hand out of turn

    @staticmethod
    def left(views: Sequence[Observation]) -> list[list[str]] | None:
        """The cards left in each hand when the deal is over, by the seats' own views; None where none are shown."""
        del views
        return None

    def _held(
        self,
        cards: Sequence[str],
        points: Callable[[str], int],
        can: Callable[[str], list[str]],
        why: Callable[[str], str] | None,
    ) -> list[HeldCard]:
        """The viewer's hand in the order given; ``why``: why a card can't be used, None while it is not his turn."""
        if self._person is None:
            return []
        if why is None:
            return self._held_idle(cards, points)
        held = []
        for card, at, fresh in self._hands.numbered(cards):
            uses = can(card)
            held.append(HeldCard(card, points(card), uses, why(card) if not uses else None, fresh, at))
        return held

    def _held_idle(self, cards: Sequence[str], points: Callable[[str], int]) -> list[HeldCard]:
        """The viewer's hand out of turn, when no card can be used: the same list while no card comes or goes."""
        changes = self._hands.changes
        if self._idle is None or self._idle[:2] != (changes, cards):
            numbered = self._hands.numbered(cards)
            self._idle = (
                changes,
                cards,
                [HeldCard(card, points(card), [], None, fresh, at) for card, at, fresh in numbered],
            )
        return self._idle[2]
