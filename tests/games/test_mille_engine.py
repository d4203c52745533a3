"""The engine of Mille against itself, and its notation."""

from collections import Counter

import pytest

from chiliad.bits import bit_at
from chiliad.game import CHANCE, NOBODY, OVER, actions_of, contains
from chiliad.games.mille import GAME
from chiliad.games.mille.notation import action_text
from chiliad.games.mille.options import Rules
from chiliad.games.mille.playout import random_deal
from chiliad.games.mille.rules import random_action
from chiliad.games.mille.state import Standing
from games.chi_square import even, fit
from games.mille_positions import PAGAT, dealt, play, player, position, random_states, refusal

SPADES_AND_HEARTS = "AsKsJsTs9s8s7s6s5s4s3sAhKhJhTh"
CLUBS_AND_HEARTS = "AcKcJcTc9c8c7c6c5c4c3c9h8h7h6h"


STALEMATES = (49, 53, 201)
"""Seeds of random deals that end in a stalemate."""
VARIANTS = [Rules(), Rules(max_wilds=1), Rules(max_wilds=0)]


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: f"wilds{rules.max_wilds}")
def test_legal_and_why_illegal_agree_on_every_action(rules):
    for n, (state, _) in enumerate(random_states(rules, 77)):
        assert GAME.check(rules, state) == 0
        if n % 9 and n > 60:
            continue
        masks = GAME.legal(rules, state)
        for action in range(-64, 7 * 64):
            code = GAME.why_illegal(rules, state, action)
            assert (code == 0) == contains(masks, action), (GAME.reasons[code], state)
            if code and action % 5 == 0:
                assert GAME.explain(rules, state, action).slug == GAME.reasons[code]


@pytest.mark.parametrize("seed", [*range(4), *STALEMATES])
def test_a_random_deal_is_what_single_steps_are(seed):
    rules = VARIANTS[seed % 3]
    state, rng, decisions = GAME.start(rules, Standing(), seed & 1), seed, 0
    while GAME.actor(state) != OVER:
        decisions += GAME.actor(state) != CHANCE
        action, rng = random_action(rules, state, rng)
        state = GAME.apply(rules, state, action)
    assert random_deal(rules, Standing(), seed & 1, seed) == (state, decisions, rng)
    if seed in STALEMATES:
        assert (state.out, state.stock_idle, state.stock_any) == (NOBODY, 1, 0)


@pytest.mark.parametrize("seed", range(3))
def test_lines_are_read_as_they_were_written(seed):
    rules = VARIANTS[seed]
    start = GAME.start(rules, Standing(), seed & 1)
    states, actions = zip(*random_states(rules, seed, seed & 1), strict=True)
    lines = GAME.write_lines(rules, start, actions[:-1])
    read, state = [], start
    for line in lines:
        got = GAME.read_line(rules, state, line)
        read += got
        for action in got:
            state = GAME.apply(rules, state, action)
    if GAME.actor(states[-1]) == OVER:
        assert state == states[-1]
    assert GAME.write_lines(rules, start, read) == lines
    for cut in range(0, len(actions), 7):
        whole = GAME.write_lines(rules, start, actions[:cut])
        assert [line for line in whole[:-1] if line not in lines] == []


@pytest.mark.parametrize(
    "line, slug",
    [
        ("", "bad-action"),
        ("draw 7c", "bad-action"),
        ("0 draw", "bad-action"),
        ("2 draw 7c", "bad-seat"),
        ("٠ draw 7c", "bad-action"),
        ("0 draw 7x", "bad-card"),
        ("0 draw ??", "bad-card"),
        ("0 draw 7c7d", "wrong-card-count"),
        ("0 lay 11 7c", "bad-rank"),
        ("0 lay 2 7c", "must-draw-first"),
        ("0 pick", "bad-action"),
        ("deal 2 7c", "bad-action"),
        ("deal 0 7c", "wrong-card-count"),
        ("deal up 7c", "deal-done"),
        ("0 take 7c7d", "no-pair"),
        ("0 DRAW 7♣", ""),
        ("  0   draw  10C ", ""),
    ],
)
def test_lines_are_read_leniently_and_never_guessed(line, slug):
    assert refusal(dealt((SPADES_AND_HEARTS, CLUBS_AND_HEARTS), "5h"), line) == slug


def test_deal_lines_stand_in_order():
    state = GAME.start(PAGAT, Standing(), 0)
    assert refusal(state, f"deal 1 {CLUBS_AND_HEARTS}") == "deal-line-order"
    assert refusal(state, "0 draw 7c") == "not-dealt-yet"
    assert refusal(state, "deal 0 " + "Ks" * 15) == "not-in-stock"


def test_cards_laid_on_one_set_are_one_line_in_the_order_of_cards():
    start = position((player("KsKhKdKc2s5c5d"), player("4s")), "9h")
    opened = GAME.read_line(PAGAT, start, "0 lay K 2sKcKd")
    assert GAME.write_lines(PAGAT, start, opened[:2]) == []
    assert GAME.write_lines(PAGAT, start, opened) == ["0 lay K KdKc2s"]
    more = [*opened, *GAME.read_line(PAGAT, play(start, "0 lay K KdKc2s"), "0 lay K KsKh")]
    assert GAME.write_lines(PAGAT, start, more) == ["0 lay K KsKhKdKc2s"]


def test_steps_are_written_for_every_action():
    texts = set()
    for state, action in random_states(PAGAT, 5):
        if action != NOBODY:
            texts |= {" ".join(w for w in action_text(PAGAT, state, action).split() if w.islower() and len(w) > 2)}
    assert texts >= {"draw", "stock", "lay", "discard", "deal"}


def test_the_nth_bit_is_found():
    mask = 0b1011 << 40 | 0b101
    assert [bit_at(mask, n) for n in range(5)] == [0, 2, 40, 41, 43]
    assert [bit_at((1 << 63) - 1, n) for n in (0, 31, 32, 62)] == [0, 31, 32, 62]


def test_every_legal_action_leads_to_a_sound_state():
    for n, (state, _) in enumerate(random_states(PAGAT, 31)):
        if n % 10 == 0 and n > 31:
            for action in actions_of(GAME.legal(PAGAT, state)):
                assert GAME.check(PAGAT, GAME.apply(PAGAT, state, action)) == 0


def test_every_legal_action_is_as_likely_in_random_play():
    state = position((player("KsKhKdKc2s5c5d", "7s7h7d"), player("4s")), "9h")
    actions, rng, counts = actions_of(GAME.legal(PAGAT, state)), 1, Counter()
    for _ in range(4000):
        action, rng = random_action(PAGAT, state, rng)
        counts[action] += 1
    assert len(actions) == 4 + 2 + 1 + 7  # kings, fives, the 2 on the sevens, discards
    assert fit(counts, even(actions)) > 0.001
