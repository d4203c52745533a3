"""The players of Mille: the tuned policy, the search over whole turns, and the levels.

How strong they are is measured (``tools/match_mille.py``), not asserted.
"""

import random
from itertools import pairwise

import numpy
import pytest

from chiliad.bits import seed_from
from chiliad.bot import Budget, ask
from chiliad.bots import bot_class, play_out
from chiliad.game import CHANCE, GREEDY, NOBODY, OVER, UNIFORM
from chiliad.games import GAMES
from chiliad.games.mille import belief, duels, policy, tuned, turn_search
from chiliad.games.mille.arrays import WIDTH
from chiliad.games.mille.equity import CERTAIN, EQUITY, SIZE, equity_of
from chiliad.games.mille.player_cards import card, count_of_rank
from chiliad.games.mille.state import (
    ACTION_DRAW,
    ACTION_TAKE,
    DRAW,
    KIND_DISCARD,
    KIND_LAY,
    KIND_WILD,
    MELD,
    OPEN,
    RANKS,
    TAKE,
    Standing,
)
from chiliad.games.mille.tuned import TUNED
from chiliad.play.match import Match
from chiliad.search.worlds import playout
from games.mille_positions import PAGAT, pair, player, position
from games.stepping import deals, decisions, observed
from pace import count

GAME = GAMES["mille"]
FLAT = numpy.array(EQUITY, numpy.int64).reshape(-1)
SEARCHING = ("strong", "expert")
NODES = Budget(nodes=max(count(2000), 400))
MODEL = policy.ExpertMille.model


def asked(name, state, budget=NODES, rules=PAGAT, seed=1):
    """What a bot answers in a state."""
    return ask(bot_class("mille", name)(seed), observed(GAME, GAME.observe(rules, state, state.turn)), budget)


def turn_played(name, state, budget=NODES, seed=1):
    """The actions of a bot until its turn is over, or chance is to act."""
    seat, actions = state.turn, []
    while GAME.actor(state) == seat:
        actions.append(asked(name, state, budget, seed=seed).action)
        state = GAME.apply(PAGAT, state, actions[-1])
    return actions


# --- The tuned policy ------------------------------------------------------------------------------------------------

BOT_OF = {GREEDY: "greedy", TUNED: "strong"}


def stepped(rules, state, policies, x):
    """A deal played to its end step by step with the bots that the policies are."""
    while (seat := GAME.actor(state)) != OVER:
        if seat == CHANCE:
            action, x = GAME.chance(rules, state, x)
        elif policies[seat] == UNIFORM:
            action, x = GAME.random_action(rules, state, x)
        else:
            action = asked(BOT_OF[policies[seat]], state, None, rules=rules).action
        state = GAME.apply(rules, state, action)
    return state, x


def test_the_tuned_kernel_decides_as_the_bot_strong_does():
    phases = set()
    for rules, states in deals(GAME, max(count(40), 4), 81, random_share=0.1):
        for state in decisions(GAME, states):
            assert tuned.choose(tuned.WEIGHTS, rules, state) == asked("strong", state, None, rules=rules).action
            phases.add(state.phase)
    assert phases == {DRAW, TAKE, OPEN, MELD}


def test_a_deal_played_on_by_the_tuned_policy_is_the_stepped_deal():
    rng = random.Random(82)
    for rules, states in deals(GAME, max(count(20), 4), 83, random_share=0.2):
        for policies in ((TUNED, TUNED), (TUNED, GREEDY), (GREEDY, TUNED)):
            state, x = rng.choice(states), rng.getrandbits(63)
            assert playout(GAME, rules, state, policies, x) == stepped(rules, state, policies, x)


def test_the_pack_costs_the_player_more_for_each_card_in_it():
    """Four worthless singles under a king: greedy takes them with two kings, the tuned policy draws."""
    me = player(hand="KsKh3s4s5s8d9d", sets="")
    state = position((me, player(hand="AsAhAdTsThTd7s7h", sets="QsQhQd")), "3h4d5c6s6h7d8h9hJsTcKd", phase=DRAW)
    assert asked("greedy", state).action == ACTION_TAKE
    assert asked("club", state).action == ACTION_DRAW


def test_equal_duellists_score_the_same_with_the_same_cards_and_swapped_ones_the_opposite():
    one, two = duels.Duellist(TUNED, tuned.WEIGHTS), duels.Duellist(GREEDY, tuned.WEIGHTS)
    found = {}
    for name, pair_of in {"equal": (one, one), "straight": (one, two), "swapped": (two, one)}.items():
        found[name] = numpy.zeros(max(count(40), 4), numpy.int64)
        duels.deals(PAGAT, Standing(), *pair_of, 5, found[name])
    assert not found["equal"].any()
    assert found["straight"].any()
    assert (found["straight"] == -found["swapped"]).all()


def test_both_matches_of_a_duplicate_of_equal_players_are_one_win():
    one, size = duels.Duellist(TUNED, tuned.WEIGHTS), max(count(20), 2)
    wins, played = numpy.zeros(size, numpy.int64), numpy.zeros(size, numpy.int64)
    duels.matches(PAGAT, one, one, 6, wins, played)
    assert (wins == 1).all()
    assert (played % 2 == 0).all()
    assert (played >= 4).all(), "no deal makes 1200 points for one who plays like this"


# --- Match equity ----------------------------------------------------------------------------------------------------


def test_the_table_of_equity_is_fair_and_grows_with_the_lead():
    assert len(EQUITY) == SIZE
    for own in range(SIZE):
        assert len(EQUITY[own]) == SIZE
        assert all(EQUITY[own][other] + EQUITY[other][own] in range(9999, 10_002) for other in range(SIZE))
        assert all(near < far for near, far in pairwise(EQUITY[own])), "the farther the other one, the better"


@pytest.mark.parametrize(
    "totals,expected",
    [
        ((1200, 1100), CERTAIN),
        ((1195, 1300), 0),
        ((700, 700), CERTAIN // 2),
        ((400, 600), 10 * EQUITY[8][6]),
        ((600, 400), 10 * EQUITY[6][8]),
        ((450, 600), 5 * (EQUITY[8][6] + EQUITY[7][6])),
    ],
)
def test_equity_is_exact_at_the_end_and_even_between_the_rows(totals, expected):
    assert equity_of(PAGAT, Standing(totals), 0, FLAT) == expected


def test_equity_follows_the_distance_to_the_target():
    longer = PAGAT._replace(target=2000)
    assert equity_of(longer, Standing((1500, 1205)), 0, FLAT) == equity_of(PAGAT, Standing((700, 405)), 0, FLAT)


# --- The search ------------------------------------------------------------------------------------------------------


def searched(state, nodes, rng, rules=PAGAT):
    """The table of plans, their number and the plan chosen."""
    table = numpy.zeros((turn_search.PLANS_MAX, turn_search.COLUMNS), numpy.int64)
    after = numpy.zeros((turn_search.PLANS_MAX, WIDTH), numpy.int64)
    seen = GAME.observe(rules, state, state.turn)
    plans, best = turn_search.search(MODEL, seen, 0, nodes, rng, FLAT, after, table)
    return table, plans, best


def test_a_plan_is_worth_what_plain_steps_make_of_it():
    """To draw or to take, in every world of the search, played on step by step by bots.

    The seat plays as ``strong``, the other one as ``greedy`` and ``strong`` in turn.
    """
    compared = 0
    for rules, states in deals(GAME, max(count(6), 3), 84):
        for state in decisions(GAME, states):
            if state.phase != DRAW or compared >= max(count(12), 3):
                continue
            table, plans, _ = searched(state, 8, 9, rules)
            if plans != 2:
                continue
            seen = GAME.observe(rules, state, state.turn)
            for plan in range(plans):
                total = margin = 0
                for world_number in range(4):
                    world, _ = GAME.resample(seen, seed_from(9, world_number, 1))
                    world = GAME.apply(rules, world, int(table[plan, turn_search.FIRST]))
                    rival = TUNED if world_number % 2 else GREEDY
                    policies = (TUNED, rival) if seen.seat == 0 else (rival, TUNED)
                    end, _ = stepped(rules, world, policies, seed_from(9, world_number, 2))
                    settled = GAME.settle(rules, end)
                    total += equity_of(rules, settled.after, seen.seat, FLAT)
                    margin += settled.scores[seen.seat] - settled.scores[1 - seen.seat]
                assert table[plan, turn_search.COUNT] == 4
                assert (table[plan, turn_search.SUM], table[plan, turn_search.MARGIN]) == (total, margin)
            compared += 1
    assert compared >= 3


def test_plans_differ_and_stay_within_their_number():
    for _, states in deals(GAME, max(count(20), 4), 85, random_share=0.1):
        for state in decisions(GAME, states)[::5]:
            if state.phase in (DRAW, MELD):
                _, plans, best = searched(state, 0, 3)
                assert 1 <= plans < turn_search.PLANS_MAX
                assert best == 0, "nothing was played: the policy's own plan"


def test_plan_0_begins_as_the_tuned_policy_does():
    for rules, states in deals(GAME, max(count(10), 3), 86, random_share=0.1):
        for state in decisions(GAME, states)[::4]:
            if state.phase in (DRAW, MELD):
                table, _, _ = searched(state, 0, 3, rules)
                assert table[0, turn_search.FIRST] == tuned.choose(tuned.WEIGHTS, rules, state)


@pytest.mark.parametrize("name", SEARCHING)
def test_a_decision_names_its_candidates_the_best_first(name):
    state = position((player(hand="KsKhKd7s7h9c4d"), player(hand="AsAhAdTsThTd7d8h")), "Qd3c", phase=MELD)
    decision = asked(name, state)
    first, *others = decision.candidates
    assert first.action == decision.action
    assert len({one.action for one in decision.candidates}) == len(decision.candidates) >= 2
    assert all(0 <= one.value <= 1 and one.standard_error >= 0 for one in decision.candidates)
    assert [one.value for one in others] == sorted((one.value for one in others), reverse=True)
    assert all(one.more["match_chance"] == one.value for one in decision.candidates)
    assert {"points", "worlds"} <= set(first.more)
    assert not any(GAME.why_illegal(PAGAT, state, one.action) for one in decision.candidates)


@pytest.mark.parametrize("name", SEARCHING)
def test_the_budget_sets_the_roll_outs(name):
    state = position((player(hand="KsKhKd7s7h9c4d"), player(hand="AsAhAdTsThTd7d8h")), "Qd3c", phase=MELD)
    worlds = [asked(name, state, Budget(nodes=nodes)).candidates[0].more["worlds"] for nodes in (200, 400)]
    assert worlds[0] < worlds[1] <= 400
    assert asked(name, state, Budget(nodes=1)).candidates == (), "too few to compare anything"
    assert asked(name, state, Budget(nodes=1)).action == asked("strong", state, None).action
    quick = asked(name, state, Budget(milliseconds=200)).candidates
    assert quick
    assert asked(name, state, Budget(milliseconds=10_000, nodes=200)) == asked(name, state, Budget(nodes=200))


@pytest.mark.parametrize("name", policy.LEVELS)
def test_a_level_replays_to_the_letter(name):
    texts = []
    for _ in range(2):
        match = Match("mille", [name, "club"], seed=4)
        play_out(match, [name, "club"], deals_max=2, seed=7, budget=Budget(nodes=count(200)))
        texts.append(match.text())
    assert texts[0] == texts[1]


# --- Positions whose best move is plain ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["club", *SEARCHING])
def test_they_go_out_where_the_other_hand_is_full_of_points(name):
    me = player(hand="KsKhKd4c", sets="AsAhAd")
    other = player(hand="QsQsJdJd2s2h2dThTdTc8s8h", known="QsQsJdJd")
    actions = turn_played(name, position((me, other), "3h5d", phase=MELD))
    assert sorted(actions[:3]) == [KIND_LAY << 6 | card(text) for text in ("Ks", "Kh", "Kd")]
    assert actions[3:] == [KIND_DISCARD << 6 | card("4c")]


@pytest.mark.parametrize("name", ["club", *SEARCHING])
def test_they_take_a_pack_that_completes_an_eight_set(name):
    me = player(hand="QhQd4c5d", sets="QsQcQhQdQc")
    state = position((me, player(hand="AsAhAdTsThTd7d8h")), "3cQs", phase=DRAW)
    assert asked(name, state).action == ACTION_TAKE


@pytest.mark.parametrize("name", ["club", *SEARCHING])
def test_they_do_not_discard_what_the_other_player_collects(name):
    """The other player has taken two nines, and the pack has both queens of spades: any card but a nine."""
    me = player(hand="9s4c6h8dTc", sets="AsAhAd 7s7h7d")
    other = player(hand="9h9dKcKdJs6s", sets="5s5h5d", known="9h9d")
    state = position((me, other), "QsQsJdJd3h", phase=MELD)
    discard = turn_played(name, state)[-1]
    assert discard >> 6 == KIND_DISCARD
    assert discard & 63 != card("9s")


@pytest.mark.parametrize("name", SEARCHING)
def test_they_go_out_where_that_wins_the_match_and_look_at_the_totals(name):
    """Three kings more bring 1200: the match is won if the deal ends now, whatever the other hand costs."""
    me = player(hand="KsKhKd4c", sets="AsAhAd")
    other = player(hand="QsQh2s", sets="TsThTdTc")
    state = position((me, other), "3h5d", phase=MELD, before=Standing((1100, 1150)))
    actions = turn_played(name, state)
    assert {action & 63 for action in actions if action >> 6 == KIND_LAY} == {card("Ks"), card("Kh"), card("Kd")}
    assert asked(name, state).candidates[0].value > 0.9


# --- Levels that know less -------------------------------------------------------------------------------------------


def test_the_levels_follow_the_frozen_bots_weakest_first():
    assert tuple(policy.BOTS)[-len(policy.LEVELS) :] == policy.LEVELS
    assert policy.LEVELS == ("beginner", "casual", "club", "strong", "expert")


def test_a_beginner_takes_every_pack_lays_all_and_discards_their_dearest_single():
    me = player(hand="KsKh3s3h3dAs2c9d9h")
    other = player(hand="TsThTd7d8h")
    actions = turn_played("beginner", position((me, other), "4h4d5cKd", phase=DRAW))
    assert actions[0] == ACTION_TAKE
    laid = [action & 63 for action in actions if action >> 6 == KIND_LAY]
    assert {one >> 2 for one in laid} == {card("Ks") >> 2, card("3s") >> 2, card("9d") >> 2}
    assert sum(action >> 6 == KIND_WILD for action in actions) == 1
    assert actions[-1] == KIND_DISCARD << 6 | card("As")


def test_a_casual_player_forgets_what_the_other_one_took():
    other = player(hand="9h9dKcKdJs6s", sets="5s5h5d", known="9h9d")
    state = position((player(hand="9s4c6h8d", sets="AsAhAd"), other), "QsQsJdJd3h", phase=MELD)
    seen = policy.habits.forgetful(GAME.observe(PAGAT, state, 0))
    assert seen.known_any == seen.known_both == (0, 0)
    assert (seen.pack_any, seen.pack_both) == pair("3h")
    for text in ("9h9d", "Qs", "Jd"):
        assert all(seen.unseen_any >> card(text[n : n + 2]) & 1 for n in range(0, len(text), 2))


@pytest.mark.parametrize("name", policy.LEVELS)
def test_a_match_of_a_level_against_greedy_ends(name):
    match = Match("mille", [name, "greedy"], seed=2)
    assert play_out(match, [name, "greedy"], seed=2, budget=Budget(nodes=count(200))) != NOBODY


# --- Belief ----------------------------------------------------------------------------------------------------------


def test_without_doubts_the_imagined_world_is_the_one_drawn():
    for rules, states in deals(GAME, max(count(6), 2), 87):
        for state in decisions(GAME, states)[::9]:
            if state.phase in (DRAW, MELD):
                seen = GAME.observe(rules, state, state.turn)
                assert belief.imagine(seen, 0, 5) == GAME.resample(seen, 5)


def test_an_imagined_world_fits_and_doubted_ranks_are_rare_in_the_other_hand():
    state = position((player(hand="KsKhKd7s7h9c4d"), player(hand="AsAhAdTsThTd7d8h", known="As")), "Qd3c", phase=MELD)
    seen, doubted = GAME.observe(PAGAT, state, 0), 1 << (card("As") & ~3)
    aces, x, worlds = 0, 3, max(count(2000), 400)
    for _ in range(worlds):
        world, x = belief.imagine(seen, doubted, x)
        assert GAME.check(PAGAT, world) == 0
        assert GAME.observe(PAGAT, world, 0) == seen
        other = world.players[1]
        assert other.hand_any >> card("As") & 1, "the card that is known"
        aces += count_of_rank(other.hand_any, other.hand_both, card("As") >> 2) - 1
    expected = 7 * 7 / seen_count(seen)  # seven hidden cards, seven unseen aces
    assert 0 < aces / worlds < expected / 4


def seen_count(seen):
    """How many unseen cards there are."""
    return seen.unseen_any.bit_count() + seen.unseen_both.bit_count()


def test_the_discards_and_sets_of_the_other_player_are_doubted():
    """Both players discard; only the other one's cards count, and never a 2."""
    match = Match("mille", ["greedy", "greedy"], seed=5)
    play_out(match, [Stopping(), Stopping()], deals_max=1)
    assert Stopping.compared > 20


class Stopping:
    """Plays as greedy does, and compares what is doubted with the log of discards that it has seen itself."""

    compared = 0

    def decide(self, info, budget=None):
        rival, seen = 1 - info.seat, info.observation
        expected = {text[0] for text in discards(info, rival)} - {"2"}
        for rank, letter in enumerate(RANKS):
            if rank and count_of_rank(seen.natural_any[rival], seen.natural_both[rival], rank):
                expected.add(letter)
        doubted = belief.doubted_ranks(info)
        assert {letter for rank, letter in enumerate(RANKS) if doubted >> 4 * rank & 1} == expected
        type(self).compared += 1
        return ask(bot_class("mille", "greedy")(0), info).action


def discards(info, seat):
    """The cards that a seat has discarded, from the lines of its record."""
    return [event.card for event in info.events if type(event).__name__ == "Discarded" and event.seat == seat]
