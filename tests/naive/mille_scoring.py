"""The scoring of the naive twin of Mille: a deal, the end of a game and its payment, from plain data."""

RANKS = "AKQJT98765432"
DEFAULTS = {"target": 1200, "natural_required": False, "max_wilds": "none"}


def card_value(card):
    """M1–M2, the table of points."""
    if card == "Qs":
        return 100
    if card == "Jd":
        return 50
    rank = card[0]
    if rank == "2":
        return 20
    if rank == "A":
        return 15
    if rank in "KQJT":
        return 10
    return 5


def wilds_in(rank, cards):
    """M12–M17: the number of wilds in the set of that rank. In the set of twos a 2 is a natural."""
    if rank == "2":
        return 0
    return sum(1 for card in cards if card[0] == "2")


def is_eight_set(rank, cards):
    """M21–M25: all eight of a rank with no wild."""
    return len(cards) == 8 and wilds_in(rank, cards) == 0


def score_deal(seats, out):
    """M21–M25 (and M18–M20 for a blocked deal, out None): scores, stars and chapeaux of one deal, by seat."""
    scores, stars, chapeaux = [], [], []
    for seat, owner in enumerate(seats):
        sets, hand = owner["sets"], owner["hand"]
        went_out = seat == out
        out_natural = went_out and all(wilds_in(rank, cards) == 0 for rank, cards in sets.items())
        score, star = 0, 0
        for rank, cards in sets.items():
            value = sum(card_value(card) for card in cards)
            if is_eight_set(rank, cards):
                value = 2 * value
                star += 1
            if out_natural:
                value = 2 * value
            score += value
        if out_natural:
            star += 1
        score -= sum(card_value(card) for card in hand)
        suffers = out is not None and not went_out and score < 0
        scores.append(score)
        stars.append(star)
        chapeaux.append(1 if suffers else 0)
    return {"scores": scores, "stars": stars, "chapeaux": chapeaux}


def game_winner(options, totals, stars):
    """M26–M28: the seat that has won the game after a deal, or None: play on."""
    options = {**DEFAULTS, **options}
    able = []
    for seat in (0, 1):
        if totals[seat] < options["target"]:
            continue
        if options["natural_required"] and stars[seat] == 0:
            continue
        able.append(seat)
    if len(able) == 2:
        if totals[0] == totals[1]:
            return None
        return 0 if totals[0] > totals[1] else 1
    if len(able) == 1:
        return able[0]
    return None


def nearest_hundred(total):
    """M29–M33: to the nearest 100, half goes up: 50 -> 100, -50 -> 0, -150 -> -100."""
    return (total + 50) // 100 * 100


def payment(preset, winner, loser, naturals, chapeaux, small=1, target=1200):
    """M29–M33: the loser's payment. winner, loser: totals; naturals: the winner's; chapeaux: the loser's."""
    large = 3 * small
    if preset == "progressive":
        pay_naturals = sum(k * large for k in range(1, naturals + 1))
        pay_chapeaux = sum(k * large for k in range(1, chapeaux + 1))
    elif preset in ("pagat", "wikipedia"):
        pay_naturals = naturals * large
        pay_chapeaux = chapeaux * large
    else:
        raise ValueError("no such preset: %r" % (preset,))

    if preset == "wikipedia":
        hundreds = (winner - loser + 99) // 100                       # the difference rounded up
    else:
        hundreds = (nearest_hundred(winner) - nearest_hundred(loser)) // 100
    difference = small * max(0, hundreds)

    skunk, multiplier = 0, 1
    if preset == "pagat":
        if loser < 0:
            multiplier = 3
        elif 2 * loser < target:
            multiplier = 2
    elif 2 * loser < target:                                          # below 0 too: as a skunk
        skunk = large

    amount = (large + difference + pay_naturals + pay_chapeaux + skunk) * multiplier
    return {"amount": amount, "game": large, "difference": difference, "naturals": pay_naturals,
            "chapeaux": pay_chapeaux, "skunk": skunk, "multiplier": multiplier}
