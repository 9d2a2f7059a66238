"""The plain board: every game can be played on it, also one that the client has never heard of."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bothy.games import find, games
from browser.conftest import Visit
from browser.hands import Hands, in_haste
from browser.look import drawn, plain, serious, too_small, too_wide
from browser.visits import Server, welcome
from kernel.small_game import maker

LONG = ("moongha", "castle-von-loghan")
"""Games in which somebody may let a bot play on after a while."""
SHORT = {"castle-von-loghan": {"seats": 3, "options": {"difficulty": "hard"}}}
"""Where a game may be over sooner."""


@pytest.mark.anywhere
@pytest.mark.parametrize("key", sorted(games()))
def test_a_whole_game_on_the_plain_board(key: str, visit: Visit) -> None:
    visitor = visit(board="plain")
    wishes = {"seats": find(key).seats[0], **SHORT.get(key, {})}
    page, seats = visitor.page, int(str(wishes["seats"]))
    visitor.sit(key, bots=["random"] * (seats - 1), **wishes)
    page.wait_for_selector(".plain pre")
    assert page.locator(".plain .sitting > *").count() == seats
    hands = Hands(visitor, taste=in_haste if key == "loch-lomond" else None)
    over = hands.play(by="list", answers=25 if key in LONG else 10_000)
    if not over:
        assert key in LONG
        visitor.menu("Leave the seat to a bot")
        page.wait_for_selector(".end", timeout=150_000)
    assert page.locator(".plain .facts-row dt").count() >= 2
    laid = " ".join(page.locator(".plain dd, .plain .lists").all_inner_texts())
    assert not set(laid) & set('[]{}"'), "fields are laid out, not dumped"
    assert visitor.complaints == []


@pytest.mark.parametrize("key", sorted(games()))
def test_it_is_tidy_on_every_screen(key: str, visit: Visit) -> None:
    visitor = visit(board="plain")
    visitor.sit(key)
    hands = Hands(visitor)
    hands.play(by="list", answers=8)
    page = visitor.page
    page.wait_for_selector(".plain pre")
    wrong: list[str] = []
    for width in (1280, 390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        drawn(page)
        wrong += [f"{width}: {what}" for what in [*too_wide(page), *serious(page, ".plain")]]
    page.evaluate("document.querySelectorAll('.top, .fit-right').forEach((one) => one.remove())")
    wrong += too_small(page)
    assert wrong == []


def test_it_speaks_the_readers_language(visit: Visit) -> None:
    visitor = visit(board="plain")
    made = visitor.sit("merlouf")
    page = visitor.go(f"/t/{made['table']}?lang=pseudo")
    page.wait_for_selector(".plain pre")
    page.evaluate("document.querySelector('.plain pre').remove()")
    names = [chair["name"] for chair in visitor.read(f"/api/tables/{made['table']}", made["owner"])["chairs"]]
    page.evaluate("document.querySelectorAll('.top, .fit-right').forEach((one) => one.remove())")
    assert plain(page, *names) == []


def test_one_switches_between_the_boards_in_the_menu(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("loch-ness")
    page = visitor.page
    page.wait_for_selector(".loch-ness-board")
    visitor.menu("Plain board")
    page.wait_for_selector(".plain pre")
    assert page.locator(".loch-ness-board").count() == 0
    page.reload()
    page.wait_for_selector(".plain pre")
    visitor.menu("Drawn board")
    page.wait_for_selector(".loch-ness-board")
    assert visitor.complaints == []


def test_a_game_the_client_has_never_heard_of_is_played_without_a_line_of_its_code(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    maker().new_game("hill fort", tmp_path / "games", tmp_path / "tests")
    found = f"import bothy.games; bothy.games.__path__.append({str(tmp_path / 'games')!r})\n"
    (tmp_path / "sitecustomize.py").write_text(found, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *sys.path]))
    with Server(tmp_path, seed=4) as server:
        visitor = welcome(browser, server)
        page = visitor.go()
        page.locator(".box", has_text="Hill Fort").locator(".go").click()
        page.wait_for_selector(".plain pre")
        assert "Stones" in page.locator(".plain .sitting").inner_text()
        assert Hands(visitor).play(by="list")
        assert page.locator(".end").count() == 1
        page.locator(".end a[href^='/r/']").click()
        page.wait_for_selector(".transport")
        page.wait_for_selector(".plain pre")
        visitor.context.close()
        assert visitor.complaints == []
