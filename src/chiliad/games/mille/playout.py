"""Whole deals by uniformly random legal actions: what a search and a benchmark run most.

Written by phase, so that no mask is built that its phase does not need.  It takes the same random numbers in the same
order as stepping ``rules.random_action`` and ``rules.apply``, and ends in the same state: a test compares them.
"""

from __future__ import annotations

from typing import NamedTuple

from chiliad._jit import compiled, hot, popcount
from chiliad.bits import below, bit_at, step
from chiliad.game import NOBODY
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import (
    ALL,
    EMPTY_SIDE,
    RANK,
    TWOS,
    Side,
    cards_count,
    come,
    come_seen,
    counted,
    gone,
    laid,
    laid_wild,
    set_joined,
    with_card,
    without_card,
)
from chiliad.games.mille.rules import (
    has_pair,
    masks_draw,
    masks_meld,
    masks_open,
    masks_take,
    under_top,
)
from chiliad.games.mille.state import (
    BIT_BLOCKED,
    BIT_DRAW,
    BIT_TAKE,
    BIT_UPTWO,
    DRAW,
    HAND_CARDS_DEALT,
    OVER,
    SEATS,
    SET_CARDS_MIN,
    Before,
    State,
)


@hot
def drawn(stock_any: int, stock_both: int, n: int) -> int:
    """The n-th physical card of the stock, as a mask of one bit: first copies before second ones."""
    firsts = popcount(stock_any)
    return 1 << (bit_at(stock_any, n) if n < firsts else bit_at(stock_both, n - firsts))


class Table(NamedTuple):
    """What lies between the players; the fields are those of ``State``."""

    stock_any: int
    stock_both: int
    stock_idle: int
    pack_any: int
    pack_both: int
    pack_top: int
    uptwo_open: int


@hot
def _from_stock(stock_any: int, stock_both: int, x: int) -> tuple[int, int, int, int]:
    """A card of the stock, as a mask of one bit, the stock without it, and the generator's state."""
    x = step(x)
    bit = drawn(stock_any, stock_both, below(x, cards_count(stock_any, stock_both)))
    stock_any, stock_both = without_card(stock_any, stock_both, bit)
    return bit, stock_any, stock_both, x


@hot
def _hand(stock_any: int, stock_both: int, x: int) -> tuple[Side, int, int, int]:
    """Fifteen cards from the stock (M3)."""
    side = EMPTY_SIDE
    for _ in range(HAND_CARDS_DEALT):
        bit, stock_any, stock_both, x = _from_stock(stock_any, stock_both, x)
        side = come(side, bit)
    return side, stock_any, stock_both, x


@hot
def _dealt(x: int) -> tuple[Side, Side, Table, int]:
    """Both hands, by seat, and the card turned up (M3)."""
    first, stock_any, stock_both, x = _hand(ALL, ALL, x)
    second, stock_any, stock_both, x = _hand(stock_any, stock_both, x)
    up, stock_any, stock_both, x = _from_stock(stock_any, stock_both, x)
    return first, second, Table(stock_any, stock_both, 0, up, 0, bit_at(up, 0), 1 if up & TWOS else 0), x


@hot
def _taken(side: Side, top: int, x: int) -> tuple[Side, int, int]:
    """The top of the pack joined to its set with naturals from hand until the choice falls on picking up (M8)."""
    side = set_joined(side, 1 << top)
    laid_count = 0
    while True:
        pick, lay = masks_take(side, top >> 2, laid_count)
        x = step(x)
        n = below(x, popcount(lay) + (1 if pick else 0)) - (1 if pick else 0)
        if n < 0:
            return side, laid_count + 2, x  # with taking and picking up
        side = laid(side, 1 << bit_at(lay, n))
        laid_count += 1


@hot
def _opened(max_wilds: int, side: Side, rank: int, x: int) -> tuple[Side, int]:
    """The second and the third card of a new set (M12)."""
    for _ in range(SET_CARDS_MIN - 1):
        lay, wild = masks_open(max_wilds, side, rank)
        naturals = popcount(lay)
        x = step(x)
        n = below(x, naturals + popcount(wild))
        side = laid(side, 1 << bit_at(lay, n)) if n < naturals else laid_wild(side, bit_at(wild, n - naturals))
    return side, x


@hot
def _melded(max_wilds: int, side: Side, x: int) -> tuple[Side, int, int, int]:
    """Melding until the choice falls on a discard: the cards after, the discard (-1: out without one), decisions, x."""
    decisions = 0
    while side.hand_any:
        lay, wild = masks_meld(max_wilds, side)
        naturals, wilds = popcount(lay), popcount(wild)
        x = step(x)
        n = below(x, naturals + wilds + popcount(side.hand_any))
        decisions += 1
        if n >= naturals + wilds:
            card = bit_at(side.hand_any, n - naturals - wilds)
            return gone(side, 1 << card), card, decisions, x
        if n >= naturals:
            side = laid_wild(side, bit_at(wild, n - naturals))
        else:
            card = bit_at(lay, n)
            opening = side.natural_any >> (card & ~3) & RANK == 0
            side = laid(side, 1 << card)
            if opening:
                side, x = _opened(max_wilds, side, card >> 2, x)
                decisions += SET_CARDS_MIN - 1
    return side, -1, decisions, x


@hot
def _begun(me: Side, other: Side, table: Table, x: int) -> tuple[Side, Side, Table, int, int, int]:
    """The turn begun by drawing, taking the pack or the up-card 2, or ended by the deal being blocked (M5, M8, M11).

    Gives the cards after, what was chosen first, the decisions it took, and the generator's state.
    """
    drawable = (table.stock_any | under_top(table.pack_any, table.pack_both, table.stock_idle)) != 0
    begin = masks_draw(drawable, table.pack_top >= 0 and has_pair(me, table.pack_top), table.uptwo_open)
    x = step(x)
    bit = bit_at(begin, below(x, popcount(begin)))
    decisions = 1
    if bit == BIT_TAKE:
        me, decisions, x = _taken(me, table.pack_top, x)
    me, other, table, x = begun(me, other, table, bit, x)
    return me, other, table, bit, decisions, x


@hot
def begun(me: Side, other: Side, table: Table, bit: int, x: int) -> tuple[Side, Side, Table, int]:
    """The cards after a turn has begun with ``bit`` (M5, M8, M11, M19), and the generator's state.

    Where the pack is taken, its top card is in its set already.
    """
    stock_any, stock_both, idle, pack_any, pack_both, top, _ = table
    if bit == BIT_DRAW:
        if stock_any == 0:
            stock_any, stock_both = without_card(pack_any, pack_both, 1 << top)
            pack_any, pack_both = 1 << top, 0
            me, other = counted(me), counted(other)
            idle = 1
        card, stock_any, stock_both, x = _from_stock(stock_any, stock_both, x)
        me = come(me, card)
    elif bit == BIT_TAKE:
        pack_any, pack_both = without_card(pack_any, pack_both, 1 << top)
        me = come_seen(me, pack_any, pack_both)
        pack_any, pack_both, top, idle = 0, 0, -1, 0
    elif bit == BIT_UPTWO:
        me = come_seen(me, pack_any, pack_both)
        pack_any, pack_both, top = 0, 0, -1
    return me, other, Table(stock_any, stock_both, idle, pack_any, pack_both, top, 0), x


@hot
def discarded(table: Table, card: int, laid_count: int) -> Table:
    """The pack with one card more on top, none for -1 (M7), after so many cards were laid in the turn (M20)."""
    pack_any, pack_both = with_card(table.pack_any, table.pack_both, 1 << card if card >= 0 else 0)
    idle = table.stock_idle if laid_count == 0 else 0
    top = card if card >= 0 else table.pack_top
    return Table(table.stock_any, table.stock_both, idle, pack_any, pack_both, top, 0)


@hot
def deal_over(before: Before, dealer: int, seat: int, me: Side, other: Side, table: Table, out: int) -> State:
    """The state at the end of a deal in which ``seat``, with the cards ``me``, was the last to act."""
    return State(
        before=before,
        dealer=dealer,
        turn=seat,
        phase=OVER,
        sides=(me, other) if seat == 0 else (other, me),
        stock_any=table.stock_any,
        stock_both=table.stock_both,
        stock_idle=table.stock_idle,
        pack_any=table.pack_any,
        pack_both=table.pack_both,
        pack_top=table.pack_top,
        uptwo_open=0,
        rank_open=-1,
        laid_count=0,
        out=out,
    )


@compiled
def random_deal(rules: Rules, before: Before, dealer: int, x: int) -> tuple[State, int, int]:
    """A whole deal from the first card dealt, each legal action as likely (M3 to M20).

    Gives the state at its end, how many decisions the players took (chance not counted), and the generator's state.
    """
    first, second, table, x = _dealt(x)
    seat, out, phase = 1 - dealer, NOBODY, DRAW
    me, other = (first, second) if seat == 0 else (second, first)
    decisions = 0
    while phase != OVER:  # every deal ends: ``ACTIONS_PER_DEAL_MAX``
        me, other, table, bit, count, x = _begun(me, other, table, x)
        decisions += count
        if bit == BIT_BLOCKED:
            phase = OVER
            break
        me, card, count, x = _melded(rules.max_wilds, me, x)
        decisions += count
        table = discarded(table, card, count - 1 if card >= 0 else count)
        if me.hand_any == 0:
            out, phase = seat, OVER
            break
        me, other, seat = other, me, 1 - seat
    state = deal_over(before, dealer, seat, me, other, table, out)
    return state, decisions, x


@compiled
def random_deals(rules: Rules, before: Before, count: int, x: int) -> tuple[int, int]:
    """``count`` random deals, the dealer alternating: how many decisions they took, and the generator's state."""
    total = 0
    for number in range(count):
        _, decisions, x = random_deal(rules, before, number % SEATS, x)
        total += decisions
    return total, x
