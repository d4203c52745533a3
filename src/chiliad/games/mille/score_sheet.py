"""Mille for a score-keeper: a deal settled from the cards on the table (M20 to M25), a match paid from its totals."""

from __future__ import annotations

from chiliad.cards import RANKS, read_cards
from chiliad.game import NOBODY
from chiliad.games.mille.narration import payment_lines
from chiliad.games.mille.options import Rules
from chiliad.games.mille.scoring import Payment, payment, score_deal
from chiliad.games.mille.state import SEATS
from chiliad.i18n.words import Words
from chiliad.presentation.figures import BadFigures, check_keys, table_of, text_of, whole

NEEDED = ("seats", "out")
OTHERS = ()
COUNTED = ("naturals", "chapeaux")


def settled(rules: Rules, figures: dict[str, object]) -> dict[str, object]:
    """Scores, stars and chapeaux by seat; raises ``Unreadable``."""
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


def _sets(laid: dict[str, object], place: str, max_wilds: int) -> list[str]:
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


def payout(rules: Rules, winner: int, loser: int, counts: dict[str, int], small: int) -> Payment:
    """What the loser of a match pays, from both totals; raises ``BadFigures``.

    ``counts``: the winner's ``naturals`` and the loser's ``chapeaux``.
    """
    if winner < rules.target:
        raise BadFigures("payout-below-target", winner=winner, target=rules.target)
    if rules.natural_required:
        if counts["naturals"] == 0:
            raise BadFigures("payout-no-natural")
    elif winner == loser:
        raise BadFigures("payout-level")
    elif winner < loser:
        raise BadFigures("payout-below-loser", winner=winner, loser=loser)
    paid: Payment = payment(rules.payment, winner, loser, counts["naturals"], counts["chapeaux"], small, rules.target)
    return paid


def payout_lines(words: Words, paid: Payment, counts: dict[str, int], small: int) -> list[str]:
    """A payment line by line, said of the winner and the loser."""
    return payment_lines(words, paid, "", "", {**counts, "small": small})
