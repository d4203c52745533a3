"""Checks of ``tests/conformance``: actions as text, lines, and what a seat may read of them."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

from chiliad.cards import HIDDEN, read_cards, write_cards
from chiliad.errors import Illegal, Unreadable
from chiliad.game import CHANCE, NOBODY, OVER, Game, actions_of, contains
from conformance.walks import SEED, Walk, walks_of

ALTERED_PER_DEAL = 40


def read_lines(game: Game, rules: Any, start: Any, lines: list[str]) -> tuple[list[int], list[Any]]:
    """The actions that lines mean, and the states between lines, the one before the first line included."""
    actions, states = [], [start]
    for line in lines:
        state = states[-1]
        for action in game.read_line(rules, state, line):
            assert contains(game.legal(rules, state), action), f"read_line gave an illegal action: {line!r}"
            state = game.apply(rules, state, action)
            actions.append(action)
        assert state is not states[-1], f"a line without an action: {line!r}"
        states.append(state)
    return actions, states


def known_actions(game: Game, walks: list[Walk]) -> list[int]:
    """Every action that was legal at some place: these are the ones with a meaning as text."""
    union = [0] * game.action_kinds
    for walked in walks:
        for state in walked.sample(60):
            union = [mask | more for mask, more in zip(union, game.legal(walked.rules, state), strict=True)]
    return actions_of(tuple(union))


def check_log_reads_back(game: Game, deals: int) -> None:
    """A deal's lines read back to the same states, and writing these gives the same lines."""
    for walked in walks_of(game, deals):
        rules, start = walked.rules, walked.start
        lines = game.write_lines(rules, start, walked.actions)
        actions, states = read_lines(game, rules, start, lines)
        if game.actor(walked.last) == OVER:
            assert states[-1] == walked.last, f"the lines lead elsewhere: {lines}"
        visited = set(walked.states)
        assert all(state in visited for state in states), f"a line leads off the way: {lines}"
        assert game.write_lines(rules, start, actions) == lines, f"not canonical: {lines}"
        for line in lines:
            assert line == " ".join(line.split()), f"blanks: {line!r}"
            assert HIDDEN not in line, f"hidden: {line!r}"
            assert line.isascii(), f"not ASCII: {line!r}"


def check_prefixes_are_written(game: Game, deals: int) -> None:
    """The beginning of a log at any moment can be written, and reads back to a moment of it."""
    rng = random.Random(SEED)
    for walked in walks_of(game, deals):
        whole = game.write_lines(walked.rules, walked.start, walked.actions)
        count = len(walked.actions)
        for length in {0, 1, *rng.sample(range(count + 1), min(count, 12))}:
            lines = game.write_lines(walked.rules, walked.start, walked.actions[:length])
            assert lines[:-1] == whole[: max(len(lines) - 1, 0)], f"what was written changed: {lines[-3:]}"
            _, states = read_lines(game, walked.rules, walked.start, lines)
            assert states[-1] in set(walked.states[: length + 1]), f"a prefix leads off the way: {lines[-3:]}"
        assert game.write_lines(walked.rules, walked.start, []) == [], "no action is no line"


def check_entries(game: Game, deals: int) -> None:
    """The entries of a log lead from state to state of the deal, from any of them on; each has a line, once."""
    for walked in walks_of(game, deals):
        rules, start = walked.rules, walked.start
        entries = list(game.entries(rules, start, walked.actions))
        given = list(game.entries(rules, start, walked.actions, walked.states[1:]))
        assert given == entries, "entries depend on whether the states are given or computed"
        ends = [0, *(entry.length for entry in entries)]
        assert all(a < b for a, b in pairwise(ends)), f"entries without an action: {ends}"
        for entry in entries:
            assert entry.state == walked.states[entry.length], f"an entry ends elsewhere: {entry.events}"
            assert game.line(entry.events[0]), f"no line: {entry.events}"
            for follows in entry.events[1:]:
                try:
                    raise AssertionError(f"a line for what follows from another event: {game.line(follows)!r}")
                except ValueError:
                    continue
        if game.actor(walked.last) == OVER:
            assert ends[-1] == len(walked.actions), f"the end is missing: {ends[-1]} of {len(walked.actions)}"
        for at in random.Random(SEED).sample(range(len(walked.actions)), min(len(walked.actions), 10)):
            rest = list(game.entries(rules, walked.states[at], walked.actions[at:]))
            whole = [entry._replace(length=entry.length - at) for entry in entries if entry.length > at]
            begins = at in ends
            if not begins and len(rest) < len(whole):
                del whole[0]  # the line that began before is left out
            assert rest[not begins :] == whole[not begins :], f"entries depend on those before: {whole[:1]}"


def check_events_hide(game: Game, deals: int) -> None:
    """What a seat sees of an event is its line as that seat saw it then, and the same in a deal that looks alike."""
    hidden, rng = 0, random.Random(SEED)
    for walked in walks_of(game, deals):
        rules, start = walked.rules, walked.start
        events = [entry.events for entry in game.entries(rules, start, walked.actions)]
        for seat in (NOBODY, *range(game.seats(rules))):
            lines, _, other = completed(game, walked, seat)
            actions, _ = read_lines(game, rules, start, other)
            imagined = [entry.events for entry in game.entries(rules, start, actions)]
            assert len(imagined) == len(events), "entries are missing"
            looked_at = {*range(min(len(lines), 8)), *rng.sample(range(len(lines)), min(len(lines), 12))}
            for n, (happened, instead) in enumerate(zip(events, imagined, strict=True)):
                seen = [game.redact(event, seat) for event in happened]
                assert seen == [game.redact(event, seat) for event in instead], (
                    f"seat {seat} sees what it can't: {seen}"
                )
                assert [game.redact(event, seat) for event in seen] == seen, "redacting twice hides more"
                if n in looked_at:
                    line = game.redact_lines(rules, start, lines[: n + 1], seat)[n]
                    assert game.line(seen[0]) == line, f"the event and its line differ: {seen[0]} and {line!r}"
                    hidden += HIDDEN in line
    assert hidden > deals, f"only {hidden} events hide anything"


def check_mid_move(game: Game, deals: int) -> None:
    """Midway, and only there, the actions so far do not form a whole number of lines."""
    rng = random.Random(SEED)
    for walked in walks_of(game, deals):
        places = [n for n, state in enumerate(walked.states) if game.actor(state) >= 0]
        for place in sorted(rng.sample(places, min(20, len(places)))):
            lines = game.write_lines(walked.rules, walked.start, walked.actions[:place])
            try:
                stands = read_lines(game, walked.rules, walked.start, lines)[1][-1]
            except (Illegal, Unreadable):
                stands = None
            state = walked.states[place]
            assert game.mid_move(state) == (stands != state), f"mid_move is wrong about {lines[-1]!r}: {state!r}"


def check_actions_read_back(game: Game, deals: int) -> None:
    """A player's action that makes a complete line is written as that line, and reads back to exactly that action.

    Others are steps of a line with several actions.  No two actions have the same text, unless they do the same.
    """
    alone = 0
    for walked in walks_of(game, deals):
        for state in walked.sample(12):
            texts = {}
            for action in actions_of(game.legal(walked.rules, state)):
                text = game.action_text(walked.rules, state, action)
                assert text.isascii(), f"not ASCII: {text!r}"
                assert text == " ".join(text.split()) != "", f"no text: {text!r}"
                after = game.apply(walked.rules, state, action)
                assert texts.setdefault(text, after) == after, f"two actions are called {text!r} in {state!r}"
                lines = game.write_lines(walked.rules, state, [action])
                if lines and game.actor(state) != CHANCE:
                    assert lines == [text], f"action_text disagrees: {text!r} is written {lines}"
                    read = game.read_line(walked.rules, state, text)
                    assert read == [action], f"{text!r} of action {action} reads as {read} in {state!r}"
                    alone += 1
    assert alone > 10 * deals, f"only {alone} actions were lines of their own"


def check_illegal_is_not_read(game: Game, deals: int) -> None:
    """The reader refuses the text of an illegal action, with the slug that ``explain`` gives, and reads nothing
    illegal.

    It may refuse a legal action as a line, because it judges the whole line.
    """
    walks = walks_of(game, deals)
    known = known_actions(game, walks)
    rng = random.Random(SEED)
    refused = 0
    for walked in walks:
        for state in walked.sample(10):
            masks = game.legal(walked.rules, state)
            slugs: dict[str, set[str]] = {}
            for action in rng.sample(known, min(len(known), 50)):
                text = game.action_text(walked.rules, state, action)
                slug = "" if contains(masks, action) else game.explain(walked.rules, state, action).slug
                slugs.setdefault(text, set()).add(slug)
            for text, allowed in slugs.items():
                try:
                    read_lines(game, walked.rules, state, [text])
                except Unreadable:
                    continue  # a step that is not a line
                except Illegal as fault:
                    said = fault.slug
                    assert said in allowed or "" in allowed, f"another reason: {text!r} is {said}, not {allowed}"
                    refused += 1
    assert refused > 20 * deals, f"only {refused} lines were refused"


def check_lines_of_another_moment(game: Game, deals: int) -> None:
    """A line that is read at another place is refused or means legal actions; nonsense is unreadable."""
    rng = random.Random(SEED)
    rubbish = ("", "0", "0 play", "9 pass", "x draw Ks", "deal", "deal 0 Zz", "0 lay K KsKhXx", "blocked blocked")
    for walked in walks_of(game, deals):
        lines = game.write_lines(walked.rules, walked.start, walked.actions)
        for state in walked.sample(8):
            for line in rng.sample(lines, min(len(lines), 8)):
                try:
                    read_lines(game, walked.rules, state, [line])
                except (Unreadable, Illegal):
                    continue
            for line in rubbish:
                try:
                    read = game.read_line(walked.rules, state, line)
                except (Unreadable, Illegal):
                    continue
                raise AssertionError(f"rubbish was read: {line!r} as {read}")


def completed(game: Game, walked: Walk, seat: int) -> tuple[list[str], list[str], list[str]]:
    """A deal's lines, the view that ``seat`` has of them, and another whole deal that looks the same to that seat."""
    lines = game.write_lines(walked.rules, walked.start, walked.actions)
    seen = game.redact_lines(walked.rules, walked.start, lines, seat)
    scores = game.settle(walked.rules, walked.last).scores if game.actor(walked.last) == OVER else None
    return lines, seen, game.reconstruct_deal(walked.rules, walked.start, seen, seat, scores)


def check_redaction_hides(game: Game, deals: int) -> None:
    """Another deal that a seat can't distinguish from this one is redacted to the same lines; only cards are hidden."""
    others = 0
    for walked in walks_of(game, deals):
        for seat in (NOBODY, *range(game.seats(walked.rules))):
            lines, seen, other = completed(game, walked, seat)
            assert len(seen) == len(lines) == len(other), "lines are missing"
            for line, shown in zip(lines, seen, strict=True):
                same = line.split()[:-1] == shown.split()[:-1] and len(line) == len(shown)
                assert line == shown or (same and HIDDEN in shown), f"changed: {line!r} to {shown!r}"
            assert not any(HIDDEN in line for line in other), f"a card is still hidden: {differing(lines, other)}"
            again = game.redact_lines(walked.rules, walked.start, other, seat)
            assert again == seen, f"seat {seat} sees what it can't know: {differing(seen, again)}"
            assert game.redact_lines(walked.rules, walked.start, seen, seat) == seen, "redacting twice hides more"
            others += other != lines
        assert game.redact_lines(walked.rules, walked.start, [], NOBODY) == []
    assert others > deals, f"only {others} deals of {deals} hide anything"


def differing(one: list[str], other: list[str]) -> list[tuple[str, str]]:
    """The first few pairs of lines that differ."""
    return [pair for pair in zip(one, other, strict=True) if pair[0] != pair[1]][:3]


def altered(lines: list[str], cards: list[str], rng: random.Random) -> tuple[int, list[str]]:
    """Lines with one card replaced by another, or two exchanged, and the index of the first that differs."""
    places = [(n, at) for n, line in enumerate(lines) for at in range(len(cards_of(line)))]
    hands = [cards_of(line) for line in lines]
    (n, at), (m, other) = rng.choice(places), rng.choice(places)
    if rng.random() < 0.5:
        hands[n][at], hands[m][other] = hands[m][other], hands[n][at]
    else:
        m, hands[n][at] = n, rng.choice(cards)
    changed = list(lines)
    for k in (n, m):
        changed[k] = " ".join([*lines[k].split()[:-1], write_cards(hands[k])])
    return min(n, m), changed


def cards_of(line: str) -> list[str]:
    """The cards that a line names last, if it names any."""
    try:
        return read_cards(line.split()[-1])
    except Unreadable:
        return []


def seen_alike(game: Game, rules: Any, state: Any, lines: list[str], observations: list[Any], seat: int) -> int:
    """The number of ``lines``, read from ``state``, that are legal and give ``seat`` exactly these observations."""
    for n, line in enumerate(lines):
        try:
            _, states = read_lines(game, rules, state, [line])
        except (Unreadable, Illegal):
            return n
        state = states[-1]
        if game.observe(rules, state, seat) != observations[n]:
            return n
    return len(lines)


def check_redaction_keeps_secrets(game: Game, deals: int) -> None:
    """While two deals give a seat the same observations, redaction gives the same lines for both.

    The other deal is this one with a card or two changed; the observations show whether its seats can see the
    difference.
    """
    rng = random.Random(SEED)
    secrets = 0
    for walked in walks_of(game, deals):
        rules = walked.rules
        lines = game.write_lines(rules, walked.start, walked.actions)
        cards = sorted({card for line in lines for card in cards_of(line)})
        _, states = read_lines(game, rules, walked.start, lines)
        for _ in range(ALTERED_PER_DEAL):
            first, other = altered(lines, cards, rng)
            seat = rng.randrange(NOBODY, game.seats(rules))
            observations = [game.observe(rules, state, seat) for state in states[first + 1 : first + 31]]
            alike = first + seen_alike(game, rules, states[first], other[first : first + 30], observations, seat)
            if alike == first or lines[:alike] == other[:alike]:
                continue
            seen = game.redact_lines(rules, walked.start, lines[:alike], seat)
            again = game.redact_lines(rules, walked.start, other[:alike], seat)
            assert seen == again, f"seat {seat} can't tell these by its observations: {differing(seen, again)}"
            secrets += 1
    assert secrets > deals, f"only {secrets} changes of cards were secret"


def check_redaction_tells_enough(game: Game, deals: int) -> None:
    """A whole deal made from what a seat saw gives that seat exactly the same observations, between any two lines."""
    for walked in walks_of(game, deals):
        rules, start = walked.rules, walked.start
        for seat in (NOBODY, *range(game.seats(rules))):
            lines, _, other = completed(game, walked, seat)
            _, states = read_lines(game, rules, start, lines)
            _, reached = read_lines(game, rules, start, other)
            for n, (state, imagined) in enumerate(zip(states, reached, strict=True)):
                observation, observation_imagined = (
                    game.observe(rules, state, seat),
                    game.observe(rules, imagined, seat),
                )
                assert observation == observation_imagined, (
                    f"seat {seat} sees another deal after line {n}, {lines[:n][-1:]}: "
                    f"{observation} and {observation_imagined}"
                )
