"""What is told, asked and shown of Tysiac for two and four players (T41, T42), in every language."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from catalogues import LANGUAGES
from chiliad.bot import Budget, ask
from chiliad.bots import bot_class
from chiliad.game import NOBODY
from chiliad.games.tysiac.answers import Answers
from chiliad.games.tysiac.narration import cards_of
from chiliad.games.tysiac.options import LEFTOVERS_LAST_TRICK, LEFTOVERS_NOBODY
from chiliad.games.tysiac.state import PHASES, Standing, is_talon_hidden
from chiliad.i18n.language import Language
from chiliad.i18n.words import Seats
from chiliad.play.match import Match
from chiliad.presentation.answers import Unclear
from chiliad.presentation.said import Said
from chiliad.server.presenters import Viewer
from games.test_tysiac_family_told import CARD
from games.tysiac_family_matches import FOUR, TYSIAC, begun, family_rules, random_rules, random_standing
from pace import count

ENGLISH = Language("en")
TWO_DEALT = """
deal 0 AsTsKsQs9sThAcKc9h9c
deal 1 AhKhQhJhAdKdQdJdTcTd
deal talon 1 Jc9d
deal talon 2 QcJs
"""
FOUR_DEALT = """
deal 0 AsTsKsQsThAcKc
deal 2 AhJhQhTdJdTcJs
deal 3 KdQd9s9hAd9c9d
deal talon KhJcQc
"""


def two(lines: str = "", leftovers: int = LEFTOVERS_LAST_TRICK) -> Match:
    return begun(family_rules("playroom")._replace(players=2, leftovers=leftovers), TWO_DEALT + lines, dealer=1)


def four(lines: str = "", preset: str = "playroom", sitter: int = 0, before: Standing | None = None) -> Match:
    return begun(family_rules(preset)._replace(players=4, sitter=sitter), FOUR_DEALT + lines, before, dealer=1)


def viewed(match: Match, seat: int | None) -> tuple[list[str], Any]:
    """All sentences told to a viewer, and the desk that they see."""
    viewer = Viewer(match, seat, ENGLISH)
    told = [sentence for line in viewer.catch_up() for sentence in line.told]
    return told, viewer.desk()


# --- Two players ------------------------------------------------------------------------------------------------------

TAKEN = "0 bid 100\n1 pass\n"


def test_t41_the_declarer_of_two_chooses_a_talon_that_nobody_has_seen():
    match = two(TAKEN)
    told, shown = viewed(match, 0)
    assert told[-1] == "You are declarer at 100 and choose one of the two talons."
    assert (shown.phase, shown.talons, shown.taken) == ("take", [["??", "??"], ["??", "??"]], None)
    assert shown.prompt == "Choose a talon, 1 or 2; nobody has seen either."
    assert [(one.move, one.label) for one in shown.moves] == [
        ("take 1", "Take talon 1"),
        ("take 2", "Take talon 2"),
    ]
    assert viewed(match, 1)[0][-1] == "Ala is declarer at 100 and chooses one of the two talons."
    everything = viewed(match, None)
    assert everything[0][-4:-2][0].startswith("Talon 2 is {Qc}, {Js}") or "Talon 1 is" in " ".join(everything[0])
    assert everything[1].talons == [["Jc", "9d"], ["Qc", "Js"]]


def test_t41_the_talon_taken_is_shown_to_both_and_the_other_to_nobody():
    match = two(TAKEN + "0 take 2")
    assert viewed(match, 0)[0][-1] == "You take talon 2: {Qc}, {Js}."
    assert viewed(match, 1)[0][-1] == viewed(match, NOBODY)[0][-1] == "Ala takes talon 2: {Qc}, {Js}."
    shown = viewed(match, 0)[1]
    assert (shown.phase, shown.taken, shown.talons) == ("discard", 2, [["??", "??"], ["Qc", "Js"]])
    assert len(shown.hand) == 12
    assert all(held.can == ["discard"] for held in shown.hand)
    assert shown.prompt == "Lay two cards away, face down, or concede."
    labels = {one.move: one.label for one in shown.moves}
    assert labels["discard 9c"] == "Lay {9c} away"
    assert "concede" in labels
    assert shown.concession == [
        "You give up your bid of 100.",
        "It costs you nothing; 1 more is free, then one costs 120.",
        "Bo gets 60: the total becomes 60.",
    ]


def test_t22_a_bomb_of_two_speaks_of_one_opponent():
    match = begun(family_rules("kurnik")._replace(players=2), TWO_DEALT + TAKEN + "0 take 2", dealer=1)
    assert viewed(match, 0)[1].concession[1] == "It costs you nothing; a further one gives the other 60."
    match.play("0 concede")
    assert "That was your first bomb: a further one gives the other 60." in viewed(match, 0)[0]
    assert "That was the first bomb of Ala: a further one gives the other 60." in viewed(match, 1)[0]


def test_t41_only_the_declarer_sees_what_is_laid_away():
    match = two(TAKEN + "0 take 2\n0 discard 9c")
    told, shown = viewed(match, 0)
    assert told[-1] == "You lay {9c} away, face down."
    assert shown.laid == ["9c"]
    assert shown.prompt == "Lay one more card away."
    for other in (1, NOBODY):
        told, shown = viewed(match, other)
        assert told[-1] == "Ala lays a card away, face down."
        assert shown.laid == ["??"]
    match = two(TAKEN + "0 take 2\n0 discard 9c\n0 discard 9h\n0 contract 120")
    assert "You have laid {9c}, {9h} away." in viewed(match, 0)[1].table
    assert not any("laid" in one for one in viewed(match, 1)[1].table)
    assert viewed(match, None)[1].laid == ["9c", "9h"]


def test_t41_a_trick_of_two_cards():
    match = two(TAKEN + "0 take 2\n0 discard 9c\n0 discard 9h\n0 contract 100\n0 play As")
    shown = viewed(match, 1)[1]
    assert [(one.seat, one.card) for one in shown.trick] == [(0, "As")]
    assert (shown.leader, shown.held) == (0, [9, 10])
    match.play("1 play Jh")
    told, shown = viewed(match, 1)
    assert told[-1] == "Ala takes the trick, 13 points: 13 so far."
    assert [(one.seat, one.card) for one in shown.last_trick.cards] == [(0, "As"), (1, "Jh")]
    assert (shown.tricks, shown.points, shown.leader) == ([1, 0], [13, 0], 0)


def test_t41_the_cards_out_of_play_are_told_with_the_last_trick():
    """Their points follow from the cards: the nine of diamonds and the jack of clubs, and two that were laid away."""
    match = two(TAKEN + "0 take 2\n0 discard Qc\n0 discard 9h\n0 contract 100")
    rng = random.Random(3)
    while not match.deal_over:
        match.play(rng.choice(match.legal()))
    told = [one for one in viewed(match, 0)[0] if "out of play" in one]
    winner = 0 if told[0].startswith("For the cards out of play you have 5 more: ") else 1
    assert told[0].startswith("For the cards out of play " + ("you have" if winner == 0 else "Bo has") + " 5 more: ")
    assert sum(match.state.points) - sum(one.points for one in viewed(match, 0)[1].marriages) == 120
    nobody = two(TAKEN + "0 take 2\n0 discard Qc\n0 discard 9h\n0 contract 100", LEFTOVERS_NOBODY)
    while not nobody.deal_over:
        nobody.play(rng.choice(nobody.legal()))
    assert not any("out of play" in one for one in viewed(nobody, 0)[0])


@pytest.mark.parametrize("typed, played", [("1", "take 1"), ("take 2", "take 2"), ("t 2", "take 2")])
def test_a_talon_is_typed_by_its_number(typed, played):
    match = two(TAKEN)
    assert answered(match, typed) == match.read_move(0, played)


def test_a_card_to_lay_away_is_typed_alone_or_after_its_verb():
    match = two(TAKEN + "0 take 2")
    assert answered(match, "9c") == answered(match, "discard 9c") == match.read_move(0, "discard 9c")
    with pytest.raises(Unclear) as unclear:
        answered(two(TAKEN), "take")
    assert ENGLISH.text("needs-more", **unclear.value.details) == "Which talon? As in: take 1"
    # Where cards are played, the short form of the verb is a rank.
    match = two(TAKEN + "0 take 2\n0 discard 9c\n0 discard 9h\n0 contract 100\n0 play As\n1 play Jh")
    assert "take" not in reader(match).verbs_at(viewed(match, 0)[1])


def reader(match: Match) -> Answers:
    said = Said(ENGLISH)
    return Answers(TYSIAC, match.rules, said, Seats(said, FOUR[: match.rules.players], match.actor))


def answered(match: Match, typed: str) -> list[int]:
    from chiliad.presentation.answers import Verbs

    found, desk = reader(match), viewed(match, match.actor)[1]
    words = typed.split()
    verb = Verbs(Said(ENGLISH), found.verbs_at(desk)).read(words[0])
    return found.read(verb, words[1:] if verb else words, match.state, desk)


# --- Four players -----------------------------------------------------------------------------------------------------


def test_t42_the_dealer_of_four_sits_out():
    match = four("2 bid 100\n3 pass\n0 bid 110\n2 pass")
    for seat in (0, 1, 2, 3, NOBODY):
        shown = viewed(match, seat)[1]
        assert shown.sits_out == 1
        assert (len(shown.standing), shown.held, shown.talons) == (4, [10, 0, 7, 7], [["Kh", "Qc", "Jc"]])
    assert viewed(match, 1)[1].table[0] == "You deal and sit out."
    assert viewed(match, 0)[1].table[0] == "Bo deals and sits out."
    assert not any("You have made" in one for one in viewed(match, 1)[1].table)
    assert viewed(match, 1)[1].hand == []
    gifts = {one.move for one in viewed(match, 0)[1].moves if one.verb == "give"}
    assert {one.split()[1] for one in gifts} == {"2", "3"}
    match.play("0 give 2 Kh")
    assert viewed(match, 0)[1].prompt == "Now a card for Dan."
    assert viewed(match, 1)[0][-1] == "Ala gives a card to Cem."
    assert answered(match, "Qc") == answered(match, "Qc Dan") == match.read_move(0, "give 3 Qc")
    with pytest.raises(Unclear, match="unknown-receiver"):
        answered(match, "Qc Bo")


def test_t42_the_trick_of_four_passes_the_sitter_over():
    match = four("2 bid 100\n3 pass\n0 bid 110\n2 pass\n0 give 2 Kh\n0 give 3 Qc\n0 contract 110\n0 play As\n2 play Js")
    assert [(one.seat, one.card) for one in viewed(match, 3)[1].trick] == [(0, "As"), (2, "Js")]
    assert viewed(match, 3)[1].leader == 0
    match.play("3 play 9s")
    shown = viewed(match, 1)[1]
    assert [(one.seat, one.card) for one in shown.last_trick.cards] == [(0, "As"), (2, "Js"), (3, "9s")]
    assert shown.tricks == [1, 0, 0, 0]


def test_t42_what_the_sitter_scores():
    """The examples of a conceded deal, the declarer's second, by bomb: 40 each, and the talon besides."""
    before = Standing(*[(0, 0, 0, 0)] * 5)._replace(concessions=(1, 0, 0, 0))
    lines = "2 bid 100\n3 pass\n0 bid 110\n2 pass"
    conceded = four(lines, "kurnik", 0, before)
    assert viewed(conceded, 0)[1].concession == [
        "You give up your bid of 110.",
        "It costs you nothing.",
        "Bo gets 40: the total becomes 40.",
        "Cem gets 40: the total becomes 40.",
        "Dan gets 40: the total becomes 40.",
    ]
    conceded.play("0 concede")
    assert result(conceded)[1] == "Bo’s share of the concession: plus 40."
    assert conceded.totals == (0, 40, 40, 40)
    talon = begun(
        family_rules("kurnik")._replace(players=4, sitter=1),
        FOUR_DEALT.replace("AcKc", "KhJc").replace("KhJcQc", "AcKcQc") + lines,
        before,
        dealer=1,
    )
    talon.play("0 concede")
    assert talon.totals == (0, 40 + 50 + 60, 40, 40)  # an ace, the marriage of clubs
    assert result(talon)[1] == (
        "Bo sat out this deal; 110 for the talon and 40 as a share of the concession: plus 150."
    )
    assert result(talon, 1)[1] == (
        "You sat out this deal; 110 for the talon and 40 as your share of the concession: plus 150."
    )


def result(match: Match, seat: int = 0) -> list[str]:
    viewer = Viewer(match, seat, ENGLISH)
    viewer.catch_up()
    settled: Any = viewer.desk()
    return [sentence for line in settled.settled.told for sentence in ([line] if isinstance(line, str) else line)]


# --- Everything, in every language ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(count(12)))
def test_random_deals_are_told_to_everybody_and_hide_what_is_hidden(seed: int, players: int) -> None:
    rng = random.Random(f"{players} {seed}")
    rules = random_rules(rng)._replace(players=players, leftovers=rng.randrange(2), sitter=rng.randrange(2))
    match = begun(rules, "", random_standing(rng, rules), rng.randrange(players))
    seats = [*range(players), NOBODY, None]
    viewers = {(seat, code): Viewer(match, seat, Language(code)) for seat in seats for code in LANGUAGES}
    bots = [bot_class("tysiac", rng.choice(["greedy", "random"]))(seed) for _ in range(players)]
    heard: dict[Any, list[str]] = {key: [] for key in viewers}
    for _ in range(160):
        for (seat, code), viewer in viewers.items():
            fresh = [line.told for line in viewer.catch_up()]
            assert all(all(sentences) for sentences in fresh)
            heard[seat, code] += [sentence for sentences in fresh for sentence in sentences]
            desk: Any = viewer.desk()
            assert len(desk.standing) == len(desk.points) == len(desk.tricks) == len(desk.bids) == players
            if seat is not None:
                told = f"{heard[seat, code]} {msgspec.json.encode(desk).decode()}"
                assert not set(CARD.findall(told)) & hidden(match, seat), (seat, PHASES[match.state.phase])
        if match.deal_over:
            return
        match.play(ask(bots[match.actor], match.information_state(), Budget(nodes=8)).action)
    raise AssertionError("the deal does not end")


def hidden(match: Match, seat: int) -> set[str]:
    """The cards that lie where this viewer may not look: a talon face down, and what another has laid away."""
    state: Any = match.state
    auction = state.auction
    laid = auction.laid & ~auction.talon  # a card of the talon was shown before
    away = auction.aside | (0 if auction.declarer == seat else laid)
    return set(cards_of(away | (auction.talon if is_talon_hidden(state.phase) else 0)))
