"""S7: whatever is sent, over HTTP or on a socket, is answered or refused: no server error, no dead socket.

Payloads are drawn by Hypothesis from the declaration of the protocol, right and wrong: fields left out, of another
type, far too long or large, with control characters, halves of characters and other nastiness; and bytes that are no
JSON or no UTF-8 at all. One in two is sent to a table that is played, by somebody who has a seat there. Half of the
requests are drawn by Schemathesis from the document that is served. Compiled, none may hold the loop either.
"""

from __future__ import annotations

import itertools
import json
import re
import warnings
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any, get_args
from urllib.parse import quote

import msgspec
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode
from websockets.sync.client import ClientConnection, connect

from bothy.games import games
from bothy.host import protocol as say
from bothy.web.endpoints import ENDPOINTS, Endpoint
from campaigns.network import Server
from campaigns.verdict import kernel

PATIENT = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
NASTY = [
    "",
    "\0",
    "a\0b",
    "\x1b[2J",
    "‮abc",
    "﷽",
    "x" * 70,
    "x" * 500,
    "../..",
    "%00",
    "'; DROP TABLE tables; --",
    "🦕" * 30,
]
NUMBERS = [-1, 0, 1, 15, 16, 2**31, 2**63, 2**64, -(2**63), 10**30]
anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(NASTY)
    | st.sampled_from(NUMBERS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=6,
)


@dataclass
class Hostile:
    """What came of it."""

    requests: int = 0
    messages: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)
    holds: dict[str, int] = field(default_factory=dict)
    """How often the loop was held too long, by what."""
    failures: list[str] = field(default_factory=list)


def fitting(kind: Any) -> st.SearchStrategy[Any]:
    """A value of a type of the protocol, or nearly."""
    schema = msgspec.json.schema(kind)
    return of_schema(schema, schema.get("$defs", {}))


def of_schema(schema: dict[str, Any], known: dict[str, Any]) -> st.SearchStrategy[Any]:
    if "$ref" in schema:
        return of_schema(known[schema["$ref"].rpartition("/")[2]], known)
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "const" in schema:
        return st.just(schema["const"])
    if "anyOf" in schema:
        return st.one_of(*[of_schema(one, known) for one in schema["anyOf"]])
    match schema.get("type"):
        case "object" if "properties" in schema:
            wanted = {name: of_schema(one, known) for name, one in schema["properties"].items()}
            needed = {name: wanted[name] for name in schema.get("required", [])}
            return st.fixed_dictionaries(
                needed, optional={name: one for name, one in wanted.items() if name not in needed}
            )
        case "object":
            return st.dictionaries(st.text(max_size=10), st.text(max_size=10), max_size=3)
        case "array":
            return st.lists(of_schema(schema.get("items") or {}, known), max_size=3)
        case "integer":
            least, most = schema.get("minimum", -5), schema.get("maximum", 300)
            return st.just(max(least, 0)) | st.integers(least, most) | st.sampled_from(NUMBERS)
        case "boolean":
            return st.booleans()
        case "string" if "pattern" in schema:
            return st.uuids().map(str) | st.uuids().map(str) | st.sampled_from(NASTY)
        case "string":
            return st.text(
                min_size=schema.get("minLength", 0), max_size=min(schema.get("maxLength", 60), 60)
            ) | st.sampled_from(NASTY)
    return anything


@st.composite
def spoilt(draw: st.DrawFn, whole: st.SearchStrategy[Any]) -> bytes:
    """A payload, whole or spoilt in one of many ways, as bytes."""
    value = draw(whole)
    if isinstance(value, dict) and value:
        name = draw(st.sampled_from(sorted(value)))
        match draw(st.integers(0, 8)):
            case 0:
                del value[name]
            case 1:
                value[name] = draw(anything)
            case 2:
                value[draw(st.text(max_size=8))] = draw(anything)
    text = json.dumps(value)
    data = text.encode("utf-8", "surrogatepass")
    match draw(st.integers(0, 11)):
        case 0:
            at = draw(st.integers(0, len(data)))
            data = (
                data[:at] + draw(st.sampled_from([b"\xff", b"\xc3", b"\xed\xa0\x80", b"\0", b"\xf8\x88"])) + data[at:]
            )
        case 1:
            data = data[: draw(st.integers(0, len(data)))]
        case 2:
            data = draw(st.binary(max_size=60))
        case 3:
            data = data.replace(b'": "', b'": "\\u0000', 1)
    return data


class Attack:
    """Everything at one server."""

    def __init__(self, server: Server, found: Hostile) -> None:
        self.server = server
        self.found = found
        self.made: dict[str, Any] = {}
        self.line: ClientConnection | None = None
        self.lines = ExitStack()
        self.begin()

    def begin(self) -> None:
        """A table that is played, and somebody who sits there."""
        new = {"game": "loch-ness", "seats": 2, "bots": ["random"], "pace": "none", "public": True, "start": True}
        self.made = self.server.request_now("POST", "/api/tables", new).json()
        self.line = self.connected()

    def connected(self) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.made['table']}/socket"
        self.lines.close()
        line = self.lines.enter_context(connect(address, max_size=None, compression=None, proxy=None))
        line.send(json.dumps({"type": "hello", "seats": [self.made["seats"]["0"]], "owner": self.made["owner"]}))
        while json.loads(line.recv(timeout=20))["type"] != "update":
            pass
        return line

    # HTTP

    def request(self, endpoint: Endpoint, data: bytes, table: str, query: dict[str, Any], secret: bytes) -> None:
        games_there = list(games())
        path = endpoint.path.replace("{table}", quote(table or self.made["table"], safe=""))
        path = path.replace("{game}", quote(table or games_there[0], safe="")).replace("{language}", "en")
        path = path.replace("{number}", "1")
        if query:
            path += "?" + "&".join(f"{name}={quote(str(value))}" for name, value in query.items())
        headers = {"content-type": "application/json"}
        if secret:
            headers["authorization"] = "Bearer " + secret.decode("latin-1")
        reply = self.server.request_now(
            endpoint.method, path, data if endpoint.body is not None else None, headers=headers
        )
        self.judge(reply.status, f"{endpoint.method} {path} {data!r}: {reply.status} {reply.body[:200]!r}")

    def drawn_from_the_document(self, case: Any) -> None:
        """A request that Schemathesis has drawn; at the table that is played, if at any."""
        headers = {}
        if "table" in case.path_parameters:
            case.path_parameters["table"] = self.made["table"]
            headers["authorization"] = f"Bearer {self.made['seats']['0']}"
        reply = case.call(headers=headers, timeout=20)
        self.judge(reply.status_code, f"{case.method} {case.path} {case.body!r}: {reply.status_code}")

    def judge(self, status: int, what: str) -> None:
        self.found.requests += 1
        self.found.statuses[status] += 1
        if status >= 500:
            self.found.failures.append(what)

    def holds(self) -> dict[str, int]:
        """What held the loop too long, and how often, by the server's own figures."""
        figures = self.server.request_now("GET", "/api/metrics").body.decode()
        told = re.findall(r'^bothy_loop_holds_total\{by="(.*)"\} (\d+)$', figures, re.M)
        return {by: int(times) for by, times in told if int(times)}

    # Sockets

    def message(self, data: bytes, opcode: Opcode) -> None:
        """Say something, and hear that the line lives."""
        assert self.line is not None
        try:
            self.send(data, opcode)
            self.line.send('{"type":"ping"}')
            while (heard := json.loads(self.line.recv(timeout=20)))["type"] != "pong":
                if heard["type"] == "refused":
                    self.found.codes[heard["code"]] += 1
                    if heard["code"] == "broken":
                        self.found.failures.append(f"{data!r}: {heard}")
                if heard["type"] == "bye":
                    break
        except (ConnectionClosed, TimeoutError) as error:
            if not left(data):
                self.found.failures.append(f"{data!r} ({opcode.name}): {error!r}")
            self.begin()
            return
        finally:
            self.found.messages += 1
        if heard["type"] == "bye" and not left(data):
            self.found.failures.append(f"{data!r}: {heard}")
        if heard["type"] == "bye" or left(data):  # that one has got up may be heard only after the pong
            self.begin()

    def send(self, data: bytes, opcode: Opcode) -> None:
        assert self.line is not None
        if opcode is Opcode.BINARY:
            self.line.send(data)
        else:
            self.line.send(data, text=True)


def left(data: bytes) -> bool:
    """Whether somebody has really got up, or sent itself away."""
    return re.search(rb'"type": "(leave|remove)"', data) is not None


def attack(server: Server, many: int, found: Hostile, number: int = 1) -> None:
    """At least so many payloads, half of them over HTTP and half on a socket."""
    against = Attack(server, found)
    kinds = get_args(say.FromClient)
    names = [endpoint for endpoint in ENDPOINTS if endpoint.name != "openapi"]

    def draw(count: int, strategy: st.SearchStrategy[Any], do: Callable[[Any], None], again: int = 0) -> None:
        @seed(number + again)
        @settings(max_examples=count, deadline=None, database=None, suppress_health_check=PATIENT)
        @given(drawn=strategy)
        def each(drawn: Any) -> None:
            do(drawn)

        each()

    half = max(1, many // 2)
    quarter = -(-half // (2 * len(names)))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import schemathesis

        schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")
        for endpoint in names:
            operation = schema.find_operation_by_id(endpoint.name)
            modes = [operation.as_strategy(generation_mode=mode) for mode in schemathesis.GenerationMode]
            draw(quarter, st.one_of(*modes), against.drawn_from_the_document)

    def spoilt_requests(endpoint: Endpoint, count: int, again: int = 0) -> None:
        body = spoilt(fitting(endpoint.body)) if endpoint.body is not None else st.just(b"")
        numbers = st.dictionaries(
            st.sampled_from([query.name for query in endpoint.query] or ["none"]),
            st.integers(-5, 300) | st.sampled_from([*NASTY, *NUMBERS]),
            max_size=2,
        )
        secrets = st.just(against.made["seats"]["0"].encode()) | st.sampled_from([b"", b"\xff\xfe", b"x" * 300])
        tables = st.just("") | st.sampled_from(NASTY)
        draw(count, st.tuples(body, tables, numbers, secrets), lambda drawn: against.request(endpoint, *drawn), again)

    def spoilt_messages(kind: Any, count: int, again: int = 0) -> None:
        opcodes = st.sampled_from([Opcode.TEXT, Opcode.BINARY])
        draw(count, st.tuples(spoilt(fitting(kind)), opcodes), lambda drawn: against.message(*drawn), again)

    for endpoint in names:
        spoilt_requests(endpoint, quarter)
    for kind in kinds:
        spoilt_messages(kind, -(-half // len(kinds)))
    # Of a request that says little there are few: the rest is drawn of those that say much.
    wordy = itertools.cycle([endpoint for endpoint in names if endpoint.body is not None])
    for again in itertools.count(1):
        if found.requests >= half:
            break
        spoilt_requests(next(wordy), min(quarter, half - found.requests), again)
    for again in itertools.count(1):
        if found.messages >= half:
            break
        spoilt_messages(kinds[again % len(kinds)], half - found.messages, again)
    against.lines.close()
    found.holds = against.holds()
    if kernel() == "compiled":
        found.failures += [f"{by} held the loop {times} times" for by, times in found.holds.items()]
    found.failures += [line.strip() for line in server.logged if "Traceback" in line or "stumbled" in line]
