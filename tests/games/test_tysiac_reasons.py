"""Why a move of Tysiac is good: each fact is checked in every deal that fits what the seat has seen, by the engine."""

import os
import random
from collections import Counter
from itertools import pairwise

import pytest

from chiliad.bits import seed_from
from chiliad.bot import Candidate
from chiliad.bots import bot_class
from chiliad.game import CHANCE, OVER, actions_of
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.card_facts import Knowledge, compared, facts_against, facts_for, standing_of_contract
from chiliad.games.tysiac.reasons import move_of, why
from chiliad.games.tysiac.state import GIVE, KIND_GIVE, KIND_PLAY, PLAY, SUITS, Standing, card
from chiliad.games.tysiac.worlds import every_world
from chiliad.i18n.language import Language
from chiliad.i18n.words import Seats, Words
from games.stepping import observed
from games.tysiac_positions import bought, dealt, eights, texts
from pace import count
from source import ROOT

DEALS = int(os.environ.get("REASONS_DEALS", count(15)))
CARDS_MAX = 4  # in hand: so that all worlds can be tried
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
RANKS = "ATKQJ9"
KINDS_TOLD = {2: 12, 3: 20, 4: 20}
"""By players: of so many kinds facts are told at least."""
GIFT_TRIES = 400  # the other half of a marriage is in a hand of seven of fifteen cards


def points_of(cards):
    return sum(POINTS[card[0]] for card in cards)


class Worlds:
    """All deals that fit an observation, each set of hands once, and what may happen in them."""

    def __init__(self, seen):
        self.seen, self.rules = seen, seen.rules
        self.states = list({state.hands: state for state, _ in every_world(seen, 10**6)}.values())

    def ends(self, state, index):
        """The states after the trick in which the seat plays ``index``, by all legal cards of the others."""
        open_, found = [GAME.apply(self.rules, state, KIND_PLAY << 6 | index)], []
        while open_:
            one = open_.pop()
            if one.phase != PLAY or one.led < 0:
                found.append(one)
            else:
                open_ += [GAME.apply(self.rules, one, action) for action in actions_of(GAME.legal(self.rules, one))]
        return found

    def all_ends(self, index):
        return [(state, end) for state in self.states for end in self.ends(state, index)]

    def takers(self, index):
        """Who may take the trick."""
        return {taker(self.seen, state, end) for state, end in self.all_ends(index)}

    def best_for_declarer(self, states):
        """The most points that the declarer makes if all play for them, from any of these states."""
        best, open_ = 0, list(states)
        while open_:
            state = open_.pop()
            best = max(best, state.points[state.auction.declarer])
            if state.phase == PLAY:
                open_ += [GAME.apply(self.rules, state, action) for action in actions_of(GAME.legal(self.rules, state))]
        return best


def taker(seen, state, end):
    """The seat whose points have changed by the trick, or that leads next."""
    if end.phase == PLAY:
        return end.turn
    gained = [after - before for before, after in zip(state.points, end.points, strict=True)]
    return max(range(len(gained)), key=gained.__getitem__) if any(gained) else None


def out_of(seen, suit):
    """The cards of a suit that are neither played nor in the seat's hand, nor laid away by it, as text."""
    gone = played_of(seen) | texts(seen.hand | seen.auction.laid)
    return {rank + suit for rank in POINTS} - gone


def played_of(seen):
    """All cards that have been played, as text."""
    return {card for mask in seen.played for card in texts(mask)}


def trick_with(seen, last):
    laid = [number for number in (seen.led, seen.second) if number >= 0]
    return points_of([*texts(sum(1 << number for number in laid)), last])


def check_for(worlds, index, key, values):
    """Whether a fact for a card (index of kind PLAY) holds."""
    seen, ends, mine = worlds.seen, worlds.all_ends(index), worlds.seen.seat
    takers = {taker(seen, state, end) for state, end in ends} - {None}
    if key in ("unbeaten", "highest", "alone", "takes-surely"):
        assert takers <= {mine}
    if key == "highest":
        named = values["card"]
        above = {rank + named[1] for rank in RANKS[: RANKS.index(named[0])]}
        assert above
        assert above <= played_of(seen)
    elif key == "alone":
        assert not out_of(seen, values["suit"])
    elif key == "draws-trumps":
        assert len(out_of(seen, SUITS[seen.trump])) == values["count"] > 0
    elif key == "only-beaten-by":
        third = {
            new
            for state, end in ends
            if taker(seen, state, end) == values["seat"]
            for new in laid_by(end, state, values["seat"])
        }
        assert third <= {*values["cards"]}
        assert takers <= {mine, values["seat"]}
    elif key == "takes":
        assert takers <= {mine}
        assert all(end.points[mine] - state.points[mine] == values["points"] for state, end in ends)
    elif key == "denies":
        assert takers == {values["seat"]}
        assert values["receiver"] == seen.auction.declarer not in (mine, values["seat"])
        assert values["points"] == points_of(
            [GAME.action_text(seen.rules, worlds.states[0], KIND_PLAY << 6 | index).split()[-1]]
        )
    elif key == "marries":
        assert all(SUITS[end.trump] == values["suit"] for state, end in ends)
        assert all(
            after_play(worlds, state, index).points[mine] - state.points[mine] == values["points"] for state, _ in ends
        )
    elif key in ("marriage-makes", "trick-makes"):
        assert all(end.points[mine] >= values["contract"] > state.points[mine] for state, end in ends)
    elif key == "trick-beats":
        assert values["seat"] == seen.auction.declarer
        assert worlds.best_for_declarer([end for _, end in ends]) < values["contract"]
    elif key == "void":
        assert all(
            not {card for card in texts(state.hands[values["seat"]]) if card[1] == values["suit"]}
            for state in worlds.states
        )
        laid = {card for state, end in ends for card in laid_by(end, state, values["seat"])}
        assert any(card[1] == SUITS[end.trump] for card in laid for _, end in ends)  # another may play a higher trump
    else:
        assert key in ("unbeaten", "takes-surely"), key


def laid_by(end, state, seat):
    return texts(end.played[seat] & ~state.played[seat])


def after_play(worlds, state, index):
    return GAME.apply(worlds.rules, state, KIND_PLAY << 6 | index)


def check_against(worlds, index, key, values):
    """Whether a fact against a card holds."""
    seen, mine = worlds.seen, worlds.seen.seat
    if key == "breaks":
        suit = values["card"][1]
        assert {"K" + suit, "Q" + suit} <= texts(seen.hand)
        assert values["points"] == seen.rules.marriage_values[SUITS.index(suit)]
        return
    beaten = {
        new
        for state, end in worlds.all_ends(index)
        for seat in range(len(seen.counts))
        if seat != mine and taker(seen, state, end) == seat
        for new in laid_by(end, state, seat)
    }
    if key == "beatable":
        assert {*values["cards"]} & beaten
        assert all(card[1] == values["card"][1] for card in values["cards"])
    else:
        assert key == "ruffable"
        trump = values["card"][1] if index >= 24 else SUITS[seen.trump]
        assert {card for card in beaten if card[1] == trump}


def check_compared(worlds, index, other, key, values):
    """Whether a comparison of two cards holds."""
    seen, mine = worlds.seen, worlds.seen.seat
    takers, others = worlds.takers(index) - {None}, worlds.takers(other) - {None}
    if "other" in values and "other_points" in values:
        assert values["other_points"] == points_of([values["other"]]) > values["points"]
    if key == "loses-less":
        assert mine not in takers | others
    elif key == "risks-less":
        assert takers - {mine}
    elif key == "gives-less":
        assert takers | others <= {values["seat"]} != {mine}
    elif key == "enough":
        assert takers | others <= {mine}
        assert points_of([values["card"]]) < points_of([values["other"]])
    elif key == "takes-more":
        assert takers | others <= {mine}
        assert values["points"] > values["other_points"]
    else:
        assert key == "saves"
        assert others <= {mine}
        assert mine not in takers
        assert values["points"] == trick_with(seen, values["other"])


def check_standing(worlds, key, values):
    """Whether it is true what is said of the contract."""
    seen = worlds.seen
    declarer = seen.auction.declarer
    assert (values["who"] == "you") == (seen.seat == declarer)
    on_table = {card for number in (seen.led, seen.second) if number >= 0 for card in texts(1 << number)}
    left = 120 - points_of(played_of(seen) - on_table)
    needed = seen.auction.contract - seen.points[declarer]
    if key == "made":
        assert needed <= 0
    elif key == "out-of-reach":
        assert worlds.best_for_declarer(worlds.states) < values["contract"]
    else:
        assert (values["points"], values["left"]) == (needed, left)
        assert (needed > left) == (key == "needs-marriage")


def endings(seed, players):
    """Observations of the seat to act in which it has a choice and few cards, of deals between casual players."""
    rng = random.Random(seed)
    presets = list(GAME.presets.values())
    for deal in range(DEALS):
        rules = presets[deal % len(presets)]._replace(players=players)
        state, x = GAME.start(rules, GAME.before(rules), deal % players), rng.getrandbits(60)
        bots = [
            bot_class("tysiac", rng.choice(["random", "casual", "greedy"]))(seed_from(x, seat, 0))
            for seat in range(players)
        ]
        while (seat := GAME.actor(state)) != OVER:
            if seat == CHANCE:
                action, x = GAME.chance(rules, state, x)
            else:
                seen = GAME.observe(rules, state, seat)
                few = state.phase == PLAY and len(texts(seen.hand)) <= CARDS_MAX
                if few and len(actions_of(seen.legal)) > 1 and rng.random() < 0.5:
                    yield seen
                action = bots[seat].decide(observed(GAME, seen))
            state = GAME.apply(rules, state, action)


def key_of(reason):
    return reason.key.removeprefix("reason-tysiac-")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_fact_holds_in_every_deal_that_fits(players):
    told = Counter()
    for seen in endings(7, players):
        worlds, known = Worlds(seen), Knowledge(seen)
        indices = [action & 63 for action in actions_of(seen.legal)]
        for index in indices:
            for reason in facts_for(known, index):
                check_for(worlds, index, key_of(reason), reason.values)
                told[key_of(reason)] += 1
            for reason in facts_against(known, index):
                check_against(worlds, index, key_of(reason), reason.values)
                told[key_of(reason)] += 1
        for index, other in [*pairwise(indices), *pairwise(indices[::-1])]:
            for reason in compared(known, index, other):
                check_compared(worlds, index, other, key_of(reason), reason.values)
                told[key_of(reason)] += 1
        reason = standing_of_contract(known)
        check_standing(worlds, key_of(reason), reason.values)
        told[key_of(reason)] += 1
    assert len(told) >= KINDS_TOLD[players] // (1 if DEALS >= 40 else 3), told


# --- Gifts, contracts, bids: all is said of the seat's own cards ---------------------------------------------------


def decisions(seed, phases):
    """Observations of the seat to act before the cards are played, from many deals under all presets."""
    rng = random.Random(seed)
    presets = list(GAME.presets.values())
    for deal in range(DEALS):
        rules = presets[deal % len(presets)]
        before = Standing(totals=tuple(rng.choice([0, 300, 880, 870]) for _ in range(3)))
        state, x = GAME.start(rules, before, deal % 3), rng.getrandbits(60)
        bot = bot_class("tysiac", "random")(x)
        while (seat := GAME.actor(state)) != OVER and state.phase < PLAY:
            if seat == CHANCE:
                action, x = GAME.chance(rules, state, x)
            else:
                seen = GAME.observe(rules, state, seat)
                if state.phase in phases and len(actions_of(seen.legal)) > 1:
                    yield seen
                action = bot.decide(observed(GAME, seen))
            state = GAME.apply(rules, state, action)


def may_have(seen, seat, wanted):
    """Whether a seat holds a card in some of the deals that fit."""
    x = 5
    for _ in range(GIFT_TRIES):
        state, x = GAME.resample(seen, x)
        if wanted in texts(state.hands[seat]):
            return True
    return False


def text_of(seen, action):
    """An action of an observation in notation, without the seat."""
    state, _ = GAME.resample(seen, 1)
    return GAME.action_text(seen.rules, state, action).partition(" ")[2]


def check_gift(seen, choice, other, key, values):
    """Whether a fact about a gift, compared with another, holds."""
    hand = texts(seen.hand)
    given, instead = (text_of(seen, one.action).split()[-1] for one in (choice, other))
    if key == "breaks":
        assert values["card"] == instead
        assert {"K" + instead[1], "Q" + instead[1]} <= hand
        assert not {"K" + given[1], "Q" + given[1]} <= hand or given[0] not in "KQ"
    elif key == "completes":
        receiver = int(text_of(seen, other.action).split()[1])
        assert (values["card"], values["seat"]) == (instead, receiver)
        half = {"K": "Q", "Q": "K"}[instead[0]] + instead[1]
        assert half not in hand
        assert may_have(seen, receiver, half)
    elif key == "cheaper-gift":
        assert (values["card"], values["other"]) == (given, instead)
        assert (values["points"], values["other_points"]) == (points_of([given]), points_of([instead]))
        assert values["points"] < values["other_points"]
    else:
        assert key == "long-suit"
        assert sum(card[1] == values["suit"] for card in hand) == values["count"] >= 4
        assert given[1] != values["suit"] == instead[1]


def test_what_is_said_of_gifts_is_true():
    told = Counter()
    rng = random.Random(3)
    for seen in decisions(11, (GIVE,)):
        gives = [action for action in actions_of(seen.legal) if action >> 6 == KIND_GIVE]
        for _ in range(4):
            choice, other = (
                Candidate(action, value) for action, value in zip(rng.sample(gives, 2), (0.5, 0.4), strict=True)
            )
            for reason in why(observed(GAME, seen), choice, [other]):
                check_gift(seen, choice, other, key_of(reason), reason.values)
                told[key_of(reason)] += 1
    assert {"breaks", "completes", "cheaper-gift", "long-suit"} == set(told)


def seen_at(table):
    """The information state of the seat to act."""
    return observed(GAME, GAME.observe(table.rules, table.state, table.turn))


def told_of(table, choice, others=(), before=None):
    """What is said of the choice, a line with its chances, against others: keys with values."""
    info = seen_at(table)
    if before is not None:
        info = observed(GAME, info.observation._replace(before=before))

    def candidate(line, value, **more):
        (action,) = GAME.read_line(table.rules, table.state, f"{table.turn} {line}")
        return Candidate(action, value, more=more)

    line, more = choice
    found = why(info, candidate(line, 0.5, **more), [candidate(line, 0.4, **more) for line, more in others])
    return [(key_of(reason), dict(reason.values)) for reason in found]


def test_a_concession_is_told_with_what_it_costs():
    table = bought(dealt("AsKsQs9sAhKh9d", "TsJsQhJhAdKdQd", "AcTcKcQcJc9cTh"))
    play = ("give 1 9d", {"make_chance": 0.25, "contract": 120})
    plays = ("makes", {"percent": 25, "contract": 120})
    free = ("concede-free", {"award": 60, "contract": 100, "others": 2})
    assert told_of(table, ("concede", {}), [play]) == [free, plays]
    third = Standing(concessions=(2, 0, 0))
    costs = ("concede-costs", {"points": 120, "award": 60, "others": 2})
    assert told_of(table, ("concede", {}), [play], third) == [costs, plays]
    assert told_of(table, play, [("concede", {})])[0] == plays


def test_bids_are_told_with_what_the_hand_holds():
    table = dealt("AsKsQs9sAhKh9d", "TsJsQhJhAdKd9c", "AcTcKcQcJc9hTh")
    assert told_of(table, ("bid 100", {})) == [("opening", {"points": 100})]
    table = table.do("0 bid 100")
    no_marriage = ("no-marriage", {"points": 120, "least": 105})
    assert told_of(table, ("pass", {}), [("bid 105", {})]) == [no_marriage]
    table = table.do("1 bid 105")
    (holds,) = told_of(table, ("bid 110", {}), [("pass", {})])
    assert (holds[0], holds[1]["points"], holds[1]["marriage"].values) == ("holds", 60, {"suit": "c"})
    assert told_of(table, ("pass", {}), [("bid 110", {})]) == []
    table = table.do("2 bid 110")
    told = told_of(table, ("bid 115", {}), [("pass", {})], Standing(totals=(0, 0, 880)))
    assert [key for key, _ in told] == ["holds", "barrel", "aces"]
    assert told[1:] == [("barrel", {"seat": 2, "points": 120}), ("aces", {"count": 2})]


def test_contracts_are_told_with_their_chances():
    table = bought(dealt("AsKsQs9sAhKh9d", "TsJsQhJhAdKdQd", "AcTcKcQcJc9cTh")).do("0 give 1 9d", "0 give 2 9s")
    low, mid, high = (
        (f"contract {points}", {"make_chance": chance}) for points, chance in ((110, 0.8), (120, 0.8), (140, 0.6))
    )
    free = ("raise-free", {"contract": 120, "other_contract": 110, "percent": 80})
    assert told_of(table, mid, [low, high]) == [free]
    chances = {"percent": 60, "other_percent": 80}
    assert told_of(table, high, [mid]) == [("raise", {"contract": 140, "other_contract": 120, **chances})]
    chances = {"percent": 80, "other_percent": 60}
    assert told_of(table, mid, [high]) == [("no-raise", {"contract": 120, "other_contract": 140, **chances})]
    barrel = Standing(totals=(880, 0, 0))
    assert told_of(table, mid, [low], barrel)[0] == ("leaves-barrel", {"points": 120})
    assert told_of(table, high, [mid], Standing(totals=(860, 0, 0)))[0] == ("wins", {"contract": 140, "total": 1000})


# --- Which facts are told ------------------------------------------------------------------------------------------


def test_facts_that_tell_the_choice_from_the_next_best_card_are_told():
    table = eights("AsKsQs9sAhKh9dJd", "TsJsQhJhAdKdQdTd", "AcTcKcQcJc9cTh9h")
    assert told_of(table, ("play As", {}), [("play 9s", {})])[0] == ("unbeaten", {"card": "As"})
    told = told_of(table, ("play As", {}), [("play Ks", {})])
    assert [key for key, _ in told] == ["unbeaten", "breaks", "beatable"]
    assert told[2][1] == {"card": "Ks", "cards": ("Ts",)}
    assert told_of(table, ("play As", {}), [("play Ah", {})]) == []  # both do the same, and nothing is decided yet


def test_the_next_best_is_one_that_is_worse_by_more_than_the_error():
    table = eights("AsKsQs9sAhKh9dJd", "TsJsQhJhAdKdQdTd", "AcTcKcQcJc9cTh9h")
    info = seen_at(table)

    def told(values, error, more):
        one = [
            Candidate(GAME.read_line(table.rules, table.state, f"0 play {card}")[0], value, error, more(value))
            for card, value in values.items()
        ]
        return [key_of(reason) for reason in why(info, one[0], one[1:])]

    values = {"As": 0.5, "Ah": 0.49, "9s": 0.3}
    assert told(values, 0.001, lambda value: {}) == []
    assert told(values, 0.1, lambda value: {})[0] == "unbeaten"
    close = {"As": 0.5, "Ah": 0.496, "9s": 0.3}
    assert told(close, 0.0, lambda value: {}) == []
    assert told(close, 0.0, lambda value: {"match_chance": value})[0] == "unbeaten"


def test_chances_are_told_where_no_fact_is():
    table = eights("AsKsQs9sAhKh9dJd", "TsJsQhJhAdKdQdTd", "AcTcKcQcJc9cTh9h")
    chances = [("play Ah", {"make_chance": 0.4})]
    ((key, values),) = told_of(table, ("play As", {"make_chance": 0.5}), chances)
    assert (key, values["who"], values["percent"], values["other_percent"]) == ("make-chance", "you", 50, 40)
    assert values["move"] == move_of(seen_at(table).observation, Candidate(KIND_PLAY << 6 | card("Ah")))
    assert told_of(table, ("play As", {"make_chance": 0.4}), [("play Ah", {"make_chance": 0.5})]) == []


def test_the_example_of_the_docs_is_what_is_said():
    table = eights("AcQcJcAsKs9s9h9d", "TcThKhAdKdTdJdJh", "Kc")
    info, words = seen_at(table), Words(Language("en"))
    seats = Seats(words, ["Ana", "Boris", "Chen"], 0)
    action, other = (GAME.read_line(table.rules, table.state, f"0 play {one}")[0] for one in ("Ac", "Qc"))
    choice = Candidate(action, 0.5)
    told = [reason.told(words, seats) for reason in why(info, choice, [Candidate(other, 0.4)])]
    move = move_of(info.observation, choice).told(words, seats)
    head = words.text("hint-choice", name="Ana", bot="expert", move=move)
    example = f"```text\n{head}\n{words.text('hint-why', reasons=' '.join(told))}\n```"
    assert example in (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
