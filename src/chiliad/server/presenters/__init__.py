"""A match for one viewer: the desk, what happened, the sheet, a replay's steps; ``protocol.py`` has their shapes.

    viewer.py       Viewer: a match while it is played
    positions.py    position_shown(): a decision to be made, as its seat sees it; move_answered(): what follows it
    reports.py      report_shown(): the report on a match
    records.py      steps(): a deal step by step; marks(), cut(): where to jump to

What is shown follows from the viewer's redacted events and observation alone (``play/deal_view.py``).  The score sheet
is ``play/sheet_view.py``'s.
"""

from __future__ import annotations

from chiliad.play.deal_view import NarratedLine
from chiliad.server.presenters.records import cut, marks, steps
from chiliad.server.presenters.reports import report_shown
from chiliad.server.presenters.viewer import Viewer

__all__ = ["NarratedLine", "Viewer", "cut", "marks", "report_shown", "steps"]
