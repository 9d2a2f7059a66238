"""What is looked for on a page, whatever it shows: barriers, things too wide or too small, words left plain."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from bothy.games import games

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"


def drawn(page: Page) -> None:
    """Wait until the page has drawn itself twice: so long it takes to notice another width and to follow."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def serious(page: Page, only: str = "", colours_only: bool = False) -> list[str]:
    """Serious and critical barriers that axe finds, each with the first places where it stands."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found: list[str] = page.evaluate(
        """async ([only, some]) => {
             const asked = { resultTypes: ["violations"], runOnly: some };
             const { violations } = await axe.run(only || document, asked);
             return violations.filter(({ impact }) => impact === "serious" || impact === "critical").flatMap((found) =>
               found.nodes.slice(0, 3).map((node) => {
                 const data = node.any[0]?.data;
                 const colours = data?.fgColor ? ` (${data.fgColor} on ${data.bgColor}: ${data.contrastRatio})` : "";
                 return `${found.id}: ${node.target.join(" ")}${colours}`;
               }));
           }""",
        [only, ["color-contrast"] if colours_only else ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]],
    )
    return found


def too_wide(page: Page) -> list[str]:
    """What makes the page wider than its window."""
    found: list[str] = page.evaluate(
        """() => {
             if (document.documentElement.scrollWidth <= innerWidth) return [];
             const name = (one) => `${one.localName}.${one.getAttribute("class")}`;
             const out = (one) => one.getBoundingClientRect().right > innerWidth + 1;
             const wide = [...document.querySelectorAll("body *")].filter(out).slice(0, 5).map(name);
             return [`${document.documentElement.scrollWidth} > ${innerWidth}`, ...wide];
           }"""
    )
    return found


def too_small(page: Page) -> list[str]:
    """Buttons, links and inputs that are hard to hit with a finger: less than 44 pixels high or wide.

    A link within a sentence may be as small as its words; a hidden input counts by its label. On the stage of a table a
    finger takes the nearest place that is offered (decision 13): what is drawn there may be smaller.
    """
    found: list[str] = page.evaluate(
        """() => {
             const some = 'button, [role="button"], a[href], summary, select, input, [data-choice], [data-target]';
             const HELPED = ".fit-stage .boardwrap :is([data-choice], [data-target])";
             const ticked = "input[type=radio], input[type=checkbox]";
             const area = (one) => one.matches(ticked) ? one.closest("label") ?? one : one;
             const inline = (one) => getComputedStyle(one).display === "inline";
             const wordy = (one) => one.localName === "a" && one.closest("p, li") && inline(one);
             const out = [];
             for (const one of document.querySelectorAll(some)) {
               if (one.matches(":disabled") || wordy(one) || !one.getClientRects().length) continue;
               if (one.closest("[inert]") || one.matches(HELPED)) continue;
               if (getComputedStyle(one).visibility === "hidden") continue;
               const { width, height } = area(one).getBoundingClientRect();
               if (!width || !height || (width > 43.4 && height > 43.4)) continue;
               const name = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 40);
               const kind = `${one.localName}.${one.getAttribute("class") ?? ""}`;
               out.push(`${kind} ${JSON.stringify(name)}: ${width.toFixed(0)} × ${height.toFixed(0)}`);
             }
             return [...new Set(out)];
           }"""
    )
    return found


def cramped(page: Page) -> list[str]:
    """What does not fit a phone: too small to touch as it is now, or too wide, also on the narrowest."""
    wrong = [*too_wide(page), *too_small(page)]
    page.set_viewport_size({"width": 320, "height": 640})
    drawn(page)
    return wrong + too_wide(page)


def plain(page: Page, *names: str) -> list[str]:
    """Texts and labels that no catalogue has said, on a page in the pseudo-language."""
    found: list[str] = page.evaluate(
        """() => {
             const out = [];
             const odd = (text) => /[a-zA-Z]{2}/.test(text.replace(/⟦[^⟧]*⟧/g, ""));
             for (const one of document.querySelectorAll("body *")) {
               if (one.closest("code, pre, script, style, [lang], .words-of-people")) continue;
               for (const part of one.childNodes)
                 if (part.nodeType === 3 && odd(part.data.trim())) out.push(part.data.trim());
               for (const key of ["aria-label", "title", "placeholder", "alt"]) {
                 const text = one.getAttribute(key);
                 if (text && odd(text)) out.push(`${key}: ${text}`);
               }
             }
             return [...new Set(out)];
           }"""
    )
    known = {"Bothy", *(game.name for game in games().values()), *names}
    bare = (text.partition(": ")[2] if text.startswith(("aria-label", "title")) else text for text in found)
    return [text for text, word in zip(found, bare, strict=True) if word not in known]
