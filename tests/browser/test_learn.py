"""Lessons in a real browser: a step by the board, an answer that is taken back, and on to a first game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from bothy.games import find
from bothy.lessons import find_lesson
from browser.conftest import Visit
from browser.hands import KEY, Hands
from browser.lesson_fit import walk
from browser.visits import PATIENCE

NESS = find("loch-ness")
CUT_OFF = "(one) => one.scrollHeight > one.clientHeight + 1"


@pytest.mark.anywhere
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


@pytest.mark.anywhere
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
            asked = Hands(visitor).wait().key
            page.get_by_role("button", name="Montrez-moi").click()
            page.wait_for_function(f"(asked) => {{ {KEY} return key !== asked; }}", arg=asked)
        page.locator(".says.right", has_text=words.steps[step.key].right[:30]).wait_for()
        if step is not lesson.steps[-1]:
            page.get_by_role("button", name="Suivant").click()
    page.get_by_role("button", name="Jouer votre première partie").click()
    page.wait_for_selector(".play:not(.learn) .fit-seats")
    told = page.evaluate("(key) => JSON.parse(localStorage[key])[0]", visitor.server.named("bothy.tables"))
    chairs = visitor.read(f"/api/tables/{told['table']}", told["owner"])["chairs"]
    assert [chair["bot"] for chair in chairs] == ["", "knack:gentle", "knack:gentle"]
    visitor.go("/learn/loch-ness")
    first = words.steps[lesson.steps[0].key].title
    page.get_by_role("heading", name=first, level=1).wait_for()  # it is done, and begins anew
    assert visitor.complaints == []


TURNS = {
    "castle-von-loghan": ("fr-FR", (390, 844)),
    "loch-lomond": ("en-GB", (1280, 800)),
    "loch-ness": ("fr-FR", (1280, 800)),
    "merlouf": ("en-GB", (390, 844)),
    "moongha": ("fr-FR", (390, 844)),
}
"""Each language and each size in turn; `tools/fit.py --lessons` looks at all."""


@pytest.mark.parametrize("key", sorted(TURNS))
def test_what_a_lesson_speaks_of_is_in_view_at_every_question_and_its_trick_at_the_end(key: str, visit: Visit) -> None:
    language, size = TURNS[key]
    lesson = find_lesson(find(key))
    assert lesson is not None
    visitor = visit(language=language, width=size[0], height=size[1])
    wrong = [str(found) for found in walk(visitor, lesson, language[:2], size) if found.wrong]
    assert wrong == [], "\n".join(wrong)
    expect(visitor.page.locator(".says b")).to_have_text(lesson.words(language[:2]).trick)
    assert visitor.complaints == []


@pytest.mark.anywhere
def test_a_first_game_has_its_aim_and_hints_and_a_second_does_not(visit: Visit) -> None:
    """The aim until it is put away, a hint while its kind of question is asked; neither once a game is over."""
    visitor = visit(width=390, height=844, hints=True)
    lesson = find_lesson(NESS)
    assert lesson is not None
    words = lesson.words("en")
    visitor.sit("loch-ness")
    page = visitor.page
    expect(page.locator(".aim p")).to_have_text(words.aim)
    page.get_by_role("button", name="Let’s play").click()
    expect(page.locator(".aim")).to_have_count(0)
    hint = page.locator(".fit-hint")
    first = hint.inner_text()
    assert first in words.hints.values()
    assert not hint.evaluate(CUT_OFF)
    page.reload()
    expect(hint).to_have_text(first)
    expect(page.locator(".aim")).to_have_count(0)
    hands = Hands(visitor)
    kinds = [first]
    while len(set(kinds)) < 3:
        assert not hands.play(answers=1), "there is more to be asked"
        hands.wait()
        kinds += [found for found in hint.all_inner_texts() if found != kinds[-1]]
    assert len(kinds) == len(set(kinds)), "each once"
    visitor.leave_to_bots()
    visitor.sit("loch-ness")
    page.wait_for_selector(".choices [data-choice]", state="attached")
    expect(page.locator(".aim, .fit-hint")).to_have_count(0)
    visitor.go("/settings").get_by_label("Hints in a first game").uncheck(force=True)
    visitor.sit("moongha")
    page.wait_for_selector(".choices [data-choice]", state="attached")
    expect(page.locator(".aim, .fit-hint")).to_have_count(0)
    assert visitor.complaints == []


@pytest.mark.anywhere
def test_the_rules_open_with_the_aim(visit: Visit) -> None:
    visitor = visit(language="fr-FR")
    for key in ("loch-ness", "merlouf"):
        lesson = find_lesson(find(key))
        assert lesson is not None
        aim = visitor.go(f"/rules/{key}").locator(".aim p")
        expect(aim).to_have_text(lesson.words("fr").aim, timeout=PATIENCE)
    visitor.page.get_by_role("link", name="L’apprendre en quelques minutes").click()
    visitor.page.get_by_role("heading", name="Trois voleurs", level=1).wait_for()
    assert visitor.complaints == []
