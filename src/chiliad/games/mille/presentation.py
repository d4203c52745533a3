"""The table of Mille as one viewer sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Literal

from msgspec import Struct

from chiliad.cards import SUITS
from chiliad.game import NOBODY, Event, Settlement, contains
from chiliad.games.mille import GAME
from chiliad.games.mille.choices import Laying, lays, moves, prompt, worth
from chiliad.games.mille.events import Discarded, Drew, HandDealt, Laid, TookPack, TookTwo
from chiliad.games.mille.legality import refusal
from chiliad.games.mille.narration import RANKS_DOWN, by_ranks, cards_of, hand_said, sorted_cards
from chiliad.games.mille.observation import Observation, Pair
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import RANK, PlayerCards
from chiliad.games.mille.scoring import PILE_EIGHT, PILE_SEVEN, pile, player_score
from chiliad.games.mille.state import (
    ACTION_TAKE,
    ACTION_TAKE_UPCARD_TWO,
    CARD_NUMBER,
    CARD_TEXT,
    DEAL,
    DRAW,
    KIND_DISCARD,
    KIND_LAY,
    KIND_WILD,
    OVER,
    RANKS,
    SEATS,
    STOCK,
    Standing,
    State,
)
from chiliad.i18n.language import Language
from chiliad.presentation import faces, sheet
from chiliad.presentation.desk import Card, Desk, HeldCard, Moment, Settled, SheetCount, Sign
from chiliad.presentation.said import Said
from chiliad.presentation.sheet import SignKind

Lies = Literal["open", "seven", "eight"]
MillePhase = Literal["deal", "draw", "open", "take", "meld", "over"]


class MilleSet(Struct, frozen=True):
    """A set on the table; a set of seven or eight is a pile."""

    rank: str
    naturals: list[Card]
    wilds: list[Card]
    lies: Lies
    points: int


class MilleStanding(Struct, frozen=True):
    """A seat's total and marks."""

    total: int
    stars: int
    chapeaux: int


class MilleDesk(Desk, frozen=True, kw_only=True, tag="mille"):
    """A table of Mille.

    ``lays``: how my cards may be laid, while I meld; ``take_why``: on my turn, why the pack can't be taken, if so;
    ``pack`` by rank, ``top`` its top card; ``sets`` by seat; ``known``: cards all know to be in a hand, by seat.
    """

    phase: MillePhase
    lays: list[Laying]
    take_why: str | None
    stock: int
    pack: list[Card]
    top: Card | None
    sets: list[list[MilleSet]]
    known: list[list[Card]]
    standing: list[MilleStanding]


PHASES: Sequence[MillePhase] = ("deal", "draw", "draw", "take", "open", "meld", "over")

SETS_REMEMBERED_MAX = 4096
NO_CARD = -1
_SUIT_BITS = sum(1 << 4 * rank for rank in range(1, len(RANKS)))
"""The spades of all ranks but the 2s; shift by the suit for the others."""

_VERBS = {
    can: [verb for verb, usable in zip(("take", "lay", "wild", "discard"), can, strict=True) if usable]
    for can in product((0, 1), repeat=4)
}
"""The verbs by whether a card can be used for each; many cards get the same list, so nobody changes it."""

_LIES: Mapping[int, Lies] = {PILE_SEVEN: "seven", PILE_EIGHT: "eight"}


class Presenter(faces.Presenter[Rules, Observation]):
    """Follows a deal's events for one viewer and shows where it stands."""

    def note(self, event: Event) -> None:
        """Takes in an event that moves cards to a hand or out of it."""
        hands = self._hands
        match event:
            case HandDealt():
                hands.comes(event.seat, event.cards)
            case Drew() | TookTwo():
                hands.comes(event.seat, [event.card])
            case TookPack():
                hands.goes(event.seat, event.laid)
                hands.comes(event.seat, by_ranks(list(event.picked_up)))
            case Laid():
                hands.goes(event.seat, event.cards)
            case Discarded():
                hands.goes(event.seat, [event.card])

    @staticmethod
    def turn(observation: Observation) -> int | None:
        """The seat that must act; None when it is nobody's turn."""
        return int(observation.turn) if observation.phase not in (DEAL, STOCK, OVER) else None

    def shown(self, observation: Observation, state: State, before: Standing, settled: Settled | None) -> MilleDesk:
        """The desk as it stands.

        ``state`` is asked only about the viewer's own cards; ``before``: totals and counters as they stand;
        ``settled``: what the deal has brought, once it is over.
        """
        turn = self.turn(observation)
        mine = turn is not None and turn == self._person
        taking = _taking(self.rules, observation, state) if mine else 0
        hand = sorted_cards(observation.hand_any, observation.hand_both)
        pack = sorted_cards(observation.pack_any, observation.pack_both)
        return MilleDesk(
            phase=PHASES[observation.phase],
            seat=self._person,
            turn=turn,
            hand=self._hand(hand, observation, state, mine, taking),
            held=list(observation.held_count),
            prompt=prompt(self.said, observation) if mine else None,
            moves=moves(self.said, observation, taking) if mine else [],
            lays=lays(self.said, self.rules, observation) if mine else [],
            take_why=self._why_no_take(observation, state) if mine else None,
            stock=observation.stock_count,
            pack=pack,
            top=CARD_TEXT[observation.pack_top] if observation.pack_top >= 0 else None,
            sets=_sets_by_seat(
                observation.natural_any, observation.natural_both, observation.wild_any, observation.wild_both
            ),
            known=_known_by_seat(observation.known_any, observation.known_both),
            standing=_standings(before),
            table=self._table(observation, len(pack)) if self.tells_table else [],
            shown=[by_ranks(self._hands.cards(seat)) for seat in range(SEATS)] if self.seat is None else None,
            settled=settled,
        )

    def headline(self, observation: Observation, settlement: Settlement) -> str:
        """What the deal has brought, in a few words."""
        if observation.out == NOBODY:
            return self.said.text("desk-headline-blocked")
        score = settlement.scores[observation.out]
        return self.said.text("desk-headline-out", score=score, **self.seats.who(observation.out))

    @staticmethod
    def left(observations: Sequence[Observation]) -> list[list[str]]:
        """The cards left in each hand when the deal is over, by the seats' own observations."""
        return [by_ranks(cards_of(observation.hand_any, observation.hand_both)) for observation in observations]

    def moments(self, observation: Observation, settlement: Settlement) -> list[Moment]:
        """The naturals of the deal (M22, M23)."""
        found = []
        for seat, masks in enumerate(_laid(observation)):
            sets = _sets(*masks)
            who = self.seats.who(seat)
            for laid in sets:
                if laid.lies == "eight":
                    value = sum(map(worth, laid.naturals))
                    said = self.said.text("mille-eight-set", rank=self.said.rank(laid.rank), points=value, **who)
                    found.append(Moment(seat, said, laid.naturals))
            if seat == observation.out and not any(laid.wilds for laid in sets):
                found.append(Moment(seat, self.said.text("mille-out-natural", **who), []))
        return found

    def _table(self, observation: Observation, pack_count: int) -> list[str]:
        """All that lies open, in sentences: the pack and the stock, then each player's sets, the viewer's first."""
        say, said, stock = self.said.text, self.said, observation.stock_count
        if observation.pack_top < 0:
            told = [say("mille-table-no-pack", stock=stock)]
        else:
            top = said.card(CARD_TEXT[observation.pack_top])
            told = [say("mille-table-top", card=top, count=pack_count, stock=stock)]
            told.append(say("mille-table-pack", cards=self._cards_said(observation.pack_any, observation.pack_both)))
        laid = [_sets_said(said.language, said.style, *masks) for masks in _laid(observation)]
        first = self._person or 0
        for seat in (first, 1 - first):
            told.append(say("mille-table-held", count=observation.held_count[seat], **self.seats.who(seat)))
            told += laid[seat]
        for seat, (any_, both) in enumerate(_known(observation)):
            if any_ and seat != self._person and self.seat is not None:
                cards = self._cards_said(any_, both)
                told.append(say("mille-table-known", cards=cards, **self.seats.who(seat)))
        return told

    def _cards_said(self, any_: int, both: int) -> str:
        return _cards_said(self.said.language, self.said.style, any_, both)

    def _hand(
        self, hand: Sequence[str], observation: Observation, state: State, mine: bool, taking: int
    ) -> list[HeldCard]:
        take, lay, wild, discard = _usable(observation.legal, taking) if mine else (0, 0, 0, 0)

        def can(card: str) -> list[str]:
            at = CARD_NUMBER[card]
            return _VERBS[take >> at & 1, lay >> at & 1, wild >> at & 1, discard >> at & 1]

        def why(card: str) -> str:
            """Why a card can be neither laid nor discarded: the one refusal there is for both."""
            action = KIND_DISCARD << 6 | CARD_NUMBER[card]
            return self._why(observation, state, action, NO_CARD)  # the pack is no reason

        return self._held(hand, worth, can, why if mine else None)

    def _why_no_take(self, observation: Observation, state: State) -> str | None:
        """Why the pack can't be taken now; None where it can, by a pair or as a turned-up 2."""
        if contains(observation.legal, ACTION_TAKE) or contains(observation.legal, ACTION_TAKE_UPCARD_TWO):
            return None
        return self._why(observation, state, ACTION_TAKE, observation.pack_top)

    def _why(self, observation: Observation, state: State, action: int, pack_top: int) -> str:
        fault = GAME.why_illegal(self.rules, state, action)
        said = self.said
        return _why(said.language, said.style, fault, action, observation.turn, pack_top, observation.rank_open)


@lru_cache(maxsize=SETS_REMEMBERED_MAX)
def _standings(before: Standing) -> list[MilleStanding]:
    """Each seat's total and marks, as ``before`` has them."""
    return [MilleStanding(*counted) for counted in zip(before.totals, before.stars, before.chapeaux, strict=True)]


def _taking(rules: Rules, observation: Observation, state: State) -> int:
    """The mask of the cards that may be laid if the pack is taken, as the engine says once it is."""
    if observation.phase != DRAW or not contains(observation.legal, ACTION_TAKE):
        return 0
    return int(GAME.legal(rules, GAME.apply(rules, state, ACTION_TAKE))[KIND_LAY])


def _laid(observation: Observation) -> Iterable[tuple[int, int, int, int]]:
    """The sets by seat, as masks."""
    return zip(
        observation.natural_any, observation.natural_both, observation.wild_any, observation.wild_both, strict=True
    )


def _known(observation: Observation) -> Iterable[tuple[int, int]]:
    """The cards that all know to be in a hand, by seat, as masks."""
    return zip(observation.known_any, observation.known_both, strict=True)


@lru_cache(maxsize=SETS_REMEMBERED_MAX)
def _known_by_seat(known_any: Pair, known_both: Pair) -> list[list[str]]:
    """The cards that all know to be in a hand, by seat."""
    return [sorted_cards(*known) for known in zip(known_any, known_both, strict=True)]


@lru_cache(maxsize=SETS_REMEMBERED_MAX)
def _sets_by_seat(natural_any: Pair, natural_both: Pair, wild_any: Pair, wild_both: Pair) -> list[list[MilleSet]]:
    """The sets by seat, from masks by seat."""
    laid = zip(natural_any, natural_both, wild_any, wild_both, strict=True)
    return [list(_sets(*masks)) for masks in laid]


@lru_cache(maxsize=SETS_REMEMBERED_MAX)
def _cards_said(language: Language, style: str, any_: int, both: int) -> str:
    """The cards of a pair of masks in words, as a hand; the same for all viewers of one language."""
    return hand_said(Said(language, style), cards_of(any_, both))


@lru_cache(maxsize=SETS_REMEMBERED_MAX)
def _why(language: Language, style: str, fault: int, action: int, turn: int, pack_top: int, rank_open: int) -> str:
    """Why a card can't be discarded, or the pack can't be taken; the number of wilds is no reason for either."""
    return Said(language, style).why(refusal(fault, action, turn, pack_top, rank_open, 0))


@lru_cache(maxsize=SETS_REMEMBERED_MAX)
def _sets_said(language: Language, style: str, *masks: int) -> tuple[str, ...]:
    """A player's sets in sentences."""
    said, told = Said(language, style), []
    for laid in _sets(*masks):
        cards, wilds = said.cards(laid.naturals + laid.wilds), len(laid.wilds)
        told.append(said.text("mille-table-set", rank=said.rank(laid.rank), cards=cards, wilds=wilds, lies=laid.lies))
    return tuple(told) or (said.text("mille-table-no-sets"),)


def _usable(legal: tuple[int, ...], taking: int) -> tuple[int, int, int, int]:
    """What cards can be used for now: the mask of the cards for each of the verbs."""
    wild = sum(1 << suit for suit in range(len(SUITS)) if legal[KIND_WILD] & _SUIT_BITS << suit)
    return taking, legal[KIND_LAY], wild, legal[KIND_DISCARD]


@lru_cache(maxsize=SETS_REMEMBERED_MAX)
def _sets(natural_any: int, natural_both: int, wild_any: int, wild_both: int) -> tuple[MilleSet, ...]:
    """A player's sets.  Most events leave them as they are, and they are the same for all viewers."""
    found = []
    player = PlayerCards(natural_any=natural_any, natural_both=natural_both, wild_any=wild_any, wild_both=wild_both)
    for letter in RANKS_DOWN:
        rank = RANKS.index(letter)
        mask = RANK << 4 * rank
        if natural_any & mask:
            naturals = cards_of(natural_any & mask, natural_both & mask)
            wilds = cards_of(wild_any >> 4 * rank & RANK, wild_both >> 4 * rank & RANK)
            lies = _LIES.get(pile(len(naturals), len(wilds)), "open")
            found.append(MilleSet(letter, naturals, wilds, lies, _set_points(player, mask)))
    return tuple(found)


def _set_points(player: PlayerCards, mask: int) -> int:
    """What a set counts, an eight-set natural doubled (M21, M22)."""
    laid = PlayerCards(
        natural_any=player.natural_any & mask,
        natural_both=player.natural_both & mask,
        wild_any=player.wild_any & mask,
        wild_both=player.wild_both & mask,
    )
    return int(player_score(laid, False)[0])


class SheetNotes(sheet.SheetNotes[Rules, Observation, Standing]):
    """Notes a star for each natural, and a circle round the score of a chapeau."""

    def kinds(self) -> list[SignKind]:
        """Stars and circles."""
        return [SignKind("star", "★", "star"), SignKind("circle", "◯", "circled")]

    def signs(self, seat: int, observation: Observation, after: Standing) -> list[Sign]:
        """What this deal has added to a seat's stars and chapeaux."""
        before, found = observation.before, []
        stars = after.stars[seat] - before.stars[seat]
        if after.chapeaux[seat] > before.chapeaux[seat]:
            found.append(self.sign("circle", self.said.text("mille-sheet-circled")))
        if stars:
            found.append(self.sign("star", self.said.text("mille-sheet-stars", count=stars), "★" * stars))
        return found

    def counts(self, after: Standing) -> list[SheetCount]:
        """The naturals and chapeaux of the match, where there are any."""
        counted = [("mille-sheet-naturals", "★", after.stars), ("mille-sheet-chapeaux", "", after.chapeaux)]
        return [
            SheetCount(self.said.text(label), sign, list(by_seat)) for label, sign, by_seat in counted if any(by_seat)
        ]


def begins(state: State) -> bool:
    """Whether a turn begins: a place to jump to in a replay."""
    return bool(state.phase == DRAW)


DESK = MilleDesk
