"""Who pays whom: everybody is settled, and by no fewer payments, says a search of all ways to pay."""

from __future__ import annotations

import random
from functools import cache

import pytest

from chiliad.games import GAMES
from chiliad.play.evening import evening
from chiliad.play.payments import EXACT_MAX, Transfer, balances, between_each_two, fewest
from chiliad.play.score_sheet import ScoreSheet

PEOPLE = ["Ala", "Bo", "Cem", "Dora", "Ewa", "Filip", "Gosia", "Hugo"]


@cache
def fewest_by_search(amounts: tuple[int, ...]) -> int:
    """The first person with a debt or a claim settles all of it with any one of the others; the best of all ways."""
    left = [amount for amount in amounts if amount]
    if not left:
        return 0
    first, others = left[0], left[1:]
    return 1 + min(
        fewest_by_search(tuple(sorted(amount + first * (place == at) for place, amount in enumerate(others))))
        for at, other in enumerate(others)
        if other * first < 0
    )


def paid_off(balance: dict[str, int], payments: list[Transfer]) -> dict[str, int]:
    left = dict(balance)
    for payer, payee, amount in payments:
        assert amount > 0
        left[payer] += amount
        left[payee] -= amount
    return left


def random_debts(rng: random.Random) -> list[Transfer]:
    """An evening of two to eight people: small stakes, so that some sums are the same."""
    people = PEOPLE[: rng.randint(2, len(PEOPLE))]
    most = rng.choice([3, 10, 500])
    return [Transfer(*rng.sample(people, 2), rng.randint(1, most)) for _ in range(rng.randint(1, 12))]


@pytest.mark.parametrize("part", range(10))
def test_payments_settle_everybody_and_are_the_fewest(part: int) -> None:
    rng = random.Random(part)
    for _ in range(500):
        debts = random_debts(rng)
        balance = balances(debts)
        payments = fewest(balance)
        assert set(paid_off(balance, payments).values()) == {0}
        assert len(payments) == fewest_by_search(tuple(sorted(balance.values())))


def test_each_two_settle_between_themselves() -> None:
    rng = random.Random(3)
    for _ in range(300):
        debts = random_debts(rng)
        payments = between_each_two(debts)
        assert balances(payments).items() >= {pair for pair in balances(debts).items() if pair[1]}
        pairs = [frozenset((payer, payee)) for payer, payee, _ in payments]
        assert len(pairs) == len(set(pairs))
        for payer, payee, amount in payments:
            owed = sum(one.amount for one in debts if one[:2] == (payer, payee))
            assert amount == owed - sum(one.amount for one in debts if one[:2] == (payee, payer))


def test_of_very_many_people_the_payments_still_settle_everybody() -> None:
    balance = {f"P{place}": place - EXACT_MAX for place in range(2 * EXACT_MAX + 1)}
    payments = fewest(balance)
    assert set(paid_off(balance, payments).values()) == {0}
    assert len(payments) < len(balance)


def test_balances_that_do_not_add_up_are_refused() -> None:
    with pytest.raises(ValueError, match="add up"):
        fewest({"Ala": 1, "Bo": 1})


def mille(*names: str, small: int = 10, deals: int = 2) -> ScoreSheet:
    """A match of Mille that the first of these wins with 1300 and one natural a deal, the other one having -80."""
    sheet = ScoreSheet.new(GAMES["mille"], names)
    sheet.small = small
    figures = {"seats": [{"score": 650, "stars": 1}, {"score": -40, "stars": 0}], "out": 0}
    for _ in range(deals):
        sheet.add(figures, dealer=0)
    return sheet


def test_an_evening_sums_its_matches_and_what_was_paid() -> None:
    first, second, third = mille("Ala", "Bo"), mille("Bo", "Cem"), mille("Cem", "Ala", small=5)
    amount = first.record.payment.amount
    assert (amount, third.record.payment.amount) == (second.record.payment.amount, amount // 2)
    under_way = mille("Dora", "Ala", deals=1)
    records = [sheet.record for sheet in (first, second, third, under_way)]
    told = evening(records)
    assert [(one.name, one.matches, one.won) for one in told.people] == [
        ("Ala", 2, 1),
        ("Bo", 2, 1),
        ("Cem", 2, 1),
        ("Dora", 0, 0),
    ]
    assert [one.balance for one in told.people] == [amount - amount // 2, 0, amount // 2 - amount, 0]
    assert told.fewest == [Transfer("Cem", "Ala", amount - amount // 2)]
    assert set(told.each) == {
        Transfer("Bo", "Ala", amount),
        Transfer("Cem", "Bo", amount),
        Transfer("Ala", "Cem", amount // 2),
    }
    paid = evening(records, told.fewest)
    assert paid.fewest == []
    assert paid.people == told.people  # what was won stays to be seen
