"""What the lines of a deal of Mille say about the places of its cards, hidden or not.

A hidden hand is a number of open *slots*, each a card that came face down, and the cards seen to come.  A card that
leaves it is one of those seen, if there is one (two equal cards are the same to everybody), else a *need*: some open
slot held it.  Slots are counted by *stage*: the cards of one stock, from one shuffle to the next.

Nothing is judged here: the engine refuses a line that is not understood, and all after it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from chiliad.cards import HIDDEN, read_cards
from chiliad.errors import Unreadable
from chiliad.games.mille.state import CARD_TEXT, HAND_CARDS_DEALT, SEATS

COPIES = 2  # of each card, in two packs


class Need(NamedTuple):
    """A card that left a hidden hand although nobody saw it come to it."""

    seat: int
    card: str
    opened: tuple[int, ...]  # that hand's slots opened so far, by stage


class Slot(NamedTuple):
    """A card that came face down: to a hand, in a stage, by a line."""

    seat: int
    stage: int
    line: int


@dataclass
class Log:
    """What the lines say about a deal."""

    hidden: frozenset[int] = frozenset()  # the seats whose cards come face down
    slots: list[Slot] = field(default_factory=list)  # in the order they were opened
    needs: list[Need] = field(default_factory=list)  # in the order they arose
    pools: list[Counter[str]] = field(default_factory=list)  # by stage: the cards that its slots or nobody had
    stock_count: int = 0  # cards left in the stock
    pack: list[str] = field(default_factory=list)
    known: list[Counter[str]] = field(default_factory=lambda: [Counter() for _ in range(SEATS)])

    def opened(self, seat: int) -> tuple[int, ...]:
        """How many slots of a hand have been opened, by stage."""
        counts = [0] * len(self.pools)
        for slot in self.slots:
            if slot.seat == seat:
                counts[slot.stage] += 1
        return tuple(counts)


def read_log(lines: list[str]) -> Log:
    """What the lines say, up to the first line that is not understood."""
    log = Log(pools=[Counter(dict.fromkeys(CARD_TEXT, COPIES))], stock_count=COPIES * len(CARD_TEXT))
    log.hidden = frozenset(
        int(words[1])
        for words in map(str.split, lines)
        if len(words) == 3 and words[0].lower() == "deal" and words[1] in ("0", "1") and HIDDEN in words[2]
    )
    for n, line in enumerate(lines):
        try:
            understood = _note(log, n, line.split())
        except (Unreadable, ValueError):
            understood = False
        if not understood:
            break
    return log


def _note(log: Log, n: int, words: list[str]) -> bool:
    """Note one line; return False when it is not understood."""
    if len(words) == 3 and words[0].lower() == "deal":
        return _note_dealt(log, n, words[1].lower(), read_cards(words[2]))
    if [word.lower() for word in words] == ["blocked"]:
        return True
    if len(words) < 2 or words[0] not in ("0", "1"):
        return False
    seat, verb = int(words[0]), words[1].lower()
    cards = read_cards(words[-1]) if len(words) > 2 else []
    if verb == "draw":
        return len(words) == 3 and len(cards) == 1 and _note_drawn(log, n, seat, cards)
    if HIDDEN in cards:
        return False
    if verb == "uptwo" and log.pack:
        log.known[seat][log.pack.pop()] += 1
        return True
    if verb == "take" and log.pack:
        log.pack.pop()
        _leave(log, seat, cards)
        log.known[seat].update(log.pack)
        log.pack.clear()
        return True
    if verb in ("lay", "discard"):
        _leave(log, seat, cards)
        if verb == "discard":
            log.pack += cards
        return True
    return False


def _note_dealt(log: Log, n: int, place: str, cards: list[str]) -> bool:
    if place == "up" and len(cards) == 1 and cards[0] != HIDDEN:
        log.pack.append(cards[0])
        return _came(log, cards)
    if place not in ("0", "1") or len(cards) != HAND_CARDS_DEALT:
        return False
    seat = int(place)
    if seat in log.hidden:
        log.stock_count -= len(cards)
        log.slots += [Slot(seat, 0, n)] * len(cards)
        return True
    log.known[seat].update(cards)
    return _came(log, cards)


def _note_drawn(log: Log, n: int, seat: int, cards: list[str]) -> bool:
    """Note a card drawn; when there is no stock, the pack first becomes one."""
    if log.stock_count == 0:
        if len(log.pack) < 2:
            return False
        log.pools.append(Counter(log.pack[:-1]))
        log.stock_count = len(log.pack) - 1
        del log.pack[:-1]
    if cards == [HIDDEN]:
        if seat not in log.hidden:
            return False
        log.stock_count -= 1
        log.slots.append(Slot(seat, len(log.pools) - 1, n))
        return True
    log.known[seat].update(cards)
    return _came(log, cards)


def _came(log: Log, cards: list[str]) -> bool:
    """Note cards that are seen to come from the stock; return False when that is impossible."""
    log.stock_count -= len(cards)
    log.pools[-1].subtract(cards)
    return min(log.pools[-1][card] for card in cards) >= 0


def _leave(log: Log, seat: int, cards: list[str]) -> None:
    """Note cards that leave a hand: first those seen to have come, then others from slots."""
    for card in cards:
        if log.known[seat][card] > 0:
            log.known[seat][card] -= 1
        elif seat in log.hidden:
            log.needs.append(Need(seat, card, log.opened(seat)))
