"""The frozen opponents of Mille: a deal of each is pinned, for what is measured against them must stay true."""

import hashlib

import pytest

from chiliad.bot import Budget, ask
from chiliad.bots import bot_class, bots_for_people, play_out
from chiliad.games import GAMES
from chiliad.games.mille import policy
from chiliad.games.mille.player_cards import card
from chiliad.games.mille.state import ACTION_DRAW, ACTION_TAKE, DRAW, KIND_DISCARD, KIND_LAY, MELD
from chiliad.play.match import Match
from games.mille_positions import PAGAT, player, position
from games.stepping import observed

GAME = GAMES["mille"]
FROZEN = {
    "random": "2715b4a86e2d08bb",
    "greedy": "ca9b6894c3688285",
    "thumb": "33fa817b47d0bd15",
    "tuned": "5dea804f28452c58",
    "halving100": "899ca98a4aabc968",
}
"""The first 16 digits of the hash of a deal's actions."""
FEW = Budget(nodes=300)  # of halving100: enough to search, cheap enough to run plain


def asked(name, state, budget=None):
    """What a bot answers in a state."""
    return ask(bot_class("mille", name)(1), observed(GAME, GAME.observe(PAGAT, state, state.turn)), budget)


@pytest.mark.parametrize("name", FROZEN)
def test_a_frozen_opponent_plays_as_it_always_has(name):
    match = Match("mille", [name, name], seed=31)
    play_out(match, [name, name], deals_max=1, seed=32, budget=FEW)
    actions = repr([deal.actions for deal in match.record.deals])
    assert hashlib.sha256(actions.encode()).hexdigest()[:16] == FROZEN[name]


def test_the_bots_for_programs_come_first_and_no_person_meets_them():
    assert tuple(policy.BOTS)[: len(FROZEN)] == tuple(FROZEN)
    assert not set(FROZEN) & set(bots_for_people("mille"))


def test_thumb_takes_a_rich_pack_and_leaves_a_poor_one():
    other = player(hand="AsAhAdTsThTd7s7h")
    for pack, expected in (("QcQs3h4d8c", ACTION_TAKE), ("3h4d5c8c", ACTION_DRAW)):
        state = position((player(hand="8s8h5d6cKdJs"), other), pack, phase=DRAW)
        assert asked("thumb", state).action == expected


def test_thumb_lays_threes_but_no_pair_with_a_2_and_keeps_2s():
    state = position((player(hand="KsKhKd9s9h2c4d6c"), player(hand="AsAhAdTsThTd7s7h")), "3h", phase=MELD)
    laid = set()
    while state.turn == 0 and state.phase != DRAW:
        action = asked("thumb", state).action
        state = GAME.apply(PAGAT, state, action)
        if action >> 6 == KIND_LAY:
            laid.add(action & 63)
    assert laid == {card("Ks"), card("Kh"), card("Kd")}
    assert action == KIND_DISCARD << 6 | card("4d")


def test_halving100_compares_plans_by_points():
    state = position((player(hand="KsKhKd7s7h9c4d"), player(hand="AsAhAdTsThTd7d8h")), "Qd3c", phase=MELD)
    first, *_ = asked("halving100", state, Budget(nodes=400)).candidates
    assert first.value is not None
    assert abs(first.value) > 1
    assert "match_chance" not in first.more
    assert asked("halving100", state, Budget(nodes=1)).action == asked("greedy", state).action
