"""A score sheet for real cards: what a score-keeper types deal by deal, and corrects later.

    sheet = ScoreSheet.new(game, ["Ala", "Bo", "Cem"], "playroom", {}, dealer=2)
    sheet.add({"declarer": 0, "contract": 120, "points": [140, 10, 10]})
    sheet.correct(1, {"declarer": 0, "contract": 120, "points": [110, 10, 0]})

A sheet is a record (``sheet.record``), most of whose deals are typed; some may have been played here.  Every change
builds the record again from its deals, so all that follows is settled again by the same rules, or the change is refused
and nothing has changed.  A match of a table that goes on with real cards (``sheet_of_match.py``) has its deals as
figures too; these are marked, and neither they nor what comes before them can be changed: so it was played.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from chiliad.errors import BadRecord, Illegal, Unreadable
from chiliad.game import NOBODY, OVER, Game, RulesTuple, StandingTuple, contains
from chiliad.play.score_questions import AsBefore, NotNoted
from chiliad.presentation.figures import check_keys
from chiliad.records import Deal, Payment, Record
from chiliad.records.model import figures_of
from chiliad.records.options import read_options
from chiliad.records.toml import TomlTable

SMALL = "_small"
"""The key of a record that keeps the small stake until the match is paid; the terminal's table writes it too."""
PLAYED = "_played"
"""The key of a typed deal that says where it was played: the replay that shows it, or ``""``.

Of a match that was not over yet it is a mark that begins with ``UNDER_WAY``.
"""
UNDER_WAY = "~"
"""So begins the mark of a match that was not over yet: it says which match it is, and leads nowhere."""
UNDO_MAX = 200  # changes that can be undone: more than anybody makes in an evening


class Change(NamedTuple):
    """What a change of the sheet has made of another deal's score, or in the end of a total (``deal`` 0)."""

    deal: int  # its number now, from 1
    seat: int
    was: int
    now: int


class ScoreSheet:
    """One match on a score sheet.

    Deals are counted from 1.  Methods that change the sheet return what else has changed by it: scores of other deals,
    then totals.  They raise ``BadRecord``, with the number of the first deal that is not possible and the slug of why.
    """

    def __init__(self, record: Record) -> None:
        """A sheet that goes on from a record, which must show all cards."""
        if record.viewer is not None:
            raise Illegal("record-is-a-view")
        self.record = record
        self._before = record.deals[0].before if record.deals else None  # where it begins within a match
        self._undone: list[Record] = []
        self._done: list[Record] = []

    @classmethod
    def new(
        cls, game: Game, players: Sequence[str], preset: str | None = None, options: Mapping[str, object] | None = None
    ) -> ScoreSheet:
        """An empty sheet; raises ``Unreadable`` where the rules or the number of players can't be."""
        preset = preset or next(iter(game.presets))
        return cls(Record.new(game, preset, read_options(game, preset, options or {}), players))

    @property
    def last_played(self) -> int:
        """The number of the last deal that was played at a table; 0 where none was."""
        deals = enumerate(self.record.deals, 1)
        return max((number for number, deal in deals if deal.typed is not None and PLAYED in deal.typed), default=0)

    @property
    def small(self) -> int | None:
        """The small stake; None where nobody has said one.  The record keeps it while the match lasts."""
        payment, stated = self.record.payment, self.record.extra.get(SMALL)
        return payment.small if payment is not None else stated if isinstance(stated, int) else None

    @small.setter
    def small(self, stake: int) -> None:
        if self.record.game.payment is not None:
            self.record = self._paid(replace(self.record, extra={**self.record.extra, SMALL: stake}), stake)

    def add(self, figures: TomlTable, dealer: int | None = None) -> list[Change]:
        """Add a deal at the end; ``dealer`` is needed for the first one only."""
        if not self.record.deals and dealer is None:
            raise Unreadable("missing-key", key="dealer")
        return self.insert(len(self.record.deals) + 1, figures, dealer)

    def type_all(self, deals: Sequence[TomlTable], dealer: int) -> None:
        """Type these deals at once, in the place of those that are there; ``dealer`` dealt the first one."""
        self._rebuild([self._entry(figures) for figures in deals], first_dealer=dealer)

    def insert(self, number: int, figures: TomlTable, dealer: int | None = None) -> list[Change]:
        """Put a deal in, which then has this number; the dealers of the later ones move on by one.

        ``dealer``: who deals first, where the deal becomes the first one.
        """
        deals = [*self.record.deals]
        place = self._place(number, len(deals) + 1)
        self._check_free(number)
        deals.insert(place, self._entry(figures))
        return self._rebuild(deals, first_dealer=dealer if number == 1 else None)

    def correct(self, number: int, figures: TomlTable) -> list[Change]:
        """Give a deal other figures."""
        deals = [*self.record.deals]
        place = self._place(number, len(deals))
        self._check_free(number)
        deals[place] = replace(deals[place], typed=figures, actions=[], comments={}, lines_read=[], settlement=None)
        return self._rebuild(deals)

    def remove(self, number: int) -> list[Change]:
        """Take a deal out; the dealers of the later ones move back by one."""
        deals = [*self.record.deals]
        del deals[self._place(number, len(deals))]
        self._check_free(number)
        return self._rebuild(deals)

    def first_dealer(self, seat: int) -> list[Change]:
        """Let another seat deal first, and so the others in turn."""
        if not self.record.deals or seat != self.record.deals[0].dealer:
            self._check_free(1)
        return self._rebuild(self.record.deals, first_dealer=seat)

    def dealt_by(self, number: int, seat: int) -> list[Change]:
        """Let this seat have dealt a deal: the dealers of the others move as far as its own."""
        place, dealers = self._place(number, len(self.record.deals)), [deal.dealer for deal in self.record.deals]
        first, step = self.record.deals[0].dealer, self._dealer(seat) - dealers[place]
        return self.first_dealer((first + step) % self.record.seats)

    def play_by(self, preset: str, options: Mapping[str, object]) -> list[Change]:
        """Settle every deal by other rules.

        What these need besides is worked out where what was noted says it.  Raises ``Unreadable`` where the rules can't
        be, need other players, or need figures that nobody has noted.
        """
        game = self.record.game
        rules = read_options(game, preset, options)
        if game.seats(rules) != self.record.seats:
            raise Unreadable("wrong-player-count", wanted=game.seats(rules), count=self.record.seats)
        if self._before is not None and (slug := game.check_before(rules, self._before)):
            raise Unreadable(slug)
        if rules != self.record.rules:
            self._check_free(1)
        return self._rebuild(self._completed(rules), preset=preset, rules=rules)

    def rename(self, players: Sequence[str]) -> None:
        """Give the players other names."""
        if len(players) != self.record.seats:
            raise Unreadable("wrong-player-count", wanted=self.record.seats, count=len(players))
        self._keep(replace(self.record, players=[*players]))

    def undo(self) -> bool:
        """Take the last change back; False if there is none."""
        if not self._done:
            return False
        self._undone.append(self.record)
        self.record = self._done.pop()
        return True

    def redo(self) -> bool:
        """Make the change again that was taken back last; False if there is none."""
        if not self._undone:
            return False
        self._done.append(self.record)
        self.record = self._undone.pop()
        return True

    def dealer_of(self, number: int, first: int) -> int:
        """Who deals a deal of the sheet, or the next one; ``first``: who deals the first one, while there is none.

        Raises ``Unreadable`` for any other number, and ``Illegal`` for the next deal after the end of the match.
        """
        deals = self.record.deals
        if self._place(number, len(deals) + 1) < len(deals):
            return deals[number - 1].dealer
        if self.record.winner != NOBODY:
            raise Illegal("match-over")
        return self.record.next_dealer() if deals else self._dealer(first)

    def before_of(self, number: int) -> StandingTuple:
        """What stands before a deal of the sheet, or the next one; raises ``Unreadable`` for any other number."""
        deals = self.record.deals
        if self._place(number, len(deals) + 1) < len(deals):
            return deals[number - 1].before
        return self.record.before_next() if deals or self._before is None else self._before

    # --- How the record is built again -------------------------------------------------------------------------------

    def _check_free(self, number: int) -> None:
        """Refuse a change of this deal, or of what comes before it, where a deal after it was played at a table."""
        if number <= (last := self.last_played):
            raise Illegal("sheet-deal-played", deal=last)

    def _completed(self, rules: RulesTuple) -> list[Deal]:
        """The deals with the figures that these rules need besides; raises ``Unreadable`` naming the deals without."""
        face = self.record.game.face("score_sheet")
        found, lacking, figure = [*self.record.deals], list[int](), ""
        for place, deal in enumerate(found):
            if deal.typed is None:
                continue
            try:
                face.settlement(rules, deal.before, deal.dealer, figures_of(deal.typed))
            except Unreadable as error:
                if error.slug != "missing-key":
                    continue  # whatever else is wrong is said when the deals are settled
                try:
                    whole = face.asked(rules, None, deal.dealer, figures_of(deal.typed), AsBefore())
                    found[place] = replace(deal, typed={**deal.typed, **whole})
                except NotNoted:
                    lacking.append(place + 1)
                    figure = figure or str(error.details["key"])
        if lacking:
            raise Unreadable("sheet-figure-missing", figure=figure, deals=", ".join(map(str, lacking)))
        return found

    def _place(self, number: int, last: int) -> int:
        if not 1 <= number <= last:
            raise Unreadable("no-deal-on-sheet", number=number, count=len(self.record.deals))
        return number - 1

    def _entry(self, figures: TomlTable) -> Deal:
        """A deal that is not settled yet."""
        return Deal(NOBODY, self.record.game.before(self.record.rules), None, typed=figures)

    def _rebuild(
        self,
        deals: Sequence[Deal],
        first_dealer: int | None = None,
        preset: str | None = None,
        rules: RulesTuple | None = None,
    ) -> list[Change]:
        """Settle these deals one after the other and put the record they make in the place of the old one."""
        old = self.record
        record = replace(old, preset=preset or old.preset, rules=rules or old.rules, deals=[])
        if first_dealer is None:
            first_dealer = old.deals[0].dealer if old.deals else 0
        for number, deal in enumerate(deals, 1):
            try:
                if number == 1:
                    _settled(record, deal, self._dealer(first_dealer), self._before)
                else:
                    _settled(record, deal, record.next_dealer(), None)
            except (Unreadable, Illegal) as error:
                raise BadRecord(number, 0, error.slug, **error.details) from None
        self._keep(self._paid(record, self.small))
        return _changes(old, record, deals)

    @staticmethod
    def _paid(record: Record, small: int | None) -> Record:
        """The record with its payment, where the match is over and its stake known."""
        if record.game.payment is None or small is None:
            return record
        if record.winner == NOBODY:
            return replace(record, payment=None, extra={**record.extra, SMALL: small})
        after, kept = record.before_next(), {} if record.payment is None else record.payment.extra
        paid = Payment.of(record.game, record.rules, after, record.winner, small)
        return replace(record, payment=replace(paid, extra=kept))

    def _dealer(self, seat: int) -> int:
        if not 0 <= seat < self.record.seats:
            raise Unreadable("bad-dealer", dealer=seat, seats=self.record.seats)
        return seat

    def _keep(self, record: Record) -> None:
        self._done = [*self._done, self.record][-UNDO_MAX:]
        self._undone = []
        self.record = record


def _settled(record: Record, deal: Deal, dealer: int, before: StandingTuple | None) -> None:
    """Add a deal to a record: a typed one by its figures, one that was played by its actions."""
    if deal.typed is not None:
        # A key that means nothing would be lost, since a record is written without it.
        check_keys(figures_of(deal.typed), (), record.game.face("score_sheet").FIGURES)
        added = record.type_deal(dealer, deal.typed, before)
    else:
        if record.winner != NOBODY:
            raise Illegal("match-over")
        added = record.begin_deal(dealer, before)
        state, game = added.start, record.game
        for action in deal.actions:
            if not contains(game.legal(record.rules, state), action):
                raise game.explain(record.rules, state, action)
            state = game.apply(record.rules, state, action)
            added.append(action)
        added.comments, added.lines_read = {**deal.comments}, [*deal.lines_read]
        if game.actor(state) == OVER:
            record.settle(state)
    added.extra, added.before_extra = {**deal.extra}, {**deal.before_extra}


def _changes(old: Record, new: Record, deals: Sequence[Deal]) -> list[Change]:
    """The scores of the deals of both records that are not the same, and the totals."""
    found = []
    for number, (deal, now) in enumerate(zip(deals, new.deals, strict=True), 1):
        was = deal.settlement
        if was is not None and now.settlement is not None:
            pairs = zip(was.scores, now.settlement.scores, strict=True)
            found += [Change(number, seat, *pair) for seat, pair in enumerate(pairs) if pair[0] != pair[1]]
    totals = zip(_totals(old), _totals(new), strict=True)
    return found + [Change(0, seat, *pair) for seat, pair in enumerate(totals) if pair[0] != pair[1]]


def _totals(record: Record) -> Sequence[int]:
    settled = [deal.settlement for deal in record.deals if deal.settlement is not None]
    before = record.deals[0].before if record.deals else record.game.before(record.rules)
    return [int(total) for total in (settled[-1].after if settled else before).totals]
