"""The state of one deal of Tysiac: every field, and every invariant.

There are three players and 24 cards (T1).  Cards are numbered suit-major, a suit's ranks in trick order, so that a
higher number of the same suit beats a lower one:

    card = suit * 6 + rank      rank  0 1 2 3 4 5      suit  0 1 2 3
                                      9 J Q K 10 A           s h d c

    a set of cards is a mask of 24 bits, 6 a suit:   cccccc dddddd hhhhhh ssssss
                                                     A10KQJ9            ...QJ9
"""

from __future__ import annotations

from typing import NamedTuple

from chiliad._jit import hot, kernel, popcount
from chiliad.cards import described, read_cards, write_cards
from chiliad.game import NOBODY
from chiliad.games.tysiac.options import Rules

SEATS = 3
CARDS = 24
HAND_CARDS_DEALT = 7
HAND_CARDS_PLAYED = 8
TALON_CARDS = 3
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
PHASES = ("DEAL", "AUCTION", "GIVE", "CONTRACT", "PLAY", "OVER_PLAYED", "OVER_CONCEDED", "OVER_VOID")
DEAL, AUCTION, GIVE, CONTRACT, PLAY, OVER_PLAYED, OVER_CONCEDED, OVER_VOID = range(8)

# Kinds of actions: an action is kind << 6 | index.
KIND_BID = 0  # index n: bid 100 + 5n; index PASS; index CONCEDE
KIND_CONTRACT = 1  # index n: a contract of 100 + 5n
KIND_GIVE = 2  # index card: to the seat after the declarer; index 24 + card: to the one before the declarer
KIND_PLAY = 3  # index card: play it; 24 + card: lead it and declare the marriage; 48 + suit: lead its ace, declare four
KIND_CHANCE = 4  # index card: the next card dealt
KIND_FIRST = 5  # index REDEAL or BLIND: a seat's first call instead of a bid
ACTION_KINDS = 6
PASS, CONCEDE = 61, 62
REDEAL, BLIND = 0, 1
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
    **dict.fromkeys(("hand", "hands", "talon", "played", "excluded", "held", "shown"), _mask_text),
    **dict.fromkeys(("led", "second", "given"), _card_text),
    "phase": _phase_text,
}
"""How the fields of a state or observation are printed that are cards, or a phase."""


class Standing(NamedTuple):
    """The standing before a deal, by seat (T22 to T33)."""

    totals: tuple[int, int, int] = (0, 0, 0)  # points; exactly target - barrel_width: on the barrel
    concessions: tuple[int, int, int] = (0, 0, 0)  # since the last penalty: 0, 1 or 2
    empty_hands: tuple[int, int, int] = (0, 0, 0)  # since the last penalty: 0, 1 or 2
    barrel_deals: tuple[int, int, int] = (0, 0, 0)  # deals used on the barrel: 0, 1 or 2
    barrel_falls: tuple[int, int, int] = (0, 0, 0)  # falls from the barrel since the last reset: 0, 1 or 2 (T39)
    golden_deals: int = 0  # golden deals played, of three (T37)


class Auction(NamedTuple):
    """The result of the auction; it does not change while the tricks are played (T5 to T11)."""

    talon: int  # mask of the three cards of the talon; it stays the same when they have been taken up
    passed: int  # mask of seats that have passed
    bids: tuple[int, int, int]  # each seat's highest bid, 0 if none
    declarer: int  # the highest bidder so far, settled when the auction ends; NOBODY before the opening
    contract: int  # the highest bid so far, then the contract, points; 0 before the opening
    given: tuple[int, int, int]  # the card given to each seat, -1 if none
    blind: int  # 1: the highest bid is a blind one, and so is the contract in the end; 2: one was overbid (T36)

    def __repr__(self) -> str:
        return described(self, SHOWN_AS)


class State(NamedTuple):
    """The state of a deal at one moment.  Seats 0 to 2 clockwise; masks as drawn above; NOBODY or -1 for none."""

    before: Standing
    dealer: int  # 0 to 2
    phase: int  # DEAL … OVER_VOID
    turn: int  # the seat to act; during DEAL how many cards are dealt; NOBODY when over
    hands: tuple[int, int, int]  # masks: the cards held
    auction: Auction
    played: tuple[int, int, int]  # masks: the cards each seat has played
    excluded: tuple[int, int, int]  # masks: cards that a seat cannot hold, as its plays have shown
    shown: int  # mask: K and Q of the declared marriages, the four aces declared, the four nines of a void deal
    trump: int  # suit, -1 before a marriage
    led: int  # the card led to the trick on the table, -1 if none
    second: int  # the second card on the table, -1 if none
    points: tuple[int, int, int]  # made so far, cards and marriages
    takers: int  # mask of the seats that have won a trick (T24)

    def __repr__(self) -> str:
        return described(self, SHOWN_AS)


NO_AUCTION = Auction(0, 0, (0, 0, 0), NOBODY, 0, (-1, -1, -1), 0)


@hot
def set_at(values: tuple[int, int, int], seat: int, value: int) -> tuple[int, int, int]:
    """``values`` with ``value`` at ``seat``."""
    return (
        value if seat == 0 else values[0],
        value if seat == 1 else values[1],
        value if seat == 2 else values[2],
    )


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
    """The next seat clockwise."""
    return seat + 1 if seat < 2 else 0


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
    """Whether the talon lies face down: while the cards are dealt, during the auction, and in a void deal (T9, T35)."""
    return phase <= AUCTION or phase == OVER_VOID


@kernel
def check(rules: Rules, state: State) -> int:
    """0 when every invariant holds, else the number of the first that fails."""
    hands, played, talon = state.hands, state.played, state.auction.talon
    seen = 0
    count = 0
    for seat in range(SEATS):
        seen |= hands[seat] | played[seat]
        count += popcount(hands[seat]) + popcount(played[seat])
    if popcount(seen) != count or seen & ~ALL:
        return 1  # a card in two places
    in_talon = is_talon_hidden(state.phase)
    if in_talon and (seen & talon or count + popcount(talon) > CARDS):
        return 2
    if state.phase == DEAL:
        return 0 if count + popcount(talon) == state.turn else 3
    if popcount(talon) != TALON_CARDS or count != (CARDS - TALON_CARDS if in_talon else CARDS):
        return 4
    if state.phase == PLAY or state.phase == OVER_PLAYED:
        total = state.points[0] + state.points[1] + state.points[2]
        married = marriages(state.shown)
        for suit in range(4):
            if married >> (6 * suit + KING) & 1:
                total -= rules.marriage_values[suit]
        if state.shown & ACES:
            total -= rules.ace_marriage_value
        on_table = (1 << state.led if state.led >= 0 else 0) | (1 << state.second if state.second >= 0 else 0)
        if total != card_points(played[0] | played[1] | played[2]) - card_points(on_table):
            return 5  # the points equal those of the cards taken and the marriages declared
        for seat in range(SEATS):
            if hands[seat] & state.excluded[seat]:
                return 6
            if popcount(hands[seat] | played[seat]) != HAND_CARDS_PLAYED:
                return 7
    contract = state.auction.contract
    if GIVE <= state.phase < OVER_VOID:
        if not (rules.bid_opening <= contract <= rules.bid_max and contract % rules.step == 0):
            return 8
    if state.phase == OVER_PLAYED and (hands[0] | hands[1] | hands[2]):
        return 9
    if state.phase < OVER_PLAYED and not 0 <= state.turn < SEATS:
        return 10
    return 0
