"""A score sheet that is corrected: the same as one typed afresh, whatever was changed in whatever order.

``make sheets DEALS=10000`` makes a tenth as many random changes for each game.
"""

import os
import random
from collections import Counter

import pytest

from chiliad.errors import BadRecord, Illegal, Unreadable
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.score_sheet import Change, ScoreSheet
from chiliad.records import Record, read, redact, write
from chiliad.records.options import written_options
from naive.typed_match import TypedMatch
from pace import count
from records.playing import play_deal, play_match
from records.typed import typed

EDITS_EACH = 25  # changes of one sheet
EDITS = int(os.environ.get("SHEETS_EDITS", "0")) or EDITS_EACH * count(20)  # of each game

MADE = {"declarer": 0, "contract": 120, "points": [140, 10, 10]}
FAILED = {"declarer": 1, "contract": 150, "points": [40, 60, 20]}
SMALL = {"declarer": 2, "contract": 100, "points": [10, 10, 100]}


def sheet_of(*deals, dealer=2):
    sheet = ScoreSheet.new(GAMES["tysiac"], ["Ala", "Bo", "Cem"])
    for figures in deals:
        sheet.add(figures, dealer)
    return sheet


def scores(sheet):
    return [list(deal.settlement.scores) for deal in sheet.record.deals]


# ------------------------------------------------------------------------------------------- random changes


def pool(rng, game, rules):
    """Figures of deals that were played at random by these rules."""
    found = []
    while len(found) < 12:
        record = Record.new(game, next(iter(game.presets)), rules, ["x"] * game.seats(rules))
        for number in range(3):
            if record.winner == NOBODY:
                play_deal(record, record.next_dealer() if record.deals else number % record.seats, rng)
        found += [typed(record, deal) for deal in record.deals]
    return found


def afresh(sheet):
    """The same deals typed one after the other on an empty sheet."""
    record = sheet.record
    fresh = ScoreSheet(Record.new(record.game, record.preset, record.rules, record.players))
    if sheet.small is not None:
        fresh.small = sheet.small
    for deal in record.deals:
        fresh.add(deal.typed, record.deals[0].dealer)
    return fresh


def random_change(rng, sheet, figures, last):
    """Something that a score-keeper does after the ``last`` thing."""
    number = rng.randrange(1, len(sheet.record.deals) + 2)
    what = rng.choice(
        ["add", "add", "insert", "correct", "correct", "remove", "first", "undo", "undo", "redo", "rules", "rename"]
    )
    if last in ("undo", "redo") and rng.random() < 0.5:
        what = rng.choice(["undo", "redo", "redo"])
    if what == "add":
        sheet.add(rng.choice(figures), rng.randrange(sheet.record.seats))
    elif what == "insert":
        sheet.insert(number, rng.choice(figures), rng.randrange(sheet.record.seats) if number == 1 else None)
    elif what == "correct":
        sheet.correct(number, rng.choice(figures))
    elif what == "remove":
        sheet.remove(number)
    elif what == "first":
        sheet.first_dealer(rng.randrange(sheet.record.seats))
    elif what == "rules":
        play_by_other_rules(rng, sheet)
    elif what == "rename":
        sheet.rename([rng.choice(["Ala", "Bo", "Ćwik “ü”"]) + str(seat) for seat in range(sheet.record.seats)])
    elif not getattr(sheet, what)():
        return f"{what} of nothing"
    return what


def play_by_other_rules(rng, sheet):
    """Another target, or another preset for as many players."""
    record = sheet.record
    target = rng.choice([option.low for option in record.game.options if option.key == "target"])
    options = {"target": target + rng.choice([500, 1000])}
    if rng.random() < 0.5:
        sheet.play_by(record.preset, {**written_options(record.game, record.preset, record.rules), **options})
        return
    if record.game.seats_option:
        options[record.game.seats_option] = record.seats
    sheet.play_by(rng.choice(list(record.game.presets)), options)


class History:
    """The texts that a sheet should go back to and forward to, kept apart from the sheet's own."""

    def __init__(self, sheet):
        self.sheet, self.done, self.undone = sheet, [], []

    def changed(self, what, was):
        """Note a change, and check what it has made of the sheet."""
        text = write(self.sheet.record)
        if what == "undo":
            self.undone.append(was)
            assert text == self.done.pop()
        elif what == "redo":
            self.done.append(was)
            assert text == self.undone.pop()
        elif what in ("undo of nothing", "redo of nothing"):
            assert text == was
            assert not (self.done if what.startswith("undo") else self.undone)
        else:
            self.done.append(was)
            self.undone.clear()

    def check(self):
        """Undo and redo lead where they should, and back."""
        sheet, text = self.sheet, write(self.sheet.record)
        for texts, there, back in ((self.undone, sheet.redo, sheet.undo), (self.done, sheet.undo, sheet.redo)):
            assert there() == bool(texts)
            if texts:
                assert write(sheet.record) == texts[-1]
                assert back()
            assert write(sheet.record) == text


def by_the_twin(sheet):
    """The record of the same deals, as the naive twin settles and writes it."""
    record = sheet.record
    options = written_options(record.game, record.preset, record.rules)
    dealer = record.deals[0].dealer if record.deals else 0
    twin = TypedMatch(record.game.name, record.preset, options, record.players, dealer, small=sheet.small)
    for deal in record.deals:
        assert twin.can_be(deal.typed)
        twin.add(deal.typed)
    return twin.record()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(-(-EDITS // EDITS_EACH)))
def test_after_any_changes_a_sheet_is_what_it_would_be_typed_afresh(game, seed, record_property):
    rng = random.Random(seed)
    rules = rng.choice(list(GAMES[game].presets.values()))
    preset = next(name for name, one in GAMES[game].presets.items() if one == rules)
    sheet = ScoreSheet.new(GAMES[game], [f"P{seat}" for seat in range(GAMES[game].seats(rules))], preset)
    if rng.random() < 0.5:
        sheet.small = rng.randrange(1, 10)
    figures, refused, done, history = pool(rng, GAMES[game], rules), 0, Counter(), History(sheet)
    what = ""
    while done.total() < EDITS_EACH:
        was = write(sheet.record)
        try:
            what = random_change(rng, sheet, figures, what)
        except (BadRecord, Unreadable):
            refused += 1
            assert write(sheet.record) == was
            history.check()
            continue
        history.changed(what, was)
        if what.endswith("nothing"):
            continue
        done[what] += 1
        history.check()
        text = write(sheet.record)
        assert write(afresh(sheet).record) == text == by_the_twin(sheet)
        assert write(read(text)) == text
    assert refused < 2 * EDITS_EACH
    assert len(done) > 4
    for what, number in done.items():
        record_property(f"edits, {game}: {what}", number)
    record_property(f"edits refused, {game}", refused)


# ----------------------------------------------------------------------------------------------- by hand


def test_a_correction_says_what_else_it_changes():
    sheet = sheet_of(MADE, FAILED, MADE)
    assert scores(sheet) == [[120, 10, 10], [40, -150, 20], [120, 10, 10]]
    assert sheet.correct(2, {**FAILED, "declarer": 0, "points": [60, 40, 20]}) == [
        Change(0, 0, 280, 90),
        Change(0, 1, -130, 60),
    ]


def test_a_correction_that_puts_a_player_on_the_barrel_changes_later_scores():
    sheet = sheet_of(*[{"declarer": 0, "contract": 220, "points": [250, 15, 15]}] * 4, FAILED)
    assert scores(sheet)[4] == [0, -150, 20]  # 880 after four deals: on the barrel a defender scores nothing
    changes = sheet.correct(1, SMALL)
    assert Change(5, 0, 0, 40) in changes
    assert sheet.undo()
    assert scores(sheet)[4] == [0, -150, 20]
    assert sheet.redo()
    assert scores(sheet)[4] == [40, -150, 20]


def test_a_deal_put_in_or_taken_out_moves_the_dealers():
    sheet = sheet_of(MADE, FAILED)
    assert [deal.dealer for deal in sheet.record.deals] == [2, 0]
    sheet.add(SMALL, dealer=1)  # whose turn it is
    assert [deal.dealer for deal in sheet.record.deals] == [2, 0, 1]
    sheet.undo()
    sheet.insert(1, SMALL)
    assert [deal.dealer for deal in sheet.record.deals] == [2, 0, 1]
    sheet.remove(2)
    assert [deal.dealer for deal in sheet.record.deals] == [2, 0]
    assert scores(sheet) == [[10, 10, 100], [40, -150, 20]]
    assert [sheet.dealer_of(number, 0) for number in (1, 2, 3)] == [2, 0, 1]
    sheet.first_dealer(0)
    assert [deal.dealer for deal in sheet.record.deals] == [0, 1]


def test_a_change_that_a_later_deal_does_not_allow_is_refused_with_its_number():
    high = {"declarer": 0, "contract": 220, "points": [250, 15, 15]}
    conceded = {"declarer": 0, "contract": 100, "conceded": True}
    sheet = sheet_of(high, high, high, SMALL, conceded)
    was = write(sheet.record)
    with pytest.raises(BadRecord) as refusal:
        sheet.insert(4, high)  # then the player concedes on the barrel
    assert (refusal.value.deal, refusal.value.slug) == (6, "concede-on-barrel")
    assert write(sheet.record) == was
    assert not sheet.redo()


def test_nothing_comes_after_the_end_of_the_match():
    high = {"declarer": 0, "contract": 220, "points": [250, 15, 15]}
    sheet = sheet_of(*[high] * 5)
    assert sheet.record.winner == 0
    with pytest.raises(Illegal, match="match-over"):
        sheet.dealer_of(6, 0)
    with pytest.raises(BadRecord) as refusal:
        sheet.add(MADE)
    assert (refusal.value.deal, refusal.value.slug) == (6, "match-over")


def test_other_rules_settle_every_deal_again():
    sheet = sheet_of(MADE, {"declarer": 1, "contract": 120, "points": [37, 63, 20]})
    assert scores(sheet)[1] == [35, -120, 20]
    changes = sheet.play_by("playroom", {"step": 10})
    assert scores(sheet)[1] == [40, -120, 20]
    assert changes == [Change(2, 0, 35, 40), Change(0, 0, 155, 160)]
    with pytest.raises(Unreadable, match="wrong-player-count"):
        sheet.play_by("playroom", {"players": 4})


def test_other_rules_that_need_more_work_it_out_or_name_the_deals_without_it():
    lone = {"declarer": 1, "contract": 100, "points": [0, 120, 0]}
    sheet = sheet_of(MADE, {"declarer": 1, "contract": 120, "conceded": True})
    sheet.play_by("russian", {"concession": "award"})
    assert [deal.typed.get("tricks") for deal in sheet.record.deals] == [[6, 1, 1], None]
    sheet = sheet_of(MADE, lone, MADE, lone)
    before = write(sheet.record)
    with pytest.raises(Unreadable) as refused:
        sheet.play_by("russian", {})
    assert (refused.value.slug, refused.value.details["deals"]) == ("sheet-figure-missing", "2, 4")
    assert Language("en").sentence(refused.value) == (
        "these rules count who has won no trick, and nobody has noted it (deals: 2, 4): "
        "take these out, change the rules, and type them again"
    )
    assert write(sheet.record) == before
    sheet.remove(4)
    sheet.remove(2)
    sheet.play_by("russian", {})
    sheet.insert(2, {**lone, "tricks": [0, 8, 0]})
    assert len(sheet.record.deals) == 3


def test_a_deal_that_was_played_stands_as_long_as_its_moves_are_legal():
    record = play_match("tysiac", 3, deals_max=2, rules=next(iter(GAMES["tysiac"].presets.values())))
    sheet = ScoreSheet(record)
    text = write(record)
    sheet.add(typed(record, record.deals[0]))
    assert write(sheet.record).startswith(text)
    sheet.remove(3)
    assert write(sheet.record) == text
    with pytest.raises(BadRecord):
        sheet.first_dealer((record.deals[0].dealer + 1) % 3)
    assert write(sheet.record) == text


def test_what_a_sheet_refuses():
    sheet = sheet_of(MADE)
    for number in (0, 3):
        with pytest.raises(Unreadable, match="no-deal-on-sheet"):
            sheet.insert(number, MADE)
    with pytest.raises(Unreadable, match="no-deal-on-sheet"):
        sheet.correct(2, MADE)
    was = write(sheet.record)
    with pytest.raises(BadRecord, match="bad-key"):
        sheet.add({**MADE, "pointz": [120, 0, 0]})
    with pytest.raises(BadRecord, match="bad-key"):
        sheet.correct(1, {**MADE, "dealer": 2})
    assert write(sheet.record) == was
    sheet.correct(1, {**MADE, "_lamp": "off"})  # a key that is kept
    with pytest.raises(Unreadable, match="wrong-player-count"):
        sheet.rename(["Ala"])
    with pytest.raises(BadRecord, match="bad-dealer"):
        sheet.first_dealer(3)
    with pytest.raises(Unreadable, match="missing-key"):
        ScoreSheet.new(GAMES["tysiac"], ["Ala", "Bo", "Cem"]).add(MADE)
    view = redact(play_match("tysiac", 3), 0)
    with pytest.raises(Illegal, match="record-is-a-view"):
        ScoreSheet(read(view))


def test_a_sheet_that_begins_within_a_match_keeps_its_beginning():
    counts = ", ".join(f"{key} = [0, 0, 0]" for key in ("concessions", "empty_hands", "barrel_deals"))
    before = f"before = {{ totals = [500, 0, 0], {counts} }}"
    text = write(sheet_of(MADE).record).replace("totals = [120,", "totals = [620,")
    sheet = ScoreSheet(read(text.replace("dealer = 2\n", f"dealer = 2\n{before}\n")))
    sheet.remove(1)
    sheet.add(SMALL, 1)
    assert list(sheet.record.before_next().totals) == [510, 10, 100]
    with pytest.raises(Unreadable, match="before-game-over"):
        sheet.play_by("playroom", {"target": 500})


def test_the_payment_follows_the_match():
    sheet = ScoreSheet.new(GAMES["mille"], ["Ala", "Bo"])
    sheet.small = 5
    big = {"seats": [{"score": 1100, "stars": 1}, {"score": -40, "stars": 0}], "out": 0}
    sheet.add(big, 0)
    assert sheet.record.payment is None
    sheet.add(big)
    assert sheet.record.payment.small == 5
    assert "payment = { small = 5, large = 15," in write(sheet.record)
    sheet.remove(2)
    assert sheet.record.payment is None
    again = ScoreSheet(read(write(sheet.record)))  # the stake is in the record until it is paid
    again.add(big)
    assert again.record.payment.small == 5


def test_a_match_that_nobody_plays_for_stakes_is_not_paid():
    sheet = ScoreSheet.new(GAMES["mille"], ["Ala", "Bo"])
    for _ in range(2):
        sheet.add({"seats": [{"score": 1100, "stars": 1}, {"score": -40, "stars": 0}], "out": 0}, 0)
    assert sheet.record.winner == 0
    assert sheet.record.payment is None
