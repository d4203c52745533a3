"""The look back at a match by ear, with Orca: come to by its address, and read by its headings and tables."""

from __future__ import annotations

import time

from heard.listener import Listener
from page.driver import ENGLISH
from page.screen_reader import heard

SHORT = {"target": 300}


def test_a_report_is_read_by_its_headings_and_tables(listener: Listener) -> None:
    seat = listener
    seat.begin("mille", options=SHORT)
    seat.finish()
    report = seat.until(lambda: seat.ask(f"/api/tables/{seat.table}/report?lang=en")["report"], "the report")
    moments = [[heard(sentence, ENGLISH) for sentence in one["text"]] for one in report["moments"]]
    seat.desktop.press("Control_L")  # after a key of its own, Orca ignores where a page moves the focus
    began = time.time()
    seat.page.open(f"{seat.url}/report/{seat.table}", dict(seat.asking.cookies))

    # What page it is, once, and no more until the person wants it.
    title = f"{ENGLISH.text('page-report-title')} heading level 1"
    seat.until(lambda: any(one.said.startswith(title) for one in seat.journal.spoken(began)), "what page it is")
    seat.quiet()
    assert seat.journal.spoken(began)[-1].said.startswith(title)
    assert not seat.journal.focus_mode()

    def headings(*levelled: tuple[str, int]) -> None:
        for text, level in levelled:
            assert seat.answer("h") == [f"{text} heading level {level}."]

    headings(*((ENGLISH.text(f"page-report-{one}"), 2) for one in ("chances", "moments")))
    assert len(moments) == 3
    for first, *others in moments:
        headings((first, 3))
        below = ""
        while len(below) < len(" ".join(others)):  # ↓ reads a line, as wide as the page
            below = " ".join([below, *seat.answer("Down")]).strip()
        assert below == " ".join(others)
        assert any(ENGLISH.text("page-report-again") in said for said in seat.answer("Tab"))
    headings(*((ENGLISH.text(f"page-report-{one}"), 2) for one in ("balance", "sentences")))

    # Back to the table of the balance, which says its own name.
    assert any(ENGLISH.text("page-report-balance") in said for said in seat.answer("shift+t"))
