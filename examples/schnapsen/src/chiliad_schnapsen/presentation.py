"""The table of Schnapsen as one viewer sees it."""

from __future__ import annotations

from typing import Any

from chiliad.game import NOBODY, Event, Seen, Settlement
from chiliad.presentation import faces
from chiliad.presentation.desk import Card, Desk, HeldCard, Move, Settled, Suit, suit_of
from chiliad.presentation.said import move
from chiliad_schnapsen.events import Drew, Exchanged, HandDealt, Married, Played, TookTurnUp
from chiliad_schnapsen.legality import explain
from chiliad_schnapsen.narration import RANKS_DOWN, cards_of
from chiliad_schnapsen.observation import Observation
from chiliad_schnapsen.options import Rules
from chiliad_schnapsen.rules import is_strict
from chiliad_schnapsen.state import (
    CARD_NUMBER,
    CARD_TEXT,
    CLOSE,
    EXCHANGE,
    KIND_PLAY,
    KIND_TALON,
    PLAY,
    SEATS,
    SECOND,
    SUITS,
    Standing,
    card_points,
    counted,
    marriage_points,
)

PHASES = ("deal", "play", "draw", "over")


class SchnapsenDesk(Desk, frozen=True, kw_only=True, tag="schnapsen"):
    """A table of Schnapsen.

    ``talon`` counts its cards, ``turned_up`` among them; ``led``: the card led to the trick under way; ``points`` and
    ``tricks`` by seat, points without those of a marriage that do not count yet.
    """

    phase: str
    trump: Suit | None
    turned_up: Card | None
    talon: int
    closer: int | None
    led: Card | None
    points: list[int]
    tricks: list[int]


class Presenter(faces.Presenter[Rules, Observation]):
    """Follows a deal's events for one viewer and shows the table after them."""

    def note(self, event: Event) -> None:
        """Take in an event that moves cards to a hand or out of it."""
        match event:
            case HandDealt():
                self._hands.comes(event.seat, event.cards)
            case Drew() | TookTurnUp():
                self._hands.comes(event.seat, [event.card])
            case Exchanged():
                self._hands.goes(event.seat, [event.jack])
                self._hands.comes(event.seat, [event.card])
            case Played() | Married():
                self._hands.goes(event.seat, [event.card])

    @staticmethod
    def turn(observation: Any) -> int | None:
        """Return the seat that must act, None when it is nobody's turn."""
        return int(observation.turn) if observation.phase == PLAY else None

    @staticmethod
    def ends_turn(seen: Seen) -> bool:
        """Return whether a card was played: the winner of a trick leads in another turn."""
        return isinstance(seen.events[0], Played | Married)

    def shown(self, observation: Any, state: Any, before: Standing, settled: Settled | None) -> SchnapsenDesk:
        """Return the desk; ``state`` is asked only why the viewer's own cards cannot be played."""
        del before
        turn = self.turn(observation)
        mine = turn is not None and turn == self._person
        hands = [sorted(self._hands.cards(seat), key=_place) for seat in range(SEATS)]
        return SchnapsenDesk(
            phase=PHASES[observation.phase],
            seat=self._person,
            turn=turn,
            hand=self._hand(observation, state, mine),
            held=list(observation.counts),
            prompt=self._prompt(observation) if mine else None,
            moves=self._moves(observation) if mine else [],
            table=self._table(observation),
            shown=hands if self.seat is None else None,
            settled=settled,
            trump=suit_of(SUITS[observation.trump]) if observation.trump >= 0 else None,
            turned_up=CARD_TEXT[observation.turned_up] if observation.turned_up >= 0 else None,
            talon=observation.talon,
            closer=None if observation.closer == NOBODY else observation.closer,
            led=CARD_TEXT[observation.led] if observation.led >= 0 else None,
            points=[counted(observation.points[seat], observation.tricks[seat]) for seat in range(SEATS)],
            tricks=list(observation.tricks),
        )

    def headline(self, observation: Any, settlement: Settlement) -> str:
        """Return what the deal has brought its winner, in a few words."""
        del observation
        winner = 0 if settlement.scores[0] else 1
        return self.said.text("schnapsen-headline", score=settlement.scores[winner], **self.seats.who(winner))

    def _hand(self, observation: Any, state: Any, mine: bool) -> list[HeldCard]:
        def can(card: str) -> list[str]:
            number = CARD_NUMBER[card]
            return [
                verb for verb, place in (("play", 0), ("marry", SECOND)) if observation.legal[0] >> number + place & 1
            ]

        def why(card: str) -> str:
            return self.said.why(explain(self.rules, state, KIND_PLAY << 6 | CARD_NUMBER[card]))

        points = {card: card_points(1 << CARD_NUMBER[card]) for card in cards_of(observation.hand)}
        return self._held(points, points.__getitem__, can, why if mine else None)

    def _prompt(self, observation: Any) -> str:
        """Return the question for the viewer's decision."""
        if observation.led < 0:
            return self.said.text("schnapsen-ask-lead", talon="yes" if observation.legal[KIND_TALON] else "no")
        card = self.said.card(CARD_TEXT[observation.led])
        return self.said.text(
            "schnapsen-ask-answer",
            card=card,
            strict="yes" if is_strict(observation.closer, observation.talon) else "no",
        )

    def _moves(self, observation: Any) -> list[Move]:
        """Return what may be done, cards in the order of the hand."""
        say, found = self.said.text, []
        for card in cards_of(observation.hand):
            number, said = CARD_NUMBER[card], self.said.card(card)
            if observation.legal[KIND_PLAY] >> number & 1:
                found.append(move(f"play {card}", say("schnapsen-do-play", card=said), [card]))
            if observation.legal[KIND_PLAY] >> SECOND + number & 1:
                points = marriage_points(number // 5, observation.trump)
                found.append(move(f"marry {card}", say("schnapsen-do-marry", card=said, points=points), [card]))
        if observation.legal[KIND_TALON] >> EXCHANGE & 1:
            turned_up = self.said.card(CARD_TEXT[observation.turned_up])
            found.append(move("exchange", say("schnapsen-do-exchange", card=turned_up), []))
        if observation.legal[KIND_TALON] >> CLOSE & 1:
            found.append(move("close", say("schnapsen-do-close"), []))
        return found

    def _table(self, observation: Any) -> list[str]:
        """Return what both players may look at on the table, in sentences."""
        say, told = self.said.text, []
        if observation.trump >= 0:
            told.append(say("schnapsen-table-trump", suit=SUITS[observation.trump]))
        if observation.turned_up >= 0:
            card = self.said.card(CARD_TEXT[observation.turned_up])
            closed = "no" if observation.closer == NOBODY else "yes"
            told.append(say("schnapsen-table-talon", card=card, count=observation.talon, closed=closed))
        if observation.closer != NOBODY:
            told.append(say("schnapsen-table-closer", stake=observation.stake, **self.seats.who(observation.closer)))
        if observation.led >= 0:
            card = self.said.card(CARD_TEXT[observation.led])
            told.append(say("schnapsen-table-led", card=card, **self.seats.who(observation.leader)))
        for seat in range(SEATS):
            who = self.seats.who(seat)
            waits = "yes" if observation.points[seat] and not observation.tricks[seat] else "no"
            told.append(say("schnapsen-table-points", points=observation.points[seat], waits=waits, **who))
        return told


def _place(card: str) -> tuple[int, int]:
    return "shcd".index(card[1]), RANKS_DOWN.index(card[0])


def begins(state: Any) -> bool:
    """Return whether a trick begins: a place to jump to in a replay."""
    return bool(state.phase == PLAY and state.led < 0)


DESK = SchnapsenDesk
