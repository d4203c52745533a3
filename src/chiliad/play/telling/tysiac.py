"""What happens at a table of Tysiac, in words."""

from __future__ import annotations

from typing import Any

from chiliad.cards import HIDDEN, read_cards, sort_key
from chiliad.game import Settlement
from chiliad.games.tysiac.rules import beats
from chiliad.games.tysiac.scoring import barrel, concession_award, deal_scores
from chiliad.games.tysiac.state import (
    AUCTION,
    CARD_NUMBER,
    CARD_TEXT,
    CARDS,
    GIVE,
    OVER_CONCEDED,
    OVER_PLAYED,
    SEATS,
    card_points,
)
from chiliad.play.telling.following import Event
from chiliad.play.telling.words import Seats, Words, by_suit

RANKS_DOWN = "ATKQJ9"


def cards_of(mask: int) -> list[str]:
    """The cards of a mask as text."""
    return [CARD_TEXT[card] for card in range(CARDS) if mask >> card & 1]


class TysiacTelling:
    """Tells lines of a deal, and what a deal brought, for one seat (or for somebody who sees all)."""

    def __init__(self, words: Words, seats: Seats, rules: Any) -> None:
        self.words, self.seats, self.rules = words, seats, rules

    # --- A deal ------------------------------------------------------------------------------------------------------

    def hand(self, cards: list[str]) -> str:
        """A hand, by suit, each from high to low."""
        return self.words.groups(self.words.cards(group) for group in by_suit(cards, RANKS_DOWN))

    def event(self, event: Event) -> list[str]:
        """The sentences for one line of the log."""
        words = event.line.split()
        if words[0] == "deal":
            return self._dealt(words)
        seat, verb = int(words[0]), words[1]
        say, who = self.words.text, self.seats.who(seat)
        if verb == "bid":
            return [say("tysiac-bids", points=int(words[2]), **who)]
        if verb == "pass":
            return [say("tysiac-passes", **who), *self._talon(event)]
        if verb == "concede":
            return [say("tysiac-concedes", contract=event.after.auction.contract, **who)]
        if verb == "give":
            return [self._gives(seat, int(words[2]), words[3])]
        if verb == "contract":
            raised = "yes" if event.after.auction.contract > event.before.auction.contract else "no"
            return [say("tysiac-contract", points=event.after.auction.contract, raised=raised, **who)]
        return self._plays(event, seat, verb, words[2])

    def concerns(self, event: Event) -> bool:
        """Whether one can't play on without having heard of it: a card for this seat, who is declarer and the talon,
        the contract, a concession, marriages, what is led, who takes the trick.
        """
        words = event.line.split()
        if words[1] == "give":
            return int(words[2]) == self.seats.person
        if words[1] == "pass":  # the last one: the talon is seen
            return bool(event.after.phase != AUCTION)
        if words[1] == "play":
            return bool(event.before.led < 0 or event.before.second >= 0)
        return words[1] != "bid"

    def _dealt(self, words: list[str]) -> list[str]:
        if HIDDEN in words[2]:
            return []
        cards = read_cards(words[2])
        if words[1] == "talon":
            return [self.words.text("tysiac-dealt-talon", cards=self.words.cards(cards))] if self._sees_all else []
        return [self.words.text("dealt", cards=self.hand(cards), **self.seats.who(int(words[1])))]

    @property
    def _sees_all(self) -> bool:
        return self.seats.person is None

    def _talon(self, event: Event) -> list[str]:
        """After the pass that ends the auction: who has won it, and the talon, shown to all (T9)."""
        if event.after.phase != GIVE or event.before.phase != AUCTION:
            return []
        auction = event.after.auction
        cards = self.words.cards(sorted(cards_of(auction.talon), key=sort_key))
        return [self.words.text("tysiac-talon", bid=auction.contract, cards=cards, **self.seats.who(auction.declarer))]

    def _gives(self, seat: int, receiver: int, card: str) -> str:
        say, giver = self.words.text, self.seats.who(seat)
        if receiver == self.seats.person:
            return say("tysiac-gives-you", card=self.words.card(card), **giver)
        if HIDDEN in card:
            return say("tysiac-gives-hidden", receiver=self.seats.names[receiver], **giver)
        return say("tysiac-gives", card=self.words.card(card), receiver=self.seats.names[receiver], **giver)

    def _plays(self, event: Event, seat: int, verb: str, card: str) -> list[str]:
        say, who = self.words.text, self.seats.who(seat)
        before, after = event.before, event.after
        said = self.words.card(card)
        if verb == "marry":
            points = after.points[seat] - before.points[seat]
            return [say("tysiac-marries", card=said, suit=card[1], points=points, **who)]
        told = [say("tysiac-leads" if before.led < 0 else "tysiac-plays", card=said, **who)]
        if before.second >= 0:
            told.append(self._trick(before, after, seat, CARD_NUMBER[card]))
        return told

    def _trick(self, before: Any, after: Any, seat: int, card: int) -> str:
        winner = trick_winner(before, seat, card)
        points = card_points(1 << before.led | 1 << before.second | 1 << card)
        return self.words.text(
            "tysiac-trick",
            points=points,
            made=after.points[winner],
            last="yes" if after.phase == OVER_PLAYED else "no",
            **self.seats.who(winner),
        )

    # --- What a deal brought -----------------------------------------------------------------------------------------

    def settled(self, view: Any, settlement: Settlement) -> list[str]:
        """The deal's result with its reasons; ``view`` is one of its end."""
        rules, before, after = self.rules, view.before, settlement.after
        declarer, contract = view.auction.declarer, view.auction.contract
        conceded = view.phase == OVER_CONCEDED
        points = (0, 0, 0) if conceded else view.points
        scores = deal_scores(rules, before, declarer, contract, conceded, points)
        told = []
        for seat in (declarer, (declarer + 1) % SEATS, (declarer + 2) % SEATS):
            told.append(self._why(view, seat, scores[seat], conceded))
            told += self._penalties(view, seat, scores[seat], after)
        return told

    def _why(self, view: Any, seat: int, score: int, conceded: bool) -> str:
        say, who = self.words.text, self.seats.who(seat)
        contract, points = view.auction.contract, view.points[seat]
        on_barrel = view.before.totals[seat] == barrel(self.rules)
        if seat == view.auction.declarer:
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

    def _penalties(self, view: Any, seat: int, score: int, after: Any) -> list[str]:
        """What else changed a seat's total: penalties, and the barrel (T22 to T30)."""
        say, who, rules, before = self.words.text, self.seats.who(seat), self.rules, view.before
        told, raw = [], before.totals[seat] + score
        for name in ("concessions", "empty_hands"):
            was, now = getattr(before, name)[seat], getattr(after, name)[seat]
            if now > was:
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


def trick_winner(before: Any, seat: int, card: int) -> int:
    """Who takes the trick that ``card`` of ``seat`` completes; ``before`` is a view (or state) before it."""
    leader, best, winner = (seat + 1) % SEATS, before.led, (seat + 1) % SEATS
    if beats(before.second, best, before.trump):
        best, winner = before.second, (leader + 1) % SEATS
    return seat if beats(card, best, before.trump) else winner
