"""A deal as one seat saw it, and a whole deal that such a view may come from.

To complete a deal no rule is written again.  What the lines say (who dealt, drew and played which card) makes each
card's possible places; a matching of cards to places gives a deal; the engine replays it, and where it refuses a card
because another must be played, that other card was not held there: it is ruled out, and the matching is made again.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from chiliad.cards import HIDDEN, read_cards, write_cards
from chiliad.errors import Illegal, Unreadable
from chiliad_schnapsen.notation import read_line
from chiliad_schnapsen.options import Rules
from chiliad_schnapsen.rules import apply, legal
from chiliad_schnapsen.state import CARD_TEXT, CARDS, KIND_PLAY, TALON_CARDS, State

_DUTIES = ("must-follow-suit", "must-trump", "must-beat")
_FACE_DOWN = -1
"""The place, instead of a line's number, of a card that stays in the talon."""


def redact_lines(rules: Rules, start: State, lines: list[str], seat: int) -> list[str]:
    """Return the lines as ``seat`` (NOBODY: the public) may see them: ``??`` for cards dealt to or drawn by others."""
    del rules, start
    return [_redact_line(line, seat) for line in lines]


def _redact_line(line: str, seat: int) -> str:
    owner, cards = _owner_and_cards(line)
    if owner in (-1, seat):
        return line
    return " ".join([*line.split()[:-1], HIDDEN * len(cards)])


def _owner_and_cards(line: str) -> tuple[int, list[str]]:
    """Return who alone sees the cards of a line, and the cards; -1 for a line that is open to all."""
    words = line.split()
    if len(words) == 3:
        owner = words[1] if words[0].lower() == "deal" else words[0] if words[1].lower() == "draw" else ""
        try:
            return (int(owner), read_cards(words[2])) if owner in ("0", "1") else (-1, [])
        except Unreadable:
            pass
    return -1, []


@dataclass
class _Log:
    """What lines say of where cards were: filled line by line."""

    seats: dict[int, int] = field(default_factory=dict)  # hidden lines: whose card comes there
    sizes: dict[int, int] = field(default_factory=dict)  # hidden lines: how many cards
    fixed: set[str] = field(default_factory=set)  # cards whose first place is told
    needs: dict[str, tuple[int, int]] = field(default_factory=dict)  # the seat that had a card, and before which line
    gained: set[str] = field(default_factory=set)  # cards taken from under the talon
    turned_up: str = ""
    drawn: int = 0

    def note(self, number: int, line: str) -> None:
        """Take in one more line, the ``number``-th from 0."""
        words = line.split()
        owner, cards = _owner_and_cards(line)
        if owner >= 0:
            if HIDDEN in cards:
                self.seats[number], self.sizes[number] = owner, len(cards)
            else:
                self.fixed.update(cards)
            if words[1].lower() == "draw":
                self.drawn += 1
                if self.drawn == TALON_CARDS - 1:
                    self.gained.add(self.turned_up)
        elif words[:2] == ["deal", "up"]:
            self.turned_up = words[2]
            self.fixed.add(words[2])
        elif words[1:] == ["exchange"]:
            jack = "J" + self.turned_up[1:]
            self._need(jack, int(words[0]), number)
            self.gained.add(self.turned_up)
            self.turned_up = jack
        elif len(words) == 3 and words[1] in ("play", "marry") and words[0] in ("0", "1"):
            held = [words[2]] if words[1] == "play" else ["K" + words[2][1:], "Q" + words[2][1:]]
            for card in held:
                if card not in self.gained:
                    self._need(card, int(words[0]), number)

    def _need(self, card: str, seat: int, number: int) -> None:
        self.needs.setdefault(card, (seat, number))

    def places(self, card: str, excluded: set[tuple[int, str]]) -> list[int]:
        """Return the places where a card may have been."""
        if card in self.needs:
            seat, before = self.needs[card]
            return [at for at, owner in self.seats.items() if owner == seat and at < before]
        return [*(at for at, owner in self.seats.items() if (owner, card) not in excluded), _FACE_DOWN]


def reconstruct_deal(
    rules: Rules, start: State, lines: list[str], seat: int, scores: tuple[int, ...] | None = None
) -> list[str]:
    """Return the lines with nothing hidden: a deal that can have gone this way.

    If there is none, the longest beginning that can is completed, and the engine refuses the line after it.
    """
    del seat, scores
    possible, impossible = 0, len(lines) + 1
    whole: list[str] = []
    while impossible - possible > 1:
        middle = len(lines) if impossible > len(lines) else (possible + impossible) // 2
        found = _complete(rules, start, lines[:middle])
        if found is None:
            impossible = middle
        else:
            possible, whole = middle, found
    return whole + lines[possible:]


def _complete(rules: Rules, start: State, lines: list[str]) -> list[str] | None:
    """Return a deal that goes exactly this way, None when there is none."""
    log = _Log()
    for number, line in enumerate(lines):
        log.note(number, line)
    excluded: set[tuple[int, str]] = set()
    while True:
        found = _match(log, excluded)
        if found is None:
            return None
        whole = list(lines)
        for number, cards in found.items():
            whole[number] = " ".join([*lines[number].split()[:-1], write_cards(cards)])
        refused = _refused(rules, start, whole)
        if refused is None:
            return whole
        state, slug = refused
        instead = legal(rules, state)[KIND_PLAY]
        learnt = {(state.turn, CARD_TEXT[card]) for card in range(CARDS) if instead >> card & 1} - excluded
        if slug not in _DUTIES or not learnt:
            return None
        excluded |= learnt


def _refused(rules: Rules, start: State, lines: list[str]) -> tuple[State, str] | None:
    """Return the state in which the engine refuses a line, and the slug; None when it takes them all."""
    state = start
    for line in lines:
        try:
            actions = read_line(rules, state, line)
        except (Illegal, Unreadable) as error:
            return state, error.slug
        for action in actions:
            state = apply(rules, state, action)
    return None


def _match(log: _Log, excluded: set[tuple[int, str]]) -> dict[int, list[str]] | None:
    """Return the cards of each hidden line, None if there are none that fit: a matching by augmenting paths."""
    room = {**log.sizes, _FACE_DOWN: CARDS - len(log.fixed) - sum(log.sizes.values())}
    placed: dict[int, list[str]] = {place: [] for place in room}

    def put(card: str, tried: set[int]) -> bool:
        for place in log.places(card, excluded):
            if place in tried:
                continue
            tried.add(place)
            if len(placed[place]) < room[place]:
                placed[place].append(card)
                return True
            for other in placed[place]:
                if put(other, tried):
                    placed[place][placed[place].index(other)] = card
                    return True
        return False

    free = [card for card in CARD_TEXT if card not in log.fixed]
    # Cards whose place is told best come first, so that few have to give way.
    if not all(put(card, set()) for card in sorted(free, key=lambda card: card not in log.needs)):
        return None
    return {place: cards for place, cards in placed.items() if place != _FACE_DOWN}


__all__ = ["reconstruct_deal", "redact_lines"]
