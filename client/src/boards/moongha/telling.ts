// What the board says about cities and monsters, to eyes and ears.
import { house } from "../../lib/house.svelte";
import { called } from "./offers";
import { kindOf } from "./pieces";
import { cubesIn, humansIn, leaders, monstersIn, type Scene } from "./scene";
import type { Sight } from "./sight";
import { BLACK, SLOTS, UNIT_NAMES } from "./table";

export const cityName = (scene: Scene, city: number): string =>
  house.text("moongha-city", { city: scene.figures.cities.names[city] ?? "" });

export const kindName = (kind: string): string => house.text("moongha-kind", { kind });

/** The cities where a seat has monsters of a kind, in words. */
export function homes(scene: Scene, seat: number, kind: number): string {
  const found = scene.places
    .slice(seat * SLOTS, (seat + 1) * SLOTS)
    .flatMap((place, slot) => (place >= 0 && kindOf(slot) === kind ? [place] : []));
  return [...new Set(found)].map((city) => cityName(scene, city)).join(", ");
}

/** A monster by its name, where it stands hidden or not, and what it has suffered. */
export function monsterLabel(scene: Scene, table: Sight, monster: number): string {
  const name = table.say(["moongha-monster", called(monster)]);
  const notes = [];
  if (scene.hidden[monster]) notes.push(house.text("mi-hidden"));
  if (scene.wounds[monster]) notes.push(house.text("mi-hurt", { wounds: scene.wounds[monster] ?? 0 }));
  return notes.length ? `${name} (${notes.join(", ")})` : name;
}

/** Whose cubes lie in a city, like `Ailsa 3, black 1`. */
export function cubesLabel(scene: Scene, table: Sight, city: number): string {
  const cubes = cubesIn(scene, city);
  return [...new Set(cubes)]
    .map(
      (owner) =>
        `${owner === BLACK ? house.text("mi-black") : (table.names[owner] ?? "")} ${cubes.filter((other) => other === owner).length}`,
    )
    .join(", ");
}

/** Everything in a city, in one sentence for those who hear it. */
export function cityLabel(scene: Scene, table: Sight, city: number): string {
  const said = [cityName(scene, city)];
  const cubes = cubesIn(scene, city).length;
  said.push(
    cubes
      ? `${house.text("mi-damage", { cubes, holds: scene.figures.cities.holds })}: ${cubesLabel(scene, table, city)}`
      : house.text("mi-whole"),
  );
  for (const { seat, points } of leaders(scene, city))
    said.push(house.text("mi-scores", { name: table.names[seat] ?? "", points }));
  humansIn(scene, city).forEach(
    (count, unit) => count && said.push(house.text("moongha-board-units", { count, unit: UNIT_NAMES[unit] ?? "" })),
  );
  for (const monster of monstersIn(scene, city)) said.push(monsterLabel(scene, table, monster));
  return said.join("; ");
}
