"""Score sheets for real cards: a page keeps its sheet and sends it whole; the server settles it and stores nothing."""

from __future__ import annotations

import asyncio
import datetime
import re
from typing import cast

from litestar import post
from litestar.params import JSONBody

from chiliad.errors import BadRecord, Illegal, Unreadable, unknown_name
from chiliad.game import NOBODY
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.words import Seats
from chiliad.play.score_questions import Question, next_question, script
from chiliad.play.score_sheet import PLAYED, UNDER_WAY, Change, ScoreSheet
from chiliad.play.sheet_texts import refusal, standing, summary, table
from chiliad.play.sheet_view import sheet as sheet_shown
from chiliad.presentation.figures import check_keys
from chiliad.presentation.said import Said
from chiliad.records import Record, write
from chiliad.records.toml import TomlTable
from chiliad.server.catalog import language
from chiliad.server.names import clean_name
from chiliad.server.requests import (
    ChangeHead,
    Figures,
    KeptSheet,
    MoveDealer,
    SheetAsked,
    TakeDealOut,
    TypeDeal,
)
from chiliad.server.routes.request_context import (
    CHANGES,
    Ask,
    Lang,
    lang_of,
    limit,
    limited,
    refusals,
)
from chiliad.server.sheet_protocol import (
    SheetChange,
    SheetCountedGroup,
    SheetCountedKind,
    SheetQuestion,
    SheetScript,
    SheetSettled,
    SheetStep,
    SheetVerb,
)

_PLAYED_AT = re.compile(UNDER_WAY + r"?[A-Za-z0-9_-]{0,40}", re.ASCII)


@post("/api/sheets", status_code=200, responses=refusals(*CHANGES), tags=["sheets"], guards=limited("commands"))
async def settle(request: Ask, data: JSONBody[SheetAsked], lang: Lang = None) -> SheetSettled:
    """A score sheet settled, with what is done to it, and the next question about the deal that is typed."""
    spoken = language(lang_of(request, lang))
    if data.script:
        limit(request, "scripts")
    # All questions of a deal, or a long sheet, take a while: the tables go on meanwhile.
    return await asyncio.to_thread(lambda: _answer(sheet_of(data.sheet, spoken), data, spoken))


def sheet_of(kept: KeptSheet, spoken: Language) -> ScoreSheet:
    """A sheet with its deals; raises ``Unreadable``, for a deal that can't be with its number."""
    if kept.game not in GAMES or GAMES[kept.game].face_or_none("score_sheet") is None:
        raise Unreadable("unknown-game", **unknown_name("game", kept.game, GAMES))
    game = GAMES[kept.game]
    sheet = ScoreSheet.new(game, _names(kept.names), kept.preset, kept.options)
    sheet.small = kept.small
    if kept.date is not None:
        sheet.record.extra["date"] = kept.date
    try:
        for figures in kept.deals:
            check_keys({key: figures[key] for key in figures if key != PLAYED}, (), game.face("score_sheet").FIGURES)
            if PLAYED in figures and not (isinstance(mark := figures[PLAYED], str) and _PLAYED_AT.fullmatch(mark)):
                raise Unreadable("bad-type", key=PLAYED, wanted="string")
        sheet.type_all(cast("list[TomlTable]", kept.deals), kept.dealer)  # a null is refused with its key
    except BadRecord as error:
        why = refusal(sheet.record, error, spoken, error.deal)
        raise Unreadable("sheet-deal-refused", deal=error.deal, why=why) from None
    return sheet


def _answer(sheet: ScoreSheet, data: SheetAsked, spoken: Language) -> SheetSettled:
    said, kept, change = Said(spoken), data.sheet, data.change or TypeDeal(len(data.sheet.deals) + 1)
    question, changes, told, refused = None, list[Change](), list[str](), None
    try:
        if isinstance(change, TypeDeal):
            question, changes = _typed(sheet, change, kept.dealer, said)
        else:
            changes = _changed(sheet, change)
    except (BadRecord, Unreadable, Illegal) as error:
        if data.change is not None:  # else nobody has asked for it: the match is over
            typed = change.deal if isinstance(change, TypeDeal) else 0
            refused = refusal(sheet.record, error, spoken, typed)
    record = sheet.record
    seats, shown = Seats(said, record.players, None), sheet_shown(record, spoken, NOBODY)
    if isinstance(data.change, TypeDeal) and question is None and refused is None:
        told = shown.deals[data.change.deal - 1].told
    first = record.deals[0].dealer if record.deals else kept.dealer
    return SheetSettled(
        sheet=shown,
        kept=_kept(record, kept if refused or not isinstance(change, ChangeHead) else change, first),
        dealer=None if record.winner != NOBODY else record.next_dealer() if record.deals else first,
        question=question,
        told=told,
        standing=standing(record, spoken),
        changes=[_change(change, seats, said) for change in changes],
        refused=refused,
        target=record.rules.target,
        record=write(record),
        csv=table(shown, spoken),
        summary=summary(record, spoken),
        script=_script(record, said) if data.script else None,
        played=[_played(deal.typed or {}) for deal in record.deals],
    )


def _played(figures: TomlTable) -> str | None:
    mark = figures.get(PLAYED)
    if not isinstance(mark, str):
        return None
    return "" if mark.startswith(UNDER_WAY) else mark


def _names(names: list[str]) -> list[str]:
    """The names of players, who are told apart by them; raises ``Unreadable``."""
    found: list[str] = []
    for name in map(clean_name, names):
        if name in found:
            raise Unreadable("name-taken", name=name)
        found.append(name)
    return found


def _script(record: Record, said: Said) -> SheetScript:
    steps, first = script(record, said)
    return SheetScript(
        [SheetStep(_question(step.question), step.next) for step in steps],
        first,
        [int(record.game.next_dealer(record.rules, dealer)) for dealer in range(record.seats)],
    )


def _kept(record: Record, head: KeptSheet | ChangeHead, dealer: int) -> KeptSheet:
    deals = [cast("Figures", deal.typed) for deal in record.deals]
    began = record.extra.get("date")
    date = began if isinstance(began, datetime.date) else None
    return KeptSheet(record.game.name, record.players, record.preset, head.options, head.small, dealer, date, deals)


def _changed(sheet: ScoreSheet, change: TakeDealOut | MoveDealer | ChangeHead) -> list[Change]:
    """Do something to a sheet besides typing a deal; returns what else has changed by it."""
    if isinstance(change, TakeDealOut):
        return sheet.remove(change.deal)
    if isinstance(change, MoveDealer):
        return sheet.dealt_by(change.deal, change.seat)
    names = _names(change.names)
    if len(names) != sheet.record.seats:
        raise Unreadable("wrong-player-count", wanted=sheet.record.seats, count=len(names))
    changes = sheet.play_by(change.preset, change.options)
    sheet.rename(names)
    sheet.small = change.small
    return changes


def _typed(
    sheet: ScoreSheet, entry: TypeDeal, first_dealer: int, said: Said
) -> tuple[SheetQuestion | None, list[Change]]:
    """The next question about a deal; where all are answered, the deal goes onto the sheet."""
    dealer = sheet.dealer_of(entry.deal, first_dealer)
    deals = sheet.record.deals
    was = deals[entry.deal - 1].typed if entry.deal <= len(deals) and not entry.insert else None
    before = sheet.before_of(entry.deal)
    found = next_question(
        sheet.record, before, dealer, entry.answers, said, was, entry.counting, rest=entry.rest and was is not None
    )
    if isinstance(found, Question):
        return _question(found), []
    if entry.deal > len(deals):
        sheet.insert(entry.deal, found, first_dealer)  # what the totals are now the sheet itself tells
        return None, []
    if entry.insert:
        return None, sheet.insert(entry.deal, found, first_dealer)
    return None, sheet.correct(entry.deal, found)


def _question(asked: Question) -> SheetQuestion:
    low, high, step = asked.bounds or (0, 0, 0)
    return SheetQuestion(
        kind=asked.kind,
        text=asked.text,
        seats=[*asked.seats],
        verbs=[SheetVerb(*verb) for verb in asked.verbs],
        usual=asked.usual,
        likely=[*asked.likely],
        low=low,
        high=high,
        step=step,
        cards=[SheetVerb(*card) for card in asked.cards],
        count=asked.wanted,
        seat=asked.seat,
        was=asked.was,
        groups=[
            SheetCountedGroup(group.title, [[SheetCountedKind(*kind) for kind in row] for row in group.rows])
            for group in asked.groups
        ],
        counted=asked.counted,
        brief=asked.brief,
        hint=asked.hint,
    )


def _change(change: Change, seats: Seats, said: Said) -> SheetChange:
    message = "score-changed" if change.deal else "score-changed-total"
    was, now = (said.language.number(str(score)) for score in (change.was, change.now))  # with the signs of the sheet
    told = said.text(message, deal=change.deal, was=was, now=now, **seats.who(change.seat))
    return SheetChange(change.deal, change.seat, change.was, change.now, told)


HANDLERS = [settle]
