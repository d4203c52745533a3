"""What happens at a table of Mille, in words."""

from __future__ import annotations

from typing import Any

from chiliad.cards import HIDDEN, read_cards
from chiliad.game import NOBODY, Settlement
from chiliad.games.mille.scoring import PILE_EIGHT, PILE_SEVEN, POINTS_TWO, Payment, eight_sets, pile, points_of
from chiliad.games.mille.sides import RANK, Side, cards_count
from chiliad.games.mille.state import CARD_TEXT, OVER, RANKS
from chiliad.games.mille.view import stalemate
from chiliad.play.telling.following import Event
from chiliad.play.telling.words import Seats, Words, by_rank

RANKS_DOWN = "AKQJT9876543" + "2"


def cards_of(any_: int, both: int) -> list[str]:
    """The cards of a pair of masks as text, two equal ones twice."""
    cards = []
    while any_:
        lowest = any_ & -any_
        text = CARD_TEXT[lowest.bit_length() - 1]
        cards += [text, text] if both & lowest else [text]
        any_ ^= lowest
    return cards


def set_of(view: Any, seat: int, rank: int) -> tuple[list[str], list[str]]:
    """The naturals and the wilds of one set on the table."""
    mask = RANK << 4 * rank
    naturals = cards_of(view.natural_any[seat] & mask, view.natural_both[seat] & mask)
    wilds = cards_of(view.wild_any[seat] >> 4 * rank & RANK, view.wild_both[seat] >> 4 * rank & RANK)
    return naturals, wilds


def pile_of(view: Any, seat: int, rank: int) -> int:
    """How a set lies (M16)."""
    naturals, wilds = set_of(view, seat, rank)
    return int(pile(len(naturals), len(wilds)))


class MilleTelling:
    """Tells lines of a deal, and what a deal brought, for one seat (or for somebody who sees all)."""

    def __init__(self, words: Words, seats: Seats, rules: Any) -> None:
        self.words, self.seats, self.rules = words, seats, rules

    # --- A deal ------------------------------------------------------------------------------------------------------

    def hand(self, cards: list[str]) -> str:
        """A hand, by rank, with how many where there are several."""
        groups = []
        for group in by_rank(cards, RANKS_DOWN):
            said = self.words.cards(group)
            groups.append(self.words.text("group-count", cards=said, count=len(group)) if len(group) > 2 else said)
        return self.words.groups(groups)

    def event(self, event: Event) -> list[str]:
        """The sentences for one line of the log."""
        words, say = event.line.split(), self.words.text
        if words[0] == "deal":
            return self._dealt(words)
        if words == ["blocked"]:
            return [say("mille-stalemate" if stalemate(event.before) else "mille-blocked")]
        seat, verb = int(words[0]), words[1]
        who = self.seats.who(seat)
        if verb == "draw":
            told = self._draws(event, words[2], who)
        elif verb == "take":
            told = self._takes(event, seat, words[2])
        elif verb == "uptwo":
            told = [say("mille-uptwo", card=self.words.card(CARD_TEXT[event.before.pack_top]), **who)]
        elif verb == "lay":
            told = self._lays(event, seat, RANKS.index(words[2]), read_cards(words[3]))
        else:
            told = [say("mille-discards", card=self.words.card(words[2]), **who)]
        return told + self._announced(event, seat, verb)

    def concerns(self, event: Event) -> bool:
        """Whether one can't play on without having heard of it: what lies on the pack, who took it, a blocked deal, and
        whatever is announced.
        """
        words = event.line.split()
        if words[0] == "deal" or words[1:2] not in (["draw"], ["lay"]):
            return True
        return bool(self._announced(event, int(words[0]), words[1]))

    def _dealt(self, words: list[str]) -> list[str]:
        if HIDDEN in words[2]:
            return []
        cards = read_cards(words[2])
        if words[1] == "up":
            return [self.words.text("mille-up", card=self.words.card(cards[0]))]
        return [self.words.text("dealt", cards=self.hand(cards), **self.seats.who(int(words[1])))]

    def _draws(self, event: Event, card: str, who: dict[str, str]) -> list[str]:
        say = self.words.text
        told = [say("mille-new-stock")] if event.before.stock_count == 0 else []
        if HIDDEN in card:
            return [*told, say("mille-draws-hidden", **who)]
        return [*told, say("mille-draws", card=self.words.card(card), **who)]

    def _takes(self, event: Event, seat: int, laid: str) -> list[str]:
        before, say, who = event.before, self.words.text, self.seats.who(seat)
        top = CARD_TEXT[before.pack_top]
        cards = self.words.cards(read_cards(laid))
        rest = cards_of(before.pack_any, before.pack_both)
        rest.remove(top)
        told = [say("mille-takes", top=self.words.card(top), cards=cards, **who)]
        if rest:
            told.append(say("mille-picks-up", cards=self.hand(rest), count=len(rest), **who))
        return told

    def _lays(self, event: Event, seat: int, rank: int, cards: list[str]) -> list[str]:
        was_there = event.before.natural_any[seat] >> 4 * rank & RANK
        naturals, wilds = set_of(event.after, seat, rank)
        message = "mille-adds" if was_there else "mille-lays"
        said = self.words.cards(cards)
        count = len(naturals) + len(wilds)
        return [
            self.words.text(message, cards=said, rank=self.words.rank(RANKS[rank]), count=count, **self.seats.who(seat))
        ]

    def _announced(self, event: Event, seat: int, verb: str) -> list[str]:
        """What a player must say, and what all can see at once: piles, few cards left, out (M16 to M18)."""
        say, who, told = self.words.text, self.seats.who(seat), []
        for rank in range(len(RANKS)):
            now = pile_of(event.after, seat, rank)
            if now != pile_of(event.before, seat, rank):
                message = {PILE_SEVEN: "mille-pile-seven", PILE_EIGHT: "mille-pile-eight"}.get(now)
                if message:
                    told.append(say(message, rank=self.words.rank(RANKS[rank]), **who))
        held = event.after.held_count[seat]
        if event.after.phase == OVER and event.after.out == seat:
            told.append(say("mille-out", **who))
        elif verb == "discard" and held <= 2:
            told.append(say("mille-few-cards", count=held, **who))
        return told

    # --- What a deal brought -----------------------------------------------------------------------------------------

    def settled(self, view: Any, settlement: Settlement) -> list[str]:
        """The deal's result with its reasons; ``view`` is one of its end."""
        first = view.out if view.out != NOBODY else 0
        return [line for seat in (first, 1 - first) for line in self._settled_seat(view, seat, settlement)]

    def _settled_seat(self, view: Any, seat: int, settlement: Settlement) -> list[str]:
        """What is left in a hand nobody shows; it follows from the score and the sets, which all see."""
        say, who = self.words.text, self.seats.who(seat)
        score = settlement.scores[seat]
        side = Side(
            natural_any=view.natural_any[seat],
            natural_both=view.natural_both[seat],
            wild_any=view.wild_any[seat],
            wild_both=view.wild_both[seat],
        )
        laid = points_of(side.natural_any, side.natural_both)
        laid += POINTS_TWO * cards_count(side.wild_any, side.wild_both)
        told, eights = [], 0
        for rank in range(len(RANKS)):
            if eight_sets(side) >> 4 * rank & 1:
                value = points_of(RANK << 4 * rank, RANK << 4 * rank)
                eights += value
                told.append(say("mille-eight-set", rank=self.words.rank(RANKS[rank]), points=value, **who))
        if seat == view.out:
            natural = side.wild_any == 0
            told.insert(0, say("mille-scored-out", laid=laid, **who))
            if natural:
                told.append(say("mille-out-natural", **who))
        else:
            told.insert(0, say("mille-scored", laid=laid, hand=laid + eights - score, **who))
        told.append(say("mille-score", score=score, **who))
        if settlement.after.chapeaux[seat] > view.before.chapeaux[seat]:
            told.append(say("mille-chapeau", other=self.seats.names[1 - seat], **who))
        return told


def payment_lines(words: Words, payment: Payment, winner: str, loser: str, counts: dict[str, int]) -> list[str]:
    """A payment, line by line: who pays whom, and why.  ``counts``: ``naturals``, ``chapeaux``, ``small``.

    Without names (``""``) it is said of the loser and the winner.
    """
    say = words.text
    names = {"payer": loser, "payee": winner} if winner else {}
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
