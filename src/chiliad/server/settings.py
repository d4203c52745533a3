"""The settings of a server: where it keeps tables, how clients reach it, and every limit.

Each limit has its reason beside it.  The limits are far above the needs of people at tables, and they keep the part
small that one visitor, or one mistake, can take from all the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

PAGE_FOLDER = Path(__file__).resolve().parent / "page"
"""The folder with the built page (tools/page.py writes it)."""


@dataclass(frozen=True)
class Settings:
    """The settings of one server."""

    database_url: str
    """``sqlite:////absolute/path`` or ``postgresql://user:password@host/name``."""

    public_url: str | None = None
    """The beginning of links, behind a proxy, where it is not the address of the request."""

    network_urls: tuple[str, ...] = ()
    """Addresses at which browsers on the same network reach this server, where it listens on them."""

    secure_cookies: bool = False
    """Whether the browser may send the guest's cookie over TLS only."""

    page_folder: Path = PAGE_FOLDER

    # --- Sizes -------------------------------------------------------------------------------------------------------

    body_bytes_max: int = 16 * 1024
    """The longest request has some 2 kB (a new table with every option)."""

    head_bytes_max: int = 16 * 1024
    """A browser's header has 1 to 2 kB, of which the cookie takes 60 bytes; a proxy adds a few hundred."""

    # --- Connections -------------------------------------------------------------------------------------------------

    head_s: float = 10.0
    """A request's header fits in a few packets: a slower client holds a connection for nothing."""

    body_s: float = 20.0
    """The longest body takes this long at 7 kbit/s."""

    connections_max: int = 8_000
    """All open connections: at about 30 kB each a quarter of a gigabyte. Fewer where the system allows fewer files."""

    connections_per_client_max: int = 400
    """From one address: a school of sixty browsers behind it, each with the six connections it may open."""

    connections_per_minute: int = 1_200
    """New connections from one address, and as many at once as it may have: a browser keeps its connections."""

    half_open_max: int = 1_000
    """Connections whose request has not yet arrived; one more ends the oldest of them."""

    half_open_per_client_max: int = 100
    """The same from one address: a whole class that presses reload."""

    # --- How many at once --------------------------------------------------------------------------------------------

    tables_per_guest_max: int = 20
    """Unfinished tables that one guest has opened: more than anybody plays, and too few to fill the disk."""

    tables_live_max: int = 5_000
    """Tables in memory at once, some 200 kB each; those that nobody watches are unloaded, and loaded on demand."""

    tables_always: int = 32
    """With fewer tables in memory the server always opens another one: the load then comes from other programs."""

    events_per_table_max: int = 40_000
    """The longest match of bots seen has some 6,000; two of the longest deals that a game allows have 32,000.  The
    server reads a whole log when a table wakes.
    """

    streams_per_seat_max: int = 5
    """Tabs of one seat: the newest one plays, the older ones watch. A browser opens six connections to a server."""

    spectators_max: int = 50
    """At one table: the server sends every card to each of them."""

    lag_max_s: float = 0.03
    """No table is opened while the event loop is later than this on average: players begin to notice at 100 ms."""

    busy_max: float = 0.6
    """No table is opened while the loop works for a larger share of its time: queues grow fast beyond it."""

    wait_max_s: float = 0.012
    """No table is opened while a move waits longer than this on average to be stored."""

    guests_per_day: int = 1_000
    """New guests from one address: a school whose computers forget them every night."""

    tables_per_day: int = 500
    """Tables opened from one address."""

    codes_per_day: int = 100
    """Recovery codes made and typed from one address: a class that comes back after the holidays."""

    passkeys_per_day: int = 1_000
    """Passkeys made and used, and challenges for them, from one address: as many as new devices."""

    # --- How often, a minute -----------------------------------------------------------------------------------------

    guests_per_minute: int = 30
    """New guests from one address: a school behind one address still gets in."""

    tables_per_minute: int = 30
    """Tables opened from one address."""

    links_per_minute: int = 240
    """Links, codes and deals of replays requested from one address: at this rate nobody can guess six letters (700
    million), and nobody reads a match faster."""

    streams_per_minute: int = 120
    """Streams opened from one address: a family whose connection often breaks."""

    commands_per_minute: int = 240
    """For one guest: four a second, faster than anybody lays cards by hand, and too slow to flood a table."""

    devices_per_minute: int = 30
    """Links for another device, and devices signed out, for one guest: faster than anybody presses buttons."""

    exports_per_minute: int = 3
    """For one guest: each reads all that is kept of them."""

    codes_per_minute: int = 10
    """Recovery codes made and typed from one address: five words take half a minute to type."""

    codes_everywhere_per_minute: int = 60
    """The same from all addresses together: each takes a tenth of a second of a core, and whoever guesses from a
    thousand addresses guesses no faster (recovery.py)."""

    passkeys_per_minute: int = 30
    """Passkeys made and used, and challenges for them, from one address: each takes a person some seconds, and a
    challenge 300 bytes for five minutes.
    """

    refusals_per_minute: int = 300
    """Refusals for one guest, or for one address without a guest: any more cost the server nothing (patience.py)."""

    scripts_per_minute: int = 20
    """How often one client may ask for all questions of a deal at once."""

    seat_changes_per_minute: int = 12
    """Leaving, coming back and voting, for one seat: the server sends each to everybody at the table and logs it."""

    remarks_per_minute: int = 12
    """Table talk of one guest: a phrase every five seconds is a conversation, and drowns no screen reader."""

    remarks_at_once: int = 4
    """Of those, how many may follow each other at once: thanks, a reaction, another match, goodbye."""

    # --- How long ----------------------------------------------------------------------------------------------------

    idle_s: float = 300.0
    """After this time the others vote on a player who is connected and does not act, where no clock runs."""

    # --- Pace --------------------------------------------------------------------------------------------------------

    bot_pace_s: tuple[float, float] = (0.6, 1.4)
    """The shortest and the longest time a bot takes: people can follow it, and the time reveals nothing."""

    # --- Bots that search --------------------------------------------------------------------------------------------

    bot_workers_max: int | None = None
    """Processes in which bots search; None: one core fewer than there are, at least one and at most eight. With 0 they
    play as they do while the workers start.
    """

    hints_early: bool = True
    """Whether a worker loads what hints need as soon as a table with a person is played; else at the first hint."""

    reports_early: bool = True
    """Whether the report on a match of people is begun when the match ends; else when somebody asks for it."""

    report_nodes: int | None = None
    """How much a report samples (``chiliad analyse --think``); None: as much as its game needs."""

    bot_worker_mb_max: int = 1024
    """A worker that has more memory is replaced (Linux), and at twice as much its bot fails: a search needs some
    hundreds."""
