"""Every bot is legal, repeatable and blind to hidden cards; its matches end; the ladder's order holds."""

import sys
from itertools import count as numbers

import pytest

from bots.bot_checks import CHECKS, DEALS
from chiliad.bits import seed_from
from chiliad.bot import RandomBot
from chiliad.bots import BOTS, bot_class, play_out, seat_bots
from chiliad.errors import Unreadable
from chiliad.game import NOBODY, actions_of
from chiliad.games import GAMES
from chiliad.play.match import Match
from pace import count

EVERY = [(game, name) for game, names in BOTS.items() for name in names]


SLOW = ("halving100", "flat32", "pimc20")  # the frozen baselines that search: a deal takes them seconds
SLOW_DEALS, LEAST = 2, 4


def deals_of(check, name):
    return SLOW_DEALS if name in SLOW else max(count(DEALS[check]), LEAST)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("game,name", EVERY)
def test_a_bot_conforms(game, name, check):
    CHECKS[check](GAMES[game], bot_class(game, name), deals_of(check, name))


# --- The checks can fail ---------------------------------------------------------------------------------------------


class Stubborn(RandomBot):
    """A bot that always does the same."""

    def decide(self, info, budget=None):
        return 0


class Greek(RandomBot):
    """A bot that answers in words."""

    def decide(self, info, budget=None):
        return str(super().decide(info, budget))


class Fickle(RandomBot):
    """A bot that remembers other matches."""

    moves = numbers()

    def decide(self, info, budget=None):
        actions = info.legal_actions()
        return actions[next(self.moves) // 7 % len(actions)]


class Peeking(RandomBot):
    """A bot that looks at the cards that its observation hides."""

    def decide(self, info, budget=None):
        actions = info.legal_actions()
        state = sys._getframe(2).f_locals["state"]
        return actions[hash(state) % len(actions)]


@pytest.mark.parametrize(
    "bot,check,complaint",
    [
        (Stubborn, "legal", "not legal"),
        (Greek, "legal", "no plain integer"),
        (Fickle, "same", "another move"),
        (Peeking, "blind", "hidden cards"),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_broken_bot_is_caught(game, bot, check, complaint):
    with pytest.raises(AssertionError, match=complaint):
        CHECKS[check](GAMES[game], bot, 4)


# --- Matches ---------------------------------------------------------------------------------------------------------


def played(game, names, seed):
    match = Match(game, names, seed=seed)
    winner = play_out(match, seat_bots(match, names, seed))
    assert match.over
    assert match.winner == winner != NOBODY
    return match


def names_of(game, *some):
    seats = GAMES[game].default_seats
    return [some[seat % len(some)] for seat in range(seats)]


@pytest.mark.parametrize("game", GAMES)
def test_matches_of_greedy_bots_end(game):
    for seed in range(max(count(10), 2)):
        played(game, names_of(game, "greedy"), seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_random_bots_ends(game):
    match = played(game, names_of(game, "random"), SHORT[game])
    assert len(match.record.deals) >= 2


SHORT = {"mille": 1, "tysiac": 4}  # a seed whose match of random bots is a short one


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_match(game):
    first, second = (played(game, names_of(game, "greedy", "random"), 3) for _ in range(2))
    assert first.text() == second.text()


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game):
    matches, wins, seats = max(count(40), 4), 0, GAMES[game].default_seats
    for n in range(matches):
        names = ["greedy" if seat == n % seats else "random" for seat in range(seats)]
        wins += played(game, names, 100 + n).winner == n % seats
    assert wins >= 0.9 * matches


def test_greedy_declarers_make_more_than_half_of_what_they_play():
    made = declared = 0
    for seed in range(max(count(10), 3)):
        for deal in played("tysiac", names_of("tysiac", "greedy"), 500 + seed).record.deals:
            auction = deal_end(deal).auction
            points = deal.settlement.points[auction.declarer]
            if any(deal.settlement.points):
                declared += 1
                made += points >= auction.contract
    assert made > 0.5 * declared


def deal_end(deal):
    game, state = GAMES["tysiac"], deal.start
    for action in deal.actions:
        state = game.apply(game.presets["playroom"], state, action)
    return state


def test_greedy_players_of_mille_score():
    deals = [
        deal for seed in range(max(count(10), 3)) for deal in played("mille", ["greedy"] * 2, 700 + seed).record.deals
    ]
    assert sum(sum(deal.settlement.scores) for deal in deals) / (2 * len(deals)) > 100


def test_m20_a_deal_in_which_nobody_lays_a_card_ends_as_a_stalemate():
    """A bot only draws and discards: the pack becomes the stock once, and not again."""

    class Idle(RandomBot):
        def decide(self, info, budget=None):
            observation = info.observation
            idle = (observation.legal[0] & 1 or observation.legal[0], 0, 0, observation.legal[3], 0, 0)
            return actions_of(idle)[0]

    match = Match("mille", seed=1)
    assert play_out(match, [lambda deal: Idle(deal)] * 2, deals_max=1) == NOBODY
    draws = 73 + 73  # the stock of the deal, and all of the pack except its top
    assert len(match.deal.actions) == 31 + 3 * draws + 1
    assert match.deal_over


# --- Names -----------------------------------------------------------------------------------------------------------


def test_every_game_has_a_random_and_a_greedy_bot():
    assert set(BOTS) == set(GAMES)
    assert all(names[:2] == ("random", "greedy") for names in BOTS.values())


def test_an_unknown_bot_is_refused():
    with pytest.raises(Unreadable) as refused:
        bot_class("mille", "grandmaster")
    assert refused.value.details == {"text": "grandmaster", "known": ", ".join(BOTS["mille"]), "near": "none"}
    with pytest.raises(
        Unreadable, match=r"there is no bot “gredy” here, only: random, greedy, .*; perhaps greedy is meant"
    ):
        play_out(Match("mille", seed=1), ["gredy", "greedy"])


def test_a_bots_randomness_follows_from_seed_deal_and_seat():
    match = Match("mille", seed=1)
    seats = seat_bots(match, ["random", "random"], seed=5)
    assert vars(seats[1](7)) == vars(RandomBot(seed_from(5, 7, 1)))
    assert vars(seats[1](7)) != vars(seats[0](7)) != vars(seats[0](8))
