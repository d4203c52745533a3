"""What a player of Mille may expect to be paid at the end of the match, in stakes: equity for money.

The loser pays the winner for the match, the difference, the winner's naturals and the loser's chapeaux, and more for a
skunk (``scoring.payment``).  What is expected follows from both distances to the target and from the naturals and
chapeaux that there are already.  ``tools/equity_mille.py --stakes`` makes the tables, as it makes those of match
equity, for each way to pay: four planes of ``SIZE`` rows, by the distance of the player and that of the other one.
"""

from __future__ import annotations

from collections.abc import Sequence

from chiliad._jit import hot, kernel
from chiliad.game import NOBODY
from chiliad.games.mille.equity import SIZE, STEP, between
from chiliad.games.mille.options import PROGRESSIVE, Rules
from chiliad.games.mille.scoring import LARGE_STAKE, game_winner, payment
from chiliad.games.mille.stakes_tables import STAKES_TABLES
from chiliad.games.mille.state import Standing

SMALL = 200
"""The unit of values: so many are a small stake."""
STAKES_MAX = 250  # small stakes: a value is no more, so that sums of squares stay within 63 bits

_paid = kernel(payment)  # here, because ``payment`` also serves people with integers of any size

PLANE = SIZE * SIZE
PAID, WON, NATURALS, CHAPEAUX = 0, PLANE, 2 * PLANE, 3 * PLANE
"""Where the planes begin.

PAID: thousandths of a small stake that are expected, if there is neither natural nor chapeau yet.  WON: how likely the
player wins, times what a skunk then multiplies by, of 10,000.  NATURALS, CHAPEAUX: of 10,000, how many naturals the
player has yet to make, and chapeaux the other one to suffer, counted in matches that the player wins.
"""


def stakes_table(rules: Rules) -> tuple[int, ...] | None:
    """The table for rules, flat; None: there is none, and a player can aim at winning alone."""
    return None if rules.natural_required else STAKES_TABLES.get((rules.payment, rules.target))


@hot
def stakes_of(rules: Rules, after: Standing, seat: int, table: Sequence[int]) -> int:
    """What ``seat`` may expect to be paid after a deal, less what they may have to pay, in units of ``SMALL``."""
    own, other = after.totals[seat], after.totals[1 - seat]
    winner = game_winner(rules, after.totals, after.stars)
    if winner != NOBODY:
        stars, chapeaux = after.stars[winner], after.chapeaux[1 - winner]
        high, low = after.totals[winner], after.totals[1 - winner]
        paid = _paid(rules.payment, high, low, stars, chapeaux, 1, rules.target).amount
        value = SMALL * paid if winner == seat else -SMALL * paid
    else:
        value = between(table, PAID, rules.target - own, rules.target - other) * SMALL // (STEP * STEP * 1000)
        value += _counted(rules, after, seat, table) - _counted(rules, after, 1 - seat, table)
    return max(-SMALL * STAKES_MAX, min(SMALL * STAKES_MAX, value))


@hot
def _counted(rules: Rules, after: Standing, seat: int, table: Sequence[int]) -> int:
    """What the naturals and chapeaux that there are bring ``seat``, in units of ``SMALL``."""
    stars, chapeaux = after.stars[seat], after.chapeaux[1 - seat]
    if stars + chapeaux == 0:
        return 0
    own, other = rules.target - after.totals[seat], rules.target - after.totals[1 - seat]
    won = between(table, WON, own, other)
    if rules.payment == PROGRESSIVE:  # the k-th pays k times as much: those to come pay more for those that there are
        value = (stars * (stars + 1) // 2 + chapeaux * (chapeaux + 1) // 2) * won
        value += stars * between(table, NATURALS, own, other) + chapeaux * between(table, CHAPEAUX, own, other)
    else:
        value = (stars + chapeaux) * won
    return value * LARGE_STAKE * SMALL // (STEP * STEP * 10_000)
