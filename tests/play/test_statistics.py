"""What is counted of matches, against a naive count of the records' text; and the sums for one player."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from chiliad.bots import play_out
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.months import month_of, month_written
from chiliad.play.match import Match
from chiliad.play.statistics import Money, Opponent, OwnMatch, counts_of, figures, grid, statistics
from chiliad.play.statistics_view import months_table, written
from chiliad.presentation.statistics import Count
from chiliad.records import read, write
from naive.statistics import count as naive_count
from pace import count
from records.playing import play_match
from sheets.matches import CASES, MIXED, Typed

PLAYED = [case for case in CASES if case.preset != MIXED]
MATCHES = count(3)  # of each preset
ANY = count(100)


def compare(record):
    """The counts of a record and of its text are the same; returns them."""
    text = write(record)
    found = [{name: [*one] for name, one in counts.items()} for counts in counts_of(record)]
    assert found == naive_count(text)
    return found


@pytest.mark.parametrize("case", PLAYED, ids=[case.id for case in PLAYED])
def test_matches_of_bots_are_counted_as_their_records_tell(case):
    options = {"players": case.players} if case.game == "tysiac" else {}
    for seed in range(MATCHES):
        match = Match(case.game, preset=case.preset, options=options, seed=seed)
        play_out(match, ["greedy"] * case.players, 40, seed=seed)
        compare(match.record)


@pytest.mark.parametrize("game", GAMES)
def test_matches_by_any_rules_are_counted_as_their_records_tell(game):
    names: Counter[str] = Counter()
    for seed in range(ANY):
        for counts in compare(play_match(game, seed, 6)):
            names.update(name for name, (amount, _) in counts.items() if amount)
    if ANY == 300:  # everything that is counted has happened
        wanted = {figure.name for figure in figures(GAMES[game])} - {"money"}
        # Random play seldom holds a marriage, four aces or eight of a rank to the end.
        assert wanted - set(names) <= {"tysiac-aces", "tysiac-blind", "mille-stars"}


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_typed_deals_are_counted_as_far_as_they_tell(case):
    rng = random.Random(f"counted {case.id}")
    for _ in range(count(5)):
        typed = Typed(rng, case)
        if rng.random() < 0.4:
            typed.begin_midway()
        while not typed.is_over:
            typed.add(typed.figures())
        compare(typed.sheet.record)


def test_a_record_is_counted_alike_when_it_is_read_back():
    match = Match("tysiac", seed=1)
    play_out(match, ["greedy"] * 3)
    assert counts_of(read(match.text())) == counts_of(match.record)


def test_what_a_typed_deal_does_not_tell_is_left_out():
    text = (
        'format = "chiliad 1"\ngame = "tysiac"\nrules = "playroom"\nplayers = ["Ala", "Bo", "Cem"]\n\n'
        "[[deal]]\ndealer = 2\ntyped = { declarer = 0, contract = 120, points = [152, 40, 28] }\n\n"
        "[[deal]]\ndealer = 0\n"
        'typed = { declarer = 1, contract = 130, points = [20, 140, 60], marriages = [[1, "h"]] }\n'
    )
    ala, bo, _ = counts_of(read(text))
    assert ala["score"].of == 2
    assert ala["tysiac-marriages"] == Count(0, 1)
    assert bo["tysiac-marriages"] == Count(1, 1)
    assert ala["tysiac-declarer-points"] == Count(152, 1)
    assert "won" not in ala


def test_a_game_that_counts_nothing_has_scores_and_winners(monkeypatch):
    game = type(GAMES["mille"])
    monkeypatch.setattr(game, "face_or_none", lambda self, name: None)
    record = play_match("mille", 3, 3)
    assert [set(counts) - {"won"} for counts in counts_of(record)] == [{"score"}] * 2
    assert grid(record.game) is None


# --- Of one player ---------------------------------------------------------------------------------------------------

BO, CEM, BOT = Opponent("b", "Bo", "guest"), Opponent("c", "Cem", "guest"), Opponent("x", "bot:club", "bot")


def own(other, day, won, money=0):
    mine = {"won": Count(won, 1), "score": Count(100 * won, 2)}
    theirs = {"won": Count(1 - won, 1), "score": Count(40, 2)}
    if money:
        mine["money"], theirs["money"] = Count(money, 1), Count(-money, 1)
    return OwnMatch("mille", day, [theirs, mine], 1, {0: other})


MATCHES_OWN = [
    own(BO, "2025-01-30", 1, 7),
    own(BO, "2025-02-01", 0, -3),
    own(CEM, "2025-02-02", 1, 5),
    own(BOT, "2025-02-03", 0),
]


def test_matches_add_up_for_a_player_and_against_each_opponent():
    found = statistics(MATCHES_OWN, [(BO, 2)])
    assert found.games["mille"].matches == 4
    assert found.games["mille"].own == {"won": Count(2, 4), "score": Count(200, 8), "money": Count(9, 3)}
    assert found.games["mille"].other["won"] == Count(2, 4)
    assert {key: pair.matches for key, pair in found.opponents.items()} == {"b": 2, "c": 1, "x": 1}
    assert found.opponents["b"].own["won"] == Count(1, 2)
    assert found.opponents["b"].other["won"] == Count(1, 2)
    assert found.money == {"b": Money(7, 3, 2), "c": Money(5, 0, 0)}
    assert found.money["b"].open == 2
    assert {month: counts["matches"].amount for month, counts in found.months.items()} == {
        "2025-01-01": 1,
        "2025-02-01": 3,
    }


def test_against_one_opponent_only_their_matches_count():
    found = statistics(MATCHES_OWN, [(BO, 2), (CEM, 1)], against="c")
    assert found.games["mille"].matches == 1
    assert set(found.money) == {"c"}
    assert set(found.names) == {"b", "c", "x"}
    assert found.money["c"].open == 4


def test_two_of_a_kind_at_a_table_are_one_opponent():
    three = [{"won": Count(0, 1)}, {"won": Count(1, 1)}, {"won": Count(0, 1)}]
    found = statistics([OwnMatch("tysiac", "", three, 1, {0: BOT, 2: BOT})])
    assert found.opponents["x"].matches == 1
    assert found.opponents["x"].other == {"won": Count(0, 2)}


def test_months_are_those_of_the_readers_calendar():
    # The first and the last day of Persian months, a leap year's last day, and a new year that comes a day earlier.
    persian = {
        "2025-10-22": ("2025-09-23", "1404-07"),
        "2025-10-23": ("2025-10-23", "1404-08"),
        "2025-03-20": ("2025-02-19", "1403-12"),
        "2025-03-21": ("2025-03-21", "1404-01"),
        "2024-03-20": ("2024-03-20", "1403-01"),
        "2024-03-19": ("2024-02-20", "1402-12"),
    }
    for day, (first, shown) in persian.items():
        assert (month_of(day, "fa"), month_written(month_of(day, "fa"), "fa")) == (first, shown)
        assert month_written(month_of(day, "en"), "en") == day[:7]
    assert month_of("", "fa") == month_of("last Tuesday", "en") == ""
    found = statistics(MATCHES_OWN, code="fa")  # 30 January to 3 February: all in Bahman
    assert {month: counts["matches"].amount for month, counts in found.months.items()} == {"2025-01-20": 4}
    assert [row.label for row in months_table(found, Language("fa")).rows] == ["1403-11"]


@pytest.mark.parametrize("amount, of, tenths", [(1225, 4, "306.3"), (495, 4, "123.8"), (-1, 4, "−0.3"), (1, 3, "0.3")])
def test_halves_are_rounded_as_people_do(amount: int, of: int, tenths: str) -> None:
    assert written(Count(amount, of), "mean", Language("en")).startswith(f"{tenths} ")


def test_a_share_of_an_eighth_is_thirteen_percent() -> None:
    assert "13%" in written(Count(1, 8), "share", Language("en"))
