"""A client in another language, written from docs/protocol.md alone, plays whole games, also through a restart."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bothy.games import find
from bothy.kernel.journal import Row, read, retell
from campaigns.network import Server
from client import NODE

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "client.ts"
SECONDS = 120


def begun(server: Server, game: str, seats: int) -> subprocess.Popen[str]:
    command = [str(NODE), "--disable-warning=ExperimentalWarning", str(EXAMPLE)]
    address = [f"http://127.0.0.1:{server.port}", game, str(seats)]
    return subprocess.Popen([*command, *address], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ended(client: subprocess.Popen[str]) -> dict[str, Any]:
    try:
        said, complained = client.communicate(timeout=SECONDS)
    finally:
        client.kill()
    assert client.returncode == 0, complained
    found: dict[str, Any] = json.loads(said.splitlines()[-1])
    return found


def check(server: Server, told: dict[str, Any]) -> None:
    """What the client saw is what the journal tells, and its answers are in it once each."""
    text = server.request_now("GET", f"/api/tables/{told['table']}/journal", secret=told["secret"]).body.decode()
    journal = read(text, find)
    result = journal.game.result(journal.position.table)
    assert (told["scores"], told["shares"]) == (result.scores, result.shares)
    assert len(asked_of(text, told["seat"])) == told["answers"]


def asked_of(text: str, seat: int) -> list[Row]:
    """What a seat was asked and has answered; what has only one answer, nobody is asked."""
    given: list[Row] = []
    forced = True
    for journal, row, _ in retell(text, find):
        if row is not None and row.seat == seat and row.kind in ("answer", "seal") and not forced:
            given.append(row)
        forced = not journal.position.over() and journal.position.forced() is not None
    return given


def test_it_is_short_and_imports_nothing() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 65
    assert "import " not in text
    assert "require(" not in text


@pytest.mark.parametrize(("game", "seats"), [("loch-ness", 3), ("merlouf", 2)])
def test_it_plays_a_game_against_bots(server: Server, game: str, seats: int) -> None:
    check(server, ended(begun(server, game, seats)))


def test_it_plays_on_through_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "bothy.db") as server:
        client = begun(server, "loch-ness", 3)
        assert client.stdout is not None
        assert client.stdout.readline() == "10 answers\n"
        server.stop()
        server.start()
        check(server, ended(client))
