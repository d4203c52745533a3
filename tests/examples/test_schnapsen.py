"""The third game: installed beside Chiliad it is in every command, and it conforms; its rules are a twin's."""

from __future__ import annotations

import copy
import json
import random
import re
from collections import Counter

import pytest

from chiliad.game import CHANCE, NOBODY, OVER, actions_of
from chiliad.records import Record
from conformance.checks import CHECKS, DEALS
from examples.conftest import EXAMPLE
from examples.naive_schnapsen import Deal, match_winner
from pace import kernel_count

PYTHON = EXAMPLE / "src" / "chiliad_schnapsen"
CATALOGUE = (PYTHON / "locales" / "en" / "schnapsen.ftl").read_text("utf-8")

# --- It conforms ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("check", CHECKS)
def test_it_conforms(schnapsen, check):
    CHECKS[check](schnapsen, max(kernel_count(DEALS[CHECKS[check]]), 8))


# --- Its rules are the twin's -----------------------------------------------------------------------------------------


def cards(mask):
    from chiliad_schnapsen.state import CARD_TEXT

    return [CARD_TEXT[card] for card in range(20) if mask >> card & 1]


def dealt(game, rules, before, dealer, rng):
    """A deal with its cards dealt, on both sides."""
    state = game.start(rules, before, dealer)
    log = []
    while not state.talon:
        log.append(rng.choice(actions_of(game.legal(rules, state))))
        state = game.apply(rules, state, log[-1])
    twin = Deal({"talon_min": rules.talon_min}, dealer, list(map(cards, state.hands)), cards(1 << state.turned_up)[0])
    return state, twin, log


def compare(game, rules, state, twin):
    """What may be done, by whom, and who holds which cards; the legal actions by their text."""
    legal = actions_of(game.legal(rules, state))
    actions = {game.action_text(rules, state, one).split(" ", 1)[1]: one for one in legal}
    assert set(actions) == twin.legal()
    assert [cards(hand) for hand in state.hands] == [sorted(hand, key=order) for hand in twin.hands]
    assert cards(1 << state.turned_up if state.turned_up >= 0 else 0) == ([twin.up] if twin.up else [])
    for seat in (0, 1):  # what the other player knows of this hand
        held = game.observe(rules, state, 1 - seat).held[seat]
        assert set(cards(held)) == twin.seen & set(twin.hands[seat])
    if actions:
        assert state.turn == (twin.draws[0] if twin.draws else twin.turn)
        assert game.actor(state) == (CHANCE if twin.draws else twin.turn)
    return actions


def order(card):
    return "shdc".index(card[1]), "JQKTA".index(card[0])


def play_both(game, rules, before, dealer, rng):
    """A random deal on both sides: its log, the settlement and the twin; in some deals the talon is closed late."""
    state, twin, log = dealt(game, rules, before, dealer, rng)
    most = rng.choice((0, 4, 10))  # cards in the talon when it may be closed
    while game.actor(state) != OVER:
        actions = compare(game, rules, state, twin)
        text = rng.choice(sorted(set(actions) - (set() if state.talon <= most else {"close"})))
        log.append(actions[text])
        state = game.apply(rules, state, actions[text])
        twin.apply(text)
    compare(game, rules, state, twin)
    settled = game.settle(rules, state)
    assert settled.scores == tuple(twin.score if seat == twin.winner else 0 for seat in (0, 1))
    assert settled.points == (twin.points(0), twin.points(1))
    return log, state, settled, twin


def test_random_matches_agree_with_the_twin(schnapsen):
    rng = random.Random("schnapsen")
    ends = Counter()
    for _ in range(kernel_count(4000)):
        preset = rng.choice(list(schnapsen.presets))
        rules = schnapsen.presets[preset]._replace(target=rng.choice((3, 7)))
        record = Record.new(schnapsen, preset, rules, ["Ala", "Bo"])
        totals, dealer = [0, 0], rng.randrange(2)
        while record.winner == NOBODY:
            deal = record.begin_deal(dealer)
            deal.actions, state, settled, twin = play_both(schnapsen, rules, deal.before, dealer, rng)
            record.settle(state)
            totals[twin.winner] += twin.score
            assert settled.after.totals == tuple(totals)
            assert settled.winner == (NOBODY if match_winner(totals, rules.target) is None else twin.winner)
            how = "open" if twin.closer is None else "made" if twin.closer == twin.winner else "failed"
            ends[how, twin.score, twin.points(twin.winner) >= 66] += 1
            dealer = schnapsen.next_dealer(rules, dealer)
    # Every way in which a deal can end, and be paid, has been compared.
    assert {end for end in ends if end[0] == "open"} == {("open", n, True) for n in (1, 2, 3)} | {("open", 1, False)}
    assert {end for end in ends if end[0] == "made"} == {("made", n, True) for n in (1, 2, 3)}
    assert {end for end in ends if end[0] == "failed"} == {("failed", n, won) for n in (2, 3) for won in (True, False)}


def test_an_answer_rules_out_the_cards_that_the_twin_would_have_had_to_play(schnapsen):
    """S7 read backwards: with one of these cards in hand, the twin may not have answered so."""
    from chiliad_schnapsen.rules import ruled_out
    from chiliad_schnapsen.state import CARD_NUMBER

    rng = random.Random("answers")
    for _ in range(kernel_count(20_000)):
        up, led, answer, *rest = rng.sample(list(CARD_NUMBER), 10)
        rules = schnapsen.default_rules
        state = schnapsen.start(rules, schnapsen.before(rules), 0)._replace(
            trump=CARD_NUMBER[up] // 5, led=CARD_NUMBER[led], closer=0, talon=8
        )
        twin = Deal({"talon_min": 2}, 0, [[], []], up)
        twin.closer, twin.led = 0, led
        wanted = [card for card in rest if answer not in twin.answers([answer, card])]
        assert sorted(wanted, key=order) == [
            card for card in cards(ruled_out(state, CARD_NUMBER[answer])) if card in rest
        ]


def count(twin, depth):
    """Perft of the twin."""
    if depth == 0:
        return 1
    total = 0
    for action in twin.legal():
        after = copy.deepcopy(twin)
        after.apply(action)
        total += count(after, depth - 1)
    return total


def test_perft_counts_what_the_twin_counts(chiliad, schnapsen):
    told = json.loads(chiliad("perft", "schnapsen", "--seed", 5, "--depth", 3, "--json").stdout)
    rules = schnapsen.default_rules
    state, rng = schnapsen.start(rules, schnapsen.before(rules), 0), 5
    while schnapsen.actor(state) == CHANCE:
        action, rng = schnapsen.chance(rules, state, rng)
        state = schnapsen.apply(rules, state, action)
    twin = Deal({"talon_min": 2}, 0, list(map(cards, state.hands)), cards(1 << state.turned_up)[0])
    assert told["counts"] == [count(twin, depth) for depth in (1, 2, 3)]


# --- Its paragraphs ---------------------------------------------------------------------------------------------------


def test_the_code_cites_every_paragraph_and_no_other():
    written = set(re.findall(r"^s(\d+) =", CATALOGUE, re.MULTILINE))
    cited = set()
    for path in PYTHON.glob("*.py"):
        for first, last in re.findall(r"\bS(\d+)(?: to S(\d+))?", path.read_text("utf-8")):
            cited |= {str(number) for number in range(int(first), int(last or first) + 1)}
    assert written == {str(number) for number in range(1, 17)} == cited


def test_every_paragraph_says_where_it_comes_from():
    assert CATALOGUE.count(".source") == CATALOGUE.count("\n    .title") == 16


# --- Commands, as a person uses them ----------------------------------------------------------------------------------


def test_its_rules_are_shown(chiliad):
    told = chiliad("rules", "schnapsen")
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("The rules of Schnapsen")
    assert re.findall(r"^(S\d+) ", told.stdout, re.MULTILINE) == [f"S{number}" for number in range(1, 17)]
    assert "must have 4 cards or more" in chiliad("rules", "schnapsen", "--preset", "strict").stdout


@pytest.fixture(scope="module")
def records(chiliad, tmp_path_factory):
    """A folder with the records of five matches."""
    folder = tmp_path_factory.mktemp("records")
    told = chiliad("selfplay", "schnapsen", "--games", 5, "--seed", 1, "--workers", 1, "--out", folder)
    assert told.returncode == 0, told.stderr
    return folder


def test_its_bots_play_matches_whose_records_are_verified(chiliad, records):
    told = chiliad("verify", records)
    assert told.returncode == 0, told.stderr
    assert told.stdout.count("ok ") == 5


def test_a_record_with_a_wrong_figure_or_move_is_refused(chiliad, records, tmp_path):
    text = (records / "000001.schnapsen").read_text("utf-8")
    wrong = tmp_path / "wrong.schnapsen"
    wrong.write_text(re.sub(r"scores = \[\d, \d\]", "scores = [1, 1]", text, count=1), "utf-8")
    assert "wrong-scores" in chiliad("verify", wrong).stdout
    wrong.write_text(re.sub(r'"([01]) play ..",', r'"\1 exchange",', text, count=1), "utf-8")
    assert re.search(r"jack-not-held|not-your-turn|talon-not-leading", chiliad("verify", wrong).stdout)


def test_what_a_seat_saw_of_a_record_is_verified(chiliad, records, tmp_path):
    for seat in ("0", "1", "public"):
        told = chiliad("redact", records / "000002.schnapsen", "--seat", seat)
        assert "??" in told.stdout
        assert not re.search(rf'"{1 if seat == "0" else 0} draw [^?]', told.stdout)
        view = tmp_path / f"{seat}.schnapsen"
        view.write_text(told.stdout, "utf-8")
        assert chiliad("verify", view).returncode == 0


def test_a_record_is_told_in_words(chiliad, records):
    told = chiliad("replay", records / "000003.schnapsen")
    assert told.returncode == 0, told.stderr
    assert "is turned up:" in told.stdout
    assert re.search(r"scores \d game point", told.stdout)


def test_it_is_measured(chiliad):
    told = chiliad("bench", "schnapsen", "--json")
    assert told.returncode == 0, told.stderr
    figures = json.loads(told.stdout)
    assert figures["schnapsen"]["actions_per_second"] > 0
    assert list(figures["plug_ins"]) == ["schnapsen"]


# --- What is shown ----------------------------------------------------------------------------------------------------

SHOWN = """
import json, random, sys
import msgspec
from chiliad.errors import Illegal
from chiliad.game import NOBODY, OVER, actions_of
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.match import Match
from chiliad.presentation.desk import Desk
from chiliad.presentation.said import Said
from chiliad.play.deal_view import DealView, Scene

game, said, rng, seen = GAMES["schnapsen"], Said(Language("en")), random.Random(7), set()
for code, slug in enumerate(game.reasons[1:], 1):
    assert said.language.has(slug), slug
for number in range(int(sys.argv[1])):
    match = Match("schnapsen", ["Ala", "Bo"], seed=number, preset=rng.choice(list(game.presets)))
    match.begin_deal()
    scenes = {seat: Scene(match.record, seat, said) for seat in (0, 1, NOBODY, None)}
    followed = {seat: DealView(scene, 0) for seat, scene in scenes.items()}
    while True:
        for seat, deal in followed.items():
            lines = getattr(deal, "lines", None) or deal.read
            told = [line for _, one in lines(len(match.deal.actions)) for line in one.told]
            assert all(told), told
            seen |= {line.split()[1] if " " in line else line for line in told}
            desk = deal.desk(match.state)
            sent = msgspec.json.decode(msgspec.json.encode(desk))
            assert sent["game"] == "schnapsen" and bool(sent["moves"]) == (seat == match.actor)
            assert isinstance(desk, Desk) and all(desk.table)
            if seat in (0, 1):
                hand = [card.card for card in desk.hand]
                for move in desk.moves:  # every move is read, and they are all there is
                    assert move.cards == [] or move.card in hand
                moves = [match.read_move(seat, move.move) for move in desk.moves] if seat == match.actor else []
                assert sorted(one for one, in moves) == (match.legal() if seat == match.actor else [])
            if seat is not None:
                # Nothing on a desk can be told from a card that its viewer may not know.
                observation = game.observe(match.rules, match.state, seat)
                world, _ = game.resample(observation, rng.getrandbits(63))
                assert msgspec.json.encode(deal.desk(world)) == msgspec.json.encode(desk), desk
        if match.deal_over:
            break
        match.play(rng.choice(match.legal()))
print(json.dumps(sorted(seen)))
"""


def test_the_desk_shows_every_move_and_no_secret(chiliad):
    told = chiliad(max(kernel_count(200), 10), program=SHOWN)
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout)


# --- At a table in the terminal ---------------------------------------------------------------------------------------


def test_it_is_played_in_the_terminal(chiliad):
    """A whole match by the numbers of the list, with looks at all that there is to see."""
    typed = "?\nc\nh\ns\nl\nr 7\nclose up\n" + "?\n1\n" * 200
    told = chiliad("play", "schnapsen", "--seed", 3, "--option", "target=2", "--name", "Ala", typed=typed)
    assert told.returncode == 0, told.stderr
    for said in (
        "Schnapsen, standard rules, to 2.",
        "Hearts are trumps.",
        "S7 With the talon closed or used up",
        "Play K♣ (play Kc)",
        "You take the trick, 13 points: 13 so far.",
        "Deal 1 is over.",
        "The match is kept in ",
    ):
        assert said in told.stdout, told.stdout
    path = re.search(r"kept in (\S+\.schnapsen)", told.stdout)
    assert path is not None
    assert chiliad("verify", path[1]).returncode == 0
