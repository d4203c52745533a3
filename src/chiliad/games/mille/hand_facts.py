"""What a seat of Mille knows for certain about its own cards, the pack and the other hand, in numbers.

Everything follows from one information state.  Cards are text here: two equal cards are two texts in a list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from chiliad.bot import Candidate
from chiliad.cards import read_cards
from chiliad.games.mille.belief import doubted_ranks, pair_chance
from chiliad.games.mille.events import Discarded
from chiliad.games.mille.narration import cards_of
from chiliad.games.mille.observation import Observation
from chiliad.games.mille.player_cards import RANK, PlayerCards, count_of_rank, with_card
from chiliad.games.mille.scoring import player_score
from chiliad.games.mille.state import CARD_NUMBER, PAIR, RANK_CARDS, RANKS, SET_CARDS_MIN
from chiliad.information import InformationState

TWO = RANKS[0]


class Lay(NamedTuple):
    """Cards that a plan lays on the set of one rank."""

    rank: str
    cards: tuple[str, ...]


class Plan(NamedTuple):
    """What a candidate leads to, as far as it is known: the pair that takes the pack, what is laid, the discard."""

    pair: tuple[str, ...]
    lays: tuple[Lay, ...]
    discard: str | None

    @property
    def laid(self) -> tuple[str, ...]:
        """All cards that are laid, without those that take the pack."""
        return tuple(card for one in self.lays for card in one.cards)

    @property
    def wilds(self) -> int:
        """How many 2s are laid as wilds."""
        return sum(card[0] == TWO for one in self.lays if one.rank != TWO for card in one.cards)


def plan_of(candidate: Candidate) -> Plan:
    """The plan that a bot gives with a candidate, as lines of notation; empty where it gives none."""
    lines = candidate.more.get("plan")
    pair: tuple[str, ...] = ()
    lays, discard = list[Lay](), None
    for line in lines if isinstance(lines, list) else ():
        verb, *rest = str(line).split()
        if verb == "take":
            pair = tuple(read_cards(rest[0]))
        elif verb == "lay":
            lays.append(Lay(rest[0], tuple(read_cards(rest[1]))))
        elif verb == "discard":
            discard = rest[0]
    return Plan(pair, tuple(lays), discard)


class Knowledge:
    """What an information state tells of the hands, the sets and the pack."""

    def __init__(self, info: InformationState[Observation]) -> None:
        self.info, self.seen = info, info.observation
        self.seat, self.rival = self.seen.seat, 1 - self.seen.seat
        self.hand = cards_of(self.seen.hand_any, self.seen.hand_both)
        self.rival_count = self.seen.held_count[self.rival]

    # --- The player's own cards ---------------------------------------------------------------------------------------

    def in_set(self, rank: str) -> int:
        """How many naturals the player's set of a rank has; 0 where there is no such set."""
        seen, number = self.seen, RANKS.index(rank)
        return int(count_of_rank(seen.natural_any[self.seat], seen.natural_both[self.seat], number))

    def ranks_left(self, plan: Plan) -> Counter[str]:
        """How many cards of each rank are in hand when a plan has laid, before its discard."""
        return Counter(card[0] for card in (Counter(self.hand) - Counter(plan.laid)).elements())

    def player(self, plan: Plan) -> PlayerCards:
        """The player's cards after a plan that lays and discards."""
        seen, seat = self.seen, self.seat
        left = Counter(self.hand) - Counter([*plan.laid, *([plan.discard] if plan.discard else [])])
        natural = seen.natural_any[seat], seen.natural_both[seat]
        wild = seen.wild_any[seat], seen.wild_both[seat]
        hand = (0, 0)
        for card in left.elements():
            hand = with_card(*hand, 1 << CARD_NUMBER[card])
        for lay in plan.lays:
            for card in lay.cards:
                if card[0] == lay.rank:
                    natural = with_card(*natural, 1 << CARD_NUMBER[card])
                else:
                    wild = with_card(*wild, 1 << 4 * RANKS.index(lay.rank) + CARD_NUMBER[card])
        return PlayerCards(
            hand_any=hand[0],
            hand_both=hand[1],
            natural_any=natural[0],
            natural_both=natural[1],
            wild_any=wild[0],
            wild_both=wild[1],
        )

    def score(self, plan: Plan) -> int:
        """The player's score of the deal if it ended right after a plan: they go out, or else the other player does."""
        after = self.player(plan)
        return int(player_score(after, after.hand_any == 0)[0])

    # --- The other player ---------------------------------------------------------------------------------------------

    @property
    def rival_has_laid(self) -> bool:
        """Whether the other player has a card on the table."""
        return self.seen.natural_any[self.rival] != 0

    def out(self, rank: str) -> int:
        """How many cards of a rank may be in the other hand: those out of sight, and those known to be there."""
        seen, number = self.seen, RANKS.index(rank)
        known = count_of_rank(seen.known_any[self.rival], seen.known_both[self.rival], number)
        return int(known + count_of_rank(seen.unseen_any, seen.unseen_both, number))

    def cannot_take(self, rank: str) -> bool:
        """Whether the other player cannot hold the two cards that take a pack with this rank on top."""
        return self.out(rank) < PAIR or self.rival_count < PAIR

    def take_chance(self, rank: str) -> float:
        """How likely the other player holds two cards of a rank."""
        return pair_chance(self.seen, doubted_ranks(self.info), RANKS.index(rank))

    def discarded_before(self, rank: str) -> bool:
        """Whether the other player has discarded a card of this rank in this deal."""
        return any(
            isinstance(event, Discarded) and event.seat == self.rival and event.card[0] == rank
            for event in self.info.events
        )

    # --- The pack -----------------------------------------------------------------------------------------------------

    def picked_up(self) -> list[str]:
        """The cards that come to the hand with the pack: all but its top card."""
        pack = cards_of(self.seen.pack_any, self.seen.pack_both)
        pack.remove(cards_of(1 << self.seen.pack_top, 0)[0])
        return pack

    def fitting(self, pair: Iterable[str]) -> int:
        """How many of those cards can be laid at once, alone or with others of the hand, after the pair is laid."""
        rest = self.picked_up()
        top = RANKS[self.seen.pack_top >> 2]
        together = Counter(card[0] for card in [*(Counter(self.hand) - Counter(pair)).elements(), *rest])

        def fits(rank: str) -> bool:
            wild = rank == TWO and top != TWO and self.seen.rules.max_wilds > 0
            return wild or rank == top or self.in_set(rank) > 0 or together[rank] >= SET_CARDS_MIN

        return sum(fits(card[0]) for card in rest)


def completes_eight(known: Knowledge, plan: Plan) -> str | None:
    """The rank of which the player has all eight naturals and no wild after a plan, and had not before."""
    after = known.player(plan)
    for lay in plan.lays:
        number = RANKS.index(lay.rank)
        whole = count_of_rank(after.natural_any, after.natural_both, number) == RANK_CARDS
        if whole and not after.wild_any & RANK << 4 * number:
            return lay.rank
    return None
