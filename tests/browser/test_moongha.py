"""The board of Moongha Invaders in a real browser: touched, by keys, on a phone and in French."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.hands import Asked, Hands, Offer
from browser.look import cramped, plain, serious


def aggressive(offers: list[Offer]) -> Offer:
    """Whoever can attack does, with all there is; else builds what destroys cities."""
    wanted = ("aim city", "spend", "box mechoor", "box bloob", "action attack", "action create", "city tokyo", "fire")
    for start in wanted:
        found = [offer for offer in offers if offer.choice.startswith(start)]
        if found:
            return found[-1]
    return offers[0]


@pytest.mark.anywhere
def test_a_game_is_played_by_touching_the_board_and_taken_apart_at_its_end(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("moongha", seats=3)
    page = visitor.page
    page.wait_for_selector(".moongha-board .world")
    assert not Hands(visitor, taste=aggressive).play(by="board", answers=10, reach=True)
    assert page.locator(".tray .die").count() > 0
    assert serious(page, ".moongha-board") == []
    visitor.menu("Leave the seat to a bot")
    page.wait_for_selector(".end", timeout=60_000)
    scores = page.locator(".scoring tfoot td").all_inner_texts()
    assert [score.lstrip("★ ") for score in scores] == page.evaluate(
        """() => [...document.querySelectorAll(".fit-seats .points")].map((points) => points.textContent)"""
    )
    assert page.locator(".scoring tbody tr").count() == 13
    page.get_by_role("button", name="Play again").click(trial=True)  # the hand does not lie over it
    assert serious(page, ".moongha-board") == []
    assert visitor.complaints == []


def test_an_attack_takes_three_touches_shows_what_will_be_rolled_and_can_be_taken_back(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("moongha", seats=3)
    page = visitor.page
    hands = Hands(visitor, taste=aggressive)
    attack = page.locator(".attack")

    def choosing(asked: Asked) -> bool:
        """Whether something else than the city can be attacked; where it cannot, nobody is asked."""
        if any(offer.choice == "spend 1" for offer in asked.offers):
            assert {"die", "dice"} & set(attack.locator("[data-choice='spend 1']").inner_text().split())
            assert page.locator(".city.lit").count() == 1
        return any(offer.choice == "aim city" for offer in asked.offers)

    mechoor = page.locator("[data-wish=mechoor]")
    hands.play(by="board", answers=400, until=lambda _: mechoor.count() > 0)
    mechoor.click()  # the box of attacks and the monster's own are answered on the way
    page.wait_for_selector(".attack [data-choice='spend 1']")
    hands.play(by="board", answers=400, until=choosing)
    page.wait_for_selector(".attack .aim")
    assert page.locator(".attack .aim").count() == page.locator(".tagged").count()
    told = attack.locator(".aim").first.inner_text()
    assert "The city: " in told
    assert "the city can take" in told
    hands.take_back()
    page.wait_for_selector(".attack .aim", state="detached")
    assert visitor.complaints == []


def test_a_place_that_is_not_offered_says_why(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("moongha", seats=4)
    page = visitor.page
    page.wait_for_selector(".action.offered")
    page.locator(".action:not(.offered) .take").first.click(force=True)
    page.wait_for_selector(".moongha-board > .reason.shown")
    page.locator("[data-place='city:cairo']").click()
    page.wait_for_selector(".city-card >> text=Connected to")
    page.keyboard.press("Escape")
    page.wait_for_selector(".city-card", state="detached")
    mine = page.locator(".city-counter span").first.inner_text()
    page.locator(f"[data-place='city:{mine.lower().replace(' ', '-')}']").click()
    page.wait_for_selector(".city-card .mine >> text=One of your secret cities")
    assert visitor.complaints == []


def test_keys_alone_reach_what_is_on_the_map(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("moongha", seats=3)
    page = visitor.page
    page.wait_for_selector(".moongha-board .world")
    hands = Hands(visitor, taste=aggressive)
    hands.play(
        by="list", answers=30, until=lambda asked: all(offer.choice.startswith("city") for offer in asked.offers)
    )
    hands.wait()
    prompt = page.locator(".top h2").inner_text()
    page.locator("[data-place='city:paris']").focus()
    page.keyboard.press("Tab")
    rome = page.locator("[data-place='city:rome']:focus-visible")
    assert rome.evaluate("(area) => getComputedStyle(area).stroke") != "none", "the focus can be seen"
    page.keyboard.press("Enter")
    page.wait_for_function("(asked) => document.querySelector('.top h2')?.textContent.trim() !== asked", arg=prompt)
    assert "Rome" in page.locator(".log").inner_text()
    assert visitor.complaints == []


def test_a_phone_is_enough(visit: Visit) -> None:
    visitor = visit(width=390, height=844)
    visitor.sit("moongha", seats=4)
    page = visitor.page
    page.wait_for_selector(".moongha-board.tall .world")
    Hands(visitor, taste=aggressive).play(by="board", answers=10)
    assert cramped(page) == []
    assert visitor.complaints == []


def test_nothing_on_the_board_stays_untranslated(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("moongha", seats=3)
    page = visitor.page
    page.goto(page.url.split("#")[0] + "?lang=pseudo")
    page.wait_for_selector(".moongha-board .world")
    Hands(visitor, taste=aggressive).play(answers=6)
    names = page.locator(".fit-seats li").evaluate_all("(all) => all.map((one) => one.title)")
    assert plain(page, *names) == []
