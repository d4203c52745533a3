"""What a seat knows for certain while tricks are played: which cards are out, and what a card of its own does.

Everything follows from one observation.  Each fact is a message with its values (``presentation/reasons.py``): facts
for a card, and facts against it, which say what another card would do instead.
"""

from __future__ import annotations

from chiliad.bits import popcount
from chiliad.games.tysiac.narration import cards_of
from chiliad.games.tysiac.observation import UNSEEN_GIFT, Observation
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.state import (
    ALL,
    CARD_TEXT,
    MARRIAGE,
    SECOND,
    SUITS,
    THIRD,
    card_played,
    card_points,
    next_of,
    players_of_deal,
    suit_number,
)
from chiliad.games.tysiac.talon import declarable_points
from chiliad.games.tysiac.tricks import beats, higher, suit_of, trumps
from chiliad.presentation.reasons import Reason, Value

CARD_POINTS = 120
"""The points of all cards together (T2)."""
NAMED_MAX = 2
"""So many cards that beat one are named; more are not worth reading."""
POINTS_MIN = 2
"""Cards whose points differ by less are about as dear."""
PAIR_CARDS = 2
"""A marriage is declared by leading one of two cards or more."""


def others_of(seen: Observation) -> tuple[int, ...]:
    """The other seats that play the deal, in the order in which they play after this one."""
    players = len(seen.counts)
    found = [seen.seat]
    while len(found) < players_of_deal(players):
        found.append(int(next_of(players, seen.dealer, found[-1])))
    return tuple(found[1:])


def completes_trick(seen: Observation) -> bool:
    """Whether the next card is the last one of a trick."""
    return bool(seen.led >= 0 and (seen.second >= 0 or len(seen.counts) == 2))


class Knowledge:
    """What an observation in the phase of play tells about the cards that are out and about the contract."""

    def __init__(self, seen: Observation) -> None:
        self.seen, self.seat, self.rules = seen, seen.seat, seen.rules
        self.declarer, self.contract = seen.auction.declarer, seen.auction.contract
        self.played = 0
        for cards in seen.played:
            self.played |= cards
        self.out = ALL & ~self.played & ~seen.hand & ~seen.auction.laid
        """The cards that the others may hold; of two players some of them lie where nobody sees them (T41)."""
        self.others = others_of(seen)
        self.partner = next((s for s in self.others if self.declarer not in (s, seen.seat)), None)
        self.waiting = self.others[: len(self.others) - (seen.led >= 0) - (seen.second >= 0)]
        """Who plays to the trick under way after this seat, in that order."""
        self._sure = self._certain()

    # --- Where cards are ----------------------------------------------------------------------------------------------

    def _certain(self) -> dict[int, int]:
        """The cards that each other seat certainly holds."""
        if len(self.others) == 1:
            return {seat: self.seen.held[seat] & self.out for seat in self.others}
        first, last = self.others
        pairs = (first, last), (last, first)
        sure = {
            seat: (self.seen.held[seat] | self._gift(seat) | self.seen.excluded[third]) & self.out
            for seat, third in pairs
        }
        if self.partner is not None:
            # The other defender has had one card of the declarer's: of the talon at most one.
            talon, has = self.seen.auction.talon, sure[self.partner] | self.seen.played[self.partner]
            if talon & has:
                sure[self.declarer] |= talon & self.out & ~has
        for seat, third in pairs:
            if popcount(sure[seat]) == self.seen.counts[seat]:  # no room for another card
                sure[third] = self.out & ~sure[seat]
        return sure

    def _gift(self, seat: int) -> int:
        given = self.seen.auction.given[seat]
        return 1 << given if 0 <= given < UNSEEN_GIFT else 0

    def may_hold(self, seat: int) -> int:
        """The cards that another seat may hold."""
        if len(self.others) == 1:
            return self.out & ~self.seen.excluded[seat]
        third = next(other for other in self.others if other != seat)
        return self.out & ~self._sure[third]

    def surely_has(self, seat: int, cards: int) -> bool:
        """Whether another seat holds one of some cards for certain: the others that are out cannot fill its hand."""
        free = self.may_hold(seat) & ~self._sure[seat]
        room = self.seen.counts[seat] - popcount(self._sure[seat])
        return bool(self._sure[seat] & cards) or room > popcount(free & ~cards)

    def beating(self, card: int, seat: int, led: int, trump: int) -> int:
        """The cards with which a seat may beat ``card``, the best of a trick in which ``led`` was led."""
        may, suit = self.may_hold(seat), suit_of(led)
        found = may & higher(card) if suit_of(card) == suit else 0
        if not self.surely_has(seat, suit):  # it may be void in the suit led, and then trump
            ruffs = may & trumps(trump)
            found |= ruffs & higher(card) if suit_of(card) == trumps(trump) else ruffs
        return found

    @property
    def all_held(self) -> bool:
        """Whether all cards that are out are in somebody's hand: two players have some out of play (T41)."""
        return len(self.others) > 1

    # --- The contract -------------------------------------------------------------------------------------------------

    def needed(self) -> int:
        """How many points the declarer still needs; 0 or less: the contract is made."""
        return self.contract - self.seen.points[self.declarer]

    def points_out(self) -> int:
        """The points of the cards that nobody has taken yet, those on the table among them."""
        declared = int(declarable_points(self.rules, self.seen.shown))
        return CARD_POINTS - (sum(self.seen.points) - declared)

    def marriages_out(self) -> int:
        """The points of what the declarer may still declare, by leading one of two cards or more: marriages, aces."""
        declarer, seen = self.declarer, self.seen
        follows = declarer in self.waiting or (seen.led >= 0 and declarer == self.seat)
        if seen.counts[declarer] - follows < PAIR_CARDS:
            return 0
        held = seen.hand if declarer == self.seat else self.may_hold(declarer)
        return int(declarable_points(self.rules, held))

    def out_of_reach(self, points_lost: int = 0) -> bool:
        """Whether the declarer cannot make the contract any more if a trick of so many points goes elsewhere."""
        return self.needed() > self.points_out() - points_lost + self.marriages_out()


def facts_for(known: Knowledge, index: int) -> list[Reason]:
    """What speaks for a card (an index of kind PLAY), the most telling first."""
    card, seen = card_played(index), known.seen
    if index >= THIRD:
        return [*_declaring_aces(known), *_leading(known, card, False)]
    found = _marrying(known, card) if index >= SECOND else []
    if seen.led < 0:
        return found + _leading(known, card, index >= SECOND)
    return _second(known, card) if known.waiting else _last(known, card)


def _marrying(known: Knowledge, card: int) -> list[Reason]:
    suit = suit_number(card)
    points = known.rules.marriage_values[suit]
    found = [Reason("reason-tysiac-marries", {"suit": SUITS[suit], "points": points})]
    if known.seat == known.declarer and 0 < known.needed() <= points:
        found.insert(0, Reason("reason-tysiac-marriage-makes", {"points": points, "contract": known.contract}))
    return found


def _declaring_aces(known: Knowledge) -> list[Reason]:
    points = known.rules.ace_marriage_value
    found = [Reason("reason-tysiac-declares-aces", {"points": points})]
    if known.seat == known.declarer and 0 < known.needed() <= points:
        found.insert(0, Reason("reason-tysiac-marriage-makes", {"points": points, "contract": known.contract}))
    return found


def _leading(known: Knowledge, card: int, marries: bool) -> list[Reason]:
    seen = known.seen
    trump = suit_number(card) if marries else seen.trump
    if any(known.beating(card, seat, card, trump) for seat in known.others):
        partner = known.partner
        if partner is not None and known.beating(card, partner, card, trump) & ~suit_of(card):
            if known.may_hold(partner) & suit_of(card):
                return []
            return [Reason("reason-tysiac-void", {"seat": partner, "suit": SUITS[suit_number(card)]})]
        return []
    found = [_unbeaten(known, card)]
    trumps_out = popcount(known.out & trumps(trump)) if known.all_held else 0
    if trumps_out and suit_of(card) == trumps(trump) and not marries:
        found.append(Reason("reason-tysiac-draws-trumps", {"count": trumps_out}))
    return found


def _unbeaten(known: Knowledge, card: int) -> Reason:
    """Why nobody can beat a card."""
    suit, above = suit_of(card), higher(card)
    if not known.out & suit:
        return Reason("reason-tysiac-alone", {"card": CARD_TEXT[card], "suit": SUITS[suit_number(card)]})
    if above and not above & ~known.played:
        return Reason("reason-tysiac-highest", {"card": CARD_TEXT[card]})
    return Reason("reason-tysiac-unbeaten", {"card": CARD_TEXT[card]})


def _second(known: Knowledge, card: int) -> list[Reason]:
    """For the second card of a trick."""
    seen, third = known.seen, known.others[0]
    if not beats(card, seen.led, seen.trump):
        return []
    beating = known.beating(card, third, seen.led, seen.trump)
    if not beating:
        return [
            *_decides(known, known.seat, card),
            Reason("reason-tysiac-takes-surely", {"card": CARD_TEXT[card], "seat": third}),
        ]
    if popcount(beating) <= NAMED_MAX:
        values: dict[str, Value] = {"card": CARD_TEXT[card], "seat": third, "cards": high_first(beating)}
        return [Reason("reason-tysiac-only-beaten-by", values)]
    return []


def _last(known: Knowledge, card: int) -> list[Reason]:
    """For the last card of a trick: who takes it is certain."""
    seen, winner = known.seen, taker(known.seen, card)
    found = _decides(known, winner, card)
    if winner == known.seat:
        return [*found, Reason("reason-tysiac-takes", {"points": trick_points(seen, card)})]
    points = int(card_points(1 << card))
    if winner == known.partner and points:
        values: dict[str, Value] = {"seat": winner, "points": points, "receiver": known.declarer}
        found.append(Reason("reason-tysiac-denies", values))
    return found


def _decides(known: Knowledge, winner: int, card: int) -> list[Reason]:
    """Whether the contract is decided by who takes this trick."""
    points = trick_points(known.seen, card)
    if known.needed() <= 0 or known.out_of_reach():
        return []
    if winner == known.declarer and winner == known.seat and points >= known.needed():
        return [Reason("reason-tysiac-trick-makes", {"contract": known.contract})]
    if winner != known.declarer and known.seat != known.declarer and known.out_of_reach(points):
        return [Reason("reason-tysiac-trick-beats", {"seat": known.declarer, "contract": known.contract})]
    return []


def facts_against(known: Knowledge, index: int) -> list[Reason]:
    """What speaks against a card (an index of kind PLAY), the most telling first."""
    card, seen = card_played(index), known.seen
    name = CARD_TEXT[card]
    suit = suit_number(card)
    found = breaks_marriage(known.rules, seen.hand, card) if index < SECOND and popcount(seen.hand) > PAIR_CARDS else []
    if not known.waiting:
        return found
    trump = suit if SECOND <= index < THIRD else seen.trump
    led = card if seen.led < 0 else seen.led
    if seen.led >= 0 and not beats(card, seen.led, trump):
        return found
    beating = 0
    for seat in known.waiting:
        beating |= known.beating(card, seat, led, trump)
    above, ruffs = beating & suit_of(card), beating & ~suit_of(card)
    if ruffs and popcount(known.out & suit_of(led)) <= len(known.others):
        above = 0  # so few cards of the suit are out that a trump is nearer than a higher card
    if above and popcount(above) <= NAMED_MAX:
        found.append(Reason("reason-tysiac-beatable", {"card": name, "cards": high_first(above)}))
    elif ruffs and not above:
        found.append(Reason("reason-tysiac-ruffable", {"card": name}))
    return found


def breaks_marriage(rules: Rules, hand: int, card: int) -> list[Reason]:
    """That a card, given or played without declaring, is half of a marriage in hand."""
    suit = suit_number(card)
    pair = MARRIAGE << 6 * suit
    if hand & pair != pair or not 1 << card & pair:
        return []
    marriage = Reason("desk-marriage", {"suit": SUITS[suit]})
    values: dict[str, Value] = {"card": CARD_TEXT[card], "marriage": marriage, "points": rules.marriage_values[suit]}
    return [Reason("reason-tysiac-breaks", values)]


def compared(known: Knowledge, index: int, other: int) -> list[Reason]:
    """What a card does better than another one, where both do the same otherwise."""
    card, rival, seen = card_played(index), card_played(other), known.seen
    points, others = int(card_points(1 << card)), int(card_points(1 << rival))
    values: dict[str, Value] = {
        "card": CARD_TEXT[card],
        "points": points,
        "other": CARD_TEXT[rival],
        "other_points": others,
    }
    if not known.waiting:
        return _compared_last(known, card, rival)
    if seen.led >= 0:
        lost = not beats(card, seen.led, seen.trump) and not beats(rival, seen.led, seen.trump)
        return [Reason("reason-tysiac-loses-less", values)] if lost and others - points >= POINTS_MIN else []
    if max(index, other) < SECOND and others - points >= POINTS_MIN and not surely_leads(known, card):
        return [Reason("reason-tysiac-risks-less", values)]
    return []


def _compared_last(known: Knowledge, card: int, rival: int) -> list[Reason]:
    seen = known.seen
    winner, with_rival = taker(seen, card), taker(seen, rival)
    points, others = int(card_points(1 << card)), int(card_points(1 << rival))
    if winner == with_rival == known.seat:
        if points < others:
            return [Reason("reason-tysiac-enough", {"card": CARD_TEXT[card], "other": CARD_TEXT[rival]})]
        made: dict[str, Value] = {"points": trick_points(seen, card), "other_points": trick_points(seen, rival)}
        return [Reason("reason-tysiac-takes-more", made)] if points > others else []
    if winner == with_rival and others - points >= POINTS_MIN:
        values: dict[str, Value] = {"seat": winner, "points": points, "other": CARD_TEXT[rival], "other_points": others}
        return [Reason("reason-tysiac-gives-less", values)]
    if with_rival == known.seat:
        return [Reason("reason-tysiac-saves", {"other": CARD_TEXT[rival], "points": trick_points(seen, rival)})]
    return []


def standing_of_contract(known: Knowledge) -> Reason:
    """How the contract stands: made, out of reach, or what is needed."""
    mine = known.seat == known.declarer
    who: dict[str, Value] = {"who": "you" if mine else "other", "seat": known.declarer, "contract": known.contract}
    if known.needed() <= 0:
        return Reason("reason-tysiac-made", who)
    if known.out_of_reach():
        return Reason("reason-tysiac-out-of-reach", who)
    if known.needed() > known.points_out():
        return Reason("reason-tysiac-needs-marriage", {**who, "points": known.needed(), "left": known.points_out()})
    return Reason("reason-tysiac-needs", {**who, "points": known.needed(), "left": known.points_out()})


def surely_leads(known: Knowledge, card: int) -> bool:
    """Whether nobody can beat a card that is led."""
    return not any(known.beating(card, seat, card, known.seen.trump) for seat in known.others)


def taker(seen: Observation, card: int) -> int:
    """The seat that takes the trick which ``card``, the last one, completes."""
    leader, *rest = others_of(seen)
    best, winner = seen.led, leader
    if rest and beats(seen.second, best, seen.trump):
        best, winner = seen.second, rest[0]
    return seen.seat if beats(card, best, seen.trump) else winner


def trick_points(seen: Observation, card: int) -> int:
    """The points of the cards on the table together with ``card``."""
    table = (1 << seen.led if seen.led >= 0 else 0) | (1 << seen.second if seen.second >= 0 else 0)
    return int(card_points(table | 1 << card))


def high_first(mask: int) -> tuple[str, ...]:
    """The cards of a mask, the highest of each suit first."""
    return tuple(reversed(cards_of(mask)))
