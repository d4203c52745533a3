"""Actions of Schnapsen as text, one line an action.

deal 0 <5>   deal 1 <5>   deal up Kd   0 draw 9s
0 play Ah    0 marry Kh   0 exchange   0 close
"""

from __future__ import annotations

from chiliad.cards import read_cards, write_cards
from chiliad.errors import Illegal, Unreadable
from chiliad.game import Event, contains
from chiliad_schnapsen.events import Closed, Drew, Exchanged, HandDealt, Married, Played, TurnedUp
from chiliad_schnapsen.legality import explain
from chiliad_schnapsen.options import Rules
from chiliad_schnapsen.rules import actor, apply, legal
from chiliad_schnapsen.state import (
    CARD_NUMBER,
    CARD_TEXT,
    CLOSE,
    DEAL,
    EXCHANGE,
    HAND_CARDS,
    KIND_CHANCE,
    KIND_PLAY,
    KIND_TALON,
    SECOND,
    State,
)

_PLACES = ("0", "1", "up")
_CARD_VERBS = {"play": KIND_PLAY << 6, "marry": KIND_PLAY << 6 | SECOND, "draw": KIND_CHANCE << 6}
_TALON_VERBS = {"exchange": KIND_TALON << 6 | EXCHANGE, "close": KIND_TALON << 6 | CLOSE}


def action_text(rules: Rules, state: State, action: int) -> str:
    """Return one action as a line; a dealt card as ``deal 0 Ks``."""
    del rules
    kind, index = action >> 6, action & 63
    if kind == KIND_TALON:
        return f"{state.turn} {'close' if index == CLOSE else 'exchange'}"
    card = CARD_TEXT[index % SECOND]
    if kind == KIND_CHANCE and state.phase == DEAL:
        return f"deal {_PLACES[state.turn // HAND_CARDS]} {card}"
    if kind == KIND_CHANCE:
        return f"{state.turn} draw {card}"
    return f"{state.turn} {'marry' if index >= SECOND else 'play'} {card}"


def line(event: Event) -> str:
    """Return an event as a canonical line; raises ``ValueError`` for one that follows from another."""
    match event:
        case HandDealt():
            return f"deal {event.seat} {write_cards(event.cards)}"
        case TurnedUp():
            return f"deal up {event.card}"
        case Drew():
            return f"{event.seat} draw {event.card}"
        case Played():
            return f"{event.seat} play {event.card}"
        case Married():
            return f"{event.seat} marry {event.card}"
        case Exchanged():
            return f"{event.seat} exchange"
        case Closed():
            return f"{event.seat} close"
        case _:
            raise ValueError(event)


def read_line(rules: Rules, state: State, line: str) -> list[int]:
    """Return the actions that one line means in ``state``.

    Raises ``Unreadable`` (bad-action, bad-card, bad-seat, wrong-card-count) or ``Illegal`` (any of REASONS,
    not-your-turn, deal-done, deal-line-order).
    """
    words = line.split()
    text = " ".join(words)[:80]
    if not words or (words[0].lower() == "deal" and (len(words) != 3 or words[1].lower() not in _PLACES)):
        raise Unreadable("bad-action", text=text)
    if words[0].lower() == "deal":
        return _read_deal(rules, state, _PLACES.index(words[1].lower()), words[2])
    verb = words[1].lower() if len(words) > 1 else ""
    if (verb not in _CARD_VERBS or len(words) != 3) and (verb not in _TALON_VERBS or len(words) != 2):
        raise Unreadable("bad-action", text=text)
    action = _CARD_VERBS[verb] + _cards(words[2], 1)[0] if verb in _CARD_VERBS else _TALON_VERBS[verb]
    if words[0] not in ("0", "1"):
        raise Unreadable("bad-seat" if words[0].isdecimal() else "bad-action", text=text)
    seat = int(words[0])
    if state.turn != seat and (actor(state) >= 0 or verb == "draw") and state.turn in (0, 1):
        raise Illegal("not-your-turn", seat=seat, turn=state.turn)
    if not contains(legal(rules, state), action):
        raise explain(rules, state, action)
    return [action]


def _read_deal(rules: Rules, state: State, place: int, text: str) -> list[int]:
    actions: list[int] = []
    for card in _cards(text, 1 if place == 2 else HAND_CARDS):
        if state.phase != DEAL:
            raise Illegal("deal-done")
        if state.turn != place * HAND_CARDS + len(actions):
            raise Illegal("deal-line-order", expected=_PLACES[state.turn // HAND_CARDS])
        actions.append(KIND_CHANCE << 6 | card)
        if not contains(legal(rules, state), actions[-1]):
            raise explain(rules, state, actions[-1])
        state = apply(rules, state, actions[-1])
    return actions


def _cards(text: str, count: int) -> list[int]:
    """Return the numbers of so many cards run together."""
    cards = read_cards(text)
    if len(cards) != count:
        raise Unreadable("wrong-card-count", count=count, found=len(cards))
    for card in cards:
        if card not in CARD_NUMBER:
            raise Unreadable("bad-card", text=card)
    return [CARD_NUMBER[card] for card in cards]
