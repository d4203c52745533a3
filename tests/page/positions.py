"""Crowded positions of both games, each reached by legal play, as the server shows them to seat 0.

The lines of a deal are chosen so that the wanted cards come together; the game itself reads each line and refuses one
that breaks the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from chiliad.games import GAMES
from chiliad.games.mille.state import Standing as MilleStanding
from chiliad.games.tysiac.state import Standing as TysiacStanding
from chiliad.i18n.language import Language
from chiliad.play.deal_view import DealView, Scene
from chiliad.presentation.said import Said
from chiliad.records import Record

ME, OTHER = 0, 1
NAMES = {"mille": ["Aleksandra", "Maximilian"], "tysiac": ["Aleksandra", "Maximilian", "Konstantin", "Władysława"]}
RANKS, SUITS = "AKQJT98765432", "shdc"
DEALT = 15
TAKES_PACK = "Ks"  # the card on which I take the pack, and the pair that takes it
PAIR = ["Kh", "Kd"]

MILLE_BEFORE = MilleStanding(totals=(1185, -1240), stars=(5, 3), chapeaux=(2, 4))
TYSIAC_BEFORE = TysiacStanding(
    totals=(-715, 880, 540, -495),
    concessions=(1, 0, 1, 2),
    empty_hands=(0, 1, 1, 2),
    barrel_deals=(0, 1, 0, 0),
    barrel_falls=(0, 0, 0, 0),
)


class Position(NamedTuple):
    """A position by name, and the lines that lead to it."""

    game: str
    name: str
    lines: list[str]
    players: int

    @property
    def names(self) -> list[str]:
        """Who sits there."""
        return NAMES[self.game][: self.players]


TYSIAC_SEATS = (2, 3, 4)


def positions(game: str, players: int | None = None) -> Iterator[Position]:
    """All crowded positions of a game for so many players; the usual number if none is named."""
    players = players or GAMES[game].default_seats
    lines = _mille() if game == "mille" else {2: _tysiac_for_two, 3: _tysiac, 4: _tysiac_for_four}[players]()
    return (Position(game, name, moves, players) for name, moves in lines)


def marriage() -> list[Position]:
    """A marriage that I may announce, and the events after the announcement: two cards played on it."""
    given = dict(_tysiac())["contract"]
    lead = [*given, "0 contract 140", "0 play Ah", "1 play Qd", "2 play Jd"]
    lines = ["0 marry Kh", "1 play 9s", "2 play 9c"]
    return [Position("tysiac", "marriage", [*lead, *lines[:count]], 3) for count in range(len(lines) + 1)]


def desk(position: Position, lang: str) -> dict[str, Any]:
    """The position as the server shows it to seat 0 in a language."""
    game = GAMES[position.game]
    rules, before = game.default_rules, MILLE_BEFORE
    if position.game == "tysiac":
        rules, before = rules._replace(players=position.players), _tysiac_before(position.players)
    record = Record.new(game, next(iter(game.presets)), rules, position.names)
    dealt = {line.split()[1] for line in position.lines if line.startswith("deal")}
    dealer = 0 if position.players == 4 and "0" not in dealt else 1  # of four the dealer is dealt no cards
    deal = record.begin_deal(dealer, before)
    state = deal.start
    for line in position.lines:
        for action in game.read_line(rules, state, line):
            state = game.apply(rules, state, action)
            deal.append(action)
    assert game.check(rules, state) == 0
    followed = DealView(Scene(record, ME, Said(Language(lang))), 0)
    list(followed.read(len(deal.actions)))
    shown: dict[str, Any] = msgspec.to_builtins(followed.desk(state))
    return shown


# --- Mille -----------------------------------------------------------------------------------------------------------


def _mille() -> Iterator[tuple[str, list[str]]]:
    """Mille with 13 sets or 11 on the other side; the names give the size of my hand and the sets on each side."""
    full, sets = _all_taken(ranks_other=RANKS)
    yield "3 in hand, 13 + 13", [*full, *_lay(sets, 61)]
    yield "24 in hand, 13 + 13", [*full, *_lay(sets, 40)]
    fewer, sets = _all_taken(ranks_other="KQJT9876543")
    yield "31 in hand, 13 + 11", [*fewer, *_lay(sets, 39)]
    # Before I take the pack: it has nearly half of all cards.
    yield "15 in hand, the pack full, 0 + 13", full[:-1]


def _all_taken(ranks_other: str) -> tuple[list[str], dict[str, list[str]]]:
    """Both players hold all cards that are not on the table: the lines up to my taking the pack, and my cards by rank.

    The other player takes a first pack and lays three of each of these ranks; I take all the rest on the 75th turn.
    """
    cards = [rank + suit for rank in RANKS for suit in SUITS] * 2
    theirs = _three_each(ranks_other)
    kept = "5s"  # the last card the other player keeps, and the one discarded on the way
    for card in [*theirs, kept]:
        cards.remove(card)
    passed = "6s"
    mine = [*PAIR, *[one for one in cards if one not in (*PAIR, passed)]][:DEALT]
    rest = list((Counter(cards) - Counter([*mine, passed])).elements())
    rest.remove(TAKES_PACK)
    rest.append(TAKES_PACK)  # drawn last, and discarded: the pack is taken on it
    pair = [card for card in theirs if card[0] == "3"][:2]
    others = [card for card in theirs if card not in pair]
    hand = [*pair, *others[: DEALT - 2]]
    first = [*others[DEALT - 2 :], kept, passed]
    top = next(card for card in first if card[0] == "3")
    first.remove(top)
    first.append(top)
    lines = [f"deal 0 {''.join(mine)}", f"deal 1 {''.join(hand)}", f"deal up {first[0]}"]
    turn = ME
    for card in first[1:]:
        lines += [f"{turn} draw {card}", f"{turn} discard {card}"]
        turn = 1 - turn
    assert turn == OTHER
    lines.append(f"1 take {''.join(pair)}")
    by_rank = _by_rank([card for card in theirs if card[0] != "3"])
    lines += [f"1 lay {rank} {''.join(held)}" for rank, held in by_rank.items()]
    lines.append(f"1 discard {passed}")
    turn = ME
    for card in rest:
        lines += [f"{turn} draw {card}", f"{turn} discard {card}"]
        turn = 1 - turn
    assert turn == ME
    lines.append(f"0 take {''.join(PAIR)}")
    left = Counter([*mine, *rest, passed]) - Counter([*PAIR, TAKES_PACK])
    return lines, _by_rank(list(left.elements()))


def _three_each(ranks: str) -> list[str]:
    """Three cards of each rank, one queen of spades and one jack of diamonds among them."""
    return [rank + suit for rank in ranks for suit in ("shd" if rank != "3" else "shc")]


def _by_rank(cards: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for card in cards:
        found.setdefault(card[0], []).append(card)
    return found


def _lay(sets: dict[str, list[str]], count: int) -> list[str]:
    """Lines that lay sets of three of all ranks, then more on them until this number of cards is on the table."""
    left = {rank: list(cards) for rank, cards in sets.items()}
    lines, laid = [], 3  # the kings on the pack
    for rank, cards in left.items():
        if rank != "K":
            lines.append(f"0 lay {rank} {''.join(cards[:3])}")
            laid += 3
            del cards[:3]
    spare = left["2"]
    if spare and laid < count:
        lines.append(f"0 lay Q {spare.pop()}")
        laid += 1
    for rank, cards in left.items():
        while cards and laid < count:
            lines.append(f"0 lay {rank} {cards.pop(0)}")
            laid += 1
    return lines


# --- Tysiac ----------------------------------------------------------------------------------------------------------


def _tysiac_before(players: int) -> TysiacStanding:
    counts = [value[:players] for value in TYSIAC_BEFORE if isinstance(value, tuple)]
    return TysiacStanding(*counts)


TYSIAC_DEAL = [
    "deal 0 AhKhQhTh9hKsQs",
    "deal 1 AsTsJs9sAdTdKd",
    "deal 2 AcTcKcQcJc9cJd",
    "deal talon JhQd9d",
]


def _tysiac() -> Iterator[tuple[str, list[str]]]:
    """A bid, a card to give away, a contract and a trick for me to play, where another player has taken the talon."""
    yield "auction", [*TYSIAC_DEAL, "2 bid 100", "0 bid 105", "1 bid 110", "2 pass"]
    yield "talon of another", [*TYSIAC_DEAL, "2 bid 110", "0 pass", "1 pass"]
    mine = [*TYSIAC_DEAL, "2 bid 100", "0 bid 110", "1 bid 115", "2 pass", "0 bid 120", "1 pass"]
    yield "give", mine
    given = [*mine, "0 give 1 Qd", "0 give 2 9d"]
    yield "contract", given
    tricks = ["0 contract 140", "0 play Ah", "1 play Qd", "2 play Jd", "0 marry Kh", "1 play 9s", "2 play 9c"]
    tricks += ["0 marry Ks", "1 play As", "2 play Jc", "1 play Ad", "2 play 9d"]
    yield "play", [*given, *tricks]


def _tysiac_for_two() -> Iterator[tuple[str, list[str]]]:
    """Two talons, cards to lay away, and tricks of two cards; the other player chooses a talon too."""
    deal = [
        "deal 0 AhKhQhTh9hKsQsAcTcKc",
        "deal 1 AsTsJs9sAdTdKdQdJdJh",
        "deal talon 1 QcJc",
        "deal talon 2 9c9d",
    ]
    yield "auction", [*deal, "0 bid 100", "1 bid 105", "0 bid 110", "1 bid 115"]
    yield "another chooses", [*deal, "0 bid 100", "1 bid 120", "0 pass"]
    mine = [*deal, "0 bid 100", "1 bid 110", "0 bid 120", "1 pass"]
    yield "take", mine
    taken = [*mine, "0 take 1"]
    yield "discard", taken
    laid = [*taken, "0 discard Jc", "0 discard 9h"]
    yield "contract", laid
    tricks = ["0 contract 140", "0 play Ah", "1 play Jh", "0 marry Kh", "1 play 9s", "0 marry Ks", "1 play As"]
    yield "play", [*laid, *tricks, "1 play Ad"]


def _tysiac_for_four() -> Iterator[tuple[str, list[str]]]:
    """The dealer across sits out; and I sit out, or who is beside me does."""
    deal = ["deal 0 AhKhQhTh9hKsQs", "deal 2 AsTsJs9sAdTdKd", "deal 3 AcTcKcQcJc9cJd", "deal talon JhQd9d"]
    yield "auction", [*deal, "2 bid 100", "3 bid 105", "0 bid 110", "2 pass"]
    yield "talon of another", [*deal, "2 bid 110", "3 pass", "0 pass"]
    mine = [*deal, "2 bid 100", "3 pass", "0 bid 110", "2 pass"]
    yield "give", mine
    given = [*mine, "0 give 2 Qd", "0 give 3 9d"]
    yield "contract", given
    tricks = ["0 contract 140", "0 play Ah", "2 play Qd", "3 play Jd", "0 marry Kh", "2 play 9s", "3 play 9c"]
    tricks += ["0 marry Ks", "2 play As", "3 play Jc", "2 play Ad", "3 play 9d"]
    yield "play", [*given, *tricks]
    deal = ["deal 1 AhKhQhTh9hKsQs", *deal[1:]]
    sitting = [*deal, "1 bid 110", "2 pass", "3 bid 120", "1 bid 130"]
    yield "I sit out, auction", sitting
    tricks = ["1 contract 140", "1 play Ah", "2 play Qd", "3 play Jd", "1 marry Kh", "2 play 9s"]
    yield "I sit out, play", [*sitting, "3 pass", "1 give 2 Qd", "1 give 3 9d", *tricks]
