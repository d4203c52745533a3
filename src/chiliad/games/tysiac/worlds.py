"""The worlds that fit what one seat has seen of a deal of Tysiac: drawn at random, and all of them where they are few.

A world is a whole history: the cards dealt and the gifts given.  Each one that the rules and the observation allow is
equally likely: cards that the seat has seen stay, voids and held cards are respected, so are the limits on bids and
contract (T8, T11), and of the three shown cards of the talon at most one can be the gift that another seat received
(T10).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import TYPE_CHECKING

from chiliad._jit import compiled, kernel, lowest_index, popcount
from chiliad.bits import below, bit_at, step
from chiliad.games.tysiac.arrays import pack
from chiliad.games.tysiac.observation import UNSEEN_GIFT, Observation, Three
from chiliad.games.tysiac.rules import bid_limit, contract_limit
from chiliad.games.tysiac.state import (
    ALL,
    AUCTION,
    CARDS,
    DEAL,
    HAND_CARDS_DEALT,
    NINES,
    SEATS,
    TALON_CARDS,
    Auction,
    State,
    after,
    is_talon_hidden,
    set_at,
)

if TYPE_CHECKING:
    from chiliad.numpy_arrays import Integers

IMPOSSIBLE = (-2, -2, -2)


@compiled
def resample(observation: Observation, rng: int) -> tuple[State, int]:
    """A world that fits the observation, each one equally likely, and the generator's next state.

    Draws are repeated until the world is possible: the chance of that is never below one in some thousands, save after
    bids that few hands allow.
    """
    while True:
        hands, talon, rng = _draw_hands(observation, rng)
        if is_talon_hidden(observation.phase):
            if _bids_possible(observation, hands):
                return world_of(observation, hands, talon, observation.auction.given), rng
            continue
        given, rng = _draw_gifts(observation, hands, rng)
        if given[0] > -2:
            return world_of(observation, hands, talon, given), rng


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
    placed, lacking, free, in_talon = _placed(observation)
    for hands, rest in _splits(observation, placed, lacking, free, 0):
        talons = _subsets(rest, in_talon) if is_talon_hidden(observation.phase) else iter([observation.auction.talon])
        cards = [hands[seat] | observation.played[seat] for seat in range(SEATS)]
        hidden = [gift == UNSEEN_GIFT for gift in observation.auction.given]
        gifts = [_cards(cards[seat]) if hidden[seat] else [observation.auction.given[seat]] for seat in range(SEATS)]
        for talon, first, second, third in product(talons, *gifts):
            given = (first, second, third)
            tries += 1
            if tries > tries_max:
                raise OverflowError
            if is_talon_hidden(observation.phase):
                possible = _bids_possible(observation, hands)
            else:
                possible = _gifts_possible(observation, (cards[0], cards[1], cards[2]), given)
            if possible:
                yield world_of(observation, hands, talon, given), 1


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
def _gift_possible(observation: Observation, hands: Three) -> bool:
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
    observation: Observation, hands: Three, lacking: Three, free: int, seat: int
) -> Iterator[tuple[Three, int]]:
    """Every way to fill the hands from ``seat`` on with free cards, and the cards that are left."""
    if seat == SEATS:
        yield hands, free
        return
    for chosen in _subsets(free & ~lacking[seat], observation.counts[seat] - popcount(hands[seat])):
        filled = set_at(hands, seat, hands[seat] | chosen)
        yield from _splits(observation, filled, lacking, free & ~chosen, seat + 1)


@kernel
def _placed(observation: Observation) -> tuple[Three, Three, int, int]:
    """What is certain: the cards of each hand, those it lacks, the free cards, how many of them are in the talon.

    Cards that a single place can hold are put there, so that few draws are wasted on voids.
    """
    talon = observation.auction.talon
    hands = observation.held
    if observation.seat >= 0:
        hands = set_at(hands, observation.seat, observation.hand)
    lacking = observation.excluded
    for seat in range(SEATS):
        if (
            not is_talon_hidden(observation.phase)
            and seat == observation.auction.declarer
            and observation.auction.given == (-1, -1, -1)
        ):
            # Nothing given yet: the declarer holds the whole talon.
            hands = set_at(hands, seat, hands[seat] | talon)
        gift = observation.auction.given[seat]
        if 0 <= gift < UNSEEN_GIFT and not observation.played[seat] >> gift & 1:
            hands = set_at(hands, seat, hands[seat] | 1 << gift)
    left = ALL & ~(
        hands[0] | hands[1] | hands[2] | observation.played[0] | observation.played[1] | observation.played[2]
    )
    in_talon = 0
    if observation.phase == DEAL:
        in_talon = max(0, observation.turn - SEATS * HAND_CARDS_DEALT)
    elif is_talon_hidden(observation.phase):
        in_talon = TALON_CARDS
    free = left
    for seat in range(SEATS):
        if popcount(hands[seat]) < observation.counts[seat]:
            continue
        lacking = set_at(lacking, seat, ALL)
    if not is_talon_hidden(observation.phase):
        for seat in range(SEATS):
            only = left & ~lacking[seat] & lacking[after(seat)] & lacking[after(after(seat))]
            hands = set_at(hands, seat, hands[seat] | only)
            free &= ~only
    return hands, lacking, free, in_talon


@kernel
def _draw_hands(observation: Observation, rng: int) -> tuple[Three, int, int]:
    """Hands and talon drawn at random from what is not seen, by count, respecting only what each seat lacks or shows.

    The first hand is negative where the draw is impossible.
    """
    hands, lacking, free, in_talon = _placed(observation)
    for seat in range(SEATS):
        for _ in range(observation.counts[seat] - popcount(hands[seat])):
            able = free & ~lacking[seat]
            if able == 0:
                return (-1, -1, -1), 0, rng
            # Drawn from all that is free, not from what the seat may hold, or worlds would not be equally likely.
            rng = step(rng)
            card = 1 << bit_at(free, below(rng, popcount(free)))
            if card & lacking[seat]:
                return (-1, -1, -1), 0, rng
            hands = set_at(hands, seat, hands[seat] | card)
            free &= ~card
    drawn = 0
    for _ in range(in_talon):
        rng = step(rng)
        card = 1 << bit_at(free, below(rng, popcount(free)))
        drawn |= card
        free &= ~card
    return hands, drawn if is_talon_hidden(observation.phase) else observation.auction.talon, rng


@kernel
def _bids_possible(observation: Observation, initial: Three) -> bool:
    """Whether the hands of seven allowed the bids made (T8, T36); a negative mask: the world is impossible."""
    if initial[0] < 0:
        return False
    opener = after(observation.dealer)
    unseen = observation.seat == opener and observation.phase == AUCTION and observation.hand == 0
    if observation.rules.redeal_four_nines and (unseen or observation.auction.blind):
        if initial[opener] & NINES == NINES:
            return False  # a blind bid is not offered with four nines
    for seat in range(SEATS):
        if seat != observation.seat and observation.auction.bids[seat] > observation.rules.bid_without_marriage_max:
            if bid_limit(observation.rules, initial[seat]) < observation.auction.bids[seat]:
                return False
    return True


@kernel
def _gifts_possible(observation: Observation, cards: Three, given: Three) -> bool:
    """Whether these gifts and cards (held or played since) come from hands that allowed bids and contract."""
    auction = observation.auction
    initial = cards
    gifts = 0
    for seat in range(SEATS):
        if given[seat] >= 0:
            gift = 1 << given[seat]
            gifts |= gift
            initial = set_at(initial, seat, initial[seat] & ~gift)
    declarer = auction.declarer
    initial = set_at(initial, declarer, (initial[declarer] | gifts) & ~auction.talon)
    for seat in range(SEATS):
        if initial[seat] & auction.talon or popcount(initial[seat]) != HAND_CARDS_DEALT:
            return False
    if not _bids_possible(observation, initial):
        return False
    if auction.contract > auction.bids[declarer]:
        return contract_limit(observation.rules, cards[declarer], auction.bids[declarer]) >= auction.contract
    return True


@kernel
def _draw_gifts(observation: Observation, hands: Three, rng: int) -> tuple[Three, int]:
    """The gifts of a world, those not seen drawn; IMPOSSIBLE when the world is.

    A hidden gift is drawn from all eight cards of its receiver, not from those it can be: a hand with one possible gift
    must be kept an eighth as often as a hand with eight, or histories would not be equally likely.
    """
    if hands[0] < 0:
        return IMPOSSIBLE, rng
    given = observation.auction.given
    cards = (hands[0] | observation.played[0], hands[1] | observation.played[1], hands[2] | observation.played[2])
    for seat in range(SEATS):
        if given[seat] == UNSEEN_GIFT:
            rng = step(rng)
            given = set_at(given, seat, bit_at(cards[seat], below(rng, popcount(cards[seat]))))
    return (given if _gifts_possible(observation, cards, given) else IMPOSSIBLE), rng


@kernel
def world_of(observation: Observation, hands: Three, talon: int, given: Three) -> State:
    """A state that the seat cannot tell from the one it observes, with these hands, talon and gifts."""
    seen = observation.auction
    return State(
        observation.before,
        observation.dealer,
        observation.phase,
        observation.turn,
        hands,
        Auction(talon, seen.passed, seen.bids, seen.declarer, seen.contract, given, seen.blind),
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
def unplayed(state: State, phase: int, turn: int, hands: Three, auction: Auction) -> State:
    """The deal of ``state`` with these hands and this auction, before a card is played."""
    return State(
        before=state.before,
        dealer=state.dealer,
        phase=phase,
        turn=turn,
        hands=hands,
        auction=auction,
        played=(0, 0, 0),
        excluded=(0, 0, 0),
        shown=0,
        trump=-1,
        led=-1,
        second=-1,
        points=(0, 0, 0),
        takers=0,
    )
