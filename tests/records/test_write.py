"""Writing records: one canonical text, for any record and any way of reading it."""

from __future__ import annotations

import datetime
import tomllib
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from chiliad.errors import BadRecord
from chiliad.game import OVER
from chiliad.games import GAMES
from chiliad.records import Record, action_lines, read, write
from chiliad.records.toml import write_value
from records.playing import lines_count, play_match, stopped

GOLDEN = sorted(Path(__file__).parent.joinpath("golden").iterdir())
MUTANTS = "AKQJT98765432shdc?01 -x"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name)
def test_a_golden_record_is_canonical(path):
    data = path.read_bytes()
    assert write(read(data)).encode() == data


def test_there_is_a_golden_record_of_every_kind():
    texts = {path.name: path.read_text("utf-8") for path in GOLDEN}
    for part in (
        " concede",
        " marry ",
        "before = ",
        "[options]",
        "payment = ",
        " # ",
        " take ",
        '"blocked"',
        "_",
        "??",
    ):
        assert any(part in text for text in texts.values()), part
    assert sum("[result]" in text for text in texts.values()) >= 4


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_a_match_played_is_read_back(name, seed):
    record = play_match(name, seed)
    text = write(record)
    again = read(text)
    assert write(again) == text
    assert (again.rules, again.players, again.winner) == (record.rules, record.players, record.winner)
    for deal, same in zip(record.deals, again.deals, strict=True):
        assert (deal.dealer, deal.before, deal.settlement) == (same.dealer, same.before, same.settlement)
    for kept in range(0, lines_count(text), 7):
        part = stopped(text, kept)
        assert write(read(part)) == part


def test_a_record_is_written_while_it_is_played():
    """The actions of a live match, one after the other: each text is a record."""
    played = play_match("mille", 3, deals_max=1)
    live = Record.new(played.game, played.preset, played.rules, played.players)
    deal = live.begin_deal(played.deals[0].dealer, played.deals[0].before)
    state, seen = deal.start, 0
    for action in played.deals[0].actions:
        deal.append(action)
        state = live.game.apply(live.rules, state, action)
        if live.game.actor(state) == OVER:
            live.settle(state)
        lines = action_lines(live, deal)
        if len(lines) != seen:
            seen = len(lines)
            assert write(read(write(live))).count('",') == write(live).count('",')
    assert write(live) == write(played)


def test_comments_stay_with_their_line():
    text = Path(__file__).parent.joinpath("golden", "deal_stopped.tysiac").read_text("utf-8")
    line = next(line for line in text.splitlines() if " # " in line)
    action, _, comment = line.partition(" # ")
    for written, kept in (
        (f'{action} #   one # two  ",', 'one # two",'),
        (f'{action} # ",', ""),
        (f'{action} # a\\tb\\"c\\u2028",', 'a\\tb\\"c",'),
    ):
        again = write(read(text.replace(line, written)))
        assert (f"{action} # {kept}" if kept else f'{action}",') in again
        assert write(read(again)) == again
    assert comment


def test_lines_that_become_one_join_their_comments():
    text = Path(__file__).parent.joinpath("golden", "match.mille").read_text("utf-8")
    line = next(line for line in text.splitlines() if " lay " in line and len(line.split()[3]) >= 10)
    words = line.strip(' ",').split()
    first, rest = words[3][:6], words[3][6:]
    split = text.replace(
        line,
        f'  "1 lay {words[2]} {first} # one",\n  "1 lay {words[2]} {rest} # two",'.replace("1 lay", f"{words[0]} lay"),
        1,
    )
    assert split != text
    assert write(read(split)) == text.replace(line, line[:-2] + ' # one; two",', 1)


def test_what_is_kept():
    head = 'format = "chiliad 1"\ngame = "tysiac"\nplayers = ["a", "b", "c"]\n'
    text = head + (
        "_z = [1, 2.5, true, 1979-05-27, 07:32:00, 1979-05-27T07:32:00Z, inf, { b = 1, a = \"x\" }]\nplace = 'Łódź'\n"
        '"_key with blanks" = "two\\nlines \\u202e"\nshuffle = { proof = "0a" }\ndate = 2024-02-29\n'
        "[options]\n_why = 1\n[[deal]]\ndealer = 1\nevent = 'x'\n_n = []\n"
        "before = { totals = [0, 0, 0], concessions = [0, 0, 0], empty_hands = [0, 0, 0], "
        "barrel_deals = [0, 0, 0], _b = 1 }"
    )
    once = write(read(text))
    assert write(read(once)) == once
    tables, before = tomllib.loads(once), tomllib.loads(text)
    del tables["rules"], tables["deal"][0]["actions"]
    assert tables == before
    assert once.index("date") < once.index("place") < once.index("shuffle") < once.index("_key") < once.index("_z")


kept_values = st.recursive(
    st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False)
    | st.text(st.characters(exclude_categories=["Cs"]))
    | st.dates()
    | st.times()
    | st.datetimes(timezones=st.none() | st.just(datetime.UTC)),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(kept_values)
def test_a_kept_value_is_written_as_it_was(value):
    text = write_value(value)
    assert "\n" not in text
    assert tomllib.loads(f"x = {text}")["x"] == value


def with_char(text: str, at: int, char: str) -> str:
    return text[:at] + char + text[at + 1 :]


def changeable(text: str) -> list[int]:
    """The places of all characters of actions and figures."""
    found, at = [], 0
    for line in text.splitlines(keepends=True):
        if line.startswith(('  "', "points", "scores", "totals", "winner", "payment", "dealer")):
            found += range(at + line.index('"' if '"' in line else "=") + 1, at + len(line.rstrip()))
        at += len(line)
    return found


def figures(text: str) -> list[list[int]]:
    return [deal[key] for deal in tomllib.loads(text)["deal"] for key in ("points", "scores", "totals") if key in deal]


@pytest.mark.parametrize(
    "name", ["deal_of_a_match.tysiac", "deal_conceded.tysiac", "deal_with_a_natural.mille", "view_of_seat_1.tysiac"]
)
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_one_character_changed_is_refused_or_another_record(name, data):
    text = Path(__file__).parent.joinpath("golden", name).read_text("utf-8")
    at = data.draw(st.sampled_from(changeable(text)))
    changed = with_char(text, at, data.draw(st.sampled_from(MUTANTS)))
    try:
        record = read(changed)
    except BadRecord:
        return
    once = write(record)
    assert write(read(once)) == once
    assert all(numbers in figures(once) for numbers in figures(changed)), "a figure that was wrong was not refused"
