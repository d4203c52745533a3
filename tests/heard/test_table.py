"""A whole table by ear, with Orca in its default settings: every question is answered, every event is spoken."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from chiliad.play.lessons import Lesson, lesson_text, lessons_of
from chiliad.presentation.said import Said
from heard.compare import heard_of, sentences
from heard.conftest import DEALS, WORD_S
from heard.listener import POLL_S, SILENCE_S, Listener
from page.driver import ENGLISH
from page.screen_reader import heard

GAMES = ("tysiac", "mille")
PHASES = {"tysiac": ("auction", "give", "contract", "play", "over"), "mille": ("draw", "meld", "over")}
DEALS_MAX = 12  # until each phase has occurred
STEPS = {"tysiac": 6, "mille": 5}  # decisions of a short deal
SAMPLE = 1  # keys a phase, in a short deal
TRIES = 8
LESSON_STEPS = 1  # decisions of a lesson; make heard listens to a whole one
PLAYING = ("tysiac",)  # games whose first move of a lesson is a card that is played at once
SLOW_S = 0.2  # a word
LONG_S = 2.0
ACTING = {
    ENGLISH.text(f"table-key-{name}")
    for name in ("play", "marry", "pass", "concede", "draw", "take", "lay", "discard", "select", "undo", "hint", "deal")
}
# They open a dialog, or say nothing: other tests cover them.
APART = {ENGLISH.text(f"page-key-{name}") for name in ("help", "silence")} | {
    ENGLISH.text(f"table-key-{name}") for name in ("cancel", "unselect")
}


@pytest.fixture(scope="module", params=GAMES)
def seat(request: pytest.FixtureRequest, listener: Listener) -> Listener:
    listener.sit(request.param)
    return listener


ONE_TABLE = pytest.mark.parametrize("seat", GAMES if DEALS > 0 else GAMES[:1], indirect=True, scope="module")
"""What the tables of all games share is heard at one of them; ``make heard`` hears it at each."""


@pytest.fixture(autouse=True)
def story(seat: Listener) -> Iterator[None]:
    """Print the keys and the speech: pytest shows them where a test fails."""
    since = time.time()
    yield
    print(seat.journal.story(since))


def phase(news: dict[str, Any]) -> str:
    return "over" if news["head"]["phase"] != "playing" else str(news["desk"]["phase"])


def twins(key: str) -> list[str]:
    """A key, and the same with Alt where it is a letter or a sign."""
    last = key.split("+")[-1]
    return [key, f"alt+{key}"] if len(last) == 1 or last in ("comma", "period") else [key]


def go_on(seat: Listener) -> None:
    """Make one decision, or begin the next deal; open another table when the match is over."""
    news = seat.my_turn()
    if news["head"]["phase"] == "playing":
        seat.step()
    elif news["head"]["next"]:
        seat.act("n")
    else:
        seat.sit(seat.game, number=2)


def unheard(seat: Listener, since: float) -> list[str]:
    """The card that received the focus, if it is not spoken, after one was played, given or discarded."""
    news = seat.my_turn()
    if phase(news) in ("auction", "contract", "over"):
        return []
    held = {f"{one['card']}{one['at']}" for one in news["desk"]["hand"]}
    if seat.acted_on in held | {None}:
        return []
    at: dict[str, Any] = seat.until(lambda: (now := seat.focus())["card"] in held and now, "the focus is on a card")
    seat.heard_all()
    end = time.time() + SILENCE_S
    while not any(at["name"] in one.said for one in seat.journal.spoken(since)):
        if time.time() > end:
            return [f"after {seat.acted_on}: {at['name']}"]
        time.sleep(POLL_S)
    return []


def test_a_table_that_is_loaded_hears_its_letters(seat: Listener) -> None:
    """The test opens the address and loads it again: Orca would read the page from its top and ignore the focus."""
    for load in (seat.open, seat.reload):
        load()
        assert seat.asks("h") == ""
        assert seat.asks("t") == ""


@pytest.mark.skipif(DEALS > 0, reason="make heard tries every key")
def test_keys_are_answered_and_events_spoken_in_a_short_deal(seat: Listener) -> None:
    asking = [key for key, does in seat.keys().items() if does not in ACTING | APART]
    tried: set[str] = set()
    seat.listen()
    for _ in range(STEPS[seat.game]):
        now = phase(seat.my_turn())
        seat.heard_all()
        if now not in tried:
            tried.add(now)
            sample = asking[len(tried) :: len(asking) // SAMPLE]
            wrong = [f"{now}: {said}" for key in sample for one in twins(key) if (said := seat.asks(one))]
            assert wrong == [], "keys that are not answered at the table"
        since = time.time()
        go_on(seat)
        assert unheard(seat, since) == []
    seat.my_turn()
    seat.heard_all()
    assert seat.faults() == [], "events that are not spoken once and in order"


def test_a_hint_is_spoken_once_and_leaves_the_focus(seat: Listener) -> None:
    seat.listen()
    while not seat.my_turn()["head"]["hint"]:
        seat.step()
    seat.heard_all()
    at, before = seat.focus()["card"], len(seat.told)
    seat.act("y")
    seat.until(lambda: seat.my_turn()["hint"], "the hint has come")
    seat.heard_all()
    assert len(seat.told) > before, "the log has the hint"
    assert seat.faults() == [], "sentences that are not spoken once and in order"
    assert seat.focus()["card"] == at
    assert seat.asks("t") == "", "the table still answers"


@pytest.mark.skipif(DEALS == 0, reason="make heard")
def test_every_event_of_whole_deals_is_spoken_once_and_in_order(seat: Listener) -> None:
    seat.listen()
    deals, over = 0, False
    silent: list[str] = []
    while deals < DEALS:
        news = seat.my_turn()
        seat.heard_all()
        if (news["head"]["phase"] != "playing") and not over:
            deals += 1
        over = news["head"]["phase"] != "playing"
        if deals < DEALS:
            since = time.time()
            go_on(seat)
            silent += unheard(seat, since)
    print(f"{len(sentences(seat.told))} sentences of the log, {len(seat.speech)} utterances")
    assert seat.faults() == [], "events that are not spoken once and in order"
    assert silent == [], "cards that got the focus unheard"


@pytest.mark.skipif(DEALS == 0, reason="make heard")
def test_every_key_is_answered_in_every_phase(seat: Listener) -> None:
    missing, wrong, deals = set(PHASES[seat.game]), [], 0
    tried: set[tuple[str, str]] = set()
    lists: dict[str, dict[str, str]] = {}  # by phase
    while missing and deals < DEALS_MAX:
        news = seat.my_turn()
        now = phase(news)
        seat.quiet()
        if now in missing:
            # Keys that act come last: after one the phase may change, and the rest waits until this phase comes again.
            if now not in lists:
                lists[now] = seat.keys()
            listed = sorted(lists[now].items(), key=lambda one: one[1] in ACTING)
            for key in [twin for one, does in listed if does not in APART for twin in twins(one)]:
                if (now, key) in tried:
                    continue
                tried.add((now, key))
                if said := seat.asks(key):
                    wrong.append(f"{now}: {said}")
                    seat.come()  # back to the table from wherever the key led
                if seat.news()["revision"] != news["revision"]:
                    break
            else:
                missing.discard(now)
                continue
            continue
        deals += now == "over"
        go_on(seat)
    print(f"{len(tried)} keys in {len(PHASES[seat.game]) - len(missing)} phases")
    assert not missing, f"these phases have not come in {DEALS_MAX} deals"
    assert wrong == [], "keys that are not answered at the table"


@ONE_TABLE
def test_esc_drops_what_has_happened(seat: Listener) -> None:
    """A slow voice answers a question while much happens, which it would report afterwards."""
    hand = {does: one for one, does in seat.keys().items()}[ENGLISH.text("table-key-hand")]
    for _ in range(TRIES):
        seat.my_turn()
        seat.heard_all()
        seat.listen()
        seat.desktop.speak_at(SLOW_S)
        go_on(seat)
        seat.told_to_page()
        asked = time.time()
        seat.desktop.press(hand)
        seat.begins(asked)  # a key does not stop a text that Orca has received but not begun
        begun = [one.said for one in seat.journal.utterances() if one.began >= seat.from_s]
        waiting = sentences(seat.told)[len(heard_of(seat.told, begun)) :]
        since = time.time()
        seat.desktop.press("Escape")
        seat.quiet(LONG_S)
        seat.desktop.speak_at(WORD_S)
        after = [one.said for one in seat.journal.spoken(since)]
        assert heard_of(seat.told, after) == [], "spoken after Esc, though it had happened before"
        if waiting:
            return
    raise AssertionError(f"in {TRIES} turns nothing was waiting to be spoken")


@ONE_TABLE
def test_help_speaks_is_read_line_by_line_and_leads_back(seat: Listener) -> None:
    title = ENGLISH.text("page-help")
    seat.told_to_page()
    for _ in range(2):  # the first time Orca came from elsewhere
        seat.quiet()
        assert title in " ".join(seat.answer("F1"))
        lines = [" ".join(seat.answer("Down")) for _ in range(3)]
        assert all(lines), "each arrow leads to a line"
        assert title not in " ".join(lines), "what holds the text is not read as a whole"
        several = [
            line for line in lines if sum(ENGLISH.text(f"table-key-{key}") in line for key in ("next", "previous")) > 1
        ]
        assert several == [], "each key has a line of its own"
        seat.answer("Escape")
        assert seat.settled()["table"]
        assert seat.asks("t") == "", "a plain letter reaches the table again"


@ONE_TABLE
def test_the_last_things_said_can_be_heard_again(seat: Listener) -> None:
    seat.told_to_page()
    seat.quiet()
    key = {does: one for one, does in seat.keys().items()}
    turn, hand = (key[ENGLISH.text(f"table-key-{name}")] for name in ("turn", "hand"))
    again, before, after = (key[ENGLISH.text(f"page-key-{name}")] for name in ("repeat", "earlier", "later"))
    first, second = seat.answer(turn), seat.answer(hand)
    assert first != second, seat.focus()
    assert seat.answer(again) == second, "the last thing said"
    assert seat.answer(f"alt+{again}") == second, "the last thing said, a second time"
    assert seat.answer(before) == first, "what was said before it"
    assert seat.answer(after) == second, "what was said after it"


def test_a_lesson_is_heard_before_each_move_and_answers_a_wrong_one(seat: Listener) -> None:
    lesson = lessons_of(seat.game)[0]
    began = time.time()
    seat.learn(lesson.name)
    tried = False
    for number, step in enumerate(lesson.steps if DEALS else lesson.steps[:LESSON_STEPS]):
        news = seat.my_turn()
        assert news["lesson"]["step"] == number + 1
        for sentence in news["lesson"]["said"]:
            told = heard(sentence, ENGLISH)
            seat.until(lambda told=told: heard_times(seat, told, began) > 0, "what the lesson says")  # type: ignore[misc]
            assert heard_times(seat, told, began) == 1
        seat.quiet()
        held = [one["card"] for one in news["desk"]["hand"]]
        wrong = [card for card in held if f"play {card}" not in step.expected]
        if not tried and step.otherwise and seat.game in PLAYING and wrong:
            tried = True
            assert_refused(seat, wrong[-1], step.answer_to(f"play {wrong[-1]}"), lesson)
        if number == 0:
            seat.listen()
        seat.make(next(move for move in step.expected if " " not in move or move.split()[-1][:2] in held))
    assert tried or seat.game not in PLAYING
    seat.my_turn()
    seat.heard_all()
    assert seat.faults() == [], "events that are not spoken once and in order"


def heard_times(seat: Listener, told: str, since: float) -> int:
    """How often a text has been spoken to its end."""
    return " ".join(one.said for one in seat.journal.spoken(since)).count(told)


def assert_refused(seat: Listener, card: str, message: str, lesson: Lesson) -> None:
    """Check that a card that the lesson does not want is answered by its sentence, and stays in the hand."""
    news = seat.my_turn()
    seat.walk_to(next(f"{one['card']}{one['at']}" for one in news["desk"]["hand"] if one["card"] == card))
    seat.quiet()
    told, asked = heard(lesson_text(lesson, message, Said(ENGLISH)), ENGLISH), time.time()
    seat.answer("Return")  # on a busy machine this may still be the card, whose name comes late
    seat.until(lambda: heard_times(seat, told, asked) > 0, "what the lesson answers")
    seat.quiet()
    assert seat.news()["revision"] == news["revision"]
    assert seat.asks("t") == "", "what the lesson says is heard again"
