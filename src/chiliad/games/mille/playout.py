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
    NO_PLAYER_CARDS,
    RANK,
    TWOS,
    PlayerCards,
    add_to_meld,
    cards_count,
    draw_card,
    know_hand,
    meld_natural,
    meld_wild,
    remove_card,
    take_face_up,
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
    DRAW,
    HAND_CARDS_DEALT,
    OVER,
    SEATS,
    SET_CARDS_MIN,
    TURN_BLOCKED,
    TURN_DRAW,
    TURN_TAKE,
    TURN_TAKE_UPCARD_TWO,
    Standing,
    State,
)


@hot
def nth_card(stock_any: int, stock_both: int, n: int) -> int:
    """The n-th physical card of the stock, as a mask of one bit: first copies before second ones."""
    firsts = popcount(stock_any)
    return 1 << (bit_at(stock_any, n) if n < firsts else bit_at(stock_both, n - firsts))


class Layout(NamedTuple):
    """What lies between the players; the fields are those of ``State``."""

    stock_any: int
    stock_both: int
    stock_idle: int
    pack_any: int
    pack_both: int
    pack_top: int
    upcard_two_open: int


@hot
def _from_stock(stock_any: int, stock_both: int, rng: int) -> tuple[int, int, int, int]:
    """A card of the stock, as a mask of one bit, the stock without it, and the generator's state."""
    rng = step(rng)
    bit = nth_card(stock_any, stock_both, below(rng, cards_count(stock_any, stock_both)))
    stock_any, stock_both = without_card(stock_any, stock_both, bit)
    return bit, stock_any, stock_both, rng


@hot
def _hand(stock_any: int, stock_both: int, rng: int) -> tuple[PlayerCards, int, int, int]:
    """Fifteen cards from the stock (M3)."""
    player = NO_PLAYER_CARDS
    for _ in range(HAND_CARDS_DEALT):
        bit, stock_any, stock_both, rng = _from_stock(stock_any, stock_both, rng)
        player = draw_card(player, bit)
    return player, stock_any, stock_both, rng


@hot
def dealt(rng: int) -> tuple[PlayerCards, PlayerCards, Layout, int]:
    """Both hands, by seat, and the card turned up (M3)."""
    first, stock_any, stock_both, rng = _hand(ALL, ALL, rng)
    second, stock_any, stock_both, rng = _hand(stock_any, stock_both, rng)
    up, stock_any, stock_both, rng = _from_stock(stock_any, stock_both, rng)
    return first, second, Layout(stock_any, stock_both, 0, up, 0, bit_at(up, 0), 1 if up & TWOS else 0), rng


@hot
def _taken(player: PlayerCards, top: int, rng: int) -> tuple[PlayerCards, int, int]:
    """The top of the pack joined to its set with naturals from hand until the choice falls on picking up (M8)."""
    player = add_to_meld(player, 1 << top)
    laid_count = 0
    while True:
        pick, lay = masks_take(player, top >> 2, laid_count)
        rng = step(rng)
        n = below(rng, popcount(lay) + (1 if pick else 0)) - (1 if pick else 0)
        if n < 0:
            return player, laid_count + 2, rng  # with taking and picking up
        player = meld_natural(player, 1 << bit_at(lay, n))
        laid_count += 1


@hot
def _opened(max_wilds: int, player: PlayerCards, rank: int, rng: int) -> tuple[PlayerCards, int]:
    """The second and the third card of a new set (M12)."""
    for _ in range(SET_CARDS_MIN - 1):
        lay, wild = masks_open(max_wilds, player, rank)
        naturals = popcount(lay)
        rng = step(rng)
        n = below(rng, naturals + popcount(wild))
        player = (
            meld_natural(player, 1 << bit_at(lay, n)) if n < naturals else meld_wild(player, bit_at(wild, n - naturals))
        )
    return player, rng


@hot
def _melded(max_wilds: int, player: PlayerCards, rng: int) -> tuple[PlayerCards, int, int, int]:
    """Melding until the choice falls on a discard: the cards after, the discard (-1: out without one), decisions, x."""
    decisions = 0
    while player.hand_any:
        lay, wild = masks_meld(max_wilds, player)
        naturals, wilds = popcount(lay), popcount(wild)
        rng = step(rng)
        n = below(rng, naturals + wilds + popcount(player.hand_any))
        decisions += 1
        if n >= naturals + wilds:
            card = bit_at(player.hand_any, n - naturals - wilds)
            return remove_card(player, 1 << card), card, decisions, rng
        if n >= naturals:
            player = meld_wild(player, bit_at(wild, n - naturals))
        else:
            card = bit_at(lay, n)
            opening = player.natural_any >> (card & ~3) & RANK == 0
            player = meld_natural(player, 1 << card)
            if opening:
                player, rng = _opened(max_wilds, player, card >> 2, rng)
                decisions += SET_CARDS_MIN - 1
    return player, -1, decisions, rng


@hot
def _begun(
    me: PlayerCards, other: PlayerCards, layout: Layout, rng: int
) -> tuple[PlayerCards, PlayerCards, Layout, int, int, int]:
    """The turn begun by drawing, taking the pack or the up-card 2, or ended by the deal being blocked (M5, M8, M11).

    Gives the cards after, what was chosen first, the decisions it took, and the generator's state.
    """
    drawable = (layout.stock_any | under_top(layout.pack_any, layout.pack_both, layout.stock_idle)) != 0
    begin = masks_draw(drawable, layout.pack_top >= 0 and has_pair(me, layout.pack_top), layout.upcard_two_open)
    rng = step(rng)
    index = bit_at(begin, below(rng, popcount(begin)))
    decisions = 1
    if index == TURN_TAKE:
        me, decisions, rng = _taken(me, layout.pack_top, rng)
    me, other, layout, rng = begun(me, other, layout, index, rng)
    return me, other, layout, index, decisions, rng


@hot
def begun(
    me: PlayerCards, other: PlayerCards, layout: Layout, index: int, rng: int
) -> tuple[PlayerCards, PlayerCards, Layout, int]:
    """The cards after a turn has begun with ``index`` (M5, M8, M11, M19), and the generator's state.

    Where the pack is taken, its top card is in its set already.
    """
    stock_any, stock_both, idle, pack_any, pack_both, top, _ = layout
    if index == TURN_DRAW:
        if stock_any == 0:
            stock_any, stock_both = without_card(pack_any, pack_both, 1 << top)
            pack_any, pack_both = 1 << top, 0
            me, other = know_hand(me), know_hand(other)
            idle = 1
        card, stock_any, stock_both, rng = _from_stock(stock_any, stock_both, rng)
        me = draw_card(me, card)
    elif index == TURN_TAKE:
        pack_any, pack_both = without_card(pack_any, pack_both, 1 << top)
        me = take_face_up(me, pack_any, pack_both)
        pack_any, pack_both, top, idle = 0, 0, -1, 0
    elif index == TURN_TAKE_UPCARD_TWO:
        me = take_face_up(me, pack_any, pack_both)
        pack_any, pack_both, top = 0, 0, -1
    return me, other, Layout(stock_any, stock_both, idle, pack_any, pack_both, top, 0), rng


@hot
def discarded(layout: Layout, card: int, laid_count: int) -> Layout:
    """The pack with one card more on top, none for -1 (M7), after so many cards were laid in the turn (M20)."""
    pack_any, pack_both = with_card(layout.pack_any, layout.pack_both, 1 << card if card >= 0 else 0)
    idle = layout.stock_idle if laid_count == 0 else 0
    top = card if card >= 0 else layout.pack_top
    return Layout(layout.stock_any, layout.stock_both, idle, pack_any, pack_both, top, 0)


@hot
def deal_over(
    before: Standing, dealer: int, seat: int, me: PlayerCards, other: PlayerCards, layout: Layout, out: int
) -> State:
    """The state at the end of a deal in which ``seat``, with the cards ``me``, was the last to act."""
    return State(
        before=before,
        dealer=dealer,
        turn=seat,
        phase=OVER,
        players=(me, other) if seat == 0 else (other, me),
        stock_any=layout.stock_any,
        stock_both=layout.stock_both,
        stock_idle=layout.stock_idle,
        pack_any=layout.pack_any,
        pack_both=layout.pack_both,
        pack_top=layout.pack_top,
        upcard_two_open=0,
        rank_open=-1,
        laid_count=0,
        out=out,
    )


@compiled
def random_deal(rules: Rules, before: Standing, dealer: int, rng: int) -> tuple[State, int, int]:
    """A whole deal from the first card dealt, each legal action as likely (M3 to M20).

    Gives the state at its end, how many decisions the players took (chance not counted), and the generator's state.
    """
    first, second, layout, rng = dealt(rng)
    seat, out, phase = 1 - dealer, NOBODY, DRAW
    me, other = (first, second) if seat == 0 else (second, first)
    decisions = 0
    while phase != OVER:  # every deal ends: ``ACTIONS_PER_DEAL_MAX``
        me, other, layout, index, count, rng = _begun(me, other, layout, rng)
        decisions += count
        if index == TURN_BLOCKED:
            phase = OVER
            break
        me, card, count, rng = _melded(rules.max_wilds, me, rng)
        decisions += count
        layout = discarded(layout, card, count - 1 if card >= 0 else count)
        if me.hand_any == 0:
            out, phase = seat, OVER
            break
        me, other, seat = other, me, 1 - seat
    state = deal_over(before, dealer, seat, me, other, layout, out)
    return state, decisions, rng


@compiled
def random_deals(rules: Rules, before: Standing, count: int, rng: int) -> tuple[int, int]:
    """``count`` random deals, the dealer alternating: how many decisions they took, and the generator's state."""
    total = 0
    for number in range(count):
        _, decisions, rng = random_deal(rules, before, number % SEATS, rng)
        total += decisions
    return total, rng
