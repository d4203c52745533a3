"""What happens at a table, in words: what a game says in the way all do, unless it says more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic

from chiliad.game import Rules, Standing
from chiliad.i18n.words import Seats, Words


class Narrator(Generic[Rules, Standing]):
    """Tells what happens in a deal for one seat (or for somebody who sees all).

    A game's ``Narration`` is a subclass that has ``events(events)`` and ``settled(view, settlement)`` besides, and
    ``payment(after, winner, small)`` where there are stakes.
    """

    def __init__(self, words: Words, seats: Seats, rules: Rules) -> None:
        self.words, self.seats, self.rules = words, seats, rules

    def hand(self, cards: Iterable[str]) -> str:
        """A hand, in the order in which its cards are shown."""
        return self.words.cards(cards)

    def standing(self, before: Standing) -> list[str]:
        """Each seat's total and what else is counted, as ``before`` has it."""
        told = []
        for seat, total in enumerate(before.totals):
            told += [self.words.text("standing", total=total, **self.seats.who(seat)), *self.marks(before, seat)]
        return told

    def marks(self, before: Standing, seat: int) -> list[str]:
        """What is counted of a seat besides its total."""
        del before, seat
        return []

    def sheet_item(self, seat: int, score: int, before: Standing, after: Standing) -> str:
        """One seat's score of one deal, for the score sheet."""
        del before
        name = self.seats.called(seat)
        return self.words.text("sheet-item", name=name, score=score, total=after.totals[seat])
