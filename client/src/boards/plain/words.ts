// The words of the plain board, and where the catalogues of a game speak of its fields.
import { house } from "../../lib/house.svelte";
import en from "./words.en.ftl?raw";
import fr from "./words.fr.ftl?raw";
import type { Words } from "./groups";

house.teach("en", en);
house.teach("fr", fr);

/** What a game's catalogues say: `<game>-field-<name>`, with `.value`, `.entry` and `.each` where they are there. */
export function wordsOf(game: string, names: string[]): Words {
  const speech = house.speech;
  const id = (name: string): string => `${game}-field-${name.replaceAll("_", "-")}`;
  const say = (key: string, values: Record<string, string | number>): string | null =>
    speech.knows(key) ? speech.text(key, values) : null;
  return {
    label: (name) => say(id(name), {}),
    value: (name, value) => say(`${id(name)}.value`, { value, seat: names[value] ?? "–" }),
    entry: (name, index) => say(`${id(name)}.entry`, { index }),
    each: (name, index) => say(`${id(name)}.each`, { index }),
  };
}
