"""The parts of a record: ``Record``, its ``Deal``s, and the stakes of a match with a payment.

A record holds actions, not text: the lines follow from them (``writing.py``), and reading text checks every
action by replaying it (``reading.py``).  A live match keeps one of these as it is played::

    record = Record.new(game, "playroom", rules, ["Ala", "bot:greedy", "Cem"])
    deal = record.begin_deal(dealer)        # deal.start is the first state
    deal.append(action)                     # …
    record.settle(state)                    # when the deal is over
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from chiliad.errors import Illegal, Unreadable
from chiliad.game import NOBODY, Game, Observed, RulesTuple, Settlement, StandingTuple
from chiliad.records.toml import TomlTable

FORMAT = "chiliad 1"
FREE_KEYS = ("date", "event", "place", "shuffle")
"""Keys that any table may hold, besides those that begin with ``_``, in the order in which they are written."""
DEALS_MAX = 10_000  # a match has some dozens; a file of 8 MiB can't hold more


@dataclass(frozen=True)
class Payment:
    """The stakes of a match, and what it cost its loser, in the stakes' unit."""

    small: int
    large: int
    amount: int
    extra: TomlTable = field(default_factory=dict)

    @classmethod
    def of(cls, game: Game, rules: RulesTuple, after: StandingTuple, winner: int, small: int) -> Payment:
        """The payment for a match whose final standing this is, with this small stake; the game must have stakes."""
        if game.payment is None:
            raise ValueError(f"{game.name} is not played for stakes")
        return cls(small, game.large_stake * small, game.payment(rules, after, winner, small))


@dataclass
class Deal:
    """One deal's log, or what a score-keeper typed of it.

    ``before`` and ``start`` have types of the game; ``comments`` are by the index of an action, and are written on
    that action's line.  ``settlement`` is None while the deal is not over.  ``extra`` holds the keys that are
    kept and have no meaning here, ``before_extra`` those in the table ``before``.
    """

    dealer: int
    before: StandingTuple
    start: object
    actions: list[int] = field(default_factory=list)
    typed: TomlTable | None = None
    """What a score-keeper noted of a deal with real cards, instead of its actions; its ``_`` keys too."""
    comments: dict[int, str] = field(default_factory=dict)
    settlement: Settlement | None = None
    extra: TomlTable = field(default_factory=dict)
    before_extra: TomlTable = field(default_factory=dict)
    lines_read: list[int] = field(default_factory=list)
    """The line number, from 1, of each action that was read."""

    def append(self, action: int) -> None:
        """Append one action; the caller has checked that it is legal."""
        self.actions.append(action)

    def comment(self, text: str) -> None:
        """Add a comment to the last action; several comments on a line are joined."""
        at = len(self.actions) - 1
        self.comments[at] = join_comments(self.comments.get(at, ""), text.strip())


@dataclass(repr=False)
class Record:
    """A record of a match, whole or as one seat saw it.

    ``viewer`` is None for a whole record, else the seat whose view it is, NOBODY for the public's.  A view's actions
    are only one possible course of the match: nobody can infer hidden cards from them, and writing hides them again.
    """

    game: Game
    preset: str
    rules: RulesTuple
    players: list[str]
    deals: list[Deal] = field(default_factory=list)
    payment: Payment | None = None
    viewer: int | None = None
    extra: TomlTable = field(default_factory=dict)
    options_extra: TomlTable = field(default_factory=dict)
    result_extra: TomlTable = field(default_factory=dict)

    @classmethod
    def new(cls, game: Game, preset: str, rules: RulesTuple, players: Sequence[str]) -> Record:
        """A record of a match that has not begun; ``players`` by seat."""
        seats = game.seats(rules)
        if len(players) != seats:
            raise Unreadable("wrong-player-count", wanted=seats, count=len(players))
        return cls(game, preset, rules, list(players))

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self.game.seats(self.rules)

    @property
    def winner(self) -> int:
        """The seat that has won the match, NOBODY before its end."""
        settlement = self.deals[-1].settlement if self.deals else None
        return settlement.winner if settlement else NOBODY

    def states(self, deal: int | None = None) -> Iterator[object]:
        """Every state of a deal, from before the first card to the last; of all deals in order, if none is named.

        Deals are counted from 1.  Raises ``IndexError`` for a deal that the record has not, and
        ``ValueError`` where cards are hidden, or a deal was typed: nobody knows the states then.
        """
        chosen = self.deals if deal is None else [self._deal(deal)]
        self._check_known(chosen)
        for one in chosen:
            state = one.start
            yield state
            for action in one.actions:
                state = self.game.apply(self.rules, state, action)
                yield state

    def at(self, deal: int, step: int) -> object:
        """The state after ``step`` actions of a deal; a negative step counts from the end, -1 is the last state.

        Cards that chance brings are actions too.  Deals are counted from 1.  Raises as ``states``, and ``IndexError``
        for a step that the deal has not.
        """
        return next(islice(self.states(deal), self._step(deal, step), None))

    def cut(self, deal: int, step: int) -> Record:
        """A copy of the record as it was after ``step`` actions of a deal, counted as in ``at``."""
        last, step = self._deal(deal), self._step(deal, step)
        self._check_known([last])
        comments = {at: text for at, text in last.comments.items() if at < step}
        whole = step == len(last.actions)
        ended = replace(
            last,
            actions=last.actions[:step],
            lines_read=last.lines_read[:step],
            comments=comments,
            settlement=last.settlement if whole else None,
        )
        before = self.deals[: deal - 1]  # shared: a deal that is over does not change
        return Record(self.game, self.preset, self.rules, [*self.players], [*before, ended], extra={**self.extra})

    def seen_at_end(self, deal: Deal) -> Observed:
        """The end of a deal that is over, as all players saw it; of a typed deal, as far as its figures tell."""
        seen: Observed
        if deal.typed is not None:
            seen = self.game.face("score_sheet").end(self.rules, deal.before, deal.dealer, figures_of(deal.typed))
            return seen
        state = deal.start
        for action in deal.actions:
            state = self.game.apply(self.rules, state, action)
        seen = self.game.observe(self.rules, state, NOBODY)
        return seen

    def _deal(self, number: int) -> Deal:
        if not 1 <= number <= len(self.deals):
            raise IndexError(f"the record has no deal {number}: it has {len(self.deals)}, counted from 1")
        return self.deals[number - 1]

    def _check_known(self, deals: Sequence[Deal]) -> None:
        if self.viewer is not None:
            raise ValueError("cards are hidden in this record, so its states are not known")
        if any(deal.typed is not None for deal in deals):
            raise ValueError("a score-keeper typed this deal, so its cards are not known")

    def _step(self, deal: int, step: int) -> int:
        actions = len(self._deal(deal).actions)
        if not -actions - 1 <= step <= actions:
            raise IndexError(f"deal {deal} has no step {step}: it has {actions} actions")
        return step if step >= 0 else actions + 1 + step

    def __repr__(self) -> str:
        """What it is about, for people; the record itself is ``write(record)``."""
        seen = (
            ""
            if self.viewer is None
            else ", as the public saw it"
            if self.viewer < 0
            else f", as seat {self.viewer} saw it"
        )
        won = f"; won by {self.players[self.winner]}" if self.winner != NOBODY else ""
        players = ", ".join(self.players)
        return f"<Record of {self.game.name} ({self.preset}){seen}: {players}; deals: {len(self.deals)}{won}>"

    def before_next(self) -> StandingTuple:
        """The standing before the next deal; the last deal must be settled."""
        standing: StandingTuple
        if not self.deals:
            standing = self.game.before(self.rules)
            return standing
        settlement = self.deals[-1].settlement
        if settlement is None:
            raise ValueError("the last deal is not settled")
        standing = settlement.after
        return standing

    def next_dealer(self) -> int:
        """The dealer of the next deal: the last one again after a void deal.  There must be a last deal, settled."""
        last = self.deals[-1]
        again = last.settlement is not None and last.settlement.void
        return last.dealer if again else self.game.next_dealer(self.rules, last.dealer)

    def begin_deal(self, dealer: int, before: StandingTuple | None = None) -> Deal:
        """Begin a deal, to which actions are then appended; ``before`` where it does not follow from the record."""
        before = self.before_next() if before is None else before
        deal = Deal(dealer, before, self.game.start(self.rules, before, dealer))
        self.deals.append(deal)
        return deal

    def type_deal(self, dealer: int, figures: TomlTable, before: StandingTuple | None = None) -> Deal:
        """Add a deal of real cards, settled from a score-keeper's figures (``score_sheet.FIGURES`` of the game).

        ``before`` where it does not follow from the record.  Raises ``Unreadable`` if no deal can have these figures,
        and ``Illegal`` after the end of the match or while a deal is under way; then nothing is added.
        """
        if self.winner != NOBODY:
            raise Illegal("match-over")
        if self.deals and self.deals[-1].settlement is None:
            raise Illegal("deal-not-over")
        before = self.before_next() if before is None else before
        sheet = self.game.face("score_sheet")
        settlement: Settlement = sheet.settlement(self.rules, before, dealer, figures_of(figures))
        deal = self.begin_deal(dealer, before)
        deal.typed, deal.settlement = figures, settlement
        return deal

    def settle(self, state: object) -> Settlement:
        """Settle the last deal, which is over; ``state`` is its last state."""
        self.deals[-1].settlement = settlement = self.game.settle(self.rules, state)
        return settlement


def is_free(key: str) -> bool:
    """Whether a key is kept in any table, and means nothing here."""
    return key in FREE_KEYS or key.startswith("_")


def figures_of(typed: TomlTable) -> TomlTable:
    """What a typed deal says, without the keys that mean nothing here."""
    return {key: value for key, value in typed.items() if not is_free(key)}


def join_comments(one: str, other: str) -> str:
    """Join two comments on the same line."""
    return f"{one}; {other}" if one and other else one or other
