"""The decisions that cost something, as a bot values them, and the second look at them."""

import pytest

from chiliad import Match
from chiliad.bot import Candidate, Decision
from chiliad.bots import analysis, play_out, slips
from chiliad.bots.analysis import Adviser
from chiliad.bots.balance import Balancer, Slip
from chiliad.bots.report import MomentsTask, moments
from chiliad.bots.slips import Judge, slips_of
from chiliad.game import actions_of
from chiliad.i18n.language import Language
from chiliad.i18n.words import ASCII, Seats, Words
from chiliad.records import write
from plain_valuation import value_plainly

LOSS = 0.25


class Last:
    """Values the last of the legal actions ``LOSS`` more than the others."""

    best = -1
    valued = True

    def __init__(self, rng):
        del rng

    def decide(self, info, budget=None):
        legal = sorted(info.legal_actions())
        choice = legal[self.best]
        found = [self.candidate(info, one, one == choice) for one in legal if self.valued or one == choice]
        return Decision(choice, tuple(sorted(found, key=lambda one: -one.value)))

    def candidate(self, info, action, best):
        more = {"match_chance": 0.5 + LOSS * best, "make_chance": 0.5 + LOSS * best}
        return Candidate(action, more["match_chance"], 0.01, more)


class First(Last):
    best = 0


class Compares(Last):
    """Has compared nothing but its choice, which is worth more the more actions there are."""

    valued = False

    def candidate(self, info, action, best):
        return Candidate(action, 0.01 * len(info.legal_actions()), 0.0)


def record_of(game):
    match = Match(game, seed=8)
    play_out(match, ["beginner"] * len(match.record.players), 1)
    return match.record


@pytest.fixture
def bots(monkeypatch):
    """Has the first and the second look taken by bots of one's own."""

    def put(first, second=None):
        classes = {"first": first, "second": second or first}
        monkeypatch.setattr(analysis, "bot_class", lambda game, name: classes[name])
        monkeypatch.setattr(
            slips, "adviser_of", lambda record, nodes, seed: Adviser(record, "second" if seed else "first")
        )

    value_plainly(monkeypatch)
    return put


def choices(record):
    """The steps of the first deal at which a seat has a choice, with what it may do."""
    actions = record.deals[0].actions
    for step, state in zip(range(len(actions)), record.states(1), strict=False):
        if record.game.actor(state) >= 0:
            legal = sorted(actions_of(record.game.legal(record.rules, state)))
            if len(legal) > 1:
                yield step, legal


def test_what_a_decision_cost(bots):
    bots(Last)
    record = record_of("tysiac")
    actions = record.deals[0].actions
    found = slips_of(record, 1)
    assert [slip.step for slip in found] == [step for step, legal in choices(record) if actions[step] != legal[-1]]
    assert {round(slip.loss, 9) for slip in found} == {LOSS}
    turns = slips_of(record_of("mille"), 1)
    assert any(slip.loss > 1.5 * LOSS for slip in turns), "what is laid and discarded in a turn is one decision"


def test_an_action_that_was_not_compared_is_worth_what_follows(bots):
    bots(Compares)
    record = record_of("tysiac")
    actors = [record.game.actor(state) for state in record.states(1)]
    counts = {step: len(legal) for step, legal in choices(record)}
    found = slips_of(record, 1)
    assert found
    for slip in found:
        assert actors[slip.step + 1] == slip.seat, "what another seat does next tells nothing"
        assert slip.loss == pytest.approx(0.01 * (counts[slip.step] - counts[slip.step + 1]))


def test_moments_are_judged_twice(bots):
    record = record_of("tysiac")
    lasts = {step: legal for step, legal in choices(record) if len(legal) > 2}
    actions, actors = record.deals[0].actions, [record.game.actor(state) for state in record.states(1)]
    seat = actors[max(lasts)]
    own = tuple((1, Slip(step, seat, LOSS, 0.01)) for step in lasts if actors[step] == seat)
    task = MomentsTask(write(record), seat, own, 4, 0)

    bots(Last)
    found = moments(task)
    missed = {lasts[slip.step][-1]: slip.step for _, slip in own if actions[slip.step] != lasts[slip.step][-1]}
    assert [one.step for one in found] == sorted(missed.values()), "of a card that was missed twice, the last time"
    assert {(round(one.loss, 9), one.band) for one in found} == {(LOSS, 3)}

    bots(Last, First)
    assert moments(task) == [], "the second look finds the first one's choice worse, or no better than what was played"


def test_a_better_card_that_can_still_be_played_counts_once(bots):
    """The last card is the best of every trick here: it is left out again and again, and lost with the last chance."""
    bots(Last)
    record = record_of("tysiac")
    found = slips_of(record, 1)
    for seat in range(3):
        own = tuple((1, slip) for slip in found if slip.seat == seat)
        told = [one.better for one in moments(MomentsTask(write(record), seat, own, 4, 0))]
        assert len({str(move) for move in told}) == len(told)


def test_a_turn_is_told_as_it_was_played(bots):
    """And not as a plan of the bot that begins with the same card; both are played out as a whole."""
    record = record_of("mille")
    begin = next(begin for begin, end in Balancer(record, 1, 4).decisions() if end - begin > 4)
    lines = record.game.write_lines(record.rules, record.at(1, begin), record.deals[0].actions[begin:])[:3]
    assert [line.split()[1] for line in lines] == ["lay", "lay", "discard"]

    first = record.deals[0].actions[begin]

    class Plans(Last):
        def decide(self, info, budget=None):
            return Decision(first, (Candidate(first, 0.5, 0.01, {"plan": ["lay A AsAc2h", "discard 5c"]}),))

    bots(Plans)
    verdict = Judge(record, 4, 0).verdict(1, begin)
    words = Words(Language("en"), ASCII)
    played, better = (move.told(words, Seats(words, ["Ana", "Bo"], 0)) for move in (verdict.played, verdict.better))
    assert played == "Lay As Ac 2h Jd Jc Jc, then discard Kc"
    assert better == "Lay As Ac 2h, then discard 5c"
    assert verdict.made is None
