"""Which points a deal of Tysiac can end with, for the naive twin: the cards are put on heaps, one after the other.

"T2" is a paragraph of docs/rules/tysiac.md, "family 2" a section of the rules of the whole family. The readings:

34. T16-T19: who declares is on lead, so has won a trick before, unless it is the first lead, which only the declarer has
    and only with `first_trick_marriage`. Nothing is said of the order of the tricks.
35. Family 2 "`nobody`": the worth of the four cards is missing from the 120.

Where the tricks of each seat are known too, a seat without any has no card points, and has declared only on the first
lead, which is the declarer's (34); a seat that has won tricks worth nothing has won 9s.
"""

from functools import lru_cache
from itertools import product

from naive.tysiac_cards import ACES, CARD_POINTS, MARRIAGE, PACK
from naive.tysiac_scoring import who_plays


def possible(options, dealer, points, declared=None, tricks=None, declarer=None):
    """Whether a deal that was played can end with these points, leftovers in them.

    declared: what each seat has declared, as a list of suits and 'aces', where it is known. tricks: how many each seat
    has won, where that is known, and then declarer is too.
    """
    ways = [declared] if declared else every_way(options, dealer)
    return any(fits(options, dealer, points, one, tricks, declarer) for one in ways)


def every_way(options, dealer):
    """Everything that players can have declared in one deal."""
    what = [*MARRIAGE, *(["aces"] if options["ace_marriage"] else [])]
    for owners in product([None, *who_plays(dealer, options["players"])], repeat=len(what)):
        yield [[one for one, owner in zip(what, owners, strict=True) if owner == seat] for seat in range(options["players"])]


def fits(options, dealer, points, declared, tricks=None, declarer=None):
    """Whether tricks can make what is left of the points when the declarations are taken off."""
    playing = who_plays(dealer, options["players"])
    if any(points[seat] or declared[seat] for seat in range(options["players"]) if seat not in playing):
        return False                                              # the sitter
    size, hand = (2, 10) if len(playing) == 2 else (3, 8)
    cards = {}
    for seat in playing:
        cards[seat] = points[seat] - sum(ACES if one == "aces" else MARRIAGE[one] for one in declared[seat])
        held = sum(4 if one == "aces" else 2 for one in declared[seat])
        if held > hand or (held == hand and not options["first_trick_marriage"]):
            return False                                          # with all cards in hand it is the first lead
    if tricks is not None:
        for seat in playing:
            if tricks[seat] == 0 and cards[seat]:
                return False
            if tricks[seat] == 0 and declared[seat]:              # the first lead
                if not options["first_trick_marriage"] or seat != declarer or len(declared[seat]) > 1:
                    return False
        nines = size * len([seat for seat in playing if tricks[seat] and cards[seat] == 0])
    else:
        nines = size * len([seat for seat in playing if declared[seat] and cards[seat] == 0])     # tricks worth nothing
        if options["first_trick_marriage"]:
            nines -= size                                         # the declarer's first lead, without a trick
    if nines > 4:
        return False
    if len(playing) == 3:
        return tuple(cards[seat] for seat in playing) in three_heaps()
    left_over = 4 if options["leftovers"] == "nobody" else 0
    return tuple(cards[seat] for seat in playing) in two_heaps(left_over)


@lru_cache
def three_heaps():
    """What three players can have: heaps of three, six, ... cards."""
    found = {(0, 0, 0, 0)}
    total = 0
    for card in PACK:
        worth = CARD_POINTS[card[0]]
        total += worth
        found = {after
                 for first, second, n, m in found
                 for after in ((first + worth, second, (n + 1) % 3, m), (first, second + worth, n, (m + 1) % 3),
                               (first, second, n, m))}
    return {(first, second, total - first - second) for first, second, n, m in found if n == m == 0}


@lru_cache
def two_heaps(left_over):
    """What two players can have: heaps of two, four, ... cards, so many cards left over."""
    found = {(0, 0, 0, 0)}
    for card in PACK:
        worth = CARD_POINTS[card[0]]
        found = {after
                 for first, second, n, out in found
                 for after in ((first + worth, second, (n + 1) % 2, out), (first, second + worth, n, out),
                               (first, second, n, out + 1))
                 if after[3] <= left_over}
    return {(first, second) for first, second, n, out in found if n == 0 and out == left_over}
