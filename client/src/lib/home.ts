// What the home page shows of the tables one has been at.
import type { MyPlace, MyTable, TableInfo } from "../protocol";
import type { Kept } from "./keep";

export interface Remembered {
  /** Where one is asked now. */
  turns: MyTable[];
  /** Where the game goes on without being one's turn, or has not begun. */
  others: MyTable[];
  finished: MyTable[];
}

export const linkOf = (kept: Kept): { table: string; secret: string } => ({
  table: kept.table,
  secret: Object.values(kept.seats)[0] ?? kept.owner ?? kept.watch ?? "",
});

/** Sort the tables one has kept links of: the latest first in each pile. */
export function sorted(found: MyTable[]): Remembered {
  const latest = [...found].sort((a, b) => b.changed - a.changed);
  const playing = latest.filter((table) => table.state !== "finished");
  return {
    turns: playing.filter((table) => table.your_turn),
    others: playing.filter((table) => !table.your_turn),
    finished: latest.filter((table) => table.state === "finished"),
  };
}

/** Public tables by what one can do there: sit down before the game, or look on. */
export function open(tables: TableInfo[], mine: string[]): { free: TableInfo[]; watched: TableInfo[] } {
  const others = tables.filter((table) => !mine.includes(table.id));
  return {
    free: others.filter((table) => table.open_seats > 0 && (table.state === "open" || table.people > 0)),
    watched: others.filter((table) => table.state === "playing" && table.watching !== "off"),
  };
}

/** The tables of this device and those of one's place, each once, without those that were put away. */
export function merged(here: MyTable[], place: MyPlace | null): MyTable[] {
  const away = place?.away ?? [];
  const others = (place?.tables ?? []).filter((table) => !here.some(({ id }) => id === table.id));
  return [...here, ...others].filter(({ id }) => !away.includes(id));
}
