"""A deal of Mille from what a score-keeper knows, for the naive twin: cards, numbers of cards, or a bare score.

The three forms of a seat's figures are those of docs/commands.md, "settle"; all else is from part 1 of the rules. The
readings:

 1. 1.5 "2-2-2 is a natural set of twos": a set of twos has no wilds, and in a set of another rank every 2 is one.
 2. 1.5 "Eight naturals without a wild are closed": a set of eight naturals may hold wilds that came before the eighth.
 3. 1.6 "the deal ends when a player has no card left": a player who is not out holds a card, and both do in a blocked
    deal.
 4. Nothing is asked of how the cards were come by: the examples of 1.7 have players who go out with six cards laid.
 5. A bare score is judged by what holds for all: a player who goes out has at least a set, and so 30 points (three cards
    of 5 double, being natural; with a 2 among them 5 + 5 + 20); the other never has less than all cards in hand.
"""

from naive.mille_scoring import RANKS, card_value

COPIES = [rank + suit for rank in RANKS for suit in "shdc"] * 2
DEAR = {"Q": "Qs", "J": "Jd"}                       # 1.1: worth more than the others of their rank
OUT_LEAST = 30
STARS_MOST = 13                                     # a natural for each rank; the last is out of reach with a card in hand


def cards_in(text):
    """The cards of a text, two letters each."""
    return [text[place:place + 2] for place in range(0, len(text), 2)]


def sets_of(seat):
    """The sets of a seat: for each rank the naturals of common worth, the dear ones and the wilds. None: not told."""
    found = {}
    if "sets" in seat:
        for rank, text in seat["sets"].items():
            cards = cards_in(text)
            dear = [card for card in cards if card == DEAR.get(rank)]
            naturals = [card for card in cards if card[0] == rank]
            found[rank] = (len(naturals) - len(dear), len(dear), len(cards) - len(naturals))
    elif "laid" in seat:
        for rank, numbers in seat["laid"].items():
            dear = numbers[2] if len(numbers) == 3 else 0
            found[rank] = (numbers[0] - dear, dear, numbers[1])
    else:
        return None
    return found


def common_value(rank):
    """1.1: what a card of the rank is worth, if it is not a dear one."""
    return card_value(rank + "c")


def score_seat(seat, went_out):
    """1.7: the score of a seat and its stars."""
    sets = sets_of(seat)
    if sets is None:
        return seat["score"], seat["stars"]
    no_wild_used = all(wilds == 0 for common, dear, wilds in sets.values())
    score, stars = 0, 0
    for rank, (common, dear, wilds) in sets.items():
        worth = common * common_value(rank) + 20 * wilds
        if dear:
            worth += dear * card_value(DEAR[rank])
        times = 1
        if common + dear == 8 and wilds == 0:
            times *= 2
            stars += 1
        if went_out and no_wild_used:
            times *= 2
        score += times * worth
    if went_out and no_wild_used:
        stars += 1
    left = seat["left"] if "laid" in seat else sum(card_value(card) for card in cards_in(seat["hand"]))
    return score - left, stars


def settle(seats, out):
    """1.7: scores, stars and chapeaux of a deal. out: a seat, or None in a blocked deal."""
    scores, stars, chapeaux = [], [], []
    for number, seat in enumerate(seats):
        score, own = score_seat(seat, number == out)
        scores.append(score)
        stars.append(own)
        chapeaux.append(1 if out is not None and number != out and score < 0 else 0)
    return {"scores": scores, "stars": stars, "chapeaux": chapeaux}


def possible(options, seats, out):
    """Whether a deal can end with these figures, by the readings above. The forms are right, and so are the types."""
    for number, seat in enumerate(seats):
        sets = sets_of(seat)
        if sets is None:
            if not plain_possible(seat, number == out):
                return False
            continue
        for rank, (common, dear, wilds) in sets.items():
            if not set_possible(options, rank, common, dear, wilds):
                return False
        held = seat["left"] if "laid" in seat else len(cards_in(seat["hand"]))
        if (held == 0) != (number == out) or held < 0 or (number == out and not sets):
            return False
    rest = what_is_left_over(seats)
    if rest is None:
        return False
    unknown = [seat["left"] for seat in seats if "left" in seat]
    return two_hands(rest, *unknown, *[0] * (2 - len(unknown)))


def plain_possible(seat, went_out):
    """Reading 5."""
    score, stars = seat["score"], seat["stars"]
    if score % 5 or stars < 0 or stars > STARS_MOST:
        return False
    if went_out and score < OUT_LEAST:
        return False
    everything = sum(card_value(card) for card in COPIES)
    return -everything <= score <= 4 * everything


def set_possible(options, rank, common, dear, wilds):
    """1.5: three cards or more, a natural among them, no more of a kind than two packs have, no more wilds than allowed."""
    if common < 0 or dear < 0 or wilds < 0 or common + dear < 1 or common + dear + wilds < 3:
        return False
    if rank == "2" and wilds:
        return False
    return options["max_wilds"] == "none" or wilds <= options["max_wilds"]


def what_is_left_over(seats):
    """The values of the cards that no seat has laid or shown; None if more cards are there than two packs have."""
    rest = list(COPIES)
    for seat in seats:
        for text in [*seat.get("sets", {}).values(), seat.get("hand", "")]:
            for card in cards_in(text):
                if card not in rest:
                    return None
                rest.remove(card)
    # Which of the equal cards a number means makes no difference: take any of the same worth.
    for seat in seats:
        if "laid" not in seat:
            continue
        for rank, (common, dear, wilds) in sets_of(seat).items():
            wanted = [(lambda card, rank=rank: card[0] == rank and card != DEAR.get(rank), common),
                      (lambda card, rank=rank: card == DEAR.get(rank), dear),
                      (lambda card: card[0] == "2", wilds)]
            for fits, times in wanted:
                for _ in range(times):
                    found = [card for card in rest if fits(card)]
                    if not found:
                        return None
                    rest.remove(found[0])
    return [card_value(card) for card in rest]


def two_hands(values, first, second):
    """Whether cards of these values can be two hands, or none, worth so much."""
    if first % 5 or second % 5:
        return False
    # For each sum of the first hand, the sums of the second as the bits of a number: one bit for 5 points.
    reached = {0: 1}
    for value in values:
        after = dict(reached)
        for one, others in reached.items():
            after[one] = after.get(one, 0) | others << value // 5
            if one + value <= first:
                after[one + value] = after.get(one + value, 0) | others
        reached = after
    return bool(reached.get(first, 0) >> second // 5 & 1)
