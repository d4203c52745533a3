"""The cards of Tysiac for the naive twin: strings such as 'Ks', 'Td', '9h'; hands are lists."""

SUITS = "shdc"
CARD_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}      # T1–T3
STRENGTH = {"A": 6, "T": 5, "K": 4, "Q": 3, "J": 2, "9": 1}           # T1–T3: the ten is above the king
MARRIAGE = {"h": 100, "d": 80, "c": 60, "s": 40}                      # T1–T3
ACES = 200                                                            # family 4: `ace_marriage`
PACK = [rank + suit for rank in "AKQJT9" for suit in SUITS]           # in the order of notation.md, "Cards"


def cards_in_order(cards):
    """Cards run together in the canonical order of notation.md: A down to 9, then s h d c."""
    return "".join(sorted(cards, key=PACK.index))


def card_points(cards):
    """T2: what these cards are worth in tricks."""
    return sum(CARD_POINTS[card[0]] for card in cards)


def marriages(cards):
    """T1–T3: the suits of which both K and Q are among these cards."""
    return [suit for suit in SUITS if "K" + suit in cards and "Q" + suit in cards]


def marriage_points(cards):
    """T1–T3: the value of the marriages among these cards together."""
    return sum(MARRIAGE[suit] for suit in marriages(cards))


def all_four(rank, cards):
    """Whether all four cards of this rank are among these."""
    return all(rank + suit in cards for suit in SUITS)


def best_card(trick, trump):
    """T12–T15: the card that wins among these: the highest trump, else the highest of the suit led."""
    suit = trick[0][1]
    for card in trick:
        if card[1] == trump:
            suit = trump
    best = None
    for card in trick:
        if card[1] == suit and (best is None or STRENGTH[card[0]] > STRENGTH[best[0]]):
            best = card
    return best
