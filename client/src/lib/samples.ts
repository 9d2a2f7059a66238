// For tests: as much of a sight as is read.
import type { SightOf } from "./seen";

/** A sight that was told these fields and figures, and nothing else. */
export const told = <Told>(some: Partial<Told>): Pick<SightOf<Told>, "field"> => ({
  field: (name) => some[name] as Told[typeof name],
});
