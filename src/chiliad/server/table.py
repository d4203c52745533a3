"""A table is its log: what it holds is the fold of its events, and a command is decided on what it holds.

Deciding changes nothing: it gives the events to be stored.  Applying them, once they are stored, can't fail.  So a
table read back from storage stands where the living one stood.

| event | its body | what it means |
|---|---|---|
| ``opened`` | the settings | the table, with its host and its bots |
| ``sat`` | guest, name, salt; or bot | a seat is taken |
| ``deal`` | dealer, actions | the cards are dealt |
| ``act`` | actions, spent, by | a seat's move, with what chance answered; ``by`` the bot that stood in |
| ``undone`` | length | the deal's log was cut back to that length |
| ``undo-asked`` | length | a seat asks the others whether it may take that back |
| ``undo-answered`` | choice | one of them answers: yes, no; or the seat itself: withdrawn |
| ``left`` | | a guest leaves a table that waits: the seat is free again |
| ``stand-in`` | bot, why | a bot holds the seat for its person |
| ``back`` | | the person has it again |
| ``vote`` | about, choice | what to do about an absent person; without a choice the vote is called |
| ``wait`` | | the vote about this absent person is to go on waiting |
| ``stopped`` | why | the match ends unfinished |
| ``again`` | table | another match of the same table is opened: that one |
| ``compacted`` | chairs | all before the last deal of a match that is over, where the record tells it (compacting.py) |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from chiliad.bots import BOTS
from chiliad.errors import Illegal, Unavailable, Unreadable
from chiliad.game import NOBODY, OVER
from chiliad.games import GAMES
from chiliad.play.fair import FairChance
from chiliad.play.match import Match
from chiliad.play.options_text import read_options
from chiliad.play.record import Payment, read
from chiliad.server.chairs import BOTS as BOT_SEAT
from chiliad.server.chairs import CLOCKS, OPEN, PERSON, Chair, Clock
from chiliad.server.faults import Late
from chiliad.server.names import look_alike
from chiliad.server.storage import Stored, TableRow
from chiliad.server.take_back import MARK, TakeBack
from chiliad.server.voting import CHOICES, Vote

WAITING, PLAYING, BETWEEN, FINISHED, STOPPED = "waiting", "playing", "between", "over", "stopped"
GAME_EVENTS = frozenset({"deal", "act", "undone", "stopped"})
"""The events that a move decided before them comes too late for."""
SEAT_EVENTS = frozenset({"stand-in", "back", "vote", "wait", "undo-asked", "undo-answered"})
"""The events of people who come, go and ask each other: a match may have any number of them."""
COMPACTED = "compacted"


class Draft(NamedTuple):
    """An event that is decided and not yet stored."""

    kind: str
    seat: int | None
    body: dict[str, Any]


class Rematch(NamedTuple):
    """Another match of the same table, and the seat that asked for it first."""

    seat: int
    table: str


class Table:
    """What a table's events fold to."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.settings: dict[str, Any] = row.head
        self.game = GAMES[row.game]
        self.rules = read_options(self.game, self.settings["preset"], self.settings["options"])
        self.chairs = [Chair() for _ in range(self.game.seats)]
        self.match: Match | None = None
        self.revision = 0
        self.game_revision = 0
        self.seat_events = 0
        self.phase = WAITING
        self.vote: Vote | None = None
        self.take_back = TakeBack()
        self.again: Rematch | None = None
        self.commands: dict[str, int] = {}
        self.compacted = False
        """Whether the match is read from its record, and the log tells its last deal only."""
        self.given_length = 0
        """How much of its first deal the table was opened with, in actions."""
        self.recent: list[Stored] = []
        """The events since the deal before the last began, or since the beginning."""

    # --- What stands -------------------------------------------------------------------------------------------------

    @property
    def host(self) -> int:
        """The seat of who opened the table."""
        return self.seat_of(self.settings["host"]) or 0

    @property
    def clock(self) -> Clock | None:
        """How long people may think; None for as long as they like."""
        return CLOCKS[self.settings["clock"]]

    @property
    def actor(self) -> int | None:
        """The seat that must act now."""
        if self.match is None or self.phase != PLAYING or self.match.actor == OVER:
            return None
        return self.match.actor

    @property
    def pace(self) -> str:
        """How fast bots act here, a key of ``PACES``."""
        return str(self.settings.get("pace", "normal"))  # tables of before have none

    @property
    def small(self) -> int | None:
        """The small stake; None where nothing is played for."""
        return self.settings["small"] or None if self.game.payment is not None else None

    @property
    def ended(self) -> bool:
        """Whether nothing will happen here any more."""
        return self.phase in (FINISHED, STOPPED)

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots only."""
        return len(self.people) == 1 and not self.free

    @property
    def people(self) -> list[int]:
        """The seats of people, here or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == PERSON]

    @property
    def free(self) -> list[int]:
        """The seats nobody has taken."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == OPEN]

    def seat_of(self, guest: str | None) -> int | None:
        """The seat a guest has here."""
        return next((seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest), None)

    @property
    def playing(self) -> Match:
        """The match, where one has begun."""
        if self.match is None:
            raise Illegal("match-not-begun")
        return self.match

    # --- Deciding ----------------------------------------------------------------------------------------------------

    def check_revision(self, revision: int) -> None:
        """Refuse what was decided before the game went on, or on something that has not been yet."""
        if revision > self.revision:
            raise Unreadable("revision-unknown", number=revision, last=self.revision)
        if revision < self.game_revision:
            raise Late("late-command", number=revision, last=self.revision)

    def sit(self, guest: str, name: str, salt: str | None, wanted: int | None) -> list[Draft]:
        """Take a free seat; the match begins with the last one."""
        if self.phase != WAITING or not self.free:
            raise Illegal("table-full")
        if wanted is not None and wanted not in self.free:
            raise Illegal("seat-taken", seat=wanted)
        if any(chair.name and look_alike(chair.name, name) for chair in self.chairs):
            raise Illegal("name-taken", name=name)
        seat = self.free[0] if wanted is None else wanted
        sat = Draft("sat", seat, {"guest": guest, "name": name, "salt": salt})
        return [sat, *self._begun([sat])] if len(self.free) == 1 else [sat]

    def fill(self, seat: int, bot: str) -> list[Draft]:
        """The host: bots take the free seats, and the match begins."""
        self._only_host(seat)
        if self.phase != WAITING:
            raise Illegal("table-full")
        check_bot(self.game.name, bot)
        sat = [Draft("sat", free, {"bot": bot}) for free in self.free]
        return [*sat, *self._begun(sat)]

    def move(self, seat: int, actions: Sequence[int], spent_ms: int = 0, by: str | None = None) -> list[Draft]:
        """A seat's move, as ``Viewer.actions`` read it."""
        match = self._under_way()
        if match.actor != seat:
            raise Illegal("not-your-turn", seat=seat, turn=match.actor)
        body: dict[str, Any] = {"actions": match.foresee(actions)}
        if spent_ms:
            body["spent"] = spent_ms
        if by is not None and self.chairs[seat].kind == PERSON:
            body["by"] = by
        return [Draft("act", seat, body)]

    def next(self) -> list[Draft]:
        """The next deal."""
        if self.phase != BETWEEN:
            raise Illegal("match-over" if self.ended else "deal-not-over")
        dealer, actions = self.playing.foresee_deal()
        return [Draft("deal", None, {"dealer": dealer, "actions": actions})]

    def undo(self, seat: int) -> list[Draft]:
        """Back to before the seat's last decision: at once against bots only; among people the others are asked."""
        match = self.playing
        if self.ended:
            raise Illegal("match-over")
        if self.take_back.request is not None:
            raise Illegal("undo-asked-already")
        if self.take_back.refused:
            raise Illegal("undo-refused")
        length = self.undo_length(match, seat)
        if length < 0:
            raise Illegal("nothing-to-undo")
        if self.alone:
            return [Draft("undone", seat, {"length": length})]
        if any(self.chairs[other].stand_in for other in self.people):
            raise Illegal("undo-needs-all")
        return [Draft("undo-asked", seat, {"length": length})]

    def consent(self, seat: int, choice: str, revision: int) -> list[Draft]:
        """An answer to who asks to take a decision back; when all agree it is taken back."""
        answer, agreed = self.take_back.answer(self, seat, choice, revision)
        answered = Draft("undo-answered", seat, {"choice": answer})
        request = self.take_back.request
        if not agreed or request is None:
            return [answered]
        return [answered, Draft("undone", request.seat, {"length": request.length})]

    def may_undo(self, seat: int) -> bool:
        """Whether the seat may take its last decision back now, or ask the others for it."""
        try:
            return bool(self.undo(seat))
        except Illegal:
            return False

    def undo_length(self, match: Match, seat: int) -> int:
        """How long the deal's log will be when the seat's last decision is taken back; -1 where it can't be.

        Among people it can't be past a card that was seen, nor past what another seat has done.
        """
        if self.alone:
            return self.take_back.last_decision(seat)
        last = next((event for event in reversed(self.recent) if event.kind in GAME_EVENTS), None)
        start = None
        if last is not None and last.kind == "act" and last.seat == seat:
            start = len(match.deal.actions) - len(last.body["actions"])
        return match.own_decision(seat, start)

    def leave(self, seat: int) -> list[Draft]:
        """A person goes: a bot holds the seat; alone against bots the table just stands still."""
        if self.ended or self.alone:
            return []
        if self.phase == WAITING:
            if seat == self.host:
                return [Draft("stopped", seat, {"why": "host-left"})]
            return [Draft("left", seat, {})]
        others = [at for at, chair in enumerate(self.chairs) if at != seat and chair.kind == PERSON]
        if all(self.chairs[at].why == "left" for at in others):
            return [Draft("stopped", seat, {"why": "all-left"})]
        return self.stand_in(seat, "left")

    def stand_in(self, seat: int, why: str) -> list[Draft]:
        """A bot holds the seat from now on."""
        if self.ended or self.chairs[seat].kind != PERSON or (self.chairs[seat].stand_in and why != "left"):
            return []
        return [Draft("stand-in", seat, {"bot": BOTS[self.game.name][-1], "why": why})]

    def back(self, seat: int) -> list[Draft]:
        """The person is here again."""
        awaited = self.vote is not None and self.vote.about == seat
        return [Draft("back", seat, {})] if (self.chairs[seat].stand_in or awaited) and not self.ended else []

    def call_vote(self, about: int) -> list[Draft]:
        """The others are asked what to do about an absent person."""
        return [] if self.vote or self.ended else [Draft("vote", about, {"about": about, "choice": None})]

    def cast(self, seat: int, choice: str, voters: Sequence[int]) -> list[Draft]:
        """A vote, and what follows when it decides."""
        if self.vote is None or seat == self.vote.about:
            raise Illegal("no-vote")
        if choice not in CHOICES:
            raise Unreadable("unknown-choice", text=choice, known=", ".join(CHOICES))
        about = self.vote.about
        cast = Draft("vote", seat, {"about": about, "choice": choice})
        trial = Vote(about)
        trial.cast = {**self.vote.cast, seat: choice}
        outcome = trial.outcome(voters)
        if outcome is None:
            return [cast]
        if outcome == "stop":
            return [cast, Draft("stopped", seat, {"why": "vote"})]
        if outcome == "bot":
            return [cast, *self.stand_in(about, "absent")]
        return [cast, Draft("wait", about, {})]

    def stop(self, seat: int) -> list[Draft]:
        """Alone among bots: the match ends unfinished."""
        self._only_host(seat)
        if self.ended:
            raise Illegal("match-over")
        if self.phase != WAITING and not self.alone:
            raise Illegal("stop-alone-only")
        return [Draft("stopped", seat, {"why": "host"})]

    def play_again(self, seat: int, table_id: str) -> list[Draft]:
        """A seat has opened another match like this one."""
        return [Draft("again", seat, {"table": table_id})]

    def _only_host(self, seat: int) -> None:
        if seat != self.host:
            raise Illegal("host-only")

    def _under_way(self) -> Match:
        match = self.playing
        if self.phase != PLAYING:
            raise Illegal("match-over" if self.ended else "deal-over")
        return match

    def _begun(self, sat: Sequence[Draft]) -> list[Draft]:
        """The first deal, once the seats of ``sat`` are taken."""
        chairs = [Chair(**vars(chair)) for chair in self.chairs]
        for draft in sat:
            _take(chairs, draft.seat, draft.body, self.clock)
        match = self._new_match(chairs)
        if match.record.deals:  # it goes on from a place in another match
            return []
        dealer, actions = match.foresee_deal()
        return [Draft("deal", None, {"dealer": dealer, "actions": actions})]

    def begin(self) -> list[Draft]:
        """The first deal of a table that is opened without a free seat."""
        return self._begun([]) if self.match is None else []

    def _new_match(self, chairs: Sequence[Chair]) -> Match:
        salts = [bytes.fromhex(chair.salt) if chair.salt else None for chair in chairs]
        chance = FairChance(self.row.secret, salts)
        players = [chair.player for chair in chairs]
        settings = self.settings
        if text := settings.get("record"):
            record = read(text)
            record.players[:] = players
            return Match.of_record(record, chance=chance)
        return Match(self.game, players, preset=settings["preset"], options=settings["options"], chance=chance)

    # --- Applying ----------------------------------------------------------------------------------------------------

    def apply(self, event: Stored) -> None:
        """Fold one stored event in."""
        if event.number != self.revision + 1 and (self.revision or event.kind != COMPACTED):
            raise Unavailable("table-unreadable", table=self.row.id)
        self.revision = event.number
        if event.kind == COMPACTED:
            self._restore(event.body)
            return
        if event.kind in GAME_EVENTS:
            self.game_revision = event.number
            self.take_back.game_goes_on()
        self.seat_events += event.kind in SEAT_EVENTS
        if event.command:
            self.commands[event.command] = event.number
        if event.kind == "deal":
            deals = [at for at, one in enumerate(self.recent) if one.kind == "deal"]
            self.recent = self.recent[deals[-1] :] if deals else self.recent
        self.recent.append(event)
        if self.compacted and event.kind != "again":
            return  # the record has it
        _APPLY[event.kind](self, event.seat if event.seat is not None else NOBODY, event.body)

    def _restore(self, body: dict[str, Any]) -> None:
        """The match that is over, from its record; who sat there, from what is left of the log."""
        if self.row.record is None or self.row.phase not in (FINISHED, STOPPED):
            raise Unavailable("table-unreadable", table=self.row.id)
        self.compacted, self.phase = True, self.row.phase
        self.chairs = [Chair(**chair) for chair in body["chairs"]]
        salts = [bytes.fromhex(chair.salt) if chair.salt else None for chair in self.chairs]
        self.match = Match.of_record(read(self.row.record), chance=FairChance(self.row.secret, salts))
        self.match.stop()

    def _opened(self, seat: int, body: dict[str, Any]) -> None:
        del seat, body  # the settings stand in the row, as they were

    def _sat(self, seat: int, body: dict[str, Any]) -> None:
        _take(self.chairs, seat, body, self.clock)
        if not self.free and self.settings.get("record"):
            self.match = self._new_match(self.chairs)
            self.phase = BETWEEN if self.match.deal_over else PLAYING
            self.given_length = len(self.match.deal.actions)

    def _left(self, seat: int, body: dict[str, Any]) -> None:
        del body
        self.chairs[seat] = Chair()

    def _deal(self, seat: int, body: dict[str, Any]) -> None:
        del seat
        if self.match is None:
            self.match = self._new_match(self.chairs)
        self.match.extend_deal(body["dealer"], body["actions"])
        self.take_back.deal()
        self.phase = PLAYING

    def _act(self, seat: int, body: dict[str, Any]) -> None:
        match = self.playing
        start, marks = len(match.deal.actions), [f"bot:{body['by']}"] if "by" in body else []
        if self.take_back.act(match, seat, own="by" not in body):
            marks.append(MARK)
        match.extend(body["actions"])
        if "by" not in body:
            self._no_vote(seat)  # they act after all
        self.chairs[seat].bank_ms = max(0, self.chairs[seat].bank_ms - body.get("spent", 0))
        if marks:
            match.deal.comments[start] = "; ".join(marks)
        if match.deal_over:
            self.phase = FINISHED if match.over else BETWEEN
        small = self.small
        if match.over and small is not None and match.record.payment is None:
            match.record.payment = Payment.of(self.game, self.rules, match.before, match.winner, small)

    def _undone(self, seat: int, body: dict[str, Any]) -> None:
        del seat
        self.take_back.undone(self.playing, body["length"])
        self.phase = PLAYING  # it may have been the end of the deal

    def _undo_asked(self, seat: int, body: dict[str, Any]) -> None:
        self.take_back.asked(seat, body["length"], self.revision)

    def _undo_answered(self, seat: int, body: dict[str, Any]) -> None:
        self.take_back.answered(seat, body["choice"])

    def _stand_in(self, seat: int, body: dict[str, Any]) -> None:
        self.chairs[seat].stand_in, self.chairs[seat].why = body["bot"], body["why"]
        self._no_vote(seat)

    def _back(self, seat: int, body: dict[str, Any]) -> None:
        del body
        self.chairs[seat].stand_in = self.chairs[seat].why = None
        self._no_vote(seat)

    def _voted(self, seat: int, body: dict[str, Any]) -> None:
        if body["choice"] is None:
            self.vote = Vote(body["about"])
        elif self.vote is not None:
            self.vote.cast[seat] = body["choice"]

    def _waited(self, seat: int, body: dict[str, Any]) -> None:
        del body
        self._no_vote(seat)

    def _no_vote(self, about: int) -> None:
        if self.vote is not None and self.vote.about == about:
            self.vote = None

    def _stopped(self, seat: int, body: dict[str, Any]) -> None:
        del seat
        self.phase, self.vote = STOPPED, None
        if self.match is not None:
            self.match.stop()

    def _again(self, seat: int, body: dict[str, Any]) -> None:
        self.again = Rematch(seat, body["table"])


def _take(chairs: list[Chair], seat: int | None, body: dict[str, Any], clock: Clock | None) -> None:
    """Somebody takes a seat."""
    assert seat is not None
    if "bot" in body:
        chairs[seat] = Chair(kind=BOT_SEAT, bot=body["bot"])
    else:
        bank = clock.bank_ms if clock else 0
        chairs[seat] = Chair(kind=PERSON, guest=body["guest"], name=body["name"], salt=body["salt"], bank_ms=bank)


def check_bot(game: str, bot: str) -> None:
    """Raises ``Unreadable("unknown-bot")`` where the game has none of that name."""
    if bot not in BOTS[game]:
        raise Unreadable("unknown-bot", text=bot, known=", ".join(BOTS[game]))


_APPLY = {
    "opened": Table._opened,
    "sat": Table._sat,
    "left": Table._left,
    "deal": Table._deal,
    "act": Table._act,
    "undone": Table._undone,
    "undo-asked": Table._undo_asked,
    "undo-answered": Table._undo_answered,
    "stand-in": Table._stand_in,
    "back": Table._back,
    "vote": Table._voted,
    "wait": Table._waited,
    "stopped": Table._stopped,
    "again": Table._again,
}
