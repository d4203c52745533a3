"""A whole deal of random play, as fast as the rules allow: for measuring, and for searches that roll out."""

from __future__ import annotations

from chiliad._jit import compiled, filled, hot, kernel, lowest_index, popcount, set_at
from chiliad.bits import below, bit_at, step
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import (
    all_dealt,
    apply_auction,
    apply_option,
    legal_auction,
    legal_first,
)
from chiliad.games.tysiac.state import (
    ACTION_KINDS,
    ALL,
    AUCTION,
    CARDS,
    GIVE,
    HAND_CARDS_DEALT,
    HAND_CARDS_PLAYED,
    OVER_VOID,
    PLAY,
    TAKE,
    TWO_TALON_CARDS,
    Standing,
    State,
    hand_cards,
    seat_dealt,
)
from chiliad.games.tysiac.talon import (
    apply_concede,
    apply_contract,
    apply_give,
    legal_contract,
    legal_give,
    legal_option,
    may_concede,
)
from chiliad.games.tysiac.tricks import apply_play, legal_play

Three = tuple[int, int, int]


@hot
def shuffled(rng: int, hand: int = HAND_CARDS_DEALT, third_hand: int = HAND_CARDS_DEALT) -> tuple[Three, int, int]:
    """Two hands of ``hand`` cards and one of ``third_hand``, the rest, and the generator's next state.

    Every deal is equally likely.

    Card after card goes to one of the places left, each as likely; without branches, since none could be foreseen.
    """
    room_first, room_second, room_third = hand, hand, third_hand
    first, second, third = 0, 0, 0
    for card in range(CARDS):
        rng = step(rng)
        place = below(rng, CARDS - card)
        # 1 where the place lies below the sum of the rooms so far, from the sign of the difference
        in_first = (place - room_first) >> 62 & 1
        in_two = (place - room_first - room_second) >> 62 & 1
        in_three = (place - room_first - room_second - room_third) >> 62 & 1
        room_first -= in_first
        room_second -= in_two - in_first
        room_third -= in_three - in_two
        first |= in_first << card
        second |= (in_two - in_first) << card
        third |= (in_three - in_two) << card
    return (first, second, third), ALL & ~(first | second | third), rng


@hot
def deal_cards(rules: Rules, before: Standing, dealer: int, rng: int) -> tuple[State, int]:
    """A deal before its first call, every one equally likely, and the generator's next state (T4, T41)."""
    players = len(before.totals)
    third_hand = TWO_TALON_CARDS if players == 2 else HAND_CARDS_DEALT
    (first, second, third), rest, rng = shuffled(rng, hand_cards(players), third_hand)
    hands = set_at(filled(before.totals, 0), seat_dealt(players, dealer, 0), first)
    hands = set_at(hands, seat_dealt(players, dealer, 1), second)
    if players == 2:  # what would be a third hand is the first talon
        return all_dealt(rules, before, dealer, hands, third, rest), rng
    return all_dealt(rules, before, dealer, set_at(hands, seat_dealt(players, dealer, 2), third), rest), rng


@hot
def pick(mask: int, rng: int) -> tuple[int, int]:
    """One set bit of ``mask``, each equally likely, and the generator's next state."""
    count = popcount(mask)
    if count == 1:  # a forced move takes no randomness
        return lowest_index(mask), rng
    rng = step(rng)
    return bit_at(mask, below(rng, count)), rng


@hot
def pick_card(mask: int, rng: int) -> tuple[int, int]:
    """The same as ``pick``, quicker where few bits are set: the cards of a hand."""
    count = popcount(mask)
    drawn = step(rng)
    n = below(drawn, count)
    for place in range(HAND_CARDS_PLAYED - 1):  # unrolled, without a jump that could be guessed wrong
        mask = mask & (mask - 1) if n > place else mask
    for _ in range(HAND_CARDS_PLAYED - 1, n):  # a lead with marriages to declare may have more
        mask &= mask - 1
    return lowest_index(mask), drawn if count > 1 else rng


@kernel
def pick_action(masks: tuple[int, int, int, int, int, int], rng: int) -> tuple[int, int]:
    """One of the actions in ``masks`` (one at least), each equally likely, and the generator's next state."""
    total = 0
    for kind in range(ACTION_KINDS):
        total += popcount(masks[kind])
    rng = step(rng)
    n, kind = below(rng, total), 0
    while n >= popcount(masks[kind]):
        n -= popcount(masks[kind])
        kind += 1
    return kind << 6 | bit_at(masks[kind], n), rng


@compiled
def random_deal(rules: Rules, before: Standing, dealer: int, rng: int) -> tuple[State, int, int]:
    """A whole deal by uniformly random legal actions: the last state, how many decisions, the generator's state.

    The same as stepping ``legal`` and ``apply`` with ``pick``, by phase so that each step runs only what it needs.
    """
    state, rng = deal_cards(rules, before, dealer, rng)
    decisions = 0
    while state.phase == AUCTION:
        calls, first = legal_auction(rules, state), legal_first(rules, state)
        decisions += 1
        if first == 0:
            index, rng = pick(calls, rng)
            state = apply_auction(rules, state, index)
            continue
        rng = step(rng)
        n = below(rng, popcount(calls) + popcount(first))
        if n < popcount(calls):
            state = apply_auction(rules, state, bit_at(calls, n))
        else:
            state = apply_option(rules, state, bit_at(first, n - popcount(calls)))
    if state.phase == OVER_VOID:
        return state, decisions, rng
    players = len(state.hands)
    if state.phase == TAKE:
        index, rng = pick(legal_option(state), rng)
        state = apply_option(rules, state, index)
        decisions += 1
    while state.phase == GIVE:
        gifts = legal_option(state) if players == 2 else legal_give(state)
        concede = 1 if may_concede(rules, state) else 0
        count = popcount(gifts)
        rng = step(rng)
        n = below(rng, count + concede)
        decisions += 1
        if n < concede:
            return apply_concede(state), decisions, rng
        index = bit_at(gifts, n - concede)
        state = apply_option(rules, state, index) if players == 2 else apply_give(state, index)
    index, rng = pick(legal_contract(rules, state), rng)
    state = apply_contract(state, index)
    decisions += 1
    while state.phase == PLAY:
        index, rng = pick_card(legal_play(rules, state), rng)
        state = apply_play(rules, state, index)
        decisions += 1
    return state, decisions, rng


@compiled
def random_deals(rules: Rules, before: Standing, count: int, rng: int) -> tuple[int, int]:
    """``count`` random deals, the deal going round: how many decisions they took, and the generator's state."""
    total = 0
    for number in range(count):
        _, decisions, rng = random_deal(rules, before, number % len(before.totals), rng)
        total += decisions
    return total, rng
