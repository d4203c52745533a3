"""The balance of luck and skill: exact sums, independent terms, luck that is zero on average."""

import re
from dataclasses import replace
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest

from chiliad import Match
from chiliad.bits import seed_from
from chiliad.bots import balance, play_out
from chiliad.bots.balance import LUCK, LUCK_DEAL, LUCK_DRAWS, LUCK_HIDDEN, OTHERS, OWN, TERMS, UNIT, Balancer
from chiliad.bots.report import report_of
from chiliad.errors import Unavailable
from chiliad.game import CHANCE, OVER, actions_of
from chiliad.games import GAMES
from chiliad.games.tysiac import valuation as tysiac
from chiliad.records import write
from chiliad.search.worlds import unpack_state
from plain_valuation import value_plainly

NODES = 4
PRESETS = [(name, preset) for name in ("mille", "tysiac") for preset in GAMES[name].presets]


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    value_plainly(monkeypatch)


def match_of(game, preset=None, deals=1, seed=5, bots=None):
    match = Match(game, preset=preset, seed=seed)
    play_out(match, bots or ["greedy"] * GAMES[game].default_seats, deals)
    return match.record


def exact(report):
    """Whether every sum of the report is exact, in integers and as floats."""
    good = True
    for aim in range(len(report.aims)):
        for seats in (report.balance(aim), *(report.deal_balance(deal.number, aim) for deal in report.deals)):
            for one in seats:
                told = one.as_object()
                good &= one.result - one.expected == sum(one.terms.values())
                good &= told["result"] - told["expected"] == sum(told[term] for term in TERMS)
    return good


@pytest.mark.parametrize("game, preset", PRESETS)
def test_the_parts_add_up_to_the_last_bit(game, preset):
    record = match_of(game, preset)
    report = report_of(record, [Balancer(record, 1, NODES).balance()], [], NODES)
    assert exact(report)
    for aim in range(len(report.aims)):
        seats = report.balance(aim)
        for term in LUCK:
            assert sum(one.terms[term] for one in seats) == 0
        assert sum(one.terms[OWN] + one.terms[OTHERS] for one in seats) == 0
        assert sum(one.expected for one in seats) == sum(one.result for one in seats) == (UNIT if aim == 0 else 0)
    assert set(report.balance()[0].as_object()) == {"result", "expected", *TERMS}


def test_deals_add_up_to_the_match():
    record = match_of("tysiac", deals=2)
    deals = [Balancer(record, number, NODES).balance() for number in (1, 2)]
    report = report_of(record, deals, [], NODES)
    assert exact(report)
    for seat, one in enumerate(report.balance()):
        for term in TERMS:
            assert one.terms[term] == sum(deal.terms[term][seat] for deal in deals)
            assert one.terms[term] == sum(change.terms.get(term, [0] * 3)[seat] for d in deals for change in d.changes)


def lively(game):
    """A deal in which the reference would have done something else, so that every term has events."""
    return match_of(game, seed=8, bots=["beginner"] * GAMES[game].default_seats)


@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_no_part_is_the_rest_of_the_others(game, monkeypatch):
    """Where the events of one part are counted wrongly, that part alone changes, and the sum is no longer exact."""
    record = lively(game)
    right = Balancer(record, 1, NODES).balance()
    assert exact(report_of(record, [right], [], NODES))
    for term in TERMS:
        with monkeypatch.context() as patch:
            spoil(patch, term)
            wrong = Balancer(record, 1, NODES).balance()
        assert not exact(report_of(record, [wrong], [], NODES)), term
        assert {other for other in TERMS if wrong.terms[other] != right.terms[other]} == {term}


def spoil(patch, term):
    """Count every event of a term for a bit more."""
    if term in (LUCK_DEAL, LUCK_DRAWS):
        count = Balancer._count

        def more(self, step, parts):
            count(self, step, parts)
            if term in parts:
                self.sums[term].total[0] += 1

        patch.setattr(Balancer, "_count", more)
    elif term == LUCK_HIDDEN:
        hidden = balance._hidden
        patch.setattr(balance, "_hidden", lambda true, changes: tuple(one + 1 for one in hidden(true, changes)))
    else:
        decision, slip = Balancer._decision, balance._slip

        def decided(self, step, before, after):
            at = step.seat if term == OWN else (step.seat + 1) % self.record.seats
            changed = lambda changes: tuple(one + (n == at) for n, one in enumerate(slip(changes)))  # noqa: E731
            with pytest.MonkeyPatch.context() as inner:
                inner.setattr(balance, "_slip", changed)
                decision(self, step, before, after)

        patch.setattr(Balancer, "_decision", decided)


@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_what_the_reference_does_is_no_slip(game):
    record = match_of(game, bots=[Reference(GAMES[game].face("valuation"))] * GAMES[game].default_seats)
    found = Balancer(record, 1, NODES).balance()
    assert {found.terms[term] for term in (LUCK_HIDDEN, OWN, OTHERS)} == {(0,) * len(found.before)}
    assert {change.seat for change in found.changes} == {CHANCE}


class Reference:
    """Plays as the reference: it sees a world that fits, and its policy sees its own cards in it only."""

    def __init__(self, face):
        self.face = face

    def decide(self, info, budget=None):
        world, _ = info.game.resample(info.observation, 1)
        return self.face.reference(info.rules, world)


@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_the_same_numbers_twice_and_a_forced_move_changes_nothing(game):
    record = lively(game)
    found = Balancer(record, 1, NODES, seed=3).balance()
    assert found == Balancer(record, 1, NODES, seed=3).balance()
    states = list(record.states(1))
    decided = {change.step for change in found.changes if change.seat != CHANCE}
    assert decided
    for step in decided:
        assert len(actions_of(record.game.legal(record.rules, states[step]))) > 1


@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_a_decision_splits_as_the_worlds_say(game):
    """Slip and luck of hidden cards, worked out again step by step from the same worlds, as fractions."""
    record = lively(game)
    balancer = Balancer(record, 1, NODES)
    found, face, rules = balancer.balance(), balancer.face, record.rules
    change = next(one for one in found.changes if one.seat != CHANCE)
    step = next(one for one in balancer._steps() if one.begin == change.step)
    worlds = face.believed(balancer._information(step), balancer.effort.worlds, seed_from(balancer.seed, 2, step.begin))
    times = balancer.effort.world_times if face.left_to_chance(step.state) else 1
    rng = seed_from(seed_from(balancer.seed, 2, step.begin), 1, 0)
    total = [Fraction(0)] * len(found.before)
    for number, row in enumerate(worlds):
        before = unpack_state(record.game, row)
        after = before
        for action in record.deals[0].actions[step.begin : step.end]:
            after = record.game.apply(rules, after, action)
        for k in range(times):
            ends = [played_out(record, face, state, seed_from(rng, number, k)) for state in (after, before)]
            total = [t + Fraction(a - b, times * len(worlds)) for t, a, b in zip(total, *ends, strict=True)]
    seats, scale = record.seats, UNIT >> 20
    for column, mean in enumerate(total):
        own = column % seats == change.seat
        assert change.terms[OWN][column] == (mean * scale if own else 0)
        assert change.terms[OTHERS][column] == (0 if own else mean * scale)


def played_out(record, face, state, rng):
    """What the standing is worth after the reference has played a deal to its end, step by step."""
    game, rules = record.game, record.rules
    while (seat := game.actor(state)) != OVER:
        if seat == CHANCE:
            action, rng = game.chance(rules, state, rng)
        else:
            action = face.reference(rules, state)
        state = game.apply(rules, state, action)
    settled = game.settle(rules, state)
    return face.standing_values(rules, record.deals[0].before, settled.after, settled.winner)


def test_the_talon_is_drawn_again_from_each_eight():
    record = match_of("tysiac", seed=2)
    dealt = record.at(1, 24)
    rows = tysiac.half_dealt(record.rules, dealt, 64, 7)
    talons = set()
    for row in rows:
        state = unpack_state(record.game, row)
        assert record.game.check(record.rules, state) == 0
        new = [hand & ~old for hand, old in zip(state.hands, dealt.hands, strict=True)]
        assert all(card.bit_count() <= 1 and card & ~dealt.auction.talon == 0 for card in new)
        assert state.auction.talon.bit_count() == 3
        talons.add(state.auction.talon)
    assert len(talons) > 32


def test_what_has_no_balance():
    record = match_of("mille")
    balancer = Balancer(record, 1, NODES)
    record.deals[0].settlement = None
    with pytest.raises(ValueError, match="not over"):
        balancer.balance()
    with pytest.raises(Unavailable) as refused:
        balance.valuation(replace(GAMES["mille"], package="chiliad"), GAMES["mille"].default_rules)
    assert refused.value.slug == "no-balance"


@pytest.mark.parametrize("players", [2, 4])
def test_tables_of_two_and_four_have_no_balance_yet(players: int):
    game = GAMES["tysiac"]
    with pytest.raises(Unavailable) as refused:
        balance.valuation(game, game.presets["kurnik"]._replace(players=players))
    assert refused.value.slug == "no-balance-of-seats"


# ------------------------------------------------------------------------------------- the deal of docs/analysis.md

PAGE = (Path(__file__).parents[2] / "docs/analysis.md").read_text(encoding="utf-8")


near = partial(pytest.approx, abs=2e-4)  # four digits are written
HEADS = (
    "| step | samples, in points | mean |",
    "| decision | after it | after what the reference does | mean change |",
    "| part | from | points |",
)


def rows_of(head):
    """The rows of a table of the page, by what they are called: their numbers as written."""
    table = PAGE.split(head, 1)[1].split("\n\n", 1)[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line[:1] == "|"]
    number = re.compile(r"[-+−]?\d+\.\d+")
    rows = [row for row in cells if row[0].strip("-")]
    return {
        name: [[float(one.replace("−", "-")) for one in number.findall(cell)] for cell in row] for name, *row in rows
    }


def test_the_deal_that_docs_analysis_works_through(monkeypatch):
    monkeypatch.undo()
    for name in ("rolled_out", "exchange"):
        monkeypatch.setattr(tysiac, name, getattr(tysiac, name).__wrapped__)
    record = match_of("tysiac", seed=14)
    for line in PAGE.split("actions = [\n", 1)[1].split("]", 1)[0].splitlines():
        assert line in write(record)
    balancer = Balancer(record, 1, NODES)
    deal, seat = balancer.balance(), 1
    terms = {term: 100 * one[seat] / UNIT for term, one in deal.terms.items()}

    steps, decisions, parts = map(rows_of, HEADS)
    for samples, (mean,) in steps.values():
        assert sum(samples) / len(samples) == near(mean)
    changes = {}
    for name, (after, before, (mean,)) in decisions.items():
        assert (sum(after) - sum(before)) / len(after) == near(mean)
        changes[name] = mean
    deals, eights, dealt, bid, passed = (mean for _, (mean,) in steps.values())
    worked = {
        "luck of the deal": eights - deals,
        "luck of the talon": dealt - eights,
        "own decisions": changes["bid 105"],
        "luck of hidden cards": (bid - dealt) - changes["bid 105"] + (passed - bid) - changes["pass"],
        "decisions of the others": changes["pass"],
    }
    keys = dict(zip(worked, (LUCK_DEAL, LUCK_DRAWS, OWN, LUCK_HIDDEN, OTHERS), strict=True))
    for name, value in worked.items():
        assert value == near(parts[name][1][0])
        assert terms[keys[name]] == near(parts[name][1][0])
    assert sum(worked.values()) == near(passed - deals) == near(parts["all parts"][1][0])
    assert 100 * deal.after[seat] / UNIT == near(passed)
    assert 100 * (deal.before[seat] + deal.expected[seat]) / UNIT == near(deals)
