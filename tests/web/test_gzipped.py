"""What is sent compressed: what is the same for everybody, and nothing else."""

from __future__ import annotations

import gzip
from http.client import HTTPConnection, HTTPResponse

import pytest

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
