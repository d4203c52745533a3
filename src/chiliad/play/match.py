"""A match: the log of its actions, the state they fold to, and what a seat may do and know now.

match = Match("GAME", ["Ala", "Bo", "Cem"])
match.begin_deal()
match.play(match.legal()[0])
match.observe(0)
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from chiliad.errors import Illegal, Unreadable
from chiliad.game import CHANCE, NOBODY, OVER, Game, Move, Observed, Settlement, StandingTuple, actions_of, contains
from chiliad.games import find
from chiliad.information import InformationState
from chiliad.play.chance import SEED_MAX, Chance, SeededChance, SystemChance
from chiliad.play.computed import Computed, Preview, cards_drawn
from chiliad.play.observing import Observer
from chiliad.records import Deal, Record, read, write
from chiliad.records.options import read_options

MOVE_CHARS_MAX = 400  # 104 cards are 208


class Match:
    """One match from the first deal to the last.

    ``options`` are those that differ from the preset, by key, as a record has them.  The cards come from ``chance``,
    or from a ``seed``, else from the operating system; the record says what there is to say of them (``shuffle``).
    Raises ``Unreadable`` for a game, a number of players or options that can't be.
    """

    def __init__(
        self,
        game: Game | str,
        players: Sequence[str] | None = None,
        *,
        preset: str | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        chance: Chance | None = None,
    ) -> None:
        if seed is not None and chance is not None:
            raise ValueError("cards come from a seed or from another source, not from both")
        self.game = find(game) if isinstance(game, str) else game
        preset = preset or next(iter(self.game.presets))
        self.rules = read_options(self.game, preset, options or {})
        names = players or [f"Player {seat + 1}" for seat in range(self.game.seats(self.rules))]
        self.record = Record.new(self.game, preset, self.rules, names)
        self._begin(chance or (SystemChance() if seed is None else SeededChance(seed)))
        self._say_shuffle()

    @classmethod
    def of_record(cls, record: Record, *, chance: Chance | None = None) -> Match:
        """The match of a whole record, to be read or continued.

        New cards come from ``chance``.  Where that is what the record's ``shuffle`` names, the match goes on as it
        would have; else the record says from where on the cards are of that source.  Without it they come from the
        seed that ``shuffle`` names, else from the system: then the first new card takes ``shuffle`` out of the
        record, which it would be false for.

        A deal that stops while the cards are dealt is dealt on.
        """
        if record.viewer is not None:
            raise Illegal("record-is-a-view")
        match = cls.__new__(cls)
        match.game, match.rules, match.record = record.game, record.rules, record
        stated = str(record.extra.get("shuffle", ""))
        seeded = re.fullmatch(r"seed ([0-9]{1,19})", stated)
        known = seeded is not None and int(seeded[1]) <= SEED_MAX
        match._begin(chance or (SeededChance(int(seeded[1])) if seeded and known else SystemChance()))
        own = chance is not None and match._take_over(stated)
        if chance is None and not known:
            match._untrue = "shuffle" in record.extra
        if record.deals and match.deal.typed is None:
            match._replay()
            # The source of a record's own cards gives the same cards again, and others after other actions.
            match._drawn = {} if own else cards_drawn(match.game, match.rules, match.deal)
            match._draw()
        return match

    @classmethod
    def from_text(cls, text: str, *, chance: Chance | None = None) -> Match:
        """The match that ``text()`` wrote, or any other record; ``chance`` as in ``of_record``.

        Raises ``BadRecord`` where the text is no record.
        """
        return cls.of_record(read(text), chance=chance)

    @classmethod
    def at(cls, record: Record, deal: int, step: int, *, chance: Chance | None = None) -> Match:
        """The match that a record tells of, as it was after ``step`` actions of a deal (``Record.at``).

        The record stays as it is.  New cards come from ``chance`` as in ``of_record``.
        """
        return cls.of_record(record.cut(deal, step), chance=chance)

    def _begin(self, chance: Chance) -> None:
        self.chance = chance
        self.state: object = None
        self.stopped = False
        """Whether it has been ended unfinished, for good."""
        self._drawn: dict[int, int] = {}  # the cards of a deal that was read, by their place in its log
        self._run: list[tuple[int, object]] = []  # place and state before each of the last actions, all of one seat
        self._run_seat = NOBODY
        self._observers: dict[int, Observer] = {}  # by seat, of one deal
        self._observed: Deal | None = None  # that deal
        self._since: tuple[int, int] | None = None  # deal and place: the cards before are not of this source
        self._untrue = False  # whether the record's shuffle will be false with the next card
        self._disclosed = False
        self._preview: Preview | None = None
        self.computed = Computed(self.game, self.rules)

    # --- What stands -------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats the match has."""
        return self.record.seats

    @property
    def players(self) -> list[str]:
        """Their names, by seat."""
        return self.record.players

    @property
    def deal(self) -> Deal:
        """The deal that is played, or was last; raises ``Illegal("no-deal-yet")`` before the first."""
        if not self.record.deals:
            raise Illegal("no-deal-yet")
        return self.record.deals[-1]

    @property
    def deal_over(self) -> bool:
        """Whether a deal is to begin: none is under way."""
        return self.state is None or bool(self.game.actor(self.state) == OVER)

    @property
    def actor(self) -> int:
        """The seat that must act; OVER between deals and after the match."""
        return OVER if self.state is None else int(self.game.actor(self.state))

    @property
    def settlement(self) -> Settlement | None:
        """The last deal, settled; None while it is played."""
        return self.deal.settlement if self.record.deals else None

    @property
    def before(self) -> StandingTuple:
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

    def legal_moves(self) -> list[Move]:
        """What the seat that must act may do, as actions and as text that ``play`` reads; in the order of ``legal``."""
        return [] if self.deal_over else self.game.legal_moves(self.rules, self.state)

    def observe(self, seat: int | None = None) -> Observed:
        """What a seat may know; of the one that must act, if none is named; of the public for NOBODY.

        Between deals nobody must act, and the observation of no seat is the public's.  Raises
        ``Illegal("no-deal-yet")`` before the first deal, ``Unreadable("bad-seat")`` for a seat that the game has not.
        """
        seat = self._onlooker(seat)
        return self.computed.observe(self.state, seat)

    def _onlooker(self, seat: int | None) -> int:
        if self.state is None:
            raise Illegal("no-deal-yet")
        if seat is None:
            return max(self.actor, NOBODY)
        if not NOBODY <= seat < self.seats:
            raise Unreadable("bad-seat", text=str(seat))
        return seat

    def information_state(self, seat: int | None = None) -> InformationState[Observed]:
        """All that a seat has observed of this deal, and what it observes now; seat and errors as in ``observe``."""
        return self.observer(self._onlooker(seat)).information_state(self.state, self.deal.actions)

    def observer(self, seat: int) -> Observer:
        """What gives the information states of a seat in this deal; it does not change with the match."""
        deal = self.deal
        if self._observed is not deal:
            self._observers, self._observed = {}, deal
        if seat not in self._observers:
            self._observers[seat] = Observer(self.game, self.rules, deal.before, deal.start, deal.dealer, seat)
        return self._observers[seat]

    def text(self) -> str:
        """The match as a record; ``Match.from_text`` makes it again."""
        return write(self.record)

    def __repr__(self) -> str:
        """What it is about, for people; the match itself is ``text()``."""
        acts = f"{self.players[self.actor]} to act" if self.actor >= 0 else "over"
        now = f"deal {len(self.record.deals)}, {acts}" if self.record.deals else "not begun"
        now = f"won by {self.players[self.winner]}" if self.over else now
        totals = ", ".join(f"{name} {total}" for name, total in zip(self.players, self.totals, strict=True))
        return f"<Match of {self.game.name} ({self.record.preset}): {now}; {totals}>"

    # --- What happens ------------------------------------------------------------------------------------------------

    def begin_deal(self) -> None:
        """Deal the cards.  The last deal must be over and the match not."""
        self._check_not_stopped()
        if self.over or not self.deal_over:
            raise Illegal("match-over" if self.over else "deal-not-over")
        dealer = self.record.next_dealer() if self.record.deals else self.chance.first_dealer(self.seats)
        self.state = self.record.begin_deal(dealer).start
        self._drawn, self._run, self._run_seat = {}, [], NOBODY
        self._draw()

    def play(self, action: int | str | Move) -> None:
        """The acting seat's action; chance answers at once, and a deal that is over is settled.

        The action may be one of ``legal_moves``, or text: a move as ``legal_moves`` or a record writes it, with or
        without the seat (``"bid 100"``, ``"1 bid 100"``, ``"lay K KsKh2d"``), which may be several actions.

        Raises ``Illegal`` with the reason, ``Unreadable`` for a text that is no action; then nothing has changed.
        """
        self._check_not_stopped()
        if self.deal_over:
            raise Illegal("match-over" if self.over else "deal-over" if self.record.deals else "no-deal-yet")
        if isinstance(action, str):
            for one in self._actions_of(action):
                self.play(one)
            return
        if isinstance(action, Move):
            action = action.action
        if not isinstance(action, int):
            raise Unreadable("bad-action", text=str(action)[:80])
        if not contains(self.game.legal(self.rules, self.state), action):
            raise self.game.explain(self.rules, self.state, action)
        if self.stuck:
            raise Illegal("deal-too-long", limit=self.game.actions_per_deal_max)
        self._apply(action)
        self._draw()
        if self.game.actor(self.state) == OVER:
            self.record.settle(self.state)
            if self.over:
                self._say_shuffle(over=True)

    def _actions_of(self, text: str) -> list[int]:
        """The actions that a text means for the acting seat."""
        words = " ".join(text[: MOVE_CHARS_MAX + 1].split())
        if not words or len(text) > MOVE_CHARS_MAX:
            raise Unreadable("bad-action", text=words[:80])
        for move in self.legal_moves():
            if words in (move.text, f"{self.actor} {move.text}"):
                return [move.action]
        if words[:1].isdigit() or words.lower().startswith("deal "):
            actions = self.game.read_line(self.rules, self.state, words)
        else:
            actions = self.game.read_move(self.rules, self.state, self.actor, words)
        state = self.state
        for action in actions:
            if self.game.actor(state) == CHANCE:
                raise Unreadable("bad-action", text=words[:80])  # it names a card that is chance's to give
            state = self.game.apply(self.rules, state, action)
        return actions

    def read_move(self, seat: int, text: str) -> list[int]:
        """The actions that a move of ``seat``, a line of a record without the seat, means now; nothing changes.

        Raises ``Illegal`` where the seat may not do it, ``Unreadable`` for a text that is no move.
        """
        if self.deal_over:
            raise Illegal("match-over" if self.over else "deal-over" if self.record.deals else "no-deal-yet")
        if seat < 0 or self.actor != seat:
            raise Illegal("not-your-turn", seat=seat, turn=self.actor)
        if len(text) > MOVE_CHARS_MAX:
            raise Unreadable("bad-action", text=text[:80])
        return self.game.read_move(self.rules, self.state, seat, text)

    def stop(self) -> None:
        """End the match unfinished: the record shows the secret of its cards, and nothing more can be played."""
        self.stopped = not self.over
        self._say_shuffle(over=True)

    def _check_not_stopped(self) -> None:
        if self.stopped:
            raise Illegal("match-stopped")

    # --- A log that is kept elsewhere --------------------------------------------------------------------------------

    def preview_deal(self) -> tuple[int, list[int]]:
        """The next dealer and the actions that deal the cards, as ``begin_deal`` would have them; nothing changes."""
        self._check_not_stopped()
        if self.over or not self.deal_over:
            raise Illegal("match-over" if self.over else "deal-not-over")
        dealer = self.record.next_dealer() if self.record.deals else self.chance.first_dealer(self.seats)
        start = self.game.start(self.rules, self.record.before_next(), dealer)
        return dealer, self._answers([start], len(self.record.deals), 0)

    def preview(self, actions: Sequence[int]) -> list[int]:
        """What these actions of the seat that must act add to the log, chance's answers included; nothing changes.

        Raises ``Illegal`` with the reason for the first that may not be done.
        """
        self._check_not_stopped()
        if self.deal_over:
            raise Illegal("match-over" if self.over else "deal-over")
        game, number, place = self.game, len(self.record.deals) - 1, len(self.deal.actions)
        states, log = [self.state], list[int]()
        for action in actions:
            if place + len(log) >= game.actions_per_deal_max:
                raise Illegal("deal-too-long", limit=game.actions_per_deal_max)
            if not contains(self.computed.legal(states[-1]), action):
                raise game.explain(self.rules, states[-1], action)
            log.append(action)
            states.append(game.apply(self.rules, states[-1], action))
            log += self._answers(states, number, place + len(log))
        self._preview = Preview(tuple(log), states)
        return log

    def extend_deal(self, dealer: int, log: Sequence[int]) -> None:
        """Begin a deal with a piece of log that ``preview_deal`` gave."""
        self.state = self.record.begin_deal(dealer).start
        self._drawn, self._run = {}, []
        self.extend(log)

    def extend(self, log: Sequence[int]) -> None:
        """Add a piece of log that ``preview`` gave."""
        preview, self._preview = self._preview, None
        if preview is not None and preview.states[0] is self.state and preview.log == tuple(log):
            states = preview.states[1:]
            for action, state in zip(log, states, strict=True):
                self._went_on(action, state)
            self.computed.piece_ends(len(self.deal.actions), states)
        else:
            for action in log:
                self._apply(action)
        if self.game.actor(self.state) == OVER:
            self.record.settle(self.state)
            if self.over:
                self._say_shuffle(over=True)

    def _answers(self, states: list[object], deal: int, place: int) -> list[int]:
        """The cards that come in the last of ``states``; the states after them are added to it."""
        log: list[int] = []
        while self.game.actor(state := states[-1]) == CHANCE:
            action = self._drawn.get(place + len(log), -1)
            if action < 0 or not contains(self.game.legal(self.rules, state), action):
                action = self.chance.card(self.game, self.rules, state, deal, place + len(log))
            log.append(action)
            states.append(self.game.apply(self.rules, state, action))
        return log

    # --- What is taken back ------------------------------------------------------------------------------------------

    def undo(self, seat: int) -> bool:
        """Go back to before the last decision of ``seat`` in this deal that left a choice; False if there is none.

        What takes several actions (a set, taking the pack) goes back whole.  The cards that come afterwards are the
        same ones where the same is done.  Whatever was seen since was seen: a table where that matters asks
        ``may_undo_own`` instead.  Once the secret of a fair deal is shown nothing goes back.
        """
        if not self.record.deals or self._disclosed:
            return False
        state, last = self.deal.start, -1
        for place, action in enumerate(self.deal.actions):
            if self.game.actor(state) == seat and self.computed.has_choice(state):
                last = place
            state = self.game.apply(self.rules, state, action)
        return last >= 0 and self.go_back(last)

    def may_undo_own(self, seat: int) -> bool:
        """Whether ``undo_own`` would go back, and not past a card seen or another's act.

        Since that decision nobody else has acted, no card has come, the deal has not ended, and the seat has seen no
        card that it had not seen before: a player whose pass ends an auction may have seen the talon.  A pack that lay
        open before it was taken is nothing new.
        """
        return self.undo_point(seat) >= 0

    def undo_own(self, seat: int) -> bool:
        """Go back to before the last decision of ``seat`` that left a choice; False if it ``may`` not.

        What takes several actions (a set, taking the pack) goes back whole.
        """
        last = self.undo_point(seat)
        return last >= 0 and self.go_back(last)

    def undo_point(self, seat: int, start: int | None = None) -> int:
        """The place of the decision that ``undo_own`` would go back before; -1 where it would not.

        ``start``: where the seat's last move began, when several decisions were one move to people, as four kings laid
        at once: it goes back whole.
        """
        game = self.game
        if seat != self._run_seat or self._disclosed or self.deal_over:
            return -1
        for place, state in reversed(self._run):
            if (start is None or place <= start) and self.computed.has_choice(state):
                seen_before = game.unseen_count(self.computed.observe(state, seat))
                return place if game.unseen_count(self.observe(seat)) == seen_before else -1
        return -1

    def has_choice(self) -> bool:
        """Whether a move begins now, and there is more than one."""
        return not self.deal_over and self.computed.has_choice(self.state)

    def go_back(self, place: int) -> bool:
        """Cut the log of this deal before its ``place``-th action; True."""
        deal = self.deal
        del deal.actions[place:], deal.lines_read[place:]
        deal.comments = {at: text for at, text in deal.comments.items() if at < place}
        deal.settlement = None
        self._replay()
        return True

    # --- The log -----------------------------------------------------------------------------------------------------

    def _apply(self, action: int) -> None:
        self._went_on(action, self.game.apply(self.rules, self.state, action))
        self.computed.piece_ends(len(self.deal.actions), ())

    def _went_on(self, action: int, state: object) -> None:
        """Add an action that has led to ``state``."""
        self._note(len(self.deal.actions))
        self.state = state
        self.deal.append(action)

    def _note(self, place: int) -> None:
        """Keeps the state before an action with those of the same seat just before it; a card ends such a run."""
        actor = self.game.actor(self.state)
        if actor != self._run_seat:
            self._run_seat, self._run = actor, []
        if actor != CHANCE:
            self._run.append((place, self.state))

    def _draw(self) -> None:
        while self.game.actor(self.state) == CHANCE:
            place = len(self.deal.actions)
            action = self._drawn.get(place, -1)
            if not contains(self.game.legal(self.rules, self.state), action):
                action = self.chance.card(self.game, self.rules, self.state, len(self.record.deals) - 1, place)
                if self._untrue:
                    del self.record.extra["shuffle"]
                    self._untrue = False
            self._apply(action)

    def _replay(self) -> None:
        self.state, self._run, self._run_seat = self.deal.start, [], NOBODY
        for place, action in enumerate(self.deal.actions):
            self._note(place)
            self.state = self.game.apply(self.rules, self.state, action)

    # --- What the record says of the cards ---------------------------------------------------------------------------

    def _say_shuffle(self, *, over: bool = False) -> None:
        """Writes what there is to say of this match's cards; a secret when it is over."""
        shuffle = self.chance.shuffle(over)
        if shuffle is not None:
            since = "" if self._since is None else f" since {self._since[0]} {self._since[1]}"
            self.record.extra["shuffle"] = shuffle + since
            self._disclosed = over and shuffle != self.chance.shuffle(False)

    def _take_over(self, stated: str) -> bool:
        """Goes on with a record by a given source; whether the record's cards are of that source already."""
        for over in (False, True):
            shuffle = self.chance.shuffle(over)
            pattern = re.escape(shuffle or "") + r"(?: since ([0-9]{1,5}) ([0-9]{1,5}))?"
            found = re.fullmatch(pattern, stated) if shuffle else None
            if found is not None:
                self._since = (int(found[1]), int(found[2])) if found[1] else None
                self._disclosed = over and shuffle != self.chance.shuffle(False)
                self.stopped = self._disclosed and not self.over
                return True
        if self.record.deals:
            self._since = len(self.record.deals) - 1, len(self.deal.actions)
        self._untrue = "shuffle" in self.record.extra and self.chance.shuffle(False) is None
        self._say_shuffle(over=self.over)
        return False
