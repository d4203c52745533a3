"""Score sheets for real cards: a page keeps its sheet and sends it whole; the server settles it and stores nothing."""

from __future__ import annotations

from typing import cast

from litestar import post
from litestar.params import JSONBody

from chiliad.errors import BadRecord, Illegal, Unreadable
from chiliad.game import NOBODY, Game
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.words import Seats
from chiliad.play.score_questions import Question, next_question
from chiliad.play.score_sheet import Change, ScoreSheet
from chiliad.play.sheet_view import sheet as sheet_shown
from chiliad.presentation.figures import check_keys
from chiliad.presentation.said import Said
from chiliad.records import write
from chiliad.records.toml import TomlTable
from chiliad.server.catalog import language
from chiliad.server.faults import NotFound
from chiliad.server.names import clean_name
from chiliad.server.requests import Figures, SheetAsked, SheetEntry
from chiliad.server.routes.request_context import CHANGES, Ask, Lang, Link, lang_of, limited, refusals
from chiliad.server.sheet_protocol import SheetChange, SheetQuestion, SheetSettled, SheetVerb


def _game(name: str) -> Game:
    """A game whose score can be kept."""
    if name not in GAMES or GAMES[name].face_or_none("score_sheet") is None:
        raise NotFound("no-such-page")
    return GAMES[name]


@post(
    "/api/sheets/{game:str}",
    status_code=200,
    responses=refusals(*CHANGES, 404),
    tags=["sheets"],
    guards=limited("commands"),
)
async def settle(request: Ask, game: Link, data: JSONBody[SheetAsked], lang: Lang = None) -> SheetSettled:
    """A score sheet settled, and the next question about the deal that is typed."""
    spoken, played = language(lang_of(request, lang)), _game(game)
    sheet = ScoreSheet.new(played, [clean_name(name) for name in data.names], data.preset, data.options)
    sheet.small = data.small
    known = played.face("score_sheet").FIGURES
    try:
        for figures in data.deals:
            check_keys({**figures}, (), known)
        sheet.type_all(cast("list[TomlTable]", data.deals), data.dealer)  # a null is refused with its key
    except BadRecord as error:
        raise Unreadable("sheet-deal-refused", deal=error.deal, why=spoken.sentence(error)) from None
    return _answer(sheet, data, spoken)


def _answer(sheet: ScoreSheet, data: SheetAsked, spoken: Language) -> SheetSettled:
    said = Said(spoken)
    question, changes, refused = None, list[Change](), None
    if data.entry is not None:
        try:
            question, changes = _typed(sheet, data.entry, data.dealer, said)
        except (BadRecord, Unreadable, Illegal) as error:
            refused = spoken.sentence(error)
            if isinstance(error, BadRecord) and error.deal != data.entry.deal:
                refused = said.text("score-refused-deal", deal=error.deal, why=refused)
    record = sheet.record
    seats = Seats(said, record.players, None)
    over = record.winner != NOBODY
    return SheetSettled(
        sheet=sheet_shown(record, spoken, NOBODY),
        deals=[cast("Figures", deal.typed) for deal in record.deals],
        dealer=None if over else record.next_dealer() if record.deals else data.dealer,
        question=question,
        changes=[_change(change, seats, said) for change in changes],
        refused=refused,
        record=write(record),
    )


def _typed(
    sheet: ScoreSheet, entry: SheetEntry, first_dealer: int, said: Said
) -> tuple[SheetQuestion | None, list[Change]]:
    """The next question about a deal; where all are answered, the deal goes onto the sheet."""
    dealer = sheet.dealer_of(entry.deal, first_dealer)
    found = next_question(sheet.record, dealer, entry.answers, said)
    if isinstance(found, Question):
        return _question(found), []
    if entry.insert or entry.deal > len(sheet.record.deals):
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
    )


def _change(change: Change, seats: Seats, said: Said) -> SheetChange:
    message = "score-changed" if change.deal else "score-changed-total"
    told = said.text(message, deal=change.deal, was=change.was, now=change.now, **seats.who(change.seat))
    return SheetChange(change.deal, change.seat, change.was, change.now, told)


HANDLERS = [settle]
