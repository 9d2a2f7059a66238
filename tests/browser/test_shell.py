"""The house in a real browser: visits, whole games, friends by link, coming back."""

from __future__ import annotations

import json
from collections.abc import Callable
from urllib.request import Request, urlopen

import pytest

from bothy.games import games
from browser.conftest import Server, Visitor

Visit = Callable[..., Visitor]


def play_on(visitor: Visitor, answers: int = 10_000) -> bool:
    """Answer by the list of choices until the game is over; whether it is."""
    page = visitor.page
    for _ in range(answers):
        page.wait_for_selector(".choices button, .end", timeout=90_000)
        if page.locator(".end").count():
            return True
        button = page.locator(".choices button").first
        choice = button.get_attribute("data-choice")
        number = page.evaluate("document.title")
        button.click(timeout=10_000, no_wait_after=True)
        if page.locator(".sure .go").count():
            page.locator(".sure .go").click()
        assert choice is not None
        assert number
        page.wait_for_timeout(30)
    return False


@pytest.mark.parametrize("key", ["loch-ness"])
def test_two_clicks_from_the_first_visit_to_a_game_played_to_its_end(key: str, visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.locator(".box", has_text=games()[key].name).get_by_text("Play now").click()
    assert play_on(visitor)
    assert page.locator(".end table tbody tr").count() >= 2
    assert visitor.complaints == []


def test_friends_come_by_the_link_and_see_the_same_table(visit: Visit) -> None:
    owner, friend = visit(), visit()
    page = owner.go()
    page.locator(".box").first.get_by_text("Make a table").click()
    link = page.locator(".link code").inner_text()
    friend.page.goto(link)
    friend.page.wait_for_selector(".lobby")
    page.wait_for_function("document.querySelectorAll('.seats .open').length === 1")
    assert "invite" not in friend.page.url, "the secret does not stay in the address"
    page.get_by_text("Start the game").click()
    for visitor in (owner, friend):
        visitor.page.wait_for_selector(".play")
    assert owner.page.locator(".plates li").count() == friend.page.locator(".plates li").count()
    assert [*owner.complaints, *friend.complaints] == []


def test_a_restart_of_the_server_is_seen_and_survived(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = visitor.go()
    page.locator(".box").first.get_by_text("Play now").click()
    assert not play_on(visitor, answers=4)
    page.wait_for_selector(".choices button")
    server.stop()
    page.wait_for_selector("text=Reconnecting")
    server.start()
    page.wait_for_selector("text=Saved")
    assert not play_on(visitor, answers=3)


def test_french_from_the_first_visit(visit: Visit) -> None:
    page = visit(language="fr-FR").go()
    page.wait_for_selector("text=La porte n’est jamais fermée.")
    page.locator(".box").first.get_by_text("Jouer").click()
    page.wait_for_selector("text=Vos choix")


def test_what_stays_plain_in_the_pseudo_language_was_never_translated(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/?lang=pseudo")
    page.wait_for_selector(".box")
    names = [game.name for game in games().values()]
    plain = page.evaluate(
        """() => [...document.querySelectorAll('main *')].filter(e => !e.children.length && e.tagName !== 'use')
             .map(e => e.textContent.trim()).filter(t => /[a-zA-Z]{2}/.test(t) && !t.includes('⟦'))"""
    )
    assert [text for text in plain if text not in names and len(text.split()) > 1] == []


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_nothing_is_wider_than_the_window(width: int, visit: Visit) -> None:
    visitor = visit(width=width)
    page = visitor.go()
    page.wait_for_selector(".box")
    wide = "document.documentElement.scrollWidth <= window.innerWidth"
    assert page.evaluate(wide), "home"
    page.locator(".box").first.get_by_text("Make a table").click()
    page.wait_for_selector(".lobby")
    assert page.evaluate(wide), "lobby"
    page.get_by_text("Start the game").click()
    page.wait_for_selector(".choices button")
    assert page.evaluate(wide), "table"
    for path in ("/rules", "/rules/loch-ness", "/settings"):
        visitor.go(path).wait_for_selector("main h1")
        assert page.evaluate(wide), path


def test_pages_have_a_strict_policy_and_no_complaint(visit: Visit, server: Server) -> None:
    visitor = visit()
    for path in ("/", "/rules", "/rules/loch-ness", "/settings", "/t/nowhere"):
        visitor.go(path).wait_for_selector("main")
        with urlopen(Request(server.address + path)) as reply:
            assert "script-src 'self'" in reply.headers["content-security-policy"]
    assert [line for line in visitor.complaints if "404" not in line and "403" not in line] == []


def test_a_finished_game_is_watched_again_from_any_seat(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = visitor.go()
    page.wait_for_selector(".box")
    page.locator(".box", has_text="Loch Ness").get_by_text("Play now").click()
    page.wait_for_selector(".choices button")
    page.get_by_text("Table", exact=True).click()
    page.get_by_text("Ask to end the game").click()
    page.wait_for_selector(".end")
    page.get_by_text("Watch it again").click()
    page.wait_for_selector("text=Moment 1 of")
    page.get_by_text("Step on").click()
    page.wait_for_selector("text=Moment 2 of")
    table = page.url.rpartition("/")[2].partition("#")[0]
    secrets = json.loads(page.evaluate("localStorage.getItem('bothy.tables')"))
    assert [kept["table"] for kept in secrets] == [table]
