"""Compilation: the only file that imports Numba.  ``_jit.py`` loads it when there is something to compile.

Raises ``ImportError`` where Numba is not available.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Protocol

import numba
from numba import types
from numba.extending import intrinsic, overload

from chiliad._jit import cache_directory, filled, highest_index, lowest_index, multiply_add, numbers, popcount, set_at

CACHE: Path = cache_directory(numba.__version__)
"""Where this process keeps its machine code."""

numba.config.CACHE_DIR = str(CACHE)

OTHER_COMPILES_S = 300.0
"""How long to wait for another process that compiles the same function: longer than that takes on a slow machine."""

_COMMON = {"no_cfunc_wrapper": True}  # what callers in C need: there are none, and it takes a tenth of the time

_Generator = Callable[["_Context", "_Builder", object, Sequence[object]], object]
"""Generates the code of an intrinsic: it takes the context, a builder, the signature and the arguments' values."""


class _Context(Protocol):
    """What is used here of Numba's code generation context, which has no types."""

    def get_constant(self, type_: object, value: int) -> object:
        """A constant of a type, as a value of LLVM."""


class _Builder(Protocol):
    """What is used here of llvmlite's builder, which has no types: it appends an instruction and returns its value."""

    def add(self, a: object, b: object) -> object: ...
    def mul(self, a: object, b: object) -> object: ...
    def and_(self, a: object, b: object) -> object: ...
    def ctpop(self, x: object) -> object: ...
    def cttz(self, x: object, zero_is_undefined: object) -> object: ...
    def ctlz(self, x: object, zero_is_undefined: object) -> object: ...


def compile_kernel(function: Callable[..., object], hot: bool) -> Callable[..., object]:
    """``function`` as machine code, compiled when it is first called and kept on disk."""
    built: Callable[..., object] = numba.njit(cache=True, nogil=True, forceinline=hot, **_COMMON)(function)
    return built


def compile_for(built: Callable[..., object], arguments: Sequence[object]) -> None:
    """Compile what ``compile_kernel`` has returned for the types of some arguments, or load it from disk.

    Where several processes need the same function, one compiles it; the others wait and load what it has written.
    """
    name = f"{built.__module__}.{built.__qualname__}.lock"
    with _alone(CACHE / name.replace("<", "").replace(">", "")):
        built.compile(tuple(map(built.typeof_pyval, arguments)))  # type: ignore[attr-defined]


@contextlib.contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Hold a lock among processes, if that is possible here: without it, they only do the same work twice."""
    from filelock import FileLock

    lock = FileLock(path)
    try:
        lock.acquire(timeout=OTHER_COMPILES_S)
    except (OSError, NotImplementedError):  # it takes too long, or this file system has no locks
        yield
        return
    try:
        yield
    finally:
        lock.release()


def let_compiled_code_call(name: Callable[..., object], function: Callable[..., object], hot: bool) -> None:
    """Let compiled code that calls ``name`` run the machine code of ``function``, which is kept on disk.

    Nothing is kept for a function that Python calls too, under another ``name``: what is compiled for compiled callers
    lacks what Python's callers need, and would take its place on disk.
    """
    options = {"cache": name is function, "forceinline": hot, **_COMMON}
    overload(name, jit_options=options, strict=False)(lambda *args: function)


@intrinsic  # type: ignore[untyped-decorator]
def _muladd(typingctx: object, x: object, a: object, c: object) -> tuple[object, _Generator]:
    def codegen(context: _Context, builder: _Builder, signature: object, args: Sequence[object]) -> object:
        total = builder.add(builder.mul(args[0], args[1]), args[2])  # no overflow flags: the result wraps
        return builder.and_(total, context.get_constant(types.int64, 0x7FFF_FFFF_FFFF_FFFF))

    return types.int64(types.int64, types.int64, types.int64), codegen


@overload(multiply_add, inline="always")
def _multiply_add(x, a, c):  # type: ignore[no-untyped-def]
    return lambda x, a, c: _muladd(x, a, c)


@intrinsic  # type: ignore[untyped-decorator]
def _ctpop(typingctx: object, x: object) -> tuple[object, _Generator]:
    def codegen(context: _Context, builder: _Builder, signature: object, args: Sequence[object]) -> object:
        return builder.ctpop(args[0])

    return types.int64(types.int64), codegen


@intrinsic  # type: ignore[untyped-decorator]
def _cttz(typingctx: object, x: object) -> tuple[object, _Generator]:
    def codegen(context: _Context, builder: _Builder, signature: object, args: Sequence[object]) -> object:
        return builder.cttz(args[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), codegen


@intrinsic  # type: ignore[untyped-decorator]
def _ctlz(typingctx: object, x: object) -> tuple[object, _Generator]:
    def codegen(context: _Context, builder: _Builder, signature: object, args: Sequence[object]) -> object:
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


@overload(numbers, inline="always")
def _numbers(row):  # type: ignore[no-untyped-def]
    return lambda row: row


@overload(set_at, jit_options={"forceinline": True})
def _set_at(values, place, value):  # type: ignore[no-untyped-def]
    if values.count == 2:
        return lambda values, place, value: (value if place == 0 else values[0], value if place == 1 else values[1])
    if values.count == 3:
        return lambda values, place, value: (
            value if place == 0 else values[0],
            value if place == 1 else values[1],
            value if place == 2 else values[2],
        )
    return lambda values, place, value: (
        value if place == 0 else values[0],
        value if place == 1 else values[1],
        value if place == 2 else values[2],
        value if place == 3 else values[3],
    )


@overload(filled, jit_options={"forceinline": True})
def _filled(values, value):  # type: ignore[no-untyped-def]
    if values.count == 2:
        return lambda values, value: (value, value)
    if values.count == 3:
        return lambda values, value: (value, value, value)
    return lambda values, value: (value, value, value, value)
