"""Problems with a known best move: what their seats see, and an answer to one move.

The server sends the answer only after a move.  It stores nothing: the page keeps what its player has solved.
"""

from __future__ import annotations

from functools import cache

from litestar import get, post
from litestar.params import JSONBody

from chiliad.bots import levels
from chiliad.bots.problem_answers import answered
from chiliad.bots.problems import Position, Problem, shipped
from chiliad.games import GAMES
from chiliad.i18n.language import Language
from chiliad.i18n.words import BOT, Words
from chiliad.presentation.said import Said
from chiliad.server.catalog import language
from chiliad.server.faults import NotFound
from chiliad.server.presenters.positions import move_answered, position_shown
from chiliad.server.protocol import News, ProblemAnswer, ProblemLine, Problems, ProblemShown
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
    return ProblemShown(_news(Position(_problem(game, problem)), language(lang_of(request, lang))))


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
    told = answered(before, right, said)
    return move_answered(before.match, before.problem.seat, actions, right, told, said)


def _news(position: Position, said: Language) -> News:
    return position_shown(position.match, position.problem.seat, said, 0)


HANDLERS = [all_problems, one_problem, answer]
