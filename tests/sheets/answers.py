"""A score-keeper who answers the questions about a deal from its figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from chiliad.presentation.figures import COUNT_VERB, Bounds, Counted, CountedGroup, counted_before
from naive.mille_figures import cards_in, settle
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
        ends: Sequence[int] = (),
        was: object = None,
    ) -> int | str:
        """A seat's score or stars; the contract, or a seat's points."""
        if self.game == "mille":
            if "hand" in self.figures["seats"][seat] and question.endswith("points"):
                return COUNT_VERB
            return int(self.settled["stars" if question.endswith("stars") else "scores"][seat])
        if question.endswith("contract"):
            return "blind" if self.figures.get("blind") else int(self.figures["contract"])
        return "concede" if self.figures.get("conceded") else int(self.figures["points"][seat])

    def count(
        self, question: str, groups: Sequence[CountedGroup], counted: Callable[[str], Counted], *, seat: int
    ) -> str:
        """A seat's very cards, as they may be pressed; what they come to is what the twin makes of them."""
        own = self.figures["seats"][seat]
        text = f"{' '.join(own['sets'].values())} / {own['hand']}"
        settled = {"score": self.settled["scores"][seat], "stars": self.settled["stars"][seat]}
        for written in (text, pressed(groups, text)):
            assert counted(written).args == settled, written
        return pressed(groups, text)

    def yes(self, question: str, seat: int, was: object = None) -> bool:
        """Whether a seat has won a trick."""
        self.asked_for_tricks.append(seat)
        return bool(self.figures["tricks"][seat])

    def cards(self, question: str, count: int, deck: Sequence[str], was: object = None) -> str:
        """The talon."""
        return str(self.figures["talon"])


class Again(Keeper):
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


class Recounting(Keeper):
    """Corrects a deal that was counted by cards: leaves the sets as they were, and counts the hand again."""

    def count(
        self, question: str, groups: Sequence[CountedGroup], counted: Callable[[str], Counted], *, seat: int
    ) -> str:
        """The sets that were there, and the hand."""
        answer = super().count(question, groups, counted, seat=seat)
        before, hand = counted_before(groups).partition("/"), answer.partition("/")[2]
        assert not before[2].strip()
        return f"{before[0]}/{hand}"


def pressed(groups: Sequence[CountedGroup], text: str) -> str:
    """The answer of a page on which these cards are pressed: kind by kind, as many as may be."""
    sets, _, hand = text.partition("/")
    found = []
    for group, places in zip(groups, ([cards_in(one) for one in sets.split()], [cards_in(hand.strip())]), strict=False):
        rows = []
        for row in group.rows:
            kinds = {one.card: one for one in row}
            # A set belongs to the row of its rank, which is not that of its wilds.
            own = [cards for cards in places if (len(group.rows) == 1) or rank_of(cards) == row[0].card]
            numbers = Counter(card if card in kinds else card[0] for cards in own for card in cards)
            assert set(numbers) <= set(kinds)
            assert all(count <= kinds[kind].most for kind, count in numbers.items())
            rows.append("".join(kind * numbers[kind] for kind in kinds))
        found.append(" ".join(filter(None, rows)))
    return " / ".join(found)


def rank_of(cards: list[str]) -> str:
    """The rank of a set, which a 2 has only among other 2s."""
    return next((card[0] for card in cards if card[0] != "2"), "2")
