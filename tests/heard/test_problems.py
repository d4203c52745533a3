"""The page of problems by ear, with Orca: come to by its address, one problem solved, and on to the next."""

from __future__ import annotations

import json
import time

from chiliad.bots.problem_answers import answered
from chiliad.bots.problems import Position, shipped
from chiliad.presentation.said import Said
from heard.listener import FOCUS_MODE, Listener
from page.driver import ENGLISH
from page.screen_reader import heard

PLAIN = "AT9J"  # ranks of which one press of Enter plays a card: no half of a marriage
FOCUSED = "document.activeElement.textContent.trim()"


def test_a_problem_is_heard_solved_and_left_for_the_next(listener: Listener) -> None:
    seat = listener
    lines = seat.ask("/api/problems/tysiac?lang=en")["problems"]
    by_id = {one.id: one for one in shipped("tysiac")}
    problems = [by_id[line["id"]] for line in lines]  # in the order in which they are asked
    at = next(n for n, one in enumerate(problems) if len(one.best) == 1 and one.best[0][-2] in PLAIN)
    solved = json.dumps({one.id: True for one in problems[:at]})
    cookies = dict(seat.asking.cookies)
    seat.page.open(f"{seat.url}/help", cookies)
    seat.page.evaluate(f"localStorage.setItem('chiliad-problems', {json.dumps(solved)})")
    seat.desktop.press("Control_L")  # after a key of its own, Orca ignores where a page moves the focus
    began = time.time()
    seat.page.open(f"{seat.url}/problems/tysiac", cookies)

    def spoken(text: str, since: float) -> int:
        return " ".join(one.said for one in seat.journal.spoken(since)).count(text)

    seat.until(lambda: any(one.said == FOCUS_MODE for one in seat.journal.spoken(began)), "Orca is in focus mode")
    first, following = (
        heard(ENGLISH.text("problems-place", place=n + 1, count=len(lines), level=lines[n]["level"]), ENGLISH)
        for n in (at, at + 1)
    )
    seat.until(lambda: spoken(first, began) > 0, "which problem it is")
    seat.quiet()
    asked = Position(problems[at])
    for key in ("t", "h", "s"):
        assert seat.asks(key) == ""
    card = problems[at].best[0].split()[1]
    desk = seat.ask(f"/api/problems/tysiac/{problems[at].id}?lang=en")["news"]["desk"]
    seat.walk_to(next(f"{one['card']}{one['at']}" for one in desk["hand"] if one["card"] == card))
    seat.quiet()
    since = time.time()
    seat.answer("Return")
    said = [heard(one, ENGLISH) for one in answered(asked, True, Said(ENGLISH))]
    for sentence in said:
        seat.until(lambda sentence=sentence: spoken(sentence, since) > 0, sentence)  # type: ignore[misc]
    seat.quiet()
    assert [spoken(sentence, since) for sentence in said] == [1] * len(said)
    assert str(seat.page.evaluate(FOCUSED)).startswith(ENGLISH.text("problems-next"))
    since = time.time()
    seat.answer("n")
    seat.until(lambda: spoken(following, since) > 0, "which problem comes next")
    assert seat.asks("h") == ""
