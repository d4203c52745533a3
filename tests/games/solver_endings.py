"""Endings of Tysiac with all cards seen, and what they are worth: a plain minimax by the rules of the naive twin."""

from __future__ import annotations

import random

from chiliad.game import NOBODY
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.state import CARD_TEXT, CARDS, PLAY, SEATS, SUITS, Auction, Standing, State
from chiliad.games.tysiac.tricks import apply_play, legal_play
from games.tysiac_positions import rules_with
from naive import tysiac as naive

OPTION_SETS = [
    {"must_beat": beat, "must_trump": trump, "first_trick_marriage": first}
    for beat in ("no", "yes")
    for trump in ("no", "yes")
    for first in ("no", "yes")
]


def rules_of(options: dict[str, str]) -> Rules:
    """The engine's rules with the options of a set."""
    return rules_with(**options)


def random_ending(rules: Rules, rng: random.Random, size: int) -> State:
    """A state before or in a trick that was begun with ``size`` cards in each hand: any cards, trump and declarer.

    Kings and queens are there more often, so that there are marriages to declare.
    """
    pack = sorted(range(CARDS), key=lambda card: rng.random() * (0.6 if card % 6 in (2, 3) else 1))
    hands = [sum(1 << card for card in pack[seat * size : (seat + 1) * size]) for seat in range(SEATS)]
    gone = pack[SEATS * size :]
    played = [sum(1 << card for card in gone[seat::SEATS]) for seat in range(SEATS)]
    declarer = rng.randrange(SEATS)
    made = (rng.randrange(60), rng.randrange(60), rng.randrange(60))
    state = State(
        before=Standing(),
        dealer=rng.randrange(SEATS),
        phase=PLAY,
        turn=rng.randrange(SEATS) if gone else declarer,
        hands=(hands[0], hands[1], hands[2]),
        auction=Auction(0, 0, (0, 0, 0), declarer, 120, (NOBODY, NOBODY, NOBODY), 0),
        played=(played[0], played[1], played[2]),
        excluded=(0, 0, 0),
        shown=0,
        trump=rng.choice([-1, 0, 1, 2, 3]) if gone else -1,
        led=-1,
        second=-1,
        points=made,
        takers=0,
    )
    for _ in range(rng.randrange(SEATS)):
        moves = legal_play(rules, state)
        state = apply_play(rules, state, rng.choice([move for move in range(64) if moves >> move & 1]))
    return state


def texts(mask: int) -> list[str]:
    """Cards as the twin writes them."""
    return [CARD_TEXT[card] for card in range(CARDS) if mask >> card & 1]


class Minimax:
    """The declarer's points from a position on, all moves tried: no bound, no order, no move left out.

    ``table`` keeps what a position is worth, by the position itself.
    """

    def __init__(self, options: dict[str, str], declarer: int) -> None:
        self.options = {key: value == "yes" for key, value in options.items()}
        self.declarer = declarer
        self.table: dict[object, int] = {}

    def points(self, state: State) -> int:
        """What the declarer has at the end of the deal."""
        hands = tuple(tuple(texts(hand)) for hand in state.hands)
        trick = tuple(CARD_TEXT[card] for card in (state.led, state.second) if card >= 0)
        trump = SUITS[state.trump] if state.trump >= 0 else None
        first = not state.played[self.declarer]
        return state.points[self.declarer] + self.value(hands, trick, state.turn, trump, first)

    def value(self, hands: tuple, trick: tuple, turn: int, trump: str | None, first: bool) -> int:
        """What the declarer still makes, the cards on the table included."""
        if not any(hands):
            return 0
        key = (hands, trick, turn, trump)
        if key not in self.table:
            best = max if turn == self.declarer else min
            hand = list(hands[turn])
            values = [self.after(hands, trick, turn, trump, card, 0) for card in self.playable(hand, trick, trump)]
            if not trick and (self.options["first_trick_marriage"] or not first):
                for suit in naive.marriages(hand):
                    won = naive.MARRIAGE[suit] if turn == self.declarer else 0
                    values += [self.after(hands, trick, turn, suit, rank + suit, won) for rank in "KQ"]
            self.table[key] = best(values)
        return self.table[key]

    def playable(self, hand: list[str], trick: tuple, trump: str | None) -> list[str]:
        return naive.playable(self.options, hand, list(trick), trump)

    def after(self, hands: tuple, trick: tuple, turn: int, trump: str | None, card: str, won: int) -> int:
        """The value after a card; ``won``: what declaring a marriage with it has brought the declarer."""
        left = tuple(tuple(c for c in hand if c != card) for hand in hands)
        table = (*trick, card)
        if len(table) < SEATS:
            return won + self.value(left, table, (turn + 1) % SEATS, trump, False)
        taker = (turn + 1 + table.index(naive.best_card(list(table), trump))) % SEATS
        if taker == self.declarer:
            won += sum(naive.CARD_POINTS[one[0]] for one in table)
        return won + self.value(left, (), taker, trump, False)
