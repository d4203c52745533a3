"""What happens at a table of Tysiac, in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from chiliad.cards import HIDDEN
from chiliad.game import NOBODY, Event, Settlement
from chiliad.games.tysiac.events import (
    AcesDeclared,
    AuctionWon,
    Bid,
    BidBlind,
    Conceded,
    ContractNamed,
    Given,
    HandDealt,
    HandSeen,
    LaidAway,
    LeftoversTaken,
    Married,
    Passed,
    Played,
    Redealt,
    TalonDealt,
    TalonShown,
    TalonTaken,
    TrickTaken,
)
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import (
    CONCESSION_AWARD,
    CONCESSION_BOMB_HOME,
    CONCESSION_WRITE_OFF,
    DUMP_NO,
    EMPTY_NO,
    EMPTY_TRICKS,
    ENDGAME_LOCK,
    Rules,
    concession_name,
)
from chiliad.games.tysiac.scoring import (
    barrel,
    concession_award,
    deal_scores,
    gains_as_declarer_only,
    rounded,
    settle_deal,
    talon_bonus,
)
from chiliad.games.tysiac.state import (
    CARD_TEXT,
    CARDS,
    OVER_CONCEDED,
    OVER_VOID,
    Numbers,
    Standing,
    sits_out,
)
from chiliad.games.tysiac.talon import is_golden, on_barrel
from chiliad.i18n.words import by_suit
from chiliad.presentation.faces import Narrator

RANKS_DOWN = "ATKQJ9"
MASKS_KEPT = 4096  # masks of cards, as text


@lru_cache(maxsize=MASKS_KEPT)
def cards_of(mask: int) -> tuple[str, ...]:
    """The cards of a mask as text."""
    return tuple(CARD_TEXT[card] for card in range(CARDS) if mask >> card & 1)


class Narration(Narrator[Rules, Standing]):
    """Tells the events of a deal, and what a deal brought."""

    # --- A deal ------------------------------------------------------------------------------------------------------

    def hand(self, cards: Iterable[str]) -> str:
        """A hand, by suit, each from high to low."""
        return self.words.groups(self.words.cards(group) for group in by_suit(cards, RANKS_DOWN))

    def events(self, events: tuple[Event, ...]) -> list[str]:
        """The sentences for one entry of the log."""
        return [sentence for event in events for sentence in self._event(event, events[0])]

    def _event(self, event: Event, first: Event) -> list[str]:
        """The sentences for one event; ``first``: the first one of its entry, which is what was done."""
        say, card, who = self.words.text, self.words.card, self.seats.who_in(event)
        match event:
            case HandDealt():
                return self._deals(event)
            case HandSeen():
                return self._looks(event, first)
            case TalonDealt():
                if HIDDEN in event.cards or event.shown:  # what is shown at once is told with its declarer
                    return []
                numbered = "tysiac-dealt-talon-numbered" if event.number else "tysiac-dealt-talon"
                return [say(numbered, number=event.number, cards=self.words.cards(event.cards))]
            case AuctionWon():
                return [say(f"tysiac-won{_doubled(event, first)}", bid=event.points, **who)]
            case TalonTaken():
                return []  # told with its cards, which are shown in the same entry
            case LaidAway():
                hidden = "-hidden" if event.card == HIDDEN else ""
                return [say(f"tysiac-lays-away{hidden}", card=card(event.card), **who)]
            case Redealt():
                return [say("tysiac-redealt", **who)]
            case BidBlind():
                return [say("tysiac-bids-blind", points=event.points, **who)]
            case Bid():
                return [say("tysiac-bids", points=event.points, **who)]
            case Passed():
                return [say("tysiac-passes", **who)]
            case TalonShown():
                said = self.words.cards(event.cards)
                if isinstance(first, TalonTaken):
                    return [say("tysiac-takes", number=first.number, cards=said, **who)]
                return [say(f"tysiac-talon{_doubled(event, first)}", bid=event.points, cards=said, **who)]
            case Conceded():
                return [say("tysiac-concedes", concession=concession_name(self.rules), contract=event.contract, **who)]
            case Given():
                return [self._gives(event)]
            case ContractNamed():
                return [say("tysiac-contract", points=event.points, raised="yes" if event.raised else "no", **who)]
            case Married():
                said, suit = card(event.card), event.card[1]
                return [say("tysiac-marries", card=said, suit=suit, points=event.points, **who)]
            case AcesDeclared():
                return [say("tysiac-aces", card=card(event.card), points=event.points, **who)]
            case Played():
                return [say("tysiac-leads" if event.leads else "tysiac-plays", card=card(event.card), **who)]
            case TrickTaken():
                last = "yes" if event.last else "no"
                return [say("tysiac-trick", points=event.points, made=event.made, last=last, **who)]
            case LeftoversTaken():
                return [say("tysiac-leftovers", points=event.points, made=event.made, **who)]
            case _:
                raise ValueError(event)

    def is_essential(self, events: tuple[Event, ...]) -> bool:
        """Whether one can't play on without having heard of it: a card for this seat or its own cards, who is declarer
        and the talon, the contract, a concession, marriages, what is led, who takes the trick.
        """
        match events[0]:
            case Given() as gift:
                return gift.receiver == self.seats.person
            case Played() as played:
                return played.leads or len(events) > 1
            case Passed():
                return len(events) > 1
            case LaidAway():
                return False
            case Bid():
                return any(isinstance(event, HandSeen) and self._new(event) for event in events)
            case _:
                return True

    def _deals(self, event: HandDealt) -> list[str]:
        """A hand, as far as it is seen, and that its player does not look at it yet."""
        say, who = self.words.text, self.seats.who(event.seat)
        told = [] if HIDDEN in event.cards else [say("dealt", cards=self.hand(event.cards), **who)]
        if event.unseen:
            told.append(say("tysiac-dealt-unseen", points=self.rules.blind_bid_points, **who))
        return told

    def _new(self, event: HandSeen) -> bool:
        """Whether the person sees these cards now for the first time."""
        return event.seat == self.seats.person and not event.known

    def _looks(self, event: HandSeen, first: Event) -> list[str]:
        """What a player sees who could bid blind; the others hear of it where they know that there was a blind bid."""
        say, who = self.words.text, self.seats.who(event.seat)
        if self._new(event):
            return [say("tysiac-hand-seen", cards=self.hand(event.cards), **who)]
        bid_itself = isinstance(first, Bid) and first.seat == event.seat
        return [] if bid_itself else [say("tysiac-hand-looked-at", **who)]

    def _gives(self, event: Given) -> str:
        say, giver = self.words.text, self.seats.who(event.seat)
        if event.receiver == self.seats.person:
            return say("tysiac-gives-you", card=self.words.card(event.card), **giver)
        receiver = self.seats.names[event.receiver]
        if event.card == HIDDEN:
            return say("tysiac-gives-hidden", receiver=receiver, **giver)
        return say("tysiac-gives", card=self.words.card(event.card), receiver=receiver, **giver)

    # --- What a deal brought -----------------------------------------------------------------------------------------

    def settled(self, observation: Observation, settlement: Settlement) -> list[str]:
        """The deal's result with its reasons; ``observation`` is one of its end."""
        if observation.phase == OVER_VOID:
            return [self.words.text("tysiac-settled-void", **self.seats.who(observation.dealer))]
        scores = scores_of(self.rules, observation)
        unreset = self._unreset(observation)
        told: list[str] = []
        for place in range(len(scores)):
            seat = (observation.auction.declarer + place) % len(scores)
            told.append(self._why(observation, seat, scores[seat]))
            raw = observation.before.totals[seat] + scores[seat]
            penalties = self._penalties(observation, seat, settlement.after)
            raw -= self.rules.penalty * self._paid(observation.before, settlement.after, seat)
            told += penalties
            told += self._barrel(observation, seat, scores[seat], raw, unreset.totals[seat], settlement)
            told += self._became_zero(observation, seat, unreset.totals[seat], settlement.after)
            told += self._lock(observation.before, seat, settlement)
        return told

    def _unreset(self, observation: Observation) -> Standing:
        """The standing after the deal if no total became 0: neither by a third fall nor by its figure (T39, T40)."""
        rules = self.rules._replace(third_fall_resets=0, dump_truck=DUMP_NO)
        auction, conceded = observation.auction, observation.phase == OVER_CONCEDED
        settled = settle_deal(
            rules,
            observation.before,
            observation.dealer,
            auction.declarer,
            auction.contract,
            conceded,
            (0,) * len(observation.points) if conceded else observation.points,
            observation.takers,
            auction.blind == 1,
            auction.talon,
        )
        return settled.after

    def _why(self, observation: Observation, seat: int, score: int) -> str:
        """What a seat scores, and why."""
        say, who, rules = self.words.text, self.seats.who(seat), self.rules
        auction, before, points = observation.auction, observation.before, observation.points[seat]
        conceded, contract = observation.phase == OVER_CONCEDED, auction.contract
        if seat == auction.declarer:
            if conceded:
                key = "tysiac-scored-conceded-costs" if score else "tysiac-scored-conceded"
                return say(key, concession=concession_name(rules), points=-score, **who)
            if score == 0:
                return say("tysiac-scored-small-on-barrel", points=points, contract=contract, **who)
            done = "made" if score > 0 else "failed"
            doubled = "-doubled" if abs(score) != contract else ""
            return say(f"tysiac-scored-{done}{doubled}", points=points, contract=contract, score=abs(score), **who)
        if gains_as_declarer_only(rules, before, seat):
            locked = rules.endgame == ENDGAME_LOCK
            return say("tysiac-scored-nothing-locked" if locked else "tysiac-scored-nothing-on-barrel", **who)
        if self._sits_out(observation, seat):
            return self._why_sitting(observation, seat, score)
        if conceded:
            return say("tysiac-scored-award" if score else "tysiac-scored-no-award", score=score, **who)
        near = int(rounded(rules, points))
        if is_golden(rules, before):
            return say("tysiac-scored-doubled", points=points, rounded=near, score=score, **who)
        return say(
            "tysiac-scored-rounded" if near != points else "tysiac-scored-defender", points=points, score=score, **who
        )

    def _sits_out(self, observation: Observation, seat: int) -> bool:
        return bool(sits_out(self.rules.players, observation.dealer, seat))

    def _why_sitting(self, observation: Observation, seat: int, score: int) -> str:
        """What a seat scores that sits out: for the talon, and its share of a concession (T22, T42)."""
        say, who, bonus = self.words.text, self.seats.who(seat), int(talon_bonus(self.rules, observation.auction.talon))
        if not score:
            return say("tysiac-scored-sits-out", **who)
        if not bonus:
            return say("tysiac-scored-award", score=score, **who)
        if score == bonus:
            return say("tysiac-scored-sitter", score=score, **who)
        return say("tysiac-scored-sitter-both", bonus=bonus, award=score - bonus, score=score, **who)

    @staticmethod
    def _paid(before: Standing, after: Standing, seat: int) -> int:
        """How many penalties for offences a seat pays: a count that is paid for begins again."""
        counts = ("concessions", "empty_hands")
        return sum(getattr(after, name)[seat] < getattr(before, name)[seat] for name in counts)

    def _penalties(self, observation: Observation, seat: int, after: Standing) -> list[str]:
        """The offences that are counted, and those that cost (T23, T24)."""
        say, who, rules, before = self.words.text, self.seats.who(seat), self.rules, observation.before
        told = []
        for name in ("concessions", "empty_hands"):
            was, now = getattr(before, name)[seat], getattr(after, name)[seat]
            if now < was:
                told.append(say(f"tysiac-penalty-{name}", penalty=rules.penalty, **who))
            elif now > was and self.tells_marks:
                told.append(self._counted(name, now, seat))
        return told

    def _counted(self, name: str, count: int, seat: int) -> str:
        """An offence that costs nothing yet."""
        say, who, rules = self.words.text, self.seats.who(seat), self.rules
        if name == "concessions" and rules.concession != CONCESSION_AWARD:
            further = "tysiac-counted-bomb-home" if rules.concession == CONCESSION_BOMB_HOME else "tysiac-counted-bomb"
            award = int(concession_award(rules, rules.bid_opening, 1))
            return say(further, award=award, others=rules.players - 1, **who)
        if name == "empty_hands" and rules.empty_hand == EMPTY_TRICKS:
            return say("tysiac-counted-no-trick", count=count, free=rules.offences_free, **who)
        return say(f"tysiac-counted-{name}", count=count, free=rules.offences_free, **who)

    def _barrel(
        self, observation: Observation, seat: int, score: int, raw: int, total: int, settlement: Settlement
    ) -> list[str]:
        """What the barrel changed (T25 to T31).

        ``raw``: the total by score and penalties alone; ``total``: before it may become 0.
        """
        say, who, rules, before = self.words.text, self.seats.who(seat), self.rules, observation.before
        after, was_on = settlement.after, on_barrel(rules, before, seat)
        if was_on and score == 0 and total == barrel(rules):
            left = rules.barrel_deals_max - after.barrel_deals[seat]
            return [say("tysiac-barrel-stays", left=left, total=total, **who)]
        uses_deal = observation.phase != OVER_CONCEDED or rules.conceded_deal_uses_barrel
        uses_deal = uses_deal and not self._sits_out(observation, seat)
        if was_on and score == 0 and uses_deal and before.barrel_deals[seat] == rules.barrel_deals_max - 1:
            return [say("tysiac-barrel-three-deals", penalty=rules.penalty, total=total, **who)]
        if was_on and score < 0:
            return [say("tysiac-barrel-left", total=total, **who)]
        if on_barrel(rules, before._replace(totals=(total,) * rules.players), seat):
            told = []
            if raw >= rules.target:
                told.append(say("tysiac-barrel-required", reached=raw, total=total, **who))
            elif raw > total:
                told.append(say("tysiac-barrel-stops", total=total, lost=raw - total, **who))
            return [*told, say("tysiac-barrel-mounts", total=total, deals=rules.barrel_deals_max, **who)]
        return [say("tysiac-barrel-thrown", penalty=rules.penalty, total=total, **who)] if total != raw else []

    def _became_zero(self, observation: Observation, seat: int, unreset: int, after: Standing) -> list[str]:
        """The fall from the barrel, and the total that became 0 (T39, T40); ``unreset``: what it would be else."""
        say, who, rules, before = self.words.text, self.seats.who(seat), self.rules, observation.before
        was, falls = before.barrel_falls[seat], after.barrel_falls[seat]
        if falls < was:
            return [say("tysiac-fall-last", count=rules.barrel_falls_max, **who)]
        told = []
        if falls > was and self.tells_marks:
            told.append(say("tysiac-fall", count=falls, most=rules.barrel_falls_max, **who))
        if after.totals[seat] != unreset:
            told.append(say("tysiac-dumped", total=unreset, **who))
        return told

    def _lock(self, before: Standing, seat: int, settlement: Settlement) -> list[str]:
        """That a total is locked from now on, or no longer (T38)."""
        if self.rules.endgame != ENDGAME_LOCK or settlement.winner != NOBODY or not self.tells_marks:
            return []
        was = gains_as_declarer_only(self.rules, before, seat)
        now = gains_as_declarer_only(self.rules, settlement.after, seat)
        if was == now:
            return []
        return [self.words.text("tysiac-locked" if now else "tysiac-unlocked", **self.seats.who(seat))]

    # --- What is counted ---------------------------------------------------------------------------------------------

    def standing(self, before: Standing) -> list[str]:
        """Each seat's total and what else is counted, and the golden deals that are left."""
        told = super().standing(before)
        if is_golden(self.rules, before):
            told.append(self.words.text("tysiac-standing-golden", left=self.rules.players - before.golden_deals))
        return told

    def marks(self, before: Standing, seat: int) -> list[str]:
        """The deals left on the barrel, the falls from it, a lock, and the offences."""
        say, who, rules = self.words.text, self.seats.who(seat), self.rules
        told = []
        if on_barrel(rules, before, seat):
            told.append(say("tysiac-standing-barrel", left=rules.barrel_deals_max - before.barrel_deals[seat], **who))
        if rules.endgame == ENDGAME_LOCK and gains_as_declarer_only(rules, before, seat):
            told.append(say("tysiac-standing-locked", **who))
        if before.barrel_falls[seat]:
            told.append(
                say("tysiac-standing-falls", count=before.barrel_falls[seat], most=rules.barrel_falls_max, **who)
            )
        return told + self._offences(before, seat)

    def _offences(self, before: Standing, seat: int) -> list[str]:
        say, who, rules = self.words.text, self.seats.who(seat), self.rules
        concessions, empty = before.concessions[seat], before.empty_hands[seat]
        if not concessions and not empty:
            return []
        if rules.concession == CONCESSION_AWARD and rules.empty_hand != EMPTY_NO:
            counts = {"concessions": concessions, "empty": empty}
            return [say("tysiac-standing-counters", free=rules.offences_free, **counts, **who)]
        told = []
        if concessions:
            free = concessions_free(rules)
            told.append(say("tysiac-standing-concessions", concessions=concessions, free=free, **who))
        if empty:
            told.append(say("tysiac-standing-empty", empty=empty, free=rules.offences_free, **who))
        return told


def _doubled(event: AuctionWon | TalonShown, first: Event) -> str:
    """Which sentence tells of the declarer: the deal is golden, was bid blind, or counts once."""
    if not event.fixed:
        return ""
    return "-golden" if isinstance(first, TalonDealt) else "-blind"


def scores_of(rules: Rules, observation: Observation) -> Numbers:
    """The score of each seat from a deal that is over, before penalties; ``observation`` is one of its end."""
    auction, conceded = observation.auction, observation.phase == OVER_CONCEDED
    points = (0,) * len(observation.points) if conceded else observation.points
    blind, declarer = auction.blind == 1, auction.declarer
    return deal_scores(
        rules,
        observation.before,
        observation.dealer,
        declarer,
        auction.contract,
        conceded,
        points,
        blind,
        auction.talon,
    )


def concessions_free(rules: Rules) -> int:
    """How many of a player's concessions cost nothing (T22, T23): of bombs the first one, of write-offs none."""
    if rules.concession == CONCESSION_AWARD:
        return rules.offences_free
    return 0 if rules.concession == CONCESSION_WRITE_OFF else 1
