"""The board of Castle von Loghan in a real browser: touched, by keys, on a phone, alone and in other languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from bothy.games import find
from browser.conftest import Visit
from browser.hands import Asked, Hands, Offer
from browser.look import cramped, plain, serious
from browser.moments import Moment, keep, laid
from browser.visits import READER, Server, Visitor, welcome


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


def before_specimen_seven(health: int) -> Moment:
    """The group stands before the room of a card that another follows at once, and its Leader decides."""
    rows = find("castle-von-loghan").new(3).table.castle_box.rows
    read = [row.key for row in rows.story].index("somebody-on-the-stair")
    scene = f"""castle-von-loghan, 3 seats
board: future
group: lift-lobby
agents = [0, 1, 5]
pages = [0, {read}]
flags = {1 << rows.flags.index("cold")}
round = 12
health = {health}
clarity = 9
leader = 0
energy = [3, 3, 3]
skilled = 7
"""
    return laid("castle-von-loghan", scene, bot="random")


def into_the_hall(visitor: Visitor, path: str) -> Hands:
    """Come to the table, and lead the group before the tanks."""
    visitor.go(path).wait_for_selector(".loghan-board .head")
    there = Offer("go specimen-hall", "place:specimen-hall")
    hands = Hands(visitor, taste=lambda some: there if there in some else straight(some))
    hands.play(answers=20, until=lambda asked: offers(asked, "choose"))
    return hands


def on_the_sheet(page: Page) -> str:
    return page.locator(".event.revealed h2").inner_text()


def test_texts_that_are_told_at_once_are_read_one_after_the_other_beside_what_is_asked(
    browser: Browser, tmp_path: Path
) -> None:
    (path,) = keep(tmp_path / "b.db", [before_specimen_seven(health=12)])
    with Server(tmp_path, seed=8) as server:
        reader, watcher = (welcome(browser, server, width=width) for width in (1280, 1000))
        pages = [reader.page, watcher.page]
        hands = into_the_hall(reader, path)
        watcher.go(path.replace("#seat", "#watch")).wait_for_selector(".event")
        asked = hands.asked()
        hands.answer(asked, Offer("choose b", ""), "list")
        for page in pages:
            expect(page.locator(".event.revealed h2")).to_have_text("Specimen Seven")
            assert page.locator(".event .told .prose").count() >= 2, (
                "what each letter brought, and what was told of all"
            )
        asked = hands.asked()
        assert offers(asked, "choose"), "the card that follows asks already"
        hands.answer(asked, Offer("choose c", ""), "list")
        for page in pages:
            page.get_by_role("button", name="Go on (1 more)").wait_for()
            assert on_the_sheet(page) == "Specimen Seven", "an answer takes no text away, and neither does another text"
        watcher.page.get_by_role("button", name="Go on (1 more)").click()
        reader.page.reload()
        for page in pages:
            expect(page.locator(".event.revealed h2")).to_have_text("A Voice in the Pipes")
            page.get_by_role("button", name="Go on", exact=True).click()
            expect(page.locator(READER)).to_have_count(0)
        reader.page.reload()
        reader.page.wait_for_selector(".loghan-board .head")
        expect(reader.page.locator(READER)).to_have_count(0)
        for visitor in (reader, watcher):
            assert visitor.complaints == []
            visitor.context.close()


def test_the_last_text_is_read_before_the_result_and_the_chronicle_is_kept_as_a_page(
    browser: Browser, tmp_path: Path
) -> None:
    (path,) = keep(tmp_path / "b.db", [before_specimen_seven(health=1)])
    with Server(tmp_path, seed=8) as server:
        visitor = welcome(browser, server)
        page = visitor.page
        hands = into_the_hall(visitor, path)
        hands.answer(hands.asked(), Offer("choose a", ""), "list")
        expect(page.locator(".event.revealed h2")).to_have_text("Specimen Seven")
        sentence = page.locator(".event .told .prose").first.inner_text()
        assert page.locator(".end").count() == 0
        page.get_by_role("button", name="Go on").click()
        page.wait_for_selector(".end")
        page.locator("[data-tab=story]").click()
        chronicle = page.locator(".chronicle article")
        with page.expect_download() as kept:
            page.get_by_role("button", name="Keep it as a page").click()
        assert kept.value.suggested_filename == "castle-von-loghan.html"
        kept.value.save_as(tmp_path / "kept.html")
        shown = chronicle.inner_text()
        saved = welcome(browser, server)
        saved.page.goto((tmp_path / "kept.html").as_uri())
        told = saved.page.locator("section").inner_text()
        card = saved.page.locator("section > p").first.inner_text()
        for text in (shown, told):
            parts = ["Specimen Seven", card, "(Ailsa): Free the sleepers", sentence]
            places = [text.find(part) for part in parts]
            assert -1 not in places, parts[places.index(-1)]
            assert places == sorted(places), "the card, who chose what, what came of it"
        assert saved.page.locator("h1").inner_text().startswith("Castle von Loghan: the story of Ailsa")
        assert visitor.complaints == []
        for one in (visitor, saved):
            one.context.close()


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
    visitor.leave_to_bots()
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
