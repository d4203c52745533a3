"""Positions of Tysiac from text: hands as cards, actions as lines, figures as numbers.

table = dealt("As Ts Ks Js Ad Td Kd")            seat 0 opens; the other cards fill the other places
table = table.do("0 bid 120", "1 pass", "2 pass", "0 give 1 Js", "0 give 2 Kd", "0 contract 120")
table = eights("…", "…", "…").cards("As Js 9s  Kh+ Ah 9h")      two tricks, the second opened by a marriage
"""

from __future__ import annotations

from dataclasses import dataclass

from chiliad.bits import below, step
from chiliad.cards import read_cards
from chiliad.errors import Illegal
from chiliad.game import CHANCE, OVER, actions_of
from chiliad.games.tysiac import GAME
from chiliad.games.tysiac.options import OPTIONS, Rules
from chiliad.games.tysiac.scoring import Settled, settle_deal
from chiliad.games.tysiac.state import AUCTION, CARD_NUMBER, CARD_TEXT, CARDS, Standing, State

PLAYROOM = GAME.presets["playroom"]
PLACE_SIZES = (7, 7, 7, 3)


def rules_with(**words: str) -> Rules:
    """The playroom's rules with options as people write them: ``rules_with(must_beat="yes")``."""
    values = {option.key: option.values for option in OPTIONS}
    return PLAYROOM._replace(**{key: values[key][word] for key, word in words.items()})


def numbers(text: str) -> list[int]:
    """The cards in ``text``, with or without spaces between them, in the order written."""
    return [CARD_NUMBER[card] for card in read_cards(text.replace(" ", ""))]


def mask_of(text: str) -> int:
    return sum(1 << card for card in numbers(text))


def texts(mask: int) -> set[str]:
    return {CARD_TEXT[card] for card in range(CARDS) if mask >> card & 1}


def words(text: str) -> set[str]:
    return set(text.split())


@dataclass(frozen=True)
class Table:
    """A state with its rules."""

    rules: Rules
    state: State

    def do(self, *lines: str) -> Table:
        """The table after these lines; each is read like a record's line."""
        state = self.state
        for line in lines:
            for action in GAME.read_line(self.rules, state, line):
                state = GAME.apply(self.rules, state, action)
                assert GAME.check(self.rules, state) == 0
        return Table(self.rules, state)

    def cards(self, text: str) -> Table:
        """The table after these cards, each from the seat whose turn it is; ``Kh+`` declares the marriage."""
        table = self
        for word in text.split():
            verb = "marry" if word.endswith("+") else "play"
            table = table.do(f"{table.state.turn} {verb} {word.rstrip('+')}")
        return table

    def legal(self) -> set[str]:
        """Every legal action as a line."""
        masks = GAME.legal(self.rules, self.state)
        return {GAME.action_text(self.rules, self.state, action) for action in actions_of(masks)}

    def may(self, verb: str) -> set[str]:
        """The last words of the legal lines with this verb: cards, or figures."""
        lines = [line.split() for line in self.legal()]
        return {line[-1] for line in lines if line[1] == verb}

    def calls(self) -> list[int]:
        """The bids, or contracts, that are allowed, ascending."""
        return sorted(int(figure) for figure in self.may("bid") | self.may("contract"))

    def refusal(self, line: str) -> str:
        """The slug with which the engine refuses ``line``; "" when it does not."""
        try:
            GAME.read_line(self.rules, self.state, line)
        except Illegal as illegal:
            return illegal.slug
        return ""

    def hand(self, seat: int) -> set[str]:
        return texts(self.state.hands[seat])

    @property
    def points(self) -> tuple[int, int, int]:
        return self.state.points

    @property
    def turn(self) -> int:
        return self.state.turn


def filled(given: tuple[str, ...], sizes: tuple[int, ...]) -> list[list[int]]:
    """Places with the named cards, filled with the others in the order of their numbers."""
    places = [numbers(text) for text in given] + [[] for _ in range(len(sizes) - len(given))]
    named = [card for place in places for card in place]
    assert len(set(named)) == len(named), "a card is named twice"
    rest = [card for card in range(CARDS) if card not in named]
    for place, size in zip(places, sizes, strict=True):
        assert len(place) <= size, "too many cards in one place"
        while len(place) < size:
            place.append(rest.pop(0))
    return places


def dealt(*hands: str, dealer: int = 2, rules: Rules = PLAYROOM, before: Standing | None = None) -> Table:
    """A deal before its opening bid: hands of seats 0, 1, 2 and the talon; other cards fill what is not named."""
    state = GAME.start(rules, GAME.before(rules) if before is None else before, dealer)
    lines = []
    for name, place in zip(("0", "1", "2", "talon"), filled(hands, PLACE_SIZES), strict=True):
        lines.append(f"deal {name} {''.join(CARD_TEXT[card] for card in place)}")
    return Table(rules, state).do(*lines)


def bought(table: Table, bid: int = 100) -> Table:
    """A deal after the first seat opens and both others pass: it holds ten cards, with the talon shown."""
    first = table.turn
    return table.do(f"{first} bid {bid}", f"{(first + 1) % 3} pass", f"{(first + 2) % 3} pass")


def eights(
    *hands: str, declarer: int = 0, bid: int = 100, contract: int | None = None, rules: Rules = PLAYROOM
) -> Table:
    """A deal before its first trick: three hands of eight.  The last card of each came from the talon."""
    eight = [[CARD_TEXT[card] for card in place] for place in filled(hands, (8, 8, 8))]
    sevens = ["".join(hand[:7]) for hand in eight]
    table = bought(dealt(*sevens, "".join(hand[7] for hand in eight), dealer=(declarer - 1) % 3, rules=rules), bid)
    for seat in range(3):
        if seat != declarer:
            table = table.do(f"{declarer} give {seat} {eight[seat][7]}")
    return table.do(f"{declarer} contract {contract or bid}")


def on_barrel(*deals: int | None) -> Standing:
    """The standing before a deal: the number of used deals for each seat on the barrel; None for a seat at 0."""
    totals = tuple(0 if used is None else 880 for used in deals)
    return Standing(totals=totals, barrel_deals=tuple(used or 0 for used in deals))


def settled(
    before: Standing | tuple[int, int, int],
    declarer: int,
    contract: int,
    points: tuple[int, int, int] | None,
    dealer: int = 2,
    rules: Rules = PLAYROOM,
) -> Settled:
    """A deal settled from numbers; ``points`` is None when it was conceded, ``before`` has totals alone or all."""
    if not isinstance(before, Standing):
        before = Standing(totals=before)
    assert GAME.check_before(rules, before) == ""
    result = settle_deal(rules, before, dealer, declarer, contract, points is None, points or (0, 0, 0))
    assert result.scores == tuple(a - b for a, b in zip(result.after.totals, before.totals, strict=True))
    if result.winner < 0:
        assert GAME.check_before(rules, result.after) == ""
    return result


OF_OTHERS = ("players", "leftovers", "sitter")
"""Options that mean nothing where three play: the searches know no other number."""


def random_rules(rng: int) -> tuple[Rules, int]:
    """A random choice of the options of three players, each equally likely, that do not exclude each other."""
    while True:
        chosen = PLAYROOM
        for option in OPTIONS:
            if option.values is not None and option.key not in OF_OTHERS:
                rng = step(rng)
                values = sorted(option.values.values())
                chosen = chosen._replace(**{option.key: values[below(rng, len(values))]})
        if not any(GAME.disagreements(chosen)):
            return chosen, rng


def random_states(rules: Rules, rng: int, before: Standing | None = None) -> tuple[list[State], list[int], int]:
    """A whole deal of random actions: every state from the undealt pack on, and the actions between them.

    Half of the auctions are bid high, so that marriages are needed for them.
    """
    rng = step(rng)
    state = GAME.start(rules, GAME.before(rules) if before is None else before, below(rng, GAME.seats(rules)))
    rng = step(rng)
    eager = below(rng, 2)
    states, actions = [state], []
    while (seat := GAME.actor(state)) != OVER:
        if seat == CHANCE:
            action, rng = GAME.chance(rules, state, rng)
        else:
            choices = actions_of(GAME.legal(rules, state))
            if eager and state.phase == AUCTION:
                choices = choices[-2:]  # the highest bid, or a pass
            rng = step(rng)
            action = choices[below(rng, len(choices))]
        state = GAME.apply(rules, state, action)
        states.append(state)
        actions.append(action)
    return states, actions, rng
