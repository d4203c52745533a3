"""Hostile files: the reader refuses or reads each, in time and memory in proportion to its size."""

from __future__ import annotations

import contextlib
import os
import time
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiliad.errors import BadRecord
from chiliad.records import read, read_bytes, read_file
from chiliad.records.model import DEALS_MAX
from chiliad.records.toml import FILE_BYTES_MAX, read_toml

SIZE = 1 << 18  # far below the limit of 8 MiB, so that a slow machine does not need minutes
SECONDS_MAX = 15  # of the processor; a fast machine needs one
MEMORY_MAX = 160  # bytes for each byte of the file: a table of 8 bytes takes 1000
MEMORY_BASE = 1 << 23  # bytes for any file
HEAD = 'format = "chiliad 1"\ngame = "tysiac"\nplayers = ["a", "b", "c"]\n'
DEAL = "[[deal]]\ndealer = 0\nactions = ["


def files(size: int) -> dict[str, str]:
    """Hostile texts of about this number of characters."""
    return {
        "brackets": "[" * size,
        "nested-arrays": "a = " + "[" * size,
        "nested-tables": "a = " + "{a=" * (size // 3),
        "dotted-key": "a." * (size // 2) + "a = 1",
        "dotted-header": "[" + "a." * (size // 2) + "a]",
        "dotted-strings": '"a".' * (size // 4),
        "many-dotted-keys": "".join(f"_a.b.c.d.e.f.g.h.i{n} = 1\n" for n in range(size // 28)),
        "digits": "a = " + "1" * size,
        "digits-below-the-words-limit": "a = " + "1" * 999,
        "underscores": "a = " + "1_" * (size // 2) + "1",
        "fraction": "a = 1." + "1" * size,
        "exponent": "a = 1e" + "1" * size,
        "hexadecimal": "a = 0x" + "f" * size,
        "long-key": "a" * size + " = 1",
        "string": HEAD + '_a = "' + "x" * size + '"',
        "escapes": HEAD + '_a = "' + "\\n" * (size // 2) + '"',
        "folded-lines": HEAD + '_a = """\\' + "\n" * size + '"""',
        "string-without-end": 'a = "' + "x" * size,
        "text-without-end": 'a = """' + '\\"""' * (size // 4),
        "quotes": '"' * size,
        "single-quotes": "'" * size,
        "empty-strings": HEAD + "_a = [" + '"",' * (size // 3) + "]",
        "tables": HEAD + "".join(f"[_{n:x}]\n" for n in range(size // 8)),
        "keys": HEAD + "".join(f"_{n:x}=1\n" for n in range(size // 8)),
        "numbers": HEAD + "_a = [" + "1," * (size // 2) + "]",
        "empty-arrays": HEAD + "_a = [" + "[]," * (size // 3) + "]",
        "empty-lines": "\n" * size,
        "blanks": " " * size,
        "returns": "\r\n" * (size // 2),
        "comments": HEAD + "#\n" * (size // 2),
        "comments-in-an-array": HEAD + "_a = [" + "#\n" * (size // 2) + "]",
        "equals": "=" * size,
        "players": HEAD.replace('["a", "b", "c"]', "[" + '"a",' * (size // 4) + "]"),
        "deals": HEAD + "[[deal]]\n" * (size // 9),
        "begun-deals": HEAD + "[[deal]]\ndealer = 0\n" * (size // 20),
        "actions": HEAD + DEAL + '"deal 0 AsKsQsJsTs9sAh",' * (size // 24) + "]",
        "empty-actions": HEAD + DEAL + '"",' * (size // 3) + "]",
        "hidden-actions": HEAD + DEAL + '"deal 0 ??????????????",' * (size // 24) + "]",
        "hidden-bids": HEAD + DEAL + '"deal 0 ??????????????","0 bid 400",' + '"1 give 0 ??",' * (size // 14) + "]",
        "hidden-draws": HEAD.replace("tysiac", "mille").replace(', "c"', "")
        + DEAL
        + f'"deal 0 {"??" * 15}","deal 1 {"??" * 15}","deal up Ks",'
        + '"1 draw ??",' * (size // 12)
        + "]",
        "long-action": HEAD + DEAL + f'"{"Ks" * (size // 2)}"]',
        "long-comment": HEAD + DEAL + f'"{" # " * (size // 3)}"]',
        "unknown-option": HEAD + "[options]\n" + f'"{"x" * size}" = 1',
        "option-value": HEAD + "[options]\n" + f'target = "{"x" * size}"',
        "unknown-key": HEAD + f'"{"x" * size}" = 1',
    }


NAMES = list(files(1))


@pytest.fixture(scope="module", autouse=True)
def _kernels_loaded():
    read_quietly(HEAD + DEAL + '"deal 0 ??????????????", "x"]')


@pytest.mark.parametrize("name", NAMES)
def test_a_hostile_file_takes_no_long_time(name):
    text = files(SIZE)[name]
    started = time.process_time()
    fault = read_quietly(text)
    assert time.process_time() - started < SECONDS_MAX
    assert fault is None or len(str(fault)) < 1000


@pytest.mark.parametrize("name", NAMES)
def test_a_hostile_file_takes_no_great_memory(name):
    text = files(SIZE >> 4)[name]
    tracemalloc.start()
    try:
        read_quietly(text)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < MEMORY_BASE + MEMORY_MAX * len(text)


def read_quietly(text: str) -> BadRecord | None:
    try:
        read(text)
    except BadRecord as fault:
        return fault
    return None


@given(st.binary(max_size=200) | st.text("[]{}=.,\"'#\\\n a1_", max_size=60).map(str.encode))
def test_any_bytes_are_read_or_refused(data):
    read_quietly_bytes(data)
    read_quietly_bytes(HEAD.encode() + data)


def read_quietly_bytes(data: bytes) -> None:
    with contextlib.suppress(BadRecord):
        read(data)


@given(st.text("[]{}=.,\"'#\\\n a", max_size=40))
def test_the_guard_never_refuses_what_is_small(text):
    """Only the limits belong to the guard: everything else that it refuses is not TOML anyway."""
    try:
        read_toml(text)
    except BadRecord as fault:
        if fault.slug != "bad-toml":
            assert text.count("[") + text.count("{") > 32 or text.count(".") > 8


# ---------------------------------------------------------------------------------------------------------- limits


def fault_of(text: str | bytes) -> tuple[int, int, str]:
    with pytest.raises(BadRecord) as caught:
        read(text)
    return caught.value.deal, caught.value.action, caught.value.slug


def test_limits():
    assert fault_of("#" * (FILE_BYTES_MAX + 1)) == (0, 0, "file-too-large")
    assert fault_of(HEAD + "[[deal]]\n" * (DEALS_MAX + 1)) == (0, 0, "too-many-deals")
    assert fault_of(HEAD + DEAL + f'"0 pass # {"x" * 4001}"]') == (1, 1, "comment-too-long")
    dealt = ["deal 0 AsKsQsJsTs9sAh", "deal 1 AdKdQdJdTd9dAc", "deal 2 KhQhJhTh9hKcQc", "deal talon JcTc9c"]
    many = ", ".join(f'"{line}"' for line in dealt + ["x"] * 300)
    assert fault_of(HEAD + DEAL + many + "]") == (1, 5, "bad-action")


@pytest.mark.parametrize("limited", ["_a = " + "[" * 33 + "]" * 33, "a.b.c.d.e.f.g.h.i.j = 1", "_a = 0." + "1" * 1000])
def test_the_guards_own_limits(limited):
    assert fault_of(HEAD + limited)[2] in ("toml-too-deep", "toml-too-big")


def test_brackets_and_dots_in_strings_are_no_structure():
    for quoted in ('"{}"', "'{}'", '"""{}"""', "'''{}'''"):
        assert read(HEAD + "_a = " + quoted.format("[{." * 100)).extra == {"_a": "[{." * 100}
    assert read(HEAD + "# " + "[{.\"'" * 100).extra == {}


# ----------------------------------------------------------------------------------------------------------- files


def test_what_is_no_file(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "absent", tmp_path / "pipe", "/dev/zero", "a\0b", tmp_path / ("x" * 5000)):
        with pytest.raises(BadRecord) as caught:
            read_file(path)
        assert (caught.value.deal, caught.value.action, caught.value.slug) == (0, 0, "cannot-read")
        assert caught.value.details["problem"]


def test_a_file_over_the_limit_is_not_read(tmp_path):
    path = tmp_path / "big.tysiac"
    with path.open("wb") as file:
        file.truncate(FILE_BYTES_MAX + 1)
    with pytest.raises(BadRecord) as caught:
        read_bytes(path)
    assert caught.value.slug == "file-too-large"
