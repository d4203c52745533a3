"""What happens at a table of Schnapsen, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chiliad.cards import HIDDEN
from chiliad.game import NOBODY, Event, Settlement
from chiliad.i18n.words import by_suit
from chiliad.presentation.faces import Narrator
from chiliad_schnapsen.events import (
    Closed,
    Drew,
    Exchanged,
    HandDealt,
    Married,
    Played,
    TookTurnUp,
    TrickTaken,
    TurnedUp,
)
from chiliad_schnapsen.options import Rules
from chiliad_schnapsen.scoring import FAILED_MIN
from chiliad_schnapsen.state import CARD_TEXT, CARDS, GOAL, RANKS, Standing

RANKS_DOWN = RANKS[::-1]


def cards_of(mask: int) -> list[str]:
    """Return the cards of a mask as text, by suit, each from high to low."""
    cards = [CARD_TEXT[card] for card in range(CARDS) if mask >> card & 1]
    return [card for group in by_suit(cards, RANKS_DOWN) for card in group]


class Narration(Narrator[Rules, Standing]):
    """Says the events of a deal, and what a deal brought, for one seat (or for somebody who sees all)."""

    def hand(self, cards: Iterable[str]) -> str:
        """Return a hand, by suit, each from high to low."""
        return self.words.groups(self.words.cards(group) for group in by_suit(cards, RANKS_DOWN))

    def events(self, events: tuple[Event, ...]) -> list[str]:
        """Return the sentences for one entry of the log."""
        return [sentence for event in events if (sentence := self._event(event))]

    def _event(self, event: Event) -> str:
        say, card, who = self.words.text, self.words.card, self.seats.who_in(event)
        match event:
            case HandDealt():
                return "" if HIDDEN in event.cards else say("dealt", cards=self.hand(event.cards), **who)
            case TurnedUp():
                return say("schnapsen-turned-up", card=card(event.card), suit=event.card[1])
            case Drew():
                if event.card == HIDDEN:
                    return say("schnapsen-draws-hidden", **who)
                return say("schnapsen-draws", card=card(event.card), **who)
            case TookTurnUp():
                return say("schnapsen-takes-turn-up", card=card(event.card), **who)
            case Played():
                return say("schnapsen-leads" if event.leads else "schnapsen-plays", card=card(event.card), **who)
            case Married():
                return say("schnapsen-marries", card=card(event.card), points=event.points, **who)
            case Exchanged():
                return say("schnapsen-exchanges", jack=card(event.jack), card=card(event.card), **who)
            case Closed():
                return say("schnapsen-closes", stake=event.stake, **who)
            case TrickTaken():
                return say("schnapsen-trick", points=event.points, made=event.made, **who)
            case _:
                raise ValueError(event)

    def is_essential(self, events: tuple[Event, ...]) -> bool:
        """Return whether one cannot play on without having heard of it: all but a card that the other player draws."""
        return not (isinstance(events[0], Drew) and len(events) == 1 and events[0].seat != self.seats.person)

    def settled(self, observation: Any, settlement: Settlement) -> list[str]:
        """Return the deal's result with its reasons; ``observation`` is one of its end."""
        say = self.words.text
        winner = 0 if settlement.scores[0] else 1
        loser, who, score = 1 - winner, self.seats.who(winner), settlement.scores[winner]
        if settlement.points[winner] >= GOAL:
            told = [say("schnapsen-won-goal", points=settlement.points[winner], goal=GOAL, **who)]
        elif observation.closer == loser:
            told = [say("schnapsen-won-closing-failed", goal=GOAL, **self.seats.who(loser))]
        else:
            told = [say("schnapsen-won-last-trick", goal=GOAL, **who)]
        if observation.closer == NOBODY:
            why = say("schnapsen-why-loser", points=settlement.points[loser], tricks=observation.tricks[loser])
        elif observation.closer == winner:
            why = say("schnapsen-why-closing", stake=observation.stake)
        else:
            why = say("schnapsen-why-failed", stake=max(FAILED_MIN, observation.stake))
        return [*told, why, say("schnapsen-scores", score=score, **who)]
