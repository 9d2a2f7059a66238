"""`bothy serve --tab`: a house in a tab beside the server's, with the headers that a plain file server lacks."""

from __future__ import annotations

import json
from pathlib import Path

from browser.visits import Server, fetched
from campaigns.network import run


def site_in(folder: Path) -> Path:
    """A site as small as can be: what is in its files is the business of others."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>tab</title>")
    (folder / "tab.json").write_text("{}")
    (folder / "house.json").write_text('{"server": ""}')
    for name in ("host-a1.js", "Home-b2.js"):
        (folder / "assets" / name).write_text("export {};")
    return folder


def test_the_site_lies_at_tab_and_is_told_that_the_servers_house_is_next_door(tmp_path: Path) -> None:
    with Server(tmp_path, options=["--tab", str(site_in(tmp_path / "site"))]) as server:
        page, headers = fetched(f"{server.address}/tab")
        assert "<title>tab</title>" in page
        assert "'unsafe-eval'" not in headers["content-security-policy"]
        assert "script-src 'self';" in headers["content-security-policy"]
        beside, _ = fetched(f"{server.address}/tab/house.json")
        assert json.loads(beside) == {"server": "../"}
        _, worker = fetched(f"{server.address}/tab/assets/host-a1.js")
        assert "'wasm-unsafe-eval'" in worker["content-security-policy"]
        assert "immutable" in worker["cache-control"]
        _, other = fetched(f"{server.address}/tab/assets/Home-b2.js")
        assert "wasm" not in other["content-security-policy"]
        assert "tab" not in fetched(f"{server.address}/")[0].partition("</title>")[0]
        assert json.loads(fetched(f"{server.address}/api/lobby")[0])["tab"] is True


def test_a_server_without_it_says_so(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert json.loads(fetched(f"{server.address}/api/lobby")[0])["tab"] is False


def test_a_folder_that_holds_no_such_site_is_refused(tmp_path: Path) -> None:
    ended = run(["serve", "--port", "0", "--database", str(tmp_path / "a.db"), "--tab", str(tmp_path)])
    assert ended.returncode == 2
    assert "`make tab` writes one" in ended.stderr
