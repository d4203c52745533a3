"""Actions of Mille as text, as ``docs/notation.md`` has them.

Lines, several actions each:

    deal 0 <15>    deal 1 <15>   deal up <1>
    1 draw 7c      the draw and the card chance gives
    1 take QsQh    the pack, the cards laid on its top, and picking up the rest
    1 uptwo        1 lay K KsKh2d        1 discard 5h        blocked

Steps, an action each, are written only: ``1 draw``, ``stock 7c``, ``1 take``, ``1 lay Q Qs``, ``1 pick``,
``deal 0 Ks``.
"""

from __future__ import annotations

from collections.abc import Sequence

from chiliad.cards import RANKS as RANKS_DOWN
from chiliad.cards import read_cards, sort_key, write_cards
from chiliad.errors import Illegal, Unreadable
from chiliad.games.mille.options import Rules
from chiliad.games.mille.refusals import explain, unlaid, why_illegal
from chiliad.games.mille.rules import apply
from chiliad.games.mille.sides import CARDS, RANK, cards_count
from chiliad.games.mille.state import (
    ACTION_BLOCKED,
    ACTION_DRAW,
    ACTION_PICK,
    ACTION_TAKE,
    ACTION_UPTWO,
    CARD_NUMBER,
    CARD_TEXT,
    DEAL,
    HAND_CARDS_DEALT,
    MELD,
    OPEN,
    OVER,
    PAGE_DISCARD,
    PAGE_FIRST,
    PAGE_LAY,
    PAGE_TURN,
    PAGE_WILD,
    RANKS,
    TAKE,
    State,
)

_PLACES = ("0", "1", "up")
_TURN_TEXT = ("draw", "take", "uptwo", "blocked", "pick")
_ARGUMENTS = {"draw": 1, "take": 1, "uptwo": 0, "lay": 2, "discard": 1}  # words after a seat's verb


_CARDS_DOWN = sorted(range(CARDS), key=lambda card: sort_key(CARD_TEXT[card]))


def cards_to_come(rules: Rules, state: State) -> list[int]:
    """The actions of chance, one a physical card of the stock (M3, M5), from A down to 2, then s h d c."""
    del rules
    return [
        PAGE_FIRST << 6 | card
        for card in _CARDS_DOWN
        for _ in range((state.stock_any >> card & 1) + (state.stock_both >> card & 1))
    ]


# --- Writing ---------------------------------------------------------------------------------------------------------


def _place_and_cards_left(state: State) -> tuple[int, int]:
    """Where the next card of the deal goes, an index of ``_PLACES``, and how many are still to go there (M3)."""
    for seat, side in enumerate(state.sides):
        held = cards_count(side.hand_any, side.hand_both)
        if held < HAND_CARDS_DEALT:
            return seat, HAND_CARDS_DEALT - held
    return 2, 1


def action_text(rules: Rules, state: State, action: int) -> str:
    """One action as a step."""
    del rules
    page, place = action >> 6, action & 63
    if page >= PAGE_FIRST:
        if state.phase == DEAL:
            return f"deal {_PLACES[_place_and_cards_left(state)[0]]} {CARD_TEXT[place]}"
        return f"stock {CARD_TEXT[place]}"
    seat = state.turn
    if page == PAGE_TURN:
        return "blocked" if action == ACTION_BLOCKED else f"{seat} {_TURN_TEXT[place]}"
    if page == PAGE_DISCARD:
        return f"{seat} discard {CARD_TEXT[place]}"
    return f"{seat} lay {RANKS[place >> 2]} {CARD_TEXT[place & 3 if page == PAGE_WILD else place]}"


class _Writer:
    """Groups the actions of a log into lines; a group that is not complete is not written."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.head = ""  # what the line being gathered begins with; "" for none
        self.cards: list[str] = []

    def begin(self, head: str) -> None:
        self.head, self.cards = head, []

    def end(self) -> None:
        if self.head:
            self.lines.append(" ".join(filter(None, (self.head, write_cards(self.cards)))))
        self.head = ""

    def note_chance(self, state: State, card: str) -> None:
        if state.phase == DEAL:
            place, left = _place_and_cards_left(state)
            if not self.head:
                self.begin(f"deal {_PLACES[place]}")
            self.cards.append(card)
            if left == 1:
                self.end()
        else:
            self.cards.append(card)
            self.end()

    def note(self, state: State, action: int) -> None:
        """One action that is applied to ``state``."""
        page, place, seat = action >> 6, action & 63, state.turn
        card = CARD_TEXT[place & 3 if page == PAGE_WILD else place] if page != PAGE_TURN else ""
        if page >= PAGE_FIRST:
            self.note_chance(state, card)
        elif page in (PAGE_LAY, PAGE_WILD):
            head = f"{seat} lay {RANKS[place >> 2]}"
            if state.phase != TAKE and self.head != head:
                self.end()
                self.begin(head)
            self.cards.append(card)
        elif action == ACTION_PICK:
            self.end()
        else:
            self.end()
            if page == PAGE_DISCARD:
                self.begin(f"{seat} discard")
                self.cards.append(card)
            else:
                self.begin("blocked" if action == ACTION_BLOCKED else f"{seat} {_TURN_TEXT[place]}")
            if action not in (ACTION_DRAW, ACTION_TAKE):
                self.end()


def write_lines(rules: Rules, start: State, actions: Sequence[int]) -> list[str]:
    """A deal's log as canonical lines, from its start; what is not complete at its end is left out.

    Consecutive cards laid on one set are one line, the cards from A down to 2 then s h d c.
    """
    writer, state = _Writer(), start
    for action in actions:
        writer.note(state, action)
        state = apply(rules, state, action)
    if writer.head and state.phase != OPEN and " lay " in writer.head:
        writer.end()
    return writer.lines


# --- Reading ---------------------------------------------------------------------------------------------------------


def read_line(rules: Rules, state: State, line: str) -> list[int]:
    """The actions that one line stands for in ``state``.

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
        return _legal(rules, state, [ACTION_DRAW, PAGE_FIRST << 6 | cards[0]])
    if verb == "discard":
        return _legal(rules, state, [PAGE_DISCARD << 6 | cards[0]])
    if verb == "uptwo":
        return _legal(rules, state, [ACTION_UPTWO])
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
    """Who acts must be the one whose turn it is; a deal not begun or over is for ``why_illegal`` to refuse."""
    if state.phase not in (DEAL, OVER) and seat != state.turn:
        raise Illegal("not-your-turn", seat=seat, turn=state.turn)


def _legal(rules: Rules, state: State, actions: list[int]) -> list[int]:
    """``actions`` when they are legal one after another; raises Illegal for the first that isn't."""
    _after(rules, state, actions)
    return actions


def _after(rules: Rules, state: State, actions: list[int]) -> State:
    for action in actions:
        if why_illegal(rules, state, action):
            raise explain(rules, state, action)
        state = apply(rules, state, action)
    return state


def _read_deal(rules: Rules, state: State, place: int, cards: list[int]) -> list[int]:
    count = HAND_CARDS_DEALT if _PLACES[place] != "up" else 1
    if len(cards) != count:
        raise Unreadable("wrong-card-count", count=count, found=len(cards))
    if state.phase != DEAL:
        raise Illegal("deal-done")
    expected, left = _place_and_cards_left(state)
    if place != expected or left != count:
        raise Illegal("deal-line-order", expected=_PLACES[expected])
    return _legal(rules, state, [PAGE_FIRST << 6 | card for card in cards])


def _read_take(rules: Rules, state: State, cards: list[int]) -> list[int]:
    """The pack taken with these cards: naturals of the top card's rank, and a 2 among others is a wild (M8, M10)."""
    lays = []
    for card in cards:
        wild = card < 4 <= state.pack_top
        lays.append(PAGE_WILD << 6 | state.pack_top & ~3 | card if wild else PAGE_LAY << 6 | card)
    actions = [ACTION_TAKE, *lays, ACTION_PICK]
    for card in cards:
        if state.pack_top >= 0 and card >> 2 not in (0, state.pack_top >> 2):
            _legal(rules, state, [ACTION_TAKE])
            raise Illegal("wrong-rank", seat=state.turn, card=CARD_TEXT[card], rank=RANKS[state.pack_top >> 2])
    return _legal(rules, state, actions)


def _read_lay(rules: Rules, state: State, rank: int, cards: list[int]) -> list[int]:
    """The cards laid on one set, in an order that is legal if there is one.

    A new set begins with a natural; then the wilds come, before an eighth natural would close the set (M13, M16).
    """
    if state.phase not in (TAKE, OPEN, MELD):
        return _legal(rules, state, [PAGE_LAY << 6 | cards[0]])  # refused: nothing is laid now
    for card in cards:
        if card >> 2 not in (0, rank):
            raise Illegal("wrong-rank", seat=state.turn, card=CARD_TEXT[card], rank=RANKS[rank])
    naturals = [PAGE_LAY << 6 | card for card in cards if card >> 2 == rank]
    wilds = [PAGE_WILD << 6 | rank << 2 | card for card in cards if card >> 2 != rank]
    is_new = state.sides[state.turn].natural_any >> 4 * rank & RANK == 0
    first = 1 if is_new else 0
    actions = naturals[:first] + wilds + naturals[first:]
    try:
        after = _after(rules, state, actions)
    except Illegal as error:
        raise unlaid(rules, state.turn, rank, len(naturals), len(wilds), error) from None
    if after.phase == OPEN:
        raise unlaid(rules, state.turn, rank, len(naturals), len(wilds), None)
    return actions
