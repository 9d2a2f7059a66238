"""The protocol, described from its declaration: as an OpenAPI document and as types for the client.

`python -m bothy.web.describe` writes the types, and docs/protocol.md; a test fails when they are stale.
"""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from bothy import __version__
from bothy.host import api, learning_api, place_api, review_api
from bothy.host import protocol as say
from bothy.host.notices import api as notices_api
from bothy.study.workshop import api as workshop_api
from bothy.web.endpoints import ENDPOINTS, Endpoint

HERE = Path(__file__).resolve().parents[3]
DOCS = HERE / "docs" / "protocol.md"
TYPES = HERE / "client" / "src" / "protocol.ts"


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
        for module in (say, api, learning_api, place_api, review_api, notices_api, workshop_api)
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


def main() -> None:
    from bothy.web.document import document  # which is written with what stands here

    for file, text in ((DOCS, document()), (TYPES, typescript())):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
