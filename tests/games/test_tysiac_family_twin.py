"""The naive twin of Tysiac on every example of the rules of the family, and whole matches of the twin alone.

The examples are data (``tysiac_family_examples.py``), by section; the engine is asked the same ones elsewhere.
"""

import itertools
import random
import re
from collections import Counter

import pytest

from games import tysiac_family_examples as examples
from games import tysiac_family_legality as examples_of_legality
from games import tysiac_family_options as option_examples
from naive import tysiac, tysiac_options, tysiac_scoring


def by_id(cases):
    return pytest.mark.parametrize("example", [pytest.param(example, id=example.id) for example in cases])


def cards_of(text):
    return re.findall("..", text)


def standing(options, partial):
    """A whole standing: what is left out is zero."""
    assert set(partial) <= set(tysiac_options.standing_keys(options)), partial
    return {**tysiac_options.zero(options), **partial}


# ---------------------------------------------------------------------------------------------------- the options


@pytest.mark.parametrize("place,preset", list(enumerate(["playroom", "kurnik", "polish", "russian"])))
def test_1_presets(place, preset):
    wanted = {key: values[place] for key, values in option_examples.PRESETS.items()}
    assert tysiac_options.rule_set(preset, {}) == wanted
    if preset == "playroom":
        assert wanted == tysiac_options.DEFAULTS


def test_1_values():
    for key, values in option_examples.VALUES.items():
        assert tuple(tysiac_options.WORDS[key]) == values
        assert all(tysiac_options.value_allowed(key, value) for value in values)
    for key in tysiac_options.YES_NO:
        assert tysiac_options.value_allowed(key, True)
        assert tysiac_options.value_allowed(key, False)
    assert {*option_examples.VALUES, *tysiac_options.YES_NO, "target", "lock_width"} == set(tysiac_options.DEFAULTS)
    assert all(tysiac_options.value_allowed("lock_width", width) for width in (50, 123, 500))
    assert all(tysiac_options.value_allowed("target", target) for target in (125, 1000, 5000))
    for key, value in option_examples.NOT_VALUES:
        assert not tysiac_options.value_allowed(key, value), (key, value)


@by_id(option_examples.REFUSALS)
def test_1_problems(example):
    found = tysiac_options.problems(tysiac_options.rule_set(example.preset, example.options))
    assert (found[0] if found else None) == example.keys


# ------------------------------------------------------------------------------------------------ settling a deal


def could_be(example):
    """Whether a deal can end with these points: 120 in cards, and marriages and aces."""
    options = tysiac_options.rule_set(example.preset, example.options)
    total = sum(example.points) + tysiac_scoring.card_points(cards_of(example.leftovers))
    if example.conceded or example.void:
        return total == 0
    extras = [40, 60, 80, 100, *([200] if options["ace_marriage"] else [])]
    return total - 120 in {sum(some) for n in range(6) for some in itertools.combinations(extras, n)}


def test_the_examples_can_happen():
    assert len({example.id for example in examples.SETTLEMENTS}) == len(examples.SETTLEMENTS)
    for example in examples.SETTLEMENTS:
        options = tysiac_options.rule_set(example.preset, example.options)
        assert not tysiac_options.problems(options), example.id
        assert options["players"] == example.players, example.id
        assert could_be(example), example.id
        if options["endgame"] == "barrel":
            there = [total for total in example.before["totals"] if total >= options["target"] - 120]
            assert set(there) <= {options["target"] - 120}, example.id
            assert len(there) < 2 or not options["barrel_exclusive"], example.id
        if example.tricks is not None and not example.conceded:
            assert sum(example.tricks) == (10 if example.players == 2 else 8), example.id
        assert example.contract % options["step"] == 0, example.id


@by_id(examples.SETTLEMENTS)
def test_settlement(example):
    options = tysiac_options.rule_set(example.preset, example.options)
    before, after = standing(options, example.before), standing(options, example.after)
    dealer = example.players - 1 if example.dealer is None else example.dealer
    points = list(example.points)
    if example.leftovers:
        points = tysiac_scoring.with_leftovers(options, points, cards_of(example.leftovers), example.last_trick)
        assert points == list(example.made or example.points)
    tricks = [1] * example.players if example.tricks is None else list(example.tricks)
    scores, found, winner = tysiac_scoring.settle(
        options, before, dealer, example.declarer, example.contract, example.conceded, points,
        blind=example.blind, void=example.void, tricks=tricks, talon=cards_of(example.talon),
    )  # fmt: skip
    assert found == after
    assert list(found) == list(after)
    assert scores == [new - old for new, old in zip(after["totals"], before["totals"], strict=True)]
    assert winner == example.winner


@pytest.mark.parametrize("step,points,rounded", examples.ROUNDING)
def test_3_rounding(step, points, rounded):
    options = tysiac_options.rule_set("playroom", {"step": step})
    before = tysiac_options.zero(options)
    scores, _, _ = tysiac_scoring.settle(options, before, 2, 0, 100, False, [115 - points, points, 5])
    assert scores[1] == rounded


# ------------------------------------------------------------------------------------------------- what is legal


def deal_of(example):
    """The twin's deal of an example, after its log."""
    options = tysiac_options.rule_set(example.preset, example.options)
    players = options["players"]
    dealer = players - 1 if example.dealer is None else example.dealer
    deal = tysiac.Deal(options, standing(options, example.before), dealer)
    cards = [cards_of(text) for text in example.cards]
    if players == 2:
        deal.deal(cards[:2], cards[2:])
    else:
        hands = cards[:3]
        if players == 4:
            hands.insert(dealer, [])
        deal.deal(hands, cards[3])
    for line in example.log:
        deal.apply(line)
    return deal


@by_id(examples_of_legality.LEGALITY)
def test_legality(example):
    deal = deal_of(example)
    legal = deal.legal()
    assert set(example.legal) <= legal
    assert not set(example.illegal) & legal
    if example.nothing_else:
        assert set(example.legal) == legal
    snapshot = deal.snapshot()
    assert {key: snapshot[key] for key in example.facts} == example.facts


def test_the_examples_of_legality_have_their_own_names():
    names = [example.id for example in examples_of_legality.LEGALITY]
    assert len(set(names)) == len(names)


# ------------------------------------------------------------------------------------------------- whole matches


MATCHES = 200
FREE_DEALS = 8  # then seat 0 is favoured, so that every match ends
DEALS_MAX = 100
ACTIONS_MAX = 3 * 61 + 2 + 1 + 24  # every figure and pass of three bidders, gifts, contract, cards
PHASES = ["auction", "take", "give", "discard", "contract", "play", "over"]


def random_options(rng):
    """Options that can be combined, of any preset; the target is low, so that a match does not last."""
    while True:
        options = tysiac_options.rule_set(rng.choice(list(tysiac_options.PRESETS)), {})
        for key in options:
            if rng.random() < 0.4:
                options[key] = rng.choice(tysiac_options.WORDS.get(key, [False, True]))
        options["target"] = rng.choice([125, 250, 400, 680, 700])
        options["lock_width"] = rng.choice([50, 100, 200])
        if not tysiac_options.problems(options):
            return options


STRONG = ["As", "Ah", "Ad", "Ac", "Kh", "Qh", "Th"]


def shuffled(rng, players, dealer, favoured):
    """Hands and talon; now and then a hand has four nines or four aces."""
    cards = list(tysiac.PACK)
    rng.shuffle(cards)
    rank = rng.choice("9A") if rng.random() < 0.2 else ""
    cards.sort(key=lambda card: card not in STRONG if favoured else card[0] != rank)
    seats = [seat for seat in range(players) if players < 4 or seat != dealer]
    if not favoured:
        rng.shuffle(seats)
    size = 10 if players == 2 else 7
    hands = [[] for _ in range(players)]
    for place, seat in enumerate(seats):
        hands[seat] = cards[place * size : (place + 1) * size]
    return hands, [cards[20:22], cards[22:]] if players == 2 else cards[21:]


def choose(rng, deal, favoured):
    """One legal line: often the lowest bid or contract and a good card, or hardly any contract would be made."""
    lines = sorted(deal.legal(), key=lambda line: (len(line), line))
    special = [line for line in lines if line.split()[1] in ("blind", "redeal", "marry", "aces")]
    if f"{deal.turn} concede" in lines and rng.random() < (0 if favoured else 0.05):
        return f"{deal.turn} concede"
    if special and (rng.random() < 0.7 or (favoured and deal.turn == 0 and deal.phase == "play")):
        return rng.choice(special)
    if deal.phase == "auction" and favoured:
        passing = [line for line in lines if "pass" in line]
        return lines[1] if deal.turn == 0 and len(lines) > 1 else (passing or lines)[0]
    if deal.phase in ("auction", "contract") and rng.random() < 0.9:
        figures = [line for line in lines if line.endswith(" 120") and favoured]
        return (figures or [line for line in lines if "pass" in line] or lines)[0]
    if deal.phase in ("give", "discard") and (favoured or rng.random() < 0.9):
        lines = [line for line in lines if "concede" not in line]
        return min(lines, key=lambda line: (line[-2:] in STRONG, tysiac.STRENGTH[line[-2]]))
    if deal.phase == "play" and (favoured or rng.random() < 0.5):
        return (max if deal.turn == deal.declarer else min)(lines, key=lambda line: tysiac.STRENGTH[line[-2]])
    return rng.choice(lines)


def check_deal(deal, seen):
    """What the rules say of every deal, counted in another way than the twin counts."""
    options, before, after = deal.options, deal.before, deal.after
    players, target = options["players"], options["target"]
    assert deal.legal() == set()
    assert deal.scores == [new - old for new, old in zip(after["totals"], before["totals"], strict=True)]
    assert list(after) == list(before) == tysiac_options.standing_keys(options)
    actions = [line for line in deal.lines if not line.startswith("deal")]
    assert len(actions) <= ACTIONS_MAX
    verbs = [line.split()[1] for line in actions]
    playing = [seat for seat in range(players) if players < 4 or seat != deal.dealer]
    assert {int(line[0]) for line in actions} <= set(playing)
    seen.update(verbs)
    if deal.void:
        seen["void"] += 1
        assert after == before
        assert deal.winner is None
        assert (deal.points, verbs[-1]) == ([0] * players, "redeal")
        return
    golden = options["golden_deal"] and before["golden_deals"] < players
    if options["golden_deal"]:
        assert after["golden_deals"] == before["golden_deals"] + golden <= players
    if deal.conceded:
        assert (sum(deal.points), verbs[-1]) == (0, "concede")
        assert not golden
        assert not deal.blind
    else:
        check_points(deal, actions, verbs)
    for seat in range(players):
        assert 0 <= after["concessions"][seat] <= (2 if options["concession"] == "award" else 1)
        assert 0 <= after["empty_hands"][seat] <= 2
        assert 0 <= after["barrel_deals"][seat] <= 2
        assert 0 <= after.get("barrel_falls", [0] * players)[seat] <= 2
        total = after["totals"][seat]
        if options["endgame"] == "barrel":
            assert not target - 120 < total < target
            assert total == target - 120 or after["barrel_deals"][seat] == 0
            if options["barrel_required"]:
                assert total < target or (seat == deal.winner and before["totals"][seat] == target - 120)
        if options["endgame"] == "lock" and before["totals"][seat] >= target - options["lock_width"]:
            assert seat == deal.declarer or deal.scores[seat] <= 0
        if options["dump_truck"] != "no" and deal.scores[seat]:
            assert total != 555
    if options["barrel_exclusive"] and deal.winner is None:
        assert after["totals"].count(target - 120) <= 1
    if deal.winner is None:
        assert max(after["totals"]) < target
    else:
        assert after["totals"][deal.winner] >= target


def check_points(deal, actions, verbs):
    """The points of a deal that was played are the cards, the marriages and the aces; and it has all its lines."""
    options, players = deal.options, deal.options["players"]
    declared = sum(tysiac.MARRIAGE[line[-1]] for line in actions if line.split()[1] == "marry") + 200 * verbs.count(
        "aces"
    )
    cards = 120
    if players == 2 and options["leftovers"] == "nobody":
        cards -= tysiac.card_points(deal.discards + deal.talon[2 - deal.taken])
    assert sum(deal.points) == cards + declared
    assert sum(deal.tricks_won) == (10 if players == 2 else 8)
    assert sum(verb in ("play", "marry", "aces") for verb in verbs) == (20 if players == 2 else 24)
    assert verbs.count("contract") == 1
    assert verbs.count("give") + verbs.count("discard") == 2
    assert verbs.count("take") == (players == 2)
    assert not any(deal.hands)
    assert deal.contract % options["step"] == 0
    assert 100 <= deal.contract <= 400


def test_whole_matches_of_random_options():
    rng = random.Random(2)
    seen = Counter()
    for _ in range(MATCHES):
        options = random_options(rng)
        players = options["players"]
        before, dealer, winner = tysiac_options.zero(options), rng.randrange(players), None
        for number in range(DEALS_MAX):
            favoured = number >= FREE_DEALS
            deal = tysiac.Deal(options, before, dealer)
            deal.deal(*shuffled(rng, players, dealer, favoured))
            phase = PHASES.index(deal.phase)
            while deal.phase != "over":
                deal.apply(choose(rng, deal, favoured))
                assert phase <= PHASES.index(deal.phase)
                phase = PHASES.index(deal.phase)
            check_deal(deal, seen)
            before, dealer, winner = deal.after, tysiac.next_dealer(deal), deal.winner
            if winner is not None:
                seen["won by the declarer" if winner == deal.declarer else "won by another"] += 1
                break
        assert winner is not None, (options, before)
    rare = ["blind", "void", "aces", "marry", "concede", "take", "discard", "give", "won by another"]
    assert min(seen[what] for what in rare) > 5, seen
