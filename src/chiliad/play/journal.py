"""A match on disk as it is played: after every action the file is whole, whatever happens next."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from chiliad.errors import Unavailable


def save(path: Path, text: str) -> None:
    """Replace a file's content in one step.

    The new content is written beside it and moved over it when it is safely there, so a full disk or a lost process
    leaves the old one.  Raises ``Unavailable("cannot-write")`` and leaves nothing half done.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException as error:  # whatever stops it, an interrupt too, leaves nothing beside
        with contextlib.suppress(OSError):
            beside.unlink()
        if not isinstance(error, OSError):
            raise
        raise Unavailable("cannot-write", path=str(path), reason=error.strerror or str(error)) from error
