"""An evening at cards: several matches, of either game, between people who come and go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from chiliad.game import NOBODY
from chiliad.play.payments import Transfer, balances, between_each_two, fewest
from chiliad.records import Record


class Person(NamedTuple):
    """What an evening came to for one person; the same name is the same person.

    ``matches``: those that are over, ``won``: of these; ``balance``: what the matches have brought, less what they have
    cost, in the unit of the stakes.
    """

    name: str
    matches: int
    won: int
    balance: int


class Evening(NamedTuple):
    """Where the people stand, and the payments that are left: the fewest, or between each two."""

    people: list[Person]
    fewest: list[Transfer]
    each: list[Transfer]


def debt(record: Record) -> Transfer | None:
    """What the loser of a match owes its winner; None where nothing is owed, or not yet."""
    paid = record.payment
    if paid is None or record.winner == NOBODY or paid.amount == 0:
        return None
    return Transfer(record.players[1 - record.winner], record.players[record.winner], paid.amount)


def evening(records: Sequence[Record], paid: Iterable[Transfer] = ()) -> Evening:
    """An evening of these matches, of whose debts this is ``paid``."""
    owed = [found for found in map(debt, records) if found is not None]
    balance, over = balances(owed), [record for record in records if record.winner != NOBODY]
    names = dict.fromkeys(name for record in records for name in record.players)
    # What was paid is owed back.
    left = owed + [Transfer(payee, payer, amount) for payer, payee, amount in paid]
    people = [
        Person(
            name,
            sum(name in record.players for record in over),
            sum(record.players[record.winner] == name for record in over),
            balance.get(name, 0),
        )
        for name in names
    ]
    return Evening(people, fewest(balances(left)), between_each_two(left))
