"""Observations and histories as arrays: read back by the tables in the docstrings, they are what the seat has seen."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from chiliad.bot import ask
from chiliad.bots import bot_class
from chiliad.cards import HIDDEN, in_order
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.play.match import Match
from pace import count


def layout(name: str) -> dict[str, tuple[int, int]]:
    """Offset and count by field, from the docstring of a game's ``observed_arrays.py``."""
    text = GAMES[name].face("observed_arrays").__doc__ or ""
    rows = re.findall(r"^ +(\d+) +(\d+)  ([a-z_.]+)$", text, re.MULTILINE)
    return {field: (int(offset), int(number)) for offset, number, field in rows}


def numbers(value: Any) -> list[int]:
    return [value] if isinstance(value, int) else [one for part in value for one in numbers(part)]


def observation_of(array: Any, view: Any, name: str) -> Any:
    """The observation that an array says, of the shape of ``view`` and with its rules."""

    def read(field: str) -> Any:
        at, many = layout(name)[field]
        values = tuple(int(number) for number in array[at : at + many])
        return values if isinstance(shape(field), tuple) else values[0]

    def shape(field: str) -> Any:
        outer, _, inner = field.partition(".")
        return getattr(getattr(view, outer), inner) if inner else getattr(view, outer)

    said = {}
    for field in view._fields[1:]:
        part = getattr(view, field)
        inner = getattr(part, "_fields", ())
        said[field] = type(part)(*(read(f"{field}.{one}") for one in inner)) if inner else read(field)
    return type(view)(rules=view.rules, **said)


def of_tysiac(row: list[int], kinds: Any) -> Any:
    """The event of a row, by the table of ``games/tysiac/observed_arrays.py``."""
    kind, seat, other, points, made, flag, mask, hidden, *trick = row
    names = ["9JQKTA"[card % 6] + "shdc"[card // 6] for card in range(24)]
    cards = (*in_order(names[card] for card in range(24) if mask >> card & 1), *[HIDDEN] * hidden)
    event, name = kinds[kind], kinds[kind].__name__
    match name:
        case "HandDealt":
            return event(seat, cards)
        case "TalonDealt":
            return event(cards)
        case "Bid" | "Conceded":
            return event(seat, points)
        case "Passed":
            return event(seat)
        case "TalonShown":
            return event(seat, points, cards)
        case "Given":
            return event(seat, other, *cards)
        case "ContractNamed":
            return event(seat, points, bool(flag))
        case "Played":
            return event(seat, *cards, bool(flag))
        case "Married":
            return event(seat, *cards, points)
        case "TrickTaken":
            assert sorted(cards) == sorted(names[card] for card in trick)
            return event(seat, other, tuple(names[card] for card in trick), points, made, bool(flag))
    raise AssertionError(name)


def of_mille(row: list[int], kinds: Any) -> Any:
    """The event of a row, by the table of ``games/mille/observed_arrays.py``."""
    kind, seat, rank, size, flag, top, seen_any, seen_both, hidden, up_any, up_both = row
    names = ["23456789TJQKA"[card // 4] + "shdc"[card % 4] for card in range(52)]

    def pair(any_: int, both: int) -> list[str]:
        return [names[card] for card in range(52) for _ in range((any_ >> card & 1) + (both >> card & 1))]

    cards = (*in_order(pair(seen_any, seen_both)), *[HIDDEN] * hidden)
    event, name = kinds[kind], kinds[kind].__name__
    match name:
        case "HandDealt":
            return event(seat, cards)
        case "TurnedUp":
            return event(*cards)
        case "Drew":
            return event(seat, *cards, bool(flag))
        case "TookPack":
            return event(seat, names[top], cards, in_order(pair(up_any, up_both)))
        case "TookTwo":
            return event(seat, *cards)
        case "Laid":
            return event(seat, "23456789TJQKA"[rank], cards, bool(flag), size)
        case "SetPiled":
            return event(seat, "23456789TJQKA"[rank], {7: "seven", 8: "eight"}[size])
        case "Discarded":
            return event(seat, *cards, size)
        case "WentOut":
            return event(seat)
        case "Blocked":
            return event(bool(flag))
    raise AssertionError(name)


READERS = {"tysiac": of_tysiac, "mille": of_mille}


def matches(name: str, deals: int) -> Iterator[Match]:
    """Matches at many moments: some deals to their end, each seat by chance or greedily."""
    for seed in range(deals):
        rng = random.Random(f"arrays {name} {seed}")
        match = Match(name, seed=seed)
        match.begin_deal()
        bots = [bot_class(name, rng.choice(("random", "greedy")))(rng.getrandbits(63)) for _ in range(3)]
        for _ in range(400):
            if match.deal_over:
                break
            if rng.random() < 0.1:
                yield match
            match.play(ask(bots[match.actor], match.information_state()).action)
        yield match


@pytest.mark.parametrize("name", GAMES)
def test_arrays_say_what_the_seat_has_seen(name: str) -> None:
    seen: set[str] = set()
    kinds = GAMES[name].face("observed_arrays").KINDS
    for match in matches(name, max(count(60), 12)):
        for seat in (*range(match.seats), NOBODY):
            info = match.information_state(seat)
            array, rows = info.observation_array(), info.history_array()
            assert (array.dtype, rows.dtype) == (np.int64, np.int64)
            assert observation_of(array, info.observation, name) == info.observation
            assert rows.shape == (len(info.events), 11)
            events = tuple(READERS[name]([int(number) for number in row], kinds) for row in rows)
            assert events == info.events
            seen |= {type(event).__name__ for event in events}
    rare = {"Conceded", "SetPiled", "Blocked", "TookTwo"}
    rare |= {"BidBlind", "HandSeen", "Redealt", "AcesDeclared"}  # by options that no table offers yet
    rare |= {"AuctionWon", "TalonTaken", "LaidAway", "LeftoversTaken"}  # of two players: test_tysiac_seats.py
    assert {kind.__name__ for kind in kinds} - seen <= rare, "a kind of event that no deal has shown"


@pytest.mark.parametrize("name", GAMES)
def test_the_layout_is_whole(name: str) -> None:
    """The offsets leave nothing out and nothing is twice; the shape that the docstring names is the array's."""
    match = Match(name, seed=1)
    match.begin_deal()
    info = match.information_state()
    ends = 0
    for offset, many in layout(name).values():
        assert offset == ends
        ends += many
    assert info.observation_array().shape == (ends,)
    text = GAMES[name].face("observed_arrays").__doc__ or ""
    assert f"``({ends},)``" in text
    assert list(info.observation_array()) == numbers(info.observation[1:])


def rare_events(name: str) -> list[Any]:
    events = GAMES[name].face("events")
    if name == "tysiac":
        return [events.Conceded(2, 120)]
    piled = [events.SetPiled(1, "K", "seven"), events.SetPiled(0, "2", "eight")]
    twos = [events.TookTwo(0, "2c"), events.Laid(1, "2", ("2s", "2s", "2c"), True, 3)]
    return [*piled, *twos, events.Blocked(True), events.Blocked(False)]


@pytest.mark.parametrize("name", GAMES)
def test_rare_events_have_rows_too(name: str) -> None:
    arrays = GAMES[name].face("observed_arrays")
    rows = arrays.history_array(rare_events(name))
    assert [READERS[name]([int(number) for number in row], arrays.KINDS) for row in rows] == rare_events(name)


@pytest.mark.parametrize("name", GAMES)
def test_no_event_has_no_row(name: str) -> None:
    arrays = GAMES[name].face("observed_arrays")
    assert arrays.history_array(()).shape == (0, 11)
    with pytest.raises(TypeError, match="no event of"):
        arrays.history_array([object()])
