"""A match for one viewer: the desk, what happened, the sheet, a replay's steps; ``protocol.py`` has their shapes.

    viewer.py       Viewer: a match while it is played
    sheets.py       sheet(): the score sheet
    replaying.py    steps(): a deal of a record, step by step
    places.py       marks(), cut(): where to jump to, and a match up to there
    following.py    one deal followed event by event, and its end
    tysiac_desk.py, mille_desk.py, mille_moves.py    what differs from game to game
    hands.py        in which order cards came to a hand
    said.py         words and buttons

What is shown follows from the viewer's redacted events and view alone.
"""

from __future__ import annotations

from chiliad.server.showing.following import Told
from chiliad.server.showing.places import cut, marks
from chiliad.server.showing.replaying import steps
from chiliad.server.showing.sheets import sheet
from chiliad.server.showing.viewer import Viewer

__all__ = ["Told", "Viewer", "cut", "marks", "sheet", "steps"]
