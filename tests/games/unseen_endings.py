"""Endings of Tysiac played without seeing the hidden cards: plain recursion over what a seat can tell apart.

By the rules of the naive twin alone: no solver, no bound but the points that are left, no order of moves.
"""

from __future__ import annotations

from itertools import product

from chiliad.games.tysiac.state import CARD_TEXT, SEATS, SUITS, State
from games.solver_endings import texts
from naive import tysiac as naive

Hands = tuple[tuple[str, ...], ...]
Trick = tuple[str, ...]


class Unseen:
    """What one seat can reach in worlds that it cannot tell apart.

    The declarer wants to make the contract, a defender wants it to fail.  ``friendly``: the other defender of a
    defender helps, and sees all cards; else everybody plays against the seat.
    """

    def __init__(self, options: dict[str, bool], state: State, seat: int, friendly: bool = False) -> None:
        self.options, self.seat, self.contract = options, seat, state.auction.contract
        self.declarer = state.auction.declarer
        self.declares = seat == self.declarer
        friends = {seat} if self.declares or not friendly else set(range(SEATS)) - {self.declarer}
        self.friends = friends
        self.first = not any(state.played)

    def moves(self, hand: tuple[str, ...], trick: Trick, trump: str | None) -> list[tuple[str, bool]]:
        """The legal moves: cards, and whether each declares a marriage."""
        found = [(card, False) for card in naive.playable(self.options, list(hand), list(trick), trump)]
        if not trick and (len(hand) < 8 or self.options["first_trick_marriage"]):
            found += [(rank + suit, True) for suit in naive.marriages(list(hand)) for rank in "KQ"]
        return found

    def played(self, hands: Hands, trick: Trick, turn: int, trump: str | None, made: int, move: tuple[str, bool]):
        """What follows a move: hands, trick, turn, trump, the declarer's points."""
        card, marries = move
        hands = tuple(tuple(one for one in hand if one != card) for hand in hands)
        trick = (*trick, card)
        if marries:
            trump = card[1]
            made += naive.MARRIAGE[trump] if turn == self.declarer else 0
        if len(trick) < SEATS:
            return hands, trick, (turn + 1) % SEATS, trump, made
        taker = (turn + 1 + trick.index(naive.best_card(list(trick), trump))) % SEATS
        if taker == self.declarer:
            made += sum(naive.CARD_POINTS[one[0]] for one in trick)
        return hands, (), taker, trump, made

    def decided(self, hands: Hands, trick: Trick, made: int) -> bool | None:
        """Whether the goal is reached, where the points left can change nothing; None where they can."""
        left = sum(naive.CARD_POINTS[card[0]] for cards in (*hands, trick) for card in cards)
        left += naive.marriage_points(list(hands[self.declarer]))
        if made >= self.contract:
            return self.declares
        if made + left < self.contract or not any(hands):
            return not self.declares
        return None

    # --- All worlds ---------------------------------------------------------------------------------------------------

    def forced(self, worlds: list[Hands], trick: Trick, turn: int, trump: str | None, made: int) -> bool:
        """Whether the seat reaches its goal in all of these worlds, whatever the others play."""
        open_worlds = []
        for hands in worlds:
            decided = self.decided(hands, trick, made)
            if decided is False:
                return False
            if decided is None:
                open_worlds.append(hands)
        if not open_worlds:
            return True
        moves = {move for hands in open_worlds for move in self.moves(hands[turn], trick, trump)}
        after = (self.forced_after(open_worlds, trick, turn, trump, made, move) for move in sorted(moves))
        return any(after) if turn == self.seat else all(after)

    def forced_after(
        self, worlds: list[Hands], trick: Trick, turn: int, trump: str | None, made: int, move: tuple[str, bool]
    ) -> bool:
        """The same after a move, in those worlds in which it is legal."""
        able = [hands for hands in worlds if move in self.moves(hands[turn], trick, trump)]
        after = [self.played(hands, trick, turn, trump, made, move) for hands in able]
        return self.forced([one[0] for one in after], *after[0][1:])

    # --- Plans --------------------------------------------------------------------------------------------------------

    def plans(self, worlds: dict[int, Hands], trick: Trick, turn: int, trump: str | None, made: int) -> set[frozenset]:
        """The sets of worlds in which one plan each reaches the goal; none is part of another."""
        decided = {n: self.decided(hands, trick, made) for n, hands in worlds.items()}
        won = frozenset(n for n, one in decided.items() if one)
        live = {n: hands for n, hands in worlds.items() if decided[n] is None}
        if not live:
            return {won}
        moves = {move for hands in live.values() for move in self.moves(hands[turn], trick, trump)}
        choices = []
        for move in sorted(moves):
            able = {n: hands for n, hands in live.items() if move in self.moves(hands[turn], trick, trump)}
            after = {n: self.played(hands, trick, turn, trump, made, move) for n, hands in able.items()}
            rest = next(iter(after.values()))[1:]
            plans = self.plans({n: one[0] for n, one in after.items()}, *rest)
            unable = frozenset() if turn in self.friends else frozenset(live) - frozenset(able)
            choices.append({plan | unable for plan in plans})
        if turn == self.seat:
            joined = set().union(*choices)
        else:
            joined = choices[0]
            for plans in choices[1:]:
                pairs = product(joined, plans)
                joined = greatest({a | b if turn in self.friends else a & b for a, b in pairs})
        return greatest({plan | won for plan in joined})


def greatest(plans: set[frozenset]) -> set[frozenset]:
    """Those sets that are no part of another."""
    return {plan for plan in plans if not any(plan < other for other in plans)}


def words_of(rules) -> dict[str, bool]:
    """The options of play as the twin takes them."""
    return {key: bool(getattr(rules, key)) for key in ("must_beat", "must_trump", "first_trick_marriage")}


def position(state: State) -> tuple[Trick, int, str | None, int]:
    """The trick, the seat to act, the trump and the declarer's points."""
    trick = tuple(CARD_TEXT[card] for card in (state.led, state.second) if card >= 0)
    trump = SUITS[state.trump] if state.trump >= 0 else None
    return trick, state.turn, trump, state.points[state.auction.declarer]


def hands_of(hands) -> Hands:
    """Masks as the twin writes hands."""
    return tuple(tuple(texts(hand)) for hand in hands)


def move_of(action: int) -> tuple[str, bool]:
    """An action that plays a card: the card, and whether it declares."""
    index = action & 63
    return CARD_TEXT[index % 24], index >= 24
