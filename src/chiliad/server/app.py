"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from chiliad.errors import ChiliadError
from chiliad.server.instance_lock import InstanceLock
from chiliad.server.pages import HANDLERS as PAGE_HANDLERS
from chiliad.server.pages import load
from chiliad.server.patience import Patience
from chiliad.server.protocol import PROTOCOL
from chiliad.server.quick import Quick
from chiliad.server.rate_limit import Buckets, daily
from chiliad.server.registry import Registry
from chiliad.server.routes import (
    devices,
    evenings,
    guests,
    lessons,
    library,
    my_games,
    passkeys,
    problems,
    pushes,
    replays,
    reports,
    sheet_tables,
    sheets,
    slips,
    tables,
)
from chiliad.server.routes.request_context import (
    PROTOCOL_ASKED,
    on_bad_body,
    on_fault,
    on_http,
    on_refusal,
    same_protocol,
)
from chiliad.server.security import Guarding, HeadAsGet, binding
from chiliad.server.settings import Settings
from chiliad.server.storage import Store


def create(settings: Settings) -> Litestar:
    """The application with these settings; its storage opens when it starts."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        lock = InstanceLock(settings.database_url)
        await lock.take()
        try:
            registry = app.state.registry = Registry(settings, await Store.open(settings.database_url))
            await registry.start(lock)
            try:
                yield
            finally:
                await registry.stop()
        finally:
            await lock.release()

    state = State({"settings": settings, "assets": load(settings.page_folder), "buckets": _buckets(settings)})
    app = Litestar(
        _handlers(),
        lifespan=[living],
        state=state,
        middleware=[Guarding],
        before_send=[binding(settings.public_url)],
        exception_handlers={
            ChiliadError: on_refusal,
            HTTPException: on_http,
            msgspec.MsgspecError: on_bad_body,
            UnicodeDecodeError: on_bad_body,  # only bytes from outside are decoded
            RecursionError: on_bad_body,  # brackets in brackets, more than can be read
            Exception: on_fault,
        },
        logging_config=None,  # whoever runs the server says where its log goes
        request_max_body_size=settings.body_bytes_max,
        openapi_config=OpenAPIConfig(
            title="Chiliad",
            version=str(PROTOCOL),
            description="A table for card games; docs/protocol.md says how to use it.",
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
    )
    quick = Quick(HeadAsGet(app.asgi_handler), state.buckets["commands"], settings.body_bytes_max)
    app.asgi_handler = Patience(quick, Buckets(settings.refusals_per_minute))
    return app


def _buckets(settings: Settings) -> dict[str, Buckets]:
    """How often each client may ask for what, by the name of the limit."""
    return {
        "guests": Buckets(settings.guests_per_minute),
        "tables": Buckets(settings.tables_per_minute),
        "links": Buckets(settings.links_per_minute),
        "streams": Buckets(settings.streams_per_minute),
        "commands": Buckets(settings.commands_per_minute),
        "scripts": Buckets(settings.scripts_per_minute),
        "devices": Buckets(settings.devices_per_minute),
        "exports": Buckets(settings.exports_per_minute),
        "codes": Buckets(settings.codes_per_minute),
        "codes a day": daily(settings.codes_per_day),
        "codes everywhere": Buckets(settings.codes_everywhere_per_minute),
        "passkeys": Buckets(settings.passkeys_per_minute),
        "passkeys a day": daily(settings.passkeys_per_day),
        "guests a day": daily(settings.guests_per_day),
        "tables a day": daily(settings.tables_per_day),
    }


def _handlers() -> list[ControllerRouterHandler]:
    """All routes; those whose answers have the shapes of the protocol want its version."""
    versioned = Router(
        "/",
        route_handlers=[
            *tables.VERSIONED,
            *replays.VERSIONED,
            *lessons.VERSIONED,
            *reports.VERSIONED,
            *sheet_tables.VERSIONED,
        ],
        guards=[same_protocol],
        parameters={"protocol": PROTOCOL_ASKED},
    )
    linked = [*tables.LINKED, *replays.LINKED]
    return [
        *guests.HANDLERS,
        *devices.HANDLERS,
        *passkeys.HANDLERS,
        *pushes.HANDLERS,
        *my_games.HANDLERS,
        versioned,
        *linked,
        *library.HANDLERS,
        *problems.HANDLERS,
        *sheets.HANDLERS,
        *sheet_tables.HANDLERS,
        *evenings.HANDLERS,
        *slips.HANDLERS,
        *PAGE_HANDLERS,
    ]
