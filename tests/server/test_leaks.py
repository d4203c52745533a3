"""The server sends nobody a card that they have not seen: in no stream, snapshot, refusal, sheet, replay or list.

``seen.py`` calculates what a viewer may have seen.  ``LEAKS_MATCHES=2000 LEAKS_POSITIONS=2000`` runs the same tests
at length.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from msgspec.structs import replace

from chiliad.game import CHANCE, NOBODY, Game
from chiliad.games import GAMES
from chiliad.i18n.language import available
from chiliad.records import read
from chiliad.server.events import Acted, Dealt
from chiliad.server.guests import token_hash
from chiliad.server.registry import now_ms
from chiliad.server.rows import Guest, StoredEvent
from chiliad.server.scheduler import Scheduler
from pace import count
from server.client import Answer, Listening, Person, Server, asynchronous, serving, until
from server.seen import Seen, cards_in, check_news, check_sheet, seen, told

MATCHES = int(os.environ.get("LEAKS_MATCHES", count(4)))
PARTS = 2
POSITIONS = int(os.environ.get("LEAKS_POSITIONS", count(40)))
MOVES_MAX = {"mille": 500, "tysiac": 150}  # random play does not leave the barrel: then all players leave
SHORT = {"mille": {"target": 300}, "tysiac": {"target": 125}}
# --- Whole matches ---------------------------------------------------------------------------------------------------


class Heard:
    """Everything that one viewer received."""

    def __init__(self, viewer: int, stream: Listening) -> None:
        self.viewer, self.stream = viewer, stream
        self.snapshots: list[Any] = []
        self.sheets: list[tuple[int, Any]] = []
        self.refusals: list[tuple[int, str, Answer]] = []
        self.lists: list[Any] = []

    def check(self, known: Seen) -> int:
        cards = 0
        for event in self.stream.events:
            if event.kind == "news":
                cards += check_news(known, self.viewer, event.data)
            else:
                assert not told(event.data), event.data
        for news in self.snapshots:
            cards += check_news(known, self.viewer, news)
        for revision, sheet in self.sheets:
            check_sheet(known, self.viewer, revision, sheet)
        for revision, asked, answer in self.refusals:
            said = answer.json
            news = said.pop("news", None)
            if news is not None:
                cards += check_news(known, self.viewer, news)
            allowed = known.at(self.viewer, revision) | cards_in(asked)
            assert told(said) <= allowed, (asked, said, self.viewer)
        for one in self.lists:
            assert not told(one), one
        return cards


async def wrong_moves(server: Server, person: Person, heard: Heard, table: str, rng: random.Random) -> None:
    """The refusals, in some language, for a player who tries illegal moves."""
    session = await server.session(table)
    game, match = session.table.game, session.table.playing
    legal = {game.action_text(match.rules, match.state, action).partition(" ")[2] for action in match.legal()}
    lines = game.write_lines(match.rules, match.deal.start, match.deal.actions)
    deck = sorted({card for line in lines for card in cards_in(line)})
    for _ in range(2):
        card = rng.choice(deck)
        verbs = (
            ("play", "marry", "give 1", "give 2")
            if game.name == "tysiac"
            else ("discard", "lay K", "lay", "take", "wild K")
        )
        move = rng.choice([f"{rng.choice(verbs)} {card}", "pass", "concede", "bid 400", "draw", "uptwo", "x{Ks}"])
        if move in legal or session.table.ended:
            continue
        at = session.table.revision
        # The moves are wrong, or late: then the refusal has the missed news.
        late = rng.random() < 0.2
        lang = rng.choice(available())
        answer = await person.command(
            table, "move", max(at - rng.randrange(1, 9), 0) if late else at, move=move, lang=lang
        )
        if answer.status >= 400:
            heard.refusals.append((at, move, answer))


async def play_match(server: Server, game: str, rng: random.Random) -> int:
    """Play one match with a person in every seat; check all news, and return the number of cards in it."""
    seats = GAMES[game].default_seats
    people = [await server.person(f"P{seat}") for seat in range(seats)]
    opened = await people[0].open(game, "me", *["open"] * (seats - 1), spectators=True, options=SHORT[game])
    table = opened["table"]
    row = await server.registry.store.table(table)
    assert row is not None
    lists = [(await people[0].get(f"/api/invitations/{opened['invite']}")).done()]
    for person in people[1:]:
        (await person.sit(opened["invite"])).done()
    lang = rng.choice(available())
    heard = [Heard(seat, person.listen(table, lang=lang)) for seat, person in enumerate(people)]
    heard.append(Heard(NOBODY, server.listen(f"/api/watch/{row.watch}/events")))
    heard[0].lists += lists
    session = await server.session(table)
    for _ in range(MOVES_MAX[game]):
        at, seat = session.table.revision, session.table.actor
        if session.table.phase == "between":
            for one, person in zip(heard, people, strict=False):
                one.lists.append((await person.get("/api/me")).done())
                one.sheets.append((at, (await person.get(f"/api/tables/{table}/sheet")).done()))
            heard[-1].sheets.append((at, (await server.ask("GET", f"/api/watch/{row.watch}/sheet")).done()))
            (await rng.choice(people).command(table, "next", at)).done()
        elif seat is None:
            break
        else:
            if rng.random() < 0.15:
                who = rng.randrange(seats)
                await wrong_moves(server, people[who], heard[who], table, rng)
                if session.table.revision != at:
                    continue  # "lay Kd" was no mistake: the card goes to a set
            if rng.random() < 0.1:
                who = rng.randrange(seats)
                heard[who].snapshots.append(await people[who].news(table, lang=rng.choice(["en", "ru"])))
                heard[-1].snapshots.append((await server.ask("GET", f"/api/watch/{row.watch}")).done())
            await until(lambda: heard[seat].stream.revision == at)  # noqa: B023
            moves = [one["move"] for one in heard[seat].stream.news[-1]["desk"]["moves"]]
            (await people[seat].command(table, "move", at, move=chosen(moves, rng))).done()
    for person in people:
        await person.command(table, "leave")
    await until(lambda: all(one.stream.revision == session.table.revision for one in heard))
    assert session.table.ended
    known = await whole_log(server, table)
    for one in heard:
        await one.stream.close()
    await check_replay(server, row.replay, rng)
    return sum(one.check(known) for one in heard)


def chosen(moves: list[str], rng: random.Random) -> str:
    """Choose any move, but lay sets, declare marriages and leave auctions early, so that matches end."""
    rare = rng.random() < 0.1
    eager = [text for text in moves if text.startswith(("lay", "marry")) or (text == "pass" and not rare)]
    return rng.choice(eager or moves)


async def whole_log(server: Server, table: str) -> Seen:
    """The visible cards, from the stored log."""
    row = await server.registry.store.table(table)
    assert row is not None
    assert row.record is not None
    record = read(row.record)
    events = await server.registry.store.events(table)
    return Seen(row.game, record.rules, events, [deal.start for deal in record.deals])


async def check_replay(server: Server, replay: str, rng: random.Random) -> None:
    """Check that a replay from a seat shows no more than the seat saw, step by step."""
    head = (await server.ask("GET", f"/api/replays/{replay}")).done()
    record = read((await server.ask("GET", f"/api/replays/{replay}/record")).body.decode())
    deal = rng.randrange(len(head["deals"]))
    lines = record.game.write_lines(record.rules, record.deals[deal].start, record.deals[deal].actions)
    for viewer in range(NOBODY, record.seats):
        asked = "public" if viewer == NOBODY else str(viewer)
        steps = (await server.ask("GET", f"/api/replays/{replay}/deals/{deal + 1}", seat=asked)).done()["steps"]
        assert len(steps) == len(lines) + 1
        for step in steps:
            assert told(step) <= seen(record.game.name, lines[: step["number"]], viewer), (viewer, step)


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_sent_an_unseen_card(name: str, part: int, tmp_path: Any) -> None:
    rng = random.Random(f"leaks {name} {part}")
    matches = max(1, MATCHES // (PARTS * len(GAMES)))

    @asynchronous
    async def play(number: int) -> None:
        async with serving(f"sqlite:///{tmp_path}/{number}.db") as server:
            for _ in range(min(20, matches - number)):
                assert await play_match(server, name, rng) > 100, "the server sent hardly a card: nothing was tested"

    for number in range(0, matches, 20):
        play(number)


def test_the_oracle_finds_what_it_should() -> None:
    """The check can fail: each viewer's own cards belong to them, and no others do."""
    lines = ["deal 0 AdKs", "deal 1 AhKh", "deal 2 AcQs", "deal talon AsTd", "2 bid 100", "0 pass"]
    assert seen("tysiac", lines, 0) == {"Ad", "Ks"}
    assert seen("tysiac", lines, NOBODY) == set()
    lines += ["1 pass", "2 give 0 As"]
    assert seen("tysiac", lines, NOBODY) == {"As", "Td"}
    lines = ["deal 0 2h", "deal 1 3h", "deal up 4h", "1 draw 5h", "1 discard 3h", "0 draw 6h"]
    assert seen("mille", lines, 0) == {"2h", "4h", "3h", "6h"}
    assert seen("mille", lines, 1) == {"3h", "4h", "5h"}
    # When a player goes out, and not before, the cards left in the other hand are turned up.
    lines = ["deal 0 2h7h", "deal 1 3h", "deal up 4h", "1 draw 3s"]
    assert seen("mille", [*lines, "1 discard 3h"], 0) == {"2h", "7h", "4h", "3h"}
    assert seen("mille", [*lines, "1 lay 3 3h3s"], NOBODY) == {"2h", "7h", "4h", "3h", "3s"}
    assert seen("mille", [*lines, "1 discard 3h", "blocked"], NOBODY) == {"2h", "7h", "4h", "3h", "3s"}
    news = {"revision": 0, "head": {}, "desk": {"hand": [{"card": "Ks", "why": "You hold {9s}."}]}, "happened": []}
    assert told(news["desk"]) == {"Ks", "9s"}
    known = Seen("mille", None, [], [])
    with pytest.raises(AssertionError):
        check_news(known, 0, news)


# --- Other cards, the same bytes -------------------------------------------------------------------------------------


async def other_world(server: Server, table: str, viewer: int) -> list[StoredEvent] | None:
    """The log of the table with other cards where the viewer has not seen them; None where they are the same."""
    session = await server.session(table)
    game, match = session.table.game, session.table.playing
    events = await server.registry.store.events(table)
    deal = match.deal
    lines = game.write_lines(match.rules, deal.start, deal.actions)
    shown = game.redact_lines(match.rules, deal.start, lines, viewer)
    other = game.reconstruct_deal(match.rules, deal.start, shown, viewer, None)
    if other == lines:
        return None
    actions = _actions(game, match.rules, deal.start, other)
    if game.name == "mille":
        # A line is written in the order of the cards, not in that of laying; drawn cards keep their order.
        drawn = iter(_by_chance(game, match.rules, deal.start, actions))
        chance = set(_places_of_chance(game, match.rules, deal.start, deal.actions))
        actions = [next(drawn) if at in chance else action for at, action in enumerate(deal.actions)]
    changed, at, begun = list[StoredEvent](), 0, False
    last = max(number for number, event in enumerate(events) if isinstance(event.event, Dealt))
    for number, stored in enumerate(events):
        event = stored.event
        begun |= number == last
        if begun and isinstance(event, Dealt | Acted):
            length = len(event.actions)
            stored = stored._replace(event=replace(event, actions=actions[at : at + length]))
            at += length
        changed.append(stored)
    assert at == len(actions) == len(deal.actions)
    return changed


def _actions(game: Game, rules: Any, start: Any, lines: list[str]) -> list[int]:
    """The actions of these lines, as a log."""
    state, actions = start, list[int]()
    for line in lines:
        for action in game.read_line(rules, state, line):
            state = game.apply(rules, state, action)
            actions.append(action)
    return actions


def _places_of_chance(game: Game, rules: Any, start: Any, actions: list[int]) -> list[int]:
    state, places = start, list[int]()
    for at, action in enumerate(actions):
        if game.actor(state) == CHANCE:
            places.append(at)
        state = game.apply(rules, state, action)
    return places


def _by_chance(game: Game, rules: Any, start: Any, actions: list[int]) -> list[int]:
    return [actions[at] for at in _places_of_chance(game, rules, start, actions)]


async def everything(server: Server, person: Person | None, table: str, watch: str, moves: list[str]) -> list[bytes]:
    """All bytes that a viewer can get of the table in its present state."""
    found = []
    if person is None:
        for lang in ("en", "es"):
            found.append((await server.ask("GET", f"/api/watch/{watch}", lang=lang)).body)
        found.append((await server.ask("GET", f"/api/watch/{watch}/sheet")).body)
        stream = server.listen(f"/api/watch/{watch}/events")
    else:
        for query in ({}, {"after": 3}, {"lang": "fa"}, {"lang": "ru"}):
            found.append((await person.get(f"/api/tables/{table}", **query)).body)
        found.append((await person.get(f"/api/tables/{table}/sheet")).body)
        found.append((await person.get("/api/me")).body)
        for move in moves:
            answer = await person.command(table, "move", name="same", move=move)
            assert answer.status >= 400, (move, answer.body)
            found.append(answer.body)
        stream = person.listen(table)
    await stream.until(lambda it: it.news)
    found += [event.raw for event in stream.events]
    await stream.close()
    return found


@pytest.mark.parametrize("name", GAMES)
@asynchronous
async def test_other_unseen_cards_are_the_same_bytes(name: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers that differ only in cards a viewer has not seen send that viewer the same bytes.

    There is no exception: both share the secret of the commitment, as if it could deal both.
    """
    rng = random.Random(f"bytes {name}")
    game = GAMES[name]
    wanted, checked = max(1, POSITIONS // len(GAMES)), 0
    one_url, other_url = f"sqlite:///{tmp_path}/one.db", f"sqlite:///{tmp_path}/other.db"
    async with serving(one_url, tables_per_guest_max=10_000) as one, serving(other_url) as other:
        people = [await one.person(f"P{seat}") for seat in range(game.default_seats)]
        for person in people:
            await other.registry.store.add_guest(Guest(person.guest, person.name), token_hash(person.token), now_ms())
        while checked < wanted:
            opened = await people[0].open(name, "me", *["open"] * (game.default_seats - 1), spectators=True)
            table = opened["table"]
            for person in people[1:]:
                (await person.sit(opened["invite"])).done()
            session = await one.session(table)
            for _ in range(rng.randrange(1, 60)):
                if session.table.actor is None:
                    break
                news = await people[session.table.actor].news(table)
                moves = [move["move"] for move in news["desk"]["moves"]]
                lays = [text for text in moves if text.startswith("lay")]
                (await people[session.table.actor].command(table, "move", move=rng.choice(lays or moves))).done()
            if session.table.actor is None:
                continue
            match = session.table.playing
            legal = {game.action_text(match.rules, match.state, action).partition(" ")[2] for action in match.legal()}
            row = await one.registry.store.table(table)
            assert row is not None
            for viewer in (*range(game.default_seats), NOBODY):
                events = await other_world(one, table, viewer)
                if events is None:
                    continue
                copy = row._replace(
                    id=f"{table}-{viewer}", invite=None, watch=f"{row.watch}{viewer}", replay=f"{row.replay}{viewer}"
                )
                members = {seat: person.guest for seat, person in enumerate(people)}
                log = await one.registry.store.events(table)
                await one.registry.store.add_table(copy, log, members)
                await other.registry.store.add_table(copy, events, members)
                moves = [] if viewer == NOBODY else [move for move in tried(name, rng) if move not in legal]
                both = []
                for server in (one, other):
                    person = (
                        None
                        if viewer == NOBODY
                        else Person(server, people[viewer].name, people[viewer].guest, people[viewer].token)
                    )
                    both.append(await everything(server, person, copy.id, copy.watch, moves))
                for mine, his in zip(*both, strict=True):
                    if b'"tables":[' in mine:
                        continue  # the list of a guest's tables: the other server has only this one
                    assert mine == his, difference(mine, his)
                checked += 1
    assert checked >= wanted


def tried(name: str, rng: random.Random) -> list[str]:
    """Moves of every kind with any card, most of them wrong."""
    ranks = "AKQJT9" if name == "tysiac" else "AKQJT98765432"
    cards = [rank + suit for rank in ranks for suit in "shdc"]
    verbs = (
        ("play", "marry", "give 0", "give 1", "give 2")
        if name == "tysiac"
        else ("discard", "take", "lay K", "lay 2 2s2h")
    )
    return [f"{verb} {card}" for verb in verbs for card in rng.sample(cards, 6)] + [
        "bid 400",
        "pass",
        "concede",
        "draw",
    ]


def difference(one: bytes, other: bytes) -> str:
    """The place where two answers differ."""
    at = next(at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
    return f"…{one[max(0, at - 200) : at + 100]!r} is not …{other[max(0, at - 200) : at + 100]!r}"


# --- Time ------------------------------------------------------------------------------------------------------------


@asynchronous
async def test_a_bots_pace_tells_nothing(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server draws one number per decision, from the same range, before the bot looks at its cards."""
    drawn: list[int] = []
    choices: list[int] = []
    began = Scheduler._bot_begins

    def draws(most: int) -> int:
        drawn.append(most)
        return 0

    def begins(self: Scheduler, seat: int, name: str) -> None:
        before = len(drawn)
        began(self, seat, name)
        if len(drawn) > before:
            choices.append(len(self.session.table.playing.legal()))

    monkeypatch.setattr("chiliad.server.scheduler.secrets.randbelow", draws)
    monkeypatch.setattr(Scheduler, "_bot_begins", begins)
    async with serving(f"sqlite:///{tmp_path}/t.db") as server:
        ala = await server.person("Ala")
        table = (await ala.open("mille", "me", "bot:greedy"))["table"]
        session = await server.session(table)
        await ala.listen(table).until(lambda it: it.news)
        for _ in range(20):
            await until(lambda: session.table.actor in (0, None))
            if session.table.actor is None:
                break
            moves = (await ala.news(table))["desk"]["moves"]
            (await ala.command(table, "move", move=moves[0]["move"])).done()
    assert len(drawn) == len(choices) > 5
    assert len(set(choices)) > 1, "decisions of one choice and of several"
    assert len(set(drawn)) == 1
