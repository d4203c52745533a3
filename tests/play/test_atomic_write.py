"""``atomic_write.save``: the file is whole, the old one or the new, whatever fails."""

import builtins
import errno
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chiliad.errors import Unavailable
from chiliad.play import atomic_write
from chiliad.play.match import Match
from chiliad.records import read
from play.playing import MOVES, matches, play_on

OLD, NEW = "old\n", "new: Łódź ♠\n" * 1000


class FullDisk:
    """A file on a disk that fills up: ``step`` names the call that finds it full."""

    def __init__(self, file, step: str) -> None:
        self._file, self._step = file, step

    def __enter__(self):
        return self

    def __exit__(self, *raised) -> None:
        self._file.close()
        if self._step == "close" and raised == (None, None, None):
            raise full()

    def write(self, text: str) -> None:
        self._file.write(text[: len(text) // 2])
        if self._step == "write":
            raise full()
        self._file.write(text[len(text) // 2 :])

    def flush(self) -> None:
        if self._step == "flush":
            raise full()
        self._file.flush()

    def fileno(self) -> int:
        return self._file.fileno()


def full(*_: object, **__: object) -> OSError:
    return OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def fail(*_: object, **__: object) -> None:
    raise full()


STEPS = ("mkdir", "open", "write", "flush", "fsync", "close", "replace")


def break_disk(monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """Let the named step of ``save`` fail with ENOSPC."""
    if step == "mkdir":
        monkeypatch.setattr(Path, "mkdir", fail)
    elif step == "open":
        monkeypatch.setattr(builtins, "open", fail)
    elif step in ("fsync", "replace"):
        monkeypatch.setattr(atomic_write.os, step, fail)
    else:
        real = builtins.open
        monkeypatch.setattr(builtins, "open", lambda *args, **keys: FullDisk(real(*args, **keys), step))


def test_a_file_is_made_with_its_folders(tmp_path):
    path = tmp_path / "matches" / "2026" / "one.tysiac"
    atomic_write.save(path, NEW)
    assert path.read_bytes() == NEW.encode()
    assert list(path.parent.iterdir()) == [path]


def test_a_file_is_replaced_whole(tmp_path):
    path = tmp_path / "one.mille"
    for text in (OLD, NEW, "", OLD):
        atomic_write.save(path, text)
        assert path.read_bytes() == text.encode()
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("exists", [True, False])
def test_a_full_disk_leaves_the_old_file_and_nothing_else(tmp_path, monkeypatch, step, exists):
    path = tmp_path / "one.mille"
    if exists:
        path.write_text(OLD)
    with monkeypatch.context() as broken:
        break_disk(broken, step)
        with pytest.raises(Unavailable) as fault:
            atomic_write.save(path, NEW)
    assert fault.value.slug == "cannot-write"
    assert fault.value.details == {"path": str(path), "reason": os.strerror(errno.ENOSPC)}
    assert list(tmp_path.iterdir()) == ([path] if exists else [])
    assert not exists or path.read_text() == OLD
    atomic_write.save(path, NEW)
    assert path.read_text(encoding="utf-8") == NEW


def test_the_content_is_on_the_disk_before_it_is_moved(tmp_path, monkeypatch):
    order, path = [], tmp_path / "one.mille"
    real_fsync, real_replace = os.fsync, os.replace

    def fsync(handle: int) -> None:
        order.append(("fsync", os.fstat(handle).st_size))
        real_fsync(handle)

    def replace(source: Path, target: Path) -> None:
        order.append(("replace", Path(source).stat().st_size))
        real_replace(source, target)

    monkeypatch.setattr(atomic_write.os, "fsync", fsync)
    monkeypatch.setattr(atomic_write.os, "replace", replace)
    atomic_write.save(path, NEW)
    size = len(NEW.encode())
    assert order[:2] == [("fsync", size), ("replace", size)]


@pytest.mark.parametrize("error", [KeyboardInterrupt, UnicodeEncodeError])
def test_whatever_else_stops_it_leaves_nothing_beside(tmp_path, monkeypatch, error):
    path = tmp_path / "one.mille"
    path.write_text(OLD)
    if error is KeyboardInterrupt:

        def interrupt(handle: int) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(atomic_write.os, "fsync", interrupt)
    with pytest.raises(error):
        atomic_write.save(path, "lone \udc80" if error is UnicodeEncodeError else NEW)
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_text() == OLD


def test_where_nothing_can_be_written_it_says_so(tmp_path):
    (tmp_path / "file").write_text(OLD)
    with pytest.raises(Unavailable, match="cannot-write"):
        atomic_write.save(tmp_path / "file" / "one.mille", NEW)
    (tmp_path / "folder").mkdir()
    with pytest.raises(Unavailable, match="cannot-write"):
        atomic_write.save(tmp_path / "folder", NEW)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]


@settings(max_examples=20)
@given(matches(), MOVES, st.integers(0, 4))
def test_a_match_saved_as_it_is_played_is_whole_after_every_action(tmp_path_factory, match, moves, last):
    path = tmp_path_factory.mktemp("saved") / f"one.{match.game.name}"
    for n in range(0, len(moves), 40):
        play_on(match, moves[n : n + 40 - last])
        atomic_write.save(path, match.text())
        assert Match.of_record(read(path.read_bytes(), path.suffix)).totals == match.totals
