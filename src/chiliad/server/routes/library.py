"""What is the same for everybody: games, rules, languages, texts."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromQuery

from chiliad.games import GAMES
from chiliad.play.options_text import read_options
from chiliad.server.faults import Missing
from chiliad.server.hub import check_language, language
from chiliad.server.protocol import Games, Health, LanguageList, Rules
from chiliad.server.routes.asking import Ask, Lang, Link, lang_of, limit, refusals
from chiliad.server.wording import games, languages, page_texts, read_query_options, rules_said

FRESH = {"Cache-Control": "no-cache"}


@get("/api/games", responses=refusals(), tags=["library"])
async def all_games(request: Ask, lang: Lang = None) -> Games:
    """The games, their presets, options and bots, in words."""
    return Games(games(language(lang_of(request, lang))))


@get("/api/rules/{game:str}", responses=refusals(404), tags=["library"])
async def rules(request: Ask, game: Link, lang: Lang = None, preset: FromQuery[str | None] = None) -> Rules:
    """The rules of a game; options that differ from the preset as further query arguments."""
    limit(request, "commands")
    if game not in GAMES:
        raise Missing("no-such-page")
    options = read_query_options({key: str(value) for key, value in request.query_params.items()})
    chosen = read_options(GAMES[game], preset, options, as_text=True)
    return rules_said(GAMES[game], chosen, language(lang_of(request, lang)))


@get("/api/languages", responses=refusals(), tags=["library"])
async def all_languages() -> LanguageList:
    """The languages the table speaks."""
    return LanguageList(languages())


@get("/api/texts/{lang:str}", media_type="text/plain", responses=refusals(), tags=["library"])
async def texts(lang: Link) -> Response[str]:
    """The page's own messages, a Fluent resource."""
    return Response(page_texts(check_language(lang, None)), media_type="text/plain", headers=FRESH)


@get("/api/health", responses=refusals(), tags=["library"])
async def health() -> Health:
    """That the server is there."""
    return Health(ok=True)


HANDLERS = [all_games, rules, all_languages, texts, health]
