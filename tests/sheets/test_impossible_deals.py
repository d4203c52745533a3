"""Deals that cannot be: each is refused with its sentence, wherever it is typed, and nothing is stored.

``make sheets DEALS=10000`` types so many of each game; the tests of every day a few hundred.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from typing import Any

import pytest

from chiliad.errors import BadRecord, ChiliadError, Unreadable
from chiliad.i18n.language import Language, available
from chiliad.play.score_sheet import ScoreSheet
from chiliad.records import read, write
from cli.terminal import tell
from naive.record import toml_value
from pace import count
from sheets import impossible_mille, impossible_tysiac
from sheets.matches import CASES, MIXED, Case, Typed, deals_of

DEALS = int(os.environ.get("SHEETS_DEALS", "0")) or count(400)  # of each game
PARTS = max(1, DEALS // 1000)
EACH = 4  # impossible deals that are tried on one sheet, before a deal that can be is typed
KINDS = {"mille": impossible_mille.KINDS, "tysiac": impossible_tysiac.KINDS}
LANGUAGES = [Language(code) for code in available()]


@pytest.mark.parametrize(
    "game, kind", [pytest.param(game, kind, id=f"{game}-{kind.__name__}") for game in KINDS for kind in KINDS[game]]
)
def test_each_kind_of_impossible_deal_is_refused(game: str, kind: Any) -> None:
    """However seldom the rules and the standing are such that a deal can be impossible in this way."""
    rng = random.Random(kind.__name__)
    cases = [case for case in CASES if case.game == game]
    mixed = [case for case in cases if case.preset == MIXED]
    for _ in range(2000):
        typed = Typed(rng, rng.choice(cases if rng.random() < 0.5 else mixed))
        if rng.random() < 0.5:
            typed.begin_midway()
            typed.add(typed.figures())
        bad = None if typed.is_over else kind(rng, typed.twin, typed.figures())
        if bad is not None:
            read_refuses(typed, bad[0], refuses(typed.sheet, bad[0], bad[1], typed.twin.dealer))
            return
    pytest.fail("no deal is impossible in this way")


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
@pytest.mark.parametrize("part", range(PARTS))
def test_an_impossible_deal_is_refused_and_nothing_is_stored(
    case: Case, part: int, monkeypatch: Any, capsys: Any, record_property: Any
) -> None:
    rng = random.Random(f"impossible {case.id} {part}")
    wanted = -(-deals_of(case, DEALS) // PARTS)
    seen, lines, slugs = Counter[str](), list[str](), list[str]()
    typed = Typed(rng, case)
    while seen.total() < wanted:
        if typed.is_over:
            if typed.twin.winner is not None:
                refuses(typed.sheet, typed.figures_by_no_rule(), ("match-over",), typed.twin.dealer)
                seen["a deal after the end"] += 1
            typed = Typed(rng, case)
        if not typed.twin.deals and rng.random() < 0.4:
            typed.begin_midway()
        figures = typed.figures()
        for kind, bad in spoiled(rng, typed, figures, seen):
            slug = refuses(typed.sheet, bad[0], bad[1], typed.twin.dealer)
            read_refuses(typed, bad[0], slug)
            if not {"dealer", "before"} & set(bad[0]):  # which the command knows
                lines.append(typed.line(bad[0]))
                slugs.append(slug)
            seen[kind] += 1
        typed.add(figures)
    told = tell(monkeypatch, capsys, "settle", case.game, "--lines", typed="\n".join(lines))
    for line, printed, slug in zip(lines, told.out.splitlines(), slugs, strict=True):
        answer = json.loads(printed)
        assert answer["error"] == slug, line
        assert answer["sentence"]
    assert told.status == 1
    for name, number in seen.items():
        record_property(f"impossible, {case.game}: {name.replace('_', ' ')}", number)


def spoiled(rng: random.Random, typed: Typed, figures: dict[str, Any], seen: Counter[str]) -> list[tuple[str, Any]]:
    """Impossible deals made of a possible one, of the kinds that were seen least."""
    if typed.began_midway and not typed.twin.deals:
        return []  # only a record can say how such a match begins
    found: list[tuple[str, Any]] = []
    for kind in sorted(KINDS[typed.case.game], key=lambda one: (seen[one.__name__], rng.random())):
        if len(found) < EACH and (bad := kind(rng, typed.twin, figures)) is not None:
            found.append((kind.__name__, bad))
    return found


def refuses(sheet: ScoreSheet, figures: dict[str, Any], slugs: tuple[str, ...], dealer: int) -> str:
    """The slug with which a sheet refuses a deal; the sheet, and what can be undone on it, are as they were."""
    record, text, number = sheet.record, write(sheet.record), len(sheet.record.deals) + 1
    with pytest.raises((BadRecord, Unreadable)) as refusal:
        sheet.add(figures, dealer)
    error = refusal.value
    assert error.slug in slugs, (error, figures, slugs)
    assert not isinstance(error, BadRecord) or error.deal == number
    has_a_sentence(error)
    assert sheet.record is record
    assert write(record) == text
    assert not sheet.redo()
    if sheet.undo():
        assert len(sheet.record.deals) < number
        assert sheet.redo()
    assert sheet.record is record
    return error.slug


def has_a_sentence(error: ChiliadError) -> None:
    """Every language says it in words."""
    for language in LANGUAGES:
        sentence = language.sentence(error)
        assert sentence
        assert error.slug not in sentence
        assert "{" not in sentence


def read_refuses(typed: Typed, figures: dict[str, Any], slug: str) -> None:
    """A record with such a deal is refused in the same way."""
    text = f"{typed.twin.record()}\n[[deal]]\ndealer = {typed.twin.dealer}\ntyped = {toml_value(figures)}\n"
    with pytest.raises(BadRecord) as refusal:
        read(text)
    assert (refusal.value.deal, refusal.value.action) == (len(typed.twin.deals) + 1, 0)
    assert refusal.value.slug == slug, (figures, refusal.value)
