"""Deals that a score-keeper typed: settled as if they had been played, checked, written, shown; and what they lack."""

import random

import pytest

from chiliad.bots.report import whole_deals
from chiliad.errors import BadRecord, Illegal, Unavailable
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.match import Match
from chiliad.play.sheet_view import sheet
from chiliad.records import Record, action_lines, read, redact, write
from pace import count
from records.playing import anything, play_deal, play_match
from records.typed import typed

HEAD = 'format = "chiliad 1"\ngame = "{}"\nplayers = [{}]\n'
TYSIAC = HEAD.format("tysiac", '"Ala", "Bo", "Cem"')
MILLE = HEAD.format("mille", '"Ala", "Bo"')
MADE = "declarer = 0, contract = 120, points = [140, 10, 10]"
CONCEDED = {"declarer": 2, "contract": 100, "conceded": True}
BARREL = "{ totals = [880, 0, 0], concessions = [0, 0, 0], empty_hands = [0, 0, 0], barrel_deals = [0, 0, 0] }"
OUT = "seats = [{ laid = { K = [3, 0] }, left = 0 }, { score = -40, stars = 0 }], out = 0"


def deal(dealer, figures, more="", before="{}"):
    stands = "" if before == "{}" else f"before = {before}\n"
    return f"\n[[deal]]\ndealer = {dealer}\n{stands}typed = {{ {figures} }}\n{more}"


def retold(record, rng):
    """The same match, some of whose deals a score-keeper has typed."""
    told = Record(record.game, record.preset, record.rules, [*record.players])
    for number, one in enumerate(record.deals):
        before = one.before if number == 0 else None
        if number == 0 or rng.random() < 0.7:
            told.type_deal(one.dealer, typed(record, one), before)
            continue
        told.begin_deal(one.dealer, before).actions.extend(one.actions)
        told.settle(list(record.states(number + 1))[-1])
    return told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(count(60)))
def test_a_typed_deal_comes_to_what_the_same_deal_came_to_that_was_played(game, seed):
    record = play_match(game, seed, deals_max=4)
    told = retold(record, random.Random(seed))
    again = read(write(told))
    assert write(again) == write(told)
    for played, one in zip(record.deals, again.deals, strict=True):
        assert one.settlement == played.settlement
        assert (one.typed is None) == bool(one.actions)
    assert (again.winner, again.before_next()) == (record.winner, record.before_next())
    assert again.viewer is None


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_typed_deal_is_told_as_that_of_the_same_deal_played(game):
    # The page's score sheet: reasons and marks included.
    for seed in range(count(40)):
        record = play_match(game, seed, deals_max=3)
        told = Record(record.game, record.preset, record.rules, [*record.players])
        for number, one in enumerate(record.deals):
            told.type_deal(one.dealer, typed(record, one), one.before if number == 0 else None)
        assert sheet(told, Language("en"), NOBODY) == sheet(record, Language("en"), NOBODY)


@pytest.mark.parametrize(
    "text, fault",
    [
        (TYSIAC + deal(2, MADE, "actions = []\n"), (1, "typed-and-actions")),
        (TYSIAC + deal(2, MADE + ", dealer = 2"), (1, "bad-key")),
        (TYSIAC + deal(2, MADE + ", before = {}"), (1, "bad-key")),
        (TYSIAC + "\n[[deal]]\ndealer = 2\ntyped = 3\n", (1, "bad-type")),
        (TYSIAC + deal(2, "declarer = 0, contract = 120"), (1, "missing-key")),
        (TYSIAC + deal(2, "declarer = 0, contract = 1.0"), (1, "bad-type")),
        (TYSIAC + deal(2, "declarer = 2024-05-17, contract = 120"), (1, "bad-type")),
        (TYSIAC + deal(2, MADE.replace("140", "141")), (1, "points-no-marriages")),
        (TYSIAC + deal(2, MADE.replace("[", "[1, ")), (1, "wrong-number-count")),
        (TYSIAC + deal(2, "void = true"), (1, "bad-key")),
        (TYSIAC + deal(2, MADE, "scores = [140, 10, 10]\n"), (1, "wrong-scores")),
        (TYSIAC + deal(2, MADE, "totals = [120, 10, 11]\n"), (1, "wrong-totals")),
        (TYSIAC + deal(2, MADE, "points = [120, 10, 10]\n"), (1, "wrong-points")),
        (TYSIAC + deal(2, MADE) + deal(1, MADE), (2, "wrong-dealer")),
        (TYSIAC + deal(2, MADE) + "\n[[deal]]\ndealer = 0\n" + deal(1, MADE), (2, "deal-unfinished")),
        (MILLE + deal(0, OUT, "points = [60, -40]\n"), (1, "bad-key")),
        (MILLE + deal(0, OUT.replace("out = 0", "out = true")), (1, "bad-type")),
        (MILLE + deal(0, OUT.replace(", out = 0", "")), (1, "missing-key")),
        (MILLE + deal(0, OUT.replace("[3, 0]", "[2, 0]")), (1, "bad-set")),
        (MILLE + deal(0, OUT.replace("-40", "-41")), (1, "figure-not-a-step")),
    ],
)
def test_what_is_refused(text, fault):
    with pytest.raises(BadRecord) as refusal:
        read(text)
    assert (refusal.value.deal, refusal.value.slug) == fault


def test_a_refused_deal_is_not_added():
    record = read(TYSIAC + deal(2, MADE))
    text = write(record)
    with pytest.raises(Exception, match="points-no-marriages"):
        record.type_deal(0, {"declarer": 1, "contract": 120, "points": [1, 150, 1]})
    assert write(record) == text


def test_keys_are_written_in_their_order_and_those_without_a_meaning_are_kept():
    text = write(read(TYSIAC + deal(2, f"_by = 'Ala', points = [140, 10, 10], {MADE[:28]}", "_lamp = 'off'\n")))
    assert 'typed = { declarer = 0, contract = 120, points = [140, 10, 10], _by = "Ala" }\n' in text
    assert '_lamp = "off"' in text
    view = redact(read(text), 1)
    assert "typed = { declarer = 0, contract = 120, points = [140, 10, 10] }\n" in view
    assert write(read(view)) == view


def test_a_match_goes_on_after_a_typed_deal_and_a_typed_deal_after_one_that_was_played():
    match = Match.from_text(TYSIAC + deal(2, MADE))
    assert (match.deal_over, match.over, match.totals, match.legal()) == (True, False, (120, 10, 10), [])
    assert not match.undo(0)
    assert not match.may_undo_own(0)
    with pytest.raises(Illegal, match="deal-over"):
        match.play("bid 100")
    rng = random.Random(1)
    match.begin_deal()
    assert match.deal.dealer == 0
    with pytest.raises(Illegal, match="deal-not-over"):
        match.record.type_deal(1, CONCEDED)
    while not match.deal_over:
        match.play(rng.choice(match.legal()))
    match.record.type_deal(1, CONCEDED)
    again = Match.from_text(match.text())
    assert (again.totals, again.text()) == (match.totals, match.text())


def test_nothing_is_added_to_a_match_that_is_over():
    record = read(TYSIAC + deal(2, MADE, before=BARREL) + "[result]\nwinner = 0\n")
    with pytest.raises(Illegal, match="match-over"):
        record.type_deal(0, CONCEDED)


def test_no_state_of_a_typed_deal_is_known():
    record = read(TYSIAC + deal(2, MADE))
    assert action_lines(record, record.deals[0]) == []
    for ask in (lambda: list(record.states()), lambda: record.at(1, 0), lambda: record.cut(1, 0)):
        with pytest.raises(ValueError, match="typed"):
            ask()


def test_a_match_with_a_typed_deal_has_no_report():
    record = read(TYSIAC + deal(2, MADE))
    play_deal(record, 0, random.Random(1), anything)
    with pytest.raises(Unavailable, match="balance-of-typed"):
        whole_deals(record)


def test_the_random_deals_have_all_kinds_of_figures():
    seen = set()
    for seed in range(count(60)):
        record = play_match("tysiac", seed, deals_max=4)
        seen |= {key for one in record.deals for key in typed(record, one)}
    assert seen >= {"declarer", "conceded", "points", "marriages", "talon"}
