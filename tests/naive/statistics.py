"""The figures of a match, counted from the text of its record: lines are read as words, nothing is replayed.

Everything is from the format of records (`docs/notation.md`) and the rules. Each count is [amount, of], by seat.
"""

import tomllib

from naive import mille_figures, mille_scoring, tysiac_options

LEVELS = [(100, 119), (120, 139), (140, 159), (160, 199), (200, 400)]


class Tally:
    """Counts of one player."""

    def __init__(self):
        self.counts = {}

    def add(self, name, amount, of=1):
        count = self.counts.setdefault(name, [0, 0])
        count[0] += int(amount)
        count[1] += of


def count(text):
    """The counts of a match by seat: a list of {name: [amount, of]}."""
    record = tomllib.loads(text)
    seats = len(record["players"])
    tallies = [Tally() for _ in range(seats)]
    totals, golden_left = [0] * seats, None
    options = None
    if record["game"] == "tysiac":
        options = tysiac_options.rule_set(record["rules"], record.get("options", {}))
        golden_left = seats if options["golden_deal"] else 0
    for deal in record.get("deal", []):
        before = deal.get("before", {})
        totals = before.get("totals", totals)
        if options is not None and "golden_deals" in before:
            golden_left = seats - before["golden_deals"]
        if "scores" not in deal:
            continue
        wins = record.get("result", {}).get("winner") if deal is record["deal"][-1] else None
        if options is None:
            count_mille(deal, tallies)
        elif count_tysiac(options, deal, totals, golden_left > 0, wins, tallies):
            golden_left = max(0, golden_left - 1)
        totals = deal["totals"]
    if "result" in record:
        count_result(record, totals, tallies)
    return [tally.counts for tally in tallies]


def count_result(record, totals, tallies):
    winner = record["result"]["winner"]
    for seat, tally in enumerate(tallies):
        tally.add("won", seat == winner)
    if record["game"] == "mille":
        target = record.get("options", {}).get("target", 1200)
        tallies[winner].add("mille-skunks", totals[1 - winner] < target / 2)
    payment = record["result"].get("payment")
    if payment is not None and payment["small"] > 0:
        tallies[winner].add("money", payment["amount"])
        tallies[1 - winner].add("money", -payment["amount"])


# --- Mille -----------------------------------------------------------------------------------------------------------


def count_mille(deal, tallies):
    if "typed" in deal:
        typed = deal["typed"]
        out = None if typed["out"] == "nobody" else typed["out"]
        stars = mille_figures.settle(typed["seats"], out)["stars"]
    else:
        out, stars, packs = read_mille(deal["actions"])
        for seat in (0, 1):
            tallies[seat].add("mille-packs", packs[seat])
    for seat in (0, 1):
        score = deal["scores"][seat]
        tallies[seat].add("score", score)
        tallies[seat].add("mille-out", out == seat)
        tallies[seat].add("mille-stars", stars[seat])
        tallies[seat].add("mille-chapeaux", out == 1 - seat and score < 0)


def read_mille(lines):
    """From the lines of a deal: who went out, each player's stars, and how often each took the pack."""
    held, sets, packs, pack, out = [0, 0], [{}, {}], [0, 0], 0, None
    stock = 104 - 2 * 15 - 1
    for line in lines:
        first, *words = line.split(" # ")[0].split()
        if first == "deal":
            if words[0] == "up":
                pack = 1
            else:
                held[int(words[0])] = 15
            continue
        if first == "blocked":
            continue
        seat, verb, cards = int(first), words[0], split(words[-1])
        if verb == "draw":
            if stock == 0:  # the pack without its top card is the new stock
                stock, pack = pack - 1, 1
            held[seat], stock = held[seat] + 1, stock - 1
        elif verb == "uptwo":
            held[seat], pack = held[seat] + 1, 0
        elif verb == "take":
            packs[seat] += 1
            held[seat] += pack - 1 - len(cards)  # its top card is laid together with these
            naturals = [card for card in cards if card[0] != "2"] or cards
            sets[seat].setdefault(naturals[0][0], []).extend([naturals[0], *cards])
            pack = 0
        elif verb == "lay":
            held[seat] -= len(cards)
            sets[seat].setdefault(words[1], []).extend(cards)
        elif verb == "discard":
            held[seat], pack = held[seat] - 1, pack + 1
        if held[seat] == 0:
            out = seat
    stars = []
    for seat in (0, 1):
        mixed = any(mille_scoring.wilds_in(rank, cards) for rank, cards in sets[seat].items())
        whole = sum(mille_scoring.is_eight_set(rank, cards) for rank, cards in sets[seat].items())
        stars.append(whole + (out == seat and not mixed))
    return out, stars, packs


def split(cards):
    return [cards[at:at + 2] for at in range(0, len(cards), 2)]


# --- Tysiac ----------------------------------------------------------------------------------------------------------


def count_tysiac(options, deal, totals, golden, wins, tallies):
    """Count a deal; False where it is void."""
    told = read_typed(deal["typed"]) if "typed" in deal else read_tysiac(deal["actions"], len(tallies))
    if told is None:
        return False
    declarer, contract = told["declarer"], told["contract"]
    sits = deal["dealer"] if len(tallies) == 4 else None
    for seat, tally in enumerate(tallies):
        near_the_end(options, totals[seat], deal["totals"][seat], seat == wins, tally)
        score, points = deal["scores"][seat], deal["points"][seat]
        if seat == sits:
            if options["sitter"] == "talon":
                tally.add("tysiac-sitter-score", score)
            continue
        tally.add("score", score)
        tally.add("tysiac-declared", seat == declarer)
        part = "declarer" if seat == declarer else "defender"
        tally.add(f"tysiac-{part}-score", score)
        if not told["conceded"]:
            tally.add(f"tysiac-{part}-points", points)
            if told["married"] is not None:
                tally.add("tysiac-marriages", told["married"].count(seat))
                if options["ace_marriage"]:
                    tally.add("tysiac-aces", told["aces"] == seat)
        if seat != declarer:
            continue
        made = not told["conceded"] and points >= contract
        tally.add("tysiac-made", made)
        (level,) = [low for low, high in LEVELS if low <= contract <= high]
        tally.add(f"made@{level}", made)
        tally.add(f"failed@{level}", not told["conceded"] and not made)
        tally.add(f"conceded@{level}", told["conceded"])
        if golden:
            tally.add("tysiac-golden", made)
        if told["blind"]:
            tally.add("tysiac-blind", made)
    return True


def near_the_end(options, was, now, wins, tally):
    if options["endgame"] == "lock":
        lock = options["target"] - options["lock_width"]
        tally.add("tysiac-locked", was < lock <= now)
    elif options["endgame"] == "barrel":
        barrel = options["target"] - 120
        tally.add("tysiac-barrel", was != barrel and now == barrel)
        if was == barrel and now != barrel:
            tally.add("tysiac-barrel-fallen", not wins)


def read_typed(typed):
    if typed.get("void"):
        return None
    pairs = typed.get("marriages")
    return {
        "declarer": typed["declarer"],
        "contract": typed["contract"],
        "conceded": typed.get("conceded", False),
        "blind": typed.get("blind", False),
        "married": None if pairs is None else [seat for seat, _ in pairs],
        "aces": typed.get("aces"),
    }


def read_tysiac(lines, seats):
    told = {"declarer": None, "contract": 120, "conceded": False, "blind": False, "married": [], "aces": None}
    for line in lines:
        first, verb, *words = line.split(" # ")[0].split()
        if first == "deal":
            continue
        seat = int(first)
        if verb == "redeal":
            return None
        if verb in ("bid", "blind"):
            told["declarer"], told["blind"] = seat, verb == "blind"
            told["contract"] = int(words[0]) if words else 120
        elif verb == "contract":  # a golden deal has no bid
            told["declarer"], told["contract"] = seat, int(words[0])
        elif verb == "concede":
            told["declarer"], told["conceded"] = seat, True
        elif verb == "marry":
            told["married"].append(seat)
        elif verb == "aces":
            told["aces"] = seat
    return told
