"""What one seat may know of a deal, and the worlds that fit it.

A ``View`` is built up from nothing: it names each thing a seat has seen.  ``resample`` goes back: a whole state, each
distribution of the hidden cards that the rules and what was seen allow being equally likely.
"""

from __future__ import annotations

from typing import NamedTuple

from chiliad._jit import compiled, kernel, popcount
from chiliad.bits import below, bit_at, step
from chiliad.cards import described
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.rules import bid_limit, contract_limit, legal
from chiliad.games.tysiac.state import (
    ALL,
    AUCTION,
    DEAL,
    GIVE,
    HAND_CARDS_DEALT,
    SEATS,
    SHOWN_AS,
    TALON_CARDS,
    Auction,
    Before,
    State,
    after,
    set_at,
)

UNSEEN_GIFT = 24
"""In ``View.given``: a card was given, and this seat has not seen which."""
Three = tuple[int, int, int]


class View(NamedTuple):
    """A deal as ``seat`` knows it.  Masks and numbers as in ``State``."""

    rules: Rules
    seat: int  # 0 to 2; NOBODY for the public
    before: Before
    dealer: int
    phase: int
    turn: int  # the seat to act; during DEAL how many cards are dealt
    hand: int  # mask of this seat's cards; 0 for the public
    counts: Three  # how many cards each seat holds
    auction: Auction  # talon 0 until it has been shown; given: UNSEEN_GIFT for a card not seen
    played: Three
    excluded: Three  # cards that a seat has shown not to hold
    held: Three  # cards that another seat has shown to hold: the partner of a declared marriage
    shown: int  # mask: K and Q of the declared marriages
    trump: int
    led: int
    second: int
    points: Three
    legal: tuple[int, int, int, int, int]  # this seat's legal actions, one mask a page; zeros when another acts

    def __repr__(self) -> str:
        return described(self, SHOWN_AS)


@kernel
def view(rules: Rules, state: State, seat: int) -> View:
    """What ``seat`` (NOBODY: the public) may know (T9, T10)."""
    auction, hands = state.auction, state.hands
    given = auction.given
    for receiver in range(SEATS):
        if given[receiver] >= 0 and seat != receiver and seat != auction.declarer:
            given = set_at(given, receiver, UNSEEN_GIFT)
    talon = auction.talon if state.phase >= GIVE else 0
    acts = seat >= 0 and state.phase != DEAL and state.turn == seat
    held = (0, 0, 0)
    for other in range(SEATS):
        if other != seat:
            held = set_at(held, other, hands[other] & state.shown)
    own = hands[seat] if seat >= 0 else 0
    seen = Auction(talon, auction.passed, auction.bids, auction.declarer, auction.contract, given)
    actions = legal(rules, state) if acts else (0, 0, 0, 0, 0)
    return View(
        rules,
        seat,
        state.before,
        state.dealer,
        state.phase,
        state.turn,
        own,
        (popcount(hands[0]), popcount(hands[1]), popcount(hands[2])),
        seen,
        state.played,
        state.excluded,
        held,
        state.shown,
        state.trump,
        state.led,
        state.second,
        state.points,
        actions,
    )


def unseen(view: View) -> int:
    """How many cards this seat has not seen, nor knows who holds them (T9, T10, T16)."""
    seen = view.hand | view.auction.talon | view.shown
    for seat in range(SEATS):
        seen |= view.played[seat]
        if 0 <= view.auction.given[seat] < UNSEEN_GIFT:
            seen |= 1 << view.auction.given[seat]
    return popcount(ALL & ~seen)


@compiled
def resample(view: View, x: int) -> tuple[State, int]:
    """A world that fits the view, and the generator's next state.

    Each distribution of the cards over hands and talon that the seat can't exclude is equally likely: cards it has
    seen stay, voids and held cards are respected, so are the limits on bids and contract (T8, T11); of the three
    shown cards of the talon at most one can be the gift that another received (T10).  Which card was such a gift is
    then drawn from the possible ones.  Draws are repeated until the world is possible: the chance of that is never
    below one in some thousands, save after bids that few hands allow.
    """
    while True:
        hands, talon, x = _draw_hands(view, x)
        if view.phase <= AUCTION:
            if _bids_possible(view, hands):
                return _world(view, hands, talon, view.auction.given), x
            continue
        given, x = _draw_gifts(view, hands, x)
        if given[0] > -2:
            return _world(view, hands, talon, given), x


@kernel
def _draw_hands(view: View, x: int) -> tuple[Three, int, int]:
    """Hands and talon drawn at random from what is not seen, by count, respecting only what each seat lacks or shows.

    Cards that a single place can hold are put there first, so that few draws are wasted on voids.
    """
    talon = view.auction.talon
    hands = view.held
    if view.seat >= 0:
        hands = set_at(hands, view.seat, view.hand)
    lacking = view.excluded
    for seat in range(SEATS):
        if view.phase > AUCTION and seat == view.auction.declarer and view.auction.given == (-1, -1, -1):
            # Nothing given yet: the declarer holds the whole talon.
            hands = set_at(hands, seat, hands[seat] | talon)
        gift = view.auction.given[seat]
        if 0 <= gift < UNSEEN_GIFT and not view.played[seat] >> gift & 1:
            hands = set_at(hands, seat, hands[seat] | 1 << gift)
    left = ALL & ~(hands[0] | hands[1] | hands[2] | view.played[0] | view.played[1] | view.played[2])
    in_talon = 0
    if view.phase <= AUCTION:
        in_talon = TALON_CARDS if view.phase == AUCTION else max(0, view.turn - SEATS * HAND_CARDS_DEALT)
    free = left
    for seat in range(SEATS):
        if popcount(hands[seat]) < view.counts[seat]:
            continue
        lacking = set_at(lacking, seat, ALL)
    if view.phase > AUCTION:
        for seat in range(SEATS):
            only = left & ~lacking[seat] & lacking[after(seat)] & lacking[after(after(seat))]
            hands = set_at(hands, seat, hands[seat] | only)
            free &= ~only
    for seat in range(SEATS):
        for _ in range(view.counts[seat] - popcount(hands[seat])):
            able = free & ~lacking[seat]
            if able == 0:
                return (-1, -1, -1), 0, x
            # Drawn from all that is free, not from what the seat may hold, or worlds would not be equally likely.
            x = step(x)
            card = 1 << bit_at(free, below(x, popcount(free)))
            if card & lacking[seat]:
                return (-1, -1, -1), 0, x
            hands = set_at(hands, seat, hands[seat] | card)
            free &= ~card
    drawn = 0
    for _ in range(in_talon):
        x = step(x)
        card = 1 << bit_at(free, below(x, popcount(free)))
        drawn |= card
        free &= ~card
    return hands, drawn if view.phase <= AUCTION else talon, x


@kernel
def _bids_possible(view: View, initial: Three) -> bool:
    """Whether the hands of seven allowed the bids made (T8); an empty hand stands for an impossible world."""
    if initial[0] < 0:
        return False
    for seat in range(SEATS):
        if seat != view.seat and view.auction.bids[seat] > view.rules.bid_without_marriage_max:
            if bid_limit(view.rules, initial[seat]) < view.auction.bids[seat]:
                return False
    return True


@kernel
def _gifts_possible(view: View, cards: Three, given: Three) -> bool:
    """Whether these gifts and cards (held or played since) come from hands that allowed bids and contract."""
    auction = view.auction
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
    if not _bids_possible(view, initial):
        return False
    if auction.contract > auction.bids[declarer]:
        return contract_limit(view.rules, cards[declarer], auction.bids[declarer]) >= auction.contract
    return True


@kernel
def _draw_gifts(view: View, hands: Three, x: int) -> tuple[Three, int]:
    """The gifts of a world, unseen ones drawn from the possible; (-2, -2, -2) when the world is impossible."""
    impossible = (-2, -2, -2)
    if hands[0] < 0:
        return impossible, x
    given = view.auction.given
    cards = (hands[0] | view.played[0], hands[1] | view.played[1], hands[2] | view.played[2])
    first = after(view.auction.declarer)
    second = after(first)
    firsts = cards[first] if given[first] == UNSEEN_GIFT else 1
    seconds = cards[second] if given[second] == UNSEEN_GIFT else 1
    chosen, possible = impossible, 0
    for a in range(24):
        if not firsts >> a & 1:
            continue
        for b in range(24):
            if not seconds >> b & 1:
                continue
            gifts = given
            if given[first] == UNSEEN_GIFT:
                gifts = set_at(gifts, first, a)
            if given[second] == UNSEEN_GIFT:
                gifts = set_at(gifts, second, b)
            if _gifts_possible(view, cards, gifts):
                possible += 1
                x = step(x)
                if below(x, possible) == 0:  # each of those seen so far is kept with the same chance
                    chosen = gifts
    return chosen, x


@kernel
def _world(view: View, hands: Three, talon: int, given: Three) -> State:
    seen = view.auction
    return State(
        view.before,
        view.dealer,
        view.phase,
        view.turn,
        hands,
        Auction(talon, seen.passed, seen.bids, seen.declarer, seen.contract, given),
        view.played,
        view.excluded,
        view.shown,
        view.trump,
        view.led,
        view.second,
        view.points,
    )
