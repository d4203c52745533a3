"""A match for one viewer: the desk, what happened, the sheet, a replay's steps; ``protocol.py`` has their shapes.

    viewer.py       Viewer: a match while it is played
    records.py      sheet(): the score sheet; steps(): a deal step by step; marks(), cut(): where to jump to

What is shown follows from the viewer's redacted events and observation alone (``play/deal_view.py``).
"""

from __future__ import annotations

from chiliad.play.deal_view import NarratedLine
from chiliad.server.presenters.records import cut, marks, sheet, steps
from chiliad.server.presenters.viewer import Viewer

__all__ = ["NarratedLine", "Viewer", "cut", "marks", "sheet", "steps"]
