"""Views: they hide the right cards, nothing else reveals these, and every view can be replayed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from chiliad.errors import BadRecord, Illegal
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.records import Record, read, redact, write
from records.playing import lines_count, play_match, stopped

GOLDEN = Path(__file__).parent / "golden"
WHOLE = sorted(path.name for path in GOLDEN.iterdir() if not path.name.startswith(("view", "not_begun")))
VIEWS = [(name, seat) for name in WHOLE for seat in (None, *range(GAMES[name.rpartition(".")[2]].default_seats))]
MATCHES = 25  # of each game in a test run; thousands were run when this was written


def golden(name: str) -> str:
    return (GOLDEN / name).read_text("utf-8")


def assert_view(record: Record, seat: int | None) -> None:
    """The view replays to itself, belongs to its seat, and the reader shows it to no other seat."""
    view = redact(record, seat)
    again = read(view)
    assert write(again) == view
    viewer = NOBODY if seat is None else seat
    if "??" not in view:
        assert again.viewer is None
        return
    # Before a seat's own cards are dealt its view is the public's.
    assert again.viewer in (viewer, NOBODY)
    if again.viewer != viewer:
        return
    assert redact(again, seat) == view
    for other in (None, *range(record.seats)):
        if other != seat:
            with pytest.raises(Illegal) as caught:
                redact(again, other)
            assert caught.value.slug == "already-redacted"


@pytest.mark.parametrize("name,seat", VIEWS)
def test_a_golden_record_seen(name, seat):
    assert_view(read(golden(name)), seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(100, 100 + MATCHES))
def test_a_match_seen_whole_and_stopped_anywhere(game, seed):
    rng = random.Random(seed)
    text = write(play_match(game, seed, deals_max=rng.choice([1, 2, 4])))
    texts = [text, *(stopped(text, rng.randrange(lines_count(text))) for _ in range(2))]
    for part in texts:
        record = read(part)
        for seat in (None, *range(record.seats)):
            assert_view(record, seat)


def test_what_tysiac_hides():
    record = read(golden("deal_of_a_match.tysiac"))
    lines = [line.strip(' ",') for line in golden("deal_of_a_match.tysiac").splitlines() if line.startswith('  "')]
    declarer = next(int(line[0]) for line in lines if " give " in line)
    for seat in (None, 0, 1, 2):
        seen = [line.strip(' ",') for line in redact(record, seat).splitlines() if line.startswith('  "')]
        for line, shown in zip(lines, seen, strict=True):
            words = line.split()
            if words[0] == "deal" and words[1] != "talon":
                hidden = words[1] != str(seat)
            else:
                hidden = "give" in words and seat not in (declarer, int(words[2]))
            count = 14 if words[0] == "deal" else 2
            assert shown == (" ".join([*words[:-1], "?" * count]) if hidden else line)


def test_the_talon_is_hidden_until_it_is_shown():
    text = golden("deal_stopped.tysiac")
    before_the_end = stopped(text, 10)
    assert "talon ??????" in redact(read(before_the_end), 1)
    assert "talon ??????" in redact(read(before_the_end), None)
    assert "talon ??????" not in redact(read(text), 1)


def test_what_mille_hides():
    text = golden("deal_blocked.mille")
    for seat in (None, 0, 1):
        seen = redact(read(text), seat).splitlines()
        for line, shown in zip(text.splitlines(), seen, strict=True):
            words = line.strip(' ",').split()
            owner = words[1] if words[:1] == ["deal"] else words[0] if words[1:2] == ["draw"] else ""
            assert ("?" in shown) == (owner in ("0", "1") and owner != str(seat))
            assert "?" in shown or shown == line


def test_a_view_tells_nothing_beside():
    text = golden("deal_stopped.tysiac")
    text = text.replace(
        "\n[[deal]]", 'event = "Cup"\nshuffle = "seed 7"\n_note = "0 holds Ah"\n\n[[deal]]\n_n = 1\nshuffle = 2', 1
    )
    for seat in (None, 0, 1, 2):
        view = redact(read(text), seat)
        assert "#" not in view
        assert "shuffle" not in view
        assert "_n" not in view
        assert "Cup" in view


def test_swapping_what_a_seat_can_not_see_changes_nothing():
    whole = read(golden("deal_conceded.tysiac"))
    for seat in (None, 0, 1, 2):
        view = redact(whole, seat)
        completed = read(view)
        completed.viewer = None
        other = write(completed)
        assert redact(read(other), seat) == view


@pytest.mark.parametrize("name", ["view_of_seat_1.tysiac", "view_of_the_public.mille", "view_of_seat_0.mille"])
def test_a_view_with_its_figures_wrong_is_refused(name):
    text = golden(name)
    line = next(line for line in text.splitlines() if line.startswith("scores"))
    numbers = eval(line.partition("=")[2])
    wrong = text.replace(line, f"scores = {[number + 1 for number in numbers]}", 1)
    with pytest.raises(BadRecord) as caught:
        read(wrong)
    assert caught.value.slug == "wrong-scores"


def test_no_line_of_a_view_can_be_impossible():
    """Every card played in a view, changed into one that another seat plays, is refused in its line or later."""
    text = golden("view_of_seat_1.tysiac")
    lines = [line for line in text.splitlines() if " play " in line]
    for first, second in zip(lines, lines[3:], strict=False):
        one, two = first.strip(' ",').split()[-1], second.strip(' ",').split()[-1]
        with pytest.raises(BadRecord) as caught:
            read(text.replace(first, first.replace(one, two)))
        assert caught.value.deal == 1
        assert caught.value.action > 0


def test_only_seats_have_views():
    record = read(golden("match.mille"))
    for seat in (2, -2):
        with pytest.raises(ValueError, match="no seat"):
            redact(record, seat)
