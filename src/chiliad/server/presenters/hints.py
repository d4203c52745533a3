"""A hint in the language of the seat that has had it."""

from __future__ import annotations

from chiliad.bots.advice import Told, told
from chiliad.i18n.words import Seats, Words
from chiliad.server.events import Hinted
from chiliad.server.protocol import Hint, HintOption


def hint_told(event: Hinted, words: Words, players: list[str]) -> Told:
    """The hint in words, cards in braces."""
    return told(event.advice, words, Seats(words, players, event.seat))


def hint_shown(event: Hinted, number: int, words: Words, players: list[str]) -> Hint:
    """The hint as the page shows it; ``number``: of its event."""
    said = hint_told(event, words, players)
    options = zip(event.advice.options, said.rows, strict=False)
    return Hint(
        number=number,
        move=event.advice.choice.move,
        cards=event.cards,
        said=said.said,
        worth=said.worth,
        reasons=said.reasons,
        columns=said.columns,
        options=[HintOption(one.move, move, cells) for one, (move, cells) in options],
    )
