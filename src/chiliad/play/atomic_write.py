"""Save a match on disk while it is played: after every action the file is complete, whatever happens next."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from chiliad.errors import Unavailable


def save(path: Path, text: str) -> None:
    """Replace a file's content in one step.

    The function writes the new content to a file beside it, and moves that file over the old one when it is safely
    stored.  So a full disk or a lost process leaves the old content.  Raises ``Unavailable("cannot-write")``.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException as error:  # whatever stops it, an interrupt too, the extra file is removed
        with contextlib.suppress(OSError):
            beside.unlink()
        if not isinstance(error, OSError):
            raise
        raise Unavailable("cannot-write", path=str(path), reason=error.strerror or str(error)) from error
