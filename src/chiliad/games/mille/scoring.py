"""The points of a deal and of a match of Mille, and the payment, from plain numbers and cards.

The kernels score the masks of ``player_cards.py`` for a search; ``score_deal`` scores cards written as text, for
a person who keeps the score at a real table.  Paragraphs M21 to M33.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from chiliad._jit import hot, kernel, popcount
from chiliad.cards import HIDDEN, read_cards
from chiliad.errors import Unreadable
from chiliad.game import NOBODY, Settlement
from chiliad.games.mille.options import PAGAT, PROGRESSIVE, WIKIPEDIA, Rules
from chiliad.games.mille.player_cards import (
    NO_PLAYER_CARDS,
    ONES,
    RANK,
    TWOS,
    PlayerCards,
    cards_count,
    ranks_held,
    ranks_whole,
    with_card,
)
from chiliad.games.mille.state import CARD_NUMBER, OVER, RANK_CARDS, SET_CARDS_MIN, Standing, State

POINTS_QUEEN_OF_SPADES = 100
POINTS_JACK_OF_DIAMONDS = 50
POINTS_TWO = 20
POINTS_ACE = 15
POINTS_TEN_TO_KING = 10
POINTS_THREE_TO_NINE = 5

LOW_CARDS = (1 << 32) - (1 << 4)  # 3 to 9
TENS_TO_KINGS = (1 << 48) - (1 << 32)
ACES = RANK << 48
QUEEN_OF_SPADES = 1 << 40
JACK_OF_DIAMONDS = 1 << 38

PILE_OPEN, PILE_SEVEN, PILE_EIGHT = 0, 1, 2
"""The appearance of a set (M16): spread, seven naturals in one pile as a warning, eight turned over."""

LARGE_STAKE = 3  # M29: the large stake is three times the small one
POINTS_ALL = 1140  # all 104 cards (M2)
SCORE_MAX = 4 * POINTS_ALL  # of a deal: no card counts more than four times (M24)
TOTAL_MAX = 100_000_000  # a bound on what a record may claim, points


class DealScore(NamedTuple):
    """What a deal adds, by seat."""

    scores: tuple[int, int]  # points, to be added to the totals
    stars: tuple[int, int]  # naturals made (M22, M23)
    chapeaux: tuple[int, int]  # 1 at the seat that suffers one (M25)


class Payment(NamedTuple):
    """A payment and its parts, in the units of the small stake."""

    game: int  # for winning (M30)
    difference: int
    naturals: int
    chapeaux: int
    skunk: int  # what a skunk adds; where it multiplies, 0 and ``multiplier``
    multiplier: int  # 1, 2 or 3
    amount: int  # the sum of the parts times the multiplier


@hot
def points_of(any_: int, both: int) -> int:
    """The value of a pair of masks of cards (M2)."""
    points = POINTS_THREE_TO_NINE * (popcount(any_ & LOW_CARDS) + popcount(both & LOW_CARDS))
    points += POINTS_TEN_TO_KING * (popcount(any_ & TENS_TO_KINGS) + popcount(both & TENS_TO_KINGS))
    points += POINTS_ACE * (popcount(any_ & ACES) + popcount(both & ACES))
    points += POINTS_TWO * (popcount(any_ & TWOS) + popcount(both & TWOS))
    more_queen, more_jack = POINTS_QUEEN_OF_SPADES - POINTS_TEN_TO_KING, POINTS_JACK_OF_DIAMONDS - POINTS_TEN_TO_KING
    points += more_queen * (popcount(any_ & QUEEN_OF_SPADES) + popcount(both & QUEEN_OF_SPADES))
    return points + more_jack * (popcount(any_ & JACK_OF_DIAMONDS) + popcount(both & JACK_OF_DIAMONDS))


@hot
def eight_sets(player: PlayerCards) -> int:
    """The ranks (lowest bit of the digit) of a player's eight-set naturals: all eight and no wild (M22)."""
    return ranks_whole(player.natural_both) & ~(ranks_held(player.wild_any) & ONES)


@kernel
def player_score(player: PlayerCards, out: bool) -> tuple[int, int]:
    """A player's points for the deal and the stars they made; ``out``: this player went out (M21 to M24)."""
    points = points_of(player.natural_any, player.natural_both)
    points += POINTS_TWO * cards_count(player.wild_any, player.wild_both)
    eights = eight_sets(player)
    points += points_of(eights * RANK, eights * RANK)
    points -= points_of(player.hand_any, player.hand_both)
    stars = popcount(eights)
    if out and player.wild_any == 0:
        points, stars = points * 2, stars + 1
    return points, stars


@kernel
def deal_score(players: tuple[PlayerCards, PlayerCards], out: int) -> DealScore:
    """The scores of a deal from both players' cards and the seat that went out; NOBODY: it was blocked (M20 to M25)."""
    first, stars_first = player_score(players[0], out == 0)
    second, stars_second = player_score(players[1], out == 1)
    return with_chapeaux((first, second), (stars_first, stars_second), out)


@kernel
def with_chapeaux(scores: tuple[int, int], stars: tuple[int, int], out: int) -> DealScore:
    """A deal of these scores and stars: who suffers a chapeau follows (M25)."""
    return DealScore(
        scores=scores,
        stars=stars,
        chapeaux=(1 if out == 1 and scores[0] < 0 else 0, 1 if out == 0 and scores[1] < 0 else 0),
    )


@kernel
def game_winner(rules: Rules, totals: tuple[int, int], stars: tuple[int, int]) -> int:
    """The seat that has won the match after a deal, or NOBODY (M26, M27, M28)."""
    first = totals[0] >= rules.target and (rules.natural_required == 0 or stars[0] > 0)
    second = totals[1] >= rules.target and (rules.natural_required == 0 or stars[1] > 0)
    if first and second:
        return NOBODY if totals[0] == totals[1] else 0 if totals[0] > totals[1] else 1
    if first:
        return 0
    return 1 if second else NOBODY


@kernel
def after_deal(before: Standing, score: DealScore) -> Standing:
    """The standing before the next deal."""
    return Standing(
        totals=(before.totals[0] + score.scores[0], before.totals[1] + score.scores[1]),
        stars=(before.stars[0] + score.stars[0], before.stars[1] + score.stars[1]),
        chapeaux=(before.chapeaux[0] + score.chapeaux[0], before.chapeaux[1] + score.chapeaux[1]),
    )


def settle(rules: Rules, state: State) -> Settlement:
    """Settle a deal that is over: scores, the standing before the next deal, and the winner of the match, if any.

    ``points`` is empty: Mille has none apart from the scores.
    """
    assert state.phase == OVER, "only a deal that is over is settled"
    score = deal_score(state.players, state.out)
    after = after_deal(state.before, score)
    return Settlement((), score.scores, after, game_winner(rules, after.totals, after.stars))


def check_before(rules: Rules, before: Standing) -> str:
    """The slug of why this standing is impossible before a deal (bad numbers, a game that is over), or ``""``."""
    if any(total % 5 or abs(total) > TOTAL_MAX for total in before.totals):
        return "total-impossible"
    if any(not 0 <= count <= TOTAL_MAX for count in before.stars + before.chapeaux):
        return "counter-impossible"
    return "" if game_winner(rules, before.totals, before.stars) == NOBODY else "game-over"


def next_dealer(rules: Rules, dealer: int) -> int:
    """The deal alternates (M3)."""
    del rules
    return 1 - dealer


def pile(cards_natural: int, cards_wild: int) -> int:
    """How a set of these naturals and wilds is shown on the table: PILE_OPEN, PILE_SEVEN or PILE_EIGHT (M16)."""
    if cards_wild:
        return PILE_OPEN
    return {RANK_CARDS: PILE_EIGHT, RANK_CARDS - 1: PILE_SEVEN}.get(cards_natural, PILE_OPEN)


# --- For the score-keeper of a real table ----------------------------------------------------------------------------


def _numbers(text: str) -> list[int]:
    cards = read_cards(text)
    if HIDDEN in cards:
        raise Unreadable("bad-card", text=HIDDEN)
    return [CARD_NUMBER[card] for card in cards]


def _set_laid(player: PlayerCards, cards: list[int], text: str, least: int) -> PlayerCards:
    """``player`` with one set more; raises Unreadable where the cards do not make a set of so many (M12, M13)."""
    ranks = {card >> 2 for card in cards} - {0} or {0}
    rank = min(ranks)
    if len(ranks) > 1 or len(cards) < least or player.natural_any >> 4 * rank & RANK:
        raise Unreadable("bad-set", text=text)
    for card in cards:
        bit = 1 << card
        if card >> 2 == rank:
            natural = with_card(player.natural_any, player.natural_both, bit)
            player = player._replace(natural_any=natural[0], natural_both=natural[1])
        else:
            wild = with_card(player.wild_any, player.wild_both, bit << 4 * rank)
            player = player._replace(wild_any=wild[0], wild_both=wild[1])
    return player


def score_deal(sets: Sequence[Sequence[str]], hands: Sequence[str], out: int) -> DealScore:
    """The scores of a deal from cards as people write them; a match uses the same kernel (M20 to M25).

    ``sets``: by seat, one text a set (``["KsKhKd", "7s7h2c"]``: a 2 among others is wild); ``hands``: by seat, the
    cards left; ``out``: the seat that went out, NOBODY when the deal was blocked.
    Raises Unreadable: ``bad-card``, ``bad-set``, ``bad-hand`` (the seat that is out must have none, the other some),
    ``too-many-copies`` (more than two of a card).
    """
    players = []
    for seat in range(2):
        player = read_player(sets[seat], hands[seat])
        if (player.hand_any == 0) != (seat == out):
            raise Unreadable("bad-hand", seat=seat)
        players.append(player)
    check_copies([text for seat in range(2) for text in (*sets[seat], hands[seat])])
    return deal_score((players[0], players[1]), out)


def read_player(sets: Sequence[str], hand: str, least: int = SET_CARDS_MIN) -> PlayerCards:
    """A player's cards from texts, as ``score_deal`` has them; raises ``bad-card`` and ``bad-set``.

    ``least``: how many cards a set has, fewer where somebody is still counting them.
    """
    player = NO_PLAYER_CARDS
    for text in sets:
        player = _set_laid(player, _numbers(text), text, least)
    for card in _numbers(hand):
        masks = with_card(player.hand_any, player.hand_both, 1 << card)
        player = player._replace(hand_any=masks[0], hand_both=masks[1])
    return player


def check_copies(texts: Sequence[str]) -> None:
    """Raises ``too-many-copies`` where a card is more than twice in all these texts."""
    copies = Counter(card for text in texts for card in _numbers(text))
    for text, card in CARD_NUMBER.items():
        if copies[card] > 2:
            raise Unreadable("too-many-copies", card=text)


# --- The payment (M29 to M33): book-keeping in plain integers of any size --------------------------------------------


def payment(
    scheme: int, winner_total: int, loser_total: int, naturals: int, chapeaux: int, small: int, target: int
) -> Payment:
    """What the loser pays the winner (M29 to M33).

    ``scheme``: PAGAT, WIKIPEDIA or PROGRESSIVE (``rules.payment``); ``naturals``: the winner's stars; ``chapeaux``:
    those the loser suffered; ``small``: the small stake.  With ``natural_required`` the winner may have the lower
    total: the difference then pays nothing (M28).
    """
    assert scheme in (PAGAT, WIKIPEDIA, PROGRESSIVE), "an unknown way to pay"
    assert min(naturals, chapeaux, small) >= 0, "counts and stakes are not negative"
    large = LARGE_STAKE * small
    if scheme == WIKIPEDIA:
        steps = -((loser_total - winner_total) // 100)
    else:
        steps = (winner_total + 50) // 100 - (loser_total + 50) // 100  # the nearest hundred, half upward (M33)
    difference = small * max(0, steps)
    skunked = 2 * loser_total < target
    skunk, multiplier = 0, 1
    if scheme == PAGAT:
        multiplier = 3 if loser_total < 0 else 2 if skunked else 1
    elif skunked:
        skunk = large
    pay_naturals, pay_chapeaux = large * naturals, large * chapeaux
    if scheme == PROGRESSIVE:  # the k-th pays k times as much
        pay_naturals, pay_chapeaux = pay_naturals * (naturals + 1) // 2, pay_chapeaux * (chapeaux + 1) // 2
    parts = large + difference + pay_naturals + pay_chapeaux + skunk
    return Payment(large, difference, pay_naturals, pay_chapeaux, skunk, multiplier, parts * multiplier)
