"""The description of the table in docs/table.md and in the page, against the code."""

import re

from chiliad.server.seats import CLOCKS
from source import ROOT

MANUAL = (ROOT / "docs/table.md").read_text(encoding="utf-8")
# Those of every table, and of each game's.
KEYS = "".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "web/src").rglob("keys.ts")))
APP = (ROOT / "web/src/App.svelte").read_text(encoding="utf-8")
WRITTEN = {"ArrowLeft": "←", "ArrowRight": "→", " ": "Space", ",": "comma", ".": "period"}
SELF_EVIDENT = {"Home", "End", "Escape"}


def registered() -> set[str]:
    """The combinations that the keys of the table and of every view use."""
    # The forward arrow depends on the direction of the text: the two are named once, as a pair.
    everywhere = re.findall(r'combination: "([^"]+)"', APP) + re.findall(r'"(Arrow\w+)"', KEYS)
    return {WRITTEN.get(one, one) for one in re.findall(r'key\("[a-z-]+", "([^"]+)"', KEYS) + everywhere}


def documented() -> set[str]:
    """The combinations in the first column of the manual's table of keys."""
    table = MANUAL[MANUAL.index("| key |") :]
    rows = table[: table.index("\n\n")].splitlines()[2:]
    return {one for row in rows for one in re.split(r"[ ,]+", row.split("|")[1].strip())}


def test_the_manual_has_every_key_of_the_table():
    assert len(registered()) > 20
    assert registered() - SELF_EVIDENT == documented()


def test_the_clocks_are_what_the_manual_and_the_page_say():
    english = (ROOT / "src/chiliad/locales/en/page.ftl").read_text(encoding="utf-8")
    for name, clock in CLOCKS.items():
        if clock is None:
            continue
        bank, move = clock.bank_ms // 60_000, clock.move_ms // 1000
        in_the_manual = re.search(rf"\*{name}\*[^;.]*", MANUAL)
        assert in_the_manual is not None
        assert re.findall(r"\d+", in_the_manual[0]) == [str(move), str(bank)]
        on_the_page = re.search(rf"\[{name}\] (.*)", english)
        assert on_the_page is not None
        assert set(re.findall(r"\d+", on_the_page[1])) == {str(move), str(bank)}
