"""The board of Castle von Loghan in a real browser: touched, by keys, on a phone, alone and in other languages."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.hands import Asked, Hands, Offer
from browser.look import cramped, plain, serious
from browser.visits import Visitor


def seated(visitor: Visitor, **wishes: object) -> Visitor:
    """Somebody at a table whose board has been drawn."""
    visitor.sit("castle-von-loghan", **wishes)
    visitor.page.wait_for_selector(".loghan-board .head")
    return visitor


def offers(asked: Asked, start: str) -> bool:
    return any(offer.choice.startswith(start) for offer in asked.offers)


def straight(some: list[Offer]) -> Offer:
    """Somebody who neither trades nor uses anything, and goes where something happens."""
    dull = ("trade", "use", "skill", "order", "recuperate", "door", "draw", "wield", "put-away")
    return next((offer for offer in some if not offer.choice.startswith(dull)), some[0])


def test_a_story_is_played_by_touching_the_board(visit: Visit) -> None:
    visitor = seated(visit(), seats=3)
    hands = Hands(visitor, taste=straight)
    assert not hands.play(by="board", answers=12, reach=True)
    assert {told.split()[0] for told in hands.told} >= {"agent", "choose", "go"}
    assert visitor.complaints == []


def test_the_doors_of_an_event_are_chosen_in_secret_and_open_together(visit: Visit) -> None:
    visitor = seated(visit(), seats=3)
    page = visitor.page
    hands = Hands(visitor, taste=straight)
    hands.play(by="board", answers=4, until=lambda asked: offers(asked, "choose"))
    assert page.locator(".event .decision text").count() == 0, "nobody's letter is seen before all have chosen"
    assert page.locator(".event h2").inner_text() == "Hard Landing"
    assert serious(page, ".loghan-board") == []
    hands.answer(hands.asked(), Offer("choose b", "letter:b"), "board")
    hands.wait()
    assert "Sweep the walls" in page.locator("[data-view=story] .chronicle").inner_text()
    page.locator(".phases button", has_text="Event").click()
    assert page.locator(".event .decision text").count() == 3
    assert visitor.complaints == []


def test_what_came_of_a_choice_stays_until_one_goes_on(visit: Visit) -> None:
    visitor = seated(visit(), seats=3)
    page = visitor.page
    hands = Hands(visitor, taste=straight)
    hands.play(by="board", answers=4, until=lambda asked: offers(asked, "choose"))
    hands.answer(hands.asked(), Offer("choose a", "letter:a"), "board")
    page.wait_for_selector(".event.revealed .told .prose")
    told = page.locator(".event .told li")
    assert "The cells are still warm." in told.first.inner_text(), "the sentence stands before its effects"
    page.wait_for_function("() => document.querySelector('.question, .prompt, [data-choice]') !== null")
    assert page.locator(".event.revealed").count() == 1, "the next question does not take it away"
    page.locator(".event .further button").click()
    page.wait_for_selector(".event", state="detached")
    assert visitor.complaints == []


def test_the_group_hears_all_proposals_and_then_its_leader(visit: Visit) -> None:
    visitor = seated(visit(), seats=3)
    page = visitor.page
    hands = Hands(visitor, taste=straight)
    hands.play(by="board", answers=6, until=lambda asked: offers(asked, "go"))
    page.wait_for_function("() => /2 of 3 have said/i.test(document.querySelector('.votes').innerText)")
    assert serious(page, ".loghan-board") == []
    page.locator(".fit-body [data-place='place:vault']").click(force=True)
    page.wait_for_selector(".loghan-board > .reason.shown")
    page.locator(".fit-body [data-place='place:greenhouse']").hover()
    page.wait_for_selector(".plan .way")
    assert visitor.complaints == []


def test_keys_alone_reach_a_room_of_the_plan(visit: Visit) -> None:
    visitor = seated(visit(), seats=3)
    page = visitor.page
    hands = Hands(visitor, taste=straight)
    hands.play(answers=6, until=lambda asked: offers(asked, "go"))
    hands.last = hands.wait().key
    page.keyboard.press("Tab")
    page.locator(".fit-body [data-place='place:kitchen']").focus()
    assert page.evaluate("getComputedStyle(document.activeElement.querySelector('.focus')).stroke") != "none"
    page.keyboard.press("Enter")
    assert hands.wait().key != hands.last
    assert visitor.complaints == []


def test_one_player_keeps_three_characters_on_a_phone(visit: Visit) -> None:
    visitor = seated(visit(width=390, height=844), seats=1)
    page = visitor.page
    hands = Hands(visitor, taste=straight)
    hands.play(by="board", answers=22, reach=True)
    assert cramped(page) == []
    assert visitor.complaints == []


@pytest.mark.anywhere
def test_an_exploration_is_ended_by_bots_and_taken_apart(visit: Visit) -> None:
    options = {"mode": "exploration", "board": "future", "at-zero": "scored", "difficulty": "hard"}
    visitor = seated(visit(), seats=3, options=options, bots=["random", "random"])
    page = visitor.page
    Hands(visitor, taste=straight).play(by="board", answers=6, until=lambda asked: offers(asked, "go"), reach=True)
    assert page.locator(".fit-body [data-place='place:archive-core']").count() == 1
    visitor.menu("Leave the seat to a bot")
    page.wait_for_selector(".end", timeout=90_000)
    assert len(page.locator(".ending .total b").all_inner_texts()) == 3
    assert serious(page, ".loghan-board") == []
    assert visitor.complaints == []


def test_nothing_on_the_board_stays_untranslated(visit: Visit) -> None:
    visitor = seated(visit(), seats=3)
    page = visitor.page
    page.goto(page.url.split("#")[0] + "?lang=pseudo")
    hands = Hands(visitor, taste=straight)
    names = page.locator(".fit-seats li").evaluate_all("(all) => all.map((one) => one.title)")
    for _ in range(5):
        hands.play(answers=1)
        hands.wait()
        assert plain(page, *names, "Gob-Li") == []
