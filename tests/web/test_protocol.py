"""The HTTP API does what its OpenAPI document says, and what is written from the declaration is not stale."""

from __future__ import annotations

import json
import re
import warnings
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, seed, settings
from hypothesis import strategies as st
from msgspec import structs

from bothy.games import find
from bothy.host import protocol as say
from bothy.host import views
from bothy.kernel import Event, Luck
from bothy.web import describe
from bothy.web.document import document
from bothy.web.endpoints import ENDPOINTS
from bothy.web.limits import Limits
from bothy.web.responses import STATUS
from campaigns.network import Server

ROOT = Path(__file__).parents[2]

PATIENT = [
    HealthCheck.data_too_large,
    HealthCheck.filter_too_much,
    HealthCheck.large_base_example,
    HealthCheck.too_slow,
]
"""What may be slow or odd about examples made from a document."""


def test_the_document_of_the_protocol_is_fresh() -> None:
    """Else: python -m bothy.web.describe."""
    assert (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8") == document()


def test_the_types_of_the_client_are_fresh() -> None:
    """Else: python -m bothy.web.describe."""
    assert (ROOT / "client" / "src" / "protocol.ts").read_text(encoding="utf-8") == describe.typescript()


def test_parts_that_are_put_together_by_hand_have_the_fields_that_are_declared() -> None:
    game, luck = find("loch-ness"), Luck(1)
    position = game.new(3)
    events: list[Event] = []
    position.table.sink = events
    while not position.asking():
        position.wander(luck)
    question = json.loads(views.question_part(game, position.sight(position.asking()[0]), position.asking()[0], 7))
    part = json.loads(views.update(0, 1, {"question": b"null"}, 0, views.line(events[0]), True))
    for sent, kind in (
        (question, say.QuestionPart),
        (question["choices"][0], say.Offered),
        (json.loads(views.agenda(game, position.agenda, position.table))[0], say.AgendaLine),
        (part["log"][0], say.LogLine),
        ({name: value for name, value in part.items() if name != "type"}, say.Update),
    ):
        assert set(sent) == {field.encode_name for field in structs.fields(kind)}


def test_every_code_is_documented_and_worded_in_all_languages() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"^- `([a-z-]+)`$", text, re.M))
    assert set(STATUS) <= documented
    for language in ("en", "fr"):
        words = (ROOT / "src" / "bothy" / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
        known = set(re.findall(r"^sorry-([a-z-]+) =", words, re.M))
        assert documented - {"not-offered", "slow", "restart", "gone"} <= known


def test_the_document_that_is_served_names_every_endpoint(server: Server) -> None:
    served = server.request_now("GET", "/api/openapi.json").json()
    assert served == json.loads(json.dumps(describe.openapi()))
    told = {(method.upper(), path) for path, methods in served["paths"].items() for method in methods}
    assert told == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}


@pytest.fixture(scope="module")
def tables(server: Server) -> list[tuple[str, str]]:
    """A table that waits, one in play and one that is over, each with a secret that opens it."""
    found = []
    for state in ("open", "playing", "finished"):
        new = {"game": "loch-ness", "seats": 2, "bots": ["random"], "bot_pace": "instant", "pace": "none"}
        if state == "finished":
            new |= {"hot_seats": 0, "bots": ["random", "random"]}
        made = server.request_now("POST", "/api/tables", {**new, "start": state != "open"}).json()
        found.append((made["table"], made["seats"].get("0", made["watch"])))
    return found


def whole_numbers(body: Any) -> Any:
    """JSON does not tell 3.0 from 3, and our reader does: what is meant is 3."""
    if isinstance(body, dict):
        return {key: whole_numbers(value) for key, value in body.items()}
    if isinstance(body, list):
        return [whole_numbers(value) for value in body]
    return int(body) if isinstance(body, float) and body.is_integer() else body


@pytest.mark.parametrize("name", [endpoint.name for endpoint in ENDPOINTS])
def test_an_endpoint_does_what_its_document_says(server: Server, tables: list[tuple[str, str]], name: str) -> None:
    """Requests of all kinds, right and wrong; any answer that the document does not announce fails."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import schemathesis

        schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")
        operation = schema.find_operation_by_id(name)
        modes = list(schemathesis.GenerationMode)
        both = st.one_of(*[operation.as_strategy(generation_mode=mode) for mode in modes])

        @seed(1)
        @settings(max_examples=12, deadline=None, database=None, suppress_health_check=PATIENT)
        @given(case=both, table=st.sampled_from([*tables, ("", "")]))
        def try_it(case: Any, table: tuple[str, str]) -> None:
            headers = {}
            if table[0] and "table" in case.path_parameters:
                case.path_parameters["table"] = table[0]
                headers["authorization"] = f"Bearer {table[1]}"
            case.body = whole_numbers(case.body)
            assume(len(str(case.body)) < Limits().body_bytes // 4)  # the limit has its own test
            case.call_and_validate(headers=headers, timeout=20)

        try_it()
