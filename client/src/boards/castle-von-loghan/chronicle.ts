// One's own playthrough as a page of its own: every card with who chose what and what came of it, and how it ended.
import { house } from "../../lib/house.svelte";
import type { LogLine } from "../../protocol";
import { agentName } from "./box.svelte";
import type { Castle } from "./castle";
import type { Sight } from "./sight";
import { type Chapter, isProse } from "./story";

const KEY = "castle-von-loghan";

export interface Told {
  title: string;
  /** Which of the cards of the story it was; empty for a random event. */
  number: string;
  text: string;
  chosen: string[];
  lines: { text: string; prose: boolean }[];
}

/** A text that nothing in it can turn into more than text. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

/** A chapter in words: its characters by their agents, with the names of those who play them. */
export function tellChapter(chapter: Chapter, castle: Castle, table: Sight): Told {
  const who = (character: number): string => {
    const name = table.names[castle.keepers[character] ?? -1] ?? "";
    const chaos = castle.chaos.includes(character);
    return chaos || !name ? agentName(table, character) : `${agentName(table, character)} (${name})`;
  };
  return {
    title: house.text(`${KEY}-event-title`, chapter.words),
    number: chapter.number ? String(chapter.number).padStart(3, "0") : "",
    text: house.text(`${KEY}-event-text`, chapter.words),
    chosen: chapter.chosen.map(
      ({ character, letter, words }) =>
        `${letter.toUpperCase()} · ${who(character)}: ${house.text(`${KEY}-label-${letter}`, words)}`,
    ),
    lines: chapter.told.map((line: LogLine) => ({ text: table.say(line.message), prose: isProse(line) })),
  };
}

/** The page: HTML that needs nothing else. */
export function page(title: string, lang: string, chapters: Told[]): string {
  const parts = chapters.map(
    ({ title, number, text, chosen, lines }) =>
      `<section><h2>${number ? `<small>${number}</small> ` : ""}${escaped(title)}</h2><p>${escaped(text)}</p>` +
      `<ul class="chosen">${chosen.map((one) => `<li>${escaped(one)}</li>`).join("")}</ul>` +
      lines.map((one) => `<p class="${one.prose ? "prose" : "effect"}">${escaped(one.text)}</p>`).join("") +
      "</section>",
  );
  const style =
    "body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:18px/1.5 Georgia,serif;color:#241d14;background:#f6efdf}" +
    "section{border-top:1px solid #cbb98f;padding:.5rem 0}h2 small,.effect,.chosen{color:#6b5a3c;font-size:15px}" +
    ".effect{margin:.1rem 0}.chosen{list-style:none;padding:0}";
  return (
    `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style>` +
    `<h1>${escaped(title)}</h1>${parts.join("")}</html>\n`
  );
}

/** Keep it as a file. */
export function save(castle: Castle, table: Sight, chapters: Chapter[]): void {
  const title = house.text("loghan-chronicle-of", { names: table.names.join(", ") });
  const told = chapters.map((chapter) => tellChapter(chapter, castle, table));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([page(title, house.tongue, told)], { type: "text/html" }));
  link.download = "castle-von-loghan.html";
  link.click();
  URL.revokeObjectURL(link.href);
}
