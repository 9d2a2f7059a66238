"""Every card, monster, treasure, agent and room tells about itself: its picture, what it does, and its clause."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.moments import keep, moments
from browser.visits import Server, welcome

ASKED = {
    "castle-von-loghan": ["Strike", "Vote", "Bid"],
    "loch-lomond": ["Shoo"],
    "loch-ness": ["PlaceCamera", "MoveCamera"],
    "merlouf": ["Act"],
    "moongha": ["TakeAction", "MoveOrHide"],
}
"""At which questions one looks around."""
KINDS = {
    "castle-von-loghan": [".foe", ".hand .card", ".agent-row", "g.room", ".slot"],
    "loch-lomond": [".two"],
    "loch-ness": [".piece", ".move", ".places li", ".photos .slot", "g.camera"],
    "merlouf": ["g.room", "g.spot", ".brotherhood article", ".objective"],
    "moongha": [".beast-card", "g.city", ".action", "g.walker"],
}
"""What tells about itself in each game."""

# Point at the first thing of a kind that lies open to the mouse, away from what lies on it.
POINT = """(kind) => {
  for (const one of document.querySelectorAll(`.boardwrap ${kind}[data-about]`)) {
    const { left, top, width, height } = one.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.2, 0.2], [0.5, 0.15], [0.8, 0.85], [0.1, 0.9]]) {
      const at = [left + width * x, top + height * y];
      if (document.elementFromPoint(...at)?.closest("[data-about]") === one) return at;
    }
  }
  return null;
}"""


@pytest.mark.parametrize("game", sorted(ASKED))
def test_what_lies_on_the_table_tells_about_itself(game: str, browser: Browser, tmp_path: Path) -> None:
    every = moments(game)
    some = [next(one for one in every if one.step == step) for step in ASKED[game]]
    found: set[str] = set()
    paths = keep(tmp_path / "b.db", some)
    with Server(tmp_path, seed=8) as server:
        visitor = welcome(browser, server, language="fr-FR", height=800)
        for path in paths:
            page = visitor.go(path)
            page.wait_for_selector(".fit .choices [data-choice]", state="attached")
            page.wait_for_selector(".fit-stage [data-about], .fit-hand [data-about]", state="attached")
            page.wait_for_load_state("networkidle")  # parts of a board come when they are wanted
            for kind in [kind for kind in KINDS[game] if kind not in found]:
                if rested_on(page, kind):
                    found.add(kind)
        assert visitor.complaints == []
        visitor.context.close()
    assert sorted(found) == sorted(KINDS[game])


def rested_on(page: Page, kind: str) -> bool:
    at: list[float] | None = page.evaluate(POINT, kind)
    if at is None:
        return False
    page.mouse.move(1, 1)
    page.mouse.move(*at)
    about = page.locator(".telling")
    about.wait_for()
    told: dict[str, Any] = about.evaluate(
        """(one) => {
             const { left, top, right, bottom } = one.getBoundingClientRect();
             return {
               name: one.querySelector("h3").textContent,
               does: one.querySelector("p")?.textContent ?? "",
               clause: one.querySelector("small")?.textContent ?? "",
               drawn: one.querySelectorAll(".picture > svg").length,
               inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
             };
           }"""
    )
    assert told["name"], kind
    assert len(told["does"]) > 4, told
    assert told["clause"][:1].isupper(), told
    assert told["drawn"] == 1, told
    assert told["inside"], told
    return True


def test_a_thing_that_comes_to_lie_under_the_mouse_is_silent(browser: Browser, tmp_path: Path) -> None:
    moment = next(one for one in moments("loch-ness") if one.step == "PlaceCamera")
    (path,) = keep(tmp_path / "b.db", [moment])
    with Server(tmp_path, seed=8) as server:
        visitor = welcome(browser, server)
        page = visitor.go(path)
        camera = page.locator(".fit-hand [data-about]").first
        camera.wait_for()
        camera.dispatch_event("pointerover", {"pointerType": "mouse"})
        camera.dispatch_event("pointermove", {"pointerType": "mouse", "movementX": 0, "movementY": 0})
        page.wait_for_timeout(1_000)
        expect(page.locator(".telling")).to_have_count(0)
        camera.dispatch_event("pointermove", {"pointerType": "mouse", "movementX": 3, "movementY": 0})
        page.wait_for_selector(".telling")
        visitor.context.close()


def test_a_finger_that_stays_is_told_and_answers_nothing(browser: Browser, tmp_path: Path) -> None:
    moment = next(one for one in moments("loch-ness") if one.step == "PlaceCamera")
    (path,) = keep(tmp_path / "b.db", [moment])
    with Server(tmp_path, seed=8) as server:
        visitor = welcome(browser, server, width=390, height=844)
        page = visitor.go(path)
        camera = page.locator(".fit-hand .piece[data-choice]").first
        camera.wait_for()
        before = page.locator(".choices").get_attribute("data-question")
        box = camera.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        touch = page.context.new_cdp_session(page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        page.wait_for_selector(".telling.held")
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.wait_for_timeout(300)
        assert page.locator(".choices").get_attribute("data-question") == before, "it was no answer"
        page.locator(".telling.held button").click()
        expect(page.locator("dialog .leaf")).to_contain_text("N15")
        page.keyboard.press("Escape")
        camera.focus()
        page.keyboard.press("i")
        expect(page.locator(".telling.held h3")).not_to_have_text("")
        assert visitor.complaints == []
        visitor.context.close()
