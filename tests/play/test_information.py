"""The information state of a seat: all that it has observed, in order, whenever it is asked for."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import random
from typing import Any

import pytest

from chiliad.bits import seed_from
from chiliad.bot import Budget, Candidate, Decision, ask
from chiliad.bots import bot_class, play_out
from chiliad.cards import HIDDEN
from chiliad.errors import Illegal, Unreadable
from chiliad.game import NOBODY, OVER, TypedGame
from chiliad.games import GAMES
from chiliad.information import InformationState
from chiliad.play.match import Match
from chiliad.play.observing import Observer


def events_of(match: Match, seat: int) -> tuple[Any, ...]:
    """What the seat has seen, from the beginning of the log and at once."""
    entries = match.game.entries(match.rules, match.deal.start, match.deal.actions)
    return tuple(match.game.redact(event, seat) for entry in entries for event in entry.events)


def moments(name: str, seed: int, decisions_max: int = 300) -> Any:
    """A match before each decision of a deal, its seats playing by chance or greedily, and at the deal's end."""
    match, rng = Match(name, seed=seed), random.Random(seed)
    match.begin_deal()
    bots = [bot_class(name, rng.choice(("random", "greedy")))(seed_from(seed, 1, seat)) for seat in range(3)]
    while not match.deal_over and decisions_max:
        decisions_max -= 1
        yield match
        match.play(ask(bots[match.actor], match.information_state()).action)
    yield match


@pytest.mark.parametrize("name", GAMES)
def test_the_events_do_not_depend_on_when_they_are_read(name: str) -> None:
    for seed in range(4):
        rng = random.Random(f"{name} {seed}")
        late: list[tuple[InformationState[Any], tuple[Any, ...]]] = []
        for match in moments(name, seed):
            for seat in (*range(match.seats), NOBODY):
                info = match.information_state(seat)
                if rng.random() < 0.4:
                    assert info.events == events_of(match, seat)
                else:
                    late.append((info, events_of(match, seat)))
        for info, events in rng.sample(late, len(late)):
            assert info.events == events, "a state that is read later tells of its own moment"


@pytest.mark.parametrize("name", GAMES)
def test_the_events_are_followed_through_a_move_that_is_taken_back(name: str) -> None:
    match = Match(name, seed=5)
    match.begin_deal()
    seat = match.actor
    before = match.information_state(seat)
    play_out(match, ["greedy"] * match.seats, deals_max=1)
    assert match.information_state(seat).events == events_of(match, seat) != before.events
    assert match.go_back(len(match.deal.actions) // 2)
    assert match.information_state(seat).events == events_of(match, seat)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    match.play(match.legal()[-1])
    assert match.information_state(seat).events == events_of(match, seat)


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_sees_its_own_cards_and_not_those_of_others(name: str) -> None:
    match = Match(name, seed=3)
    match.begin_deal()
    for seat in (*range(match.seats), NOBODY):
        hands = [event for event in match.information_state(seat).events if type(event).__name__ == "HandDealt"]
        assert [event.seat for event in hands] == list(range(match.seats))
        for event in hands:
            assert (HIDDEN in event.cards) == (event.seat != seat)
            assert len(set(event.cards)) > 1 if event.seat == seat else set(event.cards) == {HIDDEN}


@pytest.mark.parametrize("name", GAMES)
def test_it_has_what_was_before_the_deal(name: str) -> None:
    match = Match(name, seed=4)
    play_out(match, ["greedy"] * match.seats, deals_max=2)
    match.begin_deal()
    info = match.information_state()
    assert (info.game, info.rules, info.seat, info.dealer) == (match.game, match.rules, match.actor, match.deal.dealer)
    assert info.standing == match.record.deals[1].settlement.after
    assert info.observation == match.observe(match.actor)
    assert info.legal_actions() == match.legal()
    assert match.information_state((match.actor + 1) % match.seats).legal_actions() == []
    assert match.information_state(NOBODY).seat == NOBODY


def test_what_cannot_be_asked_is_refused() -> None:
    match = Match("mille", seed=1)
    with pytest.raises(Illegal, match="no-deal-yet"):
        match.information_state()
    match.begin_deal()
    with pytest.raises(Unreadable, match="bad-seat"):
        match.information_state(2)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_a_value(name: str) -> None:
    """Equal, hashed and printed by what was seen; frozen; it survives pickling, without the log."""
    one, other = ([*moments(name, 7, 20)][-1] for _ in range(2))
    for seat in (*range(one.seats), NOBODY):
        info, same = one.information_state(seat), other.information_state(seat)
        carried = pickle.loads(pickle.dumps(one.information_state(seat)))
        assert info == same == carried == copy.deepcopy(info)
        assert hash(info) == hash(same)
        assert repr(info) == repr(same)
        with pytest.raises(dataclasses.FrozenInstanceError):
            info.seat = 1  # type: ignore[misc]
        assert info != one.information_state((seat + 1) % one.seats)
        assert info != info.observation
        assert dataclasses.replace(info, _events=info.events[:-1]) != info
    hidden = one.deal.actions
    assert reachable(carried, hidden) == [], "the whole log is in what was pickled"


def reachable(value: Any, wanted: Any, depth: int = 8) -> list[Any]:
    """Where in the attributes of ``value`` the actions of a log are."""
    if isinstance(value, (list, tuple)) and list(value) == list(wanted):
        return [value]
    if depth == 0 or isinstance(value, (str, int, TypedGame)):
        return []
    inner = [*getattr(value, "__dict__", {}).values(), *(getattr(value, "__closure__", None) or ())]
    inner += [value.cell_contents] if type(value).__name__ == "cell" else []
    inner += list(value) if isinstance(value, (list, tuple)) else []
    return [found for part in inner for found in reachable(part, wanted, depth - 1)]


@pytest.mark.parametrize("name", GAMES)
def test_once_it_is_read_it_no_longer_holds_the_log(name: str) -> None:
    match = [*moments(name, 9, 12)][-1]
    info = match.information_state()
    assert reachable(info, match.deal.actions), "unread, it holds the log: else this test tests nothing"
    assert info.events
    assert reachable(info, match.deal.actions) == []


def test_a_history_that_nobody_reads_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["tysiac"]
    counted = dataclasses.replace(game, entries=lambda *some: pytest.fail("the log was walked"))
    match = Match(counted, seed=2)
    play_out(match, ["greedy", "random", "greedy"], deals_max=2)
    assert len(match.record.deals) == 2


@pytest.mark.parametrize("name", GAMES)
def test_a_log_that_grows_is_not_walked_from_its_beginning(name: str) -> None:
    """The entries that are walked again at each reading are two at most: the last one may have grown."""
    game, walked = GAMES[name], list[int]()

    def entries(rules: Any, start: Any, actions: Any) -> Any:
        found = list(game.entries(rules, start, actions))
        walked.append(len(found))
        return iter(found)

    watched = dataclasses.replace(game, entries=entries)
    match = Match(watched, seed=6)
    match.begin_deal()
    bots = [bot_class(name, "greedy")(0) for _ in range(match.seats)]
    observer: Observer = match.observer(0)
    while match.game.actor(match.state) != OVER:
        match.play(ask(bots[match.actor], match.information_state(match.actor)).action)
        assert observer.information_state(match.state, match.deal.actions).events == events_of(match, 0)
        walked.pop()  # the one of events_of
    assert max(walked[1:]) <= 5
    assert sum(walked) < len(walked) * 3


# --- Decisions -------------------------------------------------------------------------------------------------------


class Thinking:
    """Tells what it has compared, and keeps its budget."""

    budgets: list[Budget | None]

    def __init__(self) -> None:
        self.budgets = []

    def decide(self, info: InformationState[Any], budget: Budget | None = None) -> Decision:
        self.budgets.append(budget)
        first, *_ = actions = info.legal_actions()
        return Decision(first, tuple(Candidate(action, -n, 0.5, {"visits": n}) for n, action in enumerate(actions)))


def test_a_decision_says_what_the_bot_knows_and_a_simple_bot_only_acts() -> None:
    match = Match("tysiac", seed=1)
    match.begin_deal()
    info, bot = match.information_state(), Thinking()
    decision = ask(bot, info, Budget(milliseconds=50))
    assert decision.action == decision.candidates[0].action == info.legal_actions()[0]
    assert decision.candidates[1] == Candidate(info.legal_actions()[1], -1, 0.5, {"visits": 1})
    assert bot.budgets == [Budget(milliseconds=50, nodes=None)]
    play_out(match, [bot, bot, bot], deals_max=1, budget=Budget(nodes=9))
    assert set(bot.budgets[1:]) == {Budget(milliseconds=None, nodes=9)}
    simple = ask(bot_class("tysiac", "greedy")(0), info)
    assert simple == Decision(simple.action, ())
    assert simple.action in info.legal_actions()


def test_a_position_without_a_history_can_be_asked_about() -> None:
    game = GAMES["mille"]
    match = Match(game, seed=2)
    match.begin_deal()
    info: InformationState[Any] = InformationState.of_observation(game, match.observe())
    assert info.events == ()
    assert info.observation == match.information_state().observation
    assert info != match.information_state()
    bot = bot_class("mille", "greedy")(0)
    assert ask(bot, info) == ask(bot, match.information_state())
