"""Taking back at a table: not past a card that was seen or another player's action."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiliad.cards import HIDDEN
from chiliad.game import CHANCE
from chiliad.games import GAMES
from chiliad.play.match import Match
from pace import count
from play.playing import MOVES, matches, play_on, standing


def does(match: Match, *texts: str) -> None:
    """Apply the acting seat's actions, given as text without the seat."""
    for text in texts:
        found = {match.game.action_text(match.rules, match.state, action)[2:]: action for action in match.legal()}
        match.play(found[text])


def can(match: Match) -> list[str]:
    """The legal actions of the acting seat, without the seat."""
    return [match.game.action_text(match.rules, match.state, action)[2:] for action in match.legal()]


def may(match: Match) -> list[int]:
    return [seat for seat in range(match.seats) if match.may_undo_own(seat)]


# --- Tysiac ----------------------------------------------------------------------------------------------------------


def dealt(name: str, seed: int = 1) -> Match:
    match = Match(name, seed=seed)
    match.begin_deal()
    return match


def test_nothing_is_done_yet():
    for name in GAMES:
        assert may(Match(name)) == []
        assert may(dealt(name)) == []


def test_a_bid_goes_back_until_the_next_one_acts():
    match = dealt("tysiac")
    held, first = standing(match), match.actor
    does(match, "bid 100")
    assert may(match) == [first]
    does(match, "pass")
    assert may(match) == [(first + 1) % 3], "another player has acted"
    assert not match.undo_own(first)
    assert match.undo_own((first + 1) % 3)
    assert match.undo_own(first)
    assert standing(match) == held


def test_the_pass_that_shows_the_talon_stays():
    match = dealt("tysiac")
    does(match, "bid 100", "pass")
    last = match.actor
    before = standing(match)
    does(match, "pass")
    assert match.observe(last).auction.talon
    assert may(match) == [], "the seat has seen the talon"
    assert not match.undo_own(last)
    assert standing(match) != before


def test_gifts_and_the_contract_go_back_one_by_one():
    match = dealt("tysiac")
    does(match, "bid 100", "pass", "pass")
    declarer, start = match.actor, standing(match)
    given = []
    for _ in range(2):
        given.append(standing(match))
        does(match, next(text for text in can(match) if text.startswith("give")))
    given.append(standing(match))
    does(match, "contract 120")
    assert may(match) == [declarer]
    for held in reversed(given):
        assert match.undo_own(declarer)
        assert standing(match) == held
    assert standing(match) == start
    assert may(match) == [], "another player's pass comes before it"


def test_a_trick_won_and_the_next_card_led_go_back_to_the_lead_only():
    for seed in range(50):
        match = dealt("tysiac", seed)
        does(match, "bid 100", "pass", "pass")
        for _ in range(2):
            does(match, next(text for text in can(match) if text.startswith("give")))
        does(match, "contract 100")
        for _ in range(3):
            last = match.actor
            does(match, can(match)[-1])
        if match.actor != last:
            continue
        held = standing(match)
        does(match, next(text for text in can(match) if text.startswith("play")))
        assert may(match) == [last]
        assert match.undo_own(last)
        assert standing(match) == held
        return
    raise AssertionError("the third player never won")


def test_a_concession_ends_the_deal_and_stays():
    match = dealt("tysiac")
    does(match, "bid 100", "pass", "pass", "concede")
    assert match.deal_over
    assert may(match) == []


# --- Mille -----------------------------------------------------------------------------------------------------------


def a_turn_in_mille(wanted: str) -> Match:
    """A match in which the acting seat has a legal action that begins with ``wanted``."""
    for seed in range(300):
        match, rng = dealt("mille", seed), random.Random(seed)
        for _ in range(60):
            if match.deal_over:
                break
            if any(text.startswith(wanted) for text in can(match)):
                return match
            match.play(rng.choice(match.legal()))
    raise AssertionError(f"nobody could {wanted}")


def test_a_card_drawn_has_been_seen():
    match = dealt("mille")
    seat = match.actor
    does(match, "draw")
    assert may(match) == []
    held = standing(match)
    does(match, next(text for text in can(match) if text.startswith("discard")))
    assert match.actor != seat
    assert may(match) == [seat], "the other player has not acted"
    assert match.undo_own(seat)
    assert standing(match) == held
    assert may(match) == []


def test_a_set_goes_back_whole_and_not_the_draw_before_it():
    for seed in range(200):
        match = dealt("mille", seed)
        seat = match.actor
        does(match, "draw")
        lays = [text for text in can(match) if text.startswith("lay")]
        if lays:
            break
    held = standing(match)
    does(match, lays[0])
    assert match.game.mid_move(match.state)
    assert may(match) == [seat]
    begun = match.text()
    assert match.undo_own(seat)
    assert standing(match) == held
    does(match, lays[0])
    assert match.text() == begun
    while match.game.mid_move(match.state):
        does(match, can(match)[0])
    assert len(match.deal.actions) >= len(held[1][0][2]) + 3
    assert match.undo_own(seat)
    assert standing(match) == held
    assert may(match) == [], "the card drawn comes before it"


def test_the_pack_taken_goes_back_whole_since_it_lay_open():
    match = a_turn_in_mille("take")
    seat, held = match.actor, standing(match)
    does(match, "take")
    assert may(match) == [seat]
    while match.game.mid_move(match.state):
        match.play(match.legal()[-1])
    if match.deal_over:
        pytest.fail("a deal that ends with the pack: choose another seed")
    assert may(match) == [seat]
    assert match.undo_own(seat)
    assert standing(match) == held


def test_the_up_card_two_goes_back():
    match = a_turn_in_mille("uptwo")
    seat, held = match.actor, standing(match)
    does(match, "uptwo")
    assert match.undo_own(seat)
    assert standing(match) == held


def test_going_out_stays():
    ended = 0
    for seed in range(60):
        match = play_on(Match("mille", seed=seed), range(7, 4000, 13)[:250])
        for _ in range(4000):
            if match.deal_over or match.stuck:
                break
            match.play(match.legal()[0])
        if match.deal_over:
            ended += 1
            assert may(match) == []
        if ended == 3:
            return
    raise AssertionError("no deal ended")


# --- Both ------------------------------------------------------------------------------------------------------------


@given(matches(), MOVES, st.integers(0, 1 << 20))
def test_what_goes_back_is_ones_own_and_nothing_was_seen(match, moves, other):
    play_on(match, moves)
    held = standing(match)
    for seat in range(match.seats):
        log = list(match.deal.actions) if match.record.deals else []
        allowed = match.may_undo_own(seat)
        if not allowed:
            assert not match.undo_own(seat)
            assert standing(match) == held
            continue
        seen = shown(match, seat, len(log))
        assert match.undo_own(seat)
        place = len(match.deal.actions)
        assert match.deal.actions == log[:place]
        assert match.actor == seat
        assert len(match.legal()) > 1
        state = match.state
        for action in log[place:]:
            assert match.game.actor(state) == seat
            state = match.game.apply(match.rules, state, action)
        assert match.game.actor(state) != CHANCE
        assert shown(match, seat, place) == seen, "the seat's log showed it another card"
        legal = match.legal()
        match.play(legal[other % len(legal)])
        return


def shown(match: Match, seat: int, length: int) -> int:
    """The number of cards hidden from a seat in its log so far."""
    lines = match.game.write_lines(match.rules, match.deal.start, match.deal.actions[:length])
    return "".join(match.game.redact_lines(match.rules, match.deal.start, lines, seat)).count(HIDDEN)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_read_back_takes_back_the_same(name):
    allowed = 0
    for seed in range(count(60)):
        match = play_on(dealt(name, seed), random.Random(seed).choices(range(1000), k=seed))
        again = Match.of_record(match.record)
        assert may(again) == may(match)
        for seat in may(match):
            allowed += 1
            assert again.undo_point(seat) == match.undo_point(seat)
    assert allowed > 0
