"""The board of Castle von Loghan in a real browser: touched, by keys, on a phone, alone and in other languages."""

from __future__ import annotations

from browser.conftest import Visit
from browser.hands import Asked, Hands, Offer
from browser.look import plain, serious, too_small, too_wide


def offers(asked: Asked, start: str) -> bool:
    return any(offer.choice.startswith(start) for offer in asked.offers)


def straight(some: list[Offer]) -> Offer:
    """Somebody who neither trades nor uses anything, and goes where something happens."""
    dull = ("trade", "use", "skill", "order", "recuperate", "door", "draw", "wield", "put-away")
    return next((offer for offer in some if not offer.choice.startswith(dull)), some[0])


def test_a_story_is_played_by_touching_the_board_and_ended_by_bots(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("castle-von-loghan", seats=3)
    page = visitor.page
    hands = Hands(visitor, taste=straight)
    assert not hands.play(by="board", answers=16, reach=True)
    assert {told.split()[0] for told in hands.told} >= {"agent", "choose", "go"}
    assert serious(page, ".loghan-board") == []
    visitor.menu("Leave the seat to a bot")
    page.wait_for_selector(".end", timeout=60_000)
    assert page.locator(".loghan-board .ending h2").inner_text()
    assert serious(page, ".loghan-board") == []
    assert visitor.complaints == []


def test_the_doors_of_an_event_are_chosen_in_secret_and_open_together(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("castle-von-loghan", seats=3)
    page = visitor.page
    hands = Hands(visitor, taste=straight)
    hands.play(by="board", answers=4, until=lambda asked: offers(asked, "choose"))
    assert page.locator(".event .decision text").count() == 0, "nobody's letter is seen before all have chosen"
    assert page.locator(".event h2").inner_text() == "Hard Landing"
    hands.answer(hands.asked(), Offer("choose b", "letter:b"), "board")
    hands.wait()
    assert "Sweep the walls" in page.locator(".recap").inner_text()
    page.locator(".phases button", has_text="Event").click()
    assert page.locator(".event .decision text").count() == 3
    assert visitor.complaints == []


def test_the_group_hears_all_proposals_and_then_its_leader(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("castle-von-loghan", seats=3)
    page = visitor.page
    hands = Hands(visitor, taste=straight)
    hands.play(by="board", answers=6, until=lambda asked: offers(asked, "go"))
    assert "2 of 3 have said" in page.locator(".votes").first.inner_text().replace("HAVE SAID", "have said")
    page.locator("[data-place='place:vault']").click()
    page.wait_for_selector(".reason")
    page.locator("[data-place='place:greenhouse']").hover()
    page.wait_for_selector(".plan .way")
    assert visitor.complaints == []


def test_keys_alone_reach_a_room_of_the_plan(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("castle-von-loghan", seats=3)
    page = visitor.page
    hands = Hands(visitor, taste=straight)
    hands.play(answers=6, until=lambda asked: offers(asked, "go"))
    asked = hands.wait()
    page.locator("[data-place='place:kitchen']").focus()
    assert page.evaluate("getComputedStyle(document.activeElement.querySelector('.focus')).stroke") != "none"
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(last) => Number(document.querySelector('.choices[data-question]')?.dataset.question) !== last",
        arg=asked.question,
    )
    assert visitor.complaints == []


def test_one_player_keeps_three_characters_on_a_phone(visit: Visit) -> None:
    visitor = visit(width=390, height=844)
    visitor.sit("castle-von-loghan", seats=1)
    page = visitor.page
    hands = Hands(visitor, taste=straight)
    hands.play(by="board", answers=22, reach=True)
    assert too_wide(page) == []
    assert [small for small in too_small(page) if "room" in small or "door" in small or "way" in small] == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert too_wide(page) == []
    assert visitor.complaints == []


def test_an_exploration_is_taken_apart_at_its_end(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("castle-von-loghan", seats=3, options={"mode": "exploration", "board": "future", "at-zero": "scored"})
    page = visitor.page
    page.wait_for_selector(".pick, .agents, .plan")
    Hands(visitor, taste=straight).play(by="board", answers=4, reach=True)
    assert page.locator("[data-place='place:archive-core']").count() == 1
    visitor.menu("Leave the seat to a bot")
    page.wait_for_selector(".end", timeout=90_000)
    totals = sorted(int(cell) for cell in page.locator(".ending .total b").all_inner_texts())
    assert len(totals) == 3
    assert visitor.complaints == []


def test_nothing_on_the_board_stays_untranslated(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("castle-von-loghan", seats=3)
    page = visitor.page
    page.goto(page.url.split("#")[0] + "?lang=pseudo")
    hands = Hands(visitor, taste=straight)
    names = [name for name in page.locator(".plates b").all_inner_texts()]
    for _ in range(5):
        hands.play(answers=1)
        hands.wait()
        assert plain(page, *names, "Gob-Li") == []
