"""Puzzles in a real browser: from the house to the board, an answer that is not the best, the best one, the marks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from bothy.games import find
from bothy.puzzles import Puzzle, all_of
from browser.conftest import Visit
from browser.fitting import SIZES

NESS = find("loch-ness")
PUZZLES = all_of(NESS)


def by_the_list(puzzle: Puzzle, said: str) -> str:
    """Where an answer can be given in the list of all."""
    assert said in [answer.said for answer in puzzle.answers]
    return f'.choices [data-choice="{said}"]'


@pytest.mark.anywhere
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (844, 390)])
def test_a_puzzle_is_tried_solved_and_marked(visit: Visit, width: int, height: int) -> None:
    assert (width, height) in SIZES
    visitor = visit(width=width, height=height)
    page = visitor.go("/")
    page.locator("#puzzle").get_by_role("link", name="Solve it").wait_for()
    page.locator("#puzzle").get_by_role("link", name="All puzzles").click()
    page.get_by_role("link", name="Puzzle 1", exact=True).first.wait_for()
    page.locator('a[href$="/puzzles/loch-ness/1"]').last.click()
    says = page.locator(".says")
    expect(says).to_contain_text("The first try counts.")
    if width < 900:
        page.get_by_role("button", name="Choices").or_(page.get_by_role("tab", name="Choices")).first.click()
    page.locator(by_the_list(PUZZLES[0], PUZZLES[0].answers[-1].said)).click()
    expect(says).to_contain_text("You could; but")
    expect(page.locator(".worths > li")).to_have_count(len(PUZZLES[0].answers))
    expect(page.locator(".worths > .best ul li").first).to_be_visible()
    expect(page.locator(".worths > .yours")).to_contain_text("yours")
    box = says.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    page.get_by_role("link", name="Next puzzle").click()
    expect(page).to_have_url(f"{page.url.rpartition('/puzzles')[0]}/puzzles/loch-ness/2")
    expect(says).to_contain_text("The first try counts.")
    if width < 900:
        page.get_by_role("button", name="Choices").or_(page.get_by_role("tab", name="Choices")).first.click()
    page.locator(by_the_list(PUZZLES[1], PUZZLES[1].best)).click()
    expect(says).to_contain_text("Right: ")
    page.get_by_role("link", name="To the puzzles").click()
    expect(page.get_by_role("link", name="Puzzle 1: tried")).to_be_visible()
    expect(page.get_by_role("link", name="Puzzle 2: solved").last).to_be_visible()
    expect(page.locator(".week li")).to_have_count(7)
    if width > 900:
        page.get_by_role("link", name="Solve it").or_(page.get_by_role("link", name="Look again")).click()
        page.locator(".choices [data-choice]").first.click()
        expect(page.locator(".set-up .week .now")).to_contain_text(re.compile(": (solved|tried)"))
    assert visitor.complaints == []


@pytest.mark.anywhere
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (844, 390)])
def test_who_has_answered_plays_on_from_there(visit: Visit, width: int, height: int) -> None:
    """At a table of one's own: the answer is given, bots sit in the other seats, and it is there after a reload."""
    place, puzzle = next((place, one) for place, one in enumerate(PUZZLES, 1) if one.kind == "MoveCamera")
    visitor = visit(width=width, height=height)
    page = visitor.go(f"/puzzles/loch-ness/{place}")
    says = page.locator(".says")
    expect(says).to_contain_text("The first try counts.")
    if width < 900:
        page.get_by_role("button", name="Choices").or_(page.get_by_role("tab", name="Choices")).first.click()
    page.locator(by_the_list(puzzle, puzzle.best)).click()
    expect(says).to_contain_text("Right: ")
    for button in page.locator(".says .btn").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/t/[^/]+$"))
    expect(page.locator(".play")).to_be_visible()
    page.locator("[data-choice]").first.wait_for(state="attached")
    page.reload()
    page.locator("[data-choice]").first.wait_for(state="attached")
    assert visitor.complaints == []
