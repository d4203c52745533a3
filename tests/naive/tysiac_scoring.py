"""How a deal of Tysiac is settled, for the naive twin: all options, two to four players.

The order is that of "Order of settling, all options" (section 9 of the rules of the family), step by step. Where the
rules leave room, this file reads them in this way (quotes mark the words of the rules; the numbers go on from
tysiac.py):

16. T22–T24 "Twice free; every third costs 120" (empty hands) runs 0, 1, 2, 0 like the concessions. "Not counted on
    the barrel": the counter does not change; it is not cleared. "declarer too": the declarer may pay for the contract and
    the empty hand at once.
17. T25–T33 "On the barrel for every rule means before the deal": a total before the deal of exactly target - 120, and
    only with `endgame` barrel. With lock or none a total of target - 120 means nothing.
18. T25–T33 "A deal conceded by another player uses none (`conceded_deal_uses_barrel`: ... `yes`)": with `yes` it is
    an ordinary deal for those on the barrel, and in the third it costs the 120. "a deal sat out uses none of the three"
    holds with `yes` as well.
19. T25–T33 "after three deals ... off", "is off", "To leave and win": a player not on the barrel after a deal, the
    winner from the barrel included, has 0 barrel deals; a newcomer has 0 as well ("is none of his three").
20. T25–T33 "scores, penalties, barrel deals, win, clamp": the winner is found on the totals before the clamp, after
    the -120 of the barrel. "The others are clamped": those within the range; another who also reached the target keeps
    their total, unless `barrel_required` holds, where that player becomes a newcomer like any other.
21. T25–T33 "the newcomer throws the other off with -120, once": part of the clamp, hence in the winning deal too.
    "The other" is a player who was on the barrel before and is still at target - 120; one who won, failed, reached the
    target or ran out of deals in this deal is not charged again, and two newcomers together charge that player once.
22. T25–T33 "of two newcomers the higher total before the clamp stays": the others get target - 240, with 0 barrel
    deals. If the newcomers find somebody on the barrel, that player is thrown off all the same. "level: the declarer,
    then the order after the dealer": with `winner_first` declarer too, that option is about winning alone.
23. Family 8.2 "Only a player on the barrel before the deal can win, as declarer with a contract >= 120 made": nothing
    else can lift a player from the barrel to the target, so it is enough to ask for the total and the barrel.
24. Family 8.3 "leaving the barrel without winning is a fall: three deals used, contract failed, thrown off": the three
    named ways are all there are. A player who made the contract from the barrel and reached the target in the same deal
    as a winner with a higher total has no fall, and keeps the total (only without `barrel_required`; the match is over).
    A sitter who is thrown off has a fall.
25. Family 8.3 "the player's third fall makes the total 0 whatever it would be": also where it would be below 0.
26. Family 8.4 "checked only where the total after step 7 differs from the total before the deal": for every seat, the
    sitter included, and the totals thrown to target - 240 too.
27. Family 2 "50 for each ace in the talon as dealt and the value of a K+Q of one suit in it": aces and a marriage add
    up; the bonus is not rounded to the step.
28. Family 2 "Locked or on the barrel: none": also the 40 of a bomb ("not when locked or on the barrel").
29. Family 6 "later 60 (4 players: 40)": with two players the one opponent gets 60.
30. Family 6 "bomb: first of this player: 0": "opponents on the barrel or locked get nothing" holds for all values.
31. Family 8.1 "who has target - lock_width or more before the deal gains only as declarer": a locked declarer gains any
    contract that was made, and twice as much in golden and blind deals.
32. Family 9 "0 for who may not gain (...; T27 for a barrel contract below 120)": a golden contract is 120, so it lifts a
    player from the barrel.
33. Family 7 "never for the sitter"; "locked: counted". With `endgame` none everybody's empty hands are counted.
"""

from naive.tysiac_cards import MARRIAGE, card_points, marriages
from naive.tysiac_options import DEFAULTS

BARREL = 120      # how far below the target the barrel is; what a penalty costs; the least contract that wins from it


def after_dealer(dealer, players):
    """All seats clockwise, the one after the dealer first, the dealer last (with four players, the sitter)."""
    return [(dealer + 1 + place) % players for place in range(players)]


def who_plays(dealer, players):
    """The seats that play a deal, the one after the dealer first: with four players the dealer sits out."""
    return [seat for seat in after_dealer(dealer, players) if players < 4 or seat != dealer]


def on_the_barrel(options, total):
    """T25: whether a player with this total before the deal is on the barrel."""
    return options["endgame"] == "barrel" and total == options["target"] - BARREL


def is_locked(options, total):
    """Family 8.1: whether a player with this total before the deal gains only as declarer."""
    return options["endgame"] == "lock" and total >= options["target"] - options["lock_width"]


def is_golden(options, before):
    """Family 5.3: whether the deal after this standing is one of the first deals without an auction."""
    return options["golden_deal"] and before["golden_deals"] < options["players"]


def to_nearest(step, points):
    """T21, family 3: step 5: 2 gives 0, 3 gives 5, 7 gives 5, 8 gives 10; step 10: 4 gives 0, 5 gives 10."""
    remainder = points % step
    if 2 * remainder < step:
        return points - remainder
    return points - remainder + step


def half_rounded_up(step, contract):
    """Half of the contract, rounded up to a step."""
    half = 0
    while 2 * half < contract:
        half += step
    return half


def sitter_bonus(talon):
    """Family 2: what the talon as dealt brings the player who sits out."""
    bonus = 0
    for card in talon:
        if card[0] == "A":
            bonus += 50
    for suit in marriages(talon):
        bonus += MARRIAGE[suit]
    return bonus


def with_leftovers(options, points, cards, seat):
    """Step 1 with two players: the points of the unchosen talon and the discards go to the winner of the last trick."""
    points = list(points)
    if options["leftovers"] == "last_trick":
        points[seat] += card_points(cards)
    return points


def settle(options, before, dealer, declarer, contract, conceded, points, blind=False, void=False, tricks=None, talon=()):
    """Steps 0 and 2–9: the change of each total, the standing after the deal, and the winner's seat or None.

    points: made in the deal, leftovers in them (step 1). blind: the contract is a blind bid that nobody overbid.
    tricks: the number of tricks that each seat has won; needed if `empty_hand` is tricks. talon: as dealt; needed if
    the sitter has a bonus from it. In a void deal the declarer, the contract and the points have no meaning.
    """
    options = {**DEFAULTS, **options}
    after = {key: numbers if key == "golden_deals" else list(numbers) for key, numbers in before.items()}
    everybody = list(range(options["players"]))
    if void:
        return [0 for seat in everybody], after, None                        # step 0
    playing = who_plays(dealer, options["players"])
    on_barrel = [on_the_barrel(options, total) for total in before["totals"]]
    made = not conceded and points[declarer] >= contract
    # The order among equals (T31): the declarer, then the order after the dealer.
    precedence = [declarer] + [seat for seat in after_dealer(dealer, options["players"]) if seat != declarer]

    for seat in everybody:                                                    # step 2
        after["totals"][seat] += score(options, before, seat, seat in playing, declarer, contract, conceded, blind, made,
                                       points, talon)
    take_penalties(options, after, on_barrel, playing, declarer, conceded, points, tricks)      # step 3
    fallen = count_barrel_deals(options, after, on_barrel, playing, declarer, contract, conceded, made)     # step 4
    winner = find_winner(options, after["totals"], on_barrel, declarer, precedence)             # step 5
    if options["endgame"] == "barrel":
        fallen += clamp(options, after, on_barrel, winner, precedence)        # step 6
        if options["third_fall_resets"]:
            count_falls(after, fallen, winner)                                # step 7
    for seat in everybody:                                                    # step 8
        total = after["totals"][seat]
        if seat != winner and total != before["totals"][seat]:
            if (total == 555 and options["dump_truck"] != "no") or (total == -555 and options["dump_truck"] == "both"):
                after["totals"][seat] = 0
    for seat in everybody:                                                    # step 9
        if not on_the_barrel(options, after["totals"][seat]):
            after["barrel_deals"][seat] = 0
    if is_golden(options, before):
        after["golden_deals"] += 1
    return [after["totals"][seat] - before["totals"][seat] for seat in everybody], after, winner


def score(options, before, seat, plays, declarer, contract, conceded, blind, made, points, talon):
    """Step 2: the score of one seat in the deal alone."""
    total = before["totals"][seat]
    golden = is_golden(options, before)
    earlier = before["concessions"][declarer]           # 0 at the declarer's first bomb, then 1
    if seat == declarer:
        if conceded:
            if options["concession"] == "write_off" or (options["concession"] == "bomb_home" and earlier):
                return -contract
            return 0                                    # T22
        if not made:
            return -2 * contract if golden or blind else -contract          # T20, on the barrel too (T27)
        if on_the_barrel(options, total) and contract < 120:
            return 0                                    # T27
        return 2 * contract if golden or blind else contract
    if on_the_barrel(options, total) or is_locked(options, total):
        return 0                                        # T27, family 8.1: only a declarer gains there
    if not plays:
        bonus = sitter_bonus(talon) if options["sitter"] == "talon" else 0
        if conceded and options["concession"] in ["bomb", "bomb_home"]:
            bonus += concession_award(options, contract, earlier)
        return bonus                                    # never doubled
    if conceded:
        return concession_award(options, contract, earlier)
    rounded = to_nearest(options["step"], points[seat])
    return 2 * rounded if golden else rounded


def concession_award(options, contract, earlier):
    """T22, family 6: what a conceded deal brings an opponent. earlier: the declarer has thrown a bomb before."""
    if options["concession"] == "award":
        return max(60, half_rounded_up(options["step"], contract))
    if options["concession"] == "write_off":
        return half_rounded_up(options["step"], contract)
    if options["concession"] == "bomb" and not earlier:
        return 0
    assert options["concession"] in ["bomb", "bomb_home"]
    return 40 if options["players"] == 4 else 60


def take_penalties(options, after, on_barrel, playing, declarer, conceded, points, tricks):
    """Step 3: T23, T24, family 6 and 7: every third concession, every third empty hand."""
    if conceded:
        assert not on_barrel[declarer], "T22: never on the barrel"
        if options["concession"] == "award":
            count_offence(after, "concessions", declarer)
        elif options["concession"] in ["bomb", "bomb_home"]:
            after["concessions"][declarer] = 1
        return
    for seat in playing:
        if options["empty_hand"] == "points":
            empty = points[seat] == 0
        elif options["empty_hand"] == "tricks":
            empty = tricks[seat] == 0
        else:
            empty = False
        if empty and not on_barrel[seat]:
            count_offence(after, "empty_hands", seat)


def count_offence(after, kind, seat):
    """Count one more; the third costs 120 and the count begins again (T23, T24, T28). Return whether it was the third."""
    after[kind][seat] += 1
    if after[kind][seat] < 3:
        return False
    after[kind][seat] = 0
    after["totals"][seat] -= BARREL
    return True


def count_barrel_deals(options, after, on_barrel, playing, declarer, contract, conceded, made):
    """Step 4: T28: the deals that players have had on the barrel. Return the seats that have fallen off."""
    fallen = []
    for seat in playing:
        if not on_barrel[seat]:
            continue
        if seat == declarer and not made:
            fallen.append(seat)                                   # failed and off
        elif seat == declarer and contract >= 120:
            pass                                                  # reached the target
        elif not conceded or options["conceded_deal_uses_barrel"]:
            if count_offence(after, "barrel_deals", seat):
                fallen.append(seat)
    return fallen


def find_winner(options, totals, on_barrel, declarer, precedence):
    """Step 5: T31, family 8.2 and 8.5: the seat that has won, or None."""
    there = [seat for seat in precedence if totals[seat] >= options["target"]]
    if options["barrel_required"]:
        there = [seat for seat in there if on_barrel[seat]]
    if options["winner_first"] == "declarer" and declarer in there:
        return declarer
    winner = None
    for seat in there:
        if winner is None or totals[seat] > totals[winner]:
            winner = seat
    return winner


def clamp(options, after, on_barrel, winner, precedence):
    """Step 6: T25, T30: a player near the target goes to the barrel; an exclusive one holds the best newcomer alone.

    Return the seats that were on the barrel and are thrown off.
    """
    totals, target = after["totals"], options["target"]
    barrel = target - BARREL
    newcomers = []
    for seat in precedence:
        if seat != winner and not on_barrel[seat] and totals[seat] >= barrel:
            if totals[seat] < target or options["barrel_required"]:
                newcomers.append(seat)
    before_clamp = list(totals)
    for seat in newcomers:
        totals[seat] = barrel
    thrown = []
    if options["barrel_exclusive"] and newcomers:
        stays = newcomers[0]
        for seat in newcomers:
            if before_clamp[seat] > before_clamp[stays]:
                stays = seat
        for seat in precedence:
            if totals[seat] == barrel and seat not in (stays, winner):
                totals[seat] = barrel - BARREL
                if on_barrel[seat]:
                    thrown.append(seat)
    return thrown


def count_falls(after, fallen, winner):
    """Step 7: family 8.3: the third fall of a player takes the whole total."""
    for seat in fallen:
        assert seat != winner
        after["barrel_falls"][seat] += 1
        if after["barrel_falls"][seat] == 3:
            after["barrel_falls"][seat] = 0
            after["totals"][seat] = 0
