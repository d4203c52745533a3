"""A person's seat at a table of Tysiac: what may be typed, what is shown."""

from __future__ import annotations

from typing import Any

from chiliad.cli.answers import Choice, Unclear, Verbs, as_typed, cards_in, is_cards, is_one_of, number_in, one_card
from chiliad.errors import Illegal
from chiliad.game import Seen, actions_of
from chiliad.games import GAMES
from chiliad.games.tysiac.narration import RANKS_DOWN, Narration, cards_of
from chiliad.games.tysiac.rules import CALL_STEP, FIRST_CALL
from chiliad.games.tysiac.scoring import barrel
from chiliad.games.tysiac.state import (
    AUCTION,
    CARD_TEXT,
    CONCEDE,
    CONTRACT,
    GIVE,
    PAGE_BID,
    PAGE_CONTRACT,
    PAGE_GIVE,
    PAGE_PLAY,
    PASS,
    PLAY,
    SEATS,
    SECOND,
    after,
)
from chiliad.i18n.words import SUITS_IN_HAND, Seats, Words
from chiliad.play.match import Match

GAME = GAMES["tysiac"]
VERBS = ("bid", "pass", "concede", "give", "contract", "play", "marry")


class TysiacTable:
    """What differs from game to game in the table's loop (``table.py``)."""

    verbs = VERBS
    ranks_alone = False

    def __init__(self, words: Words, seats: Seats, match: Match, person: int) -> None:
        self.words, self.seats, self.match, self.person = words, seats, match, person
        self.telling = Narration(words, seats, match.rules)

    # --- What is shown -----------------------------------------------------------------------------------------------

    def prompt(self, view: Any) -> str:
        """The question for a decision."""
        say = self.words.text
        if view.phase == AUCTION:
            bids = [bit for bit in _bits(view.legal[PAGE_BID]) if bit < PASS]
            low, high = (FIRST_CALL + CALL_STEP * bit for bit in (min(bids), max(bids))) if bids else (0, 0)
            if not view.legal[PAGE_BID] >> PASS & 1:
                return say("tysiac-ask-opening", low=low, high=high)
            return say("tysiac-ask-bid", low=low, high=high) if bids else say("tysiac-ask-pass")
        if view.phase == GIVE:
            waiting = [seat for seat in range(SEATS) if seat != self.person and view.auction.given[seat] < 0]
            if len(waiting) == 1:
                return say("tysiac-ask-give-other", receiver=self.seats.names[waiting[0]])
            return say("tysiac-ask-give" if view.legal[PAGE_BID] else "tysiac-ask-give-only")
        if view.phase == CONTRACT:
            return say("tysiac-ask-contract", low=view.auction.contract, high=self._highest_contract(view))
        return self._prompt_play(view)

    def _prompt_play(self, view: Any) -> str:
        say, legal = self.words.text, actions_of(view.legal)
        cards = [bit for bit in _bits(view.legal[PAGE_PLAY]) if bit < SECOND]
        married = [bit - SECOND for bit in _bits(view.legal[PAGE_PLAY]) if bit >= SECOND]
        if married:
            said = self.telling.hand([CARD_TEXT[card] for card in married])
            return say("tysiac-ask-lead-marriage", cards=said)
        if view.led < 0:
            return say("tysiac-ask-lead")
        if len(legal) == 1:
            return say("tysiac-ask-only", card=self.words.card(CARD_TEXT[cards[0]]))
        return say("tysiac-ask-play", cards=self.telling.hand([CARD_TEXT[card] for card in cards]))

    def held(self, view: Any) -> list[str]:
        """The person's cards, as records write them."""
        return cards_of(view.hand)

    def hand(self, view: Any) -> list[str]:
        """The person's cards, as a line."""
        return [self.words.text("your-hand", cards=self.telling.hand(self.held(view)), count=view.hand.bit_count())]

    def before_asking(self, view: Any) -> list[str]:
        """What is shown of itself before each question: nothing, since what lies on the table has just been told."""
        del view
        return []

    def asks_about_hand(self, view: Any) -> bool:
        """Whether any card of the hand may matter, and the question names none of them."""
        return bool(view.phase == CONTRACT or (view.phase == PLAY and view.led < 0))

    def table(self, view: Any) -> list[str]:
        """All that lies open."""
        say, seats, auction = self.words.text, self.seats, view.auction
        told = [say("tysiac-table-dealer", **seats.who(view.dealer))]
        if view.phase == AUCTION:
            told += [
                say("tysiac-table-passed", **seats.who(seat))
                if auction.passed >> seat & 1
                else say("tysiac-table-bid", points=auction.bids[seat], **seats.who(seat))
                for seat in range(SEATS)
            ]
            return told
        cards = self.words.cards(cards_of(auction.talon))
        told.append(say("tysiac-table-contract", points=auction.contract, cards=cards, **seats.who(auction.declarer)))
        told.append(say("tysiac-table-trump", suit=_suit(view.trump)))
        told += [
            say("tysiac-table-made", points=view.points[seat], count=view.counts[seat], **seats.who(seat))
            for seat in range(SEATS)
        ]
        told.append(self._on_table(view))
        return told

    def _on_table(self, view: Any) -> str:
        if view.led < 0:
            return self.words.text("tysiac-table-empty")
        leader = (view.turn - (1 if view.second < 0 else 2)) % SEATS
        laid = [(leader, view.led)] + ([(after(leader), view.second)] if view.second >= 0 else [])
        items = [
            self.words.text("tysiac-laid", card=self.words.card(CARD_TEXT[card]), name=self.seats.called(seat))
            for seat, card in laid
        ]
        return self.words.text("tysiac-on-table", items=self.words.listed(items), suit=_suit(view.trump))

    def standing(self) -> list[str]:
        """Totals and counters as they stand."""
        say, before, rules = self.words.text, self.match.before, self.match.rules
        told = []
        for seat in range(SEATS):
            who, total = self.seats.who(seat), before.totals[seat]
            told.append(say("standing", total=total, **who))
            if total == barrel(rules):
                left = rules.barrel_deals_max - before.barrel_deals[seat]
                told.append(say("tysiac-standing-barrel", left=left, **who))
            if before.concessions[seat] or before.empty_hands[seat]:
                counts = {"concessions": before.concessions[seat], "empty": before.empty_hands[seat]}
                told.append(say("tysiac-standing-counters", free=rules.offences_free, **counts, **who))
        return told

    def sheet_item(self, seat: int, score: int, total: int, deal: int) -> str:
        """One seat's score of one deal, for the score sheet."""
        del deal
        return self.words.text("sheet-item", name=self.seats.called(seat), score=score, total=total)

    def ends(self, seen: Seen) -> bool:
        """Whether what ``l`` shows is complete with this line: a trick, the auction, the contract."""
        return bool(seen.after.phase != seen.before.phase or (seen.after.led < 0 and seen.before.led >= 0))

    # --- What may be typed -------------------------------------------------------------------------------------------

    def choices(self, view: Any) -> list[Choice]:
        """What may be done now, each with what to type; of many bids the least."""
        say, found = self.words.text, []
        if view.phase in (AUCTION, CONTRACT):
            page = PAGE_BID if view.phase == AUCTION else PAGE_CONTRACT
            calls = [bit for bit in _bits(view.legal[page]) if bit < PASS]
            if view.legal[PAGE_BID] >> PASS & 1:
                found.append(Choice(say("choice-pass"), "pass"))
            message = "choice-bid" if view.phase == AUCTION else "choice-contract"
            found += [Choice(say(message, points=call), str(call)) for call in _few(calls)]
            return found
        for action in sorted(actions_of(view.legal), key=_as_held):
            page, bit = action >> 6, action & 63
            card = CARD_TEXT[bit % SECOND]
            if page == PAGE_BID and bit == CONCEDE:
                found.append(Choice(say("choice-concede", contract=view.auction.contract), "concede"))
            elif page == PAGE_GIVE:
                receiver = after(self.person) if bit < SECOND else after(after(self.person))
                said = say("choice-give", card=self.words.card(card), receiver=self.seats.names[receiver])
                found.append(Choice(said, f"give {card} {receiver}"))
            else:
                verb = "marry" if bit >= SECOND else "play"
                found.append(Choice(say(f"choice-{verb}", card=self.words.card(card)), f"{verb} {card}"))
        return sorted(found, key=lambda choice: choice.typed == "concede")  # last: it is seldom meant

    def brief(self, view: Any) -> list[str]:
        """What may be done now, in a line: cards together, bids by their bounds, gifts by receiver."""
        say = self.words.text
        if view.phase in (AUCTION, CONTRACT):
            page = PAGE_BID if view.phase == AUCTION else PAGE_CONTRACT
            calls = [FIRST_CALL + CALL_STEP * bit for bit in _bits(view.legal[page]) if bit < PASS]
            said = [say("choice-pass")] if view.legal[PAGE_BID] >> PASS & 1 else []
            step = self.match.rules.step
            return [*said, say("choice-calls", low=calls[0], high=calls[-1], step=step)] if calls else said
        if view.phase == PLAY:
            cards = [CARD_TEXT[bit] for bit in _bits(view.legal[PAGE_PLAY]) if bit < SECOND]
            married = [CARD_TEXT[bit - SECOND] for bit in _bits(view.legal[PAGE_PLAY]) if bit >= SECOND]
            said = [say("choice-play", card=self.telling.hand(cards))]
            return [*said, say("choice-marry", card=self.telling.hand(married))] if married else said
        said = [choice.said for choice in self.choices(view) if choice.typed == "concede"]
        for receiver in range(SEATS):
            if receiver != self.person and view.auction.given[receiver] < 0:
                said.append(say("choice-give-any", receiver=self.seats.names[receiver]))
        return said

    def default(self, view: Any) -> str | None:
        """What Enter alone means: the only action there is, or the contract as it was bid."""
        if view.phase == CONTRACT:
            return f"contract {view.auction.contract}"
        legal = actions_of(view.legal)
        if len(legal) != 1:
            return None
        return GAME.action_text(self.match.rules, self.match.state, legal[0]).partition(" ")[2]

    def needs_confirming(self, words: list[str], verbs: Verbs, view: Any) -> str | None:
        """The message that asks whether this is really meant."""
        may_concede = view.legal[PAGE_BID] >> CONCEDE & 1
        return "tysiac-confirm-concede" if may_concede and verbs.read(words[0]) == "concede" else None

    def read(self, words: list[str], verbs: Verbs, view: Any) -> list[int]:
        """The actions an answer means; raises ``Unreadable`` or ``Illegal``."""
        verb, rest = verbs.read(words[0]), words[1:]
        if verb is None:
            verb, rest = self._implied(words[0], view), words
        line = self._line(verb, rest, view)
        return GAME.read_line(self.match.rules, self.match.state, f"{self.person} {line}")

    def _implied(self, word: str, view: Any) -> str:
        """The verb of an answer that begins without one."""
        if is_cards(word):
            return "give" if view.phase == GIVE else "play"
        if view.phase == PLAY and self._only("play", word, view):
            return "play"
        if number_in(word) is not None:
            if view.phase not in (AUCTION, CONTRACT):
                raise Unclear("list-first")  # a card is asked for, and the list has not been shown in this decision
            return "contract" if view.phase == CONTRACT else "bid"
        if view.phase == GIVE and any(is_cards(other) for other in word.split()):
            return "give"
        raise Unclear("not-understood", text=word)

    def _line(self, verb: str, rest: list[str], view: Any) -> str:
        if verb == "bid" and view.phase == CONTRACT:
            verb = "contract"
        if verb in ("pass", "concede"):
            return " ".join([verb, *rest])
        if len(rest) == 0:
            raise Unclear("needs-more", verb=verb)
        if verb in ("bid", "contract"):
            self._check_call(verb, rest[0], view)
            return f"{verb} {' '.join(rest)}"
        if verb == "give":
            return self._give(rest, view)
        if len(rest) > 1:
            raise Unclear("one-card-only")
        return f"{verb} {self._only(verb, rest[0], view) or one_card(rest[0])}"

    def _check_call(self, verb: str, word: str, view: Any) -> None:
        """Refuses a number that no line can name, with the bounds that hold here; raises ``Illegal``."""
        number = number_in(word)
        page = PAGE_BID if verb == "bid" else PAGE_CONTRACT
        calls = [FIRST_CALL + CALL_STEP * bit for bit in _bits(view.legal[page]) if bit < PASS]
        if number is None or not calls:
            return
        if number % CALL_STEP:
            raise Illegal(f"{verb}-not-a-step", step=self.match.rules.step)
        if number < FIRST_CALL:
            raise Illegal("bid-too-low" if verb == "bid" else "contract-below-bid", least=calls[0])
        if number >= FIRST_CALL + CALL_STEP * PASS:
            raise Illegal(f"{verb}-over-limit", seat=self.person, limit=calls[-1])

    def _only(self, verb: str, word: str, view: Any) -> str | None:
        """The card that a rank alone means: the only one of it that may be played so."""
        first = SECOND if verb == "marry" else 0
        playable = [bit - first for bit in _bits(view.legal[PAGE_PLAY]) if 0 <= bit - first < SECOND]
        found = [CARD_TEXT[card] for card in playable if CARD_TEXT[card][0] == word.upper().replace("10", "T")]
        return found[0] if len(found) == 1 else None

    def _give(self, rest: list[str], view: Any) -> str:
        """``Ks 1``, ``Ks Boris`` or ``Boris Ks``; without a receiver the one who has none yet."""
        cards = [word for word in rest if is_cards(word)]
        named = [word for word in rest if not is_cards(word) and not is_one_of(self.words, "filler", word)]
        if len(cards) != 1 or len(cards_in(cards[0])) != 1:
            raise Unclear("give-one-card")
        others = [seat for seat in range(SEATS) if seat != self.person]
        if named:
            receiver = self.seats.find(" ".join(named))
            if receiver is None or receiver == self.person:
                names = [self.seats.names[seat] for seat in others]
                raise Unclear("unknown-receiver", text=" ".join(named), first=names[0], second=names[1])
        else:
            waiting = [seat for seat in others if view.auction.given[seat] < 0]
            if len(waiting) != 1:
                card = cards_in(cards[0])[0]
                raise Unclear("give-to-whom", card=card, typed=as_typed(card), first=self.seats.names[others[0]])
            receiver = waiting[0]
        return f"give {receiver} {cards_in(cards[0])[0]}"

    def _highest_contract(self, view: Any) -> int:
        return FIRST_CALL + CALL_STEP * max(_bits(view.legal[PAGE_CONTRACT]))


def _bits(mask: int) -> list[int]:
    return [action & 63 for action in actions_of((mask,))]


def _as_held(action: int) -> tuple[int, int, int]:
    """Actions with a card in the order of the hand as it is shown: by suit, from high to low, then by page."""
    card = CARD_TEXT[(action & 63) % SECOND]
    return SUITS_IN_HAND.index(card[1]), RANKS_DOWN.index(card[0]), action


def _few(bits: list[int]) -> list[int]:
    """The least, the next and the highest of some calls, in points."""
    calls = [FIRST_CALL + CALL_STEP * bit for bit in bits]
    return calls if len(calls) <= 4 else [*calls[:3], calls[-1]]


def _suit(number: int) -> str:
    return "none" if number < 0 else "shdc"[number]
