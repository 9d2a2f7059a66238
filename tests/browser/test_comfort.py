"""Small comforts of a table: keys, focus, double clicks, a spot before its camera, no reasons left behind."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from browser.conftest import Visit
from browser.hands import Asked, Hands
from browser.moments import keep, moments
from browser.visits import Server, Visitor, welcome

NUMBER = "document.querySelector('.choices').dataset.question"
GAVE = "(before) => document.querySelector('.choices')?.dataset.question !== before"


def placing(visitor: Visitor, **wishes: object) -> Asked:
    """A game of Loch Ness in which one is asked which camera to place."""
    visitor.sit("loch-ness", seats=3, **wishes)
    asked = Hands(visitor).meet(lambda asked: asked.offers[0].choice.startswith("camera "), 10)
    assert asked is not None
    return asked


TWICE = """async () => {
  const question = () => document.querySelector(".choices").dataset.question;
  const button = () => document.querySelectorAll(".choices [data-choice]")[1];
  const { x, y } = button().getBoundingClientRect();
  const press = () => {
    const at = { bubbles: true, clientX: x + 9, clientY: y + 9 };
    button().dispatchEvent(new PointerEvent("pointerdown", at));
    button().click();
  };
  const [start, first] = [performance.now(), question()];
  press();
  while (question() === first || !question() || !button()) await new Promise(requestAnimationFrame);
  const [gap, second] = [performance.now() - start, question()];
  press();
  await new Promise((done) => setTimeout(done, 400));
  return { gap, stands: question() === second };
}"""
"""Press at one place twice, as soon as the next question is there: how long that took, and whether it still stands."""


def test_a_double_click_answers_one_question(visit: Visit) -> None:
    visitor = visit()
    placing(visitor)
    hands = Hands(visitor)
    found: dict[str, float] = {"gap": 1_000}
    for _ in range(20):
        hands.last = ""
        if len(hands.wait().offers) < 2:
            hands.play(answers=1)
            continue
        found = visitor.page.evaluate(TWICE)
        if found["gap"] < 300:
            break
    assert found["gap"] < 300, "on this machine no question follows another so soon"
    assert found["stands"], "the second click answered what was asked next"
    assert visitor.complaints == []


def test_the_focus_goes_to_what_is_asked_and_numbers_answer(visit: Visit) -> None:
    visitor = visit()
    placing(visitor)
    page = visitor.page
    page.wait_for_function("() => document.activeElement?.matches('[data-choice]')")
    before = page.evaluate(NUMBER)
    page.keyboard.press("2")
    page.wait_for_function(GAVE, arg=before)
    page.wait_for_function("() => document.activeElement?.matches('[data-choice]')")
    page.keyboard.press("?")
    expect(page.locator(".leaf .keys dt")).to_have_count(8)
    page.keyboard.press("Escape")
    expect(page.locator(".leaf")).to_have_count(0)
    assert visitor.complaints == []


def test_a_spot_may_be_touched_before_its_camera(visit: Visit) -> None:
    visitor = visit()
    placing(visitor)
    page = visitor.page
    page.locator("[data-wish='9b']").click()
    page.wait_for_selector("text=which camera goes there?")
    page.locator(".fit-hand [data-choice]").first.click()
    page.wait_for_function("() => document.querySelector('.log').innerText.includes('9b')")
    assert visitor.complaints == []


def test_undo_is_not_answered_again_by_itself(browser: Browser, tmp_path: Path) -> None:
    """At a table where nobody else has come, so that nobody answers meanwhile."""
    moment = next(one for one in moments("loch-ness") if one.step == "PlaceCamera")
    (path,) = keep(tmp_path / "b.db", [moment])
    with Server(tmp_path, seed=8) as server:
        visitor = welcome(browser, server)
        page, hands = visitor.go(path), Hands(visitor)
        asked = hands.wait()
        hands.answer(asked, asked.offers[0], "board")
        free = hands.wait().offers[-1].target.partition(":")[2]
        hands.take_back()
        page.locator(f"[data-wish='{free}']").click()
        page.wait_for_selector("text=which camera goes there?")
        page.wait_for_timeout(400)  # a second click within less would be the echo of the first
        page.locator(".fit-hand [data-choice]").first.click()
        page.wait_for_function("(free) => document.querySelector('.log').innerText.includes(free)", arg=free)
        page.keyboard.press("u")
        page.wait_for_function("() => document.querySelectorAll('.choices [data-choice]').length > 1")
        before = page.evaluate(NUMBER)
        page.wait_for_timeout(600)
        assert page.evaluate(NUMBER) == before, "it is asked again, and waits"
        visitor.context.close()


def test_a_touch_leaves_no_reason_behind(visit: Visit) -> None:
    visitor = visit(width=390, height=844)
    placing(visitor)
    page = visitor.page
    before = page.evaluate(NUMBER)
    page.locator(".fit-hand [data-choice]").first.tap()
    page.wait_for_function(GAVE, arg=before)
    page.wait_for_timeout(900)
    expect(page.locator(".reason")).to_have_text("")
    assert visitor.complaints == []


@pytest.mark.anywhere
def test_in_a_race_one_shouts_by_touch_or_has_said_before_what_one_waits_for(visit: Visit) -> None:
    def shooing(asked: Asked) -> bool:
        return any(offer.choice.startswith("shoo ") for offer in asked.offers)

    hurried = visit(width=390, height=844)
    hurried.sit("loch-lomond", seats=3, pace="relaxed")
    assert Hands(hurried).meet(shooing, 40)
    expect(hurried.page.locator(".fit-answers [data-choice=pass]")).to_have_text("No more for this card")
    expect(hurried.page.locator(".fit-aside")).not_to_be_visible()
    waiting = visit()
    waiting.sit("loch-lomond", seats=3)
    page = waiting.page
    assert Hands(waiting).meet(shooing, 40)
    expect(page.locator(".fit-answers [data-choice=pass]")).to_have_text("No, pass")
    before = page.evaluate(NUMBER)
    top = page.locator(".fit-question h2").inner_text()
    page.locator("[data-tab=cards]").click()
    page.locator(".only summary").click()
    page.locator(".only button", has_text="Egg" if "Egg" not in top else "Kelpie").click()
    expect(page.locator("[data-tab=cards] .badge-count")).to_have_text("1")
    page.wait_for_function(GAVE, arg=before)
    assert hurried.complaints + waiting.complaints == []


GROUND = "getComputedStyle(document.querySelector('.fit')).backgroundColor.match(/\\d+/g).map(Number)"


def test_nothing_is_answered_before_the_board_is_there(visit: Visit) -> None:
    visitor = visit(worker=False)
    page = visitor.page
    held: list[Route] = []
    page.route("**/assets/Board-*.js", lambda route: held.append(route))
    visitor.sit("loch-lomond", seats=3)
    page.wait_for_selector(".fit-body .moment")
    page.keyboard.press("1")
    assert page.locator("[data-choice]").count() == 0
    for route in held:
        route.continue_()
    page.wait_for_selector(".fit-answers [data-choice]")
    assert "look" not in page.locator(".log").inner_text(), "what was pressed before counts for nothing"
    assert visitor.complaints == []


def test_worlds_of_the_night_stay_dark_by_day(visit: Visit) -> None:
    for game in ("loch-lomond", "merlouf", "castle-von-loghan"):
        visitor = visit(dark=False)
        visitor.sit(game, seats=3)
        visitor.page.wait_for_selector(".fit[class*=' '] .fit-body > *")
        visitor.page.wait_for_function(f"() => {GROUND}.slice(0, 3).every((part) => part < 70)")
        assert visitor.complaints == []
