"""A problem and the report after a match by ear, with Orca in its default settings: in order, and nothing twice."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from chiliad.bots.problem_answers import answered
from chiliad.bots.problems import Position, shipped
from chiliad.presentation.said import Said
from heard.compare import faults, plain, sentences
from heard.listener import FOCUS_MODE, Listener
from page.driver import ENGLISH
from page.replays import deal_and_stop
from page.screen_reader import heard


@pytest.fixture(autouse=True)
def story(listener: Listener) -> Iterator[None]:
    """Print the keys and the speech: pytest shows them where a test fails."""
    since = time.time()
    yield
    print(listener.journal.story(since))


def test_a_problem_is_heard_then_its_answer_and_why_and_then_the_way_on(listener: Listener) -> None:
    first, second = listener.ask("/api/problems/tysiac?lang=en")["problems"][:2]
    problem = next(one for one in shipped("tysiac") if one.id == first["id"])
    verb, card = problem.best[0].split()
    assert verb == "play"
    desk = listener.ask(f"/api/problems/tysiac/{problem.id}?lang=en")["news"]["desk"]
    listener.visit("/problems/tysiac", FOCUS_MODE)
    listener.walk_to(next(f"{one['card']}{one['at']}" for one in desk["hand"] if one["card"] == card))
    listener.quiet()

    onward = ENGLISH.text("problems-next")
    listener.desktop.press("Return")
    listener.until(lambda: any(one.startswith(onward) for one in listener.speech), "the way on")
    listener.desktop.press("n")
    places = [place(one, at) for at, one in enumerate((first, second), 1)]
    listener.until(lambda: places[1] in " ".join(listener.speech), "the next problem")
    listener.quiet()
    told = [heard(one, ENGLISH) for one in answered(Position(problem), True, Said(ENGLISH))]
    assert told[0] == ENGLISH.text("problem-right")
    assert faults([places[0], *told, places[1]], listener.speech) == []
    said = plain(" ".join(listener.speech))
    assert said.index(plain(told[-1])) < said.index(plain(onward)), "the way on is read after the answer"


def place(line: dict[str, Any], at: int) -> str:
    """Which problem is asked, as the page says it."""
    count = len(shipped("tysiac"))
    return ENGLISH.text("problems-place", place=at, count=count, level=line["level"])


def test_a_report_is_heard_when_it_is_ready_and_read_in_order_and_once(listener: Listener) -> None:
    listener.name = "Ann"
    table, _ = deal_and_stop(listener, "tysiac")
    begun, ready = (ENGLISH.text(f"page-report-{one}") for one in ("begun", "ready"))
    listener.visit(f"/report/{table}", ready)
    assert faults([begun, ready], listener.speech) == []

    report = listener.ask(f"/api/tables/{table}/report?lang=en")["report"]
    told = [heard(one, ENGLISH) for one in report["sentences"]]
    said = sentences(told)
    for part in (*(one["text"] for one in report["moments"]), *([one["summary"]] for one in report["balance"])):
        assert set(sentences([heard(one, ENGLISH) for one in part])) <= set(said), "the sentences say all of it"
    heading = ENGLISH.text("page-report-sentences")
    assert faults(told, listener.read_part(heading, told[-1])) == []
