// Cards as symbols: pictures, back and tokens, drawn once on the page and used wherever one lies.
import { indexIn } from "../../lib/lists";
import { creature, picture } from "./creatures";
import { C, G, P, S } from "./paper";
import { CARD_NAMES, TOKEN } from "./table";

/** The cards by number; the last name is that of a token that can lie among them. */
export const CARDS = CARD_NAMES.slice(0, TOKEN);
export const kindOf = (name: string): number => indexIn(CARD_NAMES, name);

function band(): string {
  return G(P("M0 216C30 208 52 216 84 212 120 206 150 216 200 210V300H0Z", "#fffaf0"));
}

function braid(x0: number, y0: number, x1: number, y1: number, turns: number, phase: number): string {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const long = Math.hypot(dx, dy);
  let d = "";
  for (let i = 0; i <= turns * 8; i++) {
    const part = i / (turns * 8);
    const swing = 6 * Math.sin(part * turns * Math.PI + phase);
    d += `${i ? "L" : "M"}${(x0 + dx * part - (dy / long) * swing).toFixed(1)} ${(y0 + dy * part + (dx / long) * swing).toFixed(1)}`;
  }
  return d;
}

function thistle(x: number, y: number, turn: number, size = 1): string {
  return `<g transform="translate(${x} ${y}) scale(${size}) rotate(${turn})">${S("M0 30C-2 16 0 8 0 0", "#5f8f6a", 3)}${P("M0 22C-10 20-16 12-20 14-14 4-6 10 0 16 6 10 14 4 20 14 16 12 10 20 0 22Z", "#5f8f6a")}${P("M-8 2C-10-8 10-8 8 2 6 8-6 8-8 2Z", "#5f8f6a")}${P("M-9-4-13-18-5-11 0-22 5-11 13-18 9-4Q0-8-9-4Z", "#b98ad0")}</g>`;
}

function back(): string {
  const sides: [number, number, number, number, number][] = [
    [18, 18, 182, 18, 9],
    [182, 18, 182, 282, 15],
    [182, 282, 18, 282, 9],
    [18, 282, 18, 18, 15],
  ];
  const gold = sides.map((side) => S(braid(...side, 0), "#c9a04a", 3.6)).join("");
  const violet = sides.map((side) => S(braid(...side, Math.PI), "#8f6fa8", 3.6)).join("");
  const half =
    `<g>${P("M100 150H40C40 112 66 90 100 90S160 112 160 150Z", "#2c2a5c")}${C(122, 116, 15, "#f7ecc9")}${P("M40 150C52 128 66 124 80 138 96 120 112 128 124 138 138 126 150 132 160 150Z", "#43386f")}` +
    `${P("M66 150C84 140 86 118 78 112 70 112 62 116 58 112 60 102 76 98 84 102 100 110 98 134 104 150ZM112 150C112 138 130 138 130 150ZM138 150C138 142 150 142 150 150Z", "#0f1430")}${C(73, 107, 1.8, "#ffd968")}</g>`;
  const flowers =
    thistle(100, 62, 0) +
    thistle(100, 238, 180) +
    thistle(44, 52, 20, 0.6) +
    thistle(156, 52, -20, 0.6) +
    thistle(44, 248, 160, 0.6) +
    thistle(156, 248, -160, 0.6);
  return (
    `<rect width="200" height="300" rx="14" fill="#f1e6cc"/><rect x="6" y="6" width="188" height="288" rx="10" fill="#241c46"/>${gold}${violet}` +
    `<rect x="30" y="30" width="140" height="240" rx="8" fill="#352a62" stroke="#c9a04a" stroke-width="2"/>${flowers}` +
    `${C(100, 150, 66, "#c9a04a")}${C(100, 150, 62.5, "#1c2350")}<clipPath id="lomond-moonpool"><circle cx="100" cy="150" r="60"/></clipPath>` +
    `<g clip-path="url(#lomond-moonpool)">${half}<g transform="rotate(180 100 150)">${half}</g></g>${S("M36 150q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0", "#9bd6c6", 3)}`
  );
}

function baby(): string {
  return (
    `<clipPath id="lomond-porthole"><circle cx="38" cy="38" r="32"/></clipPath>${C(38, 38, 36, "#e6d6b4")}${C(38, 38, 32, "#244668")}` +
    `<g clip-path="url(#lomond-porthole)"><g transform="translate(-6 -18) scale(.52)">${creature("baby-monster")}</g></g>`
  );
}

function stone(): string {
  return (
    C(38, 38, 36, "#e6d6b4") +
    C(38, 38, 32, "#2b4a6a") +
    G(P("M38 14C54 12 62 26 60 40 58 54 48 62 36 60 22 60 14 48 16 36 18 22 28 14 38 14Z", "#7fa8a0")) +
    C(39, 38, 9.5, "#e9fff8") +
    C(39, 38, 5, "#fff") +
    S("M26 26q8-7 18-5", "#c8e6dc", 2.5)
  ); // prettier-ignore
}

function victory(): string {
  return (
    C(38, 38, 36, "#e6d6b4") +
    C(38, 38, 32, "#7d2c20") +
    G(P("M38 12 45.5 29 64 31 50 43 54 62 38 52 22 62 26 43 12 31 30.5 29Z", "#f1cf85")) +
    C(38, 40, 8, "#c9982f")
  ); // prettier-ignore
}

const symbol = (id: string, box: string, drawn: string): string =>
  `<symbol id="lomond-${id}" viewBox="${box}">${drawn}</symbol>`;

/** All symbols, for one invisible drawing on the page. */
export function symbols(): string {
  return (
    CARDS.map((name) => symbol(name, "0 0 200 300", picture(name) + band())).join("") +
    symbol("back", "0 0 200 300", back()) +
    symbol("baby", "0 0 76 76", baby()) +
    symbol("stone", "0 0 76 76", stone()) +
    symbol("victory", "0 0 76 76", victory())
  ); // prettier-ignore
}

/** The thorned edge of a Monster's seal. */
export function thorns(x: number, y: number, r: number): string {
  let d = "";
  for (let i = 0; i < 24; i++) {
    const angle = (i * Math.PI) / 12;
    const far = i % 2 ? r * 0.98 : r * 1.26;
    d += `${i ? "L" : "M"}${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  }
  return `${d}Z`;
}

/** A name in one line or two, and how big it may be on a band that is 176 wide. */
export function lettering(name: string): { lines: string[]; size: number } {
  const words = name.split(" ");
  let lines = [name];
  if (name.length > 9 && words.length > 1) {
    let best = Infinity;
    for (let i = 1; i < words.length; i++) {
      const split = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
      const longest = Math.max(...split.map((line) => line.length));
      if (longest <= best) [best, lines] = [longest, split];
    }
  }
  const longest = Math.max(...lines.map((line) => line.length), 1);
  return { lines, size: Math.round(Math.min(lines.length > 1 ? 34 : 40, 176 / (0.56 * longest))) };
}

/** A number as it is printed. */
export const printed = (value: number): string => String(value).replace("-", "−");
