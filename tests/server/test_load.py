"""Near its limit the server opens no table, and says when to ask again; the present players continue."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chiliad.server import load
from chiliad.server.faults import Busy
from chiliad.server.load import LoadMeter
from chiliad.server.settings import Settings
from server.client import asynchronous, serving
from server.refusing import refused

LOOKS = 100  # ten seconds of measurements: longer than the memory of any average
DEFAULT = Settings("sqlite:////nowhere")
CALM = (0.001, 0.2, 0.002)  # lag, busy share, wait


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time that the meter sees."""
    now = [0.0]
    monkeypatch.setattr(load, "time", type("Time", (), {"monotonic": staticmethod(lambda: now[0])}))
    return now


def meter() -> LoadMeter:
    return LoadMeter(DEFAULT.lag_max_s, DEFAULT.busy_max, DEFAULT.wait_max_s)


def look(meter: LoadMeter, lag_s: float, busy: float, wait_s: float, times: int = LOOKS) -> None:
    for _ in range(times):
        meter.waited(wait_s)
        meter.note(lag_s, busy)


def opens(meter: LoadMeter) -> bool:
    try:
        meter.check()
    except Busy:
        return False
    return True


@pytest.mark.parametrize("heavy", [(0.1, 0.2, 0.002), (0.001, 0.95, 0.002), (0.001, 0.2, 0.05)])
def test_any_one_of_the_three_sheds_and_its_end_lets_in_again(
    heavy: tuple[float, float, float], clock: list[float]
) -> None:
    one = meter()
    look(one, *CALM)
    assert opens(one)
    look(one, *heavy)
    with pytest.raises(Busy) as refusal:
        one.check()
    assert refusal.value.retry_after_s == 5
    clock[0] = 30.0
    with pytest.raises(Busy) as refusal:
        one.check()
    assert refusal.value.retry_after_s == 20, "the longer it lasts, the later to ask again"
    clock[0] = 10_000.0
    with pytest.raises(Busy) as refusal:
        one.check()
    assert refusal.value.retry_after_s == 60
    look(one, *CALM)
    assert opens(one)


@pytest.mark.parametrize("moment", [(5.0, 0.2, 0.002), (0.001, 1.0, 0.002), (0.001, 0.2, 5.0)])
def test_one_slow_moment_is_no_load(moment: tuple[float, float, float]) -> None:
    one = meter()
    look(one, *CALM)
    look(one, *moment, times=1)
    assert opens(one)


def test_what_comes_and_goes_about_the_limit_does_not_flutter() -> None:
    """Between four fifths of the limit and the limit the meter's state does not change."""
    one, between = meter(), (0.001, 0.9 * DEFAULT.busy_max, 0.002)
    look(one, *between)
    assert opens(one)
    look(one, 0.001, 1.0, 0.002)
    look(one, *between)
    assert not opens(one)
    look(one, *CALM)
    look(one, *between)
    assert opens(one)


def test_without_writes_nothing_waits() -> None:
    one = meter()
    look(one, *CALM[:2], 0.25)
    assert not opens(one)
    for _ in range(LOOKS):
        one.note(*CALM[:2])
    assert opens(one)


@asynchronous
async def test_a_loaded_server_opens_no_table_and_plays_on(database_url: str) -> None:
    limits = {"lag_max_s": DEFAULT.lag_max_s, "busy_max": DEFAULT.busy_max, "wait_max_s": DEFAULT.wait_max_s}
    async with serving(database_url, tables_always=2) as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        # From here on only this test gives values to the meter.
        stop: Callable[[], bool] = server.registry._meter.cancel  # type: ignore[union-attr]
        stop()
        server.registry.store.on_written = None
        for name, limit in limits.items():
            setattr(server.registry.load, name, limit)
        look(server.registry.load, 0.1, 0.9, 0.2)
        wanted = {"game": "mille", "seats": ["me", "open"]}
        (await ala.post("/api/tables", wanted)).done()  # the server always opens the second one
        busy = await ala.post("/api/tables", wanted)
        refused(busy, 503, "server-busy")
        assert int(busy.headers["retry-after"]) >= 5
        stream = ala.listen(table)
        await stream.until(lambda it: it.head and it.head["actor"] == 0)
        move = (await ala.news(table))["desk"]["moves"][0]["move"]
        (await ala.command(table, "move", move=move)).done()
        look(server.registry.load, *CALM)
        (await ala.post("/api/tables", wanted)).done()


@asynchronous
async def test_the_meter_is_told_how_long_a_write_waits(database_url: str) -> None:
    async with serving(database_url) as server:
        waits: list[float] = []
        server.registry.store.on_written = waits.append
        ala = await server.person("Ala")
        before = len(waits)
        table = (await ala.open("mille", "me", "open"))["table"]
        assert len(waits) > before
        (await ala.command(table, "stop")).done()
        assert all(seconds > 0 for seconds in waits)
