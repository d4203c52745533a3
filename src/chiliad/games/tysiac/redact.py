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
from chiliad.games.tysiac.rules import apply, bid_limit, legal, may_bid_blind, opener_of
from chiliad.games.tysiac.state import (
    ACES,
    ALL,
    CARD_NUMBER,
    CARDS,
    KIND_PLAY,
    MARRIAGE,
    NINES,
    SEATS,
    TALON_CARDS,
    TWO_TALON_CARDS,
    State,
    hand_cards,
    players_of_deal,
)
from chiliad.games.tysiac.talon import contract_limit, is_golden

_DUTIES = ("must-follow-suit", "must-trump", "must-beat")
_MARRIAGES = [MARRIAGE << 6 * suit for suit in range(4)]
_NINES = [1 << 6 * suit for suit in range(4)]
Place = tuple[int, int]
"""Where a card was dealt (a place of ``Log``) and who holds it when the play begins (a talon, or past it: nobody)."""


class Demands(NamedTuple):
    """Which cards must lie where, as masks."""

    dealt: list[int]  # cards that each seat must have been dealt
    kept: int  # cards that the declarer must have kept
    missing: int  # cards that the opener can't have been dealt
    opener: int


def redact_lines(rules: Rules, start: State, lines: list[str], seat: int) -> list[str]:
    """The lines as ``seat`` (NOBODY: the public) may see them: ``??`` for other hands, the talon until it is shown,
    and a card given between others; for its own hand too while it does not look at it (T36).  With two players one
    talon is never shown, and what one lays away the other does not see (T41).
    """
    moves = [line.lower().split()[1:] for line in lines if not line.lower().startswith("deal ")]
    calls = [move[:1] for move in moves]
    players = len(start.before.totals)
    if players == 2:
        shown = ["talon", *(move[1] for move in moves if move[0] == "take" and len(move) == 2)]
    else:
        shown = ["talon"]
    over = len(shown) == 2 if players == 2 else is_golden(rules, start.before) or calls.count(["pass"]) == SEATS - 1
    unseen = calls in ([], [["blind"]]) or (calls[0] == ["blind"] and ["bid"] not in calls and not over)
    owner = NOBODY if unseen and _bids_blind(rules, start, lines, seat) else seat
    return [
        _redact_line(line, owner if line.lower().startswith("deal ") else seat, shown if over else []) for line in lines
    ]


def _bids_blind(rules: Rules, start: State, lines: list[str], seat: int) -> bool:
    """Whether a seat is the opener and may bid blind, by the cards of its line."""
    if not rules.blind_bid or seat != opener_of(start.before, start.dealer):
        return False
    players = len(start.before.totals)
    log = read_log(lines[: players_of_deal(players)], players, start.dealer)
    return bool(may_bid_blind(rules, start.before, seat, log.dealt.get(seat, 0)))


def _redact_line(line: str, seat: int, talon_shown: list[str]) -> str:
    """``talon_shown``: the words of the talon that has been shown, if any."""
    words = line.split()
    if len(words) in (3, 4) and words[0].lower() == "deal":
        talon = words[1].lower() == "talon"
        open_to_seat = [word.lower() for word in words[1:-1]] == talon_shown if talon else words[1] == str(seat)
    elif len(words) == 4 and words[1].lower() == "give":
        open_to_seat = str(seat) in (words[0], words[2])
    elif len(words) == 3 and words[1].lower() == "discard":
        open_to_seat = str(seat) == words[0]
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
    if words[1:2] and words[1].lower() in ("give", "discard") and words[-1] == HIDDEN:
        for dealt in begun:
            if dealt.split()[:2] == ["deal", words[0]]:
                return " ".join([*words[:-1], max(read_cards(dealt.split()[2]), key=CARD_NUMBER.__getitem__)])
    return line


def _complete(rules: Rules, start: State, lines: list[str], seat: int) -> list[str] | None:
    """A deal that goes exactly this way, None when there is none."""
    opener, players = opener_of(start.before, start.dealer), len(start.before.totals)
    log = read_log(lines, players, start.dealer, opener if is_golden(rules, start.before) else NOBODY)
    blind = log.blind or (seat == opener and opener in log.lines_dealt and opener not in log.dealt)
    not_dealt = _NINES if blind and rules.redeal_four_nines else [0]  # a blind bid is not offered with four nines
    excluded = [0] * players  # masks: the cards that each seat can't have held, as its plays show
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
    dealt = [0] * (log.rest + 2)
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
    declarer, players = log.declarer, log.players
    dealt_to = log.places.values()
    sizes = [hand_cards(players) if seat in dealt_to else 0 for seat in range(players)]
    sizes += [TWO_TALON_CARDS, TWO_TALON_CARDS] if players == 2 else [TALON_CARDS]
    talon = log.taken if players == 2 else log.rest
    if declarer == NOBODY or talon == NOBODY:
        yield [(place, place) for place in range(len(sizes))], sizes
        return
    receivers = sorted(log.gifts)
    # A card of the talon that was not given is the declarer's.
    kept = [(place, declarer if place == talon else place) for place in range(len(sizes))]
    for origins in product((declarer, talon), repeat=len(receivers)):
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
        for seat in range(log.players):
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
    for seat in range(log.players):
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
        if not any(one & other for one, other in combinations(dealt, 2)):
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
