"""A plan of a search in notation: what it lays, and the card that it discards."""

from __future__ import annotations

from chiliad.cards import write_cards
from chiliad.games.mille.narration import cards_of
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.player_cards import RANK, difference
from chiliad.games.mille.state import ACTION_TAKE, CARD_TEXT, KIND_TURN, RANKS, State


def plan_lines(seen: Observation, first: int, plan: State) -> list[str]:
    """The moves from what the seat sees to the state that its plan leads to, in notation without the seat.

    ``first`` is the plan's first action.  Empty where a card is drawn: what comes then is not known.
    """
    seat = seen.seat
    me, takes = plan.players[seat], first == ACTION_TAKE
    if first >> 6 == KIND_TURN and not takes:
        return []
    natural = difference(me.natural_any, me.natural_both, seen.natural_any[seat], seen.natural_both[seat])
    wild = difference(me.wild_any, me.wild_both, seen.wild_any[seat], seen.wild_both[seat])
    lines = []
    for rank in range(len(RANKS) - 1, -1, -1):
        cards = cards_of(natural[0] & RANK << 4 * rank, natural[1] & RANK << 4 * rank)
        cards += cards_of(wild[0] >> 4 * rank & RANK, wild[1] >> 4 * rank & RANK)
        if cards and takes:
            cards.remove(CARD_TEXT[seen.pack_top])
            return [f"take {write_cards(cards)}"]
        if cards:
            lines.append(f"lay {RANKS[rank]} {write_cards(cards)}")
    discarded = difference(plan.pack_any, plan.pack_both, seen.pack_any, seen.pack_both)
    return lines + [f"discard {card}" for card in cards_of(*discarded)]
