"""The board of Merlouf in a real browser: a night, a contest, a deal, a morning; touched, by keys, on a phone."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.hands import Asked, Hands, Offer
from browser.look import cramped, plain, serious


def thief(offers: list[Offer]) -> Offer:
    """Takes what there is, contests nothing, and is soon done with dealing."""
    for start in ("look", "take", "done", "scrap", "name", "let go", "yield", "attach", "send ball", "send", "use"):
        found = [offer for offer in offers if offer.choice.startswith(start)]
        if found:
            return found[len(offers) % len(found)]
    return offers[0]


def dealing(asked: Asked) -> bool:
    return any(offer.choice.startswith("offer ") for offer in asked.offers)


def taking(asked: Asked) -> bool:
    return any(offer.choice.startswith("take ") for offer in asked.offers)


def placing(asked: Asked) -> bool:
    return any(offer.choice.startswith("send ") for offer in asked.offers)


def test_a_round_is_played_by_touching_the_house_and_assessed_object_by_object(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("merlouf", seats=2, bots=["knack:silent"])
    page = visitor.page
    page.wait_for_selector(".manor")
    hands = Hands(visitor, taste=thief)
    assessed = page.locator(".morning article")
    hands.play(by="board", answers=30, until=lambda _: assessed.count() == 2, reach=True)
    assert any(choice.startswith("take") for choice in hands.told)
    for seat in range(2):
        points = [part.replace("−", "-") for part in assessed.nth(seat).locator(".use > b").all_inner_texts()]
        total = assessed.nth(seat).locator("footer strong").inner_text().replace("−", "-")
        assert sum(int(part) for part in points) == int(total)
    assert serious(page, ".merlouf-board") == []
    assert visitor.complaints == []


@pytest.mark.anywhere
def test_a_game_begun_on_the_board_and_finished_by_a_bot_ends_with_its_last_assessment(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("merlouf", seats=2, bots=["knack:silent"])
    page = visitor.page
    page.wait_for_selector(".manor")
    assert not Hands(visitor, taste=thief).play(by="board", answers=3)
    visitor.menu("Leave the seat to a bot")
    page.wait_for_selector(".end", timeout=90_000)
    assert page.locator(".morning article").count() == 2
    assert page.locator(".course li.now").inner_text() == "Score"
    assert visitor.complaints == []


def test_a_duel_shows_who_wants_what_and_the_dice(visit: Visit) -> None:
    def stubborn(offers: list[Offer]) -> Offer:
        for start in ("contest", "insist", "attach 1", "attach", "send ball lounge", "use ball", "take"):
            found = [offer for offer in offers if offer.choice.startswith(start)]
            if found:
                return found[0]
        return thief(offers)

    visitor = visit()
    visitor.sit("merlouf", seats=4)
    page = visitor.page
    page.wait_for_selector(".manor")
    hands = Hands(visitor, taste=stubborn)
    hands.play(by="board", answers=80, until=lambda asked: any(offer.target == "duel" for offer in asked.offers))
    page.locator(".duel .rival").first.wait_for()
    page.locator(".duel [data-choice]").nth(1).wait_for()
    assert serious(page, ".duel") == []
    settled = page.locator(".duel.past .winner")
    hands.play(by="board", answers=40, until=lambda _: settled.count() == 1)
    settled.wait_for()
    assert visitor.complaints == []


def test_an_offer_is_put_together_on_the_market(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("merlouf", seats=3)
    page = visitor.page
    hands = Hands(visitor, taste=thief)
    hands.play(by="list", answers=40, until=dealing)
    things = page.locator(".drafting .terms .piece")

    def dealer(offers: list[Offer]) -> Offer:
        """Offers the first thing by a name for anything of the first colour. Others talk too, so a word may be lost."""
        named = [offer for offer in offers if offer.choice.startswith("name ")]
        if named:
            return named[-1 if things.count() == 2 else 0]
        start = ("give" if things.count() == 0 else "want") if Offer("scrap", "draft") in offers else "offer"
        return next(offer for offer in offers if offer.choice.startswith(start))

    hands.taste = dealer
    hands.play(
        by="board", answers=20, until=lambda asked: things.count() == 2 and Offer("scrap", "draft") in asked.offers
    )
    assert "“" in page.locator(".drafting .terms").inner_text()
    assert serious(page, ".drafting") == []
    assert visitor.complaints == []


def test_keys_alone_send_a_gnome_and_a_thing_that_cannot_be_had_says_why(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("merlouf", seats=2)
    page = visitor.page
    page.wait_for_selector(".manor")
    hands = Hands(visitor, taste=thief)
    hands.play(by="list", answers=5, until=placing)
    room = page.locator(".whole[data-target='room:kitchen']")
    room.focus()
    assert room.evaluate("(at) => getComputedStyle(at).outlineStyle") != "none"
    page.keyboard.press("Enter")
    page.wait_for_selector("[role=menu]")
    menu, place = page.locator("[role=menu]").bounding_box(), room.bounding_box()
    assert menu is not None
    assert place is not None
    left, right = menu["x"] + menu["width"] - place["x"], place["x"] + place["width"] - menu["x"]
    assert min(left, right) <= 1, "the menu stands beside the room it is about"
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.choice") == "send ball kitchen"
    page.keyboard.press("Enter")
    page.wait_for_selector(".choices [data-choice='send ball kitchen']", state="detached")
    hands.play(by="list", answers=20, until=taking)
    page.wait_for_selector(".pick[data-target^='object:']")
    taken = page.locator(".boardwrap [data-choice^='take ']").first
    wanted = taken.get_attribute("data-choice")
    taken.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f".choices [data-choice='{wanted}']", state="detached")
    shut = page.locator("[data-why^='send ']")
    hands.play(by="list", answers=40, until=lambda asked: placing(asked) and shut.count() > 0)
    shut.first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".reason.shown")
    assert page.locator(".reason").inner_text().endswith(".")
    assert visitor.complaints == []


def test_a_phone_is_enough(visit: Visit) -> None:
    visitor = visit(width=390, height=844)
    visitor.sit("merlouf", seats=4)
    page = visitor.page
    page.wait_for_selector(".manor")
    Hands(visitor, taste=thief).play(by="board", answers=8)
    assert cramped(page) == []
    assert visitor.complaints == []


def test_nothing_on_the_board_stays_untranslated(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("merlouf", seats=3, options={"traps": "on"}, bots=["knack:silent", "knack:silent"])
    page = visitor.page
    page.goto(page.url.split("#")[0] + "?lang=pseudo")
    page.wait_for_selector(".manor")
    names = page.locator(".fit-seats li").evaluate_all("(all) => all.map((one) => one.title)")
    assert plain(page, *names) == []
    Hands(visitor, taste=thief).play(answers=25, until=dealing)
    assert plain(page, *names) == []
