"""What happens at a table of Tysiac, in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from chiliad.cards import HIDDEN
from chiliad.game import Event, Settlement
from chiliad.games.tysiac.events import (
    Bid,
    Conceded,
    ContractNamed,
    Given,
    HandDealt,
    Married,
    Passed,
    Played,
    TalonDealt,
    TalonShown,
    TrickTaken,
)
from chiliad.games.tysiac.observation import Observation
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.scoring import barrel, concession_award, deal_scores
from chiliad.games.tysiac.state import CARD_TEXT, CARDS, OVER_CONCEDED, SEATS, Standing
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
        return [sentence for event in events for sentence in self._event(event)]

    def _event(self, event: Event) -> list[str]:
        say, card, who = self.words.text, self.words.card, self.seats.who_in(event)
        match event:
            case HandDealt():
                return [] if HIDDEN in event.cards else [say("dealt", cards=self.hand(event.cards), **who)]
            case TalonDealt():
                hidden = HIDDEN in event.cards
                return [] if hidden else [say("tysiac-dealt-talon", cards=self.words.cards(event.cards))]
            case Bid():
                return [say("tysiac-bids", points=event.points, **who)]
            case Passed():
                return [say("tysiac-passes", **who)]
            case TalonShown():
                return [say("tysiac-talon", bid=event.points, cards=self.words.cards(event.cards), **who)]
            case Conceded():
                return [say("tysiac-concedes", contract=event.contract, **who)]
            case Given():
                return [self._gives(event)]
            case ContractNamed():
                return [say("tysiac-contract", points=event.points, raised="yes" if event.raised else "no", **who)]
            case Married():
                said, suit = card(event.card), event.card[1]
                return [say("tysiac-marries", card=said, suit=suit, points=event.points, **who)]
            case Played():
                return [say("tysiac-leads" if event.leads else "tysiac-plays", card=card(event.card), **who)]
            case TrickTaken():
                last = "yes" if event.last else "no"
                return [say("tysiac-trick", points=event.points, made=event.made, last=last, **who)]
            case _:
                raise ValueError(event)

    def is_essential(self, events: tuple[Event, ...]) -> bool:
        """Whether one can't play on without having heard of it: a card for this seat, who is declarer and the talon,
        the contract, a concession, marriages, what is led, who takes the trick.
        """
        match events[0]:
            case Given() as gift:
                return gift.receiver == self.seats.person
            case Played() as played:
                return played.leads or len(events) > 1
            case Passed():
                return len(events) > 1
            case done:
                return not isinstance(done, Bid)

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
        rules, before, after = self.rules, observation.before, settlement.after
        declarer, contract = observation.auction.declarer, observation.auction.contract
        conceded = observation.phase == OVER_CONCEDED
        points = (0, 0, 0) if conceded else observation.points
        scores = deal_scores(rules, before, declarer, contract, conceded, points)
        told = []
        for seat in (declarer, (declarer + 1) % SEATS, (declarer + 2) % SEATS):
            told.append(self._why(observation, seat, scores[seat], conceded))
            told += self._penalties(observation, seat, scores[seat], after)
        return told

    def _why(self, observation: Observation, seat: int, score: int, conceded: bool) -> str:
        say, who = self.words.text, self.seats.who(seat)
        contract, points = observation.auction.contract, observation.points[seat]
        on_barrel = observation.before.totals[seat] == barrel(self.rules)
        if seat == observation.auction.declarer:
            if conceded:
                return say("tysiac-scored-conceded", **who)
            if score == 0:
                return say("tysiac-scored-small-on-barrel", points=points, contract=contract, **who)
            done = "tysiac-scored-made" if score > 0 else "tysiac-scored-failed"
            return say(done, points=points, contract=contract, **who)
        if on_barrel:
            return say("tysiac-scored-nothing-on-barrel", **who)
        if conceded:
            return say("tysiac-scored-award", score=concession_award(self.rules, contract), **who)
        rounded = "tysiac-scored-rounded" if points != score else "tysiac-scored-defender"
        return say(rounded, points=points, score=score, **who)

    def _penalties(self, observation: Observation, seat: int, score: int, after: Standing) -> list[str]:
        """What else changed a seat's total: penalties, and the barrel (T22 to T30)."""
        say, who, rules, before = self.words.text, self.seats.who(seat), self.rules, observation.before
        told, raw = [], before.totals[seat] + score
        for name in ("concessions", "empty_hands"):
            was, now = getattr(before, name)[seat], getattr(after, name)[seat]
            if now > was and self.tells_marks:
                told.append(say(f"tysiac-counted-{name}", count=now, free=rules.offences_free, **who))
            elif now < was:
                raw -= rules.penalty
                told.append(say(f"tysiac-penalty-{name}", penalty=rules.penalty, **who))
        on_barrel, total = before.totals[seat] == barrel(rules), after.totals[seat]
        if on_barrel and score == 0 and total == barrel(rules):
            left = rules.barrel_deals_max - after.barrel_deals[seat]
            told.append(say("tysiac-barrel-stays", left=left, total=total, **who))
        elif on_barrel and score == 0 and before.barrel_deals[seat] == rules.barrel_deals_max - 1:
            told.append(say("tysiac-barrel-three-deals", penalty=rules.penalty, total=total, **who))
        elif on_barrel and score < 0:
            told.append(say("tysiac-barrel-left", total=total, **who))
        elif total == barrel(rules):
            if raw > total:
                told.append(say("tysiac-barrel-stops", total=total, lost=raw - total, **who))
            told.append(say("tysiac-barrel-mounts", total=total, deals=rules.barrel_deals_max, **who))
        elif total != raw:
            told.append(say("tysiac-barrel-thrown", penalty=rules.penalty, total=total, **who))
        return told

    # --- What is counted ---------------------------------------------------------------------------------------------

    def marks(self, before: Standing, seat: int) -> list[str]:
        """The deals left on the barrel, and the offences."""
        say, who, rules = self.words.text, self.seats.who(seat), self.rules
        told = []
        if before.totals[seat] == barrel(rules):
            told.append(say("tysiac-standing-barrel", left=rules.barrel_deals_max - before.barrel_deals[seat], **who))
        if before.concessions[seat] or before.empty_hands[seat]:
            counts = {"concessions": before.concessions[seat], "empty": before.empty_hands[seat]}
            told.append(say("tysiac-standing-counters", free=rules.offences_free, **counts, **who))
        return told
