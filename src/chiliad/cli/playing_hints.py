"""Hints in a match at the terminal: the strongest level is asked for the person; the record marks the decision."""

from __future__ import annotations

from collections.abc import Callable

from chiliad.bits import seed_from
from chiliad.bots import bot_class
from chiliad.bots.advice import MARK, Advice, advise, count_hint, told
from chiliad.bots.analysis import strongest
from chiliad.cli.console import Console
from chiliad.errors import Illegal
from chiliad.i18n.words import Seats
from chiliad.play.match import Match
from chiliad.presentation.desk import Desk
from chiliad.presentation.said import Said


class Hints:
    """The hints of a match."""

    def __init__(self, console: Console, said: Said, seats: Seats, save: Callable[[], None]) -> None:
        """``save``: writes the match to its file."""
        self._console, self._said, self._seats, self._save = console, said, seats, save
        self._given: tuple[tuple[int, ...], Advice] | None = None  # the position, by its deal's log, and its hint

    def show(self, match: Match, desk: Desk) -> None:
        """Print a hint for the decision; raises ``Illegal("hint-no-choice")`` where there is none to make."""
        if not match.has_choice():
            raise Illegal("hint-no-choice")
        log = tuple(match.deal.actions)
        if self._given is None or self._given[0] != log:
            self._console.say("hint-wait")
            self._given = log, self._ask(match)
            count_hint(match.deal.extra)
            self._save()
        said = told(self._given[1], self._said, self._seats)
        for sentence in said.sentences:
            self._console.line(sentence)
        others = said.rows[1:]  # the first is the move of the hint
        if others:
            self._console.say("hint-others")
        for move, cells in others:
            parts = [f"{column} {cell}" for column, cell in zip(said.columns, cells, strict=True) if cell]
            self._console.say("hint-option", move=move, worth=self._said.listed(parts))

    def _ask(self, match: Match) -> Advice:
        """The hint that ``chiliad hint`` gives for the same position of the record."""
        name, seat = match.game.name, match.actor
        bot = bot_class(name, strongest(name))(seed_from(0, len(match.record.deals), seat))
        texts = {move.action: move.text for move in match.game.legal_moves(match.rules, match.state)}
        return advise(bot, match.information_state(), texts.__getitem__)

    def mark(self, match: Match) -> None:
        """Mark the line that is decided now, where it is decided after a hint."""
        place = len(match.deal.actions)
        if self._given is not None and self._given[0] == tuple(match.deal.actions):
            before = match.deal.comments.get(place)
            match.deal.comments[place] = f"{before}; {MARK}" if before else MARK
