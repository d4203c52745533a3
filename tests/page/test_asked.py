"""The answers to the keys that count and look up, compared with the rules and with the visible table."""

from __future__ import annotations

import re
import time
from math import ceil
from typing import Any

import pytest

from page.driver import ENGLISH, Player
from page.keyboard import Keyboard
from page.locators import game_info
from page.screen_reader import SIGNS
from page.test_answers import answer, in_turn, names, seat_names

TYSIAC_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}  # T2
MARRIAGES = {"h": 100, "d": 80, "c": 60, "s": 40}  # T3
BIDDING, PLAYING = 7, 8  # a player's cards before the talon is taken, and after all have received one (T4, T10)
TAKEN = 10  # the declarer's hand with the talon (T9)
MILLE_CARDS = 104  # M1
MILLE_TURNS = 6
MOVE_S, BANK_S = 30, 900
LONG_S = 50  # longer than a decision may take
TIME = re.compile(r"(?:(\d+) minutes?)? ?(?:(\d+) seconds?)?")


def said(message: str, **args: Any) -> str:
    """A message in the form in which `answer` returns speech."""
    return SIGNS.sub("", ENGLISH.text(message, **args)).lower()


def held(player: Player, counts: dict[int, int]) -> str:
    """The sentences about the cards that others hold."""
    who = seat_names(player)
    return "; ".join(said("table-say-held", name=who[seat], count=count) for seat, count in counts.items()) + "."


def others(player: Player) -> list[int]:
    return [seat for seat in range(len(player.head["seats"])) if seat != player.head["you"]]


def test_the_cards_of_the_others_are_counted_through_a_deal_of_tysiac(arrive):
    player = arrive(Keyboard, "Ala")
    player.come_to("tysiac", lambda desk: desk["phase"] == "auction")
    asked = {"auction": 0, "play": 0}
    while player.my_turn() == "playing":
        desk = player.desk
        if desk["phase"] == "auction":
            counts = dict.fromkeys(others(player), BIDDING)
        elif desk["phase"] == "give":  # while I give, only I hold more
            counts = {seat: BIDDING + sum(one["to"] == seat for one in desk["given"]) for seat in others(player)}
            assert len(desk["hand"]) == TAKEN - len(desk["given"])
        else:  # each of us has played a card in each trick so far; in this one some have
            lying = [one["seat"] for one in desk["trick"]]
            counts = {seat: PLAYING - asked["play"] - lying.count(seat) for seat in others(player)}
        assert answer(player, "o") == held(player, counts)
        asked[desk["phase"]] = asked.get(desk["phase"], 0) + 1
        player.follow()
    assert asked["auction"]
    assert asked["play"] == PLAYING
    for key in ("ArrowRight", "ArrowLeft", "z"):  # the deal is over: there is no hand to move through
        assert answer(player, key) == said("table-hand-none")


def test_the_cards_of_the_other_are_counted_in_mille(arrive):
    player = arrive(Keyboard, "Ala")
    player.sit("mille")
    (other,) = others(player)
    for _ in range(MILLE_TURNS):
        assert player.my_turn() == "playing"
        desk = player.desk
        laid = sum(len(one["naturals"]) + len(one["wilds"]) for sets in desk["sets"] for one in sets)
        # Every card has a place: a card that is not in the stock, in the pack, on the table or in my hand is the
        # other's.
        count = MILLE_CARDS - desk["stock"] - len(desk["pack"]) - laid - len(desk["hand"])
        assert answer(player, "o").startswith(held(player, {other: count}))
        player.follow()


def first_to_act(player: Player) -> int:
    """The player who acted first in this deal."""
    happened = player.ask(f"/api/tables/{player.head['table']}")["happened"]
    dealt = max(at for at, one in enumerate(happened) if one["kind"] == "deal")
    seat: int = next(one["seat"] for one in happened[dealt:] if one["kind"] == "act")
    return seat


@pytest.mark.parametrize("game", ["tysiac", "mille"])
def test_the_dealer_sits_before_the_player_who_begins(arrive, game):
    """T4 and T5, M3: the deal moves from seat to seat, and the player after the dealer begins."""
    player = arrive(Keyboard, "Ala")
    player.sit(game)
    who, dealers = seat_names(player), []
    for deal in (1, 2) if game == "tysiac" else (1,):  # a deal of Mille is long
        assert player.my_turn() == "playing"
        begun = answer(player, "a")  # before anybody has acted, if I am the first
        player.follow()
        player.my_turn()
        dealers.append((first_to_act(player) - 1) % len(who))
        assert begun == said("table-say-dealer", name=who[dealers[-1]])
        if game == "tysiac" and deal == 1:
            player.hurry(deals=False)
        if player.my_turn() == "between":
            player.next_deal()
    assert len(dealers) == 1 or dealers[1] == (dealers[0] + 1) % len(who)


def test_the_points_that_the_contract_still_needs_are_counted_trick_by_trick(arrive):
    player = arrive(Keyboard, "Ala")
    player.come_to("tysiac", lambda desk: desk["phase"] == "play")
    declarer, contract = player.desk["declarer"], player.desk["contract"]
    tricks, asked = 0, []
    while player.my_turn() == "playing":
        desk = player.desk
        last = desk["last_trick"]
        if last and last["winner"] == declarer:
            tricks += sum(TYSIAC_POINTS[one["card"][0]] for one in last["cards"])
        made = tricks + sum(MARRIAGES[one["suit"]] for one in desk["marriages"] if one["seat"] == declarer)
        asked.append(max(0, contract - made))
        assert answer(player, "b").endswith(said("table-say-left", left=asked[-1]))
        player.follow()
    assert len(asked) == PLAYING
    assert asked[0] == contract
    assert len(set(asked)) > 1


def seconds(written: str) -> int:
    """A spoken time in seconds: “2 minutes 55 seconds”."""
    found = TIME.fullmatch(written)
    assert found is not None, written
    assert any(found.groups()), written
    return 60 * int(found[1] or 0) + int(found[2] or 0)


def clocks(player: Player, key: str = "k") -> dict[str, list[int]]:
    """The sentences about the clocks: by name, the seconds of the move, if it runs, and those in reserve."""
    found = {}
    for one in answer(player, key).removesuffix(".").split("; "):
        name, times = one.split(": ")
        assert times.endswith(" in reserve"), one
        found[name] = [seconds(part.split(" for ")[0]) for part in times.removesuffix(" in reserve").split(", ")]
    return found


@pytest.mark.parametrize("mine", [True, False])
def test_time_left_is_what_the_clock_leaves(arrive, mine):
    """The relaxed clock, as in docs/table.md: 30 seconds per decision, and 15 minutes in reserve."""
    ala, bo = arrive(Keyboard, "Ala"), arrive(Keyboard, "Bo")
    for player in (ala, bo):
        player.page.clock.install()
    ala.sit("mille", ["open"], clock="relaxed")
    bo.join(ala.head["invite"])
    for player in (ala, bo):
        player.until("() => __watch.news.head.phase === 'playing'")
    acts = ala if ala.head["actor"] == ala.head["you"] else bo
    player = acts if mine else next(one for one in (ala, bo) if one is not acts)
    turn, other = ("you", (bo if player is ala else ala).name.lower()) if mine else (acts.name.lower(), "you")
    heard, early = clocks(player), time.monotonic()
    assert list(heard) == (["you", "bo"] if player is ala else ["ala", "you"])
    move, bank = heard[turn]
    assert 0 < move <= MOVE_S
    assert bank == BANK_S
    assert heard[other] == [BANK_S]
    # The page counts on without news: first the decision's time ends, then the reserve.
    player.page.clock.fast_forward(LONG_S * 1000)
    spent, left = clocks(player)[turn]
    assert spent == 0
    took_s = ceil(time.monotonic() - early)
    assert BANK_S + move - LONG_S - took_s - 1 <= left <= BANK_S + move - LONG_S


def test_a_table_without_a_clock_says_so(arrive):
    player = arrive(Keyboard, "Ala")
    player.sit("mille")
    assert player.my_turn() == "playing"
    assert answer(player, "k") == said("table-say-no-clock")


def test_the_rules_in_force_are_the_preset_and_what_was_chosen_besides(arrive):
    player = arrive(Keyboard, "Ala")
    for preset in game_info(player, "tysiac")["presets"]:
        player.sit("tysiac", preset=preset["preset"])
        assert player.my_turn() == "playing"
        assert answer(player, "i") == said("table-say-rules", name=preset["name"])
    usual = game_info(player, "tysiac")["presets"][0]
    choices = next(one for one in game_info(player, "tysiac")["options"] if one["key"] == "first_trick_marriage")
    other = next(one for one in choices["choices"] if one["value"] != usual["options"]["first_trick_marriage"])
    player.sit("tysiac", options={"first_trick_marriage": other["value"], "target": 500})
    assert player.my_turn() == "playing"
    heard = answer(player, "i")
    assert heard.startswith(said("table-say-rules", name=usual["name"]))
    differs = {f"{said('option-target')}: 500", f"{choices['title']}: {other['said']}".lower()}
    assert set(heard.split(": ", 2)[2].removesuffix(".").split("; ")) == differs


def card_by_card(player: Player, cards: list[list[str]]) -> None:
    """Forwards through all cards and round to the first, then back round to the last."""
    count = len(cards)
    for place in [*range(count), 0]:
        assert in_turn(answer(player, "v"), [f"{place + 1} of {count}: ", *cards[place]])
    for place in reversed(range(count)):
        assert in_turn(answer(player, "Shift+V"), [f"{place + 1} of {count}: ", *cards[place]])


def lying(desk: dict[str, Any]) -> tuple[bool, list[dict[str, Any]]]:
    """The expected text: whether it is the trick, and its cards; where I lead, the cards of the last one."""
    if desk["phase"] != "play":
        return False, []
    return (True, desk["trick"]) if desk["trick"] else (False, (desk["last_trick"] or {"cards": []})["cards"])


def test_the_trick_or_the_last_one_is_said_card_by_card(arrive):
    player = arrive(Keyboard, "Ala")
    open_kinds = {True, False}

    def found(desk: dict[str, Any]) -> bool:
        kind, cards = lying(desk)
        return kind in open_kinds and len(cards) > 1

    player.come_to("tysiac", found)
    while open_kinds:
        kind, cards = lying(player.desk)
        if kind in open_kinds and len(cards) > 1:
            open_kinds.remove(kind)
            who = seat_names(player)
            card_by_card(player, [[who[one["seat"]], *names([one["card"]])] for one in cards])
        player.follow()
        while player.my_turn() == "between":
            player.next_deal()


def my_talon(desk: dict[str, Any]) -> bool:
    return desk["phase"] == "give" and not desk["given"]


def test_the_talon_is_said_card_by_card(arrive):
    player = arrive(Keyboard, "Ala")
    player.sit("tysiac")
    assert player.my_turn() == "playing"
    assert player.desk["phase"] == "auction"
    assert answer(player, "v") == said("table-say-nothing")  # it is face down
    player.come_to("tysiac", my_talon)
    card_by_card(player, [names([card]) for card in player.desk["talons"][0]])


def sets_of_both(desk: dict[str, Any]) -> bool:
    return desk["phase"] == "meld" and all(desk["sets"])


def test_the_sets_are_said_one_by_one_the_others_first(arrive):
    player = arrive(Keyboard, "Ala")
    player.come_to("mille", sets_of_both)
    desk = player.desk
    (other,) = others(player)
    sets = [(seat, one) for seat in (other, desk["seat"]) for one in desk["sets"][seat]]
    name = seat_names(player)[other]
    whose = {seat: said("table-sets-of", who="other" if seat == other else "you", name=name) for seat in (0, 1)}
    parts = [[f"{whose[seat]}: ", *names([*one["naturals"], *one["wilds"]])] for seat, one in sets]
    card_by_card(player, parts)
