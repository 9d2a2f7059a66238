"""Lessons in a real browser: a step by the board, an answer that is taken back, and on to a first game."""

from __future__ import annotations

import pytest

from bothy.games import find
from bothy.lessons import find_lesson
from browser.conftest import Visit

NESS = find("loch-ness")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_step_by_the_board_and_one_that_is_taken_back(visit: Visit, width: int, height: int) -> None:
    visitor = visit(width=width, height=height)
    page = visitor.go("/learn/loch-ness")
    says = page.locator(".says p")
    says.filter(has_text="This is Nessie.").wait_for()
    page.locator('.boardwrap [data-choice="spot 9a"]').click(force=True)
    says.filter(has_text="a river flows").wait_for()
    page.get_by_role("button", name="Take it back").click()
    says.filter(has_text="This is Nessie.").wait_for()
    page.wait_for_timeout(500)
    page.locator('.boardwrap [data-choice="spot 8a"]').click(force=True)
    says.filter(has_text="seven points").wait_for()
    box = says.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= height
    page.get_by_role("button", name="Next").click()
    says.filter(has_text="you take a photo").wait_for()
    page.reload()
    says.filter(has_text="you take a photo").wait_for()
    assert visitor.complaints == []


def test_a_whole_lesson_in_french_and_then_a_first_game(visit: Visit) -> None:
    """By *Show me*, as somebody does who would rather look on."""
    visitor = visit(language="fr-FR")
    page = visitor.go("/learn/loch-ness")
    lesson = find_lesson(NESS)
    assert lesson is not None
    words = lesson.words("fr")
    for step in lesson.steps:
        page.get_by_role("heading", name=words.steps[step.key].title, level=1).wait_for()
        for _ in step.questions:
            page.get_by_role("button", name="Montrez-moi").click()
        page.locator(".says.right", has_text=words.steps[step.key].right[:30]).wait_for()
        if step is not lesson.steps[-1]:
            page.get_by_role("button", name="Suivant").click()
    page.get_by_role("button", name="Jouer votre première partie").click()
    page.wait_for_selector(".play:not(.learn) .fit-seats")
    assert visitor.complaints == []
