"""What is sent compressed: what is the same for everybody, and nothing else."""

from __future__ import annotations

import gzip
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path

import pytest

from bothy.web.gzipped import packed_file
from campaigns.network import Server


def fetched(server: Server, path: str, method: str = "GET", accepts: str = "gzip, br") -> tuple[HTTPResponse, bytes]:
    line = HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        line.request(method, path, headers={"accept-encoding": accepts})
        reply = line.getresponse()
        return reply, reply.read()
    finally:
        line.close()


@pytest.mark.parametrize(
    "path", ["/api/words/fr/loch-ness", "/api/rules/fr/loch-ness", "/api/games/merlouf/reference", "/api/games"]
)
def test_words_and_rules_are_packed_for_who_can_unpack_them(server: Server, path: str) -> None:
    reply, packed = fetched(server, path)
    plain_reply, plain = fetched(server, path, accepts="identity")
    assert reply.getheader("content-encoding") == "gzip"
    assert plain_reply.getheader("content-encoding") is None
    assert reply.getheader("vary") == plain_reply.getheader("vary") == "accept-encoding"
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2


@pytest.mark.parametrize("path", ["/api/me", "/api/lobby", "/api/health"])
def test_what_differs_from_person_to_person_is_not(server: Server, path: str) -> None:
    reply, _ = fetched(server, path)
    assert reply.status == 200
    assert reply.getheader("content-encoding") is None


def test_a_file_is_sent_as_the_build_packed_it_to_who_can_unpack_that(tmp_path: Path) -> None:
    script = tmp_path / "index.js"
    script.write_text("0;" * 1000)
    (tmp_path / "index.js.br").write_bytes(b"packed tighter")

    def encoding(accepts: str) -> str | None:
        scope = {"method": "GET", "headers": [(b"accept-encoding", accepts.encode())]}
        answer = packed_file(scope, script, "text/javascript")
        return None if answer is None else answer.headers["content-encoding"]

    assert encoding("gzip, deflate, br, zstd") == "br"
    assert encoding("gzip, deflate") == "gzip"
    assert encoding("GZIP;q=1.0, sbr") == "gzip"
    assert encoding("identity") is None
    (tmp_path / "index.js.br").unlink()
    assert encoding("gzip, br") == "gzip", "an older build has no such files"
