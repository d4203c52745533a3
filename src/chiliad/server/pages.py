"""The built page: read once, sent compressed, told apart by digest."""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get
from litestar.params import FromPath

from chiliad.server.catalog import check_language, language
from chiliad.server.faults import NotFound
from chiliad.server.routes.request_context import Ask
from chiliad.server.table import WAITING

INDEX = "index.html"
COMPRESSED = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt")
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}  # where systems differ
FOREVER = "public, max-age=31536000, immutable"  # the name of an asset holds its digest
VIEWS = (
    "",
    "new",
    "t",
    "join",
    "watch",
    "replay",
    "report",
    "rules",
    "check",
    "learn",
    "problems",
    "score",
    "evening",
    "devices",
    "games",
    "settings",
)
"""The first parts of the addresses that the page itself understands."""


class Asset(NamedTuple):
    """One file of the page."""

    body: bytes
    zipped: bytes | None
    kind: str
    tag: str
    keep: str


def load(folder: Path) -> dict[str, Asset]:
    """All files below a folder, by their path; an empty folder gives none."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file():
            name, body = path.relative_to(folder).as_posix(), path.read_bytes()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            kind = KINDS.get(path.suffix, kind)
            zipped = gzip.compress(body, mtime=0) if path.suffix in COMPRESSED else None
            keep = FOREVER if name.startswith("assets/") else "no-cache"
            found[name] = Asset(body, zipped, kind, f'"{hashlib.sha256(body).hexdigest()[:32]}"', keep)
    return found


@get("/", include_in_schema=False)
async def index(request: Ask) -> Response[bytes]:
    """The page."""
    return _answer(request, "")


@get("/{path:path}", include_in_schema=False)
async def file(request: Ask, path: FromPath[str]) -> Response[bytes]:
    """A file of the page, or the page itself for every address it understands."""
    return _answer(request, path)


@get("/join/{code:str}", include_in_schema=False)
async def invitation(request: Ask, code: FromPath[str]) -> Response[bytes]:
    """The page for an invitation, with tags from which a messenger makes a preview of the link."""
    asset: Asset | None = request.app.state.assets.get(INDEX)
    if asset is None:
        raise NotFound("page-not-built")
    said = language(check_language(None, request.headers.get("accept-language")))
    title, registry = said.text("page-title"), request.app.state.registry
    row = await registry.store.table_by(invite=code.upper())
    if row is not None and row.phase == WAITING:
        table = (await registry.session(row.id)).table
        host = table.seats[table.host].name
        title = said.text("preview-title", game=said.text(f"game-{row.game}"), name=host)
    base = (request.app.state.settings.public_url or str(request.base_url)).rstrip("/")
    tags = {
        "og:title": title,
        "og:description": said.text("preview-said"),
        "og:image": f"{base}/icon-512.png",
        "og:type": "website",
        "og:site_name": "Chiliad",
    }
    written = "".join(f'<meta property="{key}" content="{html.escape(value)}" />' for key, value in tags.items())
    written += f'<meta name="description" content="{html.escape(tags["og:description"])}" />'
    body = asset.body.replace(b"</head>", written.encode() + b"</head>", 1)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(body, media_type=asset.kind, headers=headers)


def _answer(request: Ask, path: str) -> Response[bytes]:
    assets: dict[str, Asset] = request.app.state.assets
    name = path.strip("/")
    asset = assets.get(name) if name else assets.get(INDEX)
    known = asset is not None or name.partition("/")[0] in VIEWS
    if asset is None and "." not in name.rpartition("/")[2] and not name.startswith("api/"):
        asset = assets.get(INDEX)  # which says it kindly where there is no such view
    if asset is None:
        raise NotFound("no-such-page" if assets else "page-not-built")
    headers = {"ETag": asset.tag, "Cache-Control": asset.keep, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers)
    body = asset.body
    if asset.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = asset.zipped, "gzip"
    return Response(body, status_code=200 if known else 404, media_type=asset.kind, headers=headers)


HANDLERS = [index, invitation, file]
