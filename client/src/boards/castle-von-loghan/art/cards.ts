// Pictures of the combat cards, in a box of 96 by 84.
import { C, G, P, S } from "./brush";

const heart = "M48 78C20 58 20 46 26 39c7-8 18-5 22 5 4-10 15-13 22-5 6 7 6 19-22 39Z";
const HIT = C(62, 34, 27, "url(#cv-chill)", 'opacity=".7"') + S("M14 74 62 32", "#3c2617", 10) + S("M14 74 62 32", "#a07c54", 6) + S("M62 32 54 18M62 32l16-2M62 32l-2-21M62 32l16 12M62 32l4 19", "#a8f4f9", 3.4) + C(62, 32, 8, "#eaffff");
const COUNTER = S("M20 26q34-24 56 8", "#f3b0a2", 6) + P("m82 20-4 20-18-8Z", "#f3b0a2");

const PICTURES: Record<string, string> = {
  hit: HIT,
  "critical-hit": P("m50 2 8 22 24-9-11 22 21 11-24 4 7 24-22-15-13 19-2-26-28 2 22-15L12 22l26 4Z", "#e0903c") + P("m50 16 5 16 15-4-8 14 15 6-17 3 4 15-14-9-8 13-1-17-19 1 15-10-13-13 17 3Z", "#ffe6a0") + S("M50 28v24M50 60v3", "#7a2a18", 6.5),
  "clever-attack": C(48, 42, 34, "url(#cv-chill)", 'opacity=".6"') + G("rotate(38 48 42)", P("M43 74V22l5-14 5 14v52Z", "url(#cv-steel)") + S("M34 66h28", "#c9982f", 5)) + G("rotate(-38 48 42)", P("M43 74V22l5-14 5 14v52Z", "url(#cv-steel)") + S("M34 66h28", "#c9982f", 5)) + P("M53 22 38 46h10l-4 20 18-28H50Z", "#ffe98a", 'stroke="#5a3808" stroke-width="1.500"'),
  parry: P("M46 8 74 16v24C74 60 58 70 46 76 34 70 18 60 18 40V16Z", "#5d7d8a", 'stroke="#eaf4f5" stroke-width="3"') + P("M46 8v68C34 70 18 60 18 40V16Z", "#86a5b0") + S("M90 8 40 48", "#eaf4f5", 5) + S("m40 48-4-12M40 48H27M40 48l-6 10", "#ffe6a0", 2.8),
  aid: C(48, 44, 34, "url(#cv-haze-green)") + P("M8 52c10-2 16-10 26-10 8 0 12 4 18 4 8 0 8 8 0 9H40", "#d9b48c", 'stroke="#4a2f1a" stroke-width="2.500" stroke-linejoin="round"') + P("M88 44c-12 0-18-12-30-12-8 0-16 6-22 12-4 6 4 10 9 6l9-6 22 16", "#b98a62", 'stroke="#4a2f1a" stroke-width="2.500" stroke-linejoin="round"') + P("M2 46h14v22H2ZM80 36h14v30H80Z", "#2f6f73") + P("M44 6h8v7h7v8h-7v7h-8v-7h-7v-8h7Z", "#a9f0b4"),
  counter: COUNTER + P(heart, "#c8443c") + S("m48 46-6 10 10 6-6 12", "#2a1210", 3),
  "hard-counter": S("M14 30q38-30 64 6", "#f3b0a2", 7) + P("m88 18-4 26-22-12Z", "#f3b0a2") + G("translate(-10 2)", P(heart, "#8a2a26")) + G("translate(10 6)", P(heart, "#d0443c") + S("m48 44-8 11 13 6-9 14", "#2a1210", 3.600)),
  miss: C(48, 42, 32, "none", 'stroke="#8b979c" stroke-width="4" stroke-dasharray="7 6"') + C(48, 42, 14, "none", 'stroke="#8b979c" stroke-width="4"') + S("M12 70 84 14", "#d8dde0", 5) + P("m88 10-16 4 10 10Z", "#d8dde0") + S("M8 74l8-2M10 80l10-6", "#d8dde0", 3),
};

const TONES: Record<number, [string, string, string]> = { 0: ["#22282b", "#3a4449", "#8b979c"], 1: ["#173025", "#2a5140", "#9fe6c0"], 2: ["#1b2830", "#2b414b", "#7fe3ea"], 3: ["#3a1815", "#5a2a22", "#e8867c"] };

/** The picture of a card in its window, 96 by 100. */
export function cardPicture(key: string, priority: number): string {
  const [dark, pane, edge] = TONES[priority] ?? TONES[0]!;
  return (
    `<rect width="96" height="100" fill="${dark}"/>` + P("M6 100V40C6 20 30 8 48 0c18 8 42 20 42 40v60Z", pane, `stroke="${edge}" stroke-width=".8" stroke-opacity=".6"`) + S("M48 0v100M6 44h84M6 76h84", "#0d1519", 1.6, 'opacity=".5"') +
    G("translate(0 8)", PICTURES[key] ?? C(48, 42, 20, edge)) + P("M0 100V92q20-8 48-4t48-2v14Z", "#0d1519", 'opacity=".55"')
  ); // prettier-ignore
}
