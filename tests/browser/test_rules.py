"""The page of a game's rules: its board with the names of the pieces, and a turn in pictures, on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bothy.games import find, games
from bothy.lessons import find_turn
from browser.conftest import Visit
from browser.visits import PATIENCE

SIZES = ((1280, 800), (390, 844), (844, 390))
LOOK = """() => ({
  over: document.documentElement.scrollWidth - innerWidth,
  touched: document.querySelectorAll(".still [data-choice], .pane:not([inert])").length,
  far: [...document.querySelectorAll(".board .still > b")].filter((mark) => {
    const [own, frame] = [mark, mark.parentElement].map((one) => one.getBoundingClientRect());
    return own.left < frame.left || own.right > frame.right || own.top < frame.top || own.bottom > frame.bottom;
  }).length,
})"""
FINE = '{"over":0,"touched":0,"far":0}'


@pytest.mark.anywhere
@pytest.mark.parametrize("key", sorted(games()))
def test_board_and_turn_are_drawn_and_named_on_every_screen(key: str, visit: Visit) -> None:
    """All that is spoken of is found on the drawn board, nothing can be touched, nothing lies outside."""
    turn = find_turn(find(key))
    assert turn is not None
    words = turn.words("fr")
    visitor = visit(language="fr-FR", dark=True)
    page = visitor.go(f"/rules/{key}")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        titles = [frame.title for frame in words.frames.values()]
        expect(page.locator(".frames > li > h3")).to_have_text(titles, timeout=PATIENCE)
        expect(page.locator("figcaption li")).to_have_text(words.names)
        expect(page.locator(".board .still > b")).to_have_count(len(words.names), timeout=PATIENCE)
        drawn = page.locator(".still[data-cut]:not([data-missing])")
        expect(drawn).to_have_count(1 + len(words.frames), timeout=PATIENCE)
        page.wait_for_function(f"JSON.stringify(({LOOK})()) === '{FINE}'", timeout=PATIENCE)
    expect(page.locator(".frames > li > p")).to_have_text([frame.says for frame in words.frames.values()])
    assert visitor.complaints == []


def test_a_page_of_rules_loads_one_board_and_no_other(visit: Visit) -> None:
    visitor = visit(worker=False)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.go("/rules").wait_for_selector(".shelf")
    assert [url for url in asked if "/Worked" in url or "/api/turns" in url] == [], "the shelf needs no board"
    visitor.go("/rules/moongha").wait_for_selector(".frames .still[data-cut]")
    assert [url for url in asked if "/api/turns/" in url] == [f"{visitor.server.address}/api/turns/en/moongha"]
    assert visitor.complaints == []
