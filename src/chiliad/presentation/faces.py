"""What the narration and the presentation of all games do in the same way: the base classes of these faces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic

from chiliad.game import NOBODY, Event, Observation, Rules, Seen, Settlement, Standing
from chiliad.i18n.words import Seats, Words
from chiliad.presentation.desk import HeldCard, Moment
from chiliad.presentation.hands import Hands
from chiliad.presentation.said import Said


class Narrator(Generic[Rules, Standing]):
    """Tells what happens in a deal for one seat (or for somebody who sees all).

    A game's ``Narration`` is a subclass that has ``events(events)`` and ``settled(observation, settlement)`` besides,
    and ``payment(after, winner, small)`` where there are stakes.
    """

    def __init__(self, words: Words, seats: Seats, rules: Rules) -> None:
        self.words, self.seats, self.rules = words, seats, rules
        self.tells_marks = True
        """Whether it says what a deal leaves for later ones, and costs nothing yet; a lesson has no later ones."""

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


class Presenter(Generic[Rules, Observation]):
    """Follows a deal's events for one viewer and shows the desk.

    A game's ``Presenter`` is a subclass that has ``shown(observation, state, before, settled)`` and
    ``headline(observation, settlement)`` besides.
    """

    phase_dealing = 0
    """The phase in which cards are dealt."""

    def __init__(self, said: Said, seats: Seats, rules: Rules, seat: int | None) -> None:
        """``seat``: the viewer; NOBODY for the public, None for somebody who sees all cards."""
        self.said, self.seats, self.rules, self.seat = said, seats, rules, seat
        self.tells_table = True
        """Whether the desk says what lies open in sentences: a viewer who draws the game's own parts needs none."""
        self._person = None if seat is None or seat == NOBODY else seat
        self._hands = Hands(len(seats.names), self._person)
        self._idle: tuple[int, Sequence[str], list[HeldCard]] | None = None  # the last hand out of turn

    # --- What the events tell ----------------------------------------------------------------------------------------

    def follow(self, seen: Seen) -> None:
        """One more entry of the deal."""
        for event in seen.events:
            self.note(event)
        was, now = self.turn(seen.before) == self._person, self.turn(seen.after) == self._person
        ends = self.ends_turn(seen)
        self._hands.turn(now and (ends or not was), was and (ends or not now), seen.before.phase == self.phase_dealing)

    def note(self, event: Event) -> None:
        """Takes in one event: which cards come to which hand and leave it, and what else is shown later."""
        raise NotImplementedError

    @staticmethod
    def turn(observation: Observation) -> int | None:
        """The seat that must act; None when it is nobody's turn."""
        raise NotImplementedError

    @staticmethod
    def ends_turn(seen: Seen) -> bool:
        """Whether a turn ends with this entry even if the same seat acts again."""
        del seen
        return False

    # --- What stands -------------------------------------------------------------------------------------------------

    @staticmethod
    def left(observations: Sequence[Observation]) -> list[list[str]] | None:
        """The cards left in each hand when the deal is over, as each seat sees them; None where none are shown."""
        del observations
        return None

    def played(self, observation: Observation) -> list[list[str]] | None:
        """The cards that each seat has played, where all have played all their cards; None where they have not."""
        del observation
        return None

    def moments(self, observation: Observation, settlement: Settlement) -> list[Moment]:
        """What the deal has brought that is worth a moment of joy; ``observation`` is one of its end."""
        del observation, settlement
        return []

    def _held(
        self,
        cards: Sequence[str],
        points: Callable[[str], int],
        can: Callable[[str], list[str]],
        why: Callable[[str], str] | None,
    ) -> list[HeldCard]:
        """The viewer's hand in the order given; ``why``: why a card can't be used, None while it is not their turn."""
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
