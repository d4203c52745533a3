"""Check whether a record's cards are those that its secret and salts give (``fair.py``)."""

from __future__ import annotations

from dataclasses import dataclass

from chiliad.errors import BadRecord, Unreadable
from chiliad.game import CHANCE, NOBODY
from chiliad.play.fair import ALGORITHM, FairChance, Shuffle, commitment_of, read_shuffle
from chiliad.records.model import Deal, Record


@dataclass(frozen=True)
class FairReport:
    """The result of checking a shuffle.

    ``deals`` says for each deal whether its cards agree, None where none was compared; ``cards`` counts the compared
    cards that agree.  ``fault`` is the first one: the form, the commitment, the secret, the dealer, then line by line;
    where it is a card, ``place`` is the place of its line's first card, from 0.
    """

    shuffle: Shuffle | None  # None: it is not readable
    cards: int = 0
    deals: tuple[bool | None, ...] = ()
    fault: BadRecord | None = None
    place: int | None = None

    @property
    def checked(self) -> bool:
        """Whether cards were compared, at least one, and all of them are right."""
        return self.fault is None and self.cards > 0


def check(record: Record) -> FairReport | None:
    """Check the proof of a record's shuffle as far as the record goes; None where it claims none, and for views.

    A view contains no proof: the secret would reveal what the view hides.
    """
    text = record.extra.get("shuffle")
    if record.viewer is not None or not isinstance(text, str) or text.split()[:1] != [ALGORITHM]:
        return None
    try:
        shuffle = read_shuffle(text, record.seats)
    except Unreadable as error:
        return FairReport(None, fault=BadRecord(0, 0, error.slug, **error.details))
    if shuffle.secret is None:
        fault = None if record.winner == NOBODY else BadRecord(0, 0, "secret-not-shown")
        return FairReport(shuffle, deals=(None,) * len(record.deals), fault=fault)
    return _checked(record, shuffle, FairChance(shuffle.secret, shuffle.salts))


def _checked(record: Record, shuffle: Shuffle, chance: FairChance) -> FairReport:
    fault, place, cards = _head_fault(record, shuffle, chance), None, 0
    agree: list[bool | None] = []
    for number, deal in enumerate(record.deals):
        count, wrong = _agreeing(record, deal, number, _begins(shuffle, number), chance)
        cards += count
        agree.append(wrong is None if count or wrong is not None else None)
        if wrong is not None and fault is None:
            place, fault = wrong
    return FairReport(shuffle, cards, tuple(agree), fault, place)


def _head_fault(record: Record, shuffle: Shuffle, chance: FairChance) -> BadRecord | None:
    """The fault in the commitment or the first dealer."""
    if commitment_of(chance.secret) != shuffle.commitment:
        return BadRecord(0, 0, "commitment-does-not-match", stated=shuffle.commitment, wanted=chance.commitment)
    if record.deals and record.deals[0].typed is None and shuffle.since is None:
        stated, wanted = record.deals[0].dealer, chance.first_dealer(record.seats)
        if stated != wanted:
            return BadRecord(1, 0, "dealer-does-not-match", stated=stated, wanted=wanted)
    return None


def _begins(shuffle: Shuffle, number: int) -> int | None:
    """The place from which a deal's cards belong to this shuffle; None when none of them does."""
    if shuffle.since is None or number > shuffle.since[0]:
        return 0
    return shuffle.since[1] if number == shuffle.since[0] else None


def _agreeing(
    record: Record, deal: Deal, number: int, begins: int | None, chance: FairChance
) -> tuple[int, tuple[int, BadRecord] | None]:
    """The number of cards of a deal that agree, and the first line that does not, with its place.

    Consecutive cards are compared together: a hand is written in the order of its cards, not in the order of
    dealing.
    """
    game, rules, actions = record.game, record.rules, deal.actions
    state, place, count = deal.start, 0, 0
    while begins is not None and place < len(actions):
        if game.actor(state) != CHANCE or place < begins:
            state = game.apply(rules, state, actions[place])
            place += 1
            continue
        first, drawn, cards = place, state, []
        while place < len(actions) and game.actor(state) == CHANCE:
            cards.append(chance.card(game, rules, drawn, number, place))
            drawn = game.apply(rules, drawn, cards[-1])
            state = game.apply(rules, state, actions[place])
            place += 1
        if drawn != state:
            return count, _disagreement(record, deal, number, first, cards)
        count += len(cards)
    return count, None


def _disagreement(record: Record, deal: Deal, number: int, first: int, cards: list[int]) -> tuple[int, BadRecord]:
    """The first line that differs when these cards come from place ``first`` on, and the place of its card."""

    def lines(actions: list[int]) -> list[str]:
        return record.game.write_lines(record.rules, deal.start, actions)

    end = first + len(cards)
    stated, wanted = lines(deal.actions[:end]), lines(deal.actions[:first] + cards)
    line = next(n for n, pair in enumerate(zip(stated, wanted, strict=True)) if pair[0] != pair[1])
    place = next(at for at in range(first, end) if len(lines(deal.actions[:at])) >= line)
    action = deal.lines_read[place] if place < len(deal.lines_read) else line + 1
    details = {"stated": stated[line], "wanted": wanted[line]}
    return place, BadRecord(number + 1, action, "shuffle-does-not-match", **details)
