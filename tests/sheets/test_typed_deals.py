"""Random deals that a score-keeper types, by every preset: the sheet, ``verify``, ``settle`` and the naive twin agree.

``make sheets DEALS=10000`` types so many deals of each game; the tests of every day a few hundred.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from typing import Any

import pytest

from chiliad.errors import ChiliadError
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.play.sheet_view import sheet
from chiliad.presentation.desk import Sheet
from chiliad.records import read, write
from cli.terminal import tell
from naive.typed_match import TypedMatch
from pace import count
from sheets.answers import Again, Keeper, Recounting
from sheets.matches import CASES, Case, Typed, deals_of

DEALS = int(os.environ.get("SHEETS_DEALS", "0")) or count(300)  # of each game
PARTS = max(1, DEALS // 1000)
ENGLISH = Language("en")

cases = pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
parts = pytest.mark.parametrize("part", range(PARTS))


@cases
@parts
def test_a_typed_deal_is_settled_as_the_twin_does(
    case: Case, part: int, tmp_path: Any, monkeypatch: Any, capsys: Any, record_property: Any
) -> None:
    rng = random.Random(f"typed {case.id} {part}")
    wanted = -(-deals_of(case, DEALS) // PARTS)
    lines: list[str] = []
    answers: list[dict[str, Any]] = []
    matches: list[TypedMatch] = []
    while len(lines) < wanted:
        typed = Typed(rng, case)
        if rng.random() < 0.4:
            typed.begin_midway()
        while not typed.is_over and len(lines) < wanted:
            figures = typed.figures()
            assert typed.twin.can_be(figures), (typed.twin.whole, typed.twin.before, figures)
            lines.append(typed.line(figures))
            compare_asked(typed, figures)
            answers.append(typed.add(figures))
        text = write(typed.sheet.record)
        assert text == typed.twin.record()
        assert write(read(text)) == text
        compare(sheet(typed.sheet.record, ENGLISH, NOBODY), typed.twin)
        (tmp_path / f"{len(matches):06}.{case.game}").write_text(text, encoding="utf-8")
        matches.append(typed.twin)
    compare_settled(tell(monkeypatch, capsys, "settle", case.game, "--lines", typed="\n".join(lines)), answers, lines)
    compare_verified(tell(monkeypatch, capsys, "verify", str(tmp_path), "--json", "--workers", "1"), matches)
    record_property(f"typed deals, {case.game} {case.preset}", len(lines))
    record_property(f"matches, {case.game}", len(matches))


def compare_asked(typed: Typed, figures: dict[str, Any]) -> None:
    """The questions of the page and the terminal lead to figures that the twin settles in the same way."""
    twin, rules = typed.twin, typed.sheet.record.rules
    face = GAMES[typed.case.game].face("score_sheet")
    # Of a match that begins midway the sheet knows the standing with its first deal only: until then anything may be.
    unknown = typed.began_midway and not twin.deals
    before = None if unknown else typed.sheet.before_of(len(typed.sheet.record.deals) + 1)
    asked = face.asked(rules, before, twin.dealer, {}, Keeper(typed.case.game, figures))
    assert twin.settled(asked) == twin.settled(figures), (asked, figures)
    again = face.asked(rules, before, twin.dealer, asked, Again(typed.case.game, figures))
    assert again == asked  # what was answered before is offered, whole
    assert face.asked(rules, before, twin.dealer, asked, Recounting(typed.case.game, figures)) == asked


def compare_settled(told: Any, answers: list[dict[str, Any]], lines: list[str]) -> None:
    """What ``settle`` printed of each deal is what the twin makes of it."""
    for line, printed, answer in zip(lines, told.out.splitlines(), answers, strict=True):
        assert json.loads(printed) == answer, line
    assert told.status == 0


def compare_verified(told: Any, matches: list[TypedMatch]) -> None:
    """``verify`` finds each record right, with the twin's winner."""
    assert told.status == 0, told.out
    for printed, match in zip(told.out.splitlines(), matches, strict=True):
        found = json.loads(printed)
        assert found["ok"]
        assert (found["deals"], found["winner"], found["viewer"]) == (len(match.deals), match.winner, None)


def compare(shown: Sheet, match: TypedMatch) -> None:
    """The score sheet that the page draws has the twin's scores, marks, totals, winner and payment."""
    for line, deal in zip(shown.deals, match.deals, strict=True):
        assert line.dealer == deal["dealer"]
        assert (line.scores, line.totals) == (deal["scores"], deal["totals"])
        assert line.points == deal["points"]
        figures = deal["typed"]
        if match.game == "mille" or figures.get("void"):
            assert line.contract is None
            continue
        assert line.contract is not None
        assert (line.contract.declarer, line.contract.points) == (figures["declarer"], figures["contract"])
        resting = [seat for seat, signs in enumerate(line.signs) for sign in signs if sign.sign == "◌"]
        assert resting == ([line.dealer] if len(shown.names) == 4 else [])
        made = deal["points"][figures["declarer"]] >= figures["contract"]
        assert line.contract.ended.sign == ("–" if figures.get("conceded") else "✓" if made else "✗")
    assert shown.totals == match.before["totals"]
    assert shown.winner == match.winner
    payment = match.payment()
    assert (shown.payment is None) == (payment is None)
    if shown.payment is not None and payment is not None:
        assert (shown.payment.amount, shown.payment.small) == (payment["amount"], payment["small"])
        assert (shown.payment.payee, shown.payment.payer) == (match.winner, 1 - match.winner)
    if match.game == "mille":
        compare_marks(shown, match)


def compare_marks(shown: Sheet, match: TypedMatch) -> None:
    """Mille's stars and circles of each deal, and their counts below the totals."""
    stars, circles = [0, 0], [0, 0]
    first = match.deals[0]["before"]
    for line in shown.deals:
        for seat, signs in enumerate(line.signs):
            stars[seat] += sum(len(sign.sign) for sign in signs if sign.look == "star")
            circles[seat] += sum(sign.look == "circled" for sign in signs)
    assert stars == [now - was for now, was in zip(match.before["stars"], first["stars"], strict=True)]
    assert circles == [now - was for now, was in zip(match.before["chapeaux"], first["chapeaux"], strict=True)]
    counted = [match.before[key] for key in ("stars", "chapeaux")]
    assert [one.counts for one in shown.counts] == [one for one in counted if any(one)]


@cases
@parts
def test_figures_that_are_changed_a_little_are_judged_as_the_twin_does(
    case: Case, part: int, record_property: Any
) -> None:
    """Nearly all sums are wrong, nearly all hands too large: what the sheet takes is what the twin calls possible."""
    rng = random.Random(f"changed {case.id} {part}")
    game, seen = GAMES[case.game], Counter[bool]()
    wanted = -(-deals_of(case, DEALS) // PARTS)
    while seen.total() < wanted:
        typed = Typed(rng, case)
        if rng.random() < 0.5:
            typed.begin_midway()
        twin, rules = typed.twin, typed.sheet.record.rules
        before = game.before(rules)._replace(**{
            key: tuple(value) if isinstance(value, list) else value for key, value in twin.before.items()
        })  # fmt: skip
        for _ in range(3):
            figures = typed.changed_figures()
            try:
                game.face("score_sheet").settlement(rules, before, twin.dealer, figures)
                taken = True
            except ChiliadError:
                taken = False
            assert taken == twin.can_be(figures), (taken, twin.whole, twin.before, twin.dealer, figures)
            seen[taken] += 1
    record_property(f"changed a little and possible, {case.game}", seen[True])
    record_property(f"changed a little and impossible, {case.game}", seen[False])
