"""NumPy arrays of what is nested tuples of integers or events: for batches, kernels and learning.

Loaded by the faces ``games/NAME/observed_arrays.py`` alone, so that the library does not wait for NumPy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

Integers = NDArray[np.int64]
Nested = int | tuple["Nested", ...]
"""An integer, or a tuple of such: a NamedTuple of a game is one."""


def leaves(value: Nested) -> Iterator[int]:
    """All integers of a nested tuple, in order."""
    if isinstance(value, tuple):
        for part in value:
            yield from leaves(part)
    else:
        yield value


def flat_array(values: Iterable[Nested]) -> Integers:
    """All integers of nested tuples as an array of shape (count,)."""
    return np.fromiter((leaf for value in values for leaf in leaves(value)), dtype=np.int64)


def rows_array(rows: Sequence[Sequence[int]], columns: int) -> Integers:
    """Rows of so many integers as an array of shape (rows, columns), where there is no row as well."""
    return np.array(rows, dtype=np.int64).reshape(len(rows), columns)
