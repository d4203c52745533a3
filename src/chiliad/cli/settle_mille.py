"""A deal of Mille settled from the cards that lie there (M20 to M25)."""

from __future__ import annotations

from typing import Any

from chiliad.cards import RANKS, read_cards
from chiliad.cli.settle import BadFigures, check_keys, rules_in, table_of, text_of, whole
from chiliad.game import NOBODY, Game
from chiliad.games.mille.scoring import score_deal
from chiliad.games.mille.state import SEATS


def settled(game: Game, figures: dict[str, Any]) -> dict[str, Any]:
    """Scores, stars and chapeaux by seat; raises ``Unreadable``."""
    check_keys(figures, ("seats", "out"), ("preset", "options"))
    rules = rules_in(game, figures)
    seats = figures["seats"]
    if not isinstance(seats, list):
        raise BadFigures("bad-type", key="seats", wanted="tables")
    if len(seats) != SEATS:
        raise BadFigures("wrong-number-count", key="seats", wanted=SEATS, count=len(seats))
    sets, hands = [], []
    for number, value in enumerate(seats):
        place = f"seats[{number}]"
        seat = table_of(value, place)
        check_keys(seat, ("sets", "hand"), (), f"{place}.")
        laid = table_of(seat["sets"], f"{place}.sets")
        sets.append(_sets(laid, f"{place}.sets", rules.max_wilds))
        hands.append(text_of(seat["hand"], f"{place}.hand"))
    out = NOBODY if figures["out"] is None else whole(figures["out"], "out", 0, SEATS - 1)
    score = score_deal(sets, hands, out)
    return {key: [int(n) for n in value] for key, value in score._asdict().items()}


def _sets(laid: dict[str, Any], place: str, max_wilds: int) -> list[str]:
    """The sets of one player, each under its own rank; what they are worth as sets ``score_deal`` judges."""
    found, ranks = [], set()
    for key, value in laid.items():
        rank = "T" if key == "10" else key.upper()
        if len(rank) != 1 or rank not in RANKS or rank in ranks:
            raise BadFigures("bad-rank", text=key[:8])
        ranks.add(rank)
        text = text_of(value, f"{place}.{key}")
        held = [card[0] for card in read_cards(text)]
        if rank not in held or any(letter not in (rank, "2") for letter in held):
            raise BadFigures("bad-set", text=text[:40])
        if rank != "2" and held.count("2") > max_wilds:
            raise BadFigures("too-many-wilds", most=max_wilds)
        found.append(text)
    return found
