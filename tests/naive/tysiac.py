"""The naive twin of Tysiac: slow, simple, and written from the rules alone, without a look at the engine.

It shares no line and no idea with the engine; tests compare the two. Cards are strings
('Ks', 'Td', '9h'), hands are lists, actions are the canonical lines of docs/notation.md.

Where the rules leave room, this file reads them in this way (quotes mark the words of the rules):

  1. T4–T8 "must open with at least 100": the first player cannot pass; the bid limit holds for the opening too.
    Nobody has a turn after two have passed, so a bid of 400 is still followed by the passes of the others, one
    after the other.
  2. T4–T8 "`any_marriage` frees to 400": one held marriage of any suit lifts the limit to 400; with none it stays
    120.
  3. T9–T11 "one card to each opponent, from the talon or not": ten cards to choose from, then nine; the second card
    goes to the opponent who has none yet. "before giving a card": once the first card is given, conceding is
    not possible.
  4. T9–T11 "`held_marriages`: 120 + those in the eight cards left, the auction's figure always standing": the figures
    from the auction's up to that limit, and the auction's figure alone if it is higher.
  5. T12–T15 "`must_trump`: ... `no`, a void hand is then free, `must_beat` too": a player who cannot follow plays any
    card and need not beat, even with a trump; a player who can follow must still obey `must_beat`.
  6. T12–T15 "among the cards that following or trumping leaves, those that beat the best on the table, if any": the
    best is the card that would win the present trick; if none beats it, all the cards that following or trumping
    leaves.
  7. T22–T24 "Twice free; every third costs 120" (empty hands) runs 0, 1, 2, 0 like the concessions. "Not counted on
    the barrel": the counter does not change; it is not cleared. "declarer too": the declarer may pay for the contract and
    the empty hand at once.
  8. T25–T33 "On the barrel for every rule means before the deal": a total before the deal of exactly target - 120.
  9. T25–T33 "A deal conceded by another player uses none (`conceded_deal_uses_barrel`: ... `yes`)": with `yes` it is
    an ordinary deal for those on the barrel, and in the third it costs the 120.
10. T25–T33 "after three deals ... off", "is off", "To leave and win": a player not on the barrel after a deal, the
    winner from the barrel included, has 0 barrel deals; a newcomer has 0 as well ("is none of his three").
11. T25–T33 "scores, penalties, barrel deals, win, clamp": the winner is found on the totals before the clamp, after
    the -120 of the barrel. "The others are clamped": those within the range; another who also reached the target
    keeps their total.
12. T25–T33 "the newcomer throws the other off with -120, once": part of the clamp, hence in the winning deal too.
    "The other" is a player who was on the barrel before and is still at 880; one who won, failed or ran out of deals
    in this deal is not charged again, and two newcomers together charge that player once.
13. T25–T33 "of two newcomers the higher total before the clamp stays": the other (with three newcomers, both others)
    is clamped too and then thrown off with -120, to a total of 760, with 0 barrel deals. If the newcomers find
    somebody on the barrel, that player is thrown off all the same.
14. Not in the rules: after the last trick `leader` is the seat that won it; after a concession it is None. Before
    `deal` is called the phase is 'deal'.
"""

DEFAULTS = {
    "target": 1000,
    "bid_limit": "held_marriages",        # 'held_marriages', 'any_marriage', 'none'
    "raise_limit": 400,                   # 400, 'held_marriages'
    "must_beat": False,
    "must_trump": True,
    "first_trick_marriage": False,
    "conceded_deal_uses_barrel": False,
    "barrel_exclusive": False,
}

ZERO = {"totals": [0, 0, 0], "concessions": [0, 0, 0], "empty_hands": [0, 0, 0], "barrel_deals": [0, 0, 0]}

SEATS = [0, 1, 2]
SUITS = "shdc"
CARD_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}      # T1–T3
STRENGTH = {"A": 6, "T": 5, "K": 4, "Q": 3, "J": 2, "9": 1}           # T1–T3: the ten is above the king
MARRIAGE = {"h": 100, "d": 80, "c": 60, "s": 40}                      # T1–T3
PACK = [rank + suit for rank in "AKQJT9" for suit in SUITS]           # in the order of notation.md, "Cards"


def cards_in_order(cards):
    """Cards run together in the canonical order of notation.md: A down to 9, then s h d c."""
    return "".join(sorted(cards, key=PACK.index))


def marriages(cards):
    """T1–T3: the suits of which both K and Q are among these cards."""
    return [suit for suit in SUITS if "K" + suit in cards and "Q" + suit in cards]


def marriage_points(cards):
    """T1–T3: the value of the marriages among these cards together."""
    return sum(MARRIAGE[suit] for suit in marriages(cards))


def bid_limit(options, hand):
    """T4–T8: the highest bid that these seven cards allow."""
    if options["bid_limit"] == "none":
        return 400
    if not marriages(hand):
        return 120
    if options["bid_limit"] == "any_marriage":
        return 400
    return min(400, 120 + marriage_points(hand))


def contract_limit(options, hand):
    """T9–T11: the highest contract that the eight cards left allow, without regard to the auction's figure."""
    if options["raise_limit"] == 400:
        return 400
    return min(400, 120 + marriage_points(hand))


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


def playable(options, hand, trick, trump):
    """T12–T15: the cards of this hand that may be played to the trick on the table (marriages aside)."""
    if not trick:
        return hand
    led = trick[0][1]
    allowed = [card for card in hand if card[1] == led]
    if not allowed:
        if not options["must_trump"]:
            return hand
        allowed = [card for card in hand if card[1] == trump]
        if not allowed:
            return hand
    if options["must_beat"]:
        beating = [card for card in allowed if best_card(trick + [card], trump) == card]
        if beating:
            return beating
    return allowed


def to_nearest_5(points):
    """T20–T21: 2 gives 0, 3 gives 5, 7 gives 5, 8 gives 10."""
    remainder = points % 5
    if remainder <= 2:
        return points - remainder
    return points - remainder + 5


def concession_award(contract):
    """T22–T24: half the contract, at least 60, rounded up to 5."""
    half = 60
    while 2 * half < contract:
        half += 5
    return half


def settle(options, before, dealer, declarer, contract, conceded, points):
    """T20–T33: the change of each total, the state after the deal, and the winner's seat or None.

    The order is that of T32: scores, penalties, barrel deals, win, clamp.
    """
    options = {**DEFAULTS, **options}
    after = {key: list(numbers) for key, numbers in before.items()}
    on_barrel = [total == options["target"] - 120 for total in before["totals"]]
    made = not conceded and points[declarer] >= contract
    # The order among equals (T31): the declarer, then the order after the dealer.
    precedence = [declarer] + [seat for seat in after_dealer(dealer) if seat != declarer]
    add_scores(after, on_barrel, declarer, contract, conceded, made, points)
    take_penalties(after, on_barrel, declarer, conceded, points)
    for seat in SEATS:
        if on_barrel[seat]:
            if seat == declarer and (not made or contract >= 120):
                after["barrel_deals"][seat] = 0                   # failed and off, or won
            elif not conceded or options["conceded_deal_uses_barrel"]:
                count_offence(after, "barrel_deals", seat)
    winner = None
    for seat in precedence:
        total = after["totals"][seat]
        if total >= options["target"] and (winner is None or total > after["totals"][winner]):
            winner = seat
    clamp(after, options, on_barrel, precedence)
    scores = [after["totals"][seat] - before["totals"][seat] for seat in SEATS]
    return scores, after, winner


def add_scores(after, on_barrel, declarer, contract, conceded, made, points):
    """T20–T22, T27: the scores of the deal alone."""
    for seat in SEATS:
        if seat == declarer:
            if conceded:
                pass                                          # T22: declarer 0
            elif not made:
                after["totals"][seat] -= contract             # T20, on the barrel too (T27)
            elif not on_barrel[seat] or contract >= 120:
                after["totals"][seat] += contract             # T20; below 120 on the barrel changes nothing (T27)
        elif not on_barrel[seat]:                             # T27: on the barrel these add nothing
            after["totals"][seat] += concession_award(contract) if conceded else to_nearest_5(points[seat])


def take_penalties(after, on_barrel, declarer, conceded, points):
    """T23, T24: every third concession, every third empty hand."""
    if conceded:
        assert not on_barrel[declarer], "T22: never on the barrel"
        count_offence(after, "concessions", declarer)
        return
    for seat in SEATS:
        if points[seat] == 0 and not on_barrel[seat]:
            count_offence(after, "empty_hands", seat)


def count_offence(after, kind, seat):
    """Count one more; the third costs 120 and the count begins again (T23, T24, T28)."""
    after[kind][seat] += 1
    if after[kind][seat] == 3:
        after[kind][seat] = 0
        after["totals"][seat] -= 120


def clamp(after, options, on_barrel, precedence):
    """T25, T30: a player near the target goes to the barrel; an exclusive one holds the best newcomer alone."""
    totals, target = after["totals"], options["target"]
    barrel = target - 120
    newcomers = [seat for seat in precedence if barrel <= totals[seat] < target and not on_barrel[seat]]
    stays = None
    if options["barrel_exclusive"] and newcomers:
        stays = newcomers[0]
        for seat in newcomers:
            if totals[seat] > totals[stays]:
                stays = seat
    for seat in SEATS:
        if barrel <= totals[seat] < target:
            totals[seat] = barrel
            if stays is not None and seat != stays:
                totals[seat] -= 120
                after["barrel_deals"][seat] = 0


def after_dealer(dealer):
    """The seats clockwise, the one after the dealer first, the dealer last."""
    return [(dealer + 1) % 3, (dealer + 2) % 3, dealer]


class Deal:
    """One deal, from the cards dealt to the figures (T4–T8-T25–T33)."""

    def __init__(self, options, before, dealer):
        assert set(options) <= set(DEFAULTS), options
        self.options = {**DEFAULTS, **options}
        self.before = {key: list(before[key]) for key in ZERO}
        self.dealer = dealer
        self.phase = "deal"          # then 'auction', 'give', 'contract', 'play', 'over'
        self.turn = None
        self.hands = [[], [], []]
        self.talon = []
        self.bid = 0                 # the highest so far
        self.passed = []
        self.declarer = None
        self.given = []              # the seats that have received a card
        self.contract = None
        self.conceded = False
        self.trick = []
        self.tricks_played = 0
        self.leader = None
        self.trump = None
        self.points = [0, 0, 0]
        self.scores = None
        self.after = None
        self.winner = None
        self.lines = []
        self._legal = None           # the last result of legal(), until something happens

    def deal(self, hands, talon):
        """T4–T8: 7 cards each, 3 face down; the player after the dealer bids first."""
        assert self.phase == "deal"
        assert [len(hand) for hand in hands] == [7, 7, 7] and len(talon) == 3
        assert sorted(hands[0] + hands[1] + hands[2] + talon) == sorted(PACK)
        self.hands = [list(hand) for hand in hands]
        self.talon = list(talon)
        for seat in SEATS:
            self.lines.append(f"deal {seat} {cards_in_order(hands[seat])}")
        self.lines.append(f"deal talon {cards_in_order(talon)}")
        self.phase = "auction"
        self.turn = (self.dealer + 1) % 3
        self._legal = None

    # Legal actions.

    def legal(self):
        """Every legal action as a canonical line; the empty set when the deal is over."""
        if self._legal is None:
            if self.phase == "play":
                self._legal = self._legal_play()
            elif self.phase == "auction":
                self._legal = self._legal_auction()
            elif self.phase == "give":
                self._legal = self._legal_give()
            elif self.phase == "contract":
                self._legal = self._legal_contract()
            else:
                self._legal = set()
        return set(self._legal)

    def _legal_auction(self):
        """T4–T8: a higher multiple of 5 within the limit, or a pass; the opener must bid, at least 100."""
        limit = bid_limit(self.options, self.hands[self.turn])
        if self.bid == 0:
            return {f"{self.turn} bid {figure}" for figure in range(100, limit + 1, 5)}
        actions = {f"{self.turn} bid {figure}" for figure in range(self.bid + 5, limit + 1, 5)}
        actions.add(f"{self.turn} pass")
        return actions

    def _legal_give(self):
        """T10: any card in hand to an opponent without one; a concession before the first, not on the barrel (T22)."""
        receivers = [seat for seat in SEATS if seat != self.declarer and seat not in self.given]
        actions = {f"{self.declarer} give {seat} {card}" for seat in receivers for card in self.hands[self.declarer]}
        if not self.given and self.before["totals"][self.declarer] != self.options["target"] - 120:
            actions.add(f"{self.declarer} concede")
        return actions

    def _legal_contract(self):
        """T9–T11: the auction's figure, or any higher multiple of 5 within the limit."""
        limit = max(self.bid, contract_limit(self.options, self.hands[self.declarer]))
        return {f"{self.declarer} contract {figure}" for figure in range(self.bid, limit + 1, 5)}

    def _legal_play(self):
        """T12–T15 and T16–T19: the cards that the rules allow, and on lead the marriages in hand."""
        hand = self.hands[self.turn]
        actions = {f"{self.turn} play {card}" for card in playable(self.options, hand, self.trick, self.trump)}
        if not self.trick and (self.tricks_played > 0 or self.options["first_trick_marriage"]):
            for suit in marriages(hand):
                actions.add(f"{self.turn} marry K{suit}")
                actions.add(f"{self.turn} marry Q{suit}")
        return actions

    # Actions.

    def apply(self, line):
        """Apply one legal action, as legal() writes it."""
        if self._legal is None:
            self.legal()
        assert line in self._legal, f"{line!r} is not legal after {self.lines}"
        self._legal = None
        self.lines.append(line)
        words = line.split()
        verb = words[1]
        if verb == "play":
            self._play(words[2])
        elif verb == "marry":
            suit = words[2][1]
            self.points[self.turn] += MARRIAGE[suit]          # T16–T19: at once, whichever player wins the trick
            self.trump = suit                                 # T16–T19: from this very trick
            self._play(words[2])
        elif verb == "bid":
            self.bid = int(words[2])
            self._next_bidder()
        elif verb == "pass":
            self.passed.append(self.turn)
            self._next_bidder()
        elif verb == "concede":
            self.conceded = True
            self.contract = self.bid                          # T22–T24: the bid
            self._end()
        elif verb == "give":
            receiver, card = int(words[2]), words[3]
            self.hands[self.declarer].remove(card)
            self.hands[receiver].append(card)
            self.given.append(receiver)
            if len(self.given) == 2:
                self.phase = "contract"
        elif verb == "contract":
            self.contract = int(words[2])
            self.phase = "play"
            self.leader = self.declarer                       # T12–T15
        else:
            raise AssertionError(line)

    def _next_bidder(self):
        """T4–T8: go to the next player who has not passed; the last one is declarer and takes the talon (T9–T11)."""
        still_in = [seat for seat in SEATS if seat not in self.passed]
        if len(still_in) == 1:
            self.declarer = still_in[0]
            self.turn = self.declarer
            self.hands[self.declarer] += self.talon
            self.phase = "give"
            return
        self.turn = (self.turn + 1) % 3
        while self.turn in self.passed:
            self.turn = (self.turn + 1) % 3

    def _play(self, card):
        """T12–T15: a card goes to the table; three make a trick, eight tricks the deal."""
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        if len(self.trick) < 3:
            self.turn = (self.turn + 1) % 3
            return
        place = self.trick.index(best_card(self.trick, self.trump))
        self.leader = (self.leader + place) % 3
        for taken in self.trick:
            self.points[self.leader] += CARD_POINTS[taken[0]]
        self.trick = []
        self.tricks_played += 1
        self.turn = self.leader
        if self.tricks_played == 8:
            self._end()

    def _end(self):
        self.phase = "over"
        self.turn = None
        self.scores, self.after, self.winner = settle(
            self.options, self.before, self.dealer, self.declarer, self.contract, self.conceded, self.points)

    def snapshot(self):
        """Everything that can be compared, in plain data."""
        return {
            "phase": self.phase,
            "turn": self.turn,
            "dealer": self.dealer,
            "declarer": self.declarer,
            "bid": self.bid,
            "passed": sorted(self.passed),
            "contract": self.contract,
            "hands": [sorted(hand) for hand in self.hands],
            "talon": sorted(self.talon),
            "trick": list(self.trick),
            "leader": self.leader,
            "trump": self.trump,
            "points": list(self.points),
            "conceded": self.conceded,
        }


def play_match(options, first_dealer, shuffle, choose):
    """T4–T8 and T25–T33: play deal after deal, the dealer moving clockwise, until a player wins.

    shuffle(deal_index) gives (hands, talon); choose(deal) gives one line of deal.legal().
    """
    deals = []
    before = ZERO
    dealer = first_dealer
    while True:
        deal = Deal(options, before, dealer)
        deal.deal(*shuffle(len(deals)))
        while deal.phase != "over":
            deal.apply(choose(deal))
        deals.append(deal)
        if deal.winner is not None:
            return deals
        before = deal.after
        dealer = (dealer + 1) % 3
