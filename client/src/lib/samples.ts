// For tests: as much of a sight as is read, and lines of a log.
import type { LogLine } from "../protocol";
import type { SightOf } from "./seen";

/** A sight that was told these fields and figures, and nothing else. */
export const told = <Told>(some: Partial<Told>): Pick<SightOf<Told>, "field"> => ({
  field: (name) => some[name] as Told[typeof name],
});

/** Writes lines of the log of a game. */
export const linesOf =
  (game: string) =>
  (id: string, values: Record<string, number | string> = {}, thing = "", source = "", target = ""): LogLine => ({
    message: [`${game}-${id}`, values],
    thing,
    source,
    target,
  });
