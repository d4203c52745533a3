"""Checks of ``tests/conformance``: actor, legal, why_illegal, explain, apply, chance, states."""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from typing import Any

from chiliad.cards import sort_key
from chiliad.errors import Illegal
from chiliad.game import CHANCE, OVER, Game, actions_of, contains
from conformance.walks import SEED, Walk, walks_of

SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
DRAWS_PER_CARD = 40  # chance misses a possible card once in e**40
SIXTY_THREE_BITS = 1 << 63


def ids(game: Game) -> list[int]:
    """Every possible action, and some impossible ones."""
    return [
        *range(game.action_kinds << 6),
        -1,
        -64,
        game.action_kinds << 6,
        (game.action_kinds << 6) + 5,
        1 << 20,
        1 << 62,
    ]


def leaves(value: Any) -> list[Any]:
    """The plain values in nested tuples."""
    return [leaf for part in value for leaf in leaves(part)] if isinstance(value, tuple) else [value]


def tuple_types(value: Any) -> dict[str, type]:
    """The classes of all named tuples in ``value``, by name: its ``repr`` needs them."""
    found = {type(value).__name__: type(value)} if hasattr(value, "_fields") else {}
    for part in value if isinstance(value, tuple) else ():
        found |= tuple_types(part)
    return found


def scope_of(value: Any) -> dict[str, Any]:
    """What the ``repr`` of a state needs: the classes in it, and how the files of those classes name cards."""
    found: dict[str, Any] = {}
    for cls in tuple_types(value).values():
        found |= vars(sys.modules[cls.__module__])
    return found


def check_masks(game: Game, deals: int) -> None:
    """``legal`` is one mask for each kind, all empty exactly when the deal is over."""
    for walked in walks_of(game, deals):
        for state in walked.states:
            seat, masks = game.actor(state), game.legal(walked.rules, state)
            assert seat in (CHANCE, OVER, *range(game.seats(walked.rules))), f"no actor: {seat} in {state}"
            assert len(masks) == game.action_kinds, f"not a mask a kind: {masks} in {state}"
            assert all(type(mask) is int and 0 <= mask < SIXTY_THREE_BITS for mask in masks), f"no mask: {masks}"
            assert any(masks) == (seat != OVER), f"legal and over disagree: {masks}, actor {seat} in {state}"


def check_legal_agrees(game: Game, deals: int) -> None:
    """``why_illegal`` returns 0 exactly for the actions in ``legal``, else a reason."""
    for walked in walks_of(game, deals):
        for state in walked.sample(8):
            masks = game.legal(walked.rules, state)
            for action in ids(game):
                code = game.why_illegal(walked.rules, state, action)
                assert 0 <= code < len(game.reasons), f"no reason: {code} for action {action} in {state}"
                assert contains(masks, action) == (code == 0), (
                    f"legal disagrees with why_illegal: action {action}, {game.reasons[code]!r} in {state}"
                )


def check_explain(game: Game, deals: int) -> None:
    """``explain`` returns Illegal with the reason's slug, and plain details."""
    assert game.reasons[0] == "", "reason 0 is not legal"
    assert len(set(game.reasons)) == len(game.reasons), "two reasons have one slug"
    for slug in game.reasons[1:]:
        assert SLUG.fullmatch(slug), f"no slug: {slug!r}"
    rng = random.Random(SEED)
    for walked in walks_of(game, deals):
        for state in walked.sample(8):
            for action in rng.sample(ids(game), 40):
                code = game.why_illegal(walked.rules, state, action)
                if not code:
                    continue
                fault = game.explain(walked.rules, state, action)
                assert type(fault) is Illegal, f"no refusal: {fault!r}"
                assert fault.slug == game.reasons[code], f"explain disagrees: {fault} is not {game.reasons[code]}"
                assert all(type(value) in (int, str) for value in fault.details.values()), f"details: {fault.details}"


def check_invariants(game: Game, deals: int) -> None:
    """``check`` finds no fault in any state, but finds faults in spoilt states."""
    found = 0
    for walked in walks_of(game, deals):
        for state in walked.states:
            assert game.check(walked.rules, state) == 0, f"invariant {game.check(walked.rules, state)} fails: {state!r}"
        found += sum(game.check(walked.rules, spoilt) != 0 for spoilt in spoilt_states(walked))
    assert found > 0, "check is blind: no state with a changed number was found wrong"


def spoilt_states(walked: Walk) -> list[Any]:
    """States from the middle of a deal with one number changed, one for each field that is a number."""
    state = walked.states[len(walked.states) // 2]
    return [state._replace(**{key: value ^ 1}) for key, value in state._asdict().items() if isinstance(value, int)] + [
        state._replace(**{key: (value[0] ^ 1, *value[1:])})
        for key, value in state._asdict().items()
        if type(value) is tuple and type(value[0]) is int
    ]


def check_states_are_values(game: Game, deals: int) -> None:
    """States are nested tuples of integers that hash and compare, and evaluating their ``repr`` makes them again."""
    for walked in walks_of(game, deals):
        for state in walked.sample(20):
            again = eval(repr(state), scope_of(state))
            assert again == state, f"repr does not make it again: {state!r}"
            assert hash(again) == hash(state), f"equal states with different hashes: {state!r}"
            assert tuple_types(again) == tuple_types(state), f"repr makes something else: {state!r}"
            assert all(type(leaf) is int for leaf in leaves(state)), f"not a plain integer in {state!r}"
            assert all(abs(leaf) < SIXTY_THREE_BITS for leaf in leaves(state)), f"more than 63 bits in {state!r}"
        assert len(set(walked.states)) > game.seats(walked.rules), "the states of a deal are equal"


def check_apply_is_pure(game: Game, deals: int) -> None:
    """Folding the log again gives the same states, and every action changes something."""
    for walked in walks_of(game, deals):
        state = game.start(walked.rules, walked.start.before, walked.dealer)
        assert state == walked.start, "start differs from time to time"
        for action, following in zip(walked.actions, walked.states[1:], strict=True):
            reached = game.apply(walked.rules, state, action)
            assert reached == following, f"the log does not replay: action {action} in {state!r}"
            assert reached != state, f"nothing changed: action {action} in {state!r}"
            assert type(reached) is type(state), f"another type: {type(reached)}"
            state = reached


def check_apply_refuses(game: Game, deals: int) -> None:
    """``apply`` raises AssertionError for an action that is not legal, and never returns a state."""
    rng = random.Random(SEED)
    for walked in walks_of(game, deals):
        for state in walked.sample(8):
            masks = game.legal(walked.rules, state)
            for action in rng.sample(ids(game), 25):
                if contains(masks, action):
                    continue
                try:
                    reached = game.apply(walked.rules, state, action)
                except AssertionError:
                    continue
                raise AssertionError(f"apply took an illegal action: {action} in {state!r} gave {reached!r}")


def check_chance_is_legal(game: Game, deals: int) -> None:
    """Chance returns a legal action and the generator's next state, the same for the same number."""
    rng = random.Random(SEED)
    met = 0
    for walked in walks_of(game, deals):
        for state in walked.states:
            if game.actor(state) != CHANCE:
                continue
            x = rng.getrandbits(63)
            action, after = game.chance(walked.rules, state, x)
            assert contains(game.legal(walked.rules, state), action), f"chance is not legal: {action} in {state!r}"
            assert 0 <= after < SIXTY_THREE_BITS, f"no generator state: {after}"
            assert after != x, "the generator stands still"
            assert game.chance(walked.rules, state, x) == (action, after), "chance differs from time to time"
            met += 1
    assert met > 0, "chance never acted"


def check_chance_is_uniform(game: Game, deals: int) -> None:
    """Each legal bit of a chance node is equally likely: chi-squared within six standard deviations."""
    rng = random.Random(SEED)
    for walked in walks_of(game, deals)[:2]:
        nodes = [state for state in walked.states if game.actor(state) == CHANCE]
        for state in (nodes[0], nodes[len(nodes) // 2], nodes[-1]):
            cards = actions_of(game.legal(walked.rules, state))
            counts = dict.fromkeys(cards, 0)
            draws = DRAWS_PER_CARD * len(cards)
            for _ in range(draws):
                counts[game.chance(walked.rules, state, rng.getrandbits(63))[0]] += 1
            never = [card for card, count in counts.items() if count == 0]
            assert not never, f"never comes: actions {never} in {draws} draws from {state!r}"
            squares = sum((count - DRAWS_PER_CARD) ** 2 / DRAWS_PER_CARD for count in counts.values())
            freedom = len(cards) - 1
            assert squares <= freedom + 6 * (2 * freedom) ** 0.5 + 6, f"chance is not uniform: {counts} from {state!r}"


def check_cards_to_come(game: Game, deals: int) -> None:
    """One entry for each bit of a chance node, with a state of its own except for equal cards; best rank first."""
    for walked in walks_of(game, deals):
        for state in walked.states:
            if game.actor(state) != CHANCE:
                continue
            actions, legal = game.cards_to_come(walked.rules, state), game.legal(walked.rules, state)
            assert all(contains(legal, action) for action in actions), f"a card that can't come in {state!r}"
            reached = Counter(game.apply(walked.rules, state, action) for action in actions)
            wanted = Counter(game.apply(walked.rules, state, action) for action in actions_of(legal))
            assert reached == wanted, f"not every physical card once in {state!r}"
            cards = [game.action_text(walked.rules, state, action).split()[-1] for action in actions]
            assert cards == sorted(cards, key=sort_key), f"not in a record's order: {cards}"
