"""``Match``: the log, the state it folds to, taking back, and the record of any moment."""

import dataclasses
import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chiliad.bot import ask
from chiliad.bots import bot_class, play_out, seat_bots
from chiliad.errors import ChiliadError, Illegal, Unreadable
from chiliad.game import CHANCE, NOBODY, OVER, contains
from chiliad.games import GAMES
from chiliad.play.match import Match
from chiliad.records import read, redact, write
from pace import count
from play.playing import MOVES, matches, play_on, standing

FEW = settings(max_examples=settings().max_examples // 4)  # reading a view searches for a deal that fits


def test_a_match_in_five_lines():
    match = Match("tysiac", ["Ala", "Bo", "Cem"], seed=1)
    while not match.over and len(match.record.deals) < 30:
        if match.deal_over:
            match.begin_deal()
        match.play(match.legal()[-1])
    assert read(match.text()).players == ["Ala", "Bo", "Cem"]


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_played_to_its_end(name):
    ended = 0
    for seed in range(max(count(40), 15)):
        match = Match(name, options={"target": 150}, seed=seed)
        rng = random.Random(seed)
        while not match.over and not match.stuck and len(match.record.deals) < 8:
            assert match.deal_over
            assert match.totals == (match.settlement.after.totals if match.record.deals else (0,) * match.seats)
            match.begin_deal()
            assert match.settlement is None
            while not match.deal_over and not match.stuck:
                legal = match.legal()
                match.play(legal[0] if rng.random() < 0.9 else rng.choice(legal))
        ended += match.over
        if match.over:
            assert match.legal() == []
            assert match.actor == OVER
            assert match.winner in range(match.seats)
            assert match.totals[match.winner] >= 150
            assert f"winner = {match.winner}" in match.text()
            with pytest.raises(Illegal, match="match-over"):
                match.begin_deal()
            with pytest.raises(Illegal, match="match-over"):
                match.play(0)
        dealers = [deal.dealer for deal in match.record.deals]
        assert all(match.game.next_dealer(match.rules, one) == other for one, other in itertools.pairwise(dealers))
    assert ended > 0


@given(matches(), MOVES)
def test_any_moment_of_a_match_reads_back_and_goes_on(match, moves):
    play_on(match, moves)
    text = match.text()
    record = read(text)
    assert write(record) == text
    again = Match.of_record(record)
    assert (again.rules, again.totals, again.winner) == (match.rules, match.totals, match.winner)
    assert again.deal_over == match.deal_over or again.actor >= 0
    if match.record.deals:
        # An incomplete line is left out: the match that is read back is at the line's beginning.
        states, state = [match.deal.start], match.deal.start
        for action in match.deal.actions:
            state = match.game.apply(match.rules, state, action)
            states.append(state)
        assert again.state in states
        assert again.text() == text
    play_on(again, moves[:20])
    assert write(read(again.text())) == again.text()


@given(matches(), MOVES)
def test_the_same_seed_is_the_same_match(match, moves):
    first = play_on(match, moves).text()
    seats = {match.game.seats_option: match.seats} if match.game.seats_option else {}
    again = Match(match.game, preset=match.record.preset, options=seats, seed=match.chance.seed)
    again.rules = again.record.rules = match.rules
    assert play_on(again, moves).text() == first


@FEW
@given(matches(), MOVES)
def test_every_seat_and_the_public_can_be_shown_any_moment(match, moves):
    play_on(match, moves)
    for seat in (NOBODY, *range(match.seats)):
        text = redact(match.record, seat)
        assert write(read(text)) == text or not match.record.deals
        if match.state is not None:
            assert match.observe(seat).seat == seat
    if match.actor >= 0:
        assert match.observe().seat == match.actor
        assert match.observe() == match.observe(match.actor)


@given(matches(), MOVES, st.lists(st.integers(-5, 1 << 10), max_size=30))
def test_what_is_illegal_changes_nothing(match, moves, tries):
    with pytest.raises(Illegal, match="no-deal-yet"):
        match.play(0)
    play_on(match, moves)
    held = standing(match)
    after = "match-over" if match.over else "deal-over" if match.record.deals else "no-deal-yet"
    for action in tries:
        if match.deal_over:
            with pytest.raises(Illegal, match=after):
                match.play(action)
        elif not contains(match.game.legal(match.rules, match.state), action):
            wanted = match.game.explain(match.rules, match.state, action)
            with pytest.raises(Illegal) as fault:
                match.play(action)
            assert str(fault.value) == str(wanted)
    if not match.deal_over:
        with pytest.raises(Illegal, match="deal-not-over"):
            match.begin_deal()
    assert standing(match) == held


@given(matches(), MOVES, st.integers(0, 2))
def test_a_decision_taken_back_is_made_again_and_the_same_cards_come(match, moves, seat):
    check_take_back(play_on(match, moves), seat % match.seats)


@given(matches(), MOVES, st.integers(0, 2))
def test_cards_from_the_system_come_again_too(match, moves, seat):
    again = Match(match.game)
    play_on(again, moves)
    check_take_back(again, seat % match.seats)


@given(matches(), MOVES, st.integers(0, 2))
def test_cards_of_a_match_read_back_come_again_too(match, moves, seat):
    check_take_back(Match.of_record(read(play_on(match, moves).text())), seat % match.seats)


def check_take_back(match, seat):
    held, actions = standing(match), list(match.deal.actions) if match.record.deals else []
    if not match.undo(seat):
        assert standing(match) == held
        return
    left = len(match.deal.actions)
    assert match.actor == seat
    assert len(match.legal()) > 1
    assert not match.game.mid_move(match.state), "a set is taken back as a whole"
    assert match.deal.actions == actions[:left]
    assert match.settlement is None
    assert match.winner == NOBODY
    while len(match.deal.actions) < len(actions):
        assert match.deal.actions == actions[: len(match.deal.actions)], "another card came"
        later = match.deal.actions != actions[:left]
        decides = match.actor == seat and len(match.legal()) > 1 and not match.game.mid_move(match.state)
        assert not later or not decides, "not the last decision"
        match.play(actions[len(match.deal.actions)])
    assert standing(match) == held


def test_a_comment_on_what_is_taken_back_goes_with_it():
    match = Match("tysiac", seed=3)
    match.begin_deal()
    match.deal.comment("the deal")
    match.play(match.legal()[0])
    match.deal.comment("the opening")
    assert match.undo((match.deal.dealer + 1) % 3)
    assert "the deal" in match.text()
    assert "the opening" not in match.text()


@pytest.mark.parametrize("name", GAMES)
def test_before_anything_happens(name):
    match = Match(name)
    assert match.deal_over
    assert (match.actor, match.winner, match.over, match.stuck) == (OVER, NOBODY, False, False)
    assert match.legal() == []
    assert match.settlement is None
    assert not match.undo(0)
    assert match.players == [f"Player {seat + 1}" for seat in range(match.seats)]
    assert write(read(match.text())) == match.text()


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_that_never_ends_is_stopped(name):
    match = Match(dataclasses.replace(GAMES[name], actions_per_deal_max=40), seed=5)
    match.begin_deal()
    while not match.stuck and not match.deal_over:
        match.play(match.legal()[-1])
    if match.stuck and not match.deal_over:
        held = standing(match)
        with pytest.raises(Illegal, match="deal-too-long"):
            match.play(match.legal()[-1])
        assert standing(match) == held


@pytest.mark.parametrize("name", GAMES)
def test_a_record_that_stops_while_cards_are_dealt_goes_on(name):
    match = Match(name, seed=8)
    match.begin_deal()
    for kept in range(4):
        lines = match.game.write_lines(match.rules, match.deal.start, match.deal.actions)[:kept]
        text = match.text()
        start, end = text.index("actions = ["), text.index("]\n", text.index("actions = [")) + 2
        some = "".join(f'  "{line}",\n' for line in lines)
        record = read(f"{text[:start]}actions = [\n{some}]\n{text[end:]}")
        again = Match.of_record(record)
        assert again.actor != CHANCE, "nobody deals"
        play_on(again, range(10))
        assert again.text().count("deal 0") == 1


def test_a_view_is_no_match():
    match = Match("mille", seed=1)
    match.begin_deal()
    with pytest.raises(Illegal, match="record-is-a-view"):
        Match.of_record(read(redact(match.record, 0)))


@pytest.mark.parametrize("options", [{"target": 0}, {"odd": 1}, {"must_beat": 2}, {"bid_limit": "high"}])
def test_options_that_can_not_be_are_refused(options):
    with pytest.raises(Unreadable):
        Match("tysiac", options=options)


def test_a_match_needs_as_many_players_as_seats():
    with pytest.raises(Unreadable, match="this game has 3 players, not 2"):
        Match("tysiac", ["Ala", "Bo"])
    with pytest.raises(Unreadable, match="there is no game “tysiak” here, only: mille, tysiac"):
        Match("tysiak")
    with pytest.raises(ValueError, match="seed"):
        Match("mille", seed=-1)


def test_what_is_asked_before_the_first_deal_is_refused():
    match = Match("tysiac", seed=1)
    for asked in (match.observe, lambda: match.observe(0), lambda: match.deal, lambda: match.play(0)):
        with pytest.raises(Illegal, match="no-deal-yet"):
            asked()
    assert (match.legal(), match.actor, match.settlement) == ([], OVER, None)


@pytest.mark.parametrize("name", GAMES)
def test_a_view_is_of_a_seat_and_of_the_public_when_nobody_acts(name):
    match = Match(name, seed=3)
    play_out(match, seat_bots(match, ["greedy"] * match.seats), deals_max=1)
    assert match.observe() == match.observe(NOBODY)
    for seat in (match.seats, -2):
        with pytest.raises(Unreadable, match="bad-seat"):
            match.observe(seat)


@pytest.mark.parametrize("name", GAMES)
def test_an_action_may_be_played_as_its_text(name):
    match, by_text = Match(name, seed=5), Match(name, seed=5)
    bots = [bot_class(name, "greedy")(seat) for seat in range(match.seats)]
    for each in (match, by_text):
        each.begin_deal()
    while not match.deal_over:
        action = ask(bots[match.actor], match.information_state()).action
        by_text.play("  " + match.game.action_text(match.rules, match.state, action))
        match.play(action)
    assert by_text.text() == match.text()


def test_a_line_of_several_actions_is_played_whole_or_not_at_all():
    match = Match("mille", seed=1)
    match.begin_deal()
    seat, before = match.actor, match.text()
    for text, slug in (
        ("bid 100", "bad-action"),
        (f"{seat} lay K KsKhKd", "must-draw-first"),
        (f"{1 - seat} draw", "bad-action"),
        (None, "bad-action"),
    ):
        with pytest.raises(ChiliadError, match=slug):
            match.play(text)
        assert match.text() == before
    for card in ("Ks", "3d", "7c"):  # a player does not choose the card drawn
        with pytest.raises(ChiliadError):
            match.play(f"{seat} draw {card}")
        assert match.text() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_seeded_match_read_back_goes_on_as_it_would_have(name):
    whole, match = (Match(name, options={"target": 150}, seed=11) for _ in range(2))
    for each in (whole, match):
        each.begin_deal()
        while not each.deal_over:
            each.play(each.legal()[0])
    again = Match.of_record(read(match.text()))
    assert again.chance.seed == 11
    if not whole.over:
        whole.begin_deal()
        again.begin_deal()
    assert again.text() == whole.text()


def test_a_seed_that_is_none_is_not_used():
    match = Match("mille", seed=11)
    match.record.extra["shuffle"] = "seed 99999999999999999999"
    assert Match.of_record(match.record).chance.seed is None


@pytest.mark.parametrize("game", GAMES)
def test_what_was_foreseen_last_is_not_what_happens(game):
    """Several things may be foreseen, and another one is done: the match goes on from what is done."""
    match, plain = Match(game, seed=8), Match(game, seed=8)
    match.begin_deal()
    plain.begin_deal()
    while not match.deal_over and len(match.deal.actions) < 150:
        first, *_, last = match.legal() * 2
        log = match.preview([first])
        match.preview([last])
        match.extend(log)
        plain.play(first)
        assert (match.state, match.deal.actions) == (plain.state, plain.deal.actions)
