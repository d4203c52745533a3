"""Checks of ``tests/conformance``: options, the beginning and the end of a deal, whole random deals."""

from __future__ import annotations

import random
from statistics import fmean, pvariance
from typing import Any

from chiliad.game import CHANCE, NOBODY, OVER, Game, Option
from conformance.checks_play import SIXTY_THREE_BITS, leaves
from conformance.walks import SEED, Walk, all_rules, random_before, walk, walks_of

UNFINISHED_SHARE_MAX = 0.01  # of random deals; some 0.0006 of Mille's never end
RANDOM_DEALS_PER_DEAL = 20
MATCHES_PER_DEAL = 40
DEALS_PER_MATCH_MAX = 6  # of random play from a standing near the target: players who bid at random soon fall back
STANDARD_ERRORS_MAX = 6


def check_options(game: Game, deals: int) -> None:
    """Presets have no problem; a value that no option allows is a problem, reported under the option's key."""
    assert game.presets, "no preset"
    rng = random.Random(SEED)
    rules = all_rules(game, rng)
    for _ in range(deals + len(game.presets)):
        chosen = next(rules)
        assert game.problems(chosen) == [], f"problems {game.problems(chosen)} in {chosen}"
        assert all(type(leaf) is int for leaf in leaves(chosen)), f"not a plain integer in {chosen}"
        for option in game.options:
            for value in bad_values(option):
                found = game.problems(chosen._replace(**{option.key: value}))
                assert option.key in found, f"a bad option passes: {option.key} = {value}"
    for option in game.options:
        assert option.paragraph, f"no rule has {option.key}"
        assert option.values or option.low is not None, f"nothing can be chosen for {option.key}"


def bad_values(option: Option) -> list[int]:
    """Numbers next to the allowed ones."""
    fine = set((option.values or {}).values())
    near = {value + step for value in fine for step in (-1, 1)} - fine
    if option.low is not None and option.high is not None:
        near = {value for value in near if not option.low <= value <= option.high}
        near |= {value for value in (option.low - 1, option.high + 1) if value not in fine}
    return sorted(near)


def check_start(game: Game, deals: int) -> None:
    """A match begins with zeros, a deal with chance; every seat deals in turn."""
    for rules in game.presets.values():
        before, seats = game.before(rules), range(game.seats(rules))
        assert set(leaves(before)) == {0}, f"a match does not begin with zeros: {before}"
        counters = [values for values in before if isinstance(values, tuple)]  # the others count deals of the match
        assert all(len(values) == len(seats) for values in counters), f"not a figure a seat: {before}"
        assert before._fields[0] == "totals", f"no totals: {before}"
        assert game.check_before(rules, before) == "", f"a match can't begin: {game.check_before(rules, before)}"
        for dealer in seats:
            state = game.start(rules, before, dealer)
            assert game.actor(state) == CHANCE, f"no card is dealt: {state!r}"
            assert game.check(rules, state) == 0, f"invariant {game.check(rules, state)} fails: {state!r}"
            assert state.before == before, f"another standing: {state!r}"
            order = [dealer]
            for _ in seats:
                order.append(game.next_dealer(rules, order[-1]))
            assert sorted(order[:-1]) == list(seats), f"not every seat deals: {order}"
            assert order[-1] == dealer, f"the deal does not come round: {order}"
    assert all(walked.start.dealer in range(game.seats(walked.rules)) for walked in walks_of(game, deals))


def check_settlement(game: Game, rules: Any, state: Any) -> None:
    """The figures of a settlement add up, and the next deal may begin from them unless the match is over."""
    before, settled, seats = state.before, game.settle(rules, state), game.seats(rules)
    after = settled.after
    sums = tuple(total + score for total, score in zip(before.totals, settled.scores, strict=True))
    assert after.totals == sums, f"totals are not what they were and the scores: {settled} after {before}"
    assert len(settled.points) == (seats if game.has_points else 0), f"points where there are none: {settled}"
    assert type(after) is type(before), f"another standing: {after!r}"
    assert all(type(leaf) is int for leaf in leaves((settled.points, settled.scores, after, settled.winner)))
    assert all(count >= 0 for count in leaves(after[1:])), f"a counter below zero: {after}"
    assert settled.winner in (NOBODY, *range(seats)), f"no seat has won: {settled}"
    slug = game.check_before(rules, after)
    assert (slug == "") == (settled.winner == NOBODY), f"check_before says {slug!r} after {settled}"
    if settled.winner != NOBODY and game.payment is not None:
        one, seven = (game.payment(rules, after, settled.winner, small) for small in (1, 7))
        assert one > 0, f"the winner is paid {one}: {settled}"
        assert seven == 7 * one, f"a payment is not in proportion to the stakes: {one}, {seven}"
    assert game.settle(rules, state) == settled, "settle differs from time to time"


def check_settle(game: Game, deals: int) -> None:
    """Settling: ``check_settlement`` for every walked deal; a deal is over at its end and not before."""
    over = 0
    for walked in walks_of(game, deals):
        assert all(game.actor(state) != OVER for state in walked.states[:-1]), "over before the end"
        if game.actor(walked.last) == OVER:
            check_settlement(game, walked.rules, walked.last)
            over += 1
    assert over >= deals * (1 - UNFINISHED_SHARE_MAX) - 1, f"only {over} of {deals} deals came to an end"


def check_matches_end(game: Game, deals: int) -> None:
    """Deals follow one another, each from a standing that the one before it allows, until a player has won."""
    rng = random.Random(SEED)
    rules = all_rules(game, rng)
    winners, seats = [], 0
    for _ in range(deals * MATCHES_PER_DEAL):
        chosen = next(rules)
        seats = max(seats, game.seats(chosen))
        before, dealer, x = random_before(game, chosen, rng), rng.randrange(game.seats(chosen)), rng.getrandbits(63)
        for _ in range(DEALS_PER_MATCH_MAX):
            state, _, x = game.random_deal(chosen, before, dealer, x)
            if game.actor(state) != OVER:
                break
            check_settlement(game, chosen, state)
            settled = game.settle(chosen, state)
            if settled.winner != NOBODY:
                winners.append(settled.winner)
                break
            before, dealer = settled.after, game.next_dealer(chosen, dealer)
    assert len(winners) > deals // 2, f"of {deals * MATCHES_PER_DEAL} matches {len(winners)} were won"
    assert deals < 20 or set(winners) == set(range(seats)), f"a seat never wins: {winners}"


def decisions_in(game: Game, walked: Walk) -> int:
    """The number of actions by players."""
    return sum(game.actor(state) != CHANCE for state in walked.states[:-1])


def check_random_deal(game: Game, deals: int) -> None:
    """Whole random deals end, are short enough, and have as many decisions as stepping has."""
    rng = random.Random(SEED)
    rules = all_rules(game, rng)
    unfinished, count = 0, deals * RANDOM_DEALS_PER_DEAL
    x = rng.getrandbits(63)
    for _ in range(count):
        chosen = next(rules)
        before, dealer = random_before(game, chosen, rng), rng.randrange(game.seats(chosen))
        state, decisions, after = game.random_deal(chosen, before, dealer, x)
        assert (state, decisions, after) == game.random_deal(chosen, before, dealer, x), "not the same deal again"
        assert game.check(chosen, state) == 0, f"invariant {game.check(chosen, state)} fails: {state!r}"
        assert (state.before, state.dealer) == (before, dealer), f"another deal: {state!r}"
        assert 0 < decisions < game.actions_per_deal_max, f"{decisions} decisions"
        assert 0 <= after < SIXTY_THREE_BITS, f"no generator state: {after}"
        x = after
        if game.actor(state) == OVER:
            check_settlement(game, chosen, state)
        else:
            unfinished += 1
    assert unfinished <= count * UNFINISHED_SHARE_MAX + 2, f"{unfinished} of {count} random deals did not end"


def check_random_deal_is_stepping(game: Game, deals: int) -> None:
    """The mean number of decisions of ``random_deal`` and of stepping differ by chance only."""
    rng = random.Random(SEED)
    rules = game.default_rules
    before = game.before(rules)
    stepped, whole = [], []
    for n in range(deals):
        stepped.append(decisions_in(game, walk(game, rules, before, n % game.seats(rules), rng)))
    for n in range(deals * RANDOM_DEALS_PER_DEAL):
        _, decisions, _ = game.random_deal(rules, before, n % game.seats(rules), rng.getrandbits(63))
        whole.append(decisions)
    if deals > 1:
        error = (pvariance(stepped) / len(stepped) + pvariance(whole) / len(whole)) ** 0.5
        assert abs(fmean(stepped) - fmean(whole)) <= STANDARD_ERRORS_MAX * error + 0.5, (
            f"random deals take {fmean(whole):.1f} decisions, stepping {fmean(stepped):.1f}"
        )


def check_deals_are_short(game: Game, deals: int) -> None:
    """A log is within ``actions_per_deal_max``, in whatever way it is played; hardly any deal comes near."""
    lengths = [len(walked.actions) for walked in walks_of(game, deals)]
    assert max(lengths) <= game.actions_per_deal_max, f"a deal of {max(lengths)} actions"
    cut = sum(game.actor(walked.last) != OVER for walked in walks_of(game, deals))
    assert cut <= 1 + deals * UNFINISHED_SHARE_MAX, f"{cut} of {deals} deals did not end: too low a limit"
