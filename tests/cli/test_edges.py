"""The commands other programs use: payout, settle, verify, redact, replay, selfplay, rules; and bad input to each."""

import json
import random
import shutil
import subprocess
from pathlib import Path

import pytest

from chiliad.cli.main import COMMANDS
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.scoring import settle_deal, standing_keys
from chiliad.games.tysiac.state import Standing
from chiliad.i18n.language import available
from chiliad.records import read
from cli.terminal import start, tell


@pytest.fixture
def run(monkeypatch, capsys):
    return lambda *words, typed="": tell(monkeypatch, capsys, *words, typed=typed)


# ------------------------------------------------------------------------------------------------------ help


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_a_shell_learns_all_commands_and_their_options(shell, run):
    told = run("completion", shell)
    assert (told.status, told.err) == (0, "")
    for word in (*COMMANDS, "natural", "chapeaux", "lines", "workers"):
        assert word in told.out, word


def test_no_completion_for_a_shell_that_is_not_known(run):
    assert run("completion", "cmd").err.endswith("(unknown-shell)\n")
    assert run("completion").err.endswith("(missing-argument)\n")


@pytest.mark.skipif(shutil.which("bash") is None, reason="this machine has no bash")
def test_bash_completes(run, tmp_path):
    script = tmp_path / "chiliad.bash"
    script.write_text(run("completion", "bash").out)
    ask = f"source {script}; COMP_WORDS=(chiliad ver); COMP_CWORD=1; _shtab_chiliad; echo ${{COMPREPLY[@]}}"
    told = subprocess.run(["bash", "-c", ask], capture_output=True, text=True, check=True, timeout=60)
    assert told.stdout.split() == ["verify"]


@pytest.mark.parametrize("language", available())
def test_every_command_has_help_in_every_language(language, run):
    told = run("--lang", language, "--help")
    assert told.status == 0
    for command in COMMANDS:
        assert f"  {command} " in told.out
        page = run(command, "--help", "--lang", language)
        assert page.status == 0
        assert f"chiliad {command}" in page.out
        assert "usage:" in page.out or language != "en"


def test_what_is_no_command(run):
    assert run().status == 2
    told = run("pay")
    assert told == (2, "", "chiliad: there is no command “pay”; perhaps play is meant (unknown-command)\n")
    assert run("--lang", "xx", "rules").err.endswith("(unknown-language)\n")
    assert run("--version").out.startswith("chiliad ")


def test_the_language_of_the_environment(run, monkeypatch):
    monkeypatch.setenv("CHILIAD_LANG", "es")
    assert "uso:" in run("--help").out
    assert "falta GAME" in run("rules").err


# ---------------------------------------------------------------------------------------------------- payout


@pytest.mark.parametrize(
    "preset,winner,loser,naturals,chapeaux,target,amount",
    [
        ("pagat", 1252, 649, 2, 1, 1200, 19),
        ("wikipedia", 1252, 649, 2, 1, 1200, 19),
        ("pagat", 1252, 650, 2, 1, 1200, 18),
        ("wikipedia", 1252, 650, 2, 1, 1200, 19),
        ("pagat", 1252, 590, 2, 1, 1200, 38),
        ("wikipedia", 1252, 590, 2, 1, 1200, 22),
        ("pagat", 1236, 1169, 0, 0, 1200, 3),
        ("wikipedia", 1236, 1169, 0, 0, 1200, 4),
        ("progressive", 2100, 860, 4, 3, 2000, 66),
        ("progressive", 2100, 860, 5, 3, 2000, 81),
        ("pagat", 1200, -50, 0, 0, 1200, 45),
    ],
)
def test_payments(preset, winner, loser, naturals, chapeaux, target, amount, run):
    figures = ["--winner", winner, "--loser", loser, "--naturals", naturals, "--chapeaux", chapeaux]
    words = ["payout", "mille", "--preset", preset, *figures, "--target", target]
    told = json.loads(run(*words, "--json").out)
    parts = sum(told[part] for part in ("game", "difference", "naturals", "chapeaux", "skunk"))
    assert told["amount"] == amount == parts * told["multiplier"]
    assert str(amount) in run(*words).out.splitlines()[-1]
    doubled = json.loads(run(*words, "--small", 2, "--json").out)
    assert doubled["amount"] == 2 * amount


@pytest.mark.parametrize(
    "words,slug",
    [
        (["mille", "--winner", 1200], "missing-argument"),
        (["mille", "--winner", "1e3", "--loser", 0], "bad-number"),
        (["mille", "--winner", "9" * 31, "--loser", 0], "bad-number"),
        (["mille", "--winner", 1200, "--loser", 0, "--naturals", -1], "number-too-low"),
        (["mille", "--winner", 1200, "--loser", 0, "--preset", "x"], "unknown-preset"),
        (["tysiac", "--winner", 1200, "--loser", 0], "no-payment"),
        (["mille", "--winner", 1195, "--loser", 0], "payout-below-target"),
        (["mille", "--winner", 1250, "--loser", 0, "--target", 2000], "payout-below-target"),
        (["mille", "--winner", 1250, "--loser", 1255], "payout-below-loser"),
        (["mille", "--winner", 1250, "--loser", 1250], "payout-level"),
        (["mille", "--winner", 1250, "--loser", 600, "--option", "natural_required=yes"], "payout-no-natural"),
        (["poker", "--winner", 1200, "--loser", 0], "unknown-game"),
    ],
)
def test_bad_payouts(words, slug, run):
    told = run("payout", *words)
    assert told.status in (1, 2)
    assert told.out == ""
    assert told.err.endswith(f"({slug})\n")


def test_with_a_natural_the_lower_total_may_win(run):
    figures = ["--winner", 1250, "--loser", 1300, "--naturals", 1, "--option", "natural_required=yes"]
    told = json.loads(run("payout", "mille", *figures, "--json").out)
    assert (told["difference"], told["amount"]) == (0, 6)


def test_what_triples_the_payment_is_a_total_below_zero(run):
    assert "as the loser is below zero" in run("payout", "mille", "--winner", 1200, "--loser", -50).out
    assert "for the skunk" in run("payout", "mille", "--winner", 1200, "--loser", 595).out


# ---------------------------------------------------------------------------------------------------- settle

TYSIAC = {"dealer": 0, "declarer": 1, "contract": 140, "conceded": False, "points": [20, 153, 47]}
ZERO = {key: [0, 0, 0] for key in standing_keys(Rules())}


def test_settling_tysiac(run):
    told = run("settle", "tysiac", "--json", typed=json.dumps({"options": {}, "before": ZERO, **TYSIAC}))
    assert told.status == 0
    after = {**ZERO, "totals": [20, 140, 45]}
    assert json.loads(told.out) == {"scores": [20, 140, 45], "after": after, "winner": None}
    lines = run("settle", "tysiac", typed=json.dumps(TYSIAC)).out.splitlines()
    assert lines[1] == "Seat 1 scores 140."


@pytest.mark.parametrize(
    "total,used,change,after",
    [
        (860, 0, {"contract": 140, "points": [0, 158, 2]}, 1000),
        (860, 0, {"contract": 120, "points": [28, 130, 2]}, 880),
        (880, 0, {"contract": 120, "points": [28, 130, 2]}, 1000),
        (880, 0, {"contract": 115, "points": [28, 130, 2]}, 880),
        (880, 2, {"contract": 115, "points": [28, 130, 2]}, 760),
        (880, 0, {"contract": 155, "points": [28, 130, 2]}, 725),
        (875, 0, {"declarer": 0, "points": [154, 4, 2]}, 880),
        (875, 0, {"declarer": 0, "points": [156, 2, 2]}, 875),
    ],
)
def test_the_totals_of_the_barrel(total, used, change, after, run):
    before = {"totals": [0, total, 0], "barrel_deals": [0, used, 0]}
    told = json.loads(run("settle", "tysiac", "--json", typed=json.dumps({**TYSIAC, "before": before, **change})).out)
    assert told["after"]["totals"][1] == after
    assert told["winner"] == (1 if after >= 1000 else None)


def test_settling_many_lines_agrees_with_the_engine(run):
    rng = random.Random(7)
    lines, wanted = [], []
    for _ in range(60):
        before = Standing(tuple(rng.randrange(-200, 175) * 5 for _ in range(3)))
        points = rng.randrange(20, 60), rng.randrange(20, 50), rng.choice([0, 40, 80, 100, 140, 240])
        points = *points[:2], 120 - sum(points[:2]) + points[2]
        contract, declarer = rng.randrange(20, 61) * 5, rng.randrange(3)
        figures = {**TYSIAC, "declarer": declarer, "contract": contract, "points": points}
        lines.append(json.dumps({**figures, "before": {"totals": before.totals}}))
        settled = settle_deal(Rules(), before, 0, declarer, contract, False, points)
        wanted.append([list(settled.scores), list(settled.after.totals)])
    told = run("settle", "tysiac", "--lines", typed="\n".join(lines))
    assert told.status == 0
    assert [[one["scores"], one["after"]["totals"]] for one in map(json.loads, told.out.splitlines())] == wanted


def mille(first, second, out, hands=("", "")):
    return {"seats": [{"sets": first, "hand": hands[0]}, {"sets": second, "hand": hands[1]}], "out": out}


EIGHT_KINGS = {"K": "KsKsKhKhKdKdKcKc"}


@pytest.mark.parametrize(
    "figures,scores,stars,chapeaux",
    [
        (mille({"K": "KsKhKd2s"}, {}, 0, ("", "2d2c")), [50, -40], [0, 0], [0, 1]),
        (mille({"Q": "QhQdQc", "K": "KsKh2d"}, {}, 0, ("", "3s")), [70, -5], [0, 0], [0, 1]),
        (mille({"Q": "QhQdQc", "K": "KsKhKd"}, {}, 0, ("", "3s")), [120, -5], [1, 0], [0, 1]),
        (mille({"2": "2s2h2d", "A": "AsAhAd"}, {}, 0, ("", "3s")), [210, -5], [1, 0], [0, 1]),
        (mille({"A": "AsAhAd"}, EIGHT_KINGS, 0, ("", "2s3h")), [90, 135], [1, 1], [0, 0]),
        (mille({**EIGHT_KINGS, "7": "7s7h2d"}, {}, 0, ("", "3s")), [190, -5], [1, 0], [0, 1]),
        (mille({**EIGHT_KINGS, "7": "7s7h7d"}, {}, 0, ("", "3s")), [350, -5], [2, 0], [0, 1]),
        (mille({"Q": "Qs2s2h"}, {}, None, ("3h", "3s")), [135, -5], [0, 0], [0, 0]),
    ],
)
def test_settling_mille(figures, scores, stars, chapeaux, run):
    told = run("settle", "mille", "--json", typed=json.dumps(figures))
    assert json.loads(told.out) == {"scores": scores, "stars": stars, "chapeaux": chapeaux}
    assert told.status == 0
    assert run("settle", "mille", typed=json.dumps(figures)).status == 0


@pytest.mark.parametrize(
    "game,text,slug",
    [
        ("tysiac", "", "bad-json"),
        ("tysiac", "[" * 100_000, "bad-json"),
        ("tysiac", "9" * 10_000, "bad-json"),
        ("tysiac", "NaN", "bad-json"),
        ("tysiac", "[]", "not-an-object"),
        ("tysiac", '{"dealer": 0, "dealer": 1}', "key-twice"),
        ("tysiac", json.dumps({**TYSIAC, "colour": 1}), "bad-key"),
        ("tysiac", json.dumps({key: TYSIAC[key] for key in TYSIAC if key != "dealer"}), "missing-key"),
        ("tysiac", json.dumps({**TYSIAC, "dealer": 3}), "figure-out-of-bounds"),
        ("tysiac", json.dumps({**TYSIAC, "dealer": True}), "bad-type"),
        ("tysiac", json.dumps({**TYSIAC, "points": [1.5, 2, 3]}), "bad-type"),
        ("tysiac", json.dumps({**TYSIAC, "points": [1, 2]}), "wrong-number-count"),
        ("tysiac", json.dumps({**TYSIAC, "points": [200, 200, 200]}), "points-too-many"),
        ("tysiac", json.dumps({**TYSIAC, "points": [200, 21, 0]}), "points-no-marriages"),
        ("tysiac", json.dumps({**TYSIAC, "points": [0, 119, 0]}), "points-no-marriages"),
        ("tysiac", json.dumps({**TYSIAC, "points": [1, 159, 0]}), "points-no-tricks"),
        ("tysiac", json.dumps({**TYSIAC, "points": [400, 0, 0]}), "points-no-tricks"),
        ("tysiac", json.dumps({**TYSIAC, "conceded": True}), "points-conceded"),
        ("tysiac", json.dumps({**TYSIAC, "conceded": 0}), "not-yes-or-no"),
        ("tysiac", json.dumps({**TYSIAC, "contract": 142}), "contract-not-a-step"),
        ("tysiac", json.dumps({**TYSIAC, "contract": 405}), "figure-out-of-bounds"),
        ("tysiac", json.dumps({**TYSIAC, "options": {"x": 1}}), "unknown-option"),
        ("tysiac", json.dumps({**TYSIAC, "preset": "x"}), "unknown-preset"),
        ("tysiac", json.dumps({**TYSIAC, "before": {"totals": [900, 0, 0]}}), "before-inside-barrel"),
        ("tysiac", json.dumps({**TYSIAC, "before": {"concessions": [3, 0, 0]}}), "before-bad-counter"),
        ("mille", json.dumps(mille({"K": "KsKh"}, {}, 0, ("", "3s"))), "bad-set"),
        ("mille", json.dumps(mille({"K": "2s2h2d"}, {}, 0, ("", "3s"))), "bad-set"),
        ("mille", json.dumps(mille({"K": "KsKhQd"}, {}, 0, ("", "3s"))), "bad-set"),
        ("mille", json.dumps(mille({"K": "KsKsKs"}, {}, 0, ("", "3s"))), "too-many-copies"),
        ("mille", json.dumps(mille({"K": "KsKsKh"}, {}, 0, ("", "Ks"))), "too-many-copies"),
        ("mille", json.dumps(mille({"1": "KsKsKh"}, {}, 0, ("", "3s"))), "bad-rank"),
        ("mille", json.dumps(mille({"K": "KsKsKx"}, {}, 0, ("", "3s"))), "bad-card"),
        ("mille", json.dumps(mille({"K": "KsKsKh"}, {}, 0, ("3s", "3s"))), "bad-hand"),
        ("mille", json.dumps(mille({"K": "KsKsKh"}, {}, 2, ("", "3s"))), "figure-out-of-bounds"),
        ("mille", json.dumps({"seats": [], "out": 0}), "wrong-number-count"),
        (
            "mille",
            json.dumps({**mille({"K": "Ks2s2h"}, {}, 0, ("", "3s")), "options": {"max_wilds": 1}}),
            "too-many-wilds",
        ),
    ],
)
def test_bad_figures_are_refused(game, text, slug, run):
    told = run("settle", game, "--json", typed=text)
    assert told.status == 1
    (line,) = told.out.splitlines()
    assert json.loads(line)["error"] == slug
    assert json.loads(line)["sentence"]
    plain = run("settle", game, typed=text)
    assert (plain.status, plain.out) == (1, "")
    assert plain.err.endswith(f"({slug})\n")
    mixed = run("settle", game, "--lines", typed=f"{{}}\n{text}\n" if text else "{}\n")
    assert mixed.status == 1
    assert len(mixed.out.splitlines()) == (2 if text else 1)


def test_a_line_without_end_is_refused(run):
    told = run("settle", "tysiac", "--lines", typed="[" * (3 << 20) + "\n" + json.dumps(TYSIAC))
    first, second = map(json.loads, told.out.splitlines())
    assert first["error"] == "too-long"
    assert second["scores"] == [20, 140, 45]


# --------------------------------------------------------------------------------------------------- records


@pytest.fixture(scope="module")
def records(tmp_path_factory):
    """A folder with two matches a game, as selfplay writes them."""
    folder = tmp_path_factory.mktemp("records")
    for game in ("mille", "tysiac"):
        words = ["selfplay", game, "--games", 2, "--seed", 9, "--bots", "greedy", "--workers", 1, "--deals", 4]
        with start(*words, "--out", folder, home=folder) as process:
            _, err = process.communicate(timeout=300)
        assert process.returncode == 0, err
    return folder


def test_verify(run, records, tmp_path):
    files = sorted(records.glob("0*"))
    assert [file.name for file in files] == ["000001.mille", "000001.tysiac", "000002.mille", "000002.tysiac"]
    told = run("verify", *files)
    assert told == (0, "".join(f"ok {file}\n" for file in files), "")
    bad = tmp_path / "bad.tysiac"
    bad.write_text(files[1].read_text().replace(" play ", " sing ", 1))
    told = run("verify", files[0], bad, tmp_path / "none.mille")
    assert told.status == 1
    lines = told.out.splitlines()
    assert lines[0] == f"ok {files[0]}"
    assert lines[1].startswith(f"{bad}: deal ")
    assert lines[2].startswith(f"{tmp_path / 'none.mille'}: cannot-read: ")  # no deal or action: the file was not read
    told = run("verify", files[0], bad, "--json")
    good, fault = map(json.loads, told.out.splitlines())
    assert (good["ok"], fault["ok"], fault["error"]) == (True, False, "bad-action")


def test_the_standard_input_is_a_file_too(run, records):
    for game in ("mille", "tysiac"):
        text = (records / f"000001.{game}").read_text()
        assert run("verify", "-", typed=text) == (0, "ok -\n", "")
        view = run("redact", "-", "--seat", 1, typed=text).out
        assert run("verify", "-", typed=view).out == "ok - (seat 1)\n"
        assert run("replay", "-", typed=text).out == run("replay", records / f"000001.{game}").out
        assert run("verify", "-", typed=text + "x").status == 1
    assert run("verify", "-", "-").err.endswith("(input-twice)\n")


def test_folders_and_patterns(run, records, tmp_path):
    below = tmp_path / "below" / "deeper"
    below.mkdir(parents=True)
    (below / "one.mille").write_bytes((records / "000001.mille").read_bytes())
    (below / "notes.txt").write_text("no record")
    assert run("verify", tmp_path / "below") == (0, f"ok {below / 'one.mille'}\n", "")
    files = sorted(records.glob("*.tysiac"))
    assert run("verify", records / "*.tysiac").out.splitlines() == [f"ok {file}" for file in files]
    for nothing in (records / "*.poker", tmp_path / "empty"):
        (tmp_path / "empty").mkdir(exist_ok=True)
        told = run("verify", nothing)
        assert (told.status, told.out) == (2, "")
        assert told.err.endswith("(no-records-there)\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_told_in_a_sentence(records):
    with open("/dev/full", "w") as full, start("verify", records, home=records, stdout=full) as process:
        _, err = process.communicate(timeout=300)
    assert process.returncode == 3
    assert err.startswith("chiliad: the input or the output fails: ")
    assert err.endswith("(system-refuses)\n")


@pytest.mark.parametrize("seat", ["0", "1", "public"])
def test_redact_and_verify_it(seat, run, records, tmp_path):
    told = run("redact", records / "000001.tysiac", "--seat", seat)
    assert told.status == 0
    assert "??" in told.out
    file = tmp_path / "view.tysiac"
    file.write_text(told.out, encoding="utf-8")
    shown = "(public)" if seat == "public" else f"(seat {seat})"
    assert run("verify", file).out == f"ok {file} {shown}\n"
    assert run("redact", file, "--seat", 2).err.endswith("(already-redacted)\n")


@pytest.mark.parametrize("game", ["mille", "tysiac"])
def test_replay(game, run, records):
    file = records / f"000001.{game}"
    record = read(file.read_text())
    for more in ([], ["--lang", "es"], ["--names"], ["--seat", 0], ["--seat", "public"]):
        told = run("replay", file, *more)
        assert told.status == 0
        assert "{" not in told.out
    lines = [json.loads(line) for line in run("replay", file, "--json").out.splitlines()]
    assert max(line["deal"] for line in lines) == len(record.deals)
    only = run("replay", file, "--json", "--deal", 2).out.splitlines()
    assert {json.loads(line)["deal"] for line in only} == {2}
    assert run("replay", file, "--deal", 99).err.endswith("(no-such-deal)\n")
    assert run("replay", file, "--seat", 3).status == 2
    hidden = run("replay", file, "--json", "--seat", 0).out
    assert "??" in hidden


def test_selfplay_is_the_same_for_any_number_of_workers(records, tmp_path):
    words = ["selfplay", "tysiac", "--games", 4, "--seed", 9, "--bots", "greedy", "--deals", 2, "--json"]
    folders = []
    for workers in (1, 2):
        folders.append(tmp_path / str(workers))
        with start(*words, "--workers", workers, "--out", folders[-1], home=tmp_path) as process:
            out, err = process.communicate(timeout=300)
        assert process.returncode == 0, err
        assert json.loads(out)["matches"] == 4
    first, second = ([file.read_bytes() for file in sorted(folder.iterdir())] for folder in folders)
    assert first == second
    assert len(set(first)) == 4
    assert b'shuffle = "seed ' in first[0]


def test_selfplay_needs_the_game_alone_and_tells_its_seed(run, tmp_path):
    words = ["selfplay", "mille", "--games", 2, "--deals", 1, "--workers", 1]
    first = run(*words, "--out", tmp_path / "first")
    assert first.out.startswith("2 matches, ")
    assert "Seat 1, greedy: " in first.out
    *_, seed = first.out.split()
    again = run(*words, "--out", tmp_path / "again", "--seed", seed, "--json")
    assert json.loads(again.out)["seed"] == int(seed)
    assert len(list((tmp_path / "first").iterdir())) == 2
    for record in (tmp_path / "first").iterdir():
        assert (tmp_path / "again" / record.name).read_bytes() == record.read_bytes()
    *_, other = run(*words).out.split()
    assert other != seed


def test_selfplay_refuses(run, records):
    words = ["selfplay", "mille", "--games", 1, "--seed", 1, "--bots", "random"]
    assert run(*words, "--out", records).err.endswith("(folder-has-records)\n")
    assert run(*words[:-1], "nobody").err.endswith("(unknown-bot)\n")
    assert run(*words[:-1], "random,random,random").err.endswith("(wrong-bot-count)\n")
    assert run(*words, "--out", "/proc/nowhere").status == 3
    told = run(*words, "--deals", 1, "--workers", 1, "--json")
    assert json.loads(told.out)["matches"] == 1


def test_rules(run):
    told = run("rules", "tysiac", "--option", "must_beat=yes")
    assert "With must_beat = yes" in told.out
    assert max(map(len, told.out.splitlines())) <= 100
    whole = json.loads(run("rules", "mille", "--preset", "wikipedia", "--json", "--lang", "es").out)
    assert whole["preset"] == "wikipedia"
    assert whole["rules"][0]["number"] == "M1"
    assert whole["guide"]["steps"]
    assert run("rules").err == "chiliad: GAME is missing (missing-argument)\n"


def test_rules_begin_with_the_game_in_short_and_its_other_parts_come_when_asked_for(run):
    told = run("rules", "mille").out
    assert told.index("The game in short") < told.index("20: 2s") < told.index("M1 The cards")
    examples = run("rules", "mille", "--examples").out
    assert "Your hand: A♦ A♣ K♥ K♥ Q♥ Q♦" in examples
    assert "  You take the pack, laying Q♥ Q♦ with Q♣." in examples
    assert "M1 " not in examples
    both = run("rules", "tysiac", "--glossary", "--presets", "--option", "target=500").out
    assert both.index("talon: ") < both.index("Points that end the match: 1000")
    presets = run("rules", "mille", "--presets").out
    assert presets.index("  Wikipedia: 22") < presets.index("The same in all presets")
    assert max(map(len, (told + examples + both + presets).splitlines())) <= 100
