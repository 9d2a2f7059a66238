"""The protocol, described from its declaration: as an OpenAPI document, as docs/protocol.md, as types for the client.

`python -m bothy.web.describe` writes the last two; a test fails when they are stale.
"""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from bothy import __version__
from bothy.host import api
from bothy.host import protocol as say
from bothy.web.endpoints import ENDPOINTS, SOCKET, Endpoint

HERE = Path(__file__).resolve().parents[3]
DOCS = HERE / "docs" / "protocol.md"
TYPES = HERE / "client" / "src" / "protocol.ts"
PARTS = (say.TablePart, say.QuestionPart, say.ClockPart, say.AgendaLine, say.ResultPart, say.AccountLine, say.LogLine)


def is_type(reply: Any) -> bool:
    return not isinstance(reply, str)


def kinds() -> list[Any]:
    """Every type that HTTP speaks of."""
    found: list[Any] = [api.Problem]
    for endpoint in ENDPOINTS:
        found += [kind for kind in (endpoint.body, endpoint.reply) if kind is not None and is_type(kind)]
    return found


# OpenAPI


def openapi() -> dict[str, Any]:
    """The HTTP API as an OpenAPI 3.1 document."""
    some = kinds()
    schemas, components = msgspec.json.schema_components(some, ref_template="#/components/schemas/{name}")
    by_kind = [(kind, schema) for kind, schema in zip(some, schemas, strict=True)]
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Bothy", "version": __version__, "description": "Tables for board games, by link."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"link": {"type": "http", "scheme": "bearer", "description": "the secret of a link"}},
        },
    }


def operation(endpoint: Endpoint, by_kind: list[tuple[Any, Any]]) -> dict[str, Any]:
    done = str(endpoint.status)
    if is_type(endpoint.reply):
        media = {"application/json": {"schema": schema_of(endpoint.reply, by_kind)}}
    else:
        media = {endpoint.reply: {"schema": {"type": "string"} if endpoint.reply.startswith("text") else {}}}
        if endpoint.otherwise is not None:
            media["application/json"] = {"schema": schema_of(endpoint.otherwise, by_kind)}
    responses: dict[str, Any] = {done: {"description": "done", "content": media}}
    failed = {"application/json": {"schema": schema_of(api.Problem, by_kind)}}
    for status in sorted({*endpoint.errors, 403 if endpoint.method == "POST" else 429, 429}):
        responses[str(status)] = {"description": PROBLEMS[status], "content": failed}
    found: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.about,
        "parameters": parameters(endpoint),
        "responses": responses,
    }
    if endpoint.body is not None:
        schema = schema_of(endpoint.body, by_kind)
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    if endpoint.secret:
        found["security"] = [{}, {"link": []}]
        found["description"] = f"Bearer: the secret of a link ({endpoint.secret})."
    return found


PROBLEMS = {
    400: "not understood",
    403: "not with this link, or not from this page",
    404: "there is none",
    409: "not now, or it does not go together",
    413: "too big",
    429: "too fast, or too many",
    503: "not saved, or too busy",
}


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    inside = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    asked = [
        {
            "name": query.name,
            "in": "query",
            "required": False,
            "description": query.about,
            "schema": {"type": "string", "enum": list(query.words), "default": query.default}
            if query.words
            else {"type": "integer", "minimum": query.least, "maximum": query.most, "default": query.default},
        }
        for query in endpoint.query
    ]
    return [*inside, *asked]


def schema_of(kind: Any, by_kind: list[tuple[Any, Any]]) -> Any:
    return next(schema for known, schema in by_kind if known == kind)


# Types for the client


def typescript() -> str:
    """The messages, parts and bodies as TypeScript."""
    lines = [
        "// Written by `python -m bothy.web.describe` from the server's own declaration. Do not edit.",
        "",
        f"export const PROTOCOL = {say.VERSION};",
        "export type Spoken = [id: string, values: Record<string, number | string>];",
        "",
    ]
    for kind in structs():
        lines += interface(kind)
    for name, union in (("FromClient", say.FromClient), ("FromServer", say.FromServer)):
        lines.append(f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};")
    return "\n".join(lines) + "\n"


def structs() -> list[Any]:
    """Every struct of the protocol, in the order of its declaration."""
    return [
        kind
        for module in (say, api)
        for kind in vars(module).values()
        if inspect.isclass(kind)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
        and kind is not say.Said
    ]


def interface(kind: Any) -> list[str]:
    lines = [f"/** {inspect.getdoc(kind)} */"] if kind.__doc__ and inspect.getdoc(kind) else []
    lines.append(f"export interface {kind.__name__} {{")
    config = kind.__struct_config__
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    sent = kind in get_args(say.FromClient) or kind in [endpoint.body for endpoint in ENDPOINTS]
    for field in msgspec.structs.fields(kind):
        optional = field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT
        mark = "?" if optional and (sent or config.omit_defaults) else ""
        lines.append(f"  {field.encode_name}{mark}: {script(field.type)};")
    return [*lines, "}", ""]


def script(kind: Any) -> str:
    """A Python type in TypeScript."""
    if kind == say.Spoken:
        return "Spoken"
    if hasattr(kind, "__metadata__"):
        return script(kind.__origin__)
    simple = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
    if kind in simple:
        return simple[kind]
    if kind is msgspec.Raw:
        return "unknown"
    if get_origin(kind) is Literal:
        return " | ".join(json.dumps(value) for value in get_args(kind))
    if get_origin(kind) in (list, set):
        inner = script(get_args(kind)[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if get_origin(kind) is dict:
        return f"Record<string, {script(get_args(kind)[1])}>"
    if get_origin(kind) is tuple:
        return f"[{', '.join(script(inner) for inner in get_args(kind))}]"
    some = [inner for inner in get_args(kind) if inner is not msgspec.UnsetType]
    if some:
        return " | ".join(script(inner) for inner in some)
    return str(kind.__name__)


# Docs


def document() -> str:
    """docs/protocol.md."""
    out = [
        "# The protocol",
        "",
        "Written by `python -m bothy.web.describe` from `src/bothy/host/protocol.py`, `src/bothy/host/api.py` and "
        "`src/bothy/web/endpoints.py`.",
        "",
        "A table has an id, which is no secret, and links, which are: *invite* lets one sit down, *seat* see and act "
        "for a seat, *watch* look on, *owner* run the table. Over HTTP the secret of a link goes into "
        "`Authorization: Bearer …`; on a socket into the first message. In the address of a page it stands after `#`, "
        "so that no server log ever has it.",
        "",
        "## Socket",
        "",
        f"`{SOCKET}`, JSON texts. The first message is a `hello`. Every message that changes something carries an id "
        "of the client's choosing; sent again with the same id it is not done again but acknowledged again. `done` "
        "means it is on the disk. An `update` holds the parts that have changed for one viewer; its numbers follow "
        "each other, and where one is missing the client asks for a `resync`. An answer names the question it "
        "answers; one that comes too late is refused.",
        "",
        "### From the client",
        "",
        *[line for kind in get_args(say.FromClient) for line in entry(kind)],
        "### From the server",
        "",
        *[line for kind in get_args(say.FromServer) for line in entry(kind)],
        "### Parts",
        "",
        "Besides these, a part `game.…` for each field of the game's table, cut for the viewer: -1 where something "
        "lies that it has not seen, -2 where nothing lies. What a game reckons for its board from what the viewer may "
        "see, its figures, comes as parts `game.…` too. `answered` lists the seats that have answered, `sealed` "
        "is one's own answer that is not yet revealed, `undo` tells whether one's last answer can be taken back.",
        "",
        *[line for kind in PARTS for line in entry(kind)],
        "### Codes of refusals and of hanging up",
        "",
        *[f"- `{code}`" for code in codes()],
        "",
        "## HTTP",
        "",
        "The OpenAPI document is at `/api/openapi.json`. A problem is `{code, text}`.",
        "",
        "| | | | link |",
        "|---|---|---|---|",
        *[
            f"| {endpoint.method} | `{endpoint.path}` | {endpoint.about} | {endpoint.secret} |"
            for endpoint in ENDPOINTS
        ],
    ]
    return "\n".join(out) + "\n"


def entry(kind: Any) -> list[str]:
    tag = kind.__struct_config__.tag
    about = " ".join((inspect.getdoc(kind) or "").split())
    fields = [f"- `{field.encode_name}`: {script(field.type)}" for field in msgspec.structs.fields(kind)]
    return [f"**`{tag or kind.__name__}`** {about}", "", *fields, *([""] if fields else [])]


def codes() -> list[str]:
    """Every code that the host or the server can refuse with, as their sources say."""
    found: set[str] = {"not-offered", "slow", "restart"}
    for folder in ("host", "web"):
        for file in sorted((Path(__file__).resolve().parents[1] / folder).glob("*.py")):
            text = file.read_text(encoding="utf-8")
            found |= set(re.findall(r'(?:RequestError|hang_up|refuse)\(\s*(?:send, )?"([a-z-]+)"', text))
    return sorted(found)


def main() -> None:
    for file, text in ((DOCS, document()), (TYPES, typescript())):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
