"""The view of a match for a viewer, over many deals: its shape, its truth, and that it has nothing hidden."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from chiliad.cards import read_cards
from chiliad.errors import Unreadable
from chiliad.game import NOBODY, OVER
from chiliad.games import GAMES
from chiliad.games.mille.presentation import MilleDesk, MilleSet, Presenter
from chiliad.games.tysiac.presentation import TysiacDesk
from chiliad.games.tysiac.state import GIVE
from chiliad.i18n.words import Seats
from chiliad.play.match import Match
from chiliad.play.sheet_view import sheet
from chiliad.presentation.desk import Move, Settled
from chiliad.presentation.said import Said
from chiliad.records import Deal, Record
from chiliad.server.presenters import Viewer, cut, marks, steps
from chiliad.server.protocol import Step
from pace import count
from server.matches import ENGLISH, dealt, everybody, held, played, positions, sent, whole_match

DESKS = {"tysiac": TysiacDesk, "mille": MilleDesk}
PHASES = {
    "tysiac": {"auction", "give", "contract", "play", "over"},
    "mille": {"draw", "open", "take", "meld", "over"},
}


def deals(name: str, tysiac: int) -> int:
    """The number of deals to test: a deal of Mille has several times as many positions as one of Tysiac."""
    return count(tysiac if name == "tysiac" else tysiac // 2)


def held_by(match: Match, seat: int) -> list[str]:
    """A seat's cards, from the log alone: the cards dealt and drawn, less those that left the hand."""
    held: Counter[str] = Counter()
    state = match.deal.start
    for action in match.deal.actions:
        text = match.game.action_text(match.rules, state, action).split()
        if text[:2] == ["deal", str(seat)] or (text[0] == "stock" and state.turn == seat):
            held[text[2 if text[0] == "deal" else 1]] += 1
        before, state = state, match.game.apply(match.rules, state, action)
        if match.game.name == "tysiac":
            if state.phase == GIVE and before.phase < GIVE and state.auction.declarer == seat:
                held.update(text for text in talon(match))
            if text[1:2] == ["give"]:
                held[text[3]] += (int(text[2]) == seat) - (int(text[0]) == seat)
        elif text[1:] == ["pick"] and before.turn == seat:
            held.update(pack_before_taking(match, before))
        elif text[1:] == ["uptwo"] and before.turn == seat:
            held.update(up_card(match))
        if text[0] == str(seat) and text[1] in ("play", "marry", "lay", "discard"):
            held[text[-1]] -= 1
    return sorted(held.elements())


def talon(match: Match) -> list[str]:
    """The talon; of two players the one that has been taken."""
    lines = match.game.write_lines(match.rules, match.deal.start, match.deal.actions)
    number = next((words[2:] for words in map(str.split, lines) if words[1] == "take"), [])
    return read_cards(next(line for line in lines if line.split()[1:-1] == ["talon", *number]).split()[-1])


def up_card(match: Match) -> list[str]:
    lines = match.game.write_lines(match.rules, match.deal.start, match.deal.actions)
    return read_cards(lines[2].split()[2])


def pack_before_taking(match: Match, state: Any) -> list[str]:
    """The rest of the pack after its top card was taken."""
    return [
        rank + suit
        for at, rank in enumerate("23456789TJQKA")
        for n, suit in enumerate("shdc")
        for mask in (state.pack_any, state.pack_both)
        if mask >> (4 * at + n) & 1
    ]


# --- The shape -------------------------------------------------------------------------------------------------------


def test_what_is_not_of_its_shape_is_found():
    settled = {"headline": "a", "told": ["a"], "points": [], "scores": [1], "totals": [2], "left": None}
    settled |= {"won": None, "moments": [], "played": None}
    held(settled, Settled)
    move = {"move": "play Ks", "verb": "play", "label": "", "card": "Ks", "cards": []}
    held(move, Move)
    meld = {"rank": "K", "naturals": [], "wilds": [], "lies": "open", "points": 0}
    held(meld, MilleSet)
    for value, shape in (
        ({**settled, "scores": [True]}, Settled),
        ({"told": []}, Settled),
        ({**move, "card": "Kx"}, Move),
        ({**meld, "lies": "shut"}, MilleSet),
    ):
        with pytest.raises(msgspec.ValidationError):
            held(value, shape)
    with pytest.raises(AssertionError):
        held({**settled, "more": 1}, Settled)


@pytest.mark.parametrize("name", GAMES)
def test_every_desk_is_of_the_protocols_shape(name):
    """Every viewer, at every position, inside moves too; all phases occur."""
    seen = set()
    for _, viewers in positions(name, "shapes", deals(name, 14), 0.7):
        for viewer in viewers.values():
            told = viewer.catch_up()
            assert all(isinstance(line, str) and all(type(one) is str for one in said) for line, said, _ in told)
            desk = sent(viewer.desk())
            held(desk, DESKS[name])
            seen.add(desk["phase"])
    assert seen == PHASES[name] or count(14) < 14


# --- The viewer's own cards and moves --------------------------------------------------------------------------------


def usable(match: Match, card: str) -> set[str]:
    """The uses of each card of the acting seat, from the engine's own text of its legal actions."""
    found = set()
    for action in match.legal():
        words = match.game.action_text(match.rules, match.state, action).split()
        if words[-1] == card:
            found.add("wild" if words[1] == "lay" and words[2] != card[0] else words[1])
        elif words[1:] == ["take"] and "23456789TJQKA"[match.state.pack_top >> 2] == card[0]:
            found.add("take")  # the engine names no card for taking the pack: the top card's rank does it
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_hand_is_the_seats_own_and_says_what_each_card_can_do(name):
    reasons = set()
    for match, viewers in positions(name, "hands", deals(name, 12), 0.3):
        for seat in range(match.seats):
            desk = sent(viewers[seat].desk())
            hand = desk["hand"]
            assert sorted(one["card"] for one in hand) == ([] if desk.get("unseen") else held_by(match, seat))
            assert len({one["at"] for one in hand}) == len(hand)
            for one in hand:
                can = usable(match, one["card"]) if match.actor == seat else set()
                assert (set(one["can"]), len(one["can"])) == (can, len(can))
                assert (one["why"] is not None) == (match.actor == seat and not can)
                reasons.add(one["why"])
    assert len(reasons) > 3


def texts_of(match: Match, desk: dict[str, Any]) -> Iterator[str]:
    """All choices of a person: the moves, and the bids and contracts of ``call``."""
    yield from (one["move"] for one in desk["moves"])
    if desk.get("call"):
        verb = "bid" if desk["phase"] == "auction" else "contract"
        call = desk["call"]
        yield from (f"{verb} {points}" for points in range(call["low"], call["high"] + 1, call["step"]))


def legal_in_order(match: Match, actions: list[int]) -> Any:
    """The state after actions, each of which is legal in its turn."""
    state = match.state
    for action in actions:
        assert match.game.why_illegal(match.rules, state, action) == 0
        state = match.game.apply(match.rules, state, action)
    return state


@pytest.mark.parametrize("name", GAMES)
def test_every_move_offered_is_understood_and_legal(name):
    offered: Counter[str] = Counter()
    for match, viewers in positions(name, "moves", deals(name, 12), 0.6):
        if match.deal_over:
            continue
        viewer = viewers[match.actor]
        desk = sent(viewer.desk())
        assert desk["prompt"]
        assert desk["moves"]
        assert desk["turn"] == match.actor
        for one in desk["moves"]:
            state = legal_in_order(match, match.read_move(match.actor, one["move"]))
            assert not match.game.mid_move(state), "a move is whole"
            assert one["verb"] == one["move"].split()[0]
            assert one["card"] == (one["cards"][0] if len(one["cards"]) == 1 else None)
            assert all(f"{{{card}}}" in one["label"] for card in one["cards"])
            offered[one["verb"]] += 1
        assert len({one["move"] for one in desk["moves"]}) == len(desk["moves"])
        for other in (sent(viewers[seat].desk()) for seat in viewers if seat != match.actor):
            assert other["moves"] == []
            assert other["prompt"] is None
    verbs = {
        "tysiac": {"bid", "pass", "concede", "give", "contract", "play", "marry"},
        "mille": {"draw", "take", "lay", "discard"},
    }
    assert offered.keys() >= verbs[name] or count(12) < 12


def test_moves_and_calls_of_tysiac_are_all_there_is():
    for match, viewers in positions("tysiac", "all", count(12)):
        if not match.deal_over:
            desk = sent(viewers[match.actor].desk())
            meant = [action for text in set(texts_of(match, desk)) for action in match.read_move(match.actor, text)]
            assert sorted(meant) == match.legal()


def text_for(match: Match, action: int) -> str:
    """A whole move of Mille that begins with, or contains, an action; cards from the hand complete a new set."""
    words = match.game.action_text(match.rules, match.state, action).split()
    if words == ["blocked"]:
        return "blocked"
    hand = Counter(held_by(match, match.actor))
    if words[1] == "take":
        rank = "23456789TJQKA"[match.state.pack_top >> 2]
        return f"take {''.join([card for card in hand.elements() if card[0] == rank][:2])}"
    if words[1] != "lay":
        return " ".join(words[1:])
    rank, card = words[2], words[3]
    side = match.state.players[match.actor]
    if side.natural_any >> 4 * "23456789TJQKA".index(rank) & 15:
        return f"lay {rank} {card}"
    hand[card] -= 1
    naturals = [other for other in hand.elements() if other[0] == rank]
    twos = [other for other in hand.elements() if other[0] == "2" != rank]
    return f"lay {rank} {''.join([card, *naturals, *twos][:3])}"


def test_every_legal_action_of_mille_is_part_of_some_move():
    tried = 0
    for match, _ in positions("mille", "reached", deals("mille", 10), 0.4):
        if match.deal_over or match.game.mid_move(match.state):
            continue
        for action in match.legal():
            meant = match.read_move(match.actor, text_for(match, action))
            legal_in_order(match, meant)
            assert action in meant
            tried += 1
    assert tried > count(500)


# --- Nothing hidden --------------------------------------------------------------------------------------------------


def other_world(match: Match, seat: int) -> Match | None:
    """The same deal in which the cards that a seat can't see are dealt otherwise; None inside a line."""
    game, rules, deal = match.game, match.rules, match.deal
    lines = game.write_lines(rules, deal.start, deal.actions)
    seen = game.redact_lines(rules, deal.start, lines, seat)
    scores = deal.settlement.scores if deal.settlement else None
    record = Record.new(game, match.record.preset, rules, match.players)
    other = Deal(deal.dealer, deal.before, deal.start)
    record.deals.append(other)
    state = deal.start
    for line in game.reconstruct_deal(rules, deal.start, seen, seat, scores):
        for action in game.read_line(rules, state, line):
            state = game.apply(rules, state, action)
            other.append(action)
    if len(other.actions) != len(deal.actions):
        return None
    if game.actor(state) == OVER:
        record.settle(state)
    return Match.of_record(record)


def all_shown(match: Match, seat: int) -> str:
    """Everything that a viewer receives, as bytes."""
    viewer = Viewer(match, seat, ENGLISH)
    desk = sent(viewer.desk())
    told, shown = viewer.catch_up(), [desk, sent(sheet(match.record, ENGLISH, seat))]
    meant = [match.read_move(match.actor, one["move"]) for one in desk["moves"]]
    return json.dumps([told, shown, meant])


@pytest.mark.parametrize("name", GAMES)
def test_cards_that_a_viewer_cannot_see_change_not_a_byte(name):
    differing = checked = 0
    for match, _ in positions(name, "worlds", count(10), {"tysiac": 0.4, "mille": 0.05}[name]):
        if match.deal_over and name == "mille":
            continue  # the cards left in the hands were turned up (M21)
        for seat in (*range(match.seats), NOBODY):
            world = other_world(match, seat)
            if world is None:
                continue
            assert all_shown(world, seat) == all_shown(match, seat)
            differing += world.state != match.state
            checked += 1
    assert differing > checked / 2
    assert checked > count(100)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_drawn_anew_from_the_view_changes_not_a_byte(name):
    """The test includes moments inside a set, where no record could describe the other world."""
    rng, differing = random.Random(f"states {name}"), 0
    for match, viewers in positions(name, "states", deals(name, 10), 0.3):
        if match.deal_over:
            continue
        for seat in (*range(match.seats), NOBODY):
            viewer, own = viewers[seat], match.state
            shown = json.dumps(sent(viewer.desk()))
            match.state, _ = match.game.resample(match.observe(seat), rng.getrandbits(60))
            differing += match.state != own
            assert json.dumps(sent(viewer.desk())) == shown
            match.state = own
    assert differing > count(100)


# --- The news --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_news_bit_by_bit_is_the_news_at_once(name):
    """Exceptions: the talon, which a follower saw face down; and cards added to one set become one line."""
    for number in range(deals(name, 6)):
        rng = random.Random(f"news {name} {number}")
        match = dealt(GAMES[name], rng)
        viewers = {seat: Viewer(match, seat, ENGLISH) for seat in everybody(match.game, match.rules)}
        said: dict[int | None, list[str]] = {seat: [] for seat in viewers}
        for _ in played(match, rng, "greedy"):
            for seat, viewer in viewers.items():
                viewer.desk()  # this reads no events
                said[seat] += [sentence for line in viewer.catch_up() for sentence in line.told]
                assert viewer.catch_up() == []
        for seat in viewers:
            at_once = [one for line in Viewer(match, seat, ENGLISH).catch_up() for one in line.told]
            if name == "tysiac":
                assert said[seat] == at_once
            assert said[seat][-2:] == at_once[-2:]
            assert any("is over" in one for one in at_once)


@pytest.mark.parametrize("name", GAMES)
def test_news_may_be_asked_for_up_to_some_action(name):
    rng = random.Random(name)
    match = dealt(GAMES[name], rng)
    live, ends = Viewer(match, 0, ENGLISH), []
    bits = []
    for _ in played(match, rng, "greedy"):
        bits.append(live.catch_up())
        ends.append(len(match.deal.actions))
    late = Viewer(match, 0, ENGLISH)
    if name == "tysiac":
        late.desk()  # this reads all events; for Mille it makes one line of cards that were added one by one
    afterwards = [late.catch_up(end) for end in ends]
    assert [[line.told for line in bit] for bit in afterwards] == [[line.told for line in bit] for bit in bits]


@pytest.mark.parametrize("name", GAMES)
def test_another_deal_is_begun_by_itself(name):
    rng = random.Random(f"another {name}")
    match = Match(name, ["Ala", "bot:greedy", "Cem"][: GAMES[name].default_seats], seed=8)
    viewer = Viewer(match, 0, ENGLISH)
    assert viewer.desk() is None
    assert viewer.catch_up() == []
    match.begin_deal()
    dealt_lines = [line.line for line in viewer.catch_up()]
    assert [line.split()[0] for line in dealt_lines] == ["deal"] * len(dealt_lines)
    for _ in played(match, rng, "greedy"):
        pass
    match.begin_deal()
    lines = [line.line for line in viewer.catch_up()]
    game, (first, second) = match.game, match.record.deals
    wanted = game.redact_lines(match.rules, first.start, game.write_lines(match.rules, first.start, first.actions), 0)
    dealt_anew = game.redact_lines(
        match.rules, second.start, game.write_lines(match.rules, second.start, second.actions), 0
    )
    assert lines == wanted[len(dealt_lines) :] + dealt_anew
    assert sent(viewer.desk()) == sent(Viewer(match, 0, ENGLISH).desk())


@pytest.mark.parametrize("name", GAMES)
def test_what_is_taken_back_is_told_no_more(name):
    undone = 0
    for number in range(deals(name, 4)):
        rng = random.Random(f"back {name} {number}")
        match = dealt(GAMES[name], rng)
        viewers = [Viewer(match, seat, ENGLISH) for seat in everybody(match.game, match.rules)]
        for _ in played(match, rng, "greedy"):
            for viewer in viewers:
                viewer.catch_up()
            if rng.random() < 0.1 and not match.deal_over and match.undo(0):
                undone += 1
                for viewer in viewers:
                    viewer.reset()
                    assert viewer.catch_up() == []
                for viewer, seat in zip(viewers, everybody(match.game, match.rules), strict=True):
                    assert sent(viewer.desk()) == sent(Viewer(match, seat, ENGLISH).desk())
    assert undone > 0


# --- The steps of a replay -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_steps_of_a_deal_end_where_the_match_stands(name):
    for number in range(deals(name, 4)):
        rng = random.Random(f"steps {name} {number}")
        match = dealt(GAMES[name], rng)
        stop = rng.choice([0, 3, 9, 30, 1000])
        for at, _ in enumerate(played(match, rng, "greedy")):
            if at >= stop and not match.game.mid_move(match.state):
                break
        for seat in everybody(match.game, match.rules):
            found = sent(steps(match.record, 1, seat, ENGLISH))
            held(found, list[Step])
            assert [step["number"] for step in found] == list(range(len(found)))
            assert found[0]["desk"]["phase"] == "deal"
            assert found[0]["line"] == ""
            assert found[-1]["desk"] == sent(Viewer(match, seat, ENGLISH).desk())
            lines = match.game.write_lines(match.rules, match.deal.start, match.deal.actions)
            shown = lines if seat is None else match.game.redact_lines(match.rules, match.deal.start, lines, seat)
            got = [step["line"] for step in found[1:]]
            hidden = [line if line.startswith("deal talon") else None for line in got]
            assert got == [mine or line for mine, line in zip(hidden, shown, strict=True)]


@pytest.mark.parametrize("name", GAMES)
def test_steps_with_all_cards_show_every_hand(name):
    match = dealt(GAMES[name], random.Random(f"all {name}"))
    for _ in played(match, random.Random(3), "greedy"):
        pass
    found = sent(steps(match.record, 1, None, ENGLISH))
    log = match.deal.actions
    state, after_lines = match.deal.start, [0]
    for step in found[1:]:
        actions = match.game.read_line(match.rules, state, step["line"])
        for action in actions:
            state = match.game.apply(match.rules, state, action)
        after_lines.append(after_lines[-1] + len(actions))
    for step, place in zip(found, after_lines, strict=True):
        match.deal.actions = log[:place]
        if len(match.game.write_lines(match.rules, match.deal.start, log[:place])) > 3:
            assert [sorted(cards) for cards in step["desk"]["shown"]] == [
                held_by(match, seat) for seat in range(match.seats)
            ]
        assert [len(cards) for cards in step["desk"]["shown"]] == step["desk"]["held"]
    match.deal.actions = log
    assert sent(Viewer(match, NOBODY, ENGLISH).desk())["shown"] is None


@pytest.mark.parametrize("name", GAMES)
def test_a_match_begun_from_a_step_stands_where_the_step_stood(name):
    match = whole_match(name, 4, 2)
    first = sent(steps(match.record, 1, 0, ENGLISH))[-1]["desk"]["settled"]["totals"]
    found = sent(steps(match.record, 2, 0, ENGLISH))
    dealt_lines = sum(step["line"].startswith("deal") for step in found)
    for step in found[dealt_lines:]:
        part = Match.of_record(cut(match.record, 2, step["number"]))
        assert sent(Viewer(part, 0, ENGLISH).desk()) == step["desk"]
        assert list(part.record.deals[0].settlement.after.totals) == first
    for number in (0, dealt_lines - 1, len(found)):
        with pytest.raises(Unreadable, match="no-such-step"):
            cut(match.record, 2, number)


@pytest.mark.parametrize("name", GAMES)
def test_the_marks_of_a_deal_are_where_tricks_and_turns_begin(name):
    phase, key, value = {"tysiac": ("play", "trick", []), "mille": ("draw", "settled", None)}[name]
    counts = set()
    for seed in range(4):
        match = whole_match(name, seed, 1)
        found = sent(steps(match.record, 1, NOBODY, ENGLISH))
        lines, begins = marks(match.record, 1)
        assert lines == len(found) - 1
        assert begins == [one["number"] for one in found if (one["desk"]["phase"], one["desk"][key]) == (phase, value)]
        counts.add(len(begins))
    assert counts <= {0, 8} if name == "tysiac" else min(counts) > 2
    assert max(counts) >= 8


def test_a_card_that_left_and_came_again_has_a_new_number():
    """Out of turn, the same list of cards is the same hand only while no card came or went."""
    said = Said(ENGLISH)
    shows = Presenter(said, Seats(said, ["Ala", "Bo"], 0), GAMES["mille"].presets["pagat"], 0)

    def numbers() -> list[int]:
        held = shows._held(["As", "Ks"], lambda card: 0, lambda card: [], None)
        return [one.at for one in held]

    shows._hands.comes(0, ["As", "Ks"])
    assert numbers() == numbers() == [0, 1]
    shows._hands.goes(0, ["Ks"])
    shows._hands.comes(0, ["Ks"])
    assert numbers() == [0, 2]
