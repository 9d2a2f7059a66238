"""Whether a lesson fits its screen: its words, what one can do and all that it speaks of are in view.

`tools/fit.py --lessons` walks through every lesson at both sizes in both languages; `test_learn.py` through each once.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bothy.lessons import Lesson
from browser.fitting import SEEN, settled_wrongs
from browser.visits import Visitor

SIZES = [(1280, 800), (390, 844)]
RINGS = 320
"""Milliseconds after which rings have been drawn again, wherever a board has moved what they lie around."""
SHOW, NEXT = {"en": "Show me", "fr": "Montrez-moi"}, {"en": "Next", "fr": "Suivant"}

# What a lesson says and points at. A ring lies around a place of the board, which may be there only to be looked at;
# what stands on it in the same drawing, like a camera on its spot, does not cover it.
LOOK = (
    f"() => {{{SEEN}"
    + """
  need("text", document.querySelector(".says p"));
  for (const button of document.querySelectorAll(".says .btn")) need(button.innerText, button);
  const missing = document.querySelector("[data-missing]");
  if (missing) wrong.push(`stands nowhere: ${missing.dataset.missing}`);
  const marked = ":is([data-place], [data-target], [data-choice])";
  const places = [...fit.querySelectorAll(`${marked}:not(.fit-thumb *, .choices *)`)];
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2, width, height];
  const near = (one, ring) => {
    const [at, around] = [middle(one.getBoundingClientRect()), middle(ring.getBoundingClientRect())];
    const close = at.every((value, index) => Math.abs(value - around[index]) < (index < 2 ? 2 : 12));
    return close && shown(one);
  };
  const drawing = (one) => (one instanceof SVGElement ? one.closest(".boardwrap") : one);
  const over = (one, found) => drawing(one).contains(found) || found.contains(one);
  for (const ring of document.querySelectorAll(".ring[data-point]")) {
    const place = places.find((one) => near(one, ring));
    // a place that nobody touches lets all touches through; what lies over it does not
    const parts = place ? [place, ...place.querySelectorAll("*")] : [];
    for (const part of parts) part.style.setProperty("pointer-events", "all", "important");
    need(ring.dataset.point, place, over);
    for (const part of parts) part.style.removeProperty("pointer-events");
  }
  return wrong;
}"""
)


class LessonFinding(NamedTuple):
    """What is wrong at a question of a lesson on a screen, or at the end of a step; nothing if it fits."""

    game: str
    language: str
    size: tuple[int, int]
    step: str
    question: int
    wrong: list[str]

    def __str__(self) -> str:
        width, height = self.size
        place = f"{self.game} {self.step} {self.question if self.question >= 0 else 'done'}"
        return f"{place} {self.language} {width}x{height}: " + "; ".join(self.wrong)


def walk(
    visitor: Visitor, lesson: Lesson, language: str, size: tuple[int, int], shots: Path | None = None
) -> Iterator[LessonFinding]:
    """Go through a lesson by *Show me*, as somebody does who would rather look on, and look at each question."""
    page, key = visitor.page, lesson.game.key
    page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.go(f"/learn/{key}")
    words = lesson.words(language)
    for number, step in enumerate(lesson.steps):
        page.get_by_role("heading", name=words.steps[step.key].title, level=1).wait_for()
        for question in [*range(len(step.questions)), -1]:
            asked = f'.choices[data-question="{100 * number + question}"]'
            page.wait_for_selector(".says.right" if question < 0 else asked, state="attached")
            page.wait_for_timeout(RINGS)
            wrong = settled_wrongs(page, LOOK)
            if shots is not None:
                name = f"{key}-{number + 1:02}-{step.key}-{question}-{language}-{size[0]}x{size[1]}.png"
                page.screenshot(path=shots / name)
            yield LessonFinding(key, language, size, step.key, question, wrong)
            if question >= 0:
                page.get_by_role("button", name=SHOW[language], exact=True).click()
        if number + 1 < len(lesson.steps):
            page.get_by_role("button", name=NEXT[language], exact=True).click()
