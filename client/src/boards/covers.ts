// The covers of the boxes: drawn for a game that brings none.
import { draw } from "./drawn";

const found = import.meta.glob<string>("./*/cover.svg", { eager: true, import: "default", query: "?raw" });
const drawings = new Map(Object.entries(found).map(([path, drawing]) => [path.split("/")[1] ?? "", drawing]));

/** The games that bring a cover. */
export const covered: string[] = [...drawings.keys()];

/** The drawing of a cover, 640 by 400, without the frame of its file. */
export const coverOf = (key: string): string =>
  (drawings.get(key) ?? draw(key)).replace(/^[^<]*<svg[^>]*>|<\/svg>\s*$/g, "");
