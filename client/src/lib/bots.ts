// What bots are called.
import { house } from "./house.svelte";

export function botName(name: string): string {
  const [kind, level, temper] = name.split(":");
  if (kind === "search") return house.text("bot-search");
  const known = level ? house.text("bot-level", { level }) : house.text(`bot-${kind}`);
  return temper ? `${known}, ${house.text("bot-temper", { temper })}` : known;
}
