// What the house says to a browser that is elsewhere, as the service worker hears it. It alone imports this: what it
// shared with the pages would be a file of its own, which a worker cannot fetch.

export interface Call {
  tag: string;
  path: string;
  title: string;
  text: string;
  /** Whether it only takes back what was told by this tag. */
  withdrawn: boolean;
}

/** A call, if it is one. */
export function understand(text: string | undefined): Call | null {
  try {
    const said = JSON.parse(text ?? "") as Record<string, unknown>;
    const word = (name: string): string => (typeof said[name] === "string" ? (said[name] as string) : "");
    const path = word("path");
    if (!word("tag") || !/^\/(?!\/)/.test(path)) return null;
    return { tag: word("tag"), path, title: word("title"), text: word("text"), withdrawn: Boolean(said["withdrawn"]) };
  } catch {
    return null;
  }
}

/** Whether somebody looks at the page a call leads to, and so needs none. */
export const seen = (call: Call, windows: readonly { url: string; visibilityState: string }[]): boolean =>
  windows.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === call.path);

/** The window to bring to the front for a page: the one that shows it, else any; undefined if there is none. */
export const windowFor = <W extends { url: string }>(path: string, windows: readonly W[]): W | undefined =>
  windows.find((one) => new URL(one.url).pathname === path) ?? windows[0];
