"""The table of Tysiac as one viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from chiliad.cards import HIDDEN
from chiliad.game import Event, Seen, Settlement, actions_of
from chiliad.games.tysiac.choices import PAIR, call, concession, hand_of, moves, prompt, sorted_hand
from chiliad.games.tysiac.desk import (
    Aces,
    Gift,
    Marriage,
    MyAces,
    MyMarriage,
    Played,
    Trick,
    TysiacDesk,
    TysiacPhase,
    TysiacStanding,
)
from chiliad.games.tysiac.events import (
    AcesDeclared,
    Given,
    HandDealt,
    HandSeen,
    LaidAway,
    Married,
    TalonDealt,
    TalonShown,
    TalonTaken,
    TrickTaken,
)
from chiliad.games.tysiac.events import Played as CardPlayed
from chiliad.games.tysiac.legality import why_not_play
from chiliad.games.tysiac.narration import cards_of, concessions_free, scores_of
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import (
    EMPTY_NO,
    EMPTY_TRICKS,
    ENDGAME_LOCK,
    Rules,
    concession_name,
)
from chiliad.games.tysiac.rules import hand_unseen
from chiliad.games.tysiac.scoring import barrel, gains_as_declarer_only
from chiliad.games.tysiac.state import (
    ACE,
    ACES,
    AUCTION,
    CARD_NUMBER,
    CARD_TEXT,
    DEAL,
    GIVE,
    KIND_GIVE,
    KIND_OPTION,
    KIND_PLAY,
    LAY_AWAY,
    OVER_CONCEDED,
    OVER_PLAYED,
    OVER_VOID,
    PLAY,
    SECOND,
    SUITS,
    TAKE,
    THIRD,
    Standing,
    State,
    card_points,
    marriage_points,
    marriages,
    next_of,
    sits_out,
)
from chiliad.games.tysiac.talon import is_golden, on_barrel
from chiliad.i18n.words import Seats
from chiliad.presentation import faces, sheet
from chiliad.presentation.desk import HeldCard, Moment, Settled, SheetContract, Sign, suit_of
from chiliad.presentation.said import Said
from chiliad.presentation.sheet import SignKind

_CARD_BITS = (1 << SECOND) - 1
_POINTS = {card: int(card_points(1 << number)) for card, number in CARD_NUMBER.items()}


PHASES: Sequence[TysiacPhase] = ("deal", "auction", "take", "give", "contract", "play", "over", "over", "over")


class Presenter(faces.Presenter[Rules, Observation]):
    """Follows a deal's events for one viewer and shows where it stands."""

    def __init__(self, said: Said, seats: Seats, rules: Rules, seat: int | None) -> None:
        super().__init__(said, seats, rules, seat)
        self._talons: list[list[str]] = []
        self._taken: int | None = None
        self._away: list[str] = []  # the cards that one of two players has laid away
        self._given: list[Gift] = []
        self._last_trick: Trick | None = None
        self._tricks = [0] * rules.players
        self._marriages: list[Marriage] = []
        self._aces: Aces | None = None
        self._laid: list[list[str]] = [[] for _ in range(rules.players)]  # the cards that each seat has played
        self._playing: list[int] = []  # the seats that were dealt a hand, in their order
        self._standing: tuple[Standing, list[TysiacStanding]] | None = None  # with what it was made from

    def note(self, event: Event) -> None:
        """Takes in what moves cards, and what stays to be looked at: talons, gifts, the last trick, marriages."""
        hands = self._hands
        match event:
            case HandDealt():
                self._playing.append(event.seat)
                hands.comes(event.seat, event.cards)
            case HandSeen() if event.seat == self._person and not event.known:  # who sees all has seen them before
                hands.comes(event.seat, event.cards)
            case TalonDealt():
                self._talons.append(list(event.cards))
            case TalonTaken():
                self._taken = event.number
            case TalonShown():
                self._talons[(self._taken or 1) - 1] = list(event.cards)
                hands.comes(event.seat, event.cards)
            case Given():
                self._given.append(Gift(event.seat, event.receiver, event.card))
                hands.goes(event.seat, [event.card])
                hands.comes(event.receiver, [event.card])
            case LaidAway():
                hands.goes(event.seat, [event.card])
                self._away.append(event.card)
            case CardPlayed():
                hands.goes(event.seat, [event.card])
                self._laid[event.seat].append(event.card)
            case Married():
                hands.goes(event.seat, [event.card])
                self._laid[event.seat].append(event.card)
                self._marriages.append(Marriage(event.seat, suit_of(event.card), event.points))
            case AcesDeclared():
                hands.goes(event.seat, [event.card])
                self._laid[event.seat].append(event.card)
                self._aces = Aces(event.seat, event.points)
            case TrickTaken():
                leader, players = self._playing.index(event.leader), len(self._playing)
                laid = [_played(self._playing[(leader + at) % players], card) for at, card in enumerate(event.cards)]
                self._last_trick = Trick(laid, event.seat, event.points)
                self._tricks[event.seat] += 1

    @staticmethod
    def turn(observation: Observation) -> int | None:
        """The seat that must act; None when it is nobody's turn."""
        return int(observation.turn) if DEAL < observation.phase < OVER_PLAYED else None

    @staticmethod
    def ends_turn(seen: Seen) -> bool:
        """Whether a card was played: the winner of a trick leads in another turn."""
        return bool(seen.before.phase == PLAY)

    def shown(self, observation: Observation, state: State, before: Standing, settled: Settled | None) -> TysiacDesk:
        """The desk as it stands.

        ``state`` is asked only what the viewer's own cards can't do, and what a concession brings, which no card
        changes; ``before``: totals and counters as they stand; ``settled``: what the deal has brought, once it is over.
        """
        turn = self.turn(observation)
        mine = turn is not None and turn == self._person
        auction, trick = observation.auction, _on_table(observation)
        leader = None if observation.phase != PLAY else trick[0].seat if trick else turn
        declared = TAKE <= observation.phase < OVER_VOID
        fixed = auction.declarer if auction.blind == 1 else None
        golden = before.golden_deals + (settled is None)  # after the deal it is counted
        return TysiacDesk(
            phase="discard" if self._lays_away(observation) else PHASES[observation.phase],
            seat=self._person,
            turn=turn,
            hand=self._hand(observation, state, mine),
            held=list(observation.counts),
            prompt=prompt(self.said, self.seats, observation) if mine else None,
            moves=moves(self.said, self.seats, self.rules, observation) if mine else [],
            bids=[bid or None for bid in auction.bids],
            passed=[bool(auction.passed >> seat & 1) for seat in range(self.rules.players)],
            talons=[list(cards) for cards in self._talons],
            taken=self._taken,
            call=call(self.said, self.rules, observation) if mine else None,
            concession=concession(self.said, self.seats, self.rules, observation, state) if mine else None,
            my_marriages=self._my_marriages(observation, state, mine),
            declarer=auction.declarer if declared else None,
            contract=auction.contract if declared else None,
            given=list(self._given),
            laid=list(self._away),
            sits_out=observation.dealer if self._sits_out(observation, observation.dealer) else None,
            trump=suit_of(SUITS[observation.trump]) if observation.trump >= 0 else None,
            trick=trick,
            leader=leader,
            last_trick=self._last_trick,
            tricks=list(self._tricks),
            points=list(observation.points),
            marriages=list(self._marriages),
            aces=self._aces,
            my_aces=self._my_aces(observation, state, mine),
            blind=fixed,
            golden=golden if is_golden(self.rules, observation.before) else None,
            standing=self._standings(before),
            table=self._table(observation, trick) if self.tells_table else [],
            shown=self._all_hands() if self.seat is None else None,
            settled=settled,
            unseen=self._unseen(observation, state),
        )

    def _all_hands(self) -> list[list[str]]:
        return [sorted_hand(self._hands.cards(seat)) for seat in range(self.rules.players)]

    def _lays_away(self, observation: Observation) -> bool:
        """Whether the declarer lays cards away instead of giving them (T41)."""
        return self.rules.players == 2 and bool(observation.phase == GIVE)

    def _sits_out(self, observation: Observation, seat: int) -> bool:
        return bool(sits_out(self.rules.players, observation.dealer, seat))

    def _unseen(self, observation: Observation, state: State) -> str | None:
        """That the viewer's cards lie face down, for they may bid blind or have (T36)."""
        person = self._person
        if person is None or hand_unseen(self.rules, state) != person:
            return None
        has_bid = "yes" if observation.auction.blind else "no"
        return self.said.text("desk-unseen", count=observation.counts[person], bid=has_bid)

    def headline(self, observation: Observation, settlement: Settlement) -> str:
        """What the deal has brought its declarer, in a few words."""
        if observation.phase == OVER_VOID:
            return self.said.text("desk-headline-void")
        declarer = observation.auction.declarer
        who = self.seats.who(declarer)
        if observation.phase == OVER_CONCEDED:
            return self.said.text("desk-headline-conceded", concession=concession_name(self.rules), **who)
        score = scores_of(self.rules, observation)[declarer]
        if score < 0:
            return self.said.text("desk-headline-failed", points=-score, **who)
        return self.said.text("desk-headline-made", points=score, **who)

    def played(self, observation: Observation) -> list[list[str]] | None:
        """The cards of each seat, all of which have been played; None where the deal was conceded."""
        return [list(cards) for cards in self._laid] if observation.phase == OVER_PLAYED else None

    def moments(self, observation: Observation, settlement: Settlement) -> list[Moment]:
        """The marriages without which the declarer would not have made the contract (T16, T20)."""
        declarer, contract = observation.auction.declarer, observation.auction.contract
        points, own = observation.points[declarer], [one for one in self._marriages if one.seat == declarer]
        marriages = sum(one.points for one in own)
        if observation.phase != OVER_PLAYED or not points >= contract > points - marriages:
            return []
        counts = {"points": points, "contract": contract, "marriages": marriages}
        said = self.said.text("tysiac-made-by-marriages", **counts, **self.seats.who(declarer))
        return [Moment(declarer, said, [rank + one.suit for one in own for rank in "KQ"])]

    def _table(self, observation: Observation, trick: list[Played]) -> list[str]:
        """All that lies open, in sentences."""
        say, who, auction = self.said.text, self.seats.who, observation.auction
        told = [say("tysiac-table-dealer", **who(observation.dealer))]
        playing = [seat for seat in range(self.rules.players) if not self._sits_out(observation, seat)]
        if len(playing) < self.rules.players:
            told = [say("tysiac-table-sits-out", **who(observation.dealer))]
        if observation.phase == AUCTION:
            for seat in playing:
                bid = auction.bids[seat]
                shown = "passed" if auction.passed >> seat & 1 else "bid"
                if auction.blind == 1 and seat == auction.declarer:
                    shown = "blind"
                told.append(say(f"tysiac-table-{shown}", points=bid, **who(seat)))
        if not TAKE <= observation.phase < OVER_VOID:
            return told
        suit = "none" if observation.trump < 0 else SUITS[observation.trump]
        told += self._contract_told(observation)
        if auction.blind == 1:
            told.append(say("tysiac-table-doubled-blind"))
        elif is_golden(self.rules, observation.before):
            told.append(say("tysiac-table-doubled-golden"))
        told.append(say("tysiac-table-trump", suit=suit))
        for seat in playing:
            told.append(
                say("tysiac-table-made", points=observation.points[seat], count=observation.counts[seat], **who(seat))
            )
        if not trick:
            return [*told, say("tysiac-table-empty")]
        called = self.seats.called
        laid = [say("tysiac-laid", card=self.said.card(one.card), name=called(one.seat)) for one in trick]
        return [*told, say("tysiac-on-table", items=self.said.listed(laid), suit=suit)]

    def _contract_told(self, observation: Observation) -> list[str]:
        """The declarer, their talon, and what they have laid away as far as the viewer knows it."""
        say, auction = self.said.text, observation.auction
        who = self.seats.who(auction.declarer)
        if observation.phase == TAKE:
            return [say("tysiac-won", bid=auction.contract, **who)]
        talon = self.said.cards(self._talons[(self._taken or 1) - 1])
        told = [say("tysiac-table-contract", points=auction.contract, cards=talon, **who)]
        if self._away and HIDDEN not in self._away:
            told.append(say("tysiac-table-laid-away", cards=self.said.cards(self._away), **who))
        return told

    def _standings(self, before: Standing) -> list[TysiacStanding]:
        """``standing`` of each seat; it does not change while a deal is played."""
        if self._standing is None or self._standing[0] is not before:
            self._standing = before, [standing(self.rules, before, seat) for seat in range(len(before.totals))]
        return self._standing[1]

    def _hand(self, observation: Observation, state: State, mine: bool) -> list[HeldCard]:
        cards = hand_of(observation.hand)
        if not mine:
            return self._held(cards, _POINTS.__getitem__, lambda card: [], None)
        usable = _usable(observation.legal)

        def why(card: str) -> str:
            return self._why_not(observation, state, CARD_NUMBER[card])

        return self._held(cards, _POINTS.__getitem__, lambda card: usable.get(card, []), why)

    def _why_not(self, observation: Observation, state: State, place: int) -> str:
        """Why the viewer can't play a card, or declare a marriage with it (``place`` of ``KIND_PLAY``)."""
        return self.said.why(why_not_play(self.rules, state, place, observation.legal[KIND_PLAY]))

    def _my_marriages(self, observation: Observation, state: State, mine: bool) -> list[MyMarriage]:
        """The marriages in the viewer's hand, what each brings, and on their turn why it can't be declared now."""
        if self._person is None:
            return []
        held = []
        for king in actions_of((marriages(observation.hand),)):
            why = None
            if mine and observation.phase == PLAY and not observation.legal[KIND_PLAY] >> SECOND + king & 1:
                why = self._why_not(observation, state, SECOND + king)
            points = int(marriage_points(self.rules, PAIR << king - 1))
            held.append(MyMarriage(suit_of(CARD_TEXT[king]), points, why))
        return held

    def _my_aces(self, observation: Observation, state: State, mine: bool) -> MyAces | None:
        """The four aces in the viewer's hand, and on their turn why they can't be declared now (T34)."""
        rules = self.rules
        if self._person is None or not rules.ace_marriage or observation.hand & ACES != ACES:
            return None
        why = None
        if mine and observation.phase == PLAY and not observation.legal[KIND_PLAY] >> THIRD:
            why = self._why_not(observation, state, THIRD)
        return MyAces(rules.ace_marriage_value, why)


def standing(rules: Rules, before: Standing, seat: int) -> TysiacStanding:
    """A seat's total and what else is counted, as ``before`` has it."""
    is_on_barrel = on_barrel(rules, before, seat)
    return TysiacStanding(
        total=before.totals[seat],
        barrel_left=rules.barrel_deals_max - before.barrel_deals[seat] if is_on_barrel else None,
        concessions=before.concessions[seat] if concessions_free(rules) else None,
        free_concessions=concessions_free(rules),
        empty_hands=None if rules.empty_hand == EMPTY_NO else before.empty_hands[seat],
        free_empty=rules.offences_free,
        falls=before.barrel_falls[seat] if rules.third_fall_resets else None,
        falls_max=rules.barrel_falls_max,
        locked=rules.endgame == ENDGAME_LOCK and bool(gains_as_declarer_only(rules, before, seat)),
    )


def _usable(legal: tuple[int, ...]) -> dict[str, list[str]]:
    """What each card can be used for now."""
    found: dict[str, list[str]] = {}
    gives = legal[KIND_GIVE]
    plays = legal[KIND_PLAY]
    aces = sum(1 << 6 * suit + ACE for suit in range(len(SUITS)) if plays >> THIRD + suit & 1)
    masks = {
        "play": plays & _CARD_BITS,
        "marry": plays >> SECOND & _CARD_BITS,
        "aces": aces,
        "give": (gives | gives >> SECOND) & _CARD_BITS,
        "discard": legal[KIND_OPTION] >> LAY_AWAY & _CARD_BITS,
    }
    for verb, mask in masks.items():
        for card in cards_of(mask):
            found.setdefault(card, []).append(verb)
    return found


def _on_table(observation: Observation) -> list[Played]:
    """The cards of the trick under way, by who laid them."""
    if observation.led < 0:
        return []
    players, dealer = len(observation.counts), observation.dealer
    after_turn = next_of(players, dealer, observation.turn)
    if observation.second < 0:
        leader = after_turn if players == 2 else next_of(players, dealer, after_turn)
        return [_played(leader, CARD_TEXT[observation.led])]
    second = next_of(players, dealer, after_turn)
    return [_played(after_turn, CARD_TEXT[observation.led]), _played(second, CARD_TEXT[observation.second])]


@cache
def _played(seat: int, card: str) -> Played:
    return Played(seat, card, _POINTS[card])


class SheetNotes(sheet.SheetNotes[Rules, Observation, Standing]):
    """Notes the contract and how it ended, the deals left on the barrel, locked totals, concessions, empty hands."""

    def __init__(self, said: Said, rules: Rules) -> None:
        super().__init__(said, rules)
        self._on_barrel = False

    def kinds(self) -> list[SignKind]:
        """How a contract may end, and what is counted of a seat."""
        say, shown = self.said.text, self.said.language.shown
        return [
            SignKind("made", "✓", ""),
            SignKind("failed", "✗", "bad"),
            SignKind("conceded", "–", ""),
            SignKind("doubled", shown(2) + "×", ""),
            SignKind("declarer", "___", "lined"),
            SignKind("barrel", "❘❘❘", "tally"),
            SignKind("locked", "◆", "mark"),
            SignKind("falls", "↓", "mark"),
            SignKind("concessions", say("tysiac-sheet-concession-sign"), "mark"),
            SignKind("empty_hands", "∅", "mark"),
            SignKind("rests", "◌", "mark"),
        ]

    def explained(self, name: str) -> str:
        """What the signs of a kind mean: of empty hands also what they are by these rules, and what the third costs."""
        if name != "empty_hands":
            return super().explained(name)
        how = "tricks" if self.rules.empty_hand == EMPTY_TRICKS else "points"
        return self.said.text("legend-empty_hands", how=how, penalty=self.rules.penalty)

    def contract(self, observation: Observation) -> SheetContract | None:
        """Who declared, the contract, and how it ended; None of a deal that is void."""
        if observation.phase == OVER_VOID:
            return None
        how = contract_ended(self.rules, observation)
        ended = self.sign(how, self.said.text("tysiac-sheet-ended", how=how))
        return SheetContract(observation.auction.declarer, observation.auction.contract, ended)

    def signs(self, seat: int, observation: Observation, after: Standing) -> list[Sign]:
        """Whether the seat sat out or was the declarer, its barrel and lock, and which of its counts have changed."""
        say, found = self.said.text, []
        if observation.phase == OVER_VOID:
            return []
        if sits_out(self.rules.players, observation.dealer, seat):
            found.append(self.sign("rests", say("tysiac-sheet-rests")))
        if seat == observation.auction.declarer:
            found.append(self.sign("declarer", say("tysiac-sheet-declarer"), ""))
            if observation.auction.blind == 1 or is_golden(self.rules, observation.before):
                found.append(self.sign("doubled", say("tysiac-sheet-doubled")))
        shown = standing(self.rules, after, seat)
        left = shown.barrel_left
        if left is not None:
            self._on_barrel = True
            found.append(self.sign("barrel", say("tysiac-sheet-barrel", left=left), "❘" * left))
        if shown.locked:
            found.append(self.sign("locked", say("tysiac-sheet-locked")))
        for kind, name in (("falls", "barrel_falls"), ("concessions", "concessions"), ("empty_hands", "empty_hands")):
            count = getattr(after, name)[seat]
            if count != getattr(observation.before, name)[seat]:
                # The count begins again with the one that was paid for.
                mark = self._kinds[kind].sign + (self.said.language.shown(count) if count else "!")
                found.append(self.sign(kind, say(f"tysiac-sheet-{kind}", count=count), mark))
        return found

    def hint(self) -> str | None:
        """The rule about the total of a player on the barrel, where somebody was on it."""
        return self.said.text("tysiac-sheet-barrel-rule", barrel=barrel(self.rules)) if self._on_barrel else None


def contract_ended(rules: Rules, observation: Observation) -> str:
    """How the contract of a deal that is over ended: ``made``, ``failed`` or ``conceded``."""
    if observation.phase == OVER_CONCEDED:
        return "conceded"
    # Before penalties: what the contract alone brought. Too small a contract on the barrel is made, and brings nothing.
    score = scores_of(rules, observation)[observation.auction.declarer]
    return "made" if score >= 0 else "failed"


def begins(state: State) -> bool:
    """Whether a trick begins: a place to jump to in a replay."""
    return bool(state.phase == PLAY and state.led < 0)


DESK = TysiacDesk
