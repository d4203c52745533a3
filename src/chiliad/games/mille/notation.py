"""Actions of Mille as text, as ``docs/notation.md`` has them.

Lines, several actions each:

    deal 0 <15>    deal 1 <15>   deal up <1>
    1 draw 7c      the draw and the card from chance
    1 take QsQh    the pack, the cards laid on its top, and picking up the rest
    1 uptwo        1 lay K KsKh2d        1 discard 5h        blocked

Steps, of one action each, are only written: ``1 draw``, ``stock 7c``, ``1 take``, ``1 lay Q Qs``, ``1 pick``,
``deal 0 Ks``.
"""

from __future__ import annotations

from functools import cache

from chiliad.cards import RANKS as RANKS_DOWN
from chiliad.cards import SUITS, read_cards, write_cards
from chiliad.errors import Illegal, Unreadable
from chiliad.game import Event
from chiliad.games.mille.events import (
    Blocked,
    Discarded,
    Drew,
    HandDealt,
    Laid,
    TookPack,
    TookTwo,
    TurnedUp,
    place_and_cards_left,
)
from chiliad.games.mille.legality import explain, unlaid, why_illegal
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import RANK
from chiliad.games.mille.rules import apply
from chiliad.games.mille.state import (
    ACTION_BLOCKED,
    ACTION_DRAW,
    ACTION_PICK,
    ACTION_TAKE,
    ACTION_TAKE_UPCARD_TWO,
    CARD_NUMBER,
    CARD_TEXT,
    DEAL,
    HAND_CARDS_DEALT,
    KIND_DISCARD,
    KIND_FIRST,
    KIND_LAY,
    KIND_TURN,
    KIND_WILD,
    MELD,
    OPEN,
    OVER,
    RANKS,
    TAKE,
    State,
)

_PLACES = ("0", "1", "up")
_TURN_TEXT = ("draw", "take", "uptwo", "blocked", "pick")
_ARGUMENTS = {"draw": 1, "take": 1, "uptwo": 0, "lay": 2, "discard": 1}  # words after a seat's verb


def cards_to_come(rules: Rules, state: State) -> list[int]:
    """The actions of chance, one for each physical card of the stock (M3, M5), from A down to 2, then s h d c."""
    del rules
    stock = [
        _cards_of_rank(rank, state.stock_any >> 4 * rank & RANK, state.stock_both >> 4 * rank & RANK)
        for rank in reversed(range(len(RANKS)))
    ]
    return [action for actions in stock for action in actions]


@cache
def _cards_of_rank(rank: int, any_: int, both: int) -> list[int]:
    """The actions of chance for the cards of one rank; 81 such lists are possible for each."""
    suits = [suit for suit in range(len(SUITS)) for copies in (any_, both) if copies >> suit & 1]
    return [KIND_FIRST << 6 | rank << 2 | suit for suit in suits]


# --- Writing ---------------------------------------------------------------------------------------------------------


def action_text(rules: Rules, state: State, action: int) -> str:
    """One action as a step."""
    del rules
    kind, place = action >> 6, action & 63
    if kind >= KIND_FIRST:
        if state.phase == DEAL:
            return f"deal {_PLACES[place_and_cards_left(state)[0]]} {CARD_TEXT[place]}"
        return f"stock {CARD_TEXT[place]}"
    seat = state.turn
    if kind == KIND_TURN:
        return "blocked" if action == ACTION_BLOCKED else f"{seat} {_TURN_TEXT[place]}"
    if kind == KIND_DISCARD:
        return f"{seat} discard {CARD_TEXT[place]}"
    return f"{seat} lay {RANKS[place >> 2]} {CARD_TEXT[place & 3 if kind == KIND_WILD else place]}"


def line(event: Event) -> str:
    """An event as a canonical line; raises ``ValueError`` for an event that follows from another and has no line."""
    match event:
        case HandDealt():
            return f"deal {event.seat} {write_cards(event.cards)}"
        case TurnedUp():
            return f"deal up {event.card}"
        case Drew():
            return f"{event.seat} draw {event.card}"
        case TookPack():
            return f"{event.seat} take {write_cards(event.laid)}"
        case TookTwo():
            return f"{event.seat} uptwo"
        case Laid():
            return f"{event.seat} lay {event.rank} {write_cards(event.cards)}"
        case Discarded():
            return f"{event.seat} discard {event.card}"
        case Blocked():
            return "blocked"
        case _:
            raise ValueError(event)


# --- Reading ---------------------------------------------------------------------------------------------------------


def read_line(rules: Rules, state: State, line: str) -> list[int]:
    """The actions that one line means in ``state``.

    Raises ``Unreadable`` (bad-action, bad-card, bad-rank, bad-seat, wrong-card-count) or ``Illegal`` (any of REASONS,
    not-your-turn, deal-line-order, deal-done, wrong-rank).
    """
    words = line.split()
    text = " ".join(words)[:80]
    verb = words[1].lower() if len(words) > 1 else ""
    if words and words[0].lower() == "deal":
        if len(words) != 3 or verb not in _PLACES:
            raise Unreadable("bad-action", text=text)
        return _read_deal(rules, state, _PLACES.index(verb), _numbers(words[2]))
    if [word.lower() for word in words] == ["blocked"]:
        return _legal(rules, state, [ACTION_BLOCKED])
    if _ARGUMENTS.get(verb) != len(words) - 2:
        raise Unreadable("bad-action", text=text)
    if words[0] not in ("0", "1"):
        raise Unreadable("bad-seat" if words[0].isascii() and words[0].isdigit() else "bad-action", text=text)
    cards = _numbers(words[-1]) if _ARGUMENTS[verb] else []
    rank = _rank(words[2]) if verb == "lay" else -1
    if verb in ("draw", "discard") and len(cards) != 1:
        raise Unreadable("wrong-card-count", count=1, found=len(cards))
    _check_turn(state, int(words[0]))
    if verb == "draw":
        return _legal(rules, state, [ACTION_DRAW, KIND_FIRST << 6 | cards[0]])
    if verb == "discard":
        return _legal(rules, state, [KIND_DISCARD << 6 | cards[0]])
    if verb == "uptwo":
        return _legal(rules, state, [ACTION_TAKE_UPCARD_TWO])
    return _read_take(rules, state, cards) if verb == "take" else _read_lay(rules, state, rank, cards)


def _numbers(text: str) -> list[int]:
    cards = read_cards(text)
    for card in cards:
        if card not in CARD_NUMBER:
            raise Unreadable("bad-card", text=card)
    return [CARD_NUMBER[card] for card in cards]


def _rank(text: str) -> int:
    rank = "T" if text == "10" else text.upper()
    if len(rank) != 1 or rank not in RANKS_DOWN:
        raise Unreadable("bad-rank", text=text[:8])
    return RANKS.index(rank)


def _check_turn(state: State, seat: int) -> None:
    """Check that it is the seat's turn; ``why_illegal`` refuses the line in a deal that has not begun or is over."""
    if state.phase not in (DEAL, OVER) and seat != state.turn:
        raise Illegal("not-your-turn", seat=seat, turn=state.turn)


def _legal(rules: Rules, state: State, actions: list[int]) -> list[int]:
    """Return ``actions`` when they are legal one after another; raise Illegal for the first that isn't."""
    _check(rules, _after(rules, state, actions[:-1]), actions[-1])
    return actions


def _after(rules: Rules, state: State, actions: list[int]) -> State:
    for action in actions:
        _check(rules, state, action)
        state = apply(rules, state, action)
    return state


def _check(rules: Rules, state: State, action: int) -> None:
    if why_illegal(rules, state, action):
        raise explain(rules, state, action)


def _read_deal(rules: Rules, state: State, place: int, cards: list[int]) -> list[int]:
    count = HAND_CARDS_DEALT if _PLACES[place] != "up" else 1
    if len(cards) != count:
        raise Unreadable("wrong-card-count", count=count, found=len(cards))
    if state.phase != DEAL:
        raise Illegal("deal-done")
    expected, left = place_and_cards_left(state)
    if place != expected or left != count:
        raise Illegal("deal-line-order", expected=_PLACES[expected])
    return _legal(rules, state, [KIND_FIRST << 6 | card for card in cards])


def _read_take(rules: Rules, state: State, cards: list[int]) -> list[int]:
    """Take the pack with these cards: naturals of the top card's rank; a 2 among others is a wild (M8, M10)."""
    lays = []
    for card in cards:
        wild = card < 4 <= state.pack_top
        lays.append(KIND_WILD << 6 | state.pack_top & ~3 | card if wild else KIND_LAY << 6 | card)
    actions = [ACTION_TAKE, *lays, ACTION_PICK]
    for card in cards:
        if state.pack_top >= 0 and card >> 2 not in (0, state.pack_top >> 2):
            _legal(rules, state, [ACTION_TAKE])
            raise Illegal("wrong-rank", seat=state.turn, card=CARD_TEXT[card], rank=RANKS[state.pack_top >> 2])
    return _legal(rules, state, actions)


def _read_lay(rules: Rules, state: State, rank: int, cards: list[int]) -> list[int]:
    """Lay the cards on one set, in an order that is legal if there is one.

    A new set begins with a natural; then the wilds follow, before an eighth natural would close the set (M13, M16).
    """
    if state.phase not in (TAKE, OPEN, MELD):
        return _legal(rules, state, [KIND_LAY << 6 | cards[0]])  # this is refused: nothing can be laid now
    for card in cards:
        if card >> 2 not in (0, rank):
            raise Illegal("wrong-rank", seat=state.turn, card=CARD_TEXT[card], rank=RANKS[rank])
    naturals = [KIND_LAY << 6 | card for card in cards if card >> 2 == rank]
    wilds = [KIND_WILD << 6 | rank << 2 | card for card in cards if card >> 2 != rank]
    is_new = state.players[state.turn].natural_any >> 4 * rank & RANK == 0
    first = 1 if is_new else 0
    actions = naturals[:first] + wilds + naturals[first:]
    try:
        after = _after(rules, state, actions)
    except Illegal as error:
        raise unlaid(rules, state.turn, rank, len(naturals), len(wilds), error) from None
    if after.phase == OPEN:
        raise unlaid(rules, state.turn, rank, len(naturals), len(wilds), None)
    return actions


# --- A player's move -------------------------------------------------------------------------------------------------


def read_move(rules: Rules, state: State, seat: int, text: str) -> list[int]:
    """The actions that a move of ``seat`` means, whose turn it is; raises ``Unreadable`` or ``Illegal``.

    Unlike in a record, ``draw`` names no card, ``lay`` may omit the rank, and ``take`` completes a take begun.
    """
    words = text.split()
    verb, rest = words[0].lower() if words else "", words[1:]
    if verb == "draw":
        if rest:
            raise Unreadable("bad-action", text=text[:80])
        return _legal(rules, state, [ACTION_DRAW])
    if verb == "blocked":
        return read_line(rules, state, " ".join(words))
    if verb == "take" and state.phase == TAKE:
        cards = _numbers(rest[0]) if rest else []
        return _legal(rules, state, [*(KIND_LAY << 6 | card for card in cards), ACTION_PICK])
    if verb == "lay" and len(rest) == 1:
        return _lay_without_rank(rules, state, seat, rest[0])
    return read_line(rules, state, f"{seat} {' '.join(words)}")


def _lay_without_rank(rules: Rules, state: State, seat: int, text: str) -> list[int]:
    """Find the rank from the cards; for 2s alone, from the only set that takes them."""
    cards = _numbers(text)
    ranks = list(dict.fromkeys(RANKS[card >> 2] for card in cards if card >> 2))
    if ranks:
        return read_line(rules, state, f"{seat} lay {ranks[0]} {text}")  # this refuses another rank
    found = []
    for letter in RANKS:
        try:
            found.append(read_line(rules, state, f"{seat} lay {letter} {text}"))
        except Illegal:
            continue
    if not found:
        return read_line(rules, state, f"{seat} lay {RANKS[0]} {text}")  # this gives the reason
    if len(found) > 1:
        raise Unreadable("which-set-is-meant", card=CARD_TEXT[cards[0]])
    return found[0]
