"""``chiliad hint`` and ``chiliad analyse``: what a bot would do, from what a seat has seen, and what moves cost."""

import json
import re
from dataclasses import replace
from math import isclose, sqrt
from zlib import crc32

import pytest

from chiliad import Candidate, Decision, Match
from chiliad.bot import Budget
from chiliad.bots import BOTS, play_out
from chiliad.bots.analysis import Adviser, strongest
from chiliad.bots.reasons import Option, why
from chiliad.errors import Illegal
from chiliad.games import GAMES
from chiliad.i18n.language import Language, available
from chiliad.i18n.words import Seats, Words
from chiliad.presentation.reasons import Reason
from chiliad.records import read, redact, write
from cli.terminal import tell

NAMES = list(GAMES)


class Valuing:
    """Values each legal action by a checksum of all that it has been told: whatever it is told changes the values."""

    def __init__(self, rng: int) -> None:
        self._rng = rng

    def decide(self, info, budget=None):
        told = f"{info!r} {self._rng} {budget}".encode()
        values = {action: crc32(told, action) % 10**9 / 10**9 for action in info.legal_actions()}
        best = max(values, key=values.get)
        order = [best, *(action for action in values if action != best)]
        more = {"make_chance": 0.5, "match_chance": 0.25, "points": 101.5, "worlds": 8}
        one = [Candidate(action, values[action], 0.03, more if action == best else {}) for action in order]
        return Decision(best, (*one, Candidate(best, -5.0)))  # a worse plan that begins alike


@pytest.fixture(autouse=True)
def valuing(monkeypatch):
    for game in GAMES.values():
        monkeypatch.setitem(game.face("policy").BOTS, "valuing", Valuing)


@pytest.fixture
def run(monkeypatch, capsys):
    return lambda *words, **more: tell(monkeypatch, capsys, *words, **more)


def match_of(game: str, deals: int, seed: int) -> Match:
    match = Match(game, seed=seed)
    play_out(match, ["greedy"] * GAMES[game].default_seats, deals_max=deals)
    return match


def stopped(game: str, steps: int, seed: int = 3) -> Match:
    """A match in which some seat must act, after about so many actions of its second deal."""
    match = match_of(game, 1, seed)
    match.begin_deal()
    bot = GAMES[game].face("policy").BOTS["greedy"](0)
    while len(match.deal.actions) < steps:
        match.play(bot.decide(match.information_state()))
    return match


@pytest.mark.parametrize("steps", [0, 30, 33])
@pytest.mark.parametrize("game", NAMES)
def test_a_hint_is_what_the_bot_says_of_what_the_seat_has_seen(run, game, steps, tmp_path):
    match = stopped(game, steps)
    file = tmp_path / f"here.{game}"
    file.write_text(match.text())
    told = run("hint", file, "--bots", "valuing", "--think", "nodes:5", "--seed", 7, "--json")
    assert (told.status, told.err) == (0, "")
    hint = json.loads(told.out)
    assert (hint["game"], hint["bot"], hint["deal"], hint["seat"]) == (game, "valuing", 2, match.actor)
    moves = {move.text: move.action for move in match.legal_moves()}
    assert sorted(one["move"] for one in hint["candidates"]) == sorted(moves)
    values = [one["value"] for one in hint["candidates"]]
    assert hint["choice"] == hint["candidates"][0]["move"]
    assert values[0] == max(values)
    best = hint["candidates"][0]
    assert (best["standard_error"], best["make_chance"], best["points"], best["worlds"]) == (0.03, 0.5, 101.5, 8)
    assert run("hint", file, "--bots", "valuing", "--think", "nodes:6", "--seed", 7, "--json").out != told.out
    assert run("hint", file, "--bots", "valuing", "--think", "nodes:5", "--json").out != told.out


@pytest.mark.parametrize("steps", [0, 30, 33, 36])
@pytest.mark.parametrize("game", NAMES)
def test_a_view_gives_the_same_hint_as_the_whole_record(run, game, steps, tmp_path):
    """The cards that are hidden in the seat's view change nothing: the bot is told the same."""
    match = stopped(game, steps)
    whole, view = tmp_path / f"whole.{game}", tmp_path / f"view.{game}"
    whole.write_text(match.text())
    view.write_text(redact(match.record, match.actor))
    assert "??" in view.read_text()
    first, second = (run("hint", file, "--bots", "valuing", "--json") for file in (whole, view))
    assert first.out == second.out
    other = (match.actor + 1) % match.seats
    view.write_text(redact(match.record, other))
    assert run("hint", view, "--bots", "valuing").err.endswith("(hint-for-another)\n")


@pytest.mark.parametrize("game", NAMES)
def test_the_line_is_that_of_the_record(game):
    """A decision belongs to the line that its action is written in."""
    record = match_of(game, 1, 5).record
    lines = [
        line.split(" # ")[0]
        for line in GAMES[game].write_lines(record.rules, record.deals[0].start, record.deals[0].actions)
    ]
    judged = list(Adviser(record, "greedy").judged(1))
    assert judged
    for one in judged:
        written = lines[one.hint.line - 1]
        assert written.startswith(f"{one.hint.seat} ")
        assert one.played.split()[-1] in written or one.played == "pick"  # the step with which a take begins
    numbers = [one.hint.line for one in judged]
    assert numbers == sorted(numbers)


def test_there_is_no_hint_where_nobody_must_act(run, tmp_path):
    file = tmp_path / "over.mille"
    match = match_of("mille", 1, 3)
    file.write_text(match.text())
    assert run("hint", file).err.endswith("(nobody-to-act)\n")
    none = Match("mille", seed=1)
    file.write_text(none.text())
    assert run("hint", file).err.endswith("(nobody-to-act)\n")
    with pytest.raises(Illegal, match="nobody-to-act"):
        Adviser(match.record.cut(1, 5), "greedy").hint()  # the cards are being dealt


def test_a_hint_in_words(run, tmp_path):
    file = tmp_path / "here.tysiac"
    file.write_text(stopped("tysiac", 30).text())
    head, why, first, *others = run("hint", file, "--bots", "valuing").out.splitlines()
    match = stopped("tysiac", 30)
    names = Seats(Words(Language("en")), match.record.players, None).names
    move = head.removeprefix(f"{names[match.actor]} is to act. The choice of the bot valuing: ")
    assert move != head
    assert why.startswith("Why: ")
    assert first.startswith(f"{move}: value 0.")
    assert first.endswith(" ± 0.030; contract made 50.0 %; match won 25.0 %; points 101.5")
    assert all(line.endswith(" ± 0.030") for line in others)
    assert run("hint", file, "--bots", "greedy").out.count("\n") == 1  # it compares nothing


@pytest.mark.parametrize("lang", available())
@pytest.mark.parametrize("game", NAMES)
def test_reasons_are_given_with_their_values_and_said_in_the_language(run, game, lang, tmp_path):
    file = tmp_path / f"here.{game}"
    file.write_text(stopped(game, 34).text())
    words = ["hint", file, "--bots", "valuing"]
    hint = json.loads(run(*words, "--json", "--lang", lang).out)
    assert 1 <= len(hint["reasons"]) <= 2
    head, why, *_ = run(*words, "--lang", lang).out.splitlines()
    assert hint["choice"] not in head  # the move is said in words
    for reason in hint["reasons"]:
        assert set(reason) == {"key", "values", "text"}
        assert reason["text"] in why
        assert Language(lang).has(reason["key"])
    if lang != "en":
        english = json.loads(run(*words, "--json").out)["reasons"]
        assert [one["key"] for one in english] == [one["key"] for one in hint["reasons"]]
        assert [one["text"] for one in english] != [one["text"] for one in hint["reasons"]]


def test_a_forced_move_needs_no_reason_but_that(run, tmp_path):
    match = stopped("mille", 0)
    bot = GAMES["mille"].face("policy").BOTS["greedy"](0)
    while len(match.legal_moves()) > 1:
        match.play(bot.decide(match.information_state()))
    file = tmp_path / "forced.mille"
    file.write_text(match.text())
    (reason,) = json.loads(run("hint", file, "--bots", "valuing", "--json").out)["reasons"]
    assert (reason["key"], reason["text"]) == ("reason-only-move", "There is no other move.")


def test_numbers_are_the_reason_where_no_fact_is():
    """A bot's values of a game without facts of its own: equal within the error, almost equal, better."""
    info = stopped("tysiac", 0).information_state()
    first, second = (Reason("hint-move", {"move": text}) for text in ("bid 100", "bid 105"))
    key = {}
    for value, error, chances in [(0.4, 0.1, True), (0.498, 0.0, True), (0.4, 0.0, True), (0.4, 0.0, False)]:
        one, other = (
            Candidate(action, worth, error, {"match_chance": worth} if chances else {})
            for action, worth in ((99, 0.5), (98, value))
        )
        options = [Option("a", one, first, first), Option("b", other, second, second)]
        plain = replace(info.game, package="chiliad.games")  # it has no reasons of its own
        (reason,) = why(replace(info, game=plain), options[0], options)
        key[value, error, chances] = reason.key
        assert reason.values["move"] == second
    assert list(key.values()) == [
        "reason-about-equal",
        "reason-almost-equal",
        "reason-match-chance",
        "reason-better-value",
    ]


def test_the_strongest_bot_is_asked():
    for game in NAMES:
        levels = getattr(GAMES[game].face("policy"), "LEVELS", ())
        assert strongest(game) == (levels[-1] if levels else BOTS[game][-1])


# ------------------------------------------------------------------------------------------------------ analyses


@pytest.mark.parametrize("game", NAMES)
def test_the_loss_is_that_against_the_best_candidate(run, game, tmp_path):
    record = match_of(game, 2, 6).record
    file = tmp_path / f"two.{game}"
    file.write_text(write(record))
    said = json.loads(run("analyse", file, "--bots", "valuing", "--workers", 1, "--json").out)
    assert (said["game"], said["players"], said["bot"]) == (game, record.players, "valuing")
    assert len(said["decisions"]) > 20
    for one in said["decisions"]:
        values = {candidate["move"]: candidate["value"] for candidate in one["candidates"]}
        assert isclose(one["loss"], max(values.values()) - values[one["played"]])
        best = values[one["played"]] == max(values.values())
        assert isclose(one["standard_error"], 0 if best else 0.03 * sqrt(2))
        assert values[one["choice"]] == max(values.values())
    for seat in range(len(record.players)):
        own = [one for one in said["decisions"] if one["seat"] == seat]
        total = {"decisions": len(own), "judged": len(own), "loss": sum(one["loss"] for one in own)}
        assert said["seats"][seat] == pytest.approx(total)
        deals = [deal["seats"][seat] for deal in said["deals"]]
        assert sum(deal["loss"] for deal in deals) == pytest.approx(total["loss"])
        assert sum(deal["decisions"] for deal in deals) == len(own)
    alone = json.loads(run("analyse", file, "--bots", "valuing", "--deal", 2, "--json").out)
    assert alone["decisions"] == [one for one in said["decisions"] if one["deal"] == 2]


@pytest.mark.parametrize("game", NAMES)
def test_an_analysis_asks_as_a_hint_does_and_a_view_is_enough(game):
    record = read(match_of(game, 1, 8).text())  # the text has one order for the cards of a line
    adviser = Adviser(record, "valuing", Budget(nodes=3), 4)
    judged = list(adviser.judged(1))
    seats = {one.hint.seat for one in judged}
    assert seats == set(range(len(record.players)))
    for seat in seats:
        view = read(redact(record, seat))
        own = list(Adviser(view, "valuing", Budget(nodes=3), 4).judged(1))
        assert own == [one for one in judged if one.hint.seat == seat]


class Wary:
    """Chooses its first action, valued 0.5, though it values the second at 0.6, the third at 0.4, others not at all."""

    def __init__(self, rng: int) -> None:
        pass

    def decide(self, info, budget=None):
        values = [0.5, 0.6, 0.4, None]
        some = zip(info.legal_actions(), values, strict=False)
        found = tuple(Candidate(action, value, 0.1) for action, value in some)
        return Decision(found[0].action, found)


def test_the_loss_is_that_against_the_choice_of_the_bot(monkeypatch):
    monkeypatch.setitem(GAMES["mille"].face("policy").BOTS, "wary", Wary)
    record = match_of("mille", 2, 6).record
    found = set()
    for one in (*Adviser(record, "wary").judged(1), *Adviser(record, "wary").judged(2)):
        texts = [option.text for option in one.hint.options]
        place = texts.index(one.played) if one.played in texts else 4
        error = None if one.standard_error is None else round(one.standard_error, 4)
        found.add((place, None if one.loss is None else round(one.loss, 4), error))
    assert found == {(0, 0, 0), (1, 0, 0), (2, 0.1, 0.1414), (3, None, None), (4, None, None)}


class Planning:
    """Values its first action at 0.9 with a plan for the turn, and every other action at 0.1."""

    plan = ()

    def __init__(self, rng: int) -> None:
        pass

    def decide(self, info, budget=None):
        first, *others = info.legal_actions()
        best = Candidate(first, 0.9, 0.0, {"plan": list(self.plan)})
        return Decision(first, (best, *(Candidate(action, 0.1, 0.0) for action in others)))


def test_a_plan_made_in_another_order_costs_nothing(monkeypatch):
    monkeypatch.setitem(GAMES["mille"].face("policy").BOTS, "planning", Planning)
    record = match_of("mille", 2, 6).record
    game, deal = record.game, record.deals[0]
    lines = [game.line(entry.events[0]) for entry in game.entries(record.rules, deal.start, deal.actions)]

    def losses(plan):
        """Of the moves that are not the bot's own, by line and text."""
        monkeypatch.setattr(Planning, "plan", plan)
        judged = Adviser(record, "planning").judged(1)
        return {(one.hint.line, one.played): one.loss for one in judged if one.played != one.hint.choice}

    known = losses(())
    assert set(known.values()) == {0.8}
    line, played = next(key for key in known if key[1].startswith("lay "))
    whole = lines[line - 1].removeprefix("0 ").removeprefix("1 ")
    assert losses(("lay A 9s", whole, "discard 3s"))[line, played] == 0, "the set is laid in the plan too"
    line, played = next(key for key in known if key[1].startswith("discard "))
    assert losses((played,))[line, played] == pytest.approx(0.8), "nothing can be laid after a discard"


def test_a_bot_that_compares_nothing_judges_nothing(run, tmp_path):
    file = tmp_path / "one.tysiac"
    file.write_text(match_of("tysiac", 1, 2).text())
    said = json.loads(run("analyse", file, "--bots", "greedy", "--json").out)
    assert {one["loss"] for one in said["decisions"]} == {None}
    assert all(one["choice"] == one["played"] for one in said["decisions"])  # it has played them all
    assert [seat["judged"] for seat in said["seats"]] == [0, 0, 0]


def test_an_analysis_in_words(run, tmp_path):
    file = tmp_path / "two.tysiac"
    file.write_text(match_of("tysiac", 2, 2).text())
    said = json.loads(run("analyse", file, "--bots", "valuing", "--json").out)
    told = run("analyse", file, "--bots", "valuing").out.splitlines()
    assert told[0] == "Compared with the bot valuing; the loss is in its unit."
    assert [line for line in told if line.endswith(":")] == ["Deal 1:", "Deal 2:", "All deals:"]
    costly = [one for one in said["decisions"] if one["loss"]]
    lines = [line for line in told if line.startswith("Line ")]
    assert len(lines) == len(costly)
    first = costly[0]
    names = Seats(Words(Language("en")), said["players"], None).names
    moves = r"Bid \d+; the bot would choose: Bid \d+"
    wanted = rf"Line {first['action']}, {names[first['seat']]}: {moves}; loss {first['loss']:.3f} ± 0\.042"
    assert re.fullmatch(wanted, lines[0])
    last = said["seats"][2]
    assert told[-1] == f"Seat 2: loss {last['loss']:.3f}; decisions: {last['decisions']}, judged: {last['judged']}."


def test_two_workers_say_the_same(run, tmp_path):
    file = tmp_path / "three.mille"
    file.write_text(match_of("mille", 3, 2).text())
    words = ["analyse", file, "--bots", "greedy", "--json"]
    assert run(*words, "--workers", 1).out == run(*words, "--workers", 2).out


@pytest.mark.parametrize("command", ["hint", "analyse"])
def test_what_is_refused(run, command, tmp_path):
    file = tmp_path / "one.mille"
    file.write_text(stopped("mille", 30).text())
    assert run(command).err.endswith("(missing-argument)\n")
    assert run(command, file, "--bots", "nobody").err.endswith("(unknown-bot)\n")
    assert run(command, file, "--think", "long").err.endswith("(bad-budget)\n")
    assert run(command, tmp_path / "none.mille").status == 1
    if command == "analyse":
        assert run(command, file, "--deal", 3).err.endswith("(no-such-deal)\n")
