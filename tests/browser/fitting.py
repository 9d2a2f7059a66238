"""Whether a table fits its screen: all that a seat needs for what it is asked is in view and can be touched.

`tools/fit.py` looks at every moment at every size in both languages; `test_fit.py` at a fixed tenth of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from browser.look import drawn
from browser.moments import Moment
from browser.visits import Server, Visitor, welcome

SIZES = [(1280, 720), (1280, 800), (1440, 900), (1920, 1080), (1024, 768), (820, 1180), (844, 390), (390, 844)]
LANGUAGES = ["en-GB", "fr-FR"]
HINT = {
    "en-GB": "A camera scores its number whenever Nessie comes up in its sector, so two cameras in sectors far apart"
    " are seldom both of use. Look at the cards you know before you choose.",
    "fr-FR": "Un appareil rapporte son nombre chaque fois que Nessie paraît dans son secteur : deux appareils éloignés"
    " servent rarement ensemble. Regardez les cartes que vous connaissez avant de choisir.",
}
"""A word of advice of two lines on a wide screen, as the lessons give; phones show as much of it as two lines hold."""
BOARDS = Path(__file__).parents[2] / "client" / "src" / "boards"

# Whether something is in view. A place is seen if the window shows it and nothing lies over it at one of some points.
SEEN = """
  const wrong = [];
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth)
    wrong.push(`the page scrolls: ${page.scrollWidth} × ${page.scrollHeight}`);
  const fit = document.querySelector(".fit");
  if (!fit) return ["there is no table"];
  const shown = (one) => Boolean(one?.getClientRects().length) && getComputedStyle(one).visibility !== "hidden";
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const SPOTS = [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.25, 0.5], [0.75, 0.5], [0.2, 0.2], [0.8, 0.8], [0.5, 0.9]];
  const touched = (one, found) => one.contains(found) || found.contains(one) && found.closest("[data-choice]") === one;
  const open = (one, hit) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return SPOTS.some(([x, y]) => {
      const found = document.elementFromPoint(left + width * x, top + height * y);
      return found && hit(one, found);
    });
  };
  const clipped = (one) => {
    const at = one.getBoundingClientRect();
    for (let outer = one.parentElement; outer && outer !== fit; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === "visible" || outer instanceof SVGElement) continue;
      const edge = outer.getBoundingClientRect();
      const lost = Math.max(edge.left - at.left, edge.top - at.top, at.right - edge.right, at.bottom - edge.bottom);
      if (lost > 6) return true;
    }
    return false;
  };
  const round = ({ left, top, width, height }) => [left, top, width, height].map(Math.round).join(" ");
  const need = (what, one, hit = touched) => {
    if (!shown(one)) return wrong.push(`${what}: not there`);
    const area = one.getBoundingClientRect();
    if (!inside(area)) wrong.push(`${what}: out of the window at ${round(area)}`);
    else if (clipped(one)) wrong.push(`${what}: cut off at ${round(area)}`);
    else if (!open(one, hit)) wrong.push(`${what}: covered at ${round(area)}`);
  };
"""

# What does not fit, in words.
LOOK = (
    f"() => {{{SEEN}"
    + """
  const phone = fit.dataset.shape !== "wide";
  const asked = document.querySelector(".top h2");
  need("question", asked);
  if (!phone && asked.scrollHeight > asked.clientHeight + 2) wrong.push(`question: cut: ${asked.innerText}`);
  const own = [...document.querySelectorAll("[data-score=own]")];
  need("score", own.find(shown));

  const list = document.querySelector(".choices");
  const listed = shown(list) && list.getBoundingClientRect().height > 30;
  const hand = document.querySelector(".fit-hand");
  const pulled = fit.classList.contains("pulled");
  const upright = phone && innerWidth / (fit.currentCSSZoom ?? 1) >= 700 && innerHeight > innerWidth;
  if (!phone || upright) need("panel with the list, the log and the chat", document.querySelector(".fit-aside"));
  if (!(phone && pulled)) {
    need("hand", hand);
    for (const one of hand?.querySelectorAll("button, [role=img], [data-place], li") ?? [])
      if (shown(one) && !(inside(one.getBoundingClientRect()) && !clipped(one)))
        wrong.push(`hand: ${one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 30)} is cut`);
  }

  const places = [...document.querySelectorAll(".boardwrap [data-choice], .boardwrap [data-target]")].filter(shown);
  const built = document.querySelector(".fit").dataset.builds === "true";
  for (const offer of document.querySelectorAll(".choices [data-choice]")) {
    const { choice, target } = offer.dataset;
    const mine = places.filter(
      ({ dataset }) => dataset.choice === choice || (target && (dataset.target ?? "").split(" ").includes(target)),
    );
    if (mine.length) {
      const before = wrong.length;
      for (const one of mine) {
        const at = wrong.length;
        need(choice, one);
        // one good place of several is enough
        if (wrong.length === at) {
          wrong.length = before;
          break;
        }
      }
      if (wrong.length > before) wrong.length = before + 1;
    } else if (target && !built) wrong.push(`${choice}: has no place on the board (${target})`);
    else if (!listed && !built)
      need(choice, document.querySelector(`.fit-answers [data-choice="${CSS.escape(choice)}"]`));
  }

  if (phone) {
    const fingers = [...places, ...document.querySelectorAll(".fit-answers button, .tabs button, .tool")].filter(shown);
    for (const one of fingers) {
      const { width, height } = one.getBoundingClientRect();
      const helped = one.closest(".fit-stage");
      if (!helped && (width < 43.4 || height < 43.4))
        wrong.push(`${one.dataset.choice ?? one.textContent.trim()}: ${width.toFixed(0)} × ${height.toFixed(0)}`);
    }
  }

  const small = new Set();
  const walk = document.createTreeWalker(fit, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const one = text.parentElement;
    if (!text.data.trim() || !shown(one) || one.closest(".unseen, .fit-thumb, [hidden], title, defs")) continue;
    const { opacity, fontSize } = getComputedStyle(one);
    const area = one.getBoundingClientRect();
    if (Number(opacity) === 0 || !area.width || area.bottom < 0 || area.top > innerHeight) continue;
    let scale;
    if (one instanceof SVGElement) {
      const matrix = one.getScreenCTM?.();
      scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    } else scale = one.currentCSSZoom ?? 1;
    const size = parseFloat(fontSize) * scale;
    if (size < 11.9) small.add(`text of ${size.toFixed(1)} px: ${text.data.trim().slice(0, 30)}`);
  }
  return [...wrong, ...small];
}"""
)

SETTLED = """() => document.querySelector(".fit .choices [data-choice]") && document.querySelector(".fit-body > *")
  && !document.querySelector("[data-showing], .fit-body > .moment")"""
LOOKS = 50
"""So often it is looked, a moment apart, before something is said to be wrong."""


class Finding(NamedTuple):
    """What is wrong at a moment on a screen; nothing if it fits."""

    moment: Moment
    language: str
    size: tuple[int, int]
    wrong: list[str]

    def __str__(self) -> str:
        width, height = self.size
        return f"{self.moment.name} {self.language[:2]} {width}x{height}: " + "; ".join(self.wrong)


def drawn_games() -> set[str]:
    """The games that bring a board of their own."""
    return {file.parent.name for file in BOARDS.glob("*/Board.svelte")}


def look(
    browser: Browser,
    server: Server,
    moments: list[tuple[Moment, str]],
    languages: list[str],
    sizes: list[tuple[int, int]],
    shots: Path | None = None,
    text: int = 100,
) -> Iterator[Finding]:
    """Look at each moment, played at its address, in these languages at these sizes, with text of so many per cent."""
    for language in languages:
        visitor = welcome(browser, server, language=language, width=1280, height=800, size=text)
        for moment, path in moments:
            yield from looked(visitor, moment, path, language, sizes, shots)
        assert visitor.complaints == [], visitor.complaints
        visitor.context.close()


def looked(
    visitor: Visitor, moment: Moment, path: str, language: str, sizes: list[tuple[int, int]], shots: Path | None
) -> Iterator[Finding]:
    page = visitor.page
    visitor.go(path).wait_for_function(SETTLED)
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.evaluate(
        """(words) => document.querySelector(".fit-question").insertAdjacentHTML("beforeend",
             `<p class="fit-hint">${words}</p>`)""",
        HINT[language],
    )
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        wrong = settled_wrongs(page, LOOK)
        if shots is not None:
            page.screenshot(path=shots / f"{moment.name} {language[:2]} {width}x{height}.png".replace(" ", "-"))
        yield Finding(moment, language, (width, height), wrong)


def settled_wrongs(page: Page, look: str) -> list[str]:
    """What does not fit; what comes a little later on a busy machine is waited for."""
    wrong: list[str] = []
    for _ in range(LOOKS):
        page.wait_for_timeout(60)
        drawn(page)
        wrong = page.evaluate(look)
        if not wrong:
            break
    return wrong
