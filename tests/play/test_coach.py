"""The coach warns of a slip once, from what the seat knows, and of nothing that is none."""

import pytest

from chiliad.bot import ask
from chiliad.bots import bot_class
from chiliad.games.mille.hand_facts import Knowledge
from chiliad.games.mille.state import KIND_DISCARD, RANKS
from chiliad.i18n.language import Language, available
from chiliad.i18n.words import NAMES, Seats
from chiliad.play.coach import Coach
from chiliad.play.lesson_run import LessonRun
from chiliad.play.lessons import find_lesson
from chiliad.play.match import Match
from chiliad.presentation.said import Said


def at_step(game: str, lesson: str, line: int) -> Match:
    """The match of a lesson at the decision that its record has at a line."""
    run = LessonRun(find_lesson(game, lesson))
    place = run.lesson.record.deals[0].lines_read.index(line + 1)
    while len(run.match.deal.actions) < place:
        if not run.advance():
            run.answer(run.expected()[0])
    return run.match


def warned(match: Match, move: str) -> str:
    reason = Coach(match.game).warning(match, match.read_move(match.actor, move))
    return "" if reason is None else reason.key


@pytest.mark.parametrize(
    "game, lesson, line, slips",
    [
        (
            "tysiac",
            "marriage",
            13,
            {"play Qh": "undeclared", "marry Qh": "", "play 9s": "", "play Th": ""},
        ),
        (
            "tysiac",
            "auction",
            6,
            {"bid 105": "", "bid 200": "", "bid 220": "bold", "pass": ""},
        ),
        (
            "tysiac",
            "auction",
            8,
            {"give 1 Jc": "", "give 1 Kh": "broken", "give 2 Qh": "broken", "give 1 As": "gift", "give 1 Kc": ""},
        ),
        ("tysiac", "auction", 10, {"contract 120": "", "contract 400": "bold"}),
        ("tysiac", "failing", 18, {"play Kd": "", "play Td": ""}),  # the partner takes the trick
        ("tysiac", "failing", 12, {"play 9d": "", "play Kd": "", "play Td": "given-away"}),
        ("mille", "turns", 4, {"discard 7d": "", "discard Ad": ""}),
        ("mille", "sets", 6, {"discard 3c": ""}),
        ("mille", "sets", 4, {"discard Jh": "set", "discard 9d": "set", "discard 3c": ""}),
        ("mille", "sets", 14, {"discard Jd": "fits", "discard 4h": ""}),
        ("mille", "wilds", 16, {"discard 2h": "", "discard 6h": ""}),  # a natural is near
        ("mille", "out", 4, {"discard 2s": "two", "discard Qs": "set"}),
    ],
)
def test_a_slip_is_found_and_nothing_else(game, lesson, line, slips):
    match = at_step(game, lesson, line)
    found = {move: warned(match, move).removeprefix(f"coach-{game}-") for move in slips}
    assert found == slips


def test_a_pack_is_not_given_to_a_player_who_is_known_to_hold_a_pair():
    match, found = Match("mille", seed=3), 0
    while not found:
        match.begin_deal()
        while not match.deal_over:
            seen = match.observe()
            if seen.legal[KIND_DISCARD]:
                known = Knowledge(match.information_state())
                pairs = {rank for rank in RANKS if known_count(seen, 1 - match.actor, rank) >= 2}
                for move in match.legal_moves():
                    reason = Coach(match.game).warning(match, [move.action])
                    if reason is not None and reason.key == "coach-mille-pack":
                        assert reason.values["rank"] in pairs
                        assert reason.values["seat"] == known.rival
                        found += 1
            match.play(ask(bot_class("mille", "greedy")(1), match.information_state()).action)
        match = Match("mille", seed=match.chance.seed + 1)


def known_count(seen, seat: int, rank: str) -> int:
    """How many cards of a rank a seat holds that both players have seen go to its hand."""
    number = RANKS.index(rank)
    return sum((mask[seat] >> 4 * number & 15).bit_count() for mask in (seen.known_any, seen.known_both))


def test_each_kind_is_warned_of_once():
    match = at_step("tysiac", "auction", 8)
    coach = Coach(match.game)
    assert coach.warning(match, match.read_move(0, "give 1 Kh")) is not None
    assert coach.warning(match, match.read_move(0, "give 1 Qh")) is None
    assert coach.warning(match, match.read_move(0, "give 1 As")) is not None
    assert coach.warned == {"coach-tysiac-broken", "coach-tysiac-gift"}
    assert Coach(match.game, coach.warned).warning(match, match.read_move(0, "give 1 Kh")) is None


@pytest.mark.parametrize("language", available())
def test_every_warning_can_be_said(language):
    said = Said(Language(language), NAMES)
    for game, lesson, line, move in (
        ("tysiac", "marriage", 13, "play Qh"),
        ("tysiac", "auction", 8, "give 1 Kh"),
        ("tysiac", "auction", 8, "give 1 As"),
        ("tysiac", "auction", 10, "contract 400"),
        ("tysiac", "failing", 12, "play Td"),
        ("mille", "sets", 4, "discard Jh"),
        ("mille", "sets", 14, "discard Jd"),
        ("mille", "out", 4, "discard 2s"),
    ):
        match = at_step(game, lesson, line)
        coach = Coach(match.game)
        reason = coach.warning(match, match.read_move(0, move))
        text = reason.told(said, Seats(said, match.players, 0))
        assert "{" not in text
        assert "$" not in text
        assert said.text(coach.values_id)


@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_a_player_who_plays_well_is_hardly_warned(game):
    match, warnings, decisions = Match(game, seed=8), 0, 0
    for number in range(12):
        match = Match(game, seed=8 + number) if match.over else match
        match.begin_deal()
        bots = [bot_class(game, "greedy")(number) for _ in match.players]
        while not match.deal_over:
            action = ask(bots[match.actor], match.information_state()).action
            warnings += Coach(match.game).warning(match, [action]) is not None
            decisions += match.has_choice()
            match.play(action)
    assert decisions > 150
    assert warnings <= decisions / 50
