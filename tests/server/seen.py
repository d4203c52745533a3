"""The cards that a viewer may have seen, calculated from the record's lines alone, by the rules as people know them.

The module uses nothing of ``presenters`` or of the games' own redaction.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from chiliad.games import GAMES
from chiliad.server.events import Acted, Dealt, Undone
from chiliad.server.rows import StoredEvent

CARDS = re.compile(r"(?<!\w)((?:[2-9TJQKA][shdc])+)(?!\w)")
PROSE = re.compile(r"(?<![\w{])(As|Ah|Ad|2s)(?![\w}])")  # words of some languages, where a sentence has cards in braces
NO_CARDS = ("table", "invite", "watch", "replay", "commitment", "salts", "secret", "guest", "name", "names", "players")
"""Keys of values that are random letters, or chosen by people."""
SENTENCES = ("told", "prompt", "why", "label", "sentence")
"""Keys of sentences."""


# --- The cards that may be seen --------------------------------------------------------------------------------------


def cards_in(text: str) -> set[str]:
    return {run[at : at + 2] for run in CARDS.findall(text) for at in range(0, len(run), 2)}


def seen(game: str, lines: list[str], viewer: int) -> set[str]:
    """The cards of a deal that a viewer has seen when these lines have happened."""
    found: set[str] = set()
    talon: set[str] = set()
    passes = 0
    for line in lines:
        words, cards = line.split(), cards_in(line)
        if words == ["blocked"]:
            continue
        if words[0] == "deal":
            if words[1] == "talon":
                talon = cards
            elif words[1] == "up" or words[1] == str(viewer):
                found |= cards
        elif words[1] == "draw":
            found |= cards if words[0] == str(viewer) else set()
        elif words[1] == "give":
            found |= cards if str(viewer) in (words[0], words[2]) else set()
        else:
            found |= cards
        passes += words[1] == "pass"
        if game == "tysiac" and passes == 2:  # the auction is over, and the talon is turned up
            found |= talon
    if game == "mille" and ended(lines):  # the cards left in the hands are counted openly (M20, M21)
        found |= {card for line in lines for card in cards_in(line)}
    return found


def ended(lines: list[str]) -> bool:
    """Whether a deal of Mille is over after these lines: a hand is empty, or the deal is blocked."""
    held, pack, stock = [0, 0], 0, 73
    for words in map(str.split, lines):
        if words == ["blocked"]:
            return True
        if words[0] == "deal":
            if words[1] == "up":
                pack = 1
            else:
                held[int(words[1])] = len(words[2]) // 2
            continue
        seat, verb, cards = int(words[0]), words[1], len(words[-1]) // 2
        if verb == "draw":
            if stock == 0:  # all of the pack except its top card is the new stock
                stock, pack = pack - 1, 1
            held[seat], stock = held[seat] + 1, stock - 1
        elif verb == "uptwo":
            held[seat], pack = held[seat] + 1, 0
        elif verb == "take":
            held[seat], pack = held[seat] - cards + pack - 1, 0
        elif verb == "lay":
            held[seat] -= cards
        else:
            held[seat], pack = held[seat] - 1, pack + 1
        if 0 in held:
            return True
    return False


class Seen:
    """What each viewer may have seen of each deal after each event of a table's log."""

    def __init__(self, game: str, rules: Any, events: list[StoredEvent], starts: list[Any]) -> None:
        self.game, self.rules = game, rules
        self.deal_of: list[int] = [-1]  # by event
        self.lines: list[list[str]] = [[]]
        self.first: dict[int, int] = {}  # the event with which a deal began
        log: list[int] = []
        deal = -1
        for stored in events:
            event = stored.event
            if isinstance(event, Dealt):
                deal, log = deal + 1, list(event.actions)
                self.first[deal] = stored.number
            elif isinstance(event, Acted):
                log = log + event.actions
            elif isinstance(event, Undone):
                log = log[: event.length]
            self.deal_of.append(deal)
            self.lines.append(GAMES[game].write_lines(rules, starts[deal], log) if deal >= 0 else [])
        self._known: dict[tuple[int, int], set[str]] = {}

    def at(self, viewer: int, event: int) -> set[str]:
        """The cards of the deal at an event, seen up to it; a card that was seen and taken back was seen."""
        key = (viewer, event)
        if key not in self._known:
            deal = self.deal_of[event]
            before = self.at(viewer, event - 1) if event > self.first.get(deal, 1) else set()
            self._known[key] = before | seen(self.game, self.lines[event], viewer)
        return self._known[key]

    def of_deal(self, viewer: int, deal: int, event: int) -> set[str]:
        """The cards of a deal that was played at an event or before."""
        while self.deal_of[event] > deal:
            event -= 1
        return self.at(viewer, event)


def strings(value: Any, key: str = "") -> Iterator[str]:
    """All text of an answer where a card can occur, keys too."""
    if isinstance(value, dict):
        for name, one in value.items():
            if name not in NO_CARDS:
                yield name
                yield from strings(one, name)
    elif isinstance(value, list):
        for one in value:
            yield from strings(one, key)
    elif isinstance(value, str):
        yield PROSE.sub("", value) if key in SENTENCES else value


def told(value: Any) -> set[str]:
    """All cards in an answer."""
    return {card for text in strings(value) for card in cards_in(text)}


def check_news(known: Seen, viewer: int, news: Any) -> int:
    """Check that the viewer has seen everything in the news; return the number of its cards."""
    revision = news["revision"]
    found = told(news["desk"])
    assert found <= known.at(viewer, revision), f"desk of {viewer} at {revision}: {found - known.at(viewer, revision)}"
    assert not told(news["head"]), news["head"]
    total = len(found)
    for one in news["happened"]:
        # Of its own deal, and no later than then: a line of another time would reveal the future.
        cards, allowed = told(one), known.at(viewer, one["number"])
        assert cards <= allowed, f"{one} to {viewer}: {cards - allowed}"
        total += len(cards)
    return total


def check_sheet(known: Seen, viewer: int, revision: int, sheet: Any) -> None:
    for one in sheet["deals"]:
        assert told(one) <= known.of_deal(viewer, one["deal"] - 1, revision), one
    assert not told({key: value for key, value in sheet.items() if key != "deals"})
