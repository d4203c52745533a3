"""Actions of Tysiac as text, one line for each action, as ``docs/notation.md`` has them.

deal 0 <7>   deal 1 <7>   deal 2 <7>   deal talon <3>      two players: deal 0 <10>, deal talon 1 <2>
0 bid 100    1 pass       0 concede    0 give 1 9s    0 contract 140    0 play Ah    0 marry Kh
0 redeal     0 blind      0 aces As    0 take 1      0 discard 9s
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
    LaidAway,
    Married,
    Passed,
    Played,
    Redealt,
    TalonDealt,
    TalonTaken,
    place_dealt,
)
from chiliad.games.tysiac.legality import explain
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import actor, apply, legal, legal_deal
from chiliad.games.tysiac.state import (
    ACES,
    BLIND,
    CARD_NUMBER,
    CARD_TEXT,
    CARDS,
    CONCEDE,
    DEAL,
    KIND_BID,
    KIND_CHANCE,
    KIND_CONTRACT,
    KIND_GIVE,
    KIND_OPTION,
    KIND_PLAY,
    LAY_AWAY,
    PASS,
    REDEAL,
    SECOND,
    TAKE,
    TAKE_FIRST,
    TAKE_SECOND,
    TALON_CARDS,
    THIRD,
    TWO_TALON_CARDS,
    State,
    card_played,
    hand_cards,
    next_of,
    next_seat,
    players_of_deal,
    seat_dealt,
    suit_number,
)
from chiliad.games.tysiac.talon import CALL_STEP, FIRST_CALL

_SEATS = ("0", "1", "2", "3")
_TALON = "talon"
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
    return action_text_of(len(state.before.totals), state.dealer, state.turn, action)


def action_text_of(players: int, dealer: int, seat: int, action: int) -> str:
    """The same, for who knows of a state whose turn it is: nothing else is read of it."""
    kind, index = action >> 6, action & 63
    if kind == KIND_CHANCE:
        return f"deal {deal_places(players, dealer)[place_dealt(players, seat)[0]]} {CARD_TEXT[index]}"
    if kind == KIND_OPTION and index >= LAY_AWAY:
        return f"{seat} discard {CARD_TEXT[index - LAY_AWAY]}"
    if kind == KIND_OPTION and index >= TAKE_FIRST:
        return f"{seat} take {index - TAKE_FIRST + 1}"
    if kind == KIND_OPTION:
        return f"{seat} {'redeal' if index == REDEAL else 'blind'}"
    if kind == KIND_BID and index in (PASS, CONCEDE):
        return f"{seat} pass" if index == PASS else f"{seat} concede"
    if kind in (KIND_BID, KIND_CONTRACT):
        return f"{seat} {'bid' if kind == KIND_BID else 'contract'} {FIRST_CALL + CALL_STEP * index}"
    if kind == KIND_GIVE:
        first = next_of(players, dealer, seat)
        receiver = first if index < SECOND else next_of(players, dealer, first)
        return f"{seat} give {receiver} {CARD_TEXT[index % SECOND]}"
    verb = "play" if index < SECOND else "marry" if index < THIRD else "aces"
    return f"{seat} {verb} {CARD_TEXT[card_played(index)]}"


def line(event: Event) -> str:
    """An event as a canonical line; raises ``ValueError`` for an event that follows from another and has no line."""
    match event:
        case HandDealt():
            return f"deal {event.seat} {write_cards(event.cards)}"
        case TalonDealt():
            number = f" {event.number}" if event.number else ""
            return f"deal talon{number} {write_cards(event.cards)}"
        case TalonTaken():
            return f"{event.seat} take {event.number}"
        case LaidAway():
            return f"{event.seat} discard {event.card}"
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


def deal_places(players: int, dealer: int) -> list[str]:
    """The words after ``deal`` of each line that deals cards, in their order."""
    hands = [_SEATS[seat_dealt(players, dealer, place)] for place in range(players_of_deal(players))]
    return [*hands, f"{_TALON} 1", f"{_TALON} 2"] if players == 2 else [*hands, _TALON]


def _read_deal(rules: Rules, state: State, words: list[str]) -> list[int]:
    players = len(state.hands)
    places = deal_places(players, state.dealer)
    where = " ".join(words[1:-1]).lower()
    if where not in places:
        raise Unreadable("bad-action", text=" ".join(words)[:80])
    place = places.index(where)
    cards = [_card_number(text) for text in read_cards(words[-1])]
    count = hand_cards(players) if where in _SEATS else TWO_TALON_CARDS if players == 2 else TALON_CARDS
    if len(cards) != count:
        raise Unreadable("wrong-card-count", count=count, found=len(cards))
    if state.phase != DEAL:
        raise Illegal("deal-done")
    if place_dealt(players, state.turn) != (place, state.turn):
        raise Illegal("deal-line-order", expected=places[place_dealt(players, state.turn)[0]])
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
    **dict.fromkeys(("bid", "contract", "play", "marry", "aces", "take", "discard"), 1),
    "give": 2,
}


def verbs_off(rules: Rules) -> set[str]:
    """The words of actions that these options switch off: such a line is no action."""
    two = rules.players == 2
    on = {
        "redeal": rules.redeal_four_nines,
        "blind": rules.blind_bid,
        "aces": rules.ace_marriage,
        "give": not two,
        "take": two,
        "discard": two,
    }
    return {verb for verb, given in on.items() if not given}


def _read_action(rules: Rules, state: State, words: list[str]) -> int:
    """The action of a line that begins with a seat, whether legal or not."""
    text = " ".join(words)[:80]
    players = len(state.hands)
    if words[0] not in _SEATS[:players]:
        raise Unreadable("bad-seat" if _NUMBER.fullmatch(words[0]) else "bad-action", text=text)
    seat, verb, rest = int(words[0]), words[1].lower() if len(words) > 1 else "", words[2:]
    if _ARGUMENTS.get(verb) != len(rest) or verb in verbs_off(rules):
        raise Unreadable("bad-action", text=text)
    card = _single_card(rest[-1]) if verb in ("play", "marry", "aces", "give", "discard") else 0
    if verb == "aces" and not ACES >> card & 1:
        raise Unreadable("bad-card", text=rest[-1][:20])
    call = _call_index(rest[0]) if verb in ("bid", "contract") else 0
    if verb == "take" and not _NUMBER.fullmatch(rest[0]):
        raise Unreadable("bad-number", text=rest[0][:20])
    _check_turn(state, seat)
    if verb in ("pass", "concede"):
        return KIND_BID << 6 | (PASS if verb == "pass" else CONCEDE)
    if verb in ("redeal", "blind"):
        return KIND_OPTION << 6 | (REDEAL if verb == "redeal" else BLIND)
    if verb in ("bid", "contract"):
        return (KIND_BID if verb == "bid" else KIND_CONTRACT) << 6 | call
    if verb == "aces":
        return KIND_PLAY << 6 | THIRD + suit_number(card)
    if verb in ("play", "marry"):
        return KIND_PLAY << 6 | card + (SECOND if verb == "marry" else 0)
    if verb == "discard":
        return KIND_OPTION << 6 | LAY_AWAY + card
    if verb == "take":
        if state.phase == TAKE and int(rest[0]) not in (1, 2):
            raise Illegal("no-such-talon", seat=seat)
        return KIND_OPTION << 6 | (TAKE_SECOND if int(rest[0]) == 2 else TAKE_FIRST)
    first = next_seat(state, seat)
    receivers = [str(first), str(next_seat(state, first))]
    if rest[0] not in receivers:
        raise Unreadable("bad-seat", text=text)
    return KIND_GIVE << 6 | card + SECOND * receivers.index(rest[0])


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
