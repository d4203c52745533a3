"""Problems with a known best move: what their seats see, and an answer to one move.

The server sends the answer only after a move.  It stores nothing: the page keeps what its player has solved.
"""

from __future__ import annotations

from functools import cache

from litestar import get, post
from litestar.params import JSONBody

from chiliad.bots import levels
from chiliad.bots.problem_answers import answered, hands
from chiliad.bots.problems import Position, Problem, shipped
from chiliad.errors import Illegal
from chiliad.game import CHANCE
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.words import BOT, Words
from chiliad.play.deal_view import DealView, Scene
from chiliad.presentation.said import Said
from chiliad.records.options import written_options
from chiliad.server.catalog import language
from chiliad.server.faults import NotFound
from chiliad.server.protocol import (
    Happened,
    Head,
    News,
    ProblemAnswer,
    ProblemLine,
    Problems,
    ProblemShown,
    Seat,
)
from chiliad.server.requests import Solution
from chiliad.server.routes.request_context import CHANGES, Ask, Lang, Link, lang_of, limited, refusals


@cache
def _of_game(game: str) -> dict[str, Problem]:
    """The problems of a game by their identity, the easiest first."""
    found = shipped(game) if game in GAMES else []
    return {problem.id: problem for problem in sorted(found, key=lambda one: levels(game).index(one.difficulty))}


def _problem(game: str, problem: str) -> Problem:
    found = _of_game(game).get(problem)
    if found is None:
        raise NotFound("no-such-problem")
    return found


@get("/api/problems/{game:str}", responses=refusals(404), tags=["problems"], guards=limited("commands"))
async def all_problems(request: Ask, game: Link, lang: Lang = None) -> Problems:
    """The problems of a game: each with the weakest level that solves it."""
    if game not in GAMES:
        raise NotFound("no-such-page")
    words = Words(language(lang_of(request, lang)))
    titles = {one.difficulty: words.bot(BOT + one.difficulty) for one in _of_game(game).values()}
    return Problems([ProblemLine(one.id, titles[one.difficulty]) for one in _of_game(game).values()])


@get("/api/problems/{game:str}/{problem:str}", responses=refusals(404), tags=["problems"], guards=limited("commands"))
async def one_problem(request: Ask, game: Link, problem: Link, lang: Lang = None) -> ProblemShown:
    """A problem as its seat sees it."""
    return ProblemShown(_news(Position(_problem(game, problem)), language(lang_of(request, lang)), 0))


@post(
    "/api/problems/{game:str}/{problem:str}/answer",
    status_code=200,
    responses=refusals(*CHANGES, 404, 409),
    tags=["problems"],
    guards=limited("commands"),
)
async def answer(request: Ask, game: Link, problem: Link, data: JSONBody[Solution], lang: Lang = None) -> ProblemAnswer:
    """Whether a move is a best one, which are, how that is known and why; the cards of all seats."""
    said = Said(language(lang_of(request, lang)))
    before = Position(_problem(game, problem))
    actions = before.match.read_move(before.problem.seat, data.move)
    right = before.is_right(actions)
    shown = hands(before, said)
    told = answered(before, right, said)
    match, length = before.match, len(before.match.deal.actions)
    for action in actions:
        if match.game.actor(match.state) == CHANCE:  # a line of a record may name the card that comes
            raise Illegal("not-your-turn", seat=before.problem.seat, turn=match.actor)
        match.play(action)
    news = _news(before, said.language, length)
    return ProblemAnswer(right, told, [cards for _, cards in shown], news)


def _news(position: Position, said: Language, fresh_from: int) -> News:
    """What has happened in the deal, and how it stands; what came after so many actions is new."""
    problem, match = position.problem, position.match
    scene = Scene(match.record, problem.seat, Said(said))
    view = DealView(scene, len(match.record.deals) - 1)
    begins = scene.said.text("deal-begins", number=view.number + 1, **scene.seats.who(match.deal.dealer))
    happened = [Happened(1, "deal", None, [], [begins], False, False)]
    for length, line in view.lines(len(match.deal.actions)):
        first = line.line.partition(" ")[0]
        if not first.isdecimal():  # the cards are dealt
            happened[0].lines.append(line.line)
            happened[0].told.extend(line.told)
            continue
        fresh = 0 < fresh_from < length
        number = len(happened) + 1
        happened.append(Happened(number, "act", int(first), [line.line], line.told, line.is_essential, fresh))
    return News(len(happened), _head(position, scene), happened, view.desk(match.state), None, None)


def _head(position: Position, scene: Scene) -> Head:
    """What the table shows besides the cards."""
    match, seat, game = position.match, position.problem.seat, position.match.game
    bots = [player.removeprefix(BOT) for player in match.players]
    return Head(
        table="",
        game=game.name,
        preset=match.record.preset,
        options=dict(written_options(game, match.record.preset, match.rules)),
        phase="playing",
        seats=[
            Seat(
                at,
                scene.seats.names[at],
                "person" if at == seat else "bot",
                None if at == seat else bots[at],
                True,
                None,
                None,
                None,
                None,
            )
            for at in range(game.seats)
        ],
        you=seat,
        host=False,
        actor=match.actor if match.actor >= 0 else None,
        deal=len(match.record.deals),
        dealer=match.deal.dealer,
        totals=list(match.deal.before.totals),
        target=match.rules.target,
        winner=None,
        small=None,
        clock="none",
        pace="normal",
        again=None,
        invite=None,
        watch=None,
        replay=None,
        undo=False,
        hint=False,
        hints=False,
        next=False,
        stop=False,
        vote=None,
        consent=None,
        hint_consent=None,
        fair=None,
        lesson=None,
        coach=False,
    )


HANDLERS = [all_problems, one_problem, answer]
