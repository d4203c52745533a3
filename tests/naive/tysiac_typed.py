"""A deal of Tysiac from what a score-keeper says of it, for the naive twin: whether it can be, and what it comes to.

The figures are those of docs/commands.md, "settle"; the rules are part 2 of the rules and those of the family. The
readings go on from tysiac_figures.py:

36. Family 5.2 "the opener may ... say `0 blind`": a blind bid that nobody overbid is the opener's, the seat after the
    dealer. "With a total of at least 240, nobody on the barrel" is judged by the totals before the deal.
37. Family 5.3 "the seat after the dealer is declarer at 120"; "no redeal": a golden deal is never void.
38. Family 6 "no points made": a conceded deal has no points, no declarations and no tricks.
39. Family 7 "no trick won": whoever has won none has no points of cards. The numbers of tricks are not compared with the
    points beyond that: a score-keeper remembers who has won none, and nobody counts the others.
40. T11, family 3: which contract a hand allows depends on cards that no figure names: 400 at most, whoever declares.
"""

from naive.tysiac_cards import MARRIAGE, PACK
from naive.tysiac_figures import possible
from naive.tysiac_scoring import after_dealer, is_golden, on_the_barrel, settle, who_plays

TOP = 400
BLIND_LEAST = 240


def cards_in(text):
    """The cards of a text, two letters each."""
    return [text[place:place + 2] for place in range(0, len(text), 2)]


def declarations(options, figures):
    """What each seat has declared, as suits and 'aces'; None where nobody says it."""
    if "marriages" not in figures and "aces" not in figures:
        return None
    found = [[] for seat in range(options["players"])]
    for seat, suit in figures.get("marriages", []):
        found[seat].append(suit)
    if "aces" in figures:
        found[figures["aces"]].append("aces")
    return found


def can_be(options, before, dealer, figures):
    """Whether a deal can end with these figures. They have the right keys and types for these options."""
    golden = is_golden(options, before)
    if figures.get("void"):
        return options["redeal_four_nines"] and not golden and set(figures) == {"void"}
    declarer, contract = figures["declarer"], figures["contract"]
    blind, conceded = figures.get("blind", False), figures.get("conceded", False)
    if declarer not in who_plays(dealer, options["players"]):
        return False
    if contract < 100 or contract > TOP or contract % options["step"]:
        return False
    if golden or blind:
        if contract != 120 or conceded or declarer != after_dealer(dealer, options["players"])[0]:
            return False
    if blind and not blind_is_offered(options, before, declarer, golden):
        return False
    if "talon" in figures and not is_talon(cards_in(figures["talon"])):
        return False
    declared = declarations(options, figures)
    if declared is not None and not declared_once(declared):
        return False
    if conceded:
        idle = not any(figures.get("points", [])) and not any(figures.get("tricks", [])) and not any(declared or [])
        return options["concession"] != "no" and not on_the_barrel(options, before["totals"][declarer]) and idle
    tricks = figures.get("tricks")
    if tricks is not None and not tricks_add_up(options, dealer, tricks):
        return False
    return possible(options, dealer, figures["points"], declared, tricks, declarer)


def blind_is_offered(options, before, opener, golden):
    """Reading 36."""
    if not options["blind_bid"] or golden or before["totals"][opener] < BLIND_LEAST:
        return False
    return not any(on_the_barrel(options, total) for total in before["totals"])


def is_talon(cards):
    """Three different cards."""
    return len(cards) == 3 and len(set(cards)) == 3 and all(card in PACK for card in cards)


def declared_once(declared):
    """Each marriage once, and the aces."""
    what = [one for seat in declared for one in seat]
    return len(what) == len(set(what)) and all(one in MARRIAGE or one == "aces" for one in what)


def tricks_add_up(options, dealer, tricks):
    """Eight tricks, or ten with two players; none of the sitter."""
    playing = who_plays(dealer, options["players"])
    idle = [seat for seat in range(options["players"]) if seat not in playing]
    wanted = 10 if options["players"] == 2 else 8
    return min(tricks) >= 0 and sum(tricks) == wanted and not any(tricks[seat] for seat in idle)


def settle_figures(options, before, dealer, figures):
    """The points of a deal, the change of each total, the standing after it, the winner or None, whether it was void."""
    nothing = [0] * options["players"]
    if figures.get("void"):
        scores, after, winner = settle(options, before, dealer, None, None, False, nothing, void=True)
        return nothing, scores, after, winner, True
    conceded = figures.get("conceded", False)
    points = nothing if conceded else figures["points"]
    scores, after, winner = settle(
        options, before, dealer, figures["declarer"], figures["contract"], conceded, points,
        blind=figures.get("blind", False), tricks=figures.get("tricks"), talon=cards_in(figures.get("talon", "")),
    )
    return points, scores, after, winner, False

