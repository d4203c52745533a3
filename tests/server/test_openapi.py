"""The OpenAPI document describes the server's answers: schemathesis sends all requests of it and more, and checks them.

The tests run in process, on both databases; ``SCHEMATHESIS_EXAMPLES=1000`` is the same at length.  The streams are in
the document, and are left out here: they have no end, and test_streams.py checks their content; a test below checks
that the server refuses them as the document says.
"""

from __future__ import annotations

import os
import re
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings, strategies
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from chiliad.server.app import create
from chiliad.server.protocol import PROTOCOL
from chiliad.server.settings import Settings
from pace import count
from server.client import PLENTY, asynchronous, serving

EXAMPLES = int(os.environ.get("SCHEMATHESIS_EXAMPLES", count(8)))
CHECKS = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
WAYS = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
"""The requests that the document allows, and those that it does not."""
SPOKEN = {"protocol": PROTOCOL}
STREAMS = ("/api/tables/{table_id}/events", "/api/watch/{watch}/events")
OPERATIONS = [
    (path, method)
    for path, item in create(Settings("sqlite:////nowhere/t.db")).openapi_schema.to_schema()["paths"].items()
    for method in item
    if path not in STREAMS
]


class Asked:
    """A server, its document, and existing addresses: schemathesis does not guess a table's id."""

    def __init__(self, url: str) -> None:
        self.app = create(Settings(url, **{**PLENTY, "bot_pace_s": (600.0, 600.0), "tables_per_guest_max": 10**6}))
        self.schema = schemathesis.openapi.from_asgi("/api/openapi.json", self.app)
        token = self.post("/api/guests", {"name": "Ala", "bearer": True})["token"]
        self.headers = {"Authorization": f"Bearer {token}"}
        self.known: dict[str, list[str]] = {name: [] for name in ("table_id", "code", "watch", "replay")}
        for game, others in (("mille", 1), ("tysiac", 2)):
            for other in ("open", "bot:greedy"):
                body = {"game": game, "seats": ["me", *[other] * others], "spectators": True}
                opened = self.post("/api/tables", body)
                self.known["table_id"].append(opened["table"])
                if opened["invite"]:
                    self.known["code"].append(opened["invite"])
                self.known["watch"].append(self.get(opened["table"])["head"]["watch"])
            ended = self.post("/api/tables", body)["table"]
            stop = {"id": "stop", "revision": 1, "do": "stop"}
            self.post("/api/tables/{table_id}/commands", stop, table_id=ended)
            self.known["replay"].append(self.get(ended)["head"]["replay"])

    def post(self, path: str, body: Any, **parameters: str) -> Any:
        case = self.schema[path]["POST"].Case(path_parameters=parameters, query=SPOKEN, body=body)
        answer = case.call(headers=getattr(self, "headers", {}))
        assert answer.status_code < 300, answer.text
        return answer.json()

    def get(self, table: str) -> Any:
        case = self.schema["/api/tables/{table_id}"]["GET"].Case(path_parameters={"table_id": table}, query=SPOKEN)
        return case.call(headers=self.headers).json()


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Asked:
    return Asked(f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'tables.db'}")


@pytest.mark.parametrize("path, method", OPERATIONS)
def test_no_answer_outside_the_document(asked: Asked, path: str, method: str) -> None:
    operation = asked.schema[path][method.upper()]
    for way in WAYS:
        if way is GenerationMode.NEGATIVE and not _can_be_wrong(operation):
            continue

        @settings(
            max_examples=EXAMPLES,
            database=None,
            derandomize=True,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            phases=[Phase.generate],
        )
        @given(case=operation.as_strategy(generation_mode=way), data=strategies.data())
        def ask(case: Any, data: Any) -> None:
            for name, values in asked.known.items():
                if name in (case.path_parameters or {}) and data.draw(strategies.integers(0, 3)):
                    case.path_parameters[name] = data.draw(strategies.sampled_from(values))
            known = data.draw(strategies.booleans())
            answer = case.call(headers=asked.headers if known else None)
            case.validate_response(answer, checks=CHECKS)

        ask()


def _can_be_wrong(operation: Any) -> bool:
    """Whether a request can have a wrong value: a path accepts any text."""
    return bool(operation.body or operation.query)


@asynchronous
async def test_streams_are_refused_as_the_document_says(database_url: str) -> None:
    async with serving(database_url) as server:
        paths = server.app.openapi_schema.to_schema()["paths"]
        ala = await server.person("Ala")
        for path in STREAMS:
            said = paths[path]["get"]["responses"]
            assert list(said["200"]["content"]) == ["text/event-stream"]
            for headers in ({}, ala.headers):
                answer = await server.ask("GET", re.sub(r"{.*?}", "x", path), headers=headers)
                assert str(answer.status) in said
                assert answer.json.keys() == {"slug", "sentence", "details", "news"}
