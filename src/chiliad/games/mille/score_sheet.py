"""Mille for a score-keeper: a deal settled from plain figures (M20 to M28), a match paid from its totals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple, cast

from chiliad.cards import RANKS, read_cards
from chiliad.game import NOBODY, Settlement
from chiliad.games.mille.card_count import (
    COPIES,
    DEARER,
    KINDS,
    check_count,
    count_so_far,
    groups,
    read_count,
    set_text,
    worth,
)
from chiliad.games.mille.narration import payment_lines
from chiliad.games.mille.observation import Observation, observe
from chiliad.games.mille.options import Rules
from chiliad.games.mille.player_cards import NO_PLAYER_CARDS, RANK, PlayerCards
from chiliad.games.mille.rules import start
from chiliad.games.mille.scoring import (
    POINTS_ALL,
    SCORE_MAX,
    TOTAL_MAX,
    DealScore,
    Payment,
    after_deal,
    check_before,
    check_copies,
    game_winner,
    payment,
    player_score,
    read_player,
    with_chapeaux,
)
from chiliad.games.mille.state import CARD_NUMBER, OVER, RANK_CARDS, SEATS, Standing
from chiliad.i18n.words import Words
from chiliad.presentation.figures import (
    BETWEEN_GROUPS,
    COUNT_VERB,
    Asker,
    BadFigures,
    Bounds,
    check_keys,
    table_of,
    text_of,
    whole,
    wholes,
)

NEEDED: tuple[str, ...] = ()
FIGURES = ("seats", "out")
BLOCKED_VERB = "blocked"
BLOCKED = "nobody"  # who went out, in a deal that was blocked
COUNTED = ("naturals", "chapeaux")

CARDS, COUNTS, PLAIN = ("sets", "hand"), ("laid", "left"), ("score", "stars")
"""The forms of a seat's figures, by their keys: the very cards; how many of each rank; what they came to."""
SCORE_STEP = 5
OUT_SCORE_MIN = 30  # three cards of 5 without a wild, doubled, or two of them and a 2
SUMS = POINTS_ALL // SCORE_STEP + 1  # of the cards of a hand
STARS_MAX = len(RANKS)  # a set of eight for each rank; one more for going out
STARS_OFFERED = range(4)  # as many as a player has had, in all but a few deals
SCORES = Bounds(-POINTS_ALL, SCORE_MAX, SCORE_STEP)


class _Seat(NamedTuple):
    """What a seat has scored, and the cards that its figures speak of."""

    points: int
    stars: int
    kinds: Counter[str]  # its cards by kind, those of the hand too where they are known
    known: tuple[str, ...] = ()  # texts of the very cards
    left: int | None = None  # points left in the hand, where its cards are not known
    player: PlayerCards | None = None  # its sets, of cards that count like these; None where only the score is known
    counted: str = ""  # its cards as they are counted (``card_count.read_count``), as far as they are known


def settled(rules: Rules, figures: dict[str, object]) -> dict[str, object]:
    """Scores, stars and chapeaux by seat, and with ``before`` the standing after the deal and the winner or None.

    Raises ``Unreadable``.
    """
    before = _before(rules, figures["before"]) if "before" in figures else None
    if figures.get("out", BLOCKED) is None:  # JSON has null, and a record has not
        figures = {**figures, "out": BLOCKED}
    deal, _ = _deal(rules, figures)
    told: dict[str, object] = _lists(deal)
    if before is not None:
        found = _settlement(rules, before, deal)
        told |= {"after": _lists(found.after), "winner": None if found.winner == NOBODY else found.winner}
    return told


def settlement(rules: Rules, before: Standing, dealer: int, figures: dict[str, object]) -> Settlement:
    """A deal of real cards, settled; ``figures`` have the keys of ``FIGURES``.  Raises ``Unreadable``."""
    deal, _ = _deal(rules, figures)
    return _settlement(rules, before, deal)


def end(rules: Rules, before: Standing, dealer: int, figures: dict[str, object]) -> Observation:
    """The end of such a deal as both players saw it, as far as the figures tell.

    Sets are of cards that count like those laid.  Of a seat whose score alone is known ``held_count`` is -1.
    """
    _, seats = _deal(rules, figures)
    first, second = (seat.player or NO_PLAYER_CARDS for seat in seats)
    out = NOBODY if figures["out"] == BLOCKED else cast("int", figures["out"])
    state = start(rules, before, dealer)._replace(phase=OVER, players=(first, second), out=out)
    seen = observe(rules, state, NOBODY)
    first_count, second_count = (
        count if seat.player else -1 for count, seat in zip(seen.held_count, seats, strict=True)
    )
    return seen._replace(held_count=(first_count, second_count))


def _settlement(rules: Rules, before: Standing, deal: DealScore) -> Settlement:
    after = after_deal(before, deal)
    return Settlement((), deal.scores, after, int(game_winner(rules, after.totals, after.stars)))


def _deal(rules: Rules, figures: dict[str, object]) -> tuple[DealScore, list[_Seat]]:
    """What a deal's figures come to, and what they say of each seat."""
    for key in FIGURES:
        if key not in figures:
            raise BadFigures("missing-key", key=key)
    seats = figures["seats"]
    if not isinstance(seats, list):
        raise BadFigures("bad-type", key="seats", wanted="tables")
    if len(seats) != SEATS:
        raise BadFigures("wrong-number-count", key="seats", wanted=SEATS, count=len(seats))
    out = NOBODY if figures["out"] == BLOCKED else whole(figures["out"], "out", 0, SEATS - 1)
    found = [_seat(rules, seats[seat], seat, out) for seat in range(SEATS)]
    check_copies([text for seat in found for text in seat.known])
    _check_pack(found)
    if out != NOBODY and found[out].points < OUT_SCORE_MIN:
        raise BadFigures("score-of-out", seat=out, least=OUT_SCORE_MIN)
    first, second = found
    deal: DealScore = with_chapeaux((first.points, second.points), (first.stars, second.stars), out)
    return deal, found


def played(rules: Rules, seen: Observation, settled: Settlement) -> dict[str, object]:
    """The figures of a deal that was played here, from its end as all saw it: sets, and what was left in the hands."""
    del rules
    seats: list[dict[str, object]] = []
    for seat, score in enumerate(settled.scores):
        laid = _laid(seen, seat)
        sets = [_counted(numbers, rank, rank) for rank, numbers in laid.items()]
        points, _ = player_score(read_player(sets, ""), seat == seen.out)
        seats.append({"laid": laid, "left": int(points) - int(score)})
    return {"seats": seats, "out": BLOCKED if seen.out == NOBODY else int(seen.out)}


def _laid(seen: Observation, seat: int) -> dict[str, list[int]]:
    """The sets of a seat by rank, as ``_counted`` reads them."""
    found = {}
    naturals, wilds = (seen.natural_any[seat], seen.natural_both[seat]), (seen.wild_any[seat], seen.wild_both[seat])
    for place, rank in enumerate(reversed(RANKS)):
        numbers = [sum((mask >> 4 * place & RANK).bit_count() for mask in masks) for masks in (naturals, wilds)]
        if rank in DEARER:
            numbers.append(sum(mask >> CARD_NUMBER[DEARER[rank]] & 1 for mask in naturals))
        if numbers[0]:
            found[rank] = numbers
    return found


def asked(
    rules: Rules, before: Standing | None, dealer: int, was: Mapping[str, object], ask: Asker
) -> dict[str, object]:
    """The figures of a deal, asked of a score-keeper: who went out, each score and naturals, or the cards.

    Who answers with the score and naturals that stood there before keeps the cards that were counted.  Raises
    ``Unreadable`` for cards that are none.
    """
    out_was = was.get("out")
    out = ask.player("mille-score-out", range(SEATS), BLOCKED_VERB, was=BLOCKED_VERB if out_was == BLOCKED else out_was)
    seats = [_seat_asked(rules, was, seat, out, ask) for seat in range(SEATS)]
    return {"seats": seats, "out": BLOCKED if isinstance(out, str) else out}


def _seat_asked(rules: Rules, was: Mapping[str, object], seat: int, out: int | str, ask: Asker) -> Mapping[str, object]:
    """The figures of one seat, asked of a score-keeper."""
    is_out, own_was, before = seat == out, _own(was, seat), None
    if own_was is not None:
        before = _seat(rules, own_was, seat, seat if was["out"] == seat else NOBODY)
    stays = before is not None and is_out == (was["out"] == seat)  # else the same cards come to another score
    score_was = before.points if before is not None and (stays or not before.counted) else None
    score = ask.number("mille-score-points", SCORES, COUNT_VERB, seat=seat, was=score_was)
    if isinstance(score, str):
        kinds = groups(rules, is_out, *(() if before is None else (before.counted, before.left or 0)))
        counted = read_count(ask.count("mille-score-cards", kinds, partial(count_so_far, is_out=is_out), seat=seat))
        check_count(counted, is_out)
        return {"laid": counted.laid, "left": counted.left}
    stars, stars_were = Bounds(0, STARS_MAX + is_out), None if before is None else before.stars
    made = ask.number("mille-score-stars", stars, seat=seat, usual=0, likely=STARS_OFFERED, was=stars_were)
    if stays and own_was is not None and (score, made) == (score_was, stars_were):
        return own_was
    return {"score": score, "stars": made}


def _own(was: Mapping[str, object], seat: int) -> Mapping[str, object] | None:
    """What the figures that a deal has now say of a seat; None where it has none."""
    return cast("Sequence[Mapping[str, object]]", was["seats"])[seat] if "seats" in was else None


def _lists(figures: DealScore | Standing) -> dict[str, object]:
    return {key: [int(n) for n in value] for key, value in figures._asdict().items()}


def _before(rules: Rules, value: object) -> Standing:
    """What stood before the deal; what is left out is zero."""
    table = table_of(value, "before")
    check_keys(table, (), Standing._fields, "before.")
    read = dict.fromkeys(Standing._fields, (0, 0))
    for key in table:
        low = -TOTAL_MAX if key == "totals" else 0
        first, second = wholes(table[key], f"before.{key}", SEATS, low, TOTAL_MAX)
        read[key] = first, second
    before = Standing(**read)
    if slug := check_before(rules, before):
        raise BadFigures(slug)
    return before


def _seat(rules: Rules, value: object, seat: int, out: int) -> _Seat:
    """What a seat's figures say, in whichever form they are."""
    place = f"seats[{seat}]"
    table = table_of(value, place)
    form = next((form for form in (COUNTS, PLAIN) if any(key in table for key in form)), CARDS)
    check_keys(table, form, (), f"{place}.")
    if form == PLAIN:
        return _plain(table, seat, out)
    sets = _sets(table, form, place, rules.max_wilds)
    hand = text_of(table["hand"], f"{place}.hand") if form == CARDS else ""
    left = None if form == CARDS else _in_steps(table["left"], f"{place}.left", 0, POINTS_ALL)
    player = read_player(sets, hand)
    if (not hand and not left) != (seat == out):
        raise BadFigures("bad-hand", seat=seat)
    points, stars = player_score(player, seat == out)
    cards = Counter(_kind(card) for text in (*sets, hand) for card in read_cards(text))
    known = (*sets, hand) if form == CARDS else ()
    counted = " ".join([*sets, BETWEEN_GROUPS, hand])
    return _Seat(int(points) - (left or 0), int(stars), cards, known, left, player, counted)


def _plain(table: dict[str, object], seat: int, out: int) -> _Seat:
    """A seat of which the score alone is known, and how many naturals it made."""
    place, is_out = f"seats[{seat}]", seat == out
    score = _in_steps(table["score"], f"{place}.score", -POINTS_ALL, SCORE_MAX)
    return _Seat(score, whole(table["stars"], f"{place}.stars", 0, STARS_MAX + is_out), Counter())


def _in_steps(value: object, key: str, low: int, high: int) -> int:
    """A number of points: every card is worth a multiple of five."""
    found = whole(value, key, low, high)
    if found % SCORE_STEP:
        raise BadFigures("figure-not-a-step", key=key, step=SCORE_STEP)
    return found


def _sets(table: dict[str, object], form: tuple[str, str], place: str, max_wilds: int) -> list[str]:
    """The sets of one player, each under its own rank; what they are worth as sets ``read_player`` judges."""
    found, ranks = [], set()
    place = f"{place}.{form[0]}"
    for key, value in table_of(table[form[0]], place).items():
        rank = "T" if key == "10" else key.upper()
        if len(rank) != 1 or rank not in RANKS or rank in ranks:
            raise BadFigures("bad-rank", text=key[:8])
        ranks.add(rank)
        text = text_of(value, f"{place}.{key}") if form == CARDS else _counted(value, f"{place}.{key}", rank)
        held = [card[0] for card in read_cards(text)]
        if rank not in held or any(letter not in (rank, "2") for letter in held):
            raise BadFigures("bad-set", text=text[:40])
        if rank != "2" and held.count("2") > max_wilds:
            raise BadFigures("too-many-wilds", most=max_wilds)
        found.append(text)
    return found


def _counted(value: object, place: str, rank: str) -> str:
    """Cards that are as many naturals and wilds as the figures say: the suits do not count, except of dearer cards.

    ``value``: naturals, wilds, and of the naturals, in sets of queens and jacks, the queens of spades and the jacks
    of diamonds; none where that number is left out.
    """
    dearer = DEARER.get(rank)
    count = 3 if dearer and isinstance(value, list) and len(value) == 3 else 2
    numbers = (*wholes(value, place, count, 0, RANK_CARDS), 0)
    naturals, wilds = numbers[0], whole(numbers[1], f"{place}[1]", 0, 0 if rank == "2" else RANK_CARDS)
    least = max(0, naturals - KINDS[rank])
    apart = whole(numbers[2], f"{place}[2]", least, min(COPIES, naturals)) if dearer else 0
    return set_text(rank, naturals, wilds, apart)


def _kind(card: str) -> str:
    """What a card counts as: its rank, or its name where it is dearer than the others of its rank."""
    return card if card == DEARER.get(card[0]) else card[0]


def _check_pack(seats: Sequence[_Seat]) -> None:
    """Refuses more cards of a kind than two packs have, and hands whose points the other cards can't make."""
    counts = sum((seat.kinds for seat in seats), Counter[str]())
    sums = 1  # bit a + SUMS * b: some of the other cards make 5a points, and others of them 5b
    for kind, most in KINDS.items():
        count = counts[kind]
        if count > most:
            raise BadFigures("too-many-of-kind", kind=kind, dearer=DEARER.get(kind, "none"), most=most, count=count)
        steps = worth(kind) // SCORE_STEP
        for _ in range(most - count):
            sums |= sums << steps | sums << SUMS * steps
    lefts = [seat.left for seat in seats if seat.left]
    first, second = (*lefts, 0, 0)[:SEATS]
    for one, other in ((first, 0), (second, 0), (first, second)):
        if not sums >> (one // SCORE_STEP + SUMS * (other // SCORE_STEP)) & 1:
            raise BadFigures("left-impossible", points=one + other)


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
