// Why somebody has won where scores alone do not say it, as the terminal tells it too.
import type { ResultPart, Spoken } from "../protocol";

type Text = (id: string, values?: Record<string, string | number>) => string;

/** What was compared where several had the best score, and what came of it; nothing where the scores decided. */
export function why(
  result: ResultPart,
  names: readonly string[],
  viewer: number,
  text: Text,
  say: (label: Spoken) => string,
): string[] {
  const [first] = result.tied;
  if (first === undefined) return [];
  const name = (seat: number): string => (seat === viewer ? text("you") : (names[seat] ?? ""));
  const among = [...result.tied].sort((a, b) => Number(b === viewer) - Number(a === viewer)).map(name);
  const you = result.tied.includes(viewer) && viewer >= 0 ? "yes" : "no";
  const lines = [
    text("sheet-tie", {
      names: among.slice(0, -1).join(", "),
      last: among.at(-1) ?? "",
      among: you,
      points: result.scores[first] ?? 0,
    }),
  ];
  for (const { label, figures, tied, left } of result.ties) {
    const each = tied.map((seat) => `${name(seat)} ${figures[seat] ?? 0}`).join(", ");
    lines.push(
      text("sheet-tie-line", {
        label: say(label),
        figures: each,
        left: left.length,
        tied: left.length === tied.length ? "yes" : "no",
      }),
    );
  }
  if (Math.max(...result.shares) < 1) lines.push(text("sheet-tie-shared", { compared: result.ties.length }));
  return lines;
}
