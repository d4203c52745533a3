"""The searching players of Tysiac: kernels against plain steps, and positions whose best move is certain."""

import random
from itertools import product

import numpy as np
import pytest

from chiliad._jit import COMPILED, STEPS_COMPILED
from chiliad.bits import popcount, seed_from
from chiliad.bot import Budget, ask
from chiliad.bots import bot_class
from chiliad.game import CHANCE, GREEDY, NOBODY, OVER, actions_of
from chiliad.games.tysiac import GAME, endings, players, search
from chiliad.games.tysiac.belief import drawn, log_weights, weighted_worlds
from chiliad.games.tysiac.belief_model import MODELS as BELIEFS
from chiliad.games.tysiac.calibration import MODELS as CALIBRATIONS
from chiliad.games.tysiac.calibration import calibrated
from chiliad.games.tysiac.decision_search import ENDING_CARDS, DecisionSearch
from chiliad.games.tysiac.equity import ONE, chances, model_of, share, strengths
from chiliad.games.tysiac.equity_model import MODELS
from chiliad.games.tysiac.make_equity import make
from chiliad.games.tysiac.options import PRESETS
from chiliad.games.tysiac.players import SearchTysiac
from chiliad.games.tysiac.policy import BOTS, LEVELS
from chiliad.games.tysiac.scoring import Settled, settle, settle_deal
from chiliad.games.tysiac.state import (
    CONTRACT,
    GIVE,
    KIND_BID,
    KIND_CONTRACT,
    KIND_PLAY,
    PLAY,
    SECOND,
    TEN,
    Standing,
    card,
)
from chiliad.games.tysiac.tricks import beats
from chiliad.play.observing import Observer
from chiliad.search import worlds as worlds_of
from games.stepping import deals, decisions, observed, stepped
from games.tysiac_positions import PLAYROOM, bought, dealt, eights, mask_of
from pace import count

SEARCHING = ("club", "strong", "expert")
SMALL = Budget(nodes=120)


def information(table, seat=None):
    """What the seat to act knows at a table of ``tysiac_positions``."""
    seat = table.turn if seat is None else seat
    return observed(GAME, GAME.observe(table.rules, table.state, seat))


def decided(name, table, nodes=400, seed=5):
    return ask(bot_class("tysiac", name)(seed), information(table), Budget(nodes=nodes))


def line(table, action):
    return GAME.action_text(table.rules, table.state, action)


# --- Match equity -----------------------------------------------------------------------------------------------------


def standing(first, second, third, **more):
    return Standing((first, second, third), **more)


def test_level_players_have_a_third_each():
    assert chances(PLAYROOM, standing(300, 300, 300)) == pytest.approx((1 / 3, 1 / 3, 1 / 3), abs=1e-5)


def test_points_help_and_penalties_to_come_hurt():
    def own(*totals, **more):
        return chances(PLAYROOM, standing(*totals, **more))[0]

    totals = [-200, 0, 200, 500, 700, 800, 860]
    assert sorted(own(total, 300, 300) for total in totals) == [own(total, 300, 300) for total in totals]
    assert own(880, 300, 300) > own(700, 300, 300)
    assert own(880, 300, 300) > own(880, 300, 300, barrel_deals=(2, 0, 0))
    assert own(300, 300, 300) > own(300, 300, 300, concessions=(2, 0, 0))
    assert own(300, 300, 300) > own(300, 300, 300, empty_hands=(2, 0, 0))


def test_a_fall_brings_the_third_one_nearer_where_it_resets_the_total():
    rules = PRESETS["russian"]
    assert rules.third_fall_resets
    for own in (300, 880):
        chance = [chances(rules, standing(own, 300, 300, barrel_falls=(falls, 0, 0)))[0] for falls in range(3)]
        assert chance == sorted(set(chance), reverse=True)
        assert chance[0] - chance[1] < chance[1] - chance[2], "the next fall after two costs all"


@pytest.mark.parametrize("winner", range(3))
def test_a_won_match_is_worth_one_and_a_lost_one_nothing(winner):
    before = standing(800, 800, 800)
    table = strengths(PLAYROOM, before)
    shares = [share(PLAYROOM, before, Settled((0, 0, 0), before, winner), table, seat) for seat in range(3)]
    assert shares == [ONE if seat == winner else 0 for seat in range(3)]


def test_each_preset_has_its_model_and_a_mixture_that_of_the_preset_most_like_it():
    assert {name: MODELS[name] for name in PRESETS} == {name: model_of(rules) for name, rules in PRESETS.items()}
    assert set(BELIEFS) == set(CALIBRATIONS) == set(PRESETS)
    assert model_of(PLAYROOM._replace(must_beat=1)) is MODELS["playroom"]
    locked = PLAYROOM._replace(endgame=PRESETS["kurnik"].endgame)
    assert model_of(locked) in (MODELS["kurnik"], MODELS["polish"]), "a barrel's numbers say nothing of a lock"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_seat_that_leads_by_far_is_ahead_under_every_preset(preset):
    rules = PRESETS[preset]
    chance = [chances(rules, standing(total, 300, 300))[0] for total in (-100, 100, 300, 500, 700)]
    assert chance == sorted(chance)
    assert chance[0] < 0.25 < chance[2] < 0.45 < chance[-1]


def test_the_chances_of_three_seats_add_up_under_every_target():
    rng = random.Random(4)
    for _ in range(count(200)):
        rules = PLAYROOM._replace(target=rng.choice([125, 500, 1000, 5000, 1_000_000]))
        totals = [rng.randrange(-400, rules.target - 120, 5) for _ in range(3)]
        before = standing(*totals)
        table = strengths(rules, before)
        shares = [share(rules, before, Settled((0, 0, 0), before, NOBODY), table, seat) for seat in range(3)]
        assert ONE - 3 <= sum(shares) <= ONE
        assert all(one >= 0 for one in shares)


@pytest.mark.skipif(STEPS_COMPILED, reason="its loop over rows is long to compile; plain, its indices are checked too")
def test_the_model_is_made_from_played_and_simulated_matches():
    model = make(PLAYROOM, 1, count(30_000), 3, Budget(nodes=8))
    if COMPILED:  # plain, the match takes seconds
        assert model == make(PLAYROOM, 1, count(30_000), 3, Budget(nodes=8))
    assert len(model.values) == len(model.distances)
    assert model.values[0] > model.values[-1], "who is nearer to the target wins more often"


# --- Kernels against steps --------------------------------------------------------------------------------------------


def some_positions(phases, number, seed):
    """Positions in the middle of greedy deals, under all rules, whose phase is one of these."""
    found = []
    for rules, states in deals(GAME, max(count(100), 12), seed, random_share=0.1):
        found += [(rules, state) for state in decisions(GAME, states) if state.phase in phases]
    random.Random(seed).shuffle(found)
    return found[: max(count(number), 6)]


def test_roll_outs_give_what_the_general_ones_give():
    for rules, state in some_positions((1, GIVE, CONTRACT, PLAY), 60, 21):
        info = observed(GAME, GAME.observe(rules, state, state.turn))
        actions = info.legal_actions()[:6]
        rows, _ = worlds_of.resample_many(info, 3, 17)
        results = np.zeros((3, len(actions), 3), np.int64)
        table = strengths(rules, state.before)
        search.evaluate(rules, rows, np.array(actions, np.int64), table, state.turn, results)
        outcomes = worlds_of.evaluate(info, actions, rows, 1)
        assert (results[search.SCORE] == outcomes.scores[:, :, state.turn]).all()
        won = outcomes.winners != NOBODY
        expected = np.where(outcomes.winners == state.turn, ONE, 0)
        assert (results[search.SHARE][won] == expected[won]).all()


def test_points_of_gifts_and_shares_of_contracts_are_those_of_steps():
    checked = 0
    for rules, state in some_positions((GIVE,), 20, 22):
        if state.auction.given != (-1, -1, -1):
            continue
        seat, figure = state.turn, state.auction.contract
        hand = [number for number in range(24) if state.hands[seat] >> number & 1]
        gifts = np.array([(hand[0], SECOND + hand[1]), (hand[4], SECOND + hand[2])], np.int64)
        row = worlds_of.pack_states(GAME, [state])
        points = np.zeros((2, 1, 3), np.int64)
        shares = np.zeros((2, 3, 1), np.int64)
        table = strengths(rules, state.before)
        search.gift_points(rules, row, gifts, figure, points)
        conceded = search.contract_shares(rules, row[0], gifts, 20, table, points, shares)
        for pair, (first, last) in enumerate(gifts.tolist()):
            given = GAME.apply(rules, GAME.apply(rules, state, 2 << 6 | first), 2 << 6 | last)
            named = GAME.apply(rules, given, KIND_CONTRACT << 6 | (figure - 100) // 5)
            end, _ = stepped(GAME, rules, named, (GREEDY,) * 3, 1)
            assert tuple(points[pair, 0]) == end.points
            allowed = actions_of(GAME.legal(rules, given))
            for n in range(3):
                contract = figure + 20 * n
                if KIND_CONTRACT << 6 | (contract - 100) // 5 not in allowed:
                    assert shares[pair, n, 0] == -1
                    continue
                settled = settle_deal(rules, state.before, state.dealer, seat, contract, False, end.points)
                assert shares[pair, n, 0] == share(rules, state.before, settled, table, seat)
                checked += 1
        concession = KIND_BID << 6 | 63
        if concession in actions_of(GAME.legal(rules, state)):
            settlement = settle(rules, GAME.apply(rules, state, concession))
            after = Settled(settlement.scores, settlement.after, settlement.winner)
            assert conceded == share(rules, state.before, after, table, seat)
    assert checked


def test_to_be_declarer_with_everything_is_worth_more_than_with_nothing():
    def worth(hand):
        info = information(dealt(hand))
        rows, rng = worlds_of.resample_many(info, 6, 3)
        shares = np.zeros(6, np.int64)
        scratch = np.zeros((8, 4), np.int64)
        table = strengths(PLAYROOM, Standing())
        played = search.declared(PLAYROOM, rows, 0, 120, 3, 3, 0, table, search.RAW, scratch, rng, shares)
        return shares.mean() / ONE, played

    best, played = worth("As Ts Ks Qs Ah Kh Qh")
    least, given_up = worth("9s Js 9h Jh 9d Jd 9c")
    assert played == 6
    assert best > 1 / 3 > least
    assert given_up < 6, "a hand without a trick concedes where it may"


# --- Positions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SEARCHING)
def test_gifts_keep_a_marriage(name):
    table = bought(dealt("As Ks Qs Js Ad Kh Qh", "", "", "9s 9d 9c"))
    action = decided(name, table, 600).action
    assert action >> 6 == 2
    assert not 1 << (action & 63) % SECOND & mask_of("Ks Qs Kh Qh As Ad")


@pytest.mark.parametrize("name", SEARCHING)
def test_a_certain_contract_is_raised_to_what_is_certain(name):
    table = bought(dealt("As Ts Ks Qs Js 9s Ah", "", "", "Ad 9d 9c")).do("0 give 1 9d", "0 give 2 9c")
    decision = decided(name, table)
    assert line(table, decision.action) == "0 contract 160", "120 points of cards and a marriage of 40"
    assert decision.candidates[0].more["make_chance"] == 1


@pytest.mark.parametrize("name", SEARCHING)
def test_a_sure_contract_is_not_conceded_and_a_hopeless_one_is(name):
    sure = bought(dealt("As Ts Ks Qs Js 9s Ah", "", "", "Ad 9d 9c"))
    assert decided(name, sure, 600).action != KIND_BID << 6 | 63
    hopeless = bought(dealt("9s Js 9h Jh 9d Jd 9c", "", "", "Qs Qd Jc"))
    assert line(hopeless, decided(name, hopeless, 600).action) == "0 concede"


@pytest.mark.parametrize("name", SEARCHING)
def test_a_winner_is_cashed_before_the_lead_is_lost(name):
    # Seat 0 has the lead and two cards: As first takes a trick; after 9h first, As falls on the last heart.
    table = eights("As 9h Ks Js Qd Jd Qc Jc", "Ts Qs Kd 9d Kc 9c Qh Jh", "Ah Th Kh Ad Td Ac Tc 9s", contract=100)
    state = table.state
    hands = (mask_of("As 9h"), mask_of("Qh Jh"), mask_of("Ah Kh"))
    state = state._replace(
        hands=hands,
        played=tuple(played & ~hand for played, hand in zip(state.hands, hands, strict=True)),
        points=(100 - 11, 15, 10),
    )
    info = observed(GAME, GAME.observe(PLAYROOM, state, 0))
    decision = ask(bot_class("tysiac", name)(5), info, Budget(nodes=100))
    assert decision.action == KIND_PLAY << 6 | card("As")
    assert decision.candidates[0].more["make_chance"] == 1


@pytest.mark.parametrize("name", LEVELS[1:])
def test_a_defender_keeps_the_ten_from_the_other_defender_once_the_contract_is_made(name):
    # Seat 1 leads Ad, the declarer follows, and seat 2 may part with Td or 9d; the declarer has made the contract.
    table = eights("As Ts Ks Qs Ah Th Jd 9h", "Ad Kd Qd Jh Qh Kh Js Jc", "Td 9d Ac Tc Kc Qc 9c 9s", contract=100)
    state = table.state._replace(turn=1, points=(100, 0, 0))
    state = GAME.apply(PLAYROOM, state, KIND_PLAY << 6 | card("Ad"))
    info = observed(GAME, GAME.observe(PLAYROOM, state, 2))
    assert ask(bot_class("tysiac", name)(5), info, Budget(nodes=400)).action == KIND_PLAY << 6 | card("9d")


def feeding_chances(number):
    """Positions in which a defender may, and need not, give an ace or ten to the other defender's trick."""
    for rules, state in some_positions((PLAY,), 100_000, 27):
        seat, declarer = state.turn, state.auction.declarer
        if state.second < 0 or seat == declarer:
            continue
        second_takes = beats(state.second, state.led, state.trump)
        best, holder = (state.second, (seat + 2) % 3) if second_takes else (state.led, (seat + 1) % 3)
        cards = [action & 63 for action in actions_of(GAME.legal(rules, state))]
        giving = {one for one in cards if one % 6 >= TEN and not beats(one, best, state.trump)}
        if holder != declarer and giving and any(one % 6 < TEN for one in cards):
            yield rules, state, giving
            number -= 1
        if number == 0:
            return


@pytest.mark.parametrize("name", LEVELS)
def test_a_defender_hardly_ever_gives_an_ace_or_ten_to_the_other_defender_without_need(name):
    fed = chances = 0
    for rules, state, giving in feeding_chances(max(count(60), 6)):
        info = observed(GAME, GAME.observe(rules, state, state.turn))
        chances += 1
        action = ask(bot_class("tysiac", name)(3), info, SMALL).action
        # A ten that is proved to break the contract is needed; test_tysiac_endings.py checks the proofs.
        needed = name == "expert" and COMPILED and endings.proved(info.observation, [action], 60_000) == [endings.YES]
        fed += action & 63 in giving and not needed
    assert chances
    assert fed <= 1 + chances // 20, f"{fed} of {chances}"  # the first may be chance: casual feeds in 4 of 168


@pytest.mark.parametrize("gain, place", [(0.03, 1), (0.05, 0)])
def test_an_ace_is_given_for_a_gain_by_far_only(gain, place):
    ace, jack = KIND_PLAY << 6 | card("Ah"), KIND_PLAY << 6 | card("Jh")
    better, worse = np.full((3, 50), int((0.3 + gain) * ONE)), np.full((3, 50), int(0.3 * ONE))
    done = [(ace, better), (jack, worse)]
    one = DecisionSearch(information(bought(dealt("", "", "", ""))).observation, 100, 1, 0)
    assert one.spared(done, {}, set(), 1 << card("Ah")) == place
    assert one.spared(done, {}, set(), 0) == 0, "it takes the trick, or the declarer has it"


@pytest.mark.parametrize("sure, place", [({"Th"}, 0), ({"Th", "Jh"}, 1), (set(), 1)])
def test_a_proved_ten_is_given_unless_a_harmless_card_is_proved_too(sure, place):
    ten, jack = KIND_PLAY << 6 | card("Th"), KIND_PLAY << 6 | card("Jh")
    level = np.zeros((3, 50), np.int64)
    one = DecisionSearch(information(bought(dealt("", "", "", ""))).observation, 100, 1, 0)
    proved = {KIND_PLAY << 6 | card(name) for name in sure}
    assert one.spared([(ten, level), (jack, level)], {}, proved, 1 << card("Th")) == place


def test_beginner_bids_on_marriages_and_never_concedes():
    rich, poor = dealt("", "Kh Qh As Ah 9s 9d 9c"), dealt("", "Jh Qs Js Jd 9s 9d 9c")
    answers = [ask(BOTS["beginner"](0), information(table.do("0 bid 100"))).action for table in (rich, poor)]
    assert [line(rich.do("0 bid 100"), action) for action in answers] == ["1 bid 105", "1 pass"]
    hopeless = bought(dealt("9s Js 9h Jh 9d Jd 9c", "", "", "Qs Qd Jc"))
    assert line(hopeless, ask(BOTS["beginner"](0), information(hopeless)).action) == "0 give 1 9s"


# --- Belief -----------------------------------------------------------------------------------------------------------


def test_a_player_who_passed_hardly_holds_the_best_hand():
    table = dealt("9s Js 9h Jh 9d Jd 9c", "Ah Th Kh Qh As Ks Qs", "Qd Td Ts Jc Qc Kc Tc").do("0 bid 100")
    meek = table.state._replace(hands=(table.state.hands[0], table.state.hands[2], table.state.hands[1]))
    passed = [GAME.apply(PLAYROOM, state, KIND_BID << 6 | 61) for state in (table.state, meek)]
    assert GAME.observe(PLAYROOM, passed[0], 0) == GAME.observe(PLAYROOM, passed[1], 0)
    logs = np.zeros(2, np.int64)
    calls, cards = np.array([1, 105, 0], np.int64), np.zeros(0, np.int64)
    log_weights(PLAYROOM, BELIEFS["playroom"], worlds_of.pack_states(GAME, passed), 0, calls, cards, logs)
    assert logs[0] < logs[1]


def test_likely_worlds_fit_the_observation():
    for rules, state in some_positions((1, GIVE, CONTRACT, PLAY), 60, 23):
        observation = GAME.observe(rules, state, state.turn)
        pool, rng = weighted_worlds(observation, (), 5, 9)
        rows, _ = drawn(pool, 5, rng)
        for row in rows:
            assert GAME.observe(rules, worlds_of.unpack_state(GAME, row), state.turn) == observation


# --- Calibration ------------------------------------------------------------------------------------------------------


def test_a_calibrated_chance_rises_with_the_chance_and_what_is_certain_stays():
    table = eights("As Ts Ks Qs Ah Th Jd 9h", "Ad Kd Qd Jh Qh Kh Js Jc", "Td 9d Ac Tc Kc Qc 9c 9s", contract=100)
    declarer = GAME.observe(PLAYROOM, table.state, 0)
    defender = GAME.observe(PLAYROOM, table.state._replace(turn=1), 1)
    given = GAME.observe(PLAYROOM, bought(dealt("As Ts Ks Qs Js 9s Ah", "", "", "Ad 9d 9c")).state, 0)
    for seen, rules in product((declarer, defender, given), [PRESETS[name] for name in CALIBRATIONS]):
        held, seen = [1 << n for n in range(24) if seen.hand >> n & 1], seen._replace(rules=rules)
        for hand in (sum(held[:cards]) for cards in range(1, 9)):  # also without a marriage
            chances = [calibrated(seen, n / 200, hand) for n in range(201)]
            assert chances == sorted(chances)
            assert chances[200] == 1
            assert chances[0] > 0, "all roll-outs may have failed by chance"
    out_of_reach = declarer._replace(auction=declarer.auction._replace(contract=120 + 280 + 5))
    assert calibrated(out_of_reach, 0.0, declarer.hand) == 0


def test_a_contract_without_a_marriage_is_trusted_less():
    seen = GAME.observe(PLAYROOM, bought(dealt("As Ts Ks Qs Js 9s Ah", "", "", "Ad 9d 9c")).state, 0)
    with_one, with_none = mask_of("As Ts Ks Qs Js 9s Ah Ad"), mask_of("As Ts Ks Js 9s Ah Ad 9d")
    assert all(calibrated(seen, n / 20, with_none) < calibrated(seen, n / 20, with_one) for n in range(1, 20))


# --- Replay, hidden cards, budgets ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEVELS)
def test_a_match_is_replayed_bit_for_bit_from_its_seed(name):
    def played():
        log, x = [], 77
        state = GAME.start(PLAYROOM, Standing(), 0)
        bots = [bot_class("tysiac", name)(seed_from(5, 0, seat)) for seat in range(3)]
        observers = [Observer(GAME, PLAYROOM, Standing(), state, 0, seat) for seat in range(3)]
        while (seat := GAME.actor(state)) != OVER:
            if seat == CHANCE:
                action, x = GAME.chance(PLAYROOM, state, x)
            else:
                action = ask(bots[seat], observers[seat].information_state(state, log), SMALL).action
            state = GAME.apply(PLAYROOM, state, action)
            log.append(action)
        return log

    assert played() == played()


@pytest.mark.parametrize("name", LEVELS)
def test_unseen_cards_dealt_again_change_no_decision(name):
    for rules, state in some_positions((1, GIVE, CONTRACT, PLAY), 40, 24):
        observation = GAME.observe(rules, state, state.turn)
        world, _ = GAME.resample(observation, 31)
        again = GAME.observe(rules, world, state.turn)
        bot, other = bot_class("tysiac", name)(3), bot_class("tysiac", name)(3)
        assert ask(bot, observed(GAME, observation), SMALL) == ask(other, observed(GAME, again), SMALL)


@pytest.mark.parametrize("name", SEARCHING)
def test_a_decision_names_legal_candidates_the_best_first(name):
    for rules, state in some_positions((1, GIVE, CONTRACT, PLAY), 40, 25):
        info = observed(GAME, GAME.observe(rules, state, state.turn))
        decision = ask(bot_class("tysiac", name)(3), info, SMALL)
        legal = info.legal_actions()
        assert decision.action in legal
        if not decision.candidates:
            continue
        assert decision.candidates[0].action == decision.action
        for candidate in decision.candidates:
            assert candidate.action in legal
            assert 0 <= candidate.more["match_chance"] <= 1
            assert candidate.standard_error >= 0


def test_milliseconds_alone_are_a_budget_too():
    table = bought(dealt("As Ks Qs Js Ad Kh Qh", "", "", "9s 9d 9c"))
    decision = ask(bot_class("tysiac", "expert")(1), information(table), Budget(milliseconds=1))
    assert decision.action in information(table).legal_actions()
    few = Budget(nodes=count(200))
    both = ask(bot_class("tysiac", "expert")(1), information(table), Budget(60_000, few.nodes))
    assert both == ask(bot_class("tysiac", "expert")(1), information(table), few), "the first limit that is reached"


@pytest.mark.parametrize("took,nodes", [(1, 29_400), (4, 6_900), (25, None), (70, None)])
def test_milliseconds_allow_as_many_nodes_as_a_short_search_has_taken_time_for(took, nodes, monkeypatch):
    """Three quarters of the time that is left; where that is not more than the short search had, there is no other."""
    monkeypatch.setattr(players, "PACE_NODES", 800)
    clock = iter([0.0, took / 1000])
    monkeypatch.setattr(players.time, "perf_counter", lambda: next(clock))
    searched = []
    monkeypatch.setattr(SearchTysiac, "_decided", lambda self, info, nodes, rng: searched.append(nodes))
    table = bought(dealt("As Ks Qs Js Ad Kh Qh", "", "", "9s 9d 9c"))
    bot_class("tysiac", "club")(1).decide(information(table), Budget(milliseconds=50))
    assert searched == [800] + ([] if nodes is None else [nodes])


def test_levels_are_bots_and_come_after_those_for_programs():
    assert tuple(BOTS)[:2] == ("random", "greedy")
    assert tuple(BOTS)[-len(LEVELS) :] == tuple(LEVELS)


@pytest.mark.skipif(not COMPILED, reason="without compilation nothing is solved")
def test_the_smallest_budget_reaches_the_solver(monkeypatch):
    """A worker of the server plays a deal with a small budget, so that nothing is compiled while people wait."""
    solved = []
    real = search.makes_exactly

    def makes_exactly(rules, worlds, *others):
        solved.append(len(worlds))
        return real(rules, worlds, *others)

    monkeypatch.setattr(search, "makes_exactly", makes_exactly)
    played = 0
    for rules, state in some_positions((PLAY,), 20, 26):
        info = observed(GAME, GAME.observe(rules, state, state.turn))
        unmade = state.points[state.auction.declarer] < state.auction.contract
        if len(info.legal_actions()) > 1 and popcount(state.hands[state.turn]) > ENDING_CARDS:
            played += unmade
            ask(bot_class("tysiac", "expert")(3), info, Budget(nodes=1))
    assert played == len(solved) > 0
