"""Balances of many matches: means, intervals over blocks and the variance ratio, worked out by hand."""

from math import isclose

from chiliad import Match
from chiliad.bots import play_out
from chiliad.bots.arena import KEY, block_of
from chiliad.bots.balance import LUCK, TERMS, UNIT
from chiliad.bots.player_balance import KEYS, MatchBalance, MatchTask, by_player, match_balance
from chiliad.bots.report import SeatBalance
from chiliad.records import read, write
from plain_valuation import value_plainly


def seat(result, luck, own):
    """A balance in quarters of a match; half a match was expected, and luck is all of the deal's."""
    terms = dict.fromkeys(TERMS, 0) | {"luck_deal": luck * UNIT // 4, "own_slips": own * UNIT // 4}
    return SeatBalance(result * UNIT // 4, UNIT // 2, terms, dict.fromkeys(TERMS, 0.0))


def match(*seats, block=None, names=("Ana", "Bo")):
    return MatchBalance("mille", names, (tuple(seats),), block)


WON, LOST = seat(4, 2, 0), seat(0, -2, 0)
"""A match that luck alone has decided."""


def test_means_and_variances_of_matches():
    """Ana wins two and loses one by luck, and wins one by better decisions: results 1, 1, 0, 1; less luck ½, ½, ½, 1.

    The squares of the differences from the means 3/4 and 5/8 sum to 3/4 and 3/16.  The standard error of "less luck" is
    sqrt(3/16 / 3 / 4) = 1/8; Student's t with 3 degrees of freedom is 3.18245.
    """
    some = [match(WON, LOST), match(WON, LOST), match(LOST, WON), match(seat(4, 0, 2), seat(0, 0, -2))]
    ana, bo = by_player(some)
    assert (ana.player, bo.player, ana.matches) == ("Ana", "Bo", 4)
    assert ana.means["result"].mean == 0.75
    assert ana.means["expected"] == (0.5, 0.5, 0.5)
    assert ana.means["luck_deal"].mean == 0.125
    assert ana.means["own_slips"].mean == 0.125
    assert ana.less_luck.mean == 0.625
    assert bo.less_luck.mean == 0.375
    assert isclose(ana.less_luck.high - ana.less_luck.mean, 3.18245 / 8)
    assert ana.variance_ratio == bo.variance_ratio == 0.25
    told = ana.as_object()
    assert set(told) == {"player", "matches", *KEYS, "less_luck", "variance_ratio"}
    assert told["less_luck"] == list(ana.less_luck)


def test_matches_of_a_block_count_as_one():
    """Two blocks of a match each way round: each block brings Ana one win of two, so nothing varies."""
    some = [match(*seats, block=(7, block)) for block in (1, 2) for seats in ((WON, LOST), (LOST, WON))]
    ana, _ = by_player(some)
    assert ana.means["result"] == (0.5, 0.5, 0.5)
    assert ana.variance_ratio is None
    apart, _ = by_player([one._replace(block=None) for one in some])
    assert apart.means["result"].low < 0.5
    other, _ = by_player([one._replace(block=(n, 1)) for n, one in enumerate(some)])
    assert other == apart, "a block of another seed is another block"


def test_a_player_with_two_seats_has_their_mean():
    names = ("Ana", "bot:club", "bot:club")
    club = by_player([match(WON, LOST, seat(0, 0, -2), names=names)])[1]
    assert (club.player, club.matches) == ("bot:club", 1)
    assert club.means["luck_deal"].mean == -0.25
    assert club.means["own_slips"] == (-0.25, None, None)
    assert club.less_luck.mean == 0.25
    assert club.variance_ratio is None


def test_the_balance_of_a_record(monkeypatch):
    value_plainly(monkeypatch)
    played = Match("mille", ["Ana", "Bo"], seed=8)
    play_out(played, ["beginner"] * 2, 2)
    played.record.extra[KEY] = {"seed": 9, "block": 4}
    found = match_balance(MatchTask(write(played.record), 4, 0))
    assert found.block == (9, 4)
    assert (found.game, found.players, len(found.aims)) == ("mille", ("Ana", "Bo"), 2)
    for one in found.aims[0]:
        assert one.result - one.expected == sum(one.terms.values())
    ana, bo = by_player([found])
    assert isclose(ana.less_luck.mean + bo.less_luck.mean, 1)
    assert isclose(ana.less_luck.mean, ana.means["result"].mean - sum(ana.means[term].mean for term in LUCK))


def test_a_record_of_no_arena_is_of_no_block():
    record = Match("mille", ["Ana", "Bo"], seed=8).record
    for stated in (None, 3, {"seed": 1}, {"seed": "1", "block": 2}):
        if stated is not None:
            record.extra[KEY] = stated
        assert block_of(read(write(record))) is None
