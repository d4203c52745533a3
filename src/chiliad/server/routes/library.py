"""What is the same for everybody: games, rules, languages, texts."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Literal, cast

import msgspec
from litestar import Response, get
from litestar.params import FromQuery

from chiliad.game import RulesTuple
from chiliad.games import GAMES
from chiliad.play import guide as guides
from chiliad.presentation.guide import Guide
from chiliad.presentation.said import Said
from chiliad.records.options import read_options
from chiliad.server.catalog import (
    check_language,
    games,
    language,
    languages,
    page_texts,
    read_query_options,
    rules_said,
)
from chiliad.server.faults import NotFound
from chiliad.server.protocol import PROTOCOL, Addresses, Games, Health, LanguageList, Rules
from chiliad.server.routes.request_context import Ask, Lang, Link, lang_of, limited, refusals, registry_of

FRESH = {"Cache-Control": "no-cache"}


@get("/api/games", responses=refusals(), tags=["library"])
async def all_games(request: Ask, lang: Lang = None) -> Response[Games]:
    """The games, their presets, options and bots, in words; compressed for a client that reads gzip."""
    found = Games(games(language(lang_of(request, lang))))
    return cast("Response[Games]", _compressed(request, msgspec.json.encode(found), "application/json", {}))


@get("/api/rules/{game:str}", responses=refusals(404), tags=["library"], guards=limited("commands"))
async def rules(request: Ask, game: Link, lang: Lang = None, preset: FromQuery[str | None] = None) -> Rules:
    """The rules of a game; options that differ from the preset as further query arguments."""
    chosen = _chosen(request, game, preset)
    return rules_said(GAMES[game], chosen, language(lang_of(request, lang)))


@get("/api/guide/{game:str}", responses=refusals(404), tags=["library"], guards=limited("commands"))
async def guide(request: Ask, game: Link, lang: Lang = None, preset: FromQuery[str | None] = None) -> Guide:
    """The guide to a game, which is read before its rules; options as with the rules."""
    chosen = _chosen(request, game, preset)
    return guides.guide(GAMES[game], chosen, Said(language(lang_of(request, lang))))


def _chosen(request: Ask, game: str, preset: str | None) -> RulesTuple:
    """The rules that a query asks for; raises ``NotFound`` for a game that does not exist."""
    if game not in GAMES:
        raise NotFound("no-such-page")
    options = read_query_options({key: str(value) for key, value in request.query_params.items()})
    return read_options(GAMES[game], preset, options, as_text=True)


@get("/api/languages", responses=refusals(), tags=["library"])
async def all_languages() -> LanguageList:
    """The languages the table speaks."""
    return LanguageList(languages())


@get("/api/texts/{lang:str}", media_type="text/plain", responses=refusals(), tags=["library"])
async def texts(request: Ask, lang: Link, part: FromQuery[Literal["first", "later"] | None] = None) -> Response[str]:
    """The page's own messages, a Fluent resource; compressed for a client that reads gzip.

    With ``part`` those that a player needs up to the first card, or the others.
    """
    said = page_texts(check_language(lang, None), part)
    return cast("Response[str]", _compressed(request, said.encode(), "text/plain; charset=utf-8", FRESH))


def _compressed(request: Ask, body: bytes, media_type: str, headers: dict[str, str]) -> Response[bytes]:
    """An answer that is compressed for a client that reads gzip."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type=media_type, headers=headers)
    return Response(_zipped(body), media_type=media_type, headers={**headers, "Content-Encoding": "gzip"})


@lru_cache(maxsize=64)
def _zipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


@get("/api/addresses", responses=refusals(), tags=["library"])
async def addresses(request: Ask) -> Addresses:
    """Where other machines of the same network reach this server; an invitation from this machine itself needs that."""
    return Addresses(list(request.app.state.settings.network_urls))


@get("/api/health", responses=refusals(), tags=["library"])
async def health(request: Ask) -> Health:
    """That the server is there, and its database."""
    await registry_of(request).store.ping()
    return Health(ok=True, protocol=PROTOCOL)


HANDLERS = [all_games, rules, guide, all_languages, texts, addresses, health]
