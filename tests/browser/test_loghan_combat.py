"""Castle von Loghan in a real browser: fights and the sheets of the agents."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.hands import Asked, Hands, Offer
from browser.look import cramped, plain, serious
from browser.visits import Visitor

SHUNNED = ("recuperate", "draw", "trade", "order", "want", "give", "put-away", "skill", "amount", "door")
"""Words that only make a fight longer, or a way to it."""


class Fighter(Hands):
    """Hands that look for a fight, and strike as hard as they can."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        super().__init__(visitor, seed, self.eager)

    def eager(self, offers: list[Offer]) -> Offer:
        blows = [
            offer for offer in offers if offer.choice.startswith(("play", "enemy")) and "parry" not in offer.choice
        ]
        quick = [offer for offer in offers if not offer.choice.startswith(SHUNNED)]
        return self.luck.choice(blows or quick or offers)


def on(page: Page) -> bool:
    """Whether a fight is on the stage."""
    return page.locator(".combat .foe:visible").count() > 0


def strikes(page: Page, asked: Asked) -> bool:
    return any(offer.choice.startswith("play") for offer in asked.offers) and not aids(asked)


def aids(asked: Asked) -> bool:
    return any(offer.choice.endswith(" aid") for offer in asked.offers)


def aims(page: Page, asked: Asked) -> bool:
    return asked.offers[0].choice.startswith("enemy")


def blow(page: Page, asked: Asked) -> str:
    """A Hit or Critical Hit after which the same character is asked once more; nothing if there is none."""
    if not strikes(page, asked):
        return ""
    power = page.locator(".decide .power i:not(.spent)").count()
    many: Counter[str] = Counter()
    for card in page.locator(BLOWS).all():
        pile = re.search(r"×(\d+)", card.inner_text())
        many[card.get_attribute("data-choice") or ""] += int(pile[1]) if pile else 1
    stop = sum(offer.choice == "done" for offer in asked.offers)  # not for a Chaos Character
    for choice in many:
        left = many - Counter([choice])
        power_left = power if "critical" in choice else power - 1
        playable = [kind for kind in left if "critical" in kind or power_left > 0]
        if len(playable) + stop >= 2:
            return choice
    return ""


def goes_on(page: Page, asked: Asked) -> bool:
    return blow(page, asked) != ""


NARROWER = ("button.slot", "button.last-line")
"""Below 376 pixels what is carried and the last line of the log lie narrower: both are read in full in their tabs."""
BLOWS = ".hand :is([data-choice$=' hit'], [data-choice$=' critical-hit'])"


def anything(page: Page, asked: Asked) -> bool:
    return True


def fight(
    visit: Visit, wanted: Callable[[Page, Asked], bool] = anything, seats: int = 3, address: str = "", **wishes: object
) -> Fighter:
    """Somebody in a fight who is asked such a question; what does not come at one table is sought at another."""
    for _ in range(5):
        visitor = visit(**wishes)
        visitor.sit("castle-von-loghan", seats=seats, options={"difficulty": "easy"})
        if address:
            visitor.page.goto(visitor.page.url.partition("#")[0] + address)
            visitor.page.wait_for_selector(".play")
        hands = Fighter(visitor)
        if hands.meet(partial(wanted_in_a_fight, visitor.page, wanted), 100):
            return hands
    raise AssertionError("nobody was asked that at five tables")


def wanted_in_a_fight(page: Page, wanted: Callable[[Page, Asked], bool], asked: Asked) -> bool:
    return on(page) and wanted(page, asked)


def test_a_fight_is_fought_on_the_board(visit: Visit) -> None:
    hands = fight(visit, seats=1)
    page = hands.page
    assert page.locator(".steps [aria-current=step]").count() == 1
    assert page.locator(".fit-seats .agent-row").count() == 3, "alone one plays three characters"
    for _ in range(60):
        asked = hands.wait()
        if asked.over or not on(page):
            break
        assert hands.out_of_reach() == []
        hands.answer(asked, hands.eager(asked.offers), "board")
    assert any(choice.startswith("play") for choice in hands.told), hands.told
    assert hands.visitor.complaints == []


def test_who_is_asked_stands_in_front_and_a_blow_is_reckoned_before_it_falls(visit: Visit) -> None:
    hands = fight(visit, goes_on, seats=1)
    page = hands.page
    front = page.locator(".fit-seats .who[aria-pressed=true]")
    assert front.count() == 1
    assert "acts now" in front.inner_text()
    asked = hands.wait()
    choice = blow(page, asked)
    pile = page.locator(".hand li", has=page.locator(f"[data-choice='{choice}']")).first
    promised = "".join(filter(str.isdigit, pile.locator(".sum").inner_text()))
    spent = page.locator(".decide .power .spent").count()
    lying = page.locator(".played").all_text_contents()
    hands.answer(asked, Offer(choice, ""), "board")
    hands.wait()
    assert page.locator(".played").all_text_contents() != lying, "what was played lies open"
    assert page.locator(".decide .sum .all").inner_text() == promised
    assert page.locator(".decide .power .spent").count() == spent + (0 if "critical" in choice else 1)
    other = page.locator(".fit-seats .who[aria-pressed=false]").first
    name = other.locator(".names b").inner_text().strip().split("\n")[0]
    other.click()
    page.locator("[data-tab=items]").click()
    assert page.locator(".sheet h3").inner_text().strip() == name
    page.wait_for_selector(f".hand[aria-label='Combat cards of {name}']")


def test_enemies_say_why_not_and_items_are_read_in_full(visit: Visit) -> None:
    hands = fight(visit, strikes)
    page = hands.page
    page.locator(".foe[data-why]").first.click()
    page.wait_for_function("() => document.querySelector('.loghan-board > .reason').textContent.length > 8")
    while not page.locator(".fit-hand button.slot[data-place=thing]").count():
        hands.play(answers=1)
    slot = page.locator(".fit-hand button.slot[data-place=thing]").first
    slot.click()
    leaf = page.locator("dialog .leaf")
    assert leaf.locator(".item h3").inner_text() in (slot.text_content() or "")
    page.keyboard.press("Escape")
    assert leaf.count() == 0
    assert slot.evaluate("one => one === document.activeElement")


@pytest.mark.parametrize("width", [320, 390])
def test_a_phone_is_enough(width: int, visit: Visit) -> None:
    for question in (aims, strikes):
        hands = fight(visit, question, width=width, dark=True)
        page = hands.page
        assert [wrong for wrong in cramped(page) if width > 375 or not wrong.startswith(NARROWER)] == []
        assert hands.visitor.complaints == []


def test_an_enemy_is_chosen_with_the_keyboard(visit: Visit) -> None:
    hands = fight(visit, aims)
    asked = hands.asked()
    hands.answer(asked, asked.offers[-1], "keys")
    assert hands.wait().key != asked.key


@pytest.mark.parametrize("dark", [False, True])
def test_a_fight_has_no_barriers(dark: bool, visit: Visit) -> None:
    hands = fight(visit, strikes, dark=dark)
    assert serious(hands.page, ".loghan-board") == []


def test_everything_in_a_fight_is_translated(visit: Visit) -> None:
    hands = fight(visit, strikes, address="?lang=pseudo")
    page = hands.page
    names = [*page.locator(".kept").all_inner_texts()]
    names += page.locator(".fit-seats li").evaluate_all("(all) => all.map((one) => one.title)")
    left = plain(page, *names)
    inside = page.locator(".combat, .fit-hand").all_inner_texts()
    assert [text for text in left if any(text in words for words in inside)] == []
