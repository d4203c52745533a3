"""A match as one viewer sees it while it is played."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from chiliad.errors import ChiliadError
from chiliad.i18n.language import Language
from chiliad.play.deal_view import DealView, NarratedLine, Scene
from chiliad.play.feed import MatchFeed
from chiliad.play.match import Match
from chiliad.presentation.desk import Desk
from chiliad.presentation.said import Said


class Viewer:
    """What one viewer sees of a match, in one language, as the structs of ``protocol.py`` and ``desk.py``.

    All of it follows from redacted events and the viewer's own observation; the match's state is asked only what the
    viewer's own cards may do, which follows from them alone.
    """

    def __init__(
        self,
        match: Match,
        seat: int | None,
        language: Language,
        feed: MatchFeed | None = None,
        *,
        tells_table: bool = True,
        open_hands: bool = False,
        is_lesson: bool = False,
    ) -> None:
        """``seat``: 0 and up, NOBODY for the public, None for somebody who sees all cards (a replay).

        ``feed``: the match's feed, where several viewers share one.  ``tells_table``: whether desks say what lies open
        in sentences.  ``open_hands``: whether desks show every hand, as in a lesson whose cards lie open.
        ``is_lesson``: whether it is one, after which no other deal follows.
        """
        self.match = self._match = match
        self._seat, self._said = seat, Said(language)
        self._scene = Scene(match.record, seat, self._said, tells_table=tells_table, is_lesson=is_lesson)
        self._feed = feed if feed is not None else MatchFeed(match)
        self._deal: DealView | None = None
        self._waiting: list[tuple[int, NarratedLine]] = []  # what was read and not asked for, with the actions it took
        self._hands = Viewer(match, None, language, self._feed, tells_table=False) if open_hands else None

    def catch_up(self, end: int | None = None) -> list[NarratedLine]:
        """Each line since the last call, up to the ``end``-th action of the deal under way (None: all).

        The first call begins with the last deal's first line.  When another deal was begun, what is left of the one
        before is told first.
        """
        self._read(end)
        if end is None or not self._waiting or self._waiting[-1][0] <= end:
            told, self._waiting = [line for _, line in self._waiting], []
            return told
        told = [line for place, line in self._waiting if place <= end]
        self._waiting = [(place, line) for place, line in self._waiting if place > end]
        return told

    def earlier(self, number: int) -> Callable[[int], list[NarratedLine]]:
        """What reads deal ``number`` (from 0) again: each call the lines since the last up to the action it names."""
        followed = DealView(self._scene, number)
        return lambda end: [line for _, line in followed.read(end)]

    def reset(self) -> None:
        """The match took something back: tell nothing of it, and stand where it now stands."""
        self._deal = None
        self._waiting = []
        self._read(None)
        self._waiting = []
        if self._hands is not None:
            self._hands.reset()

    def _read(self, end: int | None) -> None:
        deals = self._match.record.deals
        if not deals:
            return
        if self._deal is None:
            self._deal = self._followed(len(deals) - 1)
        while self._deal.number < len(deals) - 1:
            left = self._deal.read(len(deals[self._deal.number].actions))
            self._waiting = [(0, line) for _, line in [*self._waiting, *left]]
            self._deal = self._followed(self._deal.number + 1)
        self._waiting += self._deal.read(len(deals[-1].actions) if end is None else end)

    def _followed(self, number: int) -> DealView:
        return DealView(self._scene, number, self._feed.of(self._match.record.deals[number]))

    def desk(self) -> Desk | None:
        """The desk as the match stands; None before the first deal."""
        self._read(None)
        if self._deal is None:
            return None
        desk = self._deal.desk(self._match.state)
        return desk if self._hands is None else msgspec.structs.replace(desk, shown=self._hands.hands())

    def hands(self) -> list[list[str]] | None:
        """Every hand, for somebody who sees all cards."""
        self.catch_up()
        desk = self.desk()
        return None if desk is None else desk.shown

    def sentence(self, error: ChiliadError) -> str:
        """A refusal as it is said to this person, cards in braces."""
        return self._said.refusal(error)
