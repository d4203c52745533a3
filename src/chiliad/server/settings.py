"""What a server is told when it starts: where it keeps tables, how it is reached, and the limit on everything.

Each limit has its reason beside it.  They are far above what people at tables need, and keep what one visitor, or one
mistake, can take from all the others small.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

PAGE_FOLDER = Path(__file__).resolve().parent / "page"
"""Where the built page stands (tools/page.py writes it)."""


@dataclass(frozen=True)
class Settings:
    """The settings of one server."""

    database_url: str
    """``sqlite:////absolute/path`` or ``postgresql://user:password@host/name``."""

    public_url: str | None = None
    """What links begin with where it is not the address that was asked: behind a proxy."""

    secure_cookies: bool = False
    """Whether the browser shall send the guest's cookie over TLS only."""

    page_folder: Path = PAGE_FOLDER

    # --- Sizes -------------------------------------------------------------------------------------------------------

    body_bytes_max: int = 16 * 1024
    """The longest request has some 2 kB (a new table with every option)."""

    """A longer name fits no seat on a phone."""

    # --- How many at once --------------------------------------------------------------------------------------------

    tables_per_guest_max: int = 20
    """Unfinished tables that one guest has opened: more than anybody keeps up with, and no way to fill the disk."""

    tables_live_max: int = 5_000
    """Tables in memory at once, some 200 kB each; those nobody looks at are let go, and woken when somebody does."""

    events_per_table_max: int = 20_000
    """The longest match of bots seen has some 6,000; a log is read whole when a table wakes."""

    streams_per_seat_max: int = 5
    """Tabs of one seat: the newest has it, the older ones watch. A browser opens six connections to a server."""

    spectators_max: int = 50
    """At one table: each of them is told of every card."""

    # --- How often, a minute -----------------------------------------------------------------------------------------

    guests_per_minute: int = 30
    """New guests from one address: a school behind one address still gets in."""

    tables_per_minute: int = 30
    """Tables opened from one address."""

    links_per_minute: int = 240
    """Links, codes and deals of replays followed from one address: at this pace six letters can't be guessed (700
    million), and nobody leafs through a match faster."""

    streams_per_minute: int = 120
    """Streams opened from one address: a family whose connection comes and goes."""

    commands_per_minute: int = 240
    """Of one guest: four a second, faster than cards can be laid by hand, slow for who would flood a table."""

    # --- Pace --------------------------------------------------------------------------------------------------------

    bot_pace_s: tuple[float, float] = (0.6, 1.4)
    """The shortest and the longest time a bot takes: a person sees what happens, and learns nothing from the time."""
