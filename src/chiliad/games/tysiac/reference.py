"""The reference player of Tysiac, by which the balance of luck and skill measures (``valuation.py``).

It bids as ``club``, ``strong`` and ``expert`` are likeliest to, by the model of players that ``belief.py`` has; it
gives the cards, and names the contract, with which it does best in a few deals that it imagines; a declarer leads, and
a defender follows, as the model has it; other cards are those of ``greedy``.  It sees its own cards and the table only,
and what it does follows from them.  It is quick, because a report plays some hundred thousand deals, and better than
``greedy``: one among two of them wins 52 % of 9,000 matches.
"""

from __future__ import annotations

from chiliad._jit import kernel, lowest_index, popcount, set_at
from chiliad.bits import below, bit_at, seed_from, step
from chiliad.games.tysiac.belief import card_features, hand_features, weighted
from chiliad.games.tysiac.belief_model import PLAYROOM
from chiliad.games.tysiac.greedy import choose_play
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import legal_auction
from chiliad.games.tysiac.scoring import concession_is_free
from chiliad.games.tysiac.search import cheapest_cards
from chiliad.games.tysiac.state import (
    ALL,
    AUCTION,
    CONCEDE,
    CONTRACT,
    GIVE,
    HAND_CARDS_DEALT,
    KIND_BID,
    KIND_CONTRACT,
    KIND_GIVE,
    KIND_PLAY,
    PASS,
    PLAY,
    SECOND,
    Auction,
    State,
    after,
)
from chiliad.games.tysiac.talon import CALL_STEP, FIRST_CALL, call_index, legal_contract, may_concede, on_barrel
from chiliad.games.tysiac.tricks import apply_play, legal_play
from chiliad.games.tysiac.worlds import unplayed

BID, CARD = PLAYROOM.bid, PLAYROOM.card
GIFT_CARDS, GIFT_DEALS = 5, 8
"""Pairs of so many of the cheapest cards are tried as gifts, in so many deals."""
MADE_POINTS = 60
"""How many points more a pair is worth for each of these deals in which the contract is made; found by trial."""
CONTRACT_DEALS = 7
"""Contracts are compared in so many deals; their points, nine bits each, fit an integer."""
WINNING_WORTH, LEAST_WORTH = 600, 200
"""What a contract is worth that wins the match, in points, and how much more the auction's figure; guessed."""
GREEDY_LEAD = 1.2
"""How much more than the model says the declarer likes the lead of ``greedy``; found by trial."""
CONCEDE_BELOW = 3
"""It concedes, where that is free, if no pair makes the contract in so many of these deals; found by trial."""


@kernel
def _bid(rules: Rules, state: State) -> int:
    """The lowest bid, if players like to bid on with such a hand; else a pass.  An index of kind BID."""
    calls = legal_auction(rules, state)
    least = lowest_index(calls)
    if calls >> PASS & 1 == 0 or least >= PASS:
        return least
    figure = FIRST_CALL + CALL_STEP * least
    features = hand_features(rules, state, state.turn, state.hands[state.turn], figure)
    return least if weighted(features, BID) > 0 else PASS


@kernel
def _points(rules: Rules, state: State, hand: int, first: int, second: int, number: int) -> int:
    """The points that the declarer makes in the deal of this number if the two cards are given; all play greedily.

    ``hand``: the ten cards.  The other players' cards follow from the hand and the number alone.
    """
    seat = state.turn
    bits = 1 << first | 1 << second
    rng = seed_from(hand, number, 0)
    left, next_hand = ALL & ~hand, 0
    for _ in range(HAND_CARDS_DEALT):
        rng = step(rng)
        card = 1 << bit_at(left, below(rng, popcount(left)))
        next_hand |= card
        left &= ~card
    other, last = after(seat), after(after(seat))
    hands = set_at((0, 0, 0), seat, hand & ~bits)
    hands = set_at(hands, other, next_hand | 1 << first)
    hands = set_at(hands, last, left | 1 << second)
    auction = state.auction
    given = set_at(set_at((-1, -1, -1), other, first), last, second)
    called = Auction(auction.talon, auction.passed, auction.bids, seat, auction.contract, given, auction.blind, 0, 0)
    played = unplayed(state, PLAY, seat, hands, called)
    while played.phase == PLAY:
        played = apply_play(rules, played, choose_play(rules, played))
    return played.points[seat]


@kernel
def _gift(rules: Rules, state: State) -> int:
    """The card of the pair with which the contract is made in most of a few deals; or a concession.  An action."""
    seat, auction = state.turn, state.auction
    next_given, last_given = auction.given[after(seat)], auction.given[after(after(seat))]
    hand = state.hands[seat]
    hand |= 1 << next_given if next_given >= 0 else 0
    hand |= 1 << last_given if last_given >= 0 else 0
    cheap = cheapest_cards(rules, hand, GIFT_CARDS)
    best, most, made_most = 0, -1, 0
    firsts = 1 << next_given if next_given >= 0 else cheap
    while firsts:
        first = lowest_index(firsts)
        seconds = 1 << last_given if last_given >= 0 else cheap if next_given >= 0 else firsts
        seconds &= ~(1 << first)  # the order of a pair means little: each is tried once
        firsts &= firsts - 1
        while seconds:
            second = lowest_index(seconds)
            seconds &= seconds - 1
            made, total = 0, 0
            for number in range(GIFT_DEALS):
                points = _points(rules, state, hand, first, second, number)
                made += 1 if points >= auction.contract else 0
                total += points
            worth = made * MADE_POINTS + total
            if worth > most:
                best, most, made_most = (second if next_given >= 0 else first), worth, made
    if may_concede(rules, state) and made_most < CONCEDE_BELOW and concession_is_free(rules, state.before, seat):
        return KIND_BID << 6 | CONCEDE
    return KIND_GIVE << 6 | (SECOND + best if next_given >= 0 else best)


@kernel
def _contract(rules: Rules, state: State) -> int:
    """The figure that is worth most in a few deals, the lowest one a little more.  An index of kind CONTRACT."""
    seat = state.turn
    calls = legal_contract(rules, state)
    total = state.before.totals[seat]
    waits = on_barrel(rules, state.before, seat)
    least = max(lowest_index(calls), call_index(rules.barrel_contract_min) if waits else 0)
    if calls & calls - 1 == 0 or calls >> least & 1 == 0:
        return lowest_index(calls)
    next_given, last_given = state.auction.given[after(seat)], state.auction.given[after(after(seat))]
    hand = state.hands[seat] | 1 << next_given | 1 << last_given
    points = 0  # of every deal, in nine bits each
    for number in range(CONTRACT_DEALS):
        points |= _points(rules, state, hand, next_given, last_given, number) << 9 * number
    best, most = least, -1 << 40
    calls &= -1 << least
    while calls:
        call = lowest_index(calls)
        calls &= calls - 1
        figure = FIRST_CALL + CALL_STEP * call
        made = 0
        for number in range(CONTRACT_DEALS):
            made += 1 if points >> 9 * number & 511 >= figure else 0
        wins = waits or total + figure >= rules.target
        worth = (WINNING_WORTH if wins else figure) * made - figure * (CONTRACT_DEALS - made)
        if call == least:
            worth += LEAST_WORTH
        if worth > most:
            best, most = call, worth
    return best


@kernel
def choose_card(rules: Rules, state: State) -> int:
    """The index of kind PLAY of the card that players like best, where the model is better than ``greedy``."""
    greedy_card = choose_play(rules, state)
    cards = legal_play(rules, state)
    leads, declares = state.led < 0, state.turn == state.auction.declarer
    if leads != declares or cards & cards - 1 == 0:
        return greedy_card
    weights = CARD[3 if leads else 0]
    best, most = greedy_card, -1e9
    while cards:
        card = lowest_index(cards)
        cards &= cards - 1
        liking = weighted(card_features(rules, state, card, card == greedy_card), weights)
        if leads and card == greedy_card:
            liking += GREEDY_LEAD
        if liking > most:
            best, most = card, liking
    return best


@kernel
def choose(rules: Rules, state: State) -> int:
    """The action of the reference player in a state in which a player acts."""
    if state.phase == AUCTION:
        return KIND_BID << 6 | _bid(rules, state)
    if state.phase == GIVE:
        return _gift(rules, state)
    if state.phase == CONTRACT:
        return KIND_CONTRACT << 6 | _contract(rules, state)
    return KIND_PLAY << 6 | choose_card(rules, state)
