"""The Python API: moves as text, records as positions, what is printed, one's own bots, errors with near names."""

from __future__ import annotations

import random
import re
import sys
from typing import Any

import pytest

import chiliad
from chiliad.bits import seed_from
from chiliad.bot import Budget, ask
from chiliad.bots import bot_class
from chiliad.errors import BadRecord, Illegal, Unreadable
from chiliad.game import CHANCE, NOBODY, OVER, Move
from chiliad.games import GAMES
from chiliad.information import InformationState
from chiliad.play.match import Match
from chiliad.records import read, redact
from conformance.checks_play import scope_of
from pace import count
from source import ROOT

GOLDEN = ROOT / "tests" / "records" / "golden"


def some_match(name: str, seed: int, deals: int = 2) -> Match:
    """A match of one random player among greedy ones, some deals long."""
    match = Match(name, seed=seed)
    chiliad.play_out(match, ["random", "greedy", "greedy"][: match.seats], deals, seed=seed)
    return match


# --- Moves -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_is_read_as_it_is_written(name: str) -> None:
    """With and without the seat, in any position; a text means that move and no other."""
    rng = random.Random(name)
    for seed in range(max(count(8), 3)):
        match = Match(name, seed=seed)
        match.begin_deal()
        for _ in range(200):
            if match.deal_over:
                break
            moves = match.legal_moves()
            assert [move.action for move in moves] == match.legal()
            assert len({move.text for move in moves}) == len(moves)
            chosen = rng.choice(moves)
            assert chosen == Move(chosen.action, str(chosen))
            assert not chosen.text.startswith(f"{match.actor} ")
            number = len(match.deal.actions)
            spoken = chosen.text if chosen.text == "blocked" else f"{match.actor} {chosen.text}"
            match.play(rng.choice([chosen, chosen.text, spoken, f"  {chosen.text} ", chosen.action]))
            assert match.deal.actions[number] == chosen.action
    assert Match(name, seed=1).legal_moves() == []


@pytest.mark.parametrize(
    "text,slug",
    [
        ("bid 90", "bad-call"),
        ("bid 395", "bid-"),
        ("sing", "bad-action"),
        ("play As", "not-now|[a-z]-[a-z]"),
        ("", "bad-action"),
        ("2 bid 100", "not-your-turn"),
    ],
)
def test_what_is_no_move_is_refused_and_changes_nothing(text: str, slug: str) -> None:
    match = Match("tysiac", seed=7)
    match.begin_deal()
    before = match.text()
    with pytest.raises((Illegal, Unreadable), match=slug):
        match.play(text)
    with pytest.raises(Unreadable, match="bad-action"):
        match.play("bid " * 200 + "100")
    assert match.text() == before


def test_a_text_may_be_several_actions_of_mille() -> None:
    record = read((GOLDEN / "deal_with_a_natural.mille").read_text(encoding="utf-8"))
    match = Match.at(record, 1, 31)
    lines = match.game.write_lines(record.rules, record.deals[0].start, record.deals[0].actions)[3:]
    # A record says which cards were drawn: a player does not, so here each draw brings the recorded card.
    for line in lines:
        seat, _, move = line.partition(" ")
        if move.startswith("draw"):
            match._drawn[len(match.deal.actions) + 1] = record.deals[0].actions[len(match.deal.actions) + 1]
            move = "draw"
        assert match.actor == int(seat)
        match.play(move)
    assert match.deal.actions == record.deals[0].actions


# --- Records as positions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_the_states_of_a_record_are_its_log_folded(name: str) -> None:
    match = some_match(name, 3)
    record = read(match.text())
    for number, deal in enumerate(record.deals, 1):
        state, states = deal.start, [deal.start]
        for action in deal.actions:
            state = record.game.apply(record.rules, state, action)
            states.append(state)
        assert list(record.states(number)) == states
        for step in (0, 1, len(deal.actions) // 2, len(deal.actions)):
            assert record.at(number, step) == states[step]
            assert record.at(number, step - len(states)) == states[step]
        assert record.game.actor(record.at(number, -1)) == OVER
    assert len(list(record.states())) == sum(len(deal.actions) + 1 for deal in record.deals)


def test_a_position_that_is_not_there_is_refused() -> None:
    record = some_match("tysiac", 3).record
    steps = len(record.deals[0].actions)
    for deal, step in ((0, 0), (3, 0), (-1, 0), (1, steps + 1), (1, -steps - 2)):
        with pytest.raises(IndexError, match=r"the record has no deal|has no step"):
            record.at(deal, step)
        with pytest.raises(IndexError, match=r"the record has no deal|has no step"):
            Match.at(record, deal, step)
    view = read(redact(record, 1))
    for asked in (lambda: list(view.states()), lambda: view.at(1, 0), lambda: view.cut(1, 3)):
        with pytest.raises(ValueError, match="cards are hidden"):
            asked()


@pytest.mark.parametrize("name", GAMES)
def test_a_match_goes_on_from_a_position_and_leaves_the_record_alone(name: str) -> None:
    match = some_match(name, 5)
    record = read(match.text())
    record.deals[0].comment("the last action")
    text = chiliad.write(record)
    rng = random.Random(name)
    for number, deal in enumerate(record.deals, 1):
        for step in (0, 3, *(rng.randrange(len(deal.actions)) for _ in range(6)), len(deal.actions)):
            other = Match.at(record, number, step)
            assert other.deal.actions[:step] == deal.actions[:step]
            assert len(other.record.deals) == number
            assert other.game.actor(other.state) != CHANCE
            if not other.deal_over:
                other.play(other.legal_moves()[-1])
                assert other.deal.settlement is None or other.deal_over
            assert chiliad.write(read(other.text())) == other.text()
            assert chiliad.write(record) == text


@pytest.mark.parametrize("path", sorted(GOLDEN.iterdir()), ids=lambda path: path.name)
def test_a_match_is_made_again_from_its_text(path: Any) -> None:
    text = path.read_text(encoding="utf-8")
    if "view" in path.name:
        with pytest.raises(Illegal, match="record-is-a-view"):
            Match.from_text(text)
        return
    match = Match.from_text(text)
    again = Match.from_text(match.text())
    assert (again.state, again.record) == (match.state, match.record)
    with pytest.raises(BadRecord):
        Match.from_text(text.replace("chiliad 1", "chiliad 99"))


# --- What is printed -------------------------------------------------------------------------------------------------


def cards_named(text: str, names: tuple[str, ...]) -> set[str]:
    """The cards that ``cards('…')`` names after one of these fields."""
    found = re.findall(rf"\b(?:{'|'.join(names)})=\(?((?:cards\('[^']*'\)|0|, )+)", text)
    return {card for part in found for run in re.findall(r"'([^']*)'", part) for card in re.findall("..", run)}


@pytest.mark.parametrize("name", GAMES)
def test_states_and_views_print_their_cards_and_what_makes_them_again(name: str) -> None:
    game = GAMES[name]
    piles = ("hand", "hands", "hand_any")
    singles = {"tysiac": ("led", "second"), "mille": ("pack_top",)}[name]
    texts = game.face("state").CARD_TEXT
    for seed in range(max(count(6), 3)):
        record = some_match(name, seed, 1).record
        for state in record.states():
            scope = scope_of(state)
            assert eval(repr(state), scope) == state
            for field in singles:
                number = getattr(state, field)
                assert f"{field}=" + (f"card('{texts[number]}')" if number >= 0 else "-1") in repr(state)
            shown = cards_named(repr(state), piles)
            held = set()
            for seat in (*range(record.seats), NOBODY):
                observation = game.observe(record.rules, state, seat)
                names = vars(sys.modules[type(observation).__module__]) | vars(
                    sys.modules[type(observation.rules).__module__]
                )
                assert eval(repr(observation), scope | names) == observation
                if seat != NOBODY:
                    mask = observation.hand if name == "tysiac" else observation.hand_any
                    own = {text for at, text in enumerate(texts) if mask >> at & 1}
                    assert cards_named(repr(observation), piles) == own
                    held |= own
            assert shown == held


def test_what_is_no_card_is_printed_as_the_number_it_is() -> None:
    """A state that is broken must still print: tests name it when they fail."""
    match = Match("tysiac", seed=1)
    match.begin_deal()
    broken = match.state._replace(phase=99, led=77, hands=(-1, 1 << 30, 0))
    assert "phase=99" in repr(broken)
    assert "led=77" in repr(broken)
    assert "hands=(-1, 1073741824, 0)" in repr(broken)
    mille = Match("mille", seed=1)
    mille.begin_deal()
    side = mille.state.players[0]._replace(wild_any=1 << 47, wild_both=1 << 60, natural_any=1 << 44)
    assert "wild_any=wilds('2c on K')" in repr(side)
    assert f"wild_both={1 << 60}" in repr(side)
    assert eval(repr(side), scope_of(side)) == side
    assert "phase=-3" in repr(mille.state._replace(phase=-3))


def test_matches_and_records_say_in_a_line_what_they_are() -> None:
    match = Match("tysiac", ["Ala", "Bo", "Cem"], seed=7)
    assert repr(match) == "<Match of tysiac (playroom): not begun; Ala 0, Bo 0, Cem 0>"
    match.begin_deal()
    assert repr(match) == "<Match of tysiac (playroom): deal 1, Bo to act; Ala 0, Bo 0, Cem 0>"
    chiliad.play_out(match, ["greedy"] * 3, deals_max=1)
    totals = dict(zip(match.players, match.totals, strict=True))
    said = ", ".join(f"{name} {total}" for name, total in totals.items())
    assert repr(match) == f"<Match of tysiac (playroom): deal 1, over; {said}>"
    assert repr(match.record) == "<Record of tysiac (playroom): Ala, Bo, Cem; deals: 1>"
    assert "as seat 2 saw it" in repr(read(redact(match.record, 2)))
    assert "as the public saw it" in repr(read(redact(match.record, NOBODY)))
    chiliad.play_out(match, ["greedy"] * 3)
    assert repr(match).startswith(f"<Match of tysiac (playroom): won by {match.players[match.winner]}; ")
    assert repr(match.record).endswith(f"; won by {match.players[match.winner]}>")


# --- One's own bots --------------------------------------------------------------------------------------------------


class Counting:
    """Plays as greedy does, and counts its decisions and its deals."""

    def __init__(self, deal: int = -1) -> None:
        self.decisions, self.deal = 0, deal
        made.append(self)

    def decide(self, info: InformationState[Any], budget: Budget | None = None) -> int:
        self.decisions += 1
        return ask(bot_class(info.game.name, "greedy")(0), info, budget).action


made: list[Counting] = []


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_sits_as_an_object_a_maker_or_a_name(name: str) -> None:
    made.clear()
    own = Counting()
    seats = [own, Counting, "greedy"][: GAMES[name].default_seats]
    match = Match(name, seed=11)
    winner = chiliad.play_out(match, seats, deals_max=3)
    same = Match(name, seed=11)
    assert chiliad.play_out(same, ["greedy"] * same.seats, deals_max=3) == winner
    assert match.text() == same.text()
    assert own.decisions >= 3
    assert [bot.deal for bot in made] == [-1, 0, 1, 2], "one object for all deals, and one of the class for each"


def test_the_seed_of_named_bots_is_that_of_seat_bots() -> None:
    one, other = (Match("mille", seed=2) for _ in range(2))
    chiliad.play_out(one, ["random", "greedy"], deals_max=2, seed=9)
    chiliad.play_out(other, chiliad.seat_bots(other, ["random", "greedy"], seed=9), deals_max=2)
    assert one.text() == other.text()
    last = Match("mille", seed=2)
    chiliad.play_out(last, ["random", "greedy"], deals_max=2, seed=10)
    assert last.text() != one.text()
    assert seed_from(9, 0, 0) != seed_from(10, 0, 0)


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(Unreadable, match="wrong-player-count"):
        chiliad.play_out(Match("tysiac", seed=1), [Counting(), "greedy"])


# --- Errors ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "asked,sentence",
    [
        (lambda: Match("tysiak"), "there is no game “tysiak” here, only: mille, tysiac; perhaps tysiac is meant"),
        (lambda: Match("Mille"), "; perhaps mille is meant"),
        (lambda: Match("chess"), "there is no game “chess” here, only: mille, tysiac)"),
        (lambda: Match("mille", preset="pagatt"), "only: pagat, wikipedia, progressive; perhaps pagat is meant"),
        (lambda: Match("mille", options={"targt": 1}), "there is no option “targt”; perhaps target is meant"),
        (lambda: bot_class("mille", "greddy"), "; perhaps greedy is meant"),
        (lambda: Match.from_text('format = "chiliad 1"\ngame = "mile"\n'), "perhaps mille is meant"),
    ],
)
def test_an_unknown_name_brings_the_nearest_one(asked: Any, sentence: str) -> None:
    with pytest.raises((Unreadable, BadRecord)) as refused:
        asked()
    assert sentence in str(refused.value)


def test_the_package_names_what_it_has() -> None:
    for name in chiliad.__all__:
        assert getattr(chiliad, name) is not None
    assert set(chiliad._HOMES) | {"__version__"} == set(chiliad.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Mtach'"):
        chiliad.Mtach  # noqa: B018
