"""What happens at a table of Mille, in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from chiliad.cards import HIDDEN
from chiliad.game import NOBODY, Event, Settlement
from chiliad.games.mille.events import (
    Blocked,
    Discarded,
    Drew,
    HandDealt,
    Laid,
    SetPiled,
    TookPack,
    TookTwo,
    TurnedUp,
    WentOut,
)
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import RANK, PlayerCards, cards_count
from chiliad.games.mille.scoring import POINTS_TWO, Payment, eight_sets, payment, points_of
from chiliad.games.mille.state import CARD_TEXT, RANKS, Standing
from chiliad.i18n.words import Words, by_rank
from chiliad.presentation.faces import Narrator

RANKS_DOWN = "AKQJT9876543" + "2"
HANDS_REMEMBERED_MAX = 4096
_PLACES = {card: at for at, card in enumerate(card for group in by_rank(CARD_TEXT, RANKS_DOWN) for card in group)}
"""The position of each card in a sorted hand: by rank from A down, 2s last."""
FEW_CARDS = 2
"""With so few cards left or fewer a player must say so (M17)."""


def cards_of(any_: int, both: int) -> list[str]:
    """The cards of a pair of masks as text, two equal ones twice."""
    cards = []
    while any_:
        lowest = any_ & -any_
        text = CARD_TEXT[lowest.bit_length() - 1]
        cards += [text, text] if both & lowest else [text]
        any_ ^= lowest
    return cards


def by_ranks(cards: list[str]) -> list[str]:
    """Cards by rank from A down, 2s last."""
    return sorted(cards, key=_PLACES.__getitem__)


@lru_cache(maxsize=HANDS_REMEMBERED_MAX)
def sorted_cards(any_: int, both: int) -> list[str]:
    """The cards of a pair of masks, in the order of a hand.  Many get the same list, so nobody changes it."""
    return by_ranks(cards_of(any_, both))


def hand_said(words: Words, cards: Iterable[str]) -> str:
    """A hand, by rank, with how many where there are several."""
    groups = []
    for group in by_rank(cards, RANKS_DOWN):
        said = words.cards(group)
        groups.append(words.text("group-count", cards=said, count=len(group)) if len(group) > 2 else said)
    return words.groups(groups)


class Narration(Narrator[Rules, Standing]):
    """Tells the events of a deal, and what a deal brought."""

    # --- A deal ------------------------------------------------------------------------------------------------------

    def hand(self, cards: Iterable[str]) -> str:
        """A hand, by rank, with how many where there are several."""
        return hand_said(self.words, cards)

    def events(self, events: tuple[Event, ...]) -> list[str]:
        """The sentences for one entry of the log."""
        return [sentence for event in events for sentence in self._event(event, last=len(events) == 1)]

    def _event(self, event: Event, last: bool) -> list[str]:
        say, words, who = self.words.text, self.words, self.seats.who_in(event)
        match event:
            case HandDealt():
                return [] if HIDDEN in event.cards else [say("dealt", cards=self.hand(event.cards), **who)]
            case TurnedUp():
                return [say("mille-up", card=words.card(event.card))]
            case Drew():
                renewed = [say("mille-new-stock")] if event.new_stock else []
                if event.card == HIDDEN:
                    return [*renewed, say("mille-draws-hidden", **who)]
                return [*renewed, say("mille-draws", card=words.card(event.card), **who)]
            case TookPack():
                return self._takes(event)
            case TookTwo():
                return [say("mille-uptwo", card=words.card(event.card), **who)]
            case Laid():
                message = "mille-lays" if event.new else "mille-adds"
                said, rank = words.cards(event.cards), words.rank(event.rank)
                return [say(message, cards=said, rank=rank, count=event.size, **who)]
            case SetPiled():
                return [say(f"mille-pile-{event.pile}", rank=words.rank(event.rank), **who)]
            case Discarded():
                discards = say("mille-discards", card=words.card(event.card), **who)
                # Few cards are announced (M17), unless there are none: then the next event says so.
                few = [say("mille-few-cards", count=event.held, **who)] if last and event.held <= FEW_CARDS else []
                return [discards, *few]
            case WentOut():
                return [say("mille-out", **who)]
            case Blocked():
                return [say("mille-stalemate" if event.stalemate else "mille-blocked")]
            case _:
                raise ValueError(event)

    @staticmethod
    def is_essential(events: tuple[Event, ...]) -> bool:
        """Whether one can't play on without having heard of it: what lies on the pack, who took it, a blocked deal, and
        whatever is announced.
        """
        return not isinstance(events[0], Drew | Laid) or len(events) > 1

    def _takes(self, event: TookPack) -> list[str]:
        say, who = self.words.text, self.seats.who(event.seat)
        told = [say("mille-takes", top=self.words.card(event.top), cards=self.words.cards(event.laid), **who)]
        if event.picked_up:
            picked = event.picked_up
            told.append(say("mille-picks-up", cards=self.hand(picked), count=len(picked), **who))
        return told

    # --- What a deal brought -----------------------------------------------------------------------------------------

    def settled(self, observation: Observation, settlement: Settlement) -> list[str]:
        """The deal's result with its reasons; ``observation`` is one of its end."""
        first = observation.out if observation.out != NOBODY else 0
        return [line for seat in (first, 1 - first) for line in self._settled_seat(observation, seat, settlement)]

    def _settled_seat(self, observation: Observation, seat: int, settlement: Settlement) -> list[str]:
        """What is left in a hand nobody shows; it follows from the score and the sets, which all see."""
        say, who = self.words.text, self.seats.who(seat)
        score = settlement.scores[seat]
        if observation.held_count[seat] < 0:  # typed by a score-keeper, who may know the score alone
            return self._scored(observation, seat, settlement)
        player = PlayerCards(
            natural_any=observation.natural_any[seat],
            natural_both=observation.natural_both[seat],
            wild_any=observation.wild_any[seat],
            wild_both=observation.wild_both[seat],
        )
        laid = points_of(player.natural_any, player.natural_both)
        laid += POINTS_TWO * cards_count(player.wild_any, player.wild_both)
        told, eights = [], 0
        for rank in range(len(RANKS)):
            if eight_sets(player) >> 4 * rank & 1:
                value = points_of(RANK << 4 * rank, RANK << 4 * rank)
                eights += value
                told.append(say("mille-eight-set", rank=self.words.rank(RANKS[rank]), points=value, **who))
        if seat == observation.out:
            natural = player.wild_any == 0
            told.insert(0, say("mille-scored-out", laid=laid, **who))
            if natural:
                told.append(say("mille-out-natural", **who))
        else:
            told.insert(0, say("mille-scored", laid=laid, hand=laid + eights - score, **who))
        return told + self._scored(observation, seat, settlement)

    def _scored(self, observation: Observation, seat: int, settlement: Settlement) -> list[str]:
        """The score itself, and a chapeau."""
        say, who = self.words.text, self.seats.who(seat)
        told = [say("mille-score", score=settlement.scores[seat], **who)]
        if settlement.after.chapeaux[seat] > observation.before.chapeaux[seat]:
            told.append(say("mille-chapeau", other=self.seats.names[1 - seat], **who))
        return told

    # --- What is counted ---------------------------------------------------------------------------------------------

    def marks(self, before: Standing, seat: int) -> list[str]:
        """Stars and chapeaux."""
        counts = {"stars": before.stars[seat], "chapeaux": before.chapeaux[seat]}
        return (
            [self.words.text("mille-standing-marks", **counts, **self.seats.who(seat))] if any(counts.values()) else []
        )

    def sheet_item(self, seat: int, score: int, before: Standing, after: Standing) -> str:
        """One seat's score of one deal: stars beside it, a chapeau's score in a circle."""
        stars = after.stars[seat] - before.stars[seat]
        circled = "yes" if after.chapeaux[seat] > before.chapeaux[seat] else "no"
        name, total = self.seats.called(seat), after.totals[seat]
        return self.words.text("mille-sheet-item", name=name, score=score, total=total, stars=stars, circled=circled)

    # --- What a match cost -------------------------------------------------------------------------------------------

    def payment(self, after: Standing, winner: int, small: int) -> list[str]:
        """What the loser of a match pays, line by line; ``after``: how it stands at its end."""
        loser, rules = 1 - winner, self.rules
        counts = {"naturals": after.stars[winner], "chapeaux": after.chapeaux[loser], "small": small}
        totals = after.totals[winner], after.totals[loser]
        paid = payment(rules.payment, *totals, counts["naturals"], counts["chapeaux"], small, rules.target)
        person = self.seats.person
        me = "payer" if person == loser else "payee" if person == winner else "no"
        return payment_lines(self.words, paid, self.seats.names[winner], self.seats.names[loser], counts, me)


def payment_lines(
    words: Words, payment: Payment, winner: str, loser: str, counts: dict[str, int], me: str = "no"
) -> list[str]:
    """A payment, line by line: who pays whom, and why.  ``counts``: ``naturals``, ``chapeaux``, ``small``.

    Without names (``""``) it is said of the loser and the winner.  ``me``: ``payer`` or ``payee`` if the person is one.
    """
    say = words.text
    names = {"payer": loser, "payee": winner, "me": me} if winner else {}
    plain = "" if winner else "-plain"
    told = [say(f"payment-head{plain}", **names), say("payment-game", amount=payment.game)]
    told.append(say("payment-difference", amount=payment.difference))
    if counts["naturals"]:
        told.append(say("payment-naturals", amount=payment.naturals, count=counts["naturals"]))
    if counts["chapeaux"]:
        told.append(say("payment-chapeaux", amount=payment.chapeaux, count=counts["chapeaux"]))
    if payment.skunk:
        told.append(say("payment-skunk", amount=payment.skunk))
    if payment.multiplier > 1:
        told.append(say("payment-times", times=payment.multiplier))
    return [*told, say(f"payment-total{plain}", amount=payment.amount, small=counts["small"], **names)]
