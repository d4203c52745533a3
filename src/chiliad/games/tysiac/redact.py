"""A deal as one seat saw it, and a whole deal that such a view may come from (T9, T10).

Completing needs no rule of its own.  The lines (whose card was played, which was given, how high was bid) give each
card's possible places; a matching of cards to places gives a deal; the engine replays it.  Where the engine refuses a
card because the seat had to play another one, the seat did not hold that other card: it is ruled out, and the matching
is made again.  Only bids need more: the engine's own limits give the marriages that a hand must have held.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import NamedTuple

from chiliad.cards import HIDDEN, read_cards
from chiliad.errors import Illegal, Unreadable
from chiliad.game import NOBODY
from chiliad.games.tysiac.notation import read_line
from chiliad.games.tysiac.options import Rules
from chiliad.games.tysiac.redact_log import Log, read_log
from chiliad.games.tysiac.rules import apply, bid_limit, contract_limit, is_golden, legal, may_bid_blind
from chiliad.games.tysiac.state import (
    ACES,
    ALL,
    CARD_TEXT,
    CARDS,
    HAND_CARDS_DEALT,
    KIND_PLAY,
    MARRIAGE,
    NINES,
    SEATS,
    TALON_CARDS,
    State,
    after,
)

_DUTIES = ("must-follow-suit", "must-trump", "must-beat")
_MARRIAGES = [MARRIAGE << 6 * suit for suit in range(4)]
_NINES = [1 << 6 * suit for suit in range(4)]
_REST = 3
"""The place after the three hands: the talon."""

Place = tuple[int, int]
"""Where a card was dealt (a seat, or ``_REST``) and who holds it when the play begins (``_REST``: nobody)."""


class Demands(NamedTuple):
    """Which cards must lie where, as masks."""

    dealt: list[int]  # cards that each seat must have been dealt
    kept: int  # cards that the declarer must have kept
    missing: int  # cards that the opener can't have been dealt
    opener: int


def redact_lines(rules: Rules, start: State, lines: list[str], seat: int) -> list[str]:
    """The lines as ``seat`` (NOBODY: the public) may see them: ``??`` for other hands, the talon until it is shown,
    and a card given between others; for its own hand too while it does not look at it (T36).
    """
    calls = [line.lower().split()[1:2] for line in lines if not line.lower().startswith("deal ")]
    shown = is_golden(rules, start.before) or calls.count(["pass"]) == SEATS - 1
    unseen = calls in ([], [["blind"]]) or (calls[0] == ["blind"] and ["bid"] not in calls and not shown)
    owner = NOBODY if unseen and _bids_blind(rules, start, lines, seat) else seat
    return [_redact_line(line, owner if line.lower().startswith("deal ") else seat, shown) for line in lines]


def _bids_blind(rules: Rules, start: State, lines: list[str], seat: int) -> bool:
    """Whether a seat is the opener and may bid blind, by the cards of its line."""
    if not rules.blind_bid or seat != after(start.dealer):
        return False
    return bool(may_bid_blind(rules, start.before, seat, read_log(lines[:SEATS]).dealt.get(seat, 0)))


def _redact_line(line: str, seat: int, talon_shown: bool) -> str:
    words = line.split()
    if len(words) == 3 and words[0].lower() == "deal":
        open_to_seat = talon_shown if words[1].lower() == "talon" else words[1] == str(seat)
    elif len(words) == 4 and words[1].lower() == "give":
        open_to_seat = str(seat) in (words[0], words[2])
    else:
        return line
    if open_to_seat:
        return line
    try:
        cards = read_cards(words[-1])
    except Unreadable:
        return line
    return " ".join([*words[:-1], HIDDEN * len(cards)])


def reconstruct_deal(
    rules: Rules, start: State, lines: list[str], seat: int, scores: tuple[int, ...] | None = None
) -> list[str]:
    """The lines with nothing hidden: a deal that can have gone this way.

    If there is none, the longest possible beginning is completed, and the engine refuses the line after it.
    ``scores`` have no effect here: all cards are seen in a deal played out.
    """
    del scores
    whole = _complete(rules, start, lines, seat)
    if whole is not None:
        return whole
    possible, impossible = 0, len(lines)
    while impossible - possible > 1:
        middle = (possible + impossible) // 2
        if _complete(rules, start, lines[:middle], seat) is None:
            impossible = middle
        else:
            possible = middle
    begun = _complete(rules, start, lines[:possible], seat) or []
    return begun + [_any_gift(line, begun) for line in lines[possible:]]


def _any_gift(line: str, begun: list[str]) -> str:
    """An impossible line, with some card for a hidden gift, so that the engine can give the reason."""
    words = line.split()
    if len(words) == 4 and words[1].lower() == "give" and words[3] == HIDDEN:
        for dealt in begun:
            if dealt.split()[:2] == ["deal", words[0]]:
                return " ".join([*words[:3], CARD_TEXT[read_log([dealt]).dealt[int(words[0])].bit_length() - 1]])
    return line


def _complete(rules: Rules, start: State, lines: list[str], seat: int) -> list[str] | None:
    """A deal that goes exactly this way, None when there is none."""
    opener = after(start.dealer)
    log = read_log(lines, opener if is_golden(rules, start.before) else NOBODY)
    blind = log.blind or (seat == opener and opener in log.lines_dealt and opener not in log.dealt)
    not_dealt = _NINES if blind and rules.redeal_four_nines else [0]  # a blind bid is not offered with four nines
    excluded = [0] * SEATS  # masks: the cards that each seat can't have held, as its plays show
    # Cards that are ruled out stay so for all other marriages and gifts that are possible: no way is tried twice.
    ways = product(_marriage_demands(rules, log), not_dealt, _place_counts(log))
    for (dealt, kept), missing, (places, counts) in ways:
        demands = Demands(dealt, kept, missing, opener)
        learnt = True
        while learnt:
            placed = _placed(log, excluded, demands, places, counts)
            if placed is None:
                break
            whole = log.filled(lines, *placed)
            refused = _refused(rules, start, whole)
            if refused is None:
                return whole
            state, slug = refused
            if slug not in _DUTIES:
                break
            instead = legal(rules, state)[KIND_PLAY] & ALL
            learnt = bool(instead & ~excluded[state.turn])
            excluded[state.turn] |= instead
    return None


def _refused(rules: Rules, start: State, lines: list[str]) -> tuple[State, str] | None:
    """The state in which the engine refuses a line, and the slug; None when it accepts them all."""
    state = start
    for line in lines:
        try:
            actions = read_line(rules, state, line)
        except (Illegal, Unreadable) as error:
            return state, error.slug
        for action in actions:
            state = apply(rules, state, action)
    return None


# --- Each card's place -----------------------------------------------------------------------------------------------


def _placed(
    log: Log, excluded: list[int], demands: Demands, places: list[Place], counts: list[int]
) -> tuple[list[int], dict[int, int]] | None:
    """The cards dealt to each seat and the talon, as masks, and the card given to each receiver; None if impossible."""
    chosen = _match([_allowed(log, excluded, demands, places, card) for card in range(CARDS)], counts)
    if chosen is None:
        return None
    dealt = [0] * (SEATS + 1)
    gifts = {}
    for card, n in enumerate(chosen):
        origin, holder = places[n]
        if origin in log.lines_dealt:
            dealt[origin] |= 1 << card
        if log.declarer != NOBODY and holder != log.declarer and holder != origin:
            gifts[holder] = card
    return dealt, gifts


def _place_counts(log: Log) -> Iterator[tuple[list[Place], list[int]]]:
    """The places and how many cards each takes, for each way in which the gifts may come from hand or talon."""
    declarer = log.declarer
    holders = range(4)
    sizes = [HAND_CARDS_DEALT] * SEATS + [TALON_CARDS]
    if declarer == NOBODY:
        yield [(place, place) for place in holders], sizes
        return
    receivers = sorted(log.gifts)
    # A card of the talon that was not given is the declarer's.
    kept = [(seat, seat) for seat in range(SEATS)] + [(_REST, declarer)]
    for origins in product((declarer, _REST), repeat=len(receivers)):
        counts = list(sizes)
        for origin in origins:
            counts[origin] -= 1
        yield kept + list(zip(origins, receivers, strict=True)), counts + [1] * len(receivers)


def _allowed(log: Log, excluded: list[int], demands: Demands, places: list[Place], card: int) -> int:
    """The mask of the places where a card may be."""
    bit = 1 << card
    mask = 0
    for n, (origin, holder) in enumerate(places):
        given = holder != origin and holder != log.declarer
        if origin in log.dealt:
            fits = bool(log.dealt[origin] & bit)
        else:
            fits = not any(cards & bit for cards in log.dealt.values())
        for seat in range(SEATS):
            if (log.held[seat] & bit and holder != seat) or (excluded[seat] & bit and holder == seat):
                fits = False
            if demands.dealt[seat] & bit and origin != seat:
                fits = False
        if demands.kept & bit and holder != log.declarer:
            fits = False
        if demands.missing & bit and origin == demands.opener:
            fits = False
        for receiver, gift in log.gifts.items():
            if gift == card and not (given and holder == receiver):
                fits = False
            if gift not in (-1, card) and given and holder == receiver:
                fits = False
        if fits:
            mask |= 1 << n
    return mask


def _match(allowed: list[int], counts: list[int]) -> list[int] | None:
    """A place for each card, no place with more than its count; None when there is none (augmenting paths)."""
    chosen = [-1] * len(allowed)
    inside: list[list[int]] = [[] for _ in counts]

    def find(card: int, tried: set[int]) -> bool:
        for place in range(len(counts)):
            if not allowed[card] >> place & 1 or place in tried:
                continue
            tried.add(place)
            if len(inside[place]) < counts[place]:
                inside[place].append(card)
                chosen[card] = place
                return True
            for n, other in enumerate(inside[place]):
                if find(other, tried):
                    inside[place][n] = card
                    chosen[card] = place
                    return True
        return False

    for card in sorted(range(len(allowed)), key=lambda card: allowed[card].bit_count()):
        if not find(card, set()):
            return None
    return chosen


# --- Marriages that bids and contract require ------------------------------------------------------------------------


def _marriage_demands(rules: Rules, log: Log) -> Iterator[tuple[list[int], int]]:
    """Cards that each seat must have been dealt, and that the declarer must have kept, to allow calls and contract.

    The fewest marriages come first; each is a sufficient way, and every possible deal has one of them.
    """
    by_seat = []
    for seat in range(SEATS):
        bid = log.bids[seat]
        # The engine checks a hand that is seen.
        by_seat.append([0] if seat in log.dealt else _least(rules, lambda mask: bid_limit(rules, mask), bid))
    kept = [0]
    if log.contract > log.bids[log.declarer] > 0:
        figure = log.bids[log.declarer]
        kept = _least(rules, lambda mask: contract_limit(rules, mask, figure), log.contract)
    if log.redealer != NOBODY and log.redealer not in log.dealt:
        by_seat[log.redealer] = [NINES | held for held in by_seat[log.redealer]]
    for *dealt, kept_cards in product(*by_seat, kept):
        if not (dealt[0] & dealt[1] | dealt[0] & dealt[2] | dealt[1] & dealt[2]):
            yield dealt, kept_cards


def _least(rules: Rules, limit: Callable[[int], int], figure: int) -> list[int]:
    """The smallest sets of marriages (and of four aces), as masks, for which a limit allows a figure."""
    found: list[int] = []
    declared = [*_MARRIAGES, ACES] if rules.ace_marriage else _MARRIAGES
    for count in range(len(declared) + 1):
        for chosen in combinations(declared, count):
            mask = sum(chosen)
            if not any(less & mask == less for less in found) and limit(mask) >= figure:
                found.append(mask)
    return found
