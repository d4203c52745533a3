"""A match: the log of its actions, the state they fold to, and what a seat may do and know now.

match = Match("tysiac", ["Ala", "Bo", "Cem"])
match.begin_deal()
match.play(match.legal()[0])
match.view(0)
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from chiliad.bits import below
from chiliad.errors import Illegal
from chiliad.game import CHANCE, NOBODY, OVER, Game, Settlement, actions_of, contains
from chiliad.games import GAMES
from chiliad.play.chance import FIRST_DEALER, SEED_MAX, Chance, SeededChance, SystemChance
from chiliad.play.options_text import read_options
from chiliad.play.record import Deal, Record, write


class Match:
    """One match from the first deal to the last.

    ``options`` are those that differ from the preset, by key, as a record has them.  Without a ``seed`` the cards
    come from the operating system; with one the record says so.  Raises ``Unreadable`` for options that can't be.
    """

    def __init__(
        self,
        game: Game | str,
        players: Sequence[str] | None = None,
        *,
        preset: str | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
    ) -> None:
        self.game = GAMES[game] if isinstance(game, str) else game
        preset = preset or next(iter(self.game.presets))
        self.rules = read_options(self.game, preset, options or {})
        names = players or [f"Player {seat + 1}" for seat in range(self.game.seats)]
        self.record = Record.new(self.game, preset, self.rules, names)
        self.chance: Chance = SystemChance() if seed is None else SeededChance(seed)
        if seed is not None:
            self.record.extra["shuffle"] = f"seed {seed}"
        self.state: Any = None
        self._drawn: dict[int, int] = {}  # the cards of a deal that was read, by their place in its log

    @classmethod
    def of_record(cls, record: Record) -> Match:
        """The match a whole record tells of, to be read or gone on with.

        New cards come from the seed that its ``shuffle`` names, as they would have, else from the system.

        A deal that stops while the cards are dealt is dealt on.
        """
        if record.viewer is not None:
            raise Illegal("record-is-a-view")
        match = cls.__new__(cls)
        match.game, match.rules, match.record = record.game, record.rules, record
        seeded = re.fullmatch(r"seed ([0-9]{1,19})", str(record.extra.get("shuffle", "")))
        known = seeded is not None and int(seeded[1]) <= SEED_MAX
        match.chance = SeededChance(int(seeded[1])) if seeded and known else SystemChance()
        match.state, match._drawn = None, {}
        if record.deals:
            match._replay()
            match._drawn = match._cards_drawn()
            match._draw()
        return match

    # --- What stands -------------------------------------------------------------------------------------------------

    @property
    def players(self) -> list[str]:
        """Their names, by seat."""
        return self.record.players

    @property
    def deal(self) -> Deal:
        """The deal that is played, or was last."""
        return self.record.deals[-1]

    @property
    def deal_over(self) -> bool:
        """Whether a deal is to begin: none is under way."""
        return self.state is None or bool(self.game.actor(self.state) == OVER)

    @property
    def actor(self) -> int:
        """The seat that must act; OVER between deals and after the match."""
        return OVER if self.deal_over else int(self.game.actor(self.state))

    @property
    def settlement(self) -> Settlement | None:
        """The last deal, settled; None while it is played."""
        return self.deal.settlement if self.record.deals else None

    @property
    def before(self) -> Any:
        """Totals and counters as they stand: before the deal under way, or after the last."""
        return self.deal.before if not self.deal_over else self.record.before_next()

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's total."""
        return tuple(self.before.totals)

    @property
    def winner(self) -> int:
        """The seat that has won, NOBODY before the end."""
        return self.record.winner

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.winner != NOBODY

    @property
    def stuck(self) -> bool:
        """Whether this deal has gone on for longer than any deal may: it can't be played to an end."""
        return bool(self.record.deals) and len(self.deal.actions) >= self.game.actions_per_deal_max

    def legal(self) -> list[int]:
        """What the seat that must act may do, ascending; nothing between deals."""
        return [] if self.deal_over else actions_of(self.game.legal(self.rules, self.state))

    def view(self, seat: int | None = None) -> Any:
        """What a seat may know; of the one that must act, if none is named; of the public for NOBODY."""
        return self.game.view(self.rules, self.state, self.actor if seat is None else seat)

    def text(self) -> str:
        """The match as a record."""
        return write(self.record)

    # --- What happens ------------------------------------------------------------------------------------------------

    def begin_deal(self) -> None:
        """Deal the cards.  The last deal must be over and the match not."""
        if self.over or not self.deal_over:
            raise Illegal("match-over" if self.over else "deal-not-over")
        if self.record.deals:
            dealer = self.game.next_dealer(self.deal.dealer)
        else:
            dealer = below(self.chance.at(0, FIRST_DEALER), self.game.seats)
        self.state = self.record.begin_deal(dealer).start
        self._drawn = {}
        self._draw()

    def play(self, action: int) -> None:
        """The acting seat's action; chance answers at once, and a deal that is over is settled.

        Raises ``Illegal`` with the reason, and nothing has changed.
        """
        if self.deal_over:
            raise Illegal("match-over" if self.over else "deal-over")
        if not contains(self.game.legal(self.rules, self.state), action):
            raise self.game.explain(self.rules, self.state, action)
        if self.stuck:
            raise Illegal("deal-too-long", limit=self.game.actions_per_deal_max)
        self._apply(action)
        self._draw()
        if self.game.actor(self.state) == OVER:
            self.record.settle(self.state)

    def take_back(self, seat: int) -> bool:
        """Go back to before the last decision of ``seat`` in this deal that left a choice; False if there is none.

        The cards that come afterwards are the same ones.
        """
        if not self.record.deals:
            return False
        state, last = self.deal.start, -1
        for place, action in enumerate(self.deal.actions):
            if self.game.actor(state) == seat and len(actions_of(self.game.legal(self.rules, state))) > 1:
                last = place
            state = self.game.apply(self.rules, state, action)
        if last < 0:
            return False
        del self.deal.actions[last:]
        self.deal.comments = {place: text for place, text in self.deal.comments.items() if place < last}
        self.deal.settlement = None
        self._replay()
        return True

    def _apply(self, action: int) -> None:
        self.state = self.game.apply(self.rules, self.state, action)
        self.deal.append(action)

    def _draw(self) -> None:
        while self.game.actor(self.state) == CHANCE:
            place = len(self.deal.actions)
            action = self._drawn.get(place, -1)
            if not contains(self.game.legal(self.rules, self.state), action):
                x = self.chance.at(len(self.record.deals) - 1, place)
                action, _ = self.game.chance(self.rules, self.state, x)
            self._apply(action)

    def _cards_drawn(self) -> dict[int, int]:
        """What chance brought in this deal, by place: a move taken back must not turn up another card."""
        state, drawn = self.deal.start, {}
        for place, action in enumerate(self.deal.actions):
            if self.game.actor(state) == CHANCE:
                drawn[place] = action
            state = self.game.apply(self.rules, state, action)
        return drawn

    def _replay(self) -> None:
        state = self.deal.start
        for action in self.deal.actions:
            state = self.game.apply(self.rules, state, action)
        self.state = state
