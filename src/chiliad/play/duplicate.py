"""Cards for duplicate play: the same deal comes again, card by card, for players who sit at other seats.

A *block* is a few matches with the same cards, one for each seating of the players, so that luck of the cards cancels
out of their difference (duplicate bridge does the same with boards).
"""

from __future__ import annotations

from chiliad.bits import below, seed_from, step
from chiliad.game import Game, RulesTuple
from chiliad.play.chance import FIRST_DEALER


class DuplicateChance:
    """Cards from piles that are shuffled by (seed, deal, pile): what the players do does not change their order.

    Shared by all matches of one seed, whatever happens in them: the first dealer, the hands of deal n by seat (and
    what else is dealt), and the order of the stock.  The k-th card that is drawn in deal n is the same card in all
    matches; which seat draws it depends on the players.  Where the players' cards become a new stock (a game shuffles
    the pack into one), the new pile has its own shuffle, and its cards depend on what has been played.

    It is for matches that only go forward: a match that takes moves back across a card may get other cards.
    """

    seed: int | None = None

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._deal, self._place, self._piles = -1, -1, 0
        self._pile: list[int] = []  # the actions of chance, the next one last

    def first_dealer(self, seats: int) -> int:
        """See ``Chance.first_dealer``."""
        return below(seed_from(self._seed, 0, FIRST_DEALER), seats)

    def card(self, game: Game, rules: RulesTuple, state: object, deal: int, place: int) -> int:
        """See ``Chance.card``: the next card of the pile; asked again for the same place, it gives the same card."""
        if deal != self._deal:
            self._deal, self._place, self._piles, self._pile = deal, -1, 0, []
        elif place != self._place:
            self._pile.pop()
        cards = game.cards_to_come(rules, state)
        if sorted(self._pile) != sorted(cards):
            self._pile = _shuffled(cards, seed_from(seed_from(self._seed, deal, 0), self._piles, 1))
            self._piles += 1
        self._place = place
        return self._pile[-1]

    def shuffle(self, over: bool) -> str | None:
        """The seed of the piles, which is not secret."""
        return f"duplicate {self._seed}"


def _shuffled(cards: list[int], rng: int) -> list[int]:
    """The cards in random order (Fisher and Yates)."""
    pile = list(cards)
    for last in range(len(pile) - 1, 0, -1):
        rng = step(rng)
        other = below(rng, last + 1)
        pile[last], pile[other] = pile[other], pile[last]
    return pile
