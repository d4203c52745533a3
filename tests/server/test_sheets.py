"""The score sheet of a match, against its record and the rules."""

from __future__ import annotations

import random
from typing import Any

from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.play.match import Match
from chiliad.server.presenters import sheet
from chiliad.server.protocol import Sheet
from pace import count
from server.matches import ENGLISH, dealt, held, sent, whole_match


def test_the_sheet_of_tysiac_has_the_records_figures():
    for seed in range(count(3)):
        match = whole_match("tysiac", seed, 12)
        shown = sent(sheet(match, ENGLISH, 0))
        held(shown, Sheet)
        assert shown == sent(sheet(match.record, ENGLISH, 0))
        totals = [0, 0, 0]
        for line, deal in zip(shown["deals"], match.record.deals, strict=True):
            log = [one.split() for one in match.game.write_lines(match.rules, deal.start, deal.actions)]
            bids = [words for words in log if words[1] == "bid"]
            named = [int(words[2]) for words in log if words[1] == "contract"]
            totals = [total + score for total, score in zip(totals, line["scores"], strict=True)]
            assert line["declarer"] == int(bids[-1][0])
            assert line["contract"] == (named or [int(bids[-1][2])])[0]
            assert line["conceded"] == any(words[1] == "concede" for words in log)
            assert line["made"] == made(line)
            assert line["totals"] == totals == list(deal.settlement.after.totals)
            assert [mark["concessions"] for mark in line["marks"]] == list(deal.settlement.after.concessions)
            for mark, total, used in zip(line["marks"], totals, deal.settlement.after.barrel_deals, strict=True):
                assert mark["barrel_left"] == (3 - used if total == 880 else None)
        assert shown["totals"] == totals
        assert shown["winner"] == (match.winner if match.over else None)


def made(line: dict[str, Any]) -> bool | None:
    """The declarer needs at least the points of the contract (T20); a conceded deal is not played."""
    return None if line["conceded"] else line["points"][line["declarer"]] >= line["contract"]


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
        line = sent(sheet(match, ENGLISH, NOBODY))["deals"][0]
        assert line["made"] == made(line)
        seen.add((line["made"], line["scores"][line["declarer"]] > 0))
    assert seen == {(None, False), (False, False), (True, False), (True, True)} or count(200) < 200


def test_the_sheet_of_mille_has_the_records_figures():
    for seed in range(count(3)):
        match = whole_match("mille", seed, 30)
        shown = sent(sheet(match, ENGLISH, NOBODY))
        held(shown, Sheet)
        assert shown["totals"] == [sum(line["scores"][seat] for line in shown["deals"]) for seat in range(2)]
        stars = [sum(line["stars"][seat] for line in shown["deals"]) for seat in range(2)]
        circles = [sum(line["circled"][seat] for line in shown["deals"]) for seat in range(2)]
        assert (stars, circles) == (list(match.before.stars), list(match.before.chapeaux))
        for line in shown["deals"]:
            assert all(score < 0 for score, circled in zip(line["scores"], line["circled"], strict=True) if circled)
