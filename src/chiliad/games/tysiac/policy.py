"""The greedy bot of Tysiac (B1 of its ladder): it counts its cards, looks one trick ahead, and recalls what is played.

An example to copy: plain Python on the masks of a ``View``, no search, no randomness.  Where nothing else is said,
a quantity is in points.
"""

from __future__ import annotations

from chiliad.bits import below, step
from chiliad.bot import Budget
from chiliad.game import NOBODY, actions_of
from chiliad.games.tysiac.rules import CALL_STEP, FIRST_CALL, beats, call_bit, higher, on_barrel, suit_of
from chiliad.games.tysiac.state import (
    ACES,
    ALL,
    AUCTION,
    CARDS,
    CONCEDE,
    CONTRACT,
    GIVE,
    KING,
    KINGS,
    MARRIAGE,
    PAGE_BID,
    PAGE_CONTRACT,
    PAGE_GIVE,
    PAGE_PLAY,
    PASS,
    QUEEN,
    QUEENS,
    SECOND,
    SUIT,
    TEN,
    TENS,
    after,
    card_points,
    marriages,
)
from chiliad.games.tysiac.view import View
from chiliad.information import InformationState
from chiliad.random_bot import RandomBot

# How far an estimate must lie above a bid or a raise, or below a contract to concede it: chosen by trial.
BID_MARGIN = 10
RAISE_MARGIN = 25
CONCEDE_MARGIN = 10
BARREL_MARGIN = 15  # how much further to go when a player on the barrel has a part in the auction


def _cards(mask: int) -> list[int]:
    """The cards of a mask, ascending."""
    return [card for card in range(CARDS) if mask >> card & 1]


def estimate(view: View, hand: int) -> float:
    """About how many points a hand makes for the declarer; of seven cards: with what a talon brings.

    The weights are rounded from a linear fit to deals that this bot played against itself.
    """
    talon_comes = view.phase == AUCTION
    points = 28.0 if talon_comes else -13.0
    values = []
    for suit in range(4):
        cards = hand >> 6 * suit & SUIT
        ace, ten, count = cards >> 5, cards >> TEN & 1, cards.bit_count()
        points += 19 * ace + ten * (14 if ace else 7 if count > 1 else 3)
        points += (5 if talon_comes else 9) * max(count - 2, 0)
        if cards & MARRIAGE == MARRIAGE:
            values.append(view.rules.marriage_values[suit])
        elif cards & MARRIAGE and talon_comes:
            points += view.rules.marriage_values[suit] / 9  # its partner may come
    values.sort()
    if values:
        # Without an ace the lead, and with it the marriage, may never come.
        points += values.pop() + 9 if hand & ACES else (0.5 if talon_comes else 0.1) * values.pop()
    return points + 0.4 * sum(values)


class GreedyTysiac:
    """Plays one seat; ``x`` is not used, for it leaves nothing to chance."""

    def __init__(self, x: int) -> None:
        del x

    def decide(self, info: InformationState[View], budget: Budget | None = None) -> int:
        """One of the legal actions, at once."""
        view = info.observation
        if view.phase == AUCTION:
            return PAGE_BID << 6 | _bid(view)
        if view.phase == GIVE:
            return _give(view)
        if view.phase == CONTRACT:
            return PAGE_CONTRACT << 6 | _contract(view)
        cards = view.legal[PAGE_PLAY]
        if cards & cards - 1 == 0:
            return PAGE_PLAY << 6 | cards.bit_length() - 1
        return PAGE_PLAY << 6 | (_lead(view) if view.led < 0 else _follow(view))


# --- Auction, talon, contract ----------------------------------------------------------------------------------------


def _bid(view: View) -> int:
    """The least bid, while it is within what the hand promises; else a pass."""
    calls = view.legal[PAGE_BID]
    least = (calls & -calls).bit_length() - 1
    promise = estimate(view, view.hand) - BID_MARGIN
    if on_barrel(view.rules, view.before, view.seat):
        promise += BARREL_MARGIN  # to wait there costs as much as a contract failed
        if view.before.barrel_deals[view.seat] == view.rules.barrel_deals_max - 1:
            promise = max(promise, view.rules.barrel_contract_min)
    elif view.auction.declarer >= 0 and on_barrel(view.rules, view.before, view.auction.declarer):
        promise += BARREL_MARGIN  # who holds the auction may win the match by it
    forced = calls >> PASS & 1 == 0
    return least if forced or (least < PASS and FIRST_CALL + CALL_STEP * least <= promise) else PASS


def _give(view: View) -> int:
    """The card that hurts least, to who has none yet; or a concession where the contract is out of reach."""
    first = after(view.auction.declarer)
    cards = sorted(_cards(view.hand), key=lambda card: _worth(view, card))
    if view.legal[PAGE_BID] >> CONCEDE & 1:
        kept = view.hand & ~(1 << cards[0] | 1 << cards[1])
        free = view.before.concessions[view.seat] < view.rules.offences_free
        if free and estimate(view, kept) + CONCEDE_MARGIN < view.auction.contract:
            return PAGE_BID << 6 | CONCEDE
    return PAGE_GIVE << 6 | (cards[0] if view.auction.given[first] < 0 else SECOND + cards[0])


def _contract(view: View) -> int:
    """The figure of the auction, or the one the hand is sure to make; on the barrel at least what leaves it."""
    aim = estimate(view, view.hand) - RAISE_MARGIN
    if on_barrel(view.rules, view.before, view.seat):
        aim = max(aim, view.rules.barrel_contract_min)
    calls = view.legal[PAGE_CONTRACT]
    within = calls & (2 << max(call_bit(int(aim)), 0)) - 1
    return within.bit_length() - 1 if within else (calls & -calls).bit_length() - 1


def _worth(view: View, card: int) -> float:
    """What it costs to give a card away."""
    bit, cards = 1 << card, view.hand & suit_of(card)
    worth = 2.0 * cards.bit_count() + card_points(bit)
    if bit & (KINGS | QUEENS):
        value = view.rules.marriage_values[card // 6]
        worth += value if marriages(cards) else value / 10  # who receives it may hold its partner
    if bit & ACES or (bit & TENS and cards & ACES):
        worth += 20
    elif cards & TENS and cards.bit_count() == 2:
        worth += 6  # a ten and its guard
    return worth + (4 if marriages(cards) else 0)  # a trump to be


# --- Tricks ----------------------------------------------------------------------------------------------------------


def _lead(view: View) -> int:
    """A marriage, with the surest winners before it; else a winner; else what costs least."""
    unseen, hand, trump = _unseen(view), view.hand, view.trump
    trumps = SUIT << 6 * trump if trump >= 0 else 0
    masters = _masters(hand, unseen)
    sure = masters
    if unseen & trumps:
        for suit in range(4):
            if suit != trump and (unseen >> 6 * suit & SUIT).bit_count() < 3:  # somebody may be void, and trump
                sure &= ~(SUIT << 6 * suit)
    kings = marriages(hand) if view.legal[PAGE_PLAY] >> SECOND else 0
    if kings:
        values = view.rules.marriage_values
        best = max((king // 6 for king in _cards(kings)), key=lambda suit: values[suit])
        entries = sure & ~(SUIT << 6 * best)
        # An ace is safest while there is no trump; but a second marriage needs one to come back to the lead.
        if trump >= 0 or entries.bit_count() < kings.bit_count():
            return SECOND + 6 * best + (KING if masters >> (6 * best + KING) & 1 else QUEEN)
        sure = entries
    if unseen & trumps and sure & trumps and view.seat == view.auction.declarer:
        return (sure & trumps).bit_length() - 1
    if sure:
        return max(_cards(sure), key=lambda card: card_points(1 << card))
    return _cheapest(view, hand & ~trumps or hand, unseen)


def _follow(view: View) -> int:
    """Points to the other defender's trick; else the cheapest card that wins for certain; else what costs least."""
    unseen, legal, declarer, trump = _unseen(view), view.legal[PAGE_PLAY], view.auction.declarer, view.trump
    last = view.second >= 0
    leader = after(view.seat) if last else after(after(view.seat))
    best, holder = view.led, leader
    if last and beats(view.second, view.led, trump):
        best, holder = view.second, after(leader)
    partner = 3 - view.seat - declarer if view.seat != declarer else NOBODY
    stands = last or (trump < 0 and _is_master(best, unseen))
    undecided = view.points[declarer] < view.auction.contract
    if holder == partner and stands and undecided:
        return max(_cards(legal), key=lambda card: 4 * card_points(1 << card) - _cost(view, card, unseen))
    winning = [card for card in _cards(legal) if beats(card, best, trump) and (last or _is_master(card, unseen))]
    for card in winning:
        if 1 << card & TENS and unseen & suit_of(card) & ACES:
            return card  # a ten comes home, which the ace might take later
    if winning:
        return min(winning, key=lambda card: _cost(view, card, unseen))
    return _cheapest(view, legal, unseen)


def _unseen(view: View) -> int:
    """The cards that the other two may hold."""
    return ALL & ~(view.hand | view.played[0] | view.played[1] | view.played[2])


def _is_master(card: int, unseen: int) -> bool:
    """Whether no unseen card of its suit beats it."""
    return not unseen & higher(card)


def _masters(hand: int, unseen: int) -> int:
    return sum(1 << card for card in _cards(hand) if _is_master(card, unseen))


def _cheapest(view: View, cards: int, unseen: int) -> int:
    return min(_cards(cards), key=lambda card: _cost(view, card, unseen))


def _cost(view: View, card: int, unseen: int) -> int:
    """What it costs to part with a card in a trick."""
    bit, cards = 1 << card, view.hand & suit_of(card)
    cost = 2 * card_points(bit)
    if bit & (KINGS | QUEENS) and marriages(cards):
        cost += view.rules.marriage_values[card // 6]
    if _is_master(card, unseen):
        cost += 5
    elif cards & TENS and cards.bit_count() == 2:
        cost += 4  # a ten and its guard
    return cost + (6 if card // 6 == view.trump else 0)


# --- By chance ------------------------------------------------------------------------------------------------------


class RandomTysiac(RandomBot):
    """The random bot (B0 of its ladder): plays by coin and by lot.

    Not every legal action is as likely: figures drawn evenly from 100 to 400 are hardly ever made, so that totals only
    sink and the match does not end.  So it tosses a coin: the least bid or a pass; a concession or a gift; the
    auction's figure or the next one, and so on upward.  Gifts and cards are drawn evenly from all legal ones.
    """

    def decide(self, info: InformationState[View], budget: Budget | None = None) -> int:
        """One of the legal actions."""
        view = info.observation
        calls = view.legal[PAGE_BID]
        if view.phase == AUCTION:
            least = (calls & -calls).bit_length() - 1
            return PAGE_BID << 6 | (PASS if calls >> PASS & 1 and self._coin() else least)
        if view.phase == CONTRACT:
            figures = view.legal[PAGE_CONTRACT]
            while figures & figures - 1 and self._coin():
                figures &= figures - 1
            return PAGE_CONTRACT << 6 | (figures & -figures).bit_length() - 1
        if calls >> CONCEDE & 1 and self._coin():
            return PAGE_BID << 6 | CONCEDE
        return self._one_of(actions_of((0, *view.legal[1:])))

    def _coin(self) -> int:
        self._x = step(self._x)
        return below(self._x, 2)


BOTS = {"random": RandomTysiac, "greedy": GreedyTysiac}
"""The bots of the game by name, weakest first."""
