"""Actions of Tysiac as text, one line for each action, as ``docs/notation.md`` has them.

deal 0 <7>   deal 1 <7>   deal 2 <7>   deal talon <3>
0 bid 100    1 pass       0 concede    0 give 1 9s    0 contract 140    0 play Ah    0 marry Kh
0 redeal     0 blind      0 aces As
"""

from __future__ import annotations

import re

from chiliad.cards import read_cards, sort_key, write_cards
from chiliad.errors import Illegal, Unreadable
from chiliad.game import CHANCE, OVER, Event, contains
from chiliad.games.tysiac.events import (
    AcesDeclared,
    Bid,
    BidBlind,
    Conceded,
    ContractNamed,
    Given,
    HandDealt,
    Married,
    Passed,
    Played,
    Redealt,
    TalonDealt,
)
from chiliad.games.tysiac.legality import explain
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import CALL_STEP, FIRST_CALL, actor, apply, legal, legal_deal
from chiliad.games.tysiac.state import (
    ACES,
    BLIND,
    CARD_NUMBER,
    CARD_TEXT,
    CARDS,
    CONCEDE,
    DEAL,
    HAND_CARDS_DEALT,
    KIND_BID,
    KIND_CHANCE,
    KIND_CONTRACT,
    KIND_FIRST,
    KIND_GIVE,
    KIND_PLAY,
    PASS,
    REDEAL,
    SEATS,
    SECOND,
    TALON_CARDS,
    THIRD,
    State,
    after,
    card_played,
    suit_number,
)

_PLACES = ("0", "1", "2", "talon")
_NUMBER = re.compile(r"[0-9]{1,4}")  # no figure of the game has more digits
_CARDS_DOWN = sorted(range(CARDS), key=lambda card: sort_key(CARD_TEXT[card]))


def cards_to_come(rules: Rules, state: State) -> list[int]:
    """The actions of chance, one for each card not dealt yet (T4), from A down to 9, then s h d c."""
    del rules
    left = legal_deal(state)
    return [KIND_CHANCE << 6 | card for card in _CARDS_DOWN if left >> card & 1]


def action_text(rules: Rules, state: State, action: int) -> str:
    """One action as a line; a dealt card as ``deal 0 Ks``."""
    del rules
    return action_text_of(state.turn, action)


def action_text_of(seat: int, action: int) -> str:
    """The same, for who knows of a state whose turn it is: nothing else is read of it."""
    kind, index = action >> 6, action & 63
    if kind == KIND_CHANCE:
        return f"deal {_PLACES[seat // HAND_CARDS_DEALT]} {CARD_TEXT[index]}"
    if kind == KIND_FIRST:
        return f"{seat} {'redeal' if index == REDEAL else 'blind'}"
    if kind == KIND_BID and index in (PASS, CONCEDE):
        return f"{seat} pass" if index == PASS else f"{seat} concede"
    if kind in (KIND_BID, KIND_CONTRACT):
        return f"{seat} {'bid' if kind == KIND_BID else 'contract'} {FIRST_CALL + CALL_STEP * index}"
    if kind == KIND_GIVE:
        receiver = after(seat) if index < SECOND else after(after(seat))
        return f"{seat} give {receiver} {CARD_TEXT[index % SECOND]}"
    verb = "play" if index < SECOND else "marry" if index < THIRD else "aces"
    return f"{seat} {verb} {CARD_TEXT[card_played(index)]}"


def line(event: Event) -> str:
    """An event as a canonical line; raises ``ValueError`` for an event that follows from another and has no line."""
    match event:
        case HandDealt():
            return f"deal {event.seat} {write_cards(event.cards)}"
        case TalonDealt():
            return f"deal talon {write_cards(event.cards)}"
        case Redealt():
            return f"{event.seat} redeal"
        case BidBlind():
            return f"{event.seat} blind"
        case Bid():
            return f"{event.seat} bid {event.points}"
        case Passed():
            return f"{event.seat} pass"
        case Conceded():
            return f"{event.seat} concede"
        case Given():
            return f"{event.seat} give {event.receiver} {event.card}"
        case ContractNamed():
            return f"{event.seat} contract {event.points}"
        case Played():
            return f"{event.seat} play {event.card}"
        case Married():
            return f"{event.seat} marry {event.card}"
        case AcesDeclared():
            return f"{event.seat} aces {event.card}"
        case _:
            raise ValueError(event)


def read_line(rules: Rules, state: State, line: str) -> list[int]:
    """The actions that one line means in ``state``.

    Raises ``Unreadable`` (bad-action, bad-card, bad-number, bad-seat, wrong-card-count) or ``Illegal`` (any of
    REASONS, not-your-turn, deal-line-order).
    """
    words = line.split()
    if not words:
        raise Unreadable("bad-action", text=line)
    if words[0].lower() == "deal":
        return _read_deal(rules, state, words)
    action = _read_action(rules, state, words)
    if not contains(legal(rules, state), action):
        raise explain(rules, state, action)
    return [action]


def read_move(rules: Rules, state: State, seat: int, text: str) -> list[int]:
    """The actions that a move of ``seat`` means (a line without the seat); raises ``Unreadable`` or ``Illegal``."""
    return read_line(rules, state, f"{seat} {text}")


def _read_deal(rules: Rules, state: State, words: list[str]) -> list[int]:
    if len(words) != 3 or words[1].lower() not in _PLACES:
        raise Unreadable("bad-action", text=" ".join(words)[:80])
    place = _PLACES.index(words[1].lower())
    cards = [_card_number(text) for text in read_cards(words[2])]
    count = HAND_CARDS_DEALT if place < SEATS else TALON_CARDS
    if len(cards) != count:
        raise Unreadable("wrong-card-count", count=count, found=len(cards))
    if state.phase != DEAL:
        raise Illegal("deal-done")
    if state.turn != place * HAND_CARDS_DEALT:
        raise Illegal("deal-line-order", expected=_PLACES[state.turn // HAND_CARDS_DEALT])
    actions = []
    for card in cards:
        action = KIND_CHANCE << 6 | card
        if not contains(legal(rules, state), action):
            raise explain(rules, state, action)
        actions.append(action)
        state = apply(rules, state, action)
    return actions


_ARGUMENTS = {
    **dict.fromkeys(("pass", "concede", "redeal", "blind"), 0),
    **dict.fromkeys(("bid", "contract", "play", "marry", "aces"), 1),
    "give": 2,
}


def verbs_off(rules: Rules) -> set[str]:
    """The words of actions that these options switch off: such a line is no action."""
    on = {"redeal": rules.redeal_four_nines, "blind": rules.blind_bid, "aces": rules.ace_marriage}
    return {verb for verb, given in on.items() if not given}


def _read_action(rules: Rules, state: State, words: list[str]) -> int:
    """The action of a line that begins with a seat, whether legal or not."""
    text = " ".join(words)[:80]
    if words[0] not in _PLACES[:SEATS]:
        raise Unreadable("bad-seat" if _NUMBER.fullmatch(words[0]) else "bad-action", text=text)
    seat, verb, rest = int(words[0]), words[1].lower() if len(words) > 1 else "", words[2:]
    if _ARGUMENTS.get(verb) != len(rest) or verb in verbs_off(rules):
        raise Unreadable("bad-action", text=text)
    card = _single_card(rest[-1]) if verb in ("play", "marry", "aces", "give") else 0
    if verb == "aces" and not ACES >> card & 1:
        raise Unreadable("bad-card", text=rest[-1][:20])
    call = _call_index(rest[0]) if verb in ("bid", "contract") else 0
    _check_turn(state, seat)
    if verb in ("pass", "concede"):
        return KIND_BID << 6 | (PASS if verb == "pass" else CONCEDE)
    if verb in ("redeal", "blind"):
        return KIND_FIRST << 6 | (REDEAL if verb == "redeal" else BLIND)
    if verb in ("bid", "contract"):
        return (KIND_BID if verb == "bid" else KIND_CONTRACT) << 6 | call
    if verb == "aces":
        return KIND_PLAY << 6 | THIRD + suit_number(card)
    if verb in ("play", "marry"):
        return KIND_PLAY << 6 | card + (SECOND if verb == "marry" else 0)
    if rest[0] not in _PLACES[:SEATS] or int(rest[0]) == seat:
        raise Unreadable("bad-seat", text=text)
    return KIND_GIVE << 6 | card + (0 if int(rest[0]) == after(seat) else SECOND)


def _check_turn(state: State, seat: int) -> None:
    turn = actor(state)
    if turn == CHANCE:
        raise Illegal("not-dealt-yet", seat=seat)
    if turn == OVER:
        raise Illegal("deal-over", seat=seat)
    if turn != seat:
        raise Illegal("not-your-turn", seat=seat, turn=turn)


def _card_number(text: str) -> int:
    if text not in CARD_NUMBER:
        raise Unreadable("bad-card", text=text)
    return CARD_NUMBER[text]


def _single_card(text: str) -> int:
    cards = read_cards(text)
    if len(cards) != 1:
        raise Unreadable("wrong-card-count", count=1, found=len(cards))
    return _card_number(cards[0])


def _call_index(text: str) -> int:
    """The index of a bid or contract; a number that no deal allows has none."""
    if not _NUMBER.fullmatch(text):
        raise Unreadable("bad-number", text=text[:20])
    points = int(text)
    if points % CALL_STEP or not FIRST_CALL <= points < FIRST_CALL + CALL_STEP * PASS:
        raise Unreadable("bad-call", number=points)
    return (points - FIRST_CALL) // CALL_STEP
