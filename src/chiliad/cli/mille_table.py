"""A person's seat at a table of Mille: what may be typed, what is shown."""

from __future__ import annotations

from typing import Any

from chiliad.cards import write_cards
from chiliad.cli.answers import Choice, Unclear, Verbs, cards_in, is_cards, number_in
from chiliad.cli.mille_answers import pair_meant, ranks_in, sets_meant
from chiliad.game import Seen, actions_of
from chiliad.games import GAMES
from chiliad.games.mille.narration import Narration, cards_of, pile_of, set_of
from chiliad.games.mille.scoring import PILE_EIGHT, PILE_SEVEN
from chiliad.games.mille.state import (
    ACTION_BLOCKED,
    ACTION_DRAW,
    ACTION_PICK,
    ACTION_TAKE,
    ACTION_UPTWO,
    CARD_TEXT,
    DEAL,
    DRAW,
    MELD,
    OPEN,
    PAGE_LAY,
    PAGE_WILD,
    RANKS,
    SEATS,
    TAKE,
)
from chiliad.games.mille.view import stalemate
from chiliad.i18n.words import Seats, Words
from chiliad.play.match import Match

GAME = GAMES["mille"]
VERBS = ("draw", "take", "two", "lay", "discard", "blocked")


class MilleTable:
    """What differs from game to game in the table's loop (``table.py``)."""

    verbs = VERBS
    ranks_alone = True

    def __init__(self, words: Words, seats: Seats, match: Match, person: int) -> None:
        self.words, self.seats, self.match, self.person = words, seats, match, person
        self.telling = Narration(words, seats, match.rules)

    # --- What is shown -----------------------------------------------------------------------------------------------

    def prompt(self, view: Any) -> str:
        """The question for a decision."""
        say, legal = self.words.text, actions_of(view.legal)
        if view.phase == DRAW:
            if legal == [ACTION_BLOCKED]:
                return say("mille-ask-stalemate" if stalemate(view) else "mille-ask-blocked")
            if ACTION_UPTWO in legal:
                return say("mille-ask-two")
            if ACTION_TAKE not in legal:
                return say("mille-ask-draw")
            top = self.words.card(CARD_TEXT[view.pack_top])
            if ACTION_DRAW in legal:
                return say("mille-ask-take", top=top)
            return say("mille-ask-take-or-stalemate" if stalemate(view) else "mille-ask-take-or-blocked", top=top)
        if view.phase in (OPEN, TAKE):
            return say("mille-ask-complete", rank=self.words.rank(RANKS[view.rank_open]))
        can_lay = view.legal[PAGE_LAY] or view.legal[PAGE_WILD]
        return say("mille-ask-meld" if can_lay else "mille-ask-discard")

    def held(self, view: Any) -> list[str]:
        """The person's cards, as records write them."""
        return cards_of(view.hand_any, view.hand_both)

    def hand(self, view: Any) -> list[str]:
        """The person's cards, as a line."""
        cards = self.held(view)
        return [self.words.text("your-hand", cards=self.telling.hand(cards), count=len(cards))]

    def before_asking(self, view: Any) -> list[str]:
        """What is shown of itself before each question: at the beginning of a turn the pack."""
        return [self._pack(view)] if view.phase == DRAW else []

    def asks_about_hand(self, view: Any) -> bool:
        """Whether a turn begins: once in each the whole hand is looked through."""
        return bool(view.phase == DRAW)

    def table(self, view: Any) -> list[str]:
        """All that lies open."""
        told = [self._pack(view)]
        if view.pack_top >= 0:
            pack = self.telling.hand(cards_of(view.pack_any, view.pack_both))
            told.append(self.words.text("mille-table-pack", cards=pack))
        for seat in (self.person, 1 - self.person):
            told += self._sets(view, seat)
        known = cards_of(view.known_any[1 - self.person], view.known_both[1 - self.person])
        if known:
            who = self.seats.who(1 - self.person)
            told.append(self.words.text("mille-table-known", cards=self.telling.hand(known), **who))
        return told

    def _pack(self, view: Any) -> str:
        say, stock = self.words.text, view.stock_count
        if view.pack_top < 0:
            return say("mille-table-no-pack", stock=stock)
        count = view.pack_any.bit_count() + view.pack_both.bit_count()
        return say("mille-table-top", card=self.words.card(CARD_TEXT[view.pack_top]), count=count, stock=stock)

    def _sets(self, view: Any, seat: int) -> list[str]:
        say, who = self.words.text, self.seats.who(seat)
        told = [say("mille-table-held", count=view.held_count[seat], **who)]
        for rank in range(len(RANKS) - 1, -1, -1):
            naturals, wilds = set_of(view, seat, rank)
            if not naturals:
                continue
            lies = {PILE_SEVEN: "seven", PILE_EIGHT: "eight"}.get(pile_of(view, seat, rank), "open")
            cards = self.words.cards(naturals + wilds)
            told.append(
                say("mille-table-set", rank=self.words.rank(RANKS[rank]), cards=cards, wilds=len(wilds), lies=lies)
            )
        return told if len(told) > 1 else [*told, say("mille-table-no-sets")]

    def standing(self) -> list[str]:
        """Totals, stars and chapeaux as they stand."""
        say, before = self.words.text, self.match.before
        told = []
        for seat in range(SEATS):
            who = self.seats.who(seat)
            told.append(say("standing", total=before.totals[seat], **who))
            if before.stars[seat] or before.chapeaux[seat]:
                counts = {"stars": before.stars[seat], "chapeaux": before.chapeaux[seat]}
                told.append(say("mille-standing-marks", **counts, **who))
        return told

    def sheet_item(self, seat: int, score: int, total: int, deal: int) -> str:
        """One seat's score of one deal, for the score sheet: stars beside it, a chapeau's score in a circle."""
        record = self.match.record.deals[deal]
        after = record.settlement.after if record.settlement else record.before
        stars = after.stars[seat] - record.before.stars[seat]
        circled = "yes" if after.chapeaux[seat] > record.before.chapeaux[seat] else "no"
        name = self.seats.called(seat)
        return self.words.text("mille-sheet-item", name=name, score=score, total=total, stars=stars, circled=circled)

    def ends(self, seen: Seen) -> bool:
        """Whether what ``l`` shows is complete with this line: a turn."""
        return bool(seen.after.turn != seen.before.turn or seen.before.phase == DEAL)

    def payment(self, small: int) -> list[str]:
        """The payment at the end of the match, line by line."""
        return self.telling.payment(self.match.before, self.match.winner, small)

    # --- What may be typed -------------------------------------------------------------------------------------------

    def choices(self, view: Any) -> list[Choice]:
        """What may be done now, each with what to type."""
        say = self.words.text
        legal = actions_of(view.legal)
        if view.phase == DRAW:
            found = [Choice(say("choice-draw"), "draw")] if ACTION_DRAW in legal else []
            if ACTION_TAKE in legal:
                found += self._takes(view)
            if ACTION_UPTWO in legal:
                found.append(Choice(say("choice-two"), "two"))
            if ACTION_BLOCKED in legal:
                found.append(Choice(say("choice-stalemate" if stalemate(view) else "choice-blocked"), "blocked"))
            return found
        found = self._lays(view) if view.phase == MELD else []
        for card in dict.fromkeys(cards_of(view.hand_any, view.hand_both)):
            if view.phase == MELD:
                found.append(Choice(say("choice-discard", card=self.words.card(card)), f"discard {card}"))
            elif RANKS.index(card[0]) == view.rank_open or (card[0] == "2" and view.phase == OPEN):
                found.append(
                    Choice(say("choice-lay", cards=self.words.card(card)), f"lay {RANKS[view.rank_open]} {card}")
                )
        if ACTION_PICK in legal:
            found.append(Choice(say("choice-pick"), "take"))
        return found

    def _takes(self, view: Any) -> list[Choice]:
        rank = RANKS[view.pack_top >> 2]
        held = [card for card in cards_of(view.hand_any, view.hand_both) if card[0] == rank]
        top = self.words.card(CARD_TEXT[view.pack_top])
        found = []
        for count in range(2, len(held) + 1):
            cards = pair_meant([rank * count], held, rank)
            said = self.words.text("choice-take", top=top, cards=self.words.cards(cards))
            found.append(Choice(said, f"take {write_cards(cards)}"))
        return found

    def _lays(self, view: Any) -> list[Choice]:
        """New sets of all naturals (with as few wilds as they need), cards for sets that lie there, wilds for them."""
        hand = cards_of(view.hand_any, view.hand_both)
        twos = [card for card in hand if card[0] == "2"]
        found = []
        for rank in range(len(RANKS) - 1, -1, -1):
            letter, digit = RANKS[rank], 15 << 4 * rank
            held = [card for card in hand if card[0] == letter]
            lies = bool(view.natural_any[self.person] & digit)
            if held and view.legal[PAGE_LAY] & digit:
                needed = 0 if lies else max(0, 3 - len(held))
                found.append(self._lay(letter, held + twos[:needed], lies))
            if twos and view.legal[PAGE_WILD] & digit:
                found.append(self._lay(letter, twos[:1], lies))
        return found

    def _lay(self, letter: str, cards: list[str], lies: bool) -> Choice:
        message = "choice-add" if lies else "choice-lay"
        said = self.words.text(
            message, cards=self.words.cards(cards), **({"rank": self.words.rank(letter)} if lies else {})
        )
        return Choice(said, f"lay {letter} {write_cards(cards)}")

    def brief(self, view: Any) -> list[str]:
        """What may be done now, in a line: all discards as one."""
        choices = self.choices(view)
        said = [choice.said for choice in choices if not choice.typed.startswith("discard")]
        return said if len(said) == len(choices) else [*said, self.words.text("choice-discard-any")]

    def default(self, view: Any) -> str | None:
        """What Enter alone means: the only action there is."""
        found = self.choices(view)
        return found[0].typed if len(found) == 1 and len(actions_of(view.legal)) == 1 else None

    def needs_confirming(self, words: list[str], verbs: Verbs, view: Any) -> str | None:
        """Nothing is asked twice: what was done can be taken back."""
        del words, verbs, view
        return None

    def read(self, words: list[str], verbs: Verbs, view: Any) -> list[int]:
        """The actions an answer means; raises ``Unreadable`` or ``Illegal``, and then none of them is done."""
        verb, rest = verbs.read(words[0]), words[1:]
        if verb is None:
            verb, rest = self._implied(words, view), words
        if verb == "draw" and rest:
            verb = "discard"  # "d 5h"
        if verb in ("draw", "two", "blocked"):
            action = {"draw": ACTION_DRAW, "two": ACTION_UPTWO, "blocked": ACTION_BLOCKED}[verb]
            return self._checked(self.match.state, [action])
        if verb == "take":
            return self._take(rest, view)
        if view.phase == DRAW:
            return self._checked(self.match.state, [PAGE_LAY << 6])  # which the engine refuses, whatever the card
        if not rest:
            raise Unclear("needs-more", verb=verb)
        if verb == "discard":
            return self._lines([f"discard {self._discarded(rest, view)}"])
        laid = [RANKS[rank] for rank in range(len(RANKS)) if view.natural_any[self.person] >> 4 * rank & 15]
        sets = sets_meant(rest, cards_of(view.hand_any, view.hand_both), laid)
        return self._lines([f"lay {rank} {''.join(cards)}" for rank, cards in sets])

    def _implied(self, words: list[str], view: Any) -> str:
        """The verb of an answer that begins without one: a card that can't be laid is discarded."""
        if view.phase == DRAW and (is_cards(words[0]) or ranks_in(words[0])):
            return "discard"  # which the engine refuses: first a card must be drawn
        if len(words) > 1 or not is_cards(words[0]):
            if ranks_in(words[0]) or is_cards(words[0]):
                return "lay"
            if len(words) == 1 and number_in(words[0]) is not None:
                raise Unclear("list-first")
            raise Unclear("not-understood", text=words[0])
        cards = cards_in(words[0])
        if len(cards) > 1 or view.phase in (OPEN, TAKE):
            return "lay"
        rank, suit = RANKS.index(cards[0][0]), "shdc".index(cards[0][1])
        layable = view.legal[PAGE_LAY] >> 4 * rank + suit & 1 or (rank == 0 and view.legal[PAGE_WILD])
        if layable:
            raise Unclear("lay-or-discard", card=cards[0])
        return "discard"

    def _discarded(self, rest: list[str], view: Any) -> str:
        """A card, or a rank of which there is one card in hand."""
        if len(rest) != 1:
            raise Unclear("one-card-only")
        rank = ranks_in(rest[0])
        if rank is None or len(rank) > 1:
            return "".join(cards_in(rest[0]))
        held = {card for card in cards_of(view.hand_any, view.hand_both) if card[0] == rank}
        if len(held) != 1:
            raise Unclear("which-card", rank=rank, count=len(held))
        return held.pop()

    def _take(self, rest: list[str], view: Any) -> list[int]:
        if view.phase == TAKE and not rest:
            return self._checked(self.match.state, [ACTION_PICK])
        if view.pack_top < 0 or view.phase != DRAW or ACTION_TAKE not in actions_of(view.legal):
            return self._checked(self.match.state, [ACTION_TAKE])
        cards = pair_meant(rest, cards_of(view.hand_any, view.hand_both), RANKS[view.pack_top >> 2])
        return self._lines([f"take {''.join(cards)}"])

    def _lines(self, lines: list[str]) -> list[int]:
        """The actions of several lines, one after another; all must be legal."""
        state, found = self.match.state, []
        for line in lines:
            actions = GAME.read_line(self.match.rules, state, f"{self.person} {line}")
            for action in actions:
                state = GAME.apply(self.match.rules, state, action)
            found += actions
        return found

    def _checked(self, state: Any, actions: list[int]) -> list[int]:
        """``actions``, of which the first must be legal."""
        if GAME.why_illegal(self.match.rules, state, actions[0]):
            raise GAME.explain(self.match.rules, state, actions[0])
        return actions
