"""What may be done at a table of Mille: the question, and the moves a person would choose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, groupby
from operator import itemgetter
from typing import NamedTuple

from msgspec import Struct

from chiliad.cards import write_cards
from chiliad.errors import Illegal
from chiliad.game import actions_of
from chiliad.games.mille import GAME
from chiliad.games.mille.legality import unlaid
from chiliad.games.mille.narration import HANDS_REMEMBERED_MAX, RANKS_DOWN, sorted_cards
from chiliad.games.mille.observation import Observation, stalemate
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import RANK, PlayerCards, count_of_rank, with_card
from chiliad.games.mille.scoring import points_of
from chiliad.games.mille.state import (
    ACTION_BLOCKED,
    ACTION_DRAW,
    ACTION_TAKE,
    ACTION_TAKE_UPCARD_TWO,
    CARD_NUMBER,
    CARD_TEXT,
    DRAW,
    KIND_DISCARD,
    KIND_LAY,
    KIND_WILD,
    MELD,
    OPEN,
    PAIR,
    RANKS,
    SET_CARDS_MIN,
    TAKE,
    State,
)
from chiliad.i18n.language import Language
from chiliad.presentation.desk import Card, Move
from chiliad.presentation.said import Said, move

ALL_PAIRS_HELD_MAX = 3
"""With so many cards of the top's rank in hand each choice of them is offered, with more the dearest of each number."""
WAYS_REMEMBERED_MAX = 8192
MOVES_REMEMBERED_MAX = 8192
_TWO = "2"
_RANK_NUMBERS = {letter: RANKS.index(letter) for letter in RANKS_DOWN}
"""The number of each rank, from A down, 2s last."""
_WORTH = {card: int(points_of(1 << number, 0)) for card, number in CARD_NUMBER.items()}


Way = tuple[int, int]
"""How many naturals are laid with how many 2s."""


class Refused(Struct, frozen=True):
    """Ways to lay cards that are not allowed, and why."""

    ways: list[Way]
    why: str


class Laying(Struct, frozen=True):
    """How my cards of a rank may be laid: ``naturals`` and ``wilds`` of my hand in any of these ways.

    ``lies``: I have such a set, and they are added to it.  ``refused`` has all other ways.
    """

    rank: str
    lies: bool
    naturals: list[Card]
    wilds: list[Card]
    ways: list[Way]
    refused: list[Refused]


# --- What is asked ---------------------------------------------------------------------------------------------------


def prompt(said: Said, observation: Observation) -> str:
    """The question for the viewer's decision."""
    say = said.text
    if observation.phase in (OPEN, TAKE):
        return say("desk-ask-complete", rank=said.rank(RANKS[observation.rank_open]))
    if observation.phase == MELD:
        can_lay = observation.legal[KIND_LAY] or observation.legal[KIND_WILD]
        return say("desk-ask-meld" if can_lay else "desk-ask-discard")
    legal = actions_of(observation.legal)
    if legal == [ACTION_BLOCKED]:
        return say("desk-ask-stalemate" if stalemate(observation) else "desk-ask-blocked")
    if ACTION_TAKE_UPCARD_TWO not in legal and ACTION_TAKE not in legal:
        return say("desk-ask-draw")
    top = said.card(CARD_TEXT[observation.pack_top])
    if ACTION_TAKE_UPCARD_TWO in legal:
        return say("desk-ask-two-or-take" if ACTION_TAKE in legal else "desk-ask-two", top=top)
    if ACTION_DRAW in legal:
        return say("desk-ask-take", top=top)
    return say("desk-ask-take-or-stalemate" if stalemate(observation) else "desk-ask-take-or-blocked", top=top)


# --- What may be done ------------------------------------------------------------------------------------------------


def moves(said: Said, observation: Observation, taking: int) -> list[Move]:
    """The moves a person would choose; ``taking``: the mask of the cards that may be laid when the pack is taken."""
    hand = sorted_cards(observation.hand_any, observation.hand_both)
    if observation.phase == DRAW:
        return _beginnings(said, observation, [card for card in hand if taking >> CARD_NUMBER[card] & 1])
    if observation.phase in (OPEN, TAKE):
        return _completions(said, observation, hand)
    discards = [card for card in dict.fromkeys(hand) if observation.legal[KIND_DISCARD] >> CARD_NUMBER[card] & 1]
    return [*_lays(said, observation), *(_discard(said.language, said.style, card) for card in discards)]


@lru_cache(maxsize=HANDS_REMEMBERED_MAX)
def _of_ranks(any_: int, both: int) -> dict[str, list[str]]:
    """The cards of a pair of masks by rank.  Many get the same lists, so nobody changes them."""
    return {letter: list(cards) for letter, cards in groupby(sorted_cards(any_, both), key=itemgetter(0))}


@lru_cache(maxsize=MOVES_REMEMBERED_MAX)
def _discard(language: Language, style: str, card: str) -> Move:
    said = Said(language, style)
    return move(f"discard {card}", said.text("desk-discard", card=said.card(card)), [card])


def _beginnings(said: Said, observation: Observation, fitting: list[str]) -> list[Move]:
    say, legal = said.text, actions_of(observation.legal)
    found = [move("draw", say("desk-draw"), [])] if ACTION_DRAW in legal else []
    for cards in _chosen(fitting) if ACTION_TAKE in legal else []:
        found.append(move(f"take {write_cards(cards)}", say("desk-take", cards=said.cards(cards)), cards))
    if ACTION_TAKE_UPCARD_TWO in legal:
        top = CARD_TEXT[observation.pack_top]
        found.append(move("uptwo", say("desk-uptwo", card=said.card(top)), [top]))
    if ACTION_BLOCKED in legal:
        found.append(move("blocked", say("desk-blocked"), []))
    return found


def _chosen(fitting: list[str]) -> list[list[str]]:
    """The cards with which the pack may be taken: a pair of those that fit, or more of them."""
    dear = sorted(fitting, key=worth, reverse=True)
    found: dict[tuple[str, ...], None] = {}
    for count in range(PAIR, len(dear) + 1):
        choices = combinations(dear, count) if len(dear) <= ALL_PAIRS_HELD_MAX else [tuple(dear[:count])]
        found |= dict.fromkeys(choices)
    return [list(cards) for cards in found]


def _lays(said: Said, observation: Observation) -> list[Move]:
    """All naturals of a rank at once, a new set with the 2s it needs; and each 2 onto each set that takes it.

    What costs least comes first (``_cost``), and of equal cost what is worth most.
    """
    of_ranks = _of_ranks(observation.hand_any, observation.hand_both)
    twos = of_ranks.get(_TWO, [])
    legal, natural_any = observation.legal, observation.natural_any[observation.seat]
    found: list[tuple[int, int, Move]] = []
    for letter, rank in _RANK_NUMBERS.items():
        lies = bool(natural_any >> 4 * rank & RANK)
        if legal[KIND_LAY] >> 4 * rank & RANK:
            held = of_ranks[letter]
            needed = 0 if lies else max(0, SET_CARDS_MIN - len(held))
            cards = held + twos[:needed]
            found.append((_cost(letter, cards, lies), -sum(map(worth, cards)), _lay(said, letter, cards, lies)))
        wilds = legal[KIND_WILD] >> 4 * rank & RANK
        for two in dict.fromkeys(twos) if wilds else ():
            if wilds >> CARD_NUMBER[two] & 1:
                found.append((_cost(letter, [two], lies), -worth(two), _lay(said, letter, [two], lies)))
    return [one for *_, one in sorted(found, key=lambda one: one[:2])]


def _cost(letter: str, cards: list[str], lies: bool) -> int:
    """What a laying takes from the hand that other sets could use, from 0: no 2, a pair's 2, a 2 to spare, three 2s,
    and last two 2s for a single card.
    """
    twos = sum(card[0] == _TWO for card in cards)
    if twos == 0 or (letter == _TWO and lies):
        return 0
    if letter == _TWO:
        return 3
    if lies:
        return 2
    return 1 if twos == 1 else 4


def lays(said: Said, rules: Rules, observation: Observation) -> list[Laying]:
    """How cards of the hand may be laid by rank: so many naturals with so many 2s, as the engine says of each way.

    Which of several equal cards are meant changes nothing in what is legal, so numbers say it.
    """
    if observation.phase != MELD:
        return []
    seat, of_ranks, found = observation.seat, _of_ranks(observation.hand_any, observation.hand_both), []
    for letter, rank in _RANK_NUMBERS.items():
        naturals = of_ranks.get(letter, [])
        wilds = of_ranks.get(_TWO, []) if letter != _TWO else []
        natural = count_of_rank(observation.natural_any[seat], observation.natural_both[seat], rank)
        if naturals or (natural and wilds):
            wild = count_of_rank(observation.wild_any[seat], observation.wild_both[seat], rank)
            counts = _Counts(len(naturals), len(wilds), natural, wild)
            ways, refused = _ways(said.language, said.style, rules, seat, letter, counts)
            found.append(Laying(letter, natural > 0, naturals, wilds, ways, refused))
    return found


class _Counts(NamedTuple):
    """How many naturals of a rank and how many 2s are in the hand, and how many of both in the set of that rank."""

    naturals_held: int
    wilds_held: int
    naturals_laid: int
    wilds_laid: int


def _alone(rules: Rules, seat: int, rank: int, counts: _Counts) -> State:
    """A state in which ``seat`` may lay cards and has only these: the first cards of each kind are laid already."""
    naturals, wilds = counts.naturals_laid, counts.wilds_laid
    held_any, held_both = _kind(naturals, naturals + counts.naturals_held)
    twos_any, twos_both = _kind(wilds, wilds + counts.wilds_held)
    natural_any, natural_both = _kind(0, naturals)
    wild_any, wild_both = _kind(0, wilds)
    player = PlayerCards(
        hand_any=held_any << 4 * rank | twos_any,
        hand_both=held_both << 4 * rank | twos_both,
        natural_any=natural_any << 4 * rank,
        natural_both=natural_both << 4 * rank,
        wild_any=wild_any << 4 * rank,
        wild_both=wild_both << 4 * rank,
    )
    start: State = GAME.start(rules, GAME.before(rules), seat)
    return start._replace(turn=seat, phase=MELD, players=(player, player))


def _kind(first: int, end: int) -> tuple[int, int]:
    """Of the eight cards of a rank, two of each suit, those from ``first`` to before ``end``, as a pair of masks."""
    any_ = both = 0
    for number in range(first, end):
        any_, both = with_card(any_, both, 1 << number // 2)
    return any_, both


@lru_cache(maxsize=WAYS_REMEMBERED_MAX)
def _ways(
    language: Language, style: str, rules: Rules, seat: int, letter: str, counts: _Counts
) -> tuple[list[Way], list[Refused]]:
    """The legal numbers of naturals and wilds, fewest cards first; and of the others by their reason.

    In the order in which the notation reads them: a new set begins with a natural, then the wilds come.
    """
    said, rank = Said(language, style), RANKS.index(letter)
    state = _alone(rules, seat, rank, counts)
    naturals, wilds = counts.naturals_laid, counts.wilds_laid
    laid = [KIND_LAY << 6 | rank << 2 | number // 2 for number in range(naturals, naturals + counts.naturals_held)]
    joined = [KIND_WILD << 6 | rank << 2 | number // 2 for number in range(wilds, wilds + counts.wilds_held)]
    first = 0 if naturals else 1
    found: list[Way] = []
    refused: dict[str, list[Way]] = {}
    begun = _next(rules, (state, None), laid[:first])
    for wild in range(len(joined) + 1):
        begun = _next(rules, begun, joined[wild - 1 : wild] if wild else [])
        there = begun
        for natural in range(first, len(laid) + 1):
            there = _next(rules, there, laid[natural - 1 : natural] if natural > first else [])
            at, error = there
            if natural + wild == 0:
                continue
            if error is None and not GAME.mid_move(at):
                found.append((natural, wild))
                continue
            why = said.why(unlaid(rules, seat, rank, natural, wild, error))
            refused.setdefault(why, []).append((natural, wild))
    reasons = sorted((sorted(ways, key=_fewest), why) for why, ways in refused.items())
    return sorted(found, key=_fewest), [Refused(ways, why) for ways, why in reasons]


def _fewest(way: Way) -> tuple[int, int]:
    return sum(way), way[1]


_At = tuple[State, Illegal | None]
"""A state, and why the cards after it can't be laid."""


def _next(rules: Rules, at: _At, actions: list[int]) -> _At:
    """After these actions too, if nothing was refused before."""
    state, error = at
    for action in actions if error is None else []:
        if GAME.why_illegal(rules, state, action):
            return state, GAME.explain(rules, state, action)
        state = GAME.apply(rules, state, action)
    return state, error


def _lay(said: Said, letter: str, cards: list[str], lies: bool) -> Move:
    return _laid_move(said.language, said.style, letter, tuple(cards), lies)


@lru_cache(maxsize=MOVES_REMEMBERED_MAX)
def _laid_move(language: Language, style: str, letter: str, laid: tuple[str, ...], lies: bool) -> Move:
    said, cards = Said(language, style), list(laid)
    cards_said = said.cards(cards)
    if lies:
        label = said.text("desk-add", cards=cards_said, rank=said.rank(letter))
    else:
        label = said.text("desk-lay", cards=cards_said)
    return move(f"lay {letter} {write_cards(cards)}", label, cards)


def _completions(said: Said, observation: Observation, hand: Sequence[str]) -> list[Move]:
    """What completes a set that was begun card by card: a table plays whole moves, a record may stop inside one."""
    letter = RANKS[observation.rank_open]
    held = [card for card in hand if card[0] == letter]
    if observation.phase == OPEN:
        twos = [card for card in hand if card[0] == _TWO and letter != _TWO]
        needed = max(0, SET_CARDS_MIN - observation.laid_count - len(held))
        return [_lay(said, letter, held + twos[:needed], True)]
    cards = sorted(held, key=worth, reverse=True)[: max(0, PAIR - observation.laid_count)]
    if not cards:
        return [move("take", said.text("desk-pick"), [])]
    return [move(f"take {write_cards(cards)}", said.text("desk-take", cards=said.cards(cards)), cards)]


def worth(card: str) -> int:
    """The points of a card: on the table they count for its player, in the hand against."""
    return _WORTH[card]
