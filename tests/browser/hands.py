"""Play at a table as people do: by the list of choices, by touching the board, or by keys alone.

A board is played by two marks on what can be touched: `data-choice` answers at once, `data-target` stands for all
choices at one or several places and may open a menu, whose buttons have a `data-choice` again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import hypot
from random import Random
from typing import Any, Literal, NamedTuple

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from browser.visits import PATIENCE, READER, Visitor

Way = Literal["list", "board", "keys"]
MIDDLE = """(one) => {
  one.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
DOUBLE = 0.4
"""Seconds within which a second click at the same place is the echo of the first."""

# A question is known by its number and its choices: while somebody only drafts an offer, the number stays.
KEY = """const list = document.querySelector(".choices[data-question]");
  const offers = [...(list?.querySelectorAll("[data-choice]") ?? [])];
  const key = list ? [list.dataset.question, ...offers.map(({ dataset }) => dataset.choice)].join("|") : "";"""

ASKED = f"""() => {{
  {KEY}
  const over = Boolean(document.querySelector(".end"));
  return {{ over, key, offers: offers.map(({{ dataset }}) => [dataset.choice, dataset.target ?? ""]) }};
}}"""

# Something to do: another question than the one just answered, something to be read, the end, or a curtain.
READY = f"""(last) => {{
  {KEY}
  return document.querySelector(".end, .curtain, {READER}") !== null || (offers.length > 0 && key !== last);
}}"""

# After a touch: another question, nobody asked any more, are you sure, or a menu with the choice in it.
TOUCHED = f"""([last, choice, menu]) => {{
  {KEY}
  const seen = (found) => found && found.getClientRects().length > 0;
  if (seen(document.querySelector(".sure .go"))) return "sure";
  if (key !== last) return "gone";
  const places = `:is(.boardwrap, [role=menu]) [data-choice="${{CSS.escape(choice)}}"]`;
  return menu && [...document.querySelectorAll(places)].some(seen) ? "menu" : "";
}}"""

# Choices with a place on the board that cannot be touched there.
OUT_OF_REACH = """() => {
  const seen = (found) => found.getClientRects().length > 0;
  const touched = [...document.querySelectorAll(".boardwrap [data-choice], .boardwrap [data-target]")].filter(seen);
  const choices = new Set(touched.map((found) => found.dataset.choice));
  const targets = new Set(touched.flatMap((found) => (found.dataset.target ?? "").split(" ")));
  return [...document.querySelectorAll(".choices [data-choice]")]
    .filter(({ dataset }) => dataset.target && !choices.has(dataset.choice) && !targets.has(dataset.target))
    .map(({ dataset }) => `${dataset.choice} at ${dataset.target}`);
}"""

# Whether the focus is where it is wanted, and something shows it.
FOCUS = """(wanted) => {
  const at = document.activeElement;
  if (!at?.matches(wanted)) return "";
  const look = getComputedStyle(at);
  const ring = look.outlineStyle !== "none" && parseFloat(look.outlineWidth) > 0;
  const drawn = (part) => getComputedStyle(part).stroke !== "none";
  const inside = at instanceof SVGElement && [...at.querySelectorAll("*")].some(drawn);
  return ring || inside || look.boxShadow !== "none" ? "seen" : "unseen";
}"""


class Offer(NamedTuple):
    choice: str
    target: str


class Asked(NamedTuple):
    over: bool
    key: str
    offers: list[Offer]


Taste = Callable[[list[Offer]], Offer]


class Hands:
    """The hands of somebody at a table. What they choose depends on the seed and on the question only."""

    def __init__(self, visitor: Visitor, seed: int = 1, taste: Taste | None = None, page: Page | None = None) -> None:
        self.visitor = visitor
        self.page = page or visitor.page
        self.luck = Random(seed)
        self.taste = taste or self.any
        self.last = ""
        self.clicked: list[tuple[float, float, float]] = []
        """When and where the last click was."""
        self.told: list[str] = []
        """All choices that were answered."""

    def any(self, offers: list[Offer]) -> Offer:
        return self.luck.choice(offers)

    def asked(self) -> Asked:
        found: dict[str, Any] = self.page.evaluate(ASKED)
        return Asked(found["over"], found["key"], [Offer(*offer) for offer in found["offers"]])

    def wait(self, timeout: float = PATIENCE) -> Asked:
        """Wait until there is something to do; a curtain is drawn aside, and what was to be read has been read."""
        while True:
            self.page.wait_for_function(READY, arg=self.last, timeout=timeout)
            curtain = self.page.locator(".curtain button")
            if curtain.count():
                curtain.click()
                self.page.wait_for_selector(".curtain", state="detached")
                self.last = ""
                continue
            asked = self.asked()
            if asked.over:
                return asked
            reader = self.page.locator(READER)
            if reader.count():
                reader.first.click()
            elif asked.offers:
                return asked

    def play(
        self,
        by: Way = "list",
        answers: int = 10_000,
        until: Callable[[Asked], bool] | None = None,
        reach: bool = False,
    ) -> bool:
        """Answer until the game is over, or so often; whether it is over. `reach`: the board must offer everything."""
        for _ in range(answers):
            asked = self.wait()
            if asked.over:
                return True
            if until and until(asked):
                return False
            if reach:
                assert (missing := self.out_of_reach()) == [], f"{missing} of {asked.offers}"
            self.answer(asked, self.taste(asked.offers), by)
        return self.asked().over

    def meet(self, wanted: Callable[[Asked], bool], answers: int) -> Asked | None:
        """Answer by the list until such a question comes; none if it does not within so many answers."""
        met: list[Asked] = []

        def here(asked: Asked) -> bool:
            met.extend([asked] if wanted(asked) else [])
            return bool(met)

        self.play(answers=answers, until=here)
        return met[0] if met else None

    def answer(self, asked: Asked, offer: Offer, by: Way = "list") -> None:
        """Give one answer and wait until it is taken."""
        self.told.append(offer.choice)
        how = {"list": self.by_list, "board": self.by_board, "keys": self.by_keys}[by]
        try:
            self.settle(asked, offer, menu=how(asked, offer))
        except TooLate:
            # somebody else was faster, or the time was up: the question is gone, and that is all right
            if self.asked().key == asked.key:
                raise
        self.last = asked.key

    def settle(self, asked: Asked, offer: Offer, menu: bool) -> None:
        """Say yes where it is asked twice, choose from a menu, and wait until the question is gone."""
        while True:
            state = [asked.key, offer.choice, menu]
            what = self.page.wait_for_function(TOUCHED, arg=state).json_value()
            if what == "gone":
                return
            if what == "sure":
                self.page.locator(".sure .go").click(timeout=10_000)
                self.page.wait_for_selector(".sure", state="detached")
            else:
                button = f":is(.boardwrap, [role=menu]) [data-choice={quoted(offer.choice)}]:visible"
                self.click(self.page.locator(button).first)
                menu = False

    def click(self, what: Locator, patience: float = 10_000) -> None:
        """Click; but not so soon at the same place that it would be taken for the second half of a double click."""
        x, y = what.evaluate(MIDDLE, timeout=patience)
        near = [at for at, last_x, last_y in self.clicked if hypot(x - last_x, y - last_y) < 40]
        soon = DOUBLE - (time.monotonic() - max(near, default=-DOUBLE))
        if soon > 0:
            self.page.wait_for_timeout(1_000 * soon)
        what.click(timeout=patience)
        self.clicked = [*self.clicked[-2:], (time.monotonic(), x, y)]

    def by_list(self, asked: Asked, offer: Offer) -> bool:
        button = self.page.locator(f".choices [data-choice={quoted(offer.choice)}]")
        tab = self.page.locator(".tabs [data-tab=choices]:visible")
        for _ in range(200):
            # a board that is just coming may open another tab, or begin its list anew, while one reaches for this one
            if not button.is_visible() and tab.count():
                tab.first.click(timeout=10_000)
            try:
                self.click(button, 300)
                return False
            except TooLate:
                if self.asked().key != asked.key:
                    raise
        raise AssertionError(f"{offer.choice!r} cannot be reached in the list")

    def take_back(self) -> None:
        """Take the last real answer back, by the key for it: an earlier question is asked again."""
        now = self.asked().key
        self.page.keyboard.press("u")
        self.page.wait_for_function(f"(now) => {{ {KEY} return key !== '' && key !== now; }}", arg=now)
        self.last = ""

    def by_board(self, asked: Asked, offer: Offer) -> bool:
        """Touch what stands for the choice; by the list only what has no place. Whether a menu may open."""
        chosen = self.page.locator(f".boardwrap [data-choice={quoted(offer.choice)}]:visible")
        button = self.page.locator(f".fit-answers [data-choice={quoted(offer.choice)}]:visible")
        if not offer.target and not chosen.count():
            if button.count():
                self.click(button)
                return False
            return self.by_list(asked, offer)
        place = self.page.locator(f".boardwrap [data-target~={quoted(offer.target)}]:visible")
        chosen.or_(place).first.wait_for(timeout=10_000)  # the board may still be on its way
        if chosen.count():
            self.click(chosen.first)
            return False
        self.click(place.first)
        return True

    def by_keys(self, asked: Asked, offer: Offer) -> bool:
        """Tab to the choice, wherever it comes first, see that the focus shows, and press Enter."""
        wanted = f"[data-choice={quoted(offer.choice)}]"
        for _ in range(400):
            self.page.keyboard.press("Tab")
            found = self.page.evaluate(FOCUS, wanted)
            if found:
                assert found == "seen", f"nothing shows that {offer.choice!r} has the focus"
                self.page.keyboard.press("Enter")
                return False
        raise AssertionError(f"{offer.choice!r} cannot be reached by Tab")

    def out_of_reach(self) -> list[str]:
        """Choices that belong to a place on the board and cannot be touched there."""
        try:
            # the board may be showing something first
            self.page.wait_for_function(f"() => ({OUT_OF_REACH})().length === 0", timeout=10_000)
        except TooLate:
            found: list[str] = self.page.evaluate(OUT_OF_REACH)
            return found
        return []


def quoted(text: str) -> str:
    """A string inside a CSS selector."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def in_haste(offers: list[Offer]) -> Offer:
    """A taste for Loch Lomond: cry Saorsa as soon as one may, and let the Shoos be. Four rounds are soon over."""
    wanted = ("saorsa", "pass", "done")
    return min(offers, key=lambda offer: wanted.index(offer.choice) if offer.choice in wanted else len(wanted))
