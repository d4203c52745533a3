"""The browser's contexts, which the tests of a worker share.

A new context costs half as much as the table that a test opens in it: a process, and the page's scripts read and
compiled again.  So a context is kept for a later test, which opens a tab of its own.  What belongs to a tab goes with
the tab; what the person has stored and their scripts for pages are removed here.  A context that a test has used in any
other way is closed.
"""

from __future__ import annotations

from typing import Any

KEPT_MAX = 4  # each has a process
UNDONE = frozenset(
    {"add_cookies", "add_init_script", "clear_cookies", "cookies", "new_page", "request", "set_default_timeout"}
)
"""What a test may do with a context that is lent again: ``Contexts.end`` undoes it."""
REAL_TIME = "[Date, setTimeout].every(one => /native code/.test(one))"  # a page's clock is that of its context


class Context:
    """A context of Playwright as it is lent to one person."""

    def __init__(self, real: Any, options: dict[str, Any], keep: bool) -> None:
        self.real, self.options, self.keep = real, options, keep
        self.scripts: list[Any] = []

    def __getattr__(self, name: str) -> Any:
        self.keep &= name in UNDONE
        return getattr(self.real, name)

    def add_init_script(self, *given: Any, **named: Any) -> None:
        """Run a script on each page that is opened from now on, before the page's own scripts."""
        self.scripts.append(self.real.add_init_script(*given, **named))


class Contexts:
    """The contexts of a worker that nobody uses at the moment."""

    def __init__(self, browser: Any) -> None:
        self.browser = browser
        self.free: list[Context] = []  # the last one used is the last

    def lend(self, options: dict[str, Any], keep: bool) -> Context:
        """A context in which nothing is stored.  ``keep``: other tests want one with the same options."""
        for at, free in reversed(list(enumerate(self.free))):
            if keep and free.options == options:
                return Context(self.free.pop(at).real, options, keep)
        real = self.browser.new_context(**options)
        if keep:
            real.new_page().goto("/icon.svg")  # the process of this page stays for those of the next test
        return Context(real, options, keep)

    def end(self, used: Context) -> None:
        """Take a context back."""
        if not used.keep or not used.real.pages[0].evaluate(REAL_TIME):
            used.real.close()
            return
        blank, *others = used.real.pages
        for page in others:
            page.close()
        for script in used.scripts:
            script.close()
        session = used.real.new_cdp_session(blank)
        session.send("Storage.clearDataForOrigin", {"origin": used.options["base_url"], "storageTypes": "all"})
        session.detach()
        self.free.append(used)
        if len(self.free) > KEPT_MAX:
            self.free.pop(0).real.close()
