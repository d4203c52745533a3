"""Perft: the number of ways in which a deal can continue from a state, to a given depth.

The count checks move generation: two engines that agree on it to some depth agree on every legal set on the way.
An action belongs to a player or to chance, and chance's copies of a card count as one; a deal that is over ends a line.
"""

from __future__ import annotations

from chiliad.game import CHANCE, OVER, Game, RulesTuple, actions_of


def steps(game: Game, rules: RulesTuple, state: object) -> dict[str, object]:
    """Every state that one action leads to, by the action's text."""
    following: dict[str, object] = {}
    for action in actions_of(game.legal(rules, state)):
        text = game.action_text(rules, state, action)
        if text not in following:  # two copies of a card that chance may deal count as one
            following[text] = game.apply(rules, state, action)
    return following


def perft(game: Game, rules: RulesTuple, state: object, depth: int) -> int:
    """How many sequences of ``depth`` actions there are from ``state``; 1 for depth 0, 0 where the deal ends sooner."""
    if depth == 0:
        return 1
    if game.actor(state) == OVER:
        return 0
    if depth == 1 and game.actor(state) != CHANCE:
        return len(actions_of(game.legal(rules, state)))
    return sum(perft(game, rules, after, depth - 1) for after in steps(game, rules, state).values())


def divide(game: Game, rules: RulesTuple, state: object, depth: int) -> dict[str, int]:
    """The same count for each first action: it shows where two engines differ."""
    return {text: perft(game, rules, after, depth - 1) for text, after in steps(game, rules, state).items()}
