"""A first visit by a table's link is light, in every game; what is needed later comes later."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from bothy.games import games
from browser.conftest import Visit
from browser.hands import Hands
from browser.visits import Server
from browser.weighing import BYTES, Arrival


@pytest.mark.parametrize("game", sorted(games()))
def test_a_first_visit_by_a_link_is_light(browser: Browser, server: Server, game: str) -> None:
    """In the language with the longer words, on a screen that shows the cover of the box."""
    arrival = Arrival(browser, server, game, language="fr-FR", width=1280, height=800)
    asked: list[str] = []
    arrival.page.on("request", lambda request: asked.append(request.url))
    arrival.visitor.go(arrival.path)
    assert 100_000 < arrival.until_quiet() < BYTES
    others = ["/api/words/en/", *[f"/{other}" for other in games() if other != game]]
    assert [url for url in asked for other in others if other in url] == [], "only what is needed"


def test_the_texts_of_cards_come_with_the_first_card(visit: Visit) -> None:
    visitor = visit(worker=False)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url.partition("/api/")[2]))
    visitor.sit("castle-von-loghan", seats=3)
    visitor.page.wait_for_load_state("networkidle")
    assert "words/en/castle-von-loghan?part=first" in asked
    assert "words/en/castle-von-loghan?part=later" not in asked
    Hands(visitor).play(answers=1)
    visitor.page.wait_for_selector(".fit-stage :text('Hard Landing')")
    assert "words/en/castle-von-loghan?part=later" in asked
    assert visitor.complaints == []
