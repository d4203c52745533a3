"""The score sheet of a match, against its record and the rules."""

from __future__ import annotations

import random
from typing import Any

from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.play.match import Match
from chiliad.play.sheet_view import sheet
from chiliad.server.protocol import Sheet
from pace import count
from server.matches import ENGLISH, dealt, held, sent, whole_match


def test_the_sheet_of_tysiac_has_the_records_figures():
    for seed in range(count(3)):
        match = whole_match("tysiac", seed, 12)
        shown = sent(sheet(match.record, ENGLISH, 0))
        held(shown, Sheet)
        totals = [0, 0, 0]
        for line, deal in zip(shown["deals"], match.record.deals, strict=True):
            log = [one.split() for one in match.game.write_lines(match.rules, deal.start, deal.actions)]
            bids = [words for words in log if words[1] == "bid"]
            named = [int(words[2]) for words in log if words[1] == "contract"]
            totals = [total + score for total, score in zip(totals, line["scores"], strict=True)]
            conceded = any(words[1] == "concede" for words in log)
            assert line["contract"]["declarer"] == int(bids[-1][0])
            assert line["contract"]["points"] == (named or [int(bids[-1][2])])[0]
            assert line["contract"]["ended"] == ended(line, conceded)
            assert line["totals"] == totals == list(deal.settlement.after.totals)
            assert line["signs"] == [signs(deal.start.before, deal.settlement.after, line, seat) for seat in range(3)]
        assert shown["totals"] == totals
        assert shown["winner"] == (match.winner if match.over else None)
        used = {one["look"] + one["sign"][:1] for line in shown["deals"] for seat in line["signs"] for one in seat}
        used |= {line["contract"]["ended"]["sign"] for line in shown["deals"]}
        explained = {
            one["sign"] if one["look"] in ("", "bad") else one["look"] + one["sign"][:1] for one in shown["legend"]
        }
        assert explained == {"lined_" if one == "lined" else one for one in used}
        assert (shown["hint"] is None) == ("tally❘" not in used)


def signs(before: Any, after: Any, line: dict[str, Any], seat: int) -> list[dict[str, str]]:
    """The declarer's line, a stroke for each deal left on the barrel, and the counts that have changed."""
    found = [sign("", "declarer", "lined")] if seat == line["contract"]["declarer"] else []
    if after.totals[seat] == 880:
        left = 3 - after.barrel_deals[seat]
        found.append(sign("❘" * left, f"on the barrel, {left} {'deal' if left == 1 else 'deals'} left", "tally"))
    for letter, counted, one in (("C", "concessions", "a concession"), ("∅", "empty_hands", "an empty hand")):
        count = getattr(after, counted)[seat]
        if count != getattr(before, counted)[seat]:
            many = f"{count} {one.split(' ', 1)[1]}{'' if count == 1 else 's'}"
            found.append(sign(f"{letter}{count or '!'}", many if count else f"{one} that cost points", "mark"))
    return found


def sign(shown: str, said: str, look: str) -> dict[str, str]:
    return {"sign": shown, "said": said, "look": look}


def ended(line: dict[str, Any], conceded: bool) -> dict[str, str]:
    """The declarer needs at least the points of the contract (T20); a conceded deal is not played."""
    if conceded:
        return sign("–", "conceded", "")
    contract = line["contract"]
    made = line["points"][contract["declarer"]] >= contract["points"]
    return sign("✓", "made", "") if made else sign("✗", "failed", "bad")


def timid(match: Match, rng: random.Random) -> int:
    """Pass, or else make the lowest call; play any card."""
    by_verb: dict[str, list[int]] = {}
    for action in match.legal():
        by_verb.setdefault(match.game.action_text(match.rules, match.state, action).split()[1], []).append(action)
    for verb in ("pass", "bid", "contract"):
        if verb in by_verb:
            return by_verb[verb][0]
    return rng.choice(match.legal())


def test_the_sheet_of_tysiac_says_how_every_contract_ended():
    """This includes contracts below 120 made on the barrel: they bring nothing, and have not failed (T26)."""
    seen, tysiac = set(), GAMES["tysiac"]
    rules = tysiac.presets["playroom"]
    for number in range(count(200)):
        totals = (880, 880, 880) if number % 2 else (0, 0, 0)
        rng = random.Random(f"ended {number}")
        match = dealt(tysiac, rng, rules, tysiac.before(rules)._replace(totals=totals))
        while not match.deal_over:
            match.play(timid(match, rng))
        line = sent(sheet(match.record, ENGLISH, NOBODY))["deals"][0]
        contract = line["contract"]
        assert contract["ended"] == ended(line, conceded=contract["ended"]["sign"] == "–")
        seen.add((contract["ended"]["said"], line["scores"][contract["declarer"]] > 0))
    ways = {("conceded", False), ("failed", False), ("made", False), ("made", True)}
    assert seen == ways or count(200) < 200


def test_the_sheet_of_mille_has_the_records_figures():
    for seed in range(count(3)):
        match = whole_match("mille", seed, 30)
        shown = sent(sheet(match.record, ENGLISH, NOBODY))
        held(shown, Sheet)
        assert shown["totals"] == [sum(line["scores"][seat] for line in shown["deals"]) for seat in range(2)]
        counts = [["★", list(match.before.stars)], ["", list(match.before.chapeaux)]]
        assert [[one["sign"], one["counts"]] for one in shown["counts"]] == [one for one in counts if any(one[1])]
        looks = {"star": [0, 0], "circled": [0, 0]}
        for line in shown["deals"]:
            for seat, noted in enumerate(line["signs"]):
                for one in noted:
                    looks[one["look"]][seat] += len(one["sign"])
                    assert one["look"] != "circled" or line["scores"][seat] < 0
                    assert one["look"] != "star" or one["said"].startswith(str(len(one["sign"])))
        assert looks == {"star": list(match.before.stars), "circled": list(match.before.chapeaux)}
        assert [one["look"] for one in shown["legend"]] == [look for look, found in looks.items() if any(found)]
