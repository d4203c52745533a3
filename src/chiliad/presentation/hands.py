"""In which order cards came to the hands that a viewer may see, and which of them are new to them.

It is told from the viewer's own redacted events; a hand they don't see stays empty here.
"""

from __future__ import annotations

from collections.abc import Iterable

from chiliad.cards import HIDDEN


class Hands:
    """Cards by seat, each with the number by which it came to that hand, from 0."""

    def __init__(self, seats: int, seat: int | None) -> None:
        """``seat``: the viewer, whose new cards are kept account of."""
        self._seat = seat
        self._held: list[dict[str, list[int]]] = [{} for _ in range(seats)]  # by card its numbers, ascending
        self._came = [0] * seats
        self._last_ended = 0  # how many cards had come to the viewer's hand when their last turn ended
        self._fresh_from = 0
        self.changes = 0
        """How often something has changed here."""

    def comes(self, seat: int, cards: Iterable[str]) -> None:
        """Cards that come to a hand; hidden ones are passed over."""
        for card in cards:
            if card != HIDDEN:
                self.changes += 1
                self._held[seat].setdefault(card, []).append(self._came[seat])
                self._came[seat] += 1

    def goes(self, seat: int, cards: Iterable[str]) -> None:
        """Cards that leave a hand; of two equal ones the newer.  What was never seen there is passed over."""
        held = self._held[seat]
        for card in cards:
            if numbers := held.get(card):
                self.changes += 1
                numbers.pop()

    def turn(self, began: bool, ended: bool, dealing: bool) -> None:
        """Keeps account of the viewer's turns: while one lasts, what came since the one before ended is fresh.

        To be called after the cards of an event have moved.
        """
        if self._seat is None:
            return
        if dealing or began:
            self.changes += 1
        if dealing:
            self._last_ended = self._fresh_from = self._came[self._seat]
            return
        if ended:
            self._last_ended = self._came[self._seat]
        if began:
            self._fresh_from = self._last_ended

    def cards(self, seat: int) -> list[str]:
        """The cards of a hand, as they came."""
        held = self._held[seat].items()
        return [card for _, card in sorted((number, card) for card, numbers in held for number in numbers)]

    def numbered(self, cards: Iterable[str]) -> list[tuple[str, int, bool]]:
        """The viewer's cards, each with its number and whether it is fresh, in the order given.

        A card that no line has told of yet (a line of several actions is not complete) comes last and is fresh.
        """
        assert self._seat is not None, "somebody's hand"
        held, more = self._held[self._seat], self._came[self._seat]
        found, used = list[tuple[str, int, bool]](), dict[str, int]()
        for card in cards:
            numbers, place = held.get(card, ()), used.get(card, 0)
            used[card] = place + 1
            if place < len(numbers):
                number = numbers[place]
            else:
                number, more = more, more + 1
            found.append((card, number, number >= self._fresh_from))
        return found
