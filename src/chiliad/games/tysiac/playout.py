"""A whole deal of random play, as fast as the rules allow: for measuring, and for searches that roll out."""

from __future__ import annotations

from chiliad._jit import compiled, hot, kernel, lowest_index, popcount
from chiliad.bits import below, bit_at, step
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import (
    all_dealt,
    apply_auction,
    apply_concede,
    apply_contract,
    apply_first,
    apply_give,
    legal_auction,
    legal_contract,
    legal_first,
    legal_give,
    may_concede,
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
    SEATS,
    Standing,
    State,
)
from chiliad.games.tysiac.tricks import apply_play, legal_play


@hot
def shuffled(rng: int) -> tuple[tuple[int, int, int], int, int]:
    """Three hands of seven, the talon, and the generator's next state: every deal equally likely.

    Card after card goes to one of the places left, each as likely; without branches, since none could be foreseen.
    """
    room_first, room_second, room_third = HAND_CARDS_DEALT, HAND_CARDS_DEALT, HAND_CARDS_DEALT
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
    hands, talon, rng = shuffled(rng)
    state = all_dealt(rules, before, dealer, hands, talon)
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
            state = apply_first(rules, state, bit_at(first, n - popcount(calls)))
    if state.phase == OVER_VOID:
        return state, decisions, rng
    while state.phase == GIVE:
        gifts = legal_give(state)
        concede = 1 if may_concede(rules, state) else 0
        count = popcount(gifts)
        rng = step(rng)
        n = below(rng, count + concede)
        decisions += 1
        if n < concede:
            return apply_concede(state), decisions, rng
        state = apply_give(state, bit_at(gifts, n - concede))
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
        _, decisions, rng = random_deal(rules, before, number % SEATS, rng)
        total += decisions
    return total, rng
