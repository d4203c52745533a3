"""The worlds that fit what one seat has seen of a deal of Tysiac: drawn at random, and all of them where they are few.

A world is a whole history: the cards dealt and the gifts given.  Each one that the rules and the observation allow is
equally likely: cards that the seat has seen stay, voids and held cards are respected, so are the limits on bids and
contract (T8, T11), and of the three shown cards of the talon at most one can be the gift that another seat received
(T10).  With two players the talon that is not taken and the cards laid away are hidden too (T41).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from chiliad._jit import compiled, filled, kernel, lowest_index, popcount, set_at
from chiliad.bits import below, bit_at, step
from chiliad.games.tysiac.arrays import pack
from chiliad.games.tysiac.observation import UNSEEN_GIFT, Observation
from chiliad.games.tysiac.rules import bid_limit, opener_of
from chiliad.games.tysiac.state import (
    ALL,
    CARDS,
    DEAL,
    HAND_CARDS_DEALT,
    NINES,
    SEATS,
    TAKE,
    TALON_CARDS,
    TWO_HAND_CARDS,
    TWO_TALON_CARDS,
    Auction,
    Numbers,
    State,
    after,
    is_talon_hidden,
    sits_out,
)
from chiliad.games.tysiac.talon import contract_limit

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers


class Apart(NamedTuple):
    """The cards that no seat holds and this seat has not seen, as masks; or how many there are of each."""

    talon: int
    aside: int
    laid: int


@compiled
def resample(observation: Observation, rng: int) -> tuple[State, int]:
    """A world that fits the observation, each one equally likely, and the generator's next state.

    Draws are repeated until the world is possible: the chance of that is never below one in some thousands, save after
    bids that few hands allow.
    """
    while True:
        hands, apart, rng = _draw_hands(observation, rng)
        if len(hands) == 2 or is_talon_hidden(observation.phase):
            if _dealt_possible(observation, hands, apart.laid):
                return world_of(observation, hands, apart, observation.auction.given), rng
            continue
        given, rng = _draw_gifts(observation, hands, rng)
        if given[0] > -2:
            return world_of(observation, hands, apart, given), rng


@compiled
def fill(observation: Observation, worlds: Integers, rng: int) -> int:
    """Write a world of ``resample`` into each row of ``worlds``; gives the generator's next state."""
    for row in range(len(worlds)):
        world, rng = resample(observation, rng)
        pack(world, worlds[row])
    return rng


def every_world(observation: Observation, tries_max: int) -> Iterator[tuple[State, int]]:
    """Every world that fits the observation, each with its weight, which is 1.

    Raises OverflowError after looking at ``tries_max`` ways to place the unseen cards.
    """
    tries = 0
    placed, lacking, free, hidden = _placed(observation)
    players = len(placed)
    gifts_drawn = players > 2 and not is_talon_hidden(observation.phase)
    for hands, rest in _splits(observation, placed, lacking, free, 0):
        for apart in _aparts(rest, hidden):
            gifts = [[given] for given in observation.auction.given]
            cards = tuple(hands[seat] | observation.played[seat] for seat in range(players))
            for seat in range(players):
                if gifts_drawn and observation.auction.given[seat] == UNSEEN_GIFT:
                    gifts[seat] = _cards(cards[seat])
            for given in product(*gifts):
                tries += 1
                if tries > tries_max:
                    raise OverflowError
                if gifts_drawn:
                    possible = _gifts_possible(observation, cards, given)
                else:
                    possible = _dealt_possible(observation, hands, apart.laid)
                if possible:
                    yield world_of(observation, hands, apart, given), 1


def _aparts(rest: int, hidden: Apart) -> Iterator[Apart]:
    """Every way to lay the cards that no seat holds in their places."""
    for talon in _subsets(rest, hidden.talon):
        for aside in _subsets(rest & ~talon, hidden.aside):
            for laid in _subsets(rest & ~talon & ~aside, hidden.laid):
                yield Apart(talon, aside, laid)


@compiled
def every_deal(observation: Observation, deals: Integers) -> int:
    """Write the hands of every world into rows of three, each choice of hands once; gives how many there are.

    The observation is one of a seat during the play.  Those for which there is no row are only counted.
    """
    hands, lacking, free, _ = _placed(observation)
    other = after(observation.seat)
    last = after(other)
    taken = observation.counts[other] - popcount(hands[other])
    count = 0
    if taken < 0 or taken > popcount(free):
        return 0
    chosen = (1 << taken) - 1
    while chosen < 1 << popcount(free):
        first = 0
        places = chosen
        while places:
            first |= 1 << bit_at(free, lowest_index(places))
            places &= places - 1
        if first & lacking[other] == 0 and (free & ~first) & lacking[last] == 0:
            whole = set_at(set_at(hands, other, hands[other] | first), last, hands[last] | free & ~first)
            if _gift_possible(observation, whole):
                for seat in range(SEATS):
                    if count < len(deals):
                        deals[count, seat] = whole[seat]
                count += 1
        if chosen == 0:
            break
        # The next number with as many bits.
        low = chosen & -chosen
        ripple = chosen + low
        chosen = ripple | ((chosen ^ ripple) >> 2 + lowest_index(low))
    return count


@kernel
def _gift_possible(observation: Observation, hands: Numbers) -> bool:
    """Whether these hands come from some history: with some gift, where the seat has not seen it."""
    given = observation.auction.given
    cards = (hands[0] | observation.played[0], hands[1] | observation.played[1], hands[2] | observation.played[2])
    for seat in range(SEATS):
        if given[seat] == UNSEEN_GIFT:
            left = cards[seat]
            while left:
                if _gifts_possible(observation, cards, set_at(given, seat, lowest_index(left))):
                    return True
                left &= left - 1
            return False
    return _gifts_possible(observation, cards, given)


def _cards(mask: int) -> list[int]:
    return [card for card in range(CARDS) if mask >> card & 1]


def _subsets(mask: int, count: int) -> Iterator[int]:
    """Every choice of ``count`` cards of a mask."""
    return (sum(1 << card for card in chosen) for chosen in combinations(_cards(mask), count))


def _splits(
    observation: Observation, hands: Numbers, lacking: Numbers, free: int, seat: int
) -> Iterator[tuple[Numbers, int]]:
    """Every way to fill the hands from ``seat`` on with free cards, and the cards that are left."""
    if seat == len(hands):
        yield hands, free
        return
    for chosen in _subsets(free & ~lacking[seat], observation.counts[seat] - popcount(hands[seat])):
        filled = set_at(hands, seat, hands[seat] | chosen)
        yield from _splits(observation, filled, lacking, free & ~chosen, seat + 1)


@kernel
def _hidden(observation: Observation) -> Apart:
    """How many cards that no seat holds are unseen: in the talon, in the other one, laid away (T9, T41)."""
    two = len(observation.counts) == 2
    if observation.phase == DEAL:
        if two:
            beyond = max(0, observation.turn - 2 * TWO_HAND_CARDS)
            return Apart(min(beyond, TWO_TALON_CARDS), max(0, beyond - TWO_TALON_CARDS), 0)
        return Apart(max(0, observation.turn - SEATS * HAND_CARDS_DEALT), 0, 0)
    if is_talon_hidden(observation.phase):
        return Apart(TWO_TALON_CARDS, TWO_TALON_CARDS, 0) if two else Apart(TALON_CARDS, 0, 0)
    if not two:
        return Apart(0, 0, 0)
    held = 0
    for seat in range(2):
        held += observation.counts[seat] + popcount(observation.played[seat])
    return Apart(0, TWO_TALON_CARDS, CARDS - TWO_TALON_CARDS - held - popcount(observation.auction.laid))


@kernel
def _placed(observation: Observation) -> tuple[Numbers, Numbers, int, Apart]:
    """What is certain: the cards of each hand, those it lacks, the free cards, how many of them no seat holds.

    Cards that a single place can hold are put there, so that few draws are wasted on voids.
    """
    auction = observation.auction
    hands = observation.held
    players = len(hands)
    if observation.seat >= 0:
        hands = set_at(hands, observation.seat, observation.hand)
    lacking = observation.excluded
    hidden = _hidden(observation)
    nothing_given = auction.laid == 0 and hidden.laid == 0
    for seat in range(players):
        nothing_given = nothing_given and auction.given[seat] == -1
    gone = auction.laid
    for seat in range(players):
        if not is_talon_hidden(observation.phase):
            if seat == auction.declarer and nothing_given:
                # Nothing given yet: the declarer holds the whole talon.
                hands = set_at(hands, seat, hands[seat] | auction.talon)
            elif seat != auction.declarer and players == 2:
                lacking = set_at(lacking, seat, lacking[seat] | auction.talon)
        gift = auction.given[seat]
        if 0 <= gift < UNSEEN_GIFT and not observation.played[seat] >> gift & 1:
            hands = set_at(hands, seat, hands[seat] | 1 << gift)
        gone |= hands[seat] | observation.played[seat]
    left = ALL & ~gone
    free = left
    for seat in range(players):
        if popcount(hands[seat]) < observation.counts[seat]:
            continue
        lacking = set_at(lacking, seat, ALL)
    if not is_talon_hidden(observation.phase) and players > 2:
        for seat in range(players):
            only = left & ~lacking[seat]
            for other in range(players):
                if other != seat:
                    only &= lacking[other]
            hands = set_at(hands, seat, hands[seat] | only)
            free &= ~only
    return hands, lacking, free, hidden


@kernel
def _draw(free: int, count: int, rng: int) -> tuple[int, int]:
    """``count`` of the free cards, and the generator's next state."""
    drawn = 0
    for _ in range(count):
        rng = step(rng)
        card = 1 << bit_at(free, below(rng, popcount(free)))
        drawn |= card
        free &= ~card
    return drawn, rng


@kernel
def _draw_hands(observation: Observation, rng: int) -> tuple[Numbers, Apart, int]:
    """Hands and the cards that no seat holds, drawn at random, by count, respecting only what each seat lacks or shows.

    The first hand is negative where the draw is impossible.
    """
    hands, lacking, free, hidden = _placed(observation)
    for seat in range(len(hands)):
        for _ in range(observation.counts[seat] - popcount(hands[seat])):
            able = free & ~lacking[seat]
            if able == 0:
                return filled(hands, -1), hidden, rng
            # Drawn from all that is free, not from what the seat may hold, or worlds would not be equally likely.
            rng = step(rng)
            card = 1 << bit_at(free, below(rng, popcount(free)))
            if card & lacking[seat]:
                return filled(hands, -1), hidden, rng
            hands = set_at(hands, seat, hands[seat] | card)
            free &= ~card
    talon, rng = _draw(free, hidden.talon, rng)
    aside, rng = _draw(free & ~talon, hidden.aside, rng)
    laid, rng = _draw(free & ~talon & ~aside, hidden.laid, rng)
    return hands, Apart(talon, aside, laid), rng


@kernel
def _dealt_possible(observation: Observation, hands: Numbers, laid: int) -> bool:
    """Whether these hands come from cards dealt that allowed the calls: before a card is given, or with two players."""
    if hands[0] < 0 or is_talon_hidden(observation.phase):
        return _bids_possible(observation, hands)
    auction = observation.auction
    declarer = auction.declarer
    initial = filled(hands, 0)
    for seat in range(len(hands)):
        initial = set_at(initial, seat, hands[seat] | observation.played[seat])
    kept = initial[declarer]
    whole = kept | laid | auction.laid
    if auction.talon & ~whole:
        return False
    if not _bids_possible(observation, set_at(initial, declarer, whole & ~auction.talon)):
        return False
    return _contract_possible(observation, kept)


@kernel
def _contract_possible(observation: Observation, kept: int) -> bool:
    """Whether the cards that the declarer kept allowed the contract (T11)."""
    auction = observation.auction
    bid = auction.bids[auction.declarer]
    return auction.contract <= bid or contract_limit(observation.rules, kept, bid) >= auction.contract


@kernel
def _bids_possible(observation: Observation, initial: Numbers) -> bool:
    """Whether the hands dealt allowed the bids made (T8, T36); a negative mask: the world is impossible."""
    if initial[0] < 0:
        return False
    opener = opener_of(observation.before, observation.dealer)
    unseen = observation.seat == opener and observation.phase <= TAKE and observation.hand == 0
    if observation.rules.redeal_four_nines and (unseen or observation.auction.blind):
        if initial[opener] & NINES == NINES:
            return False  # a blind bid is not offered with four nines
    for seat in range(len(initial)):
        if seat != observation.seat and observation.auction.bids[seat] > observation.rules.bid_without_marriage_max:
            if bid_limit(observation.rules, initial[seat]) < observation.auction.bids[seat]:
                return False
    return True


@kernel
def _gifts_possible(observation: Observation, cards: Numbers, given: Numbers) -> bool:
    """Whether these gifts and cards (held or played since) come from hands that allowed bids and contract."""
    auction = observation.auction
    initial = cards
    gifts = 0
    for seat in range(len(cards)):
        if given[seat] >= 0:
            gift = 1 << given[seat]
            gifts |= gift
            initial = set_at(initial, seat, initial[seat] & ~gift)
    declarer = auction.declarer
    initial = set_at(initial, declarer, (initial[declarer] | gifts) & ~auction.talon)
    for seat in range(len(cards)):
        if initial[seat] & auction.talon:
            return False
        if popcount(initial[seat]) != HAND_CARDS_DEALT and not sits_out(len(cards), observation.dealer, seat):
            return False
    return _bids_possible(observation, initial) and _contract_possible(observation, cards[declarer])


@kernel
def _draw_gifts(observation: Observation, hands: Numbers, rng: int) -> tuple[Numbers, int]:
    """The gifts of a world, those not seen drawn; IMPOSSIBLE when the world is.

    A hidden gift is drawn from all eight cards of its receiver, not from those it can be: a hand with one possible gift
    must be kept an eighth as often as a hand with eight, or histories would not be equally likely.
    """
    if hands[0] < 0:
        return filled(hands, -2), rng
    given, cards = observation.auction.given, hands
    for seat in range(len(hands)):
        cards = set_at(cards, seat, hands[seat] | observation.played[seat])
        if given[seat] == UNSEEN_GIFT:
            rng = step(rng)
            given = set_at(given, seat, bit_at(cards[seat], below(rng, popcount(cards[seat]))))
    return (given if _gifts_possible(observation, cards, given) else filled(hands, -2)), rng


@kernel
def world_of(observation: Observation, hands: Numbers, apart: Apart, given: Numbers) -> State:
    """A state that the seat cannot tell from the one it observes, with these hands, cards apart and gifts."""
    seen = observation.auction
    talon, laid = seen.talon | apart.talon, seen.laid | apart.laid
    return State(
        observation.before,
        observation.dealer,
        observation.phase,
        observation.turn,
        hands,
        Auction(talon, seen.passed, seen.bids, seen.declarer, seen.contract, given, seen.blind, apart.aside, laid),
        observation.played,
        observation.excluded,
        observation.shown,
        observation.trump,
        observation.led,
        observation.second,
        observation.points,
        observation.takers,
    )


@kernel
def unplayed(state: State, phase: int, turn: int, hands: Numbers, auction: Auction) -> State:
    """The deal of ``state`` with these hands and this auction, before a card is played."""
    return State(
        before=state.before,
        dealer=state.dealer,
        phase=phase,
        turn=turn,
        hands=hands,
        auction=auction,
        played=filled(hands, 0),
        excluded=filled(hands, 0),
        shown=0,
        trump=-1,
        led=-1,
        second=-1,
        points=filled(hands, 0),
        takers=0,
    )
