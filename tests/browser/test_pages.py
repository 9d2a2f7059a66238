"""Every page as it looks: no barriers, nothing too wide or too small to hit, all words translated, a strict policy."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bothy.games import games
from browser.conftest import Visit
from browser.hands import Hands, Taste, in_haste
from browser.look import cramped, drawn, plain, serious, too_small, too_wide
from browser.visits import Server, Visitor, fetched

QUIET = ["/", "/rules", "/settings", "/t/nowhere"]
READY = "main h1, .hero h1, .play h1"
EXPECTED = ("404", "403")
"""A page about something that is not there asks for it first."""


def look_at(visitor: Visitor, what: str) -> list[str]:
    """All that is wrong with the page as it stands: wide and small, by day and by night."""
    page, found = visitor.page, []
    for width, dark in ((1280, False), (1280, True), (390, True), (390, False), (320, False)):
        page.set_viewport_size({"width": width, "height": 844 if width < 600 else 900})
        page.emulate_media(color_scheme="dark" if dark else "light", reduced_motion="reduce")
        drawn(page)
        wrong = too_wide(page)
        if width == 390 and not dark:
            wrong += too_small(page)
        if width > 320:
            wrong += serious(page, colours_only=(width == 1280) == dark)
        found += [f"{what} at {width} {'dark' if dark else 'light'}: {text}" for text in wrong]
    page.set_viewport_size({"width": 1280, "height": 900})
    return found


def names_at(visitor: Visitor, made: dict[str, Any]) -> list[str]:
    table = visitor.read(f"/api/tables/{made['table']}", made["owner"])
    return [chair["name"] for chair in table["chairs"]]


def no_complaint(visitor: Visitor) -> bool:
    return [line for line in visitor.complaints if not any(code in line for code in EXPECTED)] == []


def test_the_pages_of_the_house(visit: Visit) -> None:
    visitor, wrong = visit(), []
    visitor.sit("loch-ness", start=False, public=True)
    for path in QUIET:
        visitor.go(path).wait_for_selector(READY)
        wrong += look_at(visitor, path)
    large = visit(width=390, height=844, size=130)
    for path in QUIET:
        large.go(path).wait_for_selector(READY)
        wrong += too_wide(large.page)
    assert not wrong, "\n".join(wrong)
    assert no_complaint(visitor)


@pytest.mark.parametrize("key", sorted(games()))
def test_the_rules(key: str, visit: Visit) -> None:
    """All are set alike: the colours of one will do."""
    visitor = visit()
    visitor.go(f"/rules/{key}").wait_for_selector(".clause")
    wrong = look_at(visitor, key) if key == "loch-ness" else serious(visitor.page)
    assert not wrong, "\n".join(wrong)
    assert no_complaint(visitor)


@pytest.mark.parametrize("key", sorted(games()))
def test_the_lobby_and_the_table(key: str, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(key, start=False)
    wrong = look_at(visitor, "lobby")
    visitor.page.get_by_text("Start the game").click()
    hands = Hands(visitor)
    assert not hands.play(answers=12)
    hands.wait()
    wrong += look_at(visitor, "middle")
    assert not wrong, "\n".join(wrong)
    assert no_complaint(visitor)


def test_the_end_and_the_replay(visit: Visit) -> None:
    visitor = visit()
    made = visitor.sit("loch-ness", seats=2)
    Hands(visitor).play(answers=2)
    visitor.leave_to_bots()
    wrong = look_at(visitor, "end")
    visitor.go(f"/r/{made['table']}#at=20").wait_for_selector(READY)
    wrong += look_at(visitor, "replay")
    assert not wrong, "\n".join(wrong)
    assert no_complaint(visitor)


@pytest.mark.parametrize("key", ["loch-ness", "loch-lomond"])
def test_what_stays_plain_in_the_pseudo_language_was_never_translated(key: str, visit: Visit) -> None:
    visitor = visit()
    made = visitor.sit(key, start=False)
    page = visitor.go(f"/t/{made['table']}?lang=pseudo")
    page.wait_for_selector(".lobby")
    found = {"lobby": plain(page, *names_at(visitor, made))}
    page.locator(".start .go").click()
    hands = Hands(visitor)
    for moment in ("start", "middle", "later"):
        hands.wait()
        found[moment] = plain(page, *names_at(visitor, made))
        hands.play(answers=6)
    assert {where: texts for where, texts in found.items() if texts} == {}


def test_the_other_pages_in_the_pseudo_language(visit: Visit) -> None:
    visitor = visit()
    made = visitor.sit("loch-ness", seats=2)
    found = {}
    for path in (*QUIET, f"/r/{made['table']}"):
        page = visitor.go(f"{path}?lang=pseudo")
        page.wait_for_selector(READY)
        found[path] = plain(page, *names_at(visitor, made))
    assert {where: texts for where, texts in found.items() if texts} == {}


@pytest.mark.anywhere
def test_french_from_the_first_visit(visit: Visit) -> None:
    page = visit(language="fr-FR").go()
    page.wait_for_selector("text=La porte n’est jamais fermée.")
    page.locator(".box").first.locator(".go").click()
    page.wait_for_selector("[data-tab=choices]:has-text('Choix')")
    assert page.locator("html").get_attribute("lang") == "fr"


ENGLISH = re.compile(r"\b(the|and|with|your|of|from|has|its|are)\b|\b(loch|moongha|merlouf|castle)-[a-z]+-[a-z-]+")


@pytest.mark.anywhere
@pytest.mark.parametrize(("key", "taste"), [("loch-lomond", in_haste), ("loch-ness", None)])
def test_a_whole_game_in_french(key: str, taste: Taste | None, visit: Visit) -> None:
    """From the first visit to the end; no word of English and no bare id in the log, the choices or on the board."""
    visitor = visit(language="fr-FR", width=390, height=844)
    page = visitor.go()
    page.locator(".box", has_text=games()[key].name).locator(".go").click()
    hands = Hands(visitor, seed=5, taste=taste)
    found: set[str] = set()
    over = False
    while not over:
        over = hands.play(answers=8)
        lines = page.locator(".log li, .choices button, .boardwrap").all_inner_texts()
        found |= {f"{word[0]} in: {line[:200]}" for line in lines if (word := ENGLISH.search(line.lower()))}
    assert found == set()
    assert "Rejouer" in page.locator(".end").inner_text()
    assert cramped(page) == []
    assert no_complaint(visitor)


def test_a_strict_policy_on_every_page(server: Server) -> None:
    for path in (*QUIET, "/r/nowhere"):
        _, headers = fetched(server.address + path)
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-eval" not in policy


def test_with_reduced_motion_nothing_moves(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("loch-lomond")
    Hands(visitor).play(answers=6)
    moving = visitor.page.evaluate(
        """document.getAnimations()
             .filter((one) => one.playState === "running" && one.effect.getComputedTiming().duration > 100)
             .map((one) => `${one.animationName ?? "transition"}: ${one.effect.target.getAttribute("class")}`)"""
    )
    assert moving == []
