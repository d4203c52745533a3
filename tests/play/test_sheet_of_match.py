"""A match that goes on with real cards: its deals as figures settle as they were played, and tell nothing hidden."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from chiliad.errors import BadRecord, Illegal, Unreadable
from chiliad.game import NOBODY, Game
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.score_sheet import PLAYED, ScoreSheet
from chiliad.play.sheet_of_match import SHEET_DEALS_MAX, sheet_of_match
from chiliad.play.sheet_view import sheet
from chiliad.records import Record, read, redact, write
from chiliad.records.model import figures_of
from chiliad.records.options import written_options
from naive.typed_match import TypedMatch
from pace import count
from records.playing import play_deal, play_match, random_rules

ENGLISH = Language("en")
PLAYROOM = GAMES["tysiac"].presets["playroom"]
ROUNDS = count(60)


def played(game: Game, seed: int) -> Record:
    """Some deals of a match by random rules, the last perhaps under way."""
    rng = random.Random(f"{game.name} {seed}")
    preset, rules = random_rules(rng, game)
    record = Record.new(game, preset, rules, [f"P{seat}" for seat in range(game.seats(rules))])
    dealer = rng.randrange(record.seats)
    for _ in range(rng.randrange(1, 5)):
        if record.winner != NOBODY:
            break
        play_deal(record, record.next_dealer() if record.deals else dealer, rng)
    if record.winner == NOBODY and rng.random() < 0.3:
        play_deal(record, record.next_dealer(), rng, stop=40)
    return record


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_figures_of_played_deals_settle_as_the_deals_did(game: Game) -> None:
    seen = Counter[str]()
    for seed in range(ROUNDS):
        record = played(game, seed)
        over = [deal for deal in record.deals if deal.settlement is not None]
        typed = sheet_of_match(record, record.players, "R").record
        assert [deal.settlement for deal in typed.deals] == [deal.settlement for deal in over]
        assert [deal.dealer for deal in typed.deals] == [deal.dealer for deal in over]
        assert all(deal.typed is not None and deal.typed[PLAYED] == "R" for deal in typed.deals)
        assert sheet(typed, ENGLISH, NOBODY) == sheet(Record(
            game, record.preset, record.rules, record.players, over), ENGLISH, NOBODY)  # fmt: skip
        again = read(write(typed))
        assert write(again) == write(typed)
        # The public's view comes to the same figures, so they tell nothing that it hides.
        view = sheet_of_match(read(redact(record, None)), record.players, "R").record
        assert write(view) == write(typed)
        seen.update(str(sorted(figures_of(deal.typed or {}))) for deal in typed.deals)
    assert len(seen) > 1 or game.name == "mille"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_naive_twin_settles_the_same_figures(game: Game) -> None:
    for seed in range(count(40)):
        record = play_match(game.name, seed, deals_max=3)
        typed = sheet_of_match(record, record.players).record
        options = written_options(game, record.preset, record.rules)
        twin = TypedMatch(game.name, record.preset, options, record.players, record.deals[0].dealer)
        for deal in typed.deals:
            assert deal.typed is not None
            figures = figures_of(deal.typed)
            assert twin.can_be(figures)
            twin.add(figures)
            assert deal.settlement is not None
            assert list(deal.settlement.after.totals) == twin.before["totals"]


def gone_on() -> ScoreSheet:
    """A sheet with two deals from a table, and one that was typed after them."""
    record = play_match("tysiac", 3, deals_max=2, rules=PLAYROOM)
    found = sheet_of_match(record, record.players, "R")
    found.add({"declarer": 0, "contract": 100, "conceded": True})
    return found


def test_played_deals_and_what_comes_before_them_stay() -> None:
    found = gone_on()
    before = write(found.record)
    figures = {"declarer": 1, "contract": 100, "conceded": True}
    changes = [
        lambda: found.correct(1, figures),
        lambda: found.correct(2, figures),
        lambda: found.insert(1, figures, 0),
        lambda: found.insert(2, figures),
        lambda: found.remove(2),
        lambda: found.dealt_by(3, (found.record.deals[2].dealer + 1) % 3),
        lambda: found.play_by("kurnik", {}),
    ]
    for change in changes:
        with pytest.raises(Illegal, match="sheet-deal-played deal=2"):
            change()
    assert write(found.record) == before
    found.dealt_by(3, found.record.deals[2].dealer)
    found.play_by(found.record.preset, {})
    found.rename(["x", "y", "z"])
    found.insert(3, figures)
    found.correct(4, figures)
    found.remove(3)
    assert len(found.record.deals) == 3
    assert (found.last_played, ScoreSheet(read(write(found.record))).last_played) == (2, 2)


def test_a_sheet_that_goes_on_once_more_keeps_its_figures() -> None:
    record = gone_on().record
    assert write(sheet_of_match(record, record.players, "other").record) == write(record)


def test_what_is_no_beginning_and_what_is_too_long_is_refused() -> None:
    record = play_match("tysiac", 3, deals_max=2, rules=PLAYROOM)
    midway = Record(record.game, record.preset, record.rules, record.players, record.deals[1:])
    with pytest.raises(Illegal, match="record-begins-midway"):
        sheet_of_match(midway, record.players)
    long = ScoreSheet.new(GAMES["tysiac"], record.players)
    long.type_all([{"declarer": 0, "contract": 100, "conceded": True}] * 3, 0)
    long.record.deals *= SHEET_DEALS_MAX
    with pytest.raises(Unreadable, match="too-many-deals"):
        sheet_of_match(long.record, record.players)
    with pytest.raises((BadRecord, Unreadable)):
        sheet_of_match(record, ["one"])
