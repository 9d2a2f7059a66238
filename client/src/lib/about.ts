// What the rulebook says about a thing on the table: a card, a monster, a treasure, a room.
import type { Clause } from "../protocol";
import { plain } from "./reference";

/** Marks of a thing that tells about itself when a mouse rests on it, a finger stays, or I is pressed. */
export interface Marks {
  "data-about"?: string;
  "data-clause"?: string | undefined;
  "data-tells"?: string | undefined;
}

/** The name of a thing as the rules call it; the clause, where the name alone does not lead there; what the board says it does. */
export const tells = (name: string, clause?: string, does?: string): Marks =>
  name ? { "data-about": name, "data-clause": clause, "data-tells": does || undefined } : {};

const SENTENCES = 3;

const bare = (text: string): string => text.replaceAll(/[*`]/g, "").replaceAll(/\s+/g, " ").trim();

/** The sentences of a clause that name the thing; where none does, its first. */
function passage(text: string, wanted: string): string {
  const all = bare(text).split(/(?<=[.!?])\s+/u);
  const mine = all.filter((sentence) => plain(sentence).includes(wanted));
  return (mine.length ? mine : all).slice(0, SENTENCES).join(" ");
}

const SHORT = 4;

/** The clause about a thing: one that bears its name, else the one meant, else the first that explains it, else one that mentions it. */
export function ruled(name: string, clauses: Clause[], key = ""): { key: string; title: string; text: string } | null {
  const wanted = plain(name);
  const found =
    clauses.find(({ title }) => plain(title) === wanted) ??
    (wanted.length >= SHORT ? clauses.find(({ title }) => plain(title).includes(wanted)) : undefined) ??
    clauses.find((clause) => clause.key === key) ??
    clauses.find(({ text }) => plain(text).includes(`**${wanted}`)) ??
    clauses.find(({ text }) => plain(text).includes(wanted));
  return found ? { key: found.key, title: found.title, text: passage(found.text, wanted) } : null;
}

const OWN = [
  "id",
  "data-choice",
  "data-target",
  "data-about",
  "data-place",
  "data-drawing",
  "data-why",
  "tabindex",
  "role",
  "transform",
];

/** A thing's own drawing, once more: nothing of it can be touched or is found by those who look for the thing. */
export function drawing(place: Element): SVGSVGElement | null {
  const whole = place instanceof SVGElement && !(place instanceof SVGSVGElement);
  const found = whole ? place : largest(place);
  if (!found) return null;
  const copy = found.cloneNode(true) as SVGElement;
  for (const part of [copy, ...copy.querySelectorAll("*")])
    for (const mark of OWN) if (mark !== "transform" || part === copy) part.removeAttribute(mark);
  copy.removeAttribute("style");
  if (!whole) return copy as SVGSVGElement;
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const { x, y, width, height } = (place as SVGGraphicsElement).getBBox();
  frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  frame.append(copy);
  return frame;
}

/** The drawing that a thing calls its own, shown where there is room for it; else the largest in it. */
function largest(place: Element): Element | undefined {
  const own = place.querySelector("svg[data-drawing]");
  if (own) return own;
  const size = (one: Element): number => one.getBoundingClientRect().width * one.getBoundingClientRect().height;
  const all = place instanceof SVGSVGElement ? [place] : [...place.querySelectorAll("svg")];
  return all.sort((a, b) => size(b) - size(a))[0];
}
