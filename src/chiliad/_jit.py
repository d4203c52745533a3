"""Compilation: the only file that imports Numba.

A kernel is a function of plain integers, tuples and NamedTuples of integers.  Where Numba is installed it is
compiled on first use and kept on disk; elsewhere (PyPy, Pyodide, ``NUMBA_DISABLE_JIT=1``) the same source runs plain.

Numba's own cache re-checks only the file a function stands in: change a function it calls in another file and stale
machine code would run.  So the cache directory is named after a digest of every source file that may hold a kernel.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent
KERNEL_FREE = frozenset({"play", "cli", "server", "envs"})  # what stands there can't change what a kernel does
CACHES_KEPT_MAX = 4  # older digests are removed: one build weighs some megabytes


def source_digest(folder: Path = PACKAGE) -> str:
    """A digest of every ``.py`` file that may hold a kernel, by relative name and content (16 hex digits).

    That is the whole package but for the folders that a test keeps free of kernels.
    """
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder)
        if name.parts[0] in KERNEL_FREE:
            continue
        digest.update(name.as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """The directory that holds the compiled kernels of all versions, one folder each."""
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base) / "chiliad" / "kernels"


def _cache_directory(version: str) -> Path:
    # Bounds-checked code must not be mistaken for unchecked code: the setting is part of the name.
    checked = "-checked" if os.environ.get("NUMBA_BOUNDSCHECK", "0") == "1" else ""
    name = f"{source_digest()}-numba{version}-py{platform.python_version()}{checked}"
    for root in (cache_root(), Path(tempfile.gettempdir()) / f"chiliad-{os.getuid() if hasattr(os, 'getuid') else 0}"):
        try:
            root.mkdir(mode=0o700, parents=True, exist_ok=True)
            directory = root / name
            if _ours(root):
                directory.mkdir(exist_ok=True)
                os.utime(directory)  # in use: not the one to forget
                if os.access(directory, os.W_OK):
                    _forget_old(root)
                    return directory
        except OSError:
            continue
    return Path(tempfile.mkdtemp(prefix="chiliad-"))


def _ours(root: Path) -> bool:
    # What lies there is run.  In a shared temporary folder somebody else may have made it, or a link by that name.
    return not hasattr(os, "getuid") or os.lstat(root).st_uid == os.getuid()


def _forget_old(root: Path) -> None:
    folders = sorted((f for f in root.iterdir() if f.is_dir()), key=lambda f: f.stat().st_mtime, reverse=True)
    for folder in folders[CACHES_KEPT_MAX:]:
        shutil.rmtree(folder, ignore_errors=True)


try:
    import numba
    from numba import types
    from numba.extending import intrinsic, overload
except ImportError:
    numba = None

COMPILED: bool = numba is not None and not numba.config.DISABLE_JIT
"""Whether kernels run as machine code in this process."""

CACHE: Path | None = None
"""Where this process keeps its machine code; None when it runs plain."""

if COMPILED:
    CACHE = _cache_directory(numba.__version__)
    numba.config.CACHE_DIR = str(CACHE)


def kernel(function: F) -> F:
    """Compile ``function`` when it is first called; run it plain where Numba can't be had."""
    if not COMPILED:
        return function
    compiled: F = numba.njit(cache=True, nogil=True)(function)
    return compiled


def hot(function: F) -> F:
    """A kernel that is always built into its caller: for the few that a search calls at every node."""
    if not COMPILED:
        return function
    compiled: F = numba.njit(cache=True, nogil=True, forceinline=True)(function)
    return compiled


def popcount(x: int) -> int:
    """How many bits of ``x`` (0 <= x < 2**63) are set."""
    return x.bit_count()


def lowest_index(x: int) -> int:
    """The index of the lowest set bit of ``x``; ``x`` must not be 0."""
    return (x & -x).bit_length() - 1


def highest_index(x: int) -> int:
    """The index of the highest set bit of ``x``; ``x`` must not be 0."""
    return x.bit_length() - 1


def multiply_add(x: int, a: int, c: int) -> int:
    """``x * a + c`` modulo 2**63, all in 0 .. 2**63 - 1.

    A primitive, because compiled arithmetic on int64 may assume that it never overflows.
    """
    return (x * a + c) & 0x7FFF_FFFF_FFFF_FFFF


if numba is not None:

    @intrinsic  # type: ignore[untyped-decorator]
    def _muladd(typingctx: Any, x: Any, a: Any, c: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            total = builder.add(builder.mul(args[0], args[1]), args[2])  # no overflow flags: it wraps
            return builder.and_(total, context.get_constant(types.int64, 0x7FFF_FFFF_FFFF_FFFF))

        return types.int64(types.int64, types.int64, types.int64), codegen

    @overload(multiply_add, inline="always")
    def _multiply_add(x, a, c):  # type: ignore[no-untyped-def]
        return lambda x, a, c: _muladd(x, a, c)

    @intrinsic  # type: ignore[untyped-decorator]
    def _ctpop(typingctx: Any, x: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), codegen

    @intrinsic  # type: ignore[untyped-decorator]
    def _cttz(typingctx: Any, x: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], context.get_constant(types.boolean, True))

        return types.int64(types.int64), codegen

    @intrinsic  # type: ignore[untyped-decorator]
    def _ctlz(typingctx: Any, x: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctlz(args[0], context.get_constant(types.boolean, True))

        return types.int64(types.int64), codegen

    @overload(popcount, inline="always")
    def _popcount(x):  # type: ignore[no-untyped-def]
        return lambda x: _ctpop(x)

    @overload(lowest_index, inline="always")
    def _lowest_index(x):  # type: ignore[no-untyped-def]
        return lambda x: _cttz(x)

    @overload(highest_index, inline="always")
    def _highest_index(x):  # type: ignore[no-untyped-def]
        return lambda x: 63 - _ctlz(x)
