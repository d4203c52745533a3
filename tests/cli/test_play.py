"""Whole matches at the terminal: scripted, in every language, interrupted and resumed."""

import errno
import os
import re
import signal

import pytest

from chiliad.bots import play_out, seat_bots
from chiliad.i18n.language import available
from chiliad.i18n.text_normalize import ascii_digits
from chiliad.play.match import Match
from chiliad.records import read, read_file, redact
from cli.terminal import saved, start, tell

FIRST_CHOICE = "?\n1\n" * 4000
SHORT = {"mille": ("--option", "target=200"), "tysiac": ("--option", "target=250")}
GAMES = ("mille", "tysiac")
GREEDY = ("--bots", "greedy")


@pytest.mark.parametrize("language", available())
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_through_a_pipe(game, language, monkeypatch, capsys, home):
    words = ["play", game, *GREEDY, "--seed", 5, "--lang", language, *SHORT[game]]
    told = tell(monkeypatch, capsys, *words, typed=FIRST_CHOICE)
    assert told.status == 0, told.err
    assert told.err == ""
    assert "\x1b" not in told.out  # no cursor, no colour
    (path,) = saved(home)
    record = read_file(path)
    assert record.winner >= 0
    assert str(path) in told.out
    wins = {
        "en": "The match is over",
        "es": "La partida ha terminado",
        "fa": "دور تمام شد",
        "fr": "La partie est finie",
        "pl": "Koniec partii",
        "ru": "Партия окончена",
        "uk": "Партію закінчено",
    }
    assert wins[language] in told.out
    if game == "mille":
        assert record.payment is not None
        assert re.search(rf"\b{record.payment.amount}\b", ascii_digits(told.out.splitlines()[-2]))


@pytest.mark.parametrize("style", ["--names", "--ascii"])
def test_cards_in_words_and_in_plain_letters(style, monkeypatch, capsys):
    told = tell(monkeypatch, capsys, "play", "tysiac", style, "--seed", 1, typed="h\nq\n")
    assert told.status == 0
    assert not set("♠♥♦♣") & set(told.out)
    assert ("king of spades" if style == "--names" else "Ks") in told.out


@pytest.mark.parametrize("game", GAMES)
def test_what_is_told_to_a_seat_follows_from_its_view_alone(game, monkeypatch, capsys, tmp_path):
    # Any cards that fit replace a view's hidden cards, so a visible hidden card would differ.
    match = Match(game, seed=11)
    play_out(match, seat_bots(match, ["greedy"] * match.seats, 11), deals_max=4)
    whole = tmp_path / f"whole.{game}"
    whole.write_text(match.text(), encoding="utf-8")
    for seat in range(match.seats):
        view = tmp_path / f"view{seat}.{game}"
        view.write_text(redact(read(match.text()), seat), encoding="utf-8")
        one = tell(monkeypatch, capsys, "replay", whole, "--seat", seat)
        other = tell(monkeypatch, capsys, "replay", view)
        assert one.status == other.status == 0
        assert one.out == other.out


# ------------------------------------------------------------------------------------------------- taking part


def test_without_a_game_the_first_question_is_which(monkeypatch, capsys):
    told = tell(monkeypatch, capsys, "play", "--seed", 1, typed="chess\nT\nq\n")
    assert told.out.startswith("Which game: Mille, Tysiac?")
    assert "Type the name of a game, or its beginning: Mille, Tysiac." in told.out
    assert "Tysiac, Playroom rules, to 1000." in told.out


def test_a_match_that_was_left_is_gone_on_with(monkeypatch, capsys, home):
    tell(monkeypatch, capsys, "play", "tysiac", "--seed", 1, typed="100\nq\n")
    (path,) = saved(home)
    before = path.read_bytes()
    told = tell(monkeypatch, capsys, "play", "tysiac", typed="yes\nq\n")
    assert "Go on with it?" in told.out
    assert path.read_bytes() == before
    assert saved(home) == [path]
    told = tell(monkeypatch, capsys, "play", "tysiac", typed="no\nq\n")
    assert len(saved(home)) == 2
    told = tell(monkeypatch, capsys, "play", "tysiac", typed="9\n1\nq\n")
    assert "Which one do you go on with?" in told.out
    assert len(saved(home)) == 2


def test_a_match_goes_on_with_the_same_cards(monkeypatch, capsys, home):
    tell(monkeypatch, capsys, "play", "mille", *GREEDY, "--seed", 3, *SHORT["mille"], typed="d\n?\n1\nq\n")
    tell(monkeypatch, capsys, "play", "mille", typed="y\n" + FIRST_CHOICE)
    (path,) = saved(home)
    assert read_file(path).winner >= 0


@pytest.mark.parametrize("game", GAMES)
def test_taking_back(game, monkeypatch, capsys, home):
    tell(monkeypatch, capsys, "play", game, *GREEDY, "--seed", 1, typed="q\n")
    (path,) = saved(home)
    before = path.read_bytes()
    first = "100\n" if game == "tysiac" else "draw\ndiscard 6s\n"
    back = "u\n" if game == "tysiac" else "u\nu\nu\n"
    told = tell(monkeypatch, capsys, "play", game, typed=f"y\n{first}{back}q\n")
    assert "Taken back." in told.out
    if game == "tysiac":
        assert path.read_bytes() == before


def test_the_input_ends(monkeypatch, capsys, home):
    told = tell(monkeypatch, capsys, "play", "tysiac", "--seed", 1, typed="100\n")
    assert told.status == 3
    (path,) = saved(home)
    assert told.err == f"chiliad: the input has ended; the match is kept in {path} (input-ended)\n"
    assert read_file(path).deals[0].actions
    assert tell(monkeypatch, capsys, "play", typed="").status == 3


@pytest.mark.skipif(os.name == "nt", reason="signals are POSIX here")
@pytest.mark.parametrize("name,status", [("SIGINT", 130), ("SIGTERM", 143), ("SIGHUP", 129)])
def test_a_signal_leaves_the_match_whole(name, status, home):
    with start("play", "tysiac", "--seed", 1, home=home) as process:
        shown = ""
        while "You must open" not in shown:
            shown += process.stdout.read(1)
        process.send_signal(getattr(signal, name))
        _, err = process.communicate(timeout=120)
    assert process.returncode == status
    assert len(err.splitlines()) == 1
    assert "the match is kept in" in err
    (path,) = saved(home)
    assert read_file(path).deals


@pytest.mark.skipif(os.name == "nt", reason="pipes end otherwise there")
def test_nobody_reads_any_more(home):
    with start("play", "tysiac", "--seed", 1, home=home) as process:
        process.stdout.close()
        process.stdin.write("100\nq\n")
        process.stdin.close()
        err = process.stderr.read()
    assert process.returncode == 141
    assert "Traceback" not in err
    for path in home.rglob("*.tysiac"):
        read_file(path)


def test_a_full_disk_leaves_the_match_as_it_was(monkeypatch, capsys, home):
    tell(monkeypatch, capsys, "play", "tysiac", "--seed", 1, typed="q\n")
    (path,) = saved(home)
    before = path.read_bytes()
    writes = []

    def replace(source, target):
        writes.append(target)
        if len(writes) > 1:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        os.rename(source, target)

    monkeypatch.setattr(os, "replace", replace)
    told = tell(monkeypatch, capsys, "play", "tysiac", typed="y\n100\n")
    assert told.status == 3
    assert told.err.endswith("(cannot-write)\n")
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize(
    "words,slug",
    [
        (["--bots", "random,random,random"], "wrong-bot-count"),
        (["--bots", "nobody"], "unknown-bot"),
        (["--seat", "3"], "number-too-high"),
        (["--seed", "x"], "bad-number"),
        (["--stakes", "2"], "no-payment"),
        (["--name", "bot:me"], "name-cannot-be"),
        (["--preset", "polka"], "unknown-preset"),
        (["--option", "target"], "option-without-value"),
        (["--option", "target=1"], "bad-option-value"),
        (["--names", "--ascii"], "not-both"),
        (["--loud"], "unknown-argument"),
        (["--seed"], "bad-argument"),
    ],
)
def test_a_bad_command_line_is_one_line(words, slug, monkeypatch, capsys, home):
    told = tell(monkeypatch, capsys, "play", "tysiac", *words)
    assert told.status != 0
    assert told.err.endswith(f"({slug})\n")
    assert told.err.count("\n") == 1
    assert not (home / "chiliad").exists()


def test_a_deal_that_can_never_end_is_told_and_kept(monkeypatch, capsys, home):
    # Only the match at the table counts, not the one that is played to compile the rules.
    monkeypatch.setattr(Match, "stuck", property(lambda match: match.chance.seed == 1 and len(match.deal.actions) > 32))
    told = tell(monkeypatch, capsys, "play", "mille", *GREEDY, "--seed", 1, typed="d\nd 6s\n" + FIRST_CHOICE)
    assert told.status == 0
    assert "cannot be played to an end" in told.out
    (path,) = saved(home)
    assert read_file(path).winner < 0


def test_a_set_is_taken_back_whole(monkeypatch, capsys, home):
    told = tell(monkeypatch, capsys, "play", "mille", *GREEDY, "--seed", 1, typed="d\nh\nlay AA2\nh\nu\nq\n")
    assert told.status == 0
    before, laid, after = [line for line in told.out.splitlines() if line.startswith("Hand:")][-3:]
    assert before == after != laid  # the record has three cards laid one by one
    (path,) = saved(home)
    assert " lay " not in path.read_text(encoding="utf-8")


def test_the_hand_is_shown_where_it_has_changed_and_the_question_names_no_card(monkeypatch, capsys):
    # With this seed 180 wins the auction, ace of hearts the first trick; then queen of clubs is led and lost.
    typed = "180\ngive Ks Boris\n9c\n\nAh\nQc\n"
    told = tell(monkeypatch, capsys, "play", "tysiac", "--ascii", *GREEDY, "--seed", 1, typed=typed + "h\nq\n")
    hands = [line for line in told.out.splitlines() if line.startswith("Hand: ")]
    assert hands == [
        "Hand: As Ks, Ah, Kc Qc 9c, Ad Kd Qd Jd.",  # the talon has come
        "Hand: As, Ah, Kc Qc, Ad Kd Qd Jd.",  # the question for the contract; the lead has the same hand
        "Hand: As, Kc Qc, Ad Kd Qd Jd.",  # the lead to the second trick
        "Hand: As, Kc, Ad Kd Qd Jd.",  # the question for a card
    ]
    assert "On the table" not in told.out  # each card was reported as it was played


def test_in_mille_the_hand_is_shown_once_a_turn(monkeypatch, capsys):
    turn = "draw\ndiscard 3d\n"
    told = tell(monkeypatch, capsys, "play", "mille", "--ascii", *GREEDY, "--seed", 2, typed=f"{turn}draw\nq\n")
    (hand,) = [line for line in told.out.splitlines() if line.startswith("Hand: ")]
    assert "3d" not in hand  # at the second turn; the cards dealt and drawn had lines of their own
    assert told.out.index("Boris discards") < told.out.index(hand) < told.out.rindex("You draw")


@pytest.mark.parametrize(
    "language,tysiac,mille",
    [
        ("en", ["Playroom", "greedy", "random"], ["Progressive Montréal", "greedy"]),
        ("es", ["Sala de juegos", "juega bien", "juega al azar"], ["Progresivo de Montreal", "juega bien"]),
        ("fr", ["Salle de jeux", "correct", "au hasard"], ["Montréal progressif", "correct"]),
        ("pl", ["Sala gier", "rozsądny", "losowy"], ["Montreal, progresywnie", "rozsądny"]),
        ("ru", ["Игровая комната", "разумный", "наугад"], ["Прогрессивный, Монреаль", "разумный"]),
        ("uk", ["Ігрова кімната", "розважливий", "випадковий"], ["Прогресивний, Монреаль", "розважливий"]),
        ("fa", ["اتاق بازی", "سنجیده", "تصادفی"], ["تصاعدی مونترآل", "سنجیده"]),
    ],
)
def test_rules_and_bots_have_names_in_every_language(language, tysiac, mille, monkeypatch, capsys, home):
    more = {"tysiac": ["--bots", "greedy,random"], "mille": ["--preset", "progressive", *GREEDY]}
    for game, names in (("tysiac", tysiac), ("mille", mille)):
        words = ["play", game, "--lang", language, "--seed", 1, *more[game]]
        greeting = tell(monkeypatch, capsys, *words, typed="q\n").out.split("\n\n")[0]
        assert [name for name in names if name not in greeting] == []
        assert not {"greedy", "random", "playroom", "progressive"} & set(greeting.split()) or language == "en"
