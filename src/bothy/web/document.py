"""docs/protocol.md, written from the declaration of the protocol: enough to write a client from."""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
from functools import lru_cache
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

from bothy.host import api
from bothy.host import protocol as say
from bothy.host.acknowledged import REMEMBERED
from bothy.web.describe import is_type, script, structs
from bothy.web.endpoints import ENDPOINTS, SOCKET, Endpoint
from bothy.web.limits import Limits
from bothy.web.sockets import AGAIN, POLICY, SLOW

PARTS = (
    say.TablePart,
    say.Chair,
    say.Proposal,
    say.Offer,
    say.QuestionPart,
    say.Offered,
    say.ClockPart,
    say.AgendaLine,
    say.ResultPart,
    say.AccountLine,
    say.TieLine,
    say.LogLine,
)
LIMITS = Limits()
BEGINNING = f"""\
# The protocol

Written by `python -m bothy.web.describe` from `src/bothy/host/protocol.py`, `src/bothy/host/api.py`,
`src/bothy/host/learning_api.py`, `src/bothy/host/place_api.py`, `src/bothy/host/review_api.py`,
`src/bothy/host/notices/api.py`, `src/bothy/study/workshop/api.py` and `src/bothy/web/endpoints.py`.
[examples/client.ts](../examples/client.ts) is a client of sixty lines that was written from this page and imports
nothing of ours; a test lets it play.

A table has an id, which is no secret, and links, which are: *invite* lets one sit down, *seat* see and act for a
seat, *watch* look on, *owner* run the table. Over HTTP the secret of a link goes into `Authorization: Bearer …`; on
a socket into the first message. In the address of a page it stands after `#`, so that no server log ever has it.

In short: `POST /api/tables` makes a table and gives its secrets; open its socket; say `hello` with the secret of a
seat; put the parts of each `update` over those you have; whenever the part `question` is not null, send an `answer`
with its number and the `choice` of one of its `choices`; when the part `result` is not null, the game is over.

**How types are written.** As in TypeScript. *May be left out* is followed by what it then is. Unknown fields are
ignored in messages on a socket and refused in the bodies of requests. What clients get may have new fields and new
parts at any time, and new types of messages on a socket: ignore what you do not know. When an old client could no
longer talk to a new server, the number `protocol` in `welcome` grows; it is {say.VERSION}.

**`Spoken`** is a sentence for people, `[id, values]`: the id of a Fluent message and its values (`Record<string,
number | string>`). Its words are in the catalogues at `/api/words/{{language}}/{{game}}` and
`/api/words/{{language}}/shared`. A value called `seat`, or ending in `_seat`, is the number of a seat, and stands
for its name. A client without catalogues can show `/api/tables/{{table}}/text` instead.

**Viewers** are numbers: 0 and up for a seat, -1 for a spectator, who sees what all see, -2 for one who sees
everything, as after the end, or later if all who play have let them in (`look`).

**Arriving.** Whoever has the id of a table and no link sees its `door`: they may `knock` (before the game anyone
who sits there answers, afterwards everybody who plays must agree; the secret that `knock` gives is used like that
of a chair one has asked for; who comes while another is asked about waits for their turn), look on where watching
is allowed and the game is not over, or `join` a public table before its game. Before the game people are `ready` or
not, choose a `colour` and `swap` chairs. After it `rematch` asks for another game; it begins at a new table once
everybody has answered.

**Places.** A person's chairs, tables and results are their place. The key of a device opens it: in `hello` as
`place`, over HTTP as the bearer token; it opens every chair that is this person's. `POST /api/place` gives a person
the first key; a code (good once within ten minutes) or a keepsake gives another device its own. Keys are kept as
hashes, and can be ended.

**People** are known by a signed cookie that every page of the house and every seat gives. It opens nothing. But one
person has one view: from the first deal on, whoever has seen a hand, by the link of a seat or because they were let
in, sits in no other chair of that table (`seen-a-hand`), unless it shares a device. Since cookies are free, a chair
that a bot plays for nobody is given only if all who play agree: `join` answers with a secret that is `asked` for;
who says `hello` with it is welcomed without a viewer, and again, with the seat, once they have agreed, or hears
`bye` with `refused`. Votes wait for everybody who plays and is connected, or has not been gone for a minute (at a
table by days: for a turn's time). At one table a name is one person's, and so are those that look like it. Who was
sent away or muted stays so, by cookie and by address, with a seat and without.

## Socket

`{SOCKET}`, JSON texts of at most {LIMITS.message_bytes:,} bytes. Each is an object whose field `type` says what it
is. The first is a `hello`, within {LIMITS.hello_seconds:g} seconds; what follows is a `welcome`, then an `update`
for each of one's viewers with all that it may see (`whole`), then the last words of chat. Browsers must come from
the same origin; programs send no `Origin`.

**Ids.** Every message with an `id` is answered by `done` or `refused` with that id; `done` means that it is on the
disk. Sent again with the same id, after a broken line say, it is not done again but acknowledged again; only a
secret is never told again (`told-once`). An id is remembered with what was said by it, for the link it was said by
(without a link: for the person), across all connections of one table, for the last {REMEMBERED:,} messages;
something else under an id that was used is refused as `reused`: take random ones. What was refused is not
remembered. After a restart of the server answers and what was taken back are still known; chat may then be told twice.
While the database does not answer, everybody hears `wait`, and nothing is said to be done or refused until it is
known which.

**Updates.** They are numbered through for the whole table, and go to each viewer. One that is `whole` replaces all
parts; any other replaces those it names, and its number must follow the last one's: where one is missing, say
`resync`. Where it has a `log`, keep the first `log_from` lines of the log you have, drop the others and put the new
ones behind; where it has none, the log is as it was. Where something was taken back, or where a line forgets a face,
`log_from` lies before the end of the log you have. Who comes back can say in `hello` how many lines it has, and gets
those after them, if there are that many and none of them forgets.

Those who come and go within a quarter of a second are told of together.

**Answers.** An answer names the number of the question it answers; one that comes too late is refused as `stale`.
Where several seats are asked at once, each gets the question; in a `race` the first to answer is heard, and one of
the choices is to say nothing.

**The end of a connection.** The server says `bye` with a code, then closes:

| close code | `bye` | what to do |
|---|---|---|
| {AGAIN} | `restart` | connect again: everything is kept |
| {SLOW} | `slow` | connect again: you did not read fast enough |
| {POLICY} | any other | do not: the link opens nothing (`link`), one has left, too many connections, … |
| none: status 403 | none | too many connections were begun: connect again, with growing pauses |
| 1006, … | none | the line broke: connect again, with growing pauses, and say again what was not acknowledged |
"""
BETWEEN = """\
### Parts

Besides those below: a part `game.…` for each field of the game's table, cut for the viewer: -1 where something lies
that it has not seen, -2 where nothing lies. What a game reckons for its board from what the viewer may see, its
figures, comes as parts `game.…` too. `/api/games/{game}/reference` says what each is made of. `agenda` is a list of
`AgendaLine`, `answered` lists the seats that have answered, `sealed` is the notation of one's own answer that is
not yet revealed, or null, `undo` tells whether one's last answer can be taken back. Before the game begins there
are `table` and `clock` only; `question`, `sealed` and `undo` are told to seats; `result` appears at the end.
"""
HTTP = f"""\
## HTTP

Bodies and answers are JSON in UTF-8, bodies of at most {LIMITS.body_bytes:,} bytes. The same as an OpenAPI document
is at `/api/openapi.json`. A problem is told with a status of 400 or more as `Problem`, with one of the codes above.
Anything may be answered by 429 `too-fast`, where one has asked too often or for too much, and a body that does not
arrive within {LIMITS.body_seconds:g} seconds by 408 `too-slow`. *Link* says whose secret is wanted as a bearer
token, if any. A signed cookie gives a person a name, and tells people apart; it opens no seat, only how one wishes to
be called back.
"""


def document() -> str:
    """docs/protocol.md."""
    out = [
        BEGINNING,
        "### From the client",
        "",
        *[line for kind in get_args(say.FromClient) for line in entry(kind, sent=True)],
        "### From the server",
        "",
        *[line for kind in get_args(say.FromServer) for line in entry(kind)],
        BETWEEN,
        *[line for kind in PARTS for line in entry(kind)],
        "### Codes of refusals and of hanging up",
        "",
        *[f"- `{code}`" for code in codes()],
        "",
        HTTP,
        *[line for endpoint in ENDPOINTS for line in request(endpoint)],
        "### Bodies and answers",
        "",
        *[line for kind in bodies() for line in entry(kind, sent=kind in [one.body for one in ENDPOINTS])],
    ]
    return "\n".join(out).rstrip() + "\n"


def entry(kind: Any, sent: bool = False) -> list[str]:
    """A struct: what it is, and its fields."""
    tag = kind.__struct_config__.tag
    about = " ".join((vars(kind).get("__doc__") or "").split())
    fields = [told(kind, field, sent) for field in msgspec.structs.fields(kind)]
    return [f"**`{tag or kind.__name__}`** {about}".rstrip(), "", *fields, *([""] if fields else [])]


def told(kind: Any, field: msgspec.structs.FieldInfo, sent: bool) -> str:
    """A line for a field: its type, whether it may be left out, how long it may be, and what it means."""
    words = [f"- `{field.encode_name}`: {script(field.type)}"]
    default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
    if default is msgspec.UNSET:
        words.append("may be left out (as it was)")
    elif default is not msgspec.NODEFAULT and (sent or kind.__struct_config__.omit_defaults):
        words.append(f"may be left out (`{json.dumps(default)}`)")
    described, limits = meta(field.type)
    about = meanings(kind).get(field.name) or described
    return ", ".join([*words, *limits]) + (f". {about[0].upper()}{about[1:].rstrip('.')}." if about else "")


def meta(kind: Any) -> tuple[str, list[str]]:
    """What an annotation says of a value, and its limits."""
    known = [note for note in getattr(kind, "__metadata__", ()) if isinstance(note, msgspec.Meta)]
    about, limits = "", []
    for note in known:
        about = note.description or about
        if note.ge is not None or note.le is not None:
            limits.append(f"{note.ge} to {note.le:,}")
        if note.max_length is not None:
            least = f"{note.min_length} to " if note.min_length else "at most "
            limits.append(f"{least}{note.max_length:,} {'characters' if script(kind) == 'string' else 'entries'}")
    return about, limits


@lru_cache(maxsize=128)
def meanings(kind: Any) -> dict[str, str]:
    """What stands below each field of a class, in its source."""
    [body] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            found[field.target.id] = " ".join(str(ast.literal_eval(below.value)).split())
    return found


def request(endpoint: Endpoint) -> list[str]:
    """An endpoint: its parameters, what is sent and what comes back."""
    lines = [f"**`{endpoint.method} {endpoint.path}`** {endpoint.about}", ""]
    for query in endpoint.query:
        values = " | ".join(query.words) if query.words else f"{query.least} to {query.most:,}"
        lines.append(f"- `?{query.name}={query.default}`, may be left out: {query.about} ({values})")
    if endpoint.body is not None:
        lines.append(f"- body: {script(endpoint.body)}")
    answer = [script(kind) if is_type(kind) else kind for kind in (endpoint.reply, endpoint.otherwise) if kind]
    lines.append(f"- answer: {endpoint.status}, {' or '.join(answer)}")
    if endpoint.errors:
        lines.append(f"- problems: {', '.join(map(str, endpoint.errors))}")
    if endpoint.secret:
        lines.append(f"- link: {endpoint.secret}")
    return [*lines, ""]


def bodies() -> list[Any]:
    """Every struct that HTTP speaks of and that was not told yet, in the order of the declaration."""
    wanted: list[Any] = [api.Problem]
    for endpoint in ENDPOINTS:
        wanted += [kind for kind in (endpoint.body, endpoint.reply, endpoint.otherwise) if kind and is_type(kind)]
    found: set[Any] = set()
    while wanted:
        kind = wanted.pop()
        if inspect.isclass(kind) and get_origin(kind) is None and issubclass(kind, msgspec.Struct):
            if kind not in found:
                found.add(kind)
                wanted += [field.type for field in msgspec.structs.fields(kind)]
        else:
            wanted += get_args(kind)
    return [kind for kind in structs() if kind in found and kind.__module__ != say.__name__]


def codes() -> list[str]:
    """Every code that the host, the bench or the server can refuse with, as their sources say."""
    found: set[str] = {"not-offered", "slow", "restart"}
    for folder in ("host", "study", "web"):
        for file in sorted((Path(__file__).resolve().parents[1] / folder).rglob("*.py")):
            text = file.read_text(encoding="utf-8")
            found |= set(re.findall(r'(?:RequestError|hang_up|refuse)\(\s*(?:send, )?"([a-z-]+)"', text))
    return sorted(found)
