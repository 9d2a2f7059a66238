"""Names and chat as people should not write them, and the headers that keep browsers strict, on every route."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.sync.client import connect

from bothy.web.endpoints import ENDPOINTS
from bothy.web.middleware import HEADERS
from campaigns.client import Person, make
from campaigns.inside import inside
from campaigns.network import Server, story
from campaigns.tables import seat_people

CORPUS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "'; DROP TABLE tables; --",
    "' OR '1'='1",
    "{{7*7}} ${7*7} #{7*7}",
    "{ $seat } { -brand }",
    "%s %d %n %(name)s ? :1",
    "javascript:alert(1)",
    "../../etc/passwd",
    "a\r\nSet-Cookie: x=1",
    "a\x00b\x07c\x1b[31m",
    "\u202eevil\u202c \u200b\u200d\ufeff",
    "🧌" * 12,
    "e\u0301" * 12,
    "日本語 العربية ꙮ",
    '\\"},"type":"bye",{"',
    "</textarea><style>*{display:none}</style>",
]


@pytest.mark.parametrize("text", CORPUS)
def test_names_and_chat_come_out_as_plain_text(server: Server, text: str) -> None:
    """Whatever is written arrives as a JSON string, without control characters, and does nothing."""

    async def write() -> None:
        made = await make(server, game="loch-ness", seats=2, name=text[:24], public=True)
        person = Person(server, made["table"], {0: made["seats"]["0"]}, owner=made["owner"])
        await person.connect()
        for field in ("name", "text"):
            word = person.word("rename", seat=0, name=text[:24]) if field == "name" else person.word("say", text=text)
            await person.send(word)
            assert (await person.reply(word["id"]))["type"] == "done"
        watcher = Person(server, made["table"], watch=made["watch"])
        await watcher.connect()
        while not watcher.chats:
            await watcher.hear()
        name = watcher.part("table")["chairs"][0]["name"]
        said = watcher.chats[0]["text"]
        for shown, written in ((name, text[:24]), (said, text)):
            assert shown.isprintable()
            assert len(shown) <= len(written)
            visible = "".join(sign for sign in written if sign.isprintable()).replace(" ", "")
            assert visible.startswith(shown.replace(" ", ""))
            assert shown or not visible
        assert watcher.chats[0]["name"] == name
        listed = (await server.request("GET", "/api/tables")).json()["tables"]
        assert made["table"] in [table["id"] for table in listed]
        await person.close()
        await watcher.close()

    story(write())


def test_a_name_of_nothing_visible_becomes_a_friendly_one(server: Server) -> None:
    async def write() -> None:
        made = await make(server, game="loch-ness", seats=2, name="\u200b\u202e\x00")
        person = Person(server, made["table"], {0: made["seats"]["0"]})
        await person.connect()
        assert person.part("table")["chairs"][0]["name"].isalpha()
        assert (await person.ask("say", text="\u200b\u202e\x00"))["code"] == "empty"
        await person.close()
        reply = await server.request("POST", "/api/me", {"name": "\u200b"})
        assert (reply.status, reply.json()["code"]) == (400, "empty")

    story(write())


def test_a_cookie_is_a_signed_name_and_no_other_is_believed(server: Server) -> None:
    reply = server.request_now("POST", "/api/me", {"name": "Morag; Path=/ äß"})
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    value = cookie.partition(";")[0]
    assert server.request_now("GET", "/api/me", headers={"cookie": value}).json() == {"name": "Morag; Path=/ äß"}
    for forged in (value[:-1] + ("0" if value[-1] != "0" else "1"), "bothy_person=TW9yYWc.", "bothy_person=é"):
        name = server.request_now("GET", "/api/me", headers={"cookie": forged}).json()["name"]
        assert name.isalpha()
        assert name != "Morag; Path=/ äß"


PAGES = ("/", "/t/0123456789ab", "/static/plain.js", "/static/plain.css", "/static/none.js", "/none", "/api/none")


@pytest.mark.parametrize("route", [*PAGES, *[endpoint.path for endpoint in ENDPOINTS]])
def test_every_route_keeps_browsers_strict(server: Server, route: str) -> None:
    """Also where there is nothing, and where what is asked is wrong."""
    place = route.format(table="none", game="loch-ness", language="en", secret="none", file="none", number="none")
    for method in ("GET", "POST", "PUT"):
        headers = server.request_now(method, place, b"{" if method != "GET" else None).headers
        for name, value in HEADERS.items():
            assert headers.get(name) == value, (method, name)
        if place.startswith("/api/"):
            assert headers["cache-control"] == "no-store"
        assert "server" not in headers


def test_the_policy_allows_no_inline_script_and_no_other_site(server: Server) -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert not any("unsafe" in value or "*" in value or "http" in value for value in policy.values())
    page = server.request_now("GET", "/").body.decode()
    assert "<script>" not in page
    assert "style=" not in page
    assert "onclick" not in page


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "{}",
        "{",
        '{"type":"nothing","id":"1"}',
        '{"type":"answer","id":1}',
        '{"type":"answer","id":"","seat":0,"question":0,"choice":"x"}',
        '{"type":"answer","id":"' + "x" * 65 + '","seat":0,"question":0,"choice":"x"}',
        '{"type":"answer","id":"1","seat":-1,"question":0,"choice":"x"}',
        '{"type":"answer","id":"1","seat":0,"question":1e400,"choice":"x"}',
        '{"type":"say","id":"1","text":"\\ud800"}',
        '{"type":"settle","id":"1","pace":"hurry"}',
        "[" * 5000,
        '{"a":' * 3000,
    ],
)
def test_what_is_not_understood_is_refused_and_the_line_stays(tmp_path: Path, text: str) -> None:
    async def babble() -> None:
        async with inside(tmp_path / "a.db") as door:
            party = await seat_people(door, "loch-ness", seats=2)
            await party.start()
            assert party.owner.line is not None
            await party.owner.line.send(text)
            heard = await party.owner.hear()
            while heard["type"] == "update":
                heard = await party.owner.hear()
            assert (heard["type"], heard["code"]) == ("refused", "not-understood")
            assert (await party.owner.ask("say", text=json.dumps(text)[:300]))["type"] == "done"
            await party.leave()

    story(babble())


def test_what_is_no_utf_8_is_refused_and_the_line_stays(server: Server) -> None:
    made = server.request_now("POST", "/api/tables", {"game": "loch-ness", "seats": 2}).json()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
    with connect(address, compression=None, proxy=None) as line:
        line.send(json.dumps({"type": "hello", "seats": [made["seats"]["0"]]}))
        for text in (True, False):
            line.send(b'{"type":"say","id":"1","text":"\xff\xfe"}', text=text)
            while (heard := json.loads(line.recv(timeout=20)))["type"] in ("welcome", "update"):
                pass
            assert (heard["type"], heard["code"]) == ("refused", "not-understood")
        line.send(json.dumps({"type": "say", "id": "2", "text": "still here"}))
        assert {json.loads(line.recv(timeout=20))["type"] for _ in range(2)} == {"chat", "done"}


def test_nul_is_refused_kindly_also_where_the_database_cannot_keep_it(postgres_server: Server) -> None:
    made = postgres_server.request_now("POST", "/api/tables", {"game": "loch-ness", "seats": 2}).json()
    said = postgres_server.request_now("POST", "/api/lobby", {"id": "a\0", "text": "hello"})
    assert (said.status, said.json()["code"]) == (400, "not-understood")
    assert postgres_server.request_now("GET", "/api/tables/a%00b").status == 404
    links = {"links": [{"table": "a\0b", "secret": "x"}]}
    assert postgres_server.request_now("POST", "/api/mine", links).json() == {"tables": []}
    address = f"ws://127.0.0.1:{postgres_server.port}/api/tables/{made['table']}/socket"
    with connect(address, compression=None, proxy=None) as line:
        line.send(json.dumps({"type": "hello", "seats": [made["seats"]["0"]]}))
        line.send(json.dumps({"type": "say", "id": "a\0b", "text": "hello"}))
        while (heard := json.loads(line.recv(timeout=20)))["type"] in ("welcome", "update"):
            pass
        assert (heard["type"], heard["code"]) == ("refused", "not-understood")


@pytest.mark.parametrize(
    "body", [b"", b"null", b"[" * 5000, b'{"name":' * 3000, b"\xff\xfe", b'{"name": "\xff"}', b'{"name": "\\ud800"}']
)
def test_a_body_that_is_not_understood_is_refused(server: Server, body: bytes) -> None:
    reply = server.request_now("POST", "/api/me", body)
    assert (reply.status, reply.json()["code"]) == (400, "not-understood")
