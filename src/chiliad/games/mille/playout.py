"""Whole deals by uniformly random legal actions: what a search and a benchmark run most.

Written by phase, so that no mask is built that its phase does not need.  It takes the same random numbers in the same
order as stepping ``rules.random_action`` and ``rules.apply``, and ends in the same state: a test compares them.

Random play can go on for ever: of two thousand random deals about one comes to a point where neither player can lay
any card that is still in circulation, while the pack becomes the stock again and again.  No rule ends such a deal.  So
a random deal is left unfinished when another turn might pass ``ACTIONS_PER_DEAL_MAX``.
"""

from __future__ import annotations

from chiliad._jit import hot, kernel, popcount
from chiliad.bits import below, step
from chiliad.game import NOBODY
from chiliad.games.mille.options import Rules
from chiliad.games.mille.rules import (
    has_pair,
    masks_draw,
    masks_meld,
    masks_open,
    masks_take,
)
from chiliad.games.mille.sides import (
    ALL,
    CARDS_TOTAL,
    EMPTY_SIDE,
    RANK,
    TWOS,
    Side,
    come,
    come_seen,
    counted,
    gone,
    laid,
    laid_wild,
    nth_bit,
    set_joined,
    with_card,
    without_card,
)
from chiliad.games.mille.state import (
    ACTIONS_PER_DEAL_MAX,
    ACTIONS_PER_TURN_MAX,
    BIT_BLOCKED,
    BIT_DRAW,
    BIT_TAKE,
    DRAW,
    HAND_CARDS_DEALT,
    OVER,
    SEATS,
    SET_CARDS_MIN,
    Before,
    State,
)

CARDS_DEALT = 2 * HAND_CARDS_DEALT + 1


@hot
def drawn(stock_any: int, stock_both: int, n: int) -> int:
    """The n-th physical card of the stock, as a mask of one bit: first copies before second ones."""
    firsts = popcount(stock_any)
    return 1 << (nth_bit(stock_any, n) if n < firsts else nth_bit(stock_both, n - firsts))


@hot
def _dealt(stock_any: int, stock_both: int, cards_left: int, x: int) -> tuple[Side, int, int, int]:
    """Fifteen cards from the ``cards_left`` of the stock: the hand, the stock after, the generator's state (M3)."""
    side = EMPTY_SIDE
    for left in range(cards_left, cards_left - HAND_CARDS_DEALT, -1):
        x = step(x)
        bit = drawn(stock_any, stock_both, below(x, left))
        stock_any, stock_both = without_card(stock_any, stock_both, bit)
        side = come(side, bit)
    return side, stock_any, stock_both, x


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
        side = laid(side, 1 << nth_bit(lay, n))
        laid_count += 1


@hot
def _opened(max_wilds: int, side: Side, rank: int, x: int) -> tuple[Side, int]:
    """The second and the third card of a new set (M12)."""
    for _ in range(SET_CARDS_MIN - 1):
        lay, wild = masks_open(max_wilds, side, rank)
        naturals = popcount(lay)
        x = step(x)
        n = below(x, naturals + popcount(wild))
        side = laid(side, 1 << nth_bit(lay, n)) if n < naturals else laid_wild(side, nth_bit(wild, n - naturals))
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
            card = nth_bit(side.hand_any, n - naturals - wilds)
            return gone(side, 1 << card), card, decisions, x
        if n >= naturals:
            side = laid_wild(side, nth_bit(wild, n - naturals))
        else:
            card = nth_bit(lay, n)
            opening = side.natural_any >> (card & ~3) & RANK == 0
            side = laid(side, 1 << card)
            if opening:
                side, x = _opened(max_wilds, side, card >> 2, x)
                decisions += SET_CARDS_MIN - 1
    return side, -1, decisions, x


@kernel
def random_deal(rules: Rules, before: Before, dealer: int, x: int) -> tuple[State, int, int]:
    """A whole deal from the first card dealt, each legal action as likely (M3 to M20).

    Gives the state at its end, how many decisions the players took (chance not counted), and the generator's state.
    """
    first, stock_any, stock_both, x = _dealt(ALL, ALL, CARDS_TOTAL, x)
    second, stock_any, stock_both, x = _dealt(stock_any, stock_both, CARDS_TOTAL - HAND_CARDS_DEALT, x)
    stock_count = CARDS_TOTAL - CARDS_DEALT
    x = step(x)
    pack_any = drawn(stock_any, stock_both, below(x, stock_count + 1))
    stock_any, stock_both = without_card(stock_any, stock_both, pack_any)
    pack_both, pack_count, top = 0, 1, nth_bit(pack_any, 0)
    uptwo_open = 1 if pack_any & TWOS else 0
    seat, out, phase = 1 - dealer, NOBODY, DRAW
    me, other = (first, second) if seat == 0 else (second, first)
    decisions, draws = 0, CARDS_DEALT
    while decisions + draws <= ACTIONS_PER_DEAL_MAX - ACTIONS_PER_TURN_MAX:
        begin = masks_draw(stock_count > 0 or pack_count > 1, top >= 0 and has_pair(me, top), uptwo_open)
        x = step(x)
        bit = nth_bit(begin, below(x, popcount(begin)))
        uptwo_open = 0
        if bit == BIT_DRAW:
            if stock_count == 0:
                stock_any, stock_both = without_card(pack_any, pack_both, 1 << top)
                pack_any, pack_both, stock_count, pack_count = 1 << top, 0, pack_count - 1, 1
                me, other = counted(me), counted(other)
            x = step(x)
            card = drawn(stock_any, stock_both, below(x, stock_count))
            stock_any, stock_both = without_card(stock_any, stock_both, card)
            stock_count -= 1
            me = come(me, card)
            draws += 1
            decisions += 1
        elif bit == BIT_BLOCKED:
            phase, decisions = OVER, decisions + 1
            break
        else:
            pack_any, pack_both = without_card(pack_any, pack_both, 1 << top)
            count = 1
            if bit == BIT_TAKE:
                me, count, x = _taken(me, top, x)
            else:
                pack_any, pack_both = 1 << top, 0
            me = come_seen(me, pack_any, pack_both)
            pack_any, pack_both, pack_count, top = 0, 0, 0, -1
            decisions += count
        me, card, count, x = _melded(rules.max_wilds, me, x)
        decisions += count
        if card >= 0:
            pack_any, pack_both = with_card(pack_any, pack_both, 1 << card)
            pack_count, top = pack_count + 1, card
        if me.hand_any == 0:
            out, phase = seat, OVER
            break
        me, other, seat = other, me, 1 - seat
    state = State(
        before=before,
        dealer=dealer,
        turn=seat,
        phase=phase,
        sides=(me, other) if seat == 0 else (other, me),
        stock_any=stock_any,
        stock_both=stock_both,
        pack_any=pack_any,
        pack_both=pack_both,
        pack_top=top,
        uptwo_open=uptwo_open,
        rank_open=-1,
        laid_count=0,
        out=out,
    )
    return state, decisions, x


@kernel
def random_deals(rules: Rules, before: Before, count: int, x: int) -> tuple[int, int]:
    """``count`` random deals, the dealer alternating: how many decisions they took, and the generator's state."""
    total = 0
    for number in range(count):
        _, decisions, x = random_deal(rules, before, number % SEATS, x)
        total += decisions
    return total, x
