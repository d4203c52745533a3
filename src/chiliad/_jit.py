"""Kernels: functions of integers, tuples and NamedTuples of integers, which run as Python or as machine code.

A step through a deal (``apply``, ``legal``, ``view``) runs as ordinary Python: to call machine code, each state would
have to be unpacked and packed again, which costs more than the step.  Functions that play whole deals and worlds, many
steps per call, are compiled when they are first called, together with every kernel that they call.  So Numba is loaded
(``_compiler.py``) only where there is much to compute; where it is missing (PyPy, Pyodide) everything runs as Python.

Two environment variables change this: ``NUMBA_DISABLE_JIT=1`` runs everything as Python;
``CHILIAD_KERNELS=compiled`` compiles every kernel and calls the machine code at every step too, for tests.

Numba's own cache checks only the file that contains the function: after a change to a function that it calls in another
file, Numba would run stale machine code.  So the cache directory is named after a digest of every source file that may
hold a kernel.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import shutil
import tempfile
import threading
from collections.abc import Callable, Set
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, cast

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., object])
Numbers = TypeVar("Numbers", bound=tuple[int, ...])

PACKAGE = Path(__file__).resolve().parent
KERNEL_FREE = frozenset(
    {"records", "play", "cli", "server", "envs", "i18n", "presentation", "bots", "search"}  # folders
    | {"desk.py", "narration.py", "presentation.py", "choices.py", "answers.py", "score_sheet.py", "rule_text.py"}
    | {"coach.py", "guide.py", "reasons.py", "figures.py", "card_facts.py", "hand_facts.py", "certain_wins.py"}
    | {"observed_arrays.py", "bot.py", "information.py", "numpy_arrays.py"}
)
"""Files that can't change what a kernel does: a changed sentence must not cause minutes of compiling."""
CACHES_KEPT_MAX = 4  # older digests are removed: one build takes some megabytes


def source_digest(folder: Path = PACKAGE, without: Set[str] = KERNEL_FREE) -> str:
    """A digest of every ``.py`` file that may hold a kernel, by relative name and content (16 hex digits).

    That is the whole package without ``KERNEL_FREE``: tests make sure that no kernel is there, or uses what is there.
    ``without``: other names of files, and of folders of the package, to leave out.
    """
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder)
        if name.parts[0] in without or name.name in without:
            continue
        digest.update(name.as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """The directory that holds the compiled kernels of all versions, one folder each."""
    from platformdirs import user_cache_path  # here, because most commands compile nothing

    return user_cache_path("chiliad", appauthor=False) / "kernels"


def cache_directory(version: str) -> Path:
    """The directory for machine code of these sources by this version of Numba; it is made if it is missing."""
    # Bounds-checked code must not be mistaken for unchecked code, nor kernels that compiled code alone can
    # call for those that Python can call: the settings are part of the name.
    checked = "-checked" if os.environ.get("NUMBA_BOUNDSCHECK", "0") == "1" else ""
    steps = "-steps" if STEPS_COMPILED else ""
    name = f"{source_digest()}-numba{version}-py{platform.python_version()}{checked}{steps}"
    for root in (cache_root(), Path(tempfile.gettempdir()) / f"chiliad-{os.getuid() if hasattr(os, 'getuid') else 0}"):
        try:
            root.mkdir(mode=0o700, parents=True, exist_ok=True)
            directory = root / name
            if _ours(root):
                directory.mkdir(exist_ok=True)
                os.utime(directory)  # this directory is in use: it is not the one to remove
                if os.access(directory, os.W_OK):
                    _forget_old(root)
                    return directory
        except OSError:
            continue
    return Path(tempfile.mkdtemp(prefix="chiliad-"))


def _ours(root: Path) -> bool:
    # The files in this directory are executed.  In a shared temporary folder another user may have made it, or a link.
    return not hasattr(os, "getuid") or os.lstat(root).st_uid == os.getuid()


def _forget_old(root: Path) -> None:
    folders = sorted((f for f in root.iterdir() if f.is_dir()), key=lambda f: f.stat().st_mtime, reverse=True)
    for folder in folders[CACHES_KEPT_MAX:]:
        shutil.rmtree(folder, ignore_errors=True)


COMPILED: bool = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0") and find_spec("numba") is not None
"""Whether whole deals and worlds run as machine code in this process."""

STEPS_COMPILED: bool = COMPILED and os.environ.get("CHILIAD_KERNELS", "") == "compiled"
"""Whether every single step does as well: this is slower, and exists so that tests run the machine code."""

_lock = threading.RLock()
_waiting: list[tuple[Callable[..., object], Callable[..., object], bool]] = []
"""Kernels that compiled code can't call yet: the function as callers know it, its source, and whether it is hot."""


def kernel(function: F) -> F:
    """Mark a function that compiled code may call.  A call from Python runs it as Python."""
    return _marked(function, hot=False)


def hot(function: F) -> F:
    """Mark a kernel that is always built into its caller: for the few that a search calls at every node."""
    return _marked(function, hot=True)


def compiled(function: F) -> F:
    """Compile ``function``, and all kernels that it calls, when it is first called: for whole deals and worlds."""
    return _called_from_python(function, hot=False) if COMPILED else function


def _marked(function: F, hot: bool) -> F:
    if STEPS_COMPILED:
        return _called_from_python(function, hot)
    if COMPILED:
        _waiting.append((function, function, hot))
    return function


def _called_from_python(function: F, hot: bool) -> F:
    """A function that compiles ``function`` for Python's callers when one of them first calls it.

    Most kernels are called by compiled code alone.  What Python's callers need, to take arguments apart and put the
    result together, takes longer to compile than the kernel.
    """
    count = function.__code__.co_argcount
    built: Callable[..., object] | None = None

    @functools.wraps(function)
    def call(*args: object, **named: object) -> object:
        nonlocal built
        if named or len(args) < count:
            args = _positional(function, args, named)
        if built is None:
            with _lock:
                built = _build(function, args)
        return built(*args)

    _waiting.append((call, function, hot))
    return cast(F, call)


def _positional(
    function: Callable[..., object], args: tuple[object, ...], named: dict[str, object]
) -> tuple[object, ...]:
    """All arguments of a call, defaults included, in the order of the parameters."""
    import inspect  # here, because few calls need it

    bound = inspect.signature(function).bind(*args, **named)
    bound.apply_defaults()
    return bound.args


def _build(function: Callable[..., object], arguments: tuple[object, ...]) -> Callable[..., object]:
    """``function`` as machine code for such arguments; ``function`` unchanged where Numba can't be loaded."""
    try:
        from chiliad import _compiler
    except ImportError:
        return function
    while _waiting:
        _compiler.let_compiled_code_call(*_waiting.pop())
    built = _compiler.compile_kernel(function, False)
    _compiler.compile_for(built, arguments)
    return built


def popcount(x: int) -> int:
    """How many bits of ``x`` (0 <= x < 2**63) are set."""
    return x.bit_count()


def set_at(values: Numbers, place: int, value: int) -> Numbers:
    """``values`` with ``value`` at ``place``; ``values`` are two to four integers.

    A primitive, like ``filled``, because compiled code needs another one for each length.
    """
    if len(values) == 3:  # the quickest way where it is needed most
        first, second, third = values
        return cast(
            Numbers,
            (value if place == 0 else first, value if place == 1 else second, value if place == 2 else third),
        )
    return cast(Numbers, (*values[:place], value, *values[place + 1 :]))


def filled(values: Numbers, value: int) -> Numbers:
    """``value`` as many times as there are ``values``."""
    return cast(Numbers, (value,) * len(values))


def lowest_index(x: int) -> int:
    """The index of the lowest set bit of ``x``; ``x`` must not be 0."""
    return (x & -x).bit_length() - 1


def highest_index(x: int) -> int:
    """The index of the highest set bit of ``x``; ``x`` must not be 0."""
    return x.bit_length() - 1


def numbers(row: NDArray[numpy.int64]) -> list[int]:
    """The integers of an array of one dimension: a list of plain ones; in compiled code the array itself.

    A primitive, because plain kernels ask for what NumPy's integers have not: their arithmetic overflows.
    """
    plain: list[int] = row.tolist()
    return plain


def multiply_add(x: int, a: int, c: int) -> int:
    """``x * a + c`` modulo 2**63, all in 0 .. 2**63 - 1.

    A primitive, because compiled arithmetic on int64 may assume that it never overflows.
    """
    return (x * a + c) & 0x7FFF_FFFF_FFFF_FFFF
