"""The moves of the solver's search: its cards, its stack, which moves a seat has, their order, and which are alike.

Cards are numbered by rank first here, so that the order of the bits is the order of the points in all suits:

    card = rank * 4 + suit      rank  0 1 2 3 4 5      suit  0 1 2 3
                                      9 J Q K 10 A           s h d c

A move is a card, or 24 + card for a lead that declares the marriage.

The stack is an array: the hands and what the rules say (``HANDS`` … ``BITS``), then a frame for each card played.  It
is a list of plain integers where nothing is compiled.
"""

from __future__ import annotations

from chiliad._jit import highest_index, hot, lowest_index, popcount
from chiliad.games.tysiac.state import HAND_CARDS_PLAYED, SEATS, after, suit_number

Memory = list[int]
"""A table or a stack, as annotations name it."""

SUIT = 0x111111  # all spades; shift by the suit's number for the others
MARRY = 24
POINTS = 0xBA4320  # of the ranks, four bits each
QUEENS = 0x000F00  # of all suits; shift by 4 for the kings
UNREACHED = 1 << 20  # more than any value

# The head of the stack: three hands, what the rules say (with four values of marriages), the number of the context, and
# the binary logarithm of the table's size.
HANDS, DECLARER, MUST_BEAT, MUST_TRUMP, FIRST_MARRIAGE, VALUES, CONTEXT, BITS = 0, 3, 4, 5, 6, 7, 11, 12
ROOT = 16
# A frame: the moves not tried, those to take from the top and those to take from below; those tried; the best value and
# its move; the move on trial; the seat to act; the cards on the table: how many, the suit led, the best one, its seat,
# their points; the trump suit; the points that the declarer has made; those not taken; the move to try first, or -1.
HIGH, LOW, TRIED, BEST, BEST_MOVE, MOVE, SEAT, COUNT, LED, TOP, TAKER, PILE, TRUMP, MADE, REST, HINT = range(16)
FRAME = 16
STACK_WIDTH = ROOT + FRAME * (SEATS * HAND_CARDS_PLAYED + 1)


@hot
def points_of(card: int) -> int:
    """The points of a card (T2)."""
    return POINTS >> (card & ~3) & 15


@hot
def ranked(card: int) -> int:
    """The number of a card here; ``card`` is one of ``state.py``."""
    suit = suit_number(card)
    return (card - 6 * suit) * 4 + suit


@hot
def by_rank(mask: int) -> int:
    """A mask of cards of ``state.py``, as this file numbers them."""
    result = 0
    while mask:
        result |= 1 << ranked(lowest_index(mask))
        mask &= mask - 1
    return result


@hot
def above(card: int) -> int:
    """The numbers above a card: of any suit."""
    return ~((2 << card) - 1)


@hot
def married(hand: int) -> int:
    """The queens of the marriages in a hand (T16)."""
    return hand & QUEENS & (hand >> 4)


# --- The rules of a trick --------------------------------------------------------------------------------------------


@hot
def beats(card: int, top: int, trump: int) -> bool:
    """Whether a card beats the best on the table: ``rules.beats`` (T12)."""
    if (card ^ top) & 3 == 0:
        return card > top
    return trump >> card & 1 != 0


@hot
def over(cards: int, top: int, trump: int) -> int:
    """Those cards that beat the best on the table."""
    higher = cards & SUIT << (top & 3) & above(top)
    return higher if trump >> top & 1 else higher | cards & trump


@hot
def follows(stack: Memory, frame: int, hand: int) -> int:
    """The cards that may follow: ``rules.legal_follow`` (T13 to T15)."""
    trump, top = stack[frame + TRUMP], stack[frame + TOP]
    cards = hand & stack[frame + LED]
    if cards == 0:
        cards = hand & trump
        if stack[MUST_TRUMP] == 0 or cards == 0:
            return hand
    if stack[MUST_BEAT]:
        # Of the cards of the suit led, none beats a trump; a trump led is a suit like another.
        beating = over(cards, top, trump)
        return beating if beating else cards
    return cards


# --- The order of moves ----------------------------------------------------------------------------------------------


@hot
def unbeaten(cards: int, hand: int, led: int, trump: int) -> int:
    """Those cards, each the best on the table, that a hand cannot beat."""
    follow = hand & led
    if follow:
        return cards & led & above(highest_index(follow)) | cards & trump & ~led
    ruff = hand & trump
    return cards & trump & above(highest_index(ruff)) if ruff else cards


@hot
def order_lead(stack: Memory, frame: int) -> None:
    """The moves of the seat that leads: marriages of the declarer and winners first."""
    seat, trump = stack[frame + SEAT], stack[frame + TRUMP]
    hand = stack[HANDS + seat]
    declarer = stack[DECLARER]
    one, two = stack[HANDS + after(seat)], stack[HANDS + after(after(seat))]
    if seat != declarer:
        one = two = stack[HANDS + declarer]
    winners = 0
    for suit in range(4):
        led = SUIT << suit
        winners |= unbeaten(unbeaten(hand & led, one, led, trump), two, led, trump)
    queens = married(hand)
    low = hand & ~winners
    if queens and (stack[FIRST_MARRIAGE] or popcount(hand) < HAND_CARDS_PLAYED):
        pairs = queens | queens << 4
        if seat == declarer:
            winners = winners & ~(pairs & trump) | pairs << MARRY  # in the trump suit a declaration costs nothing
            low &= ~(pairs & trump)
        else:
            low |= (pairs & ~trump) << MARRY  # there it changes nothing
    stack[frame + HIGH], stack[frame + LOW] = winners, low


@hot
def order_follow(stack: Memory, frame: int) -> None:
    """The moves of a seat that follows: those that win the trick for its side, from the dearest; others from below."""
    seat, trump, led = stack[frame + SEAT], stack[frame + TRUMP], stack[frame + LED]
    declarer, top = stack[DECLARER], stack[frame + TOP]
    hand = stack[HANDS + seat]
    moves = follows(stack, frame, hand)
    friendly = seat != declarer and stack[frame + TAKER] != declarer
    beating = over(moves & (led | trump), top, trump)
    if stack[frame + COUNT] == 2:
        high = moves if friendly else beating
    else:
        third = after(seat)
        other = stack[HANDS + third]
        if seat == declarer:
            high = unbeaten(beating, other, led, trump)
        elif third == declarer:
            high = moves if unbeaten(1 << top, other, led, trump) else unbeaten(beating, other, led, trump)
        else:
            high = beating if unbeaten(1 << top, other, led, trump) else moves
    stack[frame + HIGH], stack[frame + LOW] = high, moves & ~high


@hot
def points_apart(stack: Memory, frame: int, move: int) -> int:
    """How far the value of a move may be from that of a move tried before, in points; UNREACHED where nobody knows.

    Two cards of a hand are neighbours if no card between them is in another hand or is the best on the table, and if
    both are of a marriage or neither is.  Their holder may exchange them in any plan, and only their points change
    places.
    """
    hand, card, tried = stack[HANDS + stack[frame + SEAT]], move, stack[frame + TRIED]
    suit = SUIT << (card & 3)
    if move >= MARRY:
        return 1 if tried >> MARRY & suit else UNREACHED  # the other card of the marriage
    tried &= suit & ((1 << MARRY) - 1)
    if tried == 0:
        return UNREACHED
    foreign = (stack[HANDS] | stack[HANDS + 1] | stack[HANDS + 2]) & ~hand
    if stack[frame + COUNT]:
        foreign |= 1 << stack[frame + TOP]
    foreign &= suit
    pair = married(hand) & suit
    pair |= pair << 4
    bit, result = 1 << card, UNREACHED
    upper, lower = tried & above(card), tried & (bit - 1)
    if upper:
        near = lowest_index(upper)
        if foreign & above(card) & ((1 << near) - 1) == 0 and (pair & bit != 0) == (pair >> near & 1 != 0):
            result = points_of(near) - points_of(card)
    if lower:
        near = highest_index(lower)
        if foreign & above(near) & (bit - 1) == 0 and (pair & bit != 0) == (pair >> near & 1 != 0):
            result = min(result, points_of(card) - points_of(near))
    return result
