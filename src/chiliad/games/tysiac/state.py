"""The state of one deal of Tysiac: every field, and every invariant.

There are two to four players and 24 cards (T1).  With four the dealer sits out.  Cards are numbered suit-major, a
suit's ranks in trick order, so that a higher number of the same suit beats a lower one:

    card = suit * 6 + rank      rank  0 1 2 3 4 5      suit  0 1 2 3
                                      9 J Q K 10 A           s h d c

    a set of cards is a mask of 24 bits, 6 a suit:   cccccc dddddd hhhhhh ssssss
                                                     A10KQJ9            ...QJ9
"""

from __future__ import annotations

from typing import NamedTuple

from chiliad._jit import filled, hot, kernel, popcount
from chiliad.cards import described, read_cards, write_cards
from chiliad.game import NOBODY
from chiliad.games.tysiac.options import LEFTOVERS_LAST_TRICK, Rules

SEATS = 3
"""How many players play a deal of three or four; the kernels of ``search.py`` and all below it know no other."""
CARDS = 24
HAND_CARDS_DEALT = 7
HAND_CARDS_PLAYED = 8
TALON_CARDS = 3
TWO_HAND_CARDS = 10  # with two players, dealt and played
TWO_TALON_CARDS = 2  # in each of the two talons
ACTIONS_PER_DEAL_MAX = 256  # 24 cards dealt, at most 3 * 61 bids and passes, 2 gifts, a contract, 24 cards played

RANKS = "9JQKTA"
SUITS = "shdc"
CARD_TEXT = tuple(RANKS[card % 6] + SUITS[card // 6] for card in range(CARDS))
CARD_NUMBER = {text: card for card, text in enumerate(CARD_TEXT)}
QUEEN, KING, TEN, ACE = 2, 3, 4, 5

ALL = (1 << CARDS) - 1
SUIT = 0b111111  # the suit of spades; shift by 6 * suit for the others
MARRIAGE = 1 << KING | 1 << QUEEN  # the king and queen of spades
NINES = 0b000001_000001_000001_000001
JACKS, QUEENS, KINGS, TENS, ACES = NINES << 1, NINES << 2, NINES << 3, NINES << 4, NINES << 5

# Phases, in the order of a deal.
# TAKE, where two players have two talons; in GIVE they lay cards away.
PHASES = ("DEAL", "AUCTION", "TAKE", "GIVE", "CONTRACT", "PLAY", "OVER_PLAYED", "OVER_CONCEDED", "OVER_VOID")
DEAL, AUCTION, TAKE, GIVE, CONTRACT, PLAY, OVER_PLAYED, OVER_CONCEDED, OVER_VOID = range(9)
SEED_PLACES = {AUCTION: 1, GIVE: 2, CONTRACT: 3, PLAY: 4}
"""A part of the seed of the players' worlds, by phase: another number would make another player of each."""

# Kinds of actions: an action is kind << 6 | index.
KIND_BID = 0  # index n: bid 100 + 5n; index PASS; index CONCEDE
KIND_CONTRACT = 1  # index n: a contract of 100 + 5n
KIND_GIVE = 2  # index card: to the seat after the declarer; index 24 + card: to the one before the declarer
KIND_PLAY = 3  # index card: play it; 24 + card: lead it and declare the marriage; 48 + suit: lead its ace, declare four
KIND_CHANCE = 4  # index card: the next card dealt
KIND_OPTION = 5  # what is there by an option alone: REDEAL or BLIND, TAKE_FIRST or TAKE_SECOND, LAY_AWAY + card
ACTION_KINDS = 6
PASS, CONCEDE = 61, 62
REDEAL, BLIND, TAKE_FIRST, TAKE_SECOND, LAY_AWAY = range(5)
CALLS = 61  # 100, 105, … 400
SECOND, THIRD = 24, 48  # the offsets of the second meaning of a card's index, and of the third
FOUR_SUITS = 0b1111


def cards(text: str) -> int:
    """The mask of the cards in a text: ``cards("AsKs")``.  Masks are printed like this."""
    return sum(1 << CARD_NUMBER[one] for one in set(read_cards(text)))


def card(text: str) -> int:
    """The number of a card: ``card("Ks")``."""
    return CARD_NUMBER[text]


def _mask_text(mask: int) -> str:
    if not 0 < mask <= ALL:
        return str(mask)
    return f"cards({write_cards(CARD_TEXT[number] for number in range(CARDS) if mask >> number & 1)!r})"


def _card_text(number: int) -> str:
    return f"card({CARD_TEXT[number]!r})" if 0 <= number < CARDS else str(number)


def _phase_text(phase: int) -> str:
    return PHASES[phase] if 0 <= phase < len(PHASES) else str(phase)


SHOWN_AS = {
    **dict.fromkeys(("hand", "hands", "talon", "played", "excluded", "held", "shown", "aside", "laid"), _mask_text),
    **dict.fromkeys(("led", "second", "given"), _card_text),
    "phase": _phase_text,
}
"""How the fields of a state or observation are printed that are cards, or a phase."""


Numbers = tuple[int, ...]
"""A number for each seat."""


class Standing(NamedTuple):
    """The standing before a deal, by seat (T22 to T33): as many entries as there are players."""

    totals: Numbers = (0, 0, 0)  # points; exactly target - barrel_width: on the barrel
    concessions: Numbers = (0, 0, 0)  # since the last penalty: 0, 1 or 2
    empty_hands: Numbers = (0, 0, 0)  # since the last penalty: 0, 1 or 2
    barrel_deals: Numbers = (0, 0, 0)  # deals used on the barrel: 0, 1 or 2
    barrel_falls: Numbers = (0, 0, 0)  # falls from the barrel since the last reset: 0, 1 or 2 (T39)
    golden_deals: int = 0  # golden deals played, of as many as there are players (T37)


class Auction(NamedTuple):
    """The result of the auction; it does not change while the tricks are played (T5 to T11)."""

    talon: int  # mask of the talon (two players: the first, then the one taken); it stays the same when it is taken up
    passed: int  # mask of seats that have passed
    bids: Numbers  # each seat's highest bid, 0 if none
    declarer: int  # the highest bidder so far, settled when the auction ends; NOBODY before the opening
    contract: int  # the highest bid so far, then the contract, points; 0 before the opening
    given: Numbers  # the card given to each seat, -1 if none
    blind: int  # 1: the highest bid is a blind one, and so is the contract in the end; 2: one was overbid (T36)
    aside: int = 0  # two players: mask of the second talon, then of the one that is not taken
    laid: int = 0  # two players: mask of the cards that the declarer has laid away

    def __repr__(self) -> str:
        return described(self, SHOWN_AS)


class State(NamedTuple):
    """The state of a deal at one moment.  Seats clockwise from 0; masks as drawn above; NOBODY or -1 for none.

    What is given by seat has as many entries as there are players; with four, those of the dealer stay empty.
    """

    before: Standing
    dealer: int  # with four players the seat that sits out
    phase: int  # DEAL … OVER_VOID
    turn: int  # the seat to act; during DEAL how many cards are dealt; NOBODY when over
    hands: Numbers  # masks: the cards held
    auction: Auction
    played: Numbers  # masks: the cards each seat has played
    excluded: Numbers  # masks: cards that a seat cannot hold, as its plays have shown
    shown: int  # mask: K and Q of the declared marriages, the four aces declared, the four nines of a void deal
    trump: int  # suit, -1 before a marriage
    led: int  # the card led to the trick on the table, -1 if none
    second: int  # the second card on the table, -1 if none
    points: Numbers  # made so far, cards and marriages
    takers: int  # mask of the seats that have won a trick (T24)

    def __repr__(self) -> str:
        return described(self, SHOWN_AS)


@hot
def no_auction(before: Standing, talon: int, aside: int = 0) -> Auction:
    """The auction of a deal in which nobody has called yet."""
    return Auction(talon, 0, filled(before.totals, 0), NOBODY, 0, filled(before.totals, -1), 0, aside, 0)


@hot
def players_of_deal(players: int) -> int:
    """How many of the players play a deal: with four the dealer sits out."""
    return 2 if players == 2 else 3


@hot
def hand_cards(players: int) -> int:
    """How many cards a hand is dealt (T4)."""
    return TWO_HAND_CARDS if players == 2 else HAND_CARDS_DEALT


@hot
def seat_dealt(players: int, dealer: int, place: int) -> int:
    """The seat that is dealt a hand: the first in the order of seats (place 0), the second or the third (T4)."""
    return place + 1 if players == 4 and place >= dealer else place


@hot
def suit_number(card: int) -> int:
    """The suit of a card, 0 to 3; -1 for no card.  This division by 6 takes a processor two steps."""
    return card * 43 >> 8


@hot
def card_played(index: int) -> int:
    """The card of an index of ``KIND_PLAY``."""
    if index >= THIRD:
        return 6 * (index - THIRD) + ACE
    return index if index < SECOND else index - SECOND


@hot
def after(seat: int) -> int:
    """The next seat clockwise, of three."""
    return seat + 1 if seat < 2 else 0


@hot
def sits_out(players: int, dealer: int, seat: int) -> bool:
    """Whether a seat does not play the deal: with four players the dealer (T42)."""
    return players == 4 and seat == dealer


@hot
def next_of(players: int, dealer: int, seat: int) -> int:
    """The seat that acts after another, clockwise: with four players the dealer, who sits out, is passed over."""
    turn = seat + 1 if seat + 1 < players else 0
    if sits_out(players, dealer, turn):
        return turn + 1 if turn < 3 else 0
    return turn


@hot
def next_seat(state: State, seat: int) -> int:
    """The seat that acts after another in a deal."""
    return next_of(len(state.hands), state.dealer, seat)


@hot
def card_points(mask: int) -> int:
    """The points of a set of cards (T2): A 11, 10 10, K 4, Q 3, J 2, 9 0."""
    return (
        11 * popcount(mask & ACES)
        + 10 * popcount(mask & TENS)
        + 4 * popcount(mask & KINGS)
        + 3 * popcount(mask & QUEENS)
        + 2 * popcount(mask & JACKS)
    )


@hot
def marriages(mask: int) -> int:
    """The king of each suit whose king and queen are both in ``mask``, as a mask (T16)."""
    return mask & KINGS & (mask << 1)


@hot
def marriage_points(rules: Rules, mask: int) -> int:
    """The value of all marriages in ``mask`` (T3)."""
    kings = marriages(mask)
    total = 0
    for suit in range(4):
        if kings >> (6 * suit + KING) & 1:
            total += rules.marriage_values[suit]
    return total


@hot
def is_talon_hidden(phase: int) -> bool:
    """Whether the talon lies face down: until it is taken up, and in a void deal (T9, T35, T41)."""
    return phase <= TAKE or phase == OVER_VOID


@kernel
def check(rules: Rules, state: State) -> int:
    """0 when every invariant holds, else the number of the first that fails."""
    hands, played, auction = state.hands, state.played, state.auction
    players = len(hands)
    seen = 0
    count = 0
    for seat in range(players):
        seen |= hands[seat] | played[seat]
        count += popcount(hands[seat]) + popcount(played[seat])
    if popcount(seen) != count or seen & ~ALL:
        return 1  # a card in two places
    apart = auction.aside | auction.laid
    if is_talon_hidden(state.phase):
        apart |= auction.talon
    if seen & apart or count + popcount(apart) > CARDS:
        return 2
    if state.phase == DEAL:
        return 0 if count + popcount(apart) == state.turn else 3
    talon_cards = TWO_TALON_CARDS if players == 2 else TALON_CARDS
    if popcount(auction.talon) != talon_cards or count + popcount(apart) != CARDS:
        return 4
    if state.phase == PLAY or state.phase == OVER_PLAYED:
        why = _check_play(rules, state)
        if why:
            return why
    contract = auction.contract
    if TAKE <= state.phase < OVER_VOID:
        if not (rules.bid_opening <= contract <= rules.bid_max and contract % rules.step == 0):
            return 8
    if state.phase == OVER_PLAYED and seen != ALL & ~apart:
        return 9
    if state.phase < OVER_PLAYED and not 0 <= state.turn < players:
        return 10
    if players == 4 and (hands[state.dealer] | played[state.dealer] or state.turn == state.dealer):
        return 11  # who sits out has no cards and no turn
    return 0


@kernel
def _check_play(rules: Rules, state: State) -> int:
    hands, played = state.hands, state.played
    players = len(hands)
    total, taken = 0, 0
    for seat in range(players):
        total += state.points[seat]
        taken |= played[seat]
    married = marriages(state.shown)
    for suit in range(4):
        if married >> (6 * suit + KING) & 1:
            total -= rules.marriage_values[suit]
    if state.shown & ACES:
        total -= rules.ace_marriage_value
    on_table = (1 << state.led if state.led >= 0 else 0) | (1 << state.second if state.second >= 0 else 0)
    if players == 2 and state.phase == OVER_PLAYED and rules.leftovers == LEFTOVERS_LAST_TRICK:
        taken |= state.auction.aside | state.auction.laid
    if total != card_points(taken) - card_points(on_table):
        return 5  # the points equal those of the cards taken and the marriages declared
    for seat in range(players):
        if hands[seat] & state.excluded[seat]:
            return 6
        cards = TWO_HAND_CARDS if players == 2 else HAND_CARDS_PLAYED
        if popcount(hands[seat] | played[seat]) != (0 if sits_out(players, state.dealer, seat) else cards):
            return 7
    return 0
