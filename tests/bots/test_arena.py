"""Matches of the arena: seatings, chance, failing bots, and what a run adds up to."""

from typing import ClassVar

import pytest

from chiliad.bot import Budget
from chiliad.bots import arena
from chiliad.bots.arena import FAILED, Played, Player, Tally, Task, play_match, played_in, read_players, seatings
from chiliad.errors import Unreadable
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.games.mille import policy as mille_policy
from chiliad.games.tysiac import policy as tysiac_policy
from chiliad.records import read, write

MILLE, TYSIAC = GAMES["mille"], GAMES["tysiac"]


def task(game: str, *names: str, seats: tuple[int, ...], **more) -> Task:
    players = read_players(GAMES[game], names)
    preset = next(iter(GAMES[game].presets))
    return Task(game, preset, {}, players, **{"seed": 4, "block": 1, "seating": 1, "seats": seats, **more})


def test_who_sits_where():
    assert seatings(2, 2) == [(0, 1), (1, 0)]
    assert seatings(3, 2) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    three = seatings(3, 3)
    assert sorted(three) == [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]
    for wrong in ((2, 1), (2, 3), (3, 1), (3, 4)):
        with pytest.raises(ValueError, match="cannot take"):
            seatings(*wrong)


def test_players_are_named_with_their_budgets():
    players = read_players(TYSIAC, ["greedy@50ms", "random", "greedy@50ms", "greedy@nodes:20000", "random"])
    assert players == (
        Player("greedy", Budget(milliseconds=50), "greedy@50ms"),
        Player("random", None, "random"),
        Player("greedy", Budget(milliseconds=50), "greedy@50ms#2"),
        Player("greedy", Budget(nodes=20000), "greedy@nodes:20000"),
        Player("random", None, "random#2"),
    )


@pytest.mark.parametrize(
    "text", ["greedy@", "greedy@50", "greedy@50s", "greedy@nodes:", "greedy@nodes:-1", "greedy@0ms", "greedy@nodes:1.5"]
)
def test_a_budget_that_is_none(text):
    with pytest.raises(Unreadable) as refused:
        read_players(TYSIAC, [text])
    assert refused.value.slug == "bad-budget"


def test_a_bot_that_there_is_not():
    with pytest.raises(Unreadable) as refused:
        read_players(TYSIAC, ["nobody@50ms"])
    assert refused.value.slug == "unknown-bot"


class Noted:
    """Plays its first legal action, and notes its seed, its seat and its budget."""

    seen: ClassVar[list[tuple[int, int, Budget | None]]] = []

    def __init__(self, rng: int) -> None:
        self._rng = rng

    def decide(self, info, budget=None):
        note = (self._rng, info.seat, budget)
        if note not in self.seen:
            self.seen.append(note)
        return info.legal_actions()[0]


def test_chance_of_a_bot_follows_from_seed_block_deal_and_seat(monkeypatch):
    monkeypatch.setitem(tysiac_policy.BOTS, "noted", Noted)

    def seeds(**more) -> list[tuple[int, int]]:
        monkeypatch.setattr(Noted, "seen", [])
        play_match(task("tysiac", "noted@nodes:7", "greedy", seats=(0, 0, 0), deals_max=2, **more))
        assert {budget for _, _, budget in Noted.seen} == {Budget(nodes=7)}
        return [(rng, seat) for rng, seat, _ in Noted.seen]

    first = seeds()
    assert len({rng for rng, _ in first}) == len(first) == 6  # two deals, three seats
    assert seeds() == first
    assert seeds(seating=2) == first  # the seat, not the player
    assert not {rng for rng, _ in seeds(block=2)} & {rng for rng, _ in first}
    assert not {rng for rng, _ in seeds(seed=5)} & {rng for rng, _ in first}


class Failing:
    """Fails in its second decision of a deal."""

    def __init__(self, rng: int) -> None:
        self._decisions = 0

    def decide(self, info, budget=None):
        self._decisions += 1
        if self._decisions == 2:
            raise RuntimeError("no idea\nwhat to do")
        return info.legal_actions()[0]


class Cheating:
    """Does what the rules do not allow."""

    def __init__(self, rng: int) -> None:
        pass

    def decide(self, info, budget=None):
        return next(action for action in range(1 << 12) if action not in info.legal_actions())


class Unmade:
    """Cannot be made."""

    def __init__(self, rng: int) -> None:
        raise OSError("no model")


@pytest.mark.parametrize("bot", [Failing, Cheating, Unmade])
def test_a_failing_bot_ends_its_match_alone(monkeypatch, bot):
    monkeypatch.setitem(mille_policy.BOTS, "failing", bot)
    one = task("mille", "greedy", "failing", seats=(0, 1))
    text, played = play_match(one)
    assert (played.winner, played.unfinished, played.failed) == (NOBODY, FAILED, 1)
    assert "\n" not in played.reason
    if bot is not Cheating:
        assert played.reason in ("RuntimeError: no idea what to do", "OSError: no model")
    assert played_in(read(text), one) == played  # a record that is read, and says it too
    assert write(read(text)) == text


def test_a_match_that_is_stopped_is_unfinished():
    one = task("tysiac", "greedy", "random", seats=(1, 1, 1), deals_max=1)
    text, played = play_match(one)
    assert (played.winner, played.deals, played.unfinished, played.failed) == (NOBODY, 1, "deals", NOBODY)
    assert played_in(read(text), one) == played


def test_a_record_belongs_to_one_match_of_one_run():
    one = task("mille", "greedy", "random", seats=(0, 1))
    text, played = play_match(one)
    assert played.winner == 0
    assert read(text).players == ["bot:greedy", "bot:random"]
    assert played_in(read(text), one) == played
    others = [one._replace(block=2), one._replace(seating=2), one._replace(seed=5), one._replace(seats=(1, 0))]
    assert [played_in(read(text), other) for other in others] == [None] * 4
    cut = read(text)
    cut.deals.pop()  # as if the match were not over
    assert played_in(cut, one) is None
    cut.extra.pop(arena.KEY)
    assert played_in(cut, one) is None


def test_what_a_run_adds_up_to():
    """Two blocks of one A against two B; A wins 3 of 6 matches, B 2, one is unfinished."""
    tally = Tally(TYSIAC, read_players(TYSIAC, ["greedy", "random"]), 3)
    seats = seatings(3, 2)
    tally.add(seats, [won(0, 10, 900, 0, 30), won(1, 20, 0, 1000, 100), won(0, 10, 1000, 10, 200)])
    assert tally.last_share(0) == 2 / 3
    tally.add(seats, [won(0, 10, 1000, 40, 0), won(2, 20, 20, 30, 1010), won(NOBODY, 10, 0, 0, 0)])
    assert tally.last_share(0) == 1 / 3
    said = tally.summary()
    assert list(said) == [
        "game",
        "players",
        "seats",
        "blocks",
        "matches",
        "share",
        "interval",
        "per_deal",
        "unfinished",
    ]
    assert (said["game"], said["players"], said["seats"]) == ("tysiac", ["greedy", "random"], 3)
    assert (said["blocks"], said["matches"], said["unfinished"]) == (2, 6, 1)
    assert said["share"] == {"greedy": 3 / 6, "random": 2 / 12}  # random: for each of its two seats
    # greedy: 900 + 1000 + 200 and 1000 + 30 + 0 points in 40 and 40 deals; random: 0 + 30 + 0 + 100 + 1000 + 10 and
    # 40 + 0 + 20 + 1010 + 0 + 0 in twice as many.
    assert said["per_deal"]["greedy"][0] == 3130 / 80
    assert said["per_deal"]["random"][0] == 2210 / 160
    low, high = said["interval"]["greedy"]
    assert (low, high) == (0.0, 1.0)  # 2/3 and 1/3 alone: t with one degree of freedom is 12.7
    assert tally.equal == 1 / 3


def won(seat: int, deals: int, *totals: int) -> Played:
    return Played(seat, deals, totals, "" if seat >= 0 else "deals", NOBODY, "")


def test_the_winner_of_a_match_for_stakes_gets_what_the_loser_pays():
    tally = Tally(MILLE, read_players(MILLE, ["greedy", "random"]), 2)
    first, second = (Played(0, 8, (1252, 649), "", NOBODY, "", paid) for paid in (19, 7))
    tally.add(seatings(2, 2), [first, second])  # one match won, and one lost
    assert tally.summary()["stakes"] == {"greedy": [6, None, None], "random": [-6, None, None]}


def test_what_is_paid_for_a_match_is_in_its_record():
    _, played = play_match(task("mille", "greedy", "random", seats=(0, 1)))
    assert played.paid > 0
    _, played = play_match(task("tysiac", "greedy", "random", seats=(0, 1, 1)))
    assert played.paid == 0


def test_a_run_without_a_deal_has_no_points():
    tally = Tally(MILLE, read_players(MILLE, ["greedy", "greedy"]), 2)
    tally.add(seatings(2, 2), [Played(NOBODY, 0, (0, 0), FAILED, 0, "x")] * 2)
    said = tally.summary()
    assert said["per_deal"] == {"greedy": [None] * 3, "greedy#2": [None] * 3}
    assert said["share"] == {"greedy": 0.0, "greedy#2": 0.0}
