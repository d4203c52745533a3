"""The naive twin of Schnapsen: slow, plain, and written from the paragraphs S1 to S16 alone.

It shares no line and no idea with the engine of the example; the two are checked against each other. Cards are strings
('Ks', 'Td'), hands are lists, actions are the lines of a record without the seat.
"""

PACK = [rank + suit for rank in "ATKQJ" for suit in "shdc"]  # S1
STRENGTH = {"A": 5, "T": 4, "K": 3, "Q": 2, "J": 1}  # S1
VALUE = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}  # S2


class Deal:
    """One deal; `winner` and `score` are there when it is over."""

    def __init__(self, options, dealer, hands, up):
        self.talon_min = options["talon_min"]
        self.hands = [list(hand) for hand in hands]  # S3
        self.up, self.trump = up, up[1]
        self.talon = [card for card in PACK if card != up and card not in hands[0] + hands[1]]
        self.turn = 1 - dealer  # S5
        self.led = None
        self.draws = []  # who draws, in order
        self.taken = [[], []]  # the tricks, as lists of two cards
        self.marriages = [0, 0]
        self.seen = set()  # cards that both players have seen go to a hand, or be in one
        self.closer = None
        self.worth = None
        self.last = None  # who took the last trick
        self.winner = self.score = None

    # --- What a player has --------------------------------------------------------------------------------------------

    def points(self, seat):
        """S2, S11: cards in tricks, and marriages where there is a trick."""
        if not self.taken[seat]:
            return 0
        return self.marriages[seat] + sum(VALUE[card[0]] for trick in self.taken[seat] for card in trick)

    def price(self, loser):
        """S14: what the winner scores by the loser's tricks and points now."""
        if len(self.taken[loser]) == 0:
            return 3
        if self.points(loser) < 33:
            return 2
        return 1

    def open(self):
        """S6: whether there is a talon to draw from."""
        return self.closer is None and self.up is not None

    # --- What may be done ---------------------------------------------------------------------------------------------

    def legal(self):
        if self.winner is not None:
            return set()
        if self.draws:
            return {"draw " + card for card in self.talon}
        hand = self.hands[self.turn]
        if self.led is not None:
            return {"play " + card for card in self.answers(hand)}
        actions = {"play " + card for card in hand}
        for card in hand:  # S10
            if card[0] in "KQ" and {"K" + card[1], "Q" + card[1]} <= set(hand):
                actions.add("marry " + card)
        if self.open() and len(self.talon) + 1 >= self.talon_min:  # S8, S9
            actions.add("close")
            if "J" + self.trump in hand:
                actions.add("exchange")
        return actions

    def answers(self, hand):
        if self.open():  # S6
            return hand
        suited = [card for card in hand if card[1] == self.led[1]]  # S7
        better = [card for card in suited if STRENGTH[card[0]] > STRENGTH[self.led[0]]]
        trumps = [card for card in hand if card[1] == self.trump]
        for choice in (better, suited, trumps):
            if choice:
                return choice
        return hand

    # --- What happens -------------------------------------------------------------------------------------------------

    def apply(self, action):
        assert action in self.legal()
        verb, _, card = action.partition(" ")
        getattr(self, verb)(card)

    def draw(self, card):  # S4
        self.talon.remove(card)
        self.hands[self.draws.pop(0)].append(card)
        if self.draws and not self.talon:
            self.hands[self.draws.pop(0)].append(self.up)
            self.seen.add(self.up)
            self.up = None

    def exchange(self, _):  # S8
        self.hands[self.turn].remove("J" + self.trump)
        self.hands[self.turn].append(self.up)
        self.seen.add(self.up)
        self.up = "J" + self.trump

    def close(self, _):  # S9, S14
        self.closer, self.worth = self.turn, self.price(1 - self.turn)

    def marry(self, card):  # S10
        self.seen |= {"K" + card[1], "Q" + card[1]}
        self.marriages[self.turn] += 40 if card[1] == self.trump else 20
        if self.points(self.turn) >= 66:  # S12
            self.hands[self.turn].remove(card)
            self.end(self.turn)
        else:
            self.play(card)

    def play(self, card):  # S5
        self.hands[self.turn].remove(card)
        if self.led is None:
            self.led, self.turn = card, 1 - self.turn
            return
        leader = 1 - self.turn
        if card[1] == self.led[1]:
            winner = self.turn if STRENGTH[card[0]] > STRENGTH[self.led[0]] else leader
        else:
            winner = self.turn if card[1] == self.trump else leader
        self.taken[winner].append([self.led, card])
        self.led, self.turn, self.last = None, winner, winner
        if self.points(winner) >= 66:  # S12
            self.end(winner)
        elif self.open():  # S4
            self.draws = [winner, 1 - winner]
        elif not self.hands[0] and not self.hands[1]:  # S13
            self.end(winner if self.closer is None else 1 - self.closer)

    def end(self, winner):
        self.winner, self.turn = winner, None
        if self.closer is None:  # S14
            self.score = self.price(1 - winner)
        elif self.closer == winner:
            self.score = self.worth
        else:  # S15
            self.score = 3 if self.worth == 3 else 2


def match_winner(totals, target):
    """S16: who has won the match; None while it goes on."""
    return next((seat for seat in (0, 1) if totals[seat] >= target), None)
