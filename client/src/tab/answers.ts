// What the house says to everybody and never otherwise: games, words, rules. It was asked once, when the site was put
// together, and lies packed beside the page.
import type { Reply } from "../lib/way";

let index: Promise<Record<string, string>> | undefined;

async function read(): Promise<Record<string, string>> {
  const found = await fetch("answers/index.json");
  return found.ok ? ((await found.json()) as Record<string, string>) : {};
}

/** The answer that lies there as a file; undefined if the house must be asked. */
export async function answered(path: string): Promise<Reply | undefined> {
  index ??= read().catch(() => ({}));
  const name = (await index)[path];
  if (!name) return undefined;
  try {
    const found = await fetch(name);
    if (!found.ok || !found.body) return undefined;
    const kind = /\.json(\.gz)?$/.test(name) ? "application/json" : "text/plain";
    const body = name.endsWith(".gz") ? found.body.pipeThrough(new DecompressionStream("gzip")) : found.body;
    return { ok: true, kind, text: await new Response(body).text() };
  } catch {
    return undefined; // the house itself will know
  }
}
