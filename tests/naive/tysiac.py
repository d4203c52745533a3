"""The naive twin of Tysiac: slow, simple, and written from the rules alone, without a look at the engine.

It shares no line and no idea with the engine; tests compare the two. Cards are strings
('Ks', 'Td', '9h'), hands are lists, actions are the canonical lines of docs/notation.md.
This file has the deal: cards, auction, talon, tricks. The cards themselves are in tysiac_cards.py, the options in
tysiac_options.py, and tysiac_scoring.py settles a deal. "T4" is a paragraph of docs/rules/tysiac.md, "family 5.1" a
section of the rules of the whole family: two to four players, and the presets beyond playroom.

Where the rules leave room, this file reads them in this way (quotes mark the words of the rules; the numbers go on in
tysiac_scoring.py):

  1. T4–T8 "must open with at least 100": the first player cannot pass; the bid limit holds for the opening too.
    Nobody has a turn after all but one have passed, so a bid of 400 is still followed by the passes of the others, one
    after the other.
  2. T4–T8 "`any_marriage` frees to 400": one held marriage of any suit lifts the limit to 400; with none it stays
    120. With `ace_marriage`, four aces do the same.
  3. T9–T11 "one card to each opponent, from the talon or not": ten cards to choose from, then nine; the second card
    goes to the opponent who has none yet. "before giving a card": once the first card is given, or laid away with two
    players, conceding is not possible.
  4. T9–T11 "`held_marriages`: 120 + those in the eight cards left, the auction's figure always standing": the figures
    from the auction's up to that limit, and the auction's figure alone if it is higher. Four aces among these cards
    count 200 (family 4), with two players among the ten cards kept.
  5. T12–T15 "`must_trump`: ... `no`, a void hand is then free, `must_beat` too": a player who cannot follow plays any
    card and need not beat, even with a trump; a player who can follow must still obey `must_beat`.
  6. T12–T15 "among the cards that following or trumping leaves, those that beat the best on the table, if any": the
    best is the card that would win the present trick; if none beats it, all the cards that following or trumping
    leaves.
  7. Not in the rules: after the last trick `leader` is the seat that won it; after a concession or a void deal it is
    None. Before `deal` is called the phase is 'deal'. A void deal has the phase 'over' as well, with `void`.
  8. Family 3 "the opener's first call is exactly 100": with `blind_bid` or four nines in place of it `blind` or
    `redeal`; nobody else's first call is bound.
  9. Family 5.1 "may, as his first call, say redeal": a bid, a pass and a blind bid are calls. The nines are counted
    in the hand as dealt, which nothing has changed before a first call. A player may call them whatever was bid before.
    The other players have no turn after it; the declarer and the contract stay None.
 10. Family 5.2 "nobody on the barrel": none of all players, the opener and the sitter included, and only with `endgame`
    barrel. "at least 240" is the total before the deal.
 11. Family 5.2 "overbid once, it is an ordinary deal for good": the blind bid is over with the next higher bid; a pass
    does not end it. Until then it is a bid of 120, and the next bid is higher by a step at least.
 12. Family 5.2 "the contract stays 120", "no concession", and 5.3 "plays exactly 120": the line `contract 120` is the
    only one, whatever `raise_limit` says; `concede` is not legal.
 13. Family 5.3 "no auction": the highest bid is 120 from the beginning, nobody has passed, and the phase after the deal
    is 'give', or 'take' with two players. There the declarer has the talon in hand at once.
 14. Family 2 "Now, before laying anything away, he may concede": after `take`, not before it. The phases are 'take' and
    'discard'; two cards out of twelve, then out of eleven.
 15. Family 4 "Same ban on the first lead as a marriage": with `first_trick_marriage` the aces may be declared on the
    first lead too. A player with four aces and a marriage declares one of them with a lead, not both.
"""

from naive.tysiac_cards import (
    ACES,
    CARD_POINTS,
    MARRIAGE,
    PACK,
    STRENGTH,
    SUITS,
    all_four,
    best_card,
    card_points,
    cards_in_order,
    marriage_points,
    marriages,
)
from naive.tysiac_options import DEFAULTS, PRESETS, problems, rule_set, standing_keys, zero
from naive.tysiac_scoring import after_dealer, is_golden, on_the_barrel, settle, who_plays, with_leftovers

__all__ = [
    "ACES", "CARD_POINTS", "DEFAULTS", "MARRIAGE", "PACK", "PRESETS", "STRENGTH", "SUITS", "ZERO", "Deal", "after_dealer",
    "best_card", "bid_limit", "card_points", "cards_in_order", "contract_limit", "marriage_points", "marriages",
    "play_match", "playable", "problems", "rule_set", "settle", "zero",
]

ZERO = zero(DEFAULTS)
BLIND_MIN = 240         # family 5.2: the total that a player needs for a blind bid


def declarable(options, hand):
    """What the marriages in this hand are worth, and with `ace_marriage` its four aces (T3, family 4)."""
    points = marriage_points(hand)
    if options["ace_marriage"] and all_four("A", hand):
        points += ACES
    return points


def bid_limit(options, hand):
    """T4–T8: the highest bid that the cards dealt allow."""
    if options["bid_limit"] == "none":
        return 400
    points = declarable(options, hand)
    if points == 0:
        return 120
    if options["bid_limit"] == "any_marriage":
        return 400
    return min(400, 120 + points)


def contract_limit(options, hand):
    """T9–T11: the highest contract that the cards left allow, without regard to the auction's figure."""
    if options["raise_limit"] == 400:
        return 400
    return min(400, 120 + declarable(options, hand))


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


class Deal:
    """One deal, from the cards dealt to the figures (T4–T33)."""

    def __init__(self, options, before, dealer):
        assert set(options) <= set(DEFAULTS), options
        self.options = {**DEFAULTS, **options}
        assert not problems(self.options), problems(self.options)
        self.before = {key: before[key] if key == "golden_deals" else list(before[key])
                       for key in standing_keys(self.options)}
        assert len(self.before["totals"]) == self.options["players"]
        self.dealer = dealer
        self.seats = tuple(who_plays(dealer, self.options["players"]))   # those that play, the one after the dealer first
        self.phase = "deal"          # then 'auction', 'take', 'give' or 'discard', 'contract', 'play', 'over'
        self.turn = None
        self.hands = [[] for seat in self.before["totals"]]      # with four players, an empty one for the sitter
        self.talon = []              # as dealt; with two players the two talons, each a list
        self.bid = 0                 # the highest so far
        self.called = []             # the seats that have made a call
        self.passed = []
        self.blind = False           # a blind bid that nobody has overbid
        self.declarer = None
        self.taken = None            # two players: 1 or 2, the talon taken
        self.given = []              # the seats that have received a card
        self.discards = []           # two players: the cards laid away
        self.contract = None
        self.conceded = False
        self.void = False
        self.trick = []
        self.tricks_won = [0 for seat in self.before["totals"]]
        self.leader = None
        self.trump = None
        self.points = [0 for seat in self.before["totals"]]
        self.scores = None
        self.after = None
        self.winner = None
        self.lines = []
        self._legal = None           # the last result of legal(), until something happens

    def deal(self, hands, talon):
        """T4–T8, family 2: the cards as dealt; the player after the dealer bids first.

        Two players have 10 cards each and two talons of 2; else 7 cards each, none for the sitter, and a talon of 3.
        """
        assert self.phase == "deal"
        two = self.options["players"] == 2
        talons = list(talon) if two else [talon]
        assert [len(hand) for hand in hands] == [
            (10 if two else 7) if seat in self.seats else 0 for seat in range(self.options["players"])]
        assert [len(cards) for cards in talons] == ([2, 2] if two else [3])
        assert sorted(card for cards in [*hands, *talons] for card in cards) == sorted(PACK)
        self.hands = [list(hand) for hand in hands]
        self.talon = [list(cards) for cards in talons] if two else list(talon)
        for seat in sorted(self.seats):
            self.lines.append(f"deal {seat} {cards_in_order(hands[seat])}")
        for number, cards in enumerate(talons):
            self.lines.append(f"deal talon {number + 1} {cards_in_order(cards)}" if two else
                              f"deal talon {cards_in_order(cards)}")
        self.turn = self.seats[0]
        self._legal = None
        if is_golden(self.options, self.before):
            self.bid = 120                                        # family 5.3
            self._end_auction(self.turn)
        else:
            self.phase = "auction"

    # Legal actions.

    def legal(self):
        """Every legal action as a canonical line; the empty set when the deal is over."""
        if self._legal is None:
            if self.phase == "play":
                self._legal = self._legal_play()
            elif self.phase == "auction":
                self._legal = self._legal_auction()
            elif self.phase == "take":
                self._legal = {f"{self.declarer} take 1", f"{self.declarer} take 2"}
            elif self.phase == "give":
                self._legal = self._legal_give()
            elif self.phase == "discard":
                self._legal = self._legal_discard()
            elif self.phase == "contract":
                self._legal = self._legal_contract()
            else:
                self._legal = set()
        return set(self._legal)

    def _legal_auction(self):
        """T4–T8, family 3 and 5: a higher bid within the limit, or a pass; the opener must bid; special first calls."""
        limit, step = bid_limit(self.options, self.hands[self.turn]), self.options["step"]
        if self.bid > 0:
            actions = {f"{self.turn} bid {figure}" for figure in range(self.bid + step, limit + 1, step)}
            actions.add(f"{self.turn} pass")
        elif self.options["opening"] == "hundred":
            actions = {f"{self.turn} bid 100"}
        else:
            actions = {f"{self.turn} bid {figure}" for figure in range(100, limit + 1, step)}
        if self._may_redeal():
            actions.add(f"{self.turn} redeal")
        if self._blind_offered():
            actions.add(f"{self.turn} blind")
        return actions

    def _may_redeal(self):
        """Family 5.1: whether the player to call has been dealt four nines, and has not called yet."""
        return (self.options["redeal_four_nines"] and self.turn not in self.called
                and all_four("9", self.hands[self.turn]))

    def _blind_offered(self):
        """Family 5.2: whether the opener may bid without having seen the hand."""
        if not self.options["blind_bid"] or self.phase != "auction" or self.called or self._may_redeal():
            return False
        if self.before["totals"][self.turn] < BLIND_MIN:
            return False
        return not any(on_the_barrel(self.options, total) for total in self.before["totals"])

    def hand_not_seen(self):
        """Family 5.2: the seat that has not seen its own hand yet, or None."""
        if self._blind_offered() or (self.blind and self.phase in ["auction", "take"]):
            return self.seats[0]
        return None

    def _may_concede(self):
        """T22, family 6: whether the declarer, who has just seen the talon, may concede."""
        if self.options["concession"] == "no" or self.given or self.discards:
            return False
        if self.blind or is_golden(self.options, self.before):
            return False
        return not on_the_barrel(self.options, self.before["totals"][self.declarer])

    def _legal_give(self):
        """T10: any card in hand to an opponent without one; a concession before the first (T22)."""
        receivers = [seat for seat in self.seats if seat != self.declarer and seat not in self.given]
        actions = {f"{self.declarer} give {seat} {card}" for seat in receivers for card in self.hands[self.declarer]}
        if self._may_concede():
            actions.add(f"{self.declarer} concede")
        return actions

    def _legal_discard(self):
        """Family 2: two players: any card in hand; a concession before the first."""
        actions = {f"{self.declarer} discard {card}" for card in self.hands[self.declarer]}
        if self._may_concede():
            actions.add(f"{self.declarer} concede")
        return actions

    def _legal_contract(self):
        """T9–T11: the auction's figure, or any higher one within the limit; golden and blind deals are fixed."""
        if self.blind or is_golden(self.options, self.before):
            return {f"{self.declarer} contract 120"}
        limit = max(self.bid, contract_limit(self.options, self.hands[self.declarer]))
        return {f"{self.declarer} contract {figure}" for figure in range(self.bid, limit + 1, self.options["step"])}

    def _legal_play(self):
        """T12–T15 and T16–T19: the cards that the rules allow, and on lead the marriages and four aces in hand."""
        hand = self.hands[self.turn]
        actions = {f"{self.turn} play {card}" for card in playable(self.options, hand, self.trick, self.trump)}
        if not self.trick and (sum(self.tricks_won) > 0 or self.options["first_trick_marriage"]):
            for suit in marriages(hand):
                actions.add(f"{self.turn} marry K{suit}")
                actions.add(f"{self.turn} marry Q{suit}")
            if self.options["ace_marriage"] and all_four("A", hand):
                for suit in SUITS:
                    actions.add(f"{self.turn} aces A{suit}")
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
        elif verb == "aces":
            self.points[self.turn] += ACES                    # family 4: at once; the trump stays
            self._play(words[2])
        elif verb == "bid":
            self.bid = int(words[2])
            self.blind = False                                # family 5.2: overbid, if it was one
            self._next_bidder()
        elif verb == "blind":
            self.bid = 120
            self.blind = True
            self._next_bidder()
        elif verb == "pass":
            self.passed.append(self.turn)
            self._next_bidder()
        elif verb == "redeal":
            self.void = True
            self._end()
        elif verb == "concede":
            self.conceded = True
            self.contract = self.bid                          # T22–T24: the bid
            self._end()
        elif verb == "take":
            self.taken = int(words[2])
            self.hands[self.declarer] += self.talon[self.taken - 1]
            self.phase = "discard"
        elif verb == "give":
            receiver, card = int(words[2]), words[3]
            self.hands[self.declarer].remove(card)
            self.hands[receiver].append(card)
            self.given.append(receiver)
            if len(self.given) == 2:
                self.phase = "contract"
        elif verb == "discard":
            self.hands[self.declarer].remove(words[2])
            self.discards.append(words[2])
            if len(self.discards) == 2:
                self.phase = "contract"
        elif verb == "contract":
            self.contract = int(words[2])
            self.phase = "play"
            self.leader = self.declarer                       # T12–T15
        else:
            raise AssertionError(line)

    def _after(self, seat):
        """The next seat clockwise that plays."""
        seats = self.seats
        return seats[(seats.index(seat) + 1) % len(seats)]

    def _next_bidder(self):
        """T4–T8: go to the next player who has not passed; the last one is declarer."""
        self.called.append(self.turn)
        still_in = [seat for seat in self.seats if seat not in self.passed]
        if len(still_in) == 1:
            self._end_auction(still_in[0])
            return
        self.turn = self._after(self.turn)
        while self.turn in self.passed:
            self.turn = self._after(self.turn)

    def _end_auction(self, declarer):
        """T9–T11, family 2: the declarer takes the talon; with two players, chooses one first."""
        self.declarer = self.turn = declarer
        if self.options["players"] == 2:
            self.phase = "take"
        else:
            self.hands[declarer] += self.talon
            self.phase = "give"

    def _play(self, card):
        """T12–T15: a card goes to the table; one of each player makes a trick, and the last trick ends the deal."""
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        if len(self.trick) < len(self.seats):
            self.turn = self._after(self.turn)
            return
        for _ in range(self.trick.index(best_card(self.trick, self.trump))):
            self.leader = self._after(self.leader)
        self.points[self.leader] += card_points(self.trick)
        self.tricks_won[self.leader] += 1
        self.trick = []
        self.turn = self.leader
        if not self.hands[self.turn]:
            if self.options["players"] == 2:                  # family 2
                leftovers = self.talon[2 - self.taken] + self.discards
                self.points = with_leftovers(self.options, self.points, leftovers, self.leader)
            self._end()

    def _end(self):
        self.phase = "over"
        self.turn = None
        self.scores, self.after, self.winner = settle(
            self.options, self.before, self.dealer, self.declarer, self.contract, self.conceded, self.points,
            blind=self.blind, void=self.void, tricks=self.tricks_won, talon=self.talon)

    def snapshot(self):
        """Everything that can be compared, in plain data."""
        two = self.options["players"] == 2
        return {
            "phase": self.phase,
            "turn": self.turn,
            "dealer": self.dealer,
            "declarer": self.declarer,
            "bid": self.bid,
            "passed": sorted(self.passed),
            "contract": self.contract,
            "hands": [sorted(hand) for hand in self.hands],
            "talon": [sorted(cards) for cards in self.talon] if two else sorted(self.talon),
            "taken": self.taken,
            "discards": sorted(self.discards),
            "trick": list(self.trick),
            "leader": self.leader,
            "trump": self.trump,
            "points": list(self.points),
            "tricks_won": list(self.tricks_won),
            "conceded": self.conceded,
            "void": self.void,
            "blind": self.blind,
            "hand_not_seen": self.hand_not_seen(),
        }


def next_dealer(deal):
    """T4, family 5.1: the dealer after this deal: clockwise, after a void deal the same."""
    return deal.dealer if deal.void else (deal.dealer + 1) % deal.options["players"]


def play_match(options, first_dealer, shuffle, choose):
    """T4–T8 and T25–T33: play deal after deal, the dealer moving clockwise, until a player wins.

    shuffle(deal_index) gives (hands, talon), for the next dealer if four players play; choose(deal) gives one line of
    deal.legal().
    """
    deals = []
    before = zero({**DEFAULTS, **options})
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
        dealer = next_dealer(deal)
