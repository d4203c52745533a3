"""What a bot would do in the decisions of a record: a hint for the seat that must act, and an analysis of deals.

The bot gets the information state of the seat that decides, and nothing else: what the record shows besides changes
nothing.  A new bot is made for each decision, from the seed alone.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import sqrt

from chiliad.bits import seed_from
from chiliad.bot import Bot, Budget, Candidate, ask
from chiliad.bots import BOTS, bot_class
from chiliad.bots.reasons import Option, option, why
from chiliad.errors import Illegal, Unreadable
from chiliad.game import Game, Observed, RulesTuple, actions_of
from chiliad.games import find
from chiliad.information import InformationState
from chiliad.play.observing import Observer
from chiliad.presentation.reasons import Reason
from chiliad.records import Deal, Record


@dataclass(frozen=True)
class Hint:
    """What a bot would do in one decision, and what it has compared, the best first."""

    deal: int  # from 1
    line: int  # the line of the deal in a record that the decision belongs to, from 1
    step: int  # how many actions of the deal come before it
    seat: int
    choice: str
    options: tuple[Option, ...]
    own: Option
    """The choice as an option."""
    reasons: tuple[Reason, ...] = ()
    """Why the choice is good, in one or two sentences; none where nothing certain can be said."""

    @property
    def move(self) -> Reason:
        """The choice as people say it."""
        return self.own.move

    @property
    def best(self) -> Candidate | None:
        """The candidate that the bot chooses, if it has a value; None where the bot has valued no choice of its own.

        Another may have a higher value, which the bot does not trust: the highest of many uncertain values is often
        high by luck.
        """
        return next((one.candidate for one in self.options if one.text == self.choice and _has_value(one)), None)


@dataclass(frozen=True)
class Judged:
    """A decision of a record: what was done, what the bot would have done, and what the difference is worth."""

    hint: Hint
    own: Option
    """What was played."""
    loss: float | None
    """How far the value of the move is below that of the bot's choice, in the bot's unit, 0 if it is not.

    None where the bot has not valued both.
    """
    standard_error: float | None
    """Of ``loss``, as if the two values had nothing in common: bots compare in the same worlds, so it is less."""

    @property
    def played(self) -> str:
        """What was played, in notation without the seat."""
        return self.own.text

    @property
    def move(self) -> Reason:
        """What was played, as people say it."""
        return self.own.move


def strongest(game: str) -> str:
    """The bot that gives hints where nobody has chosen one: the game's highest level, else its last own bot."""
    levels: Sequence[str] = getattr(find(game).face("policy"), "LEVELS", ())
    return levels[-1] if levels else BOTS[game][-1]


def ends_of_lines(record: Record, deal: Deal) -> list[int]:
    """How many actions the deal's log has up to the end of each line."""
    return [entry.length for entry in record.game.entries(record.rules, deal.start, deal.actions)]


class Adviser:
    """Asks one kind of bot about positions of a record."""

    def __init__(self, record: Record, bot: str, budget: Budget | None = None, seed: int = 0) -> None:
        """Raises ``Unreadable("unknown-bot")``, and ``Unavailable`` where the package of the bot fails."""
        self.record = record
        self._makes: Callable[[int], Bot] = bot_class(record.game.name, bot)
        self._budget, self._seed = budget, seed

    def hint(self) -> Hint:
        """A hint for the seat that must act at the end of the record.

        Raises ``Illegal``: nobody-to-act, or hint-for-another where the record is the view of another seat.
        """
        record, game = self.record, self.record.game
        if not record.deals or record.deals[-1].settlement is not None:
            raise Illegal("nobody-to-act")
        deal, number = record.deals[-1], len(record.deals)
        state = deal.start
        for action in deal.actions:
            state = game.apply(record.rules, state, action)
        seat = game.actor(state)
        if seat < 0:
            raise Illegal("nobody-to-act")
        if record.viewer not in (None, seat):
            raise Illegal("hint-for-another", seat=seat)
        return self._ask(
            deal, number, state, len(deal.actions), self._observer(deal, seat), ends_of_lines(self.record, deal)
        )

    def judged(self, number: int) -> Iterator[Judged]:
        """The decisions of a deal, counted from 1, in which a seat had a choice; of a view, those of its seat."""
        record, game, rules = self.record, self.record.game, self.record.rules
        deal = record.deals[number - 1]
        state = deal.start
        observers, ends = [self._observer(deal, seat) for seat in range(record.seats)], ends_of_lines(self.record, deal)
        for place, action in enumerate(deal.actions):
            seat = game.actor(state)
            if seat >= 0 and record.viewer in (None, seat) and len(actions_of(game.legal(rules, state))) > 1:
                yield self._judged(deal, number, state, place, observers[seat], ends)
            state = game.apply(rules, state, action)

    def judged_at(self, number: int, place: int) -> Judged:
        """The decision of a deal, counted from 1, after so many of its actions; a seat must act there."""
        deal, state = self.record.deals[number - 1], self.record.at(number, place)
        observer = self._observer(deal, self.record.game.actor(state))
        return self._judged(deal, number, state, place, observer, ends_of_lines(self.record, deal))

    def _judged(
        self, deal: Deal, number: int, state: object, place: int, observer: Observer, ends: Sequence[int]
    ) -> Judged:
        """What a seat did in ``state``, after ``place`` actions of the deal."""
        game, rules, action = self.record.game, self.record.rules, deal.actions[place]
        hint = self._ask(deal, number, state, place, observer, ends)
        own = next((one for one in hint.options if one.candidate.action == action), None)
        if own is None:
            info = observer.information_state(state, deal.actions[:place])
            own = option(info, Candidate(action), _text(game, rules, state, action))
        return Judged(hint, own, 0.0, 0.0) if self._planned(hint, state, action) else _judge(hint, own)

    def _planned(self, hint: Hint, state: object, action: int) -> bool:
        """Whether the move is a part of the plan that the bot has chosen, which may be made in another order.

        A move that ends the seat's turn is not: the rest of the plan could not be made any more.
        """
        game, rules, best = self.record.game, self.record.rules, hint.best
        if best is None or game.actor(game.apply(rules, state, action)) != hint.seat:
            return False
        plan = best.more.get("plan", ())
        for line in plan if isinstance(plan, list | tuple) else ():
            with suppress(Unreadable, Illegal):  # a later line may not be legal yet
                if action in game.read_move(rules, state, hint.seat, line):
                    return True
        return False

    def _observer(self, deal: Deal, seat: int) -> Observer:
        record = self.record
        return Observer(record.game, record.rules, deal.before, deal.start, deal.dealer, seat)

    def _ask(self, deal: Deal, number: int, state: object, place: int, observer: Observer, ends: Sequence[int]) -> Hint:
        """The bot's decision in ``state``, which the first ``place`` actions of the deal lead to."""
        game, rules = self.record.game, self.record.rules
        info: InformationState[Observed] = observer.information_state(state, deal.actions[:place])
        bot = self._makes(seed_from(self._seed, number, observer.seat))
        decision = ask(bot, info, self._budget)
        if game.why_illegal(rules, state, decision.action):
            raise game.explain(rules, state, decision.action)
        found: dict[int, Option] = {}
        for one in decision.candidates:  # a bot may have several plans that begin alike: the best is the first
            if one.action not in found:
                found[one.action] = option(info, one, _text(game, rules, state, one.action))
        choice = found.get(decision.action)
        if choice is None:
            choice = option(info, Candidate(decision.action), _text(game, rules, state, decision.action))
        options = tuple(found.values())
        line, reasons = bisect_right(ends, place) + 1, why(info, choice, options)
        return Hint(number, line, place, observer.seat, choice.text, options, choice, reasons)


def _text(game: Game, rules: RulesTuple, state: object, action: int) -> str:
    return game.action_text(rules, state, action).removeprefix(f"{game.actor(state)} ")


def _has_value(one: Option) -> bool:
    return one.candidate.value is not None


def _judge(hint: Hint, played: Option) -> Judged:
    """What a move has cost."""
    best, own = hint.best, played.candidate
    if best is None or best.value is None or own.value is None:
        return Judged(hint, played, None, None)
    if own.value >= best.value:
        return Judged(hint, played, 0.0, 0.0)
    errors = own.standard_error, best.standard_error
    known = errors[0] is not None and errors[1] is not None
    error = sqrt((errors[0] or 0.0) ** 2 + (errors[1] or 0.0) ** 2) if known else None
    return Judged(hint, played, best.value - own.value, error)
