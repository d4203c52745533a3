"""One deal followed line by line for one viewer: what each line tells, and the desk as it then is.

The terminal and the server show a match with it.  All that it tells follows from the viewer's redacted events and
observation.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from chiliad.game import NOBODY, OVER, Settlement
from chiliad.i18n.words import Seats
from chiliad.play.feed import DealFeed, FeedReader
from chiliad.presentation.desk import Desk, Settled
from chiliad.presentation.said import Said
from chiliad.records import Record


class NarratedLine(NamedTuple):
    """A line of the log as the viewer may know it, the sentences it means, and whether they can't play without them."""

    line: str
    told: list[str]
    is_essential: bool


class Scene:
    """What does not change from deal to deal: a match's record, the viewer and their words."""

    def __init__(
        self, record: Record, seat: int | None, said: Said, *, tells_table: bool = True, is_lesson: bool = False
    ) -> None:
        """``seat``: the viewer; NOBODY for the public, None for somebody who sees all cards.

        ``tells_table``: whether desks say what lies open in sentences.  ``is_lesson``: no other deal follows.
        """
        self.record, self.seat, self.said, self.tells_table = record, seat, said, tells_table
        self.person = None if seat is None or seat == NOBODY else seat
        self.seats = Seats(said, record.players, self.person)
        self.narration = record.game.face("narration").Narration(said, self.seats, record.rules)
        self.narration.tells_marks = not is_lesson

    def standing(self, totals: tuple[int, ...]) -> list[str]:
        """Each seat's total in a sentence."""
        return [self.said.text("standing", total=total, **self.seats.who(seat)) for seat, total in enumerate(totals)]

    def won(self) -> list[str]:
        """The winner of the match, and what the loser pays; nothing while the match lasts."""
        record = self.record
        if record.winner == NOBODY:
            return []
        won = self.said.text("match-won", deals=len(record.deals), **self.seats.who(record.winner))
        return [won, *self.payment()]

    def margin(self, settlement: Settlement) -> str | None:
        """The winner of the match and the lead in points; None while the match lasts, or without a lead."""
        winner, totals = settlement.winner, settlement.after.totals
        if winner == NOBODY:
            return None
        ahead = totals[winner] - max(total for seat, total in enumerate(totals) if seat != winner)
        return self.said.text("match-margin", points=ahead, **self.seats.who(winner)) if ahead > 0 else None

    def payment(self) -> list[str]:
        """The payment line by line, where the record has one."""
        record = self.record
        if record.payment is None:
            return []
        told: list[str] = self.narration.payment(record.before_next(), record.winner, record.payment.small)
        return told


class DealView:
    """One deal, read up to some action of its log."""

    def __init__(self, scene: Scene, number: int, feed: DealFeed | None = None) -> None:
        """``number``: of the deal, from 0; ``feed``: the deal's feed, where several viewers share one."""
        self.scene, self.number = scene, number
        record = scene.record
        deal = record.deals[number]
        self._deal = deal
        self._reader = FeedReader(record, deal, scene.seat, feed)
        presentation = record.game.face("presentation")
        self._desk = presentation.Presenter(scene.said, scene.seats, record.rules, scene.seat)
        self._desk.tells_table = scene.tells_table
        self.observation: object = None
        """The viewer's observation after the last line that was read; None before the first."""
        self._settled: Settled | None = None
        self.length = 0
        """How many actions of the log have been read."""

    def read(self, end: int) -> list[tuple[int, NarratedLine]]:
        """The lines up to the ``end``-th action of the log, each with the count of actions up to its end.

        With the last line of a deal comes what the deal has brought.
        """
        if end <= self.length:
            return []
        lines = list(self.lines(end))
        if lines and self._deal.settlement is not None:
            place, last = lines[-1]
            if place == len(self._deal.actions):
                lines[-1] = place, NarratedLine(last.line, [*last.told, *self._brought()], True)
        return lines

    def lines(self, end: int) -> Iterator[tuple[int, NarratedLine]]:
        """The same one by one, without what the deal has brought."""
        narration = self.scene.narration
        if end <= self.length:
            return
        self.length = end = min(end, len(self._deal.actions))
        for seen in self._reader.news(end):
            self._desk.follow(seen)
            self.observation = seen.after
            told = NarratedLine(seen.line, narration.events(seen.events), narration.is_essential(seen.events))
            yield self._reader.actions_told, told

    def result(self) -> list[str]:
        """What the deal has brought each seat, and the cards left in the hands; the deal must be over."""
        settlement = self._deal.settlement
        assert settlement is not None, "the deal is over"
        ended = self.scene.said.text("deal-ended", number=self.number + 1)
        return [ended, *self.scene.narration.settled(self.observation, settlement), *self._turned_up()]

    def _brought(self) -> list[str]:
        """What is said at the deal's end, after its last line."""
        scene, settlement = self.scene, self._deal.settlement
        assert settlement is not None, "the deal is over"
        told = self.result() + scene.standing(settlement.after.totals)
        return told + (scene.won() if self.number == len(scene.record.deals) - 1 else [])

    def _left(self) -> list[list[str]] | None:
        """The cards left in each hand, which are turned up when the deal is over; None where none are counted."""
        left: list[list[str]] | None = self._desk.left(self._reader.observations_at_end())
        return left

    def _turned_up(self) -> list[str]:
        """What is left in the hands, in sentences."""
        said, who = self.scene.said, self.scene.seats.who
        left = enumerate(self._left() or [])
        return [said.text("desk-left", cards=said.cards(cards), **who(seat)) for seat, cards in left if cards]

    def desk(self, state: object) -> Desk:
        """The desk; ``state`` is where the log that was read leads to."""
        scene, deal = self.scene, self._deal
        game = scene.record.game
        observation = (
            self._reader.observe() if self._reader.actions_told == self.length else self._reader.observe_state(state)
        )
        over = deal.settlement is not None and game.actor(state) == OVER
        before = deal.settlement.after if deal.settlement is not None and over else deal.before
        desk: Desk = self._desk.shown(observation, state, before, self._settlement(observation) if over else None)
        return desk

    def _settlement(self, observation: object) -> Settled:
        settlement = self._deal.settlement
        assert settlement is not None, "the deal is over"
        if self._settled is None:
            self._settled = Settled(
                headline=self._desk.headline(observation, settlement),
                won=self.scene.margin(settlement),
                moments=self._desk.moments(observation, settlement),
                told=self.scene.narration.settled(observation, settlement),
                points=list(settlement.points),
                scores=list(settlement.scores),
                totals=list(settlement.after.totals),
                left=self._left(),
                played=self._desk.played(observation),
            )
        return self._settled
