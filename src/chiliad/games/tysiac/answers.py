"""What a person may type at a table of Tysiac: ``110``, ``Ks Boris``, ``10``, ``m Kc``; of two players ``take 1``."""

from __future__ import annotations

from chiliad.errors import Illegal
from chiliad.games.tysiac.desk import TysiacDesk
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.state import PASS, State
from chiliad.games.tysiac.talon import CALL_STEP, FIRST_CALL
from chiliad.presentation import answers
from chiliad.presentation.answers import Unclear, as_typed, cards_in, is_cards, is_one_of, number_in, one_card


class Answers(answers.Answers[Rules, State, TysiacDesk]):
    """Reads bids as numbers, cards by their ranks and receivers by their names."""

    verbs = ("bid", "pass", "concede", "give", "contract", "play", "marry", "aces", "blind", "redeal")
    of_two = ("discard",)
    """The verbs that two players have besides, at any time."""
    filled = ("give",)

    def verbs_at(self, desk: TysiacDesk) -> tuple[str, ...]:
        """The verbs that are understood; that of choosing a talon only then: its short forms are ranks too."""
        if self.rules.players != 2:
            return self.verbs
        return (*self.verbs, *self.of_two, "take") if desk.phase == "take" else (*self.verbs, *self.of_two)

    def read(self, verb: str | None, rest: list[str], state: State, desk: TysiacDesk) -> list[int]:
        """The actions that an answer means."""
        if verb is None:
            verb = self._implied(rest, desk)
        return self.move(state, desk, self._line(verb, rest, desk))

    def warning(self, verb: str, desk: TysiacDesk) -> list[str]:
        """What a concession brings each seat."""
        return (desk.concession or []) if verb == "concede" else []

    def _implied(self, words: list[str], desk: TysiacDesk) -> str:
        """The verb of an answer that begins without one."""
        word = words[0]
        if is_cards(word):
            return desk.phase if desk.phase in ("give", "discard") else "play"
        if desk.phase == "play" and _only("play", word, desk):
            return "play"
        if number_in(word) is not None:
            if desk.phase == "take":
                return "take"
            if desk.phase not in ("auction", "contract"):
                raise Unclear("list-first")  # a card is asked for, and the list has not been shown in this decision
            return "contract" if desk.phase == "contract" else "bid"
        raise Unclear("not-understood", text=word)

    def _line(self, verb: str, rest: list[str], desk: TysiacDesk) -> str:
        if verb == "bid" and desk.phase == "contract":
            verb = "contract"
        if verb in ("pass", "concede", "blind", "redeal"):
            return " ".join([verb, *rest])
        if not rest:
            raise Unclear("needs-more", verb="talon" if verb == "take" else verb)
        if verb == "take":
            return f"take {' '.join(rest)}"
        if verb in ("bid", "contract"):
            self._check_call(verb, rest[0], desk)
            return f"{verb} {' '.join(rest)}"
        if verb == "give":
            return self._give(rest, desk)
        if len(rest) > 1:
            raise Unclear("one-card-only")
        return f"{verb} {_only(verb, rest[0], desk) or one_card(rest[0])}"

    def _check_call(self, verb: str, word: str, desk: TysiacDesk) -> None:
        """Refuses a number that no line can name, with the bounds that hold here; raises ``Illegal``."""
        number = number_in(word)
        asked = {"auction": "bid", "contract": "contract"}.get(desk.phase)
        if number is None or desk.call is None or verb != asked:
            return
        if number % CALL_STEP:
            raise Illegal(f"{verb}-not-a-step", step=self.rules.step)
        if number < FIRST_CALL:
            raise Illegal("bid-too-low" if verb == "bid" else "contract-below-bid", least=desk.call.low)
        if number >= FIRST_CALL + CALL_STEP * PASS:
            raise Illegal(f"{verb}-over-limit", seat=desk.seat or 0, limit=desk.call.high)

    def _give(self, rest: list[str], desk: TysiacDesk) -> str:
        """``Ks 1``, ``Ks Boris`` or ``Boris Ks``; without a receiver the one who has none yet."""
        cards = [word for word in rest if is_cards(word)]
        named = [word for word in rest if not is_cards(word) and not is_one_of(self.words, "filler", word)]
        if len(cards) != 1 or len(cards_in(cards[0])) != 1:
            raise Unclear("give-one-card")
        card, names = cards_in(cards[0])[0], self.seats.names
        others = [seat for seat in range(self.rules.players) if seat not in (desk.seat, desk.sits_out)]
        if named:
            receiver = self.seats.find(" ".join(named))
            if receiver not in others:
                raise Unclear(
                    "unknown-receiver", text=" ".join(named), first=names[others[0]], second=names[others[-1]]
                )
            return f"give {receiver} {card}"
        waiting = set(others) - {gift.receiver for gift in desk.given}
        if len(waiting) != 1:
            raise Unclear("give-to-whom", card=card, typed=as_typed(card), first=names[others[0]])
        return f"give {waiting.pop()} {card}"


def _only(verb: str, word: str, desk: TysiacDesk) -> str | None:
    """The card that a rank alone means: the only one of it that may be played so."""
    rank = word.upper().replace("10", "T")
    found = [held.card for held in desk.hand if verb in held.can and held.card[0] == rank]
    return found[0] if len(found) == 1 else None
