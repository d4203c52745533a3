"""Who pays whom: the debts of an evening settled in the fewest payments, or between each two players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

EXACT_MAX = 12  # people for whom the fewest payments are found for certain: the time doubles with each more


class Transfer(NamedTuple):
    """What one person pays another; the amount is more than zero, in the unit of the stakes."""

    payer: str
    payee: str
    amount: int


def balances(debts: Iterable[Transfer]) -> dict[str, int]:
    """What each person is owed, less what that person owes; people in the order in which they come up."""
    found: dict[str, int] = {}
    for payer, payee, amount in debts:
        found[payer] = found.get(payer, 0) - amount
        found[payee] = found.get(payee, 0) + amount
    return found


def between_each_two(debts: Iterable[Transfer]) -> list[Transfer]:
    """The debts between each two people made into one payment, or into none."""
    found: dict[tuple[str, str], int] = {}
    for payer, payee, amount in debts:
        if (payee, payer) in found:
            found[payee, payer] -= amount
        else:
            found[payer, payee] = found.get((payer, payee), 0) + amount
    return [
        Transfer(payer, payee, amount) if amount > 0 else Transfer(payee, payer, -amount)
        for (payer, payee), amount in found.items()
        if amount
    ]


def fewest(balance: Mapping[str, int]) -> list[Transfer]:
    """The fewest payments after which nobody owes anything; the balances must add up to zero.

    n people whose balances add up to zero settle among themselves with n - 1 payments.  So payments are fewest where
    people fall into the most groups that do; up to ``EXACT_MAX`` people these are found for certain.
    """
    if sum(balance.values()):
        raise ValueError("the balances do not add up to zero")
    people = [name for name, amount in balance.items() if amount]
    groups = _most_groups([balance[name] for name in people]) if len(people) <= EXACT_MAX else [[*range(len(people))]]
    return [paid for group in groups for paid in _within({people[at]: balance[people[at]] for at in group})]


def _most_groups(amounts: list[int]) -> list[list[int]]:
    """The amounts, by their places, in as many groups as possible that each add up to zero.

    ``counts[mask]``: the most groups into which the amounts of a mask fall, what is left over aside.
    """
    size, places = 1 << len(amounts), range(len(amounts))
    sums, counts, last = [0] * size, [0] * size, [0] * size
    for mask in range(1, size):
        low = mask & -mask
        sums[mask] = sums[mask ^ low] + amounts[low.bit_length() - 1]
        count, last[mask] = max((counts[mask ^ 1 << place], place) for place in places if mask >> place & 1)
        counts[mask] = count + (sums[mask] == 0)
    groups: list[list[int]] = []
    mask = size - 1
    while mask:
        if sums[mask] == 0:
            groups.append([])
        groups[-1].append(last[mask])
        mask ^= 1 << last[mask]
    return groups


def _within(balance: Mapping[str, int]) -> list[Transfer]:
    """The payments of a group: who owes most pays whoever is owed most."""
    left, found = dict(balance), list[Transfer]()
    while any(left.values()):
        payer, payee = min(left, key=left.__getitem__), max(left, key=left.__getitem__)
        amount = min(-left[payer], left[payee])
        left[payer] += amount
        left[payee] -= amount
        found.append(Transfer(payer, payee, amount))
    return found
