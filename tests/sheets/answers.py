"""A score-keeper who answers the questions about a deal from its figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chiliad.presentation.figures import Bounds
from naive.mille_figures import settle
from naive.typed_match import out_of


class Keeper:
    """Answers as the figures of a deal say (``presentation.figures.Asker``)."""

    def __init__(self, game: str, figures: dict[str, Any]) -> None:
        self.game, self.figures = game, figures
        self.asked_for_tricks: list[int] = []
        if game == "mille":
            self.out = out_of(figures)
            self.settled = settle(figures["seats"], self.out)

    def player(self, question: str, seats: Sequence[int], *verbs: str, was: object = None) -> int | str:
        """The seat that went out, or that declared."""
        if self.game == "mille":
            return "blocked" if self.out is None else self.out
        return "redeal" if self.figures.get("void") else int(self.figures["declarer"])

    def number(
        self,
        question: str,
        bounds: Bounds,
        *verbs: str,
        seat: int = 0,
        usual: int | None = None,
        likely: Sequence[int] = (),
        was: object = None,
    ) -> int | str:
        """A seat's score or stars; the contract, or a seat's points."""
        if self.game == "mille":
            return int(self.settled["stars" if question.endswith("stars") else "scores"][seat])
        if question.endswith("contract"):
            return "blind" if self.figures.get("blind") else int(self.figures["contract"])
        return "concede" if self.figures.get("conceded") else int(self.figures["points"][seat])

    def yes(self, question: str, seat: int, was: object = None) -> bool:
        """Whether a seat has won a trick."""
        self.asked_for_tricks.append(seat)
        return bool(self.figures["tricks"][seat])

    def cards(self, question: str, count: int, deck: Sequence[str], was: object = None) -> str:
        """The talon."""
        return str(self.figures["talon"])


class Again:
    """Answers what was answered before."""

    def player(self, question: str, seats: Sequence[int], *verbs: str, was: object = None) -> Any:
        """The seat, or the verb."""
        assert was in (*seats, *verbs)
        return was

    def number(self, question: str, bounds: Bounds, *verbs: str, was: object = None, **more: Any) -> Any:
        """The number, or the verb."""
        assert was in verbs or (isinstance(was, int) and bounds.low <= was <= bounds.high)
        return was

    def yes(self, question: str, seat: int, was: object = None) -> bool:
        """Yes or no."""
        assert isinstance(was, bool)
        return was

    def cards(self, question: str, count: int, deck: Sequence[str], was: object = None) -> str:
        """The cards."""
        assert isinstance(was, str)
        return was
