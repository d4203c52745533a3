"""Why a move of Mille is good: each fact is checked from cards as text, by the engine, or in worlds of the belief."""

import os
import random
from collections import Counter
from math import comb

import pytest

from chiliad.bits import seed_from
from chiliad.bot import Budget, Candidate, ask
from chiliad.bots import bot_class
from chiliad.game import CHANCE, OVER
from chiliad.games.mille import GAME, belief
from chiliad.games.mille.hand_facts import Knowledge, plan_of
from chiliad.games.mille.narration import cards_of
from chiliad.games.mille.reasons import move_of, why
from chiliad.games.mille.state import ACTION_DRAW, ACTION_TAKE, DRAW, KIND_DISCARD, MELD, RANKS, Standing
from chiliad.play.observing import Observer
from games.mille_positions import PAGAT, player, position
from games.stepping import observed
from pace import count

DEALS = int(os.environ.get("REASONS_DEALS", count(6)))
WORLDS = 60
POINTS = {"Qs": 100, "Jd": 50} | dict.fromkeys(["2" + suit for suit in "shdc"], 20)
POINTS |= dict.fromkeys(["A" + suit for suit in "shdc"], 15)


def worth(card):
    return POINTS.get(card, 10 if card[0] in "KQJT" else 5)


def points_of(cards):
    return sum(map(worth, cards))


class Position:
    """A decision as the seat sees it and, for checks, as it is."""

    def __init__(self, rules, state, info):
        self.rules, self.state, self.info, self.seen = rules, state, info, info.observation
        self.seat, self.rival = state.turn, 1 - state.turn
        self.chances = {}
        self.hand = cards_of(self.seen.hand_any, self.seen.hand_both)
        self.pack = cards_of(self.seen.pack_any, self.seen.pack_both)

    def after(self, candidate):
        """The true state after a candidate's plan, played line by line."""
        state = self.state
        for line in candidate.more["plan"]:
            for action in GAME.read_move(self.rules, state, self.seat, line):
                state = GAME.apply(self.rules, state, action)
        return state

    def laid(self, state):
        """The cards on the table of the seat, 2s that are wild among them."""
        me = state.players[self.seat]
        wilds = ["2s"] * (me.wild_any.bit_count() + me.wild_both.bit_count())
        return cards_of(me.natural_any, me.natural_both) + wilds

    def naturals(self, seat, rank):
        seen = self.seen
        return sum(card[0] == rank for card in cards_of(seen.natural_any[seat], seen.natural_both[seat]))

    def left_of(self, rank):
        """The cards of a rank that the seat sees neither in its hand nor on the table nor in the pack."""
        seen = sum(card[0] == rank for card in self.hand + self.pack)
        return 8 - seen - self.naturals(0, rank) - self.naturals(1, rank)

    def chance(self, rank):
        """How often in a hundred the other hand has two cards of a rank, in worlds of the belief."""
        if not self.chances:
            doubted, x = belief.doubted_ranks(self.info), 17
            found = Counter()
            for _ in range(WORLDS):
                world, x = belief.imagine(self.seen, doubted, x)
                held = Counter(
                    c[0] for c in cards_of(world.players[self.rival].hand_any, world.players[self.rival].hand_both)
                )
                found.update(one for one, number in held.items() if number >= 2)
            self.chances = {one: 100 * found[one] / WORLDS for one in RANKS}
        return self.chances[rank]


def close(percent, drawn):
    """Whether a chance is what worlds say, within five standard errors."""
    error = max(percent * (100 - percent), 100) ** 0.5 / WORLDS**0.5
    return abs(percent - drawn) <= 5 * error + 0.5


def hand_after(place, candidate):
    plan = plan_of(candidate)
    return Counter(card[0] for card in (Counter(place.hand) - Counter(plan.laid)).elements()), plan


def check(place, choice, others, key, values):
    """Whether a fact holds."""
    if key in ("take-gains", "take-lays", "take-little", "take-burden", "two"):
        check_beginning(place, choice, others, key, values)
    elif key in ("out", "out-natural", "chapeau", "eight", "above-zero", "lays", "no-wild", "keeps"):
        check_laying(place, choice, others, key, values)
    elif key == "rival-few":
        assert values == {"seat": place.rival, "count": place.seen.held_count[place.rival]}
    elif key == "stock":
        assert values == {"count": place.seen.stock_count}
    else:
        check_discard(place, choice, key, values)


def check_beginning(place, choice, others, key, values):
    take = next(one for one in (choice, *others) if one.action == ACTION_TAKE)
    rest = list(place.pack)
    rest.remove(GAME.face("state").CARD_TEXT[place.seen.pack_top])
    top = place.seen.pack_top
    if key == "take-lays":
        pair = take.more["plan"][0].split()[1]
        assert values["points"] == points_of(
            [pair[n : n + 2] for n in range(0, len(pair), 2)] + [cards_of(1 << top, 0)[0]]
        )
        return
    assert values["count"] == len(rest)
    if key in ("take-gains", "take-burden"):
        after = place.after(take)
        assert after.phase == MELD
        me = after.players[place.seat]
        held = Counter(card[0] for card in cards_of(me.hand_any, me.hand_both))
        own = {card[0] for card in cards_of(me.natural_any, me.natural_both)}
        fit = sum(card[0] in own or held[card[0]] >= 3 or (card[0] == "2" and own != {"2"}) for card in rest)
        assert fit == (values["fit"] if key == "take-gains" else len(rest) - values["misfit"])
    if key == "take-gains":
        assert values["points"] == points_of(rest)
    elif key == "take-burden":
        assert choice.action != ACTION_TAKE


def check_laying(place, choice, others, key, values):
    after = place.after(choice)
    mine, hand = place.laid(after), after.players[place.seat]
    in_hand = cards_of(hand.hand_any, hand.hand_both)
    if key in ("out", "out-natural", "chapeau"):
        assert GAME.actor(after) == OVER
        settled = GAME.settle(place.rules, after)
        if key == "chapeau":
            assert settled.scores[place.rival] < 0
        else:
            assert settled.scores[place.seat] == values["points"]
            assert (hand.wild_any == 0) == (key == "out-natural")
    elif key == "eight":
        rank = values["rank"]
        assert sum(card[0] == rank for card in cards_of(hand.natural_any, hand.natural_both)) == 8
    elif key == "above-zero":
        assert values["after"] == points_of(mine) - points_of(in_hand) + eights(hand)
        before = place.laid(place.state)
        kept = Counter(place.hand) - Counter([plan_of(choice).discard])
        assert values["before"] == points_of(before) - points_of(kept.elements()) + eights(
            place.state.players[place.seat]
        )
        assert values["before"] < 0 <= values["after"]
    elif key == "lays":
        assert values["points"] in {points_of(mine) - points_of(place.laid(place.after(one))) for one in others}
    elif key == "no-wild":
        assert hand.wild_any == 0
        assert any(place.after(one).players[place.seat].wild_any for one in others)
    else:
        assert values["count"] == place.left_of(values["rank"]) > 0
        assert sum(card[0] == values["rank"] for card in in_hand) >= 2


def eights(cards):
    """The points of natural sets of eight, which count once more."""
    naturals = cards_of(cards.natural_any, cards.natural_both)
    whole = {rank for rank in RANKS if sum(card[0] == rank for card in naturals) == 8}
    wild = {RANKS[bit >> 2] for bit in range(52) if cards.wild_any >> bit & 1}
    return points_of(card for card in naturals if card[0] in whole - wild)


def check_discard(place, choice, key, values):
    held, plan = hand_after(place, choice)
    rank = plan.discard[0]
    if "count" in values:
        assert values["count"] == len(place.pack) + 1
    if key in ("safe", "safer"):
        assert values["rank"] == rank
        assert place.chance(rank) == 0
    if key == "safer":
        assert close(values["other_percent"], place.chance(values["other"][0]))
    elif key == "pack-chance":
        assert values["card"] == plan.discard
        assert close(values["percent"], place.chance(rank))
        assert close(values["other_percent"], place.chance(values["other"][0]))
        assert values["percent"] < values["other_percent"]
    elif key == "pack-alone":
        assert close(values["percent"], place.chance(rank))
    elif key == "discarded-before":
        assert close(values["percent"], place.chance(rank))
        lines = [GAME.line(event) for event in place.info.events]
        assert any(line.startswith(f"{place.rival} discard {rank}") for line in lines)
    elif key == "fits-set":
        assert place.naturals(place.seat, values["card"][0]) > 0
        assert place.naturals(place.seat, rank) == 0
    elif key == "breaks-pair":
        assert held[values["card"][0]] == 2
        assert held[rank] == 1
    elif key == "dear":
        assert (values["card"], values["points"]) == (plan.discard, worth(plan.discard))
        assert worth(values["other"]) == values["other_points"] < values["points"]
    elif key == "single":
        assert held[rank] == 1
        assert place.naturals(place.seat, rank) == 0
    elif key == "useless":
        assert place.left_of(rank) == 0
        assert held[rank] == 1
    else:
        assert key in ("safe", "safer"), key


def decisions(seed, deals):
    """Decisions between whole moves, with what the bot that searches says of them."""
    rng = random.Random(seed)
    presets = list(GAME.presets.values())
    for deal in range(deals):
        rules = presets[deal % len(presets)]
        before = Standing(totals=(rng.choice([0, 600, 1150]), rng.choice([-100, 0, 900])))
        start = GAME.start(rules, before, deal % 2)
        state, x, log = start, rng.getrandbits(60), []
        observers = [Observer(GAME, rules, before, start, start.dealer, seat) for seat in range(2)]
        bots = [
            bot_class("mille", rng.choice(["casual", "greedy", "club"]))(seed_from(x, seat, 0)) for seat in range(2)
        ]
        expert = bot_class("mille", "expert")(x)
        while (seat := GAME.actor(state)) != OVER:
            if seat == CHANCE:
                action, x = GAME.chance(rules, state, x)
            else:
                info = observers[seat].information_state(state, log)
                action = ask(bots[seat], info).action
                if state.phase in (DRAW, MELD) and rng.random() < 0.3:
                    yield Position(rules, state, info), ask(expert, info, Budget(nodes=count(400)))
            state = GAME.apply(rules, state, action)
            log.append(action)


def test_every_fact_is_true():
    told = Counter()
    for place, decision in decisions(3, DEALS):
        choice, *others = decision.candidates or (Candidate(decision.action),)
        for rank in range(1, len(others) + 1):  # the choice against each of the others
            for reason in why(place.info, choice, others[rank - 1 : rank]):
                key = reason.key.removeprefix("reason-mille-")
                check(place, choice, others[rank - 1 : rank], key, reason.values)
                told[key] += 1
        for other in others[:3]:  # and some others as if each were the choice
            better = Candidate(other.action, 1.0, 0.0, {**other.more, "match_chance": 1.0})
            rest = [one for one in (choice, *others) if one is not other]
            for reason in why(place.info, better, rest):
                key = reason.key.removeprefix("reason-mille-")
                check(place, better, rest, key, reason.values)
                told[key] += 1
    assert len(told) >= (18 if DEALS >= 6 else 8), told
    print(told)


# --- Chances ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("known", ["", "Qh", "QhQd", "Kh"])
def test_the_chance_of_a_pair_is_exact_without_doubts(known):
    """The other hand has ten cards of those out of sight, the known ones among them."""
    hand = known + "3s3h4s4h5s5h6s6h7s7h"[: 20 - len(known)]
    state = position([player(hand="KsKdQs9s9h9d"), player(hand=hand, known=known)], "8s")
    seen = GAME.observe(PAGAT, state, 0)
    unseen = 104 - 6 - 1 - len(known) // 2
    queens = 8 - 1 - known.count("Q")
    drawn, needed = 10 - len(known) // 2, max(0, 2 - known.count("Q"))
    ways = sum(comb(queens, n) * comb(unseen - queens, drawn - n) for n in range(needed, drawn + 1))
    assert belief.pair_chance(seen, 0, RANKS.index("Q")) == pytest.approx(ways / comb(unseen, drawn))


def test_the_chance_of_a_pair_is_that_of_the_worlds_of_the_belief():
    state = position([player(hand="KsKdQs9s9h9d"), player(hand="3s3h4s4h5s5h6s6h7s7h", known="3s")], "8s")
    seen = GAME.observe(PAGAT, state, 0)
    doubted = sum(1 << 4 * RANKS.index(rank) for rank in "Q75")
    worlds, found, x = 3000, Counter(), 11
    for _ in range(worlds):
        world, x = belief.imagine(seen, doubted, x)
        held = Counter(card[0] for card in cards_of(world.players[1].hand_any, world.players[1].hand_both))
        found.update(rank for rank, number in held.items() if number >= 2)
    for rank in "Q5J3":
        chance = belief.pair_chance(seen, doubted, RANKS.index(rank))
        assert abs(chance - found[rank] / worlds) < 4 * (0.25 / worlds) ** 0.5, rank


# --- Which facts are told ---------------------------------------------------------------------------------------------


def told_of(state, choice, others, rules=PAGAT):
    """What is said of a plan (lines) against other plans: keys with values."""
    info = observed(GAME, GAME.observe(rules, state, state.turn))

    def candidate(plan, value):
        action = GAME.read_move(rules, state, state.turn, plan[0])[0]
        return Candidate(action, value, 0.0, {"plan": plan if plan[0] != "draw" else []})

    found = why(info, candidate(choice, 0.5), [candidate(plan, 0.4) for plan in others])
    return [(reason.key.removeprefix("reason-mille-"), dict(reason.values)) for reason in found]


def test_a_pack_is_told_with_what_it_brings():
    state = position([player(hand="KsKdQsQh9d"), player(hand="3s3h4s4h5s")], "8sQd9s9hKh", phase=DRAW)
    take, draw = ["take KsKd"], ["draw"]
    told = told_of(state, take, [draw])
    assert told == [
        ("take-gains", {"count": 4, "points": 25, "fit": 3}),
        ("take-lays", {"points": 30}),
    ]
    state = position([player(hand="KsKd9d"), player(hand="3s3h4s")], "8sQdJs7hKh", phase=DRAW)
    told = told_of(state, draw, [take])
    assert told == [("take-burden", {"count": 4, "misfit": 4}), ("rival-few", {"seat": 1, "count": 3})]
    state = position([player(hand="KsKd9d"), player(hand="3s3h4s4h")], "Kh", phase=DRAW)
    assert told_of(state, draw, [take]) == [("take-little", {"count": 0})]


def test_laying_is_told_with_points_and_a_chapeau():
    state = position([player(hand="KsKdKh9d8h"), player(hand="3s3h4s4h5s")], "8s")
    lay, keep = ["lay K KsKdKh", "discard 9d"], ["discard 9d"]
    assert told_of(state, lay, [keep])[0] == ("above-zero", {"seat": 1, "before": -35, "after": 25})
    assert told_of(state, keep, [lay])[0] == ("keeps", {"rank": "K", "count": 5})
    state = position([player(hand="KsKdKh9d"), player(hand="3s3h4s4h5s")], "8s")
    assert told_of(state, lay, [keep]) == [("out-natural", {"points": 60}), ("chapeau", {"seat": 1})]


def test_discards_are_told_with_the_chance_of_the_other_hand():
    hand, rival = "KsKdQsQh9d7h", "3s3h4s4h5s5h6s"
    gone = "9s9s9h9h9c9c8s8s8d8cJsJh"
    state = position([player(hand=hand), player(hand=rival)], gone)
    (safer,) = told_of(state, ["discard 9d"], [["discard 7h"]])
    assert safer[0] == "safer"
    assert safer[1]["rank"] == "9"
    told = dict(told_of(state, ["discard 9d"], [["discard Ks"]]))
    assert told["safer"]["count"] == 13
    assert told["breaks-pair"] == {"card": "Ks"}
    told = dict(told_of(state, ["discard 7h"], [["discard 9d"]]))
    assert told == {"single": {"card": "7h"}}
    assert dict(told_of(state, ["discard Ks"], [["discard 9d"]])) == {}


def test_a_move_of_many_cards_is_named_by_its_ranks():
    plan = {"plan": ["lay K KsKdKh", "lay 9 9s9d2h", "discard 3s"]}
    state = position([player(hand="KsKdKh9s9d2h3s8h"), player(hand="3h3d4s")], "8s")
    seen = GAME.observe(PAGAT, state, 0)
    (action, *_) = GAME.read_move(PAGAT, state, 0, plan["plan"][0])
    whole, brief = (move_of(seen, Candidate(action, more=plan), brief=brief) for brief in (False, True))
    assert whole.values == {"cards": ("Ks", "Kd", "Kh", "9s", "9d", "2h"), "card": "3s"}
    assert brief.values == {"ranks": ("K", "9"), "card": "3s"}
    assert move_of(seen, Candidate(ACTION_DRAW)).key == "desk-draw"
    assert move_of(seen, Candidate(KIND_DISCARD << 6)).key == "desk-discard"
    assert Knowledge(observed(GAME, seen)).hand == ["2h", "3s", "8h", "9s", "9d", "Ks", "Kh", "Kd"]
