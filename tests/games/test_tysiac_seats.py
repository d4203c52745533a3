"""Tysiac for two and four players (T41, T42): the naive twin, views and worlds, four as three, the bots."""

import random

import pytest

from agreement.pairs import PAIRS, any_action
from agreement.test_agreement import random_before, random_rules
from chiliad.bot import Budget, ask
from chiliad.bots import bot_class
from chiliad.game import CHANCE, NOBODY, OVER, actions_of
from chiliad.games import GAMES
from chiliad.games.tysiac.as_three import as_three
from chiliad.games.tysiac.state import CARDS, PLAY, TAKE
from chiliad.information import InformationState
from pace import count, kernel_count

GAME = GAMES["tysiac"]
OTHERS = [2, 4]


def rules_for(players, rng):
    """Any mixture of options that can be played, for so many players."""
    rules = random_rules(GAME, rng)
    return rules._replace(players=players, leftovers=rng.randrange(2), sitter=rng.randrange(2))


class Table:
    """What ``any_action`` asks of a pair."""

    name = "tysiac"


def played(players, rng, actions_max, **fixed):
    """A deal played at random to its end or to so many actions: the rules, all states, the log.

    Of any rules, but for those that are ``fixed``.
    """
    rules = rules_for(players, rng)._replace(**fixed)
    before = random_before(GAME, rules, rng)
    states, log, choose = [GAME.start(rules, before, rng.randrange(players))], [], any_action(rng)
    x = rng.getrandbits(63)
    while (seat := GAME.actor(states[-1])) != OVER and len(log) < actions_max:
        if seat == CHANCE:
            action, x = GAME.chance(rules, states[-1], x)
        else:
            action = choose(Table, actions_of(GAME.legal(rules, states[-1])))
        log.append(action)
        states.append(GAME.apply(rules, states[-1], action))
    return rules, states, log


@pytest.mark.parametrize("players", OTHERS)
def test_random_deals_agree_with_the_twin(players):
    rng = random.Random(f"twin {players}")
    for _ in range(kernel_count(150)):
        rules = rules_for(players, rng)
        before = random_before(GAME, rules, rng)
        PAIRS["tysiac"](rules, before, rng.randrange(players), rng.getrandbits(63)).play(any_action(rng))


@pytest.mark.parametrize("players", OTHERS)
def test_a_view_is_replayed_to_itself_and_a_world_looks_the_same(players):
    rng = random.Random(f"views {players}")
    for _ in range(kernel_count(60)):
        rules, (start, *_, state), log = played(players, rng, rng.choice([999, rng.randrange(CARDS, 70)]))
        lines = [GAME.line(entry.events[0]) for entry in GAME.entries(rules, start, log)]
        for seat in (NOBODY, *range(players)):
            seen = GAME.redact_lines(rules, start, lines, seat)
            whole = GAME.reconstruct_deal(rules, start, seen, seat, None)
            assert GAME.redact_lines(rules, start, whole, seat) == seen
            again = start
            for line in whole:
                for action in GAME.read_line(rules, again, line):
                    again = GAME.apply(rules, again, action)
            observation = GAME.observe(rules, state, seat)
            assert GAME.observe(rules, again, seat) == observation
            world, _ = GAME.resample(observation, rng.getrandbits(60))
            assert GAME.check(rules, world) == 0
            assert GAME.observe(rules, world, seat) == observation


def test_t42_who_sits_out_knows_what_the_public_knows():
    rng = random.Random("sitter")
    for _ in range(kernel_count(30)):
        rules, states, log = played(4, rng, 999)
        dealer = states[0].dealer
        for state in states:
            sitting, public = GAME.observe(rules, state, dealer), GAME.observe(rules, state, NOBODY)
            assert sitting._replace(seat=NOBODY) == public
        events = [event for entry in GAME.entries(rules, states[0], log) for event in entry.events]
        assert [GAME.redact(event, dealer) for event in events] == [GAME.redact(event, NOBODY) for event in events]


def test_t41_two_players_never_see_what_is_out_of_play():
    rng, seen = random.Random("two"), set()
    for _ in range(kernel_count(60)):
        rules, states, _ = played(2, rng, 999)
        for state in states:
            for seat in (NOBODY, 0, 1):
                auction = GAME.observe(rules, state, seat).auction
                assert auction.aside == 0
                assert auction.laid == (state.auction.laid if seat == state.auction.declarer else 0)
                assert state.phase > TAKE or auction.talon == 0
                seen.add((state.phase, bool(auction.laid)))
    assert {(PLAY, True), (PLAY, False), (TAKE, False)} <= seen


def test_t42_a_deal_of_four_is_one_of_three():
    """The same cards and actions at both tables: a seat knows the same at each."""
    rng = random.Random("three")
    for _ in range(kernel_count(40)):
        # Blind bids and golden deals ask for the standing of all four.
        rules, states, log = played(4, rng, 999, blind_bid=0, golden_deal=0)
        dealer = states[0].dealer
        mapped = as_three(information(rules, states[0], (dealer + 1) % 4, log[:0], states))
        three = [GAME.start(mapped.rules, mapped.standing, mapped.dealer)]
        for action in log:
            three.append(GAME.apply(mapped.rules, three[-1], action))
        for place in sorted(rng.sample(range(len(states)), 6)):
            for seat in range(4):
                if seat == dealer:
                    continue
                chair = seat - (seat > dealer)
                found = as_three(information(rules, states[place], seat, log[:place], states))
                wanted = information(mapped.rules, three[place], chair, log[:place], three)
                assert found.observation == wanted.observation
                assert found.events == wanted.events


def information(rules, state, seat, log, states):
    observation = GAME.observe(rules, state, seat)
    entries = list(GAME.entries(rules, states[0], log))
    events = tuple(GAME.redact(event, seat) for entry in entries for event in entry.events)
    return InformationState(GAME, rules, seat, state.before, state.dealer, observation, events)


@pytest.mark.parametrize("players", OTHERS)
@pytest.mark.parametrize("name", ["random", "greedy", "thumb", "flat32", "beginner", "casual", "club", "expert"])
def test_every_bot_plays_a_deal(name, players):
    rng = random.Random(f"{name} {players}")
    for preset in GAME.presets:
        rules = GAME.presets[preset]._replace(players=players)
        states, log, x = [GAME.start(rules, GAME.before(rules), rng.randrange(players))], [], rng.getrandbits(60)
        while (seat := GAME.actor(states[-1])) != OVER:
            if seat == CHANCE:
                action, x = GAME.chance(rules, states[-1], x)
            else:
                bot = bot_class("tysiac", name)(rng.getrandbits(60))
                info = information(rules, states[-1], seat, log, states)
                action = ask(bot, info, Budget(nodes=count(8))).action
                assert action in info.legal_actions()
            log.append(action)
            states.append(GAME.apply(rules, states[-1], action))
        assert GAME.check(rules, states[-1]) == 0
