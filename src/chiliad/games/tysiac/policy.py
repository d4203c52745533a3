"""The bots of Tysiac.  ``greedy.py`` has what the greedy one (B1 of its ladder) decides by."""

from __future__ import annotations

from chiliad.bits import below, step
from chiliad.bot import Budget, RandomBot
from chiliad.game import actions_of
from chiliad.games.tysiac.baselines import Flat32Tysiac, Pimc20Tysiac, ThumbTysiac
from chiliad.games.tysiac.greedy import choose_seen
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.players import ClubTysiac, ExpertTysiac, StrongTysiac
from chiliad.games.tysiac.rules_of_thumb import BeginnerTysiac, CasualTysiac
from chiliad.games.tysiac.state import (
    AUCTION,
    CONCEDE,
    CONTRACT,
    KIND_BID,
    KIND_CONTRACT,
    KIND_OPTION,
    PASS,
    REDEAL,
)
from chiliad.information import InformationState


class GreedyTysiac:
    """Plays one seat; ``rng`` is not used, for it leaves nothing to chance."""

    def __init__(self, rng: int) -> None:
        del rng

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        return choose_seen(info.observation)


# --- By chance ------------------------------------------------------------------------------------------------------


class RandomTysiac(RandomBot):
    """The random bot (B0 of its ladder): plays by coin and by lot.

    Not every legal action is as likely: figures drawn evenly from 100 to 400 are hardly ever made, so that totals only
    sink and the match does not end.  So it tosses a coin: the least bid or a pass; a concession or a gift; the
    auction's figure or the next one, and so on upward.  Gifts and cards are drawn evenly from all legal ones.
    With four nines it has the cards dealt again, and it never bids blind.
    """

    def decide(self, info: InformationState[Observation], budget: Budget | None = None) -> int:
        """One of the legal actions."""
        observation = info.observation
        calls = observation.legal[KIND_BID]
        if observation.legal[KIND_OPTION] >> REDEAL & 1:
            return KIND_OPTION << 6 | REDEAL
        if observation.phase == AUCTION:
            least = (calls & -calls).bit_length() - 1
            return KIND_BID << 6 | (PASS if calls >> PASS & 1 and self._coin() else least)
        if observation.phase == CONTRACT:
            figures = observation.legal[KIND_CONTRACT]
            while figures & figures - 1 and self._coin():
                figures &= figures - 1
            return KIND_CONTRACT << 6 | (figures & -figures).bit_length() - 1
        if calls >> CONCEDE & 1 and self._coin():
            return KIND_BID << 6 | CONCEDE
        return self._one_of(actions_of((0, *observation.legal[1:])))

    def _coin(self) -> int:
        self._rng = step(self._rng)
        return below(self._rng, 2)


BOTS = {
    "random": RandomTysiac,
    "greedy": GreedyTysiac,
    "thumb": ThumbTysiac,
    "flat32": Flat32Tysiac,
    "pimc20": Pimc20Tysiac,
    "beginner": BeginnerTysiac,
    "casual": CasualTysiac,
    "club": ClubTysiac,
    "strong": StrongTysiac,
    "expert": ExpertTysiac,
}
"""The bots of the game by name: those for programs, which never change, then the levels, weakest first."""

LEVELS: tuple[str, ...] = ("beginner", "casual", "club", "strong", "expert")
"""The players that people meet, weakest first; the others are for programs."""
