"""What a game notes on the score sheet besides scores and totals: signs, and what each means in words."""

from __future__ import annotations

from typing import Generic, NamedTuple

from chiliad.game import Observation, Rules, Standing
from chiliad.presentation.desk import SheetContract, SheetCount, Sign, SignLook
from chiliad.presentation.said import Said


class SignKind(NamedTuple):
    """A kind of sign: ``sign`` is what stands in the legend, where the message ``legend-NAME`` explains it."""

    name: str
    sign: str
    look: SignLook


class SheetNotes(Generic[Rules, Observation, Standing]):
    """Notes the deals of a match, one after another; this one notes nothing.

    A game that notes something has a subclass of this name in its ``presentation.py``.
    """

    def __init__(self, said: Said, rules: Rules) -> None:
        self.said, self.rules = said, rules
        self._kinds = {kind.name: kind for kind in self.kinds()}
        self._noted: set[str] = set()

    def kinds(self) -> list[SignKind]:
        """The signs that the game knows, in the order of the legend."""
        return []

    def contract(self, observation: Observation) -> SheetContract | None:
        """The contract of a deal; None where the game has no contracts."""
        del observation
        return None

    def signs(self, seat: int, observation: Observation, after: Standing) -> list[Sign]:
        """What is noted beside a seat's score of a deal; ``after``: how the match stands after it."""
        del seat, observation, after
        return []

    def counts(self, after: Standing) -> list[SheetCount]:
        """What is counted by seat below the totals; ``after``: how the match stands."""
        del after
        return []

    def hint(self) -> str | None:
        """A rule that explains something noted here."""
        return None

    def sign(self, name: str, said: str, sign: str | None = None) -> Sign:
        """A sign of this kind, which the legend then explains; ``sign`` where it differs from that of the legend."""
        self._noted.add(name)
        kind = self._kinds[name]
        return Sign(kind.sign if sign is None else sign, said, kind.look)

    def explained(self, name: str) -> str:
        """What the signs of a kind mean; a game whose rules say more of it inserts that."""
        return self.said.text(f"legend-{name}")

    def legend(self) -> list[Sign]:
        """The signs noted so far, each with its meaning."""
        return [
            Sign(kind.sign, self.explained(kind.name), kind.look)
            for kind in self._kinds.values()
            if kind.name in self._noted
        ]
