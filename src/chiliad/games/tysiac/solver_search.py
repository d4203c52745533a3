"""The search of ``solver.py``: one question about the declarer's points, with a table of the positions between tricks.

All values are points that the declarer makes from the root on.  A search asks one question, "does the declarer reach
``target``?", and answers with a bound: a value of at least ``target`` is one that the declarer can reach; a lower one
is the most that the defenders leave to them.  ``exact`` asks until both bounds meet.

``solver_moves.py`` has the stack.  The table is an array of pairs, a position and its bounds, after a head that says
for which rules and declarer they hold.
"""

from __future__ import annotations

from chiliad._jit import highest_index, hot, kernel, lowest_index, multiply_add, popcount
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.solver_moves import (
    BEST,
    BEST_MOVE,
    BITS,
    CONTEXT,
    COUNT,
    DECLARER,
    FIRST_MARRIAGE,
    FRAME,
    HANDS,
    HIGH,
    HINT,
    LED,
    LOW,
    MADE,
    MARRY,
    MOVE,
    MUST_BEAT,
    MUST_TRUMP,
    PILE,
    REST,
    ROOT,
    SEAT,
    SUIT,
    TAKER,
    TOP,
    TRIED,
    TRUMP,
    UNREACHED,
    VALUES,
    Memory,
    above,
    beats,
    by_rank,
    married,
    order_follow,
    order_lead,
    points_apart,
    points_of,
    ranked,
)
from chiliad.games.tysiac.state import SEATS, State, after
from chiliad.games.tysiac.tricks import duties

VALUE = 0x3FF  # a value in the table has 10 bits
TABLE_HEAD = 16  # the number of the context, then what it is: the declarer and the rules
FIRST_STEP = 8  # points: how far the second question is from the first; each further step is twice as long
CONTEXTS_MAX = 511  # nine bits of a key


# --- The root --------------------------------------------------------------------------------------------------------


@kernel
def prepare(rules: Rules, state: State, table: Memory, stack: Memory) -> None:
    """Write a state in the phase PLAY into the stack, and begin a new context of the table where one is needed."""
    remaining = 0
    for seat in range(SEATS):
        stack[HANDS + seat] = by_rank(state.hands[seat])
        remaining |= stack[HANDS + seat]
    stack[DECLARER], stack[FIRST_MARRIAGE] = state.auction.declarer, rules.first_trick_marriage
    stack[MUST_BEAT], stack[MUST_TRUMP] = duties(rules)
    for suit in range(4):
        stack[VALUES + suit] = rules.marriage_values[suit]
    stack[BITS] = highest_index(len(table) - TABLE_HEAD) - 1
    stack[CONTEXT] = _context(table, stack)
    count, led, top, taker, pile, leader = 0, 0, 0, 0, 0, state.turn
    if state.led >= 0:
        count, leader = 1, after(after(state.turn))
        top, taker = ranked(state.led), leader
        led, pile = SUIT << (top & 3), points_of(top)
    frame = ROOT
    stack[frame + TRUMP] = SUIT << state.trump if state.trump >= 0 else 0
    if state.second >= 0:
        count, leader = 2, after(state.turn)
        taker = leader
        second = ranked(state.second)
        pile += points_of(second)
        if beats(second, top, stack[frame + TRUMP]):
            top, taker = second, after(leader)
    stack[frame + SEAT], stack[frame + COUNT], stack[frame + LED], stack[frame + TOP] = state.turn, count, led, top
    stack[frame + TAKER], stack[frame + PILE], stack[frame + MADE] = taker, pile, 0
    rest = pile
    while remaining:
        rest += points_of(lowest_index(remaining))
        remaining &= remaining - 1
    stack[frame + REST] = rest


@hot
def _context(table: Memory, stack: Memory) -> int:
    """The number of what values depend on besides the position: declarer and rules; old numbers' places are empty."""
    same = table[0] > 0
    for n in range(CONTEXT - DECLARER):
        same = same and table[1 + n] == stack[DECLARER + n]
    if same:
        return table[0]
    if table[0] >= CONTEXTS_MAX:
        for n in range(len(table)):
            table[n] = 0
    table[0] += 1
    for n in range(CONTEXT - DECLARER):
        table[1 + n] = stack[DECLARER + n]
    return table[0]


# --- The search ------------------------------------------------------------------------------------------------------


@hot
def marriage_points(stack: Memory) -> int:
    """The value of the marriages in the declarer's hand (T3)."""
    queens = married(stack[HANDS + stack[DECLARER]])
    total = 0
    while queens:
        total += stack[VALUES + (lowest_index(queens) & 3)]
        queens &= queens - 1
    return total


@hot
def _place(stack: Memory, frame: int) -> tuple[int, int]:
    """A position between two tricks as a number, and the place for it in the table."""
    first, second, third = stack[HANDS], stack[HANDS + 1], stack[HANDS + 2]
    trump = stack[frame + TRUMP] & 15
    key = first | third | (second | third) << 24 | stack[frame + SEAT] << 48 | trump << 50 | stack[CONTEXT] << 54
    return key, TABLE_HEAD + 2 * (multiply_add(key, 0x1D8E4E27C47D124F, 0) >> (63 - stack[BITS]))


@hot
def lowest_points(cards: int, count: int) -> int:
    """The points of so many of the cheapest cards, or of all where there are fewer."""
    total = 0
    for _ in range(count):
        if cards == 0:
            break
        total += points_of(lowest_index(cards))
        cards &= cards - 1
    return total


@hot
def _sure_points(stack: Memory, frame: int) -> int:
    """Points that the side of the seat that leads can take at once, by cards that nobody beats, led one after another.

    A suit that is not trump is led only as often as those who hold trumps must follow.  Of defenders' tricks, the
    partner's card does not count: it may be any.
    """
    seat, trump, declarer = stack[frame + SEAT], stack[frame + TRUMP], stack[DECLARER]
    hand, one, two = stack[HANDS + seat], stack[HANDS + after(seat)], stack[HANDS + after(after(seat))]
    total = 0
    for suit in range(4):
        led = SUIT << suit
        own, others = hand & led, (one | two) & led
        if others:
            own &= above(highest_index(others))
        if own == 0:
            continue
        count = popcount(own)
        if led != trump:
            if one & trump:
                count = min(count, popcount(one & led))
            if two & trump:
                count = min(count, popcount(two & led))
        if seat == declarer:
            total += lowest_points(one & led, count) + lowest_points(two & led, count)
        else:
            total += lowest_points(stack[HANDS + declarer] & led, count)
        for _ in range(count):
            card = highest_index(own)
            total += points_of(card)
            own ^= 1 << card
    return total


@hot
def _last_trick(stack: Memory, frame: int) -> int:
    """The declarer's points at the end, from before the last trick."""
    seat, trump = stack[frame + SEAT], stack[frame + TRUMP]
    top, taker = lowest_index(stack[HANDS + seat]), seat
    for _ in range(SEATS - 1):
        seat = after(seat)
        card = lowest_index(stack[HANDS + seat])
        if beats(card, top, trump):
            top, taker = card, seat
    return stack[frame + MADE] + (stack[frame + REST] if taker == stack[DECLARER] else 0)


@hot
def _between_tricks(stack: Memory, table: Memory, frame: int, target: int) -> int:
    """A bound that answers the question before a trick; -1 where the moves must be tried, which are then ordered."""
    hand = stack[HANDS + stack[frame + SEAT]]
    made, rest = stack[frame + MADE], stack[frame + REST]
    if made >= target or hand == 0:
        return made
    if hand & (hand - 1) == 0:
        return _last_trick(stack, frame)
    most = made + rest + marriage_points(stack)
    if most < target:
        return most
    key, place = _place(stack, frame)
    stack[frame + HINT] = -1
    if table[place] == key:
        entry = table[place + 1]
        if made + (entry & VALUE) >= target:
            return made + (entry & VALUE)
        if made + (entry >> 10 & VALUE) < target:
            return made + (entry >> 10 & VALUE)
        stack[frame + HINT] = entry >> 20
    sure = _sure_points(stack, frame)
    if stack[frame + SEAT] == stack[DECLARER]:
        if made + sure >= target:
            return made + sure
    elif most - sure < target:
        return most - sure
    order_lead(stack, frame)
    return -1


@hot
def _expand(stack: Memory, table: Memory, frame: int, target: int) -> int:
    """A bound that answers the question at a frame; -1 where the moves must be tried, which are then ordered."""
    stack[frame + TRIED] = 0
    stack[frame + BEST] = -1 if stack[frame + SEAT] == stack[DECLARER] else UNREACHED
    if stack[frame + COUNT] == 0:
        return _between_tricks(stack, table, frame, target)
    if stack[frame + MADE] >= target:
        return stack[frame + MADE]
    stack[frame + HINT] = -1
    order_follow(stack, frame)
    return -1


@hot
def _may_skip(stack: Memory, frame: int, move: int, target: int) -> bool:
    """Whether a move may be left out, as it is too much like one that was tried; the best value then allows for it.

    In the last place of a trick the order of moves has put the better of two neighbours first: a card that the own side
    takes, from the dearest; another one, from the cheapest.
    """
    difference = points_apart(stack, frame, move)
    if difference == UNREACHED:
        return False
    if stack[frame + COUNT] == 2:
        return True
    if stack[frame + SEAT] == stack[DECLARER]:
        if stack[frame + BEST] + difference >= target:
            return False
        stack[frame + BEST] += difference
    else:
        if stack[frame + BEST] - difference < target:
            return False
        stack[frame + BEST] -= difference
    return True


@hot
def _next_move(stack: Memory, frame: int, target: int) -> int:
    """The next move to try; -1 after the last."""
    move = stack[frame + HINT]
    if move >= 0:
        stack[frame + HINT] = -1
        stack[frame + HIGH] &= ~(1 << move)
        stack[frame + LOW] &= ~(1 << move)
        return move
    while stack[frame + HIGH] | stack[frame + LOW]:
        if stack[frame + HIGH]:
            move = highest_index(stack[frame + HIGH])
            stack[frame + HIGH] ^= 1 << move
        else:
            move = lowest_index(stack[frame + LOW])
            stack[frame + LOW] ^= 1 << move
        # Only a card of the same suit can be like this one.
        alike = stack[frame + TRIED] & (SUIT | SUIT << MARRY) << (move & 3)
        if alike == 0 or not _may_skip(stack, frame, move, target):
            return move
    return -1


@hot
def play(stack: Memory, frame: int, move: int) -> None:
    """Play a move: the next frame has what follows (T12, T16, T17)."""
    child = frame + FRAME
    card, seat, trump, made = move, stack[frame + SEAT], stack[frame + TRUMP], stack[frame + MADE]
    if move >= MARRY:
        card = move - MARRY
        trump = SUIT << (card & 3)
        made += stack[VALUES + (card & 3)] if seat == stack[DECLARER] else 0
    stack[frame + MOVE] = move
    stack[frame + TRIED] |= 1 << move
    stack[HANDS + seat] ^= 1 << card
    pile = stack[frame + PILE] + points_of(card)
    count, top, taker, led = stack[frame + COUNT], stack[frame + TOP], stack[frame + TAKER], stack[frame + LED]
    if count == 0:
        top, taker, led, pile = card, seat, SUIT << (card & 3), points_of(card)
    elif beats(card, top, trump):
        top, taker = card, seat
    rest = stack[frame + REST]
    following = after(seat)
    if count == 2:
        made += pile if taker == stack[DECLARER] else 0
        rest -= pile
        following, pile = taker, 0
    stack[child + SEAT], stack[child + COUNT] = following, (count + 1 if count < 2 else 0)
    stack[child + LED], stack[child + TOP], stack[child + TAKER], stack[child + PILE] = led, top, taker, pile
    stack[child + TRUMP], stack[child + MADE], stack[child + REST] = trump, made, rest


@hot
def _take_back(stack: Memory, frame: int, value: int, target: int) -> None:
    """Take the move on trial back; note its value, and try no other where it answers the question."""
    move, seat, best = stack[frame + MOVE], stack[frame + SEAT], stack[frame + BEST]
    stack[HANDS + seat] |= 1 << (move if move < MARRY else move - MARRY)
    if (value > best) if seat == stack[DECLARER] else (value < best):
        stack[frame + BEST], stack[frame + BEST_MOVE] = value, move
        if (value >= target) == (seat == stack[DECLARER]):
            stack[frame + HIGH] = stack[frame + LOW] = 0


@hot
def _close(stack: Memory, table: Memory, frame: int, target: int) -> int:
    """The bound of a frame all of whose moves are tried; the table keeps it before a trick."""
    best = stack[frame + BEST]
    if stack[frame + COUNT]:
        return best
    key, place = _place(stack, frame)
    value = best - stack[frame + MADE]
    least, most = 0, VALUE
    if table[place] == key:
        least, most = table[place + 1] & VALUE, table[place + 1] >> 10 & VALUE
    if best >= target:
        least = value
    else:
        most = value
    table[place], table[place + 1] = key, least | most << 10 | stack[frame + BEST_MOVE] << 20
    return best


@kernel
def bound(table: Memory, stack: Memory, target: int) -> int:
    """A bound on the points that the declarer makes from the root on: at least ``target`` if they can reach it."""
    value = _expand(stack, table, ROOT, target)
    if value >= 0:
        return value
    frame = ROOT
    while True:
        move = _next_move(stack, frame, target)
        if move >= 0:
            play(stack, frame, move)
            value = _expand(stack, table, frame + FRAME, target)
            if value < 0:
                frame += FRAME
                continue
        else:
            value = _close(stack, table, frame, target)
            if frame == ROOT:
                return value
            frame -= FRAME
        _take_back(stack, frame, value, target)


@kernel
def reaches(table: Memory, stack: Memory, target: int) -> bool:
    """Whether the declarer makes ``target`` points from the root on."""
    return bound(table, stack, target) >= target


@kernel
def exact(table: Memory, stack: Memory, guess: int) -> int:
    """The points that the declarer makes from the root on.

    ``guess``: where to look first; below 0, where most deals end.  It changes only how long it takes.
    """
    least, most, step = 0, stack[ROOT + REST] + marriage_points(stack), FIRST_STEP
    target = guess if guess >= 0 else stack[ROOT + REST] // 2 + marriage_points(stack) * 3 // 4
    target = min(max(target, 1), most)
    while least < most:
        value = bound(table, stack, target)
        if value >= target:
            least = value
            target = min((least + most + 1) // 2, least + step)
        else:
            most = value
            target = max((least + most + 1) // 2, most - step)
        step *= 2
    return least
