"""``chiliad arena``: results for people and programs, runs that are stopped and continued, pictures."""

import json
import os
import signal
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from chiliad.cli.workers import in_order
from chiliad.errors import Unavailable
from chiliad.games.tysiac import policy as tysiac_policy
from cli.terminal import start, tell
from pace import count
from plain_valuation import value_plainly
from source import ROOT

KEYS = ["game", "players", "seats", "blocks", "matches", "share", "interval", "per_deal", "unfinished"]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def run(monkeypatch, capsys):
    def told(*words):
        return tell(monkeypatch, capsys, "arena", *words)

    return told


def finished(*words, home) -> str:
    """The output of a run in another process."""
    with start("arena", *words, home=home) as process:
        out, err = process.communicate(timeout=300)
    assert process.returncode == 0, err
    return out


def files(folder) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


FEW = count(400)
"""Nodes of a level that searches."""


@pytest.mark.parametrize(
    "game,players,option,blocks,seatings",
    [
        ("mille", [f"expert@nodes:{FEW}", "beginner"], "target=200", 2, 2),
        ("tysiac", ["random", "greedy"], "target=1000", 2, 3),
        ("tysiac", [f"expert@nodes:{FEW}", "casual", f"club@nodes:{FEW}"], "target=300", 1, 6),
    ],
)
def test_one_and_two_workers_play_the_same(game, players, option, blocks, seatings, tmp_path):
    """Two processes, whose matches end in any order, write the same bytes as one."""
    words = [game, *players, "--blocks", blocks, "--seed", 3, "--json", "--option", option]
    folders = [tmp_path / "one", tmp_path / "two"]
    outs = [
        finished(*words, "--workers", workers, "--out", folder, home=tmp_path)
        for workers, folder in zip((1, 2), folders, strict=True)
    ]
    assert outs[0] == outs[1]
    assert files(folders[0]) == files(folders[1])
    assert len(files(folders[0])) == 1 + blocks * seatings
    assert list(json.loads(outs[0]))[: len(KEYS)] == KEYS


def test_the_object_for_programs(run):
    told = run("mille", "greedy", "random", "--blocks", 4, "--seed", 1, "--workers", 1, "--json")
    assert (told.status, told.err) == (0, "")
    said = json.loads(told.out)
    assert list(said) == [*KEYS, "stakes"]
    assert (said["game"], said["players"]) == ("mille", ["greedy", "random"])
    assert (said["seats"], said["blocks"], said["matches"], said["unfinished"]) == (2, 4, 8, 0)
    assert said["share"]["greedy"] + said["share"]["random"] == 1
    for player in said["players"]:
        low, high = said["interval"][player]
        assert 0 <= low <= said["share"][player] <= high <= 1
        mean, low, high = said["per_deal"][player]
        assert low < mean < high
    assert said["stakes"]["greedy"][0] == -said["stakes"]["random"][0] > 0


@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_greedy_beats_random(run, game):
    told = run(game, "greedy", "random", "--blocks", 6, "--seed", 2, "--workers", 1, "--json")
    said = json.loads(told.out)
    equal = {"mille": 1 / 2, "tysiac": 1 / 3}[game]
    assert said["interval"]["greedy"][0] > equal
    assert said["per_deal"]["greedy"][1] > said["per_deal"]["random"][2]


def test_equal_players_are_equal_and_told_apart(run):
    """Greedy leaves nothing to chance: the same matches in all seatings, so each seat wins its share exactly."""
    told = run("tysiac", "greedy", "greedy", "--blocks", 3, "--seed", 5, "--workers", 1, "--json")
    assert json.loads(told.out)["share"] == {"greedy": 1 / 3, "greedy#2": 1 / 3}
    told = run("tysiac", "greedy@nodes:5", "greedy@nodes:5", "greedy", "--blocks", 1, "--seed", 5, "--workers", 1)
    for line in ("greedy@nodes:5: won 33.3 %", "greedy@nodes:5#2: won 33.3 %", "greedy: won 33.3 %"):
        assert line in told.out
    assert "Blocks: 1, matches: 6." in told.out


def test_the_result_in_words(run):
    told = run("tysiac", "greedy", "random", "--blocks", 2, "--seed", 1, "--workers", 1)
    head, greedy, random, equal, seats = told.out.splitlines()
    assert head == "Tysiac. Blocks: 2, matches: 6."
    assert greedy.startswith("greedy: won 100.0 % of the matches (95 %: 34.2 to 100.0), points a deal +")
    assert random.startswith("random: won 0.0 % of the matches (95 %: 0.0 to 65.8), points a deal -")
    assert equal == "A bot as strong as the others wins 33.3 %."
    assert seats == "The bot random has several seats: its figures are those of one of them."
    assert told.err == ""


def test_a_run_chooses_its_seed_and_tells_it(run):
    first = run("mille", "greedy", "random", "--blocks", 1, "--workers", 1).out.splitlines()
    seed = first[-1].split()[-1]
    assert (
        run("mille", "greedy", "random", "--blocks", 1, "--workers", 1, "--seed", seed).out.splitlines() == first[:-1]
    )


# ------------------------------------------------------------------------------------------------------- folders


def test_the_records_are_right(run, monkeypatch, capsys, tmp_path):
    out = tmp_path / "run"
    words = ["tysiac", "greedy@nodes:9", "random", "--blocks", 2, "--seed", 1, "--workers", 1, "--out", out]
    assert run(*words).status == 0
    told = tell(monkeypatch, capsys, "verify", out)
    names = [f"00000{block}-{seating}.tysiac" for block in (1, 2) for seating in (1, 2, 3)]
    assert (told.status, told.out) == (0, "".join(f"ok {out / name}\n" for name in names))
    text = (out / names[1]).read_text()
    assert 'players = ["bot:random", "bot:greedy", "bot:random"]' in text
    assert 'players = ["random", "greedy@nodes:9", "random"]' in text
    assert "block = 1" in text
    assert json.loads((out / "arena.json").read_text())["players"] == ["greedy@nodes:9", "random"]


def test_a_run_that_was_killed_goes_on(tmp_path):
    """The records that are there stay as they are, byte by byte, and the result is that of a run without a pause."""
    words = ["tysiac", "greedy", "random", "--blocks", 20, "--seed", 8, "--json"]
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    expected = finished(*words, "--out", whole, home=tmp_path)
    with start("arena", *words, "--workers", 1, "--out", killed, home=tmp_path) as process:
        try:
            while len(list(killed.glob("*.tysiac"))) < 4 and process.poll() is None:
                time.sleep(0.01)
        finally:
            process.send_signal(signal.SIGKILL)
        process.communicate(timeout=60)
    made = {path.name: path.stat().st_mtime_ns for path in killed.glob("0*.tysiac")}
    assert 4 <= len(made) < 60
    with start("arena", *words, "--out", killed, home=tmp_path) as process:
        out, err = process.communicate(timeout=300)
    assert out == expected
    assert f"{len(made)} matches are in the folder already." in err
    assert {name: (killed / name).stat().st_mtime_ns for name in made} == made
    records = {name: content for name, content in files(killed).items() if not name.startswith(".")}
    assert records == files(whole)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lists the processes of a process")
def test_a_run_whose_worker_is_killed_stops_and_goes_on(tmp_path):
    """As when memory runs out: the run says so and does not wait forever, and what is finished stays."""
    words = ["tysiac", "greedy", "random", "--blocks", 60, "--seed", 8, "--workers", 2, "--json", "--out", tmp_path]
    with start("arena", *words, home=tmp_path / "home") as process:
        try:
            while len(list(tmp_path.glob("*.tysiac"))) < 4 and process.poll() is None:
                time.sleep(0.01)
            os.kill(workers(process.pid)[0], signal.SIGKILL)
        except BaseException:
            process.kill()
            raise
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (3, "")
    assert f"the same command continues with the matches in {tmp_path} (arena-worker-ended)" in err
    made = {path.name: path.read_bytes() for path in tmp_path.glob("*.tysiac")}
    assert 4 <= len(made) < 180
    with start("arena", *words, home=tmp_path / "home") as process:
        out, err = process.communicate(timeout=300)
    assert json.loads(out)["matches"] == 180
    assert f"{len(made)} matches are in the folder already." in err
    assert {name: (tmp_path / name).read_bytes() for name in made} == made


def workers(pid: int) -> list[int]:
    """The worker processes of a command."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_work_whose_process_ends_is_given_up():
    with pytest.raises(Unavailable) as stopped:
        list(in_order(os._exit, [3, 3, 3], 3, 2))
    assert stopped.value.slug == "worker-ended"


def test_more_blocks_continue_a_run_and_a_spoilt_record_is_played_again(run, tmp_path):
    words = ["mille", "greedy", "random", "--workers", 1]
    assert run(*words, "--blocks", 4, "--seed", 1, "--out", tmp_path / "long").status == 0
    short = tmp_path / "short"
    assert run(*words, "--blocks", 2, "--seed", 1, "--out", short).status == 0
    (short / "000001-2.mille").write_text("spoilt")
    (short / "000002-1.mille").write_bytes((short / "000001-1.mille").read_bytes())
    told = run(*words, "--blocks", 4, "--out", short)  # the folder knows the seed
    assert "2 matches are in the folder already." in told.err
    assert files(short) == files(tmp_path / "long")


@pytest.mark.parametrize(
    "other",
    [
        ["mille", "random", "greedy", "--seed", 1],
        ["mille", "greedy", "random", "--seed", 2],
        ["mille", "greedy@50ms", "random", "--seed", 1],
        ["mille", "greedy", "random", "--seed", 1, "--preset", "wikipedia"],
        ["mille", "greedy", "random", "--seed", 1, "--option", "target=500"],
    ],
)
def test_a_folder_belongs_to_one_run(run, tmp_path, other):
    words = ["mille", "greedy", "random", "--seed", 1, "--blocks", 1, "--workers", 1, "--out", tmp_path]
    assert run(*words).status == 0
    before = files(tmp_path)
    told = run(*other, "--blocks", 1, "--workers", 1, "--out", tmp_path)
    assert (told.status, told.out) == (2, "")
    assert told.err.endswith("(arena-other-run)\n")
    assert files(tmp_path) == before


def test_a_folder_with_other_records_is_left_alone(run, tmp_path):
    (tmp_path / "mine.mille").write_text("mine")
    told = run("mille", "greedy", "random", "--blocks", 1, "--out", tmp_path)
    assert told.err.endswith("(arena-other-run)\n")
    assert files(tmp_path) == {"mine.mille": b"mine"}
    (tmp_path / "arena.json").write_text("[")
    assert run("mille", "greedy", "random", "--blocks", 1, "--out", tmp_path).err.endswith("(arena-other-run)\n")


# ------------------------------------------------------------------------------------- failures and early endings


class Failing:
    """Fails in the first deal of the matches in which it is at seat 0."""

    def __init__(self, rng: int) -> None:
        pass

    def decide(self, info, budget=None):
        if info.seat == 0:
            raise RuntimeError("no idea")
        return info.legal_actions()[0]


def test_a_failing_bot_leaves_a_match_unfinished_and_the_run_goes_on(run, monkeypatch, tmp_path):
    monkeypatch.setitem(tysiac_policy.BOTS, "failing", Failing)
    words = ["tysiac", "failing", "greedy", "--blocks", 2, "--seed", 1, "--workers", 1, "--out", tmp_path]
    told = run(*words)
    assert told.status == 0
    lines = [
        f"failing failed in match {block}-1, which counts as unfinished: RuntimeError: no idea" for block in (1, 2)
    ]
    assert told.err.splitlines() == lines
    assert "Blocks: 2, matches: 6." in told.out
    assert "2 matches were left unfinished and are won by nobody." in told.out
    again = run(*words, "--json")
    assert json.loads(again.out)["unfinished"] == 2
    assert again.err == "6 matches are in the folder already.\n"


def test_a_sequential_test_stops_when_it_is_decided(run, tmp_path):
    words = ["mille", "greedy", "random", "--seed", 1, "--blocks", 200, "--workers", 1, "--out", tmp_path]
    told = run(*words, "--sprt", "0.4", "0.6")
    # Every block has the share 1: n * 0.2 * 0.5 / (10 / 4 / n) = n² / 25 is above log 19 = 2.944 from n = 9 on.
    assert "Blocks: 9, matches: 18." in told.out
    assert "Decided (blocks: 9): greedy wins 60.0 % or more, rather than 40.0 % or less." in told.out
    assert len(list(tmp_path.glob("*.mille"))) == 18
    told = run(
        "mille", "random", "greedy", "--seed", 1, "--blocks", 200, "--workers", 1, "--sprt", "0.4", "0.6", "--json"
    )
    assert json.loads(told.out)["blocks"] == 9
    assert told.err == "Decided (blocks: 9): random wins 40.0 % or less, rather than 60.0 % or more.\n"
    told = run(*words[:5], "--blocks", 2, "--workers", 1, "--sprt", "0.4", "0.6")
    assert "Not decided (blocks: 2)" in told.out


@pytest.mark.parametrize(
    "words,slug",
    [
        (["tysiac", "greedy"], "wrong-arena-count"),
        (["mille", "greedy", "greedy", "greedy"], "wrong-arena-count"),
        (["mille"], "wrong-arena-count"),
        ([], "missing-argument"),
        (["mille", "greedy", "nobody"], "unknown-bot"),
        (["mille", "greedy", "greedy@5"], "bad-budget"),
        (["mille", "greedy", "random", "--sprt", "0.5", "x"], "bad-share"),
        (["mille", "greedy", "random", "--sprt", "0.5", "1.5"], "bad-share"),
        (["mille", "greedy", "random", "--sprt", "0.5", "nan"], "bad-share"),
        (["mille", "greedy", "random", "--sprt", "0.5", "0.5"], "shares-not-in-order"),
        (["mille", "greedy", "random", "--blocks", "0"], "number-too-low"),
        (["--ladder", "x.json"], "missing-argument"),
        (["--ladder", "README.md", "--svg", "x.svg"], "no-arena-result"),
        (["--ladder", "nothing.json", "--svg", "x.svg"], "cannot-read"),
    ],
)
def test_what_is_refused(run, monkeypatch, words, slug):
    monkeypatch.chdir(ROOT)
    told = run(*words)
    assert told.out == ""
    assert told.err.endswith(f"({slug})\n")
    assert told.status == (3 if slug == "cannot-read" else 2)


# ------------------------------------------------------------------------------------------------------ pictures


def drawn(path) -> tuple[list[str], list[float]]:
    """The texts of a picture and the places of its dots, in pixels from the left."""
    root = ElementTree.parse(path).getroot()
    assert root.tag == f"{SVG}svg"
    return [text.text for text in root.iter(f"{SVG}text")], [float(dot.get("cx")) for dot in root.iter(f"{SVG}circle")]


def test_a_picture_of_a_run(run, tmp_path):
    out = tmp_path / "run.svg"
    assert run("mille", "greedy", "random", "--blocks", 2, "--seed", 1, "--workers", 1, "--svg", out).status == 0
    texts, dots = drawn(out)
    assert texts[0] == "Mille: matches won (blocks: 2)"
    assert [text for text in texts if text in ("greedy", "random", "100.0 %", "0.0 %")] == [
        "greedy",
        "100.0 %",
        "random",
        "0.0 %",
    ]
    assert dots == [648, 270]  # the ends of the axis
    assert texts[-1].startswith("Dot: ")


def test_a_ladder(run, tmp_path):
    results = []
    # A run of an earlier version does not say how many seats a match had.
    runs = [("mille", 0.75, {}), ("tysiac", 0.5, {"seats": 2}), ("tysiac", 0.25, {"seats": 3}), ("tysiac", 0.75, {})]
    for number, (game, share, more) in enumerate(runs):
        results.append(tmp_path / f"{number}.json")
        players = {"share": {"a<b": share}, "interval": {"a<b": [share - 0.1, share + 0.1]}}
        results[-1].write_text(json.dumps({"game": game, "players": ["a<b", "c"], **players, **more}) + "\n")
    both = tmp_path / "both.json"
    both.write_text("".join(result.read_text() for result in results[1:]))
    assert run("--ladder", results[0], both, "--svg", tmp_path / "ladder.svg").status == 0
    texts, dots = drawn(tmp_path / "ladder.svg")
    assert texts[0] == "Matches won by the first bot: Mille, Tysiac"
    assert [text for text in texts if "a<b" in text] == ["Mille: a<b – c", *["Tysiac: a<b – c"] * 3]
    assert dots == [270 + 378 * share for share in (0.75, 0.5, 0.25, 0.75)]
    marks = [path.get("d") for path in ElementTree.parse(tmp_path / "ladder.svg").iter(f"{SVG}path")]
    equal = [270 + 378 // seats for seats in (2, 2, 3, 3)]
    assert [mark.split()[0] for mark in marks if "V" in mark] == [f"M{place}" for place in equal]
    assert run("--ladder", both, "--svg", tmp_path / "es.svg", "--lang", "es").status == 0
    assert drawn(tmp_path / "es.svg")[0][0] == "Partidas ganadas por el primer bot: Tysiac"


def test_a_terminal_shows_the_share_so_far(run, monkeypatch):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    shown = []
    from rich.progress import Progress

    monkeypatch.setattr(Progress, "update", lambda self, task, **fields: shown.append(fields))
    assert run("mille", "greedy", "random", "--blocks", 2, "--seed", 1, "--workers", 1).status == 0
    assert shown == [
        {"completed": 1, "description": "greedy: 100.0 % (0.0 to 100.0)"},
        {"completed": 2, "description": "greedy: 100.0 % (34.2 to 100.0)"},
    ]


def test_less_luck_is_what_an_analysis_of_the_records_says(run, tmp_path, monkeypatch, capsys):
    """Of matches it plays, of those in its folder, and without a folder."""
    value_plainly(monkeypatch)
    folder = str(tmp_path / "run")
    words = [
        "mille",
        "casual",
        "beginner",
        "--blocks",
        2,
        "--seed",
        5,
        "--less-luck",
        4,
        "--option",
        "target=200",
        "--workers",
        1,
    ]
    played = run(*words, "--json", "--out", folder)[1]
    assert played == run(*words, "--json", "--out", folder)[1]
    said = json.loads(played)
    assert list(said)[len(KEYS) :] == ["stakes", "less_luck", "variance_ratio"]
    _, told, _ = tell(
        monkeypatch, capsys, "analyse", folder, "--think", "nodes:4", "--seed", 5, "--workers", 1, "--json"
    )
    players = {one["player"].removeprefix("bot:"): one for one in json.loads(told)["games"]["mille"]}
    assert said["less_luck"] == {name: one["less_luck"] for name, one in players.items()}
    assert said["variance_ratio"] == {name: one["variance_ratio"] for name, one in players.items()}
    _, text, _ = run(*words)
    assert f"casual less luck: {100 * said['less_luck']['casual'][0]:.1f} %" in text


def test_equal_bots_are_told_apart_less_luck(run, monkeypatch):
    """Two seats of one bot have two labels; together they have the one match that is won."""
    value_plainly(monkeypatch)
    words = ["mille", "casual", "casual", "--blocks", 1, "--seed", 5, "--less-luck", 4, "--option", "target=200"]
    said = json.loads(run(*words, "--workers", 1, "--json")[1])
    assert list(said["less_luck"]) == ["casual", "casual#2"]
    assert sum(mean for mean, *_ in said["less_luck"].values()) == pytest.approx(1)
