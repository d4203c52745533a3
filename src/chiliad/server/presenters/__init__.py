"""A match for one viewer: the desk, what happened, the sheet, a replay's steps; ``protocol.py`` has their shapes.

    viewer.py       Viewer: a match while it is played
    sheets.py       sheet(): the score sheet
    replaying.py    steps(): a deal of a record, step by step
    places.py       marks(), cut(): where to jump to, and a match up to there

What is shown follows from the viewer's redacted events and view alone (``play/showing.py``).
"""

from __future__ import annotations

from chiliad.play.showing import Told
from chiliad.server.presenters.places import cut, marks
from chiliad.server.presenters.replaying import steps
from chiliad.server.presenters.sheets import sheet
from chiliad.server.presenters.viewer import Viewer

__all__ = ["Told", "Viewer", "cut", "marks", "sheet", "steps"]
