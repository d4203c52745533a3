"""The answers to the keys at a table, compared with the news from the server."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from page.assertions import NAMES
from page.driver import ENGLISH
from page.keyboard import Keyboard
from page.screen_reader import heard

SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


def answer(player: Keyboard, key: str) -> str:
    """The spoken answer to a key, in small letters."""
    player.key("Escape")  # this cancels texts that still wait to be spoken
    said = len(player.spoken)
    player.key(key)
    player.until("said => __watch.spoken.length > said", said)
    return player.spoken[said].lower().replace("\N{MINUS SIGN}", "-")


def in_turn(said: str, parts: list[str]) -> bool:
    """Whether all texts are said, in this order."""
    at = 0
    for part in parts:
        at = said.find(part.lower(), at)
        if at < 0:
            return False
        at += len(part)
    return True


def names(cards: list[str]) -> list[str]:
    return [NAMES[card] for card in cards]


def seat_names(player: Keyboard) -> list[str]:
    """The names of the seats for this player."""
    you = player.head["you"]
    return ["you" if one["seat"] == you else one["name"] for one in player.head["seats"]]


def shown_hand(player: Keyboard) -> list[str]:
    """The hand in the order in which it is drawn."""
    found: list[str] = player.page.locator(".hand [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    return found


def marries(desk: dict[str, Any]) -> bool:
    """In mid-trick, with a finished trick and a trump."""
    return desk["phase"] == "play" and bool(desk["trick"]) and bool(desk["last_trick"]) and desk["trump"] is not None


def test_what_keys_answer_in_a_trick_of_tysiac(arrive):
    player = arrive(Keyboard, "Ala")
    player.come_to("tysiac", marries)
    desk, who = player.desk, seat_names(player)
    assert in_turn(answer(player, "h"), [str(len(desk["hand"])), *names(shown_hand(player))])
    lying = [part for one in desk["trick"] for part in (who[one["seat"]], NAMES[one["card"]])]
    assert in_turn(answer(player, "c"), lying)
    last = desk["last_trick"]
    taken = [part for one in last["cards"] for part in (who[one["seat"]], NAMES[one["card"]])]
    assert in_turn(answer(player, "l"), [*taken, who[last["winner"]], f"{last['points']} points"])
    assert answer(player, "f") == f"trump: {SUITS[desk['trump']]}."
    scores = [str(n) for seat in range(3) for n in (desk["points"][seat], desk["standing"][seat]["total"])]
    assert in_turn(answer(player, "s"), scores)
    kinds = (("concessions", "free_concessions"), ("empty_hands", "free_empty"))
    marks = [f"{one[key]} of {one[free]}" for one in desk["standing"] for key, free in kinds]
    assert in_turn(answer(player, "Shift+S"), marks)
    contract = [str(desk["contract"]), f"{desk['points'][desk['declarer']]} made"]
    assert in_turn(answer(player, "b"), contract)
    assert answer(player, "t") == heard(desk["prompt"], ENGLISH).lower()
    assert answer(player, "p") == answer(player, "t")  # there is nothing to pass: the answer is the question
    assert player.page.evaluate("__watch.refused") == []


def test_what_keys_answer_in_an_auction_of_tysiac(arrive):
    player = arrive(Keyboard, "Ala")
    # Before the player's first bid, so that there is nothing to take back.
    player.come_to(
        "tysiac", lambda desk: desk["phase"] == "auction" and any(desk["bids"]) and desk["bids"][desk["seat"]] is None
    )
    desk, who = player.desk, seat_names(player)
    bids = [part for seat in range(3) for part in (who[seat], str(desk["bids"][seat] or ""))]
    assert in_turn(answer(player, "b"), bids)
    assert answer(player, "c") == ENGLISH.text("table-say-talon-hidden").lower()
    assert answer(player, "l") == ENGLISH.text("table-last-none").lower()
    assert answer(player, "f") == f"{ENGLISH.text('table-trump-none')}."
    assert answer(player, "u") == ENGLISH.text("table-undo-none").lower()
    assert answer(player, "z") == ENGLISH.text("table-none-legal").lower()


def with_sets(desk: dict[str, Any]) -> bool:
    """The player's turn of Mille after the draw, with sets on the table and cards below the pack's top."""
    return desk["phase"] == "meld" and any(desk["sets"]) and len(desk["pack"]) > 1


def test_what_keys_answer_in_mille(arrive):
    player = arrive(Keyboard, "Ala")
    player.come_to("mille", with_sets)
    happened = player.ask(f"/api/tables/{player.head['table']}")["happened"]
    told = [one["told"] for one in happened if one["kind"] == "act" and one["seat"] != player.head["you"]][-1]
    desk = player.desk
    assert in_turn(answer(player, "h"), [str(len(desk["hand"])), *names(shown_hand(player))])
    below = list(desk["pack"])
    below.remove(desk["top"])
    pack = [str(len(desk["pack"])), NAMES[desk["top"]], *names(below), str(desk["stock"])]
    assert in_turn(answer(player, "c"), pack)
    laid = [card for sets in desk["sets"] for one in sets for card in [*one["naturals"], *one["wilds"]]]
    sets = answer(player, "b")
    assert all(name in sets for name in names(laid))
    points = [(desk["standing"][seat]["total"], sum(one["points"] for one in desk["sets"][seat])) for seat in range(2)]
    held = sum(one["points"] for one in desk["hand"])
    assert in_turn(answer(player, "s"), [str(n) for pair in points for n in pair] + [str(held)])
    stars = [f"stars {one['stars']}, chapeaux {one['chapeaux']}" for one in desk["standing"]]
    assert in_turn(answer(player, "Shift+S"), stars)
    last = answer(player, "l")
    assert told[-1].split("{")[0].lower() in last
    assert answer(player, "p").startswith(ENGLISH.text("you-already-drew").lower())
    assert answer(player, "g") == ENGLISH.text("table-lay-none").lower()


@pytest.mark.parametrize("game", ["tysiac", "mille"])
def test_the_hand_is_sorted_and_walked_to_its_ends(arrive, game):
    player = arrive(Keyboard, "Ala")
    player.come_to(game, lambda desk: len(desk["hand"]) > 6)
    ranks = "AKQJT98765432" if game == "mille" else "ATKQJ9"
    in_deal = [held["card"] for held in sorted(player.desk["hand"], key=lambda held: held["at"])]
    for key, sort in (("Shift+C", "suit"), ("Shift+H", "rank"), ("Shift+M", "deal")):
        assert answer(player, key) == ENGLISH.text("table-sorted", sort=sort).lower()
        cards = shown_hand(player)
        assert sorted(cards) == sorted(in_deal)
        groups = [card[sort == "suit"] for card in cards]
        if sort == "deal":
            assert cards == in_deal
        else:  # equal cards are together, and high cards first
            assert len(set(groups)) == 1 + sum(one != other for one, other in pairwise(groups))
            order = [ranks.index(card[0]) for card in cards]
            runs = [one <= other or groups[at] != groups[at + 1] for at, (one, other) in enumerate(pairwise(order))]
            assert all(runs)
    player.key("ArrowRight")  # from the bid to the cards
    player.until("() => document.activeElement.dataset.card !== undefined")
    card = player.focused("e.dataset.key")
    for key in ("Shift+C", "Shift+H", "Shift+M"):
        answer(player, key)
        assert player.focused("e.dataset.key") == card
    player.key("End")
    player.until("card => document.activeElement.dataset.card === card", in_deal[-1])
    player.key("Home")
    player.until("card => document.activeElement.dataset.card === card", in_deal[0])
    player.key("ArrowLeft")  # past the end, to the beginning
    player.until("card => document.activeElement.dataset.card === card", in_deal[-1])
