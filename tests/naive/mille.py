"""The naive twin of Mille: slow, simple, and written from the rules alone, without a look at the engine.

It shares no line and no idea with the engine under src/: lists of card strings, dicts and Counters,
one card a step. Tests compare the engine with it. Paragraph numbers are those of docs/rules/mille.md.

Cards are strings of rank and suit, "Ks", "Td", "2h"; two packs, so each string occurs twice.

Where the rules leave a choice, this file takes the simplest reading. These are the words and the choices:

 1. M8–M11 "laying two cards of the top card's rank from hand with it, at once ... More than two may be
    laid": between "take" and "pick" naturals of that rank may be laid, as many as are held, and
    nothing else; after "pick" the set is a set like any other and may take wilds too (M12–M17).
 2. M8–M11 "the rest of the pack goes to the hand" against M18–M20 "the deal ends when a player has no card
    left": taking the pack is one act. A hand that is empty before "pick" is not out; if the
    rest of the pack holds a card, that card is in hand. Only a hand still empty after "pick" is out.
 3. M8–M11 "may take it into hand instead of drawing": an up-card 2 may be taken by "uptwo", and also by
    a plain "take" if two 2s are in hand. Nothing says that one excludes the other. If the player
    does neither, the up-card 2 is a card of the pack like others.
 4. M12–M17 "Eight naturals without a wild are closed": only those. A set that held a wild before its
    eighth natural came stays open to more wilds. Naturals may always be added.
 5. M12–M17 "max_wilds a set": counts the 2s in a set of another rank. 2s in the set of twos are naturals
    and are not counted. The limit binds additions to old sets as well as openings.
 6. M12–M17 "at least one natural": the first card of a new set is a natural, and it may be opened only
    if the hand can bring it to three; so no step leads to a set that can't be finished.
 7. M18–M20 "the deal ends when a player has no card left": at once, with the last card laid (the set
    being complete) or discarded; there is no choice left.
 8. M18–M20 "when a draw is needed": the pack is made the new stock by the step "draw", not sooner. So a
    player who takes the pack although the stock is empty takes all of it.
 9. M18–M20 "a draw is due, the stock is empty, the pack has at most one card, and it can't be or isn't
    taken": then "blocked" is legal, beside "take" where that can be done; "draw" is not.
10. M21–M25 "Eight-set natural ... for whoever laid it": the doubling and the star hold for each eight-set
    separately; two eight-sets are two stars.
11. M21–M25 "the player who goes out with no 2 used as a wild in any set": in any set of that player. Twos
    discarded, or in the set of twos, do not count. The hand is empty, so "all his points" are sets.
12. M21–M25 "Chapeau: the player who did not go out": with M18–M20, in a blocked deal there is none.
13. M26–M28 "Who reached the target and fell below it again has not reached it": the totals after the deal
    just played decide, and nothing before. "Level totals: play on" has no end of its own.
14. M26–M28 "only a player with at least one natural can end and win it": the player must have reached
    the target too. If both have both, the higher total wins.
15. M29–M33 "less than half the target": twice the total is less than the target, also if it is odd.
16. M29–M33 "the difference then pays nothing" (M26–M28): a difference below zero pays nothing, in each preset,
    whatever made it so.
17. M29–M33 skunk: in `pagat` it is the multiplier 2 or 3 and no amount of its own; in the others it is one
    amount of large and the multiplier is 1. Below 0 "as a skunk" is read for `progressive` as the same
    single large.
18. M8–M11 "what was in the pack is known to both players from then on" (see Deal.known): the cards are
    known while they must still be in that hand. Nobody can see which of two equal cards was laid, so
    each one laid or discarded takes one known copy away. When the stock runs out, each player sees all
    cards except the other's hand, and so knows all of it. This holds from the moment that the last
    card of the stock is drawn, thus also at and after a new stock made from the pack (M18–M20); only cards
    drawn from that new stock are unknown again. Nothing else is inferred (such as: with one card left in
    the stock, both copies of a card unseen, one of them must be in the hand).
19. docs/notation.md writes whole actions. Here a line grows with each card laid, so within the phases
    'take' and 'open' the last line may be shorter than a valid one; "take" alone writes no line until
    its first card is laid.
20. M18–M20 "since it was made nobody has laid a card": judged when a draw is due and the stock is empty. A card
    laid in the very turn that drew the last card of the stock therefore counts, by either player; the
    cards of a "take" are cards laid. The first stock, from the deal, is not made from the pack.
"""

from collections import Counter

from naive.mille_scoring import DEFAULTS, game_winner, score_deal, wilds_in

RANKS = "AKQJT98765432"
SUITS = "shdc"
ONE_PACK = [rank + suit for rank in RANKS for suit in SUITS]
ALL_CARDS = sorted(ONE_PACK + ONE_PACK)                               # M1–M2: two packs, no jokers
CANONICAL = {card: place for place, card in enumerate(ONE_PACK)}      # A down to 2, then s h d c
TWOS = ["2s", "2h", "2d", "2c"]

def in_line(cards):
    """Cards written together in the canonical order of docs/notation.md."""
    return "".join(sorted(cards, key=CANONICAL.get))


# ------------------------------------------------------------------------------------------- one deal

class Deal:
    """One deal, M3 to M21–M25, one card per step.

    The phases: 'new' (not dealt), then 'draw' (a turn begins), 'stock' (chance names the card drawn),
    'take' (between "take" and "pick"), 'open' (a new set has fewer than three cards), 'meld', 'over'.
    """

    def __init__(self, options, before, dealer):
        strange = set(options) - set(DEFAULTS)
        if strange:
            raise ValueError("no such option: %s" % ", ".join(sorted(strange)))
        self.options = {**DEFAULTS, **options}
        self.before = {key: list(before[key]) for key in ("totals", "stars", "chapeaux")}
        self.dealer = dealer
        self.phase = "new"
        self.turn = 1 - dealer                  # M3: the non-dealer plays first
        self.hands = [[], []]
        self.sets = [{}, {}]                    # by seat: rank -> its cards, the wilds among them
        self.pack = []                          # the last is the top card
        self.known = [[], []]                   # by seat: cards of that hand that the other player knows
        self.lines = []
        self.over = False
        self.out = self.winner = None
        self.scores = self.stars = self.chapeaux = self.after = None
        self._stock = []
        self._remade = False                    # the stock was made of the pack
        self._laid_since = False                # a card was laid since the stock was made
        self._first_turn = True                 # the non-dealer has not yet drawn, taken or uptwo'd
        self._rank = None                       # of the set being taken or opened
        self._laid = 0                          # cards laid from hand since "take"
        self._growing = None                    # [head of the last line, its cards], if it may grow
        self._legal = None                      # legal(), until the next step

    # ---- chance

    def deal(self, hands, up):
        """M3: 15 cards each, one turned up, the other 73 are the stock."""
        if self.phase != "new":
            raise ValueError("dealt already")
        if [len(hand) for hand in hands] != [15, 15]:
            raise ValueError("15 cards each")
        rest = Counter(ALL_CARDS)
        rest.subtract(hands[0] + hands[1] + [up])
        if len(rest) != 52 or min(rest.values()) < 0:
            raise ValueError("not the cards of two packs")
        self.hands = [list(hands[0]), list(hands[1])]
        self.pack = [up]
        self._stock = sorted(rest.elements())
        self.phase = "draw"
        self.lines = ["deal 0 " + in_line(hands[0]), "deal 1 " + in_line(hands[1]), "deal up " + up]
        self._legal = None

    def stock(self):
        """The cards of the stock, sorted; only chance knows their order."""
        return sorted(self._stock)

    # ---- what may be done

    def legal(self):
        """The legal steps, as strings without the seat; none when the deal is over."""
        if self._legal is None:
            self._legal = self._find_legal()
        return set(self._legal)

    def _find_legal(self):
        if self.phase == "draw":
            return self._legal_draw()
        if self.phase == "stock":
            return {"stock " + card for card in self._stock}
        if self.phase == "take":
            return self._legal_take()
        if self.phase == "open":
            return self._legal_open()
        if self.phase == "meld":
            return self._legal_meld()
        return set()

    def _legal_draw(self):
        """M4–M7, M8–M11, M18–M20: how a turn may begin."""
        steps = set()
        hand = self.hands[self.turn]
        if self.pack:
            top = self.pack[-1]
            if sum(1 for card in hand if card[0] == top[0]) >= 2:
                steps.add("take")
            if top[0] == "2" and self._first_turn:
                steps.add("uptwo")
        stalemate = self._remade and not self._laid_since
        if self._stock or (len(self.pack) >= 2 and not stalemate):
            steps.add("draw")
        else:
            steps.add("blocked")
        return steps

    def _legal_take(self):
        """M8–M11: two or more naturals from hand to the top card; no wild here."""
        hand = self.hands[self.turn]
        steps = {"lay %s %s" % (self._rank, card) for card in hand if card[0] == self._rank}
        if self._laid >= 2:
            steps.add("pick")
        return steps

    def _legal_open(self):
        """M12–M17: a set that was begun must reach three cards before any other step."""
        rank = self._rank
        hand = self.hands[self.turn]
        steps = {"lay %s %s" % (rank, card) for card in hand if card[0] == rank}
        if self._takes_wild(rank, self.sets[self.turn][rank]):
            steps |= {"lay %s %s" % (rank, card) for card in hand if card[0] == "2"}
        return steps

    def _legal_meld(self):
        """M4–M7, M12–M17: lay on a set of one's own, open a set, or discard."""
        hand = self.hands[self.turn]
        sets = self.sets[self.turn]
        kinds = set(hand)
        held = {}                                                     # rank -> how many in hand
        for card in hand:
            held[card[0]] = held.get(card[0], 0) + 1

        steps = {"discard " + card for card in kinds}
        usable = {rank for rank in held if rank in sets or self._can_open(rank, held)}
        for card in kinds:                                            # naturals
            if card[0] in usable:
                steps.add("lay %s %s" % (card[0], card))
        if "2" in held:                                               # wilds, on sets that exist
            twos = [card for card in TWOS if card in kinds]
            for rank, cards in sets.items():
                if self._takes_wild(rank, cards):
                    for card in twos:
                        steps.add("lay %s %s" % (rank, card))
        return steps

    def _can_open(self, rank, held):
        """M12–M17: can this hand make a set of three? held: rank -> how many, at least one of rank."""
        if rank == "2":
            return held["2"] >= 3
        wilds = held.get("2", 0)
        if self.options["max_wilds"] != "none":
            wilds = min(wilds, self.options["max_wilds"])
        return held[rank] + wilds >= 3

    def _takes_wild(self, rank, cards):
        """M12–M17: may a 2 join this set as a wild?"""
        if rank == "2":
            return False
        wilds = wilds_in(rank, cards)
        if wilds == 0 and len(cards) == 8:                            # closed
            return False
        return self.options["max_wilds"] == "none" or wilds < self.options["max_wilds"]

    # ---- doing it

    def apply(self, step):
        """Make one legal step."""
        if self._legal is None:
            self._legal = self._find_legal()
        if step not in self._legal:
            raise ValueError("not legal in phase %s: %r" % (self.phase, step))
        self._legal = None
        words = step.split()
        if words[0] == "lay":
            self._lay(words[1], words[2])
        elif words[0] == "discard":
            self._discard(words[1])
        elif words[0] == "draw":
            self._draw()
        elif words[0] == "stock":
            self._drawn(words[1])
        elif words[0] == "take":
            self._take()
        elif words[0] == "pick":
            self._pick()
        elif words[0] == "uptwo":
            self._uptwo()
        else:
            self._write("blocked")
            self._end(None)

    def _draw(self):
        """M4–M7; M18–M20: the pack except its top card becomes the stock when the stock is empty."""
        if not self._stock:
            self._stock = self.pack[:-1]
            self.pack = self.pack[-1:]
            self._remade = True
            self._laid_since = False
        self._first_turn = False
        self.phase = "stock"

    def _drawn(self, card):
        self._stock.remove(card)
        self.hands[self.turn].append(card)
        self._write("%d draw %s" % (self.turn, card))
        if not self._stock:
            # Only the hands are out of sight, so each player knows the other's (docstring, 18).
            self.known = [list(self.hands[0]), list(self.hands[1])]
        self.phase = "meld"

    def _take(self):
        """M8–M11: the top card goes to the set of its rank; the pair from hand must follow."""
        top = self.pack.pop()
        self._rank = top[0]
        self._laid = 0
        self.sets[self.turn].setdefault(self._rank, []).append(top)
        self._first_turn = False
        self._growing = None
        self.phase = "take"

    def _pick(self):
        """M8–M11: the rest of the pack goes to the hand, and both have seen it."""
        self.hands[self.turn].extend(self.pack)
        self.known[self.turn].extend(self.pack)
        self.pack = []
        self._growing = None
        self._rank = None
        self.phase = "meld"
        if not self.hands[self.turn]:
            self._end(self.turn)

    def _uptwo(self):
        """M8–M11: the up-card 2 into the hand, instead of drawing."""
        card = self.pack.pop()
        self.hands[self.turn].append(card)
        self.known[self.turn].append(card)
        self._first_turn = False
        self._write("%d uptwo" % self.turn)
        self.phase = "meld"

    def _lay(self, rank, card):
        """M12–M17: one card from hand goes to the player's set of that rank."""
        self._leave_hand(card)
        self._laid_since = True
        cards = self.sets[self.turn].setdefault(rank, [])
        cards.append(card)
        if self.phase == "take":
            self._laid += 1
            self._write_card("%d take" % self.turn, card)
            return                                                    # not out before "pick"
        self._write_card("%d lay %s" % (self.turn, rank), card)
        if len(cards) < 3:
            self._rank = rank
            self.phase = "open"
            return
        self._rank = None
        self.phase = "meld"
        if not self.hands[self.turn]:
            self._end(self.turn)

    def _discard(self, card):
        """M4–M7: one card on the pack ends the turn; M18–M20: the last card ends the deal."""
        self._leave_hand(card)
        self.pack.append(card)
        self._write("%d discard %s" % (self.turn, card))
        if not self.hands[self.turn]:
            self._end(self.turn)
            return
        self.turn = 1 - self.turn
        self.phase = "draw"

    def _leave_hand(self, card):
        self.hands[self.turn].remove(card)
        if card in self.known[self.turn]:
            self.known[self.turn].remove(card)

    def _end(self, out):
        """M18–M20 to M26–M28: score the deal, add it up, and see who has won."""
        self.phase = "over"
        self.over = True
        self.out = out
        result = score_deal([{"sets": self.sets[seat], "hand": self.hands[seat]} for seat in (0, 1)], out)
        self.scores = result["scores"]
        self.stars = result["stars"]
        self.chapeaux = result["chapeaux"]
        gained = {"totals": self.scores, "stars": self.stars, "chapeaux": self.chapeaux}
        self.after = {key: [self.before[key][seat] + gained[key][seat] for seat in (0, 1)]
                      for key in ("totals", "stars", "chapeaux")}
        self.winner = game_winner(self.options, self.after["totals"], self.after["stars"])

    # ---- the record (docs/notation.md)

    def _write(self, line):
        self.lines.append(line)
        self._growing = None

    def _write_card(self, head, card):
        """Write cards laid one after the other with the same head on one line."""
        if self._growing is not None and self._growing[0] == head:
            self._growing[1].append(card)
            self.lines.pop()
        else:
            self._growing = [head, [card]]
        self.lines.append(head + " " + in_line(self._growing[1]))

    # ---- for comparison

    def snapshot(self):
        return {
            "phase": self.phase,
            "turn": self.turn,
            "dealer": self.dealer,
            "hands": [sorted(hand) for hand in self.hands],
            "sets": [{rank: sorted(cards) for rank, cards in sets.items()} for sets in self.sets],
            "pack_top": self.pack[-1] if self.pack else None,
            "pack": sorted(self.pack),
            "stock": sorted(self._stock),
            "out": self.out,
            "known": [sorted(cards) for cards in self.known],
        }


# ------------------------------------------------------------------------------------------- one game

def play_match(options, first_dealer, shuffle, choose, draw, max_deals):
    """M3, M26–M28: play deal after deal, the dealer alternating, until a player has won or max_deals are played.

    shuffle(i) -> (hands, up); choose(deal) -> step; draw(deal) -> a card of deal.stock().
    """
    before = {"totals": [0, 0], "stars": [0, 0], "chapeaux": [0, 0]}
    dealer = first_dealer
    deals = []
    for number in range(max_deals):
        deal = Deal(options, before, dealer)
        hands, up = shuffle(number)
        deal.deal(hands, up)
        while not deal.over:
            if deal.phase == "stock":
                deal.apply("stock " + draw(deal))
            else:
                deal.apply(choose(deal))
        deals.append(deal)
        if deal.winner is not None:
            break
        before = deal.after
        dealer = 1 - dealer
    return deals
