"""Deals that were played, told as a score-keeper tells them: the input for the tests of typed deals."""

from __future__ import annotations

from typing import Any

from chiliad.game import NOBODY
from chiliad.games.mille.player_cards import CARD_NAMES, RANK_LETTERS, SUIT_LETTERS
from chiliad.games.tysiac.events import AcesDeclared, Married, TrickTaken
from chiliad.games.tysiac.state import OVER_CONCEDED, OVER_VOID
from chiliad.records import Deal, Record, action_lines


def typed(record: Record, deal: Deal) -> dict[str, Any]:
    """The figures of a deal that is over."""
    states = list(record.states(record.deals.index(deal) + 1))
    return {"tysiac": tysiac, "mille": mille}[record.game.name](record, deal, states[-1])


def tysiac(record: Record, deal: Deal, state: Any) -> dict[str, Any]:
    auction, rules = state.auction, record.rules
    if state.phase == OVER_VOID:
        return {"void": True}
    told: dict[str, Any] = {"declarer": auction.declarer, "contract": auction.contract}
    if auction.blind == 1:
        told["blind"] = True
    if rules.players == 4 and rules.sitter:
        told["talon"] = next(line.split()[2] for line in action_lines(record, deal) if "talon" in line)
    if state.phase == OVER_CONCEDED:
        return {**told, "conceded": True}
    events = [event for entry in record.game.entries(rules, deal.start, deal.actions) for event in entry.events]
    tricks = [sum(isinstance(one, TrickTaken) and one.seat == seat for one in events) for seat in range(rules.players)]
    told |= {"points": list(state.points), "tricks": tricks}
    told["marriages"] = [[one.seat, one.card[1]] for one in events if isinstance(one, Married)]
    if aces := [one.seat for one in events if isinstance(one, AcesDeclared)]:
        told["aces"] = aces[0]
    return told


def copies(any_: int, both: int, bit: int) -> int:
    return (any_ >> bit & 1) + (both >> bit & 1)


def mille(record: Record, deal: Deal, state: Any) -> dict[str, Any]:
    seats = []
    for player in state.players:
        sets: dict[str, str] = {}
        for rank, letter in enumerate(RANK_LETTERS):
            bits = range(4 * rank, 4 * rank + 4)
            naturals = [CARD_NAMES[bit] * copies(player.natural_any, player.natural_both, bit) for bit in bits]
            wilds = [f"2{SUIT_LETTERS[bit % 4]}" * copies(player.wild_any, player.wild_both, bit) for bit in bits]
            if text := "".join(naturals + wilds):
                sets[letter] = text
        hand = [card * copies(player.hand_any, player.hand_both, bit) for bit, card in enumerate(CARD_NAMES)]
        seats.append({"sets": sets, "hand": "".join(hand)})
    return {"seats": seats, "out": "nobody" if state.out == NOBODY else state.out}
