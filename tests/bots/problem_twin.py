"""Problems solved again by plain search, from the record's lines and the rules of the naive twins alone.

No solver, no bitmask, no line of the code that proved them: the cards that a seat cannot see are listed from the lines
as the seat may read them, and every move is tried.
"""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import combinations

from games.unseen_endings import Unseen
from naive import mille, tysiac
from naive.mille_scoring import card_value, score_deal

SEATS = (0, 1, 2)


def cards_in(text):
    return [text[at : at + 2] for at in range(0, len(text), 2)]


# --- Tysiac -----------------------------------------------------------------------------------------------------------


class TysiacLines:
    """What a seat has read of a deal of Tysiac in the phase of play."""

    def __init__(self, lines, seat):
        self.seat, self.options = seat, dict(tysiac.DEFAULTS)
        self.own, self.talon, self.gifts, self.bids = [], [], {}, [0, 0, 0]
        self.plays = []  # (seat, card, whether it declares)
        for line in lines:
            self._read(line.split())

    def _read(self, words):
        if words[0] == "deal":
            if words[1] == str(self.seat):
                self.own = cards_in(words[2])
            elif words[1] == "talon":
                self.talon = cards_in(words[2])
            return
        seat, verb, rest = int(words[0]), words[1], words[2:]
        if verb == "bid":
            self.bids[seat], self.declarer, self.contract = int(rest[0]), seat, int(rest[0])
        elif verb == "contract":
            self.contract = int(rest[0])
        elif verb == "give":
            self.gifts[int(rest[0])] = rest[1]
        elif verb in ("play", "marry"):
            self.plays.append((seat, rest[0], verb == "marry"))

    def position(self):
        """The trick on the table, the seat to act, the trump, the declarer's points, and the cards each has played."""
        played, trick, trump, made, turn = [[], [], []], [], None, 0, self.declarer
        for seat, card, declares in self.plays:
            assert seat == turn
            if declares:
                trump = card[1]
                made += tysiac.MARRIAGE[trump] if seat == self.declarer else 0
            played[seat].append(card)
            trick.append(card)
            turn = (turn + 1) % 3
            if len(trick) == 3:
                turn = (turn + trick.index(tysiac.best_card(trick, trump))) % 3
                made += sum(tysiac.CARD_POINTS[one[0]] for one in trick) if turn == self.declarer else 0
                trick = []
        return tuple(trick), turn, trump, made, played

    def worlds(self):
        """Every choice of the hands that fits what the seat has read."""
        *_, played = self.position()
        mine = list(self.own)
        if self.seat == self.declarer:
            mine = [card for card in mine + self.talon if card not in self.gifts.values()]
        else:
            mine.append(self.gifts[self.seat])
        held = [card for card in mine if card not in played[self.seat]]
        out = [card for card in tysiac.PACK if card not in held and all(card not in cards for cards in played)]
        first, last = (self.seat + 1) % 3, (self.seat + 2) % 3
        found = []
        for chosen in combinations(out, 8 - len(played[first])):
            hands = {self.seat: held, first: list(chosen), last: [card for card in out if card not in chosen]}
            whole = {seat: hands[seat] + played[seat] for seat in SEATS}
            if len(whole[last]) == 8 and self._played_by_the_rules(whole) and self._dealt_by_the_rules(whole):
                found.append(tuple(tuple(sorted(hands[seat])) for seat in SEATS))
        return found

    def _played_by_the_rules(self, whole):
        """Whether everybody with these cards might play as they did."""
        left, trick, trump = {seat: list(cards) for seat, cards in whole.items()}, [], None
        for seat, card, declares in self.plays:
            if card not in tysiac.playable(self.options, left[seat], trick, trump):
                return False
            if declares:
                if card[1] not in tysiac.marriages(left[seat]):
                    return False
                trump = card[1]
            left[seat].remove(card)
            trick = [*trick, card] if len(trick) < 2 else []
        return True

    def _dealt_by_the_rules(self, whole):
        """Whether these cards may come from hands that allowed the bids, with gifts that the seat may not have seen."""
        others = [seat for seat in SEATS if seat != self.declarer]
        known = {one: self.gifts[one] for one in others if self.seat in (one, self.declarer)}
        for one in [known[others[0]]] if others[0] in known else whole[others[0]]:
            for other in [known[others[1]]] if others[1] in known else whole[others[1]]:
                ten = [*whole[self.declarer], one, other]
                starts = {
                    self.declarer: [card for card in ten if card not in self.talon],
                    others[0]: [card for card in whole[others[0]] if card != one],
                    others[1]: [card for card in whole[others[1]] if card != other],
                }
                if all(len(cards) == 7 and not set(cards) & set(self.talon) for cards in starts.values()):
                    if all(self.bids[seat] <= tysiac.bid_limit(self.options, starts[seat]) for seat in SEATS):
                        return True
        return False


class _Play(Unseen):
    """``Unseen`` from lines."""

    def __init__(self, read):
        self.options, self.seat, self.contract = read.options, read.seat, read.contract
        self.declarer, self.declares = read.declarer, read.seat == read.declarer


def best_of_tysiac(lines, seat):
    """The moves that guarantee the goal, and how many choices of the hidden cards there are."""
    read = TysiacLines(lines, seat)
    trick, turn, trump, made, _ = read.position()
    assert turn == seat
    worlds, play = read.worlds(), _Play(read)
    moves = play.moves(worlds[0][seat], trick, trump)
    right = [move for move in moves if play.forced_after(worlds, trick, turn, trump, made, move)]
    return {f"{'marry' if declares else 'play'} {card}" for card, declares in right}, len(worlds)


# --- Mille ------------------------------------------------------------------------------------------------------------


def mille_deal(lines, before, dealer):
    """The naive twin's deal after these lines."""
    deal = mille.Deal({}, before, dealer)
    hands = [cards_in(line.split()[2]) for line in lines[:2]]
    deal.deal(hands, lines[2].split()[2])
    for line in lines[3:]:
        _, verb, *rest = line.split()
        if verb == "draw":
            steps = ["draw", f"stock {rest[0]}"]
        elif verb == "take":
            steps = ["take", *(f"lay {card[0]} {card}" for card in cards_in(rest[0])), "pick"]
        elif verb == "lay":
            laid = sorted(cards_in(rest[1]), key=lambda card: card[0] != rest[0])
            # An eighth natural would close the set: the 2s come after the first natural.
            first = [card for card in laid if card[0] == rest[0]]
            twos = [card for card in laid if card[0] != rest[0]]
            steps = [f"lay {rest[0]} {card}" for card in first[:1] + twos + first[1:]]
        else:
            steps = [" ".join([verb, *rest])]
        for step in steps:
            deal.apply(step)
    return deal


class CertainWins:
    """The rest of a seat's turn in the naive twin's deal: which steps still win the match for certain."""

    def __init__(self, deal):
        self.deal, self.seat = deal, deal.turn
        rival = 1 - self.seat
        seen = Counter(deal.hands[self.seat] + deal.pack + deal.known[rival])
        for sets in deal.sets:
            for cards in sets.values():
                seen.update(cards)
        unseen = sorted((Counter(mille.ALL_CARDS) - seen).elements(), key=card_value)
        # The dearest result for the rival: the cheapest cards that they may hold.
        self.rival_hand = deal.known[rival] + unseen[: len(deal.hands[rival]) - len(deal.known[rival])]
        self._known = {}

    def won(self, deal):
        if deal.out != self.seat:
            return False
        seats = [{"sets": deal.sets[seat], "hand": deal.hands[seat]} for seat in (0, 1)]
        seats[1 - self.seat]["hand"] = self.rival_hand
        scores = score_deal(seats, self.seat)["scores"]
        totals = [deal.before["totals"][seat] + scores[seat] for seat in (0, 1)]
        return totals[self.seat] >= 1200 and totals[self.seat] > totals[1 - self.seat]

    def wins(self, deal):
        if deal.over or deal.turn != self.seat or deal.phase == "stock":
            return self.won(deal)
        sets = sorted((rank, tuple(sorted(cards))) for rank, cards in deal.sets[self.seat].items())
        key = (tuple(sorted(deal.hands[self.seat])), tuple(sets), deal.phase)
        if key not in self._known:
            self._known[key] = any(self.wins(self.after(deal, step)) for step in self.steps(deal))
        return self._known[key]

    def steps(self, deal):
        """The steps that may end in going out now: nobody discards with other cards left, or draws."""
        last = len(deal.hands[self.seat]) == 1
        return [step for step in sorted(deal.legal()) if step != "draw" and (last or not step.startswith("discard"))]

    def after(self, deal, step):
        deal = deepcopy(deal)
        deal.apply(step)
        return deal

    def winning_steps(self):
        return {step for step in self.steps(self.deal) if self.wins(self.after(self.deal, step))}


def steps_of(move):
    """The first steps with which a move may begin."""
    verb, *rest = move.split()
    if verb == "lay":
        return {f"lay {rest[0]} {card}" for card in cards_in(rest[1])}
    return {verb if verb == "take" else move}
